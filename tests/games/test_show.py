"""`show` is complete: two tables that look alike to the seat that decides offer it the same moves."""

import json
import random
from typing import Any

import numpy as np
import pytest

from fathomfive.kernel.game import Game, JsonObject
from fathomfive.kernel.match import table_of
from fathomfive.kernel.records import Record
from games.neighbours import neighbours, questions
from walks import WAYS, Way, way_name

FULL = [way for way in WAYS if way[1] == max(way[0].seats)]  # all rules apply at a full table
each_way = pytest.mark.parametrize("way", [*FULL, *(way for way in WAYS if way[1] == 1)], ids=way_name)

GAMES = {"few": range(1), "many": range(2, 20)}


@pytest.fixture(params=["few", pytest.param("many", marks=pytest.mark.slow)])
def seeds(request: pytest.FixtureRequest) -> range:
    """Few games in the normal run, many in the slow one."""
    return GAMES[request.param]


def looks_alike(game: Game, s: Record, seat: int, shown: JsonObject) -> bool:
    """Could this be a table at which the seat decides and sees the same?"""
    try:
        if game.to_act(s) != seat or game.show(s, seat) != shown or not game.audit(s):
            return False
        drawn: Record = table_of(game, game.draw(s))
        return drawn.bytes() == s.bytes()  # a drawing is complete
    except (IndexError, KeyError, OverflowError, ValueError, ZeroDivisionError):  # there is no such table
        return False


def on_offer(game: Game, s: Any, seat: int) -> list[Any]:
    moves = np.zeros(game.max_legal, np.int32)
    n = game.legal(s, moves)
    return [(game.write(s, m, seat), game.tell(s, m, seat)) for m in moves[:n].tolist()]


@each_way
def test_tables_that_look_alike_to_the_seat_that_decides_offer_it_the_same_moves(way: Way, seeds: range) -> None:
    game = way[0]
    dice = random.Random(way_name(way))
    for match in questions(way, seeds):
        seat = match.to_act
        shown = match.show(seat)
        moves = on_offer(game, match.state, seat)
        for other in neighbours(match.state, dice):
            if looks_alike(game, other, seat, shown):
                assert on_offer(game, other, seat) == moves, (
                    f"seat {seat + 1} is shown the same, {json.dumps(shown)[:200]}, and offered other moves:\n"
                    f"{match}\n{game.draw(other)}"
                )
