"""The ages after which something is abandoned."""

from dataclasses import dataclass


@dataclass(frozen=True)
class Ages:
    """Days after which something is abandoned."""

    tables: int = 7  # never started: deleted
    matches: int = 90  # without a move: closed
    people: int = 365  # without matches, and not seen: deleted
    keys: int = 365  # not used: deleted
    hours: int = 365  # uptime that no clock needs: deleted
