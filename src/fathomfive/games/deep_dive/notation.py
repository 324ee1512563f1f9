"""Moves and tables of Klofni rybku as text."""

from collections.abc import Callable
from typing import Any

import numpy as np

from fathomfive.games.deep_dive.components import (
    BUBBLES,
    COLOURS,
    DECLINE,
    DEEPER,
    DEPTHS,
    DROP_ROCK,
    FLIP,
    GIVE,
    KEEP_ROCKS,
    KINDS,
    LEAVE,
    LEVELS,
    LOWEST,
    MOVES,
    PREDATOR,
    ROCK,
    STARTS,
    STEPS,
    SURFACE,
    SWAG,
    TAKE,
    TURN_UP,
    VALUES,
    Phase,
    State,
)  # fmt: skip
from fathomfive.games.deep_dive.rules_scoring import side_points
from fathomfive.kernel.drawing import cells, columns, pairs, unpair
from fathomfive.kernel.errors import Refused
from fathomfive.kernel.game import TABLE
from fathomfive.kernel.records import Tables

NAME = "deep_dive"
LETTERS = "PGY"  # pink, green, yellow
THINGS = {ROCK: "rock", BUBBLES: "bubbles", PREDATOR: "predator"}
PLAIN = {
    FLIP: "flip", LEAVE: "leave", SURFACE: "surface", DEEPER: "deeper", DECLINE: "decline", KEEP_ROCKS: "no-rock",
}  # fmt: skip
NONE = "-"

Word = Callable[[str], str]


def tile(depth: int, kind: int, word: Word = str) -> str:
    """Write a kind of tile: P3, rock, bubbles."""
    if kind in THINGS:
        return word(THINGS[kind])
    return f"{word(LETTERS[kind // STEPS])}{VALUES[depth, kind]}"


def write(s: State, m: int, viewer: int) -> str:
    """Write a move; nothing is secret, so every viewer reads the same."""
    if m < FLIP:
        depth, kind = divmod(m - TAKE, SWAG)
        return f"take-{tile(depth, kind)}@{depth + 1}"
    if m in PLAIN:
        return PLAIN[m]
    if m < GIVE:
        return f"rock@{m - DROP_ROCK + 1}"
    if m < MOVES:
        return f"give-{LETTERS[m - GIVE]}"
    if m < TURN_UP:
        return f"start-{m - STARTS + 1}"
    return tile(_flip_depth(s), m - TURN_UP)


def read(s: State, text: str, viewer: int) -> int | None:
    """Read a move from its text; None if no move has this text."""
    if text in NUMBERS:
        return NUMBERS[text]
    kind = KINDS_BY_NAME[_flip_depth(s)].get(text)
    return None if kind is None else TURN_UP + kind


def _flip_depth(s: State) -> int:
    """Give the depth at which a tile is turned up."""
    return s.rival if s.phase == Phase.RIVAL_FLIP else s.depth


KINDS_BY_NAME = [{tile(depth, kind): kind for kind in range(KINDS)} for depth in range(DEPTHS)]
NUMBERS = {write(State(State.blank()), m, TABLE): m for m in range(TURN_UP)}  # texts that are the same at any time


# --- Drawing ---------------------------------------------------------------------------------------------------


def draw(s: State, viewer: int = TABLE, word: Word = str) -> str:
    """Draw the whole table; with labels translated by `word` it does not read back."""
    head = [("rules", s.rules), ("seats", s.seats)]
    if s.seats == 1:
        head.append(("level", word(LEVELS[s.level])))  # type: ignore[arg-type]  # a label among numbers
    asked: list[tuple[str, object]] = [("asked", word(Phase(s.phase).name.lower().replace("_", "-")))]
    asked += [("side", s.side + 1), ("depth", s.depth + 1)]
    if s.phase == Phase.FLIPPED:
        asked.append(("flipped", tile(s.depth, s.flipped, word)))
    if s.phase == Phase.RETURN:
        asked.append(("homes", ",".join(str(d + 1) for d in range(DEPTHS) if s.homes >> d & 1)))
    if s.phase == Phase.RIVAL_CHOICE:
        asked.append(("choice", "".join(word(LETTERS[c]) for c in range(COLOURS) if s.choice >> c & 1)))
    token: list[tuple[str, object]] = [
        ("start", s.start + 1),
        ("token", word("last-dive" if s.last else "start-side")),
        ("ending", word("yes" if s.ending else "no")),
        ("discarded", s.discarded),
    ]
    if s.seats == 1:
        token.append(("rival", s.rival + 1))
    ocean: list[list[object]] = [[word(name) for name in ("depth", "down", "up", "unseen")]]
    for depth in range(DEPTHS):
        ocean.append([depth + 1, s.down[depth], _heap(s.up, depth, word), _heap(s.unseen, depth, word)])
    sides: list[list[object]] = [[word(name) for name in ("side", "trapped", "rocks", "bubbles", *LETTERS, "points")]]
    for side in range(s.sides):
        trapped = [str(d + 1) for d in range(DEPTHS) for _ in range(s.trapped[side, d])]
        grid = [" ".join(str(v) for v in s.grid[side, c, : s.height[side, c]]) or NONE for c in range(COLOURS)]
        sides.append([side + 1, " ".join(trapped) or NONE, s.rocks[side], s.bubbles[side], *grid, side_points(s, side)])
    lines = [pairs([(word(NAME), word("table")), *((word(k), v) for k, v in head)])]
    lines += [pairs((word(k), v) for k, v in line) for line in (asked, token)]
    return "\n".join([*lines, "", *columns(ocean), "", *columns(sides), ""])


