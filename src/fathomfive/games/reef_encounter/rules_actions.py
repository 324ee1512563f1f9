"""The ten actions of a turn of Reef Encounter."""

from typing import Any

from fathomfive.games.reef_encounter.components import (
    AGAIN,
    ALGA,
    ALL_TILES,
    AT_ONCE,
    COLOURS,
    EAT,
    EXTRA,
    GROW,
    HATCH,
    HOME,
    LARGE_DOWN,
    LARGE_ENOUGH,
    LARGE_UP,
    LOCKED,
    MOVE,
    NOT_ENDED,
    PAID,
    PASS,
    PAY,
    PLACE,
    PLACES,
    PUT,
    ROCKS,
    SHRIMPS,
    SHRIMPS_EATEN,
    SQUARE,
    SWAP,
    TAKE,
    TILES,
    TO_THE_BAG,
    TWO_IN_FISH,
    WAYS,
    Phase,
    State,
)
from fathomfive.games.reef_encounter.knowledge import surely_in_bag
from fathomfive.games.reef_encounter.rules_reef import (
    bare,
    colour_at,
    coral_at,
    grows,
    has_place,
    has_room,
    many,
    on_bare_rock,
    on_boards,
    placeable,
    unguarded,
)
from fathomfive.kernel.speed import rule

# --- What may be done --------------------------------------------------------------------------------------------


@rule
def legal_turn(s: State, out: Any) -> int:
    """RE-20 List every action that may begin or go on now."""
    return legal_moves(s, out, legal_but_moves(s, out))


@rule
def legal_but_moves(s: State, out: Any) -> int:
    """RE-20 List every action but action 5, the moves of shrimps."""
    n = 0
    if s.begun == 0:
        n = legal_meals(s, LARGE_ENOUGH, out, n)
    n = legal_payments(s, out, n)
    n = legal_hatches(s, out, n)
    n = legal_swaps(s, out, n)
    n = legal_ends(s, out, legal_growths(s, out, n))
    if may_put(s):
        n = legal_puts(s, out, n)
    return legal_placements(s, out, n) if s.colour > 0 else n


@rule
def legal_last(s: State, out: Any) -> int:
    """RE-61 Nothing, or one coral that gives something."""
    out[0] = PASS
    return legal_meals(s, kept_back(s) + 1, out, 1)


@rule
def has_last_meal(s: State) -> bool:
    """RE-61 Is there a coral that the asked player could eat in a last turn?"""
    for k in range(SHRIMPS):
        if meal(s, k) > kept_back(s):
            return True
    return False


@rule
def legal_meals(s: State, size: int, out: Any, n: int) -> int:
    """RE-21 List the corals of at least this size that hold an own shrimp."""
    for k in range(SHRIMPS):
        if meal(s, k) >= size:
            out[n] = EAT + k
            n += 1
    return n


@rule
def legal_payments(s: State, out: Any, n: int) -> int:
    """RE-22, RE-23, RE-30 List the larvae that may be paid for placing polyps."""
    p = s.seat
    if s.paid < PAID:
        for colour in range(COLOURS):
            if s.cubes[p, colour] > 0 and s.hand[p, colour] + s.prey[p, colour] > 0 and has_place(s, colour):
                out[n] = PAY + colour
                n += 1
    return n


@rule
def legal_hatches(s: State, out: Any, n: int) -> int:
    """RE-26 List the consumed polyps that may be given for a larva."""
    for colour in range(COLOURS):
        out[n] = HATCH + colour
        n += s.prey[s.seat, colour] > 0 and s.larvae[colour] > 0
    return n


@rule
def legal_swaps(s: State, out: Any, n: int) -> int:
    """RE-27, RE-50, RE-51, RE-52 List the consumed polyps that may be given for a cylinder, and where that may go."""
    p = s.seat
    tiles = 0
    lockable = may_lock(s)
    for alga in range(ALGA):
        if s.cylinders[alga] > 0:
            tiles |= shown(s, alga)
    tiles &= lockable
    for colour in range(COLOURS):
        if s.prey[p, colour] > 0:
            first = SWAP + colour * WAYS
            for alga in range(ALGA):
                out[n] = first + alga
                n += s.cylinders[alga] > 0
            for tile in range(TILES):
                out[n] = first + ALGA + tile
                n += tiles >> tile & 1
    return n


