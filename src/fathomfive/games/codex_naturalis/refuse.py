"""Why a move is not legal, and which moves a press may mean."""

from collections.abc import Mapping
from typing import Any

from fathomfive.games.codex_naturalis import notation
from fathomfive.games.codex_naturalis.components import (
    BACK,
    CARD,
    CORNERS,
    DECK,
    DISPLAY,
    EACH,
    FRONT,
    HAND,
    KEEP,
    KINGDOMS,
    LAY,
    MOVES,
    OBJECTIVE,
    PLACES,
    REVEAL,
    SIDE,
    SORTS,
    STARTER,
    STARTS,
    TAKE,
    TOP_CARD,
    TOPS,
    Phase,
    State,
    spot,
)  # fmt: skip
from fathomfive.games.codex_naturalis.notation import SORT_NAMES
from fathomfive.games.codex_naturalis.rules_manuscript import can_pay


def forbids(s: State, m: int) -> str | None:
    """Name the clause that forbids a move now, with the reason of a decision as one word; None when it is legal."""
    if s.phase == Phase.OVER:
        return "CN-30 over"
    if m >= MOVES:
        return _forbids_outcome(s, m)
    if m >= LAY:
        return _forbids_lay(s, m)
    if m >= TAKE:
        if s.phase != Phase.DRAW:
            return "CN-20 lay-first"
        there = s.size[m - TOP_CARD] if m >= TOP_CARD else s.up[m - TAKE]
        return None if there > 0 else "CN-25 gone"
    if m >= KEEP:
        return None if s.phase == Phase.KEEP else "CN-12 objective-before"
    return None if s.phase == Phase.SIDE else "CN-11 side-before"


def _forbids_lay(s: State, m: int) -> str | None:
    if s.phase != Phase.LAY:
        return "CN-20 draw-now" if s.phase == Phase.DRAW else "CN-20 set-up"
    slot, side, place = notation.unpack(m)
    touched, corner = divmod(place, CORNERS)
    if not s.open[s.seat, touched] >> corner & 1:
        return f"CN-21 {_closed(s, place)}"
    if side == FRONT and not can_pay(s, s.seat, int(s.hand[s.seat, slot]) - 1):
        return "CN-23 needs-more"
    return None


def _closed(s: State, place: int) -> str:
    """CN-21 Say why a place is closed: a card lies there, one beside it has no corner there, or no corner opens it."""
    at = notation.coordinates(s, place)
    if at is None:
        return "no-corner"
    here = spot(*at)
    if here in s.spot[s.seat, : s.laid[s.seat]].tolist():
        return "taken"
    return "blocked" if here in notation.blocked_places(s, s.seat) else "no-corner"


def _forbids_outcome(s: State, m: int) -> str | None:
    """Name the clause that forbids an outcome; only the TABLE may ask, because the answer gives the decks away."""
    if m < CARD:
        return None if s.phase == Phase.TOP and s.left[s.deck, m - TOPS] > 0 else "CN-10"
    if m < STARTS:
        card = m - CARD
        if s.phase not in (Phase.TURN_UP, Phase.DEAL) or card // EACH != s.deck * KINGDOMS + s.top[s.deck] - 1:
            return "CN-10"
        return None if int(s.cards[s.deck]) >> card % DECK & 1 else "CN-10"
    if m < STARTER:
        return None if s.phase == Phase.START and m - STARTS < s.seats else "CN-11"
    if m < OBJECTIVE:
        return None if s.phase == Phase.STARTER and s.starters >> (m - STARTER) & 1 else "CN-11"
    if m < REVEAL:
        drawing = s.phase in (Phase.COMMON, Phase.SECRET)
        return None if drawing and s.objectives >> (m - OBJECTIVE) & 1 else "CN-12"
    return None if s.phase == Phase.REVEAL else "CN-31"


# --- What a press means ------------------------------------------------------------------------------------------

_LAYS = {"lay": (FRONT,), "lay-down": (BACK,), "": (FRONT, BACK)}
_SIDES = {"front": (FRONT,), "back": (BACK,), "": (FRONT, BACK)}


def candidates(s: State, seat: int, wanted: Mapping[str, Any]) -> list[int]:
    """List the decisions a seat may mean by what it pressed: a kind, a piece, a place, or several of them."""
    kind = wanted.get("kind") or ""
    piece = _first(wanted.get("pieces"))
    place = _first(wanted.get("places"))
    if seat != s.seat or not isinstance(kind, str) or not isinstance(piece, Mapping | None):
        return []
    if place is None and piece is not None:
        found = [*_sides(kind, piece), *_objectives(s, kind, piece), *_draws(s, kind, piece)]
        if found:
            return found
    return _lays(s, kind, piece, place)


def _first(wanted: object) -> Any:
    """Give the first of what was pressed; None if there is nothing, or no list."""
    return wanted[0] if isinstance(wanted, list | tuple) and wanted else None


def _sides(kind: str, piece: Mapping[str, Any]) -> list[int]:
    """CN-11 The sides of a starter."""
    if piece.get("kind") != "starter" or kind not in _SIDES:
        return []
    return [SIDE + side for side in _SIDES[kind]]


def _objectives(s: State, kind: str, piece: Mapping[str, Any]) -> list[int]:
    """CN-12 The objective to keep: one of the two drawn."""
    if kind not in ("keep", ""):
        return []
    drawn = [int(n) - 1 for n in s.secret[s.seat]]
    return [KEEP + k for k in range(2) if drawn[k] >= 0 and piece.get("card") == int(notation.objective(drawn[k]))]


def _draws(s: State, kind: str, piece: Mapping[str, Any]) -> list[int]:
    """CN-25 A face-up card, or the deck with a back on top."""
    if piece.get("kind") == "back":
        return [TOP_CARD + k for k in range(SORTS) if kind in ("draw", "") and piece.get("sort") == SORT_NAMES[k]]
    return [TAKE + k for k in range(DISPLAY) if kind in ("take", "") and piece.get("card") == int(s.up[k])]


def _lays(s: State, kind: str, piece: Mapping[str, Any] | None, place: object) -> list[int]:
    """CN-20 The cards of the hand: face up first, at an open place first."""
    hand = s.hand[s.seat].tolist()
    slots = [k for k in range(HAND) if hand[k] > 0 and (piece is None or piece.get("card") == hand[k])]
    numbers = _places(s, place)
    sides = _LAYS.get(kind, ())
    return [notation.pack(slot, side, number) for side in sides for slot in slots for number in numbers]


def _places(s: State, place: object) -> list[int]:
    """CN-21 List the corners at a place, the one that opens it first; without a place all that open one.

    Where there is none, the last corner that opens no place stands for it.
    """
    closed: list[int] = []
    opened: list[int] = []
    for number in range(PLACES):
        touched, corner = divmod(number, CORNERS)
        is_open = s.open[s.seat, touched] >> corner & 1
        (opened if is_open else closed).append(number)
    if place is None:
        return opened or closed[-1:]
    return [n for n in (*opened, *closed) if _name(s, n) == place] or closed[-1:]


def _name(s: State, number: int) -> str | None:
    """Write the place at a corner as `tell` does."""
    at = notation.coordinates(s, number)
    return at and f"{at[0]},{at[1]}"
