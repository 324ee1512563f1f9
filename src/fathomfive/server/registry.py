"""The tables that are open in this worker, with the bots and clocks that act at them."""

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
from fathomfive.session.advice import HINT_BOT, best_moves
from fathomfive.store.port import MatchStore, Subscription
from fathomfive.store.uptime import HEARTBEAT, ServerClock

IDLE_SECONDS = 300.0  # until a table is closed that nobody watches and where nothing is due
FINISHED_SECONDS = 10.0  # until a finished table is closed; the next visitor opens it again
RETRY_SECONDS = 1.0  # until something that failed is tried again
BOT_PACE = 0.7  # seconds between moves where only bots play and somebody watches

log = logging.getLogger("fathom.tables")


class TableRegistry:
    """All tables that are open here, one for each match."""

    def __init__(
        self,
        store: MatchStore,
        pool: Pool,
        idle: float = IDLE_SECONDS,
        clock: ServerClock | None = None,
        pace: float = 0,
    ) -> None:
        self.store = store
        self.clock = clock or ServerClock(store.uptime)
        self.leases = store.open_leases()
        self.pool = pool
        self.idle = idle
        self.pace = pace
        self.seed = secrets.randbits(SEED_BITS)  # so that bots cannot be foreseen
        self._tables: dict[str, Table] = {}
        self._opening: dict[str, asyncio.Lock] = {}
        self._running: dict[str, asyncio.Task[None]] = {}
        self._refreshing: set[asyncio.Task[None]] = set()
        self._subscription: Subscription | None = None
        self._beating: asyncio.Task[None] | None = None

    def __len__(self) -> int:
        return len(self._tables)

    async def open(self) -> None:
        """Open every match that goes on: it may be a bot's turn, or a clock may run."""
        if self.store.is_shared:
            loop = asyncio.get_running_loop()

            def notified(match: str, seq: int | None) -> None:
                loop.call_soon_threadsafe(self._notified, match, seq)

            self._subscription = self.store.listen(notified)
        self._beating = asyncio.ensure_future(self._beat())
        for match in await asyncio.to_thread(self.store.running):
            try:
                await self.table(match)
            except Refused as refused:
                log.error("match %s cannot be opened: %s", match, refused.error)

    async def _beat(self) -> None:
        """Record again and again that this worker serves, so that downtime counts for no player."""
        while True:
            try:
                await asyncio.to_thread(self.clock.heartbeat)
            except Refused as refused:
                log.warning("cannot record the uptime: %s", refused.error)
            await asyncio.sleep(HEARTBEAT)

    def _notified(self, match: str, seq: int | None) -> None:
        """Refresh the table of a match that another worker has changed; an empty name means any table."""
        for table in [self._tables[match]] if match in self._tables else [] if match else list(self._tables.values()):
            task = asyncio.ensure_future(self._refresh(table, seq))
            self._refreshing.add(task)
            task.add_done_callback(self._refreshing.discard)

    async def _refresh(self, table: Table, seq: int | None) -> None:
        try:
            await table.refresh(seq)
        except Refused as refused:
            log.warning("match %s: %s", table.card.match, refused.error)

    async def close(self) -> None:
        """Stop all bots and clocks, and close every table."""
        if self._subscription is not None:
            await asyncio.to_thread(self._subscription.close)
            self._subscription = None
        tasks = [*self._running.values(), *self._refreshing, *([self._beating] if self._beating else [])]
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        for table in self._tables.values():
            await table.finish()
        self._tables.clear()
        await asyncio.to_thread(self._release)

    def _release(self) -> None:
        self.leases.close()
        with suppress(Refused):
            self.clock.close()

    async def table(self, match: str) -> Table:
        """Give the table of a match, opened if need be."""
        lock = self._opening.setdefault(match, asyncio.Lock())
        try:
            async with lock:
                if match not in self._tables:
                    table = await Table.open(self.store, match, self.clock)
                    if match not in self._tables:
                        self._tables[match] = table
                        self._running[match] = asyncio.ensure_future(self._run(table))
                return self._tables[match]
        finally:
            self._opening.pop(match, None)

    async def hint(self, table: Table, seat: int, every: bool = False) -> list[AdvisedMove]:
        """Let a bot judge the moves of a seat, knowing only what the seat may know."""
        seen, match = table.session.seen(seat), table.session.match.copy()
        try:
            advice = await self.pool.advise(HINT_BOT, seen, self.seed)
        except (TimeoutError, BrokenProcessPool):
            raise Refused("no_hint_now", "the bots are busy; ask again in a moment") from None
        return [build_advised_move(match, seat, line) for line in best_moves(advice, every)]

    # --- Bots and clocks ---

    async def _run(self, table: Table) -> None:
        """Let bots and the clock act at a table until it is closed."""
        changed = asyncio.Event()
        table.listeners.add(changed)
        try:
            while True:
                changed.clear()
                wait = await self._step_or_retry(table)
                if wait != 0 and await self._is_idle(table, changed, wait):
                    return
        except Exception:
            log.exception("match %s: bots and clock stop; the next visitor starts them again", table.card.match)
        finally:
            table.listeners.discard(changed)
            self._tables.pop(table.card.match, None)
            self._running.pop(table.card.match, None)

    async def _is_idle(self, table: Table, changed: asyncio.Event, wait: float | None) -> bool:
        """Wait until a table changes or its next step is due; say whether it can be closed instead."""
        timeout = self.idle if wait is None else wait
        if table.session.match.over:
            timeout = min(timeout, FINISHED_SECONDS)
        try:
            # not wait_for: before Python 3.12 it may swallow a cancellation
            async with asyncio.timeout(timeout):
                await changed.wait()
        except TimeoutError:
            return wait is None and len(table.listeners) == 1
        return False

    async def _step_or_retry(self, table: Table) -> float | None:
        try:
            return await self._step(table)
        except Refused as refused:
            log.warning("match %s: %s", table.card.match, refused.error)
            return RETRY_SECONDS

    async def _step(self, table: Table) -> float | None:
        """Let a bot move or the clock run out; give the seconds until the next step, None: after the next change."""
        if table.session.bot_turn() is not None:
            return await self._bot_step(table)
        left = await table.check_clock()
        return None if left is None else left / 1000

    async def pause(self) -> None:
        """Wait between two moves of bots that somebody watches."""
        await asyncio.sleep(self.pace)

    async def _bot_step(self, table: Table) -> float:
        """Let a bot move, unless another worker is about to; give the seconds until the next step."""
        match = table.card.match
        if self.pace and table.session.only_bots_play() and len(table.listeners) > 1:
            await self.pause()  # a person who watches may want a seat back
        if self.store.is_shared and not await asyncio.to_thread(self.leases.acquire, match):
            return RETRY_SECONDS  # in case that worker dies; its move will be notified
        try:
            await table.catch_up()  # another worker may have moved already
            turn = table.session.bot_turn()
            if turn is not None:
                m = await self.pool.choose(turn.bot, table.session.seen(turn.seat), self.seed)
                await table.bot_act(turn, m)
        finally:
            if self.store.is_shared:
                with suppress(Refused):  # if the store is gone, so is the lease
                    await asyncio.to_thread(self.leases.release, match)
        return 0
