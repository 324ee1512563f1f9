"""Twins: two tables that differ only in what a viewer may not know, and all that the viewer is sent by each."""

import json
import random
from collections.abc import Sequence
from typing import Any

from fathomfive.bots.bot import Advice, Seen
from fathomfive.kernel.dice import seeded
from fathomfive.kernel.game import NOBODY, TABLE, Game
from fathomfive.kernel.match import Match
from fathomfive.server.connection import Connection, ConnectionRegistry
from fathomfive.server.limits import Limits
from fathomfive.server.metrics import Metrics
from fathomfive.server.registry import TableRegistry
from fathomfive.server.replays import build_frames
from fathomfive.server.table import Table
from fathomfive.server.wire import encode
from fathomfive.session.cards import Card, Chair
from fathomfive.session.events import Event
from fathomfive.session.session import Session
from fathomfive.store.cards import Line
from server.test_registry import Quick


class Memory:
    """A store of one match that is as quick as a list."""

    is_shared = False
    uptime = None  # clocks are set by hand

    def __init__(self) -> None:
        self.events: list[Event] = []
        self.lines: list[Line] = []

    def open_leases(self) -> None:
        """Open no leases: a store that is not shared needs none."""

    async def append_soon(self, match: str, expected: int, new: Sequence[Event], ended: bool = False) -> None:
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

    async def advise(self, bot: str, seen: Seen, seed: int) -> list[Advice]:
        shown = random.Random(seen.table.tobytes())
        return [Advice(m, shown.random(), shown.random(), 1) for m in shown.sample(seen.legal(), len(seen.legal()))]


class Paper:
    """A socket that keeps what is written on it."""

    def __init__(self) -> None:
        self.sent: list[str] = []

    async def send_text(self, text: str) -> None:
        self.sent.append(text)


async def answered(window: Connection, message: str) -> None:
    """Send a message through a window, and wait for its answer."""
    await window.reply(message)
    if window.hint_task is not None:
        await window.hint_task


class Twin:
    """One of the two, with a window of the viewer and one of each other person."""

    def __init__(self, start: Match, viewer: int, registry: ConnectionRegistry) -> None:
        anything: Any = Memory()
        self.store = anything
        clock = {"clock": {"kind": "game", "seconds": 9999}}
        card = Card("twin", start.game.name, start.rules, start.seats, start.options, clock, made=0)
        people = [Chair(seat, person=f"p{seat}") for seat in range(start.seats)]
        session = Session(card, people, match=start)
        self.table = Table(anything, session, [], {f"p{seat}": f"P{seat}" for seat in range(start.seats)})
        self.table.clock = lambda: self.table.session.at
        self.house = TableRegistry(anything, Mirror())
        self.house.seed = 1
        self.registry = registry
        self.viewer = viewer
        self.paper = Paper()
        self.happen(Event(1, "start", 0))
        self.window = self.open(viewer)
        self.others = {seat: self.open(seat) for seat in range(start.seats) if seat != viewer}

    @property
    def match(self) -> Match:
        return self.table.session.match

    def open(self, viewer: int) -> Connection:
        paper: Any = self.paper if viewer == self.viewer else Paper()
        seat, person = (None, None) if viewer == NOBODY else (viewer, f"p{viewer}")
        return Connection(paper, self.house, self.table, person, seat, self.registry)

    def happen(self, event: Event) -> None:
        """Something happens at the table: kept, told, and taken in."""
        self.store.events.append(event)
        self.table.apply([event])

    def play(self, m: int) -> None:
        seq = self.table.session.seq + 1
        self.happen(Event(seq, "move", seq, self.match.to_act, m))

    async def come(self, since: int) -> None:
        """The viewer comes, perhaps again, and is told what was missed: the beginning of every connection."""
        self.window = self.open(self.viewer)
        await self.window.greet(since, None)

    async def send(self, message: str) -> None:
        """The viewer sends a message, and is answered."""
        await answered(self.window, message)

    async def another(self, seat: int, message: str) -> None:
        """Somebody else sends one."""
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
        """Play on at both, in words that are the same for the viewer; say whether that can be."""
        one, two = (twin.match for twin in self.twins)
        if one.over:
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
        """Let the viewer do all that a viewer can do now, and compare every byte that comes back."""
        for twin in self.twins:
            await twin.window.send_news()
        self.compare()
        if self.first.match.to_act != TABLE:
            for message in self.messages():
                for twin in self.twins:
                    await twin.send(message)
                if self.first.table.session.undo_request is not None:
                    await self.settle()
                self.compare()
        since = self.dice.randint(0, self.first.table.session.seq)
        for twin in self.twins:
            await twin.come(since)
        self.compare()

    def messages(self) -> list[str]:
        """Choose what the viewer sends: some of it is done, most of it refused."""
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
                ]
            ),
        ]
        return [json.dumps(message) for message in everything]

    def wanted(self, m: int) -> dict[str, Any]:
        """Give a press that may mean a move, as the viewer may describe it."""
        told = self.first.match.tell(m, self.viewer)
        return {"kind": told["kind"], "pieces": told["pieces"], "places": told["places"]}

    async def settle(self) -> None:
        """Let the others answer the undo that the viewer asks for."""
        kind = self.dice.choice(["agree", "decline"])
        for seat in self.first.others:
            for twin in self.twins:
                seq = twin.table.session.seq
                await twin.another(seat, json.dumps({"type": kind, "cmd_id": f"s{seat}-{seq}", "expected_seq": seq}))


def begun(game: Game, seats: int, options: dict[str, str]) -> Match:
    """A match before its first move."""
    return Match(game, seats, options)


def from_here(match: Match, viewer: int, seed: int) -> tuple[Match, Match]:
    """A match whose log begins at this table, and its twin: what the viewer cannot know is dealt anew."""
    twins = []
    for dealt in (False, True):
        twin = Match(match.game, match.seats, match.options)
        twin.state.tables[:] = match.state.tables
        if dealt:
            match.game.imagine(twin.state, viewer, seeded(seed))
        twin._snapshots = [twin.state.tables.copy()]
        twins.append(twin)
    return twins[0], twins[1]


def connections() -> ConnectionRegistry:
    return ConnectionRegistry(Metrics(), Limits())
