"""Arguments that several commands share."""

import argparse
import re
from collections.abc import Sequence
from typing import Any

from fathomfive.kernel.errors import Refused
from fathomfive.kernel.game import Game
from fathomfive.kernel.shelf import names

Commands = Any  # what argparse gives for adding subcommands


def add_game(parser: argparse.ArgumentParser) -> None:
    """Add the argument for a game."""
    parser.add_argument("game", metavar="GAME", help=f"one of {', '.join(names())}")


def add_options(parser: argparse.ArgumentParser) -> None:
    """Add the argument for options of the game."""
    parser.add_argument(
        "--option",
        action="append",
        default=[],
        metavar="NAME=VALUE",
        help="an option of the game, may be given several times; 'fathom games' lists them",
    )


def add_lang(parser: argparse.ArgumentParser) -> None:
    """Add the argument for a language."""
    parser.add_argument("--lang", metavar="LANG", help="en, cs or pl (default: the language of your environment)")


def add_workers(parser: argparse.ArgumentParser) -> None:
    """Add the arguments for where games are played."""
    parser.add_argument("--cores", type=int, default=1, metavar="C", help="cores to use (default: 1)")
    parser.add_argument(
        "--cluster",
        metavar="ADDRESS",
        help="play on a Ray cluster: HOST:PORT of its head, or auto: the one that runs here or that RAY_ADDRESS names, "
        "else a new one on all cores of this machine (docs/cluster.md)",
    )


def add_json(parser: argparse.ArgumentParser) -> None:
    """Add the argument for output that programs read."""
    parser.add_argument("--json", action="store_true", help="print one JSON object")


BOTS = (
    "easy, medium, hard, expert, random, greedy, flat, search, a kind with settings (search:iterations=500), "
    "module:Class, or path/to/file.py"
)


def add_bots(parser: argparse.ArgumentParser, *, required: bool) -> None:
    """Add the arguments for bots as players."""
    default = "" if required else " (default: moves at random)"
    parser.add_argument(
        "--bots",
        action="append",
        default=[],
        required=required,
        metavar="BOT,BOT",
        help=f"the players, repeated until every seat is taken{default}: {BOTS}",
    )
    parser.add_argument(
        "--seating",
        choices=("rotate", "stay"),
        default="rotate",
        help="bots rotate: every deal is played in every rotation of seats; or they stay, in the order given, "
        "and every game has a deal of its own (default: rotate)",
    )
    parser.add_argument(
        "--opening",
        type=int,
        default=0,
        metavar="K",
        help="make the first K choices at random: for games without chance (default: 0)",
    )


def bot_specs(given: list[str]) -> list[str]:
    """Read lists of bots; `name=value` after a comma is one more setting of the bot before."""
    found: list[str] = []
    for text in given:
        for n, part in enumerate(text.split(",")):
            if n and re.match(r"\w+=", part):
                found[-1] += f",{part}"
            else:
                found.append(part)
    return found


def seats_for(game: Game, seats: int | None, bots: Sequence[str]) -> int:
    """Give the number of seats that is meant: as given, one for each of several bots, or the default of the game."""
    if seats is not None:
        return seats
    return len(bots) if len(bots) > 1 else game.default_seats


def options(given: list[str]) -> dict[str, str]:
    """Read `name=value` pairs."""
    found = {}
    for text in given:
        name, equals, value = text.partition("=")
        if not (name and equals and value):
            raise Refused("bad_option", f"expected --option NAME=VALUE, got '{text}'")
        found[name] = value
    return found
