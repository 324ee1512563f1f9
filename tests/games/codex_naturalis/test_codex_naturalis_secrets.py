"""Hidden information: what each viewer is told, and how the rest is imagined."""

import json
from collections import Counter
from itertools import permutations

import pytest

from fathomfive.games.codex_naturalis import GAME
from fathomfive.kernel.dice import seeded
from fathomfive.kernel.game import NOBODY, TABLE
from fathomfive.kernel.match import Match
from games.codex_naturalis.scriptorium import Scribe, deck, desk, laid, play, row
from walks import imagined, observed

# --- Words -------------------------------------------------------------------------------------------------------


def words(match: Match, text: str) -> list[str]:
    """Write a move as seat 1, seat 2, a spectator and the table know it."""
    m = match.read(text)
    return [match.write(m, viewer) for viewer in (0, 1, NOBODY, TABLE)]


def pieces(match: Match, text: str) -> list[str]:
    """Name the pieces that each of these viewers is told of."""
    m = match.read(text)
    told = [match.tell(m, viewer) for viewer in (0, 1, NOBODY, TABLE)]
    return [str(t["pieces"][0].get("card", t["pieces"][0]["kind"])) if t["pieces"] else "-" for t in told]


def test_only_the_owner_reads_the_number_of_a_card_drawn_into_a_hand() -> None:
    """CN-26"""
    match = play(desk(asked="draw", turn=2, hands={2: "1 3"}), "draw-resource")
    card = match.texts()[0]
    assert words(match, card) == ["card-rF", card, "card-rF", card]
    assert pieces(match, card) == ["back", card[5:], "back", card[5:]]


def test_everyone_reads_the_number_of_a_card_turned_up() -> None:
    """CN-26"""
    match = desk(asked="draw", up="36 37 76 77")
    assert words(match, "take-36") == ["take-36"] * 4
    play(match, "take-36")
    card = match.texts()[0]
    assert words(match, card) == [card] * 4
    assert pieces(match, card) == [card[5:]] * 4


def test_a_card_laid_face_down_shows_its_back_and_one_laid_face_up_its_number() -> None:
    """CN-26"""
    match = desk(hands={1: "11 12 44"})
    assert words(match, "lay-11@1,1") == ["lay-11@1,1"] * 4
    assert words(match, "lay-11b@1,1") == ["lay-11b@1,1", "lay-rPb@1,1", "lay-rPb@1,1", "lay-11b@1,1"]
    assert pieces(match, "lay-11b@1,1") == ["11", "back", "back", "11"]
    assert words(match, "lay-44b@1,1")[1] == "lay-gFb@1,1"


def test_a_card_everybody_has_seen_stays_known_even_face_down() -> None:
    """CN-26"""
    match = desk(asked="draw", hands={1: "11 12"}, up="16 37 76 77")
    play(match, "take-16").deal()
    assert row(match, 1, 0)["hand"] == "11 12 16*"
    assert row(match, 1, 1)["hand"] == row(match, 1, NOBODY)["hand"] == "16* rP rP"
    play(match, next(t for t in match.texts() if "b@" in t))
    match.play(match.texts()[0])
    match.deal()
    assert words(match, "lay-16b@1,1") == ["lay-16b@1,1"] * 4
    play(match, "lay-16b@1,1")
    assert laid(match, 1, 1)[-1] == "16b*@1,1"


def test_only_the_owner_reads_objectives_until_the_end() -> None:
    """CN-12, CN-26"""
    scribe = Scribe(2, objectives="99 100")
    match = scribe.match
    while "secret" not in match.draw().splitlines()[1]:
        match.play(scribe.outcome(match.texts()) if match.to_act == TABLE else "front")
    assert words(match, "objective-90") == ["objective-90", "objective", "objective", "objective-90"]
    assert pieces(match, "objective-90") == ["90", "-", "-", "90"]
    play(match, "objective-90 objective-87")
    assert words(match, "keep-90") == ["keep-90", "keep", "keep", "keep-90"]
    assert pieces(match, "keep-90") == ["90", "-", "-", "90"]
    play(match, "keep-90")
    assert [(row(match, 1, v)["kept"], row(match, 1, v)["returned"]) for v in (0, 1, NOBODY)] == [
        ("90", "87"), ("?", "?"), ("?", "?"),
    ]  # fmt: skip


