"""Moves of Reef Encounter as they are told."""

from typing import Any

from fathomfive.games.reef_encounter import GAME
from fathomfive.games.reef_encounter.components import EAT, REVEAL
from fathomfive.kernel.game import NOBODY, TABLE
from fathomfive.kernel.match import Match
from fathomfive.texts import Texts
from games.reef_encounter.reef import begin, dealt, laid_out, play, reef

LAST_TILE = "1 2 3 5 6 7 8 9 10"  # all but tile 4
SIX = "E1 F1 E2 F2 E3 F3"


def polyp(colour: str) -> dict[str, str]:
    return {"kind": "polyp", "colour": colour}


def larva(colour: str) -> dict[str, str]:
    return {"kind": "larva", "colour": colour}


def beats(strong: str, weak: str) -> dict[str, str]:
    return {"kind": "beats", "strong": strong, "weak": weak}


def told(match: Match, text: str, viewer: int = TABLE) -> dict[str, Any]:
    """Tell a legal move, without the fields that all moves have."""
    line = match.tell(match.read(text), viewer)
    assert line.pop("seat") == match.to_act
    return line


def test_a_placement_tells_its_colour_its_square_and_its_origin() -> None:
    """RE-22"""
    match = reef(hands={1: "W2"}, prey={1: "W1"}, done="paid 1 placing W")
    plain = {"kind": "place", "clause": "RE-22", "pieces": [polyp("white")], "grows": "no"}
    assert told(match, "place-Wb0A6") == plain | {"places": ["b0A6"], "from": "hand", "square": "A6", "reef": 1}
    assert told(match, "replace-Wb0D1") == plain | {"places": ["b0D1"], "from": "front", "square": "D1", "reef": 1}


def test_a_placement_tells_that_the_coral_grows() -> None:
    """RE-42"""
    placing: dict[str, Any] = {"hands": {1: "W2"}, "done": "paid 1 placing W"}
    match = reef(**placing, boards={0: "W C5 C6, O C4"})
    grown = told(match, "place-Wb0D3")
    assert (grown["grows"], grown["places"]) == ("yes", ["b0D3", "b0D4"])
    assert told(reef(**placing, boards={0: "W C4@1 E4@2"}), "place-Wb0D3")["grows"] == "no"
    attack = told(match, "attack-Wb0C4")
    assert (attack["kind"], attack["grows"], attack["places"]) == ("attack", "yes", ["b0C4", "b0D4"])


def test_an_attack_tells_what_is_consumed() -> None:
    """RE-43"""
    match = reef(hands={1: "W2"}, prey={1: "W1"}, done="paid 1 placing W", boards={0: "W A3 A4, Y A5"})
    assert told(match, "reattack-Wb0A5") == {
        "kind": "attack", "clause": "RE-43", "pieces": [polyp("white"), polyp("yellow")], "places": ["b0A5"],
        "from": "front", "grows": "no", "eaten": "yellow", "square": "A5", "reef": 1,
    }  # fmt: skip


def test_shrimps_tell_where_they_go() -> None:
    """RE-24, RE-25"""
    match = reef(boards={0: "W A3@1 A4, Y E1 F1"})
    coral = {"kind": "coral", "colour": "yellow", "n": 2}
    assert told(match, "put-b0E1") == {
        "kind": "put", "clause": "RE-24", "places": ["b0E1"], "pieces": [coral], "square": "E1", "reef": 1,
    }  # fmt: skip
    assert told(match, "move-b0A3-b0F1") == {
        "kind": "move", "clause": "RE-25", "from": "b0A3", "to": "b0F1", "places": ["b0F1", "b0A3"], "pieces": [coral],
        "from_square": "A3", "from_reef": 1, "square": "F1", "reef": 1,
    }  # fmt: skip
    assert told(match, "move-b0A3-b0A6")["pieces"] == [{"kind": "rock"}]
    home = told(match, "move-b0A3-home")
    assert (home["kind"], home["from"], home["places"]) == ("home", "b0A3", ["b0A3"])
    assert (home["from_square"], home["from_reef"]) == ("A3", 1)


def test_reefs_are_counted_from_one() -> None:
    """RE-3"""
    match = reef(3, boards={1: "W A3@1", 3: "Y F2"})
    assert match.show()["boards"][-1]["name"] == "b3"
    move = told(match, "move-b1A3-b3F2")
    assert [move[name] for name in ("from_square", "from_reef", "square", "reef")] == ["A3", 2, "F2", 4]
    line = "Player 1 moves a shrimp from A3 (reef 2) to the yellow coral (1 polyp) at F2 (reef 4)."
    assert Texts(GAME, "en", 3).line(match.tell(match.read("move-b1A3-b3F2"))) == line


