"""What an attack knows and has: the server's address, addresses of its own, a time limit, and a tally."""

import asyncio
import math
import time
from collections import Counter
from collections.abc import Awaitable, Callable, Collection
from dataclasses import dataclass, field
from functools import cached_property

from fathomfive.kernel import shelf
from fathomfive.kernel.errors import Refused
from fathomfive.kernel.game import Game
from fathomfive.soak.attacks.visitor import LOST, Visitor
from fathomfive.soak.connections import Address
from fathomfive.soak.processes import clients_of

STEP_SECONDS = 30.0  # until an answer is given up
PAUSE = 0.05  # seconds before something that failed is tried again
FIRST_NETWORK = 64  # attack n connects from 127.(64 + n).0.0/16


def network(number: int) -> str:
    """Give how the addresses of an attack begin."""
    return f"127.{FIRST_NETWORK + number}."


@dataclass
class Target:
    """A server to attack, and how hard."""

    address: Address
    pid: int  # of the server
    number: int  # of the attack
    seconds: float
    addresses: int  # that the attack comes from
    size: float  # 1 is the whole attack; a smaller number opens fewer sockets and sends less
    patience: float  # seconds after which a server must have closed connections that only cost it something
    tally: Counter[str] = field(default_factory=Counter)
    broken: list[str] = field(default_factory=list)  # promises
    end: float = math.inf

    def start(self) -> None:
        """Begin to count the time, once everything is prepared."""
        self.end = time.monotonic() + self.seconds

    @property
    def is_over(self) -> bool:
        """Is the time up?"""
        return time.monotonic() >= self.end

    async def rest(self) -> None:
        """Wait until the time is up; it begins now, unless it has begun."""
        if self.end == math.inf:
            self.start()
        await asyncio.sleep(max(0.0, self.end - time.monotonic()))

    def scaled(self, number: int) -> int:
        """Give a number for the size of this attack, at least 1."""
        return max(1, round(number * self.size))

    @cached_property
    def heavy(self) -> Game:
        """The game that costs most: the one with the most moves."""
        return max(shelf.games(), key=lambda game: game.moves)

    @cached_property
    def light(self) -> Game:
        """The game that costs least: the one with the fewest moves."""
        return min(shelf.games(), key=lambda game: game.moves)

    @cached_property
    def visitors(self) -> list[Visitor]:
        """The attackers, each with an address of its own."""
        return [self.visitor(n) for n in range(self.addresses)]

    def visitor(self, n: int) -> Visitor:
        """Make a visitor with the address of a number; numbers from 1,000 on are for people who are attacked."""
        client = f"{network(self.number)}{n // 250}.{n % 250 + 1}"
        return Visitor(self.address._replace(client=client), self.tally, self.broken)

    async def repeat(self, step: Callable[[Visitor], Awaitable[None]], times: int = 1) -> None:
        """Let every visitor repeat a step, several at once, until the time is up, and do it at least once."""
        self.start()
        await asyncio.gather(*(self._repeat(step, visitor) for visitor in self.visitors for _ in range(times)))

    async def _repeat(self, step: Callable[[Visitor], Awaitable[None]], visitor: Visitor) -> None:
        while True:
            await self.attempt(step(visitor))
            if self.is_over:
                return
            await asyncio.sleep(0)

    async def attempt(self, work: Awaitable[None], seconds: float = STEP_SECONDS) -> None:
        """Do something that the server may cut short or refuse, for a limited time."""
        try:
            async with asyncio.timeout(seconds):
                await work
        except LOST:
            self.tally["cut"] += 1
            await asyncio.sleep(PAUSE)
        except Refused:
            await asyncio.sleep(PAUSE)

    def left(self, ports: Collection[tuple[str, int]]) -> int:
        """Count those of our connections that the server still holds."""
        return len(clients_of(self.pid, self.address.port) & set(ports))

    async def until_dropped(self, ports: Collection[tuple[str, int]], what: str) -> None:
        """Wait until the server has closed connections by itself; it breaks a promise where it keeps them."""
        end = time.monotonic() + self.patience
        while left := await asyncio.to_thread(self.left, ports):
            if time.monotonic() > end:
                self.broken.append(f"{left} of {len(ports)} {what} are still open after {self.patience:g} seconds")
                return
            await asyncio.sleep(10 * PAUSE)
