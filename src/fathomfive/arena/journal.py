"""The games of a run that has not finished, kept beside its data file, so that the next run goes on from there."""

import io
import json
import os
import zlib
from collections.abc import Iterator, Mapping, Sequence
from contextlib import contextmanager, suppress
from dataclasses import fields
from pathlib import Path
from struct import Struct
from typing import Any, BinaryIO

import numpy as np

from fathomfive.arena.game_rows import GameRows
from fathomfive.arena.locks import lock
from fathomfive.kernel.errors import Refused

FORMAT = 1
HEAD = Struct("<QI")  # before every record: its length and its checksum
COLUMNS = tuple(field.name for field in fields(GameRows))


class Journal:
    """A file of records: a card, then games as they end.  It is made with the first game.

    A record that was not written whole is dropped, and so is whatever follows it.
    """

    def __init__(self, path: Path, card: Mapping[str, Any]) -> None:
        self.path = path
        self.card = json.dumps({"journal": FORMAT, **card}, ensure_ascii=False, sort_keys=True).encode()
        self.known: list[GameRows] = []  # of earlier runs
        self.file: BinaryIO | None = None
        self.is_worth_keeping = False  # there are games in it

    @contextmanager
    def opened(self) -> Iterator["Journal"]:
        """Read the games of an earlier run, or refuse those of another one; when all went well, remove the file."""
        try:
            with self._reporting():
                if self.path.exists():
                    self.file = self.path.open("r+b")
                    lock(self.file.fileno(), self.path)
                    self._read(self.file)
            yield self
            self.path.unlink(missing_ok=True)
        finally:
            if self.file is not None:
                with suppress(OSError):  # what could not be written on a full disk cannot be written now
                    self.file.close()

    def add(self, rows: GameRows) -> None:
        """Keep games that have ended."""
        with self._reporting():
            if self.file is None:
                self.file = self.path.open("xb")
                lock(self.file.fileno(), self.path)
                self.file.write(_record(self.card))
            columns = {name: value for name in COLUMNS if (value := getattr(rows, name)) is not None}
            out = io.BytesIO()
            np.savez(out, allow_pickle=False, **columns)
            try:
                self.file.write(_record(out.getvalue()))
                self.file.flush()
            except OSError:
                if not self.is_worth_keeping:
                    self.path.unlink(missing_ok=True)
                raise
            self.is_worth_keeping = True

    def _read(self, file: BinaryIO) -> None:
        end = 0
        for number, record in enumerate(_records(file)):
            if number == 0:
                self._check_card(record)
            else:
                with np.load(io.BytesIO(record), allow_pickle=False) as found:
                    columns = {name: found[name] for name in found.files}
                columns["start"] = int(columns["start"])
                self.known.append(GameRows(**{"bots": None, **columns}))
            end = file.tell()
        self.is_worth_keeping = bool(self.known)
        file.seek(end)
        file.truncate()
        if end == 0:
            file.write(_record(self.card))

    def _check_card(self, record: bytes) -> None:
        try:
            got, expected = json.loads(record), json.loads(self.card)
            differs = sorted(key for key in got.keys() | expected.keys() if got.get(key) != expected.get(key))
        except (ValueError, AttributeError):
            raise Refused("bad_journal", f"expected the games of a run, got something else in {self.path}") from None
        if differs:
            key = differs[0]
            raise Refused(
                "other_run",
                f"{self.path} has the games of a run with other settings: expected {key} {expected.get(key)!r}, "
                f"got {got.get(key)!r}; delete it, or name another file",
            )

    @contextmanager
    def _reporting(self) -> Iterator[None]:
        try:
            yield
        except OSError as error:
            raise Refused("cannot_save", f"cannot keep games in {self.path}: {error.strerror or error}") from None


def _record(content: bytes) -> bytes:
    return HEAD.pack(len(content), zlib.crc32(content)) + content


def _records(file: BinaryIO) -> Iterator[bytes]:
    """Give the records that are whole."""
    size = os.fstat(file.fileno()).st_size
    while len(head := file.read(HEAD.size)) == HEAD.size:
        length, checksum = HEAD.unpack(head)
        if length > size - file.tell():
            return
        content = file.read(length)
        if zlib.crc32(content) != checksum:
            return
        yield content


def gaps(known: Sequence[GameRows], games: int) -> list[range]:
    """Give the numbers of the games that are missing, in ranges."""
    missing, first = [], 0
    for rows in sorted(known, key=lambda rows: rows.start):
        if rows.start > first:
            missing.append(range(first, min(rows.start, games)))
        first = max(first, rows.start + len(rows))
    missing.append(range(first, games))
    return [numbers for numbers in missing if numbers]
