"""Results on disk as JSON lines: a card, then a line a game, each written when the game ends."""

import json
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import asdict, fields
from pathlib import Path
from types import TracebackType
from typing import Any

from fathomfive.arena.bout import Result
from fathomfive.arena.plan import Plan
from fathomfive.kernel.errors import Refused

FORMAT = 1  # raised when a line comes to mean something else


class Ledger:
    """The results of a contest, kept in a file if there is one.  An old file is gone on with; a cut line is dropped."""

    def __init__(self, plan: Plan, path: Path | None) -> None:
        self.plan = plan
        self.path = path
        self.results: dict[int, Result] = {}
        self.resumed = False  # was the contest begun before?
        self.file = None
        if path is None:
            return
        with self._reported():
            raw = path.read_bytes() if path.exists() else b""
            whole = raw.rfind(b"\n") + 1
            self._read(raw[:whole].split(b"\n")[:-1], raw[whole:])
            self.resumed = whole > 0
            self.file = path.open("r+b" if path.exists() else "xb")
            self.file.truncate(whole)
            self.file.seek(whole)
            if not whole:
                self._write(self._card())

    def add(self, result: Result) -> None:
        """Keep a result."""
        self.results[result.n] = result
        if self.file is not None:
            names = [self.plan.names[bot] for bot in result.bots]
            with self._reported():
                self._write({**asdict(result), "bots": names})

    def __enter__(self) -> "Ledger":
        return self

    def __exit__(self, kind: type[BaseException] | None, error: BaseException | None, tb: TracebackType | None) -> None:
        if self.file is not None:
            self.file.close()

    def _card(self) -> dict[str, Any]:
        return {"arena": FORMAT, **self.plan.card()}

    def _write(self, data: dict[str, Any]) -> None:
        assert self.file is not None
        self.file.write(_line(data))
        self.file.flush()

    @contextmanager
    def _reported(self) -> Iterator[None]:
        try:
            yield
        except OSError as error:
            raise Refused("cannot_save", f"cannot keep results in {self.path}: {error.strerror}") from None

    # --- Reading ---

    def _read(self, lines: list[bytes], rest: bytes) -> None:
        if not lines:
            if not _line(self._card()).startswith(rest):
                raise self._wrong(1, f"expected the results of an arena, got {rest[:40]!r}")
            return
        self._check_card(lines[0])
        for number, line in enumerate(lines[1:], 2):
            result = self._result(line, number)
            if result.n in self.results:
                raise self._wrong(number, f"game {result.n} is here twice")
            self.results[result.n] = result

    def _wrong(self, number: int, what: str) -> Refused:
        return Refused("bad_results", f"{self.path}:{number}: {what}")

    def _check_card(self, line: bytes) -> None:
        expected, got = self._card(), _parsed(line)
        if not isinstance(got, dict) or "arena" not in got:
            raise self._wrong(1, f"expected the results of an arena, got {line[:40]!r}")
        for key in expected.keys() | got.keys():
            if got.get(key) != expected.get(key):
                raise self._wrong(
                    1, f"these are the results of another contest: expected {key} {expected.get(key)!r}, "
                    f"got {got.get(key)!r}; name another file",
                )  # fmt: skip

    def _result(self, line: bytes, number: int) -> Result:
        """Read one game, and see that it is the one that was planned."""
        data = _parsed(line)
        if not isinstance(data, dict) or set(data) != {field.name for field in fields(Result)}:
            raise self._wrong(number, f"expected a game, got {line[:40]!r}")
        n = data["n"]
        if type(n) is not int or n < 0:
            raise self._wrong(number, f"expected the number of a game, got {n!r}")
        sitting = self.plan.sitting(n)
        names = [self.plan.names[bot] for bot in sitting]
        if data["bots"] != names:
            raise self._wrong(number, f"expected bots {names} in game {n}, got {data['bots']!r}")
        seats, sides = self.plan.seats, self.plan.game.sides(self.plan.seats)
        shape = {"points": (int, sides), "places": (int, sides), "asked": (int, seats), "seconds": (float, seats)}
        for key, (kind, length) in shape.items():
            if not isinstance(data[key], list) or [type(value) for value in data[key]] != [kind] * length:
                raise self._wrong(number, f"expected {length} numbers of {key} in game {n}, got {data[key]!r}")
            data[key] = tuple(data[key])
        for key, kind in (("first", int), ("moves", int), ("reason", str), ("fingerprint", str)):
            if type(data[key]) is not kind:
                raise self._wrong(number, f"expected {key} of game {n}, got {data[key]!r}")
        if not 0 <= data["first"] < seats:
            raise self._wrong(number, f"expected first to be a seat from 0 in game {n}, got {data['first']}")
        if 1 not in data["places"]:
            raise self._wrong(number, f"expected a first place in game {n}, got places {data['places']}")
        return Result(**{**data, "bots": sitting})


def _line(data: dict[str, Any]) -> bytes:
    return json.dumps(data).encode() + b"\n"


def _parsed(line: bytes) -> Any:
    try:
        return json.loads(line)
    except ValueError:
        return None
