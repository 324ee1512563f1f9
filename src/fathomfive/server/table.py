"""The live table: takes commands, keeps what they do, and only then tells everyone their part of it."""

import asyncio
from collections.abc import Callable, Coroutine, Mapping, Sequence
from dataclasses import dataclass, replace
from typing import Any, NamedTuple, TypeVar

from fathomfive.bots.bot import Seen
from fathomfive.kernel.dice import fresh
from fathomfive.kernel.errors import Refused
from fathomfive.kernel.game import TABLE
from fathomfive.kernel.match import Match
from fathomfive.server.events import RecentEvents, replay_events
from fathomfive.server.views import EncodedNews, NewsCache, build_view
from fathomfive.server.wire import (
    Ack,
    Act,
    Agree,
    ChatLine,
    Command,
    Decline,
    Leave,
    Return,
    Say,
    TableEvent,
    Undo,
    View,
    check_bot,
)
from fathomfive.session.cards import Card, Chair
from fathomfive.session.decider import find_decision
from fathomfive.session.events import Event
from fathomfive.store.cards import Line, now
from fathomfive.store.log import Log, elapsed, fingerprint_due, unfold
from fathomfive.store.port import MatchStore
from fathomfive.store.uptime import ServerClock

T = TypeVar("T")
MOST_LINES = 5000  # of chat at one table
WHEN_TIME_IS_UP = "medium"  # the bot that plays on for who let the clock run out


class Deed(NamedTuple):
    """What an event will say."""

    kind: str
    move: int | None = None
    word: str | None = None


@dataclass(frozen=True)
class Turn:
    """A decision that a bot is to make."""

    seat: int
    bot: str
    seq: int  # the table it is to look at


def name_of(card: Card, chair: Chair, names: Mapping[str, str]) -> str | None:
    """Name who sits on a chair: those who share a device as they called themselves, and nobody where a bot sits."""
    shared: Mapping[str, str] = card.settings.get("names", {})
    own = names.get(chair.person) if chair.person else None
    return own and shared.get(str(chair.seat), own)


