"""The rules give the same results on every engine: plain, compiled, compiled with bounds checks, and on a GPU."""

import re
from functools import cache
from typing import Any

import numpy as np
import pytest

from fathomfive.arena.simulate import simulate
from fathomfive.kernel.dice import seeded
from fathomfive.kernel.engines import Cpu, ptx
from fathomfive.kernel.game import TABLE, Game
from fathomfive.kernel.match import Match
from walks import ALL, WAYS, Way, finished, imagined, observed, walk, way_name

each_way = pytest.mark.parametrize("way", WAYS, ids=way_name)
each_game = pytest.mark.parametrize("game", ALL, ids=lambda game: game.name)

GAMES = 6  # with one digest


@cache
def engine(game: Game, checked: bool) -> Any:
    return Cpu(game, checked=checked)


class Compiled:
    """A table that a compiled engine plays."""

    def __init__(self, way: Way, checked: bool) -> None:
        self.game, seats, options = way
        self.rules = engine(self.game, checked)
        self.tables = self.game.State.blank()
        self.rules.setup(self.tables, 0, seats, self.game.encode_options(self.game.rules, options))
        self.sides = self.game.sides(seats)
        self.moves, self.weights = (np.zeros(self.game.max_legal, np.int32) for _ in range(2))

    def look(self) -> dict[str, Any]:
        """Give everything the rules say about the table."""
        rules, tables = self.rules, self.tables
        count = rules.legal(tables, 0, self.moves)
        seen: dict[str, Any] = {
            "table": tables.tobytes(),
            "to_act": rules.to_act(tables, 0),
            "legal": self.moves[:count].tolist(),
            "audit": bool(rules.audit(tables, 0)),
        }
        if seen["to_act"] == TABLE:
            rules.odds(tables, 0, self.moves, count, self.weights)
            seen["odds"] = self.weights[:count].tolist()
        for name, rule in (("points", rules.points), ("rank", rules.rank)):
            out = np.full(self.sides, 99, np.int64)
            rule(tables, 0, out)
            seen[name] = out.tolist()
        return seen

    def imagine(self, viewer: int, n: int) -> bytes:
        """Re-deal a copy with the dice of a number."""
        dream = self.tables.copy()
        self.rules.imagine(dream, 0, viewer, seeded(n))
        return bytes(dream.tobytes())

    def observe(self, seat: int) -> bytes:
        """Observe the table from a seat."""
        out = np.zeros(self.game.observation, np.int16)
        self.rules.observe(self.tables, 0, seat, out)
        return out.tobytes()


def look(match: Match) -> dict[str, Any]:
    """Give everything the plain rules say about a table."""
    seen: dict[str, Any] = {
        "table": match.state.bytes(), "to_act": match.to_act, "legal": match.legal(), "audit": True,
        "points": match.points(), "rank": match.rank(),
    }  # fmt: skip
    return {**seen, "odds": match.odds()} if match.to_act == TABLE else seen


@each_way
def test_plain_compiled_and_bounds_checked_runs_agree(way: Way) -> None:
    game, seats, _ = way
    engines = [Compiled(way, checked) for checked in (False, True)]
    for n, (match, m) in enumerate(walk(*way, 0)):
        plain = look(match)
        dreams = {viewer: imagined(match, viewer, seeded(n)).state.bytes() for viewer in game.viewers(seats)}
        noticed = observed(match, n % seats)
        for fast in engines:
            assert fast.look() == plain
            assert {viewer: fast.imagine(viewer, n) for viewer in dreams} == dreams
            assert fast.observe(n % seats) == noticed
            if m >= 0:
                fast.rules.play(fast.tables, 0, m)
            else:
                assert game.reasons[fast.rules.reason(fast.tables, 0)] == match.reason


@each_way
def test_the_digest_is_the_same_on_every_engine(way: Way) -> None:
    game, seats, options = way
    reports = [
        simulate(game, seats, GAMES, seed=3, on=on, cores=cores, options=options)
        for on, cores in (("plain", 1), ("cpu", 1), ("cpu", 2))
    ]
    assert len({report.digest for report in reports}) == 1
    assert reports[0].steps == reports[1].steps
    assert reports[0].points == reports[1].points
    if len({finished(*way, seed).state.bytes() for seed in range(GAMES)}) > 1:  # else every game ends alike
        assert simulate(game, seats, GAMES, seed=4, options=options).digest != reports[0].digest


GPU_CONSTANTS = 1 << 16  # bytes


@each_game
def test_the_gpu_kernel_compiles_to_ptx(game: Game) -> None:
    text = ptx(game)
    assert ".target sm_90" in text
    assert ".entry" in text
    tables = [int(size) for size in re.findall(r"^.*\.const .*\.b8 [\w$]+\[(\d+)\]", text, re.MULTILINE)]
    assert sum(tables) <= GPU_CONSTANTS, "the tables of the box are too large for a GPU: int8 may do"
