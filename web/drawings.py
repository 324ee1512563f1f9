"""Draws what the build needs as PNG: the icons of the app, and the box of every game as the preview of a link.

It also leaves the drawings and the font beside them, so that the server can draw a table without a browser.
"""

import importlib.util
import json
import sys
from collections.abc import Mapping
from io import BytesIO
from pathlib import Path
from types import ModuleType

WEB = Path(__file__).resolve().parent
SOURCE = WEB.parent / "src" / "fathomfive"
FONTS = WEB / "node_modules" / "@fontsource-variable" / "brygada-1918" / "files"
ALPHABETS = ("latin", "latin-ext")
STYLES = ("normal", "italic")
WEIGHT = 600
ITALIC_FACE, REGULAR_FACE, MAC_ITALIC = 1, 1 << 6, 2  # bits in the tables of a font that say which style it is
PAPER = "#F3EAD6"
ICONS = {  # how much of an icon's side the mark takes
    "icon-192.png": (192, 0.8), "icon-512.png": (512, 0.8),
    "maskable-192.png": (192, 0.56), "maskable-512.png": (512, 0.56),  # a system may cut off all but the middle
    "apple-touch-icon.png": (180, 0.72), "badge-96.png": (96, 0.9),
}  # fmt: skip


def draw(built: Path) -> None:
    """Draw everything into the folder of the built pages."""
    drawings = find_drawings()
    pictures = built / "pictures"
    for folder in (pictures, built / "icons", built / "boxes"):
        folder.mkdir(parents=True, exist_ok=True)
    (pictures / "parts.json").write_text(json.dumps(drawings), encoding="utf-8")
    for style in STYLES:
        for alphabet in ALPHABETS:
            (pictures / f"serif-{style}-{alphabet}.ttf").write_bytes(plain_font(alphabet, style))
    for name, (side, share) in ICONS.items():
        (built / "icons" / name).write_bytes(icon(drawings["mark-five"], side, share))
    draw_boxes(built / "boxes", drawings, [str(font) for font in sorted(pictures.glob("*.ttf"))])


def find_drawings() -> dict[str, str]:
    """Read the drawings of all pieces, by name."""
    files = [*WEB.glob("parts/*.svg"), *SOURCE.glob("games/*/web/parts/*.svg")]
    return {file.stem: file.read_text(encoding="utf-8").strip() for file in sorted(files)}


def sketches() -> ModuleType:
    """Load the kernel's sketches alone: the rest of the package needs more than a build has."""
    spec = importlib.util.spec_from_file_location("sketch", SOURCE / "kernel" / "sketch.py")
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    sys.modules["sketch"] = module
    spec.loader.exec_module(module)
    return module


def plain_font(alphabet: str, style: str) -> bytes:
    """Make a font of one weight that is not compressed: a rasteriser reads no other."""
    from fontTools.ttLib import TTFont
    from fontTools.varLib import instancer

    font = TTFont(FONTS / f"brygada-1918-{alphabet}-wght-{style}.woff2")
    fixed = instancer.instantiateVariableFont(font, {"wght": WEIGHT})
    fixed.flavor = None
    fixed["OS/2"].usWeightClass = WEIGHT
    fixed["OS/2"].fsSelection = ITALIC_FACE if style == "italic" else REGULAR_FACE
    fixed["head"].macStyle = MAC_ITALIC if style == "italic" else 0
    for record in fixed["name"].names:
        if record.nameID in (1, 16):
            record.string = "Brygada 1918"
    out = BytesIO()
    fixed.save(out)
    return out.getvalue()


def icon(mark: str, side: int, share: float) -> bytes:
    """Draw an icon: the mark in the middle of a sheet of paper."""
    sketch = sketches()
    part = sketch.Part("mark", (64 - 64 * share) / 2, (64 - 64 * share) / 2, 64 * share, {}).svg({"mark": mark})
    paper = f'<rect width="64" height="64" fill="{PAPER}"/>'
    return rasterise(
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64" fill="none">{paper}{part}</svg>', side
    )


def draw_boxes(folder: Path, drawings: Mapping[str, str], fonts: list[str]) -> None:
    """Draw the box of every game, and one for all of them."""
    sketch = sketches()
    shelf = []
    for game in sorted(SOURCE.glob("games/*/web/box.json")):
        pieces = json.loads(game.read_text(encoding="utf-8")).get("vignette", [])
        shelf += pieces[:1]
        title = title_of(game.parents[1])
        svg = sketch.page(title, sketch.vignette(pieces), drawings)
        (folder / f"{game.parents[1].name}.png").write_bytes(rasterise(svg, sketch.WIDTH, fonts))
    step = 400 / max(1, len(shelf))
    row = [{**piece, "x": n * step, "y": 32, "size": step - 12} for n, piece in enumerate(shelf)]
    svg = sketch.page(sketch.NAME, sketch.vignette(row), drawings)
    (folder / "all.png").write_bytes(rasterise(svg, sketch.WIDTH, fonts))


def title_of(game: Path) -> str:
    """Read the title of a game, which is the same in every language, from its texts."""
    lines = (game / "texts" / "en.ftl").read_text(encoding="utf-8").splitlines()
    return next(line.partition("=")[2].strip() for line in lines if line.startswith("title ="))


def rasterise(svg: str, width: int, fonts: list[str] | None = None) -> bytes:
    """Turn an SVG into a PNG."""
    try:
        import resvg_py
    except ImportError:
        sys.exit("resvg is missing: pip install 'fathomfive[web]'")
    return bytes(resvg_py.svg_to_bytes(svg_string=svg, width=width, skip_system_fonts=True, font_files=fonts or []))
