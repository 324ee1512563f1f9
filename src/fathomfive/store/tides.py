"""Matches go out as `.tide` files, and come in from them; and one can be played on from where another was."""

import hashlib
from collections.abc import Sequence
from dataclasses import replace
from pathlib import Path

from fathomfive.kernel import replay
from fathomfive.kernel.errors import Refused
from fathomfive.kernel.match import Match
from fathomfive.session.cards import Card, Chair
from fathomfive.session.events import Event
from fathomfive.store.cards import now
from fathomfive.store.check import check
from fathomfive.store.log import fingerprint_due
from fathomfive.store.secret import hashed, new_name, new_secret
from fathomfive.store.store import Store


def take_out(store: Store, match: str, file: Path, *, over: bool = False) -> Match:
    """Write the moves that stand into a file, after checking all of them."""
    found = check(store, match).match
    replay.save(found, file, over=over)
    return found


def bring_in(store: Store, file: Path) -> tuple[str, list[str]]:
    """Keep a file as a match; gives its name and, if it is not over, the secrets that claim its seats."""
    played = replay.load(file)
    secrets = [] if played.over else [new_secret() for _ in range(played.seats)]
    chairs = [Chair(seat, link=hashed(secrets[seat]) if secrets else None) for seat in range(played.seats)]
    return _keep(store, played, Card(new_name(), *_agreed(played)), chairs), secrets


def open_up(store: Store, text: str, name: str, host: str) -> str:
    """Keep the text of a file as a match to look at, over or not; opened again by the same person, it is the same."""
    played = replay.read(text, name)
    match = hashlib.sha256(f"{host} {replay.write(played)}".encode()).hexdigest()[:16]
    card = Card(match, *_agreed(played), {"opened": True}, host=host)
    try:
        return _keep(store, played, card, [Chair(seat) for seat in range(played.seats)])
    except Refused as refused:
        if refused.code != "exists":
            raise
        return match


def play_on(store: Store, played: Match, chairs: Sequence[Chair], host: str) -> str:
    """Keep a match that begins with moves of another; what the sea had still to show is drawn anew."""
    return _keep(store, played.deal(), Card(new_name(), *_agreed(played), host=host), chairs)


def _agreed(played: Match) -> tuple[str, int, int, dict[str, str]]:
    return played.game.name, played.rules, played.seats, dict(played.options)


def _keep(store: Store, played: Match, card: Card, chairs: Sequence[Chair]) -> str:
    """Keep moves that were played elsewhere as the log of a new match."""
    at = now()
    again = played.at(0)
    log = [Event(1, "start", at)]
    for n, m in enumerate(played.moves):
        who = again.to_act
        again.play_unchecked(m)
        log.append(Event(n + 2, "move", at, seat=who, move=m, fingerprint=fingerprint_due(again, n)))
    store.keep(replace(card, made=at, started=at, ended=at if played.over else None), chairs, log)
    return card.match
