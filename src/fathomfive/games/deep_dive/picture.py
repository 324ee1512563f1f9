"""Klofni rybku as a picture, from what a spectator sees."""

from fathomfive.kernel.game import JsonObject
from fathomfive.kernel.sketch import BOARD_WIDTH, FIELD_HEIGHT, INK, ROPE, SEA, TILE, TILE_BACK, Box, Sketch

SEATS = ("#D9A21B", "#2F6FA3", "#7C5AA6", "#33804F", "#B4468A", "#D9772B")
FOOD = {"pink": ("squid", "#C14E80"), "green": ("fish-darter", "#33804F"), "yellow": ("fish-disc", "#DDA71F")}
FIELDS = {"predator": "#C9D6D6", "bubbles": "#EAF1EA"}
SKY = 36
BAND = (FIELD_HEIGHT - SKY) / 5
SIDE = 66.0  # of a tile
LEFT, RIGHT = 130.0, 850.0  # between them lie the tiles


def picture(shown: JsonObject) -> Sketch:
    """Sketch the depths with their tiles, the divers, and the seats."""
    sketch = Sketch()
    sketch.rect(Box(0, 0, BOARD_WIDTH, SKY + 12), SEA[0], radius=8)
    for depth, here in enumerate(shown["depths"]):
        top = SKY + depth * BAND
        sketch.rect(Box(0, top, BOARD_WIDTH, BAND + 0.5), SEA[depth + 1])
        _tiles(sketch, shown, depth, top)
        if here["down"]:
            side = 54
            for shift in (6, 3, 0):
                box = Box(878 - shift, top + (BAND - side) / 2 - shift, side, side)
                sketch.rect(box, TILE_BACK, stroke=INK, radius=8)
            sketch.text(878 + side / 2, top + BAND / 2 + 10, here["down"], 28, TILE)
    sketch.line(40, 10, 40, FIELD_HEIGHT - 12, ROPE, 7)
    for depth in range(len(shown["depths"])):
        sketch.circle(40, SKY + (depth + 0.5) * BAND, 12, TILE, stroke=ROPE, width=5)
    if shown["to_act"] >= 0 or shown["asked"] == "flipped":
        y = SKY + (shown["depth"] - 0.5) * BAND - 29
        sketch.part("penguin", 60, y, 58, SEATS[shown["side"] % len(SEATS)])
    sketch.rect(Box(0, 0, BOARD_WIDTH, FIELD_HEIGHT), "none", stroke=INK, radius=8)
    sketch.seats(SEATS, [side["points"] for side in shown["sides"]], shown["to_act"])
    return sketch


def _tiles(sketch: Sketch, shown: JsonObject, depth: int, top: float) -> None:
    """Draw the face-up tiles of a depth: alike ones once, with how many they are; each trapped penguin on its orca."""
    row: list[tuple[JsonObject, int, int | None]] = []
    for heap in shown["depths"][depth]["up"]:
        n = heap["n"]
        if heap["kind"] == "predator":
            for whose, one in enumerate(shown["sides"]):
                here = min(one["trapped"][depth], n)
                if here:
                    row.append((heap, here, whose))
                n -= here
        if n > 0:
            row.append((heap, n, None))
    step = min(SIDE + 14, (RIGHT - LEFT) / max(1, len(row)))
    size = min(SIDE, step - 6)
    for k, (piece, n, side) in enumerate(row):
        x, y = LEFT + k * step, top + (BAND - size) / 2
        _tile(sketch, piece, x, y, size, side)
        if n > 1:
            sketch.count(x + size - 4, y + 4, n)


def _tile(sketch: Sketch, piece: JsonObject, x: float, y: float, size: float, side: int | None) -> None:
    kind = piece["kind"]
    sketch.rect(Box(x, y, size, size), FIELDS.get(kind, TILE), stroke=INK, radius=size * 0.14)
    if kind == "food":
        part, colour = FOOD[piece["colour"]]
        sketch.part(part, x + size * 0.2, y + size * 0.03, size * 0.6, colour)
        sketch.text(x + size / 2, y + size * 0.93, piece["value"], size * 0.4, colour)
    elif kind == "predator":
        sketch.part("orca", x + size * 0.04, y, size * 0.9)
        if side is not None:
            sketch.part("penguin", x + size * 0.42, y + size * 0.4, size * 0.58, SEATS[side % len(SEATS)])
    else:
        sketch.part(kind, x + size * 0.13, y + size * 0.13, size * 0.74)
