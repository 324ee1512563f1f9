"""Finding each other over HTTP: invitations, friends and opponents, quick matches, and one's own list."""

import asyncio
from dataclasses import asdict
from typing import Any

from litestar import delete, get, post
from litestar.di import NamedDependency
from litestar.params import FromPath, JSONBody

from fathomfive.kernel import shelf
from fathomfive.kernel.errors import Refused
from fathomfive.server.conduct import VisitorLimits
from fathomfive.server.errors import error_responses
from fathomfive.server.limits import Limits
from fathomfive.server.lobby import take_kept_seats
from fathomfive.server.people import HttpRequest, require_person
from fathomfive.server.registry import TableRegistry
from fathomfive.server.security import visitor_key
from fathomfive.server.wire import (
    Answer,
    Befriend,
    CreatedMatch,
    Invite,
    Opponent,
    Opponents,
    PlayedWith,
    QuickMatch,
    Seated,
    check_bot,
)
from fathomfive.session.cards import Card, Chair
from fathomfive.store.cards import now
from fathomfive.store.invitations import unknown_link
from fathomfive.store.port import MatchStore
from fathomfive.store.secret import new_name


@get("/api/me/people", responses=error_responses(401))
async def list_people(request: HttpRequest, table_registry: NamedDependency[TableRegistry]) -> Opponents:
    """List friends and the last opponents of the person who asks."""
    person = await require_person(request, table_registry)
    found = await asyncio.to_thread(table_registry.store.company.opponents, person.person)
    return Opponents(people=[Opponent(**asdict(one)) for one in found])


@post("/api/me/friends", status_code=200, responses=error_responses(401, 403, 404, 413))
async def befriend(
    request: HttpRequest, data: JSONBody[Befriend], table_registry: NamedDependency[TableRegistry]
) -> Answer:
    """Keep a person among one's friends, or no longer; they are not told."""
    person = await require_person(request, table_registry)
    store = table_registry.store
    friend = await asyncio.to_thread(_played_with, store, person.person, data.person)
    await asyncio.to_thread(store.company.befriend, person.person, friend, data.on)
    return Answer()


@post("/api/tables/{match:str}/invite", status_code=200, responses=error_responses(401, 403, 404, 409, 413))
async def invite(
    request: HttpRequest,
    match: FromPath[str],
    data: JSONBody[Invite],
    table_registry: NamedDependency[TableRegistry],
    visitor_limits: NamedDependency[VisitorLimits],
) -> Answer:
    """Keep a free seat for a person whom the host has played with."""
    person = await require_person(request, table_registry)
    store = table_registry.store
    card = await asyncio.to_thread(store.card, match)
    if card.host != person.person:
        raise Refused("not_host", "only the host of this table can invite people")
    invited = await asyncio.to_thread(_played_with, store, person.person, data.person)
    visitor_limits.check_invitation(person.person)
    await asyncio.to_thread(store.invitations.invite, match, data.seat, person.person, invited)
    await (await table_registry.table(match)).reload_seats()
    return Answer()


@post("/api/tables/{match:str}/accept", status_code=200, responses=error_responses(401, 403, 404, 409))
async def accept(request: HttpRequest, match: FromPath[str], table_registry: NamedDependency[TableRegistry]) -> Seated:
    """Take the seats of a table that are kept for the person who asks."""
    person = await require_person(request, table_registry)
    seat = await asyncio.to_thread(take_kept_seats, table_registry.store, match, person.person)
    if seat is None:
        raise Refused("not_invited", "nobody keeps a seat of this table for you")
    await (await table_registry.table(match)).reload_seats()
    return Seated(seat=seat)


@post("/api/tables/{match:str}/decline", status_code=200, responses=error_responses(401, 403, 404))
async def decline(request: HttpRequest, match: FromPath[str], table_registry: NamedDependency[TableRegistry]) -> Answer:
    """Give back the seats of a table that are kept for the person who asks."""
    person = await require_person(request, table_registry)
    await asyncio.to_thread(table_registry.store.invitations.decline, match, person.person)
    await (await table_registry.table(match)).reload_seats()
    return Answer()


@delete("/api/mine/{match:str}", status_code=200, responses=error_responses(401, 404, 409))
async def remove_from_list(
    request: HttpRequest, match: FromPath[str], table_registry: NamedDependency[TableRegistry]
) -> Answer:
    """Remove a finished match from the list of the person who asks; nothing of the match is deleted."""
    person = await require_person(request, table_registry)
    await asyncio.to_thread(table_registry.store.company.hide, person.person, match)
    return Answer()


@post("/api/quick", status_code=200, responses=error_responses(401, 403, 404, 413))
async def play_quick_match(
    request: HttpRequest,
    data: JSONBody[QuickMatch],
    table_registry: NamedDependency[TableRegistry],
    limits: NamedDependency[Limits],
    visitor_limits: NamedDependency[VisitorLimits],
) -> CreatedMatch:
    """Sit down at a table that waits for anybody, or open one; bots take the seats that stay free."""
    person = await require_person(request, table_registry)
    game = shelf.take(data.game)
    options = game.check_options(game.check_seats(data.seats), {})
    check_bot(data.bot)
    store = table_registry.store
    found = await asyncio.to_thread(store.find_quick, game.name, data.seats, person.person)
    if found is None:
        visitor_limits.check_table(visitor_key(request))
        settings: dict[str, Any] = {"quick": {"until": now() + 1000 * data.wait, "bot": data.bot}}
        card = Card(
            new_name(), game.name, game.rules, data.seats, options, settings,
            listed=True, host=person.person, made=now(),
        )  # fmt: skip
        chairs = [Chair(seat, link=unknown_link()) for seat in range(1, data.seats)]
        mine = Chair(0, person=person.person)
        await asyncio.to_thread(lambda: store.create(card, [mine, *chairs], most=limits.tables))
        found = card.match
    await (await table_registry.table(found)).reload_seats()
    return CreatedMatch(match=found)


def _played_with(store: MatchStore, person: str, other: PlayedWith) -> str:
    """Give the person on a seat of a match that both have played."""
    chairs = store.chairs(other.match)
    if all(chair.person != person for chair in chairs):
        raise Refused("not_seated", "expected a seat of a match that you have played")
    found = chairs[other.seat].person if other.seat < len(chairs) else None
    if found is None or found == person or chairs[other.seat].external:
        raise Refused("no_such_seat", f"expected the seat of another person, got {other.seat}")
    return found


COMPANY_ROUTES = [list_people, befriend, invite, accept, decline, remove_from_list, play_quick_match]
