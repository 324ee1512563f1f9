"""The shape of the code: imports point down, only a game's folder names it, and files and functions stay small."""

import ast
import re
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

import fathomfive
from fathomfive.kernel import shelf

SOURCE = Path(fathomfive.__file__).parent
MODULES = sorted(SOURCE.rglob("*.py"))
SHARED = [file for file in MODULES if (SOURCE / "games") not in file.parents]

# what each package may import, besides itself
MAY = {
    "kernel": {"games"},  # the shelf looks into the folder; a test below checks that it knows no name
    "games": {"kernel"},
    "texts": {"kernel"},
    "bots": {"kernel"},
    "session": {"kernel", "bots"},
    "arena": {"kernel", "bots", "session"},
    "store": {"kernel", "session"},
    "archive": {"kernel", "session", "store"},
    "server": {"kernel", "bots", "session", "arena", "archive", "store", "texts"},
    "envs": {"kernel", "bots", "session", "arena"},
    "learn": {"kernel", "bots", "session", "arena", ""},
    "soak": {"kernel", "bots", "session", "archive", "store", "server"},
    "tui": {"kernel", "bots", "session", "arena", "archive", "store", "texts"},
    "cli": {"kernel", "bots", "session", "arena", "archive", "store", "texts", "server", "soak", "tui", "learn", ""},
    "": {"kernel", "cli"},  # the package itself: __init__ and __main__
}


def package(file: Path) -> str:
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
    own = package(file)
    for line, name in imports(file):
        parts = name.split(".")
        if parts[0] != "fathomfive":
            continue
        target = parts[1] if len(parts) > 1 and (SOURCE / parts[1]).is_dir() else ""
        assert target == own or target in MAY[own], f"{file}:{line}: {own} imports {name}"
        if own == "store" and target == "session":
            assert parts[2] in ("cards", "events"), f"{file}:{line}: the store keeps records, and knows no {parts[2]}"
        if own == "games" and target == "games":
            game = file.relative_to(SOURCE).parts[1]
            assert parts[2] == game, f"{file}:{line}: {game} imports another game"


@pytest.mark.parametrize("file", SHARED, ids=lambda file: file.relative_to(SOURCE).as_posix())
def test_only_a_games_folder_names_the_game(file: Path) -> None:
    """Prose may use the same words; only strings and paths in the code count."""
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


# --- Size and names ----------------------------------------------------------------------------------------------

ROOT = SOURCE.parents[1]
MAX_LINES = 400  # of a file
MAX_FUNCTION = 60  # lines
MAX_POSITIONAL = 8  # arguments of a call
GENERATED = {"wire.gen.ts"}
WRITTEN = sorted(
    file
    for folder in ("src", "tests", "bench", "web/src", "web/test", "web/plugins")
    for pattern in ("*.py", "*.ts", "*.svelte", "*.css")
    for file in (ROOT / folder).rglob(pattern)
    if file.name not in GENERATED and not {"node_modules", "static", "__pycache__"} & set(file.parts)
)


def short(file: Path) -> str:
    return file.relative_to(ROOT).as_posix()


def test_no_file_is_too_long_to_read_at_once() -> None:
    assert len(WRITTEN) > 400
    lengths = {short(file): len(file.read_text(encoding="utf-8").splitlines()) for file in WRITTEN}
    assert {file: lines for file, lines in lengths.items() if lines > MAX_LINES} == {}


def test_no_module_shadows_the_standard_library() -> None:
    assert [short(file) for file in MODULES if file.stem in sys.stdlib_module_names] == []


def test_no_function_is_too_long() -> None:
    long = {}
    for file in MODULES:
        for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
            if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef) and "migrations" not in file.parts:
                lines = (node.end_lineno or 0) - node.lineno + 1
                if lines > MAX_FUNCTION:
                    long[f"{short(file)}:{node.lineno} {node.name}"] = lines
    assert long == {}


def lists_columns(call: ast.Call) -> bool:
    """Is it the declaration of a table of the database, or of an observation?"""
    return ast.unparse(call.func) in ("sa.Table", "op.create_table", "Layout")


def test_no_call_has_too_many_positional_arguments() -> None:
    long = {}
    for file in MODULES:
        for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Call) and len(node.args) > MAX_POSITIONAL and not lists_columns(node):
                long[f"{short(file)}:{node.lineno}"] = len(node.args)
    assert long == {}


def test_every_file_says_in_its_first_line_what_is_inside() -> None:
    comments = {".py": '"""', ".ts": "/**", ".svelte": "<!--", ".css": "/*"}
    bare = [
        short(file)
        for file in WRITTEN
        if not file.read_text(encoding="utf-8").startswith((comments[file.suffix], "#!"))
        and file.read_text(encoding="utf-8").strip()
    ]
    assert bare == []
