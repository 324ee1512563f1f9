"""What is shown, told, explained, forbidden and observed."""

import re
from pathlib import Path
from typing import Any

import numpy as np
import pytest

from fathomfive.games.reef_encounter import GAME, view
from fathomfive.games.reef_encounter.components import EAT, MOVES, Phase
from fathomfive.kernel.game import NOBODY, TABLE
from fathomfive.kernel.match import Match
from fathomfive.texts import LANGUAGES, Texts
from games.reef_encounter.reef import begin, dealt, everywhere, laid_out, play, reef, refused
from walks import observed

LAST_TILE = "1 2 3 5 6 7 8 9 10"  # all but tile 4
SIX = "E1 F1 E2 F2 E3 F3"


def polyp(colour: str) -> dict[str, str]:
    return {"kind": "polyp", "colour": colour}


def larva(colour: str) -> dict[str, str]:
    return {"kind": "larva", "colour": colour}


# --- Shown -------------------------------------------------------------------------------------------------------


def test_what_is_shown_of_a_table() -> None:
    """RE-47"""
    match = reef(3, seat=2, boards={0: "W A3@1 A4 A5, # A6@2"}, locked="3", afloat="red", cubes={2: "P1"},
                 done="paid 1 placing G placed 2", prey={2: "O2"}, eaten={1: 1}, fish={1: "W2 Y1"})  # fmt: skip
    shown = match.show(0)
    few = ("rules", "seats", "game", "to_act", "asked", "side", "start", "turns", "ended", "afloat")
    assert [shown[name] for name in few] == [1, 3, "basic", 1, "turn", 1, 0, 12, None, "red"]
    assert shown["turn"] == {
        "begun": True, "paid": 1, "placing": "grey", "placed": 2, "put": False, "covered": False, "tired": [],
    }  # fmt: skip
    assert shown["boards"][0] == {
        "board": 0,
        "squares": {
            "b0A3": {"colour": "white", "shrimp": 0, "protected": True},
            "b0A4": {"colour": "white", "shrimp": None, "protected": True},
            "b0A5": {"colour": "white", "shrimp": None, "protected": False},
            "b0A6": {"colour": None, "shrimp": 1, "protected": False},
        },
        "corals": [{"colour": "white", "squares": ["b0A3", "b0A4", "b0A5"], "guard": 0}],
    }
    assert shown["tiles"][2] == {
        "tile": 3, "strong": "yellow", "weak": "orange", "large": "blue", "small": "red", "locked": True,
    }  # fmt: skip
    assert shown["cylinders"] == {"blue": 4, "green": 5, "purple": 5, "red": 4}
    assert (shown["larvae"]["pink"], shown["bonus"]["pink"]) == (8, 1)
    assert [side["shrimps"] for side in shown["sides"]] == [2, 3, 4]
    assert [side["eaten"] for side in shown["sides"]] == [1, 0, 0]
    assert shown["sides"][1]["consumed"]["orange"] == 2
    assert [side["points"] for side in shown["sides"]] == [9, 0, 0]  # as far as seat 1 may know


def test_nothing_of_a_turn_and_of_boards_is_shown_where_there_is_none() -> None:
    """RE-10, RE-20"""
    shown = Match(GAME, 2).show(NOBODY)
    assert (shown["boards"], shown["turn"], shown["to_act"]) == ([], None, TABLE)
    assert play(reef(), "take-W").show()["turn"] is None
    waits = play(reef(cubes={1: "W1"}, bag="Y3"), "grow-W").show()
    assert (waits["asked"], waits["turn"]["begun"]) == ("replace", True)


def test_tired_shrimps_and_the_end_are_shown() -> None:
    """RE-31, RE-60"""
    match = play(reef(boards={0: "W A3@1 A4"}), "move-b0A3-b0A4")
    assert match.show()["turn"]["tired"] == ["b0A4"]
    assert play(reef(bag="", bonus=""), "take-W").show()["ended"] == "sea_dry"


