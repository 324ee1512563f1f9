"""The rules of Podwodni łowcy, in the order of its rulebook."""

from typing import Any

from fathomfive.games.podwodni_lowcy.components import (
    BEYOND,
    BOTTOM,
    BOX,
    CARDS,
    CELLS,
    COLOUR,
    COLUMN,
    COLUMNS,
    CORNER,
    DEEPER,
    DIVE,
    DRAW,
    FREE,
    GIVE,
    GOAL,
    HARPOON,
    KEPT,
    KINDS,
    LAID,
    LANE,
    MOST_TURNS,
    NEEDS,
    NET,
    NEXT,
    NO_HARPOON,
    NO_NET,
    NOTHING,
    OWN,
    PICK,
    PICKS,
    RIGHT,
    ROWS,
    SCORE,
    SCORE_SET,
    SET_COUNTS,
    SET_POINTS,
    SETS,
    SHRIMP,
    SLOTS,
    SORTS,
    SPEAR,
    STARTS,
    STOP,
    TAKE,
    TAKE_BY_NET,
    TOTAL,
    TURN_DOWN,
    WASH,
    WAVE,
    Phase,
    State,
)  # fmt: skip
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
    """Say who decides now."""
    if s.phase <= Phase.DRAW:
        return TABLE
    return s.asked if s.phase != Phase.OVER else NOBODY


@rule
def legal(s: State, out: Any) -> int:
    """List the moves allowed now, rising."""
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
        for corner in range(4):
            out[corner] = CORNER + corner
        return 4
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


@rule
def play(s: State, m: int) -> None:
    """Carry out one legal move, and what follows from it by itself."""
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


# --- A turn: dive, or score ------------------------------------------------------------------------------------


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


@rule
def first_gap(s: State) -> int:
    """PL-10 Find the first gap, top row first, left to right; CELLS if there is none."""
    cell = 0
    while cell < CELLS and s.grid[cell] != NOTHING:
        cell += 1
    return cell


@rule
def begin_turn(s: State) -> None:
    """PL-10, PL-11 Gaps are filled first; then the diver is asked."""
    s.phase = Phase.FILL if first_gap(s) < CELLS else Phase.TURN


@rule
def renew_deck(s: State) -> None:
    """PL-10 A card must be drawn and there is none: the discards become the deck."""
    for card in range(SORTS):
        n = int(s.discards[card])
        s.deck[card] = n
        s.discards[card] = 0
        s.left += n


# --- Dive ------------------------------------------------------------------------------------------------------


@rule
def row_of(s: State, k: int) -> int:
    """PL-21 Find the grid row beside the k-th card of the column, counted from 0; card 0 lies outside."""
    return ROWS - k if s.corner & BOTTOM else k - 1


@rule
def breaks(s: State, card: int) -> bool:
    """PL-22 Does the next card of the column, from the second on, break the dive?"""
    first = row_of(s, s.laid) * COLUMNS
    colour = int(COLOUR[card])
    if colour > 0:
        beside = first + (COLUMNS - 1 if s.corner & RIGHT else 0)
        return colour == int(COLOUR[s.column[s.laid - 1]]) or colour == int(COLOUR[s.grid[beside]])
    found = False
    for k in range(COLUMNS):
        found |= s.grid[first + k] == card
    for k in range(LAID):  # NOTHING lies beyond the cards laid so far
        found |= s.column[k] == card
    return found


@rule
def lay(s: State, card: int) -> None:
    """PL-20, PL-21, PL-25 Lay the drawn card; from the second on it may break the dive."""
    k = s.laid
    broken = k > 0 and breaks(s, card)
    s.column[k] = card
    s.laid = k + 1
    if k == 0:
        s.phase = Phase.CORNER
    elif not broken:
        s.phase = Phase.DEPTH
    elif card != WAVE:
        s.phase = Phase.BROKEN
    else:
        s.phase = Phase.WASH if s.held[s.side] > 0 else Phase.NEXT_WASH


@rule
def break_off(s: State) -> None:
    """PL-23, PL-24 Two cards laid: the second is discarded, the first received.  More: all are discarded."""
    if s.laid == 2:
        receive(s, s.column[0])
        s.column[0] = NOTHING
    for k in range(LAID):
        s.discards[s.column[k]] += s.column[k] != NOTHING
        s.column[k] = NOTHING
    s.laid = 0
    s.corner = 0
    s.phase = Phase.EFFECTS


# --- Surfacing -------------------------------------------------------------------------------------------------


@rule
def legal_at_depth(s: State, out: Any) -> int:
    """PL-21, PL-30 Go deeper, or surface: with the column, or with cards of the row, the leftmost first."""
    out[0] = DEEPER
    n = 1 if s.laid < LAID else 0
    out[n] = COLUMN
    return legal_picks(s, out, n + 1)


@rule
def legal_picks(s: State, out: Any, n: int) -> int:
    """PL-30 The next card of the row, from left to right, so that enough are left to complete the catch."""
    missing = s.laid - int(PICKS[s.picked])
    for slot in range(NEXT[s.picked], SLOTS - missing + 1):
        out[n] = PICK + slot
        n += 1
    return n


