"""The lobby over HTTP: games and tables, and how to sit down and start."""

import asyncio
from contextlib import suppress
from dataclasses import replace
from typing import Any

import msgspec
from litestar import get, post
from litestar.di import NamedDependency
from litestar.params import FromPath, JSONBody

from fathomfive.kernel import shelf
from fathomfive.kernel.errors import Refused
from fathomfive.server.conduct import VisitorLimits
from fathomfive.server.errors import error_responses
from fathomfive.server.limits import Limits
from fathomfive.server.names import PROGRAM_NAME, check_name, seat_names
from fathomfive.server.people import HttpRequest, known_person, require_person
from fathomfive.server.registry import TableRegistry
from fathomfive.server.results import known_results
from fathomfive.server.security import visitor_key
from fathomfive.server.wire import (
    ALLOWED_BOTS,
    Answer,
    Box,
    Clock,
    CreatedMatch,
    CreatedTable,
    InvitedTable,
    ListedTable,
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
    check_bot,
)
from fathomfive.session.cards import Card, Chair
from fathomfive.store.cards import now
from fathomfive.store.damage import Damaged
from fathomfive.store.invitations import unknown_link
from fathomfive.store.port import MatchStore
from fathomfive.store.seating import STILL_HERE
from fathomfive.store.secret import hashed, new_name, new_secret

EXTERNAL = "external"  # a seat for somebody's own program


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
    return TableList(tables=await asyncio.to_thread(_listed_tables, table_registry.store))


def _listed_tables(store: MatchStore) -> list[ListedTable]:
    cards = store.listed()
    chairs = store.chairs_of([card.match for card in cards])
    people = {chair.person for sitting in chairs.values() for chair in sitting if chair.person}
    names = store.people.names(people | {card.host for card in cards if card.host})
    tables = []
    for card in cards:
        with suppress(Damaged), store.damage.watch(card.match):
            sitting = chairs[card.match]
            here = max((chair.here or card.made for chair in sitting if chair.person == card.host), default=card.made)
            tables.append(
                ListedTable(
                    **summary(card),
                    host_name=names.get(card.host or "", ""),
                    names=seat_names(card, sitting, names),
                    bots=[chair.bot for chair in sitting],
                    free=sum(chair.bot is None and chair.person is None for chair in sitting),
                    here=here > now() - STILL_HERE,
                )
            )
    return tables


@get("/api/mine", responses=error_responses(401))
async def list_my_tables(request: HttpRequest, table_registry: NamedDependency[TableRegistry]) -> MyTables:
    """List the newest tables of the person who asks, first those where it is their turn."""
    person = await require_person(request, table_registry)
    store = table_registry.store
    cards = await asyncio.to_thread(store.matches_of_person, person.person)
    chairs = await asyncio.to_thread(store.chairs_of, [card.match for card in cards])
    people = {chair.person for sitting in chairs.values() for chair in sitting if chair.person}
    names = await asyncio.to_thread(store.people.names, people)
    results = await known_results(table_registry, cards, visitor_key(request))
    tables = []
    for card in cards:
        turn = False
        if card.started is not None and card.ended is None and not card.is_open:
            with suppress(Refused):  # a match that cannot be opened must not hide the others
                turn = (await table_registry.table(card.match)).session.awaits(person.person)
        with suppress(Damaged), store.damage.watch(card.match):
            sitting = chairs[card.match]
            own = [chair.seat for chair in sitting if chair.person == person.person]
            tables.append(
                MyTable(
                    **summary(card),
                    your_turn=turn,
                    names=seat_names(card, sitting, names),
                    your_seats=own,
                    result=results.get(card.match),
                )
            )
    invited = await asyncio.to_thread(_invited_tables, store, person.person)
    return MyTables(tables=sorted(tables, key=lambda table: not table.your_turn), invitations=invited)


def _invited_tables(store: MatchStore, person: str) -> list[InvitedTable]:
    tables = []
    for invitation in store.invitations.of(person):
        with suppress(Refused), store.damage.watch(invitation.match):
            tables.append(InvitedTable(**summary(store.card(invitation.match)), by=invitation.by))
    return tables


def summary(card: Card) -> dict[str, Any]:
    """Give the fields of `TableSummary`."""
    settings = card.settings
    return {
        "match": card.match, "game": card.game, "rules": card.rules, "options": dict(card.options),
        "seats": card.seats, "listed": card.listed, "hints": settings.get("hints", True),
        "replay": settings.get("replay", True), "spectators": card.has_spectators, "opened": card.is_open,
        "clock": Clock(**settings["clock"]) if settings.get("clock") else None, "absence": card.absence,
        "made": card.made, "started": card.started, "ended": card.ended, "closed": card.closed,
        "quick_until": settings["quick"]["until"] if "quick" in settings else None,
    }  # fmt: skip