# --- Told --------------------------------------------------------------------------------------------------------


def told(match: Match, text: str, viewer: int = TABLE) -> dict[str, Any]:
    """Tell a legal move, without what is always there."""
    line = match.tell(match.read(text), viewer)
    assert line.pop("seat") == match.to_act
    return line


def test_a_placement_tells_colour_square_and_where_it_comes_from() -> None:
    """RE-22"""
    match = reef(hands={1: "W2"}, prey={1: "W1"}, done="paid 1 placing W")
    plain = {"kind": "place", "clause": "RE-22", "pieces": [polyp("white")], "grows": "no"}
    assert told(match, "place-Wb0A6") == plain | {"places": ["b0A6"], "from": "hand"}
    assert told(match, "replace-Wb0A6") == plain | {"places": ["b0A6"], "from": "front"}


def test_a_placement_tells_that_the_coral_grows() -> None:
    """RE-42"""
    match = reef(hands={1: "W2"}, done="paid 1 placing W", boards={0: "W C5 C6, O C4"})
    grown = told(match, "place-Wb0D3")
    assert (grown["grows"], grown["places"]) == ("yes", ["b0D3", "b0D4"])
    attack = told(match, "attack-Wb0C4")
    assert (attack["kind"], attack["grows"], attack["places"]) == ("attack", "yes", ["b0C4", "b0D4"])


def test_an_attack_tells_what_is_consumed() -> None:
    """RE-43"""
    match = reef(hands={1: "W2"}, prey={1: "W1"}, done="paid 1 placing W", boards={0: "W A3 A4, Y A5"})
    assert told(match, "reattack-Wb0A5") == {
        "kind": "attack", "clause": "RE-43", "pieces": [polyp("white"), polyp("yellow")], "places": ["b0A5"],
        "from": "front", "grows": "no", "eaten": "yellow",
    }  # fmt: skip


def test_shrimps_tell_where_they_go() -> None:
    """RE-24, RE-25"""
    match = reef(boards={0: "W A3@1 A4, Y E1 F1"})
    coral = {"kind": "coral", "colour": "yellow", "n": 2}
    assert told(match, "put-b0E1") == {"kind": "put", "clause": "RE-24", "places": ["b0E1"], "pieces": [coral]}
    assert told(match, "move-b0A3-b0F1") == {
        "kind": "move", "clause": "RE-25", "from": "b0A3", "to": "b0F1", "places": ["b0F1", "b0A3"], "pieces": [coral],
    }  # fmt: skip
    assert told(match, "move-b0A3-b0A6")["pieces"] == [{"kind": "rock"}]
    home = told(match, "move-b0A3-home")
    assert (home["kind"], home["from"], home["places"]) == ("home", "b0A3", ["b0A3"])


def test_larvae_tell_their_colour() -> None:
    """RE-22, RE-23, RE-26, RE-28"""
    match = reef(cubes={1: "W2"}, hands={1: "W5"}, prey={1: "O1"})
    assert told(match, "pay-W") == {"kind": "pay", "clause": "RE-22", "pieces": [larva("white")], "places": []}
    assert told(match, "hatch-O")["pieces"] == [larva("orange"), polyp("orange")]
    assert told(match, "grow-W")["pieces"] == [larva("white"), polyp("white")]
    assert told(play(match, "pay-W"), "pay-W")["clause"] == "RE-23"


def test_gathering_tells_everything_that_is_taken() -> None:
    """RE-29"""
    match = reef(sea={"P": "W2 G1"})
    assert told(match, "take-P")["pieces"] == [larva("pink"), polyp("white"), polyp("white"), polyp("grey")]
    match = play(reef(sea={"P": "W2"}), "take-G")
    assert told(match, "polyp-Y") == {
        "kind": "polyp", "clause": "RE-29", "pieces": [polyp("yellow")], "places": [], "space": "pink",
    }  # fmt: skip


