"""The situations at one move of Reef Encounter: what is done, what is forbidden, and how the game ends."""

from collections.abc import Iterator
from itertools import pairwise

from fathomfive.games.reef_encounter.components import PAY
from games.reef_encounter.players import at, grown, parts
from games.reef_encounter.twin import Twin
from games.reef_encounter.twin_board import COLOURS, EXTRA, Board, Place, Words

# --- What is done --------------------------------------------------------------------------------------------------


def done(twin: Twin, move: Words) -> Iterator[str]:
    """Name the situations that a move shows."""
    what = move[0]
    if what == "eat":
        yield from eaten(twin, move[1])
    elif what == "pass":
        yield "RE-61 a last coral is left"
    elif what == "pay":
        for before in twin.done:
            if before[0] == "pay":
                yield "RE-23 the same colour again" if before[1] == move[1] else "RE-23 another colour"
    elif what in ("place", "again"):
        yield from polyp_placed(twin, move)
    elif what == "put":
        yield "RE-24 a shrimp is put on a coral"
    elif what == "move":
        yield from shrimp_moved(twin, move)
    elif what == "hatch":
        yield "RE-26 a consumed polyp for a larva"
    elif what == "grow":
        from_bag = twin.bag[move[1]] > 0
        yield "RE-28 a larva for a polyp from the bag" if from_bag else "RE-28 a larva for the bonus tile"
    elif what in ("flip", "lock"):
        yield from cylinder_played(twin, move)
    elif what == "take" and twin.larvae[move[1]] == 0:
        yield "RE-60 no larva is left for the sea"
    if what not in ("place", "again", "move") and twin.done and twin.done[-1][0] == "pay":
        yield "RE-22 a cube is paid and nothing is placed"
    colour = twin.colour()
    if what in ("put", "flip", "lock", "hatch", "grow") and colour is not None and twin.hand[twin.active][colour]:
        yield "RE-20 placing is over after another action"


def eaten(twin: Twin, place: Place) -> Iterator[str]:
    board, square = at(twin, place)
    if twin.last:
        yield "RE-61 a last coral is eaten"
        if twin.eaten[twin.active] == 3:
            yield "RE-61 a fourth shrimp is eaten in a last turn"
    first = twin.eaten[twin.active] == 0
    yield "RE-21 the first shrimp eaten goes to the sea" if first else "RE-21 a later shrimp goes into the parrotfish"
    if twin.advanced and len(board.corals()[square].squares) == 5:
        yield "RE-70 a coral of five gives nothing"


def grows(twin: Twin, move: Words) -> bool:
    """Will the coral grow onto D4 after this placement?"""
    return kept_from_growing(twin, move) is None


KEPT_BARE = {
    "shrimp": "RE-42 no growth: a shrimp stands on D4",
    "join": "RE-42 no growth: two shrimps would be joined",
    "no polyp": "RE-42 no growth: no polyp is left",
}


def kept_from_growing(twin: Twin, move: Words) -> str | None:
    """Ask the twin what keeps D4 bare, as if the polyp lay there already."""
    board, square = at(twin, move[1])
    colour = twin.colour()
    assert colour is not None
    before = board.polyps.get(square)
    board.polyps[square] = colour
    board.changed()
    why = twin.grows_beside(move[1][0], square, colour)
    del board.polyps[square]
    if before is not None:
        board.polyps[square] = before
    board.changed()
    return why


def polyp_placed(twin: Twin, move: Words) -> Iterator[str]:
    seat = twin.active
    board, square = at(twin, move[1])
    colour = twin.colour()
    assert colour is not None
    corals = board.corals()
    attack = square in board.polyps
    around = [corals[other] for other in board.beside[square] if board.polyps.get(other) == colour]
    if move[0] == "again":
        yield "RE-22 a consumed polyp is placed"
        if twin.placed() == 4:
            yield "RE-22 a consumed polyp after four from the hand"
        if attack:
            yield "RE-43 a consumed polyp attacks"
    elif not twin.noted[seat][colour]:
        yield "RE-47 a polyp is placed that nobody knew of"
    if not around:
        yield "RE-40 a polyp alone"
    if len({min(coral.squares) for coral in around}) > 1:
        yield "RE-41 two corals merge"
        if any(coral.shrimps for coral in around):
            yield "RE-41 a guarded coral merges with another"
    if attack:
        yield from attacked(twin, board, move[1])
    why = kept_from_growing(twin, move)
    if why in KEPT_BARE:
        yield KEPT_BARE[why]
    elif why is None:
        yield "RE-42 a coral grows"
        if attack:
            yield "RE-42 an attack makes a coral grow"
        if twin.bag[colour] == 0:
            yield "RE-42 the bonus tile is not replaced"
        if not grown(board, EXTRA, colour) <= grown(board, square, colour) | {EXTRA}:
            yield "RE-42 growth joins corals"
    elif why == "advanced" and EXTRA in board.beside[square] and EXTRA in board.bare():
        yield "RE-70 nothing grows in the advanced game"


