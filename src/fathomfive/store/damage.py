"""Damaged matches: each is logged once with its name and the reason, and refused; the others go on."""

import logging
from collections.abc import Iterator
from contextlib import contextmanager

from fathomfive.kernel.errors import Refused

MAX_NAMED = 1000  # damaged matches whose names are remembered
OTHER_CODES = {"store_down", "no_such_match", "too_many", "busy", "bad_seq", "game_over", "exists"}  # not about damage

log = logging.getLogger("fathom.store")


class Damaged(Refused):
    """The records of a match cannot be read or replayed.  The reason may contain secrets, so only the log has it."""

    def __init__(self, match: str, reason: str) -> None:
        words = f"match '{match[:40]}' is damaged and cannot be opened; the log of the server says why"
        super().__init__("damaged", words)
        self.match = match
        self.reason = reason


class DamageLog:
    """The damaged matches that this process has met."""

    def __init__(self) -> None:
        self.reasons: dict[str, str] = {}  # by match

    def __len__(self) -> int:
        return len(self.reasons)

    def report(self, damaged: Damaged) -> None:
        """Log a damaged match, the first time."""
        if damaged.match not in self.reasons and len(self.reasons) < MAX_NAMED:
            self.reasons[damaged.match] = damaged.reason
            log.error("match %s is damaged and set aside: %s", damaged.match, damaged.reason)

    @contextmanager
    def reading(self) -> Iterator[None]:
        """Report a match whose records cannot be read."""
        try:
            yield
        except Damaged as damaged:
            self.report(damaged)
            raise

    @contextmanager
    def watch(self, match: str) -> Iterator[None]:
        """Report whatever goes wrong with the records of a match, and raise it as Damaged."""
        try:
            yield
        except Damaged as damaged:
            self.report(damaged)
            raise
        except Refused as refused:
            if refused.code in OTHER_CODES:
                raise
            raise self._found(match, refused.error) from refused
        except Exception as error:  # records that were not written by this program may break anything
            raise self._found(match, f"{type(error).__name__}: {error}") from error

    def _found(self, match: str, reason: str) -> Damaged:
        damaged = Damaged(match, reason)
        self.report(damaged)
        return damaged
