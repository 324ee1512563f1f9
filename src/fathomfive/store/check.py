"""The old names of `archive.verification`, for callers that still use them."""

from collections.abc import Iterator

from fathomfive.archive.verification import verify, verify_all
from fathomfive.kernel.errors import Refused
from fathomfive.session.session import Session
from fathomfive.store.log import Log
from fathomfive.store.port import MatchStore


def _log(session: Session) -> Log:
    log = Log(session.card)
    log.__dict__.update(vars(session))
    return log


def check(store: MatchStore, match: str) -> Log:
    """Replay a match and check every fingerprint, or say what is wrong with it."""
    return _log(verify(store, match))


def check_all(store: MatchStore, wanted: list[str]) -> Iterator[tuple[str, Log | Refused]]:
    """Verify matches one by one."""
    for match, found in verify_all(store, wanted):
        yield match, found if isinstance(found, Refused) else _log(found)
