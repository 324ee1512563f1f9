"""Moves, cards and objectives of Codex Naturalis as text."""

import re
from collections.abc import Iterator

from fathomfive.games.codex_naturalis.components import (
    CARD,
    CARDS,
    CORNERS,
    COST,
    EACH,
    EACH_OBJECT,
    FACE0,
    FACE_CORNERS,
    FACE_MIDDLE,
    FRONT,
    HIDDEN,
    KEEP,
    KINGDOMS,
    LAY,
    LETTERS,
    MOVES,
    OBJECTIVE,
    OBJECTIVE_KIND,
    OBJECTIVE_MANY,
    OBJECTIVE_SYMBOL,
    PATTERNS,
    PER,
    PER_CORNER,
    PLACES,
    POINTS,
    QUILL,
    REVEAL,
    SIDE,
    SORTS,
    STARTER,
    STARTERS,
    STARTS,
    STEP,
    SYMBOLS,
    TAKE,
    TOP_CARD,
    TOPS,
    Phase,
    State,
    spot,
    where,
)  # fmt: skip
from fathomfive.games.codex_naturalis.imagine import knows_card
from fathomfive.kernel.game import TABLE

SORT_NAMES = ("resource", "gold")
NONE = "."
NO_CORNER = LETTERS[HIDDEN]
FIRST_OBJECTIVE = CARDS + STARTERS + 1

# --- Cards and objectives ----------------------------------------------------------------------------------------

_CORNERS = ["".join(LETTERS[c] for c in row) for row in FACE_CORNERS]
_MIDDLES = ["".join(letter * int(n) for letter, n in zip(LETTERS, row, strict=False)) for row in FACE_MIDDLE]


def corners(face: int) -> str:
    """Write the corners of a face: -ooq."""
    return _CORNERS[FACE0 + face]


def middle(face: int) -> str:
    """Write the permanent symbols of a face."""
    return _MIDDLES[FACE0 + face]


def worth(card: int) -> str:
    """Write the points of a front: 2, 1/q, 2/corner is 2/c."""
    if PER[card]:
        return f"{POINTS[card]}/{'c' if PER[card] == PER_CORNER else LETTERS[PER[card]]}"
    return str(POINTS[card])


def cost(card: int) -> str:
    """Write the cost of a front: FFA."""
    kingdoms = sorted(range(KINGDOMS), key=lambda k: -int(COST[card, k]))
    return "".join(LETTERS[k] * int(COST[card, k]) for k in kingdoms) or NONE


def shape(number: int) -> str:
    """Write what an objective asks for: cards with their steps (right, up), or symbols."""
    if PATTERNS[number]:
        return " ".join("{}@{},{}".format(LETTERS[kingdom], *where(step)) for kingdom, step in PATTERNS[number])
    if OBJECTIVE_KIND[number] == EACH_OBJECT:
        return LETTERS[QUILL:SYMBOLS]
    return LETTERS[OBJECTIVE_SYMBOL[number]] * int(OBJECTIVE_MANY[number])


