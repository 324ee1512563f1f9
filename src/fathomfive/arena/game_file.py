"""Data files of simulations, one row a game in the order of numbers: Parquet, CSV or JSON lines."""

import csv
import io
import json
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from pathlib import Path
from typing import Any, BinaryIO, Protocol

import numpy as np

from fathomfive.arena.arrow import ParquetFile, described, fixed_lists, import_arrow, same
from fathomfive.arena.game_rows import GameRows
from fathomfive.arena.journal import Journal, gaps
from fathomfive.kernel.errors import Refused
from fathomfive.kernel.game import Game
from fathomfive.kernel.whole_file import whole_file

ROW_GROUP = 1 << 16  # games that are written at once, however they came


class Run:
    """What all games of a run have in common."""

    def __init__(
        self,
        game: Game,
        seats: int,
        options: Mapping[str, str],
        seed: int,
        bots: tuple[str, ...] = (),
        card: Mapping[str, Any] | None = None,
    ) -> None:
        self.game = game
        self.seats = seats
        self.sides = game.sides(seats)
        self.options = json.dumps(dict(options), ensure_ascii=False)
        self.seed = seed
        self.bots = bots or ("random",)
        self.card = card or {}  # what else must be the same for a run to be continued

    def about(self) -> dict[str, Any]:
        """Describe the run."""
        return {
            "game": self.game.name, "rules": self.game.rules, "seats": self.seats, "options": json.loads(self.options),
            "seed": self.seed, "bots": list(self.bots), "reasons": list(self.game.reasons),
        }  # fmt: skip

    def names(self, rows: GameRows) -> list[list[str]]:
        """Name the bots of every game by seat."""
        if rows.bots is None:
            return [list(self.bots) * self.seats] * len(rows)
        return [[self.bots[bot] for bot in sitting] for sitting in rows.bots]

    def plain(self, rows: GameRows) -> Iterator[dict[str, Any]]:
        """Give games as plain data, in the order of the columns."""
        same = {
            "game": self.game.name, "rules": self.game.rules, "seats": self.seats, "options": self.options,
            "seed": self.seed,
        }  # fmt: skip
        names = self.names(rows)
        for k in range(len(rows)):
            yield {
                "n": rows.start + k,
                **same,
                "bots": names[k],
                "first": int(rows.firsts[k]),
                "points": rows.points[k].tolist(),
                "ranks": rows.ranks[k].tolist(),
                "reason": self.game.reasons[int(rows.reasons[k])],
                "steps": int(rows.steps[k]),
                "decisions": int(rows.decisions[k]),
                "hash": int(rows.hashes[k]),
            }


# --- Formats -----------------------------------------------------------------------------------------------------


class Writer(Protocol):
    """Writes games to an open file."""

    def write(self, rows: GameRows) -> None:
        """Write some games."""

    def close(self, *, whole: bool) -> None:
        """Write what remains, or give the file up."""


def game_schema(run: Run) -> Any:
    """Give the columns of a game."""
    pa = import_arrow()
    small, by_side = pa.int32(), pa.list_(pa.int32(), run.sides)
    columns = [
        ("n", pa.int64()), ("game", pa.string()), ("rules", small), ("seats", small), ("options", pa.string()),
        ("seed", pa.int64()), ("bots", pa.list_(pa.string(), run.seats)), ("first", small), ("points", by_side),
        ("ranks", by_side), ("reason", pa.string()), ("steps", small), ("decisions", small), ("hash", pa.int64()),
    ]  # fmt: skip
    return described(pa.schema([pa.field(name, kind, nullable=False) for name, kind in columns]), run.about())


def game_table(run: Run, rows: GameRows, schema: Any, **more: Any) -> Any:
    """Give games as an Arrow table, with columns that are there already."""
    pa = import_arrow()
    count = len(rows)
    constant = {
        "game": run.game.name, "rules": run.game.rules, "seats": run.seats, "options": run.options, "seed": run.seed,
    }  # fmt: skip
    columns = more | {name: same(pa, value, count, schema.field(name)) for name, value in constant.items()}
    columns["n"] = pa.array(range(rows.start, rows.start + count), pa.int64())
    columns["bots"] = pa.array(run.names(rows), schema.field("bots").type)
    columns["reason"] = pa.array(np.array(run.game.reasons, object)[rows.reasons], pa.string())
    for name, values in (("points", rows.points), ("ranks", rows.ranks)):
        columns[name] = fixed_lists(pa, values, schema.field(name))
    for name, values in (("first", rows.firsts), ("steps", rows.steps), ("decisions", rows.decisions)):
        columns[name] = pa.array(values, pa.int32())
    columns["hash"] = pa.array(rows.hashes, pa.int64())
    return pa.table([columns[name] for name in schema.names], schema=schema)


