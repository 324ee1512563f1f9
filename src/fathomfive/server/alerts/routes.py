"""Alerts over HTTP: whose turn it is, and where a person wants to be told."""

import asyncio
import hashlib

import msgspec
from litestar import Response, delete, get, post
from litestar.di import NamedDependency
from litestar.params import FromPath, JSONBody
from litestar.response import Redirect

from fathomfive.kernel.errors import Refused
from fathomfive.server.alerts.dispatcher import Dispatcher
from fathomfive.server.alerts.mail import MailSender, check_address
from fathomfive.server.alerts.push import check_keys
from fathomfive.server.alerts.words import confirm_letter
from fathomfive.server.errors import error_responses
from fathomfive.server.limits import RateLimiter
from fathomfive.server.people import HttpRequest, require_person
from fathomfive.server.registry import TableRegistry
from fathomfive.server.security import HEADERS, visitor_key
from fathomfive.server.wire import (
    AlertChoices,
    Answer,
    MailChoice,
    MailConfirmed,
    MailSecret,
    MyTurns,
    NewLanguage,
    NewMail,
    NewSubscription,
    WaitingTable,
)
from fathomfive.store.cards import Person

HOUR = 3600
MAILS_PER_SECOND, MAIL_BURST = 1 / HOUR, 3  # letters that ask to confirm an address: of one person, to one address
MAILS_OF_A_VISITOR = 3  # times as many
ALL_MAILS_PER_SECOND, ALL_MAILS_BURST = 100 / HOUR, 50  # of all visitors
CHANGES_PER_SECOND, CHANGE_BURST = 1 / 60, 10  # subscriptions of one person


class AlertLimits:
    """Rate limiters of what makes the server write to somebody."""

    def __init__(self) -> None:
        self._mails = RateLimiter(MAILS_PER_SECOND, MAIL_BURST)
        self._visitors = RateLimiter(MAILS_OF_A_VISITOR * MAILS_PER_SECOND, MAILS_OF_A_VISITOR * MAIL_BURST)
        self._all = RateLimiter(ALL_MAILS_PER_SECOND, ALL_MAILS_BURST)
        self._changes = RateLimiter(CHANGES_PER_SECOND, CHANGE_BURST)

    def check_mail(self, person: str, visitor: str, address: str) -> None:
        """Refuse a person or visitor who has letters sent too often, or to one address."""
        words = "several mails were sent already"
        self._visitors.check(visitor, words)
        for key in (f"person {person}", f"address {address.lower()}"):
            self._mails.check(key, words)
        self._all.check("", "this server has sent many mails")

    def check_change(self, person: str) -> None:
        """Refuse a person who changes their subscriptions too often."""
        self._changes.check(person, "you have changed this several times")


@get("/api/me/turns", responses=error_responses(401))
async def list_turns(request: HttpRequest, table_registry: NamedDependency[TableRegistry]) -> Response[MyTurns]:
    """List the tables at which it is the turn of the person who asks; 304 if the client has the same list."""
    person = await require_person(request, table_registry)
    found = await asyncio.to_thread(table_registry.store.turns.waiting_for, person.person)
    body = MyTurns(turns=[WaitingTable(*table) for table in found])
    tag = f'"{hashlib.sha256(msgspec.json.encode(body)).hexdigest()[:20]}"'
    headers = {**HEADERS, "ETag": tag}
    if request.headers.get("if-none-match") == tag:
        return Response(None, status_code=304, headers=headers)  # type: ignore[arg-type]  # it has no body
    return Response(body, headers=headers)


@get("/api/me/alerts", responses=error_responses(401))
async def show_alerts(
    request: HttpRequest, table_registry: NamedDependency[TableRegistry], dispatcher: NamedDependency[Dispatcher]
) -> AlertChoices:
    """Say how the person who asks is told of their turn, and what the host offers."""
    return await _choices(await require_person(request, table_registry), table_registry, dispatcher)


async def _choices(person: Person, table_registry: TableRegistry, dispatcher: Dispatcher) -> AlertChoices:
    channels, offer = table_registry.store.channels, dispatcher.offer
    devices = [one.device for one in await asyncio.to_thread(channels.subscriptions, person.person)]
    mail = await asyncio.to_thread(channels.mail, person.person)
    choice = None if mail is None else MailChoice(mail.address, mail.mode, mail.confirmed is not None)  # type: ignore[arg-type]  # checked when it came
    return AlertChoices(
        push_key=None if offer.push is None else offer.push.public_key,
        push_here=person.device in devices,
        push_devices=len(devices),
        mail_offered=offer.mail is not None,
        mail=choice,
    )