def _heap(tiles: Any, depth: int, word: Word) -> str:
    """Write what lies in a heap: 2xP3 rock."""
    heap = [(int(tiles[depth, kind]), tile(depth, kind, word)) for kind in range(KINDS)]
    return " ".join(name if n == 1 else f"{n}x{name}" for n, name in heap if n) or NONE


# --- And back --------------------------------------------------------------------------------------------------


def parse(text: str) -> Tables:
    """Read a drawing back into a table."""
    tables = State.blank()
    s = State(tables)
    blocks = [block.splitlines() for block in text.strip().split("\n\n")]
    if len(blocks) != 3 or len(blocks[0]) != 3:
        raise Refused("bad_drawing", f"a drawing of {NAME} has three parts: asked, depths, sides; got {len(blocks)}")
    try:
        _read_head(s, *(unpair(line) for line in blocks[0]))
        for depth, row in enumerate(blocks[1][1:]):
            _, down, up, unseen = cells(row)
            s.down[depth] = int(down)
            _read_heap(s.up, depth, up)
            _read_heap(s.unseen, depth, unseen)
        for side, row in enumerate(blocks[2][1:]):
            _read_side(s, side, cells(row))
    except (KeyError, ValueError, IndexError, OverflowError) as error:
        raise Refused("bad_drawing", f"cannot read this drawing of {NAME}: {error}") from None
    return tables


def _read_head(s: State, head: dict[str, str], asked: dict[str, str], token: dict[str, str]) -> None:
    s.rules = int(head["rules"])
    s.seats = int(head["seats"])
    s.sides = max(s.seats, 2)
    s.level = LEVELS.index(head.get("level", "medium"))
    s.phase = Phase[asked["asked"].upper().replace("-", "_")]
    s.side = int(asked["side"]) - 1
    s.depth = int(asked["depth"]) - 1
    if "flipped" in asked:
        s.flipped = _kind(s.depth, asked["flipped"])
    for depth in asked["homes"].split(",") if "homes" in asked else ():
        s.homes |= 1 << (int(depth) - 1)
    for letter in asked.get("choice", ""):
        s.choice |= 1 << LETTERS.index(letter)
    s.start = int(token["start"]) - 1
    s.last = token["token"] == "last-dive"
    s.ending = token["ending"] == "yes"
    s.discarded = int(token["discarded"])
    s.rival = int(token.get("rival", 1)) - 1


def _read_side(s: State, side: int, row: list[str]) -> None:
    _, trapped, rocks, bubbles, *grid, _ = row
    for depth in trapped.replace(NONE, "").split():
        s.trapped[side, int(depth) - 1] += 1
    s.rocks[side] = int(rocks)
    s.bubbles[side] = int(bubbles)
    for colour in range(COLOURS):
        values = [int(value) for value in grid[colour].replace(NONE, "").split()]
        s.height[side, colour] = len(values)
        s.grid[side, colour, : len(values)] = np.array(values, np.int8)


def _read_heap(tiles: Any, depth: int, text: str) -> None:
    for item in text.replace(NONE, "").split():
        n, x, name = item.rpartition("x")
        if x and not n.isdigit():
            raise ValueError(f"expected NUMBERxTILE, got '{item}'")
        tiles[depth, _kind(depth, name)] = int(n or 1)


def _kind(depth: int, name: str) -> int:
    if name not in KINDS_BY_NAME[depth]:
        raise ValueError(f"expected a tile of depth {depth + 1}, such as rock or P{LOWEST[depth]}, got '{name}'")
    return KINDS_BY_NAME[depth][name]
