"""The rules of Reef Encounter, in the order of its rulebook; boards, turns and actions have modules of their own."""

from typing import Any

from fathomfive.games.reef_encounter.components import (
    ALGA,
    ALL_TILES,
    COLOURS,
    CUBES,
    CYLINDERS,
    DEALT,
    EACH,
    EAT,
    FEED,
    FIRST,
    KINDS,
    KINDS_DRAWN,
    LAID_OUT,
    LARVA,
    LARVAE,
    LOCKED,
    MOST_TURNS,
    NOT_ENDED,
    NOWHERE,
    PASS,
    PLENTY,
    POLYP,
    REPLACED,
    REVEAL,
    SEA_DRY,
    SETS,
    SHRIMPS_EATEN,
    SIZES,
    SPACE,
    STARFISH,
    START,
    STARTS,
    TAKE,
    TOO_LONG,
    VALUE,
    Phase,
    State,
)
from fathomfive.games.reef_encounter.rules_actions import act, eat, from_bag, replace_bonus, rest, take
from fathomfive.games.reef_encounter.rules_reef import coral_at, many, nowhere_left
from fathomfive.games.reef_encounter.rules_turn import has_last_meal, legal_last, legal_turn
from fathomfive.kernel.game import NOBODY, TABLE
from fathomfive.kernel.ranking import places
from fathomfive.kernel.speed import rule


@rule
def setup(s: State, seats: int, options: Any) -> None:
    """RE-10, RE-11 Put bonus tiles, cylinders and larvae beside the sea; the TABLE draws the boards next."""
    s.rules = options[0]
    s.advanced = options[1]
    s.seats = seats
    for alga in range(ALGA):
        s.cylinders[alga] = CYLINDERS
    for colour in range(COLOURS):
        s.larvae[colour] = LARVAE - 1
        s.adrift[colour] = 1
        s.bonus[colour] = 1
        s.bag[colour] = EACH - 1


@rule
def to_act(s: State) -> int:
    """Give the seat to act."""
    if s.phase < Phase.FEED:
        return TABLE
    return s.seat if s.phase != Phase.OVER else NOBODY


@rule
def legal(s: State, out: Any) -> int:
    """List the legal moves in rising order."""
    phase = s.phase
    if phase == Phase.TURN:
        return legal_turn(s, out)
    if phase == Phase.REFILL or phase == Phase.LAY_OUT or phase == Phase.DEAL:
        return of_colours(s.bag, POLYP, out)
    if phase == Phase.LAST:
        return legal_last(s, out)
    if phase == Phase.FEED:
        return of_colours(s.hand[s.seat], FEED, out)
    if phase == Phase.LARVA:
        return of_colours(s.larvae, LARVA, out)
    if phase == Phase.FIRST:
        return of_colours(s.bag, FIRST, out)
    return legal_few(s, out)


@rule
def of_colours(pieces: Any, first: int, out: Any) -> int:
    """List a move for every colour with at least one piece."""
    n = 0
    for colour in range(COLOURS):
        if pieces[colour] > 0:
            out[n] = first + colour
            n += 1
    return n


@rule
def legal_few(s: State, out: Any) -> int:
    """RE-10, RE-12, RE-14, RE-42 List the outcomes for boards, tiles, the start player, the reveal and a bonus tile."""
    n = 0
    if s.phase == Phase.BOARDS:
        for kinds in range(SETS):
            if SIZES[kinds] == s.seats:
                out[n] = KINDS_DRAWN + kinds
                n += 1
    elif s.phase == Phase.STARFISH:
        out[0] = STARFISH
        out[1] = STARFISH + 1
        n = 2
    elif s.phase == Phase.STARTER:
        for seat in range(s.seats):
            out[n] = STARTS + seat
            n += 1
    elif s.phase == Phase.REVEAL:
        out[0] = REVEAL
        n = 1
    elif s.phase == Phase.REPLACE:
        out[0] = REPLACED + (s.bag[s.space] == 0)
        n = 1
    return n


