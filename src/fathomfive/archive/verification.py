"""Verifying stored matches: every match is replayed, and its card compared with its events."""

from collections.abc import Iterator, Sequence

from fathomfive.kernel.errors import Refused
from fathomfive.session.cards import Card, Chair, check_card
from fathomfive.session.events import Event
from fathomfive.session.session import Session, rebuild
from fathomfive.store.port import MatchStore


def verify(store: MatchStore, match: str) -> Session:
    """Replay a match and check every fingerprint, or say what is wrong with it."""
    return check(*store.load_match(match))


def check(card: Card, chairs: Sequence[Chair], events: Sequence[Event]) -> Session:
    """Replay the records of a match and check every fingerprint, or say what is wrong with it."""
    match = card.match
    check_card(card, chairs)
    session = rebuild(card, events, chairs)
    marks = (("started", card.started, session.started), ("ended", card.ended, session.over))
    for word, kept, found in marks:
        if (kept is not None) != found:
            raise Refused("bad_log", f"match {match}: its card says {word}: {kept}, its events say {found}")
    if card.closed != session.closed:
        raise Refused("bad_log", f"match {match}: its card says closed: {card.closed}, its events say {session.closed}")
    if session.match.over and events[-1].fingerprint is None:
        raise Refused("bad_log", f"match {match}: expected a fingerprint at its end, got none")
    return session


def verify_all(store: MatchStore, wanted: list[str]) -> Iterator[tuple[str, Session | Refused]]:
    """Verify matches one by one; a damaged one does not stop the others from being verified."""
    for match in wanted:
        try:
            yield match, verify(store, match)
        except Refused as error:
            if error.code == "store_down":
                raise
            yield match, error
