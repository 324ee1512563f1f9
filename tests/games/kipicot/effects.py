"""The slow twin of `preview`: the effects of a decision, found by comparing the tables before and after it."""

from itertools import product
from typing import Any

from fathomfive.kernel.match import Match

Shown = dict[str, Any]
BLOCKS = [
    [f"{file}{row}" for row in rows for file in files]
    for rows, files in product(("12", "23", "34", "45"), ("ab", "bc", "cd", "de"))
]


def effects(before: Match, m: int, viewer: int) -> list[Shown]:
    """List what a decision does, in the order of `preview`."""
    old, new = before.show(viewer), before.copy().play(m).show(viewer)
    if old["asked"] == "figure":
        return figure_put(old, new, before.write(m))
    found = []
    for square in sorted({*old["board"], *new["board"]}):
        was, now = old["board"].get(square, []), new["board"].get(square, [])
        if len(was) == 2 and len(now) == 1:
            found.append(effect("uncovers", "KI-20", [token(now[0])], [square]))
        if len(was) == 1 and len(now) == 2:
            found.append(effect("covers", "KI-21", [token(was[0])], [square]))
    for colour in ("red", "yellow"):
        if new["supply"][colour] == 0:
            found.append(effect("last-token", "KI-40", [token(colour)]))
    was, now = ([block for block in BLOCKS if is_fishing_square(shown, block)] for shown in (old, new))
    found += [effect("completes", "KI-30", places=block, to=block[3]) for block in now if block not in was]
    found += [effect("breaks", "KI-30", places=block, to=block[3]) for block in was if block not in now]
    if new["asked"] == "figure" and new["calm"] == new["calm_limit"]:
        found.append(effect("forces-add", "KI-22"))
    return found


def effect(kind: str, clause: str, pieces: Any = (), places: Any = (), **more: Any) -> Shown:
    """Write one effect."""
    return {"kind": kind, "clause": clause, "pieces": list(pieces), "places": list(places), **more}


def token(colour: str) -> Shown:
    """Describe a token."""
    return {"kind": "token", "colour": colour}


def is_fishing_square(shown: Shown, block: list[str]) -> bool:
    """Is a block full, with equal colours along its diagonals?"""
    tokens = [shown["board"].get(square, [None])[0] for square in block]
    return None not in tokens and tokens[0] == tokens[3] and tokens[1] == tokens[2]


def figure_put(old: Shown, new: Shown, square: str) -> list[Shown]:
    """Describe what a figure on a square wins."""
    seat = old["side"]
    gone = [q for q in old["board"] if q not in new["board"]]
    mine = [block for block in BLOCKS if square in block and is_fishing_square(old, block)]
    won = [block for block in mine if block[3 - block.index(square)] in gone]
    found = []
    if gone:
        pieces = [token(colour) for q in gone for colour in old["board"][q]]
        more = {
            colour: new["sides"][seat]["won"][colour] - old["sides"][seat]["won"][colour] for colour in new["supply"]
        }
        found.append(effect("wins", "KI-31", pieces, gone, n=len(pieces), **more))
        kept = [q for q in old["board"] if q not in gone and any(q in block for block in won)]
        if kept:
            pieces = [token(colour) for q in kept for colour in old["board"][q]]
            found.append(effect("protected", "KI-31", pieces, kept, n=len(pieces)))
        assert new["sides"][seat]["stands"] is None
        found.append(effect("figure-returns", "KI-31", [{"kind": "figure", "colour": old["sides"][seat]["figure"]}]))
    found += [effect("barred", "KI-30", places=block, to=block[3]) for block in mine if block not in won]
    return found + [effect("game-ends", "KI-40")] * (new["asked"] == "over")
