"""The rules of Podwodni łowcy: set-up, legal moves, playing a move, points and places."""

from typing import Any

from fathomfive.games.podwodni_lowcy.components import (
    BOX,
    CARDS,
    COLUMN,
    CORNER,
    CORNERS,
    DEEPER,
    DIVE,
    DRAW,
    GIVE,
    KEPT,
    NO_HARPOON,
    NO_NET,
    PICK,
    SCORE,
    SCORE_SET,
    SHRIMP,
    SLOTS,
    SORTS,
    STARTS,
    STOP,
    TAKE,
    TURN_DOWN,
    WASH,
    Phase,
    State,
)  # fmt: skip
from fathomfive.games.podwodni_lowcy.rules_dive import (
    break_off,
    catch_column,
    lay,
    legal_at_depth,
    legal_effects,
    legal_picks,
    next_wash,
    pick,
    settle,
    use_harpoon,
    use_net,
    wash,
)
from fathomfive.games.podwodni_lowcy.rules_sets import (
    can_score,
    give,
    legal_gifts,
    legal_sets,
    score,
    take,
    turn_down,
)
from fathomfive.games.podwodni_lowcy.rules_turn import (
    begin_turn,
    first_gap,
    next_turn,
    renew_deck,
    side_points,
)
from fathomfive.kernel.game import NOBODY, TABLE
from fathomfive.kernel.ranking import places
from fathomfive.kernel.speed import rule

# --- Set-up ----------------------------------------------------------------------------------------------------


@rule
def setup(s: State, seats: int, options: Any) -> None:
    """PL-1, PL-2 All cards are in the deck; the first turn begins by filling the empty grid."""
    s.rules = options[0]
    s.length = options[1]
    s.seats = seats
    for card in range(SORTS):
        s.deck[card] = BOX[card]
    s.left = CARDS
    s.phase = Phase.START


@rule
def to_act(s: State) -> int:
    """Find the seat to act."""
    if s.phase <= Phase.DRAW:
        return TABLE
    return s.asked if s.phase != Phase.OVER else NOBODY


# --- Legal moves -----------------------------------------------------------------------------------------------


@rule
def legal(s: State, out: Any) -> int:
    """List the legal moves in rising order."""
    phase = s.phase
    if phase == Phase.DRAW or phase == Phase.FILL:
        return legal_draws(s, out)
    if phase == Phase.DEPTH:
        return legal_at_depth(s, out)
    if phase == Phase.PICK:
        return legal_picks(s, out, 0)
    if phase == Phase.TURN:
        out[0] = DIVE
        out[1] = SCORE
        return 1 + can_score(s)
    if phase == Phase.CORNER:
        for corner in range(CORNERS):
            out[corner] = CORNER + corner
        return CORNERS
    if phase == Phase.TAKE:
        return legal_cards(s.pool, TAKE, out)
    if phase == Phase.EFFECTS:
        return legal_effects(s, out)
    if phase == Phase.FIRST_SET:
        return legal_sets(s, out)
    if phase == Phase.MORE_SETS:
        n = legal_sets(s, out)
        out[n] = STOP
        return n + 1
    if phase == Phase.TURN_DOWN:
        return legal_cards(s.pool, TURN_DOWN, out)
    if phase == Phase.GIVE or phase == Phase.GIVE_AGAIN:
        return legal_gifts(s, out)
    if phase == Phase.WASH:
        return legal_cards(s.up[s.asked], WASH, out)
    if phase == Phase.START:
        for seat in range(s.seats):
            out[seat] = STARTS + seat
        return s.seats
    return 0


@rule
def legal_cards(heap: Any, first: int, out: Any) -> int:
    """List every sort that lies in a heap."""
    n = 0
    for card in range(1, KEPT):
        out[n] = first + card
        n += heap[card] > 0
    return n


@rule
def legal_draws(s: State, out: Any) -> int:
    """PL-10 Any card of the deck may be drawn."""
    deck = s.deck
    n = 0
    for card in range(1, SORTS):
        out[n] = DRAW + card
        n += deck[card] > 0
    return n


@rule
def odds(s: State, moves: Any, n: int, weights: Any) -> None:
    """PL-2 Every seat is as likely to start, every card of the deck as likely to be drawn."""
    if s.phase == Phase.START:
        for k in range(n):
            weights[k] = 1
    else:
        k = 0
        for card in range(1, SORTS):  # in the order of legal_draws, whose list need not be read again
            weights[k] = s.deck[card]
            k += s.deck[card] > 0


# --- Playing a move --------------------------------------------------------------------------------------------


@rule
def play(s: State, m: int) -> None:
    """Carry out one legal move, and everything that follows without a choice."""
    if m > DRAW:
        draw(s, m - DRAW)
    elif m < CORNER:
        s.phase = Phase.DRAW if m == DIVE else Phase.FIRST_SET
    elif m < DEEPER:
        s.corner = m - CORNER
        s.phase = Phase.DRAW
    elif m == DEEPER:
        s.phase = Phase.DRAW
    elif m == COLUMN:
        catch_column(s)
    elif m < PICK + SLOTS:
        pick(s, m - PICK)
    elif m <= NO_NET:
        use_net(s, m)
    elif m <= NO_HARPOON:
        use_harpoon(s, m)
    elif m < SCORE_SET:
        wash(s, m - WASH)
    elif m < STOP:
        score(s, m - SCORE_SET)
    elif m == STOP:
        s.phase = Phase.TURN_ENDS
    elif m <= GIVE:
        turn_down(s, m - TURN_DOWN)
    elif m <= TAKE:
        give(s, m - GIVE)
    elif m < STARTS:
        take(s, m - TAKE)
    else:
        s.side = m - STARTS
        s.asked = s.side
        s.phase = Phase.FILL
    if s.phase == Phase.NEXT_WASH:
        next_wash(s)
    if s.phase == Phase.BROKEN:
        break_off(s)
    if s.phase == Phase.EFFECTS:
        settle(s)
    if s.phase == Phase.TURN_ENDS:
        next_turn(s)
    if s.left == 0 and s.phase <= Phase.DRAW:
        renew_deck(s)


@rule
def draw(s: State, card: int) -> None:
    """PL-10, PL-20, PL-21 A drawn card fills the first gap, or is the next one of the dive."""
    s.deck[card] -= 1
    s.left -= 1
    if s.phase == Phase.FILL:
        s.grid[first_gap(s)] = card
        begin_turn(s)
    else:
        lay(s, card)


# --- Points and places -----------------------------------------------------------------------------------------


@rule
def points(s: State, out: Any) -> None:
    """PL-60 Give the points of every diver."""
    for side in range(s.seats):
        out[side] = side_points(s, side)


@rule
def rank(s: State, out: Any) -> None:
    """PL-62 Most points first, then fewer face-up shrimps; equal ones share a place."""
    most = int(BOX[SHRIMP])
    for side in range(s.seats):
        out[side] = side_points(s, side) * 16 + most - int(s.up[side, SHRIMP])
    places(out, s.seats)


@rule
def reason(s: State) -> int:
    """PL-61, PL-63 All had their last turn (0), or the game has lasted a thousand turns (1)."""
    return 0 if s.reached == s.side + 1 else 1