@rule
def may_lock(s: State) -> int:
    """RE-51, RE-52 Give the coral tiles that the player could lock with the right cylinder."""
    p = s.seat
    free = ALL_TILES & ~s.locked
    if s.gone[p] == 0 or s.covered == 1:
        return 0
    if free & free - 1 == 0:
        swallowed = 0
        for colour in range(COLOURS):
            swallowed += int(s.fish[p, colour])
        if swallowed < TWO_IN_FISH:
            return 0
    return free


@rule
def legal_growths(s: State, out: Any, n: int) -> int:
    """RE-28 List the larvae that may be given for a polyp."""
    for colour in range(COLOURS):
        out[n] = GROW + colour
        n += s.cubes[s.seat, colour] > 0 and s.bag[colour] + s.bonus[colour] > 0
    return n


@rule
def legal_ends(s: State, out: Any, n: int) -> int:
    """RE-25, RE-29 List the spaces of the sea that may be taken, unless a shrimp is on bare rock."""
    if not on_bare_rock(s, s.seat):
        for space in range(COLOURS):
            out[n] = TAKE + space
            n += 1
    return n


@rule
def may_put(s: State) -> bool:
    """RE-24 Has the player a shrimp behind the screen, and not put one this turn?"""
    return s.put == 0 and s.gone[s.seat] + on_boards(s, s.seat) < SHRIMPS


@rule
def legal_puts(s: State, out: Any, n: int) -> int:
    """RE-24, RE-46 List the polyps a shrimp may be put on."""
    for board in range(s.seats):
        if has_room(s, s.seat, board):
            n = listed(s, board, unguarded(s, board), PUT, out, n)
    return n


@rule
def may_place(s: State, first: int) -> bool:
    """RE-22 Has the player a polyp of the colour that was paid for: a consumed one (AGAIN), or one to PLACE?"""
    colour = s.colour - 1
    if first == AGAIN:
        return int(s.prey[s.seat, colour]) > 0
    return s.hand[s.seat, colour] > 0 and s.placed < AT_ONCE


@rule
def legal_placements(s: State, out: Any, n: int) -> int:
    """RE-22, RE-40, RE-43 List the squares for a polyp from behind the screen, and for a consumed one."""
    for first in range(PLACE, AGAIN + 1, AGAIN - PLACE):
        if may_place(s, first):
            for board in range(s.seats):
                n = listed(s, board, placeable(s, board, s.colour - 1), first, out, n)
    return n


@rule
def legal_moves(s: State, out: Any, n: int) -> int:
    """RE-25, RE-31, RE-46 List where each own shrimp may move."""
    for board in range(s.seats):
        s.scratch[board] = unguarded(s, board)
    k = 0
    for board in range(s.seats):
        left = int(s.shrimp[s.seat, board])
        while left != 0:
            square = left & -left
            left ^= square
            if int(s.tired[board]) & square == 0:
                first = MOVE + k * (PLACES + 1)
                coral = coral_at(s, board, square)
                for other in range(s.seats):
                    if other == board or has_room(s, s.seat, other):
                        goals = goals_on(s, other, coral != 0)
                        if other == board:
                            goals |= coral & ~square
                        n = listed(s, other, goals, first, out, n)
                out[n] = first + HOME
                n += 1
            k += 1
    for board in range(s.seats):
        s.scratch[board] = 0
    return n


@rule
def goals_on(s: State, board: int, from_coral: bool) -> int:
    """RE-25, RE-31 Give where a shrimp may move on a board, but for its own coral."""
    goals = int(s.scratch[board])
    if from_coral and (s.paid < PAID or s.colour > 0):
        goals |= bare(s, board)
    return goals


@rule
def listed(s: State, board: int, squares: int, first: int, out: Any, n: int) -> int:
    """List a move for every square of a set."""
    kind = s.kind[board]
    first += board * ROCKS
    for i in range(ROCKS):
        out[n] = first + i
        n += squares & SQUARE[kind, i] != 0
    return n


# --- Doing it ----------------------------------------------------------------------------------------------------


