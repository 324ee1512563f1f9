"""What a seat knows of Codex Naturalis, as numbers for learning."""

from typing import Any

from fathomfive.games.codex_naturalis.components import (
    ALL_CARDS,
    BACKS,
    CARDS,
    CORNERS,
    COST,
    DECK,
    DISPLAY,
    EACH,
    FACE0,
    FACE_CORNERS,
    FACE_KINGDOM,
    FACE_MIDDLE,
    HAND,
    HIDDEN,
    KINGDOMS,
    LAID,
    MOST_LAID,
    MOST_PLACES,
    MOST_SEATS,
    OBJECTIVE_POINTS,
    OBJECTIVES,
    OPEN_CORNERS,
    OPEN_COUNT,
    PER,
    PER_CORNER,
    POINTS,
    QUILL,
    REACH,
    REASONS,
    ROW,
    SHARED,
    SHARED_CORNER,
    SORTS,
    STARTERS,
    SYMBOLS,
    Phase,
    State,
)  # fmt: skip
from fathomfive.games.codex_naturalis.imagine import knows_card, knows_kept
from fathomfive.games.codex_naturalis.rules_manuscript import can_pay, is_seen
from fathomfive.kernel.layout import Field, Layout
from fathomfive.kernel.speed import rule

# --- Scales ------------------------------------------------------------------------------------------------------

FEWEST = 2
ASKED = Phase.OVER - Phase.SIDE + 1  # the questions of players, and the end
OTHERS = MOST_SEATS - 1
IN_VIEW = HAND + DISPLAY  # cards described one by one
PRINTED = SYMBOLS + 1  # what a corner may show: a symbol or nothing; a hidden corner is neither
CONDITIONS = SYMBOLS - QUILL + 1  # what points may be for: quills, inkwells, manuscripts, corners
MOST_POINTS = 43  # from cards; the rules page has the proof
UNKNOWN = ALL_CARDS + 1  # + back: a card laid face down whose front the viewer has not seen
FARTHEST = MOST_LAID  # every card is one step from another one


def _most_symbols() -> int:
    """Count the symbols of one kind if every card shows as many as it can."""
    shown = [
        [int((FACE_CORNERS[face] == symbol).sum()) + int(FACE_MIDDLE[face, symbol] if symbol < KINGDOMS else 0)
         for face in range(2 * ALL_CARDS)]
        for symbol in range(SYMBOLS)
    ]  # fmt: skip
    return max(sum(max(row[FACE0 + card], row[FACE0 + ~card]) for card in range(ALL_CARDS)) for row in shown)


