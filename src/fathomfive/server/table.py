"""A live table: commands become events, which are stored, then applied, and only then told to everyone."""

import asyncio
from collections.abc import Callable, Coroutine, Sequence
from concurrent.futures import Executor
from typing import Any, TypeVar

from fathomfive.kernel.errors import Refused
from fathomfive.server import wire
from fathomfive.server.attendance import Attendance
from fathomfive.server.chat import IN_MEMORY, clean_text
from fathomfive.server.commands import command_of
from fathomfive.server.events import RecentEvents
from fathomfive.server.heavy import Replay, replay_in_thread
from fathomfive.server.jobs import Part, Records
from fathomfive.server.limits import RateLimiter
from fathomfive.server.views import EncodedNews, NewsCache, build_view
from fathomfive.server.wire import Ack, ChatLine, Say, TableEvent, View
from fathomfive.session import commands
from fathomfive.session.advice import check_hint
from fathomfive.session.cards import check_card
from fathomfive.session.decider import Decision, decide, find_command
from fathomfive.session.events import Event
from fathomfive.session.players import BotTurn
from fathomfive.session.session import Session, elapsed, rebuild
from fathomfive.store.cards import Line
from fathomfive.store.port import MatchStore
from fathomfive.store.uptime import ServerClock

T = TypeVar("T")

CHANGES_PER_SECOND, CHANGE_BURST = 1, 10  # commands of a seat other than moves


def report_failure(task: asyncio.Task[Any]) -> None:
    """Report an error of work whose caller has gone; nobody is left to hear of a refusal."""
    error = None if task.cancelled() else task.exception()
    if error is not None and not isinstance(error, Refused):
        about = {"message": "work failed after its caller had gone", "exception": error, "task": task}
        task.get_loop().call_exception_handler(about)


