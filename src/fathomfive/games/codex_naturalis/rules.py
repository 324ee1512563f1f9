"""The rules of Codex Naturalis, in the order of its rulebook; manuscripts and objectives have files of their own."""

from typing import Any

from fathomfive.games.codex_naturalis.components import (
    CARD,
    CARDS,
    DECK,
    DISPLAY,
    EACH,
    EMPTY_DECKS,
    FRONT,
    GOLD,
    HAND,
    KEEP,
    KINGDOMS,
    LAY,
    MORE_THAN_BONUS,
    NOT_CALLED,
    OBJECTIVE,
    OBJECTIVES,
    RESOURCE,
    REVEAL,
    SIDE,
    SORTS,
    STARTER,
    STARTERS,
    STARTS,
    TAKE,
    TOP_CARD,
    TOPS,
    TWENTY_POINTS,
    Phase,
    Stage,
    State,
)  # fmt: skip
from fathomfive.games.codex_naturalis.rules_manuscript import lay, legal_lays, put, show_to_all
from fathomfive.games.codex_naturalis.rules_objectives import score_objectives
from fathomfive.kernel.game import NOBODY, TABLE
from fathomfive.kernel.ranking import places
from fathomfive.kernel.speed import rule


@rule
def setup(s: State, seats: int, options: Any) -> None:
    """CN-10, CN-11, CN-12 Begin with two full decks, six starters and sixteen objectives; nothing is drawn yet."""
    s.rules = options[0]
    s.seats = seats
    for sort in range(SORTS):
        s.size[sort] = DECK
        s.cards[sort] = (1 << DECK) - 1
        for kingdom in range(KINGDOMS):
            s.left[sort, kingdom] = EACH
    s.starters = (1 << STARTERS) - 1
    s.objectives = (1 << OBJECTIVES) - 1


@rule
def to_act(s: State) -> int:
    """Give the seat that decides, TABLE, or NOBODY when the game is over."""
    if s.phase < Phase.SIDE:
        return TABLE
    return s.seat if s.phase != Phase.OVER else NOBODY


@rule
def legal(s: State, out: Any) -> int:
    """List the legal moves in rising order."""
    phase = s.phase
    if phase == Phase.LAY:
        return legal_lays(s, out)
    if phase == Phase.DRAW:
        return legal_draws(s, out)
    if phase == Phase.TOP:
        return legal_tops(s, out)
    if phase == Phase.TURN_UP or phase == Phase.DEAL:
        return legal_cards(s, out)
    if phase == Phase.COMMON or phase == Phase.SECRET:
        return listed(s.objectives, OBJECTIVES, OBJECTIVE, out)
    if phase == Phase.STARTER:
        return listed(s.starters, STARTERS, STARTER, out)
    if phase == Phase.OVER:
        return 0
    return legal_few(s, out)


@rule
def legal_few(s: State, out: Any) -> int:
    """CN-11, CN-12 List the start players, the sides of a starter, the two objectives to keep, or the reveal."""
    if s.phase == Phase.START:
        for seat in range(s.seats):
            out[seat] = STARTS + seat
        return s.seats
    if s.phase == Phase.REVEAL:
        out[0] = REVEAL
        return 1
    first = SIDE if s.phase == Phase.SIDE else KEEP
    out[0] = first
    out[1] = first + 1
    return 2


@rule
def listed(bits: int, width: int, first: int, out: Any) -> int:
    """List a move for every bit that is set."""
    n = 0
    for k in range(width):
        out[n] = first + k
        n += bits >> k & 1
    return n


@rule
def odds(s: State, moves: Any, n: int, weights: Any) -> None:
    """CN-10, CN-11 Weigh a kingdom by its cards left in the deck; all other outcomes are equally likely."""
    for k in range(n):
        weights[k] = 1
    if s.phase == Phase.TOP:
        k = 0
        for kingdom in range(KINGDOMS):  # in the order of legal_tops
            weights[k] = s.left[s.deck, kingdom]
            k += s.left[s.deck, kingdom] > 0


