"""Many tables at once, for programs that learn: a decision at every table is one step."""

import json
import os
import zipfile
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, fields
from pathlib import Path
from typing import Any, TypeVar

import numpy as np
from numpy.typing import NDArray

from fathomfive.kernel.batch_engines import Arrays, BatchEngine, Rows, batch_engine
from fathomfive.kernel.errors import Refused
from fathomfive.kernel.game import Game
from fathomfive.kernel.layout import Layout
from fathomfive.kernel.match import Match
from fathomfive.kernel.shelf import take

T = TypeVar("T")

MOST_TABLES = 1 << 24
MOVES = ("mask", "list")  # how legal moves are given
NUMBERS = ("scaled", "whole")  # how observations are given
FORMAT = 1  # of saved batches
LISTED = 20  # legal moves in an error


@dataclass(frozen=True)
class Step:
    """What is true at every table after a step, an array each with one row a table.

    `observation`, `mask` and `legal` are those of the seat `to_act`; where a game is `done`, of the next game.
    """

    observation: Any  # float32, (tables, numbers of the layout); int16 and not scaled where whole numbers are given
    mask: Any  # bool, (tables, moves): which moves are legal; without columns where moves are listed
    legal: Any  # int32, (tables, longest list): the legal moves, then -1; without columns where moves are masked
    choices: Any  # int32: how many moves are legal
    to_act: Any  # int32: the seat that decides
    reward: Any  # float32, (tables, sides): from -1 for the last side to 1 for the winner, where a game is done
    done: Any  # bool: the step ended a game
    reason: Any  # int32: why, as an index into `game.reasons`; -1 where no game ended


