"""The table of Reef Encounter as text, and back."""

from collections.abc import Callable, Iterable

from fathomfive.games.reef_encounter.components import (
    ALGAE,
    COLOURS,
    LETTERS,
    MOST_SEATS,
    NOT_ENDED,
    PRINTED,
    REASONS,
    ROWS,
    SAND,
    SHRIMPS,
    STRIDE,
    TILE_PAIRS,
    TILES,
    VALUE,
    WIDTH,
    Phase,
    State,
)
from fathomfive.games.reef_encounter.knowledge import fish_seen, hand_seen, knows_bag, knows_fed
from fathomfive.games.reef_encounter.notation import COLUMN_LETTERS, find_square, square_names
from fathomfive.games.reef_encounter.pieces import beats, tile_piece
from fathomfive.games.reef_encounter.rules_reef import colour_at, on_boards
from fathomfive.kernel.drawing import cells, columns, pairs, unpair
from fathomfive.kernel.errors import Refused
from fathomfive.kernel.game import TABLE
from fathomfive.kernel.records import Tables

NAME = "reef_encounter"
OPTION = ("basic", "advanced")
NONE = "."
SECRET = "?"
WITHIN_A_TURN = (Phase.TURN, Phase.REPLACE)

Word = Callable[[str], str]


def bunch(numbers: Iterable[int], unknown: int = 0) -> str:
    """Write pieces by colour: W2 G1, and how many more of an unknown colour: ?3."""
    texts = [f"{letter}{n}" for letter, n in zip(LETTERS, numbers, strict=True) if n]
    texts += [f"{SECRET}{unknown}"] * bool(unknown)
    return " ".join(texts) or NONE


def draw(s: State, viewer: int = TABLE, word: Word = str) -> str:
    """Draw the whole table; `word` may put the labels into a language, and the drawing then no longer reads back."""
    ended = "no" if s.ended == NOT_ENDED else REASONS[s.ended - 1]
    head = [(NAME, "table"), ("rules", s.rules), ("seats", s.seats), ("game", OPTION[s.advanced])]
    asked = [
        ("asked", Phase(s.phase).name.lower().replace("_", "-")), ("seat", s.seat + 1), ("start", s.start + 1),
        ("turns", s.turns), ("ended", ended),
    ]  # fmt: skip
    asked += [("ender", s.ender + 1)] if s.phase == Phase.LAST else []
    asked += [("space", LETTERS[s.space])] if s.phase in (Phase.LAY_OUT, Phase.REFILL, Phase.REPLACE) else []
    asked += [("laid-out", s.laid_out)] if s.phase == Phase.LAY_OUT else []
    blocks = [[pairs(_labels(head, word)), pairs(_labels(asked, word))]]
    if s.phase in WITHIN_A_TURN:
        blocks[0].append(pairs(_labels(_this_turn(s), word)))
    if s.phase > Phase.BOARDS:
        blocks.append(_draw_boards(s))
    blocks += [_draw_colours(s, viewer, word), _draw_tiles(s, word), _draw_seats(s, viewer, word)]
    return "\n\n".join("\n".join(block) for block in blocks) + "\n"


def _labels(items: list[tuple[str, object]], word: Word) -> list[tuple[str, object]]:
    """Put names, and values that are words, into a language."""
    return [(word(k), word(v) if isinstance(v, str) and v.islower() else v) for k, v in items]


def _this_turn(s: State) -> list[tuple[str, object]]:
    tired = [name for board in range(s.seats) for name in square_names(s, board, int(s.tired[board]))]
    return [
        ("begun", "yes" if s.begun else "no"),
        ("paid", s.paid),
        ("placing", LETTERS[s.colour - 1] if s.colour else NONE),
        ("placed", s.placed),
        ("put", "yes" if s.put else "no"),
        ("covered", "yes" if s.covered else "no"),
        ("tired", ",".join(tired) or NONE),
    ]


def _draw_boards(s: State) -> list[str]:
    """Draw the boards side by side: `.` sand, `#` bare rock, `*` bare D4, letters for polyps, seats for shrimps."""
    lines = []
    for row in range(-1, ROWS):
        parts = []
        for board in range(s.seats):
            kind = int(s.kind[board])
            title = f"b{kind}" if row < 0 else f"{row + 1} "
            inside = COLUMN_LETTERS if row < 0 else [_cell(s, board, row, column) for column in range(WIDTH)]
            parts.append(f"{title} " + "".join(f" {cell:2}" for cell in inside))
        lines.append("    ".join(parts).rstrip())
    return lines


