"""What a seat of Reef Encounter observes, number by number."""

import numpy as np

from fathomfive.games.reef_encounter import GAME, observe
from fathomfive.games.reef_encounter.components import Phase
from fathomfive.kernel.match import Match
from games.reef_encounter.reef import play, reef
from walks import observed


def seen(match: Match, seat: int) -> list[float]:
    """Observe the table from a seat, as numbers."""
    return [float(x) for x in np.frombuffer(observed(match, seat), np.float32)]


def test_an_observation_begins_with_the_table_and_numbers_seats_from_the_viewer() -> None:
    """RE-47"""
    match = reef(3, seat=2, start=3, boards={0: "W A3@1, Y E1@2"}, done="paid 1 placing G placed 2", afloat="red",
                 cubes={1: "P3"}, eaten={2: 1}, game="advanced")  # fmt: skip
    in_bag = float(match.show()["bag"])
    head = [3.0, 1.0, float(Phase.TURN), None, None, 12.0, 0.0, 1.0, 1.0, 5.0, 2.0, 0.0, 0.0, 4.0, in_bag]
    for seat in range(3):
        start, turn = float((2 - seat) % 3), float((1 - seat) % 3)
        assert seen(match, seat)[:15] == [*head[:3], start, turn, *head[5:]]
    assert len(seen(match, 0)) == observe.OBSERVATION == GAME.observation


def test_an_observation_gives_the_squares_and_the_owners_of_their_shrimps() -> None:
    """RE-47"""
    match = play(reef(boards={0: "W D1@1 E1, Y F1@2"}), "move-b0D1-b0E1")
    board = observe.HEAD
    assert seen(match, 0)[board : board + 10] == [1, 1, 0, 0, 1, 1, 1, 2, 2, 0]
    assert seen(match, 1)[board : board + 10] == [1, 1, 0, 0, 1, 2, 1, 2, 1, 0]
    assert set(seen(Match(GAME, 2), 0)[board : board + 4 * observe.A_BOARD]) == {0.0}


def test_an_observation_gives_the_viewers_seat_first() -> None:
    """RE-47"""
    match = reef(hands={1: "W2 Y1", 2: "G3"}, noted={1: "Y1"}, fish={1: "W1 P2", 2: "O1"}, cubes={1: "P3"},
                 prey={2: "G1"}, eaten={2: 1}, boards={0: "W A3@1"})  # fmt: skip
    first = observe.OBSERVATION - 4 * observe.A_SEAT
    one, two = (seen(match, seat)[first:] for seat in (0, 1))
    assert one[:5] == [0, 3, 3, 1, 2]
    assert two[:5] == [1, 3, 3, 3, 3]
    assert one[observe.A_SEAT : observe.A_SEAT + 5] == [1, 3, 3, -1, 3]
    own = [0, 0, 1, 2, 0, 0, 0, 1, 0, 0, 0, 0, 3, 0, 2, 0, 0, 0, 0, 0]
    assert one[5 : observe.A_SEAT] == own  # larvae, consumed, in the fish, behind the screen: colour by colour
    seen_by_other = [0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 3, 0, 2, 0, 0, 0, 0, 0]
    assert two[observe.A_SEAT + 5 : 2 * observe.A_SEAT] == seen_by_other
    assert set(one[2 * observe.A_SEAT :]) == {0.0}


def test_an_observation_gives_colours_tiles_and_cylinders() -> None:
    """RE-47"""
    match = reef(down="7", locked="3", sea={"W": "Y1 G2"}, bag="W4 Y1", counted="W", bonus="WYOP", cubes={2: "W2"})
    first = observe.HEAD + 4 * observe.A_BOARD
    assert seen(match, 0)[first : first + 10] == [4, 7, 4, 1, 1, 0, 1, 0, 0, 2]
    assert seen(match, 0)[first + 10 : first + 15] == [3, 9, -1, 1, 1]
    tiles = first + 5 * observe.A_COLOUR
    assert seen(match, 0)[tiles : tiles + 20] == [0, 0] * 2 + [0, 1] + [0, 0] * 3 + [1, 0] + [0, 0] * 3
    assert seen(match, 0)[tiles + 20 : tiles + 24] == [4, 5, 5, 5]
