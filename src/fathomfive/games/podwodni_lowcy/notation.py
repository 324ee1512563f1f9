"""Moves and tables of Podwodni łowcy as text."""

from collections import Counter
from collections.abc import Callable, Iterable, Sequence
from typing import Any

from fathomfive.games.podwodni_lowcy.components import (
    BOTTOM,
    CELLS,
    COLUMN,
    COLUMNS,
    CORNER,
    DEEPER,
    DIVE,
    DRAW,
    GIVE,
    HARPOON,
    LENGTHS,
    MOVES,
    NET,
    NO_HARPOON,
    NO_NET,
    NOTHING,
    OUTCOMES,
    OWN,
    PICK,
    RIGHT,
    ROWS,
    SCORE,
    SCORE_SET,
    SET_CARDS,
    SHRIMP,
    SLOTS,
    SPEAR,
    STARTS,
    STOP,
    TAKE,
    TAKE_BY_NET,
    TURN_DOWN,
    WASH,
    WAVE,
    Phase,
    State,
)  # fmt: skip
from fathomfive.games.podwodni_lowcy.rules_dive import row_of
from fathomfive.games.podwodni_lowcy.rules_turn import side_points
from fathomfive.kernel.drawing import cells, columns, pairs, unpair
from fathomfive.kernel.errors import Refused
from fathomfive.kernel.game import TABLE
from fathomfive.kernel.records import Tables

NAME = "podwodni_lowcy"
COLOUR_LETTERS = "RGY"  # red, green, yellow
KIND_LETTERS = "ABC"
COLUMN_LETTERS = "abcd"
THINGS = {SHRIMP: "shrimp", WAVE: "wave", NET: "net", HARPOON: "harpoon"}
CORNERS = ("top-left", "top-right", "bottom-left", "bottom-right")
PLAIN = {
    DIVE: "dive", SCORE: "score", DEEPER: "deeper", COLUMN: "column", NO_NET: "no-net", NO_HARPOON: "no-harpoon",
    STOP: "stop",
}  # fmt: skip
NONE = "-"
NEW = "new"  # the new column, and the card just laid
OUTSIDE = "~"  # the line of the drawing above or below the grid where card 1 lies

Word = Callable[[str], str]


def card_names(word: Word = str) -> list[str]:
    """Name every sort of card: -, RA, RB, ..., shrimp, wave, net, harpoon."""
    fish = [f"{word(colour)}{kind}" for colour in COLOUR_LETTERS for kind in KIND_LETTERS]
    return [NONE, *fish, *(word(thing) for thing in THINGS.values())]


CARD_NAMES = card_names()


def cell_name(cell: int) -> str:
    """Write a place of the grid: b2."""
    return f"{COLUMN_LETTERS[cell % COLUMNS]}{cell // COLUMNS + 1}"


def slot_cell(s: State, slot: int) -> int:
    """PL-30 Find the place of the grid behind a slot of the row of the last laid card; row 1 before one lies there."""
    return (row_of(s, s.laid - 1) if s.laid > 1 else 0) * COLUMNS + slot


def slot_name(s: State, slot: int) -> str:
    """Write a place of the row of the last laid card: b2, or new."""
    return NEW if slot == OWN else cell_name(slot_cell(s, slot))


def column_name(k: int) -> str:
    """Write a place of the new column, counted from 0: new3."""
    return f"{NEW}{k + 1}"


def place_name(place: int) -> str:
    """Write a place of the table: b2, or new3."""
    return cell_name(place) if place < CELLS else column_name(place - CELLS)


def heap_name(counts: Iterable[tuple[int, int]], names: Sequence[str] = CARD_NAMES, plus: str = "+") -> str:
    """Write several cards, given as pairs of a sort and how many: 2xRA+shrimp."""
    return plus.join(names[card] if n == 1 else f"{n}x{names[card]}" for card, n in counts if n)


SET_NAMES = [heap_name(Counter(cards).items()) for cards in SET_CARDS]


