"""How the end begins, and what follows."""

import pytest

from fathomfive.games.deep_dive import GAME
from fathomfive.kernel.match import Match
from games.deep_dive.ocean import FOODS, head, now, play, sea, side, turns
from walks import finished, walk

# --- It begins ---------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("n", [1, 2, 3, 4, 5])
def test_the_end_begins_when_the_last_tile_of_any_depth_is_flipped(n: int) -> None:
    """DD-40"""
    match = sea(at=n, down={n: 2}, unseen={n: f"{FOODS[n][0]} predator"})
    assert head(match, "ending") == "no"
    play(match, "flip predator")
    assert head(match, "ending") == "no"
    match = sea(at=n, down={n: 1}, unseen={n: f"{FOODS[n][0]} predator"})
    play(match, f"flip {FOODS[n][0]}")
    assert head(match, "ending") == "yes"
    assert head(match, "token") == "start-side"


@pytest.mark.parametrize("turn", [1, 2, 3])
def test_any_player_may_begin_the_end(turn: int) -> None:
    """DD-40"""
    match = sea(3, turn=turn, down={1: 1}, unseen={1: "predator"})
    play(match, "flip predator")
    assert head(match, "ending") == "yes"


def test_the_active_player_finishes_the_turn_in_which_the_end_begins() -> None:
    """DD-41"""
    match = sea(down={1: 1}, unseen={1: "P1"})
    play(match, "flip P1 deeper")
    assert head(match, "ending") == "yes"
    assert now(match) == ("dive", 1, 2)
    play(match, "flip P4 surface")
    assert side(match, 1).pink == "4"
    assert now(match)[:2] == ("dive", 2)


def test_taking_the_last_tile_that_lies_face_up_begins_nothing() -> None:
    """DD-40"""
    match = play(sea(up={1: "P1"}), "take-P1@1")
    assert head(match, "ending") == "no"


# --- The last dive -----------------------------------------------------------------------------------------------

ROUNDS = [(n, k, start) for n in range(2, 7) for k in range(1, n + 1) for start in range(1, n + 1)]


@pytest.mark.parametrize(("n", "k", "start"), ROUNDS)
def test_when_the_kth_of_n_begins_the_end_n_minus_k_plus_n_turns_follow(n: int, k: int, start: int) -> None:
    """DD-41"""
    turn = (start + k - 2) % n + 1
    match = sea(n, turn=turn, start=start, down={1: 1}, unseen={1: "predator"})
    play(match, "flip predator")
    tokens = []
    while not match.over:
        tokens.append(head(match, "token"))
        play(match, "flip")
        play(match, f"{match.texts()[0]} surface")
    rest = n - k
    assert turns(match) == [(turn - 1 + i) % n + 1 for i in range(1 + rest + n)]
    assert tokens == ["start-side"] * rest + ["last-dive"] * n


def begun(match: Match) -> int:
    """Count the turns up to the one in which the end began."""
    again = match.at(0)
    while not again.state.ending:
        again.play(match.moves[len(again.moves)])
    return len(turns(again))


@pytest.mark.parametrize("seats", [1, 2, 3, 4, 5, 6])
def test_whole_games_end_with_the_round_after_the_one_in_which_the_end_began(seats: int) -> None:
    """DD-41"""
    sides = max(seats, 2)
    for seed in range(3):
        match = finished(GAME, seats, {}, seed)
        log = turns(match)
        start = int(head(match, "start"))
        assert log == [(start - 1 + i) % sides + 1 for i in range(len(log))]
        k = (begun(match) - 1) % sides + 1
        assert len(log) - begun(match) == (sides - k) + sides


def test_a_second_depth_that_runs_out_begins_no_second_end() -> None:
    """DD-40, DD-41"""
    match = sea(turn=2, down={1: 0, 2: 1, 3: 1}, unseen={2: "predator", 3: "predator"}, at=2)
    play(match, "flip predator")
    assert (head(match, "token"), now(match)) == ("last-dive", ("dive", 1, 3))
    play(match, "flip predator")
    assert (head(match, "token"), now(match)) == ("last-dive", ("dive", 2, 4))
    play(match, "flip P7 surface")
    assert match.over
    assert match.reason == "last_dive"


def test_nobody_is_asked_after_the_end() -> None:
    """DD-41"""
    match = finished(GAME, 3, {}, 0)
    assert now(match)[0] == "over"
    assert match.legal() == []
    assert match.rank()


def test_the_token_is_turned_only_when_it_would_be_the_start_players_turn() -> None:
    """DD-41"""
    match = sea(3, start=2, turn=3, down={1: 1}, unseen={1: "predator"})
    play(match, "flip predator")
    assert (head(match, "token"), now(match)) == ("start-side", ("dive", 1, 2))
    play(match, "flip P2 surface")
    assert (head(match, "token"), now(match)) == ("last-dive", ("dive", 2, 2))


# --- Leaving out -------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("n", [1, 2, 3, 4])
@pytest.mark.parametrize("turn", [1, 2])
def test_at_the_end_everyone_may_leave_out_a_depth_without_face_down_tiles(n: int, turn: int) -> None:
    """DD-43"""
    match = sea(turn=turn, at=n, down={n: 0}, up={n: FOODS[n][0]})
    assert match.texts() == [f"take-{FOODS[n][0]}@{n}", "leave"]
    assert now(match.copy().play("leave")) == ("dive", turn, n + 1)
    assert now(match.copy().play(f"take-{FOODS[n][0]}@{n}"))[1] == 3 - turn


def test_at_the_end_a_depth_with_face_down_tiles_is_not_left_out() -> None:
    """DD-43"""
    match = sea(down={1: 0, 2: 1}, at=2, up={2: "P2"})
    assert match.texts() == ["take-P2@2", "flip"]


def test_the_next_diver_may_leave_out_a_depth_that_has_just_run_out() -> None:
    """DD-43"""
    match = play(sea(down={1: 1}, unseen={1: "P1"}), "flip P1 deeper flip P4 surface")
    assert match.texts() == ["take-P1@1", "leave"]
    assert now(match.play("leave")) == ("dive", 2, 2)


def test_a_depth_left_out_because_it_ran_out_does_not_count_for_three_penguins() -> None:
    """DD-31, DD-43"""
    match = sea(down={1: 0}, up={1: "P1", 2: "P4"}, trapped={1: "2 2"})
    play(match, "leave flip predator")
    assert match.texts() == ["take-P4@2", "decline"]


def test_depth_5_is_never_left_out() -> None:
    """DD-43"""
    match = sea(at=5, down={1: 0, 5: 1}, trapped={1: "5"})
    assert match.texts() == ["flip"]
    for seed in range(6):
        for walked, _ in walk(GAME, 2, {}, seed):
            assert now(walked)[2] < 5 or "leave" not in walked.texts()
