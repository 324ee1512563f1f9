"""The time that the server needs to open a long match from the store."""

import asyncio
import random
import tempfile
import time
from collections.abc import Iterator
from dataclasses import asdict, dataclass
from statistics import median
from typing import Any

from fathomfive.kernel.errors import Refused
from fathomfive.kernel.game import NOBODY
from fathomfive.kernel.shelf import take
from fathomfive.server.table import Table
from fathomfive.session.cards import Card, Chair
from fathomfive.session.events import Event, fingerprint_due
from fathomfive.session.session import Session
from fathomfive.store.store import Store

MAX_MEDIAN = 100.0  # milliseconds
NAME = "long"


@dataclass(frozen=True)
class OpenTimes:
    """The times of several openings."""

    game: str
    moves: int
    times: list[float]  # milliseconds

    @property
    def ok(self) -> bool:
        """Is the median within its limit?"""
        return median(self.times) < MAX_MEDIAN

    def lines(self) -> Iterator[str]:
        """Write the report as text."""
        middle, most = median(self.times), max(self.times)
        yield (
            f"{self.game}: a match of {self.moves} moves opens in {middle:.1f} ms "
            f"(the slowest of {len(self.times)}: {most:.1f} ms)"
        )

    def shape(self) -> dict[str, Any]:
        """Give the report as plain data."""
        return {"ok": self.ok, **asdict(self)}


def long_match(card: Card, moves: int, dice: random.Random) -> list[Event]:
    """Play random moves until there are enough; a move that would end the game is replaced by an undo to the start."""
    session = Session(card)
    events: list[Event] = []

    def add(kind: str, seat: int | None = None, move: int | None = None, fingerprint: str | None = None) -> None:
        events.append(Event(session.seq + 1, kind, session.seq, seat, move, None, f"0:c{session.seq}", fingerprint))
        session.apply(events[-1])

    add("start")
    made = 0
    while made < moves:
        m = dice.choice(session.match.legal())
        after = session.match.copy()
        after.play(m)
        if after.to_act == NOBODY:
            add("undo", 0, 1)
            continue
        add("move", session.match.to_act, m, fingerprint_due(after, len(session.match.moves)))
        made += 1
    return events


def run_open_soak(game: str, moves: int, times: int, seed: int = 7) -> OpenTimes:
    """Store a long match, and open it several times."""
    if moves < 1 or times < 1:
        raise Refused("bad_number", f"expected at least one move and one opening, got {moves} and {times}")
    chosen = take(game)
    seats = chosen.default_seats
    card = Card(NAME, chosen.name, chosen.rules, seats, chosen.check_options(seats, {}), started=1)
    events = long_match(card, moves, random.Random(seed))
    spent = []
    with tempfile.TemporaryDirectory(prefix="fathom-open-") as folder, Store(f"sqlite:///{folder}/open.db") as store:
        store.create_with_events(card, [Chair(seat) for seat in range(seats)], events)
        for _ in range(times):
            began = time.perf_counter()
            table = asyncio.run(Table.open(store, NAME))
            spent.append(round(1000 * (time.perf_counter() - began), 2))
            assert table.session.seq == len(events), "all events are loaded"
    return OpenTimes(chosen.name, moves, spent)
