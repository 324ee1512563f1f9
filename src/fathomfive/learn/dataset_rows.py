"""The positions of a dataset, as rows to learn from."""

import json
from collections.abc import Sequence
from dataclasses import dataclass, fields
from pathlib import Path
from typing import Any

import numpy as np
from numpy.typing import NDArray

from fathomfive.arena.arrow import ABOUT, import_arrow
from fathomfive.kernel.errors import Refused
from fathomfive.kernel.game import Game

COLUMNS = ["n", "seat", "observation", "legal", "move", "asked", "visits", "reward"]
DIFFERENT = 2  # times as many visits as for another move say that a search prefers one


@dataclass(frozen=True)
class Rows:
    """Positions where a bot chose between several moves."""

    game: NDArray[np.int64]  # its number, which the positions of one game share
    observation: NDArray[np.int16]
    legal: NDArray[np.int32]  # the moves, then -1
    share: NDArray[np.float32]  # how good each legal move is held to be; together 1
    reward: NDArray[np.float32]  # by side, counted from the seat
    present: NDArray[np.bool_]  # by side

    def __len__(self) -> int:
        return len(self.game)

    def some(self, rows: NDArray[Any]) -> "Rows":
        """Give some of the rows."""
        return Rows(*(getattr(self, field.name)[rows] for field in fields(self)))


def read_rows(game: Game, folders: Sequence[str]) -> Rows:
    """Read the positions of some datasets, or refuse those of another game."""
    parts = [_read(game, Path(folder), n) for n, folder in enumerate(folders)]
    widest = max(part.legal.shape[1] for part in parts)

    def padded(array: NDArray[Any], fill: int) -> NDArray[Any]:
        return np.pad(array, ((0, 0), (0, widest - array.shape[1])), constant_values=fill)

    columns = {field.name: [getattr(part, field.name) for part in parts] for field in fields(Rows)}
    columns["legal"] = [padded(array, -1) for array in columns["legal"]]
    columns["share"] = [padded(array, 0) for array in columns["share"]]
    return Rows(**{name: np.concatenate(arrays) for name, arrays in columns.items()})


def _read(game: Game, folder: Path, number: int) -> Rows:
    import_arrow()
    import pyarrow as pa
    import pyarrow.parquet as pq

    try:
        table = pq.read_table(folder / "positions", columns=COLUMNS)
        about = json.loads(table.schema.metadata[ABOUT])
        layout, name = about["layout"], about["game"]
    except (OSError, pa.ArrowInvalid, KeyError, TypeError, ValueError):
        raise Refused("bad_dataset", f"expected a folder that 'fathom dataset' wrote, got {folder}") from None
    if (name, layout) != (game.name, game.layout.fingerprint):
        expected = f"{game.name} with layout {game.layout.fingerprint}"
        raise Refused("bad_dataset", f"expected a dataset of {expected}, got {name} with {layout} in {folder}")
    columns = {name: table[name].combine_chunks() for name in COLUMNS}
    raw = columns["observation"].flatten().to_numpy().reshape(len(table), game.layout.size)
    lengths = np.diff(columns["legal"].offsets.to_numpy())
    legal = np.full((len(table), int(lengths.max(initial=1))), -1, np.int32)
    visits = np.zeros(legal.shape, np.float32)
    where = np.repeat(np.arange(len(table)), lengths), _places(lengths)
    legal[where] = columns["legal"].flatten().to_numpy()
    visits[where] = columns["visits"].flatten().to_numpy()
    reward, present = _relative(game, np.array(columns["reward"].to_pylist(), np.float32), columns["seat"].to_numpy())
    rows = Rows(
        game=columns["n"].to_numpy() + (number << 40), observation=raw, legal=legal,
        share=_shares(visits, legal, columns["move"].to_numpy()), reward=reward, present=present,
    )  # fmt: skip
    asked = columns["asked"].to_numpy(zero_copy_only=False)
    chosen: NDArray[Any] = np.flatnonzero(asked & (lengths > 1) & (visits.sum(1) > 0))
    if not len(chosen):
        raise Refused("bad_dataset", f"expected decisions of bots that search, got none in {folder}")
    return rows.some(chosen)


def _shares(visits: NDArray[Any], legal: NDArray[Any], move: NDArray[Any]) -> NDArray[Any]:
    """Give every legal move its share of the visits; a bot that tries all moves alike tells by its move alone."""
    least = np.where(legal >= 0, visits, np.inf).min(1)
    prefers = visits.max(1) >= DIFFERENT * np.maximum(least, 1)
    shares: NDArray[Any] = visits / np.maximum(visits.sum(1, keepdims=True), 1)
    return np.where(prefers[:, None], shares, legal == move[:, None]).astype(np.float32)


def _places(lengths: NDArray[Any]) -> NDArray[Any]:
    """Give the place of every entry in its list, for lists of these lengths one after the other."""
    begins = np.repeat(np.cumsum(lengths) - lengths, lengths)
    places: NDArray[Any] = np.arange(len(begins)) - begins
    return places


def _relative(game: Game, reward: NDArray[Any], seat: NDArray[Any]) -> tuple[NDArray[Any], NDArray[Any]]:
    """Let every seat count the rewards of the sides from its own."""
    sides, most = reward.shape[1], game.most_sides
    ahead = (seat[:, None] + np.arange(sides)) % sides
    out, present = np.zeros((len(seat), most), np.float32), np.zeros((len(seat), most), np.bool_)
    out[:, :sides] = np.take_along_axis(reward, ahead, 1)
    present[:, :sides] = True
    return out, present