@rule
def odds(s: State, moves: Any, n: int, weights: Any) -> None:
    """RE-13, RE-29 Weight colours by their polyps in the bag; all other outcomes are equally likely."""
    for k in range(n):
        weights[k] = 1
    if s.phase >= Phase.FIRST and s.phase <= Phase.REFILL and s.phase != Phase.STARTER:
        k = 0
        for colour in range(COLOURS):  # in the order of `of_colours`, so that its list need not be read
            weights[k] = s.bag[colour]
            k += s.bag[colour] > 0


@rule
def play(s: State, m: int) -> None:
    """Carry out one legal move."""
    if m >= KINDS_DRAWN:
        if m >= POLYP and m < STARTS:
            draw_polyp(s, m - POLYP)
        else:
            play_rare_outcome(s, m)
    elif s.phase == Phase.TURN:
        if m >= TAKE and m < TAKE + COLOURS:
            if take(s, m - TAKE):
                refill(s, 0)
            else:
                end(s, SEA_DRY)
        else:
            reason = act(s, m)
            if reason != NOT_ENDED:
                end(s, reason)
    elif s.phase == Phase.LAST:
        if m != PASS:
            eat(s, m - EAT)
        next_last(s)
    elif s.phase == Phase.FEED:
        feed(s, m - FEED)
    else:
        choose_larva(s, m - LARVA)


@rule
def play_rare_outcome(s: State, m: int) -> None:
    """Carry out an outcome of the TABLE other than a polyp."""
    if m >= REPLACED:
        replace_bonus(s, m > REPLACED)
    elif m >= REVEAL:
        s.phase = Phase.OVER
    elif m >= STARTS:
        s.start = m - STARTS
        s.seat = s.start
        s.phase = Phase.DEAL
    elif m >= FIRST:
        s.space = m - FIRST
        s.phase = Phase.LAY_OUT
    elif m >= STARFISH:
        s.down = ALL_TILES * (m - STARFISH)
        s.phase = Phase.FIRST
    else:
        lay_boards(s, m - KINDS_DRAWN)
        s.phase = Phase.STARFISH


# --- Set-up ------------------------------------------------------------------------------------------------------


@rule
def lay_boards(s: State, kinds: int) -> None:
    """RE-10 Lay out the boards, with a polyp on every start square."""
    board = 0
    for kind in range(KINDS):
        if kinds >> kind & 1:
            s.kind[board] = kind
            for colour in range(COLOURS):
                s.coral[board, colour] = START[kind, colour]
                s.bag[colour] -= 1
            board += 1


@rule
def draw_polyp(s: State, colour: int) -> None:
    """RE-13, RE-14, RE-29 Draw a polyp from the bag into the sea or behind a screen."""
    from_bag(s, colour)
    if s.phase == Phase.REFILL:
        s.sea[s.space, colour] += 1
        refill(s, s.space + 1)
    elif s.phase == Phase.LAY_OUT:
        s.sea[(s.space + LAID_OUT[s.laid_out]) % COLOURS, colour] += 1
        s.laid_out += 1
        if s.laid_out == len(LAID_OUT):
            s.space = 0
            s.laid_out = 0
            s.phase = Phase.STARTER
    else:
        s.hand[s.seat, colour] += 1
        dealt = 0
        for other in range(COLOURS):
            dealt += int(s.hand[s.seat, other])
        if dealt == DEALT[s.seats, (s.seat - s.start) % s.seats]:
            next_seat(s, Phase.FEED)


@rule
def next_seat(s: State, after: int) -> None:
    """Pass the question to the next seat in turn order; after the last seat, begin the phase `after`."""
    s.seat = (s.seat + 1) % s.seats
    if s.seat == s.start:
        s.phase = after


