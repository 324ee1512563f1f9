"""What the actions of a turn of Reef Encounter do."""

from fathomfive.games.reef_encounter.components import (
    AGAIN,
    ALGA,
    ALL_TILES,
    COLOURS,
    EAT,
    EXTRA,
    GROW,
    HATCH,
    HOME,
    LARGE_DOWN,
    LARGE_UP,
    LOCKED,
    MOVE,
    NOT_ENDED,
    PAY,
    PLACE,
    PLACES,
    PUT,
    ROCKS,
    SHRIMPS,
    SHRIMPS_EATEN,
    SQUARE,
    SWAP,
    TO_THE_BAG,
    WAYS,
    Phase,
    State,
)
from fathomfive.games.reef_encounter.knowledge import surely_in_bag
from fathomfive.games.reef_encounter.rules_reef import colour_at, coral_at, grows, many
from fathomfive.kernel.speed import rule


@rule
def act(s: State, m: int) -> int:
    """Carry out any action except the last of a turn; give the reason if it ends the game."""
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
    """RE-20 Clear all records of a finished turn."""
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
    """RE-21, RE-61, RE-70 Count the polyps of an eaten coral that return to the bag."""
    return TO_THE_BAG + s.advanced + (s.phase == Phase.LAST)


@rule
def board_of(s: State, k: int) -> int:
    """Find the board of the player's k-th shrimp, counted board by board; -1 if there are fewer shrimps."""
    for board in range(s.seats):
        here = many(int(s.shrimp[s.seat, board]))
        if k < here:
            return board
        k -= here
    return -1


@rule
def square_of(s: State, k: int) -> int:
    """Find the square of the player's k-th shrimp; 0 if there are fewer shrimps."""
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
    """RE-21 Count the polyps of the coral that the player's k-th shrimp guards."""
    square = square_of(s, k)
    return 0 if square == 0 else many(coral_at(s, board_of(s, k), square))


@rule
def eat(s: State, k: int) -> None:
    """RE-21 Eat a coral with its shrimp: some polyps return to the bag, the others go into the parrotfish."""
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
    """RE-28, RE-42, RE-47 Take the bonus tile of a colour, which the bag replaces if it can.

    If some player cannot work out whether it can, the TABLE reveals it.  A colour without a bonus tile is taken only
    when everyone knows that the bag holds it.
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
    """RE-42, RE-47 Replace the bonus tile from the bag, or reveal to all that the bag has no polyp of the colour."""
    if gone:
        s.counted |= 1 << s.space
    else:
        s.bonus[s.space] = 1
        from_bag(s, s.space)
    s.space = 0
    s.phase = Phase.TURN


@rule
def from_bag(s: State, colour: int) -> None:
    """RE-47 Take a polyp from the bag; once it was empty, everyone knows its contents from then on."""
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
    """RE-26 Trade a consumed polyp for a larva."""
    s.prey[s.seat, colour] -= 1
    s.bag[colour] += 1
    s.larvae[colour] -= 1
    s.cubes[s.seat, colour] += 1


@rule
def shown(s: State, alga: int) -> int:
    """RE-2 Give the coral tiles whose large alga currently has this colour."""
    return int(LARGE_UP[alga]) & ~s.down | int(LARGE_DOWN[alga]) & s.down


@rule
def alga_of(s: State, tile: int) -> int:
    """RE-2 Give the colour of the large alga that a coral tile currently shows."""
    found = 0
    for alga in range(ALGA):
        if shown(s, alga) >> tile & 1:
            found = alga
    return found


@rule
def flipped(s: State, way: int) -> int:
    """RE-50, RE-51 Give the coral tiles that a cylinder would flip."""
    if way < ALGA:
        return shown(s, way) & ~s.locked
    return shown(s, alga_of(s, way - ALGA)) & ~s.locked & ~(1 << way - ALGA)


@rule
def swap(s: State, number: int) -> None:
    """RE-27, RE-50, RE-51 Trade a consumed polyp for a cylinder, which flips coral tiles at once and may lock one."""
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
    """RE-28, RE-47 Trade a larva for a polyp of its colour, in the open."""
    s.cubes[s.seat, colour] -= 1
    s.larvae[colour] += 1
    s.hand[s.seat, colour] += 1
    s.noted[s.seat, colour] += 1
    from_supply(s, colour)


# Action 10


@rule
def take(s: State, space: int) -> bool:
    """RE-29, RE-47 Take a larva and the polyps of its space; tell whether the supply could replace the larva."""
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
