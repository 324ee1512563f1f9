"""A match: its card and its moves."""

import dataclasses

import pytest

import fathomfive as ff
from fathomfive.kernel.game import NOBODY
from fathomfive.kernel.match import CHECKPOINT
from tiny import MINNOWS, PIG
from walks import finished, walk


def test_a_move_is_played_by_its_number_or_its_text() -> None:
    one, two = ff.new(PIG, seats=2), ff.new(PIG, seats=2)
    assert one.play("roll").play("4").state.bytes() == two.play(0).play(5).state.bytes()


def test_an_illegal_move_is_refused_with_its_clause_and_changes_nothing() -> None:
    match = ff.new(PIG, seats=2)
    before = match.state.bytes()
    with pytest.raises(ff.Refused) as caught:
        match.play("hold")
    assert caught.value.error == "'hold' is not legal for seat 1 in pig, move 1 (PG-2); legal: roll"
    assert caught.value.shape() == {
        "ok": False,
        "code": "illegal_move",
        "clause": "PG-2",
        "error": caught.value.error,
    }
    with pytest.raises(ff.Refused, match="no move is written 'jump' for seat 1 in pig, move 1; legal: roll"):
        match.play("jump")
    with pytest.raises(ff.Refused, match="no move is written '99'"):
        match.play(99)
    with pytest.raises(ff.Refused, match="no move is written '-1'"):
        match.play(-1)
    assert match.state.bytes() == before
    assert match.moves == []


def test_whoever_is_not_asked_is_refused_and_told_nothing() -> None:
    match = ff.new(MINNOWS, seats=2).play("card-1").play("card-5").play("card-2").play("card-3")
    for viewer, who in ((1, "seat 2"), (NOBODY, "a spectator")):
        for move in ("lay-5", "lay-2", "lay", 0):
            with pytest.raises(ff.Refused) as caught:
                match.play(move, viewer)
            assert caught.value.code == "not_your_turn"
            assert caught.value.error == f"{who} is not asked in minnows, move 5"
    with pytest.raises(ff.Refused, match=r"not legal for seat 1 in minnows, move 5 .MN-2.; legal: lay-1, lay-5"):
        match.play("lay-2", 0)
    assert len(match.play("lay-5", 0).moves) == 5
    dealing = ff.new(MINNOWS, seats=2)
    with pytest.raises(ff.Refused, match="seat 1 is not asked"):
        dealing.play("card-1", 0)


def test_nothing_can_be_played_after_the_end() -> None:
    match = finished(PIG, 2, {"goal": "20"}, 1)
    with pytest.raises(ff.Refused, match="the game is over"):
        match.play("roll")


@pytest.mark.parametrize(
    ("seats", "options", "words"),
    [
        (7, {}, "deep_dive is for 1 to 6 seats, not 7"),
        (0, {}, "deep_dive is for 1 to 6 seats, not 0"),
        (1, {"level": "brutal"}, "option level of deep_dive is one of easy, medium, hard, not 'brutal'"),
        (1, {"lvl": "easy"}, "deep_dive has no option 'lvl'; there are: level"),
        (3, {"level": "easy"}, r"option level of deep_dive is only for games of 1 seat\(s\), not 3"),
    ],
)
def test_a_card_that_cannot_be_is_refused(seats: int, options: dict[str, str], words: str) -> None:
    with pytest.raises(ff.Refused, match=words):
        ff.new("deep_dive", seats, options)


@pytest.mark.parametrize(("numbers", "words"), [((2,), "2"), ((2, 4), "2, 4"), ((2, 3), "2 to 3")])
def test_the_numbers_of_seats_there_are_are_named(numbers: tuple[int, ...], words: str) -> None:
    game = dataclasses.replace(PIG, seats=numbers)
    with pytest.raises(ff.Refused, match=f"pig is for {words} seats, not 7"):
        ff.new(game, 7)


def test_an_unknown_rules_number_is_refused() -> None:
    with pytest.raises(ff.Refused, match="deep_dive knows rules number 1, not 9"):
        ff.new("deep_dive", 2, rules=9)


def test_an_unknown_game_is_refused_with_the_shelf() -> None:
    with pytest.raises(ff.Refused, match=r"no game 'deap_dive' on the shelf \(did you mean deep_dive\?\); there are: "):
        ff.new("deap_dive", 2)
    assert ff.new("Deep-Dive", 2).game.name == "deep_dive"


def test_a_seed_draws_the_same_again_and_without_one_nobody_can_know() -> None:
    def start(seed: int | None) -> list[int]:
        return [ff.new("deep_dive", 6, seed=seed).deal().moves[0] for _ in range(40)]

    assert len(set(start(5))) == 1
    assert len(set(start(None))) > 1


def test_a_copy_of_a_seeded_match_goes_on_alike() -> None:
    match = ff.new("deep_dive", 2, seed=3).deal()
    match.play("flip")
    other = match.copy().deal()
    again = other.copy().copy_from(match).deal()
    assert match.copy().deal().moves == other.moves == again.moves == match.deal().moves


def test_outcomes_are_drawn_by_their_odds() -> None:
    counts = [0] * 6
    for seed in range(600):
        match = ff.new(PIG, 2, seed=seed).play("roll").deal()
        counts[match.moves[1] - 2] += 1
    assert min(counts) > 60


@pytest.mark.parametrize("n", [0, 1, CHECKPOINT - 1, CHECKPOINT, CHECKPOINT + 1, 3 * CHECKPOINT])
def test_at_looks_back_to_any_move(n: int) -> None:
    match = finished(ff.shelf.take("deep_dive"), 3, {}, 2)
    again = ff.new("deep_dive", 3)
    for m in match.moves[:n]:
        again.play(m)
    back = match.at(n)
    assert back.state.bytes() == again.state.bytes()
    assert back.moves == match.moves[:n]
    for m in match.moves[n:]:
        back.play(m)
    assert back.state.bytes() == match.state.bytes()


def test_looking_back_too_far_is_refused() -> None:
    match = ff.new(PIG, 2).play("roll")
    with pytest.raises(ff.Refused, match="expected a move number from 0 to 1, got 2"):
        match.at(2)
    with pytest.raises(ff.Refused, match="expected to undo at most 1 moves, got 2"):
        match.undo(2)


def test_the_fingerprint_tells_tables_apart_and_knows_equal_ones() -> None:
    prints = [match.fingerprint() for match, _ in walk(MINNOWS, 2, {"open": "no"}, 0)]
    assert len(set(prints)) == len(prints)
    assert prints == [match.fingerprint() for match, _ in walk(MINNOWS, 2, {"open": "no"}, 0)]


def test_a_drawing_that_cannot_be_read_is_refused() -> None:
    game = ff.shelf.take("deep_dive")
    good = str(ff.new("deep_dive", 2))
    for bad in ("", "hello", good.replace("seats 2", "seats"), good.replace("3xP1", "qxP1"), good.replace("P1", "P9")):
        with pytest.raises(ff.Refused, match=r"deep_dive|pairs of name"):
            game.parse(bad)
