"""Stored matches: `fathom verify`, `export` and `import`."""

import argparse
import json
from pathlib import Path
from typing import TYPE_CHECKING

from fathomfive.cli.arguments import Commands, add_json
from fathomfive.cli.progress import progress_bar
from fathomfive.kernel.errors import Refused

if TYPE_CHECKING:
    from fathomfive.store.store import Store


def add_database(parser: argparse.ArgumentParser) -> None:
    """Add the argument that names the store."""
    parser.add_argument(
        "--database",
        metavar="URL",
        help="sqlite:///FILE or postgresql://USER:PASSWORD@HOST/NAME "
        "(default: FATHOM_DATABASE, or one file in your data folder)",
    )


def add(commands: Commands) -> None:
    """Add the commands."""
    parser = commands.add_parser(
        "verify",
        help="check every stored match",
        description="Replay stored matches, and check every move and every fingerprint.",
    )
    parser.add_argument("matches", nargs="*", metavar="MATCH", help="only these (default: all)")
    add_database(parser)
    add_json(parser)
    parser.set_defaults(run=verify)

    parser = commands.add_parser(
        "export",
        help="write a stored match as a .tide file",
        description="Write a stored match as a .tide file. It holds everything, secret hands included.",
    )
    parser.add_argument("match", metavar="MATCH", help="the name of the match: the last part of its address")
    parser.add_argument("--to", type=Path, metavar="FILE.tide", help="a new file (default: MATCH.tide)")
    add_database(parser)
    parser.set_defaults(run=export)

    parser = commands.add_parser(
        "import",
        help="store .tide files as matches",
        description="Store .tide files as matches. "
        "For a match that is not over, the secrets that claim its seats are printed.",
    )
    parser.add_argument("files", type=Path, nargs="+", metavar="FILE.tide")
    add_database(parser)
    add_json(parser)
    parser.set_defaults(run=import_)


def open_store(args: argparse.Namespace) -> "Store":
    """Open the store that the arguments name."""
    from fathomfive.store.store import Store  # loading SQLAlchemy takes time, and most commands do not need it

    return Store(args.database)


def verify(args: argparse.Namespace) -> int:
    """Verify matches and list the damaged ones; exit status 1 if there is one."""
    from fathomfive.archive.verification import verify_all

    wrong: list[str] = []
    moves = 0
    with open_store(args) as store:
        wanted = args.matches or store.all_matches()
        with progress_bar(len(wanted), "verifying") as bar:
            for _, found in verify_all(store, wanted):
                if isinstance(found, Refused):
                    wrong.append(found.error)
                else:
                    moves += len(found.match.moves)
                bar(1)
    right = len(wanted) - len(wrong)
    if args.json:
        print(json.dumps({"ok": not wrong, "right": right, "moves": moves, "wrong": wrong}, ensure_ascii=False))
    else:
        print(*(f"wrong: {words}" for words in wrong), sep="\n", end="\n" * bool(wrong))
        print(f"{right} of {len(wanted)} matches are right, with {moves} moves")
    return int(bool(wrong))


def export(args: argparse.Namespace) -> int:
    """Write a match to a file."""
    from fathomfive.archive.tides import export_match

    with open_store(args) as store:
        file = args.to or Path(f"{args.match}.tide")
        match = export_match(store, args.match, file)
    state = "over" if match.over else "unfinished"
    print(f"{file}: {match.game.name}, {match.seats} seats, {len(match.moves)} moves, {state}")
    return 0


def import_(args: argparse.Namespace) -> int:
    """Store files as matches; the first damaged one stops the import, and those before it stay."""
    from fathomfive.archive.tides import import_file

    with open_store(args) as store, progress_bar(len(args.files), "importing") as bar:
        for file in args.files:
            match, links = import_file(store, file)
            bar(1)
            if args.json:
                print(json.dumps({"file": str(file), "match": match, "links": links}))
                continue
            print(f"{file}: stored as {match}")
            for seat, link in enumerate(links, 1):
                print(f"  seat {seat} is claimed by {link}")
    return 0
