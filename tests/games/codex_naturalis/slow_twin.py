"""The slow twin of Codex Naturalis: manuscripts, written from the rules page alone."""

import random
from collections.abc import Iterator
from itertools import combinations
from typing import NamedTuple

from fathomfive.games.codex_naturalis.components import GOLD_CARDS, RESOURCE_CARDS, STARTER_CARDS

Spot = tuple[int, int]
TOWARDS = {"top-left": (-1, 1), "top-right": (1, 1), "bottom-left": (-1, -1), "bottom-right": (1, -1)}
FACES = {"top-left": "bottom-right", "top-right": "bottom-left", "bottom-left": "top-right", "bottom-right": "top-left"}


class Print(NamedTuple):
    """What is printed on a card."""

    kingdom: str
    front: dict[str, str]
    points: str
    cost: str
    back: dict[str, str]
    middle: str


def prints() -> dict[int, Print]:
    """Read the tables of the box by number."""
    blank = dict.fromkeys(TOWARDS, "o")
    found: dict[int, Print] = {}
    for first, table in ((1, RESOURCE_CARDS), (41, GOLD_CARDS)):
        rows = [line.split() for line in table.strip().splitlines()]
        for column, kingdom in enumerate("FPAI"):
            for n, cells in enumerate(rows):
                signs, points, cost = [*cells[column].split("/"), "", ""][:3]
                front = dict(zip(TOWARDS, signs, strict=True))
                found[first + 10 * column + n] = Print(kingdom, front, points or "0", cost, blank, kingdom)
    for n, text in enumerate(STARTER_CARDS.split(), 81):
        signs, back, middle = text.split("/")
        found[n] = Print(
            "", dict(zip(TOWARDS, signs, strict=True)), "0", "", dict(zip(TOWARDS, back, strict=True)), middle
        )
    return found


PRINTS = prints()


class Manuscript:
    """Cards by their spot, in the order they were laid."""

    def __init__(self, starter: int, up: bool) -> None:
        self.cards: dict[Spot, tuple[int, bool]] = {(0, 0): (starter, up)}
        self.points = 0

    def corners(self, spot: Spot) -> dict[str, str]:
        card, up = self.cards[spot]
        return PRINTS[card].front if up else PRINTS[card].back

    def neighbours(self, spot: Spot) -> Iterator[tuple[str, Spot]]:
        """Give the laid cards one diagonal step away, each with its corner that faces this spot."""
        for corner, (x, y) in TOWARDS.items():
            other = (spot[0] + x, spot[1] + y)
            if other in self.cards:
                yield FACES[corner], other

    def places(self) -> set[Spot]:
        """Find every free spot that a card may go to."""
        near = {(a + x, b + y) for a, b in self.cards for x, y in TOWARDS.values()} - self.cards.keys()
        return {spot for spot in near if all(self.corners(at)[c] != "-" for c, at in self.neighbours(spot))}

    def visible(self) -> str:
        """Write all symbols that are not covered."""
        order = list(self.cards)
        seen = ""
        for n, spot in enumerate(order):
            card, up = self.cards[spot]
            seen += "" if up else PRINTS[card].middle
            for corner, (x, y) in TOWARDS.items():
                over = (spot[0] + x, spot[1] + y)
                if over not in self.cards or order.index(over) < n:
                    seen += self.corners(spot)[corner]
        return "".join(sorted(seen.replace("o", "").replace("-", "")))

    def may_pay(self, card: int) -> bool:
        seen = self.visible()
        return all(seen.count(letter) >= PRINTS[card].cost.count(letter) for letter in "FPAI")

    def lay(self, card: int, up: bool, spot: Spot) -> None:
        self.cards[spot] = (card, up)
        if up:
            number, per = PRINTS[card].points.rstrip("qkmc"), PRINTS[card].points.lstrip("0123456789")
            times = 1 if not per else len([*self.neighbours(spot)]) if per == "c" else self.visible().count(per)
            self.points += int(number) * times

    def kingdoms(self) -> dict[Spot, str]:
        return {spot: PRINTS[card].kingdom for spot, (card, _) in self.cards.items()}


# --- Objectives --------------------------------------------------------------------------------------------------

SHAPES = {
    87: (("F", 0, 0), ("F", -1, -1), ("F", -2, -2)),
    88: (("P", 0, 0), ("P", 1, -1), ("P", 2, -2)),
    89: (("A", 0, 0), ("A", -1, -1), ("A", -2, -2)),
    90: (("I", 0, 0), ("I", 1, -1), ("I", 2, -2)),
    91: (("F", 0, 0), ("F", 0, -2), ("P", 1, -3)),
    92: (("P", 0, 0), ("P", 0, -2), ("I", -1, -3)),
    93: (("F", 0, 0), ("A", -1, -1), ("A", -1, -3)),
    94: (("A", 0, 0), ("I", 1, -1), ("I", 1, -3)),
}
WANTED = {95: "FFF", 96: "PPP", 97: "AAA", 98: "III", 99: "qkm", 100: "mm", 101: "kk", 102: "qq"}
WORTH = {
    **dict.fromkeys(range(87, 91), 2),
    **dict.fromkeys(range(91, 95), 3),
    **dict.fromkeys(range(95, 103), 2),
    99: 3,
}


def shapes_in(kingdoms: dict[Spot, str], objective: int) -> list[frozenset[Spot]]:
    """Find every occurrence of an objective's shape, whether or not they share cards."""
    found = []
    for x, y in kingdoms:
        spots = [(x + a, y + b) for _, a, b in SHAPES[objective]]
        if all(kingdoms.get(spot) == letter for spot, (letter, _, _) in zip(spots, SHAPES[objective], strict=True)):
            found.append(frozenset(spots))
    return found


def most_apart(found: list[frozenset[Spot]]) -> int:
    """Find the largest number of shapes that share no cards, by brute force."""
    if not found:
        return 0
    first, *rest = found
    with_it = 1 + most_apart([other for other in rest if not other & first])
    if all(not other & first for other in rest):
        return with_it
    return max(with_it, most_apart(rest))


def by_subsets(found: list[frozenset[Spot]]) -> int:
    """Count the same by checking every subset."""
    sizes = range(len(found), 0, -1)
    apart = (n for n in sizes for some in combinations(found, n) if len(frozenset().union(*some)) == 3 * n)
    return next(apart, 0)


def times_met(manuscript: Manuscript, objective: int) -> int:
    """Count how often an objective is met."""
    if objective in SHAPES:
        return most_apart(shapes_in(manuscript.kingdoms(), objective))
    seen, wanted = manuscript.visible(), WANTED[objective]
    return min(seen.count(letter) // wanted.count(letter) for letter in wanted)


def crowded(dice: random.Random, cards: int) -> dict[Spot, str]:
    """Make a random crowded manuscript of few kingdoms, in which shapes overlap."""
    letters = dice.choice(["F", "FP", "FA", "PI", "AI", "FFP", "AAF", "PPI", "IIA", "FPAI"])
    spots: dict[Spot, str] = {(0, 0): ""}
    while len(spots) <= cards:
        x, y = dice.choice(list(spots))
        a, b = dice.choice([*TOWARDS.values()])
        spots.setdefault((x + a, y + b), dice.choice(letters))
    return spots
