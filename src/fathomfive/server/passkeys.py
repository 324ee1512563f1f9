"""Passkeys over HTTP, where the host of the server offers them."""

import asyncio

from litestar import Response, delete, get, post
from litestar.di import NamedDependency
from litestar.params import FromPath, JSONBody

from fathomfive.kernel.errors import Refused
from fathomfive.server import ceremonies
from fathomfive.server.ceremonies import Site
from fathomfive.server.devices import device_label, read_label
from fathomfive.server.errors import error_responses
from fathomfive.server.limits import RateLimiter
from fathomfive.server.people import HttpRequest, known_person, require_person, sign_out_before, with_key
from fathomfive.server.registry import TableRegistry
from fathomfive.server.security import visitor_key
from fathomfive.server.wire import Answer, Identity, Passkey, PasskeyAnswer, PasskeyOptions, Passkeys

PER_SECOND, BURST = 1 / 6, 20  # ceremonies of one visitor


class PasskeyOffer:
    """Whether and for which site passkeys are offered, and how often a visitor may begin a ceremony."""

    def __init__(self, site: Site | None) -> None:
        self._site = site
        self._limiter = RateLimiter(PER_SECOND, BURST)

    @property
    def site(self) -> Site:
        """The site that passkeys belong to."""
        if self._site is None:
            raise Refused("not_found", "this server offers no passkeys; its host may start it with --passkeys")
        return self._site

    def begin(self, request: HttpRequest) -> Site:
        """Count one more ceremony of a visitor, or refuse."""
        site = self.site
        self._limiter.check(visitor_key(request), "too many passkeys were asked for")
        return site


@get("/api/me/passkeys", responses=error_responses(401, 404))
async def list_passkeys(
    request: HttpRequest, table_registry: NamedDependency[TableRegistry], passkey_offer: NamedDependency[PasskeyOffer]
) -> Passkeys:
    """List the passkeys of the person who asks."""
    person = await require_person(request, table_registry)
    _ = passkey_offer.site
    found = await asyncio.to_thread(table_registry.store.passkeys.of, person.person)
    labelled = [(key, read_label(key.name)) for key in found]
    return Passkeys(
        passkeys=[
            Passkey(name=key.credential, browser=label.browser, system=label.system, made=key.made, used=key.used)
            for key, label in labelled
        ]
    )


@post("/api/me/passkeys/options", status_code=200, responses=error_responses(401, 403, 404))
async def offer_registration(
    request: HttpRequest, table_registry: NamedDependency[TableRegistry], passkey_offer: NamedDependency[PasskeyOffer]
) -> PasskeyOptions:
    """Give the options with which the browser of the person who asks makes a passkey."""
    person = await require_person(request, table_registry)
    site = passkey_offer.begin(request)
    options = await asyncio.to_thread(ceremonies.registration_options, site, table_registry.store, person)
    return PasskeyOptions(options=options)


@post("/api/me/passkeys", status_code=200, responses=error_responses(401, 403, 404, 413))
async def register_passkey(
    request: HttpRequest,
    data: JSONBody[PasskeyAnswer],
    table_registry: NamedDependency[TableRegistry],
    passkey_offer: NamedDependency[PasskeyOffer],
) -> Answer:
    """Keep the public part of a passkey that the browser has made."""
    person = await require_person(request, table_registry)
    label = device_label(request.headers.get("user-agent", ""))
    store, site = table_registry.store, passkey_offer.site
    await asyncio.to_thread(ceremonies.register, site, store, person, data.credential, label)
    return Answer()


@delete("/api/me/passkeys/{name:str}", status_code=200, responses=error_responses(401, 403, 404))
async def remove_passkey(
    request: HttpRequest, name: FromPath[str], table_registry: NamedDependency[TableRegistry]
) -> Answer:
    """Delete a passkey of the person who asks; it no longer signs in."""
    person = await require_person(request, table_registry)
    await asyncio.to_thread(table_registry.store.passkeys.remove, person.person, name)
    return Answer()


@post("/api/passkeys/options", status_code=200, responses=error_responses(403, 404))
async def offer_sign_in(
    request: HttpRequest, table_registry: NamedDependency[TableRegistry], passkey_offer: NamedDependency[PasskeyOffer]
) -> PasskeyOptions:
    """Give the options with which a browser offers its passkeys."""
    site = passkey_offer.begin(request)
    return PasskeyOptions(options=await asyncio.to_thread(ceremonies.sign_in_options, site, table_registry.store))


@post("/api/passkeys/sign-in", status_code=200, responses=error_responses(403, 404, 413))
async def sign_in(
    request: HttpRequest,
    data: JSONBody[PasskeyAnswer],
    table_registry: NamedDependency[TableRegistry],
    passkey_offer: NamedDependency[PasskeyOffer],
) -> Response[Identity]:
    """Give the browser a key of the person whose passkey it has used."""
    store, site = table_registry.store, passkey_offer.site
    before = await known_person(request, table_registry)
    person = await asyncio.to_thread(ceremonies.sign_in, site, store, data.credential)
    label = device_label(request.headers.get("user-agent", ""))
    found, key = await asyncio.to_thread(store.people.add_key, person, label)
    await sign_out_before(before, table_registry)
    return with_key(request, found, key)


PASSKEY_ROUTES = [list_passkeys, offer_registration, register_passkey, remove_passkey, offer_sign_in, sign_in]
