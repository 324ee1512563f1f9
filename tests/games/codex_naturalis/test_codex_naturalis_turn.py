"""A turn: lay a card, draw a card."""

import pytest

from fathomfive.games.codex_naturalis import GAME
from fathomfive.kernel.errors import Refused
from fathomfive.kernel.match import Match
from games.codex_naturalis.scriptorium import (
    CLOSED,
    Scribe,
    asked,
    deck,
    desk,
    laid,
    places,
    play,
    points,
    row,
    symbols,
)

# --- Laying ------------------------------------------------------------------------------------------------------


def test_a_player_lays_one_of_three_cards_with_either_side_up_and_then_draws_one() -> None:
    """CN-20"""
    match = Scribe(2, resource="1 2 3 4", gold="41 42 43", starters="82").ready().match
    assert row(match, 1)["hand"] == "3 4 43"
    assert {text.partition("@")[0] for text in match.texts()} == {"lay-3", "lay-3b", "lay-4", "lay-4b", "lay-43b"}
    assert len(match.texts()) == 5 * 4
    play(match, "lay-4b@1,1")
    assert asked(match) == ("draw", 1)
    assert row(match, 1)["hand"] == "3 43"
    play(match, "take-2")
    assert row(match, 1)["hand"] == "2* 3 43"


def test_a_player_must_lay_and_must_draw() -> None:
    """CN-20"""
    match = desk(hands={1: "1 2 3"})
    assert all(text.startswith("lay") for text in match.texts())
    with pytest.raises(Refused, match="CN-20"):
        match.play("draw-gold")
    match.play("lay-1@1,1")
    assert all(text.startswith(("take", "draw")) for text in match.texts())
    with pytest.raises(Refused, match="CN-20"):
        match.play(match.game.moves - 1)


def test_a_starter_offers_the_four_diagonal_places() -> None:
    """CN-21"""
    assert places(desk()) == {"-1,1", "1,1", "-1,-1", "1,-1"}


@pytest.mark.parametrize(
    ("face", "gone"),
    [("5", "-1,1"), ("3", "1,1"), ("2", "-1,-1"), ("1", "1,-1"), ("79", "-1,1 1,1"), ("60", "-1,-1 1,-1")],
)
def test_a_hidden_corner_is_never_covered(face: str, gone: str) -> None:
    """CN-21"""
    match = desk(manuscripts={1: f"81@0,0 {face}@1,1"}) if face not in ("5", "79") else None
    at = {"5": "1,1", "79": "1,1"}.get(face, "1,1")
    x, y = map(int, at.split(","))
    match = match or desk(manuscripts={1: f"81@0,0 {face}@{at}"})
    around = {(x - 1, y + 1): "-1,1", (x + 1, y + 1): "1,1", (x - 1, y - 1): "-1,-1", (x + 1, y - 1): "1,-1"}
    offered = {around[spot] for spot in around if "{},{}".format(*spot) in places(match)}
    assert offered == {"-1,1", "1,1", "1,-1"} - set(gone.split())


def test_every_neighbouring_card_must_allow_its_corner_to_be_covered() -> None:
    """CN-21"""
    open_to_both = desk(manuscripts={1: "81@0,0 11b@1,1 12b@-1,1"})
    assert "0,2" in places(open_to_both)
    left_hides = desk(manuscripts={1: "81@0,0 11b@1,1 3@-1,1"})
    assert "0,2" not in places(left_hides)
    with pytest.raises(Refused, match="CN-21"):
        left_hides.play(left_hides.texts()[0].partition("@")[0] + "@0,2")
    right_hides = desk(manuscripts={1: "81@0,0 12b@-1,1 10@1,1"})
    assert "0,2" not in places(right_hides)


def test_a_hidden_corner_of_the_new_card_may_cover_a_visible_one() -> None:
    """CN-21"""
    match = play(desk(hands={1: "1 2 3"}), "lay-2@1,1")
    assert laid(match, 1) == ["81@0,0", "2@1,1"]


