"""Moves and squares of Reef Encounter as text."""

from functools import lru_cache

from fathomfive.games.reef_encounter.components import (
    ALGA,
    ALGAE,
    EAT,
    FEED,
    FIRST,
    GROW,
    HATCH,
    HOME,
    KINDS,
    KINDS_DRAWN,
    LARVA,
    LETTERS,
    MOST_SEATS,
    MOVE,
    MOVES,
    PASS,
    PAY,
    PLACE,
    PLACES,
    POLYP,
    PUT,
    REPLACED,
    REVEAL,
    ROCKS,
    SETS,
    SHRIMPS,
    SQUARES,
    STARFISH,
    STARTS,
    STRIDE,
    SWAP,
    TAKE,
    TILES,
    WAYS,
    Phase,
    State,
)
from fathomfive.games.reef_encounter.rules_reef import colour_at
from fathomfive.kernel.game import TABLE

COLUMN_LETTERS = "ABCDEFG"

# --- Squares -----------------------------------------------------------------------------------------------------

# [board of the box][bit]: b1D4 is D4 of the board b1
NAMES = [
    {bit: f"b{kind}{COLUMN_LETTERS[bit % STRIDE]}{bit // STRIDE + 1}" for bit in bits}
    for kind, bits in enumerate(SQUARES)
]
NAMED = {name: (kind, bit) for kind, names in enumerate(NAMES) for bit, name in names.items()}


def square_name(s: State, board: int, square: int) -> str:
    """Name a square, given as a set of one."""
    return NAMES[int(s.kind[board])][square.bit_length() - 1]


def square_names(s: State, board: int, squares: int) -> list[str]:
    """Name the squares of a set, in reading order."""
    return [name for bit, name in NAMES[int(s.kind[board])].items() if squares >> bit & 1]


def find_square(s: State, name: str) -> tuple[int, int]:
    """Find the board and the square of a name."""
    kind, bit = NAMED.get(name, (-1, 0))
    kinds = [int(kind) for kind in s.kind[: s.seats]]
    if kind not in kinds:
        raise ValueError(f"no square {name}")
    return kinds.index(kind), 1 << bit


def place_name(s: State, place: int) -> str:
    """Name a place by its number; one on a board that is not in the game is `nowhere` with its number."""
    if place == HOME:
        return "home"
    found = square_at(s, place)
    return f"nowhere-{place}" if found is None else square_name(s, *found)


def square_at(s: State, place: int) -> tuple[int, int] | None:
    """Find the board and the square of a place; None for home, and on a board that is not in the game."""
    board, i = divmod(place, ROCKS)
    if board >= s.seats or s.phase == Phase.BOARDS:
        return None
    return board, 1 << SQUARES[s.kind[board]][i]


def find_place(s: State, name: str) -> int | None:
    """Find the place with a name, None if there is none."""
    if name in NOWHERE:
        return NOWHERE[name]
    try:
        board, square = find_square(s, name)
    except ValueError:
        return None
    return board * ROCKS + SQUARES[s.kind[board]].index(square.bit_length() - 1)


NOWHERE = {"home": HOME} | {f"nowhere-{place}": place for place in range(PLACES)}


def shrimp_name(s: State, k: int) -> str:
    """Name the k-th shrimp of the player whose turn it is by its square."""
    return _shrimp_names(tuple(s.kind.tolist()), tuple(s.shrimp[s.seat, : s.seats].tolist()))[k]


@lru_cache(maxsize=1024)  # a list of moves names the same shrimps a hundred times
def _shrimp_names(kinds: tuple[int, ...], owned: tuple[int, ...]) -> list[str]:
    """Name all shrimps of a player, board by board; those that are not on a board come last."""
    names = [
        NAMES[kind][bit]
        for kind, squares in zip(kinds, owned, strict=False)
        for bit in range(squares.bit_length())
        if squares >> bit & 1
    ]
    return names + NO_SHRIMP[len(names) :]


NO_SHRIMP = [f"none{k + 1}" for k in range(SHRIMPS)]


def spoken(name: str) -> tuple[str, int]:
    """Take a name apart as players say it, the square and the reef counted from 1; other names are on reef 0."""
    return (name[2:], NAMED[name][0] + 1) if name in NAMED else (name, 0)


# --- Writing -----------------------------------------------------------------------------------------------------


