"""The picture of a table over HTTP."""

import asyncio
from functools import cache
from typing import Annotated, cast

from litestar import Response, get
from litestar.di import NamedDependency
from litestar.params import FromPath, QueryParameter

from fathomfive.kernel.errors import Refused
from fathomfive.server.errors import error_responses
from fathomfive.server.people import HttpRequest
from fathomfive.server.previews.builder import MAX_EVENT, box_of, shows_position
from fathomfive.server.previews.pictures import BUILT, Position, draw_position
from fathomfive.server.registry import TableRegistry
from fathomfive.server.security import HEADERS, visitor_key
from fathomfive.session.cards import Card

PNG = "image/png"
FOR_A_DAY, FOR_A_MINUTE = "public, max-age=86400", "public, max-age=60"  # a table after an event never changes
NOT_AT_ALL = "no-store"
TRY_LATER = ("too_many", "busy", "too_large")  # refusals of the heavy work after which the box is shown instead


@get("/api/tables/{match:str}/picture", media_type=PNG, responses=error_responses(404))
async def show_picture(
    request: HttpRequest,
    match: FromPath[str],
    table_registry: NamedDependency[TableRegistry],
    at: Annotated[int | None, QueryParameter(ge=1, lt=MAX_EVENT)] = None,
) -> Response[bytes]:
    """Give a picture of the table after an event, or now, as a spectator sees it.

    A table that has not started, that nobody may watch, or that cannot be drawn now is shown by the box of its game.
    """
    card = await asyncio.to_thread(table_registry.store.card, match)
    if not shows_position(card):
        return response(box_picture(card.game), FOR_A_MINUTE)
    try:
        picture = await draw(table_registry, card, at, visitor_key(request))
    except Refused as refused:
        if refused.code not in TRY_LATER:
            raise
        return response(box_picture(card.game), NOT_AT_ALL)
    return response(picture, FOR_A_MINUTE if at is None else FOR_A_DAY)


async def draw(table_registry: TableRegistry, card: Card, at: int | None, visitor: str) -> bytes:
    """Find a picture, or let a process draw it at the expense of the visitor."""
    heavy, store = table_registry.heavy, table_registry.store
    found = None if at is None else heavy.find(("picture", card.match, at))
    if found is not None:
        return cast(bytes, found)
    heavy.check_budget(visitor)
    events = await heavy.read(store.since, card.match)
    if at is not None and at > len(events):
        raise Refused("bad_request", f"expected an event from 1 to {len(events)}, got {at}")
    last = at or len(events)
    with store.damage.watch(card.match):
        position = Position(card, events[:last])
        return await heavy.find_or_run(("picture", card.match, last), draw_position, position, visitor)


@cache
def box_picture(game: str) -> bytes:
    """Read the picture of a game's box, which the build has drawn."""
    try:
        return (BUILT / box_of(game).lstrip("/")).read_bytes()
    except FileNotFoundError:
        raise Refused("not_found", "there is no picture; the pages are not built yet: make web") from None


def response(picture: bytes, cache_control: str) -> Response[bytes]:
    """Build the response."""
    return Response(picture, media_type=PNG, headers={**HEADERS, "Cache-Control": cache_control})
