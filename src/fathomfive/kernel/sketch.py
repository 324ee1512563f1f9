"""A picture as plain shapes: a game sketches its table with them, and a preview of a link shows it.

It needs nothing but the standard library: the build draws the boxes of all games with it, too.
"""

import re
from collections.abc import Mapping, Sequence
from typing import NamedTuple

WIDTH, HEIGHT = 1200, 630  # of the whole picture, as sites that show previews expect it
FIELD_X, FIELD_Y = 44, 104  # where the game's own field begins
FIELD_WIDTH, FIELD_HEIGHT = 1112, 486
BOARD_WIDTH = 950  # of the field; the seats stand at its right
NAME = "Fathom Five"

PAPER, CARD, INK, INK_2, RULE, EDGE = "#F3EAD6", "#FCF7EA", "#14323C", "#48595C", "#CDBE9B", "#8B7B56"
SEA = ("#EAF1EA", "#D3E6E4", "#AFD3D7", "#7FB5C1", "#397186", "#22566A")  # by depth
TILE, TILE_BACK, SAND, ROCK, ROPE, WHITE = "#FBF6E9", "#1F4C5D", "#E6D3A3", "#B9AD93", "#A8763A", "#FFFDF6"
FONT = "'Brygada 1918'"  # quoted, as CSS wants a name with a number
MINUTE = 24  # px of a light or dark stretch of the neatline
LIGHT_SEAT, DARK_PATTERN = "#F7F1E2", "#3E545C"  # a white seat has a slate pattern

_VARIABLE = re.compile(r"var\(--([\w-]+),\s*([^()]+)\)")
_FRAME = re.compile(r"^\s*<svg[^>]*>|</svg>\s*$")


class Part(NamedTuple):
    """A drawing of a piece, by its name."""

    name: str
    x: float
    y: float
    size: float
    variables: Mapping[str, str]

    def svg(self, drawings: Mapping[str, str]) -> str:
        """Write it with its colours, which stand in the drawing as CSS variables with their defaults."""
        body = _FRAME.sub("", drawings[self.name])
        body = _VARIABLE.sub(lambda found: self.variables.get(found[1], found[2]), body)
        return f'<g transform="translate({self.x:.1f} {self.y:.1f}) scale({self.size / 64:.4f})">{body}</g>'


class Box(NamedTuple):
    """A rectangle of the field."""

    x: float
    y: float
    w: float
    h: float


class Sketch:
    """Shapes in the order in which they are drawn; the field begins at 0, 0."""

    def __init__(self) -> None:
        self.shapes: list[str | Part] = []

    def rect(
        self, box: Box, fill: str, *, stroke: str = "none", width: float = 2, radius: float = 0, dash: str = "none"
    ) -> None:
        """Draw a rectangle."""
        self.shapes.append(
            f'<rect x="{box.x:.1f}" y="{box.y:.1f}" width="{box.w:.1f}" height="{box.h:.1f}" rx="{radius:.1f}" '
            f'fill="{fill}" stroke="{stroke}" stroke-width="{width:g}" stroke-dasharray="{dash}"/>'
        )

    def circle(self, x: float, y: float, r: float, fill: str, *, stroke: str = "none", width: float = 2) -> None:
        """Draw a circle."""
        self.shapes.append(
            f'<circle cx="{x:.1f}" cy="{y:.1f}" r="{r:.1f}" fill="{fill}" stroke="{stroke}" stroke-width="{width:g}"/>'
        )

    def line(self, x: float, y: float, to_x: float, to_y: float, stroke: str, width: float) -> None:
        """Draw a line with round ends."""
        self.shapes.append(
            f'<path d="M{x:.1f} {y:.1f}L{to_x:.1f} {to_y:.1f}" stroke="{stroke}" stroke-width="{width:g}" '
            'stroke-linecap="round"/>'
        )

    def part(self, name: str, x: float, y: float, size: float, colour: str | None = None) -> None:
        """Draw a piece."""
        self.shapes.append(Part(name, x, y, size, {} if colour is None else {"c": colour}))

    def pennant(self, seat: int, colour: str, x: float, y: float, size: float) -> None:
        """Draw the pennant of a seat: each has a pattern of its own."""
        light = {"shell": DARK_PATTERN} if colour == LIGHT_SEAT else {}
        self.shapes.append(Part(f"seat-{seat % 6 + 1}", x, y, size, {"c": colour, **light}))

    def text(
        self, x: float, y: float, words: object, size: float, fill: str = INK, *, anchor: str = "middle",
        italic: bool = False,
    ) -> None:  # fmt: skip
        """Write a number or a word; `y` is its base line."""
        plain = str(words).replace("&", "&amp;").replace("<", "&lt;")
        style = ' font-style="italic"' if italic else ""
        self.shapes.append(
            f'<text x="{x:.1f}" y="{y:.1f}" font-family="{FONT}" font-weight="600"{style} font-size="{size:.1f}" '
            f'fill="{fill}" text-anchor="{anchor}">{plain}</text>'
        )

    def count(self, x: float, y: float, n: int, r: float = 13) -> None:
        """Write how many there are, on a disc."""
        self.circle(x, y, r, INK)
        self.text(x, y + r * 0.42, n, r * 1.25, TILE)

    def seats(self, colours: Sequence[str], points: Sequence[int], to_act: int) -> None:
        """Draw the seats at the right of the field, each with its points; the one to act stands on a card."""
        step = min(96.0, FIELD_HEIGHT / max(1, len(points)))
        top = (FIELD_HEIGHT - step * len(points)) / 2
        for seat, reached in enumerate(points):
            y = top + seat * step
            if seat == to_act:
                self.rect(Box(BOARD_WIDTH + 14, y + 5, 144, step - 10), CARD, stroke=EDGE, radius=12)
            self.pennant(seat, colours[seat % len(colours)], BOARD_WIDTH + 28, y + step / 2 - 26, 52)
            self.text(BOARD_WIDTH + 118, y + step / 2 + 15, reached, 44)

    def svg(self, drawings: Mapping[str, str]) -> str:
        """Write the shapes with the drawings of their pieces."""
        return "".join(shape.svg(drawings) if isinstance(shape, Part) else shape for shape in self.shapes)


