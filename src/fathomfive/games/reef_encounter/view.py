"""What one viewer may see of Reef Encounter.  Nothing secret leaves this room."""

from typing import Any

from fathomfive.games.reef_encounter import notation, rules, rules_actions, rules_reef
from fathomfive.games.reef_encounter.components import (
    AGAIN,
    ALGA,
    ALGAE,
    AT_ONCE,
    COLOURS,
    EAT,
    EXTRA,
    FEED,
    FIRST,
    GROW,
    HATCH,
    HOME,
    KINDS,
    KINDS_DRAWN,
    LAID_OUT,
    LARGE_ENOUGH,
    LARVA,
    LETTERS,
    MOST_SEATS,
    MOVE,
    MOVES,
    PAID,
    PASS,
    PAY,
    PLACE,
    PLACES,
    POLYP,
    PUT,
    REASONS,
    REPLACED,
    REVEAL,
    ROCKS,
    SHRIMPS,
    SQUARE,
    STARFISH,
    STARTS,
    SWAP,
    TAKE,
    TILES,
    VALUE,
    WAYS,
    Phase,
    State,
)
from fathomfive.games.reef_encounter.knowledge import (
    behind,
    fish_seen,
    hand_seen,
    knows_bag,
    knows_fed,
    knows_hand,
    unnoted,
)
from fathomfive.games.reef_encounter.rules_actions import alga_of, board_of, flipped, kept_back, meal, square_of
from fathomfive.games.reef_encounter.rules_reef import (
    colour_at,
    coral_at,
    grows,
    joined,
    many,
    on_boards,
    protected,
    shrimps,
    unjoinable,
)
from fathomfive.kernel.dice import Dice, below
from fathomfive.kernel.game import TABLE, Told
from fathomfive.kernel.speed import rule

COLOUR_NAMES = ("white", "yellow", "orange", "pink", "grey")
PLAYERS = ("purple", "green", "red", "yellow")  # RE-1: colours of their shrimps

# --- For search and learning -------------------------------------------------------------------------------------

LANE = 8  # a few small numbers in one: eight bits each


@rule
def lane(numbers: int, i: int) -> int:
    """Read one of a few small numbers in one."""
    return numbers >> LANE * i & (1 << LANE) - 1


@rule
def imagine(s: State, viewer: int, dice: Dice) -> None:
    """RE-47 Re-deal what the viewer cannot know, every placing equally likely.

    Polyps that only their owner has seen change places with each other and with those in the bag; of a colour whose
    number in the bag is known to all, that number stays.
    """
    if viewer == TABLE:
        return
    hidden = 0  # polyps to deal, a lane a colour
    slots = 0  # how many each seat gets behind the screen, a lane a seat
    n = 0
    drawn = 0
    for p in range(s.seats):
        if not knows_hand(p, viewer):
            slots += unnoted(s, p) << LANE * p
            n += unnoted(s, p)
            for colour in range(COLOURS):
                hidden += int(s.hand[p, colour]) - int(s.noted[p, colour]) << LANE * colour
                s.hand[p, colour] = s.noted[p, colour]
        if not knows_fed(s, p, viewer) and s.fed[p] > 0:
            n += 1
            hidden += 1 << LANE * (int(s.fed[p]) - 1)
            s.fish[p, s.fed[p] - 1] -= 1
    for colour in range(COLOURS):
        if not knows_bag(s, colour, viewer):
            drawn += lane(hidden, colour)
            s.bag[colour] += lane(hidden, colour)
            hidden -= lane(hidden, colour) << LANE * colour
    for _ in range(drawn):
        colour = draw_unknown(s, viewer, dice)
        s.bag[colour] -= 1
        hidden += 1 << LANE * colour
    for p in range(s.seats):
        for _ in range(lane(slots, p)):
            colour = draw_lane(hidden, n, dice)
            hidden -= 1 << LANE * colour
            n -= 1
            s.hand[p, colour] += 1
        if not knows_fed(s, p, viewer) and s.fed[p] > 0:
            colour = draw_lane(hidden, n, dice)
            hidden -= 1 << LANE * colour
            n -= 1
            s.fish[p, colour] += 1
            s.fed[p] = colour + 1


