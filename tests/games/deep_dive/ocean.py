"""Tables of Klofni rybku for its tests: played in notation, or drawn from a few words."""

from collections import Counter
from collections.abc import Mapping
from typing import NamedTuple

from fathomfive.games.deep_dive import GAME
from fathomfive.games.deep_dive.components import DEPTHS, KINDS, LOWEST, REMOVED, TILES, Phase
from fathomfive.games.deep_dive.notation import LETTERS, NONE, tile
from fathomfive.kernel.drawing import cells, columns, pairs, unpair
from fathomfive.kernel.match import Match
from walks import position

FOODS = {depth: [f"{c}{low + k}" for c in LETTERS for k in range(3)] for depth, low in enumerate(LOWEST, 1)}

# --- Playing -----------------------------------------------------------------------------------------------------


def begin(seats: int, start: int = 1, level: str = "medium") -> Match:
    """Begin a match: solo against a rival of this level, or with this seat as the start player."""
    if seats == 1:
        return Match(GAME, 1, {"level": level})
    return Match(GAME, seats).play(f"start-{start}")


def play(match: Match, moves: str) -> Match:
    """Play moves and outcomes written one after the other."""
    for text in moves.split():
        match.play(text)
    return match


def turns(match: Match) -> list[int]:
    """List the seats of all turns in the log; the last one may not be over yet."""
    again = match.at(0)
    sides: list[int] = []
    for m in match.moves:
        asked, side, _ = now(again)
        if asked != "start" and sides[-1:] != [side]:
            sides.append(side)
        again.play(m)
    return sides


# --- Looking -----------------------------------------------------------------------------------------------------


class Depth(NamedTuple):
    """A line of the ocean as it is drawn."""

    down: int
    up: str
    unseen: str


class Side(NamedTuple):
    """What lies before a side as it is drawn."""

    trapped: str
    rocks: int
    bubbles: int
    pink: str
    green: str
    yellow: str
    points: int

    @property
    def grid(self) -> tuple[str, str, str]:
        """The three columns."""
        return self.pink, self.green, self.yellow

    def column(self, letter: str) -> list[str]:
        """The values of one colour, from the top."""
        return self.grid[LETTERS.index(letter)].replace(NONE, "").split()


def now(match: Match) -> tuple[str, int, int]:
    """Give the question, the seat whose turn it is, and the depth."""
    s = match.state
    return Phase(s.phase).name.lower().replace("_", "-"), s.side + 1, s.depth + 1


def head(match: Match, name: str) -> str:
    """Read a word of the drawing's head: start, token, ending, discarded, rival, homes, choice, flipped."""
    lines = match.draw().splitlines()
    return (unpair(lines[1]) | unpair(lines[2]))[name]


def depth(match: Match, n: int) -> Depth:
    """Look at a depth."""
    _, down, up, unseen = cells(match.draw().split("\n\n")[1].splitlines()[n])
    return Depth(int(down), up, unseen)


def side(match: Match, n: int) -> Side:
    """Look at a side."""
    _, trapped, rocks, bubbles, pink, green, yellow, points = cells(match.draw().split("\n\n")[2].splitlines()[n])
    return Side(trapped, int(rocks), int(bubbles), pink, green, yellow, int(points))


# --- Drawing -----------------------------------------------------------------------------------------------------


def box(seats: int, n: int) -> Counter[str]:
    """Count the tiles a depth begins with, removed ones included."""
    return Counter({tile(n - 1, kind): int(TILES[seats, n - 1, kind]) for kind in range(KINDS)})


def heap(text: str) -> Counter[str]:
    """Read a heap such as `P1 2xrock`."""
    tiles: Counter[str] = Counter()
    for item in text.split():
        count, _, name = item.rpartition("x")
        tiles[name] += int(count or 1)
    return tiles


def spend_first(name: str) -> int:
    """Order tiles by which of them to use up first."""
    return ("predator", "bubbles", "rock").index(name) if name in ("predator", "bubbles", "rock") else 3


