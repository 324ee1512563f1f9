"""Whether a table of Codex Naturalis is possible: cards and objectives in their places, adding up to the box."""

from fathomfive.games.codex_naturalis.components import (
    CALL_AT,
    CARDS,
    CORNERS,
    DECK,
    DISPLAY,
    EACH,
    EMPTY,
    EMPTY_DECKS,
    FACE0,
    FACE_CORNERS,
    FACE_MIDDLE,
    HAND,
    HIDDEN,
    KINGDOMS,
    LAID,
    MOST_SEATS,
    OBJECTIVES,
    REACH,
    SORTS,
    STARTERS,
    STEP,
    TWENTY_POINTS,
    Phase,
    Stage,
    State,
)  # fmt: skip
from fathomfive.games.codex_naturalis.rules_manuscript import is_seen
from fathomfive.kernel.speed import rule

MOST_POINTS = 43  # from cards; the rules page has the proof
TWICE = -1  # a card is in two places
SHUT, OPEN = -2, -1  # a spot without a card: an open place, or not
COUNT_BITS = 9  # enough to count all corners of a manuscript


@rule
def audit(s: State) -> bool:
    """Is this a possible table?"""
    return (
        decks_add_up(s)
        and cards_add_up(s)
        and fronts_are_seen(s)
        and hands_are_in_order(s)
        and starters_add_up(s)
        and objectives_add_up(s)
        and manuscripts_hold(s)
        and phase_fits(s)
    )


@rule
def decks_add_up(s: State) -> bool:
    """CN-10 Do the sizes of the decks match their cards, kingdom by kingdom, and the kingdoms on top?"""
    for sort in range(SORTS):
        size = 0
        for kingdom in range(KINGDOMS):
            held = 0
            for k in range(EACH):
                held += int(s.cards[sort]) >> kingdom * EACH + k & 1
            if held != s.left[sort, kingdom]:
                return False
            size += held
        if size != s.size[sort] or int(s.cards[sort]) >> DECK != 0:
            return False
        top = int(s.top[sort])
        if top < 0 or top > KINGDOMS or (top > 0 and s.left[sort, top - 1] == 0):
            return False
    return True


@rule
def with_card(cards: int, sort: int, card: int) -> int:
    """Add a card of a sort to a set of cards; TWICE if the set holds it already."""
    bit = card - sort * DECK
    if cards == TWICE or bit < 0 or bit >= DECK:
        return cards
    return TWICE if cards >> bit & 1 else cards | 1 << bit


@rule
def cards_add_up(s: State) -> bool:
    """CN-2, CN-3 Is every card in exactly one place: a deck, the face-up cards, a hand or a manuscript?"""
    for sort in range(SORTS):
        cards = int(s.cards[sort])
        for place in range(DISPLAY):
            cards = with_card(cards, sort, int(s.up[place]) - 1)
            if s.up[place] > 0 and (int(s.up[place]) - 1) // DECK != place >> 1:
                return False
        for p in range(MOST_SEATS):
            for k in range(HAND):
                cards = with_card(cards, sort, int(s.hand[p, k]) - 1)
            for i in range(1, s.laid[p]):
                face = int(s.face[p, i])
                cards = with_card(cards, sort, max(face, ~face))
        if cards != (1 << DECK) - 1:
            return False
    return True


@rule
def fronts_are_seen(s: State) -> bool:
    """CN-26 Has everybody seen all face-up cards, and no card that is still in a deck?"""
    for sort in range(SORTS):
        if int(s.seen[sort]) & int(s.cards[sort]) != 0 or int(s.seen[sort]) >> DECK != 0:
            return False
    for place in range(DISPLAY):
        if s.up[place] > 0 and not is_seen(s, int(s.up[place]) - 1):
            return False
    for p in range(MOST_SEATS):
        for i in range(1, s.laid[p]):
            if s.face[p, i] >= 0 and not is_seen(s, int(s.face[p, i])):
                return False
    return True


@rule
def hands_are_in_order(s: State) -> bool:
    """CN-20, CN-25 Are hands sorted and of three cards, two while the owner draws, fewer only during set-up?"""
    for p in range(MOST_SEATS):
        held = 0
        for k in range(HAND):
            if s.hand[p, k] > 0:
                held += 1
                if held != k + 1 or (k > 0 and s.hand[p, k - 1] >= s.hand[p, k]):
                    return False
        if p >= s.seats and held > 0:
            return False
        if s.stage > Stage.HANDS and p < s.seats and held != HAND:
            drawing = s.phase == Phase.DRAW or s.phase == Phase.DEAL
            if held != HAND - 1 or not (s.last == 1 or (drawing and p == s.seat)):
                return False
    return True


@rule
def starters_add_up(s: State) -> bool:
    """CN-4 Is every starter the first card of a manuscript, about to be laid, or left over?"""
    starters = int(s.starters)
    if s.starter > 0:
        starters += 1 << s.starter - 1
    for p in range(MOST_SEATS):
        if s.laid[p] > 0:
            face = int(s.face[p, 0])
            card = max(face, ~face) - CARDS
            if card < 0:
                return False
            starters += 1 << card
    return starters == (1 << STARTERS) - 1