@rule
def draw_unknown(s: State, viewer: int, dice: Dice) -> int:
    """Draw a polyp from the bag, among the colours whose number there the viewer does not know."""
    total = 0
    for colour in range(COLOURS):
        if not knows_bag(s, colour, viewer):
            total += int(s.bag[colour])
    mark = below(dice, total)
    chosen = -1
    for colour in range(COLOURS):
        if not knows_bag(s, colour, viewer):
            if mark >= 0:
                chosen = colour
            mark -= int(s.bag[colour])
    return chosen


@rule
def draw_lane(numbers: int, total: int, dice: Dice) -> int:
    """Draw one of so many pieces, counted in lanes."""
    mark = below(dice, total)
    chosen = -1
    for i in range(COLOURS):
        if mark >= 0:
            chosen = i
        mark -= lane(numbers, i)
    return chosen


HEAD = 15
A_SQUARE = 3  # colour, whose shrimp, tired
A_BOARD = 1 + ROCKS * A_SQUARE
A_COLOUR = 5 + COLOURS
A_SEAT = 5 + 4 * COLOURS
OBSERVATION = HEAD + MOST_SEATS * A_BOARD + COLOURS * A_COLOUR + 2 * TILES + ALGA + MOST_SEATS * A_SEAT


@rule
def observe(s: State, seat: int, out: Any) -> None:
    """Write what a seat knows, own pieces first."""
    out[0] = s.seats
    out[1] = s.advanced
    out[2] = s.phase
    out[3] = (s.start - seat) % s.seats
    out[4] = (s.seat - seat) % s.seats
    out[5] = s.turns
    out[6] = s.ended
    out[7] = s.begun
    out[8] = s.paid
    out[9] = s.colour
    out[10] = s.placed
    out[11] = s.put
    out[12] = s.covered
    out[13] = s.afloat
    out[14] = rules.in_bag(s)
    n = HEAD
    for board in range(MOST_SEATS):
        for cell in range(A_BOARD):
            out[n + cell] = 0
        if board < s.seats and s.phase != Phase.BOARDS:
            observe_board(s, board, seat, out, n)
        n += A_BOARD
    for colour in range(COLOURS):
        out[n] = VALUE[s.down, colour]
        out[n + 1] = s.larvae[colour]
        out[n + 2] = s.bag[colour] if knows_bag(s, colour, seat) else -1
        out[n + 3] = s.bonus[colour]
        out[n + 4] = s.adrift[colour]
        for polyp in range(COLOURS):
            out[n + 5 + polyp] = s.sea[colour, polyp]
        n += A_COLOUR
    for tile in range(TILES):
        out[n] = s.down >> tile & 1
        out[n + 1] = s.locked >> tile & 1
        n += 2
    for alga in range(ALGA):
        out[n] = s.cylinders[alga]
        n += 1
    for k in range(MOST_SEATS):
        for cell in range(A_SEAT):
            out[n + cell] = 0
        if k < s.seats:
            observe_seat(s, (seat + k) % s.seats, seat, out, n)
        n += A_SEAT


@rule
def observe_board(s: State, board: int, seat: int, out: Any, n: int) -> None:
    """Write which board it is; for each square its colour, whose shrimp it holds, and whether that is tired."""
    out[n] = s.kind[board] + 1
    for i in range(ROCKS):
        square = int(SQUARE[s.kind[board], i])
        at = n + 1 + i * A_SQUARE
        out[at] = colour_at(s, board, square) + 1
        for k in range(s.seats):
            if int(s.shrimp[(seat + k) % s.seats, board]) & square != 0:
                out[at + 1] = k + 1
        out[at + 2] = int(s.tired[board]) & square != 0


@rule
def observe_seat(s: State, p: int, seat: int, out: Any, n: int) -> None:
    """Write what everyone knows of a player; of the own pieces all."""
    out[n] = s.gone[p]
    out[n + 1] = SHRIMPS - s.gone[p] - on_boards(s, p)
    out[n + 2] = behind(s, p)
    out[n + 3] = s.fed[p] if knows_fed(s, p, seat) else -1
    out[n + 4] = unnoted(s, p)
    n += 5
    for colour in range(COLOURS):
        hidden = s.fed[p] == colour + 1 and not knows_fed(s, p, seat)
        out[n] = s.cubes[p, colour]
        out[n + 1] = s.prey[p, colour]
        out[n + 2] = s.fish[p, colour] - hidden
        out[n + 3] = s.hand[p, colour] if knows_hand(p, seat) else s.noted[p, colour]
        n += 4