@pytest.mark.parametrize(("at", "corner"), [("-1,1", "F"), ("1,1", "P"), ("-1,-1", "I"), ("1,-1", "A")])
def test_a_covered_corner_no_longer_counts_at_any_of_the_four_corners(at: str, corner: str) -> None:
    """CN-21, CN-22"""
    match = desk(hands={1: "41 2 3"})  # starter 81: F P I A
    assert symbols(match, 1) == "FPAI"
    play(match, f"lay-41b@{at}")
    assert sorted(symbols(match, 1)) == sorted("FPAI".replace(corner, "") + "F")


def test_symbols_of_the_new_card_count_even_where_it_covers_others() -> None:
    """CN-22"""
    match = play(desk(hands={1: "4 12 43"}), "lay-4@-1,1")  # - F o F: the F at the bottom right covers the starter's F
    assert symbols(match, 1) == "FFPAI"


def test_symbols_in_the_middle_count_permanently() -> None:
    """CN-1, CN-22"""
    match = desk(manuscripts={1: "85b@0,0 1b@1,1 2b@-1,1 13b@0,2"}, hands={1: "3 4 5"})
    assert symbols(match, 1) == "FFPPAI"
    play(match, "lay-3b@2,2")
    assert symbols(match, 1) == "FFFPPAI"


def test_a_card_may_cover_four_corners_at_once() -> None:
    """CN-21, CN-3"""
    ring = "84b@0,0 41b@1,1 42b@-1,1 21b@2,2 22b@-2,2 23b@1,3 24b@-1,3"
    match = desk(manuscripts={1: ring}, hands={1: "64 5 6"})
    assert symbols(match, 1).count("A") == 5
    play(match, "lay-64@0,2")  # 2 points for each of four corners
    assert points(match, 1) == 8


def test_a_gold_card_laid_face_up_needs_its_cost_visible_just_before() -> None:
    """CN-23"""
    match = desk(manuscripts={1: "82b@0,0 1b@-1,1 11b@1,1"}, hands={1: "42 47 3"})  # A - - F, middle F; then F, P
    assert symbols(match, 1) == "FFFP"
    assert any(text.startswith("lay-42@") for text in match.texts())
    assert any(text.startswith("lay-47@") for text in match.texts())
    poorer = desk(manuscripts={1: "82b@0,0 11b@1,-1 1b@-1,1"}, hands={1: "42 47 3"})
    assert symbols(poorer, 1) == "FFP"
    assert not any(text.startswith("lay-47@") for text in poorer.texts())
    assert any(text.startswith("lay-47b@") for text in poorer.texts())
    with pytest.raises(Refused, match="CN-23"):
        poorer.play("lay-47@-1,-1")


def test_a_gold_card_may_cover_its_own_cost_and_nothing_is_spent() -> None:
    """CN-23"""
    match = desk(manuscripts={1: "82b@0,0 1b@-1,1"}, hands={1: "47 3 4"})
    assert symbols(match, 1) == "FFF"
    play(match, "lay-47@1,-1")
    assert symbols(match, 1) == "FFk"
    assert points(match, 1) == 3


def test_a_gold_card_laid_face_down_is_free_and_scores_nothing() -> None:
    """CN-1, CN-23, CN-24"""
    match = play(desk(hands={1: "50 60 70"}), "lay-50b@1,1")
    assert (points(match, 1), symbols(match, 1)) == (0, "FFAI")


# --- Points ------------------------------------------------------------------------------------------------------


def test_a_resource_card_scores_its_point_if_laid_face_up() -> None:
    """CN-2, CN-24"""
    match = desk(hands={1: "8 9 10"})
    assert points(play(match.copy(), "lay-8@1,1"), 1) == 1
    assert points(play(match.copy(), "lay-8b@1,1"), 1) == 0


@pytest.mark.parametrize(("at", "covers"), [("2,0", 1), ("0,2", 2)])
def test_points_for_corners_count_every_corner_covered(at: str, covers: int) -> None:
    """CN-3, CN-24: a card of 2 for each corner that covers two corners scores 4, empty ones too"""
    match = desk(manuscripts={1: "86b@0,0 1b@1,1 2b@-1,1"}, hands={1: "45 5 6"})
    play(match, f"lay-45@{at}")
    assert points(match, 1) == 2 * covers


