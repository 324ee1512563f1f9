"""The points of Reef Encounter, explained line by line."""

from fathomfive.games.reef_encounter import GAME
from fathomfive.kernel.game import NOBODY, TABLE
from fathomfive.kernel.match import Match
from fathomfive.texts import Texts
from games.reef_encounter.reef import dealt, laid_out, play, reef


def lines(match: Match, viewer: int = TABLE) -> list[str]:
    """Write an explanation in short form: side, kind and values."""
    names = ("colour", "n", "value", "low", "high", "consumed", "larvae", "behind", "guarded")
    return [
        " ".join([str(line["side"] + 1), line["kind"], *(str(line[name]) for name in names if name in line)])
        for line in match.explain(viewer)
    ]


def test_points_are_explained_colour_by_colour() -> None:
    """RE-62"""
    match = reef(down="7", fish={1: "W2 P1", 2: "Y1"}, fed={1: "P"})
    assert match.show()["values"]["white"] == 4
    assert lines(match) == ["1 polyps white 2 4", "1 polyps pink 1 2", "2 polyps yellow 1 3", "1 leads 7"]
    assert lines(match, 0) == ["1 polyps white 2 4", "1 polyps pink 1 2", "2 hidden 2 4", "1 leads 6"]
    assert lines(match, 1) == ["1 polyps white 2 4", "1 hidden 2 4", "2 polyps yellow 1 3", "1 leads 7"]
    assert lines(match, NOBODY) == ["1 polyps white 2 4", "1 hidden 2 4", "2 hidden 2 4", "1 leads 6"]


def test_a_hidden_polyp_of_certain_worth_is_said_without_a_range() -> None:
    """RE-47"""
    say = Texts(GAME, "en", 2)
    equal, unequal = reef(fish={1: "Y1", 2: "G1"}), reef(down="7", fish={1: "W2 P1", 2: "Y1"}, fed={1: "P"})
    said = [say.points(line) for match in (equal, unequal) for line in match.explain(0) if line["kind"] == "hidden"]
    assert said == ["plus the secret first bite, worth 3 points", "plus the secret first bite, worth 2 to 4 points"]


def test_possible_leaders_are_named_if_nobody_leads_for_certain() -> None:
    """RE-62, RE-47"""
    match = reef(3, down="7", fish={1: "Y1 W1", 2: "P2 W1", 3: "G1"}, fed={1: "Y", 2: "W", 3: "G"})
    assert match.points() == [7, 8, 3]
    assert [line for line in lines(match, NOBODY) if "lead" in line] == ["1 may-lead", "2 may-lead"]
    assert lines(match)[-1] == "2 leads 1"
    equal = reef(fish={1: "Y1", 2: "G1"})
    assert lines(equal) == ["1 polyps yellow 1 3", "2 polyps grey 1 3"]
    assert lines(equal, NOBODY) == ["1 hidden 3 3", "2 hidden 3 3"]
    shared = reef(3, fish={1: "Y2", 2: "G2", 3: "W1"})
    assert lines(shared)[-2:] == ["1 may-lead", "2 may-lead"]
    assert lines(reef(3, fish={1: "Y1", 3: "G2"}))[-1] == "3 leads 3", "the last seat, too"


def test_a_fed_polyp_can_only_have_a_colour_that_is_still_unseen() -> None:
    """RE-47, RE-62"""
    # Orange is worth 1 and white 5; one of the unseen polyps was fed.
    table = {"down": "4 5 6 7 9", "fish": {1: "G1", 2: "Y1"}}
    match = reef(bag="P2 O3", **table)  # type: ignore[arg-type]
    assert list(match.show()["values"].values()) == [5, 2, 1, 4, 3]
    assert "2 hidden 1 4" in lines(match, 0)  # the fed polyp was yellow, orange or pink
    assert "1 hidden 1 4" in lines(match, 1)
    # Everyone knows the orange and pink polyps in the bag, so none of those was fed.
    known = reef(bag="P2 O3", counted="OP", **table)  # type: ignore[arg-type]
    assert "2 hidden 2 2" in lines(known, 0)
    assert "1 hidden 2 3" in lines(known, NOBODY)


def test_ties_are_explained_only_at_the_end() -> None:
    """RE-63"""
    table = {"fish": {1: "W1", 2: "Y1", 3: "W2"}, "prey": {1: "O2"}, "cubes": {2: "G3"}, "hands": {2: "W1"}}
    match = reef(3, asked="reveal", ended="too_long", turns=400, boards={0: "W A3@1 A4, O D1@3"}, **table)  # type: ignore[arg-type]
    assert not [line for line in lines(match) if "tie" in line]
    play(match, "reveal-W-Y-W")
    ties = ["1 tie 2 0 0 2", "2 tie 0 3 1 0"]
    for viewer in (0, NOBODY, TABLE):
        assert [line for line in lines(match, viewer) if "tie" in line] == ties
        assert sum(line["points"] for line in match.explain(viewer)) == sum(match.points())


def test_points_are_explained_before_anything_was_fed() -> None:
    """RE-62"""
    assert lines(laid_out(), NOBODY) == []
    assert lines(play(dealt(hands={1: "WWWWWW"}), "feed-W"), NOBODY) == ["1 hidden 3 3", "1 leads 3"]
