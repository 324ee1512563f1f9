"""Reef Encounter again, slowly: dictionaries of squares and flood fills, written from the rules page alone.

The whole game is one story, told from set-up to the end.  It stops at every question; `asked` holds the question, and
`play` gives the answer.  Only the numbers of the moves are shared with the rules.
"""

from collections.abc import Generator, Iterable
from dataclasses import dataclass
from itertools import combinations
from typing import Any, NamedTuple

from fathomfive.games.reef_encounter.components import (
    AGAIN,
    EAT,
    FEED,
    FIRST,
    GROW,
    HATCH,
    HOME,
    KINDS_DRAWN,
    LARVA,
    MOVE,
    PASS,
    PAY,
    PLACE,
    PLACES,
    POLYP,
    PUT,
    REPLACED,
    REVEAL,
    ROCKS,
    STARFISH,
    STARTS,
    SWAP,
    TAKE,
    WAYS,
)
from fathomfive.kernel.game import NOBODY, TABLE

Square = tuple[str, int]  # column and row
Place = tuple[int, str, int]  # board, column and row
Words = tuple[Any, ...]  # a move: what, and with which piece or where
Asked = tuple[int, list[int], list[int]]  # who, the moves, and the weights of the TABLE's

# --- The box (RE-1, RE-2, RE-3) ------------------------------------------------------------------------------------

WHITE, YELLOW, ORANGE, PINK, GREY = COLOURS = range(5)
BLUE, GREEN, PURPLE, RED = ALGAE = range(4)
PAINT = {"W": WHITE, "Y": YELLOW, "O": ORANGE, "P": PINK, "G": GREY}

PICTURES = """
     ABCDEFG          ABCDEFG          ABCDEFG          ABCDEFG
 1   ...###.      1   ...###.      1   .##.###      1   .#####.
 2   .##Y##.      2   ###G##.      2   .###O#.      2   ###O.##
 3   ##.#W##      3   ##Y#.##      3   ##W.#Y#      3   ##.#G##
 4   #G#*#.#      4   #.#*#W#      4   ###*#.#      4   #W#*###
 5   ##P.O##      5   ##O#P##      5   .#P#G##      5   .#P#Y#.
 6   #######      6   .#####.      6   .###.##      6   .##.##.
"""
EXTRA: Square = ("D", 4)


def picture(kind: int) -> dict[Square, str]:
    """Read what is printed on the squares of a board."""
    rows = [line.split()[2 * kind : 2 * kind + 2] for line in PICTURES.strip().splitlines()[1:]]
    return {(column, int(row)): mark for row, marks in rows for column, mark in zip("ABCDEFG", marks, strict=True)}


@dataclass
class Tile:
    """A coral tile as it lies."""

    strong: int
    weak: int
    large: int
    small: int
    locked: bool = False

    def flip(self) -> None:
        self.strong, self.weak = self.weak, self.strong
        self.large, self.small = self.small, self.large


def starfish_up() -> list[Tile]:
    """RE-2"""
    return [
        Tile(WHITE, YELLOW, GREEN, BLUE),
        Tile(WHITE, ORANGE, RED, PURPLE),
        Tile(YELLOW, ORANGE, BLUE, RED),
        Tile(YELLOW, PINK, PURPLE, BLUE),
        Tile(ORANGE, PINK, GREEN, RED),
        Tile(ORANGE, GREY, BLUE, GREEN),
        Tile(PINK, WHITE, PURPLE, GREEN),
        Tile(PINK, GREY, GREEN, PURPLE),
        Tile(GREY, WHITE, RED, PURPLE),
        Tile(GREY, YELLOW, BLUE, RED),
    ]


# --- A board -------------------------------------------------------------------------------------------------------


class Coral(NamedTuple):
    """RE-40 Polyps of one colour joined by edges, and the shrimps on them."""

    colour: int
    squares: set[Square]
    shrimps: list[Square]