def write(s: State, m: int, viewer: int) -> str:
    """Write a move, in the same words for every viewer: nothing is secret."""
    if m in PLAIN:
        return PLAIN[m]
    if m > DRAW:
        return CARD_NAMES[m - DRAW]
    if m < DEEPER:
        return CORNERS[m - CORNER]
    if m < PICK + SLOTS:
        return f"pick-{slot_name(s, m - PICK)}"
    if m < NO_NET:
        seat, card = divmod(m - TAKE_BY_NET - 1, SHRIMP)
        return f"net-{CARD_NAMES[card + 1]}-{seat + 1}"
    if m < NO_HARPOON:
        return f"harpoon-{place_name(m - SPEAR)}"
    if m < SCORE_SET:
        return f"wash-{CARD_NAMES[m - WASH]}"
    if m < STOP:
        return f"set-{SET_NAMES[m - SCORE_SET]}"
    if m <= GIVE:
        return f"down-{CARD_NAMES[m - TURN_DOWN]}"
    if m <= TAKE:
        return f"give-{CARD_NAMES[m - GIVE]}"
    return f"take-{CARD_NAMES[m - TAKE]}" if m < MOVES else f"start-{m - STARTS + 1}"


def read(s: State, text: str, viewer: int) -> int | None:
    """Read a move; None if no move has this text."""
    if text.startswith("pick-"):
        return next((PICK + slot for slot in range(SLOTS) if text == f"pick-{slot_name(s, slot)}"), None)
    return _NUMBERS.get(text)


# Texts that mean the same at every table: all but those of picks.
_NUMBERS = {write(State(State.blank()), m, TABLE): m for m in range(MOVES + OUTCOMES) if not PICK <= m < PICK + SLOTS}


# --- Drawing ---------------------------------------------------------------------------------------------------


def draw(s: State, viewer: int = TABLE, word: Word = str) -> str:
    """Draw the whole table; `word` may translate the labels, and a translated drawing does not read back."""
    names = card_names(word)
    head = [("rules", s.rules), ("seats", s.seats), ("length", word(LENGTHS[s.length]))]
    asked = [
        ("asked", word(Phase(s.phase).name.lower().replace("_", "-"))),
        ("seat", s.asked + 1), ("diver", s.side + 1), ("turns", s.turns),
    ]  # fmt: skip
    if s.reached:
        asked.append(("reached", s.reached))
    lines = [pairs([(word(NAME), word("table")), *((word(name), value) for name, value in head)])]
    lines.append(pairs((word(name), value) for name, value in asked))
    dive = [(word(name), value) for name, value in _dive(s, names, word)]
    if dive:
        lines.append(pairs(dive))
    heaps = [[word(name), sum(heap), _heap(heap, names)] for name, heap in _heaps(s)]
    divers: list[list[object]] = [[word(name) for name in ("seat", "points", "up", "down")]]
    for seat in range(s.seats):
        up, down = (_heap(cards[seat].tolist(), names) for cards in (s.up, s.down))
        divers.append([seat + 1, side_points(s, seat), up, down])
    return "\n".join([*lines, "", *columns(_sea(s, names, word)), "", *columns(heaps), "", *columns(divers), ""])


def _dive(s: State, names: Sequence[str], word: Word) -> list[tuple[str, object]]:
    """List what the picture of the sea leaves out of the dive."""
    dive: list[tuple[str, object]] = []
    if s.laid:
        dive.append(("laid", s.laid))
    if s.phase == Phase.CORNER:
        dive.append(("card", names[s.column[0]]))
    if s.picked:
        slots = [slot for slot in range(SLOTS) if s.picked >> slot & 1]
        dive.append(("picked", ",".join(word(NEW) if slot == OWN else slot_name(s, slot) for slot in slots)))
    for name, n in (("nets", s.nets), ("harpoons", s.harpoons)):
        if n:
            dive.append((name, n))
    if s.given:
        dive.append(("given", names[s.given]))
    return dive


def _sea(s: State, names: Sequence[str], word: Word) -> list[list[str]]:
    """Lay out the grid, and the new column beside it once there is one."""
    grid = [names[card] for card in s.grid.tolist()]
    sea = [[str(row + 1), *grid[row * COLUMNS : (row + 1) * COLUMNS]] for row in range(ROWS)]
    sea.insert(0, ["", *COLUMN_LETTERS])
    if s.laid and s.phase != Phase.CORNER:
        sea.insert(ROWS + 1 if s.corner & BOTTOM else 1, [OUTSIDE, *[""] * COLUMNS])
        laid = [names[card] for card in s.column.tolist()]
        beside = [word(NEW), *(reversed(laid) if s.corner & BOTTOM else laid)]
        for line, text in zip(sea, beside, strict=True):
            line.insert(COLUMNS + 1 if s.corner & RIGHT else 1, text)
    return sea


