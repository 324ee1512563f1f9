"""What a viewer sees of a table of Reef Encounter."""

from typing import Any

from fathomfive.games.reef_encounter.components import (
    ALGAE,
    AT_ONCE,
    EXTRA,
    PAID,
    PRINTED,
    REASONS,
    ROWS,
    SHRIMPS,
    SPACE,
    TILES,
    VALUE,
    WIDTH,
    Phase,
    State,
)
from fathomfive.games.reef_encounter.corals import UNGUARDED, corals_of, names_of, plain
from fathomfive.games.reef_encounter.drawing import OPTION, WITHIN_A_TURN
from fathomfive.games.reef_encounter.knowledge import fish_seen, hand_seen, knows_bag, knows_fed, unseen
from fathomfive.games.reef_encounter.notation import NAMES, square_name, square_names
from fathomfive.games.reef_encounter.pieces import COLOUR_NAMES, PLAYERS, tile_piece
from fathomfive.games.reef_encounter.rules import in_bag, to_act
from fathomfive.games.reef_encounter.rules_reef import on_boards, placeable, polyps
from fathomfive.games.reef_encounter.threats import threats
from fathomfive.kernel.game import JsonObject

FILLING = (Phase.LAY_OUT, Phase.REFILL, Phase.REPLACE)


def show(s: State, viewer: int) -> JsonObject:
    """Build what a viewer sees."""
    laid = s.phase != Phase.BOARDS
    numbers, hidden = plain(s), unseen(s, viewer)
    could_consume = threats(s, numbers, hidden, viewer)
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
        "ender": s.ender if s.phase == Phase.LAST else None,
        "space": COLOUR_NAMES[s.space] if s.phase in FILLING else None,
        "grid": {"columns": WIDTH, "rows": ROWS},
        "boards": [_show_board(s, board) for board in range(s.seats)] if laid else [],
        "within_reach": _within_reach(numbers) if laid else {},
        "tiles": [tile_piece(tile, s.down) | {"locked": bool(s.locked >> tile & 1)} for tile in range(TILES)],
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
        "unseen": _by_colour(hidden),
        "sea": [
            {"larva": bool(s.adrift[space]), "colour": name, "polyps": _by_colour(s.sea[space]), "room": SPACE}
            for space, name in enumerate(COLOUR_NAMES)
        ],
        "turn": _show_turn(s),
        "sides": [_show_seat(s, p, viewer) | {"could_consume": could_consume[p]} for p in range(s.seats)],
    }


def _by_colour(numbers: Any) -> dict[str, int]:
    return {name: int(n) for name, n in zip(COLOUR_NAMES, numbers, strict=True)}


def _show_board(s: State, board: int) -> JsonObject:
    """Show a printed board and the pieces on it."""
    kind = int(s.kind[board])
    corals = corals_of(s, board)
    owned: list[int] = s.shrimp[: s.seats, board].tolist()
    safe = sum(coral.protected for coral in corals)
    colours = {name: COLOUR_NAMES[coral.colour] for coral in corals for name in coral.names}
    squares = {}
    for bit, name in NAMES[kind].items():
        owner = next((p for p, own in enumerate(owned) if own >> bit & 1), None)
        if name in colours or owner is not None:
            squares[name] = {"colour": colours.get(name), "shrimp": owner, "protected": bool(safe >> bit & 1)}
    return {
        "board": kind,
        "name": f"b{kind}",
        "printed": PRINTED[kind],
        "extra": None if s.advanced else square_name(s, board, EXTRA),
        "squares": squares,
        "corals": [
            {
                "colour": COLOUR_NAMES[coral.colour],
                "squares": coral.names,
                "guard": None if coral.guard == UNGUARDED else coral.guard,
            }
            for coral in corals
        ],
    }


def _within_reach(s: State) -> dict[str, list[str]]:
    """RE-43 Name the polyps that each colour could consume now."""
    found: dict[str, list[str]] = {name: [] for name in COLOUR_NAMES}
    for board in range(s.seats):
        held = polyps(s, board)
        for colour, name in enumerate(COLOUR_NAMES):
            found[name] += names_of(int(s.kind[board]), placeable(s, board, colour) & held)
    return found


def _show_turn(s: State) -> JsonObject | None:
    if s.phase not in WITHIN_A_TURN:
        return None
    return {
        "begun": bool(s.begun),
        "paid": s.paid,
        "payments": PAID - s.paid,  # larvae that may still be paid
        "placing": COLOUR_NAMES[s.colour - 1] if s.colour else None,
        "placed": s.placed,
        "at_once": AT_ONCE,  # polyps from behind the screen for one larva
        "put": bool(s.put),
        "covered": bool(s.covered),
        "tired": [name for board in range(s.seats) for name in square_names(s, board, int(s.tired[board]))],
    }


def _show_seat(s: State, p: int, viewer: int) -> JsonObject:
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
