"""Hidden polyps: what each viewer is told, what everyone could have noted, and how the rest is imagined."""

import json
from collections import Counter
from itertools import permutations

import pytest

from fathomfive.kernel.dice import seeded
from fathomfive.kernel.game import NOBODY, TABLE
from fathomfive.kernel.match import Match
from games.reef_encounter.reef import begin, colour, dealt, in_bag, laid_out, play, reef, row
from walks import imagined, observed

VIEWERS = [0, 1, NOBODY]
each_viewer = pytest.mark.parametrize("viewer", VIEWERS, ids=["seat-1", "seat-2", "spectator"])

# --- Words -------------------------------------------------------------------------------------------------------


def words(match: Match, text: str) -> list[str]:
    """Write a move as seat 1, seat 2, a spectator and the table know it."""
    m = match.read(text)
    return [match.write(m, viewer) for viewer in (0, 1, NOBODY, TABLE)]


def told(match: Match, text: str) -> list[str]:
    """Give the kind and the colour of a move as each of these viewers is told."""
    m = match.read(text)
    lines = [match.tell(m, viewer) for viewer in (0, 1, NOBODY, TABLE)]
    return [" ".join([line["kind"], *(piece["colour"] for piece in line["pieces"])]) for line in lines]


def test_only_the_owner_reads_the_colour_of_a_polyp_drawn_behind_a_screen() -> None:
    """RE-47, RE-14"""
    match = play(laid_out(), "start-2")
    assert words(match, "polyp-G") == ["polyp", "polyp-G", "polyp", "polyp-G"]
    assert told(match, "polyp-G") == ["deal-unseen", "deal grey", "deal-unseen", "deal grey"]


def test_everyone_reads_the_colour_of_a_polyp_drawn_into_the_sea() -> None:
    """RE-47, RE-29"""
    match = play(reef(), "take-W")
    assert words(match, "polyp-G") == ["polyp-G"] * 4
    assert told(match, "polyp-G") == ["polyp grey"] * 4


def test_only_the_owner_reads_the_colour_of_the_first_fed_polyp_until_the_end() -> None:
    """RE-47, RE-15"""
    match = dealt(hands={1: "WWWYYY"})
    assert words(match, "feed-Y") == ["feed-Y", "feed", "feed", "feed-Y"]
    assert told(match, "feed-Y") == ["feed yellow", "feed-unseen", "feed-unseen", "feed yellow"]
    play(match, "feed-Y")
    assert [row(match, 1, v)["fed"] for v in VIEWERS] == ["Y", "?", "?"]
    assert [row(match, 1, v)["fish"] for v in VIEWERS] == ["Y1", "?1", "?1"]
    assert [match.show(v)["sides"][0]["fed"] for v in VIEWERS] == ["yellow", None, None]


def test_fed_polyps_are_revealed_at_the_end() -> None:
    """RE-47, RE-62"""
    table = {"asked": "reveal", "ended": "too_long", "turns": 400, "fish": {1: "W1 G3", 2: "P2"}, "fed": {1: "G"}}
    match = reef(**table, hands={1: "O3"})  # type: ignore[arg-type]
    assert row(match, 1, 1)["fish"] == "W1 G2 ?1"
    assert words(match, "reveal-G-P") == ["reveal-G-P"] * 4
    play(match, "reveal-G-P")
    assert [(row(match, 1, v)["fish"], row(match, 1, v)["fed"]) for v in VIEWERS] == [("W1 G3", "G")] * 3
    assert row(match, 1, 1)["hand"] == "?3"  # hands stay secret
    assert match.show(1)["sides"][0]["points"] == match.points()[0]


# --- What everyone could have noted --------------------------------------------------------------------------------


def test_hands_are_secret_except_for_their_size() -> None:
    """RE-47"""
    match = reef(hands={1: "W2 G1", 2: "P4"})
    assert [row(match, 1, v)["hand"] for v in VIEWERS] == ["W2 G1", "?3", "?3"]
    assert [row(match, 2, v)["hand"] for v in VIEWERS] == ["?4", "P4", "?4"]
    assert [match.show(v)["sides"][0]["hand_hidden"] for v in VIEWERS] == [0, 3, 3]


