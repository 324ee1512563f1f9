"""What a move would do, before it is made."""

import json
import random
from typing import Any

import pytest

from fathomfive.games.codex_naturalis import GAME
from fathomfive.games.codex_naturalis.components import LAY, REVEAL
from fathomfive.games.codex_naturalis.preview import preview
from fathomfive.kernel.dice import seeded
from fathomfive.kernel.game import NOBODY, TABLE, JsonObject
from fathomfive.kernel.match import Match
from fathomfive.kernel.preview import Preview
from fathomfive.texts import LANGUAGES, Texts
from games.codex_naturalis.effects import effects
from games.codex_naturalis.scriptorium import CLOSED, NINETEEN, Scribe, desk
from walks import imagined, walk


def look(match: Match, text: str, viewer: int | None = None) -> Any:
    """Preview a move by its text, for the seat to act or another viewer."""
    return preview(match.state, match.read(text), match.to_act if viewer is None else viewer)


def kinds(match: Match, text: str, viewer: int | None = None) -> dict[str, JsonObject]:
    """Give the effects of a move by their kind."""
    return {effect["kind"]: effect for effect in look(match, text, viewer)["effects"]}


def signs(effect: JsonObject) -> str:
    """Write the symbols of an effect."""
    return "".join(piece["sign"] for piece in effect["pieces"])


# --- Laying ------------------------------------------------------------------------------------------------------


def test_a_lay_tells_what_it_covers_hides_shows_opens_and_blocks() -> None:
    """CN-21, CN-22"""
    match = desk(manuscripts={1: "81@0,0 11b@1,1 12b@-1,1"}, hands={1: "3 44 5"})
    assert look(match, "lay-3@0,2") == {
        "points": [0, 0],
        "effects": [
            {"kind": "covers", "clause": "CN-21", "pieces": [], "places": ["-1,1", "1,1"], "n": 2},
            {"kind": "gains", "clause": "CN-22", "pieces": [{"kind": "symbol", "sign": "F"}] * 2, "places": []},
            {"kind": "opens", "clause": "CN-21", "pieces": [], "places": ["-1,3"], "n": 1},
            {"kind": "closes", "clause": "CN-21", "pieces": [], "places": ["1,3"], "n": 1},
        ],
        "chances": [],
    }
    below = kinds(match, "lay-5@-1,-1")  # - q P F: the missing corner is not on the starter
    assert (below["covers"]["places"], signs(below["hides"])) == (["0,0"], "I")
    assert (signs(below["gains"]), below["closes"]["places"]) == ("qPF", ["-2,0"])
    down = kinds(match, "lay-44b@-2,2")
    assert signs(down["gains"]) == "F"
    assert "closes" not in down
    assert down["opens"]["places"] == ["-3,1", "-3,3", "-1,3"]


def test_a_newly_blocked_place_is_told_and_a_place_blocked_before_is_not() -> None:
    """CN-21"""
    match = desk(manuscripts={1: "81@0,0 11b@1,1"}, hands={1: "3 9 4"})
    assert kinds(match, "lay-3@-1,1")["closes"]["places"] == ["0,2"], "open until then"
    match = desk(manuscripts={1: "81@0,0 4@1,1"}, hands={1: "3 9 5"})
    assert "closes" not in kinds(match, "lay-3@-1,1"), "blocked by the other card already"


def test_points_count_covered_corners_and_the_objects_visible_afterwards() -> None:
    """CN-24, CN-3"""
    ring = "84b@0,0 41b@1,1 42b@-1,1 21b@2,2 22b@-2,2 23b@1,3 24b@-1,3"
    match = desk(manuscripts={2: ring}, hands={2: "64 5 6"}, turn=2)
    assert look(match, "lay-64@0,2")["points"] == [0, 8]
    assert look(match, "lay-64b@0,2")["points"] == [0, 0]
    quills = desk(manuscripts={1: "86b@0,0 1b@1,1 5@-1,1 15@2,2"}, hands={1: "41 8 7"})
    assert look(quills, "lay-41@2,0")["points"] == [3, 0]
    assert look(quills, "lay-41@0,2")["points"] == [2, 0]
    assert look(quills, "lay-8@0,2")["points"] == [1, 0]
    assert quills.tell(quills.read("lay-41@2,0"))["scores"] == 3


