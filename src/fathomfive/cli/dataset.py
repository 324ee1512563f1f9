"""Games for programs that learn: `fathom dataset`."""

import argparse
import json
import sys
from contextlib import redirect_stdout
from pathlib import Path

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
from fathomfive.kernel.shelf import take


def add(commands: Commands) -> None:
    """Add the command."""
    parser = commands.add_parser(
        "dataset",
        help="let bots play, and keep every position for programs that learn",
        description="Let bots play, and keep every position in Parquet files: what the seat knew, its legal moves, "
        "what the search thought of them, the move, and the result. Ctrl-C stops; the same command continues.",
    )
    add_game(parser)
    add_bots(parser, required=True)
    parser.add_argument("--games", type=int, required=True, metavar="N", help="how many games; may be raised later")
    parser.add_argument("--out", type=Path, required=True, metavar="DIR", help="the folder of the dataset")
    parser.add_argument("--seats", type=int, metavar="N", help="players (default: one for each bot, but at least two)")
    parser.add_argument("--seed", type=int, default=0, metavar="S", help="same seed, same data (default: 0)")
    parser.add_argument("--shard", type=int, default=20, metavar="K", help="games in one file (default: 20)")
    add_workers(parser)
    add_options(parser)
    add_json(parser)
    parser.set_defaults(run=run)


def run(args: argparse.Namespace) -> int:
    """Make or continue a dataset, and say what is in it."""
    game = take(args.game)
    bots = bot_specs(args.bots)
    from fathomfive.arena.dataset import make_dataset

    try:
        # what a bot or Ray prints meanwhile is not part of the result
        with redirect_stdout(sys.stderr), progress_bar(args.games, f"{game.name}: {', '.join(bots)}") as progress:
            report = make_dataset(
                game, bots, args.games, args.out, seats=seats_for(game, args.seats, bots),
                options=options(args.option), seed=args.seed, opening=args.opening, stay=args.seating == "stay",
                shard=args.shard, cores=args.cores, cluster=args.cluster, progress=progress,
            )  # fmt: skip
    except KeyboardInterrupt:
        kept = f"the whole shards so far are in {args.out}; the same command continues"
        print(f"\nfathom: {kept}", file=sys.stderr, end="")
        raise
    if report.timed:
        named = ", ".join(report.timed)
        print(f"fathom: limited by time, may play differently in another run: {named}", file=sys.stderr)
    if args.json:
        print(json.dumps(report.data(), ensure_ascii=False))
        return 0
    print(f"{report.game}, {report.seats} seat(s), {', '.join(report.bots)}, seed {report.seed}, {report.folder}")
    print(f"games      {report.games:>14,}   {report.played:,} of them new")
    print(f"positions  {report.positions:>14,}")
    print(f"shards     {report.shards:>14,}")
    print(f"layout     {report.layout}")
    return 0
