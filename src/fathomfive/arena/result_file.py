"""Results on disk as JSON lines: a card, then one line for every game, written when the game ends."""

import json
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import asdict
from pathlib import Path
from types import TracebackType
from typing import Annotated, Any

import msgspec

from fathomfive.arena.bout import Result
from fathomfive.arena.plan import Plan
from fathomfive.kernel.errors import Refused

FORMAT = 1  # raised when the meaning of a line changes

Number = Annotated[int, msgspec.Meta(ge=0)]


class ResultLine(msgspec.Struct, forbid_unknown_fields=True):
    """A line of the file: a `Result` that names its bots."""

    n: Number
    bots: list[str]
    first: Number
    points: list[int]
    places: list[Annotated[int, msgspec.Meta(ge=1)]]
    reason: str
    moves: Number
    asked: list[Number]
    seconds: list[float]
    fingerprint: str


class ResultFile:
    """The results of a contest, kept in a file if there is one.

    An existing file of the same contest is continued, and an incomplete last line is dropped.
    """

    def __init__(self, plan: Plan, path: Path | None) -> None:
        self.plan = plan
        self.path = path
        self.results: dict[int, Result] = {}
        self.resumed = False  # did the file exist?
        self.file = None
        if path is None:
            return
        with self._reporting():
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
        """Add a result."""
        self.results[result.n] = result
        if self.file is not None:
            names = [self.plan.names[bot] for bot in result.bots]
            with self._reporting():
                self._write({**asdict(result), "bots": names})

    def __enter__(self) -> "ResultFile":
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
    def _reporting(self) -> Iterator[None]:
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
                raise self._wrong(number, f"game {result.n} is in the file twice")
            self.results[result.n] = result

    def _wrong(self, number: int, what: str) -> Refused:
        return Refused("bad_results", f"{self.path}:{number}: {what}")

    def _check_card(self, line: bytes) -> None:
        expected = self._card()
        try:
            got = msgspec.json.decode(line, type=dict[str, Any])
        except msgspec.MsgspecError:
            got = {}
        if "arena" not in got:
            raise self._wrong(1, f"expected the results of an arena, got {line[:40]!r}")
        for key in expected.keys() | got.keys():
            if got.get(key) != expected.get(key):
                raise self._wrong(
                    1, f"these are the results of another contest: expected {key} {expected.get(key)!r}, "
                    f"got {got.get(key)!r}; name another file",
                )  # fmt: skip

    def _result(self, line: bytes, number: int) -> Result:
        """Read one game, and check that it fits the plan."""
        try:
            got = msgspec.json.decode(line, type=ResultLine)
        except msgspec.MsgspecError as error:
            raise self._wrong(number, f"expected a game, got {line[:40]!r} ({error})") from None
        sitting = self.plan.sitting(got.n)
        self._check_plan(got, number, [self.plan.names[bot] for bot in sitting])
        return Result(
            n=got.n,
            bots=sitting,
            first=got.first,
            points=tuple(got.points),
            places=tuple(got.places),
            reason=got.reason,
            moves=got.moves,
            asked=tuple(got.asked),
            seconds=tuple(got.seconds),
            fingerprint=got.fingerprint,
        )

    def _check_plan(self, got: ResultLine, number: int, names: list[str]) -> None:
        seats, sides = self.plan.seats, self.plan.game.sides(self.plan.seats)
        if got.bots != names:
            raise self._wrong(number, f"expected bots {names} in game {got.n}, got {got.bots!r}")
        lengths = {"points": sides, "places": sides, "asked": seats, "seconds": seats}
        for name, length in lengths.items():
            values = getattr(got, name)
            if len(values) != length:
                raise self._wrong(number, f"expected {length} numbers of {name} in game {got.n}, got {values!r}")
        if got.first >= seats:
            raise self._wrong(number, f"expected first to be a seat from 0 in game {got.n}, got {got.first}")
        if 1 not in got.places:
            raise self._wrong(number, f"expected a first place in game {got.n}, got places {got.places}")


def _line(data: dict[str, Any]) -> bytes:
    return json.dumps(data).encode() + b"\n"
