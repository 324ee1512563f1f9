"""Looking at a finished or unfinished match: `fathom replay`."""

import argparse
import json
from pathlib import Path

from fathomfive.cli.arguments import Commands, add_json, add_lang
from fathomfive.kernel import replay
from fathomfive.texts import Texts, language


def add(commands: Commands) -> None:
    """Add the command."""
    parser = commands.add_parser(
        "replay",
        help="check and show a .tide file",
        description="Replay a .tide file, checking every move, and show what happened in words.",
    )
    parser.add_argument("file", type=Path, metavar="FILE.tide")
    parser.add_argument("--check", action="store_true", help="only check it, and say that it is right")
    parser.add_argument("--at", type=int, metavar="N", help="only draw the table as it was after N moves")
    add_lang(parser)
    add_json(parser)
    parser.set_defaults(run=run)


def run(args: argparse.Namespace) -> int:
    """Load, check and show."""
    match = replay.load(args.file)
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
    if args.check:
        state = f"over ({match.reason})" if match.over else "unfinished"
        print(f"{args.file}: right. {match.game.name}, {match.seats} seats, {len(match.moves)} moves, {state}")
        return 0
    texts = Texts(match.game, lang, match.seats)
    if args.at is None:
        again = match.at(0)
        for n, m in enumerate(match.moves, 1):
            print(f"{n:5}  {texts.line(again.tell(m))}")
            again.play(m)
        print()
    print(match.draw(word=texts.word), end="")
    return 0