MOST_SYMBOLS = _most_symbols()
# An objective scores at most once for every two symbols or three cards; three objectives count.
MOST_BONUS = 3 * max(2 * (MOST_SYMBOLS // 2), int(OBJECTIVE_POINTS.max()) * (MOST_LAID // 3))

# --- The layout --------------------------------------------------------------------------------------------------

_SEAT, _CARD, _LAID = ("seat",), ("card",), ("laid card",)
LAYOUT = Layout(
    Field("seats", "How many play: two to four.", shape=(MOST_SEATS - 1,), axes=("number",)),
    Field("asked", "What a player is asked: the side of the starter, which objective to keep, what to lay, what to "
          "draw; or that the game is over.", shape=(ASKED,), axes=("question",)),
    Field("start", "The start player.", shape=(MOST_SEATS,), axes=_SEAT),
    Field("turn", "The player whose turn it is.", shape=(MOST_SEATS,), axes=_SEAT),
    Field("called", "Why the end is called: 20 points, or empty decks.", shape=(len(REASONS),), axes=("reason",)),
    Field("last", "This is the last round."),
    Field("starter", "The starter that is about to be laid.", shape=(STARTERS,), axes=("starter",)),
    Field("size", "Cards left in the resource deck and in the gold deck.", DECK, (SORTS,), axes=("deck",)),
    Field("top", "The kingdom on top of each deck.", shape=(SORTS, KINGDOMS), axes=("deck", "kingdom")),
    Field("left", "Cards of each kingdom left in each deck.", EACH, (SORTS, KINGDOMS), axes=("deck", "kingdom")),
    Field("common", "The two objectives common to all.", shape=(2, OBJECTIVES), axes=("which", "objective")),
    Field("own", "The own two objectives: drawn, in rising order; then the kept one and the returned one.",
          shape=(2, OBJECTIVES), axes=("which", "objective")),
    Field("seen", "Cards whose front this seat has seen.", shape=(CARDS,), axes=_CARD),
    Field("gold", "Cards in view, the own hand in its order, then the four face-up cards: gold cards.",
          shape=(IN_VIEW,), axes=_CARD),
    Field("kingdom", "Cards in view: the kingdom; none where there is no card.", shape=(IN_VIEW, KINGDOMS),
          axes=("card", "kingdom")),
    Field("points", "Cards in view: points.", int(POINTS.max()), (IN_VIEW,), axes=_CARD),
    Field("per", "Cards in view: what the points are for: each quill, inkwell, manuscript or covered corner; none if "
          "they are for nothing else.", shape=(IN_VIEW, CONDITIONS), axes=("card", "condition")),
    Field("cost", "Cards in view: symbols that must be visible.", int(COST.max()), (IN_VIEW, KINGDOMS),
          axes=("card", "kingdom")),
    Field("payable", "Cards in view: these symbols are visible in the own manuscript.", shape=(IN_VIEW,), axes=_CARD),
    Field("corners", "Cards in view: what each corner of the front shows: a kingdom, quill, inkwell, manuscript or "
          "nothing; none of them where it is hidden.", shape=(IN_VIEW, CORNERS, PRINTED),
          axes=("card", "corner", "symbol")),
    Field("open_hand", "Cards of the own hand whose front everybody has seen.", shape=(HAND,), axes=_CARD),
    Field("own_starter", "The own starter, once it is laid.", shape=(STARTERS,), axes=("starter",)),
    Field("laid_kingdom", "The own manuscript in the order laid, the starter first, which has none: the kingdom of "
          "each card.", shape=(LAID, KINGDOMS), axes=("laid card", "kingdom")),
    Field("laid_down", "The own manuscript: cards laid face down.", shape=(LAID,), axes=_LAID),
    Field("laid_x", "The own manuscript: how far a card is to the right of the starter.", FARTHEST, (LAID,),
          -FARTHEST, _LAID),
    Field("laid_y", "The own manuscript: how far a card is above the starter.", FARTHEST, (LAID,),
          -FARTHEST, _LAID),
    Field("open", "Places of the own manuscript as moves name them, by laid card, the starter first, and corner: how "
          "many corners a card would cover there; 0 where no card may go, -1 where the corner itself is hidden.",
          CORNERS, (MOST_LAID, CORNERS), -1, ("laid card", "corner")),
    Field("covers", "Open places of the own manuscript: how many symbols of each kind a card would cover there.",
          CORNERS, (MOST_LAID, CORNERS, SYMBOLS), axes=("laid card", "corner", "symbol")),
    Field("symbols", "Visible symbols: four kingdoms, quills, inkwells, manuscripts.", MOST_SYMBOLS,
          (MOST_SEATS, SYMBOLS), axes=("seat", "symbol")),
    Field("score", "Points from cards.", MOST_POINTS, (MOST_SEATS,), axes=_SEAT),
    Field("bonus", "Points from objectives, once they are shown.", MOST_BONUS, (MOST_SEATS,), axes=_SEAT),
    Field("places", "Open places.", MOST_PLACES, (MOST_SEATS,), axes=_SEAT),
    Field("laid", "Cards laid, with the starter.", LAID, (MOST_SEATS,), axes=_SEAT),
    Field("kept", "The numbers of the objectives that the other players kept, once they are shown.", OBJECTIVES,
          (OTHERS,), axes=_SEAT),
    Field("backs", "The backs in the hands of the other players, known cards first: four kingdoms of resource cards, "
          "four of gold cards.", shape=(OTHERS, HAND, BACKS), axes=("seat", "card", "back")),
    Field("known", "The numbers of the cards in the hands of the other players whose front is known.", CARDS,
          (OTHERS, HAND), axes=("seat", "card")),
    Field("other_x", "Manuscripts of the other players: how far a card is to the right of the starter.", FARTHEST,
          (OTHERS, LAID), -FARTHEST, ("seat", "laid card")),
    Field("other_y", "Manuscripts of the other players: how far a card is above the starter.", FARTHEST,
          (OTHERS, LAID), -FARTHEST, ("seat", "laid card")),
    Field("other_card", "Manuscripts of the other players: the number of the card, negative if it lies face down; "
          "-87 to -94 if only its back is known, in the order of backs.", UNKNOWN + BACKS - 1, (OTHERS, LAID),
          1 - UNKNOWN - BACKS, ("seat", "laid card")),
)  # fmt: skip
(
    NUMBER, QUESTION, START, TURN, CALLED, LAST, STARTER, SIZE, TOP, LEFT, COMMON, OWN, SEEN, GOLD_CARD, KINGDOM, WORTH,
    PAID_PER, PRICE, PAYABLE, FRONT, OPEN_HAND, OWN_STARTER, LAID_KINGDOM, LAID_DOWN, LAID_X, LAID_Y,
    OPEN, COVERS, VISIBLE, SCORE, BONUS, PLACES, ALL_LAID, KEPT, BACK, KNOWN, OTHER_X, OTHER_Y, OTHER_CARD,
) = LAYOUT.starts  # fmt: skip


@rule
def observe(s: State, seat: int, out: Any) -> None:
    """Write what a seat knows, its own things first."""
    observe_table(s, seat, out)
    for k in range(IN_VIEW):
        observe_card(s, seat, out, k)
    for k in range(s.seats):
        p = (seat + k) % s.seats
        for n in range(SYMBOLS):
            out[VISIBLE + k * SYMBOLS + n] = s.symbols[p, n]
        out[SCORE + k] = s.points[p]
        out[BONUS + k] = s.bonus[p]
        out[PLACES + k] = s.places[p]
        out[ALL_LAID + k] = s.laid[p]
    if s.laid[seat] > 0:
        observe_own(s, seat, out)
        observe_places(s, seat, out)
    for k in range(s.seats - 1):
        p = (seat + 1 + k) % s.seats
        observe_hand(s, p, seat, out, k)
        observe_other(s, p, seat, out, k)


@rule
def observe_table(s: State, seat: int, out: Any) -> None:
    """Write the question, the decks, the objectives and the cards seen so far."""
    out[NUMBER + s.seats - FEWEST] = 1
    if s.phase >= Phase.SIDE:
        out[QUESTION + s.phase - Phase.SIDE] = 1
    out[START + (s.start - seat) % s.seats] = 1
    out[TURN + (s.seat - seat) % s.seats] = 1
    if s.called > 0:
        out[CALLED + s.called - 1] = 1
    out[LAST] = s.last
    if s.starter > 0:
        out[STARTER + s.starter - 1] = 1
    for sort in range(SORTS):
        out[SIZE + sort] = s.size[sort]
        if s.top[sort] > 0:
            out[TOP + sort * KINGDOMS + int(s.top[sort]) - 1] = 1
        for kingdom in range(KINGDOMS):
            out[LEFT + sort * KINGDOMS + kingdom] = s.left[sort, kingdom]
    for k in range(2):
        if s.common[k] > 0:
            out[COMMON + k * OBJECTIVES + int(s.common[k]) - 1] = 1
        if s.secret[seat, k] > 0:
            out[OWN + k * OBJECTIVES + int(s.secret[seat, k]) - 1] = 1
    for card in range(CARDS):
        out[SEEN + card] = 1 if is_seen(s, card) else 0
    for k in range(HAND):
        if s.hand[seat, k] > 0:
            out[SEEN + int(s.hand[seat, k]) - 1] = 1
    for i in range(1, s.laid[seat]):
        if s.face[seat, i] < 0:
            out[SEEN + ~int(s.face[seat, i])] = 1


@rule
def observe_card(s: State, seat: int, out: Any, k: int) -> None:
    """Write what is printed on the k-th card in view: of the own hand, then of the face-up cards."""
    card = int(s.hand[seat, k]) - 1 if k < HAND else int(s.up[k - HAND]) - 1
    if card < 0:
        return
    if k < HAND:
        out[OPEN_HAND + k] = 1 if is_seen(s, card) else 0
    out[GOLD_CARD + k] = card // DECK
    out[KINGDOM + k * KINGDOMS + card % DECK // EACH] = 1
    out[WORTH + k] = POINTS[card]
    per = int(PER[card])
    if per > 0:
        out[PAID_PER + k * CONDITIONS + (CONDITIONS - 1 if per == PER_CORNER else per - QUILL)] = 1
    for kingdom in range(KINGDOMS):
        out[PRICE + k * KINGDOMS + kingdom] = COST[card, kingdom]
    out[PAYABLE + k] = 1 if can_pay(s, seat, card) else 0
    for corner in range(CORNERS):
        symbol = int(FACE_CORNERS[FACE0 + card, corner])
        if symbol < PRINTED:
            out[FRONT + (k * CORNERS + corner) * PRINTED + symbol] = 1


# --- Manuscripts -------------------------------------------------------------------------------------------------


@rule
def right_of(at: int) -> int:
    """Give the first coordinate of a spot."""
    return (at + ROW // 2) // ROW


@rule
def observe_own(s: State, seat: int, out: Any) -> None:
    """Write the own manuscript card by card."""
    starter = int(s.face[seat, 0])
    out[OWN_STARTER + max(starter, ~starter) - CARDS] = 1
    for i in range(s.laid[seat]):
        face = int(s.face[seat, i])
        at = int(s.spot[seat, i])
        if i > 0:
            out[LAID_KINGDOM + i * KINGDOMS + int(FACE_KINGDOM[FACE0 + face])] = 1
        out[LAID_DOWN + i] = 1 if face < 0 else 0
        out[LAID_X + i] = right_of(at)
        out[LAID_Y + i] = at - right_of(at) * ROW


@rule
def observe_places(s: State, seat: int, out: Any) -> None:
    """CN-21 Write which places of the own manuscript are open, and which corners are hidden."""
    for i in range(min(int(s.laid[seat]), MOST_LAID)):
        for corner in range(CORNERS):
            place = i * CORNERS + corner
            if FACE_CORNERS[FACE0 + int(s.face[seat, i]), corner] == HIDDEN:
                out[OPEN + place] = -1
            elif s.open[seat, i] >> corner & 1:
                observe_covered(s, seat, out, i, corner, place)
        if s.open[seat, i] > 0:
            observe_neighbours(s, seat, out, i)


@rule
def observe_neighbours(s: State, seat: int, out: Any, i: int) -> None:
    """CN-21, CN-22 Write what a card at an open place of card i would cover of the cards that touch it, too."""
    spot = int(s.spot[seat, i])
    bits = int(s.open[seat, i])
    for k in range(i + 1, s.laid[seat]):  # a place is open at the first of the cards that touch it
        step = int(s.spot[seat, k]) - spot
        near = 1 + REACH + step if -REACH <= step <= REACH else 0
        shared = bits & int(SHARED[near])
        for n in range(OPEN_COUNT[shared]):
            corner = int(OPEN_CORNERS[shared, n])
            observe_covered(s, seat, out, k, int(SHARED_CORNER[near, corner]), i * CORNERS + corner)


@rule
def observe_covered(s: State, seat: int, out: Any, i: int, corner: int, place: int) -> None:
    """CN-22 Write that a card at an open place would cover a corner of card i."""
    symbol = int(FACE_CORNERS[FACE0 + int(s.face[seat, i]), corner])
    out[OPEN + place] += 1
    if symbol < SYMBOLS:
        out[COVERS + place * SYMBOLS + symbol] += 1


@rule
def observe_hand(s: State, p: int, seat: int, out: Any, k: int) -> None:
    """CN-26 Write the backs and the known cards of another hand, in an order that reveals nothing."""
    if s.secret[p, 0] > 0 and knows_kept(s, p, seat):
        out[KEPT + k] = s.secret[p, 0]
    n = k * HAND
    for known in range(1, -1, -1):
        for i in range(HAND):
            card = int(s.hand[p, i]) - 1
            if card >= 0 and knows_card(s, p, card, seat) == (known == 1):
                out[BACK + n * BACKS + card // EACH] = 1
                out[KNOWN + n] = (card + 1) * known
                n += 1


@rule
def observe_other(s: State, p: int, seat: int, out: Any, k: int) -> None:
    """CN-26 Write the manuscript of another player, as far as the cards are known."""
    for i in range(s.laid[p]):
        n = k * LAID + i
        at = int(s.spot[p, i])
        face = int(s.face[p, i])
        out[OTHER_X + n] = right_of(at)
        out[OTHER_Y + n] = at - right_of(at) * ROW
        if face >= 0:
            out[OTHER_CARD + n] = face + 1
        elif knows_card(s, p, ~face, seat):
            out[OTHER_CARD + n] = face
        else:
            out[OTHER_CARD + n] = -UNKNOWN - ~face // EACH