@rule
def catch_column(s: State) -> None:
    """PL-30 Take the whole new column."""
    for k in range(LAID):
        receive(s, s.column[k])
        s.column[k] = NOTHING
    s.laid = 0
    s.corner = 0
    s.phase = Phase.EFFECTS


@rule
def pick(s: State, slot: int) -> None:
    """PL-30 Pick a card of the row; with the last one the catch is taken."""
    s.picked |= 1 << slot
    s.phase = Phase.PICK
    if PICKS[s.picked] == s.laid:
        catch_row(s)


@rule
def catch_row(s: State) -> None:
    """PL-30 Take the picked cards of the row."""
    last = s.laid - 1
    first = row_of(s, last) * COLUMNS
    for k in range(COLUMNS):
        if s.picked >> k & 1:
            receive(s, s.grid[first + k])
            s.grid[first + k] = NOTHING
    if s.picked >> OWN & 1:
        receive(s, s.column[last])
        s.column[last] = NOTHING
    s.picked = 0
    s.phase = Phase.EFFECTS


@rule
def receive(s: State, card: int) -> None:
    """PL-31 Fish and shrimps lie before the diver, waves are discarded, nets and harpoons are going to act."""
    if card == WAVE:
        s.discards[WAVE] += 1
    elif card == NET:
        s.nets += 1
    elif card == HARPOON:
        s.harpoons += 1
    elif card != NOTHING:
        s.up[s.side, card] += 1
        s.held[s.side] += 1


@rule
def settle(s: State) -> None:
    """PL-31, PL-32, PL-33, PL-34 Nets and harpoons without a target go; after the last one the turn ends."""
    if s.nets > 0 and not others_hold(s):
        s.discards[NET] += s.nets
        s.nets = 0
    if s.harpoons > 0 and not fish_is_near(s):
        s.discards[HARPOON] += s.harpoons
        s.harpoons = 0
    if s.nets + s.harpoons == 0:
        fill_from_column(s)
        s.phase = Phase.TURN_ENDS


@rule
def others_hold(s: State) -> bool:
    """PL-32 Has another diver a face-up card?"""
    n = 0
    for seat in range(s.seats):
        n += int(s.held[seat])
    return n > int(s.held[s.side])


@rule
def fish_is_near(s: State) -> bool:
    """PL-33 Does a fish lie in the grid or in what is left of the column?"""
    found = False
    for cell in range(CELLS):
        found |= COLOUR[s.grid[cell]] > 0
    for k in range(LAID):
        found |= COLOUR[s.column[k]] > 0
    return found


@rule
def legal_effects(s: State, out: Any) -> int:
    """PL-31, PL-32, PL-33 Any net or harpoon may act next, on any target of its own, or be declined."""
    n = 0
    if s.nets > 0:
        for seat in range(s.seats):
            if seat != s.side:
                for card in range(1, KEPT):
                    out[n] = TAKE_BY_NET + seat * SHRIMP + card
                    n += s.up[seat, card] > 0
        out[n] = NO_NET
        n += 1
    if s.harpoons > 0:
        for cell in range(CELLS):
            out[n] = SPEAR + cell
            n += COLOUR[s.grid[cell]] > 0
        for k in range(LAID):
            out[n] = SPEAR + CELLS + k
            n += COLOUR[s.column[k]] > 0
        out[n] = NO_HARPOON
        n += 1
    return n


@rule
def use_net(s: State, m: int) -> None:
    """PL-32 Take a face-up fish or shrimp of another diver, or decline; the net is discarded."""
    s.nets -= 1
    s.discards[NET] += 1
    if m != NO_NET:
        seat = (m - TAKE_BY_NET - 1) // SHRIMP
        card = (m - TAKE_BY_NET - 1) % SHRIMP + 1
        s.up[seat, card] -= 1
        s.held[seat] -= 1
        receive(s, card)


@rule
def use_harpoon(s: State, m: int) -> None:
    """PL-33 Take a fish from the table, or decline; the harpoon is discarded."""
    s.harpoons -= 1
    s.discards[HARPOON] += 1
    if m < SPEAR + CELLS:
        receive(s, s.grid[m - SPEAR])
        s.grid[m - SPEAR] = NOTHING
    elif m != NO_HARPOON:
        receive(s, s.column[m - SPEAR - CELLS])
        s.column[m - SPEAR - CELLS] = NOTHING


@rule
def fill_from_column(s: State) -> None:
    """PL-34 What is left of the column fills the gaps in the order it was laid; there is one for each."""
    for k in range(LAID):
        if s.column[k] != NOTHING:
            s.grid[first_gap(s)] = s.column[k]
            s.column[k] = NOTHING
    s.laid = 0
    s.corner = 0


# --- Waves -----------------------------------------------------------------------------------------------------


@rule
def wash(s: State, card: int) -> None:
    """PL-40 Discard all face-up cards of one group."""
    n = int(s.up[s.asked, card])
    s.up[s.asked, card] = 0
    s.held[s.asked] -= n
    s.discards[card] += n
    s.phase = Phase.NEXT_WASH


