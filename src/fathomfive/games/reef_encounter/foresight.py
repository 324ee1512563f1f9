"""The chances of what the TABLE draws next in Reef Encounter, given what a viewer has not seen (RE-47)."""

from fractions import Fraction
from functools import reduce
from math import comb, gcd

from fathomfive.games.reef_encounter.components import COLOURS, Phase, State
from fathomfive.games.reef_encounter.knowledge import knows_bag, unseen
from fathomfive.games.reef_encounter.pieces import COLOUR_NAMES, polyp_piece
from fathomfive.kernel.preview import JsonObject

FINEST = 10**9  # weights stay small enough for a browser to read exactly


def chances(s: State, viewer: int) -> list[JsonObject]:
    """List the kinds of outcome the TABLE may draw now, weighted by the polyps the viewer has not seen."""
    if s.phase == Phase.REFILL:
        return _polyps(s, viewer)
    if s.phase == Phase.REPLACE:
        return _bonus(s, viewer)
    if s.phase == Phase.REVEAL:
        return [{"kind": "reveal", "clause": "RE-62", "weight": 1, "of": 1}]
    return []


def _polyps(s: State, viewer: int) -> list[JsonObject]:
    """RE-29, RE-47 Weight every colour by its expected share of the bag."""
    weights = expected_bag(s, viewer)
    of = sum(weights)
    space = COLOUR_NAMES[s.space]
    return [
        {
            "kind": "polyp", "clause": "RE-29", "pieces": [polyp_piece(colour)], "places": [], "space": space,
            "weight": weights[colour], "of": of,
        }
        for colour in range(COLOURS)
        if weights[colour]
    ]  # fmt: skip


def expected_bag(s: State, viewer: int) -> list[int]:
    """RE-47 Give the expected numbers of polyps of each colour in the bag, in proportion.

    The number of a counted colour is known.  The other unseen polyps are all equally likely to be in the bag.
    """
    hidden = unseen(s, viewer)
    known = [knows_bag(s, colour, viewer) for colour in range(COLOURS)]
    pool = sum(n for n, sure in zip(hidden, known, strict=True) if not sure)
    inside = sum(int(s.bag[colour]) for colour in range(COLOURS) if not known[colour])
    if pool == 0:
        return [int(n) for n in s.bag]
    weights = [int(s.bag[colour]) * pool if known[colour] else inside * hidden[colour] for colour in range(COLOURS)]
    shared = inside if not any(known) else reduce(gcd, weights)
    return [weight // shared for weight in weights]


def _bonus(s: State, viewer: int) -> list[JsonObject]:
    """RE-42, RE-47 Give the chances that the bag can or cannot replace the bonus tile."""
    gone = chance_of_none(s, s.space, viewer)
    of = gone.denominator
    found: list[JsonObject] = []
    for replaced, weight in (("yes", of - gone.numerator), ("no", gone.numerator)):
        if weight:
            found.append(
                {
                    "kind": "bonus", "clause": "RE-42", "pieces": [polyp_piece(s.space)], "places": [],
                    "replaced": replaced, "weight": weight, "of": of,
                }
            )  # fmt: skip
    return found


def chance_of_none(s: State, colour: int, viewer: int) -> Fraction:
    """RE-47 Give the probability that the bag holds no polyp of a colour, as far as a viewer may know."""
    if knows_bag(s, colour, viewer):
        return Fraction(int(s.bag[colour] == 0))
    hidden = unseen(s, viewer)
    open_colours = [other for other in range(COLOURS) if not knows_bag(s, other, viewer)]
    pool = sum(hidden[other] for other in open_colours)
    inside = sum(int(s.bag[other]) for other in open_colours)
    exact = Fraction(comb(pool - hidden[colour], inside), comb(pool, inside))
    if exact.denominator <= FINEST:
        return exact
    return Fraction(min(FINEST - 1, max(1, round(exact * FINEST))), FINEST)
