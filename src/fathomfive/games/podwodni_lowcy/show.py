"""What a viewer of Podwodni łowcy sees: everything, for everyone."""

from fathomfive.games.podwodni_lowcy import notation, rules
from fathomfive.games.podwodni_lowcy.components import (
    BEYOND,
    COLUMNS,
    GIVE,
    GOAL,
    LAID,
    LENGTHS,
    NEXT,
    PICK,
    PICKS,
    ROWS,
    SET_POINTS,
    SLOTS,
    Phase,
    State,
)  # fmt: skip
from fathomfive.games.podwodni_lowcy.pieces import blamed_for_wave, heap, piece_or_gap
from fathomfive.games.podwodni_lowcy.rules_turn import side_points
from fathomfive.games.podwodni_lowcy.tell import tell
from fathomfive.games.podwodni_lowcy.threats import threats
from fathomfive.kernel.game import JsonObject


def show(s: State, viewer: int) -> JsonObject:
    """Build what a viewer sees."""
    return {
        "rules": s.rules,
        "seats": s.seats,
        "length": LENGTHS[s.length],
        "goal": int(GOAL[s.length]),
        "set_points": SET_POINTS,
        "to_act": rules.to_act(s),
        "asked": Phase(s.phase).name.lower(),
        "side": s.side,
        "turns": s.turns,
        "reached": s.reached - 1 if s.reached else None,
        "grid": [[piece_or_gap(card) for card in row] for row in s.grid.reshape(ROWS, COLUMNS).tolist()],
        **_dive(s),
        "nets": s.nets,
        "harpoons": s.harpoons,
        "given": piece_or_gap(s.given),
        "to_add": {Phase.GIVE: BEYOND, Phase.GIVE_AGAIN: 1}.get(Phase(s.phase), 0),
        "together": _together(s, viewer),
        "deck": heap(s.deck),
        "discards": heap(s.discards),
        "pool": heap(s.pool),
        "sides": [
            {"points": side_points(s, side), "up": heap(s.up[side]), "down": heap(s.down[side]), **threats(s, side)}
            for side in range(s.seats)
        ],
    }


def _dive(s: State) -> JsonObject:
    """PL-21, PL-30, PL-40 Show the new column, what may be caught now, and which waves met.

    catch: how many cards a surfacing diver takes, and the places of the row they may come from.
    next: where the next card would be laid.
    blame: the places of the waves that a breaking wave has met.
    """
    surfacing = s.phase in (Phase.DEPTH, Phase.PICK)
    slots = [notation.slot_name(s, slot) for slot in range(SLOTS)]
    return {
        "corner": notation.CORNERS[s.corner] if s.laid and s.phase != Phase.CORNER else None,
        "column": [piece_or_gap(card) for card in s.column[: s.laid].tolist()],
        "next": notation.column_name(s.laid) if s.phase == Phase.DEPTH and s.laid < LAID else None,
        "catch": {"n": s.laid, "places": slots} if surfacing else None,
        "picked": [name for slot, name in enumerate(slots) if s.picked >> slot & 1],
        "blame": [notation.place_name(place) for place in blamed_for_wave(s)] if s.phase == Phase.WASH else [],
    }


def _together(s: State, viewer: int) -> JsonObject | None:
    """PL-30, PL-51 Show what may be chosen together though it is asked one by one: how many, and of what.

    The parts are told in the order in which they are played, as often as each may be chosen.
    """
    if s.phase in (Phase.DEPTH, Phase.PICK):
        n = s.laid - int(PICKS[s.picked])
        moves = [PICK + slot for slot in range(NEXT[s.picked], SLOTS)]
    elif s.phase == Phase.GIVE:
        n = BEYOND
        moves = [GIVE + card for card, count in enumerate(s.up[s.side].tolist()) for _ in range(count)]
    else:
        return None
    return {"n": n, "parts": [tell(s, m, viewer) for m in moves]} if n > 1 else None
