"""A slow twin of `preview` of Minnows: effects of a move found by comparing what is shown before and after it."""

from typing import Any

from fathomfive.kernel.game import TABLE
from fathomfive.kernel.match import Match


def effects(before: Match, m: int, viewer: int) -> list[dict[str, Any]]:
    """Describe what a move does, in the order of `preview`."""
    seat = before.to_act
    hidden = before.copy().play(m).show(viewer)["sides"][seat]
    pieces = [{"kind": "card", "value": hidden["laid"]}] if viewer in (TABLE, seat) else []
    return [{"kind": "hide", "clause": "MN-2", "who": seat, "pieces": pieces, "places": []}]
