"""How near a move leads to a set, compared with every set of the box."""

import numpy as np

from fathomfive.games.podwodni_lowcy import GAME
from fathomfive.games.podwodni_lowcy.components import KEPT, SET_COUNTS
from fathomfive.games.podwodni_lowcy.merits import missing, of_move
from fathomfive.kernel.game import TABLE
from walks import walk


def test_as_many_cards_are_missing_as_the_nearest_set_of_the_box_lacks() -> None:
    """PL-50"""
    found = set()
    for match, m in walk(GAME, 3, {}, 2):
        for seat in range(3):
            own = match.state.up[seat, :KEPT].astype(int)
            lacking = np.maximum(SET_COUNTS.astype(int) - own, 0).sum(axis=1)
            assert missing(match.state, seat) == lacking.min()
            found.add(missing(match.state, seat))
        if match.to_act >= 0 and m >= 0:
            (effect,) = of_move(match.state, m, match.to_act)
            assert effect["n"] == missing(match.copy().play_unchecked(m).state, match.to_act)
    assert found >= {0, 1, 2}


def test_nothing_is_missing_to_those_who_do_not_decide() -> None:
    assert of_move(next(walk(GAME, 2, {}, 1))[0].state, 0, TABLE) == []
