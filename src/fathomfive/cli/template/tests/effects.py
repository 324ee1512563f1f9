"""A slow twin of `preview`: effects of a move found by playing it on a copy."""

from typing import Any

from fathomfive.kernel.match import Match


def effects(before: Match, m: int, viewer: int) -> list[dict[str, Any]]:
    """Describe what a move does, in the order of `preview`."""
    end = {"kind": "end", "clause": "TM-3", "who": before.to_act, "pieces": [], "places": []}
    return [end] if before.copy().play(m).over else []