# --- For people --------------------------------------------------------------------------------------------------


def show(s: State, viewer: int) -> Told:
    """Build what a viewer sees."""
    laid = s.phase != Phase.BOARDS
    return {
        "rules": s.rules,
        "seats": s.seats,
        "game": notation.OPTION[s.advanced],
        "to_act": rules.to_act(s),
        "asked": Phase(s.phase).name.lower(),
        "side": s.seat,
        "start": s.start,
        "turns": s.turns,
        "ended": REASONS[s.ended - 1] if s.ended else None,
        "boards": [_show_board(s, board) for board in range(s.seats)] if laid else [],
        "tiles": [_show_tile(s, tile) for tile in range(TILES)],
        "values": {name: int(VALUE[s.down, colour]) for colour, name in enumerate(COLOUR_NAMES)},
        "cylinders": {alga: int(s.cylinders[i]) for i, alga in enumerate(ALGAE)},
        "afloat": ALGAE[s.afloat - 1] if s.afloat else None,
        "larvae": _by_colour(s.larvae),
        "bonus": _by_colour(s.bonus),
        "bag": rules.in_bag(s),
        "bag_colours": {
            name: int(s.bag[colour]) if knows_bag(s, colour, viewer) else None
            for colour, name in enumerate(COLOUR_NAMES)
        },
        "unseen": _by_colour(_unseen(s, viewer)),
        "sea": [
            {"larva": bool(s.adrift[space]), "colour": name, "polyps": _by_colour(s.sea[space])}
            for space, name in enumerate(COLOUR_NAMES)
        ],
        "turn": _show_turn(s),
        "sides": [_show_seat(s, p, viewer) for p in range(s.seats)],
    }


def _by_colour(numbers: Any) -> dict[str, int]:
    return {name: int(n) for name, n in zip(COLOUR_NAMES, numbers, strict=True)}


def _unseen(s: State, viewer: int) -> list[int]:
    """Count the polyps that the viewer has not seen: in the bag, behind screens, and fed in secret."""
    unseen = [int(n) for n in s.bag]
    for p in range(s.seats):
        known_hand, _ = hand_seen(s, p, viewer)
        known_fish, _ = fish_seen(s, p, viewer)
        for colour in range(COLOURS):
            unseen[colour] += int(s.hand[p, colour]) - known_hand[colour]
            unseen[colour] += int(s.fish[p, colour]) - known_fish[colour]
    return unseen


def _show_board(s: State, board: int) -> Told:
    squares = {}
    for bit in range(int(SQUARE[s.kind[board], ROCKS - 1]).bit_length()):
        square = 1 << bit
        colour = colour_at(s, board, square)
        owner = next((p for p in range(s.seats) if int(s.shrimp[p, board]) & square), None)
        if colour >= 0 or owner is not None:
            squares[notation.square_name(s, board, square)] = {
                "colour": COLOUR_NAMES[colour] if colour >= 0 else None,
                "shrimp": owner,
                "protected": bool(_protected(s, board) & square),
            }
    return {"board": int(s.kind[board]), "squares": squares, "corals": _corals(s, board)}


def _protected(s: State, board: int) -> int:
    guards = shrimps(s, board)
    found = 0
    for colour in range(COLOURS):
        found |= protected(int(s.coral[board, colour]), guards)
    return found


def _corals(s: State, board: int) -> list[Told]:
    """List the corals of a board: colour, squares, who guards it."""
    found: list[Told] = []
    for colour in range(COLOURS):
        left = int(s.coral[board, colour])
        while left:
            coral = joined(int(s.coral[board, colour]), left & -left)
            left &= ~coral
            guard = next((p for p in range(s.seats) if int(s.shrimp[p, board]) & coral), None)
            squares = notation.square_names(s, board, coral)
            found.append({"colour": COLOUR_NAMES[colour], "squares": squares, "guard": guard})
    return found


