"""Squares of four that could be fished on the next turn."""

from collections.abc import Iterator
from itertools import islice

import pytest

from fathomfive.games.kipicot import GAME
from fathomfive.games.kipicot.components import FIGURE, STAY, Phase
from fathomfive.games.kipicot.notation import square_name
from fathomfive.games.kipicot.pieces import each
from fathomfive.games.kipicot.rules import fishing_squares, winning_blocks
from fathomfive.kernel.match import Match
from games.kipicot.boards import middle, play, reef
from walks import walk

ORDER = [[], ["add"], ["move"], ["move", "add"], ["move", "move"]]  # of steps, the plainest first

# --- The slow twin: all that a seat can play before its figure moves --------------------------------------------------


Steps = tuple[tuple[str, int], ...]  # what was done, and the blocks that were complete before it


def turns(match: Match, steps: Steps = ()) -> Iterator[tuple[Steps, Match]]:
    """Play every turn to its last step, and tell the steps on the way."""
    if match.state.phase == Phase.FIGURE:
        yield steps, match
        return
    for m in match.legal():
        step = "stay" if m == STAY else "move" if m < STAY else "add"
        yield from turns(match.copy().play(m), (*steps, (step, fishing_squares(match.state))))


def needed(steps: Steps, block: int) -> list[str]:
    """Name the steps up to the one that completes a block."""
    names = []
    for name, complete in steps:
        if complete >> block & 1:
            break
        if name != "stay":
            names.append(name)
    return names


def fished(match: Match) -> dict[str, list[str]]:
    """Find by playing which blocks the seat to act could win, by first squares, and the plainest steps to each."""
    found: dict[str, list[str]] = {}
    seen = set()
    for steps, later in turns(match):
        board = (steps, *later.state.top.tolist(), later.state.stacks)
        if board in seen:
            continue
        seen.add(board)
        for figure in later.legal():
            for block in each(winning_blocks(later.state, figure - FIGURE)):
                plain = needed(steps, block)
                best = found.setdefault(square_name(block), plain)
                found[square_name(block)] = min(best, plain, key=ORDER.index)
    return found


def with_turn(match: Match, seat: int) -> Match:
    """Let a seat play next; the seat whose turn it is may still add a token unless only its figure is left to move."""
    if seat == match.to_act:
        return match
    given = match.copy()
    given.state.calm = match.state.calm if match.state.phase == Phase.FIGURE else 0
    given.state.seat, given.state.phase = seat, Phase.MOVE
    return given


def shown(match: Match, seat: int) -> dict[str, list[str]]:
    """Give the blocks that a seat could fish, as the table shows them."""
    return {threat["places"][0]: threat["steps"] for threat in match.show()["threats"] if seat in threat["by"]}


@pytest.mark.parametrize("seats", [2, 3])
def test_the_squares_shown_are_those_that_playing_all_turns_finds(seats: int) -> None:
    """KI-10, KI-11, KI-20, KI-21, KI-30, KI-32"""
    seen = 0
    for match, _ in islice(walk(GAME, seats, {}, 1), 20, 180, 23):
        is_last_turn = 0 in match.state.supply
        for seat in range(seats):
            expected = {} if is_last_turn and seat != match.to_act else fished(with_turn(match, seat))
            assert shown(match, seat) == expected, str(match)
            seen += len(expected)
    assert seen > 20


# --- By adding, by moving, by both -----------------------------------------------------------------------------------

REST = "\n. . . . .\n. . . . .\n. . . . ."
LACKS_ONE = "R . . . .\nY R . . ." + REST
COVERED = "Ry R . . .\nR Yr . . ." + REST  # no token goes on a stack, but its upper one can leave it
FAR = "R . Y . .\n. R . . ." + REST
TWICE = "Ry Ry . . .\nYr Yr . . ." + REST
FULL_TURN = {LACKS_ONE: ["add"], COVERED: ["move"], FAR: ["move", "add"], TWICE: ["move", "move"]}


@pytest.mark.parametrize("drawn", FULL_TURN)
def test_a_square_is_shown_with_the_steps_that_complete_it(drawn: str) -> None:
    """KI-10, KI-11, KI-20, KI-21"""
    for step in (1, 2, 3):
        match = reef(drawn, step=step)
        assert shown(match, 1)["a1"] == FULL_TURN[drawn], "the next player has a whole turn"
        assert shown(match, 1) == fished(with_turn(match, 1))
        assert shown(match, 0) == fished(match), "the player to act has what is left of this one"
        assert ("a1" in shown(match, 0)) == (len(FULL_TURN[drawn]) <= 3 - step)


@pytest.mark.parametrize("step", [1, 2, 3])
def test_a_player_who_must_add_does_not_move_instead(step: int) -> None:
    """KI-22"""
    match = reef(TWICE, step=step, calm=6)
    assert "a1" not in shown(match, 0)
    assert ("a1" in shown(match, 1)) == (step < 3), "a token added in this turn sets the next player free"
    assert shown(match, 1) == fished(with_turn(match, 1))
    covered = reef(COVERED, step=step, calm=6)
    assert ("a1" in shown(covered, 0)) == (step == 1)
    assert shown(covered, 0) == fished(covered)
    assert shown(covered, 1)["a1"] == ["move"]


def test_a_square_is_threatened_only_by_players_who_find_a_corner() -> None:
    """KI-32"""
    drawn = "R1 Y . . .\nY2 R . . ." + REST
    assert shown(reef(drawn), 0) == {"a1": []}, "from b1 seat two would be opposite, from b2 nobody is"
    assert shown(reef("R1 Y2 . . .\nY3 R . . ." + REST, 3), 0) == {"a1": []}
    barred = reef("R1 Y2 . . .\nY3 R4 . . ." + REST, 4)
    assert [shown(barred, seat) for seat in range(4)] == [{}] * 4


def test_nobody_fishes_after_the_last_turn() -> None:
    """KI-40"""
    assert Match(GAME, 2).show()["threats"] == []
    last = play(middle(left=(1, 5)), "stay Rb1")
    assert all(threat["by"] == [last.to_act] for threat in last.show()["threats"])
    assert play(last, "b1").show()["threats"] == []