def test_a_swap_tells_the_cylinder_and_every_tile_that_flips() -> None:
    """RE-50"""
    match = reef(prey={1: "O1"}, eaten={1: 1}, locked="6 1 5 8")
    assert told(match, "swap-O-blue-sea") == {
        "kind": "swap", "clause": "RE-50", "pieces": [polyp("orange"), {"kind": "cylinder", "colour": "blue"}],
        "places": [], "flips": [3, 10], "turned": "O>Y, Y>G", "n": 2, "alga": "blue",
    }  # fmt: skip
    nothing = told(match, "swap-O-green-sea")
    assert (nothing["flips"], nothing["turned"], nothing["n"]) == ([], ".", 0)


def test_a_lock_tells_the_tile_and_every_other_that_flips() -> None:
    """RE-51"""
    lock = told(reef(prey={1: "O1"}, eaten={1: 1}, down="2"), "swap-O-tile2")
    assert (lock["kind"], lock["clause"], lock["tile"], lock["locks"]) == ("lock", "RE-51", 2, "O>W")
    assert (lock["alga"], lock["flips"], lock["turned"]) == ("purple", [4, 7], "P>Y, W>P")
    assert lock["pieces"][1] == {"kind": "cylinder", "colour": "purple"}


def test_a_meal_tells_coral_gain_and_worth() -> None:
    """RE-21, RE-61"""
    match = reef(boards={0: f"W {SIX}@1"}, down="7")
    assert told(match, "eat-b0F3") == {
        "kind": "eat", "clause": "RE-21", "n": 6, "gain": 2, "back": 4, "worth": 8,
        "pieces": [{"kind": "coral", "colour": "white", "n": 6}],
        "places": ["b0F3", "b0E1", "b0F1", "b0E2", "b0F2", "b0E3"],
    }  # fmt: skip
    table = {"prey": {1: "O1"}, "eaten": {1: 1}, "fish": {1: "W2"}, "locked": LAST_TILE}
    last = play(reef(boards={0: f"W {SIX}@2"}, **table), "swap-O-tile4")  # type: ignore[arg-type]
    assert [told(last, "eat-b0F3")[name] for name in ("clause", "gain", "back")] == ["RE-61", 1, 5]
    assert told(last, "pass") == {"kind": "pass", "clause": "RE-61", "pieces": [], "places": []}


def test_set_up_is_told_step_by_step() -> None:
    """RE-10, RE-12, RE-13, RE-14, RE-16"""
    match = Match(GAME, 2)
    steps = []
    texts = [
        "boards-1-3",
        "starfish-down",
        "first-P",
        *["polyp-O"] * 12,
        "start-2",
        *["polyp-Y"] * 15,
        "feed-Y",
        "feed-Y",
    ]
    for text in [*texts, "larva-P"]:
        line = told(match, text)
        steps.append({k: v for k, v in line.items() if k not in ("places", "pieces")})
        last = line
        match.play(text)
    assert steps[0] == {"kind": "boards", "clause": "RE-10", "boards": "b1, b3"}
    assert steps[1] == {"kind": "starfish", "clause": "RE-12", "side": "down"}
    assert steps[2] == {"kind": "first", "clause": "RE-13", "space": "pink"}
    assert steps[3] == {"kind": "polyp", "clause": "RE-13", "space": "pink"}
    assert [step["space"] for step in steps[3:15]] == ["pink"] * 3 + ["grey"] * 3 + ["white"] * 3 + ["yellow"] * 2 + [
        "orange"
    ]
    assert steps[15] == {"kind": "start", "clause": "RE-14", "who": 1}
    assert [step["who"] for step in steps[16:31]] == [1] * 6 + [0] * 9
    assert (last["kind"], last["pieces"]) == ("larva", [larva("pink")])