def _show_tile(s: State, tile: int) -> Told:
    strong, weak = (COLOUR_NAMES[LETTERS.index(letter)] for letter in notation.tile_pair(s, tile))
    large, small = notation.tile_algae(s, tile)
    locked = bool(s.locked >> tile & 1)
    return {"tile": tile + 1, "strong": strong, "weak": weak, "large": large, "small": small, "locked": locked}


def _show_turn(s: State) -> Told | None:
    if s.phase not in notation.WITHIN_A_TURN:
        return None
    return {
        "begun": bool(s.begun),
        "paid": s.paid,
        "placing": COLOUR_NAMES[s.colour - 1] if s.colour else None,
        "placed": s.placed,
        "put": bool(s.put),
        "covered": bool(s.covered),
        "tired": [name for board in range(s.seats) for name in notation.square_names(s, board, int(s.tired[board]))],
    }


def _show_seat(s: State, p: int, viewer: int) -> Told:
    hand, more = hand_seen(s, p, viewer)
    fish, fed = fish_seen(s, p, viewer)
    return {
        "player": PLAYERS[p],
        "shrimps": SHRIMPS - int(s.gone[p]) - on_boards(s, p),
        "eaten": int(s.gone[p]),
        "larvae": _by_colour(s.cubes[p]),
        "consumed": _by_colour(s.prey[p]),
        "fish": _by_colour(fish),
        "fish_hidden": fed,
        "fed": COLOUR_NAMES[int(s.fed[p]) - 1] if s.fed[p] and knows_fed(s, p, viewer) else None,
        "hand": _by_colour(hand),
        "hand_hidden": more,
        "noted": _by_colour(s.noted[p]),
        "points": sum(n * int(VALUE[s.down, colour]) for colour, n in enumerate(fish)),
    }


# --- Moves in words ----------------------------------------------------------------------------------------------


def _polyp(colour: int) -> Told:
    return {"kind": "polyp", "colour": COLOUR_NAMES[colour]}


def _larva(colour: int) -> Told:
    return {"kind": "larva", "colour": COLOUR_NAMES[colour]}


def tell(s: State, m: int, viewer: int) -> Told:
    """Tell a move as data, for the log, the board and the list of moves."""
    told: Told = {"seat": rules.to_act(s), "pieces": [], "places": []}
    if m >= MOVES:
        return told | _tell_outcome(s, m, viewer)
    if m >= MOVE:
        return told | _tell_move(s, m)
    if m >= PLACE:
        return told | _tell_placement(s, m)
    if m >= PUT:
        at = notation.place_name(s, m - PUT)
        return told | {"kind": "put", "clause": "RE-24", "places": [at], "pieces": [_coral_piece(s, m - PUT)]}
    if m >= TAKE:
        space = m - TAKE
        polyps = [_polyp(colour) for colour in range(COLOURS) for _ in range(int(s.sea[space, colour]))]
        return told | {"kind": "take", "clause": "RE-29", "pieces": [_larva(space), *polyps]}
    if m >= GROW:
        return told | {"kind": "grow", "clause": "RE-28", "pieces": [_larva(m - GROW), _polyp(m - GROW)]}
    if m >= SWAP:
        return told | _tell_swap(s, *divmod(m - SWAP, WAYS))
    if m >= HATCH:
        return told | {"kind": "hatch", "clause": "RE-26", "pieces": [_larva(m - HATCH), _polyp(m - HATCH)]}
    if m >= PAY:
        clause = "RE-22" if s.paid == 0 else "RE-23"
        return told | {"kind": "pay", "clause": clause, "pieces": [_larva(m - PAY)]}
    if m >= EAT:
        return told | _tell_meal(s, m - EAT)
    if m == PASS:
        return told | {"kind": "pass", "clause": "RE-61"}
    if m >= LARVA:
        return told | {"kind": "larva", "clause": "RE-16", "pieces": [_larva(m - LARVA)]}
    if viewer in (TABLE, s.seat):
        return told | {"kind": "feed", "clause": "RE-15", "pieces": [_polyp(m - FEED)]}
    return told | {"kind": "feed-unseen", "clause": "RE-15"}


