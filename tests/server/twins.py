"""Twins: two tables that differ only in what a viewer may not know, and all that the viewer is sent by each."""

import json
import random
from collections.abc import Callable, Sequence
from typing import Any, TypeVar

from fathomfive.bots.bot import Advice, Seen
from fathomfive.kernel.dice import seeded
from fathomfive.kernel.game import NOBODY, TABLE, Game
from fathomfive.kernel.match import Match
from fathomfive.server.connection import Connection, ConnectionRegistry
from fathomfive.server.fair_queue import Place
from fathomfive.server.heavy import HeavyWork, Rank
from fathomfive.server.jobs import build_frames
from fathomfive.server.limits import Limits, RateLimiter
from fathomfive.server.metrics import Metrics
from fathomfive.server.pool import LIVE
from fathomfive.server.registry import TableRegistry
from fathomfive.server.table import Table
from fathomfive.server.wire import encode
from fathomfive.session.cards import Card, Chair
from fathomfive.session.events import Event
from fathomfive.session.session import Session
from fathomfive.store.cards import Line
from server.test_registry import Quick

A = TypeVar("A")
T = TypeVar("T")
RESIGN = 0.1  # how often resigning is among the commands to choose from
SETTLE = 0.7  # how often an offer to end is answered at once


class Memory:
    """A store of one match in memory."""

    is_shared = False
    uptime = None  # clocks are set by hand

    def __init__(self) -> None:
        self.sanctions = self
        self.only_card: Card | None = None
        self.events: list[Event] = []
        self.lines: list[Line] = []
        self.people = self
        self.seated: list[Chair] = []

    def chairs(self, match: str) -> list[Chair]:
        return self.seated

    def names(self, of: set[str]) -> dict[str, str]:
        return {person: person.upper() for person in of}

    def open_leases(self) -> None:
        """Open no leases: a store that is not shared needs none."""

    def card(self, match: str) -> Card:
        """Give the card that the twin has set."""
        assert self.only_card is not None
        return self.only_card

    def active(self) -> list[Any]:
        """Give no sanctions."""
        return []

    async def append_async(self, match: str, expected: int, new: Sequence[Event], ended: bool = False) -> None:
        assert expected == len(self.events)
        self.events += new

    def since(self, match: str, seq: int = 0) -> list[Event]:
        return self.events[seq:]

    def say(self, match: str, person: str, text: str, cmd_id: str) -> Line:
        self.lines.append(Line(len(self.lines) + 1, person, text, 0, cmd_id))
        return self.lines[-1]

    def chat(self, match: str, after: int = 0) -> list[Line]:
        return self.lines[after:]


class Mirror(Quick):
    """A bot whose advice gives away every byte of the table it was shown."""

    async def advise(
        self, bot: str, seen: Seen, seed: int, place: Place = LIVE, move: int | None = None
    ) -> list[Advice]:
        shown = random.Random(seen.table.tobytes())
        return [Advice(m, shown.random(), shown.random(), 1) for m in shown.sample(seen.legal(), len(seen.legal()))]


class Here(HeavyWork):
    """Heavy work that is done at once in this process, where a test can look at it."""

    async def run(self, job: Callable[[A], T], argument: A, visitor: str, rank: Rank = Rank.REPLAY) -> T:
        return job(argument)


class Paper:
    """A socket that records what is sent."""

    def __init__(self) -> None:
        self.sent: list[str] = []

    async def send_text(self, text: str) -> None:
        self.sent.append(text)


async def answered(connection: Connection, message: str) -> None:
    """Send a message through a connection, and wait for its answer."""
    await connection.reply(message)
    if connection.hint_task is not None:
        await connection.hint_task


