"""How much one visitor may ask for."""

from dataclasses import dataclass

BURST = 3  # requests that may come together, as a multiple of those of a second


@dataclass(frozen=True)
class Limits:
    """What one visitor may use up; a host may set other ones."""

    requests: float = 20  # a second, from one address
    at_once: float = 20 * BURST  # requests that may come together
    sockets: int = 200  # from one address
    tables: int = 50  # that one person has laid and that are not over
