"""Whether a table of Podwodni łowcy is possible: cards in their places, adding up to the box."""

from fathomfive.games.podwodni_lowcy.components import (
    BOX,
    CARDS,
    CELLS,
    COLUMNS,
    CORNERS,
    GOAL,
    HARPOON,
    KEPT,
    LAID,
    MOST_SEATS,
    MOST_TURNS,
    NET,
    NEXT,
    NOTHING,
    PICKS,
    SLOTS,
    SORTS,
    Phase,
    State,
)  # fmt: skip
from fathomfive.games.podwodni_lowcy.rules_dive import fish_is_near, others_hold
from fathomfive.kernel.speed import rule


@rule
def audit(s: State) -> bool:
    """Check that a table is possible."""
    return (
        card_fits(s) and seats_fit(s) and sea_is_of_cards(s) and cards_add_up(s) and divers_add_up(s)
        and grid_fits(s) and dive_fits(s) and effects_fit(s) and pool_fits(s) and end_fits(s)
    )  # fmt: skip


@rule
def card_fits(s: State) -> bool:
    """PL-60 Check that the number of seats, the length and the phase exist."""
    if s.seats < 2 or s.seats > MOST_SEATS or s.length < 0 or s.length >= len(GOAL):
        return False
    return 0 <= s.phase <= Phase.OVER


@rule
def seats_fit(s: State) -> bool:
    """PL-40, PL-51 Check that the active diver is asked, unless a wave washes or a pool is shared out."""
    if s.side < 0 or s.side >= s.seats or s.asked < 0 or s.asked >= s.seats:
        return False
    if s.phase == Phase.TAKE:
        return s.asked != s.side
    return s.asked == s.side or s.phase == Phase.WASH


@rule
def sea_is_of_cards(s: State) -> bool:
    """PL-1 Check that every place of the grid and of the column holds a card or nothing."""
    for cell in range(CELLS):
        if s.grid[cell] < 0 or s.grid[cell] >= SORTS:
            return False
    for k in range(LAID):
        if s.column[k] < 0 or s.column[k] >= SORTS:
            return False
    return True


@rule
def cards_add_up(s: State) -> bool:
    """PL-1, PL-10 Check that cards of each sort add up to the box, and that the deck has a card when one is drawn."""
    left = 0
    for card in range(SORTS):
        n = int(s.deck[card]) + int(s.discards[card])
        if s.deck[card] < 0 or s.discards[card] < 0:
            return False
        if card != NOTHING:
            for cell in range(CELLS):
                n += s.grid[cell] == card
            for k in range(LAID):
                n += s.column[k] == card
        if card < KEPT:
            n += int(s.pool[card])
            for seat in range(MOST_SEATS):
                n += int(s.up[seat, card]) + int(s.down[seat, card])
        n += s.nets if card == NET else 0
        n += s.harpoons if card == HARPOON else 0
        if n != BOX[card]:
            return False
        left += int(s.deck[card])
    if s.phase == Phase.START and left < CARDS:
        return False
    return left == s.left and (left > 0 or s.phase > Phase.DRAW)


@rule
def divers_add_up(s: State) -> bool:
    """PL-31, PL-40, PL-51 Check that the cards of divers are counted correctly, and that empty seats have none."""
    for seat in range(MOST_SEATS):
        up = 0
        down = 0
        for card in range(KEPT):
            if s.up[seat, card] < 0 or s.down[seat, card] < 0:
                return False
            up += int(s.up[seat, card])
            down += int(s.down[seat, card])
        if up != s.held[seat] or down != s.scored[seat] or (seat >= s.seats and up + down > 0):
            return False
    return s.phase != Phase.WASH or s.held[s.asked] > 0


@rule
def gaps(s: State) -> int:
    """Count the gaps of the grid."""
    n = 0
    for cell in range(CELLS):
        n += s.grid[cell] == NOTHING
    return n


@rule
def in_column(s: State) -> int:
    """Count the cards of the new column."""
    n = 0
    for k in range(LAID):
        n += s.column[k] != NOTHING
    return n


@rule
def grid_fits(s: State) -> bool:
    """PL-10, PL-34 Check that there are gaps only in phases that allow them, and one for each card of the column."""
    if s.phase == Phase.EFFECTS:
        return in_column(s) <= gaps(s)
    if s.phase == Phase.FILL:
        return gaps(s) > 0
    return gaps(s) == 0 or s.phase == Phase.START or s.phase == Phase.OVER


@rule
def dive_fits(s: State) -> bool:
    """PL-20, PL-21, PL-30 Check that the numbers of cards laid and picked fit the phase."""
    if s.laid < 0 or s.laid > LAID or s.corner < 0 or s.corner >= CORNERS or (s.corner > 0 and s.laid == 0):
        return False
    for k in range(LAID):
        if (s.column[k] != NOTHING) != (k < s.laid) and (k >= s.laid or s.phase != Phase.EFFECTS):
            return False
    if s.phase == Phase.PICK:
        if s.picked <= 0 or s.picked >= 1 << SLOTS:
            return False
        missing = s.laid - int(PICKS[s.picked])
        return 0 < missing <= SLOTS - int(NEXT[s.picked])
    if s.picked != 0:
        return False
    if s.phase == Phase.DRAW:
        return s.laid < LAID
    if s.phase == Phase.CORNER:
        return s.laid == 1 and s.corner == 0
    if s.phase == Phase.DEPTH or s.phase == Phase.WASH:
        return s.laid >= 2
    return s.laid == 0 or s.phase == Phase.EFFECTS


@rule
def effects_fit(s: State) -> bool:
    """PL-32, PL-33 Check that nets or harpoons wait exactly in their phase, and only with a target."""
    if s.nets < 0 or s.harpoons < 0 or s.nets + s.harpoons > COLUMNS:
        return False
    if (s.nets > 0 and not others_hold(s)) or (s.harpoons > 0 and not fish_is_near(s)):
        return False
    return (s.nets + s.harpoons > 0) == (s.phase == Phase.EFFECTS)


@rule
def pool_fits(s: State) -> bool:
    """PL-51 Check that there is a pool exactly while a set is scored, and that its size fits the phase."""
    pool = 0
    for card in range(1, KEPT):
        if s.pool[card] < 0:
            return False
        pool += int(s.pool[card])
    if s.given < 0 or s.given >= KEPT or (s.given != NOTHING) != (s.phase == Phase.GIVE_AGAIN):
        return False
    least = 0
    if s.phase == Phase.TURN_DOWN or s.phase == Phase.GIVE_AGAIN:
        least = 3
    elif s.phase == Phase.GIVE:
        least = 2
    elif s.phase == Phase.TAKE:
        least = 5 - (s.asked - s.side if s.asked > s.side else s.asked - s.side + s.seats)
    return pool == least or (least > 0 and pool == least + 1)


@rule
def end_fits(s: State) -> bool:
    """PL-61, PL-63 Check that the seat that reached the length exists, and that the game is over exactly when due."""
    if s.reached < 0 or s.reached > s.seats or s.turns < 0 or s.turns > MOST_TURNS:
        return False
    if s.reached > 0 and s.turns == 0:
        return False
    return (s.phase == Phase.OVER) == (s.reached == s.side + 1 or s.turns == MOST_TURNS)
