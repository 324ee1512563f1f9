"""Points, the length of a game, its end and the ranking."""

import pytest

from fathomfive.games.podwodni_lowcy import GAME
from fathomfive.kernel.match import Match
from games.podwodni_lowcy.sea import asked, diver, grid, head, play, sea

LENGTHS = {"short": 25, "standard": 35, "long": 45}
each_length = pytest.mark.parametrize("length", LENGTHS)

# Two turns that break at card 2, which is a red fish beside the red end of row 1.
IDLE = "dive wave top-left RC"  # gains nothing, because a wave as card 1 is discarded
ONE = "dive RC top-left RC"  # gains card 1


def with_points(n: int) -> tuple[str, str]:
    """Choose cards worth this many points: face up, then face down."""
    tens, ones = divmod(n, 10)
    names = ["shrimp", "RB", "GA", "YB", "RA", "GB", "YC", "GC", "YA"]
    return " ".join(names[:ones]) or "-", " ".join(["YA", "YC", "GC", "GB"][:tens]) or "-"


def score_table(
    seats: int, points: dict[int, int], length: str = "standard", diver: int = 1, turns: int = 20, reached: int = 0
) -> Match:
    """Draw a table where divers have these points."""
    up = {n: with_points(p)[0] for n, p in points.items()}
    down = {n: with_points(p)[1] for n, p in points.items()}
    return sea(seats, length=length, up=up, down=down, diver=diver, turns=turns, reached=reached)


# --- Points ------------------------------------------------------------------------------------------------------


def test_a_face_down_card_scores_ten_and_a_face_up_card_one() -> None:
    """PL-60"""
    match = sea(3, up={1: "2xRA shrimp", 3: "GA"}, down={1: "RB RC", 2: "shrimp"})
    assert match.points() == [23, 10, 1]
    assert [diver(match, n).points for n in (1, 2, 3)] == [23, 10, 1]


def test_the_standard_length_is_the_default() -> None:
    """PL-60"""
    assert head(Match(GAME, 2))["length"] == "standard"


@each_length
def test_the_length_is_reached_with_25_35_or_45_points(length: str) -> None:
    """PL-60, PL-61"""
    goal = LENGTHS[length]
    assert "reached" not in head(play(score_table(2, {1: goal - 2}, length), ONE))
    assert head(play(score_table(2, {1: goal - 1}, length), ONE))["reached"] == "1"


def test_face_up_cards_count_for_the_end() -> None:
    """PL-60"""
    fish = " ".join(f"4x{colour}{kind}" for colour in "RGY" for kind in "AB") + " shrimp"
    match = play(sea(length="short", up={1: fish.replace("4xRA", "3xRA")}), ONE)
    assert head(match)["reached"] == "1"
    assert diver(match, 1).points == 25


# --- The end -----------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
@pytest.mark.parametrize("first", [1, 2])
def test_the_others_have_exactly_one_more_turn_each(seats: int, first: int) -> None:
    """PL-61"""
    match = play(score_table(seats, {first: 40}, diver=first), IDLE)
    order = []
    while not match.over:
        order.append(int(head(match)["diver"]))
        play(match, IDLE)
    assert order == [(first + k - 1) % seats + 1 for k in range(1, seats)]
    assert match.reason == "length"
    assert match.legal() == []


def test_reaching_the_length_in_a_last_turn_adds_no_turns() -> None:
    """PL-61"""
    match = play(score_table(3, {1: 40, 2: 34, 3: 34}), f"{IDLE} {ONE} {ONE}")
    assert match.over
    assert head(match)["reached"] == "1"
    assert match.points() == [40, 35, 35]


def test_the_game_still_ends_if_the_first_diver_falls_below_the_length_again() -> None:
    """PL-61"""
    match = sea(3, up={1: "5xRB"}, down={1: "YA YB YC"}, grid="wave GA YA RB\nGB YB RC GC\nYC RA GA YB")
    play(match, "dive net bottom-left YA")
    assert head(match)["reached"] == "1"
    play(match, "dive RA top-left wave wash-RB")
    assert diver(match, 1).points == 30
    play(match, "RA dive wave top-left RC")
    assert match.over
    assert match.points() == [30, 1, 0]


