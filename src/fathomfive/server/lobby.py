"""The lobby over HTTP: games and tables, and how to sit down and start."""

import asyncio
import hashlib
from contextlib import suppress
from dataclasses import replace
from typing import Any

import msgspec
from litestar import get, post
from litestar.di import NamedDependency
from litestar.params import FromPath, JSONBody

from fathomfive.kernel import shelf
from fathomfive.kernel.errors import Refused
from fathomfive.server.errors import error_responses
from fathomfive.server.limits import Limits
from fathomfive.server.people import HttpRequest, clean_name, known_person, require_person
from fathomfive.server.registry import TableRegistry
from fathomfive.server.wire import (
    ALLOWED_BOTS,
    Answer,
    Box,
    Clock,
    CreatedMatch,
    CreatedTable,
    MyTable,
    MyTables,
    NewTable,
    Option,
    Seated,
    SeatStatus,
    Shelf,
    SitDown,
    Started,
    TableDetails,
    TableList,
    TableSummary,
    check_bot,
)
from fathomfive.session.cards import Card, Chair, name_of
from fathomfive.store.cards import Person, now
from fathomfive.store.secret import hashed, new_name, new_secret

EXTERNAL = "external"  # a seat for somebody's own program
PROGRAM_NAME = "External bot"  # the name of a program until it chooses one


@get("/api/games", responses=error_responses())
async def list_games() -> Shelf:
    """List the games and the bots."""
    boxes = [
        Box(
            game.name,
            game.title,
            list(game.seats),
            [Option(o.name, list(o.values), o.default, list(o.seats)) for o in game.options],
            game.perfect_information,
        )
        for game in shelf.games()
    ]
    return Shelf(games=boxes, bots=list(ALLOWED_BOTS))


@get("/api/tables", responses=error_responses())
async def list_tables(table_registry: NamedDependency[TableRegistry]) -> TableList:
    """List the newest tables that anyone may find."""
    cards = await asyncio.to_thread(table_registry.store.listed)
    return TableList(tables=[TableSummary(**summary(card)) for card in cards])


@get("/api/mine", responses=error_responses(401))
async def list_my_tables(request: HttpRequest, table_registry: NamedDependency[TableRegistry]) -> MyTables:
    """List the newest tables of the person who asks, first those where it is their turn."""
    person = await require_person(request, table_registry)
    tables = []
    for card in await asyncio.to_thread(table_registry.store.matches_of_person, person.person):
        turn, names = False, []
        if card.started is not None and card.ended is None and not card.is_open:
            with suppress(Refused):  # a match that cannot be opened must not hide the others
                table = await table_registry.table(card.match)
                turn, names = table.session.awaits(person.person), table.player_names()
        tables.append(MyTable(**summary(card), your_turn=turn, names=names))
    return MyTables(tables=sorted(tables, key=lambda table: not table.your_turn))


def summary(card: Card) -> dict[str, Any]:
    """Give the fields of `TableSummary`."""
    settings = card.settings
    return {
        "match": card.match, "game": card.game, "rules": card.rules, "options": dict(card.options),
        "seats": card.seats, "listed": card.listed, "hints": settings.get("hints", True),
        "replay": settings.get("replay", True), "opened": card.is_open,
        "clock": Clock(**settings["clock"]) if settings.get("clock") else None,
        "made": card.made, "started": card.started, "ended": card.ended,
    }  # fmt: skip


@post("/api/tables", status_code=201, responses=error_responses(401, 403, 404, 413))
async def create_table(
    request: HttpRequest,
    data: JSONBody[NewTable],
    table_registry: NamedDependency[TableRegistry],
    limits: NamedDependency[Limits],
) -> CreatedTable:
    """Create a table, with the secrets that claim its free seats and the keys of its programs."""
    person = await require_person(request, table_registry)
    game = shelf.take(data.game)
    await require_room_for_a_table(person, table_registry, limits)
    options = game.check_options(game.check_seats(len(data.seats)), data.options)
    for sitter in data.seats:
        if sitter not in ("me", "person", EXTERNAL):
            check_bot(sitter)
    names = _names_of_own_seats(data)
    links: dict[str, str] = {}
    tokens: dict[str, str] = {}
    chairs = []
    for seat, sitter in enumerate(data.seats):
        if sitter == "me":
            chairs.append(Chair(seat, person=person.person))
        elif sitter == "person":
            links[str(seat)] = new_secret()
            chairs.append(Chair(seat, link=hashed(links[str(seat)])))
        elif sitter == EXTERNAL:
            program, tokens[str(seat)] = await asyncio.to_thread(table_registry.store.people.welcome, PROGRAM_NAME)
            chairs.append(Chair(seat, person=program.person, external=True))
        else:
            chairs.append(Chair(seat, bot=sitter))
    settings = {"hints": data.hints, "replay": data.replay, "clock": msgspec.to_builtins(data.clock), "names": names}
    card = Card(
        new_name(), game.name, game.rules, len(chairs), options, settings,
        listed=data.listed, host=person.person, made=now(),
    )  # fmt: skip
    await asyncio.to_thread(table_registry.store.create, card, chairs)
    return CreatedTable(match=card.match, links=links, tokens=tokens)


