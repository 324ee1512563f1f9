"""Closing a match from outside: the event is appended to its log, so that the log stays whole."""

from fathomfive.kernel.errors import Refused
from fathomfive.session.commands import Close
from fathomfive.session.decider import decide
from fathomfive.session.events import CloseReason
from fathomfive.session.session import rebuild
from fathomfive.store.cards import now
from fathomfive.store.event_log import Append, append_one
from fathomfive.store.host_acts import HostActs
from fathomfive.store.port import MatchStore

ATTEMPTS = 20  # while others play


def close_match(store: MatchStore, acts: HostActs, match: str, reason: CloseReason = "admin") -> None:
    """End a match without a result; players may be making moves at the same time."""
    for attempt in range(ATTEMPTS):
        card, chairs, events = store.load_match(match)
        session = rebuild(card, events, chairs, trusted=True)
        decision = decide(session, Close(reason), None, now())
        append = Append(match, session.seq, decision.events, decision.ends_game)
        try:
            acts.do("close", match, {"reason": reason}, lambda c, append=append: append_one(c, append))  # type: ignore[misc]
            return
        except Refused as refused:
            if refused.code != "stale" or attempt == ATTEMPTS - 1:
                raise
