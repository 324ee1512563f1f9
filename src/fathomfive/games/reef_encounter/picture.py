"""Reef Encounter as a picture, from what a spectator sees: the reefs."""

from fathomfive.kernel.game import JsonObject
from fathomfive.kernel.sketch import BOARD_WIDTH, EDGE, FIELD_HEIGHT, INK, ROCK, SAND, SEA, WHITE, Box, Sketch, split

SEATS = ("#7C5AA6", "#33804F", "#C8443A", "#E3B02B")
FILL = {"white": "#FFFDF6", "yellow": "#F2C230", "orange": "#E07B2A", "pink": "#DE7DA6", "grey": "#8B979B"}
FIELDS = {"white": "#5E8C99", "yellow": "#F7E6A6", "orange": "#F8D2AE", "pink": "#F8DCE7", "grey": "#CDD5D6"}
RIM = 8.0


def picture(shown: JsonObject) -> Sketch:
    """Sketch the reefs with their polyps and shrimps, and the seats."""
    sketch = Sketch()
    boards = shown["boards"]
    if not boards:  # they are being chosen
        sketch.rect(Box(0, 0, BOARD_WIDTH, FIELD_HEIGHT), SEA[1], stroke=INK, radius=12)
    grid = shown["grid"]
    for board, room in zip(boards, split(len(boards), Box(0, 0, BOARD_WIDTH, FIELD_HEIGHT)), strict=True):
        cell = min((room.w - 2 * RIM) / grid["columns"], (room.h - 2 * RIM) / grid["rows"])
        w, h = cell * grid["columns"] + 2 * RIM, cell * grid["rows"] + 2 * RIM
        reef = Box(room.x + (room.w - w) / 2, room.y + (room.h - h) / 2, w, h)
        sketch.rect(reef, SAND, stroke=INK, radius=12)
        for row, line in enumerate(board["printed"]):
            for column, printed in enumerate(line):
                if printed != ".":
                    box = Box(reef.x + RIM + column * cell + 1, reef.y + RIM + row * cell + 1, cell - 2, cell - 2)
                    _square(sketch, board["squares"].get(f"{board['name']}{chr(65 + column)}{row + 1}"), box)
    sketch.seats(SEATS, [side["points"] for side in shown["sides"]], shown["to_act"])
    return sketch


def _square(sketch: Sketch, square: JsonObject | None, box: Box) -> None:
    """Draw a square of rock, with the polyp and the shrimp on it."""
    size = box.w
    colour = square["colour"] if square else None
    fill = FIELDS[colour] if colour else ROCK
    sketch.rect(box, fill, stroke=INK if colour else EDGE, width=1.3, radius=size * 0.16)
    if colour:
        sketch.part(f"polyp-{colour}", box.x + size * 0.09, box.y + size * 0.09, size * 0.82, FILL[colour])
    if square and square["shrimp"] is not None:
        seat = square["shrimp"]
        across = size * (0.72 if colour else 0.8)
        x, y = box.x + size * (0.24 if colour else 0.1), box.y + size * (0.24 if colour else 0.1)
        sketch.circle(x + across / 2, y + across / 2, across / 2, WHITE, stroke=INK, width=1.5)
        sketch.part("shrimp", x + across * 0.12, y + across * 0.1, across * 0.76, SEATS[seat % len(SEATS)])
        sketch.pennant(seat, SEATS[seat % len(SEATS)], x + across * 0.62, y + across * 0.6, across * 0.44)