class ParquetGames:
    """Games as a Parquet file."""

    def __init__(self, run: Run, out: BinaryIO) -> None:
        self.run = run
        self.schema = game_schema(run)
        self.file = ParquetFile(out, self.schema)

    def write(self, rows: GameRows) -> None:
        """Write a row group."""
        self.file.write(game_table(self.run, rows, self.schema))

    def close(self, *, whole: bool) -> None:
        """Write the footer, or give the file up."""
        self.file.close(whole=whole)


class JsonLines:
    """Games as JSON, one object a line."""

    def __init__(self, run: Run, out: BinaryIO) -> None:
        self.run = run
        self.out = out

    def write(self, rows: GameRows) -> None:
        """Write lines."""
        lines = (json.dumps(row, ensure_ascii=False) for row in self.run.plain(rows))
        self.out.write("".join(f"{line}\n" for line in lines).encode())

    def close(self, *, whole: bool) -> None:
        """Do nothing: every line is complete."""


class Csv:
    """Games as CSV; a column by side or by seat becomes one for each, such as `points_0`."""

    def __init__(self, run: Run, out: BinaryIO) -> None:
        self.run = run
        self.out = out
        self.has_header = False

    def write(self, rows: GameRows) -> None:
        """Write lines, the names of the columns first."""
        text = io.StringIO()
        lines = csv.writer(text, lineterminator="\n")
        for row in self.run.plain(rows):
            flat = dict(_flat(row))
            if not self.has_header:
                lines.writerow(flat)
                self.has_header = True
            lines.writerow(flat.values())
        self.out.write(text.getvalue().encode())

    def close(self, *, whole: bool) -> None:
        """Do nothing: every line is complete."""


def _flat(row: Mapping[str, Any]) -> Iterator[tuple[str, Any]]:
    for name, value in row.items():
        if isinstance(value, list):
            yield from ((f"{name}_{k}", part) for k, part in enumerate(value))
        else:
            yield name, value


FORMATS: dict[str, Any] = {".parquet": ParquetGames, ".csv": Csv, ".jsonl": JsonLines}


# --- Files -------------------------------------------------------------------------------------------------------


class GameFile:
    """A data file to which games are added in any order; until it is complete, a journal beside it keeps them."""

    def __init__(self, writer: Writer, journal: Journal) -> None:
        self.writer = writer
        self.journal = journal
        self.waiting: dict[int, GameRows] = {}  # games that came before those with lower numbers
        self.next = 0
        self.ready: list[GameRows] = []
        self.written = 0

    def add(self, rows: GameRows) -> None:
        """Add games that were played now."""
        self.journal.add(rows)
        self.include(rows)

    def include(self, rows: GameRows) -> None:
        """Include games; they are written once all games before them are there, in groups of a fixed size."""
        self.waiting[rows.start] = rows
        while self.next in self.waiting:
            found = self.waiting.pop(self.next)
            self.ready.append(found)
            self.next += len(found)
        if self.next - self.written >= ROW_GROUP:
            self._write(ROW_GROUP)

    def finish(self) -> None:
        """Write the last games."""
        if self.ready:
            self._write(1)
        self.writer.close(whole=True)

    def _write(self, least: int) -> None:
        """Write groups while there are at least so many games."""
        rows = GameRows.joined(self.ready)
        done = 0
        while len(rows) - done >= least:
            group = rows.cut(done, min(done + ROW_GROUP, len(rows)))
            self.writer.write(group)
            done += len(group)
        self.written += done
        self.ready = [rows.cut(done, len(rows))] if done < len(rows) else []


@contextmanager
def game_file(out: Path | str | None, run: Run) -> Iterator[GameFile | None]:
    """Open a data file; it appears when all games are in it, and a run that was stopped goes on.  None is no file."""
    if out is None:
        yield None
        return
    path = Path(out)
    if path.suffix not in FORMATS:
        raise Refused("bad_suffix", f"expected a file that ends in {', '.join(FORMATS)}, got {path}")
    if path.suffix == ".parquet":
        import_arrow()
    if path.exists():
        raise Refused("file_exists", f"{path} already exists and is not overwritten")
    journal = Journal(path.with_name(f".{path.name}.games"), {**run.about(), **run.card})
    with journal.opened(), whole_file(path) as opened:
        file = GameFile(FORMATS[path.suffix](run, opened), journal)
        try:
            yield file
            file.finish()
        except BaseException:
            file.writer.close(whole=False)
            raise


def known_games(file: GameFile | None, games: int) -> Iterator[GameRows]:
    """Include the games of an earlier run in a file, as many as are wanted, and give them."""
    if file is None:
        return
    for rows in file.journal.known:
        if rows.start < games:
            wanted = rows.cut(0, min(len(rows), games - rows.start))
            file.include(wanted)
            yield wanted


def missing_games(file: GameFile | None, games: int, size: int) -> Iterator[tuple[int, int]]:
    """Give what is left to play as first numbers and counts, at most `size` games each."""
    for numbers in gaps([] if file is None else file.journal.known, games):
        for first in range(numbers.start, numbers.stop, size):
            yield first, min(size, numbers.stop - first)