def test_a_move_tells_the_objectives_it_changes() -> None:
    """CN-31, CN-12"""
    match = desk(
        manuscripts={1: "81@0,0 1b@1,1 2b@2,2 4b@-1,-1", 2: "82@0,0 7b@1,1 6b@2,2"}, hands={1: "3 21 5"},
        common="87 102", secrets={1: "95 96", 2: "88 89"},
    )  # fmt: skip
    own = [e for e in look(match, "lay-3b@3,3")["effects"] if e["kind"] == "objective"]
    assert [(e["card"], e["before"], e["worth"], e["clause"]) for e in own] == [(87, 0, 2, "CN-31")]
    assert own[0]["pieces"] == [{**match.show(0)["common"][0], "what": "rising", "sign1": "F", "sign2": "F"}]
    symbols = [e for e in look(match, "lay-3@0,2")["effects"] if e["kind"] == "objective"]
    assert [(e["card"], e["before"], e["worth"]) for e in symbols] == [(95, 2, 4)]
    shown = [e for e in look(match, "lay-3@3,3")["effects"] if e["kind"] == "objective"]
    assert [(e["card"], e["before"], e["worth"]) for e in shown] == [(87, 0, 2), (95, 2, 4)]
    other = [e for e in look(match, "lay-3@3,3", 1)["effects"] if e["kind"] == "objective"]
    assert [e["card"] for e in other] == [87], "the secret objective is told to its owner alone"
    assert not [e for e in look(match, "lay-21b@3,3")["effects"] if e["kind"] == "objective"]


@pytest.mark.parametrize(
    ("objective", "manuscript", "card", "at", "worth"),
    [
        ("88", "81@0,0 11b@-1,1 12b@-2,2 1b@-2,0", 13, "-3,3", 2),
        ("88", "81@0,0 11b@-1,1 12b@-2,2 1b@-2,0", 13, "0,2", 0),
        ("88", "81@0,0 11b@-1,1 13b@-2,0 14b@-3,1", 12, "-2,2", 0),
        ("91", "81@0,0 1b@1,1 11b@2,0 2b@0,2 12b@2,2", 3, "1,3", 3),
        ("91", "81@0,0 1b@1,1 2b@0,2 3b@1,3 4b@2,2", 11, "2,0", 3),
        ("91", "81@0,0 1b@1,1 2b@0,2 3b@1,3 4b@2,2", 11, "0,4", 0),
        ("93", "81@0,0 21b@1,-1 22b@1,1 23b@0,2", 1, "2,2", 3),
        ("87", "81@0,0 1b@1,1 2b@2,2 4b@3,3 5b@4,4 6b@5,5", 3, "6,6", 4),
        ("87", "81@0,0 1b@1,1 2b@2,2 4b@-1,-1 5b@-2,-2", 3, "3,3", 2),
        ("88", "81@0,0 11b@1,-1 12b@2,-2 1b@3,-1 2b@4,-2 3b@5,-3 13b@4,-4 14b@5,-5", 20, "3,-3", 2),
    ],
)
def test_a_pattern_may_be_completed_by_any_of_its_cards(
    objective: str, manuscript: str, card: int, at: str, worth: int
) -> None:
    """CN-5, CN-31"""
    match = desk(manuscripts={1: manuscript}, hands={1: f"{card} 31 32"}, common=f"{objective} 102")
    told = kinds(match, f"lay-{card}b@{at}")
    assert told.get("objective", {"worth": 0})["worth"] == worth


def test_twenty_points_call_the_end_unless_it_is_called_already() -> None:
    """CN-30"""
    match = desk(manuscripts={1: NINETEEN}, hands={1: "20 1 2"})
    lay = next(t for t in match.texts() if t.startswith("lay-20@"))
    assert kinds(match, lay)["calls"] == {
        "kind": "calls", "clause": "CN-30", "pieces": [], "places": [], "reason": "twenty_points", "n": 20,
    }  # fmt: skip
    assert "calls" not in kinds(match, lay.replace("@", "b@"))
    called = desk(manuscripts={1: NINETEEN}, hands={1: "20 1 2"}, called="empty_decks", left={"resource": 0, "gold": 0})
    assert "calls" not in kinds(called, next(t for t in called.texts() if t.startswith("lay-20@")))


def test_a_lay_that_closes_the_manuscript_warns_the_player() -> None:
    """CN-27"""
    *rest, last = CLOSED.split()
    card, _, at = last.partition("@")
    match = desk(manuscripts={1: " ".join(rest)}, hands={1: f"{card} 1 2"})
    assert kinds(match, f"lay-{card}@{at}")["skips"] == {"kind": "skips", "clause": "CN-27", "pieces": [], "places": []}
    assert "skips" not in kinds(match, f"lay-{card}b@{at}")
    ending = desk(
        manuscripts={1: " ".join(rest)}, hands={1: f"{card} 1 2"}, last=True, called="empty_decks",
        left={"resource": 0, "gold": 0}, keeper=2,
    )  # fmt: skip
    assert "skips" not in kinds(ending, f"lay-{card}@{at}"), "no turn would follow anyway"


