"""The arguments of the host's tools: `fathom admin`."""

import argparse
import getpass
import os
from contextlib import suppress
from dataclasses import fields

from fathomfive.archive.ages import Ages
from fathomfive.cli.archive import add_database, open_store
from fathomfive.cli.arguments import Commands, add_json
from fathomfive.kernel.errors import Refused

AGES = {
    "tables": "delete tables not started for this many days",
    "matches": "close matches without a move for this many days",
    "people": "delete people without matches, not seen for this many days",
    "keys": "delete keys not used for this many days",
    "hours": "delete uptime records older than this, unless a clock needs them",
}


def add(commands: Commands) -> None:
    """Add the command with all its parts."""
    parser = commands.add_parser(
        "admin",
        help="look after a server: people, matches, bans, reports, expiry",
        description="Look after a server. The commands work on its store, even while it is running: it follows within "
        "two seconds. Every act is recorded in the audit log. What players hold in secret is never shown.",
    )
    parts = parser.add_subparsers(metavar="WHAT", required=True, parser_class=type(parser))
    _add_lists(parts)
    _add_sanctions(parts)
    _add_acts(parts)
    _add_delete(parts)
    _add_expire(parts)


def _part(commands: Commands, name: str, words: str, work: str = "") -> argparse.ArgumentParser:
    """Add one part of the command; `work` names its function in `admin_acts`."""
    description = f"{words[0].upper()}{words[1:]}."
    parser: argparse.ArgumentParser = commands.add_parser(name, help=words, description=description)
    add_database(parser)
    parser.add_argument("--admin", default="", metavar="NAME", help="your name in the audit log (default: your login)")
    add_json(parser)
    parser.set_defaults(run=run, work=work or name.replace("-", "_"))
    return parser


def run(args: argparse.Namespace) -> int:
    """Do what one part of the command says."""
    from fathomfive.cli import admin_acts  # loading SQLAlchemy takes time, and most commands do not need it

    if getattr(args, "most", 1) < 1:
        raise Refused("bad_number", f"expected at least 1 row, got {args.most}")
    with open_store(args) as store:
        status: int = getattr(admin_acts, args.work)(admin_acts.Desk(store, args.admin or login()), args)
        return status


def login() -> str:
    """Give the name of the system's user; in a container there may be only a number."""
    with suppress(KeyError, OSError):
        return getpass.getuser()
    return f"user {os.getuid()}"


def _most(parser: argparse.ArgumentParser) -> argparse.ArgumentParser:
    parser.add_argument("--most", type=int, default=100, metavar="N", help="rows to list (default: %(default)s)")
    return parser


def _add_lists(parts: Commands) -> None:
    people = _most(_part(parts, "people", "list people"))
    people.add_argument("--name", metavar="TEXT", help="only those whose name contains this text")
    matches = _most(_part(parts, "matches", "list matches"))
    matches.add_argument("--person", metavar="P", help="only those that a person plays or hosts: an id, or a name")
    state = matches.add_mutually_exclusive_group()
    state.add_argument("--running", dest="state", action="store_const", const="running", help="only those not over")
    state.add_argument(
        "--abandoned", dest="state", action="store_const", const="abandoned",
        help="only tables not started for 7 days, and matches without a move for 90 days",
    )  # fmt: skip
    _part(parts, "show", "show a match or a person").add_argument("of", metavar="MATCH|PERSON")
    _part(parts, "chat", "list what was said at a table").add_argument("match", metavar="MATCH")
    reports = _most(_part(parts, "reports", "list open reports"))
    reports.add_argument("--closed", action="store_true", help="list the closed ones instead")
    sanctions = _part(parts, "sanctions", "list bans and mutes")
    sanctions.add_argument("--all", action="store_true", help="also those that have ended")
    _most(_part(parts, "audit", "list the latest acts of admins"))


def _add_sanctions(parts: Commands) -> None:
    takes = {"mute": "PERSON", "ban": "PERSON|ADDRESS|NETWORK"}
    words = {"mute": "keep a person from chatting", "ban": "ban a person, an address or a network"}
    for kind in ("mute", "ban"):
        parser = _part(parts, kind, words[kind], "sanction")
        parser.add_argument("target", metavar=takes[kind])
        parser.add_argument("--days", type=float, metavar="N", help="how long (default: for good)")
        parser.add_argument("--reason", default="", metavar="TEXT", help="shown to the person")
        parser.set_defaults(kind=kind)
        parser = _part(parts, f"un{kind}", f"end a {kind}", "lift")
        parser.add_argument("target", metavar=takes[kind])
        parser.set_defaults(kind=kind)


def _add_acts(parts: Commands) -> None:
    _part(parts, "close-report", "mark a report as dealt with").add_argument("report", metavar="REPORT")
    _part(parts, "close", "end a match without a result").add_argument("match", metavar="MATCH")
    parser = _part(parts, "revoke", "revoke a key by its name, or all keys of a person")
    parser.add_argument("key", nargs="?", metavar="KEY-NAME", help="'fathom admin show PERSON' lists them")
    parser.add_argument("--person", metavar="P", help="all keys and links of a person: an id, or a name")


def _add_delete(parts: Commands) -> None:
    delete = parts.add_parser(
        "delete", help="delete a match, a person or chat", description="Delete something for good."
    )
    what = delete.add_subparsers(metavar="WHAT", required=True, parser_class=type(delete))
    match = _part(what, "match", "delete a match with all its moves and chat", "delete_match")
    match.add_argument("match", metavar="MATCH")
    person = _part(what, "person", "delete a person: name, keys, chat; moves stay without a name", "delete_person")
    person.add_argument("person", metavar="PERSON")
    chat = _part(what, "chat", "delete what was said at a table", "delete_chat")
    chat.add_argument("match", metavar="MATCH")
    chat.add_argument("--line", type=int, metavar="N", help="only one line")
    chat.add_argument("--person", metavar="P", help="only what one person said")
    for parser in (match, person, chat):
        parser.add_argument("--yes", action="store_true", help="do not ask")


def _add_expire(parts: Commands) -> None:
    parser = _part(parts, "expire", "close or delete what has been abandoned")
    parser.add_argument("--dry-run", action="store_true", help="only say what would be closed or deleted")
    parser.add_argument("--yes", action="store_true", help="do not ask")
    for field in fields(Ages):
        words = f"{AGES[field.name]} (default: %(default)s)"
        parser.add_argument(f"--{field.name}", type=int, default=field.default, metavar="DAYS", help=words)
