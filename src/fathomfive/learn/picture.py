"""The curves of a training as a picture: strength, entropy and losses over time, as SVG."""

from collections.abc import Sequence
from pathlib import Path
from typing import Any
from xml.sax.saxutils import escape

from fathomfive.kernel.whole_file import whole_file

WIDTH, HEIGHT = 640, 200  # of a panel
LEFT, RIGHT, TOP, BOTTOM = 56, 96, 34, 26  # its margins
COLOURS = ("#1b6ca8", "#d1495b", "#3a7d44", "#b07d12", "#6a4c93", "#444444")
MOST_POINTS = 400  # of a curve
PANELS = (("policy", "value", "entropy", "clipped"), ("league",))

Curve = list[tuple[float, float]]


def draw(path: Path, title: str, lines: Sequence[dict[str, Any]]) -> None:
    """Draw the curves of some lines of figures."""
    with whole_file(path) as file:
        file.write(picture(title, lines).encode())


def picture(title: str, lines: Sequence[dict[str, Any]]) -> str:
    """Give the picture as text."""
    panels = [("win share", strength_curves(lines)), ("losses and entropy", curves(lines, PANELS[0]))]
    if league := curves(lines, PANELS[1]):
        panels.append(("reward against earlier networks", league))
    panels = [panel for panel in panels if panel[1]]
    height = 40 + HEIGHT * len(panels)
    shapes = [
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} {height}" font-family="sans-serif" '
        'font-size="12">',
        f'<rect width="{WIDTH}" height="{height}" fill="#ffffff"/>',
        f'<text x="{LEFT}" y="24" font-size="15">{escape(title)}</text>',
    ]
    for n, (name, found) in enumerate(panels):
        shapes += panel_shapes(name, found, 40 + n * HEIGHT)
    return "\n".join([*shapes, "</svg>", ""])


def curves(lines: Sequence[dict[str, Any]], names: Sequence[str]) -> dict[str, Curve]:
    """Give some figures by name, over minutes; of many, the mean of neighbours."""
    found: dict[str, Curve] = {}
    for name in names:
        points = [(line["seconds"] / 60, float(line[name])) for line in lines if name in line]
        size = -(-len(points) // MOST_POINTS) or 1
        groups = [points[first : first + size] for first in range(0, len(points), size)]
        if points:
            found[name] = [(_mean([x for x, _ in group]), _mean([y for _, y in group])) for group in groups]
    return found


def strength_curves(lines: Sequence[dict[str, Any]]) -> dict[str, Curve]:
    """Give the measured win shares by rival, over minutes."""
    minutes = {line["updates"]: line["seconds"] / 60 for line in lines if "seconds" in line}
    found: dict[str, Curve] = {}
    for line in lines:
        for rival, result in line.get("strength", {}).items():
            found.setdefault(rival, []).append((minutes.get(line["updates"], 0.0), result["win_share"]))
    return found


def panel_shapes(name: str, found: dict[str, Curve], y: int) -> list[str]:
    """Draw one panel: axes with their ends, and a line for each curve with its name and last figure."""
    points = [point for curve in found.values() for point in curve]
    low, high = min(0.0, *(value for _, value in points)), max(1.0, *(value for _, value in points))
    last = max([minutes for minutes, _ in points]) or 1.0
    bottom, top = y + HEIGHT - BOTTOM, y + TOP

    def at(minutes: float, value: float) -> tuple[float, float]:
        across = LEFT + minutes / last * (WIDTH - LEFT - RIGHT)
        return across, bottom - (value - low) / (high - low) * (bottom - top)

    shapes = [
        f'<text x="{LEFT}" y="{top - 12}" fill="#555555">{escape(name)}</text>',
        f'<path d="M{LEFT} {top}V{bottom}H{WIDTH - RIGHT}" fill="none" stroke="#999999"/>',
        f'<text x="{LEFT - 6}" y="{top + 5}" text-anchor="end">{high:.2f}</text>',
        f'<text x="{LEFT - 6}" y="{bottom}" text-anchor="end">{low:.2f}</text>',
        f'<text x="{WIDTH - RIGHT}" y="{bottom + 16}" text-anchor="end">{last:.1f} minutes</text>',
    ]
    taken: list[float] = []
    for (label, curve), colour in zip(found.items(), COLOURS * 9, strict=False):
        places = [at(*point) for point in curve]
        path = "L".join(f"{across:.1f} {down:.1f}" for across, down in places)
        shapes.append(f'<path d="M{path}" fill="none" stroke="{colour}" stroke-width="1.5"/>')
        shapes += [f'<circle cx="{across:.1f}" cy="{down:.1f}" r="3" fill="{colour}"/>' for across, down in places[-1:]]
        down = places[-1][1] + 4
        while any(abs(down - other) < 13 for other in taken):
            down += 1
        taken.append(down)
        text = f"{label} {curve[-1][1]:.2f}"
        shapes.append(f'<text x="{WIDTH - RIGHT + 8}" y="{down:.1f}" fill="{colour}">{escape(text)}</text>')
    return shapes


def _mean(numbers: Sequence[float]) -> float:
    return sum(numbers) / len(numbers)
