"""Whether a table of Reef Encounter is possible: pieces in their places, adding up to the box."""

from fathomfive.games.reef_encounter.components import (
    ALGA,
    ALL_TILES,
    AT_ONCE,
    COLOURS,
    CUBES,
    CYLINDERS,
    DEALT,
    EACH,
    KINDS,
    LAID_OUT,
    LARVAE,
    LOCKED,
    MOST_SEATS,
    MOST_TURNS,
    NOT_ENDED,
    NOWHERE,
    ON_A_BOARD,
    PAID,
    ROCK,
    SEA_DRY,
    SHRIMPS,
    SHRIMPS_EATEN,
    SPACE,
    START,
    TOO_LONG,
    Phase,
    State,
)
from fathomfive.games.reef_encounter.knowledge import behind
from fathomfive.games.reef_encounter.rules_actions import shown
from fathomfive.games.reef_encounter.rules_reef import joined, many, nowhere_left, on_bare_rock, polyps, shrimps
from fathomfive.games.reef_encounter.rules_turn import has_last_meal
from fathomfive.kernel.speed import rule


@rule
def audit(s: State) -> bool:
    """Check that the table is possible."""
    return (
        card_fits(s)
        and boards_hold(s)
        and polyps_add_up(s)
        and larvae_add_up(s)
        and cylinders_add_up(s)
        and shrimps_hold(s)
        and corals_have_one_shrimp(s)
        and notes_fit(s)
        and bag_is_counted(s)
        and players_fit(s)
        and sea_fits(s)
        and turn_fits(s)
        and phase_fits(s)
        and end_fits(s)
    )


@rule
def card_fits(s: State) -> bool:
    """RE-14, RE-70 Check that the number of seats, the variant and the phase exist, and so do the seats referred to."""
    if s.seats < 2 or s.seats > MOST_SEATS or s.advanced < 0 or s.advanced > 1 or s.phase < 0 or s.phase > Phase.OVER:
        return False
    return 0 <= s.seat < s.seats and 0 <= s.start < s.seats and 0 <= s.ender < s.seats


@rule
def set_up(s: State) -> bool:
    """Is the game still being set up?"""
    return s.phase < Phase.REFILL or s.phase == Phase.FEED or s.phase == Phase.LARVA


@rule
def boards_hold(s: State) -> bool:
    """RE-3, RE-10 Check that boards differ and are in order, and that no rock holds two polyps or two shrimps."""
    for board in range(MOST_SEATS):
        there = board < s.seats and s.phase != Phase.BOARDS
        if s.kind[board] < 0 or s.kind[board] >= KINDS or (not there and s.kind[board] != 0):
            return False
        if there and board > 0 and s.kind[board] <= s.kind[board - 1]:
            return False
        rock = int(ROCK[s.kind[board]]) if there else 0
        free = rock
        for colour in range(COLOURS):
            if int(s.coral[board, colour]) & ~free != 0:
                return False
            if there and set_up(s) and s.coral[board, colour] != START[s.kind[board], colour]:
                return False
            free ^= int(s.coral[board, colour])
        for p in range(MOST_SEATS):
            if int(s.shrimp[p, board]) & ~rock != 0:
                return False
            rock ^= int(s.shrimp[p, board])
    return True


@rule
def polyps_add_up(s: State) -> bool:
    """RE-1 Check that there are forty polyps of each colour, and at most three on a space of the sea."""
    for colour in range(COLOURS):
        if s.bag[colour] < 0 or s.bonus[colour] < 0 or s.bonus[colour] > 1:
            return False
        n = int(s.bag[colour]) + int(s.bonus[colour])
        for board in range(s.seats):
            n += many(int(s.coral[board, colour]))
        for space in range(COLOURS):
            if s.sea[space, colour] < 0:
                return False
            n += int(s.sea[space, colour])
        for p in range(MOST_SEATS):
            if s.hand[p, colour] < 0 or s.prey[p, colour] < 0 or s.fish[p, colour] < 0:
                return False
            n += int(s.hand[p, colour]) + int(s.prey[p, colour]) + int(s.fish[p, colour])
        if n != EACH:
            return False
    for space in range(COLOURS):
        n = 0
        for colour in range(COLOURS):
            n += int(s.sea[space, colour])
        if n > SPACE:
            return False
    return True