def test_the_secret_objectives_are_revealed_after_the_last_card() -> None:
    """CN-31"""
    last = {"last": True, "called": "empty_decks", "left": {"resource": 0, "gold": 0}}
    for turn, start, reveals in ((2, 1, True), (1, 1, False), (1, 2, True), (2, 2, False)):
        match = desk(turn=turn, start=start, **last)  # type: ignore[arg-type]
        told = look(match, match.texts()[0])["chances"]
        assert told == [{"kind": "reveal", "clause": "CN-31", "weight": 1, "of": 1}] * reveals
    assert look(desk(), "lay-1@1,1")["chances"] == []


# --- Drawing -----------------------------------------------------------------------------------------------------


def test_a_drawn_face_up_card_is_known_to_all_and_replaced_by_the_top_card() -> None:
    """CN-25, CN-26"""
    match = desk(asked="draw", up="36 37 76 77", tops="PA")
    told = look(match, "take-76")
    piece = match.tell(match.read("take-76"))["pieces"][0]
    top = {"kind": "back", "sort": "gold", "kingdom": "animal", "back": "oooo", "middle": "A"}
    assert told["effects"] == [
        {"kind": "known", "clause": "CN-26", "pieces": [piece], "places": []},
        {"kind": "refills", "clause": "CN-25", "pieces": [top], "places": []},
    ]
    assert kinds(match, "take-37")["refills"]["pieces"][0]["kingdom"] == "plant"
    assert told["chances"] == [
        {"kind": "turns-up", "clause": "CN-10", "gives": 1, "per": "k", "weight": 1, "of": 10},
        {"kind": "turns-up", "clause": "CN-10", "gives": 1, "per": "m", "weight": 1, "of": 10},
        {"kind": "turns-up", "clause": "CN-10", "gives": 1, "per": "q", "weight": 1, "of": 10},
        {"kind": "turns-up", "clause": "CN-10", "gives": 2, "per": "c", "weight": 3, "of": 10},
        {"kind": "turns-up", "clause": "CN-10", "gives": 3, "per": "card", "weight": 3, "of": 10},
        {"kind": "turns-up", "clause": "CN-10", "gives": 5, "per": "card", "weight": 1, "of": 10},
    ]


def test_a_face_up_place_that_stays_empty_is_told() -> None:
    """CN-25"""
    match = desk(asked="draw", up="36 37 76 77", left={"resource": 0})
    assert [*kinds(match, "take-37")] == ["known", "gap"]
    assert kinds(match, "take-37")["gap"] == {"kind": "gap", "clause": "CN-25", "pieces": [], "places": []}
    assert look(match, "take-37")["chances"] == []


@pytest.mark.parametrize("take", [False, True])
@pytest.mark.parametrize(("sort", "other"), [("resource", "gold"), ("gold", "resource")])
def test_drawing_the_last_card_tells_the_empty_deck_and_the_end_if_both_are_empty(
    sort: str, other: str, take: bool
) -> None:
    """CN-30"""
    up = {"resource": "take-36", "gold": "take-76"}[sort] if take else f"draw-{sort}"
    alone = {"kind": "empties", "clause": "CN-30", "pieces": [], "places": [], "sort": sort}
    calls = {"kind": "calls", "clause": "CN-30", "pieces": [], "places": [], "reason": "empty_decks", "n": 0}
    for left, called, told in (
        ({sort: 1, other: 0}, "no", [alone, calls]),
        ({sort: 1, other: 1}, "no", [alone]),
        ({sort: 2, other: 0}, "no", []),
        ({sort: 1, other: 0}, "twenty_points", [alone]),
    ):
        manuscripts = {1: NINETEEN + " 20@4,2"} if called != "no" else {}
        match = desk(asked="draw", up="36 37 76 77", left=left, called=called, manuscripts=manuscripts)
        assert look(match, up)["effects"][2 * take :] == told


