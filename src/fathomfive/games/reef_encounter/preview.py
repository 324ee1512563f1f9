"""What a move of Reef Encounter would do, as far as a viewer may know.

Effects are listed in the order in which they happen.  The previews of one table share its corals.
"""

from collections.abc import Sequence
from functools import lru_cache
from typing import Any

import numpy as np

from fathomfive.games.reef_encounter.components import (
    AGAIN,
    ALGA,
    ALL_TILES,
    AT_ONCE,
    COLOURS,
    EAT,
    EXTRA,
    FEED,
    GROW,
    HATCH,
    HOME,
    LARVA,
    LOCKED,
    MOVE,
    MOVES,
    PASS,
    PAY,
    PLACE,
    PLACES,
    PUT,
    REASONS,
    ROCKS,
    SHRIMPS,
    SHRIMPS_EATEN,
    SQUARES,
    SWAP,
    TAKE,
    TILES,
    VALUE,
    WAYS,
    Phase,
    State,
)
from fathomfive.games.reef_encounter.corals import UNGUARDED, Coral, corals_of, names_of, plain
from fathomfive.games.reef_encounter.foresight import chances
from fathomfive.games.reef_encounter.knowledge import fish_seen, knows_hand, surely_in_bag
from fathomfive.games.reef_encounter.notation import NAMES
from fathomfive.games.reef_encounter.pieces import (
    coral_piece,
    cylinder_piece,
    larva_piece,
    polyp_piece,
    strength_piece,
    tile_piece,
)
from fathomfive.games.reef_encounter.rules import play
from fathomfive.games.reef_encounter.rules_actions import alga_of, board_of, flipped, kept_back, square_of
from fathomfive.games.reef_encounter.rules_reef import beside, grows, joined, placeable, protected
from fathomfive.kernel.preview import JsonObject, Preview, after


class Position:
    """What all previews of a table for one viewer share."""

    def __init__(self, s: State, viewer: int) -> None:
        self.s = plain(s)
        self.table = s
        self.viewer = viewer
        self.kinds = [int(kind) for kind in s.kind]
        self.corals = [_by_square(corals_of(s, board)) for board in range(s.seats)]
        self.shrimps = [(board_of(self.s, k), square_of(self.s, k)) for k in range(SHRIMPS)]
        self.fish = [fish_seen(s, p, viewer)[0] for p in range(s.seats)]
        self.cylinders: dict[int, tuple[list[int], list[JsonObject]]] = {}

    def names(self, board: int, squares: int) -> list[str]:
        """Name the squares of a set, in reading order."""
        return names_of(self.kinds[board], squares)

    def square(self, place: int) -> tuple[int, int, str]:
        """Find the board, the square and the name of a place."""
        board, i = divmod(place, ROCKS)
        bit = SQUARES[self.kinds[board]][i]
        return board, 1 << bit, NAMES[self.kinds[board]][bit]

    def chances_after(self, m: int) -> list[JsonObject]:
        """List the chances of what the TABLE draws after a move."""
        return chances(after(self.table, play, m), self.viewer)


def _by_square(corals: list[Coral]) -> dict[int, Coral]:
    return {
        1 << bit: coral for coral in corals for bit in range(coral.squares.bit_length()) if coral.squares >> bit & 1
    }


@lru_cache(maxsize=64)
def _position(table: bytes, viewer: int) -> Position:
    return Position(State(np.frombuffer(table, State.dtype).copy()), viewer)


def preview(s: State, m: int, viewer: int) -> Preview:
    """Preview a move: the points by side, the effects in order, and the chances of what the TABLE draws next."""
    here = _position(s.bytes(), viewer)
    nothing = [0] * s.seats
    if m >= MOVES:
        return {"points": nothing, "effects": [], "chances": []}
    if m >= MOVE:
        return {"points": nothing, "effects": _move(here, *divmod(m - MOVE, PLACES + 1)), "chances": []}
    if m >= PLACE:
        return {"points": nothing, "effects": _place(here, m), "chances": _drawn_for_growth(here, m)}
    if m >= PUT:
        return {"points": nothing, "effects": _put(here, m - PUT), "chances": []}
    if m >= TAKE:
        return _take(here, m)
    if m >= GROW:
        return _grow(here, m)
    if m >= SWAP:
        return _swap(here, m)
    if m >= HATCH:
        return {"points": nothing, "effects": _hatch(m - HATCH), "chances": []}
    if m >= PAY:
        return {"points": nothing, "effects": _pay(here, m - PAY), "chances": []}
    if m >= EAT:
        return _eat(here, m)
    if m == PASS:
        return {"points": nothing, "effects": [], "chances": here.chances_after(m)}
    if m >= LARVA:
        return {"points": nothing, "effects": [_effect("gained", "RE-16", [larva_piece(m - LARVA)])], "chances": []}
    return _feed(here, m - FEED)