@rule
def larvae_add_up(s: State) -> bool:
    """RE-1, RE-13 Check that there are ten larvae of each colour, one on every space unless its lack ended the game."""
    missing = 0
    for colour in range(COLOURS):
        if s.larvae[colour] < 0 or s.adrift[colour] < 0 or s.adrift[colour] > 1:
            return False
        missing += 1 - int(s.adrift[colour])
        n = int(s.larvae[colour]) + int(s.adrift[colour])
        for p in range(MOST_SEATS):
            if s.cubes[p, colour] < 0:
                return False
            n += int(s.cubes[p, colour])
        if n != LARVAE or (s.adrift[colour] == 0 and s.larvae[colour] != 0):
            return False
    return missing == 0 or (missing == 1 and s.ended == SEA_DRY)


@rule
def cylinders_add_up(s: State) -> bool:
    """RE-1, RE-12, RE-51 Check that there are five cylinders of each colour, counting those on coral tiles."""
    if s.down & ~ALL_TILES != 0 or s.locked & ~ALL_TILES != 0 or s.afloat < 0 or s.afloat > ALGA:
        return False
    if set_up(s) and (s.locked != 0 or s.afloat != 0 or (s.down != 0 and s.down != ALL_TILES)):
        return False
    for alga in range(ALGA):
        n = int(s.cylinders[alga]) + (s.afloat == alga + 1) + many(shown(s, alga) & s.locked)
        if s.cylinders[alga] < 0 or n != CYLINDERS:
            return False
    return True


@rule
def shrimps_hold(s: State) -> bool:
    """RE-25, RE-46 Check that players have four shrimps, at most two on a board, and on bare rock only when allowed."""
    for p in range(MOST_SEATS):
        out = int(s.gone[p])
        for board in range(MOST_SEATS):
            if many(int(s.shrimp[p, board])) > ON_A_BOARD:
                return False
            out += many(int(s.shrimp[p, board]))
        if s.gone[p] < 0 or out > SHRIMPS or (out > 0 and (p >= s.seats or set_up(s))):
            return False
        own_turn = s.seat == p and s.begun == 1
        if on_bare_rock(s, p) and not own_turn and s.ended != LOCKED:
            return False
    return True


@rule
def corals_have_one_shrimp(s: State) -> bool:
    """RE-46 Check that no coral holds two shrimps."""
    for board in range(s.seats):
        for colour in range(COLOURS):
            coral = int(s.coral[board, colour])
            left = coral & shrimps(s, board)
            while left != 0:
                if many(joined(coral, left & -left) & left) > 1:
                    return False
                left &= left - 1
    return True


@rule
def notes_fit(s: State) -> bool:
    """RE-47 Check that all noted polyps are behind the screen, and that none are noted before the first turn."""
    for p in range(MOST_SEATS):
        for colour in range(COLOURS):
            if s.noted[p, colour] < 0 or s.noted[p, colour] > s.hand[p, colour]:
                return False
            if s.noted[p, colour] > 0 and set_up(s):
                return False
    return True


@rule
def bag_is_counted(s: State) -> bool:
    """RE-47 Check that an empty bag is counted, and so is a colour whose bonus tile could not be replaced."""
    n = 0
    for colour in range(COLOURS):
        n += int(s.bag[colour])
        asked = s.phase == Phase.REPLACE and s.space == colour
        if (s.bonus[colour] == 0 and s.counted >> colour & 1 == 0) != asked:
            return False
    return s.counted >= 0 and s.counted < 1 << COLOURS and (n > 0 or s.counted == (1 << COLOURS) - 1)


@rule
def players_fit(s: State) -> bool:
    """RE-14, RE-15, RE-16 Check that players get polyps, then feed one, then take two larvae, in turn order."""
    for p in range(MOST_SEATS):
        cubes = 0
        fish = 0
        prey = 0
        for colour in range(COLOURS):
            cubes += int(s.cubes[p, colour])
            fish += int(s.fish[p, colour])
            prey += int(s.prey[p, colour])
        if prey > 0 and (p >= s.seats or set_up(s)):
            return False
        if s.fed[p] < 0 or s.fed[p] > COLOURS or (s.fed[p] > 0 and s.fish[p, s.fed[p] - 1] == 0):
            return False
        if p >= s.seats or s.phase < Phase.DEAL:
            if behind(s, p) + cubes + fish + s.fed[p] > 0:
                return False
        elif not seat_is_served(s, p, cubes, fish):
            return False
    return True


