"""Alone against the rival."""

import pytest

from fathomfive.games.deep_dive import GAME
from fathomfive.kernel.game import NOBODY, TABLE
from fathomfive.kernel.match import Match
from games.deep_dive.ocean import FOODS, begin, box, depth, head, now, play, sea, side, turns
from walks import finished, walk

NOTHING = dict.fromkeys(range(1, 6), 0)


def rival_at(n: int, **words: object) -> Match:
    """Draw a table where the rival is about to flip at a depth."""
    return sea(1, asked="rival-flip", turn=2, rival=n, keeper=1, **words)  # type: ignore[arg-type]  # words of the drawing


# --- Setting up --------------------------------------------------------------------------------------------------


def test_a_solo_game_is_set_up_as_for_two_players() -> None:
    """DD-60"""
    assert [depth(begin(1), n) for n in range(1, 6)] == [depth(begin(2), n) for n in range(1, 6)]


def test_in_a_solo_game_you_start_with_the_token_and_the_rival_waits_at_depth_1() -> None:
    """DD-60"""
    match = begin(1)
    assert match.moves == []
    assert now(match) == ("dive", 1, 1)
    assert head(match, "start") == "1"
    assert head(match, "rival") == "1"
    assert len(match.points()) == 2


def test_the_rival_is_the_other_player_of_every_round() -> None:
    """DD-60"""
    match = play(begin(1), "flip P1 surface P1 flip G1 surface G2 flip Y1 surface Y3")
    assert turns(match) == [1, 2, 1, 2, 1, 2]


@pytest.mark.parametrize("n", [1, 2, 3, 4, 5])
def test_the_rivals_penguin_is_never_trapped(n: int) -> None:
    """DD-60, DD-61"""
    match = play(rival_at(n), "predator")
    assert side(match, 2) == ("-", 0, 0, "-", "-", "-", 0)
    assert depth(match, n).up == "predator"
    assert now(match) == ("dive", 1, 1)


def test_the_rival_uses_no_rock_and_dives_no_further_on_its_turn() -> None:
    """DD-60"""
    match = play(sea(1, gained={2: "rock@1"}, rival=4, trapped={1: "1"}), "flip P1 surface")
    assert now(match)[:2] == ("rival-flip", 2)
    assert match.to_act == TABLE
    play(match, "bubbles")
    assert now(match)[:2] == ("dive", 1)
    assert side(match, 2).rocks == 1
    assert side(match, 2).bubbles == 1


def test_your_own_dives_follow_the_usual_rules() -> None:
    """DD-60"""
    match = play(begin(1), "flip predator P1 leave flip predator P2 flip rock deeper flip rock deeper flip predator")
    assert match.texts() == ["take-rock@1", "take-rock@2", "decline"]
    play(match, "take-rock@2 P3")
    assert now(match) == ("rock", 1, 1)
    assert side(match, 1).rocks == 1


# --- The rival's turn --------------------------------------------------------------------------------------------


@pytest.mark.parametrize("n", [1, 2, 3, 4, 5])
def test_the_rival_keeps_the_food_it_flips(n: int) -> None:
    """DD-61"""
    for food in (name for name in FOODS[n] if box(1, n)[name]):
        match = play(rival_at(n), food)
        assert side(match, 2).grid == tuple(food[1:] if letter == food[0] else "-" for letter in "PGY")
        assert side(match, 1).grid == ("-", "-", "-")
        assert depth(match, n).up == "-"
        assert now(match) == ("dive", 1, 1)


def test_the_rival_keeps_a_rock_it_flips() -> None:
    """DD-61"""
    match = play(rival_at(2), "rock")
    assert side(match, 2).rocks == 1
    assert depth(match, 2) == (22, "-", depth(match, 2).unseen)


def test_the_rival_keeps_bubbles_it_flips() -> None:
    """DD-61"""
    match = play(rival_at(3), "bubbles")
    assert side(match, 2).bubbles == 1
    assert depth(match, 3).up == "-"