def _effect(
    kind: str, clause: str, pieces: Sequence[JsonObject] = (), places: Sequence[str] = (), **more: Any
) -> JsonObject:
    return {"kind": kind, "clause": clause, "pieces": list(pieces), "places": list(places), **more}


def _of_shrimp(kind: str, clause: str, who: int, places: Sequence[str]) -> list[JsonObject]:
    """Give the effect of a shrimp on the squares it gains or loses, if there are any."""
    return [_effect(kind, clause, (), places, who=who, n=len(places))] if places else []


def _ends(reason: int) -> JsonObject:
    return _effect("ends", "RE-60", reason=REASONS[reason - 1])


# --- Set-up, and the parrotfish --------------------------------------------------------------------------------------


def _points(here: Position, colour: int, n: int) -> list[int]:
    """RE-62 Give the points that these polyps are worth now in the parrotfish of the seat to act."""
    worth = n * int(VALUE[here.s.down, colour])
    return [worth if seat == here.s.seat else 0 for seat in range(here.s.seats)]


def _feed(here: Position, colour: int) -> Preview:
    """RE-15 A polyp goes into the parrotfish; only its owner knows which."""
    if not knows_hand(here.s.seat, here.viewer):
        return {"points": [0] * here.s.seats, "effects": [_effect("fed-unseen", "RE-15")], "chances": []}
    fed = _effect("fed", "RE-15", [polyp_piece(colour)], worth=int(VALUE[here.s.down, colour]))
    return {"points": _points(here, colour, 1), "effects": [fed], "chances": []}


def _eat(here: Position, m: int) -> Preview:
    """RE-21, RE-61 A coral is eaten with its shrimp: some polyps return to the bag, others go into the parrotfish."""
    s = here.s
    board, square = here.shrimps[m - EAT]
    coral = here.corals[board][square]
    back = kept_back(s)
    gain = len(coral.names) - back
    points = _points(here, coral.colour, gain)
    last = s.phase == Phase.LAST
    clause = "RE-61" if last else "RE-21"
    effects = [
        _effect("eaten", clause, [coral.piece], coral.names, gain=gain, worth=points[s.seat]),
        _effect("back", clause, [polyp_piece(coral.colour)], n=back),
        _effect("shrimp-eaten", clause, (), here.names(board, square), to="fish" if s.gone[s.seat] else "sea"),
    ]
    ends = not last and s.gone[s.seat] + 1 == SHRIMPS
    return {
        "points": points,
        "effects": [*effects, *([_ends(SHRIMPS_EATEN)] if ends else [])],
        "chances": here.chances_after(m) if last or ends else [],
    }


# --- Polyps ----------------------------------------------------------------------------------------------------------


def _pay(here: Position, colour: int) -> list[JsonObject]:
    """RE-22, RE-23 A larva is paid; its polyps may be placed, and may attack."""
    s = here.s
    effects = [_effect("paid", "RE-22" if s.paid == 0 else "RE-23", [larva_piece(colour)])]
    if knows_hand(s.seat, here.viewer):
        n = min(AT_ONCE, int(s.hand[s.seat, colour])) + int(s.prey[s.seat, colour])
        effects.append(_effect("to-place", "RE-22", [polyp_piece(colour)], n=n))
    places, corals = [], 0
    for board in range(s.seats):
        squares = placeable(s, board, colour)
        within = {square: coral for square, coral in here.corals[board].items() if square & squares}
        places += here.names(board, sum(within))
        corals += len(set(within.values()))
    return [*effects, _effect("within-reach", "RE-43", (), places, n=corals)]


