"""Exporting matches as `.tide` files, importing files, and continuing an old match as a new one."""

import hashlib
from collections.abc import Sequence
from dataclasses import replace
from pathlib import Path

from fathomfive.archive.verification import verify
from fathomfive.kernel import replay
from fathomfive.kernel.errors import Refused
from fathomfive.kernel.match import Match
from fathomfive.session.cards import Card, Chair, card_of
from fathomfive.session.events import Event, events_of
from fathomfive.store.cards import now
from fathomfive.store.port import MatchStore
from fathomfive.store.secret import hashed, new_name, new_secret


def export_match(store: MatchStore, match: str, file: Path, *, over: bool = False) -> Match:
    """Verify a match, and write the moves that stand into a file."""
    found = verify(store, match).match
    replay.save(found, file, over=over)
    return found


def import_file(store: MatchStore, file: Path) -> tuple[str, list[str]]:
    """Store a file as a match; gives its name and, if it is not over, the secrets that claim its seats."""
    played = replay.load(file)
    secrets = [] if played.over else [new_secret() for _ in range(played.seats)]
    chairs = [Chair(seat, link=hashed(secrets[seat]) if secrets else None) for seat in range(played.seats)]
    return _store(store, played, card_of(played, new_name()), chairs), secrets


def read_text(text: str, name: str, host: str) -> tuple[Card, list[Event]]:
    """Read the text of a file as a match for viewing, over or not; the same text of the same host is the same match."""
    played = replay.read(text, name)
    match = hashlib.sha256(f"{host} {replay.write(played)}".encode()).hexdigest()[:16]
    return records_of(played, card_of(played, match, settings={"opened": True}, host=host))


def store_opened(store: MatchStore, card: Card, events: Sequence[Event]) -> str:
    """Store a match for viewing, once."""
    try:
        store.create_with_events(card, [Chair(seat) for seat in range(card.seats)], events)
    except Refused as refused:
        if refused.code != "exists":
            raise
    return card.match


def branch_match(played: Match, host: str) -> tuple[Card, list[Event]]:
    """Begin a new match with moves of another; chance outcomes that were due are drawn anew."""
    return records_of(played.deal(), card_of(played, new_name(), host=host))


def records_of(played: Match, card: Card) -> tuple[Card, list[Event]]:
    """Give the card and the events of a match that was played elsewhere."""
    at = now()
    return replace(card, made=at, started=at, ended=at if played.over else None), events_of(played, at)


def _store(store: MatchStore, played: Match, card: Card, chairs: Sequence[Chair]) -> str:
    card, events = records_of(played, card)
    store.create_with_events(card, chairs, events)
    return card.match
