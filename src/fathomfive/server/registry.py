"""The tables that are open in this worker, with the bots and clocks that act at them."""

import asyncio
import logging
import secrets
from collections.abc import Callable, Coroutine
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress
from typing import Any

from fathomfive.kernel.errors import Refused
from fathomfive.server.alerts.recorder import TurnRecorder
from fathomfive.server.chat import new_line_limiter
from fathomfive.server.fair_queue import Place, QueueFull
from fathomfive.server.heavy import HeavyWork
from fathomfive.server.pool import SEED_BITS, Pool, Rank
from fathomfive.server.presence import Presence
from fathomfive.server.processes import ProcessDied
from fathomfive.server.sanctions import SanctionList
from fathomfive.server.table import Table
from fathomfive.server.views import build_advised_move
from fathomfive.server.wire import AdvisedMove
from fathomfive.session.advice import HINT_BOT, best_moves
from fathomfive.store.cards import Forgotten, now
from fathomfive.store.damage import Damaged
from fathomfive.store.notify import ANY_MATCH, DELETED_CHAT, HOST_ACT, PERSON, WATCHED
from fathomfive.store.port import MatchStore, Subscription
from fathomfive.store.uptime import HEARTBEAT, ServerClock

IDLE_SECONDS = 30.0  # until a table is closed that nobody watches and where nothing is due
FINISHED_SECONDS = 10.0  # until a finished table is closed; the next visitor opens it again
OPENERS = 2  # threads that open tables, because each replays its match
RETRY_SECONDS = 1.0  # until something that failed is tried again
CUT_OFF_SECONDS = 4.0  # without a word of the database until clients are sent to another worker
SWEEP_SECONDS = (
    120.0  # between two looks for tables without a host; longer than people need to come back after a restart
)
HOST_PATIENCE = 600_000  # milliseconds that a public table waits for a host who has gone
BOT_PACE = 0.7  # seconds between moves where only bots play and somebody watches

