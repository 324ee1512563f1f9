"""What a move of Reef Encounter would do, as far as a viewer may know."""

import json
import random
from collections import Counter
from fractions import Fraction
from pathlib import Path
from typing import Any

import pytest

from fathomfive.games.reef_encounter import GAME
from fathomfive.games.reef_encounter.components import MOVES
from fathomfive.games.reef_encounter.preview import preview as foretell
from fathomfive.kernel import replay
from fathomfive.kernel.dice import seeded
from fathomfive.kernel.game import NOBODY, TABLE
from fathomfive.kernel.match import Match
from fathomfive.kernel.preview import Preview
from games.reef_encounter.effects import effects
from games.reef_encounter.reef import dealt, play, reef
from walks import imagined

SIX = "E1 F1 E2 F2 E3 F3"
LAST_TILE = "1 2 3 5 6 7 8 9 10"  # all but tile 4
LAST: dict[str, Any] = {"asked": "last", "seat": 2, "ended": "shrimps_eaten", "eaten": {1: 4}, "more": "ender 1"}
GAMES = Path(__file__).parent / "games"


def preview(match: Match, text: str, viewer: int | None = None) -> Preview:
    """Preview a legal move for the seat to act, or for another viewer."""
    m = match.read(text)
    seen = foretell(match.state, m, match.to_act if viewer is None else viewer)
    json.dumps(seen)
    return seen


def short(match: Match, text: str, viewer: int | None = None) -> list[str]:
    """Write the effects of a move in short form: kind, further fields, places."""
    left_out = ("kind", "clause", "pieces", "places", "kept")
    lines = []
    for one in preview(match, text, viewer)["effects"]:
        more = [str(value) for name, value in one.items() if name not in left_out]
        pieces = [" ".join(str(v) for v in piece.values()) for piece in one["pieces"]]
        squares = [name.removeprefix("b0") for name in one["places"]]
        lines.append(" ".join([one["kind"], *more, *(f"({piece})" for piece in pieces), *squares]))
    return lines


# --- The slow twin -------------------------------------------------------------------------------------------------


def tables() -> dict[str, Match]:
    """Tables that show every kind of effect."""
    corals = {0: "W A3@1 B3 A4 A5, Y E1 F1 E2, O B4@2 B5 B6 C6 A6, G F3@1 G3", 1: "P D1 E1"}
    rich: dict[str, Any] = {"boards": corals, "hands": {1: "W5 Y2"}, "cubes": {1: "W3 Y1 G1"}, "prey": {1: "O2 W1"}}
    growing = {"boards": {0: "W C5 C6, O C4"}, "hands": {1: "W2"}, "done": "paid 1 placing W"}
    return {
        "turn": reef(**rich, eaten={1: 1}, fish={1: "W3 O2"}, afloat="red"),
        "placing": play(reef(**rich), "pay-W"),
        "growing": reef(**growing),  # type: ignore[arg-type]
        "bonus tile for the TABLE": reef(**growing, bag="Y3"),  # type: ignore[arg-type]
        "bonus tile gone": reef(**growing, bag="Y3", counted="W"),  # type: ignore[arg-type]
        "a larva for the last tile": reef(cubes={1: "W1"}, bag="Y3", counted="W"),
        "a meal": reef(boards={0: f"W {SIX}@1"}),
        "the fourth shrimp": reef(boards={0: f"W {SIX}@1, Y A3@2 A4 A5 A6 B3 B4"}, eaten={1: 3}),
        "a last turn": reef(boards={0: f"W {SIX}@2"}, **LAST),
        "the last tile": reef(prey={1: "O1"}, eaten={1: 1}, fish={1: "W2"}, locked=LAST_TILE),
        "a dry sea": reef(bag="", bonus=""),
        "the bonus tiles": reef(bag="", bonus="WY"),
        "no larva": reef(cubes={2: "W9"}),
        "feeding": dealt(hands={1: "WWWYYY"}),
        "larvae": play(dealt(), "feed-W feed-W"),
    }


