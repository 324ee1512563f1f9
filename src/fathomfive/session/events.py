"""What happened in a session, as records.  Events are only ever appended."""

from dataclasses import dataclass
from typing import Literal, NamedTuple

from fathomfive.kernel.match import Match
from fathomfive.kernel.replay import CHECK_EVERY

CloseReason = Literal["agreed", "host", "abandoned", "admin"]  # why a match was closed without a result


@dataclass(frozen=True)
class Event:
    """Something that happened in a session."""

    seq: int  # from 1, without gaps
    kind: str  # start, move, undo, ask, offer, agree, decline, hand-over, resign, close
    at: int  # milliseconds since 1970
    seat: int | None = None  # the seat that acted or was handed over; TABLE for an outcome
    move: int | None = (
        None  # the number of a move; of an undo or a request for one, the event `to`; of a hand-over, `by`
    )
    word: str | None = None  # of a hand-over or a resignation, its `bot`; of a close, its `reason`
    cmd_id: str | None = None  # the command that caused it
    fingerprint: str | None = None  # of the table after it, now and then

    @property
    def bot(self) -> str | None:
        """Of a hand-over or a resignation, the level of the bot that plays now; None is the person."""
        return self.word if self.kind in ("hand-over", "resign") else None

    @property
    def by(self) -> int | None:
        """Of a hand-over, the seat that replaced an absent player."""
        return self.move if self.kind == "hand-over" else None

    @property
    def reason(self) -> str | None:
        """Of a close, why the match was closed without a result."""
        return self.word if self.kind == "close" else None


class PendingEvent(NamedTuple):
    """An event that has been decided on and has no number and no time yet."""

    kind: str
    move: int | None = None
    word: str | None = None
    seat: int | None = None  # unless it is the seat of the command


def fingerprint_due(match: Match, moves_before: int) -> str | None:
    """Give the fingerprint where one is to be kept: at the end, and after every `CHECK_EVERY` moves."""
    passed = len(match.moves) // CHECK_EVERY > moves_before // CHECK_EVERY
    return match.fingerprint() if match.over or passed else None


def events_of(played: Match, at: int) -> list[Event]:
    """Write the events of a match that was played elsewhere."""
    again = played.at(0)
    events = [Event(1, "start", at)]
    for n, m in enumerate(played.moves):
        seat = again.to_act
        again.play_unchecked(m)
        events.append(Event(n + 2, "move", at, seat=seat, move=m, fingerprint=fingerprint_due(again, n)))
    return events
