"""Tests of what the server promises, under load and faults: `fathom soak`."""

import argparse
import json
import subprocess
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
    """Add the command and its tests."""
    parser = commands.add_parser(
        "soak",
        help="test on this machine what the server promises",
        description="Test on this machine what the server promises. Every test starts servers of its own.",
    )
    tests = parser.add_subparsers(metavar="TEST", required=True, parser_class=type(parser))
    add_load(tests)
    add_open(tests)
    add_kill(tests)
    add_proxy(tests)
    add_hostile(tests)
    add_hosts(tests)


def _add_store(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("--database", metavar="URL", help="an empty store (default: a new file, removed afterwards)")
    parser.add_argument(
        "--workers", type=int, default=1, metavar="N", help="worker processes (default: 1); 2 or more need PostgreSQL"
    )
    parser.add_argument("--tables", type=int, default=4, metavar="N", help="tables played at once (default: 4)")
    parser.add_argument(
        "--seed", type=int, default=0, metavar="S", help="seed of what clients and faults do (default: 0)"
    )
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


def add_kill(tests: Commands) -> None:
    """Add the test that a server may be killed at any moment."""
    parser = tests.add_parser(
        "kill",
        help="kill the server repeatedly while people play",
        description="Kill the server repeatedly, at random moments, while people, bots and spectators play. "
        "Everything that anyone was told or had acknowledged is compared with the store.",
    )
    parser.add_argument("--cycles", type=int, default=500, metavar="N", help="(default: %(default)s)")
    _add_store(parser)
    parser.set_defaults(run=kill)


def kill(args: argparse.Namespace) -> int:
    """Kill a server; exit status 1 if something was lost or wrong."""
    from fathomfive.soak.kill import run_kill_soak

    with tempfile.TemporaryDirectory(prefix="fathom-soak-") as folder, _progress(args.cycles, "kills") as bar:
        database = args.database or f"sqlite:///{folder}/store.db"
        found = run_kill_soak(database, Path(folder), args.cycles, args.workers, args.seed, args.tables, bar)
    return say(found, args.json)


# --- A bad connection --------------------------------------------------------------------------------------------


def add_proxy(tests: Commands) -> None:
    """Add the test that a bad connection loses nothing."""
    parser = tests.add_parser(
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
    from fathomfive.soak.proxy import run_proxy_soak

    with tempfile.TemporaryDirectory(prefix="fathom-soak-") as folder:
        database = args.database or f"sqlite:///{folder}/store.db"
        with _progress(round(args.minutes * 60), "seconds") as bar:
            found = run_proxy_soak(database, Path(folder), args.minutes, args.workers, args.seed, args.tables, bar)
    return say(found, args.json)


# --- Hostile visitors --------------------------------------------------------------------------------------------


def add_hostile(tests: Commands) -> None:
    """Add the test that hostile visitors spoil nobody's game."""
    parser = tests.add_parser(
        "hostile",
        help="attack the server while people play",
        description="Attack the server in every known way, from many addresses, while people play, and measure their "
        "moves, the bots, and what the server holds afterwards. Every acknowledged move is looked up in the store.",
    )
    parser.add_argument("--seconds", type=float, default=60, metavar="N", help="of each attack (default: %(default)s)")
    parser.add_argument(
        "--only", action="append", default=[], metavar="NAME", help="run this attack; may be given several times"
    )
    parser.add_argument(
        "--addresses", type=int, default=16, metavar="N", help="that each attack comes from (default: %(default)s)"
    )
    parser.add_argument("--tables", type=int, default=50, metavar="N", help="that people play (default: %(default)s)")
    parser.add_argument(
        "--database", metavar="URL", help="an empty store (default: a new file, removed afterwards)"
    )  # fmt: skip
    add_json(parser)
    parser.set_defaults(run=hostile)


def hostile(args: argparse.Namespace) -> int:
    """Attack a server; exit status 1 if a promise is broken."""
    from fathomfive.soak.attacks.catalogue import chosen
    from fathomfive.soak.hostile import run_hostile_soak
    from fathomfive.soak.hostile_report import HostilePlan

    plan = HostilePlan(
        tuple(attack.name for attack in chosen(args.only)),
        seconds=args.seconds,
        calm=min(10.0, args.seconds),
        addresses=args.addresses,
        tables=args.tables,
        bot_tables=args.tables // 10,
        moves_per_second=args.tables,
        database=args.database,
    )
    return say(run_hostile_soak(plan, lambda words: print(words, file=sys.stderr, flush=True)), args.json)


# --- Many machines -----------------------------------------------------------------------------------------------


def add_hosts(tests: Commands) -> None:
    """Add the test that one of two hosts may fail."""
    parser = tests.add_parser(
        "hosts",
        help="let one of two hosts fail while people play at both",
        description="Let one of two hosts, which share a PostgreSQL, fail while people play at both: "
        "it is killed, frozen, unplugged, or its packets get lost. Everybody must go on within 10 seconds, "
        "and everything that anyone was told or had acknowledged is compared with the store. "
        "Hosts are network namespaces for root, else loopback addresses, which can only be killed and frozen. "
        "It starts a PostgreSQL of its own.",
    )
    parser.add_argument("--seconds", type=float, default=120, metavar="N", help="(default: %(default)s)")
    parser.add_argument("--failures", type=int, default=0, metavar="N", help="as many, whatever time that takes")
    parser.add_argument(
        "--workers", type=int, default=1, metavar="N", help="worker processes of each host (default: %(default)s)"
    )
    parser.add_argument(
        "--tables", type=int, default=4, metavar="N", help="tables played at once (default: %(default)s)"
    )
    parser.add_argument("--seed", type=int, default=0, metavar="S", help="(default: %(default)s)")
    parser.add_argument(
        "--within",
        type=float,
        default=10,
        metavar="N",
        help="seconds until everybody must go on (default: %(default)s)",
    )
    parser.add_argument(
        "--hold", type=float, default=8, metavar="N",
        help="seconds at most that a host stays away after that (default: %(default)s)",
    )  # fmt: skip
    parser.add_argument("--loopback", action="store_true", help="use loopback addresses also as root")
    parser.add_argument("--isolated", action="store_true", help=argparse.SUPPRESS)  # in a network namespace of its own
    add_json(parser)
    parser.set_defaults(run=hosts)


def hosts(args: argparse.Namespace) -> int:
    """Let hosts fail; exit status 1 if something was lost or wrong, or took too long."""
    from fathomfive.soak.hosts import HostsPlan, run_hosts_soak
    from fathomfive.soak.network import ISOLATE, can_isolate

    if not args.isolated and not args.loopback and can_isolate():
        again = [word for name in ("seconds", "failures", "workers", "tables", "seed", "within", "hold")
                 for word in (f"--{name}", str(getattr(args, name)))]  # fmt: skip
        own = [*ISOLATE, sys.executable, "-m", "fathomfive", "soak", "hosts", "--isolated", *again]
        return subprocess.run([*own, *(["--json"] if args.json else [])], check=False).returncode
    plan = HostsPlan(
        args.seconds, args.workers, args.seed, args.tables, args.failures, within=args.within, hold=args.hold
    )
    with tempfile.TemporaryDirectory(prefix="fathom-soak-") as folder, _progress(round(args.seconds), "seconds") as bar:
        found = run_hosts_soak(Path(folder), plan, args.isolated, bar)
    return say(found, args.json)


# --- Load --------------------------------------------------------------------------------------------------------


def add_load(tests: Commands) -> None:
    """Add the test that many people can play at once."""
    parser = tests.add_parser(
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


def add_open(tests: Commands) -> None:
    """Add the test that long matches open quickly."""
    parser = tests.add_parser(
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
    from fathomfive.soak.load import run_load_soak
    from fathomfive.soak.load_report import LoadPlan

    plan = LoadPlan(
        take(args.game).name, args.tables, args.sockets, args.moves_per_second, args.seconds, args.database
    )  # fmt: skip
    found = run_load_soak(plan, lambda words: print(words, file=sys.stderr, flush=True))
    return say(found, args.json)


def open_(args: argparse.Namespace) -> int:
    """Open a long match; exit status 1 if it takes too long."""
    from fathomfive.soak.open_time import run_open_soak

    return say(run_open_soak(args.game, args.moves, args.times), args.json)


# --- Results -----------------------------------------------------------------------------------------------------


def say(found: Any, as_json: bool) -> int:
    """Print the result of a test; exit status 1 if a promise is broken."""
    if as_json:
        print(json.dumps(found.shape(), ensure_ascii=False))
    else:
        print(*found.lines(), sep="\n")
    return int(not found.ok)
