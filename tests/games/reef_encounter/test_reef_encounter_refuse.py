"""Why moves of Reef Encounter are not legal."""

import re
from pathlib import Path

import pytest

from fathomfive.games.reef_encounter import GAME, refuse
from fathomfive.games.reef_encounter.components import MOVES
from fathomfive.kernel.match import Match
from fathomfive.texts import LANGUAGES, Texts
from games.reef_encounter.reef import begin, dealt, everywhere, laid_out, play, reef, refused

LAST_TILE = "1 2 3 5 6 7 8 9 10"  # all but tile 4
SIX = "E1 F1 E2 F2 E3 F3"


CORALS = {0: "W A3@1 B3 A4, Y E1 F1, G F3@2 G3, O D1", 1: "P D1 E1"}
RICH = reef(boards=CORALS, hands={1: "W5"}, cubes={1: "W3 G1"}, prey={1: "O2"}, eaten={1: 1})
PLACING = reef(boards={0: "W A3 A4 E1, Y A5 F1 G3, G B4, O A6@2, # C6@1"}, hands={1: "W1"}, done="paid 1 placing W")

WHY: dict[str, tuple[Match, str]] = {
    "over": (play(reef(bag="", bonus=""), "take-W reveal-W-W"), "take-W"),
    "last-turn": (reef(asked="last", seat=2, ended="shrimps_eaten", eaten={1: 4}, more="ender 1",
                       boards={0: f"W {SIX}@2, Y A3@2"}), "pay-W"),
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
    source = Path(refuse.__file__).read_text(encoding="utf-8")
    words = set(re.findall(r'"RE-\d+ ([a-z-]+)"', source))
    assert words == set(WHY)
    for lang in LANGUAGES:
        texts = Texts(GAME, lang, 2)
        assert len({texts.say(f"why-{word}") for word in words}) == len(words)


def test_several_clauses_share_a_reason() -> None:
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
    white = reef(boards={0: "G A3 A4, W A5@2"}, hands={1: "G1"}, done="paid 1 placing G")
    assert refused(white, "attack-Gb0A5") == "RE-45 protected"
    assert refused(RICH, "move-b0A3-nowhere-130") == "RE-10 no-board"


def test_players_may_not_play_outcomes_and_each_outcome_has_a_clause() -> None:
    """RE-10, RE-12, RE-13, RE-14, RE-29, RE-42, RE-62"""
    match = begin()
    first = {match.write(m): match.forbids(m) for m in range(MOVES, MOVES + GAME.outcomes)}
    clauses = {(text.split("-")[0], clause) for text, clause in first.items()}
    assert clauses == {
        ("boards", "RE-10"), ("starfish", "RE-12"), ("first", "RE-13"), ("start", "RE-14"), ("polyp", "RE-29"),
        ("bonus", "RE-42"), ("reveal", "RE-62"),
    }  # fmt: skip


DRAWING = [
    Match(GAME, 2),
    play(Match(GAME, 2), "boards-0-1"),
    play(Match(GAME, 2), "boards-0-1 starfish-up"),
    laid_out(3),
    play(laid_out(), "start-1"),
    play(reef(sea={"P": "W2"}, bag="W1 Y2"), "take-G"),
    play(reef(cubes={1: "W1"}, bag="Y3"), "grow-W"),
    play(reef(cubes={1: "G1"}, bag="G1"), "grow-G"),
    play(reef(bag="", bonus=""), "take-W"),
]
LAST_OF_ITS_KIND = reef(cubes={1: "W1"}, bag="W1", boards={0: "W E1 F1 E2 F2 E3@1"})  # five may just be eaten


@pytest.mark.parametrize(
    "match",
    [RICH, PLACING, LAST_OF_ITS_KIND, *(match for match, _ in WHY.values()), *DRAWING, dealt(4), begin(4)],
)
def test_exactly_the_illegal_moves_are_forbidden(match: Match) -> None:
    """RE-20"""
    legal = set(match.legal())
    assert [m for m in range(GAME.moves + GAME.outcomes) if match.forbids(m) is None] == sorted(legal)


# --- What a press may mean -------------------------------------------------------------------------------------------


def meant(match: Match, seat: int = 0, **wanted: object) -> list[str]:
    """Write the moves a press may mean, likeliest first."""
    return [match.write(m) for m in refuse.candidates(match.state, seat, wanted)]


@pytest.mark.parametrize("match", [RICH, PLACING, *(match for match, _ in WHY.values()), dealt(4), begin(4)])
def test_a_press_on_the_pieces_and_places_of_a_legal_move_may_mean_it(match: Match) -> None:
    """RE-20"""
    for m in match.legal() if match.to_act >= 0 else []:
        told = match.tell(m, match.to_act)
        wanted = {name: told[name] for name in ("kind", "pieces", "places")}
        assert m in refuse.candidates(match.state, match.to_act, wanted), match.write(m)


def test_a_press_on_a_square_means_a_polyp_while_polyps_are_placed() -> None:
    """RE-22"""
    assert meant(PLACING, places=["b0B4"]) == [
        "attack-Wb0B4", "reattack-Wb0B4", "put-b0B4", "move-b0C6-b0B4",
    ]  # fmt: skip
    assert meant(PLACING, places=["b0C6"]) == ["place-Wb0C6", "replace-Wb0C6", "move-b0C6-home", "put-b0C6", "eat-b0C6"]


def test_a_press_on_a_coral_means_a_meal_and_then_shrimps() -> None:
    """RE-21, RE-24, RE-25"""
    assert meant(RICH, places=["b0B3"]) == ["eat-b0A3", "put-b0B3", "move-b0A3-b0B3", "place-b0B3", "replace-b0B3"]
    assert meant(RICH, places=["b0A3"]) == ["eat-b0A3", "move-b0A3-home", "put-b0A3", "place-b0A3", "replace-b0A3"]
    begun = play(RICH.copy(), "hatch-O")
    assert meant(begun, places=["b0A3"])[:2] == ["move-b0A3-home", "eat-b0A3"]
    assert meant(begun, places=["b0B3"])[:1] == ["eat-b0A3"]
    assert meant(RICH, places=["b0D2"])[:2] == ["place-b0D2", "replace-b0D2"]


def test_without_a_shrimp_behind_the_screen_a_press_means_one_on_the_boards() -> None:
    """RE-25"""
    boards = {0: "W A3@1, Y E1@1, O A6", 1: "W D1@1"}
    goals = ["move-b0E1-b0A6", "move-b0A3-b0A6", "move-b1D1-b0A6", "put-b0A6"]
    assert meant(reef(boards=boards, eaten={1: 1}), places=["b0A6"])[:4] == goals
    assert meant(reef(boards=boards), places=["b0A6"])[0] == "put-b0A6"
    goals.insert(3, "move-b1F1-b0A6")
    assert meant(reef(boards=boards | {1: "W D1@1, Y F1@1"}), places=["b0A6"])[:5] == goals


def test_a_kind_and_a_second_place_narrow_down_a_press() -> None:
    """RE-25"""
    boards = {0: "W A3@1, Y E1@1, O D1"}
    match = reef(boards=boards)
    assert meant(match, kind="move", places=["b0D1", "b0A3"]) == ["move-b0A3-b0D1"]
    assert meant(match, kind="put", places=["b0D1"]) == ["put-b0D1"]
    assert meant(match, kind="eat", places=["b0A3"]) == ["eat-b0A3"]
    assert meant(match, kind="home", places=["b0A3"]) == ["move-b0A3-home"]
    homes = ["move-b0E1-home", "move-b0A3-home", "move-none3-home", "move-none4-home"]
    assert meant(match, kind="home") == homes
    assert meant(match, places=["b0D1"], pieces=[{"kind": "polyp", "colour": "grey"}]) == []


def test_a_press_on_a_tile_or_a_cylinder_offers_the_players_consumed_polyps_first() -> None:
    """RE-27, RE-50, RE-51"""
    locks = [f"swap-{letter}-tile4" for letter in "OWYPG"]
    assert meant(RICH, places=["tile4"]) == locks
    assert meant(RICH, kind="lock", places=["tile4"]) == locks
    assert meant(RICH, kind="swap", pieces=[{"kind": "cylinder", "colour": "blue"}])[0] == "swap-O-blue-sea"
    assert meant(RICH, kind="lock")[:10] == [f"swap-O-tile{n}" for n in range(1, 11)]
    assert meant(RICH, places=["tile11"]) == meant(RICH, places=["tile"]) == []


def test_a_press_on_a_piece_means_the_moves_that_use_it() -> None:
    """RE-15, RE-16, RE-22, RE-26, RE-28"""
    white = {"kind": "larva", "colour": "white"}
    assert meant(RICH, pieces=[white]) == ["pay-W", "hatch-W", "grow-W", "take-W", "larva-W"]
    assert meant(RICH, kind="pay", pieces=[white]) == ["pay-W"]
    assert meant(play(dealt(), "feed-W feed-W"), pieces=[white])[0] == "larva-W"
    yellow = {"kind": "polyp", "colour": "yellow"}
    assert meant(dealt(), pieces=[yellow])[0] == "feed-Y"
    assert meant(RICH, kind="eat") == ["eat-b0A3", "eat-none2", "eat-none3", "eat-none4"]
    assert meant(RICH, kind="pass") == ["pass"]


def test_a_press_on_a_shrimp_behind_the_screen_means_the_corals_it_could_guard() -> None:
    """RE-24, RE-46"""
    assert meant(RICH, kind="put")[:3] == ["put-b0D1", "put-b0E1", "put-b0F1"]
    assert "put-b0A3" not in meant(RICH, kind="put")
    crowded = reef(boards={0: "W A3@1, Y E1@1, O D1", 1: "P D1"})
    assert meant(crowded, kind="put") == ["put-b1D1", "put-b0D1"]
    assert meant(reef(boards={0: "W A3@1"}), kind="put") == ["put-b0D1"]
    assert meant(Match(GAME, 2), kind="put") == []


def test_a_press_means_nothing_when_it_is_not_the_players_turn() -> None:
    """RE-47"""
    assert meant(RICH, 1, places=["b0B3"]) == []
    assert meant(play(reef(), "take-W"), 0, places=["b0B3"]) == []
    over = play(reef(bag="", bonus=""), "take-W reveal-W-W")
    assert meant(over, 1, kind="take", pieces=[{"kind": "larva", "colour": "white"}]) == ["take-W"]


def test_presses_on_places_that_do_not_exist_mean_nothing() -> None:
    """RE-10"""
    for name in ("b9A1", "home", "", "sea", "nowhere"):
        assert meant(RICH, places=[name]) == []
    assert meant(RICH, places=["nowhere-131"])[0] == "place-nowhere-131"


def test_hostile_presses_mean_nothing() -> None:
    """RE-20"""
    for wanted in ({"places": [3]}, {"places": [["b0A3"]]}, {"places": ["b0A3", {}]}, {"pieces": [{"kind": [1]}]}):
        assert meant(RICH, **wanted) == []
    assert meant(RICH, kind=None, places=[], pieces=[]) == meant(RICH)
    assert meant(RICH, kind="dance") == []
