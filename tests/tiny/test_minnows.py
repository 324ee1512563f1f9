"""Imagining in a game of secrets agrees with counting every placing of the unseen cards."""

from collections import Counter
from itertools import permutations

import pytest

from fathomfive.kernel.dice import seeded
from fathomfive.kernel.game import NOBODY, TABLE
from fathomfive.kernel.match import Match
from tiny.minnows import GAME, hand_text
from walks import imagined, position

CLOSED = """\
rules 1  open 0  phase 1  seat 1
pile 010001  gone 102111
hand | laid | won
2    | 4    | 2
15   | 0    | 0
"""
OPEN = CLOSED.replace("open 0", "open 1")

Placing = tuple[str, int, str, int, str]


def placing(match: Match) -> Placing:
    """Give the place of every card."""
    s = match.state
    pile = "".join(str(kind + 1) * int(n) for kind, n in enumerate(s.pile))
    return hand_text(s, 0), int(s.laid[0]), hand_text(s, 1), int(s.laid[1]), pile


def placings(match: Match, viewer: int) -> Counter[Placing]:
    """Count, slowly, every way the cards a viewer cannot know may lie."""
    hand0, laid0, hand1, _, pile = placing(match)
    found: Counter[Placing] = Counter()
    if match.options["open"] == "yes":
        for card, rest in ((hand0, laid0), (str(laid0), int(hand0))) if viewer != 0 else ((hand0, laid0),):
            found[card, rest, hand1, 0, pile] += 1
        return found
    hidden = pile + ("" if viewer == 0 else f"{hand0}{laid0}") + ("" if viewer == 1 else hand1)
    for cards in permutations(hidden):
        left = list(cards)
        other0 = (hand0, laid0) if viewer == 0 else (left.pop(), int(left.pop()))
        other1 = hand1 if viewer == 1 else "".join(sorted(left.pop() for _ in hand1))
        found[(*other0, other1, 0, "".join(sorted(left)))] += 1
    return found


@pytest.mark.parametrize("viewer", [0, 1, NOBODY], ids=["seat-1", "seat-2", "spectator"])
@pytest.mark.parametrize("drawing", [CLOSED, OPEN], ids=["closed", "open"])
def test_imagining_agrees_with_an_enumeration(drawing: str, viewer: int) -> None:
    match = position(GAME, drawing, 2, {"open": "yes" if drawing == OPEN else "no"})
    expected = placings(match, viewer)
    total = sum(expected.values())
    samples = max(4_000, 60 * len(expected))
    seen = Counter(placing(imagined(match, viewer, seeded(1, n))) for n in range(samples))
    assert set(seen) <= set(expected)
    chi = sum((seen[p] - samples * n / total) ** 2 / (samples * n / total) for p, n in expected.items())
    freedom = len(expected) - 1
    assert chi <= freedom + 5 * (2 * freedom) ** 0.5


def test_the_table_imagines_nothing() -> None:
    match = position(GAME, CLOSED, 2)
    assert imagined(match, TABLE, seeded(1)).state.bytes() == match.state.bytes()


def test_secrets_are_written_only_to_viewers_who_may_know_them() -> None:
    match = Match(GAME, 2)
    assert [match.write(match.legal()[0], viewer) for viewer in (0, 1, NOBODY, TABLE)] == [
        "card-1", "card", "card", "card-1",
    ]  # fmt: skip
    match.play("card-1").play("card-5").play("card-2").play("card-3")
    lay = match.read("lay-5")
    assert [match.write(lay, viewer) for viewer in (0, 1, NOBODY)] == ["lay-5", "lay", "lay"]
    match.play(lay).play("lay-2")
    assert match.texts(NOBODY) == ["reveal-5-2"]
    assert match.play("reveal-5-2").points() == [2, 0]
