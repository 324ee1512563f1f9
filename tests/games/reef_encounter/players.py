"""Scripted players of Reef Encounter: each manner has a goal of its own, and all players of a table share a manner.

A manner scores moves; players choose the best one, and now and then any other.  Players see the whole table, because
they exist to reach every corner of the rules, not to play fair.
"""

import random
from collections.abc import Callable

from fathomfive.games.reef_encounter.components import HOME, MOVE, PASS, PLACES, PUT, TAKE
from games.reef_encounter.lockstep import Chooser
from games.reef_encounter.twin import Twin
from games.reef_encounter.twin_board import COLOURS, EXTRA, Board, Place, Square, Words

Worth = Callable[[Twin, Words], float]
NEVER = -100.0

# --- What a player looks at ----------------------------------------------------------------------------------------


def at(twin: Twin, place: Place) -> tuple[Board, Square]:
    """Give the board and the square of a place."""
    return twin.boards[place[0]], place[1:]


def polyp_at(twin: Twin, place: Place) -> int | None:
    """Give the colour of the polyp on a place."""
    board, square = at(twin, place)
    return board.polyps.get(square)


def is_attack(twin: Twin, move: Words) -> bool:
    return move[0] in ("place", "again") and polyp_at(twin, move[1]) is not None


def grown(board: Board, square: Square, colour: int) -> set[Square]:
    """Give the coral that a polyp of this colour would form here."""
    corals = board.corals()
    found = {square}
    for other in board.beside[square]:
        if board.polyps.get(other) == colour:
            found |= corals[other].squares
    return found


def parts(board: Board, square: Square) -> int:
    """Count the corals left after the polyp on this square is consumed."""
    left = board.corals()[square].squares - {square}
    count = 0
    while left:
        queue = [left.pop()]
        count += 1
        while queue:
            reached = left.intersection(board.beside[queue.pop()])
            left -= reached
            queue += reached
    return count


def attacks(twin: Twin, colour: int) -> int:
    """Count the polyps that this colour could consume now."""
    return sum(square in twin.boards[n].polyps for n, square in twin.spots(colour))


def in_reach(twin: Twin, colour: int) -> int:
    """Count the polyps of this colour that the active player could place for one cube."""
    return min(4, twin.hand[twin.active][colour]) + twin.prey[twin.active][colour]


def host(twin: Twin) -> bool:
    """Is the player the one all others help?"""
    return twin.active == twin.order[0]


# --- Manners -------------------------------------------------------------------------------------------------------


def attacker(twin: Twin, move: Words) -> float:
    """Consume, split corals, place consumed polyps."""
    what: str = move[0]
    colour = twin.colour()
    if what == "pay":
        return 3 + attacks(twin, move[1]) if attacks(twin, move[1]) else in_reach(twin, move[1]) / 4
    if what in ("place", "again") and colour is not None:
        board, square = at(twin, move[1])
        if square in board.polyps:
            return 6 + parts(board, square) + (what == "again")
        size = len(grown(board, square, colour))
        victims = [n for n in board.beside[square] if (colour, board.polyps.get(n)) in twin.weighed]
        return (1 + len(victims) if 2 <= size <= 4 else -1) - (what == "again")
    if what == "take":
        return 0.2 * sum(twin.sea[move[1]])
    return {"eat": 4, "lock": 0.9, "hatch": 0.7, "flip": 0.6, "put": -0.2, "grow": -0.5, "pass": -1}[what]