@post("/api/me/push", status_code=200, responses=error_responses(401, 403, 404, 413))
async def subscribe(
    request: HttpRequest,
    data: JSONBody[NewSubscription],
    table_registry: NamedDependency[TableRegistry],
    dispatcher: NamedDependency[Dispatcher],
    alert_limits: NamedDependency[AlertLimits],
) -> Answer:
    """Keep where the browser that asks receives messages."""
    person = await require_person(request, table_registry)
    push = dispatcher.offer.push
    if push is None:
        raise Refused("not_found", "this server offers no Web Push; its host may install 'fathomfive[push]'")
    push.check(data.endpoint)
    check_keys(data.p256dh, data.auth)
    alert_limits.check_change(person.person)
    keep = table_registry.store.channels.subscribe
    own = (person.person, person.device, data.endpoint, data.p256dh, data.auth, data.lang)
    await asyncio.to_thread(keep, *own)
    return Answer()


@delete("/api/me/push", status_code=200, responses=error_responses(401, 403))
async def unsubscribe(request: HttpRequest, table_registry: NamedDependency[TableRegistry]) -> Answer:
    """Send no more messages to the browser that asks."""
    person = await require_person(request, table_registry)
    await asyncio.to_thread(table_registry.store.channels.unsubscribe, person.person, person.device)
    return Answer()


@post("/api/me/mail", status_code=200, responses=error_responses(401, 403, 404, 413))
async def set_mail(
    request: HttpRequest,
    data: JSONBody[NewMail],
    table_registry: NamedDependency[TableRegistry],
    dispatcher: NamedDependency[Dispatcher],
    alert_limits: NamedDependency[AlertLimits],
) -> AlertChoices:
    """Keep an address of the person who asks; a new one gets a letter with a link that confirms it."""
    person = await require_person(request, table_registry)
    sender, channels = require_mail(dispatcher), table_registry.store.channels
    address = check_address(data.address)
    known = await asyncio.to_thread(channels.mail, person.person)
    if known is None or known.address != address or known.confirmed is None:
        alert_limits.check_mail(person.person, visitor_key(request), address)
    secret = await asyncio.to_thread(channels.set_mail, person.person, address, data.mode, data.lang)
    if secret is not None:
        letter = confirm_letter(address, secret, data.lang, sender)
        if not dispatcher.mails.put(sender.server.host, lambda: sender.send(letter)):
            raise Refused("busy", "too many mails are waiting; try again later")
    return await _choices(person, table_registry, dispatcher)


def require_mail(dispatcher: Dispatcher) -> MailSender:
    """Give what sends mail, or refuse."""
    if dispatcher.offer.mail is None:
        raise Refused("not_found", "this server sends no mail; its host may start it with --smtp")
    return dispatcher.offer.mail


@delete("/api/me/mail", status_code=200, responses=error_responses(401, 403))
async def remove_mail(request: HttpRequest, table_registry: NamedDependency[TableRegistry]) -> Answer:
    """Delete the address of the person who asks."""
    person = await require_person(request, table_registry)
    await asyncio.to_thread(table_registry.store.channels.remove_mail, person.person)
    return Answer()


@post("/api/me/language", status_code=200, responses=error_responses(401, 403, 413))
async def set_language(
    request: HttpRequest,
    data: JSONBody[NewLanguage],
    table_registry: NamedDependency[TableRegistry],
    alert_limits: NamedDependency[AlertLimits],
) -> Answer:
    """Write to the person who asks in another language: by mail, and in messages to this browser."""
    person = await require_person(request, table_registry)
    alert_limits.check_change(person.person)
    await asyncio.to_thread(table_registry.store.channels.set_language, person.person, person.device, data.lang)
    return Answer()


@post("/api/mail/confirm", status_code=200, responses=error_responses(403, 413))
async def confirm_mail(data: JSONBody[MailSecret], table_registry: NamedDependency[TableRegistry]) -> MailConfirmed:
    """Confirm the address that a link was sent to; it needs no key, for a mail may be read on another device."""
    found = await asyncio.to_thread(table_registry.store.channels.confirm_mail, data.secret)
    return MailConfirmed(address=found.address)


@post("/api/mail/stop/{secret:str}", status_code=200, responses=error_responses(403))
async def stop_mail(secret: FromPath[str], table_registry: NamedDependency[TableRegistry]) -> Answer:
    """Delete the address whose mails have this link, without a key; once more changes nothing."""
    await asyncio.to_thread(table_registry.store.channels.stop_mail, secret)
    return Answer()


@get("/api/mail/stop/{secret:str}", include_in_schema=False)
async def open_stop_page(secret: FromPath[str]) -> Redirect:
    """Open the page that ends the mails: a program that only looks at links must not end them."""
    safe = "".join(letter for letter in secret if letter.isalnum() and letter.isascii())[:100]
    return Redirect(f"/mail#stop={safe}", status_code=303)


ALERT_ROUTES = [
    list_turns, show_alerts, subscribe, unsubscribe, set_mail, remove_mail, set_language, confirm_mail,
    stop_mail,
]  # fmt: skip