def _coral_piece(s: State, place: int) -> Told:
    """Name the coral at a place: its colour and size; bare rock where there is none."""
    at = notation.place_name(s, place)
    if at[0] != "b":
        return {"kind": "rock"}
    board, square = notation.find_square(s, at)
    colour = colour_at(s, board, square)
    if colour < 0:
        return {"kind": "rock"}
    return {"kind": "coral", "colour": COLOUR_NAMES[colour], "n": many(coral_at(s, board, square))}


def _tell_move(s: State, m: int) -> Told:
    k, place = divmod(m - MOVE, PLACES + 1)
    start, goal = notation.shrimp_name(s, k), notation.place_name(s, place)
    told: Told = {"clause": "RE-25", "from": start, "to": goal}
    if place == HOME:
        return told | {"kind": "home", "places": [start]}
    return told | {"kind": "move", "places": [goal, start], "pieces": [_coral_piece(s, place)]}


def _tell_placement(s: State, m: int) -> Told:
    """Tell colour and square, what is consumed, and whether the coral grows onto D4."""
    at = notation.place_name(s, (m - PLACE) % PLACES)
    source = "front" if m >= AGAIN else "hand"
    told: Told = {"kind": "place", "clause": "RE-22", "places": [at], "from": source, "grows": "no"}
    if not s.colour or at[0] != "b":
        return told | {"pieces": [{"kind": "rock"}]}
    board, square = notation.find_square(s, at)
    told["pieces"] = [_polyp(s.colour - 1)]
    consumed = colour_at(s, board, square)
    if consumed >= 0:
        told |= {"kind": "attack", "clause": "RE-43", "eaten": COLOUR_NAMES[consumed]}
        told["pieces"].append(_polyp(consumed))
    if grows(s, board, s.colour - 1, square):
        told["grows"] = "yes"
        told["places"] = [at, notation.square_name(s, board, EXTRA)]
    return told


def _tell_swap(s: State, colour: int, way: int) -> Told:
    """Tell what is given, which cylinder goes where, and which coral tiles flip to what."""
    alga = way if way < ALGA else alga_of(s, way - ALGA)
    turned = [tile for tile in range(TILES) if flipped(s, way) >> tile & 1]
    told: Told = {
        "pieces": [_polyp(colour), {"kind": "cylinder", "colour": ALGAE[alga]}],
        "flips": [tile + 1 for tile in turned],
        "turned": ", ".join("{1}>{0}".format(*notation.tile_pair(s, tile)) for tile in turned) or notation.NONE,
        "n": len(turned),
        "alga": ALGAE[alga],
    }
    if way < ALGA:
        return told | {"kind": "swap", "clause": "RE-50"}
    tile = way - ALGA
    return told | {
        "kind": "lock", "clause": "RE-51", "tile": tile + 1, "locks": ">".join(notation.tile_pair(s, tile)),
    }  # fmt: skip


def _tell_meal(s: State, k: int) -> Told:
    """Tell which coral is eaten, where it is, what it gives and what returns to the bag."""
    n = meal(s, k)
    told: Told = {"kind": "eat", "clause": "RE-61" if s.phase == Phase.LAST else "RE-21", "n": n}
    told |= {"gain": max(0, n - kept_back(s)), "back": kept_back(s), "worth": 0}
    board = board_of(s, k)
    colour = colour_at(s, board, square_of(s, k)) if n else -1
    if colour < 0:
        return told | {"pieces": [{"kind": "rock"}], "places": [notation.shrimp_name(s, k)]}
    coral = coral_at(s, board, square_of(s, k))
    others = [name for name in notation.square_names(s, board, coral) if name != notation.shrimp_name(s, k)]
    return told | {
        "pieces": [{"kind": "coral", "colour": COLOUR_NAMES[colour], "n": n}],
        "places": [notation.shrimp_name(s, k), *others],
        "worth": told["gain"] * int(VALUE[s.down, colour]),
    }