def test_polyps_taken_from_the_sea_are_noted() -> None:
    """RE-47, RE-29"""
    match = play(reef(hands={1: "W1 G1"}, sea={"Y": "W2 O1"}), "take-Y")
    assert row(match, 1, 0)["hand"] == "W3 O1 G1"
    assert row(match, 1, 1)["hand"] == row(match, 1, NOBODY)["hand"] == "W2 O1 ?2"
    assert row(match, 1)["noted"] == "W2 O1"
    assert match.show(0)["sides"][0]["noted"]["white"] == 2


def test_a_polyp_received_for_a_larva_is_noted() -> None:
    """RE-47, RE-28"""
    match = play(reef(hands={1: "W1"}, cubes={1: "W1"}), "grow-W")
    assert row(match, 1, 1)["hand"] == "W1 ?1"


def test_placing_from_the_hand_uses_up_noted_polyps_before_unknown_ones() -> None:
    """RE-47, RE-22"""
    match = reef(hands={1: "W3 G2"}, noted={1: "W1 G1"}, prey={1: "W1"}, done="paid 1 placing W")
    assert row(match, 1, 1)["hand"] == "W1 G1 ?3"
    play(match, "place-Wb0A6")
    assert row(match, 1, 1)["hand"] == "G1 ?3"
    play(match, "replace-Wb0B6")  # a consumed polyp was never behind the screen
    assert row(match, 1, 1)["hand"] == "G1 ?3"
    play(match, "place-Wb0C6")
    assert row(match, 1, 1)["hand"] == "G1 ?2"
    play(match, "place-Wb0D6")
    assert row(match, 1, 1)["hand"] == "G1 ?1"
    assert row(match, 1, 0)["hand"] == "G2"


def test_polyps_are_noted_by_player_and_colour() -> None:
    """RE-47"""
    match = reef(hands={1: "W2", 2: "W2 Y1"}, noted={2: "W1"}, done="paid 1 placing W")
    play(match, "place-Wb0A6 take-G polyp-Y")
    assert row(match, 1)["noted"] == "G3"
    assert row(match, 2)["noted"] == "W1"


def test_larvae_shrimps_and_consumed_polyps_of_all_players_are_public() -> None:
    """RE-47"""
    boards = {0: "W A3@1"}
    match = reef(cubes={1: "W2 G1"}, prey={1: "O1"}, eaten={1: 2}, boards=boards, fish={1: "W2 Y3"}, fed={1: "W"})
    for viewer in VIEWERS:
        seen = row(match, 1, viewer)
        assert (seen["larvae"], seen["consumed"], seen["eaten"], seen["shrimps"]) == ("W2 G1", "O1", "2", "1")
    assert row(match, 1, 1)["fish"] == "W1 Y3 ?1"


def test_polyps_eaten_later_are_seen_in_the_fish() -> None:
    """RE-47, RE-21"""
    match = play(reef(boards={0: "W A3 B3 A4 B4 A5 A6@1"}, fish={1: "W1"}), "eat-b0A6")
    assert row(match, 1, 1)["fish"] == "W2 ?1"
    assert match.show(1)["sides"][0]["fish"]["white"] == 2
    assert match.show(1)["sides"][0]["fish_hidden"] == 1


def test_the_size_of_the_bag_is_public_and_its_colours_are_not() -> None:
    """RE-47"""
    match = begin()
    for viewer in VIEWERS:
        assert match.show(viewer)["bag"] == in_bag(match) == 158
        assert set(match.show(viewer)["bag_colours"].values()) == {None}
        assert {colour(match, c, viewer)["bag"] for c in "WYOPG"} == {"?"}
    assert match.show(TABLE)["bag_colours"]["grey"] == int(colour(match, "G")["bag"])


def test_polyps_a_viewer_has_not_seen_are_counted_by_colour() -> None:
    """RE-47"""
    match = reef(hands={1: "W2", 2: "W3 Y1"}, noted={2: "Y1"}, fish={1: "G1", 2: "P1"}, bag="W5 O2", bonus="")
    unseen = {viewer: match.show(viewer)["unseen"] for viewer in (*VIEWERS, TABLE)}
    assert unseen[0] == {"white": 5 + 3, "yellow": 0, "orange": 2, "pink": 1, "grey": 0}
    assert unseen[1] == {"white": 5 + 2, "yellow": 0, "orange": 2, "pink": 0, "grey": 1}
    assert unseen[NOBODY] == {"white": 5 + 3 + 2, "yellow": 0, "orange": 2, "pink": 1, "grey": 1}
    assert unseen[TABLE] == {"white": 5, "yellow": 0, "orange": 2, "pink": 0, "grey": 0}