def split(n: int, box: Box, gap: float = 18) -> list[Box]:
    """Split a box into as many equal ones: in a row up to three, else in two rows."""
    columns = max(1, n) if n <= 3 else (n + 1) // 2
    rows = 1 if n <= 3 else 2
    w, h = (box.w - (columns - 1) * gap) / columns, (box.h - (rows - 1) * gap) / rows
    return [Box(box.x + k % columns * (w + gap), box.y + k // columns * (h + gap), w, h) for k in range(n)]


def page(title: str, field: Sketch, drawings: Mapping[str, str]) -> str:
    """Write the whole picture: the chart's frame, the title, and the field."""
    around = Sketch()
    around.rect(Box(0, 0, WIDTH, HEIGHT), PAPER)
    _neatline(around)
    around.part("mark-five", 48, 36, 52)
    if title == NAME:
        around.text(110, 78, NAME, 44, anchor="start", italic=True)
    else:
        around.text(110, 78, title, 48, anchor="start")
        around.text(WIDTH - 50, 76, NAME, 32, INK_2, anchor="end", italic=True)
    inside = f'<g transform="translate({FIELD_X} {FIELD_Y})">{field.svg(drawings)}</g>'
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} {HEIGHT}" width="{WIDTH}" height="{HEIGHT}" '
        f'fill="none">{around.svg(drawings)}{inside}</svg>'
    )


def _neatline(around: Sketch) -> None:
    """Draw the frame of a chart: stretches of light and dark in turn."""
    far = 12.0
    for n in range(int((WIDTH - 2 * far) / MINUTE)):
        fill = INK if n % 2 else PAPER
        for y in (far, HEIGHT - far - 7):
            around.rect(Box(far + n * MINUTE, y, MINUTE, 7), fill)
    for n in range(int((HEIGHT - 2 * far) / MINUTE)):
        fill = INK if n % 2 else PAPER
        for x in (far, WIDTH - far - 7):
            around.rect(Box(x, far + n * MINUTE, 7, MINUTE), fill)
    around.rect(Box(far, far, WIDTH - 2 * far, HEIGHT - 2 * far), "none", stroke=INK, width=1.5)
    around.rect(Box(far + 7, far + 7, WIDTH - 2 * far - 14, HEIGHT - 2 * far - 14), "none", stroke=INK, width=1.5)


def vignette(pieces: Sequence[Mapping[str, object]]) -> Sketch:
    """Sketch a box: its pieces, as the shelf arranges them in a drawing of 400 x 128."""
    field = Sketch()
    scale = 2.5
    field.rect(Box(0, 0, FIELD_WIDTH, FIELD_HEIGHT), SEA[1], stroke=INK, radius=12)
    field.rect(Box(1, FIELD_HEIGHT * 0.62, FIELD_WIDTH - 2, FIELD_HEIGHT * 0.38 - 1), SEA[2], radius=11)
    left, top = (FIELD_WIDTH - 400 * scale) / 2, (FIELD_HEIGHT - 128 * scale) / 2
    for piece in pieces:
        x, y, size = (float(str(piece[key])) * scale for key in ("x", "y", "size"))
        colour = piece.get("colour")
        field.part(str(piece["part"]), left + x, top + y, size, None if colour is None else str(colour))
    return field
