"""Which polyps a player of Reef Encounter could consume in a turn, and a slow twin that tries every way."""

import random
from pathlib import Path
from typing import Any

import pytest

from fathomfive.games.reef_encounter.components import COLOURS, ROCKS, SQUARES, State
from fathomfive.games.reef_encounter.corals import plain
from fathomfive.games.reef_encounter.rules_actions import place
from fathomfive.games.reef_encounter.rules_reef import placeable, polyps
from fathomfive.games.reef_encounter.threats import within
from fathomfive.kernel import replay
from fathomfive.kernel.game import NOBODY, TABLE
from fathomfive.kernel.match import Match
from games.reef_encounter.reef import play, reef

GAMES = Path(__file__).parent / "games"
MOST = 3  # polyps placed one after another


def tried(s: State, board: int, colour: int) -> list[int]:
    """Give the polyps that can be consumed with up to 1, 2, ... placed polyps, by trying all ways on copies."""
    start, begun = s.copy(), polyps(s, board)
    start.seat, start.colour = 0, colour + 1
    start.hand[0, colour] += MOST
    levels, found, seen, tables = [], 0, set(), [start]
    for _ in range(MOST):
        later = []
        for table in tables:
            squares = placeable(table, board, colour)
            found |= squares & begun & ~int(table.coral[board, colour])
            for i, bit in enumerate(SQUARES[int(s.kind[board])]):
                if squares >> bit & 1:
                    one = table.copy()
                    place(one, board * ROCKS + i, again=False)
                    key = one.coral[board].tobytes()
                    if key not in seen:
                        seen.add(key)
                        later.append(one)
        levels.append(found)
        tables = later
    return levels


def reached(s: State, board: int, colour: int) -> list[int]:
    """Give the same by the shortcut."""
    levels = within(plain(s), board, colour, MOST) or [0]
    return [levels[min(n, len(levels)) - 1] for n in range(1, MOST + 1)]


DRAWN: dict[str, dict[str, Any]] = {
    "a lone polyp beside prey": {"boards": {0: "W A3, Y A4 B4"}},
    "two lone polyps of a colour": {"boards": {0: "W A3 C2, Y B3 B2"}},
    "corals that may not be joined": {"boards": {0: "W A3@1 A5@2 A6, Y A4 B4 B5, # B3"}},
    "prey between guarded corals": {"boards": {0: "W A3@1 B3 D3@2 E3, Y D2 C2 B2 A4, O E2"}},
    "protected prey": {"boards": {0: "W A3 A4, Y A5@2 A6 B6 C6"}},
    "growth onto D4": {"boards": {0: "Y C4 D3 E4, W B4"}},
    "no growth in the advanced game": {"boards": {0: "Y C4 D3 E4, W B4"}, "game": "advanced"},
    "no polyp to grow": {"boards": {0: "Y C4 D3 E4, W B4"}, "bag": "Y3", "bonus": "Y1"},
    "through weaker polyps": {"boards": {0: "W A3 B3, Y A4 A5, O B4 B5, G C4"}},
}


@pytest.mark.parametrize("name", DRAWN)
def test_the_shortcut_agrees_with_trying_all_ways_on_drawn_reefs(name: str) -> None:
    """RE-40 to RE-45"""
    s = reef(**DRAWN[name]).state
    assert reached(s, 0, 0) == tried(s, 0, 0)


@pytest.mark.parametrize("file", sorted(GAMES.glob("*.tide")), ids=lambda file: file.stem)
def test_the_shortcut_agrees_with_trying_all_ways_in_whole_games(file: Path) -> None:
    """RE-40 to RE-45"""
    match = replay.load(file)
    dice = random.Random(file.stem)
    for n in dice.sample(range(len(match.moves) // 3, len(match.moves)), 2):
        s = match.at(n).state
        board, colour = dice.randrange(s.seats), dice.randrange(COLOURS)
        assert reached(s, board, colour) == tried(s, board, colour), f"move {n}, board {board}, colour {colour}"


# --- What a player has -----------------------------------------------------------------------------------------------

NEAR = {0: "W A3 A4, Y A5 A6"}  # A5 is within reach of one white polyp, A6 of two


def could(match: Match, seat: int = 2, viewer: int = NOBODY) -> list[str]:
    """List what a player could consume with white polyps."""
    found = match.show(viewer)["sides"][seat - 1]["could_consume"].get("white", [])
    return [name.removeprefix("b0") for name in found if name.startswith("b0")]


def test_a_player_needs_a_larva_and_polyps_of_its_colour() -> None:
    """RE-22"""
    assert could(reef(boards=NEAR, cubes={2: "W1"}, hands={2: "W1"}), viewer=TABLE) == ["A5"]
    assert could(reef(boards=NEAR, cubes={2: "W1"}, hands={2: "W2"}), viewer=TABLE) == ["A5", "A6"]
    assert could(reef(boards=NEAR, cubes={2: "O1"}, hands={2: "W2"}), viewer=TABLE) == []
    assert could(reef(boards=NEAR, cubes={2: "W1"}, hands={2: "O2"}), viewer=TABLE) == []


def test_a_consumed_polyp_is_placed_or_buys_the_larva() -> None:
    """RE-22, RE-26"""
    assert could(reef(boards=NEAR, cubes={2: "W1"}, prey={2: "W1"}, hands={2: "O1"}), viewer=TABLE) == ["A5"]
    assert could(reef(boards=NEAR, prey={2: "W1"}, hands={2: "W1"}), viewer=TABLE) == ["A5"]
    assert could(reef(boards=NEAR, prey={2: "W1"}, hands={2: "O1"}), viewer=TABLE) == []


def test_a_larva_that_is_not_needed_buys_a_polyp() -> None:
    """RE-28"""
    assert could(reef(boards=NEAR, cubes={2: "W2"}, hands={2: "O1"}), viewer=TABLE) == ["A5"]
    assert could(reef(boards=NEAR, cubes={2: "W2"}, hands={2: "W1"}), viewer=TABLE) == ["A5", "A6"]
    assert could(reef(boards=NEAR, cubes={2: "W1"}, hands={2: "O1"}), viewer=TABLE) == []


def test_the_turn_of_a_player_goes_on_from_what_was_done() -> None:
    """RE-22, RE-23"""
    few: dict[str, Any] = {"boards": NEAR, "hands": {1: "W6"}}
    assert could(reef(**few, done="paid 2 placing W placed 3"), 1, TABLE) == ["A5"]
    assert could(reef(**few, done="paid 2 placing W placed 4"), 1, TABLE) == []
    assert could(reef(**few, done="paid 1 placing W placed 3", cubes={1: "W1"}), 1, TABLE) == ["A5", "A6"]
    assert could(reef(**few, done="paid 2", cubes={1: "W1"}), 1, TABLE) == []


def test_unknown_polyps_behind_a_screen_may_have_any_colour() -> None:
    """RE-47"""
    match = reef(boards=NEAR, cubes={2: "W1"}, hands={2: "O2"})
    assert could(match, viewer=0) == ["A5", "A6"]
    assert could(match, viewer=1) == []


def test_nothing_is_threatened_once_the_game_has_ended() -> None:
    """RE-60"""
    ended = play(reef(boards=NEAR, cubes={1: "W1", 2: "W1"}, hands={2: "W2"}, bag="", bonus=""), "take-W")
    assert [side["could_consume"] for side in ended.show()["sides"]] == [{}, {}]
