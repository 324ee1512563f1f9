"""Matches go out as `.tide` files, and come in from them."""

from pathlib import Path

from fathomfive.kernel import replay
from fathomfive.kernel.match import Match
from fathomfive.store.cards import Card, Chair, Event, now
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
    at = now()
    again = played.at(0)
    log = [Event(1, "start", at)]
    for n, m in enumerate(played.moves):
        who = again.to_act
        again.play(m)
        log.append(Event(n + 2, "move", at, seat=who, move=m, fingerprint=fingerprint_due(again, n)))
    secrets = [] if played.over else [new_secret() for _ in range(played.seats)]
    card = Card(
        new_name(), played.game.name, played.rules, played.seats, played.options,
        made=at, started=at, ended=at if played.over else None,
    )  # fmt: skip
    chairs = [Chair(seat, link=hashed(secrets[seat]) if secrets else None) for seat in range(played.seats)]
    store.keep(card, chairs, log)
    return card.match, secrets
