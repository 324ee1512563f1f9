"""Write the tables of docs/observations: `python tests/games/observation_pages.py` from the root of the repository."""

from pathlib import Path

from fathomfive.kernel import shelf
from fathomfive.kernel.game import Game
from fathomfive.kernel.layout import Layout

PAGES = Path(__file__).parents[2] / "docs" / "observations"
HEAD = "| field | where | shape | range | meaning |\n| --- | --- | --- | --- | --- |\n"


def page_of(game: Game) -> Path:
    """Say which page describes the observations of a game."""
    return PAGES / f"{game.name}.md"


def games() -> list[Game]:
    """List the games that have a page."""
    home = Path(shelf.__file__).parents[1]
    return [game for game in shelf.games() if game.stable and home in game.folder.parents]


def table(layout: Layout) -> str:
    """Write the fields of a layout as a table."""
    rows = []
    for field in layout.describe():
        first, last = field["at"], field["at"] + field["size"] - 1
        where = f"{first}-{last}" if last > first else str(first)
        shape = " × ".join(map(str, field["shape"])) + f" ({', '.join(field['axes'])})" if field["shape"] else "1"
        numbers = f"{field['least']} to {field['most']}"
        rows.append(f"| `{field['name']}` | {where} | {shape} | {numbers} | {field['about']} |\n")
    return HEAD + "".join(rows)


def renewed(page: str, layout: Layout) -> str:
    """Give a page with its table, which is the last thing on it, made anew."""
    words, _, _ = page.partition(HEAD.splitlines()[0])
    return f"{words.rstrip()}\n\n{table(layout)}"


if __name__ == "__main__":
    for game in games():
        path = page_of(game)
        before = path.read_text(encoding="utf-8") if path.exists() else f"# {game.title}: what a seat observes\n"
        path.write_text(renewed(before, game.layout), encoding="utf-8")
        print(f"{path.name}: {game.layout.size} numbers")
