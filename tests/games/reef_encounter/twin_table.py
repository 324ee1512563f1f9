"""The table of the slow twin of Reef Encounter: its pieces, its legal moves, and its points."""

from fathomfive.games.reef_encounter.components import (
    AGAIN,
    EAT,
    GROW,
    HATCH,
    HOME,
    MOVE,
    PAY,
    PLACE,
    PLACES,
    PUT,
    ROCKS,
    SWAP,
    TAKE,
    WAYS,
)
from games.reef_encounter.twin_board import ALGAE, COLOURS, Board, Place, Square, Words, starfish_up


class TwinTable:
    """The pieces of a table, and what its players may do."""

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
        self.bag_known: set[int] = set()  # colours whose number in the bag is known to all

        self.hand = [[0 for _ in COLOURS] for _ in range(seats)]
        self.noted = [[0 for _ in COLOURS] for _ in range(seats)]  # RE-47, polyps of the hand that are known to all
        self.prey = [[0 for _ in COLOURS] for _ in range(seats)]  # consumed
        self.fish = [[0 for _ in COLOURS] for _ in range(seats)]
        self.fed: list[int | None] = [None for _ in range(seats)]
        self.cubes = [[0 for _ in COLOURS] for _ in range(seats)]
        self.eaten = [0 for _ in range(seats)]  # shrimps

        self.order: list[int] = []
        self.turns = 0  # finished
        self.active = 0
        self.step = "BOARDS"  # the question asked now, as the phase of the table
        self.done: list[Words] = []  # this turn
        self.space: int | None = None  # the space to refill, or the one filled first
        self.doubtful: int | None = None  # the taken bonus tile that the bag may not be able to replace
        self.last = False  # RE-61
        self.ender: int | None = None  # the seat that ended the game
        self.reason: str | None = None
        self.weighed: frozenset[tuple[int, int]] = frozenset()

    # --- What may be done ---

    def actions(self) -> list[int]:
        """RE-20 List all actions that are possible now."""
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
        """RE-21 List the corals of at least this size that the player guards."""
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
        """RE-20 Give the colour being placed: that of the last cube, until another action than a shrimp's move."""
        for move in reversed(self.done):
            if move[0] in ("place", "again", "move"):
                continue
            return move[1] if move[0] == "pay" else None
        return None

    def placed(self) -> int:
        """RE-22 Count the polyps placed from the hand since the last cube was paid."""
        count = 0
        for move in reversed(self.done):
            if move[0] == "pay":
                break
            count += move[0] == "place"
        return count

    def tired(self) -> set[Place]:
        """RE-31 Give the squares of shrimps that went onto a polyp since the last action that was not a move."""
        found = set()
        for move in reversed(self.done):
            if move[0] == "put":
                found.add(move[1])
            if move[0] != "move":
                break
            if move[2] != "home" and move[2][1:] in self.boards[move[2][0]].polyps:
                found.add(move[2])
        return found

    # --- The end ---

    def points(self) -> list[int]:
        """RE-62"""
        worth = [1 for _ in COLOURS]
        for tile in self.tiles:
            worth[tile.strong] += 1
        return [sum(worth[colour] * fish[colour] for colour in COLOURS) for fish in self.fish]

    def merits(self) -> list[tuple[int, ...]]:
        """RE-63 Give what ranks players: points, consumed polyps, cubes, polyps in hand, guarded polyps."""
        return [
            (points, sum(self.prey[seat]), sum(self.cubes[seat]), sum(self.hand[seat]), self.guarded(seat))
            for seat, points in enumerate(self.points())
        ]

    def guarded(self, seat: int) -> int:
        """RE-63 Count the polyps in corals this player guards."""
        return sum(
            len(self.boards[board].corals()[square].squares)
            for board, square in self.shrimps(seat)
            if square in self.boards[board].polyps
        )

    def ranks(self) -> list[int]:
        """RE-63"""
        merits = self.merits()
        return [1 + sum(other > own for other in merits) for own in merits]