def _cell(s: State, board: int, row: int, column: int) -> str:
    square = 1 << row * STRIDE + column
    printed = PRINTED[s.kind[board]][row][column]
    colour = colour_at(s, board, square)
    sign = LETTERS[colour] if colour >= 0 else "#" if printed.isupper() else printed
    for p in range(s.seats):
        if int(s.shrimp[p, board]) & square:
            sign += str(p + 1)
    return sign


def _draw_colours(s: State, viewer: int, word: Word) -> list[str]:
    """Draw a row for each colour: its value, the colours it beats, its larvae, its polyps and its space of the sea."""
    head = ["colour", "value", "beats", "larvae", "bag", "bonus", "larva", "space"]
    rows: list[list[object]] = [[word(name) for name in head]]
    for colour, letter in enumerate(LETTERS):
        rows.append(
            [
                letter,
                VALUE[s.down, colour],
                " ".join(LETTERS[other] for other in range(COLOURS) if beats(s, colour, other)) or NONE,
                s.larvae[colour],
                f"{s.bag[colour]}{'!' * (s.counted >> colour & 1)}" if knows_bag(s, colour, viewer) else SECRET,
                s.bonus[colour],
                s.adrift[colour],
                bunch(s.sea[colour]),
            ]
        )
    return [*columns(rows), pairs([(word("in-bag"), sum(int(n) for n in s.bag))])]


