"""The clauses that forbid moves of Reef Encounter, and the moves a press may mean."""

from collections.abc import Mapping
from typing import Any

from fathomfive.games.reef_encounter.components import (
    AGAIN,
    ALGA,
    AT_ONCE,
    COLOURS,
    EAT,
    FEED,
    FIRST,
    GROW,
    HATCH,
    HOME,
    KINDS_DRAWN,
    LARGE_ENOUGH,
    LARVA,
    MOVE,
    MOVES,
    PAID,
    PASS,
    PAY,
    PLACE,
    PLACES,
    POLYP,
    PUT,
    REPLACED,
    REVEAL,
    ROCKS,
    SHRIMPS,
    SQUARE,
    SQUARES,
    STARFISH,
    STARTS,
    SWAP,
    TAKE,
    TILES,
    WAYS,
    Phase,
    State,
)
from fathomfive.games.reef_encounter.notation import find_place
from fathomfive.games.reef_encounter.pieces import beats
from fathomfive.games.reef_encounter.rules import to_act
from fathomfive.games.reef_encounter.rules_actions import alga_of, board_of, kept_back, meal, square_of
from fathomfive.games.reef_encounter.rules_reef import (
    beside,
    colour_at,
    coral_at,
    has_place,
    has_room,
    on_bare_rock,
    polyps,
    protected,
    shrimps,
    unguarded,
    unjoinable,
)
from fathomfive.games.reef_encounter.rules_turn import may_lock, may_put
from fathomfive.games.reef_encounter.tell import tell
from fathomfive.kernel.game import JsonObject


def forbids(s: State, m: int) -> str | None:
    """Give the clause that forbids a move now, with the reason as one word; None if the move is legal."""
    if s.phase == Phase.OVER:
        return "RE-60 over"
    if m >= MOVES:
        return _forbids_outcome(s, m)
    if m < EAT:
        return _forbids_rare(s, m)
    if s.phase == Phase.LAST:
        if m >= PAY:
            return "RE-61 last-turn"
        return None if meal(s, m - EAT) > kept_back(s) else "RE-61 gives-nothing"
    if s.phase != Phase.TURN:
        return "RE-20 no-turn"
    if m >= MOVE:
        return _forbids_move(s, *divmod(m - MOVE, PLACES + 1))
    if m >= PLACE:
        return _forbids_placement(s, (m - PLACE) % PLACES, m >= AGAIN)
    if m >= PUT:
        return _forbids_put(s, m - PUT)
    return _forbids_trade(s, m)


def _forbids_outcome(s: State, m: int) -> str | None:
    """Give the clause that forbids an outcome of the TABLE."""
    phase = s.phase
    if m >= REPLACED:
        return None if phase == Phase.REPLACE and (s.bag[s.space] == 0) == (m > REPLACED) else "RE-42"
    if m >= REVEAL:
        return None if phase == Phase.REVEAL else "RE-62"
    if m >= STARTS:
        return None if phase == Phase.STARTER and m - STARTS < s.seats else "RE-14"
    if m >= POLYP:
        drawing = phase in (Phase.LAY_OUT, Phase.DEAL, Phase.REFILL)
        return None if drawing and s.bag[m - POLYP] > 0 else "RE-29"
    if m >= FIRST:
        return None if phase == Phase.FIRST else "RE-13"
    if m >= STARFISH:
        return None if phase == Phase.STARFISH else "RE-12"
    return None if phase == Phase.BOARDS and (m - KINDS_DRAWN).bit_count() == s.seats else "RE-10"


def _forbids_rare(s: State, m: int) -> str | None:
    if m == PASS:
        return None if s.phase == Phase.LAST else "RE-61 not-last"
    if m >= LARVA:
        return None if s.phase == Phase.LARVA else "RE-16 not-now"
    if s.phase != Phase.FEED:
        return "RE-15 not-now"
    return None if s.hand[s.seat, m - FEED] > 0 else "RE-15 no-polyp"


def _first(*reasons: tuple[bool, str]) -> str | None:
    """Give the first reason that holds."""
    return next((reason for holds, reason in reasons if holds), None)


