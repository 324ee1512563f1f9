"""The end: calling it, the rounds that follow, and the ranking."""

import pytest

from fathomfive.kernel.game import NOBODY, TABLE
from fathomfive.kernel.match import Match
from games.codex_naturalis.scriptorium import NINETEEN, asked, deck, desk, laid, play, points


def on_the_brink(seats: int = 2, turn: int = 1, start: int = 1) -> Match:
    """A table where the seat to act has 19 points and a card worth one more in hand."""
    match = desk(seats, turn=turn, start=start, manuscripts={turn: NINETEEN}, hands={turn: "20 1 2"})
    assert points(match, turn) == 19
    return match


def called(match: Match) -> str:
    """Give the reason why the end is called."""
    return match.draw().splitlines()[1].split("called ")[1].split()[0]


def finish(match: Match) -> list[tuple[str, int]]:
    """Play the first legal moves to the end, and list the questions with their seats."""
    log = []
    while not match.over:
        if match.to_act != TABLE:
            log.append(asked(match))
        texts = match.texts()
        match.play(texts[-1])
    return log


def test_twenty_card_points_call_the_end_at_that_moment() -> None:
    """CN-30"""
    match = on_the_brink()
    assert called(match) == "no"
    play(match, next(t for t in match.texts() if t.startswith("lay-20@")))
    assert (points(match, 1), called(match)) == (20, "twenty_points")
    assert asked(match) == ("draw", 1)
    log = finish(match)
    assert match.reason == "twenty_points"
    assert log == [("draw", 1), ("lay", 2), ("draw", 2), ("lay", 1), ("lay", 2)]


def test_nineteen_points_do_not_call_the_end() -> None:
    """CN-30"""
    match = on_the_brink()
    play(match, next(t for t in match.texts() if t.startswith("lay-20b@")))
    assert called(match) == "no"


@pytest.mark.parametrize(
    ("turn", "start", "follow"), [(1, 1, 7), (2, 1, 6), (4, 1, 4), (1, 2, 4), (3, 3, 7), (2, 3, 4)]
)
def test_the_round_is_played_out_and_then_everyone_has_one_last_turn(turn: int, start: int, follow: int) -> None:
    """CN-30"""
    match = on_the_brink(4, turn, start)
    play(match, next(t for t in match.texts() if t.startswith("lay-20@")))
    log = finish(match)
    lays = [seat for what, seat in log if what == "lay"]
    draws = [seat for what, seat in log if what == "draw"]
    assert len(lays) == follow
    assert len(draws) == follow - 4 + 1
    assert lays == [(turn + k) % 4 + 1 for k in range(follow)]


def test_the_last_card_of_the_second_deck_calls_the_end_when_drawn() -> None:
    """CN-30"""
    match = desk(asked="draw", left={"resource": 0, "gold": 1})
    assert called(match) == "no"
    play(match, "draw-gold")
    assert called(match) == "no"
    match.play(match.texts()[0])
    assert called(match) == "empty_decks"
    assert asked(match) == ("lay", 2)
    assert finish(match) == [("lay", 2), ("draw", 2), ("lay", 1), ("lay", 2)]
    assert match.reason == "empty_decks"


def test_the_last_card_calls_the_end_as_a_face_up_replacement_too() -> None:
    """CN-30"""
    match = desk(asked="draw", left={"resource": 1, "gold": 0}, turn=2)
    play(match, f"take-{deck(match, 'resource')['up'].split()[0]}")
    assert asked(match) == ("turn-up", 2)
    match.play(match.texts()[0])
    assert called(match) == "empty_decks"
    assert finish(match) == [("lay", 1), ("lay", 2)]


@pytest.mark.parametrize("name", ["resource", "gold"])
def test_one_empty_deck_does_not_call_the_end_and_face_up_cards_may_remain(name: str) -> None:
    """CN-30"""
    match = desk(asked="draw", left={name: 1})
    play(match, f"draw-{name}")
    match.play(match.texts()[0])
    assert deck(match, name)["left"] == "0"
    assert called(match) == "no"
    assert deck(match, name)["up"] != ". ."


def test_the_first_reason_called_stands() -> None:
    """CN-30"""
    match = desk(manuscripts={1: NINETEEN}, hands={1: "20 1 2"}, left={"resource": 0, "gold": 1})
    play(match, next(t for t in match.texts() if t.startswith("lay-20@")))
    play(match, "draw-gold").deal()
    assert deck(match, "gold")["left"] == "0"
    finish(match)
    assert match.reason == "twenty_points"
    match = desk(manuscripts={2: NINETEEN}, hands={2: "20 1 2"}, asked="draw", left={"resource": 0, "gold": 1})
    play(match, "draw-gold").deal()
    play(match, next(t for t in match.texts() if t.startswith("lay-20@")))
    assert points(match, 2) == 20
    finish(match)
    assert match.reason == "empty_decks"


def test_players_do_not_draw_in_the_last_round() -> None:
    """CN-30"""
    match = desk(manuscripts={1: NINETEEN + " 20@4,2"}, called="twenty_points", last=True)
    match.play(match.texts()[0])
    assert asked(match) == ("lay", 2)
    match.play(match.texts()[0])
    assert asked(match)[0] == "reveal"


def test_after_the_last_round_the_kept_objectives_are_revealed_and_scored() -> None:
    """CN-31, CN-26"""
    match = desk(
        manuscripts={1: "81@0,0", 2: NINETEEN + " 20@4,2"}, turn=2, called="twenty_points", last=True,
        secrets={1: "95 96", 2: "97 99"}, common="90 98", hands={2: "1 2 3"},
    )  # fmt: skip
    play(match, "lay-1b@2,0")
    assert match.texts() == ["reveal-95-97"]
    before = points(match, 2)
    assert match.points() == [0, before]
    match.play("reveal-95-97")
    assert match.over
    animals = int(match.show()["manuscripts"][1]["symbols"]["A"])
    assert match.points() == [0, before + animals // 3 * 2]
    assert (match.texts(), match.rank()) == ([], [2, 1])
    for viewer in (0, 1, NOBODY):
        lines = [line for line in match.explain(viewer) if line["side"] == 1]
        assert sum(int(line["points"]) for line in lines) == match.points()[1], "every point of everybody is explained"


# --- Places ------------------------------------------------------------------------------------------------------


def over(*sides: tuple[int, int]) -> Match:
    """A finished table with these points from cards and from objectives, valid only for the ranking."""
    match = desk(len(sides))
    for p, (cards, objectives) in enumerate(sides):
        match.state.points[p], match.state.bonus[p] = cards, objectives
    return match


@pytest.mark.parametrize(
    ("sides", "rank"),
    [
        (((20, 3), (22, 2)), [2, 1]),
        (((20, 4), (18, 6)), [2, 1]),
        (((20, 4), (20, 4)), [1, 1]),
        (((20, 4), (24, 0), (18, 6), (20, 4)), [2, 4, 1, 2]),
        (((10, 0), (9, 0), (10, 0)), [1, 3, 1]),
        (((0, 30), (43, 0)), [2, 1]),
    ],
)
def test_most_points_win_then_most_points_from_objectives_then_places_are_shared(
    sides: tuple[tuple[int, int], ...], rank: list[int]
) -> None:
    """CN-32"""
    match = over(*sides)
    assert match.rank() == rank
    assert match.points() == [a + b for a, b in sides]


def test_laid_cards_stay_in_the_last_round() -> None:
    """CN-30"""
    match = desk(manuscripts={1: NINETEEN + " 20@4,2"}, called="twenty_points", last=True)
    finish(match)
    assert len(laid(match, 1)) == 16
