"""Vacations over HTTP: whole days in which the clocks of a person who plays by days stand still."""

import asyncio

from litestar import delete, get, post
from litestar.di import NamedDependency
from litestar.params import JSONBody

from fathomfive.server.alerts.dispatcher import Dispatcher
from fathomfive.server.errors import error_responses
from fathomfive.server.people import HttpRequest, require_person
from fathomfive.server.registry import TableRegistry
from fathomfive.server.wire import NewVacation, Vacation
from fathomfive.session.vacations import vacation_until


async def _vacation(tables: TableRegistry, person: str, allowance: int) -> Vacation:
    at = tables.clock.now()
    spans = await asyncio.to_thread(tables.store.vacations.of, [person])
    used = await asyncio.to_thread(tables.store.vacations.used, person, at)
    left = max(0, allowance - used)
    return Vacation(allowance=allowance, left=left, until=vacation_until(spans.get(person, ()), at))


@get("/api/me/vacation", responses=error_responses(401))
async def show_vacation(
    request: HttpRequest, table_registry: NamedDependency[TableRegistry], dispatcher: NamedDependency[Dispatcher]
) -> Vacation:
    """Say how many days of vacation the person who asks has left, and whether they are on vacation."""
    person = await require_person(request, table_registry)
    return await _vacation(table_registry, person.person, dispatcher.offer.vacation_days)


@post("/api/me/vacation", status_code=200, responses=error_responses(401, 403, 409, 413))
async def take_vacation(
    request: HttpRequest,
    data: JSONBody[NewVacation],
    table_registry: NamedDependency[TableRegistry],
    dispatcher: NamedDependency[Dispatcher],
) -> Vacation:
    """Begin a vacation of whole days now: at tables with days for a move the person's clock stands still."""
    person = await require_person(request, table_registry)
    allowance, at = dispatcher.offer.vacation_days, table_registry.clock.now()
    await asyncio.to_thread(table_registry.store.vacations.take, person.person, data.days, at, allowance)
    await table_registry.reload_people(person.person)
    return await _vacation(table_registry, person.person, allowance)


@delete("/api/me/vacation", status_code=200, responses=error_responses(401, 403, 409))
async def end_vacation(
    request: HttpRequest, table_registry: NamedDependency[TableRegistry], dispatcher: NamedDependency[Dispatcher]
) -> Vacation:
    """End the vacation now; a day that has begun counts as a whole one."""
    person = await require_person(request, table_registry)
    await asyncio.to_thread(table_registry.store.vacations.end, person.person, table_registry.clock.now())
    await table_registry.reload_people(person.person)
    return await _vacation(table_registry, person.person, dispatcher.offer.vacation_days)


VACATION_ROUTES = [show_vacation, take_vacation, end_vacation]