def _forbids_trade(s: State, m: int) -> str | None:
    """Give the clause that forbids an action without a square: 1 to 3, 6 to 8, or 10."""
    p = s.seat
    if m >= TAKE:
        return "RE-25 on-rock" if on_bare_rock(s, p) else None
    if m >= GROW:
        colour = m - GROW
        none_left = s.bag[colour] + s.bonus[colour] == 0
        return _first((s.cubes[p, colour] == 0, "RE-28 no-larva"), (none_left, "RE-28 none-left"))
    if m >= SWAP:
        return _forbids_swap(s, *divmod(m - SWAP, WAYS))
    if m >= HATCH:
        colour = m - HATCH
        return _first((s.prey[p, colour] == 0, "RE-26 no-prey"), (s.larvae[colour] == 0, "RE-26 none-left"))
    if m >= PAY:
        colour = m - PAY
        return _first(
            (s.paid == PAID, "RE-23 paid-twice"),
            (s.cubes[p, colour] == 0, "RE-22 no-larva"),
            (s.hand[p, colour] + s.prey[p, colour] == 0, "RE-30 no-polyp"),
            (not has_place(s, colour), "RE-30 no-square"),
        )
    return _first(
        (board_of(s, m - EAT) < 0, "RE-21 no-shrimp"),
        (s.begun == 1, "RE-20 begun"),
        (meal(s, m - EAT) < LARGE_ENOUGH, "RE-21 under-five"),
    )


def _forbids_swap(s: State, colour: int, way: int) -> str | None:
    alga = way if way < ALGA else alga_of(s, way - ALGA)
    lacking = _first(
        (s.prey[s.seat, colour] == 0, "RE-27 no-prey"),
        (s.cylinders[alga] == 0, "RE-27 sold-out"),
    )
    if lacking or way < ALGA:
        return lacking
    return _first(
        (bool(s.locked >> way - ALGA & 1), "RE-51 locked"),
        (s.gone[s.seat] == 0, "RE-51 no-shrimp-at-sea"),
        (s.covered == 1, "RE-51 covered"),
        (may_lock(s) == 0, "RE-52 last-tile"),
    )


def _forbids_put(s: State, place: int) -> str | None:
    board, i = divmod(place, ROCKS)
    if board >= s.seats:
        return "RE-10 no-board"
    square = int(SQUARE[s.kind[board], i])
    return _first(
        (s.put == 1, "RE-24 put-once"),
        (not may_put(s), "RE-24 no-shrimp"),
        (colour_at(s, board, square) < 0, "RE-24 no-coral"),
        (not unguarded(s, board) & square, "RE-46 guarded"),
        (not has_room(s, s.seat, board), "RE-46 two-on-board"),
    )


def _forbids_placement(s: State, place: int, again: bool) -> str | None:
    p = s.seat
    colour = s.colour - 1
    board, i = divmod(place, ROCKS)
    if board >= s.seats:
        return "RE-10 no-board"
    if colour < 0:
        return "RE-22 pay-first"
    if again:
        lacking = _first((s.prey[p, colour] == 0, "RE-22 no-prey"))
    else:
        lacking = _first((s.placed == AT_ONCE, "RE-22 four-placed"), (s.hand[p, colour] == 0, "RE-22 no-polyp"))
    return lacking or _forbids_growth(s, board, colour, int(SQUARE[s.kind[board], i]))


def _forbids_growth(s: State, board: int, colour: int, square: int) -> str | None:
    """Give the reason why no polyp of a colour may go onto a square."""
    guards = shrimps(s, board)
    other = colour_at(s, board, square)
    own = int(s.coral[board, colour])
    next_to = own & beside(square)
    if other == colour:
        return "RE-40 same-colour"
    if other < 0 and guards & square:
        return "RE-40 shrimp-there"
    if other >= 0:
        reason = _first(
            (not beats(s, colour, other), "RE-43 weaker"),
            (bool(protected(int(s.coral[board, other]), guards) & square), "RE-45 protected"),
            (not next_to, "RE-43 not-beside"),
            (not next_to & beside(own), "RE-43 under-two"),
        )
        if reason:
            return reason
    return "RE-41 joins" if unjoinable(own, guards) & square else None


def _forbids_move(s: State, k: int, place: int) -> str | None:
    board = board_of(s, k)
    if board < 0:
        return "RE-25 no-shrimp"
    start = square_of(s, k)
    if int(s.tired[board]) & start:
        return "RE-31 tired"
    if place == HOME:
        return None
    goal, i = divmod(place, ROCKS)
    if goal >= s.seats:
        return "RE-10 no-board"
    square = int(SQUARE[s.kind[goal], i])
    coral = coral_at(s, board, start)
    crowded = goal != board and not has_room(s, s.seat, goal)
    if goal == board and square == start:
        return "RE-25 same-square"
    if colour_at(s, goal, square) >= 0:
        free = unguarded(s, goal) | (coral if goal == board else 0)
        return _first((not free & square, "RE-46 guarded"), (crowded, "RE-46 two-on-board"))
    return _first(
        (bool(shrimps(s, goal) & square), "RE-25 shrimp-there"),
        (not coral, "RE-31 rock-to-rock"),
        (s.paid == PAID and s.colour == 0, "RE-31 late-for-rock"),
        (crowded, "RE-46 two-on-board"),
    )