# --- When the bag was seen empty -----------------------------------------------------------------------------------


def bags(match: Match, viewer: int = NOBODY) -> str:
    """Give the bag as a viewer knows it."""
    return " ".join(colour(match, c, viewer)["bag"] for c in "WYOPG")


def test_a_colour_is_counted_when_its_bonus_tile_could_not_be_replaced() -> None:
    """RE-47, RE-28, RE-42"""
    match = reef(cubes={1: "W1"}, prey={1: "W2"}, hands={1: "O2"}, bag="Y3 G1", sea={"O": "O2"})
    assert bags(match) == "? ? ? ? ?"
    play(match, "grow-W")
    assert bags(match) == "? ? ? ? ?"
    play(match, "bonus-gone")
    assert bags(match) == "0! ? ? ? ?"
    play(match, "hatch-W swap-W-blue-sea")  # everyone sees both go in
    assert bags(match) == "2! ? ? ? ?"
    play(match, "take-O polyp-W")
    assert bags(match) == "1! ? ? ? ?"
    grown = reef(hands={1: "W1"}, done="paid 1 placing W", bag="Y3 G1")
    assert bags(play(grown, "place-Wb1D5 bonus-gone")) == "0! ? ? ? ?"


def test_a_replaced_bonus_tile_does_not_reveal_the_number_in_the_bag() -> None:
    """RE-47, RE-28"""
    match = play(reef(hands={2: "O4"}, cubes={1: "W1"}, bag="W1 Y3"), "grow-W")
    assert match.texts() == match.texts(NOBODY) == ["bonus-replaced"]
    play(match, "bonus-replaced")
    assert bags(match) == "? ? ? ? ?"
    assert bags(match, TABLE) == "0 3 0 0 0"


def test_the_table_reveals_whether_a_bonus_tile_is_replaced_unless_everyone_can_work_it_out() -> None:
    """RE-47, RE-42"""
    # Three white polyps are unseen: two fed, one in the bag; with four more behind a screen, it may be any of those.
    sure = play(reef(cubes={1: "W1"}, bag="W1 Y3"), "grow-W")
    assert sure.to_act == 0
    unsure = play(reef(hands={2: "W1"}, cubes={1: "W1"}, bag="Y3", fish={1: "W1", 2: "W1"}), "grow-W")
    assert (unsure.to_act, unsure.texts()) == (TABLE, ["bonus-gone"])
    for c in "WYOPG":
        known = reef(hands={2: "Y2 P2"}, cubes={1: f"{c}2"}, bag=f"{c}1", counted=c)
        assert play(known, f"grow-{c}").to_act == 0
        assert (colour(known, c)["bonus"], colour(known, c)["bag"]) == ("1", "0!")
        assert play(known, f"grow-{c}").to_act == 0
        assert (colour(known, c)["bonus"], colour(known, c)["bag"]) == ("0", "0!")


def test_nobody_reads_whether_the_bag_can_replace_a_bonus_tile_before_it_is_revealed() -> None:
    """RE-47, RE-28"""
    one = reef(hands={2: "W1"}, cubes={1: "W1"}, bag="Y3")
    two = reef(hands={2: "Y1"}, cubes={1: "W1"}, bag="W1 Y2")
    for viewer in (0, NOBODY):
        assert one.draw(viewer) == two.draw(viewer)
    assert one.texts() == two.texts()
    play(one, "grow-W")
    play(two, "grow-W")
    for viewer in (0, NOBODY):
        assert one.draw(viewer) == two.draw(viewer)
    assert (one.texts(), two.texts()) == (["bonus-gone"], ["bonus-replaced"])


def test_the_bag_is_counted_after_it_was_empty() -> None:
    """RE-47, RE-60"""
    match = play(reef(bag="W1", prey={2: "P1"}), "take-W polyp-W")
    assert bags(match) == "0! 0! 0! 0! 0!"
    play(match, "hatch-P")
    assert bags(match) == "0! 0! 0! 1! 0!"
    taken = play(reef(cubes={1: "W1"}, bag="W1"), "grow-W")
    assert bags(taken) == "0! 0! 0! 0! 0!"
    grown = play(reef(hands={1: "W1"}, done="paid 1 placing W", bag="W1"), "place-Wb1D5")
    assert bags(grown) == "0! 0! 0! 0! 0!"


