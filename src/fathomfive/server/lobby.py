"""The lobby over HTTP: who I am, which games and tables there are, sitting down, starting, looking back."""

import asyncio
import hashlib
from contextlib import suppress
from dataclasses import replace
from typing import Annotated, Any, Literal

import msgspec
from litestar import Request, Response, delete, get, post
from litestar.datastructures import State
from litestar.di import NamedDependency
from litestar.params import FromPath, JSONBody

from fathomfive.kernel import replay, shelf
from fathomfive.kernel.errors import Refused
from fathomfive.server import answers
from fathomfive.server.answers import refuses
from fathomfive.server.guard import COOKIE, cookie, key_of
from fathomfive.server.house import House
from fathomfive.server.limits import Limits
from fathomfive.server.table import name_of
from fathomfive.server.wire import BOTS, check_bot
from fathomfive.session.cards import Card, Chair
from fathomfive.store.cards import Person, now
from fathomfive.store.check import check
from fathomfive.store.secret import hashed, new_name, new_secret

LONGEST_NAME = 40
EXTERNAL = "external"  # a seat for somebody's own program ...
PROGRAM = "External bot"  # ... which is called so until it says otherwise
DAY = 24 * 3600
Name = Annotated[str, msgspec.Meta(max_length=LONGEST_NAME)]
Secret = Annotated[str, msgspec.Meta(min_length=1, max_length=100)]
Asked = Request[Any, Any, State]


class Me(msgspec.Struct, forbid_unknown_fields=True):
    """How somebody wants to be called."""

    name: Name


class Follow(msgspec.Struct, forbid_unknown_fields=True):
    """The secret of a link from another device."""

    secret: Secret


class Thinking(msgspec.Struct, forbid_unknown_fields=True):
    """How long people may think: so many seconds a game, or a move."""

    kind: Literal["game", "move"]
    seconds: Annotated[int, msgspec.Meta(ge=10, le=30 * DAY)]


class NewTable(msgspec.Struct, forbid_unknown_fields=True):
    """A table to be laid: for each seat `me`, `person`, `external` (a program), or the level of a bot.

    Several may be `me`: people who share a device, each with a name of their own.
    """

    game: Annotated[str, msgspec.Meta(max_length=60)]
    seats: Annotated[list[Annotated[str, msgspec.Meta(max_length=20)]], msgspec.Meta(min_length=1, max_length=10)]
    options: Annotated[dict[str, str], msgspec.Meta(max_length=20)] = {}
    listed: bool = False
    hints: bool = True
    replay: bool = True
    clock: Thinking | None = None
    names: Annotated[dict[str, Name], msgspec.Meta(max_length=10)] = {}


class Sit(msgspec.Struct, forbid_unknown_fields=True):
    """A seat, by its secret; at a listed table also by its number."""

    secret: Secret | None = None
    seat: Annotated[int, msgspec.Meta(ge=0, le=10)] | None = None


# --- Who I am ----------------------------------------------------------------------------------------------------


async def known(request: Asked, house: House) -> Person | None:
    """Find out who asks."""
    key = key_of(request)
    return None if key is None else await asyncio.to_thread(house.store.people.who, key)


async def somebody(request: Asked, house: House) -> Person:
    """Find out who asks, and insist on it."""
    person = await known(request, house)
    if person is None:
        raise Refused("not_known", "say first how you want to be called: POST /api/me")
    return person


def tidy(name: str) -> str:
    """Accept a name: something that can be seen, in one line."""
    words = " ".join(name.split())
    if not words or not words.isprintable():
        raise Refused("bad_name", f"expected a name of 1 to {LONGEST_NAME} letters that can be seen")
    return words


@post("/api/me", status_code=200, responses=refuses(403, 413))
async def call_me(request: Asked, data: JSONBody[Me], house: NamedDependency[House]) -> Response[answers.Known]:
    """Come in under a name, or take another one.  A program is given its key; a browser keeps it as a cookie."""
    name, person = tidy(data.name), await known(request, house)
    if person is not None:
        await asyncio.to_thread(house.store.people.rename, person.person, name)
        return Response(answers.Known(person=person.person, name=name))
    return _with_key(request, *await asyncio.to_thread(house.store.people.welcome, name))


def _with_key(request: Asked, person: Person, key: str) -> Response[answers.Known]:
    body = answers.Known(person=person.person, name=person.name)
    if "origin" not in request.headers:
        body.key = key  # a program; what runs in a browser never gets to see the key
    return Response(body, cookies=[cookie(key, secure=request.url.scheme == "https")])


@get("/api/me", responses=refuses(401))
async def who_am_i(request: Asked, house: NamedDependency[House]) -> answers.Known:
    """Say who asks."""
    person = await somebody(request, house)
    return answers.Known(person=person.person, name=person.name)


