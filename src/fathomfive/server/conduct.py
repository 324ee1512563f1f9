"""Good manners over HTTP: closing a table, removing, muting and reporting a person, and older lines of chat."""

import asyncio
from typing import Annotated

from litestar import get, post
from litestar.di import NamedDependency
from litestar.params import FromPath, JSONBody, QueryParameter

from fathomfive.kernel.errors import Refused
from fathomfive.server.access import require_watching
from fathomfive.server.chat import FOR_NEWCOMERS, clean_text
from fathomfive.server.errors import error_responses
from fathomfive.server.limits import Limits, RateLimiter
from fathomfive.server.people import HttpRequest, known_person, require_person
from fathomfive.server.registry import TableRegistry
from fathomfive.server.security import visitor_key
from fathomfive.server.wire import Answer, ChatLines, Kick, Mute, NewLink, Nudge, Report
from fathomfive.store.secret import new_secret

REPORTS_PER_SECOND, REPORT_BURST = 1 / 600, 5  # of one person
PEOPLE_OF_A_VISITOR = 4  # whose reports a visitor may send
TABLES_PER_SECOND, TABLE_BURST = 1 / 10, 2  # of one visitor; the burst is a multiple of a person's tables
INVITATIONS_PER_SECOND, INVITATION_BURST = 1 / 30, 20  # of one person
BRANCHES_PER_SECOND = 1 / 10  # matches that one visitor plays on from


class VisitorLimits:
    """Rate limiters of what a visitor or a person makes that others have to keep or read."""

    def __init__(self, limits: Limits) -> None:
        self._tables = RateLimiter(TABLES_PER_SECOND, TABLE_BURST * limits.tables)
        self._branches = RateLimiter(BRANCHES_PER_SECOND, limits.branches)
        self._invitations = RateLimiter(INVITATIONS_PER_SECOND, INVITATION_BURST)
        self._reports = RateLimiter(REPORTS_PER_SECOND, REPORT_BURST)
        self._reports_of_visitors = RateLimiter(
            REPORTS_PER_SECOND * PEOPLE_OF_A_VISITOR, REPORT_BURST * PEOPLE_OF_A_VISITOR
        )

    def check_table(self, visitor: str) -> None:
        """Refuse a visitor who creates too many tables, whoever they say they are."""
        self._tables.check(visitor, "too many tables were created from your address")

    def check_branch(self, visitor: str) -> None:
        """Refuse a visitor who plays on from too many matches: each copies a whole match."""
        self._branches.check(visitor, "you have played on from several matches")
        self.check_table(visitor)

    def check_invitation(self, person: str) -> None:
        """Refuse a person who invites too often."""
        self._invitations.check(person, "you have invited many people")

    def check_report(self, person: str, visitor: str) -> None:
        """Refuse a person or a visitor who reports too often."""
        for rate_limiter, key in ((self._reports, person), (self._reports_of_visitors, visitor)):
            rate_limiter.check(key, "you have reported several people")


@post("/api/tables/{match:str}/close", status_code=200, responses=error_responses(401, 403, 404, 409))
async def close_table(
    request: HttpRequest, match: FromPath[str], table_registry: NamedDependency[TableRegistry]
) -> Answer:
    """Close a match without a result: its host before the start, or a player when no other person can go on."""
    person = await require_person(request, table_registry)
    await (await table_registry.table(match)).close(person.person)
    return Answer()


@post("/api/tables/{match:str}/kick", status_code=200, responses=error_responses(401, 403, 404, 409, 413))
async def kick(
    request: HttpRequest, match: FromPath[str], data: JSONBody[Kick], table_registry: NamedDependency[TableRegistry]
) -> NewLink:
    """Remove the person of a seat before the start; a new link claims the seat."""
    person = await require_person(request, table_registry)
    card = await asyncio.to_thread(table_registry.store.card, match)
    if card.host != person.person:
        raise Refused("not_host", "only the host of this table can remove people")
    link = new_secret()
    await asyncio.to_thread(table_registry.store.kick, match, data.seat, link)
    await (await table_registry.table(match)).reload_seats()
    return NewLink(link=link)


