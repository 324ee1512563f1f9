"""Pieces of Reef Encounter as data, with the names that texts and boards know."""

from fathomfive.games.reef_encounter.components import ALGAE, BEATS, LETTERS, TILE_ALGAE, TILE_PAIRS, State
from fathomfive.games.reef_encounter.notation import square_at
from fathomfive.games.reef_encounter.rules_reef import colour_at, coral_at, many
from fathomfive.kernel.game import JsonObject

COLOUR_NAMES = ("white", "yellow", "orange", "pink", "grey")
PLAYERS = ("purple", "green", "red", "yellow")  # RE-1: colours of their shrimps


def polyp_piece(colour: int) -> JsonObject:
    """Give a polyp of a colour."""
    return {"kind": "polyp", "colour": COLOUR_NAMES[colour]}


def larva_piece(colour: int) -> JsonObject:
    """Give a larva of a colour."""
    return {"kind": "larva", "colour": COLOUR_NAMES[colour]}


def cylinder_piece(alga: int) -> JsonObject:
    """Give a cylinder of a colour."""
    return {"kind": "cylinder", "colour": ALGAE[alga]}


def coral_piece(colour: int, n: int) -> JsonObject:
    """Give a coral of a colour and a size."""
    return {"kind": "coral", "colour": COLOUR_NAMES[colour], "n": n}


def ground_piece(s: State, place: int) -> JsonObject:
    """Give the coral at a place, or the bare rock where there is none."""
    found = square_at(s, place)
    colour = -1 if found is None else colour_at(s, *found)
    return {"kind": "rock"} if found is None or colour < 0 else coral_piece(colour, many(coral_at(s, *found)))


def tile_piece(tile: int, down: int) -> JsonObject:
    """RE-2 Give a coral tile with the side it shows, given the set of tiles with the starfish face down."""
    pair, algae = TILE_PAIRS[tile], TILE_ALGAE[tile]
    if down >> tile & 1:
        pair, algae = pair[::-1], algae[::-1]
    strong, weak = (COLOUR_NAMES[LETTERS.index(letter)] for letter in pair)
    return {
        "kind": "tile", "tile": tile + 1, "shows": ">".join(pair), "strong": strong, "weak": weak,
        "large": algae[0], "small": algae[1],
    }  # fmt: skip


def strength_piece(tile: JsonObject) -> JsonObject:
    """Give what a coral tile says: which colour beats which."""
    return {"kind": "beats", "strong": tile["strong"], "weak": tile["weak"]}


def beats(s: State, strong: int, weak: int) -> bool:
    """RE-43 Does one colour beat another according to the coral tiles?"""
    return bool(BEATS[s.down, strong] >> weak & 1)