@pytest.mark.parametrize("left", ["W1", "G1", "G2", "P1"])
def test_a_bag_that_is_not_empty_is_not_counted(left: str) -> None:
    """RE-47"""
    match = play(reef(bag=f"{left} O1"), "take-W polyp-O")
    assert bags(match) == "? ? ? ? ?"
    assert bags(play(match, f"take-W polyp-{left[0]}")) == ("0! 0! 0! 0! 0!" if left[1] == "1" else "? ? ? ? ?")


def test_bonus_tiles_in_the_bag_are_counted() -> None:
    """RE-47, RE-60"""
    match = play(reef(bag="", bonus="WYG"), "take-O")
    assert bags(match) == "1! 1! 0! 0! 1!"


# --- Imagining ---------------------------------------------------------------------------------------------------

Placing = tuple[object, ...]


def placing(match: Match) -> Placing:
    """Give the places of all polyps that some viewer has not seen."""
    s = match.state
    hidden = [tuple(int(n) for n in s.hand[p] - s.noted[p]) for p in range(2)]
    return (*hidden, int(s.fed[0]), int(s.fed[1]), tuple(int(n) for n in s.bag))


def ordinary() -> Match:
    """A table with eight unseen polyps, three of them in the bag."""
    return reef(hands={1: "W1 Y1", 2: "P1"}, fish={1: "W1", 2: "Y2"}, bag="W1 O2")


def one_counted() -> Match:
    """A table where everyone knows the white polyps in the bag; other white ones are behind a screen and in a fish."""
    return reef(hands={1: "W1 Y1", 2: "P1"}, fish={1: "W1", 2: "Y2"}, bag="W1 O2", counted="W")


def two_counted() -> Match:
    """A table where white and orange bonus tiles could not be replaced, and then one of each went into the bag."""
    match = reef(hands={1: "W1 Y1", 2: "P1"}, fish={1: "O1", 2: "Y2"}, bag="P2", cubes={1: "W1 O1"}, prey={1: "W1 O1"})
    return play(match, "grow-W bonus-gone grow-O bonus-gone hatch-W hatch-O")


def all_counted() -> Match:
    """A table where the bag was empty, and then everyone saw three polyps go in."""
    prey = {1: "W1 P1 O1"}
    match = reef(hands={1: "W1 Y1", 2: "P1 W1"}, fish={1: "G1", 2: "Y2"}, bag="O1", cubes={1: "O1"}, prey=prey)
    return play(match, "grow-O bonus-replaced hatch-W hatch-P hatch-O")


def finished() -> Match:
    """A finished table, where fed polyps are known and hands are not."""
    match = reef(asked="reveal", ended="too_long", turns=400, hands={1: "W1 Y1", 2: "P1 W1"}, bag="W1 O2")
    return play(match, "reveal-W-W")


def enumerated(match: Match, viewer: int) -> Counter[Placing]:
    """Count all arrangements of the polyps a viewer cannot know, by slow enumeration."""
    s = match.state
    slots: list[str] = []
    pieces: list[int] = []
    own = placing(match)
    for p in range(2):
        if viewer != p:
            behind = [c for c in range(5) for _ in range(own[p][c])]  # type: ignore[index]
            slots += [f"hand{p}"] * len(behind)
            pieces += behind
            if not match.over:
                slots.append(f"fed{p}")
                pieces.append(int(s.fed[p]) - 1)
    pieces += [c for c in range(5) for _ in range(int(s.bag[c]))]
    slots += ["bag"] * (len(pieces) - len(slots))
    found: Counter[Placing] = Counter()
    for order in permutations(pieces):
        lie = {name: [0] * 5 for name in {*slots, "bag"}}
        for slot, piece in zip(slots, order, strict=True):
            lie[slot][piece] += 1
        if any(s.counted >> c & 1 and lie["bag"][c] != s.bag[c] for c in range(5)):
            continue
        hands = [tuple(lie[f"hand{p}"]) if f"hand{p}" in lie else own[p] for p in range(2)]
        fed = [lie[f"fed{p}"].index(1) + 1 if f"fed{p}" in lie else own[2 + p] for p in range(2)]
        found[(*hands, *fed, tuple(lie["bag"]))] += 1
    return found


