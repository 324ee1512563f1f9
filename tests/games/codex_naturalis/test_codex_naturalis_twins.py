"""Twins: two games whose moves all have the same texts for a viewer look the same to that viewer."""

import json
import random
from collections.abc import Iterator

import pytest

from fathomfive.games.codex_naturalis import GAME
from fathomfive.kernel.dice import seeded
from fathomfive.kernel.game import NOBODY
from fathomfive.kernel.match import Match
from walks import imagined, observed

pytestmark = pytest.mark.unwatched


def twins(seats: int, viewer: int, seed: str, most: int) -> Iterator[tuple[Match, Match]]:
    """Play two matches with moves that have the same text for the viewer, but differ if possible.

    If a move has no equivalent in the other match, another one is tried, so that pairs last long.
    """
    dice = random.Random(seed)
    one, two = Match(GAME, seats), Match(GAME, seats)
    while not one.over and len(one.moves) < most:
        there: dict[str, list[int]] = {}
        for k in two.legal():
            there.setdefault(two.write(k, viewer), []).append(k)
        here = one.legal()
        dice.shuffle(here)
        m = next((m for m in here if one.write(m, viewer) in there), None)
        if m is None:
            return
        same = there[one.write(m, viewer)]
        other = dice.choice([k for k in same if k != m] or same)
        assert one.tell(m, viewer) == two.tell(other, viewer)
        one.play(m)
        two.play(other)
        yield one, two


def look_alike(one: Match, two: Match, viewer: int, salt: int) -> None:
    """Check that a viewer is given exactly the same of both matches, byte for byte."""
    for a, b in ((one.show(viewer), two.show(viewer)), (one.explain(viewer), two.explain(viewer))):
        assert json.dumps(a) == json.dumps(b)
    assert one.draw(viewer) == two.draw(viewer)
    assert (one.to_act, len(one.moves)) == (two.to_act, len(two.moves))
    if viewer >= 0:
        assert observed(one, viewer) == observed(two, viewer)
    if one.to_act == viewer:
        assert one.legal() == two.legal()
        assert [(one.tell(m, viewer), one.write(m, viewer), one.forbids(m)) for m in one.legal()] == [
            (two.tell(m, viewer), two.write(m, viewer), two.forbids(m)) for m in two.legal()
        ]
        refused = [(one.forbids(m), two.forbids(m)) for m in range(0, GAME.moves + GAME.outcomes, 7)]
        assert all(a == b for a, b in refused)
    dreams = [imagined(match, viewer, seeded(salt, len(one.moves))) for match in (one, two)]
    assert dreams[0].state.bytes() == dreams[1].state.bytes()
    assert GAME.audit(dreams[0].state)


def check_pairs(pairs: range) -> int:
    """Play pairs of games, compare them now and then, and count the pairs that differed."""
    differed = 0
    for n in pairs:
        seats = 2 + n % 3
        viewer = (*range(seats), NOBODY)[n // 3 % (seats + 1)]
        dice = random.Random(f"looks {n}")
        most = dice.choice([14 + 11 * seats, 60, 60, 90, 90, 120] if n % 40 else [400])
        looks = {most, *(dice.randrange(12, most + 1) for _ in range(2))}
        one = two = None
        for one, two in twins(seats, viewer, f"twins {n}", most):
            if len(one.moves) in looks:
                look_alike(one, two, viewer, n)
        assert one is not None
        assert two is not None
        look_alike(one, two, viewer, n)
        differed += one.state.bytes() != two.state.bytes()
    return differed


def test_twins_look_alike() -> None:
    """CN-26"""
    assert check_pairs(range(250)) > 220


@pytest.mark.slow
def test_ten_thousand_pairs_of_twins_look_alike() -> None:
    """CN-26"""
    assert check_pairs(range(1_000, 11_000)) > 9_000