class Board:
    """One board.  What is worked out about it is kept until something on it changes."""

    def __init__(self, kind: int) -> None:
        self.kind = kind
        marks = picture(kind)
        self.rock = [square for square, mark in marks.items() if mark != "."]  # in reading order
        self.number = {square: n for n, square in enumerate(self.rock)}
        self.beside = {
            (column, row): [
                square
                for square in (
                    (chr(ord(column) - 1), row),
                    (chr(ord(column) + 1), row),
                    (column, row - 1),
                    (column, row + 1),
                )
                if square in self.number
            ]
            for column, row in self.rock
        }
        self.polyps = {square: PAINT[mark] for square, mark in marks.items() if mark in PAINT}
        self.shrimps: dict[Square, int] = {}  # whose
        self.changed()

    def changed(self) -> None:
        """Forget what was worked out."""
        self._corals: dict[Square, Coral] = {}
        self._bare: list[Square] | None = None
        self._unguarded: list[Square] | None = None
        self._spots: dict[tuple[int, frozenset[tuple[int, int]]], list[Square]] = {}

    def flood(self, square: Square) -> set[Square]:
        """RE-40 Find all polyps joined with the one on a square."""
        colour = self.polyps[square]
        found = {square}
        queue = [square]
        while queue:
            for other in self.beside[queue.pop()]:
                if other not in found and self.polyps.get(other) == colour:
                    found.add(other)
                    queue.append(other)
        return found

    def corals(self) -> dict[Square, Coral]:
        """Say which coral every polyp belongs to."""
        if not self._corals:
            for square, colour in self.polyps.items():
                if square not in self._corals:
                    squares = self.flood(square)
                    coral = Coral(colour, squares, [other for other in squares if other in self.shrimps])
                    self._corals.update(dict.fromkeys(squares, coral))
        return self._corals

    def bare(self) -> list[Square]:
        """RE-40 List the rock with neither polyp nor shrimp."""
        if self._bare is None:
            self._bare = [square for square in self.rock if square not in self.polyps and square not in self.shrimps]
        return self._bare

    def unguarded(self) -> list[Square]:
        """RE-24 List the polyps of corals without a shrimp."""
        if self._unguarded is None:
            self._unguarded = [square for square, coral in self.corals().items() if not coral.shrimps]
        return self._unguarded

    def protects(self, square: Square) -> bool:
        """RE-45 Is the polyp on this square protected?"""
        colour = self.polyps[square]
        return square in self.shrimps or any(
            other in self.shrimps and self.polyps.get(other) == colour for other in self.beside[square]
        )

    def joins_two_guarded(self, square: Square, colour: int) -> bool:
        """RE-41 Would a polyp here join corals that hold two shrimps between them?"""
        corals = self.corals()
        around = [corals[other] for other in self.beside[square] if self.polyps.get(other) == colour]
        return len({shrimp for coral in around for shrimp in coral.shrimps}) > 1

    def attackable(self, square: Square, colour: int, beats: frozenset[tuple[int, int]]) -> bool:
        """RE-43 May a polyp of this colour consume the one that lies here?"""
        if (colour, self.polyps[square]) not in beats or self.protects(square):
            return False
        corals = self.corals()
        return any(
            self.polyps.get(other) == colour and len(corals[other].squares) >= 2 for other in self.beside[square]
        )

    def spots(self, colour: int, beats: frozenset[tuple[int, int]]) -> list[Square]:
        """RE-40, RE-41, RE-43 List the squares where a polyp of this colour may go."""
        key = colour, beats
        if key not in self._spots:
            several = sum(self.polyps.get(square) == colour for square in self.shrimps) > 1
            self._spots[key] = [
                square
                for square in self.rock
                if (self.attackable(square, colour, beats) if square in self.polyps else square not in self.shrimps)
                and not (several and self.joins_two_guarded(square, colour))
            ]
        return self._spots[key]


# --- The table -----------------------------------------------------------------------------------------------------


