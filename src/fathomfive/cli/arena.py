"""Bots against bots: `fathom arena`."""

import argparse
import json
import sys
from collections.abc import Sequence
from contextlib import redirect_stdout
from pathlib import Path
from typing import TYPE_CHECKING

from fathomfive.cli.arguments import BOTS, Commands, add_game, add_json, add_options, add_workers, options
from fathomfive.cli.progress import progress_bar
from fathomfive.kernel.shelf import take

if TYPE_CHECKING:
    from fathomfive.arena import Standings

WIDTH = 1000  # of a table that is never wrapped


def add(commands: Commands) -> None:
    """Add the command."""
    parser = commands.add_parser(
        "arena",
        help="let bots play against each other",
        description="Let bots play against each other and say how strong each is. Every deal is played by every "
        "line-up in every rotation of seats. Ctrl-C stops; with --out, the same command then continues.",
    )
    add_game(parser)
    parser.add_argument(
        "bots",
        nargs="+",
        metavar="BOT",
        help=f"{BOTS}; the same one may be given again",
    )
    parser.add_argument(
        "--seats",
        type=int,
        metavar="N",
        help="players at a table (default: one for each bot); if there are fewer bots, they are repeated, and if there "
        "are more, every group of N plays",
    )
    parser.add_argument("--games", type=int, default=100, metavar="K", help="how many games (default: 100)")
    parser.add_argument("--seed", type=int, default=0, metavar="S", help="same seed, same deals (default: 0)")
    parser.add_argument(
        "--opening",
        type=int,
        default=0,
        metavar="K",
        help="make the first K choices at random, alike in all games of a deal: for games without chance (default: 0)",
    )
    add_workers(parser)
    parser.add_argument(
        "--until",
        type=float,
        metavar="SHARE",
        help="stop as soon as the win share of the first bot is proven to be above or below this, for instance 0.7",
    )
    parser.add_argument(
        "--risk", type=float, default=0.05, metavar="R", help="chance that --until may be wrong (default: 0.05)"
    )
    parser.add_argument(
        "--out", type=Path, metavar="FILE.jsonl", help="write results here, one line per game, or continue from it"
    )
    parser.add_argument("--tides", type=Path, metavar="DIR", help="save every game as a .tide file in this folder")
    add_options(parser)
    add_json(parser)
    parser.set_defaults(run=run)


def run(args: argparse.Namespace) -> int:
    """Let the bots play and print the standings."""
    game = take(args.game)
    from fathomfive.arena import compete

    try:
        # what a bot or Ray prints meanwhile is not part of the result
        with redirect_stdout(sys.stderr), progress_bar(args.games, f"{game.name}: {', '.join(args.bots)}") as progress:
            standings = compete(
                game, args.bots, args.games, seats=args.seats, options=options(args.option), seed=args.seed,
                opening=args.opening, until=args.until, risk=args.risk, cores=args.cores, cluster=args.cluster,
                out=args.out, tides=args.tides, progress=progress,
            )  # fmt: skip
    except KeyboardInterrupt:
        if args.out:
            print(f"\nfathom: the games so far are in {args.out}; the same command continues", file=sys.stderr, end="")
        raise
    if args.json:
        print(json.dumps(standings.data(), ensure_ascii=False))
    else:
        print("\n".join(page(standings)))
    return 0


def page(standings: "Standings") -> list[str]:
    """Lay the standings out for people, the strongest bot first."""
    lines = [
        f"{standings.game}, {standings.seats} seat(s), {standings.games:,} games on {standings.deals:,} deals, "
        f"seed {standings.seed}" + (f", opening of {standings.opening}" if standings.opening else ""),
        "",
    ]
    bots = sorted(standings.bots, key=lambda bot: bot.rating, reverse=True)
    lines += columns(
        [("bot", "games", "win share", "95%", "rating", "95%", "points", "place", "s a move")]
        + [
            (
                bot.name, f"{bot.games:,}", f"{bot.win_share:.1%}", f"{bot.low:.1%} to {bot.high:.1%}",
                f"{bot.rating:+.0f}", f"{bot.rating_low:+.0f} to {bot.rating_high:+.0f}",
                f"{bot.mean_points:.2f}", f"{bot.mean_place:.2f}", f"{bot.seconds_per_move:.4f}",
            )
            for bot in bots
        ]
    )  # fmt: skip
    lines.append("")
    lines += columns(
        [("seat in turn", "games", "win share", "95%", "worth", "95%")]
        + [
            (
                str(seat.seat), f"{seat.games:,}", f"{seat.win_share:.1%}", f"{seat.low:.1%} to {seat.high:.1%}",
                f"{seat.rating:+.0f}", f"{seat.rating_low:+.0f} to {seat.rating_high:+.0f}",
            )
            for seat in standings.seat_advantage
        ]
    )  # fmt: skip
    if verdict := standings.verdict:
        decision = "neither above nor below" if verdict["decision"] == "undecided" else verdict["decision"]
        lines += [
            "",
            f"{verdict['bot']} is {decision} a win share of {verdict['bar']:.1%} "
            f"(after {verdict['blocks']:,} deals; risk of error {verdict['risk']:.1%})",
        ]
    return lines


def columns(rows: Sequence[Sequence[str]]) -> list[str]:
    """Align a table: names to the left, numbers to the right."""
    from rich.console import Console
    from rich.table import Table

    table = Table(box=None, pad_edge=False, show_header=False)
    for n in range(len(rows[0])):
        table.add_column(justify="right" if n else "left", no_wrap=True)
    for row in rows:
        table.add_row(*row)
    console = Console(width=WIDTH, color_system=None, markup=False, highlight=False, emoji=False)
    with console.capture() as capture:
        console.print(table)
    return [line.rstrip() for line in capture.get().splitlines()]
