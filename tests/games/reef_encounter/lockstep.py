"""A table of Reef Encounter and its slow twin, played side by side and compared at every step."""

import random
from collections.abc import Callable
from functools import cache, lru_cache
from typing import Any

import numpy as np

from fathomfive.games.reef_encounter import GAME
from fathomfive.games.reef_encounter.components import COLOURS, REASONS, STRIDE, Phase
from fathomfive.kernel.engines import Cpu
from fathomfive.kernel.game import NOBODY, TABLE
from fathomfive.kernel.match import Match
from games.reef_encounter.twin import Asked, Square, Twin, starfish_up

Chooser = Callable[[Twin, list[int], random.Random], int]
STYLES = ("basic", "advanced")


@cache
def compiled() -> Any:
    """Compile the rules once."""
    return Cpu(GAME)


class Quick:
    """A table played by the compiled rules, with as much of a match as a comparison needs."""

    def __init__(self, seats: int, style: str) -> None:
        self.seats = seats
        self.rules = compiled()
        self.tables = GAME.State.blank()
        self.rules.setup(self.tables, 0, seats, GAME.numbers(GAME.rules, {"game": style}))
        self.buffer = np.zeros(GAME.longest, np.int32)
        self.weights = np.zeros(GAME.longest, np.int32)

    def asked(self) -> Asked:
        """Say who decides, among what, and with which odds."""
        who = self.rules.to_act(self.tables, 0)
        n = self.rules.legal(self.tables, 0, self.buffer)
        if who != TABLE:
            return who, self.buffer[:n].tolist(), []
        self.rules.odds(self.tables, 0, self.buffer, n, self.weights)
        return who, self.buffer[:n].tolist(), self.weights[:n].tolist()

    def play(self, m: int) -> None:
        self.rules.play(self.tables, 0, m)

    def result(self) -> tuple[list[int], list[int], str]:
        """Give points, places and the reason."""
        points, places = np.zeros(self.seats, np.int64), np.zeros(self.seats, np.int64)
        self.rules.points(self.tables, 0, points)
        self.rules.rank(self.tables, 0, places)
        return points.tolist(), places.tolist(), REASONS[self.rules.reason(self.tables, 0)]


class Careful:
    """The same of a match, whose rules are run as they are written."""

    def __init__(self, seats: int, style: str) -> None:
        self.match = Match(GAME, seats, {"game": style})
        self.tables = self.match.state.tables

    def asked(self) -> Asked:
        """Say who decides, among what, and with which odds."""
        who = self.match.to_act
        return who, self.match.legal(), self.match.odds() if who == TABLE else []

    def play(self, m: int) -> None:
        self.match.play(m)

    def result(self) -> tuple[list[int], list[int], str | None]:
        """Give points, places and the reason."""
        return self.match.points(), self.match.rank(), self.match.reason


# --- Comparing -----------------------------------------------------------------------------------------------------


@lru_cache(maxsize=4096)
def squares(mask: int) -> frozenset[Square]:
    """Say which squares a mask stands for."""
    return frozenset((chr(ord("A") + bit % STRIDE), bit // STRIDE + 1) for bit in range(64) if mask >> bit & 1)


@lru_cache(maxsize=4096)
def polyps(masks: tuple[int, ...]) -> dict[Square, int]:
    """Say which polyps lie on a board."""
    return {square: colour for colour, mask in enumerate(masks) for square in squares(mask)}


class Comparison:
    """Compares every field of a table with the twin; the twin says it in its own words."""

    def __init__(self, tables: Any, twin: Twin) -> None:
        self.views = {name: tables[name] for name in GAME.State.scalars + GAME.State.arrays}
        self.twin = twin
        self.up = [(tile.strong, tile.weak, tile.large, tile.small) for tile in starfish_up()]

    def check(self, who: int) -> None:
        twin, views = self.twin, self.views
        real = {name: view[0].tolist() for name, view in views.items()}
        seats = real["seats"]
        assert (seats, real["advanced"]) == (twin.seats, twin.advanced)

        down = sum(
            1 << n
            for n, tile in enumerate(twin.tiles)
            if (tile.strong, tile.weak, tile.large, tile.small) != self.up[n]
        )
        assert real["down"] == down
        assert real["locked"] == sum(1 << n for n, tile in enumerate(twin.tiles) if tile.locked)
        assert real["cylinders"] == twin.cylinders
        assert real["afloat"] == (0 if twin.afloat is None else twin.afloat + 1)
        assert real["larvae"] == twin.larvae
        assert real["adrift"] == twin.adrift
        assert real["bag"] == twin.bag
        assert real["bonus"] == twin.bonus
        assert real["sea"] == twin.sea
        assert real["counted"] == sum(1 << colour for colour in twin.bag_known)

        unused = [[0] * COLOURS] * (len(real["hand"]) - seats)
        for name in ("hand", "noted", "prey", "fish", "cubes"):
            assert real[name] == getattr(twin, name) + unused, name
        assert real["fed"][:seats] == [0 if colour is None else colour + 1 for colour in twin.fed]
        assert real["gone"][:seats] == twin.eaten

        for n, board in enumerate(twin.boards):
            assert real["kind"][n] == board.kind
            assert polyps(tuple(real["coral"][n])) == board.polyps
            shrimps = {square: seat for seat in range(seats) for square in squares(real["shrimp"][seat][n])}
            assert shrimps == board.shrimps
        assert not any(map(any, real["coral"][len(twin.boards) :]))
        self.check_turn(real, who)

    def check_turn(self, real: dict[str, Any], who: int) -> None:
        twin = self.twin
        assert real["turns"] == twin.turns
        assert real["start"] == (twin.order[0] if twin.order else 0)
        if real["phase"] in (Phase.TURN, Phase.REFILL, Phase.LAST):
            assert real["seat"] == twin.active
        assert (real["phase"] == Phase.LAST) == (twin.last and who >= 0)
        if real["phase"] == Phase.REFILL:
            assert real["space"] == twin.space
        colour = twin.colour()
        assert real["begun"] == bool(twin.done)
        assert real["paid"] == twin.paid()
        assert real["colour"] == (0 if colour is None else colour + 1)
        assert colour is None or real["placed"] == twin.placed()
        assert real["put"] == any(move[0] == "put" for move in twin.done)
        assert real["covered"] == any(move[0] == "lock" for move in twin.done)
        tired = {(n, *square) for n in range(twin.seats) for square in squares(real["tired"][n])}
        assert tired == twin.tired()


def play_beside(real: Quick | Careful, twin: Twin, choose: Chooser, dice: random.Random) -> int:
    """Play a game to its end, comparing everything at every step; say how many steps it had."""
    comparison = Comparison(real.tables, twin)
    steps = 0
    while True:
        who, moves, odds = real.asked()
        assert (who, moves, odds) == twin.asked
        comparison.check(who)
        if who == NOBODY:
            break
        m = dice.choices(moves, odds)[0] if who == TABLE else choose(twin, moves, dice)
        real.play(m)
        twin.play(m)
        steps += 1
    assert real.result() == (twin.points(), twin.ranks(), twin.reason)
    return steps


def anyhow(_twin: Twin, moves: list[int], dice: random.Random) -> int:
    """Choose any move."""
    return dice.choice(moves)