def _tell_outcome(s: State, m: int, viewer: int) -> Told:
    if m >= REPLACED:
        replaced = ("yes", "no")[m - REPLACED]
        return {"kind": "bonus", "clause": "RE-42", "pieces": [_polyp(s.space)], "replaced": replaced}
    if m >= REVEAL:
        shown = range(s.seats if s.phase == Phase.REVEAL else 0)
        pieces = [_polyp(int(s.fed[p]) - 1) | {"owner": p} for p in shown]
        return {"kind": "reveal", "clause": "RE-62", "pieces": pieces}
    if m >= STARTS:
        return {"kind": "start", "clause": "RE-14", "who": m - STARTS}
    if m >= POLYP:
        polyp = _polyp(m - POLYP)
        if s.phase != Phase.DEAL:
            space = (s.space + int(LAID_OUT[s.laid_out])) % COLOURS if s.phase == Phase.LAY_OUT else s.space
            clause = "RE-13" if s.phase == Phase.LAY_OUT else "RE-29"
            return {"kind": "polyp", "clause": clause, "pieces": [polyp], "space": COLOUR_NAMES[space]}
        if viewer in (TABLE, s.seat):
            return {"kind": "deal", "clause": "RE-14", "who": s.seat, "pieces": [polyp]}
        return {"kind": "deal-unseen", "clause": "RE-14", "who": s.seat}
    if m >= FIRST:
        return {"kind": "first", "clause": "RE-13", "space": COLOUR_NAMES[m - FIRST]}
    if m >= STARFISH:
        return {"kind": "starfish", "clause": "RE-12", "side": ("up", "down")[m - STARFISH]}
    kinds = [f"b{kind}" for kind in range(KINDS) if m - KINDS_DRAWN >> kind & 1]
    return {"kind": "boards", "clause": "RE-10", "boards": ", ".join(kinds)}


# --- Why not -----------------------------------------------------------------------------------------------------


def forbids(s: State, m: int) -> str | None:
    """Name the clause that forbids a move now, and in a word why; None when it is legal."""
    if s.phase == Phase.OVER:
        return "RE-60 over"
    if m >= MOVES:
        return _forbids_outcome(s, m)
    if m < EAT:
        return _forbids_rare(s, m)
    if s.phase == Phase.LAST:
        if m >= PAY:
            return "RE-61 last-turn"
        return None if meal(s, m - EAT) > kept_back(s) else "RE-61 gives-nothing"
    if s.phase != Phase.TURN:
        return "RE-20 no-turn"
    if m >= MOVE:
        return _forbids_move(s, *divmod(m - MOVE, PLACES + 1))
    if m >= PLACE:
        return _forbids_placement(s, (m - PLACE) % PLACES, m >= AGAIN)
    if m >= PUT:
        return _forbids_put(s, m - PUT)
    return _forbids_trade(s, m)


def _forbids_outcome(s: State, m: int) -> str | None:
    """Answer for the TABLE."""
    phase = s.phase
    if m >= REPLACED:
        return None if phase == Phase.REPLACE and (s.bag[s.space] == 0) == (m > REPLACED) else "RE-42"
    if m >= REVEAL:
        return None if phase == Phase.REVEAL else "RE-62"
    if m >= STARTS:
        return None if phase == Phase.STARTER and m - STARTS < s.seats else "RE-14"
    if m >= POLYP:
        drawing = phase in (Phase.LAY_OUT, Phase.DEAL, Phase.REFILL)
        return None if drawing and s.bag[m - POLYP] > 0 else "RE-29"
    if m >= FIRST:
        return None if phase == Phase.FIRST else "RE-13"
    if m >= STARFISH:
        return None if phase == Phase.STARFISH else "RE-12"
    return None if phase == Phase.BOARDS and (m - KINDS_DRAWN).bit_count() == s.seats else "RE-10"


def _forbids_rare(s: State, m: int) -> str | None:
    if m == PASS:
        return None if s.phase == Phase.LAST else "RE-61 not-last"
    if m >= LARVA:
        return None if s.phase == Phase.LARVA else "RE-16 not-now"
    if s.phase != Phase.FEED:
        return "RE-15 not-now"
    return None if s.hand[s.seat, m - FEED] > 0 else "RE-15 no-polyp"


def _first(*reasons: tuple[bool, str]) -> str | None:
    """Give the first reason that holds."""
    return next((reason for holds, reason in reasons if holds), None)


