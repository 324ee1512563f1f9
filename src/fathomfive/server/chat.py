"""The chat of a table: a line is stored before anyone reads it."""

import asyncio

from fathomfive.kernel.errors import Refused
from fathomfive.store.cards import Line
from fathomfive.store.port import MatchStore

MAX_LINES = 5000  # of one table


class Chat:
    """The lines said at one table, as far as they were read from the store."""

    def __init__(self, store: MatchStore, match: str, lines: list[Line]) -> None:
        self.store = store
        self.match = match
        self.lines = lines

    @property
    def last(self) -> int:
        """The number of the last line."""
        return self.lines[-1].n if self.lines else 0

    def check(self, text: str) -> str:
        """Accept something that a person wants to say, or refuse it."""
        words = text.strip()
        if not words or any(ord(letter) < 32 and letter != "\n" for letter in words):
            raise Refused("bad_message", "expected words, without control characters")
        if self.last >= MAX_LINES:
            raise Refused("too_many", f"a table keeps {MAX_LINES} lines of chat, and this one is full")
        return words

    async def say(self, person: str, text: str, cmd_id: str) -> Line:
        """Store a line; the same command stores it once."""
        return await asyncio.to_thread(self.store.say, self.match, person, text, f"{person}:{cmd_id}")

    async def refresh(self) -> bool:
        """Read new lines from the store, and say whether there are any; several callers may do so at once."""
        found = await asyncio.to_thread(self.store.chat, self.match, self.last)
        new = [line for line in found if line.n > self.last]
        self.lines += new
        return bool(new)

    def since(self, after: int) -> list[Line]:
        """Give the lines after a number."""
        return [] if after >= self.last else [line for line in self.lines if line.n > after]
