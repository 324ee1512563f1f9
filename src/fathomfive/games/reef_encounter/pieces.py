"""Pieces of Reef Encounter as data, with the names that texts and boards know."""

from fathomfive.games.reef_encounter.components import BEATS, TILE_ALGAE, TILE_PAIRS, State
from fathomfive.games.reef_encounter.notation import find_square, place_name
from fathomfive.games.reef_encounter.rules_reef import colour_at, coral_at, many
from fathomfive.kernel.game import Told

COLOUR_NAMES = ("white", "yellow", "orange", "pink", "grey")
PLAYERS = ("purple", "green", "red", "yellow")  # RE-1: colours of their shrimps


def polyp_piece(colour: int) -> Told:
    """Give a polyp of a colour."""
    return {"kind": "polyp", "colour": COLOUR_NAMES[colour]}


def larva_piece(colour: int) -> Told:
    """Give a larva of a colour."""
    return {"kind": "larva", "colour": COLOUR_NAMES[colour]}


def ground_piece(s: State, place: int) -> Told:
    """Name the coral at a place: its colour and size; bare rock where there is none."""
    at = place_name(s, place)
    if at[0] != "b":
        return {"kind": "rock"}
    board, square = find_square(s, at)
    colour = colour_at(s, board, square)
    if colour < 0:
        return {"kind": "rock"}
    return {"kind": "coral", "colour": COLOUR_NAMES[colour], "n": many(coral_at(s, board, square))}


def tile_pair(s: State, tile: int) -> tuple[str, str]:
    """Give the strong and the weak colour that a coral tile shows."""
    strong, weak = TILE_PAIRS[tile]
    return (weak, strong) if s.down >> tile & 1 else (strong, weak)


def tile_algae(s: State, tile: int) -> tuple[str, str]:
    """Give the large and the small alga that a coral tile shows."""
    large, small = TILE_ALGAE[tile]
    return (small, large) if s.down >> tile & 1 else (large, small)


def beats(s: State, strong: int, weak: int) -> bool:
    """RE-43 Does one colour beat another by the coral tiles as they lie?"""
    return bool(BEATS[s.down, strong] >> weak & 1)
