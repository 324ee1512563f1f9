"""Kipicot as a picture, from what a spectator sees."""

from fathomfive.kernel.game import JsonObject
from fathomfive.kernel.sketch import BOARD_WIDTH, EDGE, FIELD_HEIGHT, INK, SAND, SEA, Box, Sketch

SEATS = ("#2F6FA3", "#33804F", "#F7F1E2", "#7C5AA6")
URCHINS = {"red": ("urchin-spike", "#C8443A"), "yellow": ("urchin-knob", "#F0BE3A")}
FILES, RANKS = "abcde", "12345"
RIM = 18.0
PITCH = (FIELD_HEIGHT - 2 * RIM) / len(RANKS)
CELL = PITCH - 6
LEFT = (BOARD_WIDTH - FIELD_HEIGHT) / 2


def picture(shown: JsonObject) -> Sketch:
    """Sketch the bay with its urchins and figures, the figures in hand, and the seats."""
    sketch = Sketch()
    sketch.rect(Box(LEFT, 0, FIELD_HEIGHT, FIELD_HEIGHT), SAND, stroke=INK, radius=16)
    for file in FILES:
        for rank in RANKS:
            x, y = _corner(file + rank)
            sketch.rect(Box(x, y, CELL, CELL), SEA[2], stroke=EDGE, width=1.5, radius=10)
    for square, stack in shown["board"].items():
        x, y = _corner(square)
        size = CELL * (0.78 if len(stack) == 1 else 0.7)
        for n, colour in enumerate(reversed(stack)):  # the lower one first
            part, fill = URCHINS[colour]
            shift = 0.0 if len(stack) == 1 else (0.09 - 0.18 * n) * CELL
            sketch.part(part, x + (CELL - size) / 2, y + (CELL - size) / 2 + shift, size, fill)
    for seat, side in enumerate(shown["sides"]):
        colour = SEATS[seat % len(SEATS)]
        if side["stands"] is None:
            x, y, size = LEFT - 110, 30 + seat * 112.0, 80.0
        else:
            (x, y), size = _corner(side["stands"]), CELL * 0.74
            x += (CELL - size) / 2
        sketch.part("figure", x, y, size, colour)
        sketch.pennant(seat, colour, x + size * 0.62, y + size * 0.66, size * 0.36)
    sketch.seats(SEATS, [side["points"] for side in shown["sides"]], shown["to_act"])
    return sketch


def _corner(square: str) -> tuple[float, float]:
    """Give the upper left corner of a square."""
    return LEFT + RIM + 3 + FILES.index(square[0]) * PITCH, RIM + 3 + RANKS.index(square[1]) * PITCH
