"""The layout of an observation: which numbers stand where, what they mean, and their scale."""

import hashlib
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from math import prod
from typing import Any

import numpy as np
from numpy.typing import NDArray

from fathomfive.kernel.errors import Refused

LARGEST = int(np.iinfo(np.int16).max)  # observations are stored as int16


@dataclass(frozen=True)
class Field:
    """Some numbers of an observation that belong together.  A rule writes whole numbers from `least` to `most`."""

    name: str
    about: str  # one sentence for a reader
    most: int = 1
    shape: tuple[int, ...] = ()
    least: int = 0
    axes: tuple[str, ...] = ()  # what every axis of the shape counts

    @property
    def size(self) -> int:
        """How many numbers it has."""
        return prod(self.shape)


class Layout:
    """The fields of an observation in their order.

    Learners read a number as `value / most`, so that everything lies between -1 and 1, whatever the game counts.
    """

    def __init__(self, *fields: Field) -> None:
        self.fields = fields
        self.size = sum(field.size for field in fields)
        self.scale = np.repeat(
            np.array([1 / field.most for field in fields], np.float32), [field.size for field in fields]
        )
        self._slices: dict[str, slice] = {}
        begin = 0
        for field in fields:
            assert field.name not in self._slices, f"two fields are called {field.name}"
            assert max(1, -field.least) <= field.most <= LARGEST, f"{field.name} would leave its scale"
            assert len(field.axes) == len(field.shape), f"every axis of {field.name} has a name"
            self._slices[field.name] = slice(begin, begin + field.size)
            begin += field.size

    def __iter__(self) -> Iterator[Field]:
        return iter(self.fields)

    def __repr__(self) -> str:
        return f"<Layout of {self.size} numbers: {', '.join(self._slices)}>"

    def where(self, name: str) -> slice:
        """Say where a field stands in an observation."""
        if name not in self._slices:
            raise Refused("no_such_field", f"no field '{name}' in this layout; there are: {', '.join(self._slices)}")
        return self._slices[name]

    @property
    def starts(self) -> tuple[int, ...]:
        """Where the fields begin, in their order; rules write from there."""
        return tuple(int(part.start) for part in self._slices.values())

    def split(self, observation: Any) -> dict[str, Any]:
        """Split observations, whose last axis has all numbers, into arrays by name, without copying."""
        ahead: Sequence[int] = observation.shape[:-1]
        if observation.shape[-1] != self.size:
            raise Refused("bad_shape", f"expected {self.size} numbers on the last axis, got {observation.shape[-1]}")
        return {field.name: observation[..., self.where(field.name)].reshape((*ahead, *field.shape)) for field in self}

    def scaled(self, raw: NDArray[np.integer[Any]]) -> NDArray[np.float32]:
        """Scale the whole numbers that a rule wrote."""
        return raw.astype(np.float32) * self.scale

    @property
    def fingerprint(self) -> str:
        """A hash of all names, shapes and ranges: equal for layouts that weights can share."""
        fields = [(field.name, field.shape, field.least, field.most) for field in self]
        return hashlib.sha256(repr(fields).encode()).hexdigest()[:16]

    def describe(self) -> list[dict[str, Any]]:
        """Give the layout as plain data."""
        return [
            {
                "name": field.name, "at": self.where(field.name).start, "size": field.size, "shape": list(field.shape),
                "axes": list(field.axes), "least": field.least, "most": field.most, "about": field.about,
            }
            for field in self
        ]  # fmt: skip
