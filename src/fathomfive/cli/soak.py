"""Trying what the server promises: `fathom soak`."""

import argparse
import json
import sys
from typing import Any

from fathomfive.cli.arguments import Commands, add_game, add_json
from fathomfive.cli.keeping import add_database
from fathomfive.kernel.shelf import take


def add(commands: Commands) -> None:
    """Add the command and its proofs."""
    parser = commands.add_parser(
        "soak",
        help="try on this machine what the server promises",
        description="Try on this machine what the server promises. Every proof starts servers of its own.",
    )
    proofs = parser.add_subparsers(metavar="PROOF", required=True, parser_class=type(parser))
    add_load(proofs)
    add_open(proofs)


def add_load(proofs: Commands) -> None:
    """Add the proof that many can play at once."""
    parser = proofs.add_parser(
        "load",
        help="many tables at a steady pace",
        description="Play many tables at a steady pace, time every move from when it was due, "
        "and look whether all that was acknowledged is in the store.",
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
        help="a long match",
        description="Keep a long match, and measure how long the server takes to open it.",
    )
    add_game(parser)
    parser.add_argument("--moves", type=int, default=2000, metavar="N", help="(default: %(default)s)")
    parser.add_argument("--times", type=int, default=20, metavar="N", help="(default: %(default)s)")
    add_json(parser)
    parser.set_defaults(run=open_)


def load(args: argparse.Namespace) -> int:
    """Press a server; exit status 1 if something was lost or wrong."""
    from fathomfive.soak.figures import Plan
    from fathomfive.soak.load import load as press

    plan = Plan(
        take(args.game).name, args.tables, args.sockets, args.moves_per_second, args.seconds, args.database
    )  # fmt: skip
    found = press(plan, lambda words: print(words, file=sys.stderr, flush=True))
    return say(found, args.json)


def open_(args: argparse.Namespace) -> int:
    """Open a long match; exit status 1 if it takes too long."""
    from fathomfive.soak.opening import measure

    return say(measure(args.game, args.moves, args.times), args.json)


def say(found: Any, as_json: bool) -> int:
    """Say what a proof found; exit status 1 if that is not what was promised."""
    print(json.dumps(found.shape()) if as_json else "\n".join(found.lines()))
    return int(not found.ok)
