"""People over HTTP: their names, keys and devices, and leaving for good."""

import asyncio
import logging
from typing import Any

from litestar import Request, Response, delete, get, post
from litestar.datastructures import Cookie, State
from litestar.di import NamedDependency
from litestar.params import FromPath, JSONBody

from fathomfive.kernel.errors import Refused
from fathomfive.server.devices import device_label, read_label
from fathomfive.server.errors import error_responses
from fathomfive.server.limits import Limits, RateLimiter
from fathomfive.server.names import check_name
from fathomfive.server.registry import TableRegistry
from fathomfive.server.security import COOKIE, RENEWED, YEAR, key_cookie, key_of, visitor_key
from fathomfive.server.wire import (
    Answer,
    Device,
    Devices,
    Farewell,
    FollowLink,
    Identity,
    LinkOwner,
    LinkSecret,
    NewName,
    SignedOut,
)
from fathomfive.store.cards import Person, now
from fathomfive.store.people import DAY
from fathomfive.store.port import PeopleStore

HttpRequest = Request[Any, Any, State]
log = logging.getLogger("fathom.people")
EXPIRE_EVERY = 24 * 3600  # seconds between deletions of expired keys


class NewcomerLimiter:
    """Limits how many people one visitor may create."""

    def __init__(self, limits: Limits) -> None:
        self.limiter = RateLimiter(limits.people / 600, limits.people)

    def check(self, request: HttpRequest) -> None:
        """Count one more person of a visitor, or refuse."""
        self.limiter.check(visitor_key(request), "too many people have come from your address")


async def known_person(request: HttpRequest, table_registry: TableRegistry) -> Person | None:
    """Look up the person who asks; None without a valid key."""
    key = key_of(request)
    person = None if key is None else await asyncio.to_thread(table_registry.store.people.who, key)
    if person is not None:
        table_registry.sanctions.check_person(person.person)
    return person


async def require_person(request: HttpRequest, table_registry: TableRegistry) -> Person:
    """Look up the person who asks, or refuse."""
    person = await known_person(request, table_registry)
    if person is None:
        raise Refused("not_known", "choose a name first: POST /api/me")
    return person


@post("/api/me", status_code=200, responses=error_responses(403, 413))
async def set_name(
    request: HttpRequest,
    data: JSONBody[NewName],
    table_registry: NamedDependency[TableRegistry],
    newcomers: NamedDependency[NewcomerLimiter],
) -> Response[Identity]:
    """Create a person with a name, or rename one.  A program is given its key; a browser keeps it as a cookie."""
    person, people = await known_person(request, table_registry), table_registry.store.people
    if person is None:
        name = check_name(data.name)
        newcomers.check(request)
        return with_key(request, *await asyncio.to_thread(people.welcome, name, _label(request)))
    name = data.name if data.name == person.name else check_name(data.name)  # who has a name may keep it
    await asyncio.to_thread(people.rename, person.person, name)
    return Response(Identity(person=person.person, name=name), cookies=renewed_cookies(request))


def with_key(request: HttpRequest, person: Person, key: str) -> Response[Identity]:
    """Respond with a new key."""
    body = Identity(person=person.person, name=person.name)
    if "origin" not in request.headers:
        body.key = key  # only for programs; scripts in a browser never see the key
    return Response(body, cookies=_cookies(request, key))


def _cookies(request: HttpRequest, key: str) -> list[Cookie]:
    secure = request.url.scheme == "https"
    day = Cookie(RENEWED, value=_today(), max_age=YEAR, httponly=True, samesite="lax", secure=secure)
    return [key_cookie(key, secure=secure), day]


def renewed_cookies(request: HttpRequest) -> list[Cookie]:
    """Give the cookies of a browser again, once a day, so that they expire a year after the last visit."""
    key = request.cookies.get(COOKIE)
    is_due = key is not None and key == key_of(request) and request.cookies.get(RENEWED) != _today()
    return _cookies(request, key) if key is not None and is_due else []


