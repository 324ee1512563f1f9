"""Questions that change nothing: why not, points line by line, the table as it was."""

import asyncio
from typing import Annotated, Any

from litestar import Request, get
from litestar.datastructures import State
from litestar.di import NamedDependency
from litestar.params import FromPath, QueryParameter

from fathomfive.kernel.errors import Refused
from fathomfive.kernel.game import NOBODY
from fathomfive.server.answers import Frame, Frames, refuses
from fathomfive.server.house import House
from fathomfive.server.lobby import known
from fathomfive.server.table import Table
from fathomfive.server.wire import Explain, Points, Reason, Why
from fathomfive.session.cards import Card
from fathomfive.session.events import Event
from fathomfive.store.log import Log

MOST_FRAMES = 64  # given at once

Asked = Request[Any, Any, State]


def why(table: Table, person: str | None, seat: int | None, asked: Why) -> Reason:
    """Name the clause that forbids a move to the seat that is asked; it learns no more than a try would tell."""
    match = table.log.match
    if seat is None or seat not in table.seats_of(person):
        raise Refused("not_seated", "only who plays can ask that; you are watching")
    if not table.log.started or match.to_act != seat:
        raise Refused("not_your_turn", "it is not your turn")
    found = next((m for m in (*match.legal(), *range(match.game.moves)) if match.write(m, seat) == asked.move), None)
    if found is None:
        raise Refused("unknown_move", f"there is no move '{asked.move}' in {match.game.name}")
    return Reason(asked.cmd_id, asked.move, *match.why_not(found))


def explain(table: Table, viewer: int, asked: Explain) -> Points:
    """Explain the points so far to a viewer."""
    return Points(asked.cmd_id, table.log.seq, table.log.match.explain(viewer))


@get("/api/tables/{match:str}/frames", responses=refuses(403, 404))
async def frames(
    request: Asked,
    match: FromPath[str],
    house: NamedDependency[House],
    first: Annotated[int, QueryParameter(ge=1)] = 1,
    most: Annotated[int, QueryParameter(ge=1, le=MOST_FRAMES)] = MOST_FRAMES,
    seat: Annotated[int | None, QueryParameter(ge=0, le=10)] = None,
) -> Frames:
    """Give the table after each event from `first` on, as a seat saw it, or else a spectator.

    While others play on, a seat is one of who asks; where a match may be looked through, it is any.
    """
    person = await known(request, house)

    def look() -> list[Frame]:
        card = house.store.card(match)
        mine = [chair.seat for chair in house.store.chairs(match) if person and chair.person == person.person]
        if seat is not None and seat not in (range(card.seats) if card.may_be_looked_through else mine):
            raise Refused("not_seated", f"seat {seat + 1} is not yours")
        viewer = NOBODY if seat is None else seat
        return past(card, house.store.since(match)[: first - 1 + most], first, viewer)

    return Frames(frames=await asyncio.to_thread(look))


def past(card: Card, events: list[Event], first: int, viewer: int) -> list[Frame]:
    """Show a table as a viewer saw it after each event from the first one asked for."""
    log = Log(card, trusted=True)
    seen = []
    for event in events:
        log.take(event)
        if event.seq >= first:
            who = log.match.to_act if log.started else None
            seen.append(Frame(event.seq, who, log.match.show(viewer), log.match.explain(viewer)))
    return seen
