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
from walks import ALL, UNWRITTEN, WAYS, Way, finished, imagined, observed, walk, way_name

each_way = pytest.mark.parametrize("way", WAYS, ids=way_name)
each_game = pytest.mark.parametrize("game", ALL, ids=lambda game: game.name)

GAMES = 6  # with one digest


@cache
def engine(game: Game, checked: bool) -> Any:
    return Cpu(game, checked=checked)


@pytest.mark.parametrize("checked", [False, True], ids=["compiled", "bounds-checked"])
@each_way
def test_plain_and_compiled_runs_agree(way: Way, checked: bool) -> None:
    game, seats, options = way
    fast = engine(game, checked)
    tables = game.State.blank()
    fast.setup(tables, 0, seats, game.encode_options(game.rules, options))
    moves, weights = np.zeros(game.max_legal, np.int32), np.zeros(game.max_legal, np.int32)
    sides = game.sides(seats)
    for n, (match, m) in enumerate(walk(*way, 0)):
        assert tables.tobytes() == match.state.bytes()
        assert fast.to_act(tables, 0) == match.to_act
        count = fast.legal(tables, 0, moves)
        assert moves[:count].tolist() == match.legal()
        if match.to_act == TABLE:
            fast.odds(tables, 0, moves, count, weights)
            assert weights[:count].tolist() == match.odds()
        for rule, plain in ((fast.points, match.points()), (fast.rank, match.rank())):
            out = np.full(sides, 99, np.int64)
            rule(tables, 0, out)
            assert out.tolist() == plain
        assert fast.audit(tables, 0)
        for viewer in game.viewers(seats):
            dream = tables.copy()
            fast.imagine(dream, 0, viewer, seeded(n))
            assert dream.tobytes() == imagined(match, viewer, seeded(n)).state.bytes()
        seat = n % seats
        out = np.full(game.observation, UNWRITTEN, np.int16)
        fast.observe(tables, 0, seat, out)
        assert out.tobytes() == observed(match, seat)
        if m >= 0:
            fast.play(tables, 0, m)
        else:
            assert game.reasons[fast.reason(tables, 0)] == match.reason


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
