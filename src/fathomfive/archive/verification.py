"""Stored matches are verified: every match is replayed, and its card compared with its events."""

from collections.abc import Iterator

from fathomfive.kernel.errors import Refused
from fathomfive.session.session import Session, rebuild
from fathomfive.store.port import MatchStore


def verify(store: MatchStore, match: str) -> Session:
    """Replay a match and check every fingerprint, or say what is wrong with it."""
    card, chairs, events = store.load_match(match)
    if [chair.seat for chair in chairs] != list(range(card.seats)):
        raise Refused("bad_log", f"match {match}: expected {card.seats} seats, got {len(chairs)}")
    session = rebuild(card, events, chairs)
    marks = (("started", card.started, session.started), ("ended", card.ended, session.match.over))
    for word, kept, found in marks:
        if (kept is not None) != found:
            raise Refused("bad_log", f"match {match}: its card says {word}: {kept}, its events say {found}")
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