@rule
def seat_is_served(s: State, p: int, cubes: int, fish: int) -> bool:
    """RE-14, RE-15, RE-16 Does a player have what they should have at this point of the set-up?"""
    order = (p - s.start) % s.seats
    turn = (s.seat - s.start) % s.seats
    before = order < turn
    if s.phase == Phase.DEAL:
        dealt = int(DEALT[s.seats, order])
        fits = behind(s, p) < dealt if order == turn else behind(s, p) == dealt * before
        return fits and cubes == 0 and s.fed[p] == 0
    if s.phase == Phase.FEED:
        return behind(s, p) == DEALT[s.seats, order] - before and fish == before and (s.fed[p] > 0) == before
    if s.fed[p] == 0:
        return False
    if s.phase == Phase.LARVA:
        return cubes < CUBES if order == turn else cubes == CUBES * before
    return True


@rule
def sea_fits(s: State) -> bool:
    """RE-13 Check that twelve polyps are laid out in the sea before players get any."""
    n = 0
    for space in range(COLOURS):
        for colour in range(COLOURS):
            n += int(s.sea[space, colour])
    if s.phase < Phase.LAY_OUT:
        return n == 0
    if s.phase == Phase.LAY_OUT:
        return n == s.laid_out
    return n == len(LAID_OUT) or not set_up(s)


@rule
def turn_fits(s: State) -> bool:
    """RE-20, RE-31 Check that the actions recorded for this turn are consistent, and are cleared after it."""
    if s.begun < 0 or s.begun > 1 or s.put < 0 or s.put > 1 or s.covered < 0 or s.covered > 1:
        return False
    if s.paid < 0 or s.paid > PAID or s.colour < 0 or s.colour > COLOURS or s.placed < 0 or s.placed > AT_ONCE:
        return False
    if (s.colour > 0 or s.placed > 0) and s.paid == 0:
        return False
    done = s.paid > 0 or s.put == 1 or s.covered == 1
    for board in range(MOST_SEATS):
        tired = int(s.tired[board])
        if tired != 0 and (tired & ~(int(s.shrimp[s.seat, board]) & polyps(s, board)) != 0 or s.begun == 0):
            return False
        if s.scratch[board] != 0:
            return False
    return s.begun == 1 or not done


@rule
def phase_fits(s: State) -> bool:
    """Check that the phase fits the table, and that fields of other phases are cleared."""
    phase = s.phase
    if phase == Phase.REPLACE:
        if s.begun == 0:
            return False
    elif s.begun == 1 and phase != Phase.TURN:
        return False
    if s.space < 0 or s.space >= COLOURS:
        return False
    if s.space > 0 and phase != Phase.LAY_OUT and phase != Phase.REFILL and phase != Phase.REPLACE:
        return False
    if s.laid_out >= len(LAID_OUT) or (s.laid_out != 0 and phase != Phase.LAY_OUT):
        return False
    if s.ender > 0 and phase != Phase.LAST:
        return False
    return s.turns >= 0 and s.turns <= MOST_TURNS and (s.turns == 0 or not set_up(s))


@rule
def end_fits(s: State) -> bool:
    """RE-60, RE-61, RE-64 Check that the game ends exactly when there is a reason."""
    over = s.phase == Phase.LAST or s.phase == Phase.REVEAL or s.phase == Phase.OVER
    if over != (s.ended != NOT_ENDED):
        return False
    if s.ended < NOT_ENDED or s.ended > TOO_LONG or (s.ended == TOO_LONG) != (s.turns == MOST_TURNS):
        return False
    if (s.ended == LOCKED) != (s.locked == ALL_TILES):
        return False
    if s.phase == Phase.LAST and (s.seat == s.ender or not has_last_meal(s)):
        return False
    if s.ended == NOWHERE and not nowhere_left(s):
        return False
    if s.phase == Phase.TURN and s.begun == 0 and nowhere_left(s):
        return False
    if s.ended == SEA_DRY and not is_dry(s):
        return False
    all_eaten = False
    for p in range(s.seats):
        all_eaten = all_eaten or s.gone[p] == SHRIMPS
    if s.ended == SHRIMPS_EATEN:
        return all_eaten
    return not all_eaten or s.ended == LOCKED


@rule
def is_dry(s: State) -> bool:
    """RE-60 Is a larva missing from the sea, or is there no polyp left to draw?"""
    left = 0
    for colour in range(COLOURS):
        if s.adrift[colour] == 0:
            return True
        left += int(s.bag[colour]) + int(s.bonus[colour])
    return left == 0
