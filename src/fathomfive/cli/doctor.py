"""Looking at a set-up: `fathom doctor`."""

import argparse
import json
from pathlib import Path

from fathomfive.cli.archive import add_database
from fathomfive.cli.arguments import Commands, add_json
from fathomfive.cli.checkup import Finding

MARKS = {"ok": "ok   ", "warning": "warn ", "wrong": "WRONG"}


def add(commands: Commands) -> None:
    """Add the command."""
    parser = commands.add_parser(
        "doctor",
        help="check a setup and say what is wrong",
        description="Check this machine and its store and, with a URL, a running server through its proxy. "
        "Says what is wrong and how to fix it. Nothing in the store is changed. "
        "Exit status 1 if something is wrong.",
    )
    parser.add_argument(
        "url", nargs="?", metavar="URL", help="where visitors reach the server: https://play.example.org"
    )
    parser.add_argument("--backups", type=Path, metavar="FOLDER", help="where 'fathom backup --into' puts its files")
    parser.add_argument("--host", default="127.0.0.1", help="where the server listens (default: %(default)s)")
    parser.add_argument("--port", type=int, default=8000, help="the port it listens on (default: %(default)s)")
    parser.add_argument(
        "--ca", type=Path, metavar="FILE", help="certificates to trust in addition to those of the system"
    )
    add_database(parser)
    add_json(parser)
    parser.set_defaults(run=run)


def run(args: argparse.Namespace) -> int:
    """Look at everything, print what was found, and fail if something is wrong."""
    from fathomfive.cli import checkup, checkup_url  # most commands need no store
    from fathomfive.store.database import default_url

    found = checkup.look_at_machine(args.database or default_url(), args.backups, args.host, args.port)
    if args.url is not None:
        found += checkup_url.look_at_server(args.url, args.ca)
    wrong = sum(finding.state == "wrong" for finding in found)
    if args.json:
        print(json.dumps({"ok": not wrong, "findings": [vars(finding) for finding in found]}, ensure_ascii=False))
        return int(bool(wrong))
    for finding in found:
        print_finding(finding)
    print(f"wrong: {wrong} of {len(found)} things checked" if wrong else f"nothing wrong: {len(found)} things checked")
    return int(bool(wrong))


def print_finding(finding: Finding) -> None:
    """Print what was found, and how to mend it."""
    print(f"{MARKS[finding.state]}  {finding.subject}: {finding.found}")
    if finding.mend:
        print(f"         {finding.mend}")
