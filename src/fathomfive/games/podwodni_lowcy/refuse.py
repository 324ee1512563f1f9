"""Why a move of Podwodni łowcy is refused, and which moves a press may mean."""

from collections import Counter
from collections.abc import Iterable, Mapping
from typing import Any

import numpy as np

from fathomfive.games.podwodni_lowcy import rules
from fathomfive.games.podwodni_lowcy.components import (
    DEEPER,
    KEPT,
    LONGEST,
    MOVES,
    NO_HARPOON,
    NO_NET,
    PICK,
    SCORE,
    SCORE_SET,
    SET_COUNTS,
    SLOTS,
    SPEAR,
    STOP,
    Phase,
    State,
)  # fmt: skip
from fathomfive.games.podwodni_lowcy.tell import tell
from fathomfive.kernel.game import TABLE

# The clause that says what is asked forbids everything else; and the kinds of moves that answer the question.
_ASKS: dict[Phase, tuple[str, tuple[str, ...]]] = {
    Phase.START: ("PL-2 wait", ()),
    Phase.FILL: ("PL-10 wait", ()),
    Phase.DRAW: ("PL-21 wait", ()),
    Phase.TURN: ("PL-11 dive-or-score", ("dive", "score")),
    Phase.CORNER: ("PL-20 corner", ("corner",)),
    Phase.DEPTH: ("PL-21 deeper-or-surface", ("deeper", "column", "pick", "pick-new")),
    Phase.PICK: ("PL-30 picking", ("pick", "pick-new")),
    Phase.EFFECTS: ("PL-31 effects", ("net", "no-net", "harpoon", "harpoon-new", "no-harpoon")),
    Phase.WASH: ("PL-40 washing", ("wash",)),
    Phase.FIRST_SET: ("PL-50 name-set", ("set",)),
    Phase.MORE_SETS: ("PL-52 more-sets", ("set", "stop")),
    Phase.TURN_DOWN: ("PL-51 turning-down", ("down",)),
    Phase.GIVE: ("PL-51 giving", ("give",)),
    Phase.GIVE_AGAIN: ("PL-51 giving", ("give",)),
    Phase.TAKE: ("PL-51 taking", ("take",)),
    Phase.OVER: ("PL-61 over", ()),
}


def forbids(s: State, m: int) -> str | None:
    """Name the clause that forbids a move now, with the reason as one word; None when it is legal."""
    if (m >= MOVES) == (rules.to_act(s) == TABLE):
        buffer = np.empty(LONGEST, np.int32)
        n = rules.legal(s, buffer)
        if m in buffer[:n]:
            return None
    phase = Phase(s.phase)
    if phase == Phase.OVER and rules.reason(s) == 1:
        return "PL-63 over"
    if phase == Phase.DRAW and s.laid == 0:
        return "PL-20 wait"
    return _forbids_decision(s, phase, m) or _ASKS[phase][0]


def _forbids_decision(s: State, phase: Phase, m: int) -> str | None:
    """Give the clause that says more than what is asked now, and its reason."""
    from_the_row = PICK <= m < PICK + SLOTS
    from_the_table = from_the_row or SPEAR <= m < NO_HARPOON
    if phase == Phase.TURN and m == SCORE:
        return "PL-11 no-set"
    if phase == Phase.DEPTH and m == DEEPER:
        return "PL-21 deep-enough"
    if phase in (Phase.TURN, Phase.DEPTH, Phase.PICK) and from_the_table:
        return "PL-30 row-only" if phase != Phase.TURN else "PL-30 dive-first"
    if phase == Phase.EFFECTS and PICK + SLOTS <= m <= NO_HARPOON:
        return "PL-32 net-takes" if m <= NO_NET else "PL-33 harpoon-takes"
    if phase in (Phase.FIRST_SET, Phase.MORE_SETS) and SCORE_SET <= m < STOP:
        has_all = all(s.up[s.side, card] >= SET_COUNTS[m - SCORE_SET, card] for card in range(KEPT))
        return "PL-51 two-more" if has_all else "PL-50 not-yours"
    return None


def candidates(s: State, seat: int, wanted: Mapping[str, Any]) -> list[int]:
    """List the decisions that a press may mean: what is asked now first, then the closest fit."""
    answers = _ASKS[Phase(s.phase)][1]
    pieces, places = _counted(wanted.get("pieces", ())), _counted(wanted.get("places", ()))
    found = []
    for m in range(MOVES):
        told = tell(s, m, seat)
        if wanted.get("kind", told["kind"]) == told["kind"]:
            own = _counted(told["pieces"])
            if pieces <= own and places <= _counted(told["places"]):
                found.append((told["kind"] not in answers, own.total(), m))
    return [m for _, _, m in sorted(found)]


def _counted(things: Iterable[Any]) -> Counter[str]:
    """Count places, and pieces without their `n`: a heap stands for one card of it."""
    plain = ({k: v for k, v in thing.items() if k != "n"} if isinstance(thing, Mapping) else thing for thing in things)
    return Counter(repr(sorted(thing.items()) if isinstance(thing, Mapping) else thing) for thing in plain)
