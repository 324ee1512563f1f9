"""Moves of Reef Encounter as data, for words and boards."""

from fathomfive.games.reef_encounter.components import (
    AGAIN,
    ALGA,
    ALGAE,
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
    LARVA,
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
from fathomfive.games.reef_encounter.drawing import NONE
from fathomfive.games.reef_encounter.notation import (
    place_name,
    shrimp_name,
    spoken,
    square_at,
    square_name,
    square_names,
)
from fathomfive.games.reef_encounter.pieces import (
    COLOUR_NAMES,
    cylinder_piece,
    ground_piece,
    larva_piece,
    polyp_piece,
    strength_piece,
    tile_piece,
)
from fathomfive.games.reef_encounter.rules import to_act
from fathomfive.games.reef_encounter.rules_actions import (
    alga_of,
    board_of,
    flipped,
    kept_back,
    meal,
    square_of,
)
from fathomfive.games.reef_encounter.rules_reef import colour_at, coral_at, grows
from fathomfive.kernel.game import TABLE, JsonObject


def tell(s: State, m: int, viewer: int) -> JsonObject:
    """Tell a move as data, for the log, the board and the list of moves."""
    told: JsonObject = {"seat": to_act(s), "pieces": [], "places": []}
    if m >= MOVES:
        return told | _tell_outcome(s, m, viewer)
    if m >= MOVE:
        return told | _tell_move(s, m)
    if m >= PLACE:
        return told | _tell_placement(s, m)
    if m >= PUT:
        at, ground = place_name(s, m - PUT), ground_piece(s, m - PUT)
        return told | {"kind": "put", "clause": "RE-24", "places": [at], "pieces": [ground]} | _where(at)
    if m >= TAKE:
        space = m - TAKE
        polyps = [polyp_piece(colour) for colour in range(COLOURS) for _ in range(int(s.sea[space, colour]))]
        return told | {"kind": "take", "clause": "RE-29", "pieces": [larva_piece(space), *polyps]}
    if m >= GROW:
        return told | {"kind": "grow", "clause": "RE-28", "pieces": [larva_piece(m - GROW), polyp_piece(m - GROW)]}
    if m >= SWAP:
        return told | _tell_swap(s, *divmod(m - SWAP, WAYS))
    if m >= HATCH:
        return told | {"kind": "hatch", "clause": "RE-26", "pieces": [larva_piece(m - HATCH), polyp_piece(m - HATCH)]}
    if m >= PAY:
        clause = "RE-22" if s.paid == 0 else "RE-23"
        return told | {"kind": "pay", "clause": clause, "pieces": [larva_piece(m - PAY)]}
    if m >= EAT:
        return told | _tell_meal(s, m - EAT)
    if m == PASS:
        return told | {"kind": "pass", "clause": "RE-61"}
    if m >= LARVA:
        return told | {"kind": "larva", "clause": "RE-16", "pieces": [larva_piece(m - LARVA)]}
    if viewer in (TABLE, s.seat):
        return told | {"kind": "feed", "clause": "RE-15", "pieces": [polyp_piece(m - FEED)]}
    return told | {"kind": "feed-unseen", "clause": "RE-15"}


def _where(name: str, before: str = "") -> JsonObject:
    """Tell the square and the reef of a name, for texts: b0E3 is E3 on reef 1."""
    square, reef = spoken(name)
    return {f"{before}square": square, f"{before}reef": reef}


def _tell_move(s: State, m: int) -> JsonObject:
    k, place = divmod(m - MOVE, PLACES + 1)
    start, goal = shrimp_name(s, k), place_name(s, place)
    told: JsonObject = {"clause": "RE-25", "from": start, "to": goal} | _where(start, "from_")
    if place == HOME:
        return told | {"kind": "home", "places": [start]}
    return told | {"kind": "move", "places": [goal, start], "pieces": [ground_piece(s, place)]} | _where(goal)


def _tell_placement(s: State, m: int) -> JsonObject:
    """Tell the colour, the square, the consumed polyp, and whether the coral grows onto D4."""
    at = place_name(s, (m - PLACE) % PLACES)
    source = "front" if m >= AGAIN else "hand"
    told: JsonObject = {"kind": "place", "clause": "RE-22", "places": [at], "from": source, "grows": "no"} | _where(at)
    found = square_at(s, (m - PLACE) % PLACES)
    if not s.colour or found is None:
        return told | {"pieces": [{"kind": "rock"}]}
    board, square = found
    told["pieces"] = [polyp_piece(s.colour - 1)]
    consumed = colour_at(s, board, square)
    if consumed >= 0:
        told |= {"kind": "attack", "clause": "RE-43", "eaten": COLOUR_NAMES[consumed]}
        told["pieces"].append(polyp_piece(consumed))
    if grows(s, board, s.colour - 1, square):
        told["grows"] = "yes"
        told["places"] = [at, square_name(s, board, EXTRA)]
    return told


def _tell_swap(s: State, colour: int, way: int) -> JsonObject:
    """Tell the polyp given, the cylinder and its place, and the coral tiles that flip."""
    alga = way if way < ALGA else alga_of(s, way - ALGA)
    turned = flipped(s, way)
    tiles = [tile_piece(tile, s.down ^ turned) for tile in range(TILES) if turned >> tile & 1]
    told: JsonObject = {
        "pieces": [polyp_piece(colour), cylinder_piece(alga)],
        "flips": [tile["tile"] for tile in tiles],
        "turned": ", ".join(tile["shows"] for tile in tiles) or NONE,
        "now": [strength_piece(tile) for tile in tiles],
        "n": len(tiles),
        "alga": ALGAE[alga],
    }
    if way < ALGA:
        return told | {"kind": "swap", "clause": "RE-50"}
    tile = tile_piece(way - ALGA, s.down)
    told |= {"kind": "lock", "clause": "RE-51", "tile": tile["tile"], "locks": tile["shows"]}
    told["kept"] = [strength_piece(tile)]
    return told | {"places": [f"tile{tile['tile']}"]}


def _tell_meal(s: State, k: int) -> JsonObject:
    """Tell the eaten coral and its place, the polyps it gives, and those that return to the bag."""
    n = meal(s, k)
    told: JsonObject = {"kind": "eat", "clause": "RE-61" if s.phase == Phase.LAST else "RE-21", "n": n}
    told |= {"gain": max(0, n - kept_back(s)), "back": kept_back(s), "worth": 0} | _where(shrimp_name(s, k))
    if not n:
        return told | {"pieces": [{"kind": "rock"}], "places": [shrimp_name(s, k)]}
    board = board_of(s, k)
    colour = colour_at(s, board, square_of(s, k))
    coral = coral_at(s, board, square_of(s, k))
    others = [name for name in square_names(s, board, coral) if name != shrimp_name(s, k)]
    return told | {
        "pieces": [{"kind": "coral", "colour": COLOUR_NAMES[colour], "n": n}],
        "places": [shrimp_name(s, k), *others],
        "worth": told["gain"] * int(VALUE[s.down, colour]),
    }


def _tell_outcome(s: State, m: int, viewer: int) -> JsonObject:
    if m >= REPLACED:
        replaced = ("yes", "no")[m - REPLACED]
        return {"kind": "bonus", "clause": "RE-42", "pieces": [polyp_piece(s.space)], "replaced": replaced}
    if m >= REVEAL:
        shown = range(s.seats if s.phase == Phase.REVEAL else 0)
        pieces = [polyp_piece(int(s.fed[p]) - 1) | {"owner": p} for p in shown]
        return {"kind": "reveal", "clause": "RE-62", "pieces": pieces}
    if m >= STARTS:
        return {"kind": "start", "clause": "RE-14", "who": m - STARTS}
    if m >= POLYP:
        polyp = polyp_piece(m - POLYP)
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
    kinds = [kind for kind in range(KINDS) if m - KINDS_DRAWN >> kind & 1]
    boards, reefs = ", ".join(f"b{kind}" for kind in kinds), ", ".join(str(kind + 1) for kind in kinds)
    return {"kind": "boards", "clause": "RE-10", "boards": boards, "reefs": reefs}
