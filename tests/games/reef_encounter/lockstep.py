"""A table of Reef Encounter and its slow twin, played side by side and compared at every step."""

import random
from collections.abc import Callable, Iterable
from functools import cache
from typing import Any

import numpy as np

from fathomfive.games.reef_encounter import GAME
from fathomfive.games.reef_encounter.components import COLOURS, MOST_SEATS, REASONS, ROWS, STRIDE, Phase
from fathomfive.kernel.engines import Cpu
from fathomfive.kernel.game import NOBODY, TABLE
from fathomfive.kernel.match import Match
from games.reef_encounter.twin import Twin
from games.reef_encounter.twin_board import Asked, starfish_up

Chooser = Callable[[Twin, list[int], random.Random], int]
STYLES = ("basic", "advanced")


@cache
def compiled() -> Any:
    """Compile the rules once."""
    return Cpu(GAME)


class Quick:
    """A table played by the compiled rules, with the parts of a match that a comparison needs."""

    def __init__(self, seats: int, style: str) -> None:
        self.rules = compiled()
        self.tables = GAME.State.blank()
        self.rules.setup(self.tables, 0, seats, GAME.encode_options(GAME.rules, {"game": style}))
        self.buffer = np.zeros(GAME.max_legal, np.int32)
        self.weights = np.zeros(GAME.max_legal, np.int32)
        self.points, self.places = np.zeros((2, seats), np.int64)  # never cleared: rules overwrite old values

    def asked(self) -> Asked:
        """Give the seat to act, its legal moves, and their odds."""
        who = self.rules.to_act(self.tables, 0)
        n = self.rules.legal(self.tables, 0, self.buffer)
        if who != TABLE:
            return who, self.buffer[:n].tolist(), []
        self.rules.odds(self.tables, 0, self.buffer, n, self.weights)
        return who, self.buffer[:n].tolist(), self.weights[:n].tolist()

    def play(self, m: int) -> None:
        self.rules.play(self.tables, 0, m)

    def standing(self) -> tuple[list[int], list[int]]:
        """Give the current points and places."""
        self.rules.points(self.tables, 0, self.points)
        self.rules.rank(self.tables, 0, self.places)
        return self.points.tolist(), self.places.tolist()

    def reason(self) -> str:
        """Give the reason why the game ended."""
        return REASONS[self.rules.reason(self.tables, 0)]


class Careful:
    """A match whose rules run uncompiled, with the same methods as `Quick`."""

    def __init__(self, seats: int, style: str) -> None:
        self.match = Match(GAME, seats, {"game": style})
        self.tables = self.match.state.tables
        self.points, self.places = np.zeros((2, seats), np.int64)

    def asked(self) -> Asked:
        """Give the seat to act, its legal moves, and their odds."""
        who = self.match.to_act
        return who, self.match.legal(), self.match.odds() if who == TABLE else []

    def play(self, m: int) -> None:
        self.match.play(m)

    def standing(self) -> tuple[list[int], list[int]]:
        """Give the current points and places."""
        GAME.points(self.match.state, self.points)
        GAME.rank(self.match.state, self.places)
        return self.points.tolist(), self.places.tolist()

    def reason(self) -> str | None:
        """Give the reason why the game ended."""
        return self.match.reason


# --- Comparing -----------------------------------------------------------------------------------------------------


BIT = {(column, row): 1 << (row - 1) * STRIDE + n for n, column in enumerate("ABCDEFG") for row in range(1, 1 + ROWS)}
STARFISH_UP = [(tile.strong, tile.weak, tile.large, tile.small) for tile in starfish_up()]
NO_COLOURS = [0] * COLOURS


def bits(flags: Iterable[bool]) -> int:
    """Write flags as bits of one number."""
    return sum(1 << n for n, flag in enumerate(flags) if flag)


def as_table(twin: Twin) -> dict[str, Any]:
    """Give every field and cell of a table as the twin knows it."""
    seats = twin.seats
    unused = MOST_SEATS - seats
    boards = {name: [0] * MOST_SEATS for name in ("kind", "tired")}
    coral = [NO_COLOURS[:] for _ in range(MOST_SEATS)]
    shrimp = [[0] * MOST_SEATS for _ in range(MOST_SEATS)]
    for n, board in enumerate(twin.boards):
        boards["kind"][n] = board.kind
        for square, colour in board.polyps.items():
            coral[n][colour] |= BIT[square]
        for square, seat in board.shrimps.items():
            shrimp[seat][n] |= BIT[square]
    for n, column, row in twin.tired():
        boards["tired"][n] |= BIT[column, row]
    done = {move[0] for move in twin.done}
    placing = twin.colour()
    of_players = ("hand", "noted", "prey", "fish", "cubes")
    return {
        **{name: getattr(twin, name) + [NO_COLOURS] * unused for name in of_players},
        **{name: getattr(twin, name) for name in ("turns", "cylinders", "larvae", "bag", "bonus", "sea", "adrift")},
        **boards,
        "coral": coral,
        "shrimp": shrimp,
        "rules": GAME.rules,
        "seats": seats,
        "advanced": twin.advanced,
        "phase": Phase[twin.step],
        "start": twin.order[0] if twin.order else 0,
        "seat": max(0, twin.active),
        "ended": 0 if twin.reason is None else 1 + REASONS.index(twin.reason),
        "ender": twin.ender if twin.step == "LAST" else 0,
        "space": 0 if twin.space is None else twin.space,
        "laid_out": sum(map(sum, twin.sea)) if twin.step == "LAY_OUT" else 0,
        "down": bits(
            (tile.strong, tile.weak, tile.large, tile.small) != up
            for tile, up in zip(twin.tiles, STARFISH_UP, strict=True)
        ),
        "locked": bits(tile.locked for tile in twin.tiles),
        "afloat": 0 if twin.afloat is None else twin.afloat + 1,
        "counted": bits(colour in twin.bag_known for colour in range(COLOURS)),
        "fed": [0 if colour is None else colour + 1 for colour in twin.fed] + [0] * unused,
        "gone": twin.eaten + [0] * unused,
        "begun": bool(done),
        "paid": twin.paid(),
        "colour": 0 if placing is None else placing + 1,
        "placed": twin.placed(),
        "put": "put" in done,
        "covered": "lock" in done,
        "scratch": [0] * MOST_SEATS,
    }


def views(tables: Any) -> dict[str, Any]:
    """Give views of all fields of a table, which can be read repeatedly."""
    return {name: tables[name] for name in GAME.State.scalars + GAME.State.arrays}


def play_beside(
    real: Quick | Careful,
    twin: Twin,
    choose: Chooser,
    dice: random.Random,
    watch: Callable[[Twin, int | None], None] | None = None,
) -> int:
    """Play a game to its end, compare everything at every step, and count the steps.

    A watcher gets every position with its next move, and the last position without one.
    """
    fields = views(real.tables)
    steps = 0
    while True:
        who, moves, odds = real.asked()
        assert (who, moves, odds) == twin.asked
        assert {name: field[0].tolist() for name, field in fields.items()} == as_table(twin)
        assert real.standing() == (twin.points(), twin.ranks())
        if who == NOBODY:
            break
        m = dice.choices(moves, odds)[0] if who == TABLE else choose(twin, moves, dice)
        if watch:
            watch(twin, m)
        real.play(m)
        twin.play(m)
        steps += 1
    if watch:
        watch(twin, None)
    assert real.reason() == twin.reason
    return steps


def anyhow(_twin: Twin, moves: list[int], dice: random.Random) -> int:
    """Choose any move."""
    return dice.choice(moves)