def test_kept_objectives_are_revealed_at_the_end_and_returned_ones_never() -> None:
    """CN-26, CN-31"""
    match = desk(
        turn=2, last=True, called="empty_decks", left={"resource": 0, "gold": 0}, secrets={1: "87 88", 2: "95 96"}
    )
    match.play(match.texts()[-1])
    assert words(match, "reveal-87-95") == ["reveal-87-95"] * 4
    assert row(match, 2, 0)["kept"] == "?"
    match.play("reveal-87-95")
    assert [(row(match, 2, v)["kept"], row(match, 2, v)["returned"]) for v in (0, 1, NOBODY)] == [
        ("95", "?"), ("95", "96"), ("95", "?"),
    ]  # fmt: skip


def test_only_the_backs_and_numbers_of_cards_in_hands_and_decks_are_public() -> None:
    """CN-26, CN-10"""
    match = desk(hands={1: "1 14 77", 2: "33 48 49"})
    assert row(match, 1, 1)["hand"] == "rF rP gI"
    assert row(match, 2, 0)["hand"] == "rI gF gF"
    for viewer in (0, 1, NOBODY):
        assert "cards" not in deck(match, "gold", viewer)
        assert deck(match, "gold", viewer)["left"] == deck(match, "gold")["left"]
        assert deck(match, "gold", viewer)["top"] == deck(match, "gold")["top"]
    shown = match.show(NOBODY)
    assert [deck_["left"] for deck_ in shown["decks"]] == [35, 35]
    assert [piece["kind"] for piece in shown["manuscripts"][1]["hand"]] == ["back"] * 3


# --- Imagining ---------------------------------------------------------------------------------------------------

Placing = tuple[object, ...]


def small() -> Match:
    """A table with few unseen cards: 1 41 and 2 3 42 in the hands, 6 face down, 4 and 43 in the decks."""
    match = desk(
        hands={1: "1 12* 41", 2: "2 3 42"},
        manuscripts={2: "82@0,0 6b@-1,1"},
        left={"resource": 1, "gold": 1},
        up="7 8 44 45",
        tops="FF",
        keeper=1,
    )
    assert deck(match, "resource")["cards"] == "4"
    return match


