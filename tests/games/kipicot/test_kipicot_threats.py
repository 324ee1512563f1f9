"""Squares of four that could be fished on the next turn."""

from itertools import islice

import pytest

from fathomfive.games.kipicot import GAME
from fathomfive.games.kipicot.components import ADD, BLOCK, FIGURE, Phase
from fathomfive.games.kipicot.pieces import each, names
from fathomfive.games.kipicot.rules import winning_blocks
from fathomfive.kernel.match import Match
from games.kipicot.boards import middle, play
from walks import walk


def fished(match: Match) -> set[str]:
    """Find by playing which blocks the player to act could win after adding a token, by their first squares."""
    found: set[str] = set()
    for m in match.legal():
        if ADD <= m < FIGURE:
            later = match.copy().play(m)
            for figure in later.legal():
                found |= {names(BLOCK << block)[0] for block in each(winning_blocks(later.state, figure - FIGURE))}
    return found


@pytest.mark.parametrize("seats", [2, 3])
def test_the_squares_shown_are_those_that_one_added_token_lets_the_next_player_fish(seats: int) -> None:
    """KI-21, KI-30, KI-32"""
    seen = 0
    for seed in range(3):
        for match, _ in islice(walk(GAME, seats, {}, seed), 160):
            if match.state.phase != Phase.BUILD:
                continue
            shown = {threat["places"][0] for threat in match.show()["threats"] if match.to_act in threat["by"]}
            assert shown == fished(match), str(match)
            seen += len(shown)
    assert seen > 20


def test_a_square_is_threatened_only_by_players_who_find_a_corner() -> None:
    """KI-32"""
    assert Match(GAME, 2).show()["threats"] == []
    over = play(middle(left=(1, 5)), "stay Rb1 b1")
    assert over.show()["threats"] == [], "nobody fishes after the end"