OnPerson = Callable[[str, str], None]  # a person and a key of theirs; an empty key means all, an empty person any

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
        heavy: HeavyWork | None = None,
    ) -> None:
        self.store = store
        self.clock = clock or ServerClock(store.uptime)
        self.leases = store.open_leases()
        self.sanctions = SanctionList(store.sanctions)
        self.pool = pool
        self.idle = idle
        self.pace = pace
        self.heavy = heavy or HeavyWork()
        self.seed = secrets.randbits(SEED_BITS)  # so that bots are not predictable
        self.presence = Presence(store, lambda: self._tables.values())
        self.turns = TurnRecorder(store)
        self.line_limiter = new_line_limiter()
        self._tables: dict[str, Table] = {}
        self._opening: dict[str, asyncio.Lock] = {}
        self._openers = ThreadPoolExecutor(OPENERS, "fathom-opener")
        self._running: dict[str, asyncio.Task[None]] = {}
        self._refreshing: set[asyncio.Task[None]] = set()
        self._subscription: Subscription | None = None
        self._beating: asyncio.Task[None] | None = None
        self.on_person: OnPerson = lambda person, device: None  # a key was revoked, or a person deleted
        self._watching: asyncio.Task[None] | None = None
        self._sweeping: asyncio.Task[None] | None = None
        self._recording: asyncio.Task[None] | None = None

    def __len__(self) -> int:
        return len(self._tables)

    def seq_of(self, match: str) -> int | None:
        """Give the last event of a match that is open here; None if it is not, or has none."""
        table = self._tables.get(match)
        return (table.session.seq or None) if table else None

    async def open(self) -> None:
        """Open every match that goes on: it may be a bot's turn, or a clock may run."""
        loop = asyncio.get_running_loop()

        def notified(match: str, seq: int | None) -> None:
            loop.call_soon_threadsafe(self._notified, match, seq)

        self._subscription = await asyncio.to_thread(self.store.listen, notified)
        self._beating = asyncio.ensure_future(self._beat())
        self._watching = asyncio.ensure_future(self.presence.run())
        self._sweeping = asyncio.ensure_future(self._sweep())
        self._recording = asyncio.ensure_future(self.turns.run())
        for match in await asyncio.to_thread(self.store.running):
            try:
                await self.table(match)
            except Damaged:
                continue  # it has been logged
            except Refused as refused:
                log.error("match %s cannot be opened: %s", match, refused.error)

    async def _beat(self) -> None:
        """Record regularly that this worker serves, so that downtime is not counted as a player's time."""
        while True:
            try:
                await asyncio.to_thread(self.clock.heartbeat)
            except Refused as refused:
                log.warning("cannot record the uptime: %s", refused.error)
            await asyncio.sleep(HEARTBEAT)

    async def _sweep(self) -> None:
        """Close regularly the public tables that wait for a host who has gone."""
        while True:
            await asyncio.sleep(SWEEP_SECONDS)
            try:
                await self.close_left_alone()
            except Refused as refused:
                log.warning("cannot close tables without a host: %s", refused.error)

    async def close_left_alone(self, patience: int = HOST_PATIENCE) -> None:
        """Close the public tables that have not started and whose host was last there before some milliseconds."""
        for match in await asyncio.to_thread(self.store.left_alone, now() - patience):
            with suppress(Refused):  # it has started or gone meanwhile
                await (await self.table(match)).close_early()

    def _notified(self, match: str, seq: int | None) -> None:
        """Take in what another process has changed: a match, any match, a person, or what the host did."""
        if match.startswith(PERSON):
            person, _, device = match[len(PERSON) :].partition(".")
            self.revoked(person, device)
            return
        if match.startswith(WATCHED):
            if (table := self._tables.get(match.removeprefix(WATCHED))) is not None:
                table.watch_elsewhere()
            return
        if match.startswith(DELETED_CHAT):
            if (table := self._tables.get(match.removeprefix(DELETED_CHAT))) is not None:
                self._start_refreshing(self._refresh(table, None, reload_chat=True))
            return
        if match.startswith(HOST_ACT) or not match:
            self._start_refreshing(self._reload_sanctions())
            self.on_person("", "")
        if match.startswith(HOST_ACT):
            named = match.removeprefix(HOST_ACT)
            for table in list(self._tables.values()):
                if named in (ANY_MATCH, table.card.match):
                    self._start_refreshing(self._refresh(table, None, reload_chat=True))
            return
        for table in [self._tables[match]] if match in self._tables else [] if match else list(self._tables.values()):
            self._start_refreshing(self._refresh(table, seq, reload_chat=not match))

    def _start_refreshing(self, work: Coroutine[Any, Any, None]) -> None:
        task = asyncio.ensure_future(work)
        self._refreshing.add(task)
        task.add_done_callback(self._refreshing.discard)

    async def _reload_sanctions(self) -> None:
        try:
            await self.sanctions.reload()
        except Refused as refused:
            log.warning("cannot read the sanctions: %s", refused.error)

    async def _refresh(self, table: Table, seq: int | None, *, reload_chat: bool = False) -> None:
        try:
            await table.refresh(seq)
            if reload_chat:  # lines may have been deleted
                await table.chat.reload()
                table.notify()
        except Refused as refused:
            if refused.code == "no_such_match":
                self._remove(table, refused)
            else:
                log.warning("match %s: %s", table.card.match, refused.error)

    def _remove(self, table: Table, reason: Refused) -> None:
        """Close a table whose match was deleted."""
        table.gone = reason
        table.notify()
        self._tables.pop(table.card.match, None)
        if task := self._running.pop(table.card.match, None):
            task.cancel()

    def revoked(self, person: str, device: str) -> None:
        """Disconnect a key that was revoked; without a device, a person who was deleted, whose words are deleted."""
        if not device:
            for table in self._tables.values():
                table.chat.forget(person)
        self.on_person(person, device)

    async def forget(self, person: str, forgotten: Forgotten) -> None:
        """Let every table know at once that a person has left for good; bots play on for them."""
        self.revoked(person, "")
        known = {*forgotten.tables, *forgotten.named, *forgotten.running, *forgotten.talked}
        for table in [self._tables[match] for match in known if match in self._tables]:
            await self._refresh(table, None, reload_chat=True)
        for match in forgotten.running:
            try:
                await self.table(match)  # its bots take the seat
            except Refused as refused:
                log.error("match %s cannot be opened: %s", match, refused.error)

    @property
    def is_cut_off(self) -> bool:
        """Does this worker no longer hear of what other workers store?  Its tables may be out of date."""
        return self._subscription is not None and self._subscription.silence > CUT_OFF_SECONDS

    async def close(self) -> None:
        """Stop all bots and clocks, and close every table."""
        if self._subscription is not None:
            await asyncio.to_thread(self._subscription.close)
            self._subscription = None
        started = (self._beating, self._watching, self._sweeping, self._recording)
        own = [task for task in started if task is not None]
        tasks = [*self._running.values(), *self._refreshing, *own]
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        for table in self._tables.values():
            await table.finish()
        with suppress(Refused):
            await self.turns.flush()
        self._tables.clear()
        await asyncio.to_thread(self._release)
        self.heavy.close()
        self._openers.shutdown(wait=False, cancel_futures=True)

    def _release(self) -> None:
        self.leases.close()
        with suppress(Refused):
            self.clock.close()

    async def table(self, match: str) -> Table:
        """Give the table of a match, and open it if necessary."""
        lock = self._opening.setdefault(match, asyncio.Lock())
        try:
            async with lock:
                if match not in self._tables:
                    table = await Table.open(self.store, match, self.clock, self._openers)
                    table.read, table.replay = self.heavy.read, self.heavy.replay
                    table.on_events = lambda table, own: self.turns.mark(table, own=own)
                    table.chat.limiter = self.line_limiter  # one for all tables of a person
                    if match not in self._tables:
                        self._tables[match] = table
                        if not table.session.over:
                            self.turns.mark(table, own=False)
                        self._running[match] = asyncio.ensure_future(self._run(table))
                return self._tables[match]
        finally:
            self._opening.pop(match, None)

    async def refresh_mutes(self, person: str) -> None:
        """Read again whom a person does not want to read, at every table they are connected to."""
        for table in list(self._tables.values()):
            if person in table.chat.muted:
                await table.chat.refresh_mutes(person)

    async def reload_people(self, person: str) -> None:
        """Read again what tables need to know of a person, at every open table where they sit."""
        for table in list(self._tables.values()):
            if table.session.seats_of(person):
                await self._refresh(table, None)

    async def hint(
        self, table: Table, seat: int, every: bool = False, visitor: str = "", asked: str | None = None
    ) -> list[AdvisedMove]:
        """Let a bot judge the moves of a seat, or the one it asks about, knowing only what the seat may know."""
        seen, match = table.session.seen(seat), table.session.match.copy()
        move = None if asked is None else match.read(asked, seat)
        place = Place(Rank.HINT, visitor, table.card.match)
        try:
            advice = await self.pool.advise(HINT_BOT, seen, self.seed, place, move)
        except (TimeoutError, ProcessDied, QueueFull):
            raise Refused("no_hint_now", "the bots are busy; try again in a moment") from None
        if move is not None:
            return [build_advised_move(match, seat, line) for line in advice if line.move == move]
        return [build_advised_move(match, seat, line) for line in best_moves(match, advice, every)]

    # --- Bots and clocks ---

    async def _run(self, table: Table) -> None:
        """Let bots and the clock act at a table until it is closed."""
        try:
            while True:
                table.changed.clear()
                wait = await self._step_or_retry(table)
                if wait != 0 and await self._is_idle(table, wait):
                    return
        except Exception:
            log.exception("match %s: bots and clock stop; the next visitor starts them again", table.card.match)
        finally:
            self._tables.pop(table.card.match, None)
            self._running.pop(table.card.match, None)

    async def _is_idle(self, table: Table, wait: float | None) -> bool:
        """Wait until a table changes or its next step is due; say whether it can be closed instead."""
        timeout = self.idle if wait is None else wait
        if table.session.over:
            timeout = min(timeout, FINISHED_SECONDS)
        try:
            # not wait_for: before Python 3.12 it may swallow a cancellation
            async with asyncio.timeout(timeout):
                await table.changed.wait()
        except TimeoutError:
            return wait is None and not table.listeners
        return False

    async def _step_or_retry(self, table: Table) -> float | None:
        try:
            return await self._step(table)
        except Refused as refused:
            log.warning("match %s: %s", table.card.match, refused.error)
            return RETRY_SECONDS

    async def _step(self, table: Table) -> float | None:
        """Let a bot move or the clock run out; give the seconds until the next step, None: after the next change."""
        if (start_in := table.start_in()) is not None:
            if start_in > 0:
                return start_in / 1000
            await table.start_quick()
            return 0
        if (seat := table.session.abandoned_seat()) is not None:
            await table.abandon(seat)
            return 0
        if table.session.bot_turn() is not None:
            return await self._bot_step(table)
        left = await table.check_clock()
        return None if left is None else left / 1000

    async def pause(self) -> None:
        """Wait between two moves of bots that somebody watches."""
        await asyncio.sleep(self.pace)

    def place_of_bots(self, table: Table) -> Place | None:
        """Give the place of a table's bots in the queue; None where they play among themselves and nobody watches."""
        here = list(table.visits.values())
        if table.session.only_bots_play():
            rank = Rank.WATCHED
            if not table.listeners:
                return None
        else:
            here = [visit for visit in here if visit.seat is not None]
            rank = Rank.LIVE if here else Rank.AWAY
        # Of several visitors the one that comes first: a player is not delayed by what another one does elsewhere.
        visitors = [visit.visitor for visit in here] or [f"host {table.card.host}"]
        return Place(rank, min(visitors, key=self.pool.last_turn), table.card.match)

    async def _bot_step(self, table: Table) -> float | None:
        """Let a bot move, unless another worker is about to; give the seconds until the next step."""
        match = table.card.match
        place = self.place_of_bots(table)
        if place is None:
            return None  # until somebody comes
        if self.store.is_shared and not table.listeners:
            await asyncio.sleep(RETRY_SECONDS)  # a worker with a connected player comes first
        if self.pace and table.session.only_bots_play() and table.listeners:
            await self.pause()  # a person who watches may want a seat back
        if self.store.is_shared and not await asyncio.to_thread(self.leases.acquire, match):
            return RETRY_SECONDS  # in case that worker dies; its move will be notified
        try:
            await table.catch_up()  # another worker may have moved already
            turn = table.session.bot_turn()
            if turn is not None:
                m = await self.pool.choose(turn.bot, table.session.seen(turn.seat), self.seed, place)
                await table.bot_act(turn, m)
        except QueueFull:
            return RETRY_SECONDS
        finally:
            if self.store.is_shared:
                with suppress(Refused):  # if the store is gone, so is the lease
                    await asyncio.to_thread(self.leases.release, match)
        return 0
