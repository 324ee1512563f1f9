"""Copies of the store: `fathom backup` and `restore`."""

import argparse
import json
from pathlib import Path
from typing import TYPE_CHECKING

from fathomfive.cli.archive import add_database, open_store
from fathomfive.cli.arguments import Commands, add_json
from fathomfive.cli.progress import progress_bar
from fathomfive.kernel.errors import Refused

if TYPE_CHECKING:
    from fathomfive.archive.backups import Copied

SAMPLE = "20"  # matches that are replayed in a new backup


def add(commands: Commands) -> None:
    """Add the commands."""
    parser = commands.add_parser(
        "backup",
        help="copy the whole store",
        description="Copy the whole store, as it is at one moment, while people go on playing, and check the copy. "
        "The copy is a store itself: 'fathom serve --database' accepts it. "
        "So this also moves a store from SQLite to PostgreSQL, and back. "
        "Exit status 1: the copy is complete, but matches are damaged in it, as they are in the store.",
    )
    parser.add_argument("to", nargs="?", metavar="TO", help="a new file, or the URL of an empty database")
    parser.add_argument(
        "--into", type=Path, metavar="FOLDER", help="write a new file, named after the time, to a folder"
    )
    parser.add_argument("--keep", type=int, metavar="N", help="delete all but the newest N backups in that folder")
    _add_check(parser, SAMPLE)
    add_database(parser)
    add_json(parser)
    parser.set_defaults(run=backup)

    parser = commands.add_parser(
        "restore",
        help="copy a backup into an empty store",
        description="Copy a backup into an empty store, and check it. The backup itself is not changed. "
        "A backup of an older version is migrated on the way.",
    )
    parser.add_argument("file", type=Path, metavar="FILE")
    _add_check(parser, "all")
    add_database(parser)
    add_json(parser)
    parser.set_defaults(run=restore)


def _add_check(parser: argparse.ArgumentParser, default: str) -> None:
    words = "replay the newest N matches of the copy, or 'all' (default: %(default)s)"
    parser.add_argument("--check", default=default, metavar="N", help=words)


def _number_to_check(args: argparse.Namespace) -> int | None:
    if args.check == "all":
        return None
    if not (args.check.isascii() and args.check.isdigit()):
        raise Refused("bad_number", f"expected a number of matches to check, or 'all', got '{args.check}'")
    return int(args.check)


def backup(args: argparse.Namespace) -> int:
    """Copy the store; a file appears complete or not at all."""
    from fathomfive.archive import backups
    from fathomfive.store.store import Store
    from fathomfive.store.transfer import count_rows

    if (args.to is None) == (args.into is None):
        raise Refused("bad_arguments", "expected either TO or --into FOLDER")
    if args.keep is not None and (args.into is None or args.keep < 1):
        raise Refused("bad_arguments", "expected --keep of at least 1, with --into FOLDER")
    check, gone = _number_to_check(args), []
    with open_store(args) as store, progress_bar(count_rows(store), "copying") as bar:
        if args.to is not None and "://" in args.to:
            file = None
            with Store(args.to) as target:
                copied = backups.copy_checked(store, target, check, bar)
        else:
            if args.into is not None:
                backups.make_folder(args.into)
            file = Path(args.to) if args.to is not None else args.into / backups.name_for_now()
            copied = backups.back_up(store, file, check, bar)
            gone = backups.rotate(args.into, args.keep) if args.keep is not None else []
    deleted = f"; {len(gone)} old backups are deleted" if gone else ""
    words = f"{copied.rows} rows copied{f' to {file}' if file else ''}, {copied.checked} matches checked{deleted}"
    return _report(args, copied, words, None if file is None else str(file), [str(one) for one in gone])


def restore(args: argparse.Namespace) -> int:
    """Copy a backup into an empty store."""
    from fathomfive.archive import backups
    from fathomfive.store.database import default_url

    check = _number_to_check(args)
    copied = backups.restore(args.file, args.database or default_url(), check)
    words = f"{copied.rows} rows restored, {copied.checked} matches checked"
    return _report(args, copied, words, str(args.file), [])


def _report(args: argparse.Namespace, copied: "Copied", words: str, file: str | None, gone: list[str]) -> int:
    if args.json:
        found = {"ok": not copied.wrong, "file": file, **vars(copied), "deleted": gone}
        print(json.dumps(found, ensure_ascii=False))
    else:
        print(*(f"wrong: {one}" for one in copied.wrong), sep="\n", end="\n" * bool(copied.wrong))
        print(words)
    return int(bool(copied.wrong))
