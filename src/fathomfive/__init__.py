"""Five board games, one table.

>>> import fathomfive as ff
>>> table = ff.new("deep_dive", seats=2, seed=7).deal()
>>> table.texts()
['flip']
"""

from collections.abc import Mapping, Sequence
from pathlib import Path

from fathomfive.kernel import replay, shelf
from fathomfive.kernel.batch import Batch
from fathomfive.kernel.errors import Refused
from fathomfive.kernel.game import NOBODY, TABLE, Game, Option
from fathomfive.kernel.match import Match

__version__ = "0.1.0"
__all__ = ["NOBODY", "TABLE", "Batch", "Game", "Match", "Option", "Refused", "batch", "load", "new", "save", "shelf"]


def new(
    game: str | Game,
    seats: int,
    options: Mapping[str, str] | None = None,
    *,
    rules: int | None = None,
    seed: int | None = None,
) -> Match:
    """Lay out a table; with a seed the TABLE draws the same outcomes again."""
    return Match(shelf.take(game) if isinstance(game, str) else game, seats, options, rules, seed)


def batch(
    game: str | Game,
    tables: int,
    seats: int | Sequence[int],
    *,
    on: str = "cpu",
    seed: int = 0,
    options: Mapping[str, str] | Sequence[Mapping[str, str]] | None = None,
    rules: int | None = None,
    moves: str = "mask",
    numbers: str = "scaled",
    cores: int | None = None,
) -> Batch:
    """Lay out many tables that step together, on plain Python, all cores or a GPU; seats and options may differ."""
    taken = shelf.take(game) if isinstance(game, str) else game
    return Batch(
        taken, tables, seats, on=on, seed=seed, options=options, rules=rules, moves=moves, numbers=numbers, cores=cores
    )  # fmt: skip


def load(path: str | Path) -> Match:
    """Load a `.tide` file, replaying and checking every move."""
    return replay.load(Path(path))


def save(match: Match, path: str | Path) -> None:
    """Save a match as a new `.tide` file."""
    replay.save(match, Path(path))
