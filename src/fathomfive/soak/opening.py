"""Opening: how long the server takes to bring a long match from the store to the table."""

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
from fathomfive.session.events import Event
from fathomfive.store.log import Log, fingerprint_due
from fathomfive.store.store import Store

BAR = 100.0  # milliseconds
NAME = "long"


@dataclass(frozen=True)
class Opened:
    """How long it took, each time."""

    game: str
    moves: int
    times: list[float]  # milliseconds

    @property
    def ok(self) -> bool:
        """Was it as quick as it is meant to be, usually?"""
        return median(self.times) < BAR

    def lines(self) -> Iterator[str]:
        """Say it in words."""
        middle, most = median(self.times), max(self.times)
        yield (
            f"{self.game}: a match of {self.moves} moves opens in {middle:.1f} ms "
            f"(the slowest of {len(self.times)}: {most:.1f} ms)"
        )

    def shape(self) -> dict[str, Any]:
        """Give it as plain data."""
        return {"ok": self.ok, **asdict(self)}


def long_match(card: Card, moves: int, dice: random.Random) -> list[Event]:
    """Play at random until so many moves were made; who would end the game before goes back to its start instead."""
    log = Log(card)
    events: list[Event] = []

    def happen(kind: str, seat: int | None = None, move: int | None = None, fingerprint: str | None = None) -> None:
        events.append(Event(log.seq + 1, kind, log.seq, seat, move, None, f"0:c{log.seq}", fingerprint))
        log.take(events[-1])

    happen("start")
    made = 0
    while made < moves:
        m = dice.choice(log.match.legal())
        after = log.match.copy()
        after.play(m)
        if after.to_act == NOBODY:
            happen("undo", 0, 1)
            continue
        happen("move", log.match.to_act, m, fingerprint_due(after, len(log.match.moves)))
        made += 1
    return events


def measure(game: str, moves: int, times: int, seed: int = 7) -> Opened:
    """Keep a long match in a new store, and open it again and again."""
    if moves < 1 or times < 1:
        raise Refused("bad_number", f"expected at least one move and one time, got {moves} and {times}")
    chosen = take(game)
    seats = chosen.default_seats
    card = Card(NAME, chosen.name, chosen.rules, seats, chosen.check_options(seats, {}), started=1)
    events = long_match(card, moves, random.Random(seed))
    spent = []
    with tempfile.TemporaryDirectory(prefix="fathom-open-") as folder, Store(f"sqlite:///{folder}/open.db") as store:
        store.keep(card, [Chair(seat) for seat in range(seats)], events)
        for _ in range(times):
            began = time.perf_counter()
            table = asyncio.run(Table.open(store, NAME))
            spent.append(round(1000 * (time.perf_counter() - began), 2))
            assert table.log.seq == len(events), "all of it"
    return Opened(chosen.name, moves, spent)
