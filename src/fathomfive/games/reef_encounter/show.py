"""What a viewer sees of a table of Reef Encounter."""

from typing import Any

from fathomfive.games.reef_encounter.components import (
    ALGAE,
    COLOURS,
    LETTERS,
    REASONS,
    ROCKS,
    SHRIMPS,
    SQUARE,
    TILES,
    VALUE,
    Phase,
    State,
)
from fathomfive.games.reef_encounter.drawing import OPTION, WITHIN_A_TURN
from fathomfive.games.reef_encounter.knowledge import fish_seen, hand_seen, knows_bag, knows_fed, unseen
from fathomfive.games.reef_encounter.notation import square_name, square_names
from fathomfive.games.reef_encounter.pieces import COLOUR_NAMES, PLAYERS, tile_algae, tile_pair
from fathomfive.games.reef_encounter.rules import in_bag, to_act
from fathomfive.games.reef_encounter.rules_reef import colour_at, joined, on_boards, protected, shrimps
from fathomfive.kernel.game import Told


def show(s: State, viewer: int) -> Told:
    """Build what a viewer sees."""
    laid = s.phase != Phase.BOARDS
    return {
        "rules": s.rules,
        "seats": s.seats,
        "game": OPTION[s.advanced],
        "to_act": to_act(s),
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
        "bag": in_bag(s),
        "bag_colours": {
            name: int(s.bag[colour]) if knows_bag(s, colour, viewer) else None
            for colour, name in enumerate(COLOUR_NAMES)
        },
        "unseen": _by_colour(unseen(s, viewer)),
        "sea": [
            {"larva": bool(s.adrift[space]), "colour": name, "polyps": _by_colour(s.sea[space])}
            for space, name in enumerate(COLOUR_NAMES)
        ],
        "turn": _show_turn(s),
        "sides": [_show_seat(s, p, viewer) for p in range(s.seats)],
    }


def _by_colour(numbers: Any) -> dict[str, int]:
    return {name: int(n) for name, n in zip(COLOUR_NAMES, numbers, strict=True)}


def _show_board(s: State, board: int) -> Told:
    squares = {}
    for bit in range(int(SQUARE[s.kind[board], ROCKS - 1]).bit_length()):
        square = 1 << bit
        colour = colour_at(s, board, square)
        owner = next((p for p in range(s.seats) if int(s.shrimp[p, board]) & square), None)
        if colour >= 0 or owner is not None:
            squares[square_name(s, board, square)] = {
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
            squares = square_names(s, board, coral)
            found.append({"colour": COLOUR_NAMES[colour], "squares": squares, "guard": guard})
    return found


def _show_tile(s: State, tile: int) -> Told:
    strong, weak = (COLOUR_NAMES[LETTERS.index(letter)] for letter in tile_pair(s, tile))
    large, small = tile_algae(s, tile)
    locked = bool(s.locked >> tile & 1)
    return {"tile": tile + 1, "strong": strong, "weak": weak, "large": large, "small": small, "locked": locked}


def _show_turn(s: State) -> Told | None:
    if s.phase not in WITHIN_A_TURN:
        return None
    return {
        "begun": bool(s.begun),
        "paid": s.paid,
        "placing": COLOUR_NAMES[s.colour - 1] if s.colour else None,
        "placed": s.placed,
        "put": bool(s.put),
        "covered": bool(s.covered),
        "tired": [name for board in range(s.seats) for name in square_names(s, board, int(s.tired[board]))],
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
