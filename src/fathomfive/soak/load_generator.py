"""The load generator: lays tables, and plays moves on them at a steady rate."""

import asyncio
import itertools
import random
import time
from collections import deque
from collections.abc import Callable
from typing import Any

from fathomfive.kernel.errors import Refused
from fathomfive.kernel.match import Match
from fathomfive.kernel.shelf import take
from fathomfive.soak.connections import Address, HttpConnection
from fathomfive.soak.load_report import SEATS, LoadPlan
from fathomfive.soak.load_table import TIMEOUT, LoadContext, LoadTable

CONNECTIONS = 8  # HTTP connections that lay tables concurrently

Log = Callable[[str], None]


class LoadGenerator:
    """All tables of a load test, their players and spectators."""

    def __init__(self, plan: LoadPlan, address: Address) -> None:
        self.plan = plan
        self.dice = random.Random(7)
        self.context = LoadContext(address, plan.sockets_a_table, self._on_ready, self.dice)
        self.measured = self.context.measured
        self.ready: deque[LoadTable] = deque()  # tables that wait for a move, the longest first
        self.live: set[LoadTable] = set()
        self.due = 0  # moves due so far
        self.games = 0
        self._connections: asyncio.Queue[HttpConnection] = asyncio.Queue()
        self._rematches: set[asyncio.Task[None]] = set()
        self._numbers = itertools.count()  # of tables
        self._addresses = [address._replace(client=client) for client in plan.clients] or [address]
        for n in range(max(CONNECTIONS, len(self._addresses))):
            self._connections.put_nowait(HttpConnection(self._addresses[n % len(self._addresses)]))

    async def lay_all(self, log: Log) -> None:
        """Lay all tables, and bring them to different stages of the game, so that they do not all end at once."""
        length = mean_decisions(self.plan.game, self.dice)
        left = iter(range(self.plan.tables))

        async def lay_some() -> None:
            for n in left:
                await self._lay(n, self.dice.randrange(length))
                if (n + 1) % 100 == 0:
                    log(f"{n + 1} tables are laid")

        await asyncio.gather(*(lay_some() for _ in range(CONNECTIONS)))

    async def play(self, seconds: float, rate: float) -> None:
        """Make `rate` moves per second, each when it is due, whether or not earlier ones are answered."""
        start = time.perf_counter()
        for n in range(int(seconds * rate)):
            due = start + n / rate
            while (wait := due - time.perf_counter()) > 0 or not self.ready:
                await asyncio.sleep(max(wait, 0.0005))
                if -wait > TIMEOUT:
                    raise Refused("lost", f"no table was ready for a move for {TIMEOUT:g} seconds")
            self.due += 1
            self.ready.popleft().move(due)
        await asyncio.sleep(max(0, start + seconds - time.perf_counter()))

    async def settle(self) -> None:
        """Wait until every move is answered and received by all sockets."""
        end = time.perf_counter() + TIMEOUT
        while self._rematches or any(table.sent for table in self.live):
            if time.perf_counter() > end:
                stuck = [table.match for table in self.live if table.sent]
                self.measured.wrong.append(f"{len(stuck)} moves without an answer or news, in matches {stuck[:5]}")
                break
            await asyncio.sleep(0.05)

    async def close(self) -> None:
        """Wait until every move is answered and received by all sockets, then disconnect."""
        await self.settle()
        for table in self.live:
            table.close()
        while not self._connections.empty():
            self._connections.get_nowait().close()

    async def _post(self, path: str, body: Any = None, key: str | None = None) -> dict[str, Any]:
        connection = await self._connections.get()
        try:
            return await asyncio.wait_for(connection.post(path, body, key), TIMEOUT)
        except BaseException:
            connection.close()
            raise
        finally:
            self._connections.put_nowait(connection)

    async def _lay(self, n: int, ahead: int) -> None:
        """Lay and start a table for two people, or for one and a bot, and play some moves."""
        names = ("Anna",) if n < self.plan.bot_tables else ("Anna", "Jan")
        keys = [(await self._post("/api/me", {"name": name}))["key"] for name in names]
        seats = ["me", "person" if len(keys) == SEATS else self.plan.bot]
        laid = await self._post("/api/tables", {"game": self.plan.game, "seats": seats}, keys[0])
        for seat, secret in laid["links"].items():
            await self._post(f"/api/tables/{laid['match']}/sit", {"secret": secret}, keys[int(seat)])
        table = await self._start(laid["match"], keys, ahead if len(keys) == SEATS else 0)
        while table.ahead and not table.over and not self.measured.wrong:
            await asyncio.sleep(0.05)

    async def _start(self, match: str, keys: list[str], ahead: int = 0) -> LoadTable:
        await self._post(f"/api/tables/{match}/start", None, keys[0])
        address = self._addresses[next(self._numbers) % len(self._addresses)]
        table = LoadTable(self.context, match, keys, address)
        table.ahead = ahead
        self.live.add(table)
        await table.connect()
        return table

    def _on_ready(self, table: LoadTable) -> None:
        """Queue a table for its next move, or replace one whose game is over by a rematch."""
        if not table.over:
            self.ready.append(table)
            return
        self.games += 1
        self.live.discard(table)
        table.close()
        task = asyncio.ensure_future(self._rematch(table))
        self._rematches.add(task)
        task.add_done_callback(self._rematches.discard)

    async def _rematch(self, table: LoadTable) -> None:
        try:
            again = await self._post(f"/api/tables/{table.match}/rematch", None, table.keys[0])
            for key in table.keys[1:]:
                await self._post(f"/api/tables/{again['match']}/accept", None, key)
            await self._start(again["match"], table.keys)
        except (Refused, OSError, TimeoutError, EOFError) as error:
            self.measured.wrong.append(f"match {table.match}: no rematch: {error!r}")


def mean_decisions(game: str, dice: random.Random, games: int = 5) -> int:
    """Count the decisions of an average random game."""
    made = 0
    for _ in range(games):
        match = Match(take(game), SEATS)
        while not match.over:
            made += match.to_act >= 0
            match.play(dice.choice(match.legal()))
    return made // games
