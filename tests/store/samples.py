"""A small match for tests of the store."""

from collections.abc import Callable

import pytest

from fathomfive.kernel.errors import Refused
from fathomfive.session.cards import Card, Chair
from fathomfive.session.events import Event
from fathomfive.store.secret import hashed
from fathomfive.store.store import Store

CARD = Card("m1", "deep_dive", 1, 2, {}, {"hints": True}, made=5)
CHAIRS = [Chair(0, link=hashed("first")), Chair(1, bot="easy")]


def begun(store: Store, card: Card = CARD) -> Store:
    """Add a match that has started."""
    store.create(card, CHAIRS)
    store.append(card.match, 0, [Event(1, "start", at=10)])
    return store


def move(seq: int, cmd_id: str | None = None) -> Event:
    """Make the event of a move."""
    return Event(seq, "move", at=10 + seq, seat=0, move=seq, cmd_id=cmd_id)


def code(call: Callable[[], object]) -> str:
    """Give the code with which a call is refused."""
    with pytest.raises(Refused) as refused:
        call()
    return refused.value.code