def attacked(twin: Twin, board: Board, place: Place) -> Iterator[str]:
    square = place[1:]
    victim = board.corals()[square]
    yield "RE-43 an attack"
    guards = {board.shrimps[shrimp] for shrimp in victim.shrimps}
    if guards:
        whose = "an own" if twin.active in guards else "another's"
        yield f"RE-43 an attack on {whose} guarded coral"
    colour = twin.colour()
    corals = board.corals()
    attackers = {shrimp for q in board.beside[square] if board.polyps.get(q) == colour for shrimp in corals[q].shrimps}
    if any(board.shrimps[shrimp] != twin.active for shrimp in attackers):
        yield "RE-43 an attack by a coral with another's shrimp"
    if square == EXTRA:
        yield "RE-43 an attack on D4"
    left = parts(board, square)
    if left > 1:
        yield "RE-44 a coral is split"
        if guards:
            yield "RE-44 a guarded coral is split"
        if left > 2:
            yield "RE-44 a coral is split in three"


def shrimp_moved(twin: Twin, move: Words) -> Iterator[str]:
    board, square = at(twin, move[1])
    on_rock = square not in board.polyps
    if twin.colour() is not None:
        yield "RE-20 a shrimp moves while polyps are placed"
    if move[2] == "home":
        yield f"RE-25 a shrimp moves {'from bare rock ' if on_rock else ''}behind the screen"
        return
    goal, there = at(twin, move[2])
    if there not in goal.polyps:
        yield "RE-25 a shrimp moves to bare rock"
        if there == EXTRA:
            yield "RE-25 a shrimp moves to bare D4"
        if twin.paid() == 2:
            yield "RE-31 bare rock while the second cube is played"
    elif on_rock:
        yield "RE-25 a shrimp moves from bare rock to a coral"
    elif goal is board and there in board.corals()[square].squares:
        yield "RE-25 a shrimp moves within its coral"
    else:
        yield f"RE-25 a shrimp moves to another {'coral' if goal is board else 'board'}"


def cylinder_played(twin: Twin, move: Words) -> Iterator[str]:
    locks = move[0] == "lock"
    alga = twin.tiles[move[2]].large if locks else move[2]
    turned = [n for n, tile in enumerate(twin.tiles) if tile.large == alga and not tile.locked]
    if locks:
        yield "RE-51 a tile is locked"
        if len(turned) > 1:
            yield "RE-51 a lock flips others"
        return
    yield "RE-50 tiles are flipped" if turned else "RE-50 a cylinder flips nothing"
    if twin.afloat is not None:
        yield "RE-50 the same cylinder again" if twin.afloat == alga else "RE-50 a cylinder goes back to the supply"


# --- What is refused -----------------------------------------------------------------------------------------------


def refused(twin: Twin) -> Iterator[str]:
    """Name the moves that only one clause forbids the player now."""
    seat = twin.active
    hand, prey, cubes = twin.hand[seat], twin.prey[seat], twin.cubes[seat]
    moves = twin.asked[1]
    shrimps = twin.shrimps(seat)
    sizes = guarded_sizes(twin, seat)
    if twin.done and twin.done[0][0] != "eat" and max(sizes, default=0) >= 5:
        yield "RE-20 too late to eat"
    if not twin.done and 4 in sizes:
        yield "RE-21 a coral of four is not eaten"
    if twin.bag_known == set(COLOURS):
        yield "RE-47 the bag is known to all"
    for colour in COLOURS:
        payable = cubes[colour] and hand[colour] + prey[colour]
        if payable and twin.paid() == 2 and twin.has_spot(colour):
            yield "RE-23 no third cube"
        if payable and twin.paid() < 2 and not any(m == PAY + colour for m in moves):
            yield "RE-30 a cube with polyps, but no place for them"
        if prey[colour] and not twin.larvae[colour]:
            yield "RE-26 no larva of that colour is left"
        if cubes[colour] and not twin.bag[colour] + twin.bonus[colour]:
            yield "RE-28 no polyp of that colour is left"
    yield from shrimps_refused(twin, shrimps)
    if any(prey):
        yield from cylinders_refused(twin)
    if twin.colour() is not None:
        yield from placements_refused(twin)