def sea(
    seats: int = 2,
    *,
    asked: str = "dive",
    turn: int = 1,
    at: int = 1,
    start: int = 1,
    last: bool = False,
    level: str = "medium",
    rival: int = 1,
    keeper: int = 0,
    more: str = "",
    up: Mapping[int, str] | None = None,
    down: Mapping[int, int] | None = None,
    unseen: Mapping[int, str] | None = None,
    gained: Mapping[int, str] | None = None,
    trapped: Mapping[int, str] | None = None,
) -> Match:
    """Begin a match at a drawn table; everything not given is as at the beginning of a game.

    up: what lies face up at a depth, beside the predators that hold somebody.
    down: how many tiles are left face down at a depth.  To get there predators and bubbles are turned up, rocks are
    discarded and food goes to the keeper (the last side), but a tile named in `unseen` stays unseen.
    gained: what lies before a side, in the order gained: `P1@1 rock@2`.
    trapped: the depths of a side's trapped penguins: `1 3`.
    more: further words for the line that says what is asked: `flipped P1`, `homes 1,2`, `choice PG`.
    """
    sides = max(seats, 2)
    up, down, unseen, gained, trapped = up or {}, down or {}, unseen or {}, gained or {}, trapped or {}
    ocean: list[list[object]] = [["depth", "down", "up", "unseen"]]
    hoards = {n: gained.get(n, "").split() for n in range(1, sides + 1)}
    discarded = 0
    for n in range(1, DEPTHS + 1):
        shown = heap(up.get(n, ""))
        shown["predator"] += sum(depths.split().count(str(n)) for depths in trapped.values())
        taken = Counter(name.removesuffix(f"@{n}") for hoard in hoards.values() for name in hoard if f"@{n}" in name)
        hidden = box(seats, n)
        hidden.subtract(shown)
        hidden.subtract(taken)
        kept = heap(unseen.get(n, ""))
        removed = int(REMOVED[seats])
        spare = sorted((name for name in (hidden - kept).elements()), key=spend_first)
        for name in spare[: max(hidden.total() - removed - down[n], 0)] if n in down else ():
            hidden[name] -= 1
            if name in ("predator", "bubbles"):
                shown[name] += 1
            elif name == "rock":
                discarded += 1
            else:
                hoards[keeper or sides].append(f"{name}@{n}")
        ocean.append([n, hidden.total() - removed, written(shown), written(hidden)])
        assert n not in down or hidden.total() - removed == down[n]
    rows: list[list[object]] = [["side", "trapped", "rocks", "bubbles", *LETTERS, "points"]]
    for n, hoard in hoards.items():
        names = [name.partition("@")[0] for name in hoard]
        grid = [" ".join(name[1:] for name in names if name[0] == letter) or NONE for letter in LETTERS]
        rows.append([n, trapped.get(n, NONE), names.count("rock"), names.count("bubbles"), *grid, 0])
    ending = any(row[1] == 0 for row in ocean)
    lines = [
        pairs([("deep_dive", "table"), ("rules", 1), ("seats", seats), *[("level", level)] * (seats == 1)]),
        pairs([("asked", asked), ("side", turn), ("depth", at)]) + f" {more}",
        pairs(
            [("start", start), ("token", "last-dive" if last else "start-side"), ("ending", "yes" if ending else "no")]
        )
        + f" discarded {discarded} rival {rival}",
    ]
    drawing = "\n".join([*lines, "", *columns(ocean), "", *columns(rows)])
    return position(GAME, drawing, seats, {"level": level} if seats == 1 else None)


def written(tiles: Counter[str]) -> str:
    """Write a heap."""
    return " ".join(f"{n}x{name}" for name, n in tiles.items() if n) or NONE


# --- Positions -----------------------------------------------------------------------------------------------------


def rival_choosing() -> Match:
    """A table where the rival may take pink or yellow."""
    return play(sea(1, asked="rival-flip", turn=2, rival=2, up={2: "P3 P4 Y4"}), "predator")


def coming_home() -> Match:
    """A table where three penguins come home, and a tile lies where one was."""
    return play(sea(at=2, trapped={1: "1 2"}, up={1: "P1", 3: "P5"}), "flip predator")


def over() -> Match:
    """A table after the last dive."""
    return play(sea(turn=2, last=True, down={1: 0}, at=2), "flip P2 surface")