def test_points_for_objects_count_the_object_of_the_card_itself_and_those_visible_afterwards() -> None:
    """CN-3, CN-24: a card of 1 for each quill that shows one, with two more visible after it lies, scores 3"""
    match = desk(manuscripts={1: "86b@0,0 1b@1,1 5@-1,1 15@2,2"}, hands={1: "41 7 8"})
    assert symbols(match, 1).count("q") == 2
    play(match, "lay-41@2,0")
    assert points(match, 1) == 3


def test_an_object_covered_by_the_card_itself_does_not_count() -> None:
    """CN-3, CN-24"""
    match = desk(manuscripts={1: "86b@0,0 1b@1,1 5@-1,1 15@2,2"}, hands={1: "41 7 8"})
    play(match, "lay-41@0,2")  # on the quill of card 5
    assert points(match, 1) == 2


@pytest.mark.parametrize(("card", "object_"), [(42, "k"), (43, "m")])
def test_inkwells_and_manuscripts_score_the_same_way(card: int, object_: str) -> None:
    """CN-3"""
    other = {42: "6", 43: "7"}[card]
    match = desk(manuscripts={1: f"83b@0,0 1b@-1,1 {other}@-2,2 31b@1,1 2b@-2,0"}, hands={1: f"{card} 8 9"})
    assert symbols(match, 1).count(object_) == 1
    play(match, next(t for t in match.texts() if t.startswith(f"lay-{card}@2,2")))
    assert points(match, 1) == 2


def test_points_never_change_later() -> None:
    """CN-24"""
    match = desk(manuscripts={1: "86b@0,0 1b@-1,1 2b@1,1"}, hands={1: "41 7 8"})
    play(match, "lay-41@-2,2")
    assert points(match, 1) == 1
    assert symbols(match, 1).count("q") == 1
    covered = desk(manuscripts={1: "86b@0,0 1b@-1,1 2b@1,1 41@-2,2"}, hands={1: "3 7 8"}, asked="lay")
    play(covered, "lay-3b@-1,3")
    assert points(covered, 1) == 1


def test_points_have_no_upper_limit() -> None:
    """CN-24"""
    manuscript = "86b@0,0 11b@1,1 12b@2,0 13b@3,1 14b@2,2 60@4,2 57@3,3 58@1,3 59@4,0"
    more = " 21b@-1,1 22b@-2,0 23b@-3,1 24b@-2,2 70@-4,2 67@-1,3 68@-3,3 69@-4,0 30@5,3 29@6,4"
    match = desk(manuscripts={1: manuscript + more}, called="twenty_points")
    assert points(match, 1) == 30


# --- Drawing -----------------------------------------------------------------------------------------------------


def test_a_face_up_card_is_replaced_at_once_from_its_deck() -> None:
    """CN-25"""
    match = desk(asked="draw", up="36 37 76 77")
    assert match.texts() == ["take-36", "take-37", "take-76", "take-77", "draw-resource", "draw-gold"]
    play(match, "take-76")
    assert asked(match) == ("turn-up", 1)
    assert all(text.startswith("card-") and int(text[5:]) > 40 for text in match.texts())
    play(match, "card-41 top-gP")
    assert deck(match, "gold")["up"] == "41 77"
    assert asked(match) == ("lay", 2)


def test_the_top_card_goes_into_the_hand() -> None:
    """CN-25"""
    match = play(desk(asked="draw", hands={1: "1 3"}), "draw-gold")
    assert asked(match) == ("deal", 1)
    play(match, "card-50")
    assert row(match, 1)["hand"] == "1 3 50"
    assert asked(match)[0] == "top"


@pytest.mark.parametrize(
    ("card", "hand"), [(1, "1 5 9"), (4, "4 5 9"), (6, "5 6 9"), (8, "5 8 9"), (10, "5 9 10"), (20, "5 9 20")]
)
def test_a_hand_is_sorted_regardless_of_the_order_of_drawing(card: int, hand: str) -> None:
    """CN-25, CN-26"""
    match = desk(asked="draw", hands={1: "5 9", 2: "31 32 33"}, up="36 37 76 77", tops=f"{'F' if card < 11 else 'P'}F")
    play(match, f"draw-resource card-{card}")
    assert row(match, 1)["hand"] == hand


