"""The chat of a table: a line is stored before anyone reads it."""

import asyncio
import unicodedata
from collections.abc import Collection
from dataclasses import replace

from fathomfive.kernel.errors import Refused
from fathomfive.server.limits import RateLimiter
from fathomfive.store.cards import Line
from fathomfive.store.port import MatchStore

LINES_PER_SECOND, LINE_BURST = 0.5, 10  # of one person
IN_MEMORY = 200  # lines of a table
FOR_NEWCOMERS = 100  # lines

_INVISIBLE = ("Cc", "Cf", "Cs", "Co", "Cn", "Zl", "Zp")  # categories of Unicode: controls, formats, unassigned ...
_KEPT = "\n\u200c\u200d"  # a new line, and the joiners that emoji and some scripts are written with
_BLANK = "\u115f\u1160\u2800\u3164\uffa0\u200c\u200d"  # letters that look like nothing


def new_line_limiter() -> RateLimiter:
    """Make the rate limiter of lines; its keys are people."""
    return RateLimiter(LINES_PER_SECOND, LINE_BURST)


def clean_text(text: str) -> str:
    """Remove what cannot be seen or changes the direction of text; refuse controls, and a text that shows nothing."""
    if any(ord(letter) < 32 and letter != "\n" for letter in text):
        raise Refused("bad_message", "expected text without control characters")
    words = "".join(
        letter for letter in text if letter in _KEPT or unicodedata.category(letter) not in _INVISIBLE
    ).strip()
    if not words.translate(dict.fromkeys(map(ord, _BLANK))).strip():
        raise Refused("bad_message", "expected text that can be seen")
    return words


class Chat:
    """The newest lines said at one table, as far as they were read from the store."""

    def __init__(self, store: MatchStore, match: str, lines: list[Line]) -> None:
        self.store = store
        self.match = match
        self.lines = lines
        self.deleted: frozenset[int] = frozenset()  # the numbers of all lines that were deleted
        self.limiter = new_line_limiter()
        self.muted: dict[str, frozenset[str]] = {}  # by connected reader, the people they do not want to read

    @property
    def last(self) -> int:
        """The number of the last line."""
        return self.lines[-1].n if self.lines else 0

    async def say(self, person: str, text: str, cmd_id: str) -> Line:
        """Store a line; the same command stores it once."""
        name = f"{person}:{cmd_id}"
        known = next((line for line in self.lines if line.cmd_id == name), None)
        if known is not None:
            return known
        self.limiter.check(person, f"{LINE_BURST} lines at once, then one every {1 / LINES_PER_SECOND:g} seconds")
        return await asyncio.to_thread(self.store.say, self.match, person, text, name)

    async def refresh(self) -> bool:
        """Read new lines from the store, and say whether there are any; several callers may do so at once."""
        found = await asyncio.to_thread(self.store.chat, self.match, self.last)
        new = [line for line in found if line.n > self.last]
        self.lines = [*self.lines, *new][-IN_MEMORY:]
        return bool(new)

    async def reload(self) -> None:
        """Read the lines again: some may have been deleted, which leaves them without text."""
        first = self.lines[0].n if self.lines else self.last + 1
        self.lines = await asyncio.to_thread(self.store.chat, self.match, first - 1)
        self.deleted = await asyncio.to_thread(self.store.deleted_lines, self.match)

    async def refresh_mutes(self, *readers: str) -> None:
        """Read whom connected readers do not want to read, or those who have just connected."""
        wanted: Collection[str] = readers or list(self.muted)
        if wanted:
            self.muted |= await asyncio.to_thread(self.store.conduct.muted_by, wanted)

    def since(self, after: int, reader: str | None = None) -> list[Line]:
        """Give a reader the lines after a number, or a newcomer the last ones, without those that were deleted."""
        if after >= self.last:
            return []
        muted = self.muted.get(reader, ()) if reader is not None else ()
        lines = [line for line in self.lines if line.n > after and line.text and line.person not in muted]
        return lines if after else lines[-FOR_NEWCOMERS:]

    def forget(self, person: str) -> None:
        """Delete the text of all lines of a person."""
        self.lines = [replace(line, text="") if line.person == person else line for line in self.lines]