async def require_room_for_a_table(person: Person, table_registry: TableRegistry, limits: Limits) -> None:
    """Refuse a person who has too many tables that are not over."""
    mine = await asyncio.to_thread(table_registry.store.matches_of_person, person.person)
    if sum(card.host == person.person and card.ended is None and not card.is_open for card in mine) >= limits.tables:
        raise Refused("too_many", f"you have {limits.tables} tables that are not over; finish some of them first")


def _names_of_own_seats(data: NewTable) -> dict[str, str]:
    """Check the names of people who share the host's device."""
    names = {seat: clean_name(name) for seat, name in data.names.items()}
    own = {str(seat) for seat, sitter in enumerate(data.seats) if sitter == "me"}
    if others := [seat for seat in names if seat not in own]:
        raise Refused("bad_request", f"expected names of your own seats, got one of '{others[0][:20]}'")
    return names


@get("/api/tables/{match:str}", responses=error_responses(404))
async def show_table(
    request: HttpRequest, match: FromPath[str], table_registry: NamedDependency[TableRegistry]
) -> TableDetails:
    """Give what is agreed at a table, and who sits there.  Anyone who knows its name may watch."""
    person = await known_person(request, table_registry)
    card, chairs = await asyncio.to_thread(
        lambda: (table_registry.store.card(match), table_registry.store.chairs(match))
    )
    names = await asyncio.to_thread(
        table_registry.store.people.names, {chair.person for chair in chairs if chair.person}
    )
    sitting = [
        SeatStatus(
            bot=chair.bot,
            external=chair.external,
            name=name_of(card, chair, names),
            free=chair.bot is None and chair.person is None,
            you=person is not None and chair.person == person.person,
        )
        for chair in chairs
    ]
    host = person is not None and card.host == person.person
    return TableDetails(**summary(card), sitting=sitting, host=host)


@post("/api/tables/{match:str}/sit", status_code=200, responses=error_responses(401, 403, 404, 409, 413))
async def sit_down(
    request: HttpRequest, match: FromPath[str], data: JSONBody[SitDown], table_registry: NamedDependency[TableRegistry]
) -> Seated:
    """Take a seat."""
    person = await require_person(request, table_registry)
    if data.secret is not None:
        seat = await asyncio.to_thread(table_registry.store.claim, match, person.person, data.secret)
    elif data.seat is not None:
        card = await asyncio.to_thread(table_registry.store.card, match)
        if not card.listed and card.host != person.person:
            raise Refused("private", "this table is private; take a seat by its link")
        seat = data.seat
        await asyncio.to_thread(table_registry.store.sit, match, seat, person.person)
    else:
        raise Refused("bad_request", "expected the secret of a seat, or its number")
    await (await table_registry.table(match)).reload_seats()
    return Seated(seat=seat)


@post("/api/tables/{match:str}/stand", status_code=200, responses=error_responses(401, 403, 404))
async def stand_up(
    request: HttpRequest, match: FromPath[str], table_registry: NamedDependency[TableRegistry]
) -> Answer:
    """Leave a seat before the start; after it, `leave` at the table hands the seat to a bot."""
    person = await require_person(request, table_registry)
    await asyncio.to_thread(table_registry.store.stand_up, match, person.person)
    await (await table_registry.table(match)).reload_seats()
    return Answer()


@post("/api/tables/{match:str}/start", status_code=200, responses=error_responses(401, 403, 404, 409))
async def start(request: HttpRequest, match: FromPath[str], table_registry: NamedDependency[TableRegistry]) -> Started:
    """Start the match."""
    person = await require_person(request, table_registry)
    table = await table_registry.table(match)
    await table.start(person.person)
    return Started(seq=table.session.seq)


@post("/api/tables/{match:str}/rematch", status_code=200, responses=error_responses(401, 403, 404, 409))
async def rematch(
    request: HttpRequest, match: FromPath[str], table_registry: NamedDependency[TableRegistry]
) -> CreatedMatch:
    """Create the same table again for the same people; all who ask get the same one."""
    person = await require_person(request, table_registry)
    card, chairs = await asyncio.to_thread(
        lambda: (table_registry.store.card(match), table_registry.store.chairs(match))
    )
    if person.person not in {chair.person for chair in chairs}:
        raise Refused("not_seated", "only a player of this match can ask for a rematch")
    if card.ended is None:
        raise Refused("not_over", "a rematch can begin when this match is over")
    name = hashlib.sha256(f"again {match}".encode()).hexdigest()[:16]
    game = shelf.take(card.game)
    again = replace(
        card, match=name, rules=game.rules, host=person.person, made=now(), started=None, ended=None
    )  # fmt: skip
    same = [replace(chair, seen=None) for chair in chairs]
    try:
        await asyncio.to_thread(table_registry.store.create, again, same)
    except Refused as refused:
        if refused.code != "exists":
            raise
    return CreatedMatch(match=name)


LOBBY_ROUTES = [
    list_games, list_tables, list_my_tables, create_table, show_table, sit_down, stand_up, start, rematch,
]  # fmt: skip
