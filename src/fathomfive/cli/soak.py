"""Tests of what the server promises, under load and faults: `fathom soak`."""

import argparse
import json
import sys
import tempfile
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

from fathomfive.cli.archive import add_database
from fathomfive.cli.arguments import Commands, add_game, add_json
from fathomfive.cli.progress import progress_bar
from fathomfive.kernel.shelf import take


def add(commands: Commands) -> None:
    """Add the command and its proofs."""
    parser = commands.add_parser(
        "soak",
        help="test on this machine what the server promises",
        description="Test on this machine what the server promises. Every proof starts servers of its own.",
    )
    proofs = parser.add_subparsers(metavar="PROOF", required=True, parser_class=type(parser))
    add_load(proofs)
    add_open(proofs)
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
    """Show the progress: a bar on a terminal, elsewhere a line for every tenth."""
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


# --- Kills -------------------------------------------------------------------------------------------------------


def add_kill(proofs: Commands) -> None:
    """Add the proof that a server may be killed at any moment."""
    parser = proofs.add_parser(
        "kill",
        help="kill the server again and again while people play",
        description="Kill the server again and again, at random moments, while people, bots and spectators play. "
        "Everything that anyone was told or had acknowledged is compared with the store.",
    )
    parser.add_argument("--cycles", type=int, default=500, metavar="N", help="(default: %(default)s)")
    _add_store(parser)
    parser.set_defaults(run=kill)


def kill(args: argparse.Namespace) -> int:
    """Kill a server; exit status 1 if something was lost or wrong."""
    from fathomfive.soak.kill import kill as prove

    with tempfile.TemporaryDirectory(prefix="fathom-soak-") as folder, _progress(args.cycles, "kills") as bar:
        database = args.database or f"sqlite:///{folder}/store.db"
        found = prove(database, Path(folder), args.cycles, args.workers, args.seed, args.tables, bar)
    return say(found, args.json)


# --- A bad connection --------------------------------------------------------------------------------------------


def add_proxy(proofs: Commands) -> None:
    """Add the proof that a bad connection loses nothing."""
    parser = proofs.add_parser(
        "proxy",
        help="play over a connection that repeats, loses, swaps and cuts messages",
        description="Play over a connection that repeats, delays, loses and swaps messages, "
        "cuts them in the middle, and breaks. "
        "Everything that anyone was told or had acknowledged is compared with the store.",
    )
    parser.add_argument("--minutes", type=float, default=10, metavar="M", help="(default: %(default)s)")
    _add_store(parser)
    parser.set_defaults(run=proxy)


def proxy(args: argparse.Namespace) -> int:
    """Play over a bad connection; exit status 1 if something was lost or wrong."""
    from fathomfive.soak.proxy import proxy as prove

    with tempfile.TemporaryDirectory(prefix="fathom-soak-") as folder:
        database = args.database or f"sqlite:///{folder}/store.db"
        with _progress(round(args.minutes * 60), "seconds") as bar:
            found = prove(database, Path(folder), args.minutes, args.workers, args.seed, args.tables, bar)
    return say(found, args.json)


# --- Load --------------------------------------------------------------------------------------------------------


def add_load(proofs: Commands) -> None:
    """Add the proof that many people can play at once."""
    parser = proofs.add_parser(
        "load",
        help="many tables at a steady pace",
        description="Play many tables at a steady pace, time every move from when it was due, "
        "and check that all that was acknowledged is in the store.",
    )
    add_game(parser)
    parser.add_argument("--tables", type=int, default=500, metavar="N", help="(default: %(default)s)")
    parser.add_argument(
        "--sockets",
        type=int,
        default=2000,
        metavar="N",
        help="two of each table play, the others watch (default: %(default)s)",
    )
    parser.add_argument("--moves-per-second", type=float, default=500, metavar="N", help="(default: %(default)s)")
    parser.add_argument("--seconds", type=float, default=300, metavar="N", help="(default: %(default)s)")
    add_database(parser)
    add_json(parser)
    parser.set_defaults(run=load)


def add_open(proofs: Commands) -> None:
    """Add the proof that long matches open quickly."""
    parser = proofs.add_parser(
        "open",
        help="open a long match",
        description="Store a long match, and measure how long the server takes to open it.",
    )
    add_game(parser)
    parser.add_argument("--moves", type=int, default=2000, metavar="N", help="(default: %(default)s)")
    parser.add_argument("--times", type=int, default=20, metavar="N", help="(default: %(default)s)")
    add_json(parser)
    parser.set_defaults(run=open_)


def load(args: argparse.Namespace) -> int:
    """Put load on a server; exit status 1 if something was lost or wrong."""
    from fathomfive.soak.load import load as run_load
    from fathomfive.soak.load_report import LoadPlan

    plan = LoadPlan(
        take(args.game).name, args.tables, args.sockets, args.moves_per_second, args.seconds, args.database
    )  # fmt: skip
    found = run_load(plan, lambda words: print(words, file=sys.stderr, flush=True))
    return say(found, args.json)


def open_(args: argparse.Namespace) -> int:
    """Open a long match; exit status 1 if it takes too long."""
    from fathomfive.soak.open_time import measure

    return say(measure(args.game, args.moves, args.times), args.json)


# --- Results -----------------------------------------------------------------------------------------------------


def say(found: Any, as_json: bool) -> int:
    """Print the result of a proof; exit status 1 if a promise is broken."""
    if as_json:
        print(json.dumps(found.shape(), ensure_ascii=False))
    else:
        print(*found.lines(), sep="\n")
    return int(not found.ok)