@rule
def act(s: State, m: int) -> int:
    """Carry out one action but the last of a turn; say why the game ends, if it does."""
    if m >= MOVE:
        move_shrimp(s, (m - MOVE) // (PLACES + 1), (m - MOVE) % (PLACES + 1))
        s.begun = 1
        return NOT_ENDED
    for board in range(s.seats):
        s.tired[board] = 0
    s.begun = 1
    if m >= PLACE:
        place(s, (m - PLACE) % PLACES, m >= AGAIN)
        return NOT_ENDED
    s.colour = 0
    if m >= PUT:
        put_shrimp(s, m - PUT)
    elif m >= GROW:
        grow(s, m - GROW)
    elif m >= SWAP:
        swap(s, m - SWAP)
        if s.locked == ALL_TILES:
            return LOCKED
    elif m >= HATCH:
        hatch(s, m - HATCH)
    elif m >= PAY:
        pay(s, m - PAY)
    else:
        eat(s, m - EAT)
        if s.gone[s.seat] == SHRIMPS:
            return SHRIMPS_EATEN
    return NOT_ENDED


@rule
def rest(s: State) -> None:
    """RE-20 A turn is over: nothing of it is left."""
    s.begun = 0
    s.paid = 0
    s.colour = 0
    s.placed = 0
    s.put = 0
    s.covered = 0
    for board in range(s.seats):
        s.tired[board] = 0


# Action 1


@rule
def kept_back(s: State) -> int:
    """RE-21, RE-61, RE-70 Say how many polyps of an eaten coral return to the bag."""
    return TO_THE_BAG + s.advanced + (s.phase == Phase.LAST)


@rule
def board_of(s: State, k: int) -> int:
    """Say on which board the k-th own shrimp is, counted board by board; -1 when there are not so many."""
    for board in range(s.seats):
        here = many(int(s.shrimp[s.seat, board]))
        if k < here:
            return board
        k -= here
    return -1


@rule
def square_of(s: State, k: int) -> int:
    """Give the square of the k-th own shrimp; nothing when there are not so many."""
    for board in range(s.seats):
        left = int(s.shrimp[s.seat, board])
        while left != 0:
            if k == 0:
                return left & -left
            left &= left - 1
            k -= 1
    return 0


@rule
def meal(s: State, k: int) -> int:
    """RE-21 Count the polyps of the coral that the k-th own shrimp guards."""
    square = square_of(s, k)
    return 0 if square == 0 else many(coral_at(s, board_of(s, k), square))


@rule
def eat(s: State, k: int) -> None:
    """RE-21 A coral goes into the parrotfish but for what returns to the bag, and its shrimp is eaten with it."""
    p = s.seat
    board = board_of(s, k)
    square = square_of(s, k)
    colour = colour_at(s, board, square)
    coral = coral_at(s, board, square)
    s.coral[board, colour] ^= coral
    s.shrimp[p, board] ^= square
    s.bag[colour] += kept_back(s)
    s.fish[p, colour] += many(coral) - kept_back(s)
    s.gone[p] += 1


# Actions 2 and 3


@rule
def pay(s: State, colour: int) -> None:
    """RE-22, RE-23 Pay a larva; polyps of its colour may be placed now."""
    s.cubes[s.seat, colour] -= 1
    s.larvae[colour] += 1
    s.paid += 1
    s.colour = colour + 1
    s.placed = 0


@rule
def place(s: State, at: int, again: bool) -> None:
    """RE-22, RE-42, RE-43, RE-47 Place a polyp; it may consume another, and its coral may grow."""
    p = s.seat
    board = at // ROCKS
    square = int(SQUARE[s.kind[board], at % ROCKS])
    colour = s.colour - 1
    if again:
        s.prey[p, colour] -= 1
    else:
        s.hand[p, colour] -= 1
        s.placed += 1
        if s.noted[p, colour] > 0:
            s.noted[p, colour] -= 1
    consumed = colour_at(s, board, square)
    if consumed >= 0:
        s.coral[board, consumed] ^= square
        s.prey[p, consumed] += 1
    if grows(s, board, colour, square):
        from_supply(s, colour)
        square |= EXTRA
    s.coral[board, colour] |= square


@rule
def from_supply(s: State, colour: int) -> None:
    """RE-28, RE-42, RE-47 Take a polyp: the bonus tile, which the bag replaces; where not all know if it can, they see.

    Without a bonus tile all know that the bag has one.
    """
    if s.counted >> colour & 1 == 0 and not surely_in_bag(s, colour):
        s.bonus[colour] = 0
        s.space = colour
        s.phase = Phase.REPLACE
    elif s.bag[colour] > 0:
        from_bag(s, colour)
    else:
        s.bonus[colour] = 0


@rule
def replace_bonus(s: State, gone: bool) -> None:
    """RE-42, RE-47 The bonus tile is replaced from the bag, or all know now that it cannot be."""
    if gone:
        s.counted |= 1 << s.space
    else:
        s.bonus[s.space] = 1
        from_bag(s, s.space)
    s.space = 0
    s.phase = Phase.TURN


@rule
def from_bag(s: State, colour: int) -> None:
    """RE-47 Take a polyp from the bag; once that is empty, all know what is in it from then on."""
    s.bag[colour] -= 1
    for other in range(COLOURS):
        if s.bag[other] > 0:
            return
    s.counted = (1 << COLOURS) - 1


# Actions 4 and 5


@rule
def put_shrimp(s: State, at: int) -> None:
    """RE-24, RE-31 Put a shrimp from behind the screen onto a polyp."""
    square = int(SQUARE[s.kind[at // ROCKS], at % ROCKS])
    s.shrimp[s.seat, at // ROCKS] |= square
    s.tired[at // ROCKS] |= square
    s.put = 1


@rule
def move_shrimp(s: State, k: int, at: int) -> None:
    """RE-25, RE-31 Move a shrimp to a polyp, to bare rock or behind the screen."""
    board = board_of(s, k)
    s.shrimp[s.seat, board] ^= square_of(s, k)
    if at != HOME:
        goal = at // ROCKS
        square = int(SQUARE[s.kind[goal], at % ROCKS])
        s.shrimp[s.seat, goal] |= square
        if colour_at(s, goal, square) >= 0:
            s.tired[goal] |= square


# Actions 6, 7 and 8


@rule
def hatch(s: State, colour: int) -> None:
    """RE-26 A consumed polyp for a larva."""
    s.prey[s.seat, colour] -= 1
    s.bag[colour] += 1
    s.larvae[colour] -= 1
    s.cubes[s.seat, colour] += 1


@rule
def shown(s: State, alga: int) -> int:
    """RE-2 Give the coral tiles whose large alga has this colour now."""
    return int(LARGE_UP[alga]) & ~s.down | int(LARGE_DOWN[alga]) & s.down


@rule
def alga_of(s: State, tile: int) -> int:
    """RE-2 Say which large alga a coral tile shows now."""
    found = 0
    for alga in range(ALGA):
        if shown(s, alga) >> tile & 1:
            found = alga
    return found


@rule
def flipped(s: State, way: int) -> int:
    """RE-50, RE-51 Give the coral tiles that a cylinder played in this way would flip."""
    if way < ALGA:
        return shown(s, way) & ~s.locked
    return shown(s, alga_of(s, way - ALGA)) & ~s.locked & ~(1 << way - ALGA)


@rule
def swap(s: State, number: int) -> None:
    """RE-27, RE-50, RE-51 A consumed polyp for a cylinder, which flips coral tiles at once, and may lock one."""
    colour = number // WAYS
    way = number % WAYS
    s.prey[s.seat, colour] -= 1
    s.bag[colour] += 1
    turned = flipped(s, way)
    if way < ALGA:
        if s.afloat > 0:
            s.cylinders[s.afloat - 1] += 1
        s.afloat = way + 1
        s.cylinders[way] -= 1
    else:
        s.cylinders[alga_of(s, way - ALGA)] -= 1
        s.locked |= 1 << way - ALGA
        s.covered = 1
    s.down ^= turned


@rule
def grow(s: State, colour: int) -> None:
    """RE-28, RE-47 A larva for a polyp of its colour, for all to see."""
    s.cubes[s.seat, colour] -= 1
    s.larvae[colour] += 1
    s.hand[s.seat, colour] += 1
    s.noted[s.seat, colour] += 1
    from_supply(s, colour)


# Action 10


@rule
def take(s: State, space: int) -> bool:
    """RE-29, RE-47 Take a larva and the polyps of its space; say whether there is another larva for it."""
    p = s.seat
    rest(s)
    for colour in range(COLOURS):
        s.hand[p, colour] += s.sea[space, colour]
        s.noted[p, colour] += s.sea[space, colour]
        s.sea[space, colour] = 0
    s.cubes[p, space] += 1
    if s.larvae[space] == 0:
        s.adrift[space] = 0
        return False
    s.larvae[space] -= 1
    return True
