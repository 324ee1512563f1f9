"""Pictures of tables as PNG, drawn without a browser, from what a spectator sees and from nothing else."""

import json
from collections.abc import Sequence
from functools import cache
from importlib.util import find_spec
from pathlib import Path
from typing import NamedTuple

from fathomfive.kernel import shelf
from fathomfive.kernel.errors import Refused
from fathomfive.kernel.game import NOBODY, Game, JsonObject
from fathomfive.kernel.sketch import WIDTH, page
from fathomfive.session.cards import Card
from fathomfive.session.events import Event
from fathomfive.session.session import rebuild

BUILT = Path(__file__).parents[1] / "static"
DRAWINGS = "pictures/parts.json"
MAX_BYTES = 300 << 10  # of a picture; larger ones are not shown by some messengers


class Position(NamedTuple):
    """A match up to an event."""

    card: Card
    events: Sequence[Event]


def can_draw(game: str) -> bool:
    """Can tables of a game be drawn here?  It needs the rasteriser, the built pages, and a game that has a picture."""
    return _has_tools() and game in shelf.names() and shelf.take(game).module("picture") is not None


@cache
def _has_tools() -> bool:
    return find_spec("resvg_py") is not None and (BUILT / DRAWINGS).exists()


def draw_position(position: Position) -> bytes:
    """Draw a table as a spectator sees it: a heavy job."""
    session = rebuild(position.card, position.events, trusted=True)
    return draw_table(session.match.game, session.match.show(NOBODY))


def draw_table(game: Game, shown: JsonObject) -> bytes:
    """Draw what `show` gives a spectator."""
    module = game.module("picture")
    if module is None:
        raise Refused("not_found", f"{game.name} has no picture of its table")
    picture = rasterise(page(game.title, module.picture(shown), _drawings()))
    if len(picture) > MAX_BYTES:
        raise Refused("too_large", f"expected a picture of at most {MAX_BYTES >> 10} KiB, got {len(picture) >> 10}")
    return picture


@cache
def _drawings() -> dict[str, str]:
    found: dict[str, str] = json.loads((BUILT / DRAWINGS).read_text(encoding="utf-8"))
    return found


def rasterise(svg: str) -> bytes:
    """Turn an SVG into a PNG, with the fonts of the pages alone."""
    import resvg_py

    fonts = [str(font) for font in sorted((BUILT / "pictures").glob("*.ttf"))]
    return bytes(resvg_py.svg_to_bytes(svg_string=svg, width=WIDTH, skip_system_fonts=True, font_files=fonts))