def test_larvae_tell_their_colour() -> None:
    """RE-22, RE-23, RE-26, RE-28"""
    match = reef(cubes={1: "W2"}, hands={1: "W5"}, prey={1: "O1"})
    assert told(match, "pay-W") == {"kind": "pay", "clause": "RE-22", "pieces": [larva("white")], "places": []}
    assert told(match, "hatch-O")["pieces"] == [larva("orange"), polyp("orange")]
    assert told(match, "grow-W")["pieces"] == [larva("white"), polyp("white")]
    assert told(play(match, "pay-W"), "pay-W")["clause"] == "RE-23"


def test_gathering_tells_every_piece_taken() -> None:
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
        "now": [beats("orange", "yellow"), beats("yellow", "grey")],
    }  # fmt: skip
    nothing = told(match, "swap-O-green-sea")
    assert (nothing["flips"], nothing["turned"], nothing["now"], nothing["n"]) == ([], ".", [], 0)


def test_a_lock_tells_the_tile_and_every_other_that_flips() -> None:
    """RE-51"""
    lock = told(reef(prey={1: "O1"}, eaten={1: 1}, down="2"), "swap-O-tile2")
    assert (lock["kind"], lock["clause"], lock["tile"], lock["locks"]) == ("lock", "RE-51", 2, "O>W")
    assert (lock["alga"], lock["flips"], lock["turned"]) == ("purple", [4, 7], "P>Y, W>P")
    assert lock["pieces"][1] == {"kind": "cylinder", "colour": "purple"}
    assert lock["kept"] == [beats("orange", "white")]
    assert lock["now"] == [beats("pink", "yellow"), beats("white", "pink")]


def test_colours_of_tiles_are_said_by_name() -> None:
    """RE-51"""
    match = reef(prey={1: "O1"}, eaten={1: 1}, down="2")
    lock = match.tell(match.read("swap-O-tile2"))
    line = "Player 1 swaps one consumed orange polyp for a purple cylinder and locks tile 2 (orange beats white)"
    assert Texts(GAME, "en", 2).line(lock) == f"{line}: now pink beats yellow, white beats pink."
    assert "teraz różowy pokonuje żółty, biały pokonuje różowy" in Texts(GAME, "pl", 2).line(lock)
    assert "nyní růžová poráží žlutou, bílá poráží růžovou" in Texts(GAME, "cs", 2).line(lock)


def test_a_meal_tells_the_coral_the_polyps_gained_and_their_worth() -> None:
    """RE-21, RE-61"""
    match = reef(boards={0: f"W {SIX}@1"}, down="7")
    assert told(match, "eat-b0F3") == {
        "kind": "eat", "clause": "RE-21", "n": 6, "gain": 2, "back": 4, "worth": 8,
        "pieces": [{"kind": "coral", "colour": "white", "n": 6}],
        "places": ["b0F3", "b0E1", "b0F1", "b0E2", "b0F2", "b0E3"], "square": "F3", "reef": 1,
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
    assert steps[0] == {"kind": "boards", "clause": "RE-10", "boards": "b1, b3", "reefs": "2, 4"}
    assert steps[1] == {"kind": "starfish", "clause": "RE-12", "side": "down"}
    assert steps[2] == {"kind": "first", "clause": "RE-13", "space": "pink"}
    assert steps[3] == {"kind": "polyp", "clause": "RE-13", "space": "pink"}
    assert [step["space"] for step in steps[3:15]] == ["pink"] * 3 + ["grey"] * 3 + ["white"] * 3 + ["yellow"] * 2 + [
        "orange"
    ]
    assert told(play(Match(GAME, 2), "boards-0-1"), "starfish-up")["side"] == "up"
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
    line = "The secret first bites are revealed. Player 1: yellow polyp, Player 2: grey polyp."
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
        for k in range(1, 4):  # no such shrimps
            line = match.tell(EAT + k, NOBODY)
            assert [line[name] for name in ("n", "gain", "worth", "places")] == [0, 0, 0, [f"none{k + 1}"]]
            assert line["pieces"] == [{"kind": "rock"}]
            assert (line["square"], line["reef"]) == (f"none{k + 1}", 0)


def test_what_was_fed_in_secret_is_told_only_when_it_is_revealed() -> None:
    """RE-47, RE-62"""
    assert begin().tell(REVEAL, NOBODY)["pieces"] == []
