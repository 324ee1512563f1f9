"""The actions of Reef Encounter that a player looks for, and why one of them is not possible now."""

from fathomfive.games.reef_encounter.components import (
    AGAIN,
    ALGA,
    AT_ONCE,
    COLOURS,
    EAT,
    GROW,
    HATCH,
    MOVE,
    MOVES,
    PAID,
    PAY,
    PLACE,
    PUT,
    ROCKS,
    SHRIMPS,
    SQUARES,
    SWAP,
    TAKE,
    TILES,
    WAYS,
    Phase,
    State,
)
from fathomfive.games.reef_encounter.refuse import forbids
from fathomfive.games.reef_encounter.rules_actions import board_of
from fathomfive.games.reef_encounter.rules_reef import polyps, unguarded
from fathomfive.games.reef_encounter.rules_turn import may_put
from fathomfive.kernel.actions import Action


def actions(s: State) -> list[Action]:
    """RE-20 List what may be done in a turn; before the turns and after them every question names all its answers."""
    if s.phase != Phase.TURN:
        return []
    return [
        Action("eat", range(EAT, EAT + SHRIMPS), lambda: _no_meal(s)),
        Action("pay", range(PAY, PAY + COLOURS), lambda: _no_payment(s)),
        *([Action("place", _placements(s, occupied=False), lambda: _nothing_placed(s))] if s.colour else []),
        Action("attack", _placements(s, occupied=True), lambda: _no_attack(s)),
        Action("put", range(PUT, PLACE), lambda: _no_shrimp_in(s)),
        Action("move", range(MOVE, MOVES), lambda: _no_shrimp_moves(s)),
        Action("hatch", range(HATCH, HATCH + COLOURS), lambda: f"RE-26 {_lacks_prey(s) or 'none-left'}"),
        Action("swap", range(SWAP, SWAP + COLOURS * WAYS), lambda: f"RE-27 {_lacks_prey(s) or 'sold-out'}"),
        *([] if _lacks_prey(s) else [Action("lock", _locks(), lambda: _no_lock(s))]),
        Action("grow", range(GROW, GROW + COLOURS), lambda: f"RE-28 {_lacks_larvae(s) or 'none-left'}"),
        Action("take", range(TAKE, TAKE + COLOURS), lambda: forbids(s, TAKE)),
    ]


def _lacks_prey(s: State) -> str:
    return "" if s.prey[s.seat].any() else "no-prey"


def _lacks_larvae(s: State) -> str:
    return "" if s.cubes[s.seat].any() else "no-larvae"


def _no_meal(s: State) -> str:
    """RE-20, RE-21 Nothing can be eaten."""
    if all(board_of(s, k) < 0 for k in range(SHRIMPS)):
        return "RE-21 none-in"
    return "RE-20 begun" if s.begun else "RE-21 no-meal"


def _no_payment(s: State) -> str:
    """RE-22, RE-23, RE-30 No larva can be paid."""
    if s.paid == PAID:
        return "RE-23 paid-twice"
    if _lacks_larvae(s):
        return "RE-22 no-larvae"
    own = s.cubes[s.seat] > 0
    has_polyps = s.hand[s.seat] + s.prey[s.seat] > 0
    return "RE-30 nowhere" if (own & has_polyps).any() else "RE-30 no-match"


def _placements(s: State, *, occupied: bool) -> list[int]:
    """RE-22, RE-43 List the placements on polyps, or on bare rock."""
    places = [
        board * ROCKS + i
        for board in range(s.seats)
        for i, bit in enumerate(SQUARES[int(s.kind[board])])
        if (polyps(s, board) >> bit & 1 == 1) == occupied
    ]
    return [first + place for first in (PLACE, AGAIN) for place in places]


def _nothing_placed(s: State) -> str:
    """RE-22, RE-40, RE-41 No bare rock can take a polyp of the colour paid for."""
    return _lacks_polyp(s) or _likeliest(s, ("RE-41 joins", "RE-40 no-rock"), occupied=False)


def _no_attack(s: State) -> str:
    """RE-22, RE-41, RE-43, RE-45 No polyp can be consumed."""
    if not s.colour:
        return "RE-22 pay-first"
    return _lacks_polyp(s) or _likeliest(s, ("RE-41 joins", "RE-45 all-protected", "RE-43 no-target"), occupied=True)


def _lacks_polyp(s: State) -> str | None:
    """RE-22 Give the reason why no polyp of the colour paid for can be placed anywhere."""
    colour = s.colour - 1
    if s.prey[s.seat, colour] > 0:
        return None
    if s.hand[s.seat, colour] == 0:
        return "RE-22 no-polyp"
    return "RE-22 four-placed" if s.placed == AT_ONCE else None


def _likeliest(s: State, reasons: tuple[str, ...], *, occupied: bool) -> str:
    """Give the last of these reasons whose clause forbids a placement; without any placement the last one."""
    found = {(forbids(s, m) or "").partition(" ")[0] for m in _placements(s, occupied=occupied)}
    return next((reason for reason in reversed(reasons) if reason.partition(" ")[0] in found), reasons[-1])


def _no_shrimp_in(s: State) -> str:
    """RE-24, RE-46 No shrimp can be brought in."""
    if s.put == 1:
        return "RE-24 put-once"
    if not may_put(s):
        return "RE-24 no-shrimp"
    if not any(polyps(s, board) for board in range(s.seats)):
        return "RE-24 no-corals"
    is_free = any(unguarded(s, board) for board in range(s.seats))
    return "RE-46 no-room" if is_free else "RE-46 all-guarded"


def _no_shrimp_moves(s: State) -> str:
    """RE-25, RE-31 No shrimp can be moved."""
    return "RE-31 all-tired" if any(board_of(s, k) >= 0 for k in range(SHRIMPS)) else "RE-25 none-in"


def _locks() -> list[int]:
    return [SWAP + colour * WAYS + ALGA + tile for colour in range(COLOURS) for tile in range(TILES)]


def _no_lock(s: State) -> str:
    """RE-27, RE-51, RE-52 No coral tile can be locked."""
    reasons = {forbids(s, m) for m in _locks()}
    order = ("RE-51 no-shrimp-at-sea", "RE-51 covered", "RE-52 last-tile", "RE-27 sold-out")
    return next(reason for reason in order if reason in reasons)
