"""People over HTTP: their names and keys."""

import asyncio
from typing import Any

from litestar import Request, Response, delete, get, post
from litestar.datastructures import State
from litestar.di import NamedDependency
from litestar.params import JSONBody

from fathomfive.kernel.errors import Refused
from fathomfive.server.errors import error_responses
from fathomfive.server.registry import TableRegistry
from fathomfive.server.security import COOKIE, key_cookie, key_of
from fathomfive.server.wire import MAX_NAME_LENGTH, Answer, FollowLink, Identity, LinkSecret, NewName
from fathomfive.store.cards import Person

HttpRequest = Request[Any, Any, State]


async def known_person(request: HttpRequest, table_registry: TableRegistry) -> Person | None:
    """Look up the person who asks; None without a valid key."""
    key = key_of(request)
    return None if key is None else await asyncio.to_thread(table_registry.store.people.who, key)


async def require_person(request: HttpRequest, table_registry: TableRegistry) -> Person:
    """Look up the person who asks, or refuse."""
    person = await known_person(request, table_registry)
    if person is None:
        raise Refused("not_known", "choose a name first: POST /api/me")
    return person


def clean_name(name: str) -> str:
    """Accept a name of visible letters in one line, or refuse it."""
    words = " ".join(name.split())
    if not words or not words.isprintable():
        raise Refused("bad_name", f"expected a name of 1 to {MAX_NAME_LENGTH} visible letters")
    return words


@post("/api/me", status_code=200, responses=error_responses(403, 413))
async def set_name(
    request: HttpRequest, data: JSONBody[NewName], table_registry: NamedDependency[TableRegistry]
) -> Response[Identity]:
    """Create a person with a name, or rename one.  A program is given its key; a browser keeps it as a cookie."""
    name, person = clean_name(data.name), await known_person(request, table_registry)
    if person is not None:
        await asyncio.to_thread(table_registry.store.people.rename, person.person, name)
        return Response(Identity(person=person.person, name=name))
    return _with_key(request, *await asyncio.to_thread(table_registry.store.people.welcome, name))


def _with_key(request: HttpRequest, person: Person, key: str) -> Response[Identity]:
    body = Identity(person=person.person, name=person.name)
    if "origin" not in request.headers:
        body.key = key  # only for programs; scripts in a browser never see the key
    return Response(body, cookies=[key_cookie(key, secure=request.url.scheme == "https")])


@get("/api/me", responses=error_responses(401))
async def who_am_i(request: HttpRequest, table_registry: NamedDependency[TableRegistry]) -> Identity:
    """Give the person who asks."""
    person = await require_person(request, table_registry)
    return Identity(person=person.person, name=person.name)


@delete("/api/me", status_code=200, responses=error_responses(401, 403))
async def forget_me(request: HttpRequest, table_registry: NamedDependency[TableRegistry]) -> Response[Answer]:
    """Delete the name and every key of the person who asks; moves stay."""
    person = await require_person(request, table_registry)
    await asyncio.to_thread(table_registry.store.people.forget, person.person)
    response = Response(Answer())
    response.delete_cookie(COOKIE)
    return response


@post("/api/me/link", status_code=200, responses=error_responses(401, 403))
async def make_link(request: HttpRequest, table_registry: NamedDependency[TableRegistry]) -> LinkSecret:
    """Give a secret that makes another device the same person, once and for a short time."""
    person = await require_person(request, table_registry)
    return LinkSecret(secret=await asyncio.to_thread(table_registry.store.people.link, person.person))


@post("/api/me/follow", status_code=200, responses=error_responses(403, 413))
async def follow_link(
    request: HttpRequest, data: JSONBody[FollowLink], table_registry: NamedDependency[TableRegistry]
) -> Response[Identity]:
    """Become the person who made a link."""
    return _with_key(request, *await asyncio.to_thread(table_registry.store.people.follow, data.secret))


PEOPLE_ROUTES = [set_name, who_am_i, forget_me, make_link, follow_link]