def test_the_rivals_food_fills_its_columns_in_the_order_gained() -> None:
    """DD-61, DD-28"""
    match = play(begin(1), "flip P1 surface P2 flip P2 surface P4 flip G1 surface P3")
    assert side(match, 2).pink == "2 4 3"


def test_a_tile_the_rival_flips_is_drawn_like_any_other_of_its_depth() -> None:
    """DD-61, DD-22"""
    match = rival_at(4, up={4: "P7"})
    assert match.texts() == ["P5", "P6", "G5", "G6", "G7", "Y5", "Y6", "Y7", "bubbles", "predator"]
    assert match.odds() == [1, 1, 1, 1, 1, 1, 1, 1, 2, 6]


def test_with_a_predator_the_rival_takes_a_face_up_food_of_its_depth() -> None:
    """DD-61"""
    match = play(rival_at(2, up={1: "P2", 2: "Y3", 3: "G5"}), "predator")
    assert side(match, 2).grid == ("-", "-", "3")
    assert depth(match, 2).up == "predator"
    assert now(match) == ("dive", 1, 1)


def test_with_a_predator_and_no_food_the_rival_takes_nothing() -> None:
    """DD-61"""
    match = play(rival_at(2, up={1: "P2", 2: "2xrock bubbles", 3: "G5"}), "predator")
    assert side(match, 2) == ("-", 0, 0, "-", "-", "-", 0)
    assert depth(match, 2).up == "2xrock bubbles predator"


def test_the_rival_takes_a_food_only_after_a_predator() -> None:
    """DD-61"""
    match = play(rival_at(2, up={2: "Y4"}), "P2")
    assert side(match, 2).grid == ("2", "-", "-")
    assert depth(match, 2).up == "Y4"


@pytest.mark.parametrize(
    ("has", "lies", "takes"),
    [
        ("", "P2 P4 P3", "P4"),
        ("", "G2 G3", "G3"),
        ("", "Y2", "Y2"),
        ("P1@1", "P4 G2", "G2"),
        ("G1@1", "P2 G4", "P2"),
        ("G1@1", "G4 Y2", "Y2"),
        ("P1@1 G1@1", "P4 G4 Y2", "Y2"),
        ("P1@1 P1@1 G1@1", "P4 G3", "G3"),
        ("P1@1 P1@1 G1@1", "P4", "P4"),
        ("P1@1 G1@1 Y1@1 Y2@1", "P2 G3 Y4", "G3"),
        ("P1@1 G1@1 Y1@1 Y2@1", "P3 G2 Y4", "P3"),
        ("", "P2 G3 Y4", "Y4"),
        ("", "P4 G3 Y2", "P4"),
        ("", "P3 G4 Y3", "G4"),
        ("", "P2 P4 G3 Y3", "P4"),
        ("P1@1", "P4 G2 G3 Y2", "G3"),
        ("Y1@1", "P2 G4 Y4", "G4"),
        ("G1@1 G1@1 Y1@1 P1@1 P2@1", "P3 G4 Y2", "Y2"),
    ],
)
def test_the_rival_takes_the_colour_it_has_fewest_of_and_then_the_highest_value(
    has: str, lies: str, takes: str
) -> None:
    """DD-61"""
    match = rival_at(2, up={2: lies}, gained={1: "P2@1 G2@1 Y2@1", 2: has})
    before = side(match, 2)
    play(match, "predator")
    assert now(match)[0] == "dive"
    for letter in "PGY":
        assert side(match, 2).column(letter) == before.column(letter) + [takes[1:]] * (letter == takes[0])


