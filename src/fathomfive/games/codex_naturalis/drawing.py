"""Tables of Codex Naturalis as text: drawn, and read back from a drawing."""

from collections.abc import Callable

from fathomfive.games.codex_naturalis import rules_manuscript
from fathomfive.games.codex_naturalis.components import (
    CARDS,
    CORNERS,
    DECK,
    EACH,
    FACE0,
    FACE_KINGDOM,
    HAND,
    HIDDEN,
    LETTERS,
    MOST_LAID,
    NOT_CALLED,
    OBJECTIVE_POINTS,
    OBJECTIVES,
    REASONS,
    SORTS,
    STARTERS,
    STEP,
    SYMBOLS,
    Phase,
    Stage,
    State,
    spot,
    where,
)  # fmt: skip
from fathomfive.games.codex_naturalis.imagine import hand_seen, knows_card, knows_kept, knows_returned
from fathomfive.games.codex_naturalis.notation import (
    FIRST_OBJECTIVE,
    NONE,
    SORT_NAMES,
    back,
    corners,
    cost,
    laid,
    middle,
    objective,
    open_places,
    shape,
    worth,
)  # fmt: skip
from fathomfive.kernel.drawing import cells, columns, pairs, unpair
from fathomfive.kernel.errors import Refused
from fathomfive.kernel.game import TABLE
from fathomfive.kernel.records import Tables

NAME = "codex_naturalis"
SECRET = "?"
SEEN = "*"  # everybody has seen the front

SIGNS = f"{LETTERS[:HIDDEN]}rgc"  # letters that translate: symbols, empty corners, resource and gold backs, /corner

Word = Callable[[str], str]

# --- Drawing ---------------------------------------------------------------------------------------------------


def draw(s: State, viewer: int = TABLE, word: Word = str) -> str:
    """Draw the whole table; `word` translates labels, and a translated drawing does not read back."""
    called = "no" if s.called == NOT_CALLED else REASONS[s.called - 1]
    asked = [("asked", word(Phase(s.phase).name.lower().replace("_", "-"))), ("seat", s.seat + 1)]
    if s.phase in (Phase.TOP, Phase.TURN_UP, Phase.DEAL):
        asked.append(("deck", word(SORT_NAMES[s.deck])))
    if s.phase == Phase.TURN_UP:
        asked.append(("gap", s.gap + 1))
    if s.starter:
        asked.append(("starter", CARDS + s.starter))
    asked += [("start", s.start + 1), ("stage", word(Stage(s.stage).name.lower()))]
    asked += [("called", word(called)), ("last", word("yes" if s.last else "no"))]
    head = [(word(NAME), word("table")), (word("rules"), s.rules), (word("seats"), s.seats)]
    lines = [pairs(head), pairs((word(k), v) for k, v in asked)]
    blocks = [lines, _draw_decks(s, viewer, word), _draw_seats(s, viewer, word), _draw_laid(s, viewer, word)]
    blocks += [_draw_cards(s, viewer, word), *(_picture(s, p, viewer, word) for p in range(s.seats) if s.laid[p])]
    return "\n\n".join("\n".join(block) for block in blocks if block) + "\n"


def _letters(text: str, word: Word) -> str:
    """Put the letters of symbols into the reader's language."""
    return "".join(word(sign) if sign in SIGNS else sign for sign in text)


def _numbers(bits: int, first: int) -> str:
    """Write a set given as bits."""
    return " ".join(str(first + k) for k in range(bits.bit_length()) if bits >> k & 1) or NONE


def _draw_decks(s: State, viewer: int, word: Word) -> list[str]:
    """Draw the decks; only the TABLE sees their cards."""
    full = viewer == TABLE
    rows: list[list[object]] = [[word(k) for k in ("deck", "left", "top", "up", *["cards"] * full)]]
    for sort in range(SORTS):
        top = word(LETTERS[s.top[sort] - 1]) if s.top[sort] else NONE
        shown = s.up[2 * sort : 2 * sort + 2]
        up = " ".join(str(card) if card else NONE for card in shown)
        row: list[object] = [word(SORT_NAMES[sort]), s.size[sort], top, up]
        rows.append([*row, _numbers(int(s.cards[sort]), 1 + sort * DECK)] if full else row)
    common = " ".join(str(CARDS + STARTERS + n) if n else NONE for n in s.common)
    row = [word("objective"), s.objectives.bit_count(), NONE, common]
    rows.append([*row, _numbers(s.objectives, FIRST_OBJECTIVE)] if full else row)
    if full:
        rows.append([word("starter"), s.starters.bit_count(), NONE, NONE, _numbers(s.starters, CARDS + 1)])
    return columns(rows)