def grower(twin: Twin, move: Words, *, alone: bool = False, meal: int = 6) -> float:
    """Grow big corals, at D4 above all, guard them and eat them; or help one host to do so."""
    what: str = move[0]
    colour = twin.colour()
    mine = not alone or host(twin)
    if what == "eat":
        board, square = at(twin, move[1])
        size = len(board.corals()[square].squares)
        return size if mine and (size >= meal or twin.last) else NEVER
    if what == "pay":
        return in_reach(twin, move[1]) + 3 * bool(attacks(twin, move[1]))
    if what in ("place", "again") and colour is not None:
        board, square = at(twin, move[1])
        coral = grown(board, square, colour)
        guards = {board.shrimps[other] for other in coral if other in board.shrimps}
        friend = twin.order[0] if alone else twin.active
        liking = 3 * (friend in guards) - 4 * bool(guards - {friend})
        growing = min(len(coral), 7) + 2 * beside_bare_extra(board, square) + 2 * (square in board.polyps)
        return growing + liking - 2 * (what == "again")
    if what == "put":
        board, square = at(twin, move[1])
        return len(board.corals()[square].squares) - 1.5 if mine else NEVER
    if what == "take":
        return 0.3 * sum(twin.sea[move[1]]) + 0.2 * min(4, twin.hand[twin.active][move[1]])
    return {"hatch": 1.5, "grow": -0.5, "pass": -1}.get(what, -1)


def feaster(twin: Twin, move: Words) -> float:
    """Help one host to eat four corals; the others guard a single one for the last turn."""
    if move[0] == "put" and not host(twin):
        return 0.5 if not twin.shrimps(twin.active) and twin.eaten[twin.order[0]] == 3 else NEVER
    return grower(twin, move, alone=True, meal=5)


def locker(twin: Twin, move: Words, *, meal: int = 5) -> float:
    """Eat once, then lock a tile every turn, and keep the consumed polyps for that."""
    what: str = move[0]
    seat = twin.active
    fed = twin.eaten[seat] > 0
    if what == "lock":
        return 20
    if what == "eat":
        board, square = at(twin, move[1])
        size = len(board.corals()[square].squares)
        return 20.0 if (not fed and size >= meal) or twin.last else NEVER
    if what == "flip":
        need = any(attacks(twin, colour) for colour in COLOURS)
        return -1 if need or sum(twin.prey[seat]) < 2 else 0.8
    if what in ("hatch", "grow"):
        return -1 if sum(twin.prey[seat]) < 4 else 0.5
    if not fed and what != "take":
        return grower(twin, move, meal=meal) + (3 if is_attack(twin, move) else 0)
    return attacker(twin, move) if what != "put" else NEVER


def glutton(twin: Twin, move: Words) -> float:
    """Lock like a locker, but only after a meal that leaves something in the parrotfish (RE-52)."""
    return locker(twin, move, meal=7)


def recycler(twin: Twin, move: Words) -> float:
    """Keep the bag and the sea full: consume polyps, return them, take as little as possible."""
    what: str = move[0]
    seat = twin.active
    hand, cubes, prey = twin.hand[seat], twin.cubes[seat], twin.prey[seat]
    if what == "take":
        space = move[1]
        return -30 + min(4, hand[space]) * (cubes[space] == 0) - sum(twin.sea[space]) - 5 * (twin.larvae[space] == 0)
    if what == "pay":
        return 5 + min(attacks(twin, move[1]), hand[move[1]]) if hand[move[1]] else NEVER
    if what == "place":
        board, square = at(twin, move[1])
        colour = twin.colour()
        assert colour is not None
        size = len(grown(board, square, colour))
        if square in board.polyps:
            return 20 - size
        return 5 - abs(size - 2) if len(board.bare()) > 3 else NEVER
    if what == "hatch":
        return 4 if hand[move[1]] and sum(cubes) < 2 else NEVER
    if what == "grow":
        return -22 if sum(cubes) > 2 and not hand[move[1]] else NEVER
    if what == "flip":
        return 4.5 if helped(twin, move[2]) else (-25 if sum(prey) > 2 or sum(twin.bag) < 30 else NEVER)
    return NEVER


def helped(twin: Twin, alga: int) -> bool:
    """Would this cylinder on the sea let a colour attack that the player could place and that cannot attack now?"""
    beats = frozenset(
        (tile.weak, tile.strong) if tile.large == alga and not tile.locked else (tile.strong, tile.weak)
        for tile in twin.tiles
    )
    return any(
        not attacks(twin, colour) and any(q in b.polyps for b in twin.boards for q in b.spots(colour, beats))
        for colour in COLOURS
        if twin.hand[twin.active][colour] and (twin.cubes[twin.active][colour] or twin.colour() == colour)
    )


