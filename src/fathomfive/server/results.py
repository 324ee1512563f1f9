"""Results of finished matches for lists: computed once, when somebody first looks, and then kept."""

import asyncio
from collections.abc import Sequence
from contextlib import suppress

from fathomfive.kernel.errors import Refused
from fathomfive.server.heavy import Rank
from fathomfive.server.jobs import Records, compute_result
from fathomfive.server.registry import TableRegistry
from fathomfive.server.wire import Result
from fathomfive.session.cards import Card
from fathomfive.store.cards import Result as StoredResult

AT_ONCE = 5  # results that one request computes; the others follow when somebody looks again


async def known_results(table_registry: TableRegistry, cards: Sequence[Card], visitor: str) -> dict[str, Result]:
    """Give the results of finished matches, by match."""
    store, heavy = table_registry.store, table_registry.heavy
    over = [card for card in cards if card.started and card.ended and not card.closed and not card.is_open]
    known = await asyncio.to_thread(store.company.results, [card.match for card in over])
    for card in [card for card in over if card.match not in known][:AT_ONCE]:
        with suppress(Refused):  # a damaged match has none, and a busy server has time later
            events = await heavy.read(store.since, card.match)
            points, ranks = await heavy.run(compute_result, Records(card, events), visitor, Rank.QUESTION)
            known[card.match] = StoredResult(points, ranks)
            await asyncio.to_thread(store.company.keep_result, card.match, known[card.match])
    return {match: Result(one.points, one.ranks) for match, one in known.items()}
