"""How often positions judged p% are won: `python bench/calibration.py GAME ...` plays games of bots and judges them.

Every game is written to a file under `--out`, so that an interrupted run goes on where it stopped; `--picture` draws
the bins as SVG.  `--fit` prints the calibration that predicts the results best; report on another `--seed` than that.
Intervals are over whole games, since the positions of one game share its result.
"""

import argparse
import json
from collections.abc import Sequence
from html import escape
from pathlib import Path
from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from fathomfive.bots.bot import Seen
from fathomfive.bots.specs import make
from fathomfive.kernel.dice import below, seeded
from fathomfive.kernel.game import Game
from fathomfive.kernel.match import Match
from fathomfive.kernel.shelf import names, take
from fathomfive.session.judge import Judge, Manner, even_out, open_table, result_of

BINS = 10
OPENING = 4  # decisions made by dice, so that games without chance differ, too
RESAMPLES = 400
MANNERS = tuple(
    Manner(temperature=round(0.3 + 0.1 * k, 1), doubt=doubt)
    for k in range(38)
    for doubt in (0.0, 0.005, 0.01, 0.02, 0.03, 0.05, 0.1)
)
RAW = Manner()
TINY = 1e-9
SIDE, GAP, TOP = 180, 46, 30  # of the picture, in pixels

Floats = NDArray[np.float64]


class Played(NamedTuple):
    """A judged game: the raw shares of some positions, by side, and its result."""

    seats: int
    raw: Floats
    result: Floats


class Bin(NamedTuple):
    """The positions that were judged alike."""

    judged: float  # the mean share
    won: float
    low: float  # of the interval, 95%
    high: float
    positions: int


def play(game: Game, bots: str, seed: int, number: int, positions: int) -> Played:
    """Play a game between equal bots, and judge some of its positions."""
    ways = [(seats, options) for seats, options in game.ways() if game.sides(seats) > 1]
    seats, options = ways[number % len(ways)]
    match = Match(game, seats, options, seed=seed * 1_000_003 + number)
    dice = seeded(seed, number)
    players = [make(bots, game, seats, seed * 1_000_003 + 8 * number + seat) for seat in range(seats)]
    decisions = []
    while not match.deal().over:
        legal, seat = match.legal(), match.to_act
        if len(legal) == 1:
            match.play_unchecked(legal[0])
            continue
        decisions.append(len(match.moves))
        by_dice = len(decisions) <= OPENING
        match.play_unchecked(
            legal[below(dice, len(legal))] if by_dice else players[seat].choose(Seen.of(match, seat, dice))
        )
    chosen = sorted({decisions[below(dice, len(decisions))] for _ in range(positions)})
    judge = Judge(game, seats, number)
    raw = [even_out(judge.stand(_seen(match.at(n))).samples) for n in chosen]
    result = result_of(_seen(match))
    assert result is not None, "it was played to its end"
    return Played(seats, np.array(raw), result)


def _seen(match: Match) -> Seen:
    seen = Seen(match.game, match.seats, match.options, match.rules, 0, match.state.tables.copy())
    return open_table(seen, seen.table)


def played(game: Game, args: argparse.Namespace) -> list[Played]:
    """Play all games that the file does not have yet."""
    args.out.mkdir(parents=True, exist_ok=True)
    file = args.out / f"{game.name}-{args.bots.replace(':', '-')}-{args.positions}-seed-{args.seed}.jsonl"
    lines = file.read_text(encoding="utf-8").splitlines() if file.exists() else []
    found = [_read(line) for line in lines[: args.games]]
    for number in range(len(lines), 0 if args.report else args.games):
        one = play(game, args.bots, args.seed, number, args.positions)
        found.append(one)
        with file.open("a", encoding="utf-8") as out:
            row = {"seats": one.seats, "raw": one.raw.round(5).tolist(), "result": one.result.tolist()}
            out.write(json.dumps(row) + "\n")
    return found


def _read(line: str) -> Played:
    row = json.loads(line)
    return Played(row["seats"], np.array(row["raw"]), np.array(row["result"]))


def brier(games: Sequence[Played], manner: Manner) -> float:
    """Give the mean squared difference between shares and results, over sides, positions and games."""
    return float(np.mean([((manner.calibrate(one.raw) - one.result) ** 2).mean() for one in games]))


def surprise(games: Sequence[Played], manner: Manner) -> float:
    """Give the mean of minus the logarithm of the winners' shares."""
    losses = [-(one.result * np.log(manner.calibrate(one.raw) + TINY)).sum(axis=1).mean() for one in games]
    return float(np.mean(losses))


def fit(games: Sequence[Played]) -> Manner:
    """Find the calibration that makes the results least surprising."""
    return min(MANNERS, key=lambda manner: surprise(games, manner))