class Table(Attendance):
    """One match with its listeners.  Its session is a copy of what is stored; the store decides what happened."""

    def __init__(self, store: MatchStore, session: Session, lines: list[Line], names: dict[str, str]) -> None:
        super().__init__(store, session, lines, names)
        self.read: Callable[..., Coroutine[Any, Any, Any]] = asyncio.to_thread  # reads all of a match from the store
        self.replay: Replay = replay_in_thread  # builds events that are not kept
        self.has_clock = bool(session.card.settings.get("clock"))
        self.on_events: Callable[[Table, bool], None] = lambda table, own: None  # told of events, and if they are ours
        self.gone: Refused | None = None  # why the table exists no more
        self.changes = RateLimiter(CHANGES_PER_SECOND, CHANGE_BURST)  # its keys are seats
        self._recent = RecentEvents(session)
        self._news = NewsCache()
        self._lock = asyncio.Lock()  # one command at a time
        self._working: set[asyncio.Future[Any]] = set()
        self._in_doubt = False  # a write failed, so the store may have events that the session lacks

    @classmethod
    async def open(
        cls, store: MatchStore, match: str, clock: ServerClock | None = None, threads: Executor | None = None
    ) -> "Table":
        """Open a stored match; its clocks follow the server's clock, or else the system clock."""

        def load() -> "Table":
            if clock is not None:
                clock.open()
            card, chairs, events = store.load_match(match)  # another worker may be writing
            counted = elapsed if clock is None else clock.uptime
            with store.damage.watch(match):
                check_card(card, chairs)
                people = {chair.person for chair in chairs if chair.person}
                away = store.vacations.of(people) if card.counts_days else None
                session = rebuild(card, events, chairs, trusted=True, counted=counted, vacations=away)
            names = store.people.names(people)
            table = cls(store, session, store.newest_lines(match, IN_MEMORY), names)
            table.chat.deleted = store.deleted_lines(match)
            if clock is not None:
                table.clock = clock.now
            return table

        table = await asyncio.get_running_loop().run_in_executor(threads, load)
        table.update_presence()
        return table

    # --- Commands ---

    async def start(self, person: str | None) -> None:
        """Begin the match for its host, when every seat is taken; a second start changes nothing."""
        await self._shielded(self._start(person))

    async def _start(self, person: str | None) -> None:
        async with self._lock:
            await self._catch_up()
            if self.session.started:
                return
            if person is None or person != self.card.host:
                raise Refused("not_host", "only the host of this table can start it")
            await self.reload_seats()
            await self._commit(self._decide(commands.Start(), None))

    async def command(self, person: str | None, seat: int | None, message: wire.Command) -> Ack:
        """Carry out a command from a seat, once; return when its events are stored, or refuse it."""
        if seat is None or seat not in self.session.seats_of(person):
            raise Refused("not_seated", "only the players at this table can do that; you are watching")
        return await self._shielded(self._command(seat, message))

    async def _command(self, seat: int, message: wire.Command) -> Ack:
        async with self._lock:
            await self._catch_up()
            try:
                return await self._execute(seat, message)
            except Refused as refused:
                if refused.code != "stale" or message.expected_seq != self.session.seq:
                    raise
                # Another worker was faster, perhaps with this very command.
                await self._catch_up(always=True)
                return await self._execute(seat, message)

    async def _execute(self, seat: int, message: wire.Command) -> Ack:
        command, cmd_id = command_of(message), f"{seat}:{message.cmd_id}"
        done = find_command(self.session, command, cmd_id)
        if done is not None:
            return Ack(message.cmd_id, done)
        if isinstance(message, wire.Replace | wire.Offer | wire.Agree):
            await self.reload_seats()  # a person may be connected to another worker
        decision = decide(
            self.session, command, seat, self.now(), cmd_id=cmd_id, expected_seq=message.expected_seq
        )  # fmt: skip
        if not isinstance(message, wire.Act):
            words = f"{CHANGE_BURST} commands other than moves at once, then {CHANGES_PER_SECOND} a second"
            self.changes.check(str(seat), words)
        await self._commit(decision)
        return Ack(message.cmd_id, decision.events[0].seq)

    async def close(self, person: str) -> None:
        """Close the match without a result: for its host before the start, then for a player left alone."""
        await self._shielded(self._close(person))

    async def _close(self, person: str) -> None:
        async with self._lock:
            await self._catch_up()
            await self.reload_seats()
            seats = [seat for seat in self.session.seats_of(person) if seat not in self.session.resigned]
            if not self.session.started:
                if person != self.card.host:
                    raise Refused("not_host", "only the host of this table can close it before the start")
                await self._commit(self._decide(commands.Close("host"), None))
            elif not self.session.seats_of(person):
                raise Refused("not_seated", "only the players at this table can close it")
            else:
                seat = (seats or self.session.seats_of(person))[0]
                await self._commit(self._decide(commands.Close("abandoned"), seat))

    async def start_quick(self) -> None:
        """Start a quick match with bots on the free seats, or close it if everybody has gone."""
        if self.is_deserted():
            await self.close_early()
            return
        await asyncio.to_thread(self.store.fill_with_bots, self.card.match, self.card.settings["quick"]["bot"])
        await self.start(self.card.host)

    async def close_early(self) -> None:
        """Close a table that has not started, because its host has gone."""
        await self._shielded(self._close_early())

    async def _close_early(self) -> None:
        async with self._lock:
            await self._catch_up()
            if not self.session.started and not self.session.over:
                await self._commit(self._decide(commands.Close("abandoned"), None))

    async def abandon(self, seat: int) -> None:
        """Let a bot play on for a person who has left for good."""
        async with self._lock:
            await self._catch_up()
            if seat == self.session.abandoned_seat():
                await self._commit_unless_stale(commands.Resign(), seat)

    async def bot_act(self, turn: BotTurn, m: int) -> bool:
        """Make the move of a bot, unless the table has moved on since the bot looked."""
        async with self._lock:
            await self._catch_up()
            return self.session.bot_turn() == turn and await self._commit_unless_stale(commands.BotAct(m), turn.seat)

    async def check_clock(self) -> int | None:
        """Hand over the seat of a player out of time; say in how many milliseconds to check again."""
        if not (self.has_clock or self._in_doubt):
            return None
        async with self._lock:
            await self._catch_up()
            seat = self.session.match.to_act
            left = self.time_left(seat) if self.session.awaits_seat(seat) else None
            if left is None or left > 0:
                return left
            if self.card.counts_days:  # a vacation may have been announced at another worker
                await self.reload_seats()
                if (self.time_left(seat) or 0) > 0:
                    return self.time_left(seat)
            await self._commit_unless_stale(commands.TimeUp(), seat)
            return None

    def time_left(self, seat: int) -> int | None:
        """Give the milliseconds that a seat has left; None where there is no clock."""
        return self.session.time_left(seat, self.now())

    def replace_in(self) -> int | None:
        """Give the milliseconds until the absent player who is to act may be replaced; None if nobody ever may be."""
        return self.session.replace_in(self.now()) if self.session.away else None  # it is asked for every message

    def check_hint(self, person: str | None, seat: int | None) -> int:
        """Check that a person and seat may ask for a hint now."""
        if seat is None or seat not in self.session.seats_of(person):
            raise Refused("not_seated", "hints are for the players at this table; you are watching")
        return check_hint(self.session, seat)

    # --- Chat ---

    async def say(self, person: str | None, say: Say) -> Ack:
        """Store what a person at the table says."""
        if person is None or not self.session.seats_of(person):
            raise Refused("not_seated", "only the players at this table can talk here; you are watching")
        return await self._shielded(self._say(person, clean_text(say.text), say.cmd_id))

    async def _say(self, person: str, text: str, cmd_id: str) -> Ack:
        line = await self.chat.say(person, text, cmd_id)
        await self._read_chat()
        return Ack(cmd_id, line.n)

    async def _read_chat(self) -> None:
        if await self.chat.refresh():
            self.notify()

    def said(self, after: int, reader: str | None = None) -> list[ChatLine]:
        """Give a reader the lines of chat after a number; a newcomer gets the last ones."""
        return self.build_lines(self.chat.since(after, reader))

    def build_lines(self, lines: Sequence[Line]) -> list[ChatLine]:
        """Build lines of chat with the seats and names of the people who said them."""
        if not lines:  # as a rule; it is asked with every message
            return []
        seats = {chair.person: chair.seat for chair in reversed(self.session.chairs) if chair.person}
        names = self.player_names()
        at = [seats.get(line.person) for line in lines]
        said = [(line, seat, "" if seat is None else names[seat] or "") for line, seat in zip(lines, at, strict=True)]
        return [ChatLine(line.n, seat, name, line.text, line.at) for line, seat, name in said]

    # --- Views ---

    def view(self, viewer: int) -> View:
        """Build the table as it is now for a seat or a spectator."""
        return build_view(self, viewer)

    async def news(self, viewer: int, seq: int, visitor: str = "") -> EncodedNews:
        """Give a viewer what happened after an event and how the table looks now, encoded."""
        news = self._news.find(self, viewer, seq)
        if news is None:
            news = self._news.build(self, viewer, seq, await self.since(viewer, seq, visitor))
        return news

    async def since(self, viewer: int, seq: int, visitor: str = "") -> list[TableEvent]:
        """Give a viewer the events after a number; they may be encoded already."""
        await self.refresh(seq)  # a client of another worker may know newer events
        if seq > self.session.seq:
            raise Refused("bad_seq", f"expected an event up to {self.session.seq}, got {seq}")
        recent = self._recent.since(viewer, seq)
        if recent is not None:
            return recent

        events = await self.read(self.store.since, self.card.match)
        return await self.replay(Part(Records(self.card, events), viewer, seq + 1, len(events)), visitor)

    # --- Staying up to date ---

    async def refresh(self, seq: int | None = None) -> None:
        """Read from the store what another worker has written: events up to a number, or else anything."""
        if seq is not None and seq <= self.session.seq:
            return
        async with self._lock:
            if seq is None or seq > self.session.seq:  # our own write may have been applied meanwhile
                await self._catch_up(always=True)
        if seq is None:
            await self._read_chat()
            await self.chat.refresh_mutes()
            await self.reload_seats()

    async def catch_up(self) -> None:
        """Apply events that other workers may have stored."""
        async with self._lock:
            await self._catch_up()

    async def finish(self) -> None:
        """Wait until nothing is being stored."""
        while self._working:
            await asyncio.wait(self._working)

    def notify(self) -> None:
        """Wake all listeners, because something is new."""
        self._news.clear()
        self._wake()

    def _wake(self) -> None:
        super().notify()
        if self._may_go_on_by_itself():
            self.changed.set()

    def _may_go_on_by_itself(self) -> bool:
        """May a bot, a clock, the start or the end need something done here?  Else only people act at the table."""
        session = self.session
        if self.has_clock or self._in_doubt or not session.started or session.deleted:
            return True
        return session.over or session.bot_turn() is not None

    # --- Storing events ---

    async def _shielded(self, work: Coroutine[Any, Any, T]) -> T:
        """Finish some work even if its caller is cancelled: what is stored must also be told."""
        task = asyncio.ensure_future(work)
        self._working.add(task)
        task.add_done_callback(self._working.discard)
        try:
            return await asyncio.shield(task)
        except asyncio.CancelledError:
            task.add_done_callback(report_failure)
            raise
        finally:
            del task, work  # a refusal knows this frame, and the task knows the refusal: a cycle

    def _decide(self, command: commands.Command, seat: int | None) -> Decision:
        return decide(self.session, command, seat, self.now())

    async def _commit(self, decision: Decision) -> None:
        """Store events, all or none; then apply them and wake all listeners."""
        events, store = decision.events, self.store
        what = (self.card.match, self.session.seq, events, decision.ends_game)
        try:
            if events[0].kind == "start":
                await asyncio.to_thread(store.start, *what)
            else:
                await store.append_async(*what)
        except BaseException as error:
            if not (isinstance(error, Refused) and error.code == "stale"):
                self._in_doubt = True  # only the store knows whether they were stored
                self.notify()  # listeners read the store again, even if the command is not repeated
            raise
        self.apply(events, own=True)

    async def _commit_unless_stale(self, command: commands.Command, seat: int) -> bool:
        """Store the events of a command, unless another worker was faster."""
        try:
            await self._commit(self._decide(command, seat))
        except Refused as refused:
            if refused.code != "stale":
                raise
            await self._catch_up(always=True)
            return False
        return True

    def apply(self, events: Sequence[Event], *, own: bool = False) -> None:
        """Apply stored events, encode them for every viewer, and wake all listeners."""
        only_moves = self.session.undo_request is None and all(event.kind == "move" for event in events)
        for event in events:
            self._recent.add(self.session, event)
        if events:
            self._news.clear(keep_public=only_moves and not self.card.counts_days)
            self._wake()
            self.on_events(self, own)

    async def _catch_up(self, always: bool = False) -> None:
        """Read new events if another worker may have stored some."""
        if always or self._in_doubt or self.store.is_shared:
            events = await asyncio.to_thread(self.store.since, self.card.match, self.session.seq)
            if any(event.kind == "start" for event in events):
                await self.reload_seats()  # a person who stood up must not see what is dealt to the seat
            self.apply(events)
            self._in_doubt = False
