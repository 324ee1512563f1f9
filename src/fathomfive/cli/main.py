"""The command `fathom`."""

import argparse
import json
import os
import sys
from collections.abc import Sequence

from fathomfive import __version__
from fathomfive.cli import (
    admin,
    archive,
    arena,
    backup,
    clauses,
    dataset,
    doctor,
    games,
    learn,
    new_game,
    play,
    replay,
    serve,
    simulate,
    soak,
)
from fathomfive.kernel.errors import Refused

ABOUT = "Five board games, one table. Play them, replay them, let bots compete, simulate."
COMMANDS = (
    games, play, replay, arena, simulate, dataset, learn, serve, archive, backup, admin, doctor, soak, clauses,
    new_game,
)  # fmt: skip


class Parser(argparse.ArgumentParser):
    """A parser that refuses bad input in one line."""

    def error(self, message: str) -> None:  # type: ignore[override]  # raises instead of exiting
        """Refuse, and say where help is."""
        raise Refused("bad_arguments", f"{message}; see {self.prog} --help")


def parser() -> Parser:
    """Build the parser of all commands."""
    top = Parser(prog="fathom", description=ABOUT)
    top.add_argument("--version", action="version", version=f"fathom {__version__}")
    commands = top.add_subparsers(metavar="COMMAND", required=True, parser_class=Parser)
    for command in COMMANDS:
        command.add(commands)
    return top


def main(argv: Sequence[str] | None = None) -> int:
    """Run a command; bad input is one line on stderr and exit status 2."""
    as_json = "--json" in (sys.argv[1:] if argv is None else argv)
    try:
        args = parser().parse_args(argv)
        status: int = args.run(args)
        sys.stdout.flush()
        return status
    except Refused as error:
        if as_json:
            print(json.dumps(error.shape()))
        print(f"fathom: {error.error}", file=sys.stderr)
        return 2
    except KeyboardInterrupt:
        print(file=sys.stderr)
        return 130
    except BrokenPipeError:
        # the reader of the output, such as `head`, has closed it
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return 0
