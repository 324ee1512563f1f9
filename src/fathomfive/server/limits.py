"""Limits on what one visitor may use, and the rate limiter that holds them."""

import time
from dataclasses import dataclass

from fathomfive.kernel.errors import Refused

BURST = 3  # requests that may come at once, as a multiple of those per second
MAX_KEYS = 10_000  # visitors that a rate limiter remembers


@dataclass(frozen=True)
class Limits:
    """What one visitor may use; a host may set other limits."""

    requests: float = 20  # per second, from one address
    at_once: float = 20 * BURST  # requests that may come at once
    sockets: int = 200  # from one address
    tables: int = 50  # created by one person and not over


class RateLimiter:
    """A token bucket for each key: `per_second` tokens are added every second, up to `burst`."""

    def __init__(self, per_second: float, burst: float) -> None:
        self.per_second = per_second
        self.burst = burst
        self._buckets: dict[str, tuple[float, float]] = {}  # tokens left, and when they were counted

    def check(self, key: str) -> None:
        """Take one token, or refuse."""
        if self.take(key):
            raise Refused("too_many", f"slow down: at most {self.per_second:g} requests a second are accepted")

    def take(self, key: str) -> float:
        """Take one token and give 0, or give the seconds until there is one."""
        if len(self._buckets) > MAX_KEYS:
            self._buckets = {key: bucket for key, bucket in self._buckets.items() if self._tokens(bucket) < self.burst}
            if len(self._buckets) > MAX_KEYS:
                self._buckets.clear()  # memory must not grow with the number of visitors
        tokens = self._tokens(self._buckets.get(key, (self.burst, time.monotonic())))
        if tokens < 1:
            return (1 - tokens) / self.per_second
        self._buckets[key] = (tokens - 1, time.monotonic())
        return 0

    def forget(self, key: str) -> None:
        """Forget a key that is no longer used."""
        self._buckets.pop(key, None)

    def _tokens(self, bucket: tuple[float, float]) -> float:
        tokens, counted_at = bucket
        return min(self.burst, tokens + (time.monotonic() - counted_at) * self.per_second)
