"""From events to a match: the one place that knows what an event does."""

from collections.abc import Callable
from dataclasses import dataclass, field

from fathomfive.kernel.errors import Refused
from fathomfive.kernel.match import Match
from fathomfive.kernel.replay import CHECK_EVERY
from fathomfive.kernel.shelf import take
from fathomfive.session.cards import Card
from fathomfive.session.events import Event

Counted = Callable[[int, int], int]  # how much of the time from one moment to another a clock runs


def elapsed(since: int, until: int) -> int:
    """Count all of it."""
    return until - since


@dataclass
class Ask:
    """An undo that waits for the others."""

    seat: int
    to: int  # the event to go back to
    agreed: set[int] = field(default_factory=set)


class Log:
    """A match as far as its events go.

    Every event is checked when it is taken; where the store is `trusted`, which is many times faster, all but whether
    the move was legal, since it was when it was kept.
    """

    def __init__(self, card: Card, trusted: bool = False, counted: Counted = elapsed) -> None:
        self.card = card
        self.trusted = trusted
        self.counted = counted
        self.match = Match(take(card.game), card.seats, card.options, card.rules)
        self.seq = 0
        self.seqs: list[int] = []  # of every move that stands, its event
        self.deciders: list[int] = []  # and who made it
        self.handed: dict[int, str | None] = {}  # who plays a seat since a hand-over; None is its person
        self.ask: Ask | None = None
        self.started = False
        self.at = card.made  # of the last event
        self.asked_at = card.made  # since when whoever acts is asked
        self.used = [0] * card.seats  # milliseconds every seat has thought

    def take(self, event: Event) -> "Log":
        """Take the next event."""
        if event.seq != self.seq + 1:
            raise self._wrong(event, f"expected event {self.seq + 1}")
        if event.kind not in _TAKES:
            raise self._wrong(event, f"expected one of {', '.join(_TAKES)}, got '{event.kind}'")
        if (event.kind == "start") == self.started:
            raise self._wrong(event, f"'{event.kind}' at the wrong time: a match starts once, before all else")
        who = self.match.to_act
        person = who >= 0 and self.handed.get(who) is None
        try:
            _TAKES[event.kind](self, event)
        except Refused as error:
            raise error if error.code == "bad_log" else self._wrong(event, error.error) from None
        self.seq, self.at = event.seq, event.at
        if event.kind in ("start", "move", "undo", "hand-over"):
            if person:
                self.used[who] += self.counted(self.asked_at, event.at)
            self.asked_at = event.at
        if event.fingerprint is not None and event.fingerprint != self.match.fingerprint():
            raise self._wrong(event, f"expected the fingerprint {event.fingerprint}, got {self.match.fingerprint()}")
        return self

    def standing(self, to: int) -> int:
        """Count the moves that would stand after going back to an event."""
        return sum(seq <= to for seq in self.seqs)

    def start(self, event: Event) -> None:
        """Begin."""
        self.started = True

    def move(self, event: Event) -> None:
        """Play a move."""
        if event.move is None or event.seat != self.match.to_act:
            raise self._wrong(event, f"expected a move of seat {self.match.to_act}, got one of seat {event.seat}")
        if self.trusted:
            self.match.play_unchecked(event.move)
        else:
            self.match.play(event.move)
        self.seqs.append(event.seq)
        self.deciders.append(event.seat)
        self.ask = None

    def undo(self, event: Event) -> None:
        """Go back."""
        if event.move is None or not 1 <= event.move < event.seq:
            raise self._wrong(event, f"expected to go back to an event from 1, got {event.move}")
        kept = self.standing(event.move)
        self.match.undo(len(self.seqs) - kept)
        del self.seqs[kept:], self.deciders[kept:]
        self.ask = None

    def wish(self, event: Event) -> None:
        """Ask the others for an undo."""
        if event.seat is None or event.move is None:
            raise self._wrong(event, "expected who asks, and where to go back to")
        self.ask = Ask(event.seat, event.move)

    def agree(self, event: Event) -> None:
        """Agree to the undo asked for."""
        if self.ask is None or event.seat is None:
            raise self._wrong(event, "nobody asked for an undo")
        self.ask.agreed.add(event.seat)

    def decline(self, event: Event) -> None:
        """Decline it."""
        self.ask = None

    def hand_over(self, event: Event) -> None:
        """Hand a seat to a bot, or back to its person."""
        if event.seat is None or not 0 <= event.seat < self.match.seats:
            raise self._wrong(event, f"expected a seat, got {event.seat}")
        self.handed[event.seat] = event.word
        self.ask = None

    def _wrong(self, event: Event, what: str) -> Refused:
        return Refused("bad_log", f"match {self.card.match}, event {event.seq}: {what}")


_TAKES = {
    "start": Log.start, "move": Log.move, "undo": Log.undo, "ask": Log.wish, "agree": Log.agree,
    "decline": Log.decline, "hand-over": Log.hand_over,
}  # fmt: skip


def unfold(card: Card, events: list[Event], trusted: bool = False, counted: Counted = elapsed) -> Log:
    """Take all events of a match."""
    log = Log(card, trusted, counted)
    for event in events:
        log.take(event)
    return log


def fingerprint_due(match: Match, moves_before: int) -> str | None:
    """Give the fingerprint where one is to be kept: at the end, and whenever so many moves more have been played."""
    passed = len(match.moves) // CHECK_EVERY > moves_before // CHECK_EVERY
    return match.fingerprint() if match.over or passed else None