# --- What a press may mean ---------------------------------------------------------------------------------------


def candidates(s: State, seat: int, wanted: Mapping[str, Any]) -> list[int]:
    """List the decisions a seat may mean by what it pressed, the likeliest first, legal or not."""
    if seat != to_act(s) and s.phase != Phase.OVER:
        return []
    places = wanted.get("places") or []
    if places:
        first = str(places[0])
        found = _on_tile(s, first) if first.startswith("tile") else _on_square(s, first)
    else:
        found = _without_place(s, wanted)
    return [m for m in found if _fits(tell(s, m, seat), wanted)]


def _fits(told: JsonObject, wanted: Mapping[str, Any]) -> bool:
    """Is everything that was pressed part of a move?"""
    if wanted.get("kind") not in (None, told["kind"]):
        return False
    if not all(place in told["places"] for place in wanted.get("places") or []):
        return False
    return all(any(piece.items() <= one.items() for one in told["pieces"]) for piece in wanted.get("pieces") or [])


def _on_square(s: State, name: str) -> list[int]:
    """List the decisions about a square."""
    place = find_place(s, name)
    if place is None or place == HOME:
        return []
    board, i = divmod(place, ROCKS)
    square = 1 << SQUARES[int(s.kind[board])][i]
    coral = coral_at(s, board, square)
    own = [(k, board_of(s, k), square_of(s, k)) for k in range(SHRIMPS) if board_of(s, k) >= 0]
    standing = [k for k, there, where in own if there == board and where == square]
    meals = [EAT + k for k, _, _ in own]
    homes = [MOVE + k * (PLACES + 1) + HOME for k in standing]
    moves = [MOVE + k * (PLACES + 1) + place for k, _, _ in own if k not in standing]
    behind = s.gone[s.seat] + len(own) < SHRIMPS
    shrimps = [PUT + place, *moves] if behind or not moves else [*moves, PUT + place]
    placements = [PLACE + place, AGAIN + place]
    if s.colour:
        return [*placements, *homes, *shrimps, *meals]
    if standing and s.begun:
        return [*homes, *meals, *shrimps, *placements]
    return [*meals, *homes, *shrimps, *placements] if coral else [*placements, *homes, *shrimps]


def _offers(s: State) -> list[int]:
    """List the colours a player could give for a cylinder, beginning with those of their consumed polyps."""
    return sorted(range(COLOURS), key=lambda colour: s.prey[s.seat, colour] == 0)


def _on_tile(s: State, name: str) -> list[int]:
    """List the decisions about a coral tile."""
    names = [f"tile{tile + 1}" for tile in range(TILES)]
    return [SWAP + c * WAYS + ALGA + names.index(name) for c in _offers(s)] if name in names else []


def _without_place(s: State, wanted: Mapping[str, Any]) -> list[int]:
    """List the decisions that need no place, and a few that stand for others where no place was pressed."""
    if wanted.get("kind") == "put":
        return _likely_puts(s)
    if wanted.get("kind") in ("place", "attack"):
        return _likely_placements(s)
    if wanted.get("kind") == "home":
        return [MOVE + k * (PLACES + 1) + HOME for k in range(SHRIMPS)]
    colours = range(COLOURS)
    swaps = [SWAP + c * WAYS + way for c in _offers(s) for way in range(WAYS)]
    first = [FEED] if s.phase == Phase.FEED else [LARVA] if s.phase == Phase.LARVA else []
    rest = [one for one in (PAY, HATCH, GROW, TAKE, FEED, LARVA) if one not in first]
    by_colour = [one + c for one in (*first, *rest) for c in colours]
    return [*by_colour, *swaps, PASS, *(EAT + k for k in range(SHRIMPS))]


def _likely_placements(s: State) -> list[int]:
    """List the places for a polyp from behind the screen, then for a consumed one, bare rock first."""
    places = sorted(
        (bool(polyps(s, board) >> bit & 1), board * ROCKS + i)
        for board in range(s.seats)
        for i, bit in enumerate(SQUARES[int(s.kind[board])])
    )
    return [first + place for first in (PLACE, AGAIN) for _, place in places]


def _likely_puts(s: State) -> list[int]:
    """List the places for a shrimp, whether or not one may be put now."""
    free = [unguarded(s, board) for board in range(s.seats)]
    rooms = [has_room(s, s.seat, board) for board in range(s.seats)]
    found = [
        (not rooms[board], PUT + board * ROCKS + i)
        for board in range(s.seats)
        for i, bit in enumerate(SQUARES[int(s.kind[board])])
        if free[board] >> bit & 1
    ]
    return [m for _, m in sorted(found)] or [PUT]
