"""The games and their rulebooks: `fathom games` and `fathom rules`."""

import argparse
import json
import sys
from collections.abc import Iterator
from typing import Any

from fathomfive import texts
from fathomfive.cli.arguments import Commands, add_game, add_json, add_lang
from fathomfive.kernel.errors import Refused
from fathomfive.kernel.game import Game, span
from fathomfive.kernel.shelf import games, take


def add(commands: Commands) -> None:
    """Add both commands."""
    shelf = commands.add_parser("games", help="list the games", description="List the games.")
    add_lang(shelf)
    add_json(shelf)
    shelf.set_defaults(run=run_games)
    rules = commands.add_parser(
        "rules", help="print the rulebook of a game", description="Print the rulebook of a game."
    )
    add_game(rules)
    rules.add_argument("clause", nargs="?", metavar="CLAUSE", help="only this clause, for instance DD-31")
    add_lang(rules)
    rules.set_defaults(run=run_rules)


def _card(game: Game) -> dict[str, Any]:
    return {
        "name": game.name,
        "title": game.title,
        "seats": list(game.seats),
        "rules": game.rules,
        "stable": game.stable,
        "options": [
            {"name": o.name, "values": list(o.values), "default": o.default, "seats": list(o.seats or game.seats)}
            for o in game.options
        ],
    }


def run_games(args: argparse.Namespace) -> int:
    """List the games."""
    if args.json:
        print(json.dumps({"games": [_card(game) for game in games()]}, ensure_ascii=False))
        return 0
    lang = texts.language(args.lang)
    for game in games():
        box, *more = _lines(game, lang)
        print(f"{game.name:18} {box}")
        for line in more:
            print(f"{'':18} {line}")
    return 0


def _lines(game: Game, lang: str) -> Iterator[str]:
    """Describe a game: its title and seats, then its options, each value with what to type for it."""
    words = texts.Texts(game, lang, game.default_seats)

    def players(message: str, seats: tuple[int, ...]) -> str:
        return words.say(message, seats=span(seats), most=max(seats))

    yield f"{game.title}, {players('games-seats', game.seats)}"
    yield words.say("about")
    for option in game.options:
        only = f" ({players('games-only', option.seats)})" if option.seats else ""
        yield f"{words.say(f'option-{option.name}')}{only}:"
        for value in option.values:
            typed = f"--option {option.name}={value}"
            default = f" ({words.say('games-default')})" if value == option.default else ""
            yield f"  {typed:28} {words.say(f'option-{option.name}-{value}')}{default}"


def run_rules(args: argparse.Namespace) -> int:
    """Print a rulebook or one clause of it."""
    game = take(args.game)
    page = texts.rulebook(game, texts.language(args.lang))
    if args.clause:
        found = texts.clauses(page)
        clause = args.clause.upper()
        if clause not in found:
            raise Refused("unknown_clause", f"no clause '{args.clause}' in {game.name}; there are: {', '.join(found)}")
        print(f"{clause} {found[clause]}")
    elif sys.stdout.isatty():
        from rich.console import Console
        from rich.markdown import Markdown

        Console().print(Markdown(page))
    else:
        print(page, end="")
    return 0