def _heaps(s: State) -> list[tuple[str, list[int]]]:
    heaps = [("deck", s.deck.tolist()), ("discards", s.discards.tolist()), ("pool", s.pool.tolist())]
    return heaps if any(heaps[-1][1]) else heaps[:-1]


def _heap(counts: list[int], names: Sequence[str]) -> str:
    """Write what lies in a heap: 2xRA shrimp."""
    return heap_name(enumerate(counts), names, " ") or NONE


# --- And back --------------------------------------------------------------------------------------------------


def parse(text: str) -> Tables:
    """Read a drawing back into a table."""
    tables = State.blank()
    s = State(tables)
    blocks = [block.splitlines() for block in text.strip().split("\n\n")]
    if len(blocks) != 4:
        raise Refused(
            "bad_drawing", f"a drawing of {NAME} has four parts: asked, sea, heaps, divers; got {len(blocks)}"
        )
    try:
        head = {name: value for line in blocks[0] for name, value in unpair(line).items()}
        _read_head(s, head)
        _read_sea(s, [cells(line) for line in blocks[1]], head)
        for line in blocks[2]:
            name, _, heap = cells(line)
            _read_heap({"deck": s.deck, "discards": s.discards, "pool": s.pool}[name], heap)
        s.left = sum(s.deck)
        for seat, line in enumerate(blocks[3][1:]):
            _, _, up, down = cells(line)
            _read_heap(s.up[seat], up)
            _read_heap(s.down[seat], down)
            s.held[seat] = sum(s.up[seat])
            s.scored[seat] = sum(s.down[seat])
    except (KeyError, ValueError, IndexError, OverflowError) as error:
        raise Refused("bad_drawing", f"cannot read this drawing of {NAME}: {error}") from None
    return tables


def _read_head(s: State, head: dict[str, str]) -> None:
    s.rules = int(head["rules"])
    s.seats = int(head["seats"])
    s.length = LENGTHS.index(head["length"])
    s.phase = Phase[head["asked"].upper().replace("-", "_")]
    s.asked = int(head["seat"]) - 1
    s.side = int(head["diver"]) - 1
    s.turns = int(head["turns"])
    s.reached = int(head.get("reached", 0))
    s.laid = int(head.get("laid", 0))
    for name in head["picked"].split(",") if "picked" in head else ():
        s.picked |= 1 << (OWN if name == NEW else COLUMN_LETTERS.index(name[0]))
    s.nets = int(head.get("nets", 0))
    s.harpoons = int(head.get("harpoons", 0))
    s.given = _card(head["given"]) if "given" in head else NOTHING


def _read_sea(s: State, sea: list[list[str]], head: dict[str, str]) -> None:
    if s.phase == Phase.CORNER:
        s.column[0] = _card(head["card"])
    elif s.laid:
        column = sea[0].index(NEW)
        row = [line[0] for line in sea].index(OUTSIDE)
        s.corner = (RIGHT if column > 1 else 0) | (BOTTOM if row > 1 else 0)
        laid = [_card(line.pop(column)) for line in sea][1:]
        for k, card in enumerate(reversed(laid) if s.corner & BOTTOM else laid):
            s.column[k] = card
        del sea[row]
    for row in range(ROWS):
        for k in range(COLUMNS):
            s.grid[row * COLUMNS + k] = _card(sea[row + 1][k + 1])


def _read_heap(counts: Any, text: str) -> None:
    for item in text.replace(NONE, "").split():
        n, x, name = item.rpartition("x")
        if x and not n.isdigit():
            raise ValueError(f"expected NUMBERxCARD, got '{item}'")
        counts[_card(name)] = int(n or 1)


def _card(name: str) -> int:
    if name == NEW:
        return NOTHING
    if name not in CARD_NAMES:
        raise ValueError(f"no card '{name}'")
    return CARD_NAMES.index(name)