@post("/api/tables", status_code=201, responses=error_responses(401, 403, 404, 413))
async def create_table(
    request: HttpRequest,
    data: JSONBody[NewTable],
    table_registry: NamedDependency[TableRegistry],
    limits: NamedDependency[Limits],
    visitor_limits: NamedDependency[VisitorLimits],
) -> CreatedTable:
    """Create a table, with the secrets that claim its free seats and the keys of its programs."""
    person = await require_person(request, table_registry)
    game = shelf.take(data.game)
    options = game.check_options(game.check_seats(len(data.seats)), data.options)
    for sitter in data.seats:
        if sitter not in ("me", "person", EXTERNAL):
            check_bot(sitter)
    names = _names_of_own_seats(data)
    visitor_limits.check_table(visitor_key(request))
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
    settings = {
        "hints": data.hints, "replay": data.replay, "spectators": data.spectators,
        "clock": msgspec.to_builtins(data.clock), "names": names,
    }  # fmt: skip
    if data.absence is not msgspec.UNSET:
        settings["absence"] = data.absence
    card = Card(
        new_name(), game.name, game.rules, len(chairs), options, settings,
        listed=data.listed, host=person.person, made=now(),
    )  # fmt: skip
    await asyncio.to_thread(lambda: table_registry.store.create(card, chairs, most=limits.tables))
    return CreatedTable(match=card.match, links=links, tokens=tokens)


def _names_of_own_seats(data: NewTable) -> dict[str, str]:
    """Check the names of people who share the host's device."""
    names = {seat: check_name(name) for seat, name in data.names.items()}
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
    reader = [] if person is None else [person.person]
    mutes = await asyncio.to_thread(table_registry.store.conduct.muted_by, reader)
    kept = await asyncio.to_thread(table_registry.store.invitations.at, match)
    invited = await asyncio.to_thread(table_registry.store.people.names, set(kept.values()))
    sitting = [
        SeatStatus(
            bot=chair.bot,
            external=chair.external,
            name=name,
            free=chair.bot is None and chair.person is None,
            you=person is not None and chair.person == person.person,
            muted=person is not None and chair.person in mutes[person.person],
            kept_for=invited.get(kept.get(chair.seat, "")),
            kept_for_you=person is not None and kept.get(chair.seat) == person.person,
        )
        for chair, name in zip(chairs, seat_names(card, chairs, names), strict=True)
    ]
    host = person is not None and card.host == person.person
    with table_registry.store.damage.watch(match):
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
        kept = await asyncio.to_thread(table_registry.store.invitations.at, match)
        if not card.listed and card.host != person.person and kept.get(data.seat) != person.person:
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
    request: HttpRequest,
    match: FromPath[str],
    table_registry: NamedDependency[TableRegistry],
    limits: NamedDependency[Limits],
) -> CreatedMatch:
    """Create the same table again, with seats kept for the same people; a player who asks later takes their seat."""
    person = await require_person(request, table_registry)
    store = table_registry.store
    card, chairs = await asyncio.to_thread(lambda: (store.card(match), store.chairs(match)))
    if person.person not in {chair.person for chair in chairs}:
        raise Refused("not_seated", "only a player of this match can ask for a rematch")
    if card.ended is None or card.started is None:
        raise Refused("not_over", "a rematch can begin when this match is over")
    again = replace(
        card, match=new_name(), rules=shelf.take(card.game).rules, host=person.person, made=now(),
        started=None, ended=None, closed=None, rematch=None,
        settings={key: value for key, value in card.settings.items() if key not in ("kicked", "quick")},
    )  # fmt: skip
    others = {
        chair.seat: chair.person for chair in chairs if chair.person not in (None, person.person) and not chair.external
    }
    known = await asyncio.to_thread(store.people.names, set(others.values()))
    invited = {seat: other for seat, other in others.items() if known.get(other)}  # nobody who has left for good
    same = [
        replace(chair, seen=None, here=None, person=None, link=unknown_link())
        if chair.seat in others
        else replace(chair, seen=None, here=None)
        for chair in chairs
    ]
    name = await asyncio.to_thread(lambda: store.create_rematch(match, again, same, invited, most=limits.tables))
    await asyncio.to_thread(take_kept_seats, store, name, person.person)
    for changed in (match, name):
        await (await table_registry.table(changed)).reload_seats()
    return CreatedMatch(match=name)


def take_kept_seats(store: MatchStore, match: str, person: str) -> int | None:
    """Seat a person on all seats that are kept for them, and give the first one; None if there is none."""
    kept = [seat for seat, invited in sorted(store.invitations.at(match).items()) if invited == person]
    for seat in kept:
        store.sit(match, seat, person)
    return kept[0] if kept else None


LOBBY_ROUTES = [
    list_games, list_tables, list_my_tables, create_table, show_table, sit_down, stand_up, start, rematch,
]  # fmt: skip