def back(number: int) -> str:
    """Write a back: rF is a resource card of the fungi, gA a gold card of the animals."""
    return SORT_NAMES[number // KINGDOMS][0] + LETTERS[number % KINGDOMS]


def objective(number: int) -> str:
    """Write an objective as it is numbered for people."""
    return str(FIRST_OBJECTIVE + number)


def laid(s: State, owner: int, face: int, viewer: int) -> str:
    """Write a laid card: 5 face up, 5b face down, rFb face down and unknown."""
    if face >= 0:
        return str(face + 1)
    card = ~face
    return f"{card + 1}b" if knows_card(s, owner, card, viewer) else f"{back(card // EACH)}b"


# --- Places ------------------------------------------------------------------------------------------------------

_STEPS = STEP.tolist()


def coordinates(s: State, place: int) -> tuple[int, int] | None:
    """Give the spot at a corner of a laid card, None when there is no such card."""
    touched, corner = divmod(place, CORNERS)
    if touched >= s.laid[s.seat]:
        return None
    return where(int(s.spot[s.seat, touched]) + _STEPS[corner])


def open_places(s: State, p: int) -> Iterator[tuple[int, int]]:
    """List the open places of a manuscript."""
    for i, bits in enumerate(s.open[p, : s.laid[p]].tolist()):
        for corner in range(CORNERS) if bits else ():
            if bits >> corner & 1:
                yield where(int(s.spot[p, i]) + _STEPS[corner])


def blocked_places(s: State, p: int) -> dict[int, int]:
    """CN-21 Map the spots where no card can ever lie to a laid card each that has no corner there."""
    spots = s.spot[p, : s.laid[p]].tolist()
    faces = s.face[p, : s.laid[p]].tolist()
    taken = set(spots)
    found: dict[int, int] = {}
    for i, (at, face) in enumerate(zip(spots, faces, strict=True)):
        for corner, sign in enumerate(corners(face)):
            if sign == NO_CORNER and at + _STEPS[corner] not in taken:
                found.setdefault(at + _STEPS[corner], i)
    return found


def unpack(m: int) -> tuple[int, int, int]:
    """Take a lay apart: slot of the hand, side, place."""
    kind, place = divmod(m - LAY, PLACES)
    return kind >> 1, kind & 1, place


def pack(slot: int, side: int, place: int) -> int:
    """Number a lay: slot of the hand, side, place."""
    return LAY + (slot * 2 + side) * PLACES + place


# --- Moves -------------------------------------------------------------------------------------------------------


def write(s: State, m: int, viewer: int) -> str:
    """Write a move as the viewer may know it."""
    if m >= MOVES:
        return _write_outcome(s, m, viewer)
    if m >= LAY:
        return _write_lay(s, m, viewer)
    if m >= TOP_CARD:
        return f"draw-{SORT_NAMES[m - TOP_CARD]}"
    if m >= TAKE:
        card = int(s.up[m - TAKE])
        return f"take-{card}" if card else f"take-nothing-{m - TAKE + 1}"
    if m >= KEEP:
        if s.phase != Phase.KEEP:
            return f"keep-one-{m - KEEP + 1}"
        return f"keep-{objective(int(s.secret[s.seat, m - KEEP]) - 1)}" if viewer in (TABLE, s.seat) else "keep"
    return "front" if m == FRONT else "back"


def _write_lay(s: State, m: int, viewer: int) -> str:
    slot, side, place = unpack(m)
    card = int(s.hand[s.seat, slot]) - 1
    at = coordinates(s, place)
    if card < 0 or at is None:
        return f"lay-nothing-{m - LAY}"
    return f"lay-{laid(s, s.seat, ~card if side else card, viewer)}@{at[0]},{at[1]}"


def _write_outcome(s: State, m: int, viewer: int) -> str:
    if m < CARD:
        return f"top-{back(s.deck * KINGDOMS + m - TOPS)}"
    if m < STARTS:
        card = m - CARD
        secret = s.phase == Phase.DEAL and viewer not in (TABLE, s.seat)
        return f"card-{back(card // EACH)}" if secret else f"card-{card + 1}"
    if m < STARTER:
        return f"start-{m - STARTS + 1}"
    if m < OBJECTIVE:
        return f"starter-{CARDS + 1 + m - STARTER}"
    if m < REVEAL:
        secret = s.phase == Phase.SECRET and viewer not in (TABLE, s.seat)
        return "objective" if secret else f"objective-{objective(m - OBJECTIVE)}"
    if s.phase != Phase.REVEAL:
        return "reveal"
    return "-".join(["reveal", *(objective(int(s.secret[p, 0]) - 1) for p in range(s.seats))])


# --- Reading back ----------------------------------------------------------------------------------------------------

_LAY = re.compile(r"lay-([0-9]{1,2})(b?)@(-?[0-9]{1,3}),(-?[0-9]{1,3})")
_NUMBERED = re.compile(r"([a-z-]+)-([0-9]{1,4})")
_FIRST = {"start": STARTS - 1, "starter": STARTER - CARDS - 1, "objective": OBJECTIVE - FIRST_OBJECTIVE}
_FIRST |= {"card": CARD - 1, "lay-nothing": LAY, "take-nothing": TAKE - 1, "keep-one": KEEP - 1}
_FIXED = {"front": SIDE, "back": SIDE + 1, "draw-resource": TOP_CARD, "draw-gold": TOP_CARD + 1}
_FIXED |= {f"top-{back(number)}": TOPS + number % KINGDOMS for number in range(SORTS * KINGDOMS)}


def read(s: State, text: str, viewer: int) -> int | None:
    """Read a move back from its text; None if the viewer may not write any move like this."""
    m = _guess(s, text)
    if m is None or not 0 <= m <= REVEAL:
        return None
    return m if write(s, m, viewer) == text else None


def _guess(s: State, text: str) -> int | None:
    """Find the only move that may be written like this, whatever the table says."""
    if text in _FIXED:
        return _FIXED[text]
    if text.startswith("reveal"):
        return REVEAL
    if lay := _LAY.fullmatch(text):
        card, side, x, y = lay.groups()
        return _guess_lay(s, int(card), 1 if side else FRONT, spot(int(x), int(y)))
    numbered = _NUMBERED.fullmatch(text)
    if numbered is None:
        return None
    kind, number = numbered[1], int(numbered[2])
    if kind == "take":
        return next((TAKE + place for place, card in enumerate(s.up.tolist()) if card == number), None)
    if kind == "keep":
        wanted = number - FIRST_OBJECTIVE + 1
        return next((KEEP + k for k, drawn in enumerate(s.secret[s.seat].tolist()) if drawn == wanted), None)
    return _FIRST[kind] + number if kind in _FIRST else None


def _guess_lay(s: State, card: int, side: int, at: int) -> int | None:
    """Find the way to lay a card of the hand at a spot: over the corner that opens the place, or over any other."""
    hand = s.hand[s.seat].tolist()
    near = corners_around(s, s.seat, at)
    if card not in hand or not near:
        return None
    place = next((place for place, is_open in near if is_open), near[0][0])
    return pack(hand.index(card), side, place)


def corners_around(s: State, p: int, at: int) -> list[tuple[int, bool]]:
    """List the corners of laid cards that face a spot, as numbers of a place; does one open the place?"""
    found = []
    for i, laid_at in enumerate(s.spot[p, : s.laid[p]].tolist()):
        for corner, step in enumerate(_STEPS):
            if laid_at + step == at:
                found.append((i * CORNERS + corner, bool(s.open[p, i] >> corner & 1)))
    return found