class Table:
    """One match that people are at.  Its log is a copy of the store's; the store alone decides."""

    def __init__(
        self, store: MatchStore, card: Card, chairs: Sequence[Chair], log: Log, lines: list[Line], names: dict[str, str]
    ) -> None:
        self.store = store
        self.card = card
        self.chairs = chairs
        self.log = log
        self.lines = lines
        self.names = names  # of the people who sit here
        self.bells: set[asyncio.Event] = set()  # rung whenever there is something new
        self.commands: dict[str, tuple[int, str]] = {}  # number and kind of the event that each became
        self.clock: Callable[[], int] = now
        self.has_clock = bool(card.settings.get("clock"))
        self._spare = log.match.copy()
        self._recent = RecentEvents(log)
        self._news = NewsCache()
        self._lock = asyncio.Lock()  # one command at a time
        self._working: set[asyncio.Future[Any]] = set()
        self._in_doubt = False  # the store failed: it may know more than we do

    @classmethod
    async def open(cls, store: MatchStore, match: str, clock: ServerClock | None = None) -> "Table":
        """Open a stored match; its clocks follow the server's clock, or else the system clock."""

        def load() -> "Table":
            if clock is not None:
                clock.open()
            card, chairs, events = store.whole(match)  # another worker may be writing
            lines = store.chat(match)
            log = unfold(card, events, trusted=True, counted=elapsed if clock is None else clock.uptime)
            names = store.people.names({chair.person for chair in chairs if chair.person})
            table = cls(store, card, chairs, log, lines, names)
            table.commands = {event.cmd_id: (event.seq, event.kind) for event in events if event.cmd_id}
            if clock is not None:
                table.clock = clock.now
            return table

        return await asyncio.to_thread(load)

    # --- Who is who ---

    def seats_of(self, person: str | None) -> list[int]:
        """List the seats of a person."""
        return [chair.seat for chair in self.chairs if person is not None and chair.person == person]

    def people(self) -> list[str | None]:
        """Name who sits on each seat; a bot has no name."""
        return [name_of(self.card, chair, self.names) for chair in self.chairs]

    async def reseat(self) -> None:
        """Look again who sits where."""
        self.chairs = await asyncio.to_thread(self.store.chairs, self.card.match)
        sitting = {chair.person for chair in self.chairs if chair.person}
        self.names = await asyncio.to_thread(self.store.people.names, sitting)
        self.ring()

    def asks(self, person: str) -> bool:
        """Is a person to move, and not a bot for them?"""
        seat = self.log.match.to_act
        return self.log.started and seat in self.seats_of(person) and self.bot_of(seat) is None

    def bot_of(self, seat: int) -> str | None:
        """Say which bot plays a seat now; None is a person."""
        return self.log.handed[seat] if seat in self.log.handed else self.chairs[seat].bot

    def left_to_bots(self) -> bool:
        """Does no person play here, at least for now?"""
        return all(self.bot_of(seat) is not None for seat in range(self.card.seats))

    def others(self, seat: int) -> set[str]:
        """Name the people at the table besides the one of a seat, also those for whom a bot plays just now."""
        people = {chair.person for chair in self.chairs if chair.person and not chair.external}
        return people - {self.chairs[seat].person or ""}

    # --- Commands ---

    async def start(self, person: str | None) -> None:
        """Begin, when everybody sits; who laid the table out says when."""
        await self._whole(self._start(person))

    async def _start(self, person: str | None) -> None:
        async with self._lock:
            await self._catch_up()
            if self.log.started:
                return
            if person is None or person != self.card.host:
                raise Refused("not_host", "only who laid the table out can start it")
            await self.reseat()
            free = [str(chair.seat + 1) for chair in self.chairs if chair.bot is None and chair.person is None]
            if free:
                raise Refused("seats_free", f"everybody must sit before the start; free: seat {', '.join(free)}")
            await self._keep(None, [Deed("start")], self._trial())

    async def command(self, person: str | None, seat: int | None, command: Command) -> Ack:
        """Do what somebody wants from a seat, once; come back when it is kept, or refuse."""
        if seat is None or seat not in self.seats_of(person):
            raise Refused("not_seated", "only who sits at this table can do that; you are watching")
        return await self._whole(self._command(seat, command))

    async def _command(self, seat: int, command: Command) -> Ack:
        async with self._lock:
            await self._catch_up()
            key = f"{seat}:{command.cmd_id}"
            try:
                return await self._do(seat, command, key)
            except Refused as refused:
                if refused.code != "stale" or command.expected_seq != self.log.seq:
                    raise
                # Another worker was faster, perhaps with this very command.
                await self._catch_up(always=True)
                return await self._do(seat, command, key)

    async def _do(self, seat: int, command: Command, key: str) -> Ack:
        if key in self.commands:
            return self._again(command, *self.commands[key])
        if not self.log.started:
            raise Refused("not_started", "this table has not started yet")
        if self.log.match.over:
            raise Refused("game_over", "the game is over; it stays as it ended")
        if command.expected_seq != self.log.seq:
            raise Refused(
                "stale", f"expected_seq is {command.expected_seq}, but {self.log.seq} events have happened; look again"
            )
        trial = self._trial()
        seq = self.log.seq + 1
        await self._keep(seat, self.meaning(seat, command, trial), trial, key)
        return Ack(command.cmd_id, seq)

    def _again(self, command: Command, seq: int, kind: str) -> Ack:
        """Answer a command that was done before, unless its name is used for something else now."""
        same = {
            Act: ("move",), Undo: ("undo", "ask"), Agree: ("agree",), Decline: ("decline",),
            Leave: ("hand-over",), Return: ("hand-over",),
        }  # fmt: skip
        if kind not in same[type(command)]:
            raise Refused("cmd_id_used", f"cmd_id '{command.cmd_id}' was used before, for '{kind}'")
        return Ack(command.cmd_id, seq)

    def meaning(self, seat: int, command: Command, trial: Match) -> list[Deed]:
        """Say which events a command becomes, and carry them out on a copy of the match."""
        if isinstance(command, Return):
            return self._come_back(seat)
        if self.bot_of(seat) is not None:
            raise Refused("handed_over", "a bot plays for you; take your seat back first")
        if isinstance(command, Act):
            m = self._wanted(seat, command.move)
            trial.play(m, seat)
            return [Deed("move", m)]
        if isinstance(command, Leave):
            return [Deed("hand-over", word=check_bot(command.bot))]
        if isinstance(command, Undo):
            return self._undo(seat, command.to, trial)
        ask = self.log.ask
        if ask is None:
            raise Refused("nothing_asked", "nobody asks for an undo")
        if isinstance(command, Decline):
            return [Deed("decline")]
        if seat == ask.seat or seat in ask.agreed:
            raise Refused("nothing_asked", "you have agreed already")
        agreed = {self.chairs[who].person for who in (*ask.agreed, seat)}
        if self.others(ask.seat) - agreed:
            return [Deed("agree")]
        trial.undo(len(trial.moves) - self.log.standing(ask.to))
        return [Deed("agree"), Deed("undo", ask.to)]

    def _wanted(self, seat: int, move: int | str) -> int:
        """Find the decision that is meant; outcomes of the TABLE are no answer to anything, not even for a refusal."""
        match = self.log.match
        if seat != match.to_act:
            return 0  # the match refuses whatever it is
        return find_decision(match, move, seat)

    def _undo(self, seat: int, to: int, trial: Match) -> list[Deed]:
        kept = self.log.standing(to)
        back = self.log.deciders[kept:]
        if to < 1 or not back:
            raise Refused("nothing_to_undo", f"no move that stands was made after event {to}")
        if all(who == seat for who in back) or not self.others(seat):
            trial.undo(len(back))
            return [Deed("undo", to)]
        if self.log.ask is not None:
            raise Refused("already_asked", f"seat {self.log.ask.seat + 1} asks for an undo; answer that first")
        return [Deed("ask", to)]

    def _come_back(self, seat: int) -> list[Deed]:
        if self.bot_of(seat) is None:
            raise Refused("not_handed_over", "you play this seat yourself already")
        left = self.time_left(seat)
        if left is not None and left <= 0 and self.card.settings["clock"]["kind"] == "game":
            raise Refused("out_of_time", "your time for this game is used up; the bot plays on")
        return [Deed("hand-over")]

    async def say(self, person: str | None, say: Say) -> Ack:
        """Keep what a person at the table says."""
        seats = self.seats_of(person)
        if not seats or person is None:
            raise Refused("not_seated", "only who sits at this table can talk here; you are watching")
        text = say.text.strip()
        if not text or any(ord(letter) < 32 and letter != "\n" for letter in text):
            raise Refused("bad_message", "expected words, without control characters")
        if self._last_line() >= MOST_LINES:
            raise Refused("too_many", f"{MOST_LINES} lines were said at this table; that is all it keeps")
        return await self._whole(self._say(person, text, say.cmd_id))

    async def _say(self, person: str, text: str, cmd_id: str) -> Ack:
        line = await asyncio.to_thread(self.store.say, self.card.match, person, text, f"{person}:{cmd_id}")
        await self._read_chat()
        return Ack(cmd_id, line.n)

    async def _read_chat(self) -> None:
        """Read what was said since we looked; several may do so at once."""
        new = await asyncio.to_thread(self.store.chat, self.card.match, self._last_line())
        fresh_lines = [line for line in new if line.n > self._last_line()]
        if fresh_lines:
            self.lines += fresh_lines
            self.ring()

    def _last_line(self) -> int:
        return self.lines[-1].n if self.lines else 0

    # --- Bots and the clock ---

    def turn(self) -> Turn | None:
        """Say whether a bot is to move."""
        seat = self.log.match.to_act
        bot = self.bot_of(seat) if seat >= 0 and self.log.started else None
        return None if bot is None else Turn(seat, bot, self.log.seq)

    def seen(self, seat: int) -> Seen:
        """Give what the seat that is asked may know, and nothing else."""
        return Seen.of(self.log.match, seat, fresh())

    def may_ask_for_a_hint(self, person: str | None, seat: int | None) -> int:
        """Accept who asks for a hint, or refuse."""
        if seat is None or seat not in self.seats_of(person):
            raise Refused("not_seated", "hints are for who plays; you are watching")
        if not self.card.settings.get("hints", True):
            raise Refused("no_hints", "this table plays without hints")
        if not self.log.started or self.log.match.to_act != seat or self.bot_of(seat) is not None:
            raise Refused("not_your_turn", "a hint is for who is asked; it is not your turn")
        return seat

    async def play_for(self, turn: Turn, m: int) -> bool:
        """Make a bot's move, unless the table has moved on since it looked."""
        async with self._lock:
            await self._catch_up()
            if self.turn() != turn:
                return False
            trial = self._trial()
            trial.play(m, turn.seat)
            try:
                await self._keep(turn.seat, [Deed("move", m)], trial)
            except Refused as refused:
                if refused.code != "stale":
                    raise
                await self._catch_up(always=True)
                return False
            return True

    def time_left(self, seat: int) -> int | None:
        """Say how many milliseconds a seat has left; None where there is no clock."""
        clock = self.card.settings.get("clock")
        if clock is None:
            return None
        asked = seat == self.log.match.to_act and self.bot_of(seat) is None and self.log.started
        thinking = self.log.counted(self.log.asked_at, self.now()) if asked else 0
        used = self.log.used[seat] if clock["kind"] == "game" else 0
        return int(clock["seconds"] * 1000 - used - thinking)

    async def look(self) -> None:
        """Take in what other workers have kept."""
        async with self._lock:
            await self._catch_up()

    async def look_at_the_clock(self) -> int | None:
        """Hand the seat over if its time is up; say in how many milliseconds to look again."""
        if not (self.has_clock or self._in_doubt):
            return None
        async with self._lock:
            await self._catch_up()
            seat = self.log.match.to_act
            left = self.time_left(seat) if seat >= 0 and self.log.started and self.bot_of(seat) is None else None
            if left is None or left > 0:
                return left
            try:
                await self._keep(seat, [Deed("hand-over", word=WHEN_TIME_IS_UP)], self._trial())
            except Refused as refused:
                if refused.code != "stale":
                    raise
                await self._catch_up(always=True)
            return None

    # --- What viewers get ---

    def view(self, viewer: int) -> View:
        """Show the table as it is now to a seat or a spectator."""
        return build_view(self, viewer)

    async def news(self, viewer: int, seq: int) -> EncodedNews:
        """Give a viewer what happened after an event and how the table looks now, encoded."""
        news = self._news.find(self, viewer, seq)
        if news is None:
            news = self._news.build(self, viewer, seq, await self.since(viewer, seq))
        return news

    async def since(self, viewer: int, seq: int) -> list[TableEvent]:
        """Give a viewer the events after a number; they may be encoded already."""
        await self.hear(seq)  # who was at another worker may know more than we do
        if seq > self.log.seq:
            raise Refused("bad_seq", f"expected an event up to {self.log.seq}, got {seq}")
        recent = self._recent.since(viewer, seq)
        if recent is not None:
            return recent

        def from_the_store() -> list[TableEvent]:
            events = self.store.since(self.card.match)
            return replay_events(Log(self.card, trusted=True), events, viewer, seq)

        return await asyncio.to_thread(from_the_store)

    def said(self, after: int) -> list[ChatLine]:
        """Give what was said after a line."""
        if after >= self._last_line():
            return []
        seats = {chair.person: chair.seat for chair in reversed(self.chairs) if chair.person}
        return [
            ChatLine(line.n, seats.get(line.person), self.names.get(line.person, ""), line.text, line.at)
            for line in self.lines
            if line.n > after
        ]

    # --- Inside ---

    async def finish(self) -> None:
        """Wait until nothing is being kept."""
        while self._working:
            await asyncio.wait(self._working)

    async def hear(self, seq: int | None = None) -> None:
        """Look into the store, since another worker says that there is more: an event, or else words or people."""
        if seq is not None and seq <= self.log.seq:
            return
        async with self._lock:
            if seq is None or seq > self.log.seq:  # perhaps it was our own, and is taken in by now
                await self._catch_up(always=True)
        if seq is None:
            await self._read_chat()
            await self.reseat()

    def ring(self) -> None:
        """Wake everyone who watches, since something is new."""
        self._news.clear()
        for bell in self.bells:
            bell.set()

    async def _whole(self, work: Coroutine[Any, Any, T]) -> T:
        """Do something to its end, even if nobody waits for it any more: what is kept must also be told."""
        task = asyncio.ensure_future(work)
        self._working.add(task)
        task.add_done_callback(self._working.discard)
        return await asyncio.shield(task)

    def _trial(self) -> Match:
        """Give a copy of the match to try something on: always the same one, since commands come one by one."""
        return self._spare.copy_from(self.log.match)

    def now(self) -> int:
        """Tell the time; a clock that jumps back must not turn it around."""
        return max(self.log.at, self.clock())

    async def _keep(self, seat: int | None, deeds: list[Deed], trial: Match, cmd_id: str | None = None) -> None:
        """Keep what a seat did and the outcomes that follow, all or none; then take it in and wake everyone.

        `trial` is a copy of the match on which it has been done.
        """
        played = len(trial.moves)
        trial.deal()
        outcomes = [(TABLE, Deed("move", m)) for m in trial.moves[played:]]
        at = self.now()
        events = [
            Event(self.log.seq + n, deed.kind, at, who, deed.move, deed.word, cmd_id if n == 1 else None)
            for n, (who, deed) in enumerate([*((seat, deed) for deed in deeds), *outcomes], 1)
        ]
        events[-1] = replace(events[-1], fingerprint=fingerprint_due(trial, len(self.log.match.moves)))
        try:
            await self.store.append_soon(self.card.match, self.log.seq, events, trial.over)
        except BaseException as error:
            if not (isinstance(error, Refused) and error.code == "stale"):
                self._in_doubt = True  # whether it was kept is known to the store alone
                self.ring()  # so that somebody looks, even if nobody tries again
            raise
        self.take(events)

    def take(self, events: Sequence[Event]) -> None:
        """Take in what is kept, tell it to everyone, and wake them."""
        for event in events:
            self._recent.add(self.log, event)
            if event.cmd_id:
                self.commands[event.cmd_id] = event.seq, event.kind
        if events:
            self.ring()

    async def _catch_up(self, always: bool = False) -> None:
        """Read the tail of the log when somebody else may have written."""
        if always or self._in_doubt or self.store.is_shared:
            self.take(await asyncio.to_thread(self.store.since, self.card.match, self.log.seq))
            self._in_doubt = False