def filler(twin: Twin, move: Words) -> float:
    """Fill every rock without two adjacent polyps of a colour, so that nothing can attack."""
    what: str = move[0]
    seat = twin.active
    if what == "pay":
        return (
            3 + in_reach(twin, move[1]) if any(calm(twin, n, q, move[1]) > 0 for n, q in twin.spots(move[1])) else NEVER
        )
    if what == "place":
        colour = twin.colour()
        assert colour is not None
        return calm(twin, move[1][0], move[1][1:], colour)
    if what == "take":
        space = move[1]
        return 0.4 * sum(twin.sea[space]) + min(4, twin.hand[seat][space] + twin.sea[space][space]) - 20
    if what == "grow":
        return -10 if twin.hand[seat][move[1]] == 0 and twin.cubes[seat][move[1]] > 1 else NEVER
    return NEVER


def calm(twin: Twin, n: int, square: Square, colour: int) -> float:
    """Score how well a polyp fits here without forming a coral of two."""
    board = twin.boards[n]
    if square in board.polyps or any(board.polyps.get(other) == colour for other in board.beside[square]):
        return NEVER
    if EXTRA in board.beside[square] and EXTRA not in board.polyps and not twin.advanced:
        return NEVER
    return 10 if square == EXTRA else 1 + sum(other in board.polyps for other in board.beside[square])


def drainer(twin: Twin, move: Words) -> float:
    """Take the rarest larva until it cannot be replaced."""
    if move[0] == "take":
        return 10 - twin.larvae[move[1]]
    if move[0] == "put":
        return 20 if host(twin) and twin.turns < twin.seats else NEVER
    return {"pay": -0.9, "place": 1 + 9 * is_attack(twin, move), "grow": NEVER}.get(move[0], -1)


def emptier(twin: Twin, move: Words) -> float:
    """Empty the bag: take full spaces, grow polyps from larvae."""
    if move[0] == "take":
        return 0.5 * sum(twin.sea[move[1]]) + 0.2 * twin.larvae[move[1]]
    return {"grow": 5}.get(move[0], NEVER)


def miser(twin: Twin, move: Words) -> float:
    """Take all white polyps, then place them beside D4."""
    what: str = move[0]
    white = COLOURS[0]
    if what == "take":
        return 5.0 * twin.sea[move[1]][white] + (3 if move[1] == white else 0) + 0.2 * twin.larvae[move[1]]
    if what == "grow":
        return 1 if move[1] != white else 5 if twin.bag[white] else NEVER
    if what == "pay":
        return 6 if move[1] == white and not twin.bag[white] and twin.hand[twin.active][white] else NEVER
    if what == "place":
        board, square = at(twin, move[1])
        return 5 if beside_bare_extra(board, square) else -1
    return NEVER


def sentry(twin: Twin, move: Words) -> float:
    """Guard D4 and the squares beside it, so that corals meet there or are kept apart."""
    what: str = move[0]
    colour = twin.colour()
    if what == "take":
        return 0.3 * sum(twin.sea[move[1]]) - 10
    if what == "pay":
        return 2.0 if twin.hand[twin.active][move[1]] > 1 and twin.shrimps(twin.active) else NEVER
    if what == "place":
        board, square = at(twin, move[1])
        if beside_bare_extra(board, square):
            sides = [other for other in board.beside[EXTRA] if board.polyps.get(other) == colour]
            waits = move[1][0] == 0 and not all(board.corals()[other].shrimps for other in sides)
            return 5 if (len(sides) < 2) == (EXTRA in board.shrimps) and (len(sides) < 2 or not waits) else -20
        return 5.0 if any(before[0] == "move" and before[1] == move[1] for before in twin.done) else -8
    if what == "put":
        board, square = at(twin, move[1])
        return 4 if EXTRA in board.beside[square] or not twin.shrimps(twin.active) else -9
    if what == "move":
        board, square = at(twin, move[1])
        if move[2] == "home":
            return -9
        goal, there = at(twin, move[2])
        if there == EXTRA and there not in goal.polyps:
            return 6 if colour is not None and twin.hand[twin.active][colour] and twin.placed() < 4 else NEVER
        if square == EXTRA and there in goal.polyps:
            return 0.5 + (EXTRA in goal.beside[there])
        return -9.5 if there in goal.polyps else -12
    return {"pass": 10, "eat": -9.5}.get(what, -12)