class Twin:
    """A table that knows its rules by heart and is in no hurry."""

    def __init__(self, seats: int, advanced: bool) -> None:
        self.seats = seats
        self.advanced = advanced
        self.boards: list[Board] = []
        self.tiles = starfish_up()
        self.cylinders = [5 for _ in ALGAE]
        self.afloat: int | None = None  # the cylinder on the sea
        self.larvae = [10 for _ in COLOURS]  # the supply
        self.adrift = [0 for _ in COLOURS]  # larvae on the sea
        self.bag = [40 for _ in COLOURS]
        self.bonus = [0 for _ in COLOURS]
        self.sea = [[0 for _ in COLOURS] for _ in COLOURS]  # polyps, by space and colour
        self.bag_known: set[int] = set()  # colours whose number in the bag was seen by all

        self.hand = [[0 for _ in COLOURS] for _ in range(seats)]
        self.noted = [[0 for _ in COLOURS] for _ in range(seats)]  # RE-47, what all know to be in the hand
        self.prey = [[0 for _ in COLOURS] for _ in range(seats)]  # consumed
        self.fish = [[0 for _ in COLOURS] for _ in range(seats)]
        self.fed: list[int | None] = [None for _ in range(seats)]
        self.cubes = [[0 for _ in COLOURS] for _ in range(seats)]
        self.eaten = [0 for _ in range(seats)]  # shrimps

        self.order: list[int] = []
        self.turns = 0  # finished
        self.active = 0
        self.step = "BOARDS"  # what is asked now, in the words of the table
        self.done: list[Words] = []  # this turn
        self.space: int | None = None  # the one that is being refilled, or was filled first
        self.doubtful: int | None = None  # the bonus tile taken, which the bag may not be able to replace
        self.last = False  # RE-61
        self.ender: int | None = None  # who need not ask for a last turn
        self.reason: str | None = None
        self.weighed: frozenset[tuple[int, int]] = frozenset()
        self.story = self.tell()
        self.asked: Asked = next(self.story)

    def play(self, m: int) -> None:
        """Answer what is asked."""
        self.asked = self.story.send(m)

    # --- The story ---

    def tell(self) -> Generator[Asked, int, None]:
        """Everything that happens, in order."""
        yield from self.set_up()
        self.reason = yield from self.take_turns()
        self.done = []
        if self.reason in ("tiles_locked", "shrimps_eaten"):
            yield from self.last_turns()
        self.step = "REVEAL"
        yield from self.table_draws([REVEAL])
        self.step = "OVER"
        while True:
            yield NOBODY, [], []

    def set_up(self) -> Generator[Asked, int, None]:
        """RE-10 to RE-16"""
        for colour in COLOURS:
            self.adrift[colour], self.larvae[colour] = 1, self.larvae[colour] - 1
            self.bonus[colour], self.bag[colour] = 1, self.bag[colour] - 1
        draws = {KINDS_DRAWN + sum(2**kind for kind in kinds): kinds for kinds in combinations(range(4), self.seats)}
        for kind in draws[(yield from self.table_draws(draws))]:
            self.boards.append(Board(kind))
            for colour in self.boards[-1].polyps.values():
                self.bag[colour] -= 1
        self.step = "STARFISH"
        if (yield from self.table_draws([STARFISH, STARFISH + 1])) == STARFISH + 1:
            for tile in self.tiles:
                tile.flip()
        self.weigh()
        self.step = "FIRST"
        first = (yield TABLE, [FIRST + colour for colour in COLOURS], list(self.bag)) - FIRST
        self.step = "LAY_OUT"
        self.space = first
        for after, polyps in enumerate([3, 3, 3, 2, 1]):
            for _ in range(polyps):
                self.sea[(first + after) % 5][(yield from self.draw())] += 1
        self.step = "STARTER"
        self.space = None
        starter = (yield from self.table_draws([STARTS + seat for seat in range(self.seats)])) - STARTS
        self.order = [(starter + n) % self.seats for n in range(self.seats)]
        for seat, polyps in zip(self.order, {2: [6, 9], 3: [6, 7, 9], 4: [6, 7, 8, 9]}[self.seats], strict=True):
            self.step = "DEAL"
            self.active = seat
            for _ in range(polyps):
                self.hand[seat][(yield from self.draw())] += 1
        for seat in self.order:
            self.step = "FEED"
            self.active = seat
            colour = (yield seat, [FEED + colour for colour in COLOURS if self.hand[seat][colour]], []) - FEED
            self.hand[seat][colour] -= 1
            self.fish[seat][colour] += 1
            self.fed[seat] = colour
        for seat in self.order:
            self.step = "LARVA"
            self.active = seat
            for _ in range(2):
                colour = (yield seat, [LARVA + colour for colour in COLOURS if self.larvae[colour]], []) - LARVA
                self.larvae[colour] -= 1
                self.cubes[seat][colour] += 1

    def table_draws(self, outcomes: Iterable[int]) -> Generator[Asked, int, int]:
        """Let the TABLE draw one of these evenly."""
        moves = sorted(outcomes)
        return (yield TABLE, moves, [1 for _ in moves])

    def draw(self) -> Generator[Asked, int, int]:
        """Let the TABLE draw a polyp from the bag."""
        there = [colour for colour in COLOURS if self.bag[colour]]
        colour = (yield TABLE, [POLYP + colour for colour in there], [self.bag[colour] for colour in there]) - POLYP
        self.bag[colour] -= 1
        return colour

    def take_turns(self) -> Generator[Asked, int, str]:
        """RE-14, RE-60, RE-64 Turn after turn, until the game ends."""
        while True:
            self.active = self.order[self.turns % self.seats]
            self.done = []
            if not any(self.has_spot(colour) for colour in COLOURS):
                return "nowhere_left"
            self.step = "TURN"
            reason = (yield from self.turn()) or (yield from self.refill())
            if reason:
                return reason
            self.turns += 1
            if self.turns == 400:
                return "too_long"

    def turn(self) -> Generator[Asked, int, str | None]:
        """RE-20 Actions, until the last one is done or the game ends."""
        while True:
            move = self.words((yield self.active, self.actions(), []))
            if move[0] == "take":
                return self.take(move[1])
            self.act(move)
            self.done.append(move)
            if self.doubtful is not None:
                yield from self.replace(self.doubtful)
            if all(tile.locked for tile in self.tiles):
                return "tiles_locked"
            if self.eaten[self.active] == 4:
                return "shrimps_eaten"

    def replace(self, colour: int) -> Generator[Asked, int, None]:
        """RE-42, RE-47 All see whether the bag can replace a bonus tile."""
        self.step = "REPLACE"
        self.space = colour
        if (yield from self.table_draws([REPLACED if self.bag[colour] else REPLACED + 1])) == REPLACED:
            self.bag[colour] -= 1
            self.bonus[colour] = 1
            self.look_into_the_bag()
        else:
            self.bag_known.add(colour)
        self.step = "TURN"
        self.space = self.doubtful = None

    def refill(self) -> Generator[Asked, int, str | None]:
        """RE-29, RE-60"""
        self.done = []
        for space in COLOURS:
            if sum(self.sea[space]) == 3:
                continue
            if not any(self.bag):
                self.bag, self.bonus = self.bonus, [0 for _ in COLOURS]
            if not any(self.bag):
                return "sea_dry"
            self.step = "REFILL"
            self.space = space
            self.sea[space][(yield from self.draw())] += 1
            self.space = None
            self.look_into_the_bag()
        return None

    def last_turns(self) -> Generator[Asked, int, None]:
        """RE-61"""
        self.step = "LAST"
        self.last = True
        self.ender = self.active
        turn = self.order.index(self.ender)
        for seat in self.order[turn + 1 :] + self.order[:turn]:
            self.active = seat
            meals = self.meals(self.returned() + 1)
            if meals:
                move = self.words((yield seat, [PASS, *meals], []))
                if move[0] == "eat":
                    self.eat(move[1])
        self.active = self.ender

    # --- What may be done ---

    def actions(self) -> list[int]:
        """RE-20 List everything that may be done now."""
        seat = self.active
        hand, prey, cubes = self.hand[seat], self.prey[seat], self.cubes[seat]
        moves = [] if self.done else self.meals(5)
        if self.paid() < 2:
            moves += [
                PAY + colour
                for colour in COLOURS
                if cubes[colour] and (hand[colour] or prey[colour]) and self.has_spot(colour)
            ]
        moves += [HATCH + colour for colour in COLOURS if prey[colour] and self.larvae[colour]]
        moves += [SWAP + colour * WAYS + way for colour in COLOURS if prey[colour] for way in self.ways()]
        moves += [GROW + colour for colour in COLOURS if cubes[colour] and self.bag[colour] + self.bonus[colour]]
        shrimps = self.shrimps(seat)
        if all(square in self.boards[board].polyps for board, square in shrimps):
            moves += [TAKE + space for space in COLOURS]
        if len(shrimps) + self.eaten[seat] < 4 and not any(move[0] == "put" for move in self.done):
            moves += [
                PUT + board * ROCKS + self.boards[board].number[square]
                for board in range(self.seats)
                if self.has_room(board)
                for square in self.boards[board].unguarded()
            ]
        colour = self.colour()
        if colour is not None:
            places = [board * ROCKS + self.boards[board].number[square] for board, square in self.spots(colour)]
            if hand[colour] and self.placed() < 4:
                moves += [PLACE + place for place in places]
            if prey[colour]:
                moves += [AGAIN + place for place in places]
        return sorted(moves + self.shrimp_moves(shrimps))

    def meals(self, size: int) -> list[int]:
        """RE-21 List the corals of this size that an own shrimp guards."""
        return [
            EAT + k
            for k, (board, square) in enumerate(self.shrimps(self.active))
            if square in self.boards[board].polyps and len(self.boards[board].corals()[square].squares) >= size
        ]

    def ways(self) -> list[int]:
        """RE-27, RE-50, RE-51, RE-52 List where a cylinder could go: onto the sea by colour, or onto a tile."""
        there = [alga for alga in ALGAE if self.cylinders[alga]]
        free = [tile for tile in self.tiles if not tile.locked]
        if self.eaten[self.active] == 0 or any(move[0] == "lock" for move in self.done):
            return there
        if len(free) == 1 and sum(self.fish[self.active]) < 2:
            return there
        return there + [4 + n for n, tile in enumerate(self.tiles) if not tile.locked and tile.large in there]

    def shrimp_moves(self, shrimps: list[tuple[int, Square]]) -> list[int]:
        """RE-25, RE-31, RE-46"""
        moves = []
        tired = self.tired()
        onto_rock = self.paid() < 2 or self.colour() is not None
        for k, (start, square) in enumerate(shrimps):
            if (start, *square) in tired:
                continue
            from_polyp = square in self.boards[start].polyps
            first = MOVE + k * (PLACES + 1)
            moves.append(first + HOME)
            for goal, board in enumerate(self.boards):
                if goal != start and not self.has_room(goal):
                    continue
                goals = board.unguarded()
                if from_polyp and onto_rock:
                    goals = goals + board.bare()
                if from_polyp and goal == start:
                    goals = goals + [other for other in board.corals()[square].squares if other != square]
                moves += [first + goal * ROCKS + board.number[other] for other in goals]
        return moves

    def spots(self, colour: int) -> list[tuple[int, Square]]:
        """List the squares of all boards where a polyp of this colour may go."""
        return [(n, square) for n, board in enumerate(self.boards) for square in board.spots(colour, self.weighed)]

    def has_spot(self, colour: int) -> bool:
        """RE-30, RE-60 Is there a square where a polyp of this colour may go?"""
        return any(board.spots(colour, self.weighed) for board in self.boards)

    def shrimps(self, seat: int) -> list[tuple[int, Square]]:
        """List a player's shrimps on the boards, in the order of boards and squares."""
        return [
            (n, square)
            for n, board in enumerate(self.boards)
            for square in sorted(board.shrimps, key=board.number.__getitem__)
            if board.shrimps[square] == seat
        ]

    def has_room(self, board: int) -> bool:
        """RE-46"""
        return list(self.boards[board].shrimps.values()).count(self.active) < 2

    # --- This turn, from its own history ---

    def paid(self) -> int:
        return sum(move[0] == "pay" for move in self.done)

    def colour(self) -> int | None:
        """RE-20 Say which colour is being placed: that of the last cube, until anything but a shrimp's move is done."""
        for move in reversed(self.done):
            if move[0] in ("place", "again", "move"):
                continue
            return move[1] if move[0] == "pay" else None
        return None

    def placed(self) -> int:
        """RE-22 Count the polyps from the hand since the last cube was paid."""
        count = 0
        for move in reversed(self.done):
            if move[0] == "pay":
                break
            count += move[0] == "place"
        return count

    def tired(self) -> set[Place]:
        """RE-31 Say where shrimps stand that came onto a polyp after the last action that was not a move."""
        found = set()
        for move in reversed(self.done):
            if move[0] == "put":
                found.add(move[1])
            if move[0] != "move":
                break
            if move[2] != "home" and move[2][1:] in self.boards[move[2][0]].polyps:
                found.add(move[2])
        return found

    # --- Doing it ---

    def words(self, m: int) -> Words:
        """Say a move of a player in words."""
        if m >= MOVE:
            k, goal = divmod(m - MOVE, PLACES + 1)
            board, square = self.shrimps(self.active)[k]
            return "move", (board, *square), "home" if goal == HOME else self.place(goal)
        for first, what in ((AGAIN, "again"), (PLACE, "place"), (PUT, "put")):
            if m >= first:
                return what, self.place(m - first)
        for first, what in ((TAKE, "take"), (GROW, "grow")):
            if m >= first:
                return what, m - first
        if m >= SWAP:
            colour, way = divmod(m - SWAP, WAYS)
            return ("flip", colour, way) if way < 4 else ("lock", colour, way - 4)
        for first, what in ((HATCH, "hatch"), (PAY, "pay")):
            if m >= first:
                return what, m - first
        if m >= EAT:
            board, square = self.shrimps(self.active)[m - EAT]
            return "eat", (board, *square)
        return ("pass",)

    def place(self, n: int) -> Place:
        """Say which place has this number."""
        board, number = divmod(n, ROCKS)
        return (board, *self.boards[board].rock[number])

    def act(self, move: Words) -> None:
        """Carry out any action but the last of a turn."""
        seat = self.active
        what, piece = move[:2]
        if what == "eat":
            self.eat(piece)
        elif what == "pay":
            self.cubes[seat][piece] -= 1
            self.larvae[piece] += 1
        elif what in ("place", "again"):
            self.put_polyp(piece, what)
        elif what == "put":
            self.boards[piece[0]].shrimps[piece[1:]] = seat
            self.boards[piece[0]].changed()
        elif what == "move":
            del self.boards[piece[0]].shrimps[piece[1:]]
            self.boards[piece[0]].changed()
            if move[2] != "home":
                self.boards[move[2][0]].shrimps[move[2][1:]] = seat
                self.boards[move[2][0]].changed()
        elif what == "hatch":
            self.prey[seat][piece] -= 1
            self.bag[piece] += 1
            self.larvae[piece] -= 1
            self.cubes[seat][piece] += 1
        elif what == "grow":
            self.cubes[seat][piece] -= 1
            self.larvae[piece] += 1
            self.take_from_bag(piece)
            self.hand[seat][piece] += 1
            self.noted[seat][piece] += 1
        else:
            self.prey[seat][piece] -= 1
            self.bag[piece] += 1
            self.play_cylinder(what, move[2])

    def returned(self) -> int:
        """RE-21, RE-61, RE-70 Say how many polyps of an eaten coral go back to the bag."""
        return {(False, False): 4, (False, True): 5, (True, False): 5, (True, True): 6}[self.advanced, self.last]

    def eat(self, place: Place) -> None:
        """RE-21"""
        board, square = self.boards[place[0]], place[1:]
        coral = board.corals()[square]
        for other in coral.squares:
            del board.polyps[other]
        del board.shrimps[square]
        board.changed()
        self.bag[coral.colour] += self.returned()
        self.fish[self.active][coral.colour] += len(coral.squares) - self.returned()
        self.eaten[self.active] += 1

    def put_polyp(self, place: Place, what: str) -> None:
        """RE-22, RE-42, RE-43"""
        seat, board, square, colour = self.active, self.boards[place[0]], place[1:], self.colour()
        assert colour is not None
        if what == "again":
            self.prey[seat][colour] -= 1
        else:
            self.hand[seat][colour] -= 1
            self.noted[seat][colour] = max(0, self.noted[seat][colour] - 1)
        if square in board.polyps:
            self.prey[seat][board.polyps[square]] += 1
        board.polyps[square] = colour
        board.changed()
        if self.grows_beside(place[0], square, colour) is None:
            self.take_from_bag(colour)
            board.polyps[EXTRA] = colour
            board.changed()

    def grows_beside(self, n: int, square: Square, colour: int) -> str | None:
        """RE-42, RE-70 Say what keeps the coral of a polyp just placed from growing; None when nothing does."""
        board = self.boards[n]
        if self.advanced:
            return "advanced"
        if EXTRA not in board.beside[square] or EXTRA in board.polyps:
            return "no place"
        if EXTRA in board.shrimps:
            return "shrimp"
        if not self.bonus[colour] and not self.bag[colour]:
            return "no polyp"
        return "join" if board.joins_two_guarded(EXTRA, colour) else None

    def take_from_bag(self, colour: int) -> None:
        """RE-28, RE-42, RE-47 Take the bonus tile; the bag replaces it, unless some must first see whether it can."""
        if colour not in self.bag_known and not self.all_know_of_one(colour):
            self.bonus[colour] -= 1
            self.doubtful = colour
        elif self.bag[colour]:
            self.bag[colour] -= 1
            self.look_into_the_bag()
        else:
            self.bonus[colour] -= 1

    def all_know_of_one(self, colour: int) -> bool:
        """RE-47 Are there so many unseen polyps of a colour that not all of them can be out of the bag?"""
        seen = self.bonus[colour] + sum(space[colour] for space in self.sea)
        seen += sum(list(board.polyps.values()).count(colour) for board in self.boards)
        secret = 0  # polyps out of the bag that not everyone has seen
        for seat in range(self.seats):
            seen += self.noted[seat][colour] + self.prey[seat][colour] + self.fish[seat][colour]
            seen -= self.fed[seat] == colour
            secret += sum(self.hand[seat]) - sum(self.noted[seat]) + 1
        return 40 - seen > secret

    def look_into_the_bag(self) -> None:
        """RE-47 An empty bag is seen by all."""
        if not any(self.bag):
            self.bag_known = set(COLOURS)

    def play_cylinder(self, what: str, where: int) -> None:
        """RE-50, RE-51"""
        if what == "lock":
            alga = self.tiles[where].large
            self.tiles[where].locked = True
        else:
            alga = where
            if self.afloat is not None:
                self.cylinders[self.afloat] += 1
            self.afloat = alga
        self.cylinders[alga] -= 1
        for tile in self.tiles:
            if not tile.locked and tile.large == alga:
                tile.flip()
        self.weigh()

    def weigh(self) -> None:
        """Read from the tiles which colour beats which."""
        self.weighed = frozenset((tile.strong, tile.weak) for tile in self.tiles)

    def take(self, space: int) -> str | None:
        """RE-29, RE-60"""
        seat = self.active
        for colour in COLOURS:
            self.hand[seat][colour] += self.sea[space][colour]
            self.noted[seat][colour] += self.sea[space][colour]
        self.sea[space] = [0 for _ in COLOURS]
        self.cubes[seat][space] += 1
        self.adrift[space] = min(1, self.larvae[space])
        if not self.adrift[space]:
            return "sea_dry"
        self.larvae[space] -= 1
        return None

    # --- The end ---

    def points(self) -> list[int]:
        """RE-62"""
        worth = [1 for _ in COLOURS]
        for tile in self.tiles:
            worth[tile.strong] += 1
        return [sum(worth[colour] * fish[colour] for colour in COLOURS) for fish in self.fish]

    def merits(self) -> list[tuple[int, ...]]:
        """RE-63 What counts, by player: points, consumed polyps, cubes, polyps in hand, polyps guarded."""
        return [
            (points, sum(self.prey[seat]), sum(self.cubes[seat]), sum(self.hand[seat]), self.guarded(seat))
            for seat, points in enumerate(self.points())
        ]

    def guarded(self, seat: int) -> int:
        """RE-63 Count the polyps in corals with a shrimp of this player."""
        return sum(
            len(self.boards[board].corals()[square].squares)
            for board, square in self.shrimps(seat)
            if square in self.boards[board].polyps
        )

    def ranks(self) -> list[int]:
        """RE-63"""
        merits = self.merits()
        return [1 + sum(other > own for other in merits) for own in merits]
