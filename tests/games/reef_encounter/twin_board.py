"""The box and the boards of the slow twin of Reef Encounter: dictionaries of squares and flood fills."""

from dataclasses import dataclass
from typing import Any, NamedTuple

Square = tuple[str, int]  # column and row
Place = tuple[int, str, int]  # board, column and row
Words = tuple[Any, ...]  # a move: its kind, then its piece or place
Asked = tuple[int, list[int], list[int]]  # the seat, its moves, and their weights for the TABLE

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
    """Read the printed squares of a board."""
    rows = [line.split()[2 * kind : 2 * kind + 2] for line in PICTURES.strip().splitlines()[1:]]
    return {(column, int(row)): mark for row, marks in rows for column, mark in zip("ABCDEFG", marks, strict=True)}


@dataclass
class Tile:
    """A coral tile with one side up."""

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
    """One board, with results cached until something on it changes."""

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
        """Clear the cached results."""
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
        """Find the coral of every polyp."""
        if not self._corals:
            for square, colour in self.polyps.items():
                if square not in self._corals:
                    squares = self.flood(square)
                    coral = Coral(colour, squares, [other for other in squares if other in self.shrimps])
                    self._corals.update(dict.fromkeys(squares, coral))
        return self._corals

    def bare(self) -> list[Square]:
        """RE-40 List the rock squares with neither a polyp nor a shrimp."""
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
        """RE-43 May a polyp of this colour consume the one on this square?"""
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