def write(s: State, m: int, viewer: int) -> str:
    """Write a move as the viewer may know it."""
    if m >= MOVES:
        return _write_outcome(s, m, viewer)
    if m >= MOVE:
        k, place = divmod(m - MOVE, PLACES + 1)
        return f"move-{shrimp_name(s, k)}-{place_name(s, place)}"
    if m >= PLACE:
        return _write_placement(s, m)
    if m >= PUT:
        return f"put-{place_name(s, m - PUT)}"
    if EAT <= m < PAY:
        return f"eat-{shrimp_name(s, m - EAT)}"
    if m < LARVA and s.phase == Phase.FEED and viewer not in (TABLE, s.seat):
        return "feed"
    return SIMPLE[m]


def _write_placement(s: State, m: int) -> str:
    """Write a placement: place-Yb1B5, attack-Yb1C5; a consumed polyp is placed again, replace-Yb1B5."""
    again, place = divmod(m - PLACE, PLACES)
    name = place_name(s, place)
    colour = LETTERS[s.colour - 1] if s.colour else ""
    attack = False
    if s.colour and name[0] == "b":
        board, square = find_square(s, name)
        attack = colour_at(s, board, square) not in (-1, s.colour - 1)
    return f"{'re' * again}{'attack' if attack else 'place'}-{colour}{name}"


def _write_outcome(s: State, m: int, viewer: int) -> str:
    if m == REVEAL and s.phase == Phase.REVEAL:
        return "-".join(["reveal", *(LETTERS[int(s.fed[p]) - 1] for p in range(s.seats))])
    if POLYP <= m < STARTS and s.phase == Phase.DEAL and viewer not in (TABLE, s.seat):
        return "polyp"
    return SIMPLE[m]


def _simple_texts() -> dict[int, str]:
    """Write the moves whose text does not depend on the table."""
    found = {PASS: "pass", REVEAL: "reveal"}
    for first, word in (
        (FEED, "feed"), (LARVA, "larva"), (PAY, "pay"), (HATCH, "hatch"), (GROW, "grow"), (TAKE, "take"),
        (FIRST, "first"), (POLYP, "polyp"),
    ):  # fmt: skip
        found |= {first + colour: f"{word}-{letter}" for colour, letter in enumerate(LETTERS)}
    for colour, letter in enumerate(LETTERS):
        first = SWAP + colour * WAYS
        found |= {first + alga: f"swap-{letter}-{name}-sea" for alga, name in enumerate(ALGAE)}
        found |= {first + ALGA + tile: f"swap-{letter}-tile{tile + 1}" for tile in range(TILES)}
    for kinds in range(SETS):
        drawn = [str(kind) for kind in range(KINDS) if kinds >> kind & 1]
        found[KINDS_DRAWN + kinds] = "-".join(["boards", *drawn])
    found |= {STARTS + p: f"start-{p + 1}" for p in range(MOST_SEATS)}
    found |= {STARFISH: "starfish-up", STARFISH + 1: "starfish-down"}
    return found | {REPLACED: "bonus-replaced", REPLACED + 1: "bonus-gone"}


SIMPLE = _simple_texts()

# --- Reading -----------------------------------------------------------------------------------------------------

READ_SIMPLE = {text: m for m, text in SIMPLE.items()}
ON_A_PLACE = ("put", "place", "attack", "replace", "reattack")


def read(s: State, text: str, viewer: int) -> int | None:
    """Read a move from its text as the viewer may know it, None if no move has this text."""
    m = READ_SIMPLE.get(text)
    if m is None:
        word, _, rest = text.partition("-")
        m = _read_elsewhere(s, word, rest)
    return m if m is not None and write(s, m, viewer) == text else None


def _read_elsewhere(s: State, word: str, rest: str) -> int | None:
    """Read a move whose text depends on the table."""
    if word == "reveal":
        return REVEAL
    if word == "eat":
        k = _find_shrimp(s, rest)
        return None if k is None else EAT + k
    if word == "move":
        start, _, goal = rest.partition("-")
        k, place = _find_shrimp(s, start), find_place(s, goal)
        return None if k is None or place is None else MOVE + k * (PLACES + 1) + place
    if word not in ON_A_PLACE:
        return None
    placed = find_place(s, rest[1:] if word != "put" and s.colour else rest)
    if placed is None or placed == HOME:
        return None
    return PUT + placed if word == "put" else PLACE + PLACES * word.startswith("re") + placed


def _find_shrimp(s: State, name: str) -> int | None:
    """Find the index of the player's shrimp with a name, None if there is none."""
    return next((k for k in range(SHRIMPS) if shrimp_name(s, k) == name), None)
