"""Random play in bulk: many seeded games on any engine and number of cores, with one digest."""

import time
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from functools import partial
from itertools import chain
from pathlib import Path

from fathomfive.arena.details import Details
from fathomfive.arena.game_file import Run, game_file, known_games, missing_games
from fathomfive.arena.game_rows import GameRows
from fathomfive.arena.report import Report, Tally
from fathomfive.arena.versions import versions
from fathomfive.arena.work import Work
from fathomfive.arena.workers import check_place, workers
from fathomfive.kernel.engines import Engine, engine
from fathomfive.kernel.errors import Refused
from fathomfive.kernel.game import Game
from fathomfive.kernel.playout import Series

BATCH = {"plain": 20, "cpu": 2_000, "gpu": 1 << 20}  # games between two reports of progress
MOST_GAMES = 1 << 40


def simulate(
    game: Game,
    seats: int,
    games: int,
    *,
    seed: int = 0,
    on: str = "cpu",
    cores: int = 1,
    cluster: str | None = None,
    options: Mapping[str, str] | None = None,
    details: bool = False,
    out: Path | str | None = None,
    progress: Callable[[int], None] = lambda played: None,
) -> Report:
    """Play games of random moves, on cores of this machine or on a `cluster` (see `workers`).

    `details` also sums up by seat in turn, with intervals and quantiles.  `out` is a new file with one row a game; a
    run that was stopped goes on where it was.  `progress` is called after each batch with the number of its games.
    """
    game.check_seats(seats)
    checked = game.check_options(seats, options or {})
    if not 1 <= games <= MOST_GAMES:
        raise Refused("bad_number", f"expected 1 to {MOST_GAMES} games, got {games}")
    if not 0 <= seed < 1 << 63:
        raise Refused("bad_number", f"expected a seed from 0 to 2**63 - 1, got {seed}")
    check_place(cores, cluster)
    tally, total = Tally.blank(game, seats), Details(game, seats) if details else None
    reduce = partial(_summed_up, game, seats, details, out is not None)
    work = Work(_engine, (game, on), _play, reduce, _Batch.joined, threads=on != "plain", gpu=on == "gpu")
    run = Run(game, seats, checked, seed, card={"versions": versions((game,))})
    with game_file(out, run) as file, workers(work, cores, cluster) as ready:
        size = max(1, min(BATCH.get(on, 1), -(-games // ready.cores)))
        series = Series(seed, seats, game.encode_options(game.rules, checked))
        began = time.perf_counter()
        known = (_summed_up(game, seats, details, False, rows) for rows in known_games(file, games))
        played = ready.map((series, *part) for part in missing_games(file, games, size))
        for batch in chain(known, played):
            tally.add(batch.tally)
            if total is not None and batch.details is not None:
                total.merge(batch.details)
            if file is not None:
                for rows in batch.rows:
                    file.add(rows)
            progress(batch.tally.games)
        seconds = time.perf_counter() - began
    answers = None if total is None else total.answers()
    return Report.of(game, tally, seconds, seats=seats, on=on, cores=ready.cores, details=answers)


@dataclass(frozen=True)
class _Batch:
    """What is asked for of a batch of games."""

    tally: Tally
    details: Details | None
    rows: tuple[GameRows, ...]

    def joined(self, other: "_Batch") -> "_Batch":
        """Join two batches."""
        self.tally.add(other.tally)
        if self.details is not None and other.details is not None:
            self.details.merge(other.details)
        return _Batch(self.tally, self.details, self.rows + other.rows)


def _engine(game: Game, on: str) -> Engine:
    ready = engine(game, on)
    ready.warm_up()
    return ready


def _play(ready: Engine, series: Series, first: int, count: int) -> GameRows:
    return GameRows.of_results(first, ready.playouts(series, first, count))


def _summed_up(game: Game, seats: int, wants_details: bool, wants_rows: bool, rows: GameRows) -> _Batch:
    """Sum a batch up before it travels."""
    details = Details(game, seats) if wants_details else None
    if details is not None:
        details.add(rows)
    return _Batch(Tally.of(game, rows), details, (rows,) if wants_rows else ())