def _draw_tiles(s: State, word: Word) -> list[str]:
    """Draw the coral tiles, five and five, and the cylinders."""
    head = [word(name) for name in ("tile", "shows", "large", "small", "locked")]
    rows = [head + head]
    for upper in range(TILES // 2):
        row = []
        for tile in (upper, upper + TILES // 2):
            piece = tile_piece(tile, s.down)
            locked = word("yes" if s.locked >> tile & 1 else "no")
            row += [str(tile + 1), piece["shows"], word(piece["large"]), word(piece["small"]), locked]
        rows.append(row)
    supply = [(word(alga), n) for alga, n in zip(ALGAE, s.cylinders, strict=True)]
    afloat = word(ALGAE[s.afloat - 1]) if s.afloat else NONE
    return [*columns(rows), pairs([*supply, (word("afloat"), afloat)])]


def _draw_seats(s: State, viewer: int, word: Word) -> list[str]:
    head = ["seat", "shrimps", "eaten", "larvae", "consumed", "fish", "fed", "hand", "noted"]
    rows: list[list[object]] = [[word(name) for name in head]]
    for p in range(s.seats):
        fed = LETTERS[s.fed[p] - 1] if s.fed[p] else NONE
        rows.append(
            [
                p + 1,
                SHRIMPS - int(s.gone[p]) - on_boards(s, p),
                s.gone[p],
                bunch(s.cubes[p]),
                bunch(s.prey[p]),
                bunch(*fish_seen(s, p, viewer)),
                fed if knows_fed(s, p, viewer) else SECRET,
                bunch(*hand_seen(s, p, viewer)),
                bunch(s.noted[p]),
            ]
        )
    return columns(rows)


# --- And back ----------------------------------------------------------------------------------------------------


def parse(text: str) -> Tables:
    """Read a drawing back into a table."""
    tables = State.blank()
    s = State(tables)
    blocks = [block.splitlines() for block in text.strip().split("\n\n")]
    if len(blocks) not in (4, 5) or len(blocks[0]) < 2:
        raise Refused("bad_drawing", f"a drawing of {NAME} has parts: asked, boards, colours, tiles, seats")
    try:
        _read_head(s, [unpair(line) for line in blocks[0][:2]])
        if len(blocks) == 5:
            _read_boards(s, blocks[1])
        if s.phase in WITHIN_A_TURN:
            _read_turn(s, unpair(blocks[0][2]))
        _read_colours(s, [cells(line) for line in blocks[-3][1 : 1 + COLOURS]])
        _read_tiles(s, [cells(line) for line in blocks[-2][1:-1]], unpair(blocks[-2][-1]))
        for p, line in enumerate(blocks[-1][1 : 1 + s.seats]):
            _read_seat(s, p, cells(line))
    except (KeyError, ValueError, IndexError, OverflowError) as error:
        raise Refused("bad_drawing", f"cannot read this drawing of {NAME}: {error}") from None
    return tables


def _unbunch(text: str) -> list[int]:
    numbers = [0] * COLOURS
    for item in text.replace(NONE, "").split():
        numbers[LETTERS.index(item[0])] = int(item[1:])
    return numbers


def _unyes(text: str) -> int:
    return ("no", "yes").index(text)


def _read_head(s: State, lines: list[dict[str, str]]) -> None:
    head, asked = lines
    s.rules = int(head["rules"])
    s.seats = int(head["seats"])
    if not 0 < s.seats <= MOST_SEATS:
        raise ValueError(f"no game for {s.seats} seats")
    s.advanced = OPTION.index(head["game"])
    s.phase = Phase[asked["asked"].upper().replace("-", "_")]
    s.seat = int(asked["seat"]) - 1
    s.start = int(asked["start"]) - 1
    s.turns = int(asked["turns"])
    s.ended = NOT_ENDED if asked["ended"] == "no" else 1 + REASONS.index(asked["ended"])
    s.ender = int(asked.get("ender", 1)) - 1
    s.space = LETTERS.index(asked.get("space", LETTERS[0]))
    s.laid_out = int(asked.get("laid-out", 0))


def _read_boards(s: State, lines: list[str]) -> None:
    titles = [title for title in lines[0].split() if title[0] == "b"]
    for board, title in enumerate(titles[: s.seats]):
        s.kind[board] = int(title[1:])
        for row in range(ROWS):
            inside = lines[1 + row].split()[board * (1 + WIDTH) + 1 : (board + 1) * (1 + WIDTH)]
            for column, cell in enumerate(inside):
                _read_cell(s, board, 1 << row * STRIDE + column, cell)


def _read_cell(s: State, board: int, square: int, cell: str) -> None:
    if cell[0] in LETTERS:
        s.coral[board, LETTERS.index(cell[0])] |= square
    elif cell[0] not in f"#*{SAND}":
        raise ValueError(f"no square looks like {cell}")
    for p in cell[1:]:
        s.shrimp[int(p) - 1, board] |= square


def _read_turn(s: State, line: dict[str, str]) -> None:
    s.begun = _unyes(line["begun"])
    s.paid = int(line["paid"])
    s.colour = 0 if line["placing"] == NONE else 1 + LETTERS.index(line["placing"])
    s.placed = int(line["placed"])
    s.put = _unyes(line["put"])
    s.covered = _unyes(line["covered"])
    for name in line["tired"].split(",") if line["tired"] != NONE else ():
        board, square = find_square(s, name)
        s.tired[board] |= square


def _read_colours(s: State, rows: list[list[str]]) -> None:
    for colour, (_, _, _, larvae, bag, bonus, larva, space) in enumerate(rows):
        s.larvae[colour] = int(larvae)
        s.bag[colour] = int(bag.removesuffix("!"))
        s.counted |= bag.endswith("!") << colour
        s.bonus[colour] = int(bonus)
        s.adrift[colour] = int(larva)
        s.sea[colour] = _unbunch(space)


def _read_tiles(s: State, rows: list[list[str]], cylinders: dict[str, str]) -> None:
    for row in rows:
        for number, shows, _, _, locked in (row[:5], row[5:]):
            tile = int(number) - 1
            sides = [">".join(TILE_PAIRS[tile]), ">".join(TILE_PAIRS[tile][::-1])]
            s.down |= sides.index(shows) << tile
            s.locked |= _unyes(locked) << tile
    s.cylinders[:] = [int(cylinders[alga]) for alga in ALGAE]
    s.afloat = 0 if cylinders["afloat"] == NONE else 1 + ALGAE.index(cylinders["afloat"])


def _read_seat(s: State, p: int, row: list[str]) -> None:
    _, _, eaten, larvae, consumed, fish, fed, hand, noted = row
    s.gone[p] = int(eaten)
    for field, text in ((s.cubes, larvae), (s.prey, consumed), (s.fish, fish), (s.hand, hand), (s.noted, noted)):
        field[p] = _unbunch(text)
    s.fed[p] = 0 if fed == NONE else 1 + LETTERS.index(fed)
