"""Trying what the server promises: `fathom soak`."""

import argparse
import json
import sys
import tempfile
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import TYPE_CHECKING

from fathomfive.cli.arguments import Commands, add_json
from fathomfive.cli.progress import progress_bar

if TYPE_CHECKING:
    from fathomfive.soak.found import Found


def add(commands: Commands) -> None:
    """Add the command and its proofs."""
    parser = commands.add_parser(
        "soak",
        help="try on this machine what the server promises",
        description="Try on this machine what the server promises. Every proof starts servers of its own.",
    )
    proofs = parser.add_subparsers(metavar="PROOF", required=True, parser_class=type(parser))
    add_kill(proofs)
    add_proxy(proofs)


def _add_store(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("--database", metavar="URL", help="an empty store (default: a new file, removed afterwards)")
    parser.add_argument("--workers", type=int, default=1, metavar="N", help="PostgreSQL for 2 or more")
    parser.add_argument("--tables", type=int, default=4, metavar="N", help="played at all the time (default: 4)")
    parser.add_argument("--seed", type=int, default=0, metavar="S", help="of what clients and faults do (default: 0)")
    add_json(parser)


@contextmanager
def _progress(total: int, what: str) -> Iterator[Callable[[int], None]]:
    """Say how far it is: a bar on a terminal, a line at every tenth elsewhere."""
    if sys.stderr.isatty():
        with progress_bar(total, what) as bar:
            yield bar
        return
    done = 0

    def say(more: int) -> None:
        nonlocal done
        before, done = done, done + more
        if before * 10 // max(total, 1) < done * 10 // max(total, 1):
            print(f"{done} of {total} {what}", file=sys.stderr, flush=True)

    yield say


# --- Killed ------------------------------------------------------------------------------------------------------


def add_kill(proofs: Commands) -> None:
    """Add the proof that a server may be killed at any moment."""
    parser = proofs.add_parser(
        "kill",
        help="kill the server again and again while people play",
        description="Kill the server again and again, at random moments, while people, bots and spectators play. "
        "Everything that anyone was told or had acknowledged is held against the store.",
    )
    parser.add_argument("--cycles", type=int, default=500, metavar="N", help="(default: %(default)s)")
    _add_store(parser)
    parser.set_defaults(run=kill)


def kill(args: argparse.Namespace) -> int:
    """Kill a server; exit status 1 if something was lost or wrong."""
    from fathomfive.soak.kill import kill as prove

    with tempfile.TemporaryDirectory(prefix="fathom-soak-") as folder, _progress(args.cycles, "kills") as bar:
        database = args.database or f"sqlite:///{folder}/store.db"
        return _report(args, prove(database, Path(folder), args.cycles, args.workers, args.seed, args.tables, bar))


# --- A bad line --------------------------------------------------------------------------------------------------


def add_proxy(proofs: Commands) -> None:
    """Add the proof that a bad line harms nobody."""
    parser = proofs.add_parser(
        "proxy",
        help="play over a line that repeats, loses, swaps and cuts messages",
        description="Play over a line that repeats, delays, loses and swaps messages, cuts them in the middle and "
        "breaks connections. Everything that anyone was told or had acknowledged is held against the store.",
    )
    parser.add_argument("--minutes", type=float, default=10, metavar="M", help="(default: %(default)s)")
    _add_store(parser)
    parser.set_defaults(run=proxy)


def proxy(args: argparse.Namespace) -> int:
    """Play over a bad line; exit status 1 if something was lost or wrong."""
    from fathomfive.soak.proxy import proxy as prove

    with tempfile.TemporaryDirectory(prefix="fathom-soak-") as folder:
        database = args.database or f"sqlite:///{folder}/store.db"
        with _progress(round(args.minutes * 60), "seconds") as bar:
            return _report(args, prove(database, Path(folder), args.minutes, args.workers, args.seed, args.tables, bar))


# --- What was found ----------------------------------------------------------------------------------------------

MOST_WORDS = 10  # complaints that are written out


def _report(args: argparse.Namespace, found: "Found") -> int:
    if args.json:
        print(json.dumps(found.data(), ensure_ascii=False))
        return int(not found.ok)
    print(*found.lines(), sep="\n")
    for words in found.wrong[:MOST_WORDS]:
        print(f"wrong: {words}", file=sys.stderr)
    print("nothing is lost or wrong" if found.ok else f"{len(found.wrong)} things are lost or wrong")
    return int(not found.ok)