def _today() -> str:
    return str(now() // DAY)


def _label(request: HttpRequest) -> str:
    return device_label(request.headers.get("user-agent", ""))


@get("/api/me", responses=error_responses(401))
async def who_am_i(request: HttpRequest, table_registry: NamedDependency[TableRegistry]) -> Response[Identity]:
    """Give the person who asks."""
    person = await require_person(request, table_registry)
    return Response(Identity(person=person.person, name=person.name), cookies=renewed_cookies(request))


@delete("/api/me", status_code=200, responses=error_responses(401, 403))
async def forget_me(request: HttpRequest, table_registry: NamedDependency[TableRegistry]) -> Response[Farewell]:
    """Delete the person who asks, at once and everywhere; moves stay, without a name."""
    person = await require_person(request, table_registry)
    gone = await asyncio.to_thread(table_registry.store.people.forget, person.person)
    await table_registry.forget(person.person, gone)
    body = Farewell(
        devices=gone.devices, passkeys=gone.passkeys, lines=gone.lines, reports=gone.reports,
        tables=len(gone.tables), seats=len(gone.freed), matches=len(gone.running),
    )  # fmt: skip
    return without_key(Response(body))


def without_key(response: Response[Any]) -> Response[Any]:
    """Make a browser delete its cookies."""
    response.delete_cookie(COOKIE)
    response.delete_cookie(RENEWED)
    return response


@post("/api/me/link", status_code=200, responses=error_responses(401, 403))
async def make_link(request: HttpRequest, table_registry: NamedDependency[TableRegistry]) -> LinkSecret:
    """Give a secret that makes another device the same person; it works once and expires."""
    person = await require_person(request, table_registry)
    return LinkSecret(secret=await asyncio.to_thread(table_registry.store.people.link, person.person))


@post("/api/me/follow/look", status_code=200, responses=error_responses(403, 413))
async def look_at_link(data: JSONBody[FollowLink], table_registry: NamedDependency[TableRegistry]) -> LinkOwner:
    """Name the person who made a link; it stays open."""
    return LinkOwner(name=(await asyncio.to_thread(table_registry.store.people.linked, data.secret)).name)


@post("/api/me/follow", status_code=200, responses=error_responses(403, 413))
async def follow_link(
    request: HttpRequest, data: JSONBody[FollowLink], table_registry: NamedDependency[TableRegistry]
) -> Response[Identity]:
    """Become the person who made a link; the key that this device had before is revoked."""
    before = await known_person(request, table_registry)
    person, key = await asyncio.to_thread(table_registry.store.people.follow, data.secret, _label(request))
    await sign_out_before(before, table_registry)
    return with_key(request, person, key)


async def sign_out_before(before: Person | None, table_registry: TableRegistry) -> None:
    """Revoke the key that a device had before it was given another one."""
    if before is not None:
        await asyncio.to_thread(table_registry.store.people.revoke, before.person, before.device)
        table_registry.revoked(before.person, before.device)


@get("/api/me/devices", responses=error_responses(401))
async def list_devices(request: HttpRequest, table_registry: NamedDependency[TableRegistry]) -> Devices:
    """List the devices of the person who asks."""
    person = await require_person(request, table_registry)
    found = await asyncio.to_thread(table_registry.store.people.devices, person.person)
    devices = []
    for device in found:
        label = read_label(device.label)
        here = device.name == person.device
        devices.append(
            Device(
                name=device.name,
                browser=label.browser,
                system=label.system,
                made=device.made,
                used=device.used,
                here=here,
            )
        )
    return Devices(devices=devices)


@delete("/api/me/devices/{name:str}", status_code=200, responses=error_responses(401, 403, 404))
async def sign_out_device(
    request: HttpRequest, name: FromPath[str], table_registry: NamedDependency[TableRegistry]
) -> Response[Answer]:
    """Revoke the key of a device, and disconnect it at once."""
    person = await require_person(request, table_registry)
    await asyncio.to_thread(table_registry.store.people.revoke, person.person, name)
    table_registry.revoked(person.person, name)
    return without_key(Response(Answer())) if name == person.device else Response(Answer())


@post("/api/me/devices/others/revoke", status_code=200, responses=error_responses(401, 403))
async def sign_out_others(request: HttpRequest, table_registry: NamedDependency[TableRegistry]) -> SignedOut:
    """Revoke all keys and links but the key of the device that asks, and disconnect the others at once."""
    person = await require_person(request, table_registry)
    gone = await asyncio.to_thread(table_registry.store.people.revoke_others, person.person, person.device)
    for name in gone:
        table_registry.revoked(person.person, name)
    return SignedOut(devices=len(gone))


async def delete_expired(people: PeopleStore) -> None:
    """Delete expired keys and links once a day, until cancelled."""
    while True:
        try:
            await asyncio.to_thread(people.expire)
        except Refused as refused:
            log.warning("cannot delete expired keys: %s", refused.error)
        await asyncio.sleep(EXPIRE_EVERY)


PEOPLE_ROUTES = [
    set_name, who_am_i, forget_me, make_link, look_at_link, follow_link, list_devices, sign_out_device, sign_out_others,
]  # fmt: skip