@post("/api/tables/{match:str}/nudge", status_code=200, responses=error_responses(401, 403, 404, 409, 413))
async def nudge(
    request: HttpRequest, match: FromPath[str], data: JSONBody[Nudge], table_registry: NamedDependency[TableRegistry]
) -> Answer:
    """Remind an absent player of their turn, if they want to be told of turns at all; at most once an hour."""
    person = await require_person(request, table_registry)
    table = await table_registry.table(match)
    if not table.session.seats_of(person.person):
        raise Refused("not_seated", "only the players at this table can remind others; you are watching")
    if not table.session.awaits_seat(data.seat) or data.seat not in table.session.away:
        raise Refused("not_absent", f"expected the seat of an absent player whose turn it is, got {data.seat}")
    absent = table.session.chairs[data.seat].person
    assert absent is not None, "only people can be away"
    if not await asyncio.to_thread(table_registry.store.turns.remind, match, absent, table.now()):
        raise Refused("already_nudged", "they were told of their turn less than an hour ago")
    return Answer()


@post("/api/tables/{match:str}/mute", status_code=200, responses=error_responses(401, 403, 404, 413))
async def mute(
    request: HttpRequest, match: FromPath[str], data: JSONBody[Mute], table_registry: NamedDependency[TableRegistry]
) -> Answer:
    """Hide what the person of a seat says, at every table, from the person who asks."""
    person = await require_person(request, table_registry)
    about = await _person_on(request, match, data.seat, table_registry)
    if about == person.person:
        raise Refused("bad_request", f"expected the seat of another person, got your own: {data.seat}")
    await asyncio.to_thread(table_registry.store.conduct.mute, person.person, about, data.on)
    await table_registry.refresh_mutes(person.person)
    return Answer()


@post("/api/tables/{match:str}/report", status_code=200, responses=error_responses(401, 403, 404, 413))
async def report(
    request: HttpRequest,
    match: FromPath[str],
    data: JSONBody[Report],
    table_registry: NamedDependency[TableRegistry],
    visitor_limits: NamedDependency[VisitorLimits],
) -> Answer:
    """Tell the host of the server about the person of a seat."""
    person = await require_person(request, table_registry)
    about = await _person_on(request, match, data.seat, table_registry)
    text = clean_text(data.text)
    visitor_limits.check_report(person.person, visitor_key(request))
    await asyncio.to_thread(table_registry.store.conduct.report, match, person.person, about, text)
    return Answer()


@get("/api/tables/{match:str}/chat", responses=error_responses(403, 404))
async def older_lines(
    request: HttpRequest,
    match: FromPath[str],
    table_registry: NamedDependency[TableRegistry],
    before: Annotated[int | None, QueryParameter(ge=1, le=1 << 31)] = None,
) -> ChatLines:
    """Give the newest lines of chat before a line, without those of people whom the reader has muted."""
    await require_watching(request, match, table_registry)
    person = await known_person(request, table_registry)
    store, table = table_registry.store, await table_registry.table(match)

    def read() -> ChatLines:
        muted = store.conduct.muted_by([person.person])[person.person] if person is not None else ()
        lines = store.newest_lines(match, FOR_NEWCOMERS, before=before, without=muted)
        return ChatLines(lines=table.build_lines(lines))

    return await asyncio.to_thread(read)


async def _person_on(request: HttpRequest, match: str, seat: int, table_registry: TableRegistry) -> str:
    """Give the person on a seat of a table that the person who asks may watch."""
    card = await require_watching(request, match, table_registry)
    chairs = await asyncio.to_thread(table_registry.store.chairs, match)
    person = chairs[seat].person if seat < card.seats else None
    if person is None:
        raise Refused("no_such_seat", f"expected the seat of a person from 0 to {card.seats - 1}, got {seat}")
    return person


CONDUCT_ROUTES = [close_table, kick, nudge, mute, report, older_lines]
