"""A player that teaches itself: `fathom learn`."""

import argparse
import json
import sys
from collections.abc import Callable, Iterator, Mapping
from contextlib import contextmanager, redirect_stdout
from pathlib import Path
from typing import TYPE_CHECKING, Any

from fathomfive.cli.arena import columns
from fathomfive.cli.arguments import Commands, add_game, add_json, bot_specs
from fathomfive.kernel.errors import Refused
from fathomfive.kernel.shelf import take

if TYPE_CHECKING:
    from fathomfive.bots.weights import Network
    from fathomfive.learn.training import Stage

NUMBERS: Mapping[str, tuple[type, str, str]] = {
    "--minutes": (float, "M", "minutes of training, without measuring (default: 10)"),
    "--updates": (int, "N", "stop after this many updates of the weights: the same network in every run"),
    "--tables": (int, "N", "tables that play at once (default: 128, on a GPU 16384 or 8192)"),
    "--steps": (int, "N", "decisions at each table between two updates (default: 64)"),
    "--epochs": (int, "N", "how often an update goes through its decisions (default: 3, on a GPU 2)"),
    "--minibatch": (int, "N", "decisions for one step of the optimizer (default: 512, on a GPU 16384)"),
    "--learning-rate": (float, "R", "of Adam; falls to a tenth (default: 5e-4, on a GPU 4e-4; a quarter with --from)"),
    "--entropy": (float, "R", "how much variety of moves is worth; falls to a tenth (default: 0.02)"),
    "--league": (float, "PART", "part of the tables where earlier networks play, too (default: 0)"),
    "--shaping": (float, "R", "weight of a lead in points on the way; falls to zero at half-time (default: 0)"),
    "--passes": (int, "N", "how often to go through the games of --from (default: 4)"),
    "--seed": (int, "S", "same seed and updates, same network (default: 1)"),
}


def add(commands: Commands) -> None:
    """Add the command."""
    parser = commands.add_parser(
        "learn",
        help="let a network teach itself a game",
        description="Let a network teach itself a game: it plays all seats of many tables, for every number of players "
        "and all options, and learns from the results. Ctrl-C stops; --resume continues. FILE.npz is the network with "
        "its strength, FILE.state.npz what --resume needs, FILE.jsonl and FILE.svg are the curves.",
    )
    add_game(parser)
    parser.add_argument("--out", type=Path, required=True, metavar="FILE.npz", help="the file of the network")
    parser.add_argument("--on", choices=("cpu", "gpu"), default="cpu", help="where to play and learn (default: cpu)")
    parser.add_argument("--resume", action="store_true", help="continue the training of FILE.npz")
    parser.add_argument(
        "--seats", type=int, action="append", metavar="N", help="learn for N players only; may be given several times"
    )
    parser.add_argument("--widths", metavar="N,N", help="of the hidden layers (default: as fits a file of 2 MB)")
    for name, (kind, metavar, text) in NUMBERS.items():
        parser.add_argument(name, type=kind, metavar=metavar, help=text)
    parser.add_argument(
        "--from", dest="datasets", action="append", metavar="DIR",
        help="first learn from the games of this dataset ('fathom dataset'); may be given several times",
    )  # fmt: skip
    parser.add_argument(
        "--rivals", default="random,easy,medium", metavar="BOT,BOT",
        help="bots to measure the network against, or none (default: random,easy,medium)",
    )  # fmt: skip
    parser.add_argument("--games", type=int, default=100, metavar="K", help="games against each rival (default: 100)")
    parser.add_argument(
        "--measure", type=float, default=5.0, metavar="M",
        help="also measure every M minutes, beside the training; 0 is only at the end (default: 5)",
    )  # fmt: skip
    parser.add_argument("--cores", type=int, default=1, metavar="C", help="cores to measure on (default: 1)")
    add_json(parser)
    parser.set_defaults(run=run)


def run(args: argparse.Namespace) -> int:
    """Train a network, and say how strong it is."""
    game = take(args.game)
    from fathomfive.learn.device import find_device
    from fathomfive.learn.settings import settings_for

    find_device(args.on)
    given = {name.strip("-").replace("-", "_") for name in NUMBERS}
    settings = settings_for(
        game, args.on, **{name: getattr(args, name) for name in given}, seats=args.seats and tuple(args.seats),
        widths=_widths(args.widths), datasets=args.datasets and tuple(args.datasets),
    )  # fmt: skip
    from fathomfive.learn.measuring import Contest
    from fathomfive.learn.training import train

    rivals = [] if args.rivals == "none" else bot_specs([args.rivals])
    seats = game.default_seats if game.default_seats in settings.seats else max(settings.seats)
    contest = (
        Contest(rivals, args.games, seats, cores=args.cores).check(game, args.out) if rivals and seats > 1 else None
    )
    try:
        with redirect_stdout(sys.stderr), progress_line(f"{game.name} on {args.on}") as report:
            network = train(
                game, settings, args.out, resume=args.resume, contest=contest, measure_every=args.measure,
                report=report,
            )  # fmt: skip
    except KeyboardInterrupt:
        if args.out.exists():
            kept = f"the network so far is {args.out}; the same command with --resume continues"
            print(f"\nfathom: {kept}", file=sys.stderr, end="")
        raise
    if args.json:
        print(json.dumps({"file": str(args.out), "trained": network.trained, "strength": network.strength}))
    else:
        print("\n".join(page(network, args.out)))
    return 0


def _widths(text: str | None) -> tuple[int, ...] | None:
    if text is None:
        return None
    try:
        return tuple(int(part) for part in text.split(","))
    except ValueError:
        raise Refused("bad_widths", f"expected widths such as 256,256, got '{text}'") from None


def page(network: "Network", out: Path) -> list[str]:
    """Lay the result out for people."""
    trained = network.trained
    lines = [
        f"{network.game}, {trained['minutes']} minutes on {trained['device']}, {out}",
        f"decisions  {trained['decisions']:>14,}",
        f"games      {trained['games']:>14,}",
        f"updates    {trained['updates']:>14,}",
    ]
    if network.strength:
        head = ("against", "seats", "games", "win share", "95%")
        rows = [
            (rival, str(found["seats"]), f"{found['games']:,}", f"{found['win_share']:.1%}",
             f"{found['low']:.1%} to {found['high']:.1%}")
            for rival, found in network.strength.items()
        ]  # fmt: skip
        lines += ["", *columns([head, *rows])]
    return lines


@contextmanager
def progress_line(what: str) -> "Iterator[Callable[[Stage], None]]":
    """Show how far the training is in one line, if the output is a terminal."""
    if not sys.stderr.isatty():
        yield lambda stage: None
        return
    from rich.console import Console
    from rich.progress import BarColumn, Progress, TaskProgressColumn, TextColumn

    shown = (TextColumn("{task.description}"), BarColumn(10), TaskProgressColumn(), TextColumn("{task.fields[said]}"))
    with Progress(*shown, console=Console(stderr=True), transient=True) as bar:
        task = bar.add_task(what, total=1.0, said="compiling")

        def report(now: "Stage") -> None:
            bar.update(task, completed=now.part, said=_said(now))

        yield report


def _said(now: "Stage") -> str:
    speed = now.decisions / max(now.seconds, 1e-9) / 1000
    strength: Mapping[str, Any] = now.strength
    shares = "".join(f", {rival} {found['win_share']:.0%}" for rival, found in strength.items())
    return f"{now.decisions / 1e6:,.1f} M, {speed:,.0f} k/s, entropy {now.entropy:.2f}{shares}"
