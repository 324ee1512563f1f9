"""Random play in bulk: `fathom simulate`."""

import argparse
import json
import sys
from contextlib import redirect_stdout

from fathomfive.cli.arguments import Commands, add_game, add_json, add_options, add_workers, options
from fathomfive.cli.progress import progress_bar
from fathomfive.kernel.shelf import take
from fathomfive.kernel.speed import ON


def add(commands: Commands) -> None:
    """Add the command."""
    parser = commands.add_parser(
        "simulate",
        help="play many games of random moves",
        description="Play many games of random moves and sum them up. "
        "The digest covers every final table: it is the same on plain, cpu and gpu and for any number of cores.",
    )
    add_game(parser)
    parser.add_argument("--seats", type=int, metavar="N", help="players (default: the fewest of at least two)")
    parser.add_argument("--games", type=int, default=1000, metavar="K", help="how many games (default: 1000)")
    parser.add_argument("--seed", type=int, default=0, metavar="S", help="same seed, same games (default: 0)")
    parser.add_argument("--on", choices=ON, default="cpu", help="plain Python, compiled, or on a GPU (default: cpu)")
    add_workers(parser)
    add_options(parser)
    add_json(parser)
    parser.set_defaults(run=run)


def run(args: argparse.Namespace) -> int:
    """Simulate and print the report."""
    game = take(args.game)
    seats = game.default_seats if args.seats is None else args.seats
    chosen = options(args.option)
    game.check_options(game.check_seats(seats), chosen)
    from fathomfive.arena.simulate import simulate

    # what a bot or Ray prints meanwhile is not part of the result
    with redirect_stdout(sys.stderr), progress_bar(args.games, f"{game.name} on {args.on}") as progress:
        report = simulate(
            game,
            seats,
            args.games,
            seed=args.seed,
            on=args.on,
            cores=args.cores,
            cluster=args.cluster,
            options=chosen,
            progress=progress,
        )
    if args.json:
        print(json.dumps(report.data()))
        return 0

    def by_side(numbers: list[float], form: str) -> str:
        return "  ".join(format(number, form) for number in numbers)

    print(f"{report.game}, {report.seats} seats, on {report.on}, {report.cores} core(s)")
    print(f"games      {report.games:>14,}   {report.games_per_s:>14,.0f} /s")
    print(f"steps      {report.steps:>14,}   {report.steps_per_s:>14,.0f} /s   mean {report.mean_steps:.1f} a game")
    print(f"seconds    {report.seconds:>14.3f}")
    print(f"points     {by_side(report.points, '.2f')}   mean by side")
    print(f"win share  {by_side(report.win_share, '.1%')}   by side")
    print(f"ended by   {', '.join(f'{reason}: {n:,}' for reason, n in report.reasons.items())}")
    print(f"digest     {report.digest}")
    return 0