def bins_of(games: Sequence[Played], manner: Manner) -> list[Bin]:
    """Sort the judgements of all sides into bins, with intervals over whole games."""
    shares = [manner.calibrate(one.raw) for one in games]
    results = [np.broadcast_to(one.result, one.raw.shape) for one in games]
    counts, judged, won = (np.zeros((len(games), BINS)) for _ in range(3))
    for k, (share, result) in enumerate(zip(shares, results, strict=True)):
        at = np.minimum((share.ravel() * BINS).astype(int), BINS - 1)
        np.add.at(counts[k], at, 1.0)
        np.add.at(judged[k], at, share.ravel())
        np.add.at(won[k], at, result.ravel())
    drawn = np.random.default_rng(0).integers(len(games), size=(RESAMPLES, len(games)))
    with np.errstate(invalid="ignore", divide="ignore"):
        rates = won[drawn].sum(axis=1) / counts[drawn].sum(axis=1)
    found = []
    for b in np.flatnonzero(counts.sum(axis=0)):
        total = counts[:, b].sum()
        low, high = np.nanquantile(rates[:, b], (0.025, 0.975))
        found.append(Bin(judged[:, b].sum() / total, won[:, b].sum() / total, float(low), float(high), int(total)))
    return found


def picture(panels: Sequence[tuple[str, Sequence[Bin]]]) -> str:
    """Draw one panel for each game: judged from left to right, won from bottom to top."""
    width, height = GAP + len(panels) * (SIDE + GAP), TOP + SIDE + GAP
    drawn = [
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {width} {height}" '
        'font-family="sans-serif" font-size="12">',
        f'<rect width="{width}" height="{height}" fill="#fff"/>',
    ]
    for k, (title, bins) in enumerate(panels):
        left, bottom = GAP + k * (SIDE + GAP), TOP + SIDE
        drawn += [
            f'<text x="{left}" y="{TOP - 10}" font-weight="bold">{escape(title)}</text>',
            f'<rect x="{left}" y="{TOP}" width="{SIDE}" height="{SIDE}" fill="#eef4f7" stroke="#567"/>',
            f'<path d="M{left} {bottom}L{left + SIDE} {TOP}" stroke="#9ab" stroke-dasharray="4 4"/>',
        ]
        for share in (0, 0.5, 1):
            drawn.append(
                f'<text x="{left + share * SIDE}" y="{bottom + 16}" text-anchor="middle">{share:.0%}</text>'
                f'<text x="{left - 4}" y="{bottom - share * SIDE + 4}" text-anchor="end">{share:.0%}</text>'
            )
        for one in bins:
            x = left + one.judged * SIDE
            drawn.append(
                f'<path d="M{x:.1f} {bottom - one.low * SIDE:.1f}V{bottom - one.high * SIDE:.1f}" stroke="#135"/>'
                f'<circle cx="{x:.1f}" cy="{bottom - one.won * SIDE:.1f}" r="3.5" fill="#135"/>'
            )
        drawn.append(f'<text x="{left + SIDE / 2}" y="{bottom + 34}" text-anchor="middle">judged / won</text>')
    return "\n".join([*drawn, "</svg>", ""])


def main() -> None:
    """Print a table for each game, and draw all of them."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("game", nargs="*", help=f"of {', '.join(names())} (default: all)")
    parser.add_argument("--games", type=int, default=150)
    parser.add_argument("--positions", type=int, default=8, help="judged in each game")
    parser.add_argument("--bots", default="search:iterations=100", help="at every seat")
    parser.add_argument("--seed", type=int, default=2)
    parser.add_argument("--out", type=Path, default=Path("calibration"), help="a folder for the games")
    parser.add_argument("--picture", type=Path, help="an SVG file")
    parser.add_argument("--report", action="store_true", help="play no more games than there are in the files")
    parser.add_argument("--fit", action="store_true", help="print the best calibration for these games")
    args = parser.parse_args()
    panels = []
    for name in args.game or names():
        game = take(name)
        games = played(game, args)
        if args.fit:
            best = fit(games)
            print(
                f"{name}: temperature {best.temperature}, doubt {best.doubt} "
                f"on {len(games)} games of seed {args.seed}", flush=True
            )  # fmt: skip
            continue
        manner = Manner.of(game)
        bins = bins_of(games, manner)
        panels.append((game.title, bins))
        even = float(np.mean([((1 / len(one.result) - one.result) ** 2).mean() for one in games]))
        score, raw = brier(games, manner), brier(games, RAW)
        print(f"{game.title}: {len(games)} games, Brier {score:.3f} (raw {raw:.3f}, all sides alike {even:.3f})\n")
        print("| judged | won (95%) | sides of positions |\n| ---: | --- | ---: |")
        for one in bins:
            print(f"| {one.judged:.0%} | {one.won:.0%} ({one.low:.0%} to {one.high:.0%}) | {one.positions} |")
        print(flush=True)
    if args.picture:
        args.picture.write_text(picture(panels), encoding="utf-8")


if __name__ == "__main__":
    main()
