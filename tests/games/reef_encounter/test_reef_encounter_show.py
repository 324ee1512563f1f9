"""What is shown of a table of Reef Encounter."""

from fathomfive.games.reef_encounter import GAME
from fathomfive.kernel.game import NOBODY, TABLE
from fathomfive.kernel.match import Match
from games.reef_encounter.reef import play, reef


def test_a_table_is_shown_with_all_its_public_pieces() -> None:
    """RE-47"""
    match = reef(3, seat=2, boards={0: "W A3@1 A4 A5, # A6@2"}, locked="3", afloat="red", cubes={2: "P1"},
                 done="paid 1 placing G placed 2", prey={2: "O2"}, eaten={1: 1}, fish={1: "W2 Y1"})  # fmt: skip
    shown = match.show(0)
    few = ("rules", "seats", "game", "to_act", "asked", "side", "start", "turns", "ended", "afloat")
    assert [shown[name] for name in few] == [1, 3, "basic", 1, "turn", 1, 0, 12, None, "red"]
    assert shown["turn"] == {
        "begun": True, "paid": 1, "payments": 1, "placing": "grey", "placed": 2, "at_once": 4, "put": False,
        "covered": False, "tired": [],
    }  # fmt: skip
    assert shown["boards"][0] == {
        "board": 0,
        "name": "b0",
        "printed": ["...###.", ".##Y##.", "##.#W##", "#G#*#.#", "##P.O##", "#######"],
        "extra": "b0D4",
        "squares": {
            "b0A3": {"colour": "white", "shrimp": 0, "protected": True},
            "b0A4": {"colour": "white", "shrimp": None, "protected": True},
            "b0A5": {"colour": "white", "shrimp": None, "protected": False},
            "b0A6": {"colour": None, "shrimp": 1, "protected": False},
        },
        "corals": [{"colour": "white", "squares": ["b0A3", "b0A4", "b0A5"], "guard": 0}],
    }
    assert shown["tiles"][2] == {
        "kind": "tile", "tile": 3, "shows": "Y>O", "strong": "yellow", "weak": "orange", "large": "blue",
        "small": "red", "locked": True,
    }  # fmt: skip
    assert shown["cylinders"] == {"blue": 4, "green": 5, "purple": 5, "red": 4}
    assert (shown["larvae"]["pink"], shown["bonus"]["pink"]) == (8, 1)
    assert [side["shrimps"] for side in shown["sides"]] == [2, 3, 4]
    assert [side["eaten"] for side in shown["sides"]] == [1, 0, 0]
    assert shown["sides"][1]["consumed"]["orange"] == 2
    assert [side["points"] for side in shown["sides"]] == [9, 0, 0]  # as far as seat 1 may know


def test_turns_and_boards_are_not_shown_before_they_exist() -> None:
    """RE-10, RE-20"""
    shown = Match(GAME, 2).show(NOBODY)
    assert (shown["boards"], shown["turn"], shown["to_act"]) == ([], None, TABLE)
    assert play(reef(), "take-W").show()["turn"] is None
    waits = play(reef(cubes={1: "W1"}, bag="Y3"), "grow-W").show()
    assert (waits["asked"], waits["turn"]["begun"]) == ("replace", True)


def test_tired_shrimps_and_the_end_are_shown() -> None:
    """RE-31, RE-60"""
    match = play(reef(boards={0: "W A3@1 A4", 1: "P D1@1 E1"}), "move-b0A3-b0A4 move-b1D1-b1E1")
    assert match.show()["turn"]["tired"] == ["b0A4", "b1E1"]
    assert play(reef(bag="", bonus=""), "take-W").show()["ended"] == "sea_dry"


def test_every_colour_shows_what_it_could_consume() -> None:
    """RE-43, RE-41, RE-45"""
    boards = {0: "W A3 A4, Y A5 A6, O B3 B4@2 C4", 1: "W D1@1 E1, Y F1"}
    shown = reef(boards=boards).show(NOBODY)
    # The shrimp on B4 protects B3, and C4 touches no white polyp; F1 joins no guarded coral.
    assert shown["within_reach"] == {"white": ["b0A5", "b1F1"], "yellow": [], "orange": [], "pink": [], "grey": []}
    joins = reef(boards={0: "W A3@1 A5@2 A6, Y A4"}).show(NOBODY)
    assert joins["within_reach"]["white"] == []
    assert Match(GAME, 2).show(NOBODY)["within_reach"] == {}
    assert Match(GAME, 2).show(NOBODY)["grid"] == {"columns": 7, "rows": 6}


def test_the_advanced_game_shows_no_square_of_extra_growth() -> None:
    """RE-70"""
    assert [board["extra"] for board in reef(game="advanced").show()["boards"]] == [None, None]


def test_the_space_to_fill_and_the_player_who_ended_the_game_are_shown() -> None:
    """RE-29, RE-42, RE-61"""
    match = reef()
    assert (match.show()["space"], match.show()["ender"]) == (None, None)
    assert play(match, "take-O").show()["space"] == "orange"
    assert play(reef(cubes={1: "P1"}, bag="Y3"), "grow-P").show()["space"] == "pink"
    last = reef(asked="last", seat=2, ended="shrimps_eaten", eaten={1: 4}, more="ender 1",
                boards={0: "W E1 F1 E2 F2 E3 F3@2"})  # fmt: skip
    assert last.show()["ender"] == 0


def test_every_space_of_the_sea_shows_its_room_for_polyps() -> None:
    """RE-4"""
    assert [space["room"] for space in reef().show()["sea"]] == [3] * 5