def guarded_sizes(twin: Twin, seat: int) -> list[int]:
    """Give the sizes of the corals that a player guards."""
    standing = [(twin.boards[n], square) for n, square in twin.shrimps(seat)]
    return [len(board.corals()[square].squares) for board, square in standing if square in board.polyps]


def shrimps_refused(twin: Twin, shrimps: list[tuple[int, tuple[str, int]]]) -> Iterator[str]:
    seat = twin.active
    left = 4 - twin.eaten[seat] - len(shrimps)
    crowded = [b for n, b in enumerate(twin.boards) if not twin.has_room(n) and b.unguarded()]
    put = any(move[0] == "put" for move in twin.done)
    if left and put:
        yield "RE-24 no second shrimp is put"
    if not left and not put:
        yield "RE-24 no shrimp is left to put"
    if left and not put and crowded:
        yield "RE-46 no third shrimp on a board is put"
    tired = twin.tired()
    onto_rock = twin.paid() < 2 or twin.colour() is not None
    for n, square in shrimps:
        if (n, *square) in tired:
            by_put = any(move[0] == "put" and move[1] == (n, *square) for move in twin.done)
            yield f"RE-31 a shrimp that was {'put does not move' if by_put else 'moved does not move again'}"
            continue
        if any(board is not twin.boards[n] for board in crowded):
            yield "RE-46 no third shrimp on a board is moved"
        if square not in twin.boards[n].polyps:
            yield "RE-25 nothing is taken while a shrimp stands on bare rock"
            if onto_rock:
                yield "RE-31 no bare rock from bare rock"
        elif not onto_rock:
            yield "RE-31 no bare rock after the second cube"


def cylinders_refused(twin: Twin) -> Iterator[str]:
    seat = twin.active
    if not all(twin.cylinders):
        yield "RE-27 a cylinder is sold out"
    if twin.eaten[seat] == 0:
        yield "RE-51 no lock without a shrimp on the sea"
    elif any(move[0] == "lock" for move in twin.done):
        yield "RE-51 no second lock in a turn"
    elif sum(not tile.locked for tile in twin.tiles) == 1 and sum(twin.fish[seat]) < 2:
        yield "RE-52 the last tile is not for who has one polyp"


def placements_refused(twin: Twin) -> Iterator[str]:
    colour = twin.colour()
    assert colour is not None
    if twin.placed() == 4 and twin.hand[twin.active][colour]:
        yield "RE-22 four polyps from the hand, and one is left"
    for board in twin.boards:
        for square in board.rock:
            if square not in board.polyps:
                if square in board.shrimps:
                    yield "RE-40 no polyp onto a shrimp on bare rock"
                elif board.joins_two_guarded(square, colour):
                    yield "RE-41 a join is forbidden on bare rock"
                continue
            if (colour, board.polyps[square]) not in twin.weighed:
                continue
            beside = [board.corals()[q].squares for q in board.beside[square] if board.polyps.get(q) == colour]
            if beside and max(map(len, beside)) == 1:
                yield "RE-43 a single polyp does not attack"
            elif beside and square not in board.shrimps and board.protects(square):
                yield "RE-45 a polyp is protected beside a shrimp"
            elif board.attackable(square, colour, twin.weighed) and board.joins_two_guarded(square, colour):
                yield "RE-41 a join is forbidden in an attack"


# --- The end -------------------------------------------------------------------------------------------------------


def at_the_end(twin: Twin) -> Iterator[str]:
    """Name the situations at the end of a game."""
    if twin.reason == "sea_dry" and all(twin.adrift):
        yield "RE-60 no polyp is left for the sea"
    elif twin.reason != "sea_dry":
        yield {
            "tiles_locked": "RE-60 all tiles are locked",
            "shrimps_eaten": "RE-60 four shrimps of a player are eaten",
            "nowhere_left": "RE-60 nowhere is left",
            "too_long": "RE-64 four hundred turns",
        }[str(twin.reason)]
    if any(square not in board.polyps for board in twin.boards for square in board.shrimps):
        yield "RE-25 the game ends with a shrimp on bare rock"
    for one, two in pairwise(sorted(twin.merits())):
        if one == two:
            yield "RE-63 a place is shared"
        elif one[0] == two[0]:
            decides = next(n for n in range(1, 5) if one[n] != two[n])
            name = ("points", "consumed polyps", "larvae", "polyps in hand", "guarded polyps")[decides]
            yield f"RE-63 a tie is broken by {name}"