@pytest.mark.parametrize(
    ("has", "lies", "gifts"),
    [
        ("", "P3 G3", "PG"),
        ("", "P3 Y3", "PY"),
        ("", "G3 Y3", "GY"),
        ("", "P3 G3 Y3", "PGY"),
        ("P1@1 G1@1", "P3 G3", "PG"),
        ("P1@1", "P4 G3 Y3", "GY"),
        ("G1@1", "P3 G4 Y3", "PY"),
        ("", "P2 G4 Y4", "GY"),
        ("", "P4 G2 Y4", "PY"),
        ("", "P2 P4 G3 G4 Y3", "PG"),
        ("P1@1 G1@1 Y1@1", "P4 G4 Y4", "PGY"),
    ],
)
def test_you_choose_between_colours_that_the_rival_may_equally_well_take(has: str, lies: str, gifts: str) -> None:
    """DD-61"""
    match = play(rival_at(2, up={2: lies}, gained={2: has}), "predator")
    assert now(match)[:2] == ("rival-choice", 2)
    assert head(match, "choice") == gifts
    assert match.to_act == 0
    assert match.texts() == [f"give-{letter}" for letter in gifts]
    for letter in gifts:
        best = max(name for name in lies.split() if name[0] == letter)
        after = match.copy().play(f"give-{letter}")
        assert side(after, 2).column(letter)[-1] == best[1:]
        assert depth(after, 2).up.split().count(best) == 0
        assert head(after, "rival") == "3"
        assert now(after) == ("dive", 1, 1)


def test_two_equal_tiles_of_one_colour_leave_no_choice() -> None:
    """DD-61, DD-13"""
    match = play(rival_at(2, up={2: "2xP3"}), "predator")
    assert now(match)[0] == "dive"
    assert depth(match, 2).up == "P3 predator"


def test_your_own_grid_does_not_matter_to_the_rival() -> None:
    """DD-61"""
    match = play(rival_at(2, up={2: "P3 G3"}, gained={1: "P1@1 P1@1"}), "predator")
    assert head(match, "choice") == "PG"


# --- Its depth ---------------------------------------------------------------------------------------------------


def test_the_rival_moves_one_depth_down_after_each_turn_and_from_5_back_to_1() -> None:
    """DD-62"""
    match = begin(1)
    depths = []
    for mine, its in zip(("P1", "P1", "P2", "P2", "G1", "G1"), ("Y1", "Y2", "Y3", "Y5", "Y8", "Y1"), strict=True):
        depths.append(head(match, "rival"))
        play(match, f"flip {mine} surface {its}")
    assert depths == ["1", "2", "3", "4", "5", "1"]


@pytest.mark.parametrize("kind", ["P2", "rock", "bubbles", "predator"])
def test_the_rival_moves_on_whatever_it_flips(kind: str) -> None:
    """DD-62"""
    assert head(play(rival_at(2), kind), "rival") == "3"
    assert head(play(rival_at(2, up={2: "P4"}), kind), "rival") == "3"


@pytest.mark.parametrize(
    ("n", "empty", "then"),
    [(1, (2,), 3), (1, (2, 3, 4), 5), (4, (5,), 1), (4, (5, 1, 2), 3), (5, (1,), 2), (2, (1, 3, 4, 5), 2)],
)
def test_the_rival_passes_depths_without_face_down_tiles(n: int, empty: tuple[int, ...], then: int) -> None:
    """DD-62"""
    match = play(rival_at(n, down=dict.fromkeys(empty, 0)), "predator")
    assert head(match, "rival") == str(then)


@pytest.mark.parametrize("n", [1, 2, 3, 4, 5])
def test_the_rival_leaves_a_depth_it_has_emptied(n: int) -> None:
    """DD-62"""
    match = play(rival_at(n, down={n: 1}, unseen={n: "predator"}), "predator")
    assert head(match, "rival") == str(n % 5 + 1)


@pytest.mark.parametrize(
    ("n", "empty", "then"), [(1, (), 2), (2, (3,), 4), (4, (5, 1), 2), (5, (), 1), (3, (4, 5, 1), 2)]
)
def test_the_rival_moves_on_at_once_when_you_empty_its_depth(n: int, empty: tuple[int, ...], then: int) -> None:
    """DD-62"""
    match = sea(1, at=n, rival=n, down={n: 1, **dict.fromkeys(empty, 0)}, unseen={n: FOODS[n][0]})
    play(match, f"flip {FOODS[n][0]}")
    assert head(match, "rival") == str(then)


