"""Games in bulk, of random moves or between bots: `fathom simulate`."""

import argparse
import json
import sys
from collections.abc import Iterable, Mapping
from contextlib import redirect_stdout
from pathlib import Path
from typing import TYPE_CHECKING, Any

from fathomfive.cli.arena import columns
from fathomfive.cli.arguments import (
    Commands,
    add_bots,
    add_game,
    add_json,
    add_options,
    add_workers,
    bot_specs,
    options,
    seats_for,
)
from fathomfive.cli.progress import progress_bar
from fathomfive.kernel.errors import Refused
from fathomfive.kernel.shelf import take
from fathomfive.kernel.speed import ON

if TYPE_CHECKING:
    from fathomfive.arena.details import Answers, Line
    from fathomfive.arena.report import Report

QUANTILES = {"min": "min", "5%": "p5", "25%": "p25", "median": "p50", "75%": "p75", "95%": "p95", "max": "max"}


def add(commands: Commands) -> None:
    """Add the command."""
    parser = commands.add_parser(
        "simulate",
        help="play many games of random moves, or between bots",
        description="Play many games of random moves, or between bots, and sum them up. "
        "The digest covers every final table: it is the same on plain, cpu and gpu and for any number of cores.",
    )
    add_game(parser)
    parser.add_argument("--seats", type=int, metavar="N", help="players (default: one for each bot, but at least two)")
    parser.add_argument("--games", type=int, default=1000, metavar="K", help="how many games (default: 1000)")
    parser.add_argument("--seed", type=int, default=0, metavar="S", help="same seed, same games (default: 0)")
    parser.add_argument("--on", choices=ON, help="random moves in plain Python, compiled, or on a GPU (default: cpu)")
    add_bots(parser, required=False)
    parser.add_argument(
        "--details",
        action="store_true",
        help="also results by seat and by seat in turn, with intervals, and quantiles of points and lengths; "
        "bots always have them",
    )
    parser.add_argument(
        "--out",
        type=Path,
        metavar="FILE",
        help="write one row a game to a new file: .parquet, .csv or .jsonl; after a stop the same command goes on",
    )
    add_workers(parser)
    add_options(parser)
    add_json(parser)
    parser.set_defaults(run=run)


def run(args: argparse.Namespace) -> int:
    """Simulate and print the report."""
    with redirect_stdout(sys.stderr):  # what a bot or Ray prints meanwhile is not part of the result
        report = _between_bots(args) if args.bots else _at_random(args)
    if report.timed:
        named = ", ".join(report.timed)
        print(f"fathom: limited by time, may play differently in another run: {named}", file=sys.stderr)
    if args.json:
        print(json.dumps(report.data(), ensure_ascii=False))
    else:
        print("\n".join(page(report)))
    return 0


def _at_random(args: argparse.Namespace) -> "Report":
    game = take(args.game)
    seats = seats_for(game, args.seats, ())
    chosen = options(args.option)
    game.check_options(game.check_seats(seats), chosen)
    if args.opening or args.seating != "rotate":
        raise Refused("bad_arguments", "expected --bots with --opening and --seating, got none")
    from fathomfive.arena.simulate import simulate

    on = args.on or "cpu"
    with progress_bar(args.games, f"{game.name} on {on}") as progress:
        return simulate(
            game, seats, args.games, seed=args.seed, on=on, cores=args.cores, cluster=args.cluster, options=chosen,
            details=args.details, out=args.out, progress=progress,
        )  # fmt: skip


def _between_bots(args: argparse.Namespace) -> "Report":
    game = take(args.game)
    bots = bot_specs(args.bots)
    if args.on:
        raise Refused("bad_arguments", f"expected --on for moves at random, got --on {args.on} with --bots")
    from fathomfive.arena.bot_games import simulate_bots

    with progress_bar(args.games, f"{game.name}: {', '.join(bots)}") as progress:
        return simulate_bots(
            game, bots, args.games, seats=seats_for(game, args.seats, bots), options=options(args.option),
            seed=args.seed, opening=args.opening, stay=args.seating == "stay", cores=args.cores,
            cluster=args.cluster, out=args.out, progress=progress,
        )  # fmt: skip


# --- For people --------------------------------------------------------------------------------------------------


def page(report: "Report") -> list[str]:
    """Lay the report out for people."""

    def by_side(numbers: Iterable[float], form: str) -> str:
        return "  ".join(format(number, form) for number in numbers)

    players = f"{', '.join(report.bots)} ({report.seating})" if report.bots else f"on {report.on}"
    return [
        f"{report.game}, {report.seats} seats, {players}, {report.cores} core(s)",
        f"games      {report.games:>14,}   {report.games_per_s:>14,.0f} /s",
        f"steps      {report.steps:>14,}   {report.steps_per_s:>14,.0f} /s   mean {report.mean_steps:.1f} a game",
        f"seconds    {report.seconds:>14.3f}",
        f"points     {by_side(report.points, '.2f')}   mean by side",
        f"win share  {by_side(report.win_share, '.1%')}   by side",
        f"ended by   {', '.join(f'{reason}: {n:,}' for reason, n in report.reasons.items())}",
        f"digest     {report.digest}",
        *([] if report.details is None else tables(report.details)),
    ]


def tables(details: "Answers") -> list[str]:
    """Lay the details out as tables."""
    lines: list[str] = []
    for what, found in (("bot", details.bots), ("seat in turn", details.turns), ("side", details.sides)):
        if found:
            head = (what, "games", "win share", "95%", "place", "points", *QUANTILES)
            lines += ["", *columns([head, *map(_row, found)])]
    lengths = {"steps": details.steps, "decisions": details.decisions}
    head = ("length", "mean", *QUANTILES)
    return [*lines, "", *columns([head, *((name, *_spread(length, ".1f")) for name, length in lengths.items())])]


def _row(line: "Line") -> tuple[str, ...]:
    return (
        line.name, f"{line.games:,}", f"{line.win_share:.1%}", f"{line.low:.1%} to {line.high:.1%}",
        f"{line.mean_place:.2f}", *_spread(line.points, ".2f"),
    )  # fmt: skip


def _spread(spread: Mapping[str, Any], form: str) -> list[str]:
    return [format(spread["mean"], form), *(f"{spread[key]:,}" for key in QUANTILES.values())]