@rule
def play(s: State, m: int) -> None:
    """Carry out one legal move."""
    if m >= TOPS:
        if m < CARD:
            s.top[s.deck] = m - TOPS + 1
            go_on(s)
        elif m < STARTS:
            leave_deck(s, m - CARD)
        else:
            play_rare_outcome(s, m)
    elif m >= LAY:
        lay(s, m)
        if s.last == 1:
            next_turn(s)
        else:
            s.phase = Phase.DRAW
    elif m >= TOP_CARD:
        s.deck = m - TOP_CARD
        s.phase = Phase.DEAL
    elif m >= TAKE:
        take(s, m - TAKE)
    elif m >= KEEP:
        keep(s, m - KEEP)
    else:
        choose_side(s, m - SIDE)


@rule
def play_rare_outcome(s: State, m: int) -> None:
    """Carry out what the TABLE draws at the beginning, and what it shows at the end."""
    if m < STARTER:
        s.start = m - STARTS
        s.seat = s.start
        s.stage = Stage.HANDS
        s.phase = Phase.STARTER
    elif m < OBJECTIVE:
        s.starters ^= 1 << m - STARTER
        s.starter = m - STARTER + 1
        s.phase = Phase.SIDE
    elif m < REVEAL:
        draw_objective(s, m - OBJECTIVE)
    else:
        score_objectives(s)
        s.phase = Phase.OVER


# --- Set-up ----------------------------------------------------------------------------------------------------


@rule
def go_on(s: State) -> None:
    """CN-10, CN-25 Reveal the top of a deck, fill a gap among the face-up cards, then go on with the stage."""
    s.deck = 0
    s.gap = 0
    for sort in range(SORTS):
        if s.top[sort] == 0 and s.size[sort] > 0:
            s.deck = sort
            s.phase = Phase.TOP
            return
    for place in range(DISPLAY):
        if s.up[place] == 0 and s.size[place >> 1] > 0:
            s.deck = place >> 1
            s.gap = place
            s.phase = Phase.TURN_UP
            return
    if s.stage == Stage.TURNS:
        next_turn(s)
    elif s.stage == Stage.HANDS:
        deal_on(s)
    else:
        s.phase = Phase.START


@rule
def legal_tops(s: State, out: Any) -> int:
    """CN-10 List the kingdoms that may be on top: the deck holds a card of each."""
    n = 0
    for kingdom in range(KINGDOMS):
        out[n] = TOPS + kingdom
        n += s.left[s.deck, kingdom] > 0
    return n


@rule
def legal_cards(s: State, out: Any) -> int:
    """CN-10 List the cards that may be the top one: all cards in the deck of the kingdom on top."""
    first = (int(s.top[s.deck]) - 1) * EACH
    return listed(int(s.cards[s.deck]) >> first, EACH, CARD + s.deck * DECK + first, out)


@rule
def leave_deck(s: State, card: int) -> None:
    """CN-25, CN-30 Turn the top card up or put it into a hand; the last card of both decks calls the end."""
    sort = s.deck
    s.cards[sort] ^= 1 << card - sort * DECK
    s.left[sort, s.top[sort] - 1] -= 1
    s.top[sort] = 0
    s.size[sort] -= 1
    if s.size[RESOURCE] == 0 and s.size[GOLD] == 0 and s.called == NOT_CALLED:
        s.called = EMPTY_DECKS
    if s.phase == Phase.TURN_UP:
        s.up[s.gap] = card + 1
        show_to_all(s, card)
    else:
        add_to_hand(s, card)
    go_on(s)


@rule
def add_to_hand(s: State, card: int) -> None:
    """Insert a card into the sorted hand, so that the hand does not reveal the order of draws."""
    p = s.seat  # a hand holds card + 1, and this card is not among them
    k = HAND - 1
    while k > 0 and (s.hand[p, k - 1] == 0 or s.hand[p, k - 1] > card):
        s.hand[p, k] = s.hand[p, k - 1]
        k -= 1
    s.hand[p, k] = card + 1