@pytest.mark.parametrize("name", tables())
def test_effects_agree_with_the_slow_twin(name: str) -> None:
    """RE-20, RE-43, RE-45, RE-62"""
    match = tables()[name]
    for m in match.legal():
        for viewer in (0, 1, NOBODY, TABLE):
            seen = foretell(match.state, m, viewer)
            assert seen["effects"] == effects(match, m, viewer), match.write(m)
            assert seen["points"] == points_won(match, m, viewer), match.write(m)


def points_won(match: Match, m: int, viewer: int) -> list[int]:
    """Give the points won by a move, from the explanations before and after it."""
    won = [0] * match.seats
    for table, sign in ((match, -1), (match.copy().play(m), 1)):
        for line in table.explain(viewer):
            won[line["side"]] += sign * line["points"]
    return won


@pytest.mark.parametrize("file", sorted(GAMES.glob("*.tide")), ids=lambda file: file.stem)
def test_recorded_games_agree_with_the_slow_twin(file: Path) -> None:
    """RE-20"""
    whole = replay.read(file.read_text(encoding="utf-8"))
    match = Match(GAME, whole.seats, whole.options)
    dice = random.Random(file.stem)
    for n, played in enumerate(whole.moves):
        if match.to_act >= 0 and n % (1 + len(whole.moves) // 25) == 0:
            legal = match.legal()
            for m in {played, *dice.sample(legal, min(3, len(legal)))}:
                viewer = dice.choice([match.to_act, NOBODY, TABLE])
                assert foretell(match.state, m, viewer)["effects"] == effects(match, m, viewer), match.write(m)
        match.play(played)


# --- Polyps --------------------------------------------------------------------------------------------------------


def test_a_placement_tells_the_size_of_the_resulting_coral() -> None:
    """RE-22, RE-40"""
    match = reef(boards={0: "W A3 A5 B5"}, hands={1: "W2"}, prey={1: "W1"}, done="paid 1 placing W")
    assert short(match, "place-Wb0A4") == [
        "placed hand (polyp white) A4", "coral 4 (coral white 4) A3 A4 A5 B5",
    ]  # fmt: skip
    assert short(match, "replace-Wb0A6") == [
        "placed front (polyp white) A6", "coral 3 (coral white 3) A5 B5 A6",
    ]  # fmt: skip
    assert short(match, "place-Wb0G3")[1:] == ["coral 1 (coral white 1) G3"]


def test_a_placement_tells_its_guard_and_its_protector() -> None:
    """RE-41, RE-45"""
    match = reef(boards={0: "W A3@2 A5 B5"}, hands={1: "W2"}, done="paid 1 placing W")
    assert short(match, "place-Wb0A4")[2:] == ["guarded 1 3 A4 A5 B5", "protected 1 1 A4"]
    far = reef(boards={0: "W A3@2 A4"}, hands={1: "W2"}, done="paid 1 placing W")
    assert short(far, "place-Wb0A5")[2:] == ["guarded 1 1 A5"]  # the shrimp is too far away


def test_an_attack_tells_the_remaining_parts_and_which_of_them_lose_their_shrimp() -> None:
    """RE-43, RE-44"""
    boards = {0: "W A3 A4, Y A5 A6@2 B6 B5 C5"}
    match = reef(boards=boards, hands={1: "W2"}, done="paid 1 placing W")
    with pytest.raises(Exception, match="RE-45"):
        match.read("attack-Wb0A5")
    boards = {0: "W B3 B4, Y A5 B5 C5 C6@2 D6"}
    match = reef(boards=boards, hands={1: "W2"}, done="paid 1 placing W")
    assert short(match, "attack-Wb0B5")[1:3] == ["consumed 3 + 1 2 (polyp yellow) B5", "unguarded 1 1 A5"]
    alone = reef(boards={0: "W A3 A4, Y A5"}, hands={1: "W2"}, done="paid 1 placing W")
    assert short(alone, "attack-Wb0A5")[1] == "consumed 0 0 (polyp yellow) A5"
    whole = reef(boards={0: "W A3 A4, Y A5 A6 B6"}, hands={1: "W2"}, done="paid 1 placing W")
    assert short(whole, "attack-Wb0A5")[1:] == [
        "consumed 2 1 (polyp yellow) A5", "coral 3 (coral white 3) A3 A4 A5",
    ]  # fmt: skip


def test_extra_growth_adds_to_the_coral_and_may_use_up_the_bonus_tile() -> None:
    """RE-42"""
    table: dict[str, Any] = {"boards": {0: "W E4"}, "hands": {1: "W2"}, "done": "paid 1 placing W"}
    grown = ["placed hand (polyp white) D3", "grown (polyp white) D4", "coral 3 (coral white 3) D3 D4 E4"]
    assert short(reef(**table), "place-Wb0D3") == grown
    assert preview(reef(**table), "place-Wb0D3")["chances"] == []
    gone = short(reef(**table, bag="Y3", counted="W"), "place-Wb0D3")
    assert gone == [*grown[:2], "bonus-gone (polyp white)", grown[2]]
    assert short(reef(**table, game="advanced"), "place-Wb0D3")[1:] == ["coral 1 (coral white 1) D3"]


def test_paying_a_larva_tells_the_polyps_to_place_and_to_attack() -> None:
    """RE-22, RE-23, RE-43"""
    boards = {0: "W A3 A4, Y A5 A6, O B4", 1: "W D1@1 E1, Y F1"}
    match = reef(boards=boards, hands={1: "W5"}, prey={1: "W2"}, cubes={1: "W2"})
    expected = ["paid (larva white)", "to-place 6 (polyp white)", "within-reach 3 B4 A5 b1F1"]
    assert short(match, "pay-W") == expected
    assert short(match, "pay-W", NOBODY) == [expected[0], expected[2]]  # polyps behind a screen are secret
    assert [one["clause"] for one in preview(match, "pay-W")["effects"]] == ["RE-22", "RE-22", "RE-43"]
    assert preview(play(match, "pay-W"), "pay-W")["effects"][0]["clause"] == "RE-23"


# --- Shrimps -------------------------------------------------------------------------------------------------------


def test_a_shrimp_tells_what_it_guards_and_protects_and_what_it_leaves() -> None:
    """RE-24, RE-25, RE-45"""
    match = reef(boards={0: "W A3@1 A4 A5 A6, Y E1 F1 F2 G3"})
    assert short(match, "put-b0F1") == ["guarded 0 3 E1 F1 F2", "protected 0 3 E1 F1 F2"]
    left = ["unguarded 0 4 A3 A4 A5 A6", "unprotected 0 2 A3 A4"]
    assert short(match, "move-b0A3-b0E1") == [*left, "guarded 0 3 E1 F1 F2", "protected 0 2 E1 F1"]
    assert short(match, "move-b0A3-home") == left
    fourth = reef(boards={0: "W A3@1, Y E1@1", 1: "P D1@1, O F1@1"})
    assert short(fourth, "move-b1F1-home") == ["unguarded 0 1 b1F1", "unprotected 0 1 b1F1"]
    assert short(match, "move-b0A3-b0B6") == [*left, "on-rock B6"]
    assert short(match, "move-b0A3-b0A5") == ["unprotected 0 1 A3", "protected 0 2 A5 A6"]
    assert short(match, "move-b0A3-b0A4") == ["protected 0 1 A5"]
    rock = play(match.copy(), "move-b0A3-b0B6")
    assert short(rock, "move-b0B6-b0G3") == ["guarded 0 1 G3", "protected 0 1 G3"]
    assert [one["clause"] for one in preview(match, "put-b0F1")["effects"]] == ["RE-24", "RE-45"]
    assert [one["clause"] for one in preview(match, "move-b0A3-b0E1")["effects"]] == ["RE-25", "RE-45"] * 2


# --- Trades --------------------------------------------------------------------------------------------------------


def test_a_cylinder_tells_the_tiles_it_flips_and_the_new_worth_of_polyps() -> None:
    """RE-27, RE-50, RE-51, RE-62"""
    fish = {1: "P1 W2", 2: "W1 P3"}
    match = reef(prey={1: "O1"}, eaten={1: 1}, fish=fish, fed={1: "P", 2: "W"}, afloat="blue")
    turned = "(tile 4 P>Y pink yellow blue purple) (tile 7 W>P white pink green purple) tile4 tile7"
    assert short(match, "swap-O-purple-sea") == [
        "paid (polyp orange)", "returned (cylinder blue)", "sent (cylinder purple)", f"turned 2 {turned}",
        "worth 4 1 (polyp white)", "worth 2 -1 (polyp yellow)",
    ]  # fmt: skip
    lock = short(match, "swap-O-tile4")
    assert lock[1] == "locked 4 Y>P (cylinder purple) (tile 4 Y>P yellow pink purple blue) tile4"
    kept = preview(match, "swap-O-tile4")["effects"][1]["kept"]
    assert kept == [{"kind": "beats", "strong": "yellow", "weak": "pink"}]
    assert lock[2:] == [
        "turned 1 (tile 7 W>P white pink green purple) tile7", "worth 4 1 (polyp white)", "worth 2 -1 (polyp pink)",
    ]  # fmt: skip
    assert preview(match, "swap-O-tile4")["points"] == [2 - 1, -3]  # the white polyp fed by seat 2 is secret
    assert preview(match, "swap-O-tile4", TABLE)["points"] == [2 - 1, 1 - 3]
    assert preview(match, "swap-O-tile4", NOBODY)["points"] == [2, -3]


def test_a_cylinder_that_flips_nothing_mentions_no_tiles() -> None:
    """RE-50"""
    match = reef(prey={1: "O1"}, locked="4 7", afloat=".")
    assert short(match, "swap-O-purple-sea") == ["paid (polyp orange)", "sent (cylinder purple)"]


def test_a_trade_tells_what_is_given_and_what_is_received() -> None:
    """RE-16, RE-26, RE-28"""
    match = reef(prey={1: "O1"}, cubes={1: "W1"})
    assert short(match, "hatch-O") == ["paid (polyp orange)", "gained (larva orange)"]
    assert short(match, "grow-W") == ["paid (larva white)", "gained (polyp white)"]
    gone = reef(cubes={1: "W1"}, bag="Y3", counted="W")
    assert short(gone, "grow-W")[2:] == ["bonus-gone (polyp white)"]
    gone = reef(cubes={1: "P1"}, bag="Y3", counted="P")
    assert short(gone, "grow-P")[2:] == ["bonus-gone (polyp pink)"]
    assert short(play(dealt(), "feed-W feed-W"), "larva-P") == ["gained (larva pink)"]


# --- The parrotfish ------------------------------------------------------------------------------------------------


def test_a_meal_tells_the_polyps_the_points_and_the_eaten_shrimp() -> None:
    """RE-21, RE-62"""
    match = reef(boards={0: f"W {SIX}@1"}, down="7")
    assert short(match, "eat-b0F3") == [
        "eaten 2 8 (coral white 6) E1 F1 E2 F2 E3 F3", "back 4 (polyp white)", "shrimp-eaten sea F3",
    ]  # fmt: skip
    assert preview(match, "eat-b0F3")["points"] == [8, 0]
    assert preview(match, "eat-b0F3")["chances"] == []
    later = reef(boards={0: f"W {SIX}@1"}, eaten={1: 1}, game="advanced")
    assert short(later, "eat-b0F3")[1:] == ["back 5 (polyp white)", "shrimp-eaten fish F3"]


def test_the_fourth_shrimp_and_the_last_tile_end_the_game() -> None:
    """RE-60, RE-61"""
    match = reef(boards={0: f"W {SIX}@1"}, eaten={1: 3})
    assert short(match, "eat-b0F3")[-1] == "ends shrimps_eaten"
    reveal = [{"kind": "reveal", "clause": "RE-62", "weight": 1, "of": 1}]
    assert preview(match, "eat-b0F3")["chances"] == reveal
    others = reef(boards={0: f"W {SIX}@1, Y A3@2 A4 A5 A6 B3 B4"}, eaten={1: 3})
    assert preview(others, "eat-b0F3")["chances"] == []  # the other player has a last turn
    tile = reef(prey={1: "O1"}, eaten={1: 1}, fish={1: "W2"}, locked="2 3 4 5 6 7 8 9 10")
    assert short(tile, "swap-O-tile1")[-1] == "ends tiles_locked"
    assert preview(tile, "swap-O-tile1")["chances"] == reveal
    assert preview(tile, "swap-O-purple-sea")["chances"] == []


def test_a_last_turn_leads_to_the_end() -> None:
    """RE-61"""
    match = reef(boards={0: f"W {SIX}@2"}, **LAST)
    assert short(match, "eat-b0F3")[1:] == ["back 5 (polyp white)", "shrimp-eaten sea F3"]
    assert {one["clause"] for one in preview(match, "eat-b0F3")["effects"]} == {"RE-61"}
    assert preview(match, "eat-b0F3")["points"] == [0, 3]
    assert preview(match, "pass")["effects"] == []
    for text in ("eat-b0F3", "pass"):
        assert [one["kind"] for one in preview(match, text)["chances"]] == ["reveal"]


def test_only_the_owner_previews_the_worth_of_a_fed_polyp() -> None:
    """RE-15, RE-47"""
    match = dealt(hands={1: "WWWYYY"})
    assert short(match, "feed-Y") == ["fed 3 (polyp yellow)"]
    assert preview(match, "feed-Y")["points"] == [3, 0]
    for viewer in (1, NOBODY):
        assert short(match, "feed-Y", viewer) == ["fed-unseen"]
        assert preview(match, "feed-Y", viewer)["points"] == [0, 0]


# --- What the TABLE draws --------------------------------------------------------------------------------------------


def weights(seen: Preview, name: str = "colour") -> dict[str, str]:
    """Write the weights of the chances, by colour or by another field."""

    def key(one: dict[str, Any]) -> str:
        return str(one["pieces"][0]["colour"] if name == "colour" else one[name])

    return {key(one): f"{one['weight']}/{one['of']}" for one in seen["chances"]}


def test_chances_after_gathering_depend_on_the_polyps_the_viewer_has_not_seen() -> None:
    """RE-29, RE-47"""
    match = reef(hands={1: "W2", 2: "W3 Y1"}, noted={2: "Y1"}, fish={1: "G1", 2: "P1"}, bag="W5 O2", counted="")
    seen = preview(match, "take-P")
    assert seen["effects"][0]["pieces"] == [
        {"kind": "larva", "colour": "pink"}, *[{"kind": "polyp", "colour": "pink"}] * 3,
    ]  # fmt: skip
    assert weights(seen) == {"white": "8/11", "orange": "2/11", "pink": "1/11"}
    assert {one["space"] for one in seen["chances"]} == {"pink"}
    assert weights(preview(match, "take-P", TABLE)) == {"white": "5/7", "orange": "2/7"}


def test_the_chance_of_a_counted_colour_follows_its_known_number() -> None:
    """RE-47"""
    match = reef(hands={1: "W2", 2: "W4"}, fish={1: "G1", 2: "P1"}, bag="W4 O2", counted="O")
    # Two of six polyps are certainly orange; the others are among eight white ones and a pink one.
    assert weights(preview(match, "take-P")) == {"white": "16/27", "orange": "9/27", "pink": "2/27"}


def test_chances_of_polyps_are_the_average_over_imagined_tables() -> None:
    """RE-47"""
    match = reef(hands={1: "W2", 2: "W3 Y2"}, fish={1: "G1", 2: "P1"}, bag="W4 O3 Y1", counted="O")
    seen = preview(match, "take-W")
    drawn: Counter[str] = Counter()
    for n in range(3000):
        dream = imagined(match, 0, seeded(5, n)).play("take-W")
        for m, weight in zip(dream.legal(), dream.odds(), strict=True):
            drawn[dream.tell(m, 0)["pieces"][0]["colour"]] += weight
    total = sum(drawn.values())
    for one in seen["chances"]:
        assert drawn.pop(one["pieces"][0]["colour"]) / total == pytest.approx(one["weight"] / one["of"], abs=0.02)
    assert not drawn
    assert sum(one["weight"] for one in seen["chances"]) == seen["chances"][0]["of"]


def test_bonus_tiles_go_into_an_empty_bag_or_the_game_ends() -> None:
    """RE-60"""
    assert weights(preview(reef(bag="", bonus="WYG"), "take-O")) == dict.fromkeys(("white", "yellow", "grey"), "1/3")
    dry = reef(bag="", bonus="")
    assert short(dry, "take-O")[1:] == ["ends sea_dry"]
    assert [one["kind"] for one in preview(dry, "take-O")["chances"]] == ["reveal"]
    no_larva = reef(cubes={2: "O9"})
    assert short(no_larva, "take-O")[1:] == ["ends sea_dry"]
    assert short(no_larva, "take-W")[1:] == []


def test_the_chance_to_replace_a_bonus_tile_depends_on_the_polyps_the_viewer_has_not_seen() -> None:
    """RE-42, RE-47"""
    # Player 1 has not seen four polyps, white and yellow: one was fed, one is behind a screen, two are in the bag.
    match = reef(hands={2: "W1"}, fish={1: "G1", 2: "Y1"}, cubes={1: "W1"}, bag="Y2")
    assert weights(preview(match, "grow-W"), "replaced") == {"yes": "1/2", "no": "1/2"}
    assert weights(preview(match, "grow-W", TABLE), "replaced") == {"no": "1/1"}
    other = reef(hands={2: "Y1"}, fish={1: "G1", 2: "Y1"}, cubes={1: "W1"}, bag="W1 Y1")
    assert weights(preview(other, "grow-W"), "replaced") == {"yes": "1/2", "no": "1/2"}
    assert weights(preview(other, "grow-W", TABLE), "replaced") == {"yes": "1/1"}
    only_yellow = reef(cubes={1: "W1"}, bag="Y3", counted="Y")
    assert weights(preview(only_yellow, "grow-W"), "replaced") == {"no": "1/1"}
    placing = reef(hands={1: "W1", 2: "W1"}, fish={1: "G1", 2: "Y1"}, bag="Y2", done="paid 1 placing W")
    assert weights(preview(placing, "place-Wb0D3"), "replaced") == {"yes": "1/2", "no": "1/2"}
    assert preview(placing, "place-Wb0A6")["chances"] == []


def test_huge_odds_stay_exact_enough_for_a_browser() -> None:
    """RE-42, RE-47"""
    match = reef(hands={1: "W1", 2: "W12 Y12 O9"}, cubes={1: "W1"}, bag="Y15 O15 P20 G20", keeper=2)
    (yes, no) = preview(match, "grow-W")["chances"]
    assert yes["of"] == no["of"] <= 10**9
    assert yes["weight"] + no["weight"] == yes["of"]
    pool = match.show(0)["unseen"]
    hidden, bag, white = sum(pool.values()), match.show(0)["bag"], pool["white"]
    chance = Fraction(1)
    for n in range(white):
        chance *= Fraction(hidden - bag - n, hidden - n)
    assert no["weight"] / no["of"] == pytest.approx(float(chance), abs=1e-8)


def test_a_preview_never_tells_what_only_others_know() -> None:
    """RE-47"""
    for name, match in tables().items():
        for viewer in (0, 1, NOBODY):
            dream = imagined(match, viewer, seeded(3, 7))
            own = match.legal() if viewer == match.to_act else []
            for m in own:
                assert foretell(match.state, m, viewer) == foretell(dream.state, m, viewer), name


def test_outcomes_have_no_preview() -> None:
    """RE-29"""
    match = play(reef(), "take-W")
    nothing: Preview = {"points": [0, 0], "effects": [], "chances": []}
    assert foretell(match.state, MOVES, TABLE) == nothing
