"""The right to watch a table and to look through its match."""

import asyncio

from fathomfive.server.people import HttpRequest, known_person
from fathomfive.server.registry import TableRegistry
from fathomfive.session.cards import Card, check_watching


async def require_watching(request: HttpRequest, match: str, table_registry: TableRegistry) -> Card:
    """Give the card of a match that the person who asks may watch, or refuse."""
    card = await asyncio.to_thread(table_registry.store.card, match)
    if not card.has_spectators:
        person = await known_person(request, table_registry)
        chairs = await asyncio.to_thread(table_registry.store.chairs, match)
        started = card.started is not None
        check_watching(card, chairs, None if person is None else person.person, started=started)
    return card
