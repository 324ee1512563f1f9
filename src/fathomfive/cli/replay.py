"""Checking and showing saved matches: `fathom replay`."""

import argparse
import json
import sys
from pathlib import Path

from fathomfive.cli.arguments import Commands, add_json, add_lang
from fathomfive.cli.result import result_lines
from fathomfive.kernel import replay
from fathomfive.kernel.errors import Refused
from fathomfive.texts import Texts, language


def add(commands: Commands) -> None:
    """Add the command."""
    parser = commands.add_parser(
        "replay",
        help="check and show a .tide file",
        description="Replay a .tide file, checking every move, and show what happened in words.",
    )
    parser.add_argument("files", type=Path, nargs="+", metavar="FILE.tide", help="one; with --check several")
    only = parser.add_mutually_exclusive_group()
    only.add_argument("--check", action="store_true", help="only check each file, and say whether it is valid")
    only.add_argument("--at", type=int, metavar="N", help="only draw the table as it was after N moves")
    add_lang(parser)
    add_json(parser)
    parser.set_defaults(run=run)


def run(args: argparse.Namespace) -> int:
    """Load, check and show."""
    if args.check and not args.json:
        return check(args.files)
    if len(args.files) > 1:
        only = "--check without --json" if args.json else "--check"
        raise Refused("bad_arguments", f"expected one FILE.tide, got {len(args.files)}; only {only} takes several")
    match = replay.load(args.files[0])
    lang = language(args.lang)
    if args.at is not None:
        match = match.at(args.at)
    if args.json:
        print(
            json.dumps(
                {
                    "game": match.game.name,
                    "rules": match.rules,
                    "seats": match.seats,
                    "options": match.options,
                    "moves": len(match.moves),
                    "over": match.over,
                    "reason": match.reason,
                    "points": match.points(),
                    "fingerprint": match.fingerprint(),
                    "table": match.show(),
                },
                ensure_ascii=False,
            )
        )
        return 0
    texts = Texts(match.game, lang, match.seats)
    if args.at is None:
        again = match.at(0)
        for n, m in enumerate(match.moves, 1):
            print(f"{n:5}  {texts.line(again.tell(m))}")
            again.play(m)
        print()
    print(match.draw(word=texts.word), end="")
    if args.at is None and match.over:
        print("", *result_lines(match, texts), sep="\n")
    return 0


def check(files: list[Path]) -> int:
    """Say of every file whether it is right; a damaged one does not stop the others from being checked."""
    status = 0
    for file in files:
        try:
            match = replay.load(file)
        except Refused as error:
            print(f"fathom: {error.error}", file=sys.stderr)
            status = 2
            continue
        state = f"over ({match.reason})" if match.over else "unfinished"
        print(f"{file}: right. {match.game.name}, {match.seats} seats, {len(match.moves)} moves, {state}")
    return status
