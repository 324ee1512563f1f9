"""Bots of known strength and known faults, for tests of the arena."""

import os
import time
from typing import ClassVar

from fathomfive.bots.bot import Bot, Seen


class Holder(Bot):
    """Makes the last move it may: in Pig it holds at once, and so never loses to a Roller."""

    def choose(self, seen: Seen) -> int:
        return seen.legal()[-1]


class Roller(Bot):
    """Makes the first move it may: in Pig it rolls for ever, and so never scores."""

    def choose(self, seen: Seen) -> int:
        return seen.legal()[0]


class Watcher(Holder):
    """Remembers everything it is shown."""

    looks: ClassVar[list[Seen]] = []

    def choose(self, seen: Seen) -> int:
        self.looks.append(seen)
        return super().choose(seen)


class Lawless(Bot):
    """Answers with a move that does not exist."""

    def choose(self, seen: Seen) -> int:
        return 99


class Silent(Bot):
    """Answers nothing."""

    def choose(self, seen: Seen) -> int:
        return None  # type: ignore[return-value]  # that is the fault


class Clumsy(Holder):
    """Raises an error in its third decision."""

    def __init__(self, *args: object) -> None:
        super().__init__(*args)  # type: ignore[arg-type]  # handed on as they come
        self.left = 3

    def choose(self, seen: Seen) -> int:
        self.left -= 1
        if not self.left:
            raise LookupError("where am I?")
        return super().choose(seen)


class Deserter(Bot):
    """Ends its process, unless that is the spared one."""

    def choose(self, seen: Seen) -> int:
        if os.environ.get("SPARED") != str(os.getpid()):
            os._exit(3)
        return seen.legal()[0]


class Sleepy(Bot):
    """Is slow."""

    def choose(self, seen: Seen) -> int:
        time.sleep(0.01)
        return seen.legal()[0]
