"""The files of a dataset: shards of games and of their positions, and a manifest that says what they are."""

import json
import os
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path
from typing import Any, BinaryIO

import numpy as np

from fathomfive.arena.arrow import ParquetFile, described, fixed_lists, import_arrow, lists
from fathomfive.arena.game_file import Run, game_schema, game_table
from fathomfive.arena.game_rows import GameRows
from fathomfive.arena.locks import lock
from fathomfive.arena.plan import Plan
from fathomfive.arena.positions import PlayedGame
from fathomfive.arena.versions import versions
from fathomfive.kernel.errors import Refused
from fathomfive.kernel.game import Game
from fathomfive.kernel.whole_file import PART, whole_file

FORMAT = 1  # raised when the meaning of a column changes
MANIFEST = "manifest.json"
LOCK = ".lock"
KINDS = ("positions", "games")  # the folders of a dataset; a shard is complete when its games are there


class Shards:
    """The shards of a dataset in a folder.  Shard k has the games from k times the size of a shard on."""

    def __init__(self, folder: Path, plan: Plan, size: int) -> None:
        self.folder = folder
        self.plan = plan
        self.size = size
        self.run = Run(plan.game, plan.seats, plan.options, plan.seed, plan.names)
        self.card = card_of(plan, size)
        self.game_schema = _with_moves(game_schema(self.run), self.card)
        self.position_schema = position_schema(plan.game, self.run.sides, self.card)

    # --- The folder ---

    @contextmanager
    def opened(self, games: int) -> Iterator[None]:
        """Prepare the folder for a number of games, or refuse one that holds something else; one run at a time."""
        with _reporting(self.folder):
            self.folder.mkdir(parents=True, exist_ok=True)
            found = {path.name for path in self.folder.iterdir()}
        if MANIFEST not in found and any(name != LOCK and not name.endswith(PART) for name in found):
            raise Refused("file_exists", f"expected an empty folder or a dataset, got {self.folder}")
        with _locked(self.folder):
            known = self._known_games()
            if games > known:
                with whole_file(self.folder / MANIFEST) as out:
                    out.write(json.dumps({**self.card, "games": games}, ensure_ascii=False, indent=1).encode() + b"\n")
            with _reporting(self.folder):
                for kind in KINDS:
                    (self.folder / kind).mkdir(exist_ok=True)
                for part in self.folder.rglob(f".*{PART}"):  # of a run that was killed
                    part.unlink()
            yield

    def _known_games(self) -> int:
        """Compare the manifest with the settings of this run, and give its number of games."""
        file = self.folder / MANIFEST
        try:
            got = json.loads(file.read_bytes())
        except FileNotFoundError:
            return 0
        except (OSError, ValueError):
            raise Refused("bad_dataset", f"expected the manifest of a dataset, got something else in {file}") from None
        if not isinstance(got, dict) or "dataset" not in got or not isinstance(got.get("games"), int):
            raise Refused("bad_dataset", f"expected the manifest of a dataset, got something else in {file}")
        expected, found = _settings(self.card), _settings(got)
        for key in sorted(expected.keys() | found.keys()):
            if found.get(key) != expected.get(key):
                raise Refused(
                    "other_dataset",
                    f"{self.folder} has a dataset with other settings: expected {key} {expected.get(key)!r}, "
                    f"got {found.get(key)!r}; name another folder",
                )
        return int(got["games"])

    def path(self, kind: str, shard: int) -> Path:
        """Name the file of a shard."""
        return self.folder / kind / f"{shard:06}.parquet"

    def rows(self, kind: str, shard: int) -> int:
        """Count the rows of a shard; 0 where it is missing."""
        from pyarrow.parquet import read_metadata

        path = self.path(kind, shard)
        if not path.exists():
            return 0
        try:
            return int(read_metadata(path).num_rows)
        except (OSError, ValueError) as error:
            raise Refused("bad_dataset", f"expected a Parquet file, got something else in {path} ({error})") from None

    def complete(self, games: int) -> dict[int, int]:
        """Give the shards that need not be played for a number of games, with their games."""
        wanted = {shard: self.games_of(shard, games) for shard in range(-(-games // self.size))}
        return {
            shard: len(numbers)
            for shard, numbers in wanted.items()
            if self.rows("games", shard) >= len(numbers) and self.path("positions", shard).exists()
        }

    def games_of(self, shard: int, games: int) -> range:
        """Give the numbers of the games in a shard."""
        return range(shard * self.size, min((shard + 1) * self.size, games))

    # --- Writing ---

    def write(self, shard: int, played: Sequence[PlayedGame]) -> None:
        """Write a shard; its games appear last, and with them it is complete."""
        pa = import_arrow()
        rows = GameRows.joined([game.row for game in played])
        table = game_table(self.run, rows, self.game_schema, moves=_moves(pa, played, self.game_schema))
        games, positions = self.path("games", shard), self.path("positions", shard)
        try:
            with whole_file(games) as out:
                _put(table, out)
                with whole_file(positions) as beside:
                    _put(position_table(pa, played, self.position_schema), beside)
                    games.unlink(missing_ok=True)  # a shard of fewer games ends here
        except BaseException:
            if not games.exists():
                positions.unlink(missing_ok=True)
            raise


def _put(table: Any, out: BinaryIO) -> None:
    """Write a table as a Parquet file."""
    file = ParquetFile(out, table.schema)
    try:
        file.write(table)
    except BaseException:
        file.close(whole=False)
        raise
    file.close()
    out.flush()


def card_of(plan: Plan, size: int) -> dict[str, Any]:
    """Give what identifies a dataset; only the number of games may differ between its runs."""
    return {
        "dataset": FORMAT,
        **plan.card(),
        "seating": plan.seating,
        "shard": size,
        "layout": plan.game.layout.fingerprint,
        "observation": plan.game.layout.size,
        "moves": plan.game.moves,
        "timed": plan.timed,
        "versions": versions((plan,)),
    }


def _settings(card: dict[str, Any]) -> dict[str, Any]:
    """Give what must not change in a dataset, versions one by one."""
    one_by_one = card.get("versions")
    settings = {key: value for key, value in card.items() if key not in ("games", "versions")}
    return settings | one_by_one if isinstance(one_by_one, dict) else settings


@contextmanager
def _reporting(folder: Path) -> Iterator[None]:
    try:
        yield
    except OSError as error:
        raise Refused("cannot_save", f"cannot keep a dataset in {folder}: {error.strerror}") from None


@contextmanager
def _locked(folder: Path) -> Iterator[None]:
    """Keep other runs out."""
    with _reporting(folder):
        descriptor = os.open(folder / LOCK, os.O_RDWR | os.O_CREAT | os.O_CLOEXEC, 0o666)
    try:
        lock(descriptor, folder)
        yield
    finally:
        os.close(descriptor)


# --- Columns -----------------------------------------------------------------------------------------------------


def _with_moves(schema: Any, card: dict[str, Any]) -> Any:
    """Add the column of all moves to those of a game."""
    pa = import_arrow()
    moves = pa.field("moves", pa.list_(pa.int32()), nullable=False)
    return described(schema.append(moves), card)


def _moves(pa: Any, played: Sequence[PlayedGame], schema: Any) -> Any:
    ends = np.cumsum([len(game.moves) for game in played])
    flat = np.concatenate([np.array(game.moves, np.int32) for game in played])
    return lists(pa, flat, ends, schema.field("moves"))


def position_schema(game: Game, sides: int, card: dict[str, Any]) -> Any:
    """Give the columns of a position."""
    pa = import_arrow()
    columns = [
        ("n", pa.int64()), ("at", pa.int32()), ("seat", pa.int32()),
        ("observation", pa.list_(pa.int16(), game.layout.size)), ("legal", pa.list_(pa.int32())), ("move", pa.int32()),
        ("asked", pa.bool_()), ("visits", pa.list_(pa.int32())), ("win", pa.list_(pa.float32())),
        ("expected", pa.list_(pa.float32())), ("points", pa.list_(pa.int32(), sides)),
        ("reward", pa.list_(pa.float32(), sides)),
    ]  # fmt: skip
    return described(pa.schema([pa.field(name, kind, nullable=False) for name, kind in columns]), card)


def position_table(pa: Any, played: Sequence[PlayedGame], schema: Any) -> Any:
    """Give the positions of games as an Arrow table."""
    games = [game.positions for game in played]
    counts = [len(game) for game in games]
    starts = np.cumsum([0, *(len(game.legal) for game in games)])[:-1]
    ends = np.concatenate([start + game.ends for start, game in zip(starts, games, strict=True)])

    def joined(name: str) -> Any:
        return np.concatenate([getattr(game, name) for game in games])

    columns = {name: pa.array(joined(name)) for name in ("at", "seat", "move", "asked")}
    columns["n"] = pa.array(np.repeat([game.n for game in games], counts), pa.int64())
    columns["observation"] = fixed_lists(pa, joined("observation"), schema.field("observation"))
    for name in ("legal", "visits", "win", "expected"):
        columns[name] = lists(pa, joined(name), ends, schema.field(name))
    for name in ("points", "reward"):
        by_game = np.array([getattr(game, name) for game in games])
        columns[name] = fixed_lists(pa, np.repeat(by_game, counts, axis=0), schema.field(name))
    return pa.table([columns[name] for name in schema.names], schema=schema)