def test_the_bonus_tile_and_the_end_are_told() -> None:
    """RE-42, RE-62"""
    match = play(reef(cubes={1: "W1"}, bag="Y3"), "grow-W")
    gone = {"kind": "bonus", "clause": "RE-42", "pieces": [polyp("white")], "places": [], "replaced": "no"}
    assert told(match, "bonus-gone") == gone
    other = play(reef(cubes={1: "G1"}, hands={2: "Y9"}, bag="G1"), "grow-G")
    assert told(other, "bonus-replaced")["replaced"] == "yes"
    over = play(reef(bag="", bonus="", fish={1: "Y1", 2: "G1"}), "take-W")
    assert told(over, "reveal-Y-G")["pieces"] == [polyp("yellow") | {"owner": 0}, polyp("grey") | {"owner": 1}]
    line = "What was fed in secret is shown. Seat 1: yellow polyp, Seat 2: grey polyp."
    assert Texts(GAME, "en", 2).line(over.tell(over.read("reveal-Y-G"))) == line


def test_every_number_can_be_told_at_any_time() -> None:
    """RE-20"""
    tables = [
        Match(GAME, 2), laid_out(), dealt(), begin(), reef(boards={0: "W A3@1"}, done="paid 1 placing W"),
        play(reef(cubes={1: "W1"}, bag="Y3"), "grow-W"), play(reef(bag="", bonus=""), "take-W"),
    ]  # fmt: skip
    for match in tables:
        for m in range(GAME.moves + GAME.outcomes):
            assert match.tell(m, NOBODY)["clause"].startswith("RE-")
        assert [match.tell(EAT + k, NOBODY)["n"] for k in range(1, 4)] == [0, 0, 0]  # no such shrimps


# --- Explained ---------------------------------------------------------------------------------------------------


def lines(match: Match, viewer: int = TABLE) -> list[str]:
    """Write an explanation in short: side, kind, and what counts."""
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


def test_who_may_lead_is_told_where_nobody_leads_for_sure() -> None:
    """RE-62, RE-47"""
    match = reef(3, down="7", fish={1: "Y1 W1", 2: "P2 W1", 3: "G1"}, fed={1: "Y", 2: "W", 3: "G"})
    assert match.points() == [7, 8, 3]
    assert [line for line in lines(match, NOBODY) if "lead" in line] == ["1 may-lead", "2 may-lead"]
    assert lines(match)[-1] == "2 leads 1"
    equal = reef(fish={1: "Y1", 2: "G1"})
    assert lines(equal) == ["1 polyps yellow 1 3", "2 polyps grey 1 3"]
    shared = reef(3, fish={1: "Y2", 2: "G2", 3: "W1"})
    assert lines(shared)[-2:] == ["1 may-lead", "2 may-lead"]


def test_a_fed_polyp_can_only_have_a_colour_that_is_still_unseen() -> None:
    """RE-47, RE-62"""
    # Orange is worth 1 and white 5; of the unseen polyps one was fed.
    table = {"down": "4 5 6 7 9", "fish": {1: "G1", 2: "Y1"}}
    match = reef(bag="P2 O3", **table)  # type: ignore[arg-type]
    assert list(match.show()["values"].values()) == [5, 2, 1, 4, 3]
    assert "2 hidden 1 4" in lines(match, 0)  # it was yellow, orange or pink
    assert "1 hidden 1 4" in lines(match, 1)
    # All know which orange and pink ones are in the bag, so these were not fed.
    known = reef(bag="P2 O3", counted="OP", **table)  # type: ignore[arg-type]
    assert "2 hidden 2 2" in lines(known, 0)
    assert "1 hidden 2 3" in lines(known, NOBODY)


