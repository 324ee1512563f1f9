"""Playing in the terminal: `fathom play`."""

import argparse
from pathlib import Path

from fathomfive.cli.arguments import Commands, add_game, add_lang, add_options, options
from fathomfive.cli.terminal import Terminal, chairs_for, make_bot
from fathomfive.kernel import replay
from fathomfive.kernel.errors import Refused
from fathomfive.kernel.game import Game
from fathomfive.kernel.match import Match
from fathomfive.kernel.shelf import take
from fathomfive.session.session import Session
from fathomfive.texts import Texts, language

DEFAULT_BOT = "medium"


def add(commands: Commands) -> None:
    """Add the command."""
    parser = commands.add_parser(
        "play",
        help="play in the terminal",
        description="Play in the terminal: hot-seat, alone, or against bots. "
        "With --save or --resume, every move is on disk before it is shown.",
    )
    add_game(parser)
    parser.add_argument(
        "--seats",
        type=int,
        metavar="N",
        help="number of players (default: 2, or the minimum of the game if that is higher)",
    )
    parser.add_argument(
        "--bot", metavar="BOT", help="the bot that plays against you: easy, medium, hard, expert, or any other bot"
    )
    parser.add_argument(
        "--bots",
        type=int,
        metavar="B",
        help="the last B seats are bots (default: none, or with --bot all but the first)",
    )
    add_options(parser)
    add_lang(parser)
    parser.add_argument("--save", type=Path, metavar="FILE.tide", help="save the game to a new file")
    parser.add_argument("--resume", type=Path, metavar="FILE.tide", help="continue a saved game")
    parser.add_argument("--ask-all", action="store_true", help="ask even when there is only one move")
    parser.set_defaults(run=run)


def run(args: argparse.Namespace) -> int:
    """Set up or resume a match, and play it."""
    game = take(args.game)
    lang = language(args.lang)
    match = resumed(args, game) if args.resume else new(args, game)
    count = args.bots if args.bots is not None else match.seats - 1 if args.bot else 0
    if not 0 <= count <= match.seats:
        raise Refused("bad_arguments", f"expected 0 to {match.seats} bots, got {count}")
    people, level = match.seats - count, args.bot or DEFAULT_BOT
    bots = {seat: make_bot(level, game, match.seats) for seat in range(people, match.seats)}
    if args.save and args.save.exists():
        raise Refused("file_exists", f"{args.save} already exists; continue it with --resume, or name a new file")
    session = Session.of_match(match, chairs_for(people, dict.fromkeys(bots, level)))
    texts = Texts(game, lang, match.seats)
    return Terminal(session, texts, bots, file=args.save or args.resume, ask_all=args.ask_all).run()


def new(args: argparse.Namespace, game: Game) -> Match:
    """Begin a match as the arguments say."""
    seats = game.default_seats if args.seats is None else args.seats
    return Match(game, seats, options(args.option))


def resumed(args: argparse.Namespace, game: Game) -> Match:
    """Load the match to continue."""
    match = replay.load(args.resume)
    if match.game is not game:
        raise Refused("bad_replay", f"{args.resume}: expected a game of {game.name}, got {match.game.name}")
    if args.seats not in (None, match.seats) or args.option:
        raise Refused(
            "bad_arguments",
            f"{args.resume} already says the number of players and the options; leave out --seats and --option",
        )
    return match
