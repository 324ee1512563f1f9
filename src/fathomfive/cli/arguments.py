"""Arguments that several commands share."""

import argparse
from typing import Any

from fathomfive.kernel.errors import Refused
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


def options(given: list[str]) -> dict[str, str]:
    """Read `name=value` pairs."""
    found = {}
    for text in given:
        name, equals, value = text.partition("=")
        if not (name and equals and value):
            raise Refused("bad_option", f"expected --option NAME=VALUE, got '{text}'")
        found[name] = value
    return found