def test_ties_are_explained_at_the_end_only() -> None:
    """RE-63"""
    table = {"fish": {1: "W1", 2: "Y1", 3: "W2"}, "prey": {1: "O2"}, "cubes": {2: "G3"}, "hands": {2: "W1"}}
    match = reef(3, asked="reveal", ended="too_long", turns=400, boards={0: "W A3@1 A4, O D1@3"}, **table)  # type: ignore[arg-type]
    assert not [line for line in lines(match) if "tie" in line]
    play(match, "reveal-W-Y-W")
    ties = ["1 tie 2 0 0 2", "2 tie 0 3 1 0"]
    for viewer in (0, NOBODY, TABLE):
        assert [line for line in lines(match, viewer) if "tie" in line] == ties
        assert sum(line["points"] for line in match.explain(viewer)) == sum(match.points())


def test_explanations_before_anything_was_fed() -> None:
    """RE-62"""
    assert lines(laid_out(), NOBODY) == []
    assert lines(play(dealt(hands={1: "WWWWWW"}), "feed-W"), NOBODY) == ["1 hidden 3 3", "1 leads 3"]


# --- Forbidden ---------------------------------------------------------------------------------------------------

CORALS = {0: "W A3@1 B3 A4, Y E1 F1, G F3@2 G3, O D1", 1: "P D1 E1"}
RICH = reef(boards=CORALS, hands={1: "W5"}, cubes={1: "W3 G1"}, prey={1: "O2"}, eaten={1: 1})
PLACING = reef(boards={0: "W A3 A4 E1, Y A5 F1 G3, G B4, O A6@2, # C6@1"}, hands={1: "W1"}, done="paid 1 placing W")

WHY: dict[str, tuple[Match, str]] = {
    "over": (play(reef(bag="", bonus=""), "take-W reveal-W-W"), "take-W"),
    "last-turn": (reef(asked="last", seat=2, ended="shrimps_eaten", eaten={1: 4}, more="ender 1",
                       boards={0: f"W {SIX}@2, Y A3@2"}), "take-W"),
    "gives-nothing": (reef(asked="last", seat=2, ended="shrimps_eaten", eaten={1: 4}, more="ender 1",
                           boards={0: f"W {SIX}@2, Y A3@2"}), "eat-b0A3"),
    "no-turn": (dealt(), "take-W"),
    "not-last": (RICH, "pass"),
    "not-now": (RICH, "feed-W"),
    "no-polyp": (RICH, "pay-G"),
    "no-prey": (RICH, "hatch-W"),
    "no-larva": (RICH, "grow-Y"),
    "none-left": (reef(prey={1: "W1"}, cubes={2: "W9"}), "hatch-W"),
    "paid-twice": (play(RICH.copy(), "pay-W pay-W"), "pay-W"),
    "no-square": (reef(boards={0: everywhere("Y", 0), 1: everywhere("G", 1, "A5") + ", P A5"}, hands={1: "O1"},
                       cubes={1: "O1"}, done="put no"), "pay-O"),
    "no-shrimp": (RICH, "move-none3-home"),
    "begun": (play(RICH.copy(), "hatch-O"), "eat-b0A3"),
    "under-five": (RICH, "eat-b0A3"),
    "on-rock": (play(RICH.copy(), "move-b0A3-b0A6"), "take-W"),
    "sold-out": (reef(prey={1: "O1"}, down="1 4", locked="1 3 4 6", afloat="blue"), "swap-O-blue-sea"),
    "locked": (reef(prey={1: "O1"}, locked="1"), "swap-O-tile1"),
    "no-shrimp-at-sea": (reef(prey={1: "O1"}), "swap-O-tile1"),
    "covered": (play(RICH.copy(), "swap-O-tile1"), "swap-O-tile2"),
    "last-tile": (reef(prey={1: "O1"}, eaten={1: 1}, locked=LAST_TILE, game="advanced"), "swap-O-tile4"),
    "no-board": (RICH, "put-nowhere-66"),
    "put-once": (play(RICH.copy(), "put-b0E1"), "put-b1D1"),
    "no-coral": (RICH, "put-b0A6"),
    "guarded": (RICH, "put-b0G3"),
    "two-on-board": (reef(boards={0: "W A3@1, Y E1@1, O D1"}), "put-b0D1"),
    "pay-first": (RICH, "place-b0A6"),
    "four-placed": (reef(hands={1: "W5"}, done="paid 1 placing W placed 4"), "place-Wb0A6"),
    "same-colour": (PLACING, "place-Wb0A3"),
    "shrimp-there": (PLACING, "place-Wb0C6"),
    "weaker": (PLACING, "attack-Wb0B4"),
    "protected": (PLACING, "attack-Wb0A6"),
    "not-beside": (PLACING, "attack-Wb0G3"),
    "under-two": (PLACING, "attack-Wb0F1"),
    "joins": (reef(boards={0: "W A3@1 A5@2"}, hands={1: "W1"}, done="paid 1 placing W"), "place-Wb0A4"),
    "tired": (play(RICH.copy(), "move-b0A3-b0A4"), "move-b0A4-home"),
    "same-square": (RICH, "move-b0A3-b0A3"),
    "rock-to-rock": (play(RICH.copy(), "move-b0A3-b0A6"), "move-b0A6-b0B6"),
    "late-for-rock": (play(RICH.copy(), "pay-W pay-W hatch-O"), "move-b0A3-b0A6"),
}  # fmt: skip