def _draw_seats(s: State, viewer: int, word: Word) -> list[str]:
    head = ("seat", "points", "hand", "kept", "returned", *LETTERS[:SYMBOLS])
    rows: list[list[object]] = [[word(k) for k in head]]
    for p in range(s.seats):
        hand = []
        for card, known in hand_seen(s, p, viewer):
            hand.append(
                str(card + 1) + SEEN * rules_manuscript.is_seen(s, card) if known else _letters(back(card), word)
            )
        secret = []
        for k, may in enumerate((knows_kept(s, p, viewer), knows_returned(s, p, viewer))):
            drawn = int(s.secret[p, k])
            secret.append((str(CARDS + STARTERS + drawn) if may else SECRET) if drawn else NONE)
        points = int(s.points[p]) + int(s.bonus[p])
        rows.append([p + 1, points, " ".join(hand) or NONE, *secret, *s.symbols[p, :SYMBOLS]])
    return columns(rows)


def _draw_laid(s: State, viewer: int, word: Word) -> list[str]:
    """List the manuscripts in the order they were laid."""
    rows: list[list[object]] = [[word("seat"), word("manuscript")]]
    for p in range(s.seats):
        texts = []
        for i in range(s.laid[p]):
            face = int(s.face[p, i])
            x, y = where(int(s.spot[p, i]))
            seen = SEEN * (face < 0 and ~face < CARDS and rules_manuscript.is_seen(s, ~face))
            texts.append(f"{_letters(laid(s, p, face, viewer), word)}{seen}@{x},{y}")
        rows.append([p + 1, " ".join(texts) or NONE])
    return columns(rows)


def _draw_cards(s: State, viewer: int, word: Word) -> list[str]:
    """List what is printed on the fronts a viewer may choose from, and on the objectives."""
    rows: list[list[object]] = [[word(k) for k in ("card", "corners", "points", "cost")]]
    cards = {int(card) - 1 for card in s.up if card}
    for p in range(s.seats):
        cards |= {card for card, known in hand_seen(s, p, viewer) if known}
    for card in sorted(cards):
        rows.append([card + 1, *(_letters(text(card), word) for text in (corners, worth, cost))])
    if s.starter:
        for face in (CARDS + s.starter - 1, ~(CARDS + s.starter - 1)):
            name = f"{CARDS + s.starter}{'b' if face < 0 else ''}"
            fixed = f"({_letters(middle(face), word)})" if middle(face) else NONE
            rows.append([name, _letters(corners(face), word), NONE, fixed])
    drawn = [int(n) for n in s.common]
    for p in range(s.seats):
        drawn += [int(s.secret[p, 0])] if knows_kept(s, p, viewer) else []
        drawn += [int(s.secret[p, 1])] if knows_returned(s, p, viewer) and s.phase == Phase.KEEP else []
    numbers = [n - 1 for n in drawn if n]
    for number in sorted(set(numbers)):
        rows.append([objective(number), _letters(shape(number), word), OBJECTIVE_POINTS[number], NONE])
    return columns(rows) if len(rows) > 1 else []


# A card is seven characters wide and three lines high, and shares its corners with the cards it touches.
WIDE, HIGH = 6, 2


def _picture(s: State, p: int, viewer: int, word: Word) -> list[str]:
    """Draw a manuscript, with the coordinates of its open places."""
    spots = [where(int(s.spot[p, i])) for i in range(s.laid[p])]
    places = list(open_places(s, p))
    everywhere = spots + places
    left, right = min(x for x, _ in everywhere), max(x for x, _ in everywhere)
    low, high = min(y for _, y in everywhere), max(y for _, y in everywhere)
    canvas = [[" "] * ((right - left + 1) * WIDE + 1) for _ in range((high - low + 1) * HIGH + 1)]

    def put(line: int, column: int, text: str) -> None:
        canvas[line][column : column + len(text)] = text

    for x, y in places:
        put((high - y) * HIGH + 1, (x - left) * WIDE, f"{x},{y}".center(WIDE + 1))
    for i, (x, y) in enumerate(spots):
        line, column = (high - y) * HIGH, (x - left) * WIDE
        face = int(s.face[p, i])
        put(line, column + 1, "-" * (WIDE - 1))
        put(line + 1, column, f"|{_letters(_label(s, p, face, viewer), word).center(WIDE - 1)}|")
        put(line + HIGH, column + 1, "-" * (WIDE - 1))
        for corner, sign in enumerate(corners(face)):
            put(line + HIGH * (corner >> 1), column + WIDE * (corner & 1), "+" if sign == "-" else word(sign))
    lines = ["".join(line).rstrip() for line in canvas]
    return [f"{word('seat')} {p + 1}", *(line for line in lines if line)]


def _label(s: State, p: int, face: int, viewer: int) -> str:
    """Write the middle of a card: its number and kingdom, or its symbol in brackets if it lies face down."""
    if face < 0:
        known = ~face < CARDS and knows_card(s, p, ~face, viewer)
        return f"{~face + 1 if known else ''}({middle(face)})"
    return f"{face + 1}{LETTERS[FACE_KINGDOM[FACE0 + face]] if face < CARDS else ''}"


# --- Reading back --------------------------------------------------------------------------------------------------