@rule
def feed(s: State, colour: int) -> None:
    """RE-15 Put a polyp from behind the screen into the player's parrotfish, in secret."""
    s.hand[s.seat, colour] -= 1
    s.fish[s.seat, colour] += 1
    s.fed[s.seat] = colour + 1
    next_seat(s, Phase.LARVA)


@rule
def choose_larva(s: State, colour: int) -> None:
    """RE-16 Take a larva of any colour; each player takes two."""
    s.larvae[colour] -= 1
    s.cubes[s.seat, colour] += 1
    taken = 0
    for other in range(COLOURS):
        taken += int(s.cubes[s.seat, other])
    if taken == CUBES:
        next_seat(s, Phase.TURN)


# --- The end of a turn -------------------------------------------------------------------------------------------


@rule
def in_bag(s: State) -> int:
    """Count the polyps in the bag."""
    n = 0
    for colour in range(COLOURS):
        n += int(s.bag[colour])
    return n


@rule
def refill(s: State, first: int) -> None:
    """RE-29, RE-60 Add a polyp to every space with fewer than three; bonus tiles go into an empty bag."""
    for space in range(first, COLOURS):
        polyps = 0
        for colour in range(COLOURS):
            polyps += int(s.sea[space, colour])
        if polyps < SPACE:
            if in_bag(s) == 0:
                for colour in range(COLOURS):
                    s.bag[colour] = s.bonus[colour]
                    s.bonus[colour] = 0
                if in_bag(s) == 0:
                    end(s, SEA_DRY)
                    return
            s.space = space
            s.phase = Phase.REFILL
            return
    s.turns += 1
    if s.turns == MOST_TURNS:
        end(s, TOO_LONG)
        return
    s.space = 0
    s.seat = (s.seat + 1) % s.seats
    s.phase = Phase.TURN
    if nowhere_left(s):
        end(s, NOWHERE)


# --- The end of the game -----------------------------------------------------------------------------------------


@rule
def end(s: State, reason: int) -> None:
    """RE-60, RE-61 End the game at once; after the first two reasons all other players have a last turn."""
    rest(s)
    s.space = 0
    s.ended = reason
    s.phase = Phase.REVEAL
    if reason in (LOCKED, SHRIMPS_EATEN):
        s.ender = s.seat
        s.phase = Phase.LAST
        next_last(s)


@rule
def next_last(s: State) -> None:
    """RE-61 Give a last turn to the next player with a coral worth eating."""
    while True:
        s.seat = (s.seat + 1) % s.seats
        if s.seat == s.ender:
            s.ender = 0
            s.phase = Phase.REVEAL
            return
        if has_last_meal(s):
            return


@rule
def points(s: State, out: Any) -> None:
    """RE-62 Score 1 for a polyp in the parrotfish, and 1 more for every coral tile on which its colour is stronger."""
    for p in range(s.seats):
        out[p] = 0
        for colour in range(COLOURS):
            out[p] += int(s.fish[p, colour]) * int(VALUE[s.down, colour])


@rule
def rank(s: State, out: Any) -> None:
    """RE-63 Rank by points, then consumed polyps, larvae, polyps behind the screen, and polyps in guarded corals."""
    points(s, out)
    for p in range(s.seats):
        prey = 0
        cubes = 0
        hand = 0
        for colour in range(COLOURS):
            prey += int(s.prey[p, colour])
            cubes += int(s.cubes[p, colour])
            hand += int(s.hand[p, colour])
        out[p] = (((out[p] * PLENTY + prey) * PLENTY + cubes) * PLENTY + hand) * PLENTY + guarded(s, p)
    places(out, s.seats)


@rule
def guarded(s: State, p: int) -> int:
    """RE-63 Count the polyps in corals that this player guards."""
    n = 0
    for board in range(s.seats):
        left = int(s.shrimp[p, board])
        while left != 0:
            n += many(coral_at(s, board, left & -left))
            left &= left - 1
    return n


@rule
def reason(s: State) -> int:
    """Give the reason that ended the game."""
    return s.ended - 1
