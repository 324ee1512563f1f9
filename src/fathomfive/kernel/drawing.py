"""Tables drawn as text: aligned columns that read back."""

from collections.abc import Iterable, Sequence

from fathomfive.kernel.errors import Refused

BAR = " | "


def columns(rows: Sequence[Sequence[object]]) -> list[str]:
    """Lay out rows with aligned columns."""
    texts = [[str(cell) for cell in row] for row in rows]
    widths = [max(len(cell) for cell in column) for column in zip(*texts, strict=True)]
    return [BAR.join(cell.ljust(width) for cell, width in zip(row, widths, strict=True)).rstrip() for row in texts]


def cells(line: str) -> list[str]:
    """Split a row into its cells."""
    return [cell.strip() for cell in line.split(BAR.strip())]


def pairs(items: Iterable[tuple[str, object]]) -> str:
    """Write `name value` pairs on one line."""
    return "  ".join(f"{name} {value}" for name, value in items)


def unpair(line: str) -> dict[str, str]:
    """Read `name value` pairs back."""
    words = line.split()
    if len(words) % 2:
        raise Refused("bad_drawing", f"expected pairs of name and value, got '{line.strip()}'")
    return dict(zip(words[::2], words[1::2], strict=True))
