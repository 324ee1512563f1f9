"""The recorded games show what their names say."""

from collections import Counter
from itertools import pairwise
from pathlib import Path
from typing import NamedTuple

import pytest

from fathomfive.kernel import replay
from fathomfive.kernel.match import Match

GAMES = Path(__file__).parent / "games"


class Step(NamedTuple):
    """A move and the situation it was made in."""

    text: str
    turn: int
    asked: str
    deck: int  # cards left before it


def golden(name: str) -> Match:
    """Replay a recorded game."""
    match = replay.load(GAMES / f"{name}.tide")
    assert match.over
    return match


def log(name: str) -> list[Step]:
    """List the moves of a recorded game."""
    match = golden(name)
    again = match.at(0)
    steps = []
    for m in match.moves:
        shown = again.show()
        steps.append(Step(again.write(m), shown["turns"], shown["asked"], sum(heap["n"] for heap in shown["deck"])))
        again.play(m)
    return steps


@pytest.mark.parametrize(
    ("name", "seats", "length"),
    [
        ("two-players", 2, "standard"),
        ("three-players", 3, "standard"),
        ("four-players", 4, "standard"),
        ("five-players", 5, "standard"),
        ("short-game", 3, "short"),
        ("long-game", 4, "long"),
    ],
)
def test_every_number_of_players_and_every_length_is_recorded(name: str, seats: int, length: str) -> None:
    """PL-60, PL-61"""
    match = golden(name)
    assert (match.seats, match.options["length"], match.reason) == (seats, length, "length")
    assert max(match.points()) >= {"short": 25, "standard": 35, "long": 45}[length]


def test_divers_who_never_score_play_a_thousand_turns() -> None:
    """PL-63"""
    match = golden("never-scoring-lasts-a-thousand-turns")
    assert match.reason == "turns"
    assert match.show()["turns"] == 1000
    assert not any(side["down"] for side in match.show()["sides"])


def test_a_tie_was_broken_by_shrimps() -> None:
    """PL-62"""
    match = golden("tie-broken-by-shrimps")
    shrimps = [sum(heap["n"] for heap in side["up"] if heap["kind"] == "shrimp") for side in match.show()["sides"]]
    assert match.points()[:2] == [25, 25]
    assert shrimps[0] > shrimps[1]
    assert match.rank() == [2, 1, 3]


def test_divers_shared_a_victory() -> None:
    """PL-62"""
    assert golden("victory-shared").rank() == [1, 1, 3]


def test_the_first_diver_to_reach_the_length_fell_below_it_again() -> None:
    """PL-61"""
    match = golden("the-first-falls-below-the-length-again")
    first = match.show()["reached"]
    assert match.points()[first] < 25
    assert match.reason == "length"


def test_the_first_to_reach_the_length_did_not_win() -> None:
    """PL-61"""
    match = golden("the-first-to-reach-the-length-does-not-win")
    assert match.rank()[match.show()["reached"]] > 1


def test_four_sets_were_scored_in_one_turn() -> None:
    """PL-52"""
    sets = Counter(step.turn for step in log("four-sets-in-one-turn") if step.text.startswith("set-"))
    assert max(sets.values()) == 4


def test_a_wave_washed_all_five_divers() -> None:
    """PL-40"""
    washed = Counter(step.turn for step in log("a-wave-washes-all-five") if step.text.startswith("wash-"))
    assert max(washed.values()) == 5


def test_a_harpoon_struck_the_new_column() -> None:
    """PL-33"""
    assert any(step.text.startswith("harpoon-new") for step in log("a-harpoon-strikes-the-new-column"))


def test_the_deck_was_renewed() -> None:
    """PL-10"""
    steps = log("the-deck-is-renewed")
    assert any(before.deck < after.deck for before, after in pairwise(steps))


def test_four_cards_of_the_far_row_were_caught() -> None:
    """PL-30"""
    picks = Counter(step.turn for step in log("four-cards-of-the-far-row") if step.text.startswith("pick-"))
    assert max(picks.values()) == 4
