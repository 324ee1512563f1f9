"""What is about to end a game of Codex Naturalis."""

import pytest

from fathomfive.games.codex_naturalis import GAME
from fathomfive.kernel.game import NOBODY
from fathomfive.kernel.match import Match
from games.codex_naturalis.scriptorium import NINETEEN, desk
from walks import walk


def callers(match: Match, viewer: int) -> list[int]:
    """List the seats that may call the end next, as a viewer is shown."""
    return [p for p, book in enumerate(match.show(viewer)["manuscripts"]) if book["may_call"]]


def test_a_player_whose_next_card_may_reach_twenty_points_is_shown_to_all() -> None:
    """CN-24, CN-26, CN-30: 9 and 10 are worth a point each, and their backs look like those of 1, 2 and 3"""
    hidden = desk(manuscripts={2: NINETEEN}, hands={2: "1 2 3"})
    assert [callers(hidden, viewer) for viewer in (0, 1, NOBODY)] == [[1], [], [1]], "its owner knows better"
    known = desk(manuscripts={2: NINETEEN}, hands={2: "1* 2* 3*"})
    assert [callers(known, viewer) for viewer in (0, 1, NOBODY)] == [[], [], []]
    enough = desk(manuscripts={2: NINETEEN}, hands={2: "1* 2* 10*"})
    assert [callers(enough, viewer) for viewer in (0, 1, NOBODY)] == [[1], [1], [1]]
    drawing = desk(asked="draw", turn=2, manuscripts={2: NINETEEN}, hands={2: "1* 2*"})
    assert callers(drawing, 0) == [], "the card that is drawn is not known yet"


def test_a_gold_card_that_cannot_be_paid_is_no_threat() -> None:
    """CN-23"""
    assert callers(desk(manuscripts={2: NINETEEN}, hands={2: "1* 2* 50*"}), 0) == []
    assert callers(desk(hands={2: "1* 2* 10*"}), 0) == []


def test_once_the_end_is_called_nobody_calls_it_again() -> None:
    """CN-30"""
    called = desk(
        manuscripts={2: NINETEEN}, hands={2: "1* 2* 10*"}, called="empty_decks", left={"resource": 0, "gold": 0}
    )
    assert (callers(called, 0), called.show()["draws_left"]) == ([], None)
    assert callers(Match(GAME, 2), NOBODY) == []


@pytest.mark.parametrize(
    ("seats", "resource", "gold", "left"), [(2, 3, 1, 4), (2, 3, 2, None), (3, 0, 6, 6), (3, 1, 6, None)]
)
def test_the_draws_until_the_decks_are_empty_are_counted_when_they_are_few(
    seats: int, resource: int, gold: int, left: int | None
) -> None:
    """CN-30"""
    assert desk(seats, left={"resource": resource, "gold": gold}).show()["draws_left"] == left


@pytest.mark.parametrize("seats", [2, 4])
def test_a_seat_to_act_may_call_the_end_exactly_if_a_move_does_and_others_are_warned(seats: int) -> None:
    """CN-24, CN-30"""
    for match, _ in walk(GAME, seats, {}, 2):
        seat = match.to_act
        if seat < 0 or match.show()["asked"] != "lay":
            continue
        effects = [effect for m in match.legal() for effect in match.preview(m)["effects"]]
        calls = any(effect["kind"] == "calls" for effect in effects)
        assert (seat in callers(match, seat)) == calls
        assert not calls or all(seat in callers(match, viewer) for viewer in (NOBODY, *range(seats)))