def seen_tail(match: Match) -> Match:
    """A table where everybody has seen the cards the keeper laid face down."""
    s = match.state
    for i in range(1, s.laid[0]):
        card = ~int(s.face[0, i])
        s.seen[card // 40] |= 1 << card % 40
    assert GAME.audit(s)
    return match


def placing(match: Match) -> Placing:
    """Give the places of all fungi cards that some viewer has not seen."""
    s = match.state
    hands = tuple(tuple(int(c) for c in s.hand[p] if int(c) - 1 not in (11,)) for p in range(2))
    return (*hands, ~int(s.face[1, 1]) + 1, int(s.cards[0]), int(s.cards[1]))


def placings(viewer: int) -> Counter[Placing]:
    """Count all arrangements of the cards a viewer cannot know, by slow enumeration."""
    found: Counter[Placing] = Counter()
    own = {0: {1, 41}, 1: {2, 3, 6, 42}, NOBODY: set()}[viewer]
    slots_r = [name for name, card in (("h1", 1), ("h2", 2), ("h2", 3), ("l2", 6), ("deck", 4)) if card not in own]
    slots_g = [name for name, card in (("h1", 41), ("h2", 42), ("deck", 43)) if card not in own]
    known = {1: "h1", 41: "h1", 2: "h2", 3: "h2", 6: "l2", 42: "h2"}
    for red in permutations(sorted({1, 2, 3, 6, 4} - own)):
        for gold in permutations(sorted({41, 42, 43} - own)):
            where = [*zip(slots_r, red, strict=True), *zip(slots_g, gold, strict=True)]
            where += [(known[card], card) for card in own]
            lie = {name: tuple(sorted(c for at, c in where if at == name)) for name in ("h1", "h2", "l2", "deck")}
            red_deck = sum(1 << card - 1 for card in lie["deck"] if card <= 40)
            gold_deck = sum(1 << card - 41 for card in lie["deck"] if card > 40)
            found[lie["h1"], lie["h2"], lie["l2"][0], red_deck, gold_deck] += 1
    return found


def fits(expected: Counter[Placing], seen: Counter[Placing]) -> None:
    """Do counts agree with the expected ones, by a chi-square test?"""
    total, samples = sum(expected.values()), sum(seen.values())
    assert set(seen) <= set(expected)
    chi = sum((seen[p] - samples * n / total) ** 2 / (samples * n / total) for p, n in expected.items())
    freedom = len(expected) - 1
    assert chi <= freedom + 5 * (2 * freedom) ** 0.5


@pytest.mark.parametrize("viewer", [0, 1, NOBODY], ids=["seat-1", "seat-2", "spectator"])
def test_imagining_cards_agrees_with_an_enumeration(viewer: int) -> None:
    """CN-26"""
    match = seen_tail(small())
    expected = placings(viewer)
    samples = max(1_500, 12 * len(expected))
    fits(expected, Counter(placing(imagined(match, viewer, seeded(1, n))) for n in range(samples)))


@pytest.mark.parametrize("viewer", [0, 1, NOBODY], ids=["seat-1", "seat-2", "spectator"])
@pytest.mark.parametrize("stage", ["drawn", "kept", "over"])
def test_imagining_objectives_agrees_with_an_enumeration(stage: str, viewer: int) -> None:
    """CN-12, CN-26"""
    if stage == "drawn":
        scribe = Scribe(2, objectives="99 100 87 88 94 93", keeps="88")
        match = scribe.match
        while "keep-93" not in match.texts():
            match.play(
                scribe.outcome(match.texts())
                if match.to_act == TABLE
                else "front"
                if "front" in match.texts()
                else "keep-88"
            )
    else:
        last = {"turn": 2, "last": True, "called": "empty_decks", "left": {"resource": 0, "gold": 0}}
        match = desk(common="99 100", secrets={1: "88 87", 2: "93 94"}, **(last if stage == "over" else {}))  # type: ignore[arg-type]
        if stage == "over":
            match.play(match.texts()[-1])
            match.play(match.texts()[0])
    pool = set(range(1, 17)) - {13, 14}
    own = {0: {2, 1}, 1: {7, 8}, NOBODY: set()}[viewer]
    expected: Counter[Placing] = Counter()
    for a, b, c, d in permutations(pool, 4):
        if viewer == 0 and (a, b) != (2, 1):
            continue
        if viewer == 1 and (c, d) != (7, 8):
            continue
        if stage == "over" and (a, c) != (2, 7):
            continue
        if stage == "drawn":
            c, d = min(c, d), max(c, d)
        expected[(a, b, c, d) if viewer != NOBODY else (a, d)] += 1
    assert own <= pool
    samples = max(1_500, 12 * len(expected))
    seen: Counter[Placing] = Counter()
    for n in range(samples):
        a, b, c, d = (int(n) for n in imagined(match, viewer, seeded(2, n)).state.secret[:2].flatten())
        seen[(a, b, c, d) if viewer != NOBODY else (a, d)] += 1
    fits(expected, seen)


def test_the_table_imagines_nothing() -> None:
    """CN-26"""
    match = small()
    assert imagined(match, TABLE, seeded(1)).state.bytes() == match.state.bytes()


def test_an_observation_gives_the_viewers_cards_and_the_backs_of_others() -> None:
    """CN-26"""
    match = seen_tail(small())
    assert observed(match, 0) != observed(match, 1)
    for viewer in (0, 1):
        assert observed(match, viewer) == observed(imagined(match, viewer, seeded(3)), viewer)
    swapped = match.copy()
    s = swapped.state
    s.hand[1] = (3, 4, 43)  # other fronts, the same backs
    assert observed(swapped, 0) == observed(match, 0)


@pytest.mark.parametrize("starter", [81, 82, 86])
def test_a_starter_is_public_with_either_side_up(starter: int) -> None:
    """CN-26, CN-11"""
    match = desk(manuscripts={1: f"{starter}b@0,0"})
    assert laid(match, 1, 1) == laid(match, 1, NOBODY) == [f"{starter}b@0,0"]
    assert match.show(1)["manuscripts"][0]["laid"][0]["name"] == f"{starter}b"
    assert observed(match, 1) == observed(imagined(match, 1, seeded(5)), 1)


def test_secrets_of_other_players_are_never_shown() -> None:
    """CN-26"""
    match = seen_tail(small())
    hidden = {2, 3, 42, 6}
    text = json.dumps([match.show(0), match.explain(0)]) + match.draw(0)
    for card in hidden:
        assert f'"card": {card},' not in text
    assert row(match, 2, 0)["hand"] == "rF rF gF"
    assert laid(match, 2, 0) == ["82@0,0", "rFb@-1,1"]