def test_reaching_the_length_in_anothers_turn_counts_only_at_the_end_of_ones_own_turn() -> None:
    """PL-61"""
    match = sea(2, up={1: "3xRA GB GC", 2: "4xRB"}, down={2: "YA YB YC"})
    play(match, "score set-3xRA down-RA give-GB give-GC take-RA stop")
    assert diver(match, 2).points == 35
    assert "reached" not in head(match)
    assert head(play(match.copy(), IDLE))["reached"] == "2"


def test_reaching_the_length_in_anothers_turn_does_not_count_if_it_is_lost_again() -> None:
    """PL-61"""
    match = sea(2, up={1: "3xRA GB GC", 2: "4xRB"}, down={2: "YA YB YC"})
    play(match, "score set-3xRA down-RA give-GB give-GC take-RA stop dive wave top-left wave wash-RB")
    assert diver(match, 2).points == 31
    assert "reached" not in head(match)


def test_the_first_diver_to_reach_the_length_stays_the_first() -> None:
    """PL-61"""
    match = play(score_table(4, {1: 36, 2: 44, 3: 44}), f"{IDLE} {IDLE}")
    assert head(match)["reached"] == "1"
    assert not play(match, IDLE).over
    assert play(match, IDLE).over


def test_gaps_stay_open_when_the_game_is_over() -> None:
    """PL-61"""
    match = score_table(2, {1: 40}, diver=2, reached=1)
    play(match, "dive harpoon top-left RC harpoon-a1")
    assert match.over
    assert grid(match).splitlines()[0] == "- GA YA RB"


# --- Places ------------------------------------------------------------------------------------------------------


def final(*divers: tuple[str, str]) -> Match:
    """Draw the last table of a game where divers have these cards."""
    seats = len(divers)
    ups = {n: up for n, (up, _) in enumerate(divers, 1)}
    downs = {n: down for n, (_, down) in enumerate(divers, 1)}
    return play(sea(seats, up=ups, down=downs, diver=seats, reached=1), IDLE)


def test_most_points_win() -> None:
    """PL-62"""
    assert final(("RA", "RB"), ("-", "RB RC"), ("5xshrimp", "-")).rank() == [2, 1, 3]


def test_fewer_face_up_shrimps_break_a_tie() -> None:
    """PL-62"""
    match = final(("RA shrimp", "RB"), ("2xRA", "RB"), ("2xshrimp", "RB"))
    assert match.points() == [12, 12, 12]
    assert match.rank() == [2, 1, 3]


def test_face_down_shrimps_do_not_matter() -> None:
    """PL-62"""
    assert final(("RA", "shrimp"), ("RA", "RB")).rank() == [1, 1]


def test_points_come_before_shrimps() -> None:
    """PL-62"""
    assert final(("8xshrimp", "-"), ("5xRB", "-")).rank() == [1, 2]


def test_equal_divers_share_a_place() -> None:
    """PL-62"""
    match = final(("RA shrimp", "RB"), ("GA shrimp", "RB"), ("-", "-"), ("2xRA", "-"))
    assert match.rank() == [1, 1, 4, 3]


# --- A thousand turns --------------------------------------------------------------------------------------------


def test_a_game_ends_after_a_thousand_turns() -> None:
    """PL-63"""
    match = sea(3, turns=998, up={2: "RA"})
    assert not play(match, IDLE).over
    assert play(match, IDLE).over
    assert match.reason == "turns"
    assert head(match)["turns"] == "1000"
    assert match.rank() == [2, 1, 2]


def test_a_game_ends_after_a_thousand_turns_even_during_the_last_turns() -> None:
    """PL-63"""
    match = play(score_table(4, {1: 40}, turns=997), f"{IDLE} {IDLE}")
    assert head(match)["reached"] == "1"
    assert play(match, IDLE).over
    assert match.reason == "turns"


def test_the_reason_is_the_length_if_the_thousandth_turn_is_the_last_one_anyway() -> None:
    """PL-61, PL-63"""
    match = play(score_table(3, {1: 40}, turns=997), f"{IDLE} {IDLE} {IDLE}")
    assert head(match)["turns"] == "1000"
    assert match.reason == "length"


def test_reaching_the_length_in_the_thousandth_turn_ends_the_game_at_once() -> None:
    """PL-63"""
    match = play(score_table(2, {1: 34}, turns=999), ONE)
    assert match.over
    assert match.reason == "turns"
    assert asked(match) == "over 2"