class Batch:
    """Tables of one game that step together.  Game `n` of a seed is dealt the same on every engine.

    Table `i` plays the games `i`, `i + tables`, `i + 2 * tables` and so on.  The arrays of a step belong to the batch,
    and the next step overwrites them.
    """

    def __init__(
        self,
        game: Game,
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
    ) -> None:
        _check_number("tables", tables, 1, MOST_TABLES)
        _check_number("seed", seed, 0, (1 << 63) - 1)
        for name, given, known in (("moves", moves, MOVES), ("numbers", numbers, NUMBERS)):
            if given not in known:
                raise Refused("bad_choice", f"expected one of {', '.join(known)} for '{name}', got '{given}'")
        self.game = game
        self.tables = tables
        self.seed = seed
        self.moves = moves
        self.numbers = numbers
        self.rules = game.check_rules(rules)
        self.seats = _for_each_table("seats", tables, [seats] * tables if isinstance(seats, int) else seats)
        chosen = options or {}
        self.options = _for_each_table("options", tables, [chosen] * tables if isinstance(chosen, Mapping) else chosen)
        self._engine: BatchEngine = batch_engine(game, on, cores)
        self._arrays: Arrays = self._engine.allocate(self._rows(), moves, numbers)
        self._has_begun = False

    def __repr__(self) -> str:
        return f"<Batch of {self.tables} tables of {self.game.name} on {self.on}>"

    @property
    def on(self) -> str:
        """The engine that plays."""
        return self._engine.name

    @property
    def layout(self) -> Layout:
        """What the numbers of an observation mean."""
        return self.game.layout

    # --- Playing ---

    def reset(self, seed: int | None = None) -> Step:
        """Lay out every table anew, with its first game; another seed begins another series."""
        if seed is not None:
            self.seed = _check_number("seed", seed, 0, (1 << 63) - 1)
        self._engine.step(self._arrays, None, self.seed)
        self._has_begun = True
        return self.look()

    def step(self, moves: Any) -> Step:
        """Play one decision at every table, let the TABLE draw, and begin a new game where one is over.

        A move of -1 leaves its table as it is.  If a move is not legal, the batch is unchanged.
        """
        if not self._has_begun:
            raise Refused("not_begun", "call reset() before the first step")
        chosen = self._engine.read_moves(moves, self.tables)
        bad = self._engine.first_illegal(self._arrays, chosen)
        if bad is not None:
            raise self._refusal(*bad)
        self._engine.step(self._arrays, chosen, self.seed)
        return self.look()

    def look(self) -> Step:
        """Give the arrays of the last step."""
        given = self._engine.give(self._arrays)
        return Step(**{field.name: given[field.name] for field in fields(Step)})

    def match(self, i: int) -> Match:
        """Give table i as a match, which goes on by itself."""
        _check_number("table", i, 0, self.tables - 1)
        table, dice = self._engine.read_table(self._arrays, i)
        return Match.from_table(self.game, self.seats[i], table, self.options[i], self.rules, dice)

    def _refusal(self, i: int, m: int) -> Refused:
        match = self.match(i)
        seat = match.to_act
        where = f"table {i}, seat {seat + 1} of {self.game.name}"
        if not 0 <= m < self.game.moves:
            return Refused("unknown_move", f"expected a move from 0 to {self.game.moves - 1} at {where}, got {m}")
        listed = ", ".join(f"{n} {match.write(n, seat)}" for n in match.legal()[:LISTED])
        clause, why = match.why_not(m)
        reason = f"{clause}, {why}" if why else clause
        return Refused(
            "illegal_move", f"move {m} '{match.write(m, seat)}' is not legal at {where} ({reason}); legal: {listed}",
            clause, why,
        )  # fmt: skip

    # --- Copies and files ---

    def copy(self) -> "Batch":
        """Give an independent copy, which goes on in the same way."""
        twin: Batch = object.__new__(Batch)
        twin.__dict__.update(self.__dict__)
        twin._arrays = self._engine.copy(self._arrays)
        return twin

    def save(self, path: str | Path) -> None:
        """Save the batch to a file, whole or not at all."""
        card = {
            "format": FORMAT, "game": self.game.name, "rules": self.rules, "seed": self.seed, "moves": self.moves,
            "numbers": self.numbers, "has_begun": self._has_begun, "record": str(self.game.State.dtype),
            "options": self.options,
        }  # fmt: skip
        path = Path(path)
        part = path.with_name(f"{path.name}.part")
        try:
            with part.open("wb") as file:
                np.savez_compressed(file, card=np.array(json.dumps(card)), **self._engine.to_host(self._arrays))
                file.flush()
                os.fsync(file.fileno())
            part.replace(path)
        except OSError as error:
            part.unlink(missing_ok=True)
            raise Refused("cannot_write", f"cannot write {path}: {error.strerror or error}") from error

    @classmethod
    def load(cls, path: str | Path, *, on: str = "cpu", cores: int | None = None) -> "Batch":
        """Load a saved batch, on any engine."""
        path = Path(path)
        try:
            with np.load(path, allow_pickle=False) as file:
                saved = {name: file[name] for name in file.files}
            card = json.loads(str(saved.pop("card")))
            game = take(card["game"])
            seats = [int(n) for n in saved["seats"]]
            batch = cls(
                game, len(seats), seats, on=on, seed=card["seed"], options=card["options"], rules=card["rules"],
                moves=card["moves"], numbers=card.get("numbers", "scaled"), cores=cores,
            )  # fmt: skip
        except OSError as error:
            raise Refused("cannot_read", f"cannot read {path}: {error.strerror or error}") from error
        except (KeyError, ValueError, zipfile.BadZipFile) as error:
            raise Refused("bad_batch", f"expected a batch that was saved, got something else in {path}") from error
        if (card["format"], card["record"]) != (FORMAT, str(game.State.dtype)):
            raise Refused("bad_batch", f"{path} was saved by a version with other tables of {game.name}")
        batch._arrays = batch._engine.from_host(saved)
        batch._has_begun = card["has_begun"]
        return batch

    def _rows(self) -> Rows:
        """Check seats and options, and give them as `setup` takes them."""
        known: dict[object, NDArray[np.int64]] = {}
        rows = []
        for seats, options in zip(self.seats, self.options, strict=True):
            key = seats, *sorted(options.items())
            if key not in known:
                checked = self.game.check_options(self.game.check_seats(seats), options)
                known[key] = self.game.encode_options(self.rules, checked)
            rows.append(known[key])
        return Rows(np.array(self.seats, np.int64), np.array(rows, np.int64))


def _check_number(name: str, given: int, least: int, most: int) -> int:
    if not least <= given <= most:
        raise Refused("bad_number", f"expected {name} from {least} to {most}, got {given}")
    return given


def _for_each_table(name: str, tables: int, given: Iterable[T]) -> list[T]:
    listed = list(given)
    if len(listed) != tables:
        raise Refused("bad_shape", f"expected {name} for each of {tables} tables, got {len(listed)}")
    return listed