def _forbids_trade(s: State, m: int) -> str | None:
    """Answer for the actions that need no square: 1 to 3, 6 to 8, and 10."""
    p = s.seat
    if m >= TAKE:
        return "RE-25 on-rock" if rules_reef.on_bare_rock(s, p) else None
    if m >= GROW:
        colour = m - GROW
        none_left = s.bag[colour] + s.bonus[colour] == 0
        return _first((s.cubes[p, colour] == 0, "RE-28 no-larva"), (none_left, "RE-28 none-left"))
    if m >= SWAP:
        return _forbids_swap(s, *divmod(m - SWAP, WAYS))
    if m >= HATCH:
        colour = m - HATCH
        return _first((s.prey[p, colour] == 0, "RE-26 no-prey"), (s.larvae[colour] == 0, "RE-26 none-left"))
    if m >= PAY:
        colour = m - PAY
        return _first(
            (s.paid == PAID, "RE-23 paid-twice"),
            (s.cubes[p, colour] == 0, "RE-22 no-larva"),
            (s.hand[p, colour] + s.prey[p, colour] == 0, "RE-30 no-polyp"),
            (not rules_reef.has_place(s, colour), "RE-30 no-square"),
        )
    return _first(
        (board_of(s, m - EAT) < 0, "RE-21 no-shrimp"),
        (s.begun == 1, "RE-20 begun"),
        (meal(s, m - EAT) < LARGE_ENOUGH, "RE-21 under-five"),
    )


def _forbids_swap(s: State, colour: int, way: int) -> str | None:
    alga = way if way < ALGA else alga_of(s, way - ALGA)
    lacking = _first(
        (s.prey[s.seat, colour] == 0, "RE-27 no-prey"),
        (s.cylinders[alga] == 0, "RE-27 sold-out"),
    )
    if lacking or way < ALGA:
        return lacking
    return _first(
        (bool(s.locked >> way - ALGA & 1), "RE-51 locked"),
        (s.gone[s.seat] == 0, "RE-51 no-shrimp-at-sea"),
        (s.covered == 1, "RE-51 covered"),
        (rules_actions.may_lock(s) == 0, "RE-52 last-tile"),
    )


def _forbids_put(s: State, place: int) -> str | None:
    board, i = divmod(place, ROCKS)
    if board >= s.seats:
        return "RE-10 no-board"
    square = int(SQUARE[s.kind[board], i])
    return _first(
        (s.put == 1, "RE-24 put-once"),
        (not rules_actions.may_put(s), "RE-24 no-shrimp"),
        (colour_at(s, board, square) < 0, "RE-24 no-coral"),
        (not rules_reef.unguarded(s, board) & square, "RE-46 guarded"),
        (not rules_reef.has_room(s, s.seat, board), "RE-46 two-on-board"),
    )


def _forbids_placement(s: State, place: int, again: bool) -> str | None:
    p = s.seat
    colour = s.colour - 1
    board, i = divmod(place, ROCKS)
    if board >= s.seats:
        return "RE-10 no-board"
    if colour < 0:
        return "RE-22 pay-first"
    if again:
        lacking = _first((s.prey[p, colour] == 0, "RE-22 no-prey"))
    else:
        lacking = _first((s.placed == AT_ONCE, "RE-22 four-placed"), (s.hand[p, colour] == 0, "RE-22 no-polyp"))
    return lacking or _forbids_growth(s, board, colour, int(SQUARE[s.kind[board], i]))


def _forbids_growth(s: State, board: int, colour: int, square: int) -> str | None:
    """Say why no polyp of a colour may go onto a square."""
    guards = shrimps(s, board)
    other = colour_at(s, board, square)
    own = int(s.coral[board, colour])
    next_to = own & rules_reef.beside(square)
    if other == colour:
        return "RE-40 same-colour"
    if other < 0 and guards & square:
        return "RE-40 shrimp-there"
    if other >= 0:
        reason = _first(
            (not notation.beats(s, colour, other), "RE-43 weaker"),
            (bool(protected(int(s.coral[board, other]), guards) & square), "RE-45 protected"),
            (not next_to, "RE-43 not-beside"),
            (not next_to & rules_reef.beside(own), "RE-43 under-two"),
        )
        if reason:
            return reason
    return "RE-41 joins" if unjoinable(own, guards) & square else None