@delete("/api/me", status_code=200, responses=refuses(401, 403))
async def forget_me(request: Asked, house: NamedDependency[House]) -> Response[answers.Answer]:
    """Forget the name and every key of who asks; moves stay."""
    person = await somebody(request, house)
    await asyncio.to_thread(house.store.people.forget, person.person)
    gone = Response(answers.Answer())
    gone.delete_cookie(COOKIE)
    return gone


@post("/api/me/link", status_code=200, responses=refuses(401, 403))
async def link(request: Asked, house: NamedDependency[House]) -> answers.Secret:
    """Give a secret that makes another device the same person, once and soon."""
    person = await somebody(request, house)
    return answers.Secret(secret=await asyncio.to_thread(house.store.people.link, person.person))


@post("/api/me/follow", status_code=200, responses=refuses(403, 413))
async def follow(request: Asked, data: JSONBody[Follow], house: NamedDependency[House]) -> Response[answers.Known]:
    """Become who made the link."""
    return _with_key(request, *await asyncio.to_thread(house.store.people.follow, data.secret))


# --- Games and tables --------------------------------------------------------------------------------------------


@get("/api/games", responses=refuses())
async def games() -> answers.Shelf:
    """List the games and the bots."""
    boxes = [
        answers.Box(
            game.name,
            game.title,
            list(game.seats),
            [answers.Option(o.name, list(o.values), o.default, list(o.seats)) for o in game.options],
            game.perfect_information,
        )
        for game in shelf.games()
    ]
    return answers.Shelf(games=boxes, bots=list(BOTS))


@get("/api/tables", responses=refuses())
async def tables(house: NamedDependency[House]) -> answers.Tables:
    """List the newest tables that anyone may find."""
    return _listed(await asyncio.to_thread(house.store.listed))


@get("/api/mine", responses=refuses(401))
async def mine(request: Asked, house: NamedDependency[House]) -> answers.Mine:
    """List the newest matches of who asks, those first where it is their turn."""
    person = await somebody(request, house)
    tables = []
    for card in await asyncio.to_thread(house.store.of_person, person.person):
        turn, names = False, []
        if card.started is not None and card.ended is None and not card.is_open:
            with suppress(Refused):  # one that cannot be opened hides none of the others
                table = await house.table(card.match)
                turn, names = table.asks(person.person), table.people()
        tables.append(answers.Yours(**answers.agreed(card), your_turn=turn, names=names))
    return answers.Mine(tables=sorted(tables, key=lambda table: not table.your_turn))


def _listed(cards: list[Card]) -> answers.Tables:
    return answers.Tables(tables=[answers.Laid(**answers.agreed(card)) for card in cards])


async def may_lay(person: Person, house: House, limits: Limits) -> None:
    """Accept that somebody lays one more table, or refuse."""
    mine = await asyncio.to_thread(house.store.of_person, person.person)
    if sum(card.host == person.person and card.ended is None and not card.is_open for card in mine) >= limits.tables:
        raise Refused("too_many", f"you have laid {limits.tables} tables that are not over; play some of them first")


@post("/api/tables", status_code=201, responses=refuses(401, 403, 404, 413))
async def lay(
    request: Asked, data: JSONBody[NewTable], house: NamedDependency[House], limits: NamedDependency[Limits]
) -> answers.New:
    """Lay a table; gives its name, the secrets that claim seats that wait for people, and the tokens of programs."""
    person = await somebody(request, house)
    game = shelf.take(data.game)
    await may_lay(person, house, limits)
    options = game.check_options(game.check_seats(len(data.seats)), data.options)
    for who in data.seats:
        if who not in ("me", "person", EXTERNAL):
            check_bot(who)
    names = {seat: tidy(name) for seat, name in data.names.items()}
    if extra := [seat for seat in names if seat not in {str(n) for n, who in enumerate(data.seats) if who == "me"}]:
        raise Refused("bad_request", f"expected names of seats that are yours, got one of '{extra[0][:20]}'")
    links: dict[str, str] = {}
    tokens: dict[str, str] = {}
    chairs = []
    for seat, who in enumerate(data.seats):
        if who == "me":
            chairs.append(Chair(seat, person=person.person))
        elif who == "person":
            links[str(seat)] = new_secret()
            chairs.append(Chair(seat, link=hashed(links[str(seat)])))
        elif who == EXTERNAL:
            program, tokens[str(seat)] = await asyncio.to_thread(house.store.people.welcome, PROGRAM)
            chairs.append(Chair(seat, person=program.person, external=True))
        else:
            chairs.append(Chair(seat, bot=who))
    settings = {"hints": data.hints, "replay": data.replay, "clock": msgspec.to_builtins(data.clock), "names": names}
    card = Card(
        new_name(), game.name, game.rules, len(chairs), options, settings, data.listed, person.person, now()
    )  # fmt: skip
    await asyncio.to_thread(house.store.create, card, chairs)
    return answers.New(match=card.match, links=links, tokens=tokens)