def test_a_face_up_place_stays_empty_if_the_deck_is_empty() -> None:
    """CN-25"""
    match = desk(asked="draw", up="36 37 76 77", left={"resource": 0})
    assert match.texts() == ["take-36", "take-37", "take-76", "take-77", "draw-gold"]
    play(match, "take-37")
    assert asked(match) == ("lay", 2)
    assert deck(match, "resource")["up"] == "36 ."
    match = desk(asked="draw", up="36 . 76 77", left={"resource": 0})
    assert match.texts() == ["take-36", "take-76", "take-77", "draw-gold"]
    with pytest.raises(Refused, match="CN-25"):
        match.play("take-nothing-2")
    with pytest.raises(Refused, match="CN-25"):
        match.play("draw-resource")


# --- A closed manuscript -----------------------------------------------------------------------------------------


def places_of(match: Match, seat: int) -> list[list[int]]:
    """List the open places of a seat."""
    shown: list[list[int]] = match.show()["manuscripts"][seat - 1]["open"]
    return shown


def closing() -> Scribe:
    """Play until the second player closes their manuscript with the fifth card, while the first lays any cards."""
    return Scribe(
        2,
        starters="81 85",
        sides="front back",
        resource="39 40 1 2 33 11",
        gold="57 59 41 79",
    ).ready()


def test_a_player_without_a_place_skips_every_remaining_turn_without_drawing() -> None:
    """CN-27"""
    scribe = closing()
    match = scribe.match
    script = {2: ["lay-33@1,1 take-59", "lay-79@0,2 take-57", "lay-11@2,0 draw-resource", "lay-59@-1,1 draw-resource"]}
    while script[2]:
        scribe.turn(where="b@") if asked(match)[1] == 1 else scribe.play(script[2].pop(0))
    scribe.turn(where="b@")
    assert asked(match) == ("lay", 2)
    play(match, "lay-57@3,1")
    assert laid(match, 2) == CLOSED.split()
    assert asked(match) == ("draw", 2)  # the closing player still finishes the turn
    scribe.play("draw-gold")
    hand = row(match, 2)["hand"]
    while not match.over:
        assert asked(match)[1] == 1
        lays = match.texts()
        assert len(lays) <= GAME.max_legal
        scribe.play(lays[-1])
        assert len(places_of(match, 1)) <= 2 * (len(laid(match, 1)) - 1) + 4
        if asked(match)[0] == "draw":  # all gold cards first, the face-up ones last
            texts = match.texts()
            golds = [t for t in texts if t == "draw-gold" or (t[:4] == "take" and int(t[5:]) > 40)]
            scribe.play((golds or texts)[-1])
        assert row(match, 2)["hand"] == hand
        assert GAME.audit(match.state)
    assert match.reason == "empty_decks"
    assert len(match.moves) <= GAME.max_game_length(2)
    assert len(laid(match, 1)) - 1 == 68  # the bound and the last number of a place are reached


@pytest.mark.parametrize("turn", [1, 2, 3])
def test_a_closed_player_is_skipped_in_a_game_of_three(turn: int) -> None:
    """CN-27, CN-30"""
    match = desk(3, asked="draw", turn=turn, manuscripts={2: CLOSED})
    play(match, f"take-{deck(match, 'resource')['up'].split()[0]}")
    match.deal()
    assert asked(match) == ("lay", {1: 3, 2: 3, 3: 1}[turn])


def test_a_skipped_turn_counts_as_a_turn() -> None:
    """CN-27, CN-30"""
    for start, reason in ((2, "the last round begins at the start player, who is skipped"), (1, "and ends there")):
        match = desk(2, start=start, manuscripts={2: CLOSED}, left={"resource": 0, "gold": 0}, keeper=1, asked="draw",
                     called="empty_decks")  # fmt: skip
        match.play(match.texts()[0])
        assert asked(match) == ("lay", 1), reason
        match.play(match.texts()[-1])
        assert match.texts()[0].startswith("reveal"), reason
