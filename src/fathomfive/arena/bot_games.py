"""Games between bots in bulk, summed up like random play."""

import time
from collections.abc import Callable, Mapping, Sequence
from pathlib import Path

from fathomfive.arena.bout import play_match, warm_up
from fathomfive.arena.details import Blocks, Details
from fathomfive.arena.game_file import Run, game_file, known_games, missing_games
from fathomfive.arena.game_rows import GameRows
from fathomfive.arena.plan import Plan
from fathomfive.arena.report import Report, Tally
from fathomfive.arena.versions import versions
from fathomfive.arena.work import Work
from fathomfive.arena.workers import check_place, workers
from fathomfive.kernel.game import Game
from fathomfive.kernel.shelf import take


def simulate_bots(
    game: Game | str,
    bots: Sequence[str],
    games: int,
    *,
    seats: int | None = None,
    options: Mapping[str, str] | None = None,
    seed: int = 0,
    opening: int = 0,
    stay: bool = False,
    cores: int = 1,
    cluster: str | None = None,
    out: Path | str | None = None,
    progress: Callable[[int], None] = lambda played: None,
) -> Report:
    """Let bots play, and sum the games up; bots with a limit of iterations do not look at the clock.

    Seats rotate over every deal, or every bot stays at its seat and every game has a deal of its own.
    """
    taken = take(game) if isinstance(game, str) else game
    plan = Plan.of(taken, bots, seats, options, seed, opening, stay=stay, clocked=False)
    plan.check_games(games)
    check_place(cores, cluster)
    tally, details = Tally.blank(taken, plan.seats), Details(taken, plan.seats, plan.names)
    blocks = Blocks(plan, games, details)

    def sum_up(rows: GameRows) -> None:
        tally.add(Tally.of(taken, rows))
        details.add(rows)
        blocks.add(rows)
        progress(len(rows))

    card = {**plan.card(), "seating": plan.seating, "versions": versions((plan,))}
    run = Run(taken, plan.seats, plan.options, seed, plan.names, card)
    with game_file(out, run) as file, workers(Work(warm_up, (plan,), _play), cores, cluster) as ready:
        began = time.perf_counter()
        for rows in known_games(file, games):
            sum_up(rows)
        for rows in ready.map((n,) for n, _ in missing_games(file, games, 1)):
            sum_up(rows)
            if file is not None:
                file.add(rows)
        seconds = time.perf_counter() - began
    return Report.of(
        taken, tally, seconds, seats=plan.seats, on="bots", cores=ready.cores, bots=plan.names, seating=plan.seating,
        timed=plan.timed, details=details.answers(None if stay else blocks.intervals()),
    )  # fmt: skip


def _play(plan: Plan, n: int) -> GameRows:
    return GameRows.of_match(*play_match(plan, n))