def test_the_chances_of_a_draw_count_the_cards_its_viewer_has_not_seen() -> None:
    """CN-26, CN-10"""
    match = desk(
        asked="draw", hands={1: "1 2", 2: "3* 4 8"}, manuscripts={1: "81@0,0 9b@1,1", 2: "82@0,0 10b@1,1"},
        up="36 37 76 77", tops="FA",
    )  # fmt: skip
    own = look(match, "draw-resource")["chances"]  # 4 5 6 7 8 10 are left: 3 was shown, and the viewer has 1 2 9
    assert own == [
        {"kind": "drawn", "clause": "CN-26", "gives": 0, "per": "none", "weight": 4, "of": 6},
        {"kind": "drawn", "clause": "CN-26", "gives": 1, "per": "card", "weight": 2, "of": 6},
    ]
    assert look(match, "draw-resource")["effects"] == []
    table = look(match, "draw-resource", TABLE)["chances"]  # 5 6 7 are in the deck
    assert [(c["gives"], c["weight"], c["of"]) for c in table] == [(0, 3, 3)]
    assert look(match, "draw-resource", 1)["chances"] == [
        {"kind": "drawn-unseen", "clause": "CN-26", "weight": 6, "of": 6}
    ]
    assert look(match, "draw-resource", NOBODY)["chances"][0]["of"] == 9
    gold = look(match, "draw-gold")["chances"]
    assert [chance["of"] for chance in gold] == [10] * 6


# --- The set-up, and everything else -----------------------------------------------------------------------------


def test_choosing_a_side_of_the_starter_tells_its_symbols_and_places() -> None:
    """CN-11, CN-4"""
    match = Scribe(2, starters="85").deal().match
    front, back = kinds(match, "front"), kinds(match, "back")
    assert (signs(front["gains"]), front["opens"]["places"]) == ("IFPA", ["-1,-1", "-1,1", "1,-1", "1,1"])
    assert (signs(back["gains"]), back["opens"]["places"]) == ("PAI", ["-1,1", "1,1"])
    assert back["closes"]["places"] == ["-1,-1", "1,-1"]
    assert [*front] == ["gains", "opens"]
    known = {piece["card"] for deck in match.show()["decks"] for piece in deck["up"]}
    top = "FPAI".index(match.show()["decks"][0]["top"]["middle"])
    of = sum(card not in known for card in range(10 * top + 1, 10 * top + 11))
    assert look(match, "front")["chances"] == [{"kind": "deal", "clause": "CN-26", "weight": of, "of": of}]


def test_only_the_owner_is_told_the_returned_objective() -> None:
    """CN-12"""
    scribe = Scribe(2, objectives="99 100 87 88", start=2)
    match = scribe.match
    while "keep-87" not in match.texts():
        match.play("front") if match.to_act >= 0 else match.play(scribe.outcome(match.texts()))
    assert match.to_act == 1
    told = kinds(match, "keep-87")["returns"]
    assert (told["clause"], told["pieces"]) == ("CN-12", match.tell(match.read("keep-88"))["pieces"])
    assert kinds(match, "keep-88")["returns"]["pieces"][0]["card"] == 87
    assert kinds(match, "keep-87", TABLE) == kinds(match, "keep-87")
    assert preview(match.state, match.read("keep-87"), 0)["effects"] == []
    for viewer, kind, of in (
        (1, "secret-unseen", 12),
        (0, "secret", 14),
        (TABLE, "secret", 12),
        (NOBODY, "secret-unseen", 14),
    ):
        chances = preview(match.state, match.read("keep-87"), viewer)["chances"]
        assert chances == [{"kind": kind, "clause": "CN-12", "weight": of, "of": of}]
    scribe.play("keep-87")
    assert look(match, match.texts()[0])["chances"] == [], "the last player has drawn"


def test_the_reveal_tells_points_of_objectives_but_other_outcomes_and_illegal_moves_tell_nothing() -> None:
    """CN-31"""
    match = desk(
        turn=2, last=True, called="empty_decks", left={"resource": 0, "gold": 0}, secrets={1: "87 88", 2: "95 96"},
        common="101 102", manuscripts={1: "81@0,0 1b@1,1 2b@2,2 3b@3,3"}, keeper=2, hands={2: "50 60 70"},
    )  # fmt: skip
    nothing: Preview = {"points": [0, 0], "effects": [], "chances": []}
    assert preview(match.state, REVEAL, TABLE) == nothing
    assert preview(match.state, LAY + 3, 1)["effects"] == []
    match.play(match.texts()[0])
    won = preview(match.state, REVEAL, TABLE)
    before = match.points()
    match.play(REVEAL)
    assert won == {**nothing, "points": [a - b for a, b in zip(match.points(), before, strict=True)]}
    assert won["points"][0] == 2
    begun = Match(GAME, 2)
    assert preview(begun.state, begun.legal()[0], TABLE) == nothing