@pytest.mark.parametrize("word", WHY)
def test_a_move_is_refused_with_its_reason(word: str) -> None:
    """RE-20"""
    match, text = WHY[word]
    assert refused(match, text).split()[1] == word


def test_every_reason_has_a_test_and_a_text_in_every_language() -> None:
    """RE-20"""
    source = Path(view.__file__).read_text(encoding="utf-8")
    words = set(re.findall(r'"RE-\d+ ([a-z-]+)"', source))
    assert words == set(WHY)
    for lang in LANGUAGES:
        texts = Texts(GAME, lang, 2)
        assert len({texts.say(f"why-{word}") for word in words}) == len(words)


def test_the_same_word_serves_several_clauses() -> None:
    """RE-22, RE-26, RE-27, RE-28, RE-30"""
    assert refused(RICH, "hatch-W") == "RE-26 no-prey"
    assert refused(RICH, "swap-W-blue-sea") == "RE-27 no-prey"
    assert refused(RICH, "pay-Y") == "RE-22 no-larva"
    assert refused(RICH, "grow-Y") == "RE-28 no-larva"
    assert refused(RICH, "pay-G") == "RE-30 no-polyp"
    assert refused(RICH, "eat-none2") == "RE-21 no-shrimp"
    assert refused(RICH, "larva-W") == "RE-16 not-now"
    assert refused(reef(boards={0: "W A3@1, G A5@2"}), "move-b0A3-b0A5") == "RE-46 guarded"
    assert refused(PLACING, "place-Wnowhere-99") == "RE-10 no-board"
    assert refused(RICH, "move-b0A3-nowhere-130") == "RE-10 no-board"


def test_outcomes_are_the_tables_and_each_has_its_clause() -> None:
    """RE-10, RE-12, RE-13, RE-14, RE-29, RE-42, RE-62"""
    match = begin()
    first = {match.write(m): match.forbids(m) for m in range(MOVES, MOVES + GAME.outcomes)}
    clauses = {text.split("-")[0]: clause for text, clause in first.items()}
    assert clauses == {
        "boards": "RE-10", "starfish": "RE-12", "first": "RE-13", "start": "RE-14", "polyp": "RE-29", "bonus": "RE-42",
        "reveal": "RE-62",
    }  # fmt: skip


@pytest.mark.parametrize(
    "match",
    [RICH, PLACING, *(match for match, _ in WHY.values()), Match(GAME, 2), laid_out(3), dealt(4), begin(4)],
)
def test_exactly_the_illegal_moves_are_forbidden(match: Match) -> None:
    """RE-20"""
    legal = set(match.legal())
    assert [m for m in range(GAME.moves + GAME.outcomes) if match.forbids(m) is None] == sorted(legal)