def parse(text: str) -> Tables:
    """Read a drawing back into a table: the cards are laid again, which gives symbols, places and points."""
    tables = State.blank()
    s = State(tables)
    blocks = [block.splitlines() for block in text.strip().split("\n\n")]
    if len(blocks) < 4 or len(blocks[0]) != 2:
        raise Refused(
            "bad_drawing", f"a drawing of {NAME} has parts: asked, decks, seats, manuscripts; got {len(blocks)}"
        )
    try:
        _read_head(s, *(unpair(line) for line in blocks[0]))
        _read_decks(s, [cells(line) for line in blocks[1][1:]])
        for p, line in enumerate(blocks[3][1:]):
            _read_laid(s, p, cells(line)[1])
        for p, line in enumerate(blocks[2][1:]):
            _read_seat(s, p, cells(line))
    except (KeyError, ValueError, IndexError, OverflowError) as error:
        raise Refused("bad_drawing", f"cannot read this drawing of {NAME}: {error}") from None
    return tables


def _read_head(s: State, head: dict[str, str], asked: dict[str, str]) -> None:
    s.rules = int(head["rules"])
    s.seats = int(head["seats"])
    s.phase = Phase[asked["asked"].upper().replace("-", "_")]
    s.stage = Stage[asked["stage"].upper()]
    s.seat = int(asked["seat"]) - 1
    s.start = int(asked["start"]) - 1
    s.deck = SORT_NAMES.index(asked.get("deck", SORT_NAMES[0]))
    s.gap = int(asked.get("gap", 1)) - 1
    s.starter = int(asked.get("starter", CARDS)) - CARDS
    s.called = 1 + REASONS.index(asked["called"]) if asked["called"] != "no" else NOT_CALLED
    s.last = asked["last"] == "yes"


def _read_decks(s: State, rows: list[list[str]]) -> None:
    for sort, (_, size, top, up, cards) in enumerate(rows[:SORTS]):
        s.size[sort] = int(size)
        s.top[sort] = LETTERS.index(top) + 1 if top != NONE else 0
        for place, card in enumerate(up.split()):
            s.up[2 * sort + place] = _number(card, CARDS)
            if card != NONE:
                rules_manuscript.show_to_all(s, int(card) - 1)
        for card in cards.replace(NONE, "").split():
            number = _number(card, CARDS) - 1 - sort * DECK
            s.cards[sort] |= 1 << number
            s.left[sort, number // EACH] += 1
    _, _, _, common, cards = rows[SORTS]
    for k, name in enumerate(common.split()):
        s.common[k] = _objective(name)
    s.objectives = sum(1 << _objective(name) - 1 for name in cards.replace(NONE, "").split())
    s.starters = sum(1 << int(name) - CARDS - 1 for name in rows[SORTS + 1][4].replace(NONE, "").split())


def _number(text: str, most: int) -> int:
    number = int(text) if text != NONE else 0
    if not 0 <= number <= most:
        raise ValueError(f"no card {text}")
    return number


def _objective(text: str) -> int:
    number = int(text) - FIRST_OBJECTIVE + 1 if text != NONE else 0
    if not 0 <= number <= OBJECTIVES:
        raise ValueError(f"no objective {text}")
    return number


def _read_laid(s: State, p: int, text: str) -> None:
    """Lay the cards of a manuscript one after the other."""
    for i, item in enumerate(text.replace(NONE, "").split()):
        name, _, at = item.partition("@")
        x, _, y = at.partition(",")
        if i > MOST_LAID or not (abs(int(x)) <= MOST_LAID and abs(int(y)) <= MOST_LAID):
            raise ValueError(f"a manuscript cannot hold {item}")
        card = _number(name.removesuffix(SEEN).removesuffix("b"), CARDS + STARTERS) - 1
        face = ~card if name.removesuffix(SEEN).endswith("b") else card
        _close(s, p, spot(int(x), int(y)))
        covers = rules_manuscript.put(s, p, face, spot(int(x), int(y)))
        if 0 <= card < CARDS and (face >= 0 or name.endswith(SEEN)):
            rules_manuscript.show_to_all(s, card)
        if 0 <= face < CARDS:
            s.points[p] += rules_manuscript.card_points(s, p, card, covers)


def _close(s: State, p: int, at: int) -> None:
    """Close the open place at a spot."""
    for i in range(s.laid[p]):
        for corner in range(CORNERS):
            if s.open[p, i] >> corner & 1 and int(s.spot[p, i]) + int(STEP[corner]) == at:
                s.open[p, i] ^= 1 << corner
                s.places[p] -= 1


def _read_seat(s: State, p: int, row: list[str]) -> None:
    _, points, hand, kept, returned, *_ = row
    for k, name in enumerate(hand.replace(NONE, "").split()[:HAND]):
        s.hand[p, k] = _number(name.removesuffix(SEEN), CARDS)
        if name.endswith(SEEN):
            rules_manuscript.show_to_all(s, int(s.hand[p, k]) - 1)
    s.secret[p] = _objective(kept), _objective(returned)
    if s.phase == Phase.OVER:
        s.bonus[p] = int(points) - int(s.points[p])
