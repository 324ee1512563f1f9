"""Is everything in the store right?  Every match is replayed, and its card compared with its events."""

from collections.abc import Iterator

from fathomfive.kernel.errors import Refused
from fathomfive.store.log import Log, unfold
from fathomfive.store.store import Store


def check(store: Store, match: str) -> Log:
    """Replay a match and check every fingerprint, or say what is wrong with it."""
    card, chairs, events = store.whole(match)
    if [chair.seat for chair in chairs] != list(range(card.seats)):
        raise Refused("bad_log", f"match {match}: expected {card.seats} seats, got {len(chairs)}")
    log = unfold(card, events)
    marks = (("started", card.started, log.started), ("ended", card.ended, log.match.over))
    for word, kept, found in marks:
        if (kept is not None) != found:
            raise Refused("bad_log", f"match {match}: its card says {word}: {kept}, its events say {found}")
    if log.match.over and events[-1].fingerprint is None:
        raise Refused("bad_log", f"match {match}: expected a fingerprint at its end, got none")
    return log


def check_all(store: Store, wanted: list[str]) -> Iterator[tuple[str, Log | Refused]]:
    """Check matches one by one; a wrong one does not keep the others from being checked."""
    for match in wanted:
        try:
            yield match, check(store, match)
        except Refused as error:
            if error.code == "store_down":
                raise
            yield match, error