def fits(expected: Counter[Placing], seen: Counter[Placing]) -> None:
    """Do counts agree with the expected ones, as far as chance allows?"""
    total, samples = sum(expected.values()), sum(seen.values())
    assert set(seen) <= set(expected)
    chi = sum((seen[p] - samples * n / total) ** 2 / (samples * n / total) for p, n in expected.items())
    freedom = max(1, len(expected) - 1)
    assert chi <= freedom + 5 * (2 * freedom) ** 0.5


@each_viewer
@pytest.mark.parametrize("table", [ordinary, one_counted, two_counted, all_counted, finished], ids=lambda t: t.__name__)
def test_imagining_agrees_with_an_enumeration(table: object, viewer: int) -> None:
    """RE-47"""
    match = table()  # type: ignore[operator]
    expected = enumerated(match, viewer)
    assert placing(match) in expected
    samples = max(1_500, 12 * len(expected))
    fits(expected, Counter(placing(imagined(match, viewer, seeded(1, n))) for n in range(samples)))


@each_viewer
def test_imagining_keeps_everything_a_viewer_knows(viewer: int) -> None:
    """RE-47"""
    hands, noted = {1: "W3 Y2 O1", 2: "P3 G2 Y1"}, {1: "W1", 2: "P2"}
    match = reef(hands=hands, noted=noted, fish={1: "W2 O3", 2: "Y2"}, bag="W3 Y2 O2 G4", counted="G")
    others = set()
    for n in range(60):
        dream = imagined(match, viewer, seeded(2, n))
        assert dream.game.audit(dream.state)
        assert dream.show(viewer) == match.show(viewer)
        assert colour(dream, "G")["bag"] == "4!"
        others.add(dream.state.bytes())
    assert len(others) > 20


def test_the_table_imagines_nothing() -> None:
    """RE-47"""
    match = ordinary()
    assert imagined(match, TABLE, seeded(1)).state.bytes() == match.state.bytes()


def test_polyps_not_yet_fed_are_imagined_behind_screens() -> None:
    """RE-47, RE-15"""
    match = play(dealt(3, hands={1: "WWWWWW"}), "feed-W")
    for n in range(20):
        dream = imagined(match, 1, seeded(3, n))
        assert [sum(int(k) for k in dream.state.hand[p]) for p in range(3)] == [5, 7, 9]
        assert (dream.state.fed[:3] > 0).tolist() == [True, False, False]
        assert dream.game.audit(dream.state)


# --- Observing ---------------------------------------------------------------------------------------------------


@each_viewer
def test_an_observation_gives_the_viewers_polyps_and_the_noted_polyps_of_others(viewer: int) -> None:
    """RE-47"""
    match = ordinary()
    if viewer == NOBODY:
        assert observed(match, 0) != observed(match, 1)
        return
    assert observed(match, viewer) == observed(imagined(match, viewer, seeded(3)), viewer)
    swapped = match.copy()
    other = 1 - viewer
    s = swapped.state
    had = int(s.hand[other].argmax()) if viewer else 3
    s.hand[other, had] -= 1
    s.hand[other, 2] += 1  # an orange polyp instead
    s.bag[had] += 1
    s.bag[2] -= 1
    assert swapped.game.audit(s)
    assert observed(swapped, viewer) == observed(match, viewer)
    assert observed(swapped, other) != observed(match, other)


def test_secrets_of_other_players_are_never_shown() -> None:
    """RE-47"""
    one = reef(hands={1: "W2", 2: "G2"}, fish={2: "P1"}, bag="W3 Y3 O3 P3 G3")
    two = reef(hands={1: "W2", 2: "Y1 O1"}, fish={2: "G1"}, bag="W3 Y2 O2 P4 G4")
    for viewer in (0, NOBODY):
        assert json.dumps(one.show(viewer)) == json.dumps(two.show(viewer))
        assert json.dumps(one.explain(viewer)) == json.dumps(two.explain(viewer))
        assert one.draw(viewer) == two.draw(viewer)
    assert one.show(1) != two.show(1)