@get("/api/tables/{match:str}", responses=refuses(404))
async def look(request: Asked, match: FromPath[str], house: NamedDependency[House]) -> answers.Look:
    """Say what is agreed at a table, and who sits there.  Whoever knows its name may watch."""
    person = await known(request, house)
    card, chairs = await asyncio.to_thread(lambda: (house.store.card(match), house.store.chairs(match)))
    names = await asyncio.to_thread(house.store.people.names, {chair.person for chair in chairs if chair.person})
    sitting = [
        answers.Sitting(
            bot=chair.bot,
            external=chair.external,
            name=name_of(card, chair, names),
            free=chair.bot is None and chair.person is None,
            you=person is not None and chair.person == person.person,
        )
        for chair in chairs
    ]
    host = person is not None and card.host == person.person
    return answers.Look(**answers.agreed(card), sitting=sitting, host=host)


@post("/api/tables/{match:str}/sit", status_code=200, responses=refuses(401, 403, 404, 409, 413))
async def sit(
    request: Asked, match: FromPath[str], data: JSONBody[Sit], house: NamedDependency[House]
) -> answers.Seated:
    """Sit down."""
    person = await somebody(request, house)
    if data.secret is not None:
        seat = await asyncio.to_thread(house.store.claim, match, person.person, data.secret)
    elif data.seat is not None:
        card = await asyncio.to_thread(house.store.card, match)
        if not card.listed and card.host != person.person:
            raise Refused("private", "this table is private; a seat is taken by its link")
        seat = data.seat
        await asyncio.to_thread(house.store.sit, match, seat, person.person)
    else:
        raise Refused("bad_request", "expected the secret of a seat, or its number")
    await (await house.table(match)).reseat()
    return answers.Seated(seat=seat)


@post("/api/tables/{match:str}/stand", status_code=200, responses=refuses(401, 403, 404))
async def stand(request: Asked, match: FromPath[str], house: NamedDependency[House]) -> answers.Answer:
    """Stand up before the start; later a bot is asked to play on, at the table itself."""
    person = await somebody(request, house)
    await asyncio.to_thread(house.store.stand_up, match, person.person)
    await (await house.table(match)).reseat()
    return answers.Answer()


@post("/api/tables/{match:str}/start", status_code=200, responses=refuses(401, 403, 404, 409))
async def start(request: Asked, match: FromPath[str], house: NamedDependency[House]) -> answers.Begun:
    """Begin."""
    person = await somebody(request, house)
    table = await house.table(match)
    await table.start(person.person)
    return answers.Begun(seq=table.log.seq)


@post("/api/tables/{match:str}/rematch", status_code=200, responses=refuses(401, 403, 404, 409))
async def rematch(request: Asked, match: FromPath[str], house: NamedDependency[House]) -> answers.Again:
    """Lay the same table again for the same people; however many ask, it is one."""
    person = await somebody(request, house)
    card, chairs = await asyncio.to_thread(lambda: (house.store.card(match), house.store.chairs(match)))
    if person.person not in {chair.person for chair in chairs}:
        raise Refused("not_seated", "only who played can ask for a rematch")
    if card.ended is None:
        raise Refused("not_over", "a rematch is for after the game")
    name = hashlib.sha256(f"again {match}".encode()).hexdigest()[:16]
    game = shelf.take(card.game)
    again = Card(
        name, card.game, game.rules, card.seats, card.options, card.settings, card.listed, person.person, now()
    )  # fmt: skip
    same = [replace(chair, seen=None) for chair in chairs]
    try:
        await asyncio.to_thread(house.store.create, again, same)
    except Refused as refused:
        if refused.code != "exists":
            raise
    return answers.Again(match=name)


def open_book(card: Card) -> Card:
    """Accept a match that anyone who knows its name may look through, or refuse."""
    if card.may_be_looked_through:
        return card
    if card.ended is None:
        raise Refused("not_over", "a replay shows everything, and so is for after the game")
    raise Refused("private", "this table keeps its replay to itself")


@get("/api/tables/{match:str}/replay", media_type="text/plain", responses=refuses(403, 404, 409))
async def look_back(match: FromPath[str], house: NamedDependency[House]) -> str:
    """Give a finished match as a .tide file, where the table allows it."""

    def tide() -> str:
        open_book(house.store.card(match))
        return replay.write(check(house.store, match).match)

    return await asyncio.to_thread(tide)


ROUTES = [
    call_me,
    who_am_i,
    forget_me,
    link,
    follow,
    games,
    tables,
    mine,
    lay,
    look,
    sit,
    stand,
    start,
    rematch,
    look_back,
]