@rule
def next_wash(s: State) -> None:
    """PL-40 Ask the next diver who has a face-up card, clockwise; after the last one the sea is calm."""
    s.asked = after(s, s.asked)
    while s.asked != s.side and s.held[s.asked] == 0:
        s.asked = after(s, s.asked)
    if s.asked != s.side:
        s.phase = Phase.WASH
    else:
        calm(s)


@rule
def after(s: State, seat: int) -> int:
    """PL-2 Find the seat to the left."""
    return seat + 1 if seat + 1 < s.seats else 0


@rule
def calm(s: State) -> None:
    """PL-41 The waves of the row and of the column are discarded, and the dive is broken off."""
    first = row_of(s, s.laid - 1) * COLUMNS
    for k in range(COLUMNS):
        if s.grid[first + k] == WAVE:
            s.grid[first + k] = NOTHING
            s.discards[WAVE] += 1
    for k in range(LAID):
        if s.column[k] == WAVE:
            s.column[k] = NOTHING
            s.discards[WAVE] += 1
    s.phase = Phase.BROKEN


# --- Scoring sets ----------------------------------------------------------------------------------------------


@rule
def can_score(s: State) -> bool:
    """PL-11, PL-50, PL-51 Can the diver score a set?  Three alike and two more, or four of a line and two more."""
    p = s.side
    held = int(s.held[p])
    if held < 3 + BEYOND:
        return False
    alike = 0
    line = 0
    for i in range(KINDS):
        colour = 0
        kind = 0
        for k in range(KINDS):
            n = int(s.up[p, 1 + i * KINDS + k])
            alike = max(alike, n)
            colour += n
            kind += int(s.up[p, 1 + k * KINDS + i])
        line = max(line, colour, kind)
    shrimp = 1 if s.up[p, SHRIMP] > 0 else 0
    return alike + shrimp >= 3 or (line + shrimp >= 4 and held >= 4 + BEYOND)


@rule
def legal_sets(s: State, out: Any) -> int:
    """PL-50, PL-51 Every set whose cards the diver has, and two more."""
    p = s.side
    cards = FREE + (int(s.held[p]) << TOTAL)
    for card in range(1, KEPT):
        cards += int(s.up[p, card]) << LANE * (card - 1)
    n = 0
    for k in range(SETS):
        out[n] = SCORE_SET + k
        n += (cards - int(NEEDS[k])) & FREE == FREE
    return n


@rule
def score(s: State, k: int) -> None:
    """PL-51 Set the cards of the set apart."""
    for card in range(1, KEPT):
        n = int(SET_COUNTS[k, card])
        s.pool[card] = n
        s.up[s.side, card] -= n
        s.held[s.side] -= n
    s.phase = Phase.TURN_DOWN


@rule
def turn_down(s: State, card: int) -> None:
    """PL-51 One card of the set is turned face down."""
    s.pool[card] -= 1
    s.down[s.side, card] += 1
    s.scored[s.side] += 1
    s.phase = Phase.GIVE


@rule
def legal_gifts(s: State, out: Any) -> int:
    """PL-51 Two more cards, in the order of their sorts, so that there is one way to give the same two."""
    n = 0
    needed = 1 if s.phase == Phase.GIVE_AGAIN else BEYOND
    from_here = int(s.held[s.side])  # cards of this sort and later ones
    for card in range(1, KEPT):
        own = int(s.up[s.side, card])
        out[n] = GIVE + card
        n += own > 0 and card >= s.given and from_here >= needed
        from_here -= own
    return n


@rule
def give(s: State, card: int) -> None:
    """PL-51 Add a card to the pool; after the second one the others take."""
    s.up[s.side, card] -= 1
    s.held[s.side] -= 1
    s.pool[card] += 1
    if s.phase == Phase.GIVE:
        s.given = card
        s.phase = Phase.GIVE_AGAIN
    else:
        s.given = NOTHING
        s.asked = after(s, s.side)
        s.phase = Phase.TAKE


@rule
def take(s: State, card: int) -> None:
    """PL-51, PL-52 Every other diver takes a card of the pool; the rest is discarded, and the scorer may go on."""
    s.pool[card] -= 1
    s.up[s.asked, card] += 1
    s.held[s.asked] += 1
    s.asked = after(s, s.asked)
    if s.asked == s.side:
        for rest in range(1, KEPT):
            s.discards[rest] += s.pool[rest]
            s.pool[rest] = 0
        s.phase = Phase.MORE_SETS


# --- End -------------------------------------------------------------------------------------------------------


@rule
def next_turn(s: State) -> None:
    """PL-61, PL-63 The next diver is up, unless all have had their last turn or a thousand turns are over."""
    if s.reached == 0 and side_points(s, s.side) >= GOAL[s.length]:
        s.reached = s.side + 1
    s.turns += 1
    s.side = after(s, s.side)
    s.asked = s.side
    if s.reached == s.side + 1 or s.turns == MOST_TURNS:
        s.phase = Phase.OVER
    else:
        begin_turn(s)


@rule
def side_points(s: State, side: int) -> int:
    """PL-60 Ten for each face-down card, one for each face-up one."""
    return int(s.scored[side]) * SET_POINTS + int(s.held[side])


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
