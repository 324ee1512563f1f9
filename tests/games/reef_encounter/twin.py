"""Reef Encounter again, slowly: dictionaries of squares and flood fills, written from the rules page alone.

The whole game is one generator, from set-up to the end.  It stops at every question: `asked` holds the question, and
`play` gives the answer.  Only the numbers of the moves are shared with the rules.
"""

from collections.abc import Generator, Iterable
from itertools import combinations

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
from games.reef_encounter.twin_board import (
    COLOURS,
    EXTRA,
    Asked,
    Board,
    Place,
    Square,
    Words,
)
from games.reef_encounter.twin_table import TwinTable


class Twin(TwinTable):
    """A whole game, from set-up to the end."""

    def __init__(self, seats: int, advanced: bool) -> None:
        super().__init__(seats, advanced)
        self.story = self.tell()
        self.asked: Asked = next(self.story)

    def play(self, m: int) -> None:
        """Answer the question."""
        self.asked = self.story.send(m)

    # --- The story ---

    def tell(self) -> Generator[Asked, int, None]:
        """Play the whole game, in order."""
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
        """Let the TABLE draw one of these, all equally likely."""
        moves = sorted(outcomes)
        return (yield TABLE, moves, [1 for _ in moves])

    def draw(self) -> Generator[Asked, int, int]:
        """Let the TABLE draw a polyp from the bag."""
        there = [colour for colour in COLOURS if self.bag[colour]]
        colour = (yield TABLE, [POLYP + colour for colour in there], [self.bag[colour] for colour in there]) - POLYP
        self.bag[colour] -= 1
        return colour

    def take_turns(self) -> Generator[Asked, int, str]:
        """RE-14, RE-60, RE-64 Play turns until the game ends."""
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
        """RE-20 Play actions until the last one of the turn or the end of the game."""
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
        """RE-42, RE-47 Show everyone whether the bag can replace a bonus tile."""
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

    # --- Doing it ---

    def words(self, m: int) -> Words:
        """Give a player's move as words."""
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
        """Give the place with this number."""
        board, number = divmod(n, ROCKS)
        return (board, *self.boards[board].rock[number])

    def act(self, move: Words) -> None:
        """Carry out any action except the last of a turn."""
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
        """RE-21, RE-61, RE-70 Count the polyps of an eaten coral that return to the bag."""
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
        """RE-42, RE-70 Give what keeps the coral of a newly placed polyp from growing; None if it grows."""
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
        """RE-28, RE-42, RE-47 Take the bonus tile; the bag replaces it, unless it is not yet known whether it can."""
        if colour not in self.bag_known and not self.all_know_of_one(colour):
            self.bonus[colour] -= 1
            self.doubtful = colour
        elif self.bag[colour]:
            self.bag[colour] -= 1
            self.look_into_the_bag()
        else:
            self.bonus[colour] -= 1

    def all_know_of_one(self, colour: int) -> bool:
        """RE-47 Are there too many unseen polyps of a colour for all of them to be outside the bag?"""
        seen = self.bonus[colour] + sum(space[colour] for space in self.sea)
        seen += sum(list(board.polyps.values()).count(colour) for board in self.boards)
        secret = 0  # polyps outside the bag that not everyone has seen
        for seat in range(self.seats):
            seen += self.noted[seat][colour] + self.prey[seat][colour] + self.fish[seat][colour]
            seen -= self.fed[seat] == colour
            secret += sum(self.hand[seat]) - sum(self.noted[seat]) + 1
        return 40 - seen > secret

    def look_into_the_bag(self) -> None:
        """RE-47 Show everyone that the bag is empty."""
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
        """Find from the tiles which colour beats which."""
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