def test_the_rival_stays_when_you_empty_another_depth() -> None:
    """DD-62"""
    match = sea(1, at=1, rival=3, down={1: 1}, unseen={1: "P1"})
    assert head(play(match, "flip P1"), "rival") == "3"


def test_the_rival_stays_where_it_is_while_you_flip_there() -> None:
    """DD-62"""
    match = sea(1, at=2, rival=2, down={2: 2}, unseen={2: "P2"})
    assert head(play(match, "flip P2"), "rival") == "2"


@pytest.mark.parametrize("n", [1, 3, 5])
def test_the_rival_stays_when_it_has_flipped_the_last_tile_of_all(n: int) -> None:
    """DD-62"""
    match = rival_at(n, down={**NOTHING, n: 1}, unseen={n: "predator"}, up={1: "P1"})
    play(match, "predator")
    assert head(match, "rival") == str(n)


def test_the_rival_stays_when_you_have_flipped_the_last_tile_of_all() -> None:
    """DD-62"""
    match = sea(1, at=3, rival=3, down={**NOTHING, 3: 1}, unseen={3: "P4"})
    play(match, "flip P4")
    assert head(match, "rival") == "3"


def test_a_turn_of_the_rival_with_nothing_to_flip_does_nothing() -> None:
    """DD-62"""
    match = sea(1, rival=2, down=NOTHING, up={1: "P1 G1", 2: "Y3"})
    before = side(match, 2)
    play(match, "take-P1@1")
    assert now(match) == ("dive", 1, 1)
    assert side(match, 2) == before
    assert depth(match, 2).up.split()[0] == "Y3"
    assert head(match, "rival") == "2"
    assert head(match, "token") == "last-dive"
    assert match.play("take-G1@1").over


def test_the_rival_never_stays_at_a_depth_without_face_down_tiles() -> None:
    """DD-62"""
    for seed in range(4):
        for match, _ in walk(GAME, 1, {}, seed):
            left = match.state.down
            assert left[match.state.rival] > 0 or not left.any() or now(match)[0] == "rival-choice"


# --- The end -----------------------------------------------------------------------------------------------------


def test_the_end_can_begin_on_the_rivals_turn_and_each_has_one_more() -> None:
    """DD-63, DD-40, DD-41"""
    match = rival_at(1, down={1: 1}, unseen={1: "predator"})
    play(match, "predator")
    assert head(match, "ending") == "yes"
    assert (head(match, "token"), now(match)) == ("last-dive", ("dive", 1, 2))
    play(match, "flip P2 surface P3")
    assert match.over
    assert turns(match) == [2, 1, 2]


def test_when_you_begin_the_end_the_rival_finishes_the_round_and_each_has_one_more() -> None:
    """DD-63, DD-41"""
    match = sea(1, rival=3, down={1: 1}, unseen={1: "predator"})
    play(match, "flip predator")
    assert head(match, "token") == "start-side"
    play(match, "P3")
    assert head(match, "token") == "last-dive"
    play(match, "flip P2 surface P5")
    assert match.over
    assert turns(match) == [1, 2, 1, 2]


def test_the_rival_has_the_last_turn_of_the_game() -> None:
    """DD-63"""
    for seed in range(6):
        assert turns(finished(GAME, 1, {}, seed))[-1] == 2


def test_a_choice_for_the_rival_can_be_the_last_move_of_the_game() -> None:
    """DD-61, DD-63"""
    match = rival_at(2, down={1: 0}, last=True, up={2: "P3 G3"})
    play(match, "predator")
    assert not match.over
    assert match.play("give-G").over
    assert match.to_act == NOBODY
