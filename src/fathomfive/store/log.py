"""The old names of `session.session`, for callers that still use them."""

from fathomfive.kernel.match import Match
from fathomfive.session.cards import Card
from fathomfive.session.events import Event, fingerprint_due
from fathomfive.session.session import Counted, Session, UndoRequest, elapsed

__all__ = ["Counted", "Log", "Match", "elapsed", "fingerprint_due", "unfold"]


class Log(Session):
    """A session under its old names."""

    def __init__(self, card: Card, trusted: bool = False, counted: Counted = elapsed) -> None:
        super().__init__(card, trusted=trusted, counted=counted)

    def take(self, event: Event) -> "Log":
        """Take in the next event."""
        self.apply(event)
        return self

    @property
    def seqs(self) -> list[int]:
        """The event of every move that stands."""
        return self.move_seqs

    @property
    def handed(self) -> dict[int, str | None]:
        """The bots that play seats since a hand-over."""
        return self.handed_over

    @property
    def ask(self) -> UndoRequest | None:
        """The undo that waits for consent."""
        return self.undo_request

    @property
    def asked_at(self) -> int:
        """The time since when the seat to act has been thinking."""
        return self.turn_began

    def standing(self, to: int) -> int:
        """Count the moves that would stand after going back to an event."""
        return self.moves_until(to)


def unfold(card: Card, events: list[Event], trusted: bool = False, counted: Counted = elapsed) -> Log:
    """Rebuild a session from its events."""
    log = Log(card, trusted, counted)
    log.apply_all(events)
    return log