def _place(here: Position, m: int) -> list[JsonObject]:
    """RE-22, RE-41 to RE-45 A polyp is placed; it may consume another, and its coral may grow and be guarded."""
    board, square, at = here.square((m - PLACE) % PLACES)
    colour = here.s.colour - 1
    source = "front" if m >= AGAIN else "hand"
    effects = [_effect("placed", "RE-22", [polyp_piece(colour)], [at], **{"from": source})]
    consumed = here.corals[board].get(square)
    if consumed:
        effects += _consume(here, board, square, at, consumed)
    new = square
    if grows(here.s, board, colour, square):
        new |= EXTRA
        effects.append(_effect("grown", "RE-42", [polyp_piece(colour)], here.names(board, EXTRA)))
        if _bonus_runs_out(here, colour):
            effects.append(_effect("bonus-gone", "RE-42", [polyp_piece(colour)]))
    joins = {coral for one, coral in here.corals[board].items() if coral.colour == colour and beside(new) & one}
    squares = new | sum(coral.squares for coral in joins)
    names = here.names(board, squares)
    effects.append(_effect("coral", "RE-40", [coral_piece(colour, len(names))], names, n=len(names)))
    guard = next((coral for coral in joins if coral.guard != UNGUARDED), None)
    if guard:
        won = here.names(board, squares & ~guard.squares)
        effects += _of_shrimp("guarded", "RE-41", guard.guard, won)
        safe = here.names(board, protected(squares, guard.shrimp) & new)
        effects += _of_shrimp("protected", "RE-45", guard.guard, safe)
    return effects


def _consume(here: Position, board: int, square: int, at: str, coral: Coral) -> list[JsonObject]:
    """RE-43, RE-44 A polyp is consumed, and what is left of its coral may be split; a part may lose its shrimp."""
    rest = coral.squares & ~square
    parts = []
    left = rest
    while left:
        part = joined(rest, left & -left)
        left &= ~part
        parts.append(part.bit_count())
    sizes = " + ".join(str(n) for n in sorted(parts, reverse=True)) or "0"
    consumed = _effect("consumed", "RE-43", [polyp_piece(coral.colour)], [at], left=sizes, parts=len(parts))
    if coral.guard == UNGUARDED:
        return [consumed]
    lost = here.names(board, rest & ~joined(rest, coral.shrimp))
    return [consumed, *_of_shrimp("unguarded", "RE-44", coral.guard, lost)]


def _draws_for_bonus(here: Position, colour: int) -> bool:
    """RE-42, RE-47 Does the TABLE reveal whether the bag can replace the bonus tile of a colour?"""
    return not here.s.counted >> colour & 1 and not surely_in_bag(here.s, colour)


def _bonus_runs_out(here: Position, colour: int) -> bool:
    """RE-42, RE-47 Does everyone know that the bag cannot replace the bonus tile of a colour?"""
    return bool(here.s.counted >> colour & 1 and here.s.bag[colour] == 0)


def _drawn_for_growth(here: Position, m: int) -> list[JsonObject]:
    """RE-42 Give the chances after a placement whose coral grows, if the bag may not be able to replace the bonus."""
    board, square, _ = here.square((m - PLACE) % PLACES)
    colour = here.s.colour - 1
    if grows(here.s, board, colour, square) and _draws_for_bonus(here, colour):
        return here.chances_after(m)
    return []


# --- Shrimps ---------------------------------------------------------------------------------------------------------


def _put(here: Position, place: int) -> list[JsonObject]:
    """RE-24, RE-45 A shrimp guards a coral, and protects the polyps around it."""
    board, square, _ = here.square(place)
    return _guard(here, board, square, here.corals[board][square], "RE-24")


def _guard(here: Position, board: int, square: int, coral: Coral, clause: str) -> list[JsonObject]:
    safe = here.names(board, protected(coral.squares, square))
    who = here.s.seat
    return _of_shrimp("guarded", clause, who, coral.names) + _of_shrimp("protected", "RE-45", who, safe)


def _move(here: Position, k: int, place: int) -> list[JsonObject]:
    """RE-25, RE-45 A shrimp leaves one coral and guards another, or protects other polyps of its own."""
    s = here.s
    board, start = here.shrimps[k]
    left = here.corals[board].get(start)
    goal, square, at = (-1, 0, "") if place == HOME else here.square(place)
    reached = here.corals[goal].get(square) if place != HOME else None
    if left is not None and left is reached:
        before, later = protected(left.squares, start), protected(left.squares, square)
        lost, won = here.names(board, before & ~later), here.names(board, later & ~before)
        return _of_shrimp("unprotected", "RE-45", s.seat, lost) + _of_shrimp("protected", "RE-45", s.seat, won)
    effects = []
    if left:
        effects += _of_shrimp("unguarded", "RE-25", s.seat, left.names)
        effects += _of_shrimp("unprotected", "RE-45", s.seat, here.names(board, protected(left.squares, start)))
    if reached:
        effects += _guard(here, goal, square, reached, "RE-25")
    elif at:
        effects.append(_effect("on-rock", "RE-25", (), [at]))
    return effects


