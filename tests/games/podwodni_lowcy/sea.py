"""Tables of Podwodni łowcy for its tests: played in notation, or drawn from a few words."""

from collections import Counter
from collections.abc import Mapping
from typing import NamedTuple

from fathomfive.games.podwodni_lowcy import GAME
from fathomfive.kernel.drawing import cells, columns, pairs, unpair
from fathomfive.kernel.match import Match
from games.podwodni_lowcy.twin import CARDS, FISH
from walks import position

NONE = "-"
BOX = Counter({card: 6 if card in FISH else 8 for card in CARDS})
# Only fish, without neighbours of one colour: both ends of row 1 are red, of row 2 green, of row 3 yellow.
GRID = """\
RA GA YA RB
GB YB RC GC
YC RA GA YB"""

# Neither fish nor shrimps.
BARE = """\
wave wave wave wave
net net net net
harpoon harpoon harpoon harpoon"""

# --- Playing -----------------------------------------------------------------------------------------------------


def begin(seats: int, start: int = 1, length: str = "standard", grid: str = GRID) -> Match:
    """Begin a match with this start player, and lay out the grid."""
    return play(Match(GAME, seats, {"length": length}), f"start-{start} {grid}")


def play(match: Match, moves: str) -> Match:
    """Play moves and outcomes from a text, and check after each that the table is possible."""
    for text in moves.split():
        match.play(text)
        assert GAME.audit(match.state), str(match)
    return match


# --- Looking -----------------------------------------------------------------------------------------------------


class Diver(NamedTuple):
    """A diver's cards as drawn."""

    points: int
    up: str
    down: str


def head(match: Match) -> dict[str, str]:
    """Read the head of the drawing: asked, seat, diver, turns, reached, laid, card, picked, nets, harpoons, given."""
    lines = match.draw().split("\n\n")[0].splitlines()
    return {name: value for line in lines for name, value in unpair(line).items()}


def asked(match: Match) -> str:
    """Give the question and the seat it is asked of: `depth 2`."""
    return f"{head(match)['asked']} {head(match)['seat']}"


def grid(match: Match) -> str:
    """Read the grid from the drawing: three rows of four."""
    lines = [cells(line) for line in match.draw().split("\n\n")[1].splitlines()]
    first = lines[0].index("a")
    return "\n".join(" ".join(line[first : first + 4]) for line in lines if line[0] in ("1", "2", "3"))


def column(match: Match) -> list[str]:
    """Read the new column from the drawing, from top to bottom."""
    lines = [cells(line) for line in match.draw().split("\n\n")[1].splitlines()]
    return [line[lines[0].index("new")] for line in lines[1:]] if "new" in lines[0] else []


def heap(match: Match, name: str) -> str:
    """Read the deck, the discards or the pool from the drawing."""
    rows = [cells(line) for line in match.draw().split("\n\n")[2].splitlines()]
    return next((cards for label, _, cards in rows if label == name), NONE)


def diver(match: Match, n: int) -> Diver:
    """Read a diver's cards from the drawing."""
    _, points, up, down = cells(match.draw().split("\n\n")[3].splitlines()[n])
    return Diver(int(points), up, down)


# --- Drawing -----------------------------------------------------------------------------------------------------


def cards(text: str) -> Counter[str]:
    """Read a heap such as `RA 2xshrimp`."""
    found: Counter[str] = Counter()
    for item in text.replace(NONE, "").split():
        count, _, name = item.rpartition("x")
        found[name] += int(count or 1)
    return found


def written(heap: Counter[str]) -> str:
    """Write a heap."""
    return " ".join(f"{heap[card]}x{card}" for card in CARDS if heap[card]) or NONE


def sea(
    seats: int = 2,
    *,
    asked: str = "turn",
    diver: int = 1,
    seat: int = 0,
    turns: int = 20,
    reached: int = 0,
    length: str = "standard",
    grid: str = GRID,
    corner: str = "top-left",
    laid: str = "",
    up: Mapping[int, str] | None = None,
    down: Mapping[int, str] | None = None,
    pool: str = "",
    deck: str | None = None,
    more: str = "",
) -> Match:
    """Begin a match at a drawn table; everything not given is as at the beginning of a turn.

    laid: the new column in the order laid, `-` for a card that is gone, beside the corner; only card 1 while the
    corner is chosen.
    up, down: the cards of each diver.
    deck: exactly these cards, and the rest is discarded; by default all the rest is the deck.
    more: further words for the head: `picked a1,b1`, `nets 1`, `given RA`.
    """
    up, down = up or {}, down or {}
    names = laid.split()
    rows = [["", *"abcd"], *([str(n), *row.split()] for n, row in enumerate(grid.splitlines(), 1))]
    words = [("asked", asked), ("seat", seat or diver), ("diver", diver), ("turns", turns)]
    words += [("reached", reached)] * bool(reached) + [("laid", len(names))] * bool(names)
    if asked == "corner":
        words.append(("card", names[0]))
    elif names:
        beside = names + [NONE] * (4 - len(names))
        rows.insert(1 if "top" in corner else 4, ["~", "", "", "", ""])
        for row, name in zip(rows, ["new", *(beside if "top" in corner else reversed(beside))], strict=True):
            row.insert(1 if "left" in corner else 5, name)
    rest = BOX.copy()
    waiting = unpair(more)
    waits = Counter(net=int(waiting.get("nets", 0)), harpoon=int(waiting.get("harpoons", 0)))
    for there in (cards(grid), cards(laid), cards(pool), waits, *map(cards, up.values()), *map(cards, down.values())):
        rest.subtract(there)
    drawn = rest if deck is None else cards(deck)
    gone = rest - drawn
    heaps = [["deck", 0, written(drawn)], ["discards", 0, written(gone)]]
    heaps += [["pool", 0, pool]] * bool(pool)
    divers: list[list[object]] = [["seat", "points", "up", "down"]]
    for n in range(1, seats + 1):
        divers.append([n, 0, up.get(n, NONE), down.get(n, NONE)])
    lines = [
        pairs([("podwodni_lowcy", "table"), ("rules", 1), ("seats", seats), ("length", length)]),
        f"{pairs(words)}  {more}",
    ]
    drawing = "\n".join([*lines, "", *columns(rows), "", *columns(heaps), "", *columns(divers)])
    return position(GAME, drawing, seats, {"length": length})


# --- Tables that many tests look at ------------------------------------------------------------------------------

MIXED = "RA GA YA RB\nshrimp net harpoon wave\nYC RA GA YB"


def effects() -> Match:
    """A table where a net and a harpoon wait."""
    return play(sea(grid=MIXED, up={2: "RA 2xshrimp"}), "dive RC top-left YB deeper GC pick-b2 pick-c2 pick-new")


def washing() -> Match:
    """A table where a wave washes the second of three divers."""
    return play(sea(3, up={1: "RA", 2: "2xRB"}), "dive wave top-left wave wash-RA")


def over() -> Match:
    """A table where the length was reached and the last turn is over."""
    return play(sea(2, diver=2, reached=1), "dive wave top-left RC")


def late() -> Match:
    """A table after a thousand turns."""
    return play(sea(2, turns=999), "dive wave top-left RC")
