"""What a viewer is told of an event.  Moves leave here in the words of their reader, and in no other form."""

from typing import Any

import msgspec

from fathomfive.server.wire import encode
from fathomfive.session.events import Event
from fathomfive.store.log import Log

RECENT = 256  # events that are kept ready; older ones are told from the log again

_NOT_MOVES = {"undo": "to", "ask": "to"}


def tell(log: Log, event: Event, viewer: int) -> msgspec.Raw:
    """Tell an event to a viewer, before the log takes it."""
    told: dict[str, Any] = {"seq": event.seq, "kind": event.kind, "seat": event.seat, "at": event.at}
    if event.kind == "move":
        assert event.move is not None, "the log has checked it"
        told["text"] = log.match.write(event.move, viewer)
        told["told"] = log.match.tell(event.move, viewer)
    elif event.kind in _NOT_MOVES:
        told[_NOT_MOVES[event.kind]] = event.move
    elif event.kind == "hand-over":
        told["bot"] = event.bot
    return msgspec.Raw(encode(told))


class Telling:
    """The latest events, told to every viewer of a table."""

    def __init__(self, log: Log) -> None:
        self.base = log.seq  # what happened up to here is not kept ready
        self._eyes = log.match.game.canonical_viewer
        self._told: dict[int, list[msgspec.Raw]] = {
            self._eyes(viewer): [] for viewer in log.match.game.viewers(log.match.seats)
        }

    def add(self, log: Log, event: Event) -> None:
        """Tell the next event to everyone, and let the log take it."""
        told = {viewer: tell(log, event, viewer) for viewer in self._told}
        log.take(event)
        full = event.seq - self.base > 2 * RECENT
        for viewer, line in told.items():
            self._told[viewer].append(line)
            if full:
                del self._told[viewer][:RECENT]
        self.base += RECENT * full

    def since(self, viewer: int, seq: int) -> list[msgspec.Raw] | None:
        """Give what a viewer is told of all events after a number; None when some are not kept ready."""
        return None if seq < self.base else self._told[self._eyes(viewer)][seq - self.base :]


def retell(log: Log, events: list[Event], viewer: int, after: int) -> list[msgspec.Raw]:
    """Tell events from the beginning, for a viewer who missed more than is kept ready."""
    lines = []
    for event in events:
        if event.seq > after:
            lines.append(tell(log, event, viewer))
        log.take(event)
    return lines