@rule
def objectives_add_up(s: State) -> bool:
    """CN-5, CN-12 Is every objective common, drawn by a player, or left in the deck?"""
    objectives = int(s.objectives)
    held = 0
    for k in range(2):
        if s.common[k] > 0:
            objectives += 1 << int(s.common[k]) - 1
            held += 1
        for p in range(MOST_SEATS):
            if s.secret[p, k] > 0:
                objectives += 1 << int(s.secret[p, k]) - 1
                held += 1
    for n in range(OBJECTIVES):
        held += int(s.objectives) >> n & 1
    return held == OBJECTIVES and objectives == (1 << OBJECTIVES) - 1


# --- Manuscripts -------------------------------------------------------------------------------------------------


@rule
def corner_of(s: State, p: int, i: int, corner: int) -> int:
    """Give the symbol in a corner of a laid card, covered or not."""
    return int(FACE_CORNERS[FACE0 + int(s.face[p, i]), corner])


@rule
def manuscripts_hold(s: State) -> bool:
    """CN-20, CN-24 Are starters at (0, 0), unused cells zero, and points within bounds?"""
    for p in range(MOST_SEATS):
        if s.laid[p] < 0 or s.points[p] < 0 or s.points[p] > MOST_POINTS or (s.laid[p] > 0 and p >= s.seats):
            return False
        if s.spot[p, 0] != 0:
            return False
        for i in range(s.laid[p], LAID):
            if s.spot[p, i] != 0 or s.face[p, i] != 0 or s.open[p, i] != 0:
                return False
        if not manuscript_holds(s, p):
            return False
    for i in range(LAID):
        if s.scratch[i] != 0:
            return False
    return True


@rule
def manuscript_holds(s: State, p: int) -> bool:
    """CN-21, CN-22 Do cards cover only visible corners, and do symbols and open places agree with a recount?"""
    seen = 0  # visible symbols of each kind, packed into bits
    blanks = 0  # likewise empty and hidden corners
    places = 0
    for i in range(s.laid[p]):
        borne = i == 0
        for kingdom in range(KINGDOMS):
            seen += int(FACE_MIDDLE[FACE0 + int(s.face[p, i]), kingdom]) << COUNT_BITS * kingdom
        for corner in range(CORNERS):
            symbol = corner_of(s, p, i, corner)
            under = looked_at(s, p, i, int(s.spot[p, i]) + int(STEP[corner]))
            is_open = under == OPEN
            if is_open != (s.open[p, i] >> corner & 1 == 1):
                return False
            places += is_open
            if 0 <= under < i:
                borne = True
                if corner_of(s, p, under, 3 - corner) == HIDDEN:
                    return False
            if under <= i and symbol < EMPTY:  # not covered by a later card
                seen += 1 << COUNT_BITS * symbol
            elif under <= i:
                blanks += 1 << COUNT_BITS * (symbol - EMPTY)
        if not borne:
            return False
    for symbol in range(EMPTY):
        seen -= int(s.symbols[p, symbol]) << COUNT_BITS * symbol
    for symbol in range(EMPTY, HIDDEN + 1):
        blanks -= int(s.symbols[p, symbol]) << COUNT_BITS * (symbol - EMPTY)
    return seen == 0 and blanks == 0 and places == s.places[p]


@rule
def looked_at(s: State, p: int, i: int, at: int) -> int:
    """CN-21 Give the card at a spot beside card i, or OPEN if the spot is open and i the first card beside it."""
    spots = s.spot[p]
    found = OPEN
    for j in range(s.laid[p]):
        step = int(spots[j]) - at
        if step == 0:
            return j
        if -REACH < step < REACH:
            for other in range(CORNERS):
                if step == STEP[other] and (j < i or corner_of(s, p, j, 3 - other) == HIDDEN):
                    found = SHUT
    return found


# --- Questions ---------------------------------------------------------------------------------------------------


@rule
def phase_fits(s: State) -> bool:
    """Does the phase fit the table, and are fields of other phases zero?"""
    phase = s.phase
    if s.seat < 0 or s.seat >= s.seats or s.start < 0 or s.start >= s.seats:
        return False
    if (s.starter > 0) != (phase == Phase.SIDE):
        return False
    about_deck = phase == Phase.TOP or phase == Phase.TURN_UP or phase == Phase.DEAL
    if (s.deck != 0 and not about_deck) or (s.gap != 0 and phase != Phase.TURN_UP):
        return False
    if phase == Phase.TOP and (s.size[s.deck] == 0 or s.top[s.deck] != 0):
        return False
    if (phase == Phase.TURN_UP or phase == Phase.DEAL) and s.top[s.deck] == 0:
        return False
    if phase == Phase.TURN_UP and (s.up[s.gap] != 0 or s.gap >> 1 != s.deck):
        return False
    if phase == Phase.LAY and s.places[s.seat] == 0:
        return False
    for p in range(MOST_SEATS):
        if s.bonus[p] != 0 and phase != Phase.OVER:
            return False
    return call_fits(s)


@rule
def call_fits(s: State) -> bool:
    """CN-30 Is the end called exactly when there is a reason?"""
    empty = s.size[0] == 0 and s.size[1] == 0
    most = 0
    for p in range(MOST_SEATS):
        most = max(most, int(s.points[p]))
    if s.called == 0:
        return not empty and most < CALL_AT and s.last == 0
    if s.called == TWENTY_POINTS:
        return most >= CALL_AT
    return s.called == EMPTY_DECKS and empty
