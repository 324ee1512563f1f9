"""What a seat of Reef Encounter observes, field by field."""

from fathomfive.games.reef_encounter import GAME
from fathomfive.kernel.match import Match
from games.reef_encounter.reef import play, reef
from walks import fields

NONE = [0] * 5


def test_an_observation_tells_the_turn_and_numbers_seats_from_the_viewer() -> None:
    """RE-47"""
    match = reef(3, seat=2, start=3, boards={0: "W A3@1, Y E1@2"}, done="paid 1 placing G placed 2", afloat="red",
                 cubes={1: "P3"}, eaten={2: 1}, game="advanced")  # fmt: skip
    for seat in range(3):
        seen = fields(match, seat)
        assert (seen["seats"], seen["advanced"], seen["asked"]) == ([0, 1, 0], 1, [0, 0, 1, 0, 0])
        assert seen["start"] == [int(k == (2 - seat) % 3) for k in range(4)]
        assert seen["turn"] == [int(k == (1 - seat) % 3) for k in range(4)]
        assert (seen["turns"], seen["ended"], seen["ender"]) == (12, NONE, [0] * 4)
        assert (seen["begun"], seen["paid"], seen["placing"], seen["placed"]) == (1, 1, [0, 0, 0, 0, 1], 2)
        assert (seen["put"], seen["covered"], seen["afloat"]) == (0, 0, [0, 0, 0, 1])
        assert seen["bag"] == match.show()["bag"]
    assert GAME.observation == GAME.layout.size


def test_an_observation_gives_the_squares_and_the_owners_of_their_shrimps() -> None:
    """RE-47"""
    match = play(reef(boards={0: "W D1@1 E1, Y F1@2"}), "move-b0D1-b0E1")
    white, yellow = [1, 0, 0, 0, 0], [0, 1, 0, 0, 0]
    for seat in range(2):
        seen = fields(match, seat)
        own, other = ([1, 0, 0, 0], [0, 1, 0, 0]) if seat == 0 else ([0, 1, 0, 0], [1, 0, 0, 0])
        assert seen["boards"][0] == [1, 0, 0, 0]
        assert seen["polyps"][0][:3] == [white, white, yellow]
        assert seen["shrimps"][0][:3] == [[0] * 4, own, other]
        assert seen["moved"][0][:3] == [0, 1, 0]
    empty = fields(Match(GAME, 2), 0)
    assert {n for board in empty["boards"] for n in board} == {0}
    assert {n for board in empty["polyps"] for square in board for n in square} == {0}


def test_an_observation_gives_the_own_shrimps_in_the_order_of_moves() -> None:
    """RE-21, RE-25"""
    match = reef(boards={0: "W D1@1 E1 F1, Y G5@1", 1: "P A3@1"})
    seen = fields(match, 0)
    assert seen["own_board"] == [[1, 0, 0, 0], [1, 0, 0, 0], [0, 1, 0, 0], [0] * 4]
    assert [square.index(1) for square in seen["own_square"][:2]] == [0, 25]
    assert seen["own_colour"] == [[1, 0, 0, 0, 0], [0, 1, 0, 0, 0], [0, 0, 0, 1, 0], NONE]
    assert seen["own_coral"] == [3, 1, 1, 0]
    assert fields(match, 1)["own_coral"] == [0] * 4


def test_an_observation_gives_the_viewers_seat_first() -> None:
    """RE-47"""
    match = reef(hands={1: "W2 Y1", 2: "G3"}, noted={1: "Y1"}, fish={1: "W1 P2", 2: "O1"}, cubes={1: "P3"},
                 prey={2: "G1"}, eaten={2: 1}, boards={0: "W A3@1"})  # fmt: skip
    one, two = (fields(match, seat) for seat in (0, 1))
    assert (one["eaten"], two["eaten"]) == ([0, 1, 0, 0], [1, 0, 0, 0])
    assert (one["ready"], two["ready"]) == ([3, 3, 0, 0], [3, 3, 0, 0])
    assert one["hand"] == [[2, 1, 0, 0, 0], NONE, NONE, NONE]
    assert two["hand"] == [[0, 0, 0, 0, 3], [0, 1, 0, 0, 0], NONE, NONE]
    assert (one["hand_hidden"], two["hand_hidden"]) == ([0, 3, 0, 0], [0, 2, 0, 0])
    assert (one["noted"], two["noted"]) == ([0, 1, 0, 0, 0], NONE)
    assert one["owned_larvae"] == [[0, 0, 0, 3, 0], NONE, NONE, NONE]
    assert one["consumed"] == [NONE, [0, 0, 0, 0, 1], NONE, NONE]
    assert one["fish"] == [[1, 0, 0, 2, 0], NONE, NONE, NONE]
    assert two["fish"] == [[0, 0, 1, 0, 0], [0, 0, 0, 2, 0], NONE, NONE]
    assert (one["fed"], one["fed_hidden"]) == ([[1, 0, 0, 0, 0], NONE, NONE, NONE], [0, 1, 0, 0])
    assert one["points"] == [match.points()[0], 0, 0, 0]
    assert one["unseen"] == list(match.show(0)["unseen"].values())


def test_an_observation_gives_colours_tiles_and_cylinders() -> None:
    """RE-47"""
    match = reef(down="7", locked="3", sea={"W": "Y1 G2"}, bag="W4 Y1", counted="W", bonus="WYOP", cubes={2: "W2"})
    seen = fields(match, 0)
    assert seen["worth"] == [4, 3, 3, 2, 3]
    assert [sum(row) + 1 for row in seen["beats"]] == seen["worth"]
    assert (seen["larvae"][:2], seen["bonus"], seen["adrift"]) == ([7, 9], [1, 1, 1, 1, 0], [1] * 5)
    assert (seen["bag_known"][:2], seen["bag_colours"]) == ([1, 0], [4, 0, 0, 0, 0])
    assert seen["sea"][0] == [0, 1, 0, 0, 2]
    assert seen["starfish_down"] == [0, 0, 0, 0, 0, 0, 1, 0, 0, 0]
    assert seen["locked"] == [0, 0, 1, 0, 0, 0, 0, 0, 0, 0]
    assert seen["cylinders"] == [4, 5, 5, 5]
