"""Why a move is better or worse than another one, as data for words."""

from typing import Any, TypedDict

JsonObject = dict[str, Any]  # plain data


class Comparison(TypedDict):
    """A move beside another one, as the seat that decides may know it.

    `other` is a move that is clearly worse, or better where not `is_better`; `equal` is one that is about as good.
    `reasons`, the strongest first, speak for the better one; without an `other` they speak for this move or the equal
    one.  Each has a `kind` and says whether it is about this move (`own`) or about the one beside it.
    """

    other: JsonObject | None
    is_better: bool
    equal: JsonObject | None
    reasons: list[JsonObject]
