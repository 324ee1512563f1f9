"""Podwodni łowcy as a picture, from what a spectator sees."""

from fathomfive.kernel.game import JsonObject
from fathomfive.kernel.sketch import BOARD_WIDTH, FIELD_HEIGHT, INK, RULE, SEA, TILE, Box, Sketch

SEATS = ("#2F6FA3", "#C8443A", "#33804F", "#D9A21B", "#7C5AA6")
FISH = {"A": "fish-darter", "B": "fish-disc", "C": "fish-puffer"}
PAINT = {"red": "#C8443A", "green": "#33804F", "yellow": "#E3B02B"}
LINES, LANES = 5, 6  # the grid, with a line above and below it and a lane on each side for the new column
ACROSS, DOWN = 104.0, (FIELD_HEIGHT - 12) / LINES
TALL = DOWN - 8
WIDE = TALL / 1.12
LEFT = (BOARD_WIDTH - LANES * ACROSS) / 2


def picture(shown: JsonObject) -> Sketch:
    """Sketch the grid of cards, the new column beside it, and the seats."""
    sketch = Sketch()
    sketch.rect(Box(0, 0, BOARD_WIDTH, FIELD_HEIGHT), SEA[1], stroke=INK, radius=12)
    across = Box(LEFT + ACROSS - 8, DOWN - 2, 4 * ACROSS, 3 * DOWN + 8)
    sketch.rect(across, SEA[2], radius=14)
    for row, cards in enumerate(shown["grid"]):
        for column, piece in enumerate(cards):
            _card(sketch, piece, column + 1, row + 1)
    corner = shown["corner"]
    for n, piece in enumerate(shown["column"] if corner else ()):
        lane = 0 if corner.endswith("left") else LANES - 1
        _card(sketch, piece, lane, n if corner.startswith("top") else LINES - 1 - n)
    sketch.seats(SEATS, [side["points"] for side in shown["sides"]], shown["to_act"])
    return sketch


def _card(sketch: Sketch, piece: JsonObject | None, lane: int, line: int) -> None:
    x, y = LEFT + lane * ACROSS + (ACROSS - WIDE) / 2 - 8, 8 + line * DOWN
    if piece is None:
        sketch.rect(Box(x, y, WIDE, TALL), "none", stroke=SEA[3], radius=9, dash="6 5")
        return
    sketch.rect(Box(x, y, WIDE, TALL), TILE, stroke=INK, radius=9)
    size = WIDE * 0.8
    if piece["kind"] != "fish":
        sketch.rect(Box(x + 4, y + 4, WIDE - 8, TALL - 8), "none", stroke=RULE, width=1.2, radius=6)
        sketch.part(piece["kind"], x + (WIDE - size) / 2, y + (TALL - size) / 2, size)
        return
    colour = PAINT[piece["colour"]]
    sketch.rect(Box(x + 2, y + TALL * 0.72, WIDE - 4, TALL * 0.28 - 2), colour, radius=7)
    sketch.part(FISH[piece["letter"]], x + (WIDE - size) / 2, y + TALL * 0.04, size, colour)
