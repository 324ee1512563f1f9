"""The curves of a training: JSON lines in a file."""

import json
from pathlib import Path
from typing import Any

from fathomfive.kernel.errors import Refused
from fathomfive.kernel.whole_file import whole_file


class Curves:
    """Lines of figures: one for each update of the weights, one for each measured strength."""

    def __init__(self, path: Path, updates: int) -> None:
        """Begin a file, or continue it after a number of updates: what was written later is done again."""
        self.path = path
        self.lines = [line for line in self._read() if line["updates"] <= updates] if updates else []
        with whole_file(path) as file:
            file.writelines(_encoded(line) for line in self.lines)

    def add(self, line: dict[str, Any]) -> None:
        """Add a line."""
        self.lines.append(line)
        try:
            with self.path.open("ab") as file:
                file.write(_encoded(line))
        except OSError as error:
            raise Refused("cannot_save", f"cannot save {self.path}: {error.strerror or error}") from None

    def _read(self) -> list[dict[str, Any]]:
        try:
            return [json.loads(line) for line in self.path.read_text(encoding="utf-8").splitlines()]
        except (OSError, ValueError):
            return []  # curves are for people; a training continues without them


def _encoded(line: dict[str, Any]) -> bytes:
    return (json.dumps(line) + "\n").encode()
