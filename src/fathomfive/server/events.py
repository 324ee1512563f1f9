"""Events as viewers are told them: a viewer is sent every move as that viewer may know it."""

from array import array
from collections.abc import Sequence
from itertools import pairwise
from typing import cast

from msgspec import UNSET, Raw, UnsetType

from fathomfive.kernel.match import Match
from fathomfive.server.views import build_told
from fathomfive.server.wire import EventKind, TableEvent, Told, encode
from fathomfive.session.events import CloseReason, Event
from fathomfive.session.session import Session

RECENT = 256  # events that are kept encoded; older ones are built from the log again


def build_event(before: Match, event: Event, viewer: int) -> TableEvent:
    """Build an event for a viewer, from the match as it was before the event."""
    kind = cast(EventKind, event.kind)  # the log has checked it
    text: str | UnsetType = UNSET
    told: Told | UnsetType = UNSET
    to: int | UnsetType = UNSET
    bot: str | UnsetType | None = UNSET
    by: int | UnsetType = UNSET
    reason: CloseReason | UnsetType = UNSET
    if kind == "move":
        assert event.move is not None, "the log has checked it"
        text, told = before.write(event.move, viewer), build_told(before, event.move, viewer)
    elif kind in ("undo", "ask"):
        assert event.move is not None, "the log has checked it"
        to = event.move
    elif kind in ("hand-over", "resign"):
        bot, by = event.bot, UNSET if event.by is None else event.by
    elif kind == "close":
        reason = cast(CloseReason, event.reason)
    return TableEvent(
        event.seq, kind, event.seat, event.at, text=text, told=told, to=to, bot=bot, by=by, reason=reason
    )  # fmt: skip


class Lines:
    """Encoded events in one block of memory.

    An object for each would stay among those that come and go, and memory would not be given back after a rush.
    """

    def __init__(self) -> None:
        self._bytes = bytearray()
        self._ends = array("Q")  # of every line

    def append(self, line: bytes) -> None:
        """Add the next line."""
        self._bytes += line
        self._ends.append(len(self._bytes))

    def drop(self, n: int) -> None:
        """Forget the first n lines."""
        gone = self._ends[n - 1]
        del self._bytes[:gone]
        self._ends = array("Q", (end - gone for end in self._ends[n:]))

    def after(self, n: int) -> list[TableEvent]:
        """Give all but the first n lines, as parts of a message."""
        edges = [self._ends[n - 1] if n else 0, *self._ends[n:]]
        return [cast(TableEvent, Raw(bytes(self._bytes[begin:end]))) for begin, end in pairwise(edges)]


class RecentEvents:
    """The latest events of a table, encoded for every viewer."""

    def __init__(self, session: Session) -> None:
        self.base = session.seq  # events up to this one are not kept
        self._canonical_viewer = session.match.game.canonical_viewer
        self._lines = {
            self._canonical_viewer(viewer): Lines() for viewer in session.match.game.viewers(session.match.seats)
        }

    def add(self, session: Session, event: Event) -> None:
        """Encode the next event for every viewer, and apply it to the session."""
        built = {viewer: encode(build_event(session.match, event, viewer)) for viewer in self._lines}
        session.apply(event)
        full = event.seq - self.base > 2 * RECENT
        for viewer, line in built.items():
            self._lines[viewer].append(line)
            if full:
                self._lines[viewer].drop(RECENT)
        self.base += RECENT * full

    def since(self, viewer: int, seq: int) -> list[TableEvent] | None:
        """Give a viewer's events after a number, or None if some of them are not kept."""
        return None if seq < self.base else self._lines[self._canonical_viewer(viewer)].after(seq - self.base)


def replay_events(session: Session, events: Sequence[Event], viewer: int, after: int) -> list[TableEvent]:
    """Apply events to a session, and build those after a number for a viewer."""
    built = []
    for event in events:
        if event.seq > after:
            built.append(build_event(session.match, event, viewer))
        session.apply(event)
    return built
