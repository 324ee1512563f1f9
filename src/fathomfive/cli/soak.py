"""Trying what the server promises: `fathom soak`."""

import argparse
import json
import sys

from fathomfive.cli.arguments import Commands, add_game, add_json
from fathomfive.cli.keeping import add_database


def add(commands: Commands) -> None:
    """Add the command and its proofs."""
    parser = commands.add_parser(
        "soak",
        help="try on this machine what the server promises",
        description="Try on this machine what the server promises. Every proof starts servers of its own.",
    )
    proofs = parser.add_subparsers(metavar="PROOF", required=True, parser_class=type(parser))
    add_load(proofs)


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


def load(args: argparse.Namespace) -> int:
    """Press a server; exit status 1 if something was lost or wrong."""
    from fathomfive.soak.load import Plan
    from fathomfive.soak.load import load as press

    plan = Plan(args.game, args.tables, args.sockets, args.moves_per_second, args.seconds, args.database)
    found = press(plan, lambda words: print(words, file=sys.stderr, flush=True))
    if args.json:
        print(json.dumps(found.shape()))
    else:
        print(*found.lines(), sep="\n")
    return int(not found.ok)
