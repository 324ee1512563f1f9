"""Rules and the tests that cite them: `fathom clauses`."""

import argparse
import ast
import json
import re
from collections import defaultdict
from pathlib import Path

from fathomfive.cli.arguments import Commands, add_json
from fathomfive.kernel.errors import Refused
from fathomfive.kernel.game import Game
from fathomfive.kernel.shelf import games, take
from fathomfive.texts import clause_ids

_ID = re.compile(r"\b[A-Z]{2}-\d+\b")


def add(commands: Commands) -> None:
    """Add the command."""
    parser = commands.add_parser(
        "clauses",
        help="list every rule with the tests that cite it",
        description="List every clause of the rules with the tests whose docstring cites it.",
    )
    parser.add_argument("game", nargs="?", metavar="GAME", help="only this game")
    parser.add_argument("--untested", action="store_true", help="only the clauses no test cites")
    parser.add_argument("--tests", type=Path, default=Path("tests"), metavar="DIR", help="where the tests are")
    add_json(parser)
    parser.set_defaults(run=run)


def citations(folder: Path) -> dict[str, list[str]]:
    """Find the clauses that docstrings of tests cite."""
    found: dict[str, list[str]] = defaultdict(list)
    for file in sorted(folder.rglob("test_*.py")):
        for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
            if isinstance(node, ast.FunctionDef) and node.name.startswith("test_"):
                for clause in dict.fromkeys(_ID.findall(ast.get_docstring(node) or "")):
                    found[clause].append(f"{file.relative_to(folder).as_posix()}::{node.name}")
    return found


def table(game: Game, folder: Path) -> dict[str, list[str]]:
    """Give every clause of a game with the tests that cite it."""
    cited = citations(folder)
    return {clause: cited.get(clause, []) for clause in clause_ids(game)}


def run(args: argparse.Namespace) -> int:
    """Print the table; with --untested the exit status is 1 when a stable game has such a clause."""
    if not args.tests.is_dir():
        raise Refused("no_tests", f"expected a folder of tests, got '{args.tests}'; name it with --tests DIR")
    wanted = [take(args.game)] if args.game else games()
    tables = {game.name: table(game, args.tests) for game in wanted}
    if args.untested:
        tables = {name: {c: t for c, t in rows.items() if not t} for name, rows in tables.items()}
    if args.json:
        print(json.dumps(tables))
    else:
        for name, rows in tables.items():
            for clause, tests in rows.items():
                print(f"{name} {clause:6} {', '.join(tests) or 'no test'}")
    return int(args.untested and any(tables[game.name] for game in wanted if game.stable))
