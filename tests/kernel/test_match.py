"""A match: its card and its moves."""

import dataclasses
import pickle

import pytest

import fathomfive as ff
from fathomfive.kernel import replay
from fathomfive.kernel.game import NOBODY
from fathomfive.kernel.match import SNAPSHOT_EVERY
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
    with pytest.raises(ff.Refused, match="there is no move 'jump' for seat 1 in pig, move 1; legal: roll"):
        match.play("jump")
    with pytest.raises(ff.Refused, match="there is no move '99'"):
        match.play(99)
    with pytest.raises(ff.Refused, match="there is no move '-1'"):
        match.play(-1)
    assert match.state.bytes() == before
    assert match.moves == []


def test_a_player_who_is_not_to_act_is_refused_and_learns_nothing() -> None:
    match = ff.new(MINNOWS, seats=2).play("card-1").play("card-5").play("card-2").play("card-3")
    for viewer, who in ((1, "seat 2"), (NOBODY, "a spectator")):
        for move in ("lay-5", "lay-2", "lay", 0):
            with pytest.raises(ff.Refused) as caught:
                match.play(move, viewer)
            assert caught.value.code == "not_your_turn"
            assert caught.value.error == f"{who} is not to act in minnows, move 5"
    with pytest.raises(ff.Refused, match=r"not legal for seat 1 in minnows, move 5 .MN-2.; legal: lay-1, lay-5"):
        match.play("lay-2", 0)
    assert len(match.play("lay-5", 0).moves) == 5
    dealing = ff.new(MINNOWS, seats=2)
    with pytest.raises(ff.Refused, match="seat 1 is not to act"):
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
        (1, {"level": "brutal"}, "expected one of easy, medium, hard for option level of deep_dive, got 'brutal'"),
        (1, {"lvl": "easy"}, "deep_dive has no option 'lvl'; there are: level"),
        (3, {"level": "easy"}, r"option level of deep_dive is only for games of 1 seat\(s\), not 3"),
    ],
)
def test_an_impossible_card_is_refused(seats: int, options: dict[str, str], words: str) -> None:
    with pytest.raises(ff.Refused, match=words):
        ff.new("deep_dive", seats, options)


@pytest.mark.parametrize(("numbers", "words"), [((2,), "2"), ((2, 4), "2, 4"), ((2, 3), "2 to 3")])
def test_the_possible_numbers_of_seats_are_named(numbers: tuple[int, ...], words: str) -> None:
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


def test_the_same_seed_draws_the_same_outcomes_and_without_one_they_differ() -> None:
    def start(seed: int | None) -> list[int]:
        return [ff.new("deep_dive", 6, seed=seed).deal().moves[0] for _ in range(40)]

    assert len(set(start(5))) == 1
    assert len(set(start(None))) > 1


def test_a_copy_of_a_seeded_match_draws_the_same_outcomes() -> None:
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


@pytest.mark.parametrize("n", [0, 1, SNAPSHOT_EVERY - 1, SNAPSHOT_EVERY, SNAPSHOT_EVERY + 1, 3 * SNAPSHOT_EVERY])
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


# --- Other ways to begin -----------------------------------------------------------------------------------------


def test_a_match_begins_with_moves_by_number_or_by_text() -> None:
    match = ff.Match.from_moves(PIG, 2, ["roll", 5, "hold"], {"goal": "50"})
    assert match.moves == ff.new(PIG, 2, {"goal": "50"}).play("roll").play("4").play("hold").moves
    assert match.options == {"goal": "50"}
    with pytest.raises(ff.Refused, match="'hold' is not legal for seat 1 in pig, move 1"):
        ff.Match.from_moves(PIG, 2, ["hold"])


def test_a_match_begins_at_a_drawing_and_goes_on_from_there() -> None:
    played = ff.new(PIG, 2).play("roll").play("4")
    match = ff.Match.from_drawing(PIG, 2, str(played))
    assert match.moves == []
    assert match.state.bytes() == played.state.bytes()
    assert match.play("hold").state.bytes() == played.play("hold").state.bytes()
    assert match.at(0).legal() == [0, 1]
    assert match.undo().texts() == ["roll", "hold"]


def test_a_drawing_whose_pieces_do_not_add_up_is_refused() -> None:
    drawing = str(ff.new(MINNOWS, 2).play("card-1"))
    with pytest.raises(ff.Refused, match="do not add up to a table of minnows"):
        ff.Match.from_drawing(MINNOWS, 2, drawing.replace("1", "3"))


def test_a_match_from_a_drawing_is_not_saved_as_a_replay() -> None:
    match = ff.Match.from_drawing(PIG, 2, str(ff.new(PIG, 2)))
    with pytest.raises(ff.Refused, match="pig began at a drawing: expected a match from its first move"):
        replay.write(match)


# --- Looking moves up --------------------------------------------------------------------------------------------


def test_moves_are_found_by_their_texts_whether_legal_or_not() -> None:
    match = ff.new(PIG, 2)
    assert [match.find(text) for text in ("roll", "hold", "4", "jump", "", "ROLL")] == [0, 1, 5, None, None, None]


def test_a_press_gives_the_decisions_it_may_mean() -> None:
    match = ff.new(MINNOWS, 2).play("card-1").play("card-5").play("card-2").play("card-3")
    told = match.tell(match.legal()[0], 0)
    assert match.legal()[0] in match.candidates({"kind": told["kind"], "pieces": told["pieces"]}, 0)
    assert match.candidates({"kind": "swim"}, 0) == []


# --- Other processes ---------------------------------------------------------------------------------------------


def test_a_game_is_pickled_by_the_name_of_its_package() -> None:
    for game in (PIG, MINNOWS, *ff.shelf.games()):
        assert pickle.loads(pickle.dumps(game)) is game
        assert (game.folder / "__init__.py").is_file()
        assert len(pickle.dumps(game)) < 200


def test_a_refusal_is_pickled_whole() -> None:
    refused = ff.Refused("illegal_move", "not now", "PG-2", "tired")
    again = pickle.loads(pickle.dumps(refused))
    assert (again.code, again.error, again.clause, again.why) == ("illegal_move", "not now", "PG-2", "tired")
