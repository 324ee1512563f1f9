"""The sources of every board: it only draws, and knows neither rules nor numbers of the box."""

import ast
import re
from collections.abc import Iterator
from pathlib import Path

import pytest

from fathomfive.kernel import shelf

FIXED = {"Board.svelte", "shown.ts", "layout.ts", "moves.ts", "card.ts"}
OPTIONAL = {"faces.ts", "labels.ts"}  # how pieces are drawn; what a screen reader says of them
OTHERS = {"box.json", "en.ftl", "cs.ftl", "pl.ftl"}
BOARDS = [game for game in shelf.names() if (shelf.take(game).folder / "web" / "Board.svelte").exists()]
MAX_LINES = 400
FEW = {0, 1, 2, 100}  # numbers that are no number of the box


def sources(game: str) -> Iterator[tuple[str, str]]:
    """Give the names and texts of a board's sources, without comments."""
    for file in sorted((shelf.take(game).folder / "web").glob("*.*")):
        if file.suffix in (".ts", ".svelte"):
            text = file.read_text(encoding="utf-8")
            yield file.name, re.sub(r"/\*.*?\*/|<!--.*?-->|(?<![:\"'`])//[^\n]*", "", text, flags=re.DOTALL)


def box_constants(folder: Path) -> set[str]:
    """Name the whole numbers that the components of a game define."""
    tree = ast.parse((folder / "components.py").read_text(encoding="utf-8"))
    return {
        target.id
        for node in tree.body
        if isinstance(node, ast.Assign) and isinstance(node.value, ast.Constant) and isinstance(node.value.value, int)
        for target in node.targets
        if isinstance(target, ast.Name) and node.value.value not in FEW
    }


def notation_heads(game: str) -> set[str]:
    """Give what the notation of moves begins with, from the lesson's match."""
    moves = (shelf.take(game).folder / "lesson" / "match.tide").read_text(encoding="utf-8")
    return set(re.findall(r"(?<=\s)[a-z]{3,}(?=[-@])", moves)) - {"end"}


def faults(game: str) -> list[str]:
    """List what a board should not have."""
    folder = shelf.take(game).folder
    there = {file.name for file in (folder / "web").iterdir() if file.is_file()}
    found = [f"{name} is missing" for name in sorted(FIXED - there)]
    components = {name for name in there if name.endswith((".svelte", ".svelte.ts"))}
    found += [f"{name} has no fixed name" for name in sorted(there - FIXED - OPTIONAL - OTHERS - components)]
    heads, constants = notation_heads(game), box_constants(folder)
    for name, text in sources(game):
        if len(text.splitlines()) > MAX_LINES:
            found.append(f"{name} has more than {MAX_LINES} lines")
        parsed = re.sub(r"\(move\.text\)\}|id=\{move\.text\}", "", text)  # as a key of something drawn it is not read
        if re.search(r"\b(?:move|one|told|previewed|legal\[0\])[!?]*\.text\b", parsed):
            found.append(f"{name} looks at the notation of moves")
        for head in heads:
            if re.search(rf"`{head}[-@]\$\{{|[\"']{head}[-@]?[\"'] \+", text) and name == "moves.ts":
                found.append(f"{name} builds the notation {head}")
        own = set(re.findall(r"\bconst ([A-Z][A-Z_]*)\b[^=\n]*= \d", text))
        found += [f"{name} has {constant} of the box" for constant in sorted(own & constants)]
        if name in ("shown.ts", "moves.ts"):
            code = re.sub(r"`[^`]*`|\"[^\"]*\"|'[^']*'|/[^/\n]+/\w*", "", text)
            numbers = {int(n) for n in re.findall(r"(?<![\w.$])\d+(?![\w.])", code)}
            found += [f"{name} has the number {n}" for n in sorted(numbers - FEW)]
    return found


@pytest.mark.parametrize("game", BOARDS)
def test_a_board_has_fixed_files_and_knows_neither_notation_nor_numbers_of_the_box(game: str) -> None:
    assert faults(game) == []