# --- Observed ----------------------------------------------------------------------------------------------------


def seen(match: Match, seat: int) -> list[float]:
    """Observe the table from a seat, as numbers."""
    return [float(x) for x in np.frombuffer(observed(match, seat), np.float32)]


def test_an_observation_begins_with_the_table_and_turns_seats_to_the_viewer() -> None:
    """RE-47"""
    match = reef(3, seat=2, start=3, boards={0: "W A3@1, Y E1@2"}, done="paid 1 placing G placed 2", afloat="red",
                 cubes={1: "P3"}, eaten={2: 1}, game="advanced")  # fmt: skip
    in_bag = float(match.show()["bag"])
    head = [3.0, 1.0, float(Phase.TURN), None, None, 12.0, 0.0, 1.0, 1.0, 5.0, 2.0, 0.0, 0.0, 4.0, in_bag]
    for seat in range(3):
        start, turn = float((2 - seat) % 3), float((1 - seat) % 3)
        assert seen(match, seat)[:15] == [*head[:3], start, turn, *head[5:]]
    assert len(seen(match, 0)) == view.OBSERVATION == GAME.observation


def test_an_observation_names_squares_and_whose_shrimps_stand_there() -> None:
    """RE-47"""
    match = play(reef(boards={0: "W D1@1 E1, Y F1@2"}), "move-b0D1-b0E1")
    board = view.HEAD
    assert seen(match, 0)[board : board + 10] == [1, 1, 0, 0, 1, 1, 1, 2, 2, 0]
    assert seen(match, 1)[board : board + 10] == [1, 1, 0, 0, 1, 2, 1, 2, 1, 0]
    assert set(seen(Match(GAME, 2), 0)[board : board + 4 * view.A_BOARD]) == {0.0}


def test_an_observation_tells_seats_own_first() -> None:
    """RE-47"""
    match = reef(hands={1: "W2 Y1", 2: "G3"}, noted={1: "Y1"}, fish={1: "W1 P2", 2: "O1"}, cubes={1: "P3"},
                 prey={2: "G1"}, eaten={2: 1}, boards={0: "W A3@1"})  # fmt: skip
    first = view.OBSERVATION - 4 * view.A_SEAT
    one, two = (seen(match, seat)[first:] for seat in (0, 1))
    assert one[:5] == [0, 3, 3, 1, 2]
    assert two[:5] == [1, 3, 3, 3, 3]
    assert one[view.A_SEAT : view.A_SEAT + 5] == [1, 3, 3, -1, 3]
    own = [0, 0, 1, 2, 0, 0, 0, 1, 0, 0, 0, 0, 3, 0, 2, 0, 0, 0, 0, 0]
    assert one[5 : view.A_SEAT] == own  # larvae, consumed, in the fish, behind the screen: colour by colour
    seen_by_other = [0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 3, 0, 2, 0, 0, 0, 0, 0]
    assert two[view.A_SEAT + 5 : 2 * view.A_SEAT] == seen_by_other
    assert set(one[2 * view.A_SEAT :]) == {0.0}


def test_an_observation_tells_colours_tiles_and_cylinders() -> None:
    """RE-47"""
    match = reef(down="7", locked="3", sea={"W": "Y1 G2"}, bag="W4 Y1", counted="W", bonus="WYOP", cubes={2: "W2"})
    first = view.HEAD + 4 * view.A_BOARD
    assert seen(match, 0)[first : first + 10] == [4, 7, 4, 1, 1, 0, 1, 0, 0, 2]
    assert seen(match, 0)[first + 10 : first + 15] == [3, 9, -1, 1, 1]
    tiles = first + 5 * view.A_COLOUR
    assert seen(match, 0)[tiles : tiles + 20] == [0, 0] * 2 + [0, 1] + [0, 0] * 3 + [1, 0] + [0, 0] * 3
    assert seen(match, 0)[tiles + 20 : tiles + 24] == [4, 5, 5, 5]