@rule
def choose_side(s: State, side: int) -> None:
    """CN-11 Lay the starter at (0, 0) with the chosen side up."""
    card = CARDS + s.starter - 1
    s.starter = 0
    put(s, s.seat, card if side == FRONT else ~card, 0)
    go_on(s)


@rule
def deal_on(s: State) -> None:
    """CN-11 Deal two resource cards and one gold card, then go on with the next player in turn order."""
    p = s.seat
    if s.hand[p, HAND - 1] == 0:
        s.deck = RESOURCE if s.hand[p, HAND - 2] == 0 else GOLD
        s.phase = Phase.DEAL
        return
    s.seat = p + 1 if p + 1 < s.seats else 0
    if s.seat != s.start:
        s.phase = Phase.STARTER
    else:
        s.stage = Stage.OBJECTIVES
        s.phase = Phase.COMMON


@rule
def draw_objective(s: State, objective: int) -> None:
    """CN-12 Draw two common objectives, then two secret ones for each player."""
    s.objectives ^= 1 << objective
    if s.phase == Phase.COMMON:
        if s.common[0] == 0:
            s.common[0] = objective + 1
        else:
            s.common[1] = objective + 1
            s.phase = Phase.SECRET
        return
    p = s.seat
    if s.secret[p, 0] == 0:
        s.secret[p, 0] = objective + 1
        return
    s.secret[p, 1] = max(int(s.secret[p, 0]), objective + 1)
    s.secret[p, 0] = min(int(s.secret[p, 0]), objective + 1)
    s.phase = Phase.KEEP


@rule
def keep(s: State, which: int) -> None:
    """CN-12 Keep one objective; the other goes under the deck, where it is never drawn again."""
    p = s.seat
    if which == 1:
        kept = s.secret[p, 1]
        s.secret[p, 1] = s.secret[p, 0]
        s.secret[p, 0] = kept
    s.seat = p + 1 if p + 1 < s.seats else 0
    if s.seat != s.start:
        s.phase = Phase.SECRET
    else:
        s.stage = Stage.TURNS
        s.phase = Phase.LAY


# --- A turn ----------------------------------------------------------------------------------------------------


@rule
def legal_draws(s: State, out: Any) -> int:
    """CN-25 List the face-up cards and the decks to draw from."""
    n = 0
    for place in range(DISPLAY):
        out[n] = TAKE + place
        n += s.up[place] > 0
    for sort in range(SORTS):
        out[n] = TOP_CARD + sort
        n += s.size[sort] > 0
    return n


@rule
def take(s: State, place: int) -> None:
    """CN-25, CN-26 Put a face-up card into the hand, where everybody knows it."""
    add_to_hand(s, int(s.up[place]) - 1)
    s.up[place] = 0
    go_on(s)


@rule
def next_turn(s: State) -> None:
    """CN-27, CN-30 Go to the next player with an open place; the round after the call is the last one."""
    looking = True
    while looking:
        s.seat = s.seat + 1 if s.seat + 1 < s.seats else 0
        s.phase = Phase.LAY
        if s.seat == s.start:
            if s.last == 1:
                s.phase = Phase.REVEAL
            elif s.called != NOT_CALLED:
                s.last = 1
        looking = s.phase == Phase.LAY and s.places[s.seat] == 0


# --- End -------------------------------------------------------------------------------------------------------


@rule
def points(s: State, out: Any) -> None:
    """CN-24, CN-31 Add up the points from cards and, once they are revealed, from objectives."""
    for p in range(s.seats):
        out[p] = int(s.points[p]) + int(s.bonus[p])


@rule
def rank(s: State, out: Any) -> None:
    """CN-32 Rank by points, then by points from objectives; equal sides share a place."""
    for p in range(s.seats):
        out[p] = (int(s.points[p]) + int(s.bonus[p])) * MORE_THAN_BONUS + int(s.bonus[p])
    places(out, s.seats)


@rule
def reason(s: State) -> int:
    """CN-30 Give the reason that called the end first."""
    return s.called - TWENTY_POINTS