def _forbids_move(s: State, k: int, place: int) -> str | None:
    board = board_of(s, k)
    if board < 0:
        return "RE-25 no-shrimp"
    start = square_of(s, k)
    if int(s.tired[board]) & start:
        return "RE-31 tired"
    if place == HOME:
        return None
    goal, i = divmod(place, ROCKS)
    if goal >= s.seats:
        return "RE-10 no-board"
    square = int(SQUARE[s.kind[goal], i])
    coral = coral_at(s, board, start)
    crowded = goal != board and not rules_reef.has_room(s, s.seat, goal)
    if goal == board and square == start:
        return "RE-25 same-square"
    if colour_at(s, goal, square) >= 0:
        free = rules_reef.unguarded(s, goal) | (coral if goal == board else 0)
        return _first((not free & square, "RE-46 guarded"), (crowded, "RE-46 two-on-board"))
    return _first(
        (bool(shrimps(s, goal) & square), "RE-25 shrimp-there"),
        (not coral, "RE-31 rock-to-rock"),
        (s.paid == PAID and s.colour == 0, "RE-31 late-for-rock"),
        (crowded, "RE-46 two-on-board"),
    )


# --- Points ------------------------------------------------------------------------------------------------------


def explain(s: State, viewer: int) -> list[Told]:
    """Explain the points of every side, colour by colour; then who is ahead, as far as the viewer may know."""
    lines: list[Told] = []
    low, high = [0] * s.seats, [0] * s.seats
    values = [int(VALUE[s.down, colour]) for colour in range(COLOURS)]
    possible = [values[colour] for colour, n in enumerate(_unseen(s, viewer)) if n > _surely_in_bag(s, colour, viewer)]
    possible = possible or [0]
    for p in range(s.seats):
        fish, hidden = fish_seen(s, p, viewer)
        for colour, n in enumerate(fish):
            if n:
                lines.append(
                    {
                        "side": p, "kind": "polyps", "clause": "RE-62", "colour": COLOUR_NAMES[colour], "n": n,
                        "value": values[colour], "points": n * values[colour],
                    }
                )  # fmt: skip
        points = sum(n * value for n, value in zip(fish, values, strict=True))
        low[p], high[p] = points + hidden * min(possible), points + hidden * max(possible)
        if hidden:
            lines.append(
                {
                    "side": p, "kind": "hidden", "clause": "RE-47", "low": min(possible), "high": max(possible),
                    "points": 0,
                }
            )  # fmt: skip
    return lines + (_ties(s, low) if s.phase == Phase.OVER else _ahead(low, high))


def _surely_in_bag(s: State, colour: int, viewer: int) -> int:
    """Count the polyps of a colour that the viewer knows to be in the bag."""
    return int(s.bag[colour]) if knows_bag(s, colour, viewer) else 0


def _ahead(low: list[int], high: list[int]) -> list[Told]:
    """Say who leads for sure and by how much at least, or who may lead."""
    leaders = [p for p in range(len(low)) if high[p] >= max(low)]
    if len(leaders) == len(low) and max(high) == min(low):
        return []
    if len(leaders) == 1:
        lead = low[leaders[0]] - max(points for p, points in enumerate(high) if p != leaders[0])
        return [{"side": leaders[0], "kind": "leads", "clause": "RE-62", "n": lead, "points": 0}]
    return [{"side": p, "kind": "may-lead", "clause": "RE-62", "points": 0} for p in leaders]


def _ties(s: State, points: list[int]) -> list[Told]:
    """Give what breaks a tie, for every side that shares its points with another."""
    return [
        {
            "side": p,
            "kind": "tie",
            "clause": "RE-63",
            "consumed": sum(int(n) for n in s.prey[p]),
            "larvae": sum(int(n) for n in s.cubes[p]),
            "behind": behind(s, p),
            "guarded": rules.guarded(s, p),
            "points": 0,
        }
        for p in range(s.seats)
        if points.count(points[p]) > 1
    ]