class Twin:
    """One of the two tables, with a connection of the viewer and one of each other person."""

    def __init__(self, start: Match, viewer: int, registry: ConnectionRegistry) -> None:
        anything: Any = Memory()
        self.store = anything
        clock = {"clock": {"kind": "game", "seconds": 9999}}
        card = Card("twin", start.game.name, start.rules, start.seats, start.options, clock, made=0)
        anything.only_card = card
        people = [Chair(seat, person=f"p{seat}") for seat in range(start.seats)]
        self.store.seated = people
        session = Session(card, people, match=start)
        self.table = Table(anything, session, [], {f"p{seat}": f"P{seat}" for seat in range(start.seats)})
        self.table.clock = lambda: self.table.session.at
        self.table.changes = self.table.chat.limiter = RateLimiter(1e9, 1e9)  # nothing rests on the time of day
        self.tables = TableRegistry(anything, Mirror(), heavy=Here())
        self.tables.seed = 1
        self.registry = registry
        self.viewer = viewer
        self.paper = Paper()
        self.happen(Event(1, "start", 0))
        self.connection = self.open(viewer)
        self.others = {seat: self.open(seat) for seat in range(start.seats) if seat != viewer}

    @property
    def match(self) -> Match:
        return self.table.session.match

    def open(self, viewer: int) -> Connection:
        paper: Any = self.paper if viewer == self.viewer else Paper()
        seat, person = (None, None) if viewer == NOBODY else (viewer, f"p{viewer}")
        return Connection(paper, self.tables, self.table, person, seat, self.registry)

    def happen(self, event: Event) -> None:
        """Store an event, and apply it."""
        self.store.events.append(event)
        self.table.apply([event])

    def play(self, m: int) -> None:
        seq = self.table.session.seq + 1
        self.happen(Event(seq, "move", seq, self.match.to_act, m))

    async def come(self, since: int) -> None:
        """Connect the viewer, perhaps again, and send what was missed."""
        self.connection = self.open(self.viewer)
        await self.connection.greet(since, None)

    async def send(self, message: str) -> None:
        """Send a message of the viewer, and wait for its answer."""
        await answered(self.connection, message)

    async def another(self, seat: int, message: str) -> None:
        """Send a message of another person, and wait for its answer."""
        await answered(self.others[seat], message)

    def read(self) -> list[str]:
        """Give all that was sent to the viewer since the last time."""
        sent, self.paper.sent = self.paper.sent, []
        return sent


