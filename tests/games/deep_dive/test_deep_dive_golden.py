"""The recorded games show what their names say."""

from pathlib import Path

import pytest

from fathomfive.kernel import replay
from fathomfive.kernel.match import Match
from games.deep_dive.ocean import now, side, turns

GAMES = Path(__file__).parent / "games"


def golden(name: str) -> Match:
    """Replay a recorded game."""
    match = replay.load(GAMES / f"{name}.tide")
    assert match.over
    return match


def log(match: Match) -> list[tuple[str, str, int, int]]:
    """List the moves with what was asked, of which side and at which depth."""
    again = match.at(0)
    moves = []
    for m in match.moves:
        moves.append((again.write(m), *now(again)))
        again.play(m)
    return moves


def turns_after_the_end_began(match: Match) -> int:
    """Count the turns after the one in which the end began."""
    again = match.at(0)
    while not again.state.ending:
        again.play(match.moves[len(again.moves)])
    return len(turns(match)) - len(turns(again))


def full_rows(match: Match, n: int) -> int:
    """Count the full rows of a side."""
    return min(len(side(match, n).column(letter)) for letter in "PGY")


@pytest.mark.parametrize(
    ("name", "seats", "level"),
    [
        ("one-player-easy", 1, "easy"),
        ("one-player-medium", 1, "medium"),
        ("one-player-hard", 1, "hard"),
        ("two-players", 2, None),
        ("three-players", 3, None),
        ("four-players", 4, None),
        ("five-players", 5, None),
        ("six-players", 6, None),
    ],
)
def test_a_whole_game_for_each_number_of_players_and_each_level(name: str, seats: int, level: str | None) -> None:
    """DD-10, DD-64"""
    match = golden(name)
    assert (match.seats, match.options.get("level")) == (seats, level)


def test_three_penguins_come_home_with_a_tile_left_on_the_same_turn() -> None:
    """DD-31"""
    moves = log(golden("three-penguins-come-home"))
    n = next(n for n, move in enumerate(moves) if move[1] == "return")
    dive = [("P4", "flip", 1, 2), ("deeper", "flipped", 1, 2), ("flip", "dive", 1, 3), ("predator", "flip", 1, 3)]
    assert moves[n - 4 : n] == dive
    assert moves[n][0] == "take-P4@2"


def test_a_rock_leads_to_the_bottom() -> None:
    """DD-21, DD-26"""
    moves = log(golden("rock-to-the-bottom"))
    n = [text for text, *_ in moves].index("rock@5")
    assert moves[n + 1 : n + 3] == [("flip", "dive", 2, 5), ("Y10", "flip", 2, 5)]
    assert moves[n + 3][2] == 1


def test_a_turn_ends_empty_handed() -> None:
    """DD-24, DD-27"""
    moves = log(golden("a-turn-ends-empty-handed"))
    n = [text for text, *_ in moves].index("leave")
    assert moves[n] == ("leave", "dive", 1, 4)
    assert moves[n + 1][2] == 2


def test_a_tie_is_broken_by_full_rows() -> None:
    """DD-50"""
    match = golden("tie-broken-by-full-rows")
    points, rank = match.points(), match.rank()
    first, second = rank.index(1), rank.index(2)
    assert points[first] == points[second]
    assert full_rows(match, first + 1) > full_rows(match, second + 1)


def test_a_victory_is_shared() -> None:
    """DD-50"""
    match = golden("victory-shared")
    assert match.rank() == [3, 1, 1]
    assert full_rows(match, 2) == full_rows(match, 3)


@pytest.mark.parametrize(
    ("name", "seats", "follow"),
    [
        ("start-player-begins-the-end", 4, 7),
        ("last-player-begins-the-end", 4, 4),
        ("rival-begins-the-end", 1, 2),
    ],
)
def test_the_seat_that_begins_the_end_decides_how_many_turns_follow(name: str, seats: int, follow: int) -> None:
    """DD-41, DD-63"""
    match = golden(name)
    assert match.seats == seats
    assert turns_after_the_end_began(match) == follow


def test_a_solo_game_is_drawn_with_different_rows() -> None:
    """DD-64"""
    match = golden("solo-draw-with-different-rows")
    assert match.points()[0] == match.points()[1]
    assert full_rows(match, 1) != full_rows(match, 2)
    assert match.rank() == [1, 1]


def test_you_choose_for_the_rival() -> None:
    """DD-61"""
    asked = [asked for _, asked, *_ in log(golden("you-choose-for-the-rival"))]
    assert asked.count("rival-choice") >= 2


def test_every_recorded_game_has_a_test() -> None:
    text = Path(__file__).read_text(encoding="utf-8")
    for file in GAMES.glob("*.tide"):
        assert f'"{file.stem}"' in text
