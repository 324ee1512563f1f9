"""The house: opens tables when somebody comes, and lets bots and clocks act at them."""

import asyncio
import logging
import secrets
from concurrent.futures.process import BrokenProcessPool
from contextlib import suppress

from fathomfive.kernel.errors import Refused
from fathomfive.server.pool import SEED_BITS, Pool
from fathomfive.server.table import Table
from fathomfive.server.views import build_advised_move
from fathomfive.server.wire import AdvisedMove
from fathomfive.store.port import MatchStore, Subscription
from fathomfive.store.uptime import HEARTBEAT, ServerClock

IDLE = 300.0  # seconds after which a table that nobody watches and that waits for nobody is put away
FINISHED = 10.0  # and one whose game is over; it is opened again for whoever comes later
AGAIN = 1.0  # seconds until what failed is tried again
PACE = 0.7  # seconds between moves where only bots play and somebody watches
HINTS = 3  # moves a hint names
HINTS_BY = "hard"  # who gives them

log = logging.getLogger("fathom.house")


class House:
    """All tables that are open here.  Whoever asks for one gets the same."""

    def __init__(
        self, store: MatchStore, pool: Pool, idle: float = IDLE, clock: ServerClock | None = None, pace: float = 0
    ) -> None:
        self.store = store
        self.clock = clock or ServerClock(store.uptime)
        self.leases = store.open_leases()
        self.pool = pool
        self.idle = idle
        self.pace = pace
        self.seed = secrets.randbits(SEED_BITS)  # nobody can foresee what bots do
        self._tables: dict[str, Table] = {}
        self._opening: dict[str, asyncio.Lock] = {}
        self._attending: dict[str, asyncio.Task[None]] = {}
        self._looking: set[asyncio.Task[None]] = set()
        self._subscription: Subscription | None = None
        self._beating: asyncio.Task[None] | None = None

    def __len__(self) -> int:
        return len(self._tables)

    async def open(self) -> None:
        """Go on with every match that has started: a bot may be to move, or a clock may run."""
        if self.store.is_shared:
            loop = asyncio.get_running_loop()

            def heard(match: str, seq: int | None) -> None:
                loop.call_soon_threadsafe(self._heard, match, seq)

            self._subscription = self.store.listen(heard)
        self._beating = asyncio.ensure_future(self._beat())
        for match in await asyncio.to_thread(self.store.running):
            try:
                await self.table(match)
            except Refused as refused:
                log.error("match %s cannot be opened: %s", match, refused.error)

    async def _beat(self) -> None:
        """Give a sign of life now and then, so that time without a server counts for nobody."""
        while True:
            try:
                await asyncio.to_thread(self.clock.heartbeat)
            except Refused as refused:
                log.warning("cannot record the uptime: %s", refused.error)
            await asyncio.sleep(HEARTBEAT)

    def _heard(self, match: str, seq: int | None) -> None:
        """Another worker says that a match has changed; no name is: perhaps all of them."""
        for table in [self._tables[match]] if match in self._tables else [] if match else list(self._tables.values()):
            task = asyncio.ensure_future(self._look(table, seq))
            self._looking.add(task)
            task.add_done_callback(self._looking.discard)

    async def _look(self, table: Table, seq: int | None) -> None:
        try:
            await table.hear(seq)
        except Refused as refused:
            log.warning("match %s: %s", table.card.match, refused.error)

    async def close(self) -> None:
        """Let nobody act any more."""
        if self._subscription is not None:
            await asyncio.to_thread(self._subscription.close)
            self._subscription = None
        tasks = [*self._attending.values(), *self._looking, *([self._beating] if self._beating else [])]
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        for table in self._tables.values():
            await table.finish()
        self._tables.clear()
        await asyncio.to_thread(self._let_go)

    def _let_go(self) -> None:
        self.leases.close()
        with suppress(Refused):
            self.clock.close()

    async def table(self, match: str) -> Table:
        """Give the table of a match."""
        lock = self._opening.setdefault(match, asyncio.Lock())
        try:
            async with lock:
                if match not in self._tables:
                    table = await Table.open(self.store, match, self.clock)
                    if match not in self._tables:
                        self._tables[match] = table
                        self._attending[match] = asyncio.ensure_future(self._attend(table))
                return self._tables[match]
        finally:
            self._opening.pop(match, None)

    async def _attend(self, table: Table) -> None:
        """Let bots and the clock act at a table until nobody needs it."""
        bell = asyncio.Event()
        table.bells.add(bell)
        try:
            while True:
                bell.clear()
                try:
                    wait = await self._act(table)
                except Refused as refused:
                    log.warning("match %s: %s", table.card.match, refused.error)
                    wait = AGAIN
                if wait == 0:
                    continue
                idle = self.idle if wait is None else wait
                if table.log.match.over:
                    idle = min(idle, FINISHED)
                try:
                    # not wait_for: before Python 3.12 it may overhear that it is cancelled
                    async with asyncio.timeout(idle):
                        await bell.wait()
                except TimeoutError:
                    if wait is None and len(table.bells) == 1:
                        return
        except Exception:
            log.exception("match %s: bots and clock stop; the next visitor starts them again", table.card.match)
        finally:
            table.bells.discard(bell)
            self._tables.pop(table.card.match, None)
            self._attending.pop(table.card.match, None)

    async def hint(self, table: Table, seat: int, every: bool = False) -> list[AdvisedMove]:
        """Let a bot judge the moves of a seat, as far as the seat may know."""
        seen, match = table.seen(seat), table.log.match.copy()
        try:
            advice = await self.pool.advise(HINTS_BY, seen, self.seed)
        except (TimeoutError, BrokenProcessPool):
            raise Refused("no_hint_now", "the bots are busy; ask again in a moment") from None
        return [build_advised_move(match, seat, line) for line in (advice if every else advice[:HINTS])]

    async def _act(self, table: Table) -> float | None:
        """Let a bot move or a clock ring; say in how many seconds to look again, None is whenever something happens."""
        if table.turn() is not None:
            return await self._think(table)
        left = await table.look_at_the_clock()
        return None if left is None else left / 1000

    async def _think(self, table: Table) -> float:
        """Let a bot move, unless another worker is about to; say in how many seconds to look again."""
        match = table.card.match
        if self.pace and table.left_to_bots() and len(table.bells) > 1:  # who left a seat may want it back
            await asyncio.sleep(self.pace)
        if self.store.is_shared and not await asyncio.to_thread(self.leases.acquire, match):
            return AGAIN  # if that worker dies; when it has moved we hear of it
        try:
            await table.look()  # it may just have moved
            turn = table.turn()
            if turn is not None:
                await table.play_for(turn, await self.pool.choose(turn.bot, table.seen(turn.seat), self.seed))
        finally:
            if self.store.is_shared:
                with suppress(Refused):  # the store is gone, and the lease with it
                    await asyncio.to_thread(self.leases.release, match)
        return 0