class Pair:
    """Two tables that are twins for a viewer, and what is done at both of them."""

    def __init__(self, one: Match, two: Match, viewer: int, dice: random.Random, registry: ConnectionRegistry) -> None:
        self.twins = (Twin(one, viewer, registry), Twin(two, viewer, registry))
        self.viewer = viewer
        self.dice = dice
        self.numbers = range(one.game.moves + one.game.outcomes)
        self.sent = 0  # bytes, to each

    @property
    def first(self) -> Twin:
        return self.twins[0]

    @property
    def differ(self) -> bool:
        one, two = self.twins
        return bool(one.match.state.bytes() != two.match.state.bytes())

    def step(self) -> bool:
        """Play moves at both tables that read the same to the viewer; False if there are none."""
        one, two = (twin.match for twin in self.twins)
        if self.first.table.session.over:
            return False
        m = self.dice.choice(one.legal())
        words = one.write(m, self.viewer)
        same = [k for k in two.legal() if two.write(k, self.viewer) == words]
        if not same:
            return False
        for twin, move in zip(self.twins, (m, self.dice.choice([k for k in same if k != m] or same)), strict=True):
            twin.play(move)
        return True

    def compare(self) -> None:
        one, two = (twin.read() for twin in self.twins)
        assert one == two, f"{self.first.match!r} to {self.viewer}"
        self.sent += sum(map(len, one))

    def look_back(self) -> None:
        """Compare the table as it was after each event; both must have begun at their first move."""
        one, two = (encode(build_frames(twin.table.card, twin.store.events, 1, self.viewer)) for twin in self.twins)
        assert one == two, f"{self.first.match!r} to {self.viewer}, looking back"
        self.sent += len(one)

    async def look(self) -> None:
        """Let the viewer do everything a viewer can do now, and compare every byte of the answers."""
        for twin in self.twins:
            await twin.connection.send_news()
        self.compare()
        if self.first.match.to_act != TABLE:
            for message in self.messages():
                for twin in self.twins:
                    await twin.send(message)
                session = self.first.table.session
                if session.undo_request is not None or (session.offer is not None and self.dice.random() < SETTLE):
                    await self.settle()
                self.compare()
        since = self.dice.randint(0, self.first.table.session.seq)
        for twin in self.twins:
            await twin.come(since)
        self.compare()

    def messages(self) -> list[str]:
        """Choose messages of the viewer: some of them are accepted, most are refused."""
        seq, dice = self.first.table.session.seq, self.dice
        undo = self.first.table.view(self.viewer).undo
        told = {"cmd_id": f"c{dice.randrange(1 << 30)}", "expected_seq": seq}
        illegal = [m for m in dice.choices(self.numbers, k=2) if m not in self.first.match.legal()]
        asked = dice.choices(range(self.first.match.game.moves), k=2)
        everything: list[dict[str, Any]] = [
            *({"type": "act", **told, "move": m} for m in illegal),
            {"type": "act", **told, "move": "what"},
            {"type": "act", **told, "expected_seq": 0, "move": 0},
            *({"type": "why", "cmd_id": f"w{m}", "move": self.first.match.write(m, self.viewer)} for m in asked),
            *({"type": "why", "cmd_id": f"p{m}", "wanted": self.wanted(m)} for m in asked),
            {"type": "explain", "cmd_id": "e"},
            {"type": "hint", "cmd_id": "h"},
            {"type": "since", "seq": dice.randint(0, seq)},
            {"type": "since", "seq": seq + 1},
            {"type": "say", "cmd_id": told["cmd_id"], "text": f"at {seq}"},
            dice.choice(
                [
                    {"type": "undo", **told, "to": seq if undo is None else undo.to},  # nothing is drawn then
                    {"type": "agree", **told},
                    {"type": "leave", **told, "bot": "random"},
                    {"type": "return", **told},
                    {"type": "offer", **told},
                    {"type": "replace", **told, "seat": dice.randrange(self.first.match.seats)},
                    *([{"type": "resign", **told, "bot": "random"}] if dice.random() < RESIGN else []),
                ]
            ),
        ]
        return [json.dumps(message) for message in everything]

    def wanted(self, m: int) -> dict[str, Any]:
        """Give a press that may mean a move, as the viewer may describe it."""
        told = self.first.match.tell(m, self.viewer)
        return {"kind": told["kind"], "pieces": told["pieces"], "places": told["places"]}

    async def settle(self) -> None:
        """Let the others answer what the viewer asks for; most offers to end are declined, or nothing would follow."""
        is_offer = self.first.table.session.offer is not None
        kind = self.dice.choices(["agree", "decline"], [1, 9 if is_offer else 1])[0]
        for seat in self.first.others:
            for twin in self.twins:
                seq = twin.table.session.seq
                await twin.another(seat, json.dumps({"type": kind, "cmd_id": f"s{seat}-{seq}", "expected_seq": seq}))


def begun(game: Game, seats: int, options: dict[str, str]) -> Match:
    """Make a match before its first move."""
    return Match(game, seats, options)


def from_here(match: Match, viewer: int, seed: int) -> tuple[Match, Match]:
    """Make a match whose log begins at this table, and its twin: what the viewer cannot know is re-dealt."""
    twins = []
    for dealt in (False, True):
        twin = Match(match.game, match.seats, match.options)
        twin.state.tables[:] = match.state.tables
        if dealt:
            match.game.imagine(twin.state, viewer, seeded(seed))
        twin._snapshots = [twin.state.copy()]
        twins.append(twin)
    return twins[0], twins[1]


def connections() -> ConnectionRegistry:
    return ConnectionRegistry(Metrics(), Limits())
