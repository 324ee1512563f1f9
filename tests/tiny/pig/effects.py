"""A slow twin of `preview` of Pig: effects of a move found by comparing what is shown before and after it."""

from typing import Any

from fathomfive.kernel.match import Match


def effects(before: Match, m: int, viewer: int) -> list[dict[str, Any]]:
    """Describe what a move does, in the order of `preview`."""
    old, new = before.show(viewer), before.copy().play(m).show(viewer)
    seat = old["seat"]
    held = new["scores"][seat] - old["scores"][seat]
    found = []
    if new["rolling"] and old["pot"]:
        found.append({"kind": "risk", "n": new["pot"]})
    elif held:
        found.append({"kind": "bank", "n": held})
    return [{"clause": "PG-2", "who": seat, "pieces": [], "places": [], **effect} for effect in found]