def loiterer(twin: Twin, move: Words) -> float:
    """Lock like a glutton, with the rarest cylinders; before the last tile leave a shrimp on bare rock."""
    what: str = move[0]
    free = sum(not tile.locked for tile in twin.tiles)
    if what == "lock":
        return 25 - twin.cylinders[twin.tiles[move[2]].large]
    if what == "move":
        strands = move[2] != "home" and polyp_at(twin, move[2]) is None and polyp_at(twin, move[1]) is not None
        return 50 if strands and free == 1 and any(way >= 4 for way in twin.ways()) else NEVER
    if what == "put":
        return 2 if len(twin.shrimps(twin.active)) == 0 else NEVER
    return 50 if what == "pass" else glutton(twin, move)


def beside_bare_extra(board: Board, square: Square) -> bool:
    """Could a coral grow onto D4 from this square?"""
    return EXTRA in board.beside[square] and EXTRA not in board.polyps


# --- Playing -------------------------------------------------------------------------------------------------------


def played(
    worth: Worth, *, whim: float = 0.0, steps: float = 0.0, guided: bool = False, temper: float = 0.5
) -> Chooser:
    """Make players of a manner.

    `whim` is how often they play any move, and `temper` mixes moves of similar worth.  Their shrimps make random moves
    now and then, or follow the manner as well.
    """

    def choose(twin: Twin, moves: list[int], dice: random.Random) -> int:
        if moves[0] < PASS or dice.random() < whim:
            return dice.choice(moves)
        stepping = [m for m in moves if m >= MOVE]
        if not guided:
            if stepping and dice.random() < steps:
                return step(twin, stepping, dice)
            stranded = not twin.last and not any(TAKE <= m < PUT for m in moves)
            moves = [m for m in moves if m < MOVE]
            if stranded and (dice.random() < 0.4 or not moves):
                return dice.choice([m for m in stepping if stands_on_rock(twin, m)])
        return max(moves, key=lambda m: worth(twin, twin.words(m)) + temper * dice.random())

    return choose


def stands_on_rock(twin: Twin, m: int) -> bool:
    """Does the shrimp of this move stand on bare rock?"""
    board, square = twin.shrimps(twin.active)[(m - MOVE) // (PLACES + 1)]
    return square not in twin.boards[board].polyps


def step(twin: Twin, stepping: list[int], dice: random.Random) -> int:
    """Move a shrimp; all kinds of destination are equally likely, however many squares they have."""
    kinds: dict[str, list[int]] = {}
    for m in stepping:
        goal = (m - MOVE) % (PLACES + 1)
        lies = "home" if goal == HOME else polyp_at(twin, twin.place(goal))
        kinds.setdefault("home" if lies == "home" else "rock" if lies is None else "polyp", []).append(m)
    return dice.choice(kinds[dice.choice(sorted(kinds))])


MANNERS: dict[str, Chooser] = {
    "attackers": played(attacker, whim=0.02, steps=0.03),
    "raiders": played(attacker, whim=0.05, temper=2.0),
    "growers": played(grower, steps=0.05),
    "feasters": played(feaster),
    "lockers": played(locker, steps=0.02),
    "gluttons": played(glutton),
    "loiterers": played(loiterer, guided=True),
    "sentries": played(sentry, guided=True, temper=2.0),
    "recyclers": played(recycler),
    "fillers": played(filler),
    "drainers": played(drainer, whim=0.05),
    "emptiers": played(emptier),
    "misers": played(miser),
}
