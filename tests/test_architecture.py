"""Imports point down: doors, rooms, texts, kernel; games know the kernel alone, and nobody knows a game by name."""

import ast
import re
from collections.abc import Iterator
from pathlib import Path

import pytest

import fathomfive
from fathomfive.kernel import shelf

SOURCE = Path(fathomfive.__file__).parent
MODULES = sorted(SOURCE.rglob("*.py"))
SHARED = [file for file in MODULES if (SOURCE / "games") not in file.parents]

# what each room may import, besides itself
MAY = {
    "kernel": {"games"},  # the shelf looks into the folder; the test below sees to it that it knows no name
    "games": {"kernel"},
    "texts": {"kernel"},
    "bots": {"kernel"},
    "session": {"kernel", "bots"},
    "arena": {"kernel", "bots", "session"},
    "store": {"kernel", "bots", "session", "archive"},
    "archive": {"kernel", "session", "store"},
    "server": {"kernel", "bots", "session", "arena", "archive", "store", "texts"},
    "envs": {"kernel", "bots", "session", "arena"},
    "soak": {"kernel", "bots", "session", "archive", "store", "server"},
    "tui": {"kernel", "bots", "session", "arena", "archive", "store", "texts"},
    "cli": {"kernel", "bots", "session", "arena", "archive", "store", "texts", "server", "soak", "tui", ""},
    "": {"kernel", "cli"},  # the package itself: __init__ and __main__
}


def room(file: Path) -> str:
    parts = file.relative_to(SOURCE).parts
    return parts[0] if len(parts) > 1 else ""


def imports(file: Path) -> Iterator[tuple[int, str]]:
    for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Import):
            for name in node.names:
                yield node.lineno, name.name
        elif isinstance(node, ast.ImportFrom):
            assert node.level == 0, f"{file}:{node.lineno} imports relatively"
            for name in node.names:
                yield node.lineno, f"{node.module}.{name.name}"


@pytest.mark.parametrize("file", MODULES, ids=lambda file: file.relative_to(SOURCE).as_posix())
def test_imports_point_down(file: Path) -> None:
    own = room(file)
    for line, name in imports(file):
        parts = name.split(".")
        if parts[0] != "fathomfive":
            continue
        target = parts[1] if len(parts) > 1 and (SOURCE / parts[1]).is_dir() else ""
        assert target == own or target in MAY[own], f"{file}:{line}: {own} imports {name}"
        if own == "games" and target == "games":
            game = file.relative_to(SOURCE).parts[1]
            assert parts[2] == game, f"{file}:{line}: {game} imports another game"


@pytest.mark.parametrize("file", SHARED, ids=lambda file: file.relative_to(SOURCE).as_posix())
def test_only_a_games_folder_knows_the_game(file: Path) -> None:
    """A game may be called by a word that prose uses; what counts is a text or a path in the code that names it."""
    nodes = ast.walk(ast.parse(file.read_text(encoding="utf-8")))
    texts = [node.value for node in nodes if isinstance(node, ast.Constant) and isinstance(node.value, str)]
    known = {part for text in texts for part in re.split(r"[./]", text)}
    for name in shelf.names():
        assert name not in known, f"{file} knows {name}; if it means something else, find the game a name of its own"


def test_the_rules_cite_only_clauses_that_exist() -> None:
    from fathomfive.texts import clause_ids

    for game in shelf.games():
        known = set(clause_ids(game))
        for file in game.folder.glob("*.py"):
            cited = set(re.findall(rf"\b{game.clauses}-\d+\b", file.read_text(encoding="utf-8")))
            assert cited <= known, f"{file}: {sorted(cited - known)}"