def check_walk(seats: int, seed: int, every: int) -> None:
    """Compare previews with what happens in a random game."""
    dice = random.Random(f"previews {seats} {seed}")
    for n, (match, _) in enumerate(walk(GAME, seats, {}, seed)):
        if match.to_act < 0 or n % every:
            continue
        legal = match.legal()
        for m in dice.sample(legal, min(len(legal), 5)):
            viewer = dice.choice((match.to_act, match.to_act, TABLE, *GAME.viewers(seats)))
            told = preview(match.state, m, viewer)
            assert told["effects"] == effects(match, m, viewer), f"{match.write(m)} for {viewer}\n{match}"
            later = match.copy().play(m)
            sums = [[sum(line["points"] for line in one.explain(viewer) if line["side"] == p) for p in range(seats)]
                    for one in (match, later)]  # fmt: skip
            assert told["points"] == [b - a for a, b in zip(*sums, strict=True)]
            check_chances(match, later, told["chances"], viewer)
            dream = imagined(match, viewer, seeded(n, 5))
            if viewer == match.to_act:
                assert json.dumps(preview(dream.state, m, viewer)) == json.dumps(told)


def check_chances(match: Match, later: Match, chances: list[JsonObject], viewer: int) -> None:
    """Check that every outcome belongs to one chance, weighted by the cards the viewer has not seen."""
    if later.to_act != TABLE:
        assert chances == []
        return
    assert sum(chance["weight"] for chance in chances) == chances[0]["of"]
    weights = [0] * len(chances)
    for m, weight in zip(later.legal(), later.odds(), strict=True):
        told = later.tell(m, viewer)
        fields = [{k: v for k, v in chance.items() if k not in ("weight", "of")} for chance in chances]
        mine = [k for k, chance in enumerate(fields) if chance.items() <= {**told, "pieces": 0, "places": 0}.items()]
        assert len(mine) == 1, (told, chances)
        weights[mine[0]] += weight
    if viewer == TABLE:
        assert weights == [chance["weight"] for chance in chances]


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_previews_agree_with_what_happens(seats: int) -> None:
    """CN-20, CN-25, CN-31"""
    check_walk(seats, 0, 3)


@pytest.mark.slow
@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.parametrize("seed", range(1, 30))
def test_previews_agree_with_what_happens_in_many_games(seats: int, seed: int) -> None:
    """CN-20, CN-25, CN-31"""
    check_walk(seats, seed, 1)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_effect_and_every_chance_has_words(lang: str) -> None:
    """CN-21, CN-24, CN-25"""
    say = Texts(GAME, lang, 2)
    found: dict[str, str] = {}
    for n, (match, _) in enumerate(walk(GAME, 2, {}, 0)):
        for m in match.legal()[n % 5 :: 5] if match.to_act >= 0 else ():
            told = preview(match.state, m, match.to_act)
            for effect in told["effects"]:
                name = f"effect-{effect['kind']}"
                found[name] = say.say(name, **say._values({**effect, "seat": 0}))
            for chance in told["chances"]:
                name = f"chance-{chance['kind']}"
                found[name] = say.say(
                    name, **say._values({**chance, "seat": 0, "pieces": [], "places": [], "percent": 7})
                )
    often = ("covers", "hides", "gains", "opens", "closes", "known", "refills", "objective", "returns")
    assert {*(f"effect-{kind}" for kind in often), "chance-drawn", "chance-turns-up"} <= found.keys()
    for reason in ("twenty_points", "empty_decks"):
        assert say.say("effect-calls", reason=reason, n=20)
    for name in ("effect-skips", "effect-gap", "chance-secret", "chance-deal", "chance-reveal"):
        assert say.say(name)


def test_the_words_of_effects_are_short_and_plain() -> None:
    say = Texts(GAME, "en", 2)
    pieces = [{"kind": "symbol", "sign": sign} for sign in "FqF"]
    assert (
        say.say("effect-hides", **say._values({"seat": 0, "pieces": pieces, "places": []})) == "loses 2× fungus, quill"
    )
    assert say.say("effect-covers", n=1) == "covers 1 corner"
    assert (
        say.say("effect-objective", card=87, worth=4, before=2)
        == "objective 87 would score 4 points at the end instead of 2"
    )
    worth = {"gives": 2, "per": "c", "weight": 3, "of": 10, "percent": 30}
    assert say.say("chance-drawn", **worth) == "drawn card, 2 points for each corner it covers: 30% (3 of 10)"
    assert say.say("chance-drawn", **{**worth, "per": "none"}) == "drawn card, no points: 30% (3 of 10)"
