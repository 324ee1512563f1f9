"""Codex Naturalis as a picture, from what a spectator sees: the manuscripts."""

from fathomfive.kernel.game import JsonObject
from fathomfive.kernel.sketch import BOARD_WIDTH, CARD, FIELD_HEIGHT, INK, RULE, TILE, Box, Sketch, split

SEATS = ("#2F6FA3", "#C8443A", "#33804F", "#D9A21B")
SYMBOLS: dict[str, tuple[str, str | None]] = {
    "F": ("mushroom", "#B9382F"), "P": ("leaf", "#3B7D4F"), "A": ("paw", "#2F6FA3"), "I": ("insect", "#7A4E9E"),
    "q": ("quill", None), "k": ("inkwell", None), "m": ("manuscript", None),
}  # fmt: skip
FIELDS = {"fungi": "#F6DDD3", "plant": "#DDEAD3", "animal": "#D5E4EE", "insect": "#E7DCEF", None: "#EFE3C8"}
LETTERS = {"fungi": "F", "plant": "P", "animal": "A", "insect": "I"}
HIGH = 0.66  # the height of a card by its width
STEP_X, STEP_Y = 0.765, 0.62 * HIGH  # corners just cover
MOST = 96.0  # px: the widest a card is drawn
CORNER_X, CORNER_Y = 0.235, 0.25  # of a card's width


def picture(shown: JsonObject) -> Sketch:
    """Sketch the manuscript of each seat, and the seats."""
    sketch = Sketch()
    books = shown["manuscripts"]
    for seat, box in enumerate(split(len(books), Box(0, 0, BOARD_WIDTH, FIELD_HEIGHT))):
        sketch.rect(box, CARD, stroke=RULE, radius=12)
        _manuscript(sketch, books[seat]["laid"], box)
        sketch.pennant(seat, SEATS[seat % len(SEATS)], box.x + 10, box.y + 8, 34)
    sketch.seats(SEATS, [book["points"] for book in books], shown["to_act"])
    return sketch


def _manuscript(sketch: Sketch, laid: list[JsonObject], box: Box) -> None:
    """Draw the cards in the order they were laid, as large as they fit."""
    if not laid:
        return
    xs, ys = [card["x"] for card in laid], [card["y"] for card in laid]
    wide = (max(xs) - min(xs)) * STEP_X + 1.2
    tall = (max(ys) - min(ys)) * STEP_Y + HIGH + 0.2
    w = min(MOST, box.w / wide, box.h / tall)
    middle_x, middle_y = (min(xs) + max(xs)) / 2, (min(ys) + max(ys)) / 2
    for card in laid:
        x = box.x + box.w / 2 + ((card["x"] - middle_x) * STEP_X - 0.5) * w
        y = box.y + box.h / 2 - ((card["y"] - middle_y) * STEP_Y + HIGH / 2) * w
        _card(sketch, card, x, y, w)


def _card(sketch: Sketch, card: JsonObject, x: float, y: float, w: float) -> None:
    h = w * HIGH
    line = max(1.0, w * 0.02)
    sketch.rect(Box(x, y, w, h), FIELDS[card["kingdom"]], stroke=INK, width=line, radius=w * 0.08)
    if card["sort"] == "gold":
        inner = Box(x + w * 0.045, y + w * 0.045, w * 0.91, h - w * 0.09)
        sketch.rect(inner, "none", stroke="#C08A1E", width=line, radius=w * 0.05)
    signs = card["middle"] or LETTERS.get(card["kingdom"], "")
    size = w * 0.26
    for k, sign in enumerate(signs):
        part, colour = SYMBOLS[sign]
        sketch.part(part, x + w / 2 + (k - len(signs) / 2) * size, y + (h - size) / 2, size, colour)
    for k, sign in enumerate(card["corners"]):
        if sign == "-":
            continue
        cx = x + (w - w * CORNER_X if k % 2 else 0)
        cy = y + (h - w * CORNER_Y if k > 1 else 0)
        sketch.rect(Box(cx, cy, w * CORNER_X, w * CORNER_Y), TILE, stroke=INK, width=line, radius=w * 0.07)
        if sign != "o":
            part, colour = SYMBOLS[sign]
            sketch.part(part, cx + w * 0.027, cy + w * 0.034, w * 0.182, colour)
