"""Silence: two games whose moves all have the same texts for a viewer look the same to that viewer."""

import json
import random
from bisect import bisect
from collections.abc import Iterator

import pytest

from fathomfive.games.reef_encounter import GAME
from fathomfive.games.reef_encounter.components import (
    AGAIN,
    EAT,
    FEED,
    GROW,
    HATCH,
    LARVA,
    MOVE,
    PASS,
    PAY,
    PLACE,
    PUT,
    SWAP,
    TAKE,
)
from fathomfive.kernel.dice import seeded
from fathomfive.kernel.game import NOBODY, TABLE
from fathomfive.kernel.match import Match
from games.reef_encounter.reef import reef
from walks import imagined, observed

pytestmark = pytest.mark.unwatched

KINDS = (FEED, LARVA, PASS, EAT, PAY, HATCH, SWAP, GROW, TAKE, PUT, PLACE, AGAIN, MOVE, GAME.moves)


def chosen(legal: list[int], dice: random.Random) -> list[int]:
    """Shuffle moves so that all kinds are equally likely to come first, however many moves they have."""
    kinds: dict[int, list[int]] = {}
    for m in legal:
        kinds.setdefault(bisect(KINDS, m), []).append(m)
    groups = list(kinds.values())
    dice.shuffle(groups)
    for group in groups:
        dice.shuffle(group)
    return [m for group in groups for m in group]


def twins(one: Match, two: Match, viewer: int, dice: random.Random, most: int) -> Iterator[None]:
    """Play two matches with moves that have the same text for the viewer, but differ if possible.

    If a move has no equivalent in the other match, another one is tried, so that twins last long.
    """
    for _ in range(most):
        if one.over:
            return
        there = two.legal()
        for m in chosen(one.legal(), dice):
            word = one.write(m, viewer)
            # Moves with secret numbers come in short lists; in a long list the same text means the same number.
            among = there if len(there) < 10 else [k for k in (m,) if k in there]
            same = [k for k in among if two.write(k, viewer) == word]
            if same:
                break
        else:
            return
        other = dice.choice([k for k in same if k != m] or same)
        assert one.tell(m, viewer) == two.tell(other, viewer)
        GAME.play(one.state, m)
        GAME.play(two.state, other)
        yield


def look_alike(one: Match, two: Match, viewer: int, salt: int) -> None:
    """Check that a viewer is given exactly the same of both matches, byte for byte."""
    for a, b in ((one.show(viewer), two.show(viewer)), (one.explain(viewer), two.explain(viewer))):
        assert json.dumps(a) == json.dumps(b)
    assert one.draw(viewer) == two.draw(viewer)
    assert one.to_act == two.to_act
    if viewer >= 0:
        assert observed(one, viewer) == observed(two, viewer)
    if one.to_act == viewer:
        assert one.legal() == two.legal()
        some = one.legal()[:: 1 + len(one.legal()) // 40]
        assert [one.tell(m, viewer) for m in some] == [two.tell(m, viewer) for m in some]
        numbers = range(salt % 11, GAME.moves + GAME.outcomes, 11)
        assert [one.why_not(m) for m in numbers] == [two.why_not(m) for m in numbers]
    dreams = [imagined(match, viewer, seeded(salt)) for match in (one, two)]
    assert dreams[0].state.bytes() == dreams[1].state.bytes()
    assert GAME.audit(dreams[0].state)


# Tables that look alike to the first player and to a spectator, but where the second player's hand matters: larvae that
# can or cannot be paid, corals to attack, a nearly empty bag, a colour that is fully known.
REEF = {0: "W A3@1 B3 A4, Y A5 A6 B6@2, O E1 F1 E2, G F3 G3", 1: "P D1 E1@2 F1 E2 F2, W C5 C4, O D5"}


def scripted(n: int) -> tuple[Match, Match]:
    """Draw two of these tables."""
    hands = [{1: "W3 G1", 2: hand} for hand in ("W4 Y2 G1", "Y1 O3 P3")]
    fish = [{1: "G1", 2: "W1 P2"}, {1: "G1", 2: "P3"}]
    table = {"seat": 2, "boards": REEF, "cubes": {1: "W2", 2: "W2 Y1 O1 P2"}, "prey": {1: "O1 Y1", 2: "O2 W1"},
             "eaten": {1: 1, 2: 1}}  # fmt: skip
    bags = ("W4 Y4 O6 P5 G3", "W9 Y5 O3 P1 G4") if n % 2 else ("W1 Y1 O3 P4 G1", "W6 Y2 G2")
    tables = []
    for k in range(2):
        more = {"hands": hands[k], "fish": fish[k], "bag": bags[k], "fed": {2: "WP"[k]}, "turns": 12 + n % 380}
        tables.append(reef(**(table | more)))  # type: ignore[arg-type]
    return tables[0], tables[1]


def check_pairs(pairs: range) -> int:
    """Play pairs of games, compare them now and then, and count the pairs that differed."""
    differed = 0
    for n in pairs:
        dice = random.Random(f"twins {n}")
        if n % 3 == 0:
            one, two = scripted(n)
            viewer = (0, NOBODY)[n // 3 % 2]
            most = 40
        else:
            seats = 2 + n % 4 % 3
            viewer = (*range(seats), NOBODY)[n // 4 % (seats + 1)]
            options = {"game": ("basic", "advanced")[n // 5 % 2]}
            one, two = Match(GAME, seats, options), Match(GAME, seats, options)
            most = dice.choice([40, 60, 100, 140]) if n % 40 else 1_000
        looks = {dice.randrange(most), dice.randrange(most)}
        alive = 0
        for alive, _ in enumerate(twins(one, two, viewer, dice, most)):
            if alive in looks:
                look_alike(one, two, viewer, n)
        assert alive > 20 or n % 3 == 0
        look_alike(one, two, viewer, n)
        differed += one.state.bytes() != two.state.bytes()
    return differed


def test_twins_look_alike_as_long_as_they_last() -> None:
    """RE-47"""
    assert check_pairs(range(240)) > 200


def test_scripted_twins_differ_only_in_hidden_polyps() -> None:
    """RE-47"""
    for n in range(2):
        one, two = scripted(n)
        assert one.draw(TABLE) != two.draw(TABLE)
        assert one.show(1) != two.show(1)
        for viewer in (0, NOBODY):
            look_alike(one, two, viewer, n)


@pytest.mark.slow
def test_ten_thousand_pairs_of_twins_look_alike() -> None:
    """RE-47"""
    assert check_pairs(range(1_000, 11_000)) > 8_500
