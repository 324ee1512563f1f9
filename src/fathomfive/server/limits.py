"""Limits on what one visitor may use, and the rate limiter."""

import asyncio
import math
import time
from dataclasses import dataclass

from fathomfive.kernel.errors import Refused

REQUEST_BURST = 6  # requests that may come at once, as a multiple of those per second
OPENING_BURST = 3  # sockets that may be opened at once, as a multiple of those per second
MESSAGE_BURST = 2  # messages that may come at once, as a multiple of those per second
MAX_KEYS = 10_000  # visitors that a rate limiter remembers


@dataclass(frozen=True)
class Limits:
    """What one visitor may use; a host may set other limits."""

    requests: float = 10  # per second, from one address
    at_once: float = 10 * REQUEST_BURST  # requests that may come at once
    sockets: int = 200  # from one address
    tables: int = 50  # created by one person and not over
    branches: int = 5  # matches that one address plays on from at once; each is copied
    people: int = 60  # new ones from one address, at once and in ten minutes
    openings: float = 10  # sockets that one address may open per second
    openings_at_once: float = 10 * OPENING_BURST
    connections: int = 300  # from one address, HTTP and sockets together
    all_connections: int = 0  # of all visitors; 0: as many as the limit on file descriptors allows
    head_seconds: float = 10  # to send the headers of a request
    body_seconds: float = 20  # to send the body of a request
    read_seconds: float = 20  # to read something of what was sent
    close_seconds: float = 2  # to read the rest of a connection that is being closed
    messages: float = 50  # per second on all sockets from one address
    questions: float = 20  # of these: why, explain, since


class RateLimiter:
    """A token bucket for each key: `per_second` tokens are added every second, up to `burst`."""

    def __init__(self, per_second: float, burst: float) -> None:
        self.per_second = per_second
        self.burst = burst
        self._buckets: dict[str, tuple[float, float]] = {}  # tokens left, and when they were counted

    def check(self, key: str, words: str) -> None:
        """Take one token, or refuse with these words."""
        wait = self.take(key)
        if wait:
            raise Refused("too_many", f"{words}; try again in {math.ceil(wait)} s", retry_after=wait)

    async def wait_for(self, key: str) -> None:
        """Take one token, in advance if there is none, and wait until it is due: nobody wakes in vain."""
        self.charge(key, 1)
        tokens = self._tokens(self._buckets[key])
        if tokens < 0:
            await asyncio.sleep(-tokens / self.per_second)

    def take(self, key: str) -> float:
        """Take one token and give 0, or give the seconds until there is one."""
        self._make_room()
        tokens = self._tokens(self._buckets.get(key, (self.burst, time.monotonic())))
        if tokens < 1:
            return (1 - tokens) / self.per_second
        self._buckets[key] = (tokens - 1, time.monotonic())
        return 0

    def wait(self, key: str) -> float:
        """Give the seconds until a key has any token; 0 if it has one now."""
        tokens = self._tokens(self._buckets.get(key, (self.burst, time.monotonic())))
        return 0 if tokens > 0 else (self.burst / 100 - tokens) / self.per_second

    def charge(self, key: str, tokens: float) -> None:
        """Take tokens that were used, even if there are not as many left."""
        self._make_room()
        left = self._tokens(self._buckets.get(key, (self.burst, time.monotonic())))
        self._buckets[key] = (left - tokens, time.monotonic())

    def forget(self, key: str) -> None:
        """Forget a key that is no longer used."""
        self._buckets.pop(key, None)

    def _make_room(self) -> None:
        if len(self._buckets) > MAX_KEYS:
            self._buckets = {key: bucket for key, bucket in self._buckets.items() if self._tokens(bucket) < self.burst}
            if len(self._buckets) > MAX_KEYS:  # memory must not grow with the number of visitors
                emptiest = sorted(self._buckets.items(), key=lambda item: self._tokens(item[1]))
                self._buckets = dict(emptiest[: MAX_KEYS // 2])  # those who ask most stay limited

    def _tokens(self, bucket: tuple[float, float]) -> float:
        tokens, counted_at = bucket
        return min(self.burst, tokens + (time.monotonic() - counted_at) * self.per_second)