# --- Trades ----------------------------------------------------------------------------------------------------------


def _hatch(colour: int) -> list[JsonObject]:
    """RE-26 A consumed polyp for a larva."""
    return [_effect("paid", "RE-26", [polyp_piece(colour)]), _effect("gained", "RE-26", [larva_piece(colour)])]


def _grow(here: Position, m: int) -> Preview:
    """RE-28 A larva for a polyp; the bag may not replace the bonus tile."""
    colour = m - GROW
    effects = [
        _effect("paid", "RE-28", [larva_piece(colour)]),
        _effect("gained", "RE-28", [polyp_piece(colour)]),
    ]
    if _bonus_runs_out(here, colour):
        effects.append(_effect("bonus-gone", "RE-42", [polyp_piece(colour)]))
    drawn = here.chances_after(m) if _draws_for_bonus(here, colour) else []
    return {"points": [0] * here.s.seats, "effects": effects, "chances": drawn}


def _swap(here: Position, m: int) -> Preview:
    """RE-27, RE-50, RE-51, RE-62 A consumed polyp for a cylinder, which turns or locks coral tiles."""
    colour, way = divmod(m - SWAP, WAYS)
    if way not in here.cylinders:
        here.cylinders[way] = _play_cylinder(here, way)
    points, effects = here.cylinders[way]
    ends = way >= ALGA and here.s.locked | 1 << way - ALGA == ALL_TILES
    return {
        "points": points,
        "effects": [_effect("paid", "RE-27", [polyp_piece(colour)]), *effects, *([_ends(LOCKED)] if ends else [])],
        "chances": here.chances_after(m) if ends else [],
    }


def _play_cylinder(here: Position, way: int) -> tuple[list[int], list[JsonObject]]:
    """RE-50, RE-51, RE-62 Give the change of points and the effects of a cylinder, without its price."""
    s = here.s
    turned = flipped(s, way)
    down = s.down ^ turned
    if way < ALGA:
        clause = "RE-50"
        back = [_effect("returned", clause, [cylinder_piece(s.afloat - 1)])] if s.afloat else []
        effects = [*back, _effect("sent", clause, [cylinder_piece(way)])]
    else:
        clause = "RE-51"
        pieces = [cylinder_piece(alga_of(s, way - ALGA)), tile_piece(way - ALGA, s.down)]
        number, shows, kept = pieces[1]["tile"], pieces[1]["shows"], [strength_piece(pieces[1])]
        effects = [_effect("locked", clause, pieces, [f"tile{number}"], tile=number, shows=shows, kept=kept)]
    tiles = [tile for tile in range(TILES) if turned >> tile & 1]
    if tiles:
        places = [f"tile{tile + 1}" for tile in tiles]
        effects.append(_effect("turned", clause, [tile_piece(tile, down) for tile in tiles], places, n=len(tiles)))
    change = [int(VALUE[down, colour]) - int(VALUE[s.down, colour]) for colour in range(COLOURS)]
    effects += [
        _effect("worth", "RE-62", [polyp_piece(colour)], n=int(VALUE[down, colour]), change=change[colour])
        for colour in range(COLOURS)
        if change[colour]
    ]
    points = [sum(n * more for n, more in zip(fish, change, strict=True)) for fish in here.fish]
    return points, effects


# --- The open sea ----------------------------------------------------------------------------------------------------


def _take(here: Position, m: int) -> Preview:
    """RE-29, RE-60 A larva and the polyps of its space; the game may end where nothing replaces them."""
    s, space = here.s, m - TAKE
    polyps = [polyp_piece(colour) for colour in range(COLOURS) for _ in range(int(s.sea[space, colour]))]
    effects = [_effect("gained", "RE-29", [larva_piece(space), *polyps])]
    later = after(here.table, play, m)
    if later.ended:
        effects.append(_ends(later.ended))
    return {"points": [0] * s.seats, "effects": effects, "chances": chances(later, here.viewer)}
