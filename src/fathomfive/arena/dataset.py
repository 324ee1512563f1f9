"""Datasets: games between bots with every position, what the search thought of it, and what came of it."""

from collections import defaultdict
from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import asdict, dataclass
from pathlib import Path
from typing import Any

from fathomfive.arena.arrow import import_arrow
from fathomfive.arena.bout import warm_up
from fathomfive.arena.plan import Plan
from fathomfive.arena.positions import PlayedGame, play_game
from fathomfive.arena.shards import Shards
from fathomfive.arena.work import Work
from fathomfive.arena.workers import check_place, workers
from fathomfive.kernel.errors import Refused
from fathomfive.kernel.game import Game
from fathomfive.kernel.shelf import take

SHARD = 20  # games
MAX_SHARD = 10_000


@dataclass(frozen=True)
class DatasetReport:
    """What is in the folder of a dataset now."""

    game: str
    rules: int
    seats: int
    options: dict[str, str]
    bots: list[str]
    seating: str
    seed: int
    opening: int
    folder: str
    games: int
    positions: int
    shards: int
    played: int  # games that this run played; the others were there
    layout: str  # the fingerprint of the layout of observations
    timed: list[str]  # bots that are limited by time: with them, the same command may give other data

    def data(self) -> dict[str, Any]:
        """Give the report as plain data."""
        return asdict(self)


def make_dataset(
    game: Game | str,
    bots: Sequence[str],
    games: int,
    out: Path | str,
    *,
    seats: int | None = None,
    options: Mapping[str, str] | None = None,
    seed: int = 0,
    opening: int = 0,
    stay: bool = False,
    shard: int = SHARD,
    cores: int = 1,
    cluster: str | None = None,
    progress: Callable[[int], None] = lambda played: None,
) -> DatasetReport:
    """Let bots play, and keep every position in a folder of Parquet files.

    The same call gives the same files on any number of cores.  A folder that is not finished is continued, shard by
    shard, and `games` may be raised.  Bots with a limit of iterations do not look at the clock.
    """
    import_arrow()
    taken = take(game) if isinstance(game, str) else game
    plan = Plan.of(taken, bots, seats, options, seed, opening, stay=stay, clocked=False)
    plan.check_games(games)
    check_place(cores, cluster)
    if not 1 <= shard <= MAX_SHARD:
        raise Refused("bad_number", f"expected 1 to {MAX_SHARD} games in a shard, got {shard}")
    shards = Shards(Path(out), plan, shard)
    with shards.opened(games):
        complete = shards.complete(games)
        progress(sum(complete.values()))
        missing = [n for n in range(games) if n // shard not in complete]
        if missing:
            with workers(Work(warm_up, (plan,), play_game), cores, cluster) as ready:
                _fill(shards, games, ready.map((n,) for n in missing), progress)
        count = -(-games // shard)
        return DatasetReport(
            game=taken.name,
            rules=taken.rules,
            seats=plan.seats,
            options=dict(plan.options),
            bots=list(plan.names),
            seating=plan.seating,
            seed=seed,
            opening=opening,
            folder=str(out),
            games=sum(shards.rows("games", k) for k in range(count)),
            positions=sum(shards.rows("positions", k) for k in range(count)),
            shards=count,
            played=len(missing),
            layout=taken.layout.fingerprint,
            timed=plan.timed,
        )


def _fill(shards: Shards, games: int, results: Iterable[PlayedGame], progress: Callable[[int], None]) -> None:
    """Write every shard as soon as all its games are played."""
    played: defaultdict[int, dict[int, PlayedGame]] = defaultdict(dict)
    for game in results:
        shard = game.row.start // shards.size
        played[shard][game.row.start] = game
        numbers = shards.games_of(shard, games)
        if len(played[shard]) == len(numbers):
            there = played.pop(shard)
            shards.write(shard, [there[n] for n in numbers])
        progress(1)
