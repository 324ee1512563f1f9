"""Replays over HTTP: the table after each event, finished matches, playing on from them, and opened files."""

import asyncio
from collections.abc import Collection
from functools import partial
from typing import Annotated, Any, cast

import msgspec
from litestar import MediaType, Response, get, post
from litestar.di import NamedDependency
from litestar.params import FromPath, JSONBody, QueryParameter

from fathomfive.archive.tides import store_opened
from fathomfive.kernel.errors import Refused
from fathomfive.kernel.game import NOBODY
from fathomfive.server import jobs
from fathomfive.server.access import require_watching
from fathomfive.server.conduct import VisitorLimits
from fathomfive.server.errors import error_responses
from fathomfive.server.limits import Limits, RateLimiter
from fathomfive.server.names import seat_names
from fathomfive.server.people import HttpRequest, known_person, require_person
from fathomfive.server.registry import TableRegistry
from fathomfive.server.security import visitor_key
from fathomfive.server.wire import CreatedMatch, Frames, PlayOn, ReplayFile, Story, check_bot, encode
from fathomfive.session.cards import Card, Chair
from fathomfive.store.port import MatchStore

MAX_FRAMES = 64  # of one answer
MAX_EVENTS = 500  # of one answer
MAX_FILE = 256 << 10  # letters; five times the longest game
FILES_PER_SECOND, FILE_BURST = 1 / 60, 10  # opened by one person
PERSONS = 3  # that may do so from one address

SeatParameter = Annotated[int | None, QueryParameter(ge=0, le=10)]


class FileGate:
    """Limits how many files are opened by a person, and from an address: a new identity gains nothing."""

    def __init__(self) -> None:
        self.by_person = RateLimiter(FILES_PER_SECOND, FILE_BURST)
        self.by_visitor = RateLimiter(PERSONS * FILES_PER_SECOND, PERSONS * FILE_BURST)

    def check(self, person: str, visitor: str) -> None:
        """Count one file, or refuse it."""
        for rate_limiter, key in ((self.by_person, person), (self.by_visitor, visitor)):
            rate_limiter.check(key, "you have opened too many files")


def require_replay_access(card: Card) -> Card:
    """Check that anyone who knows the name of a match may look through it."""
    if card.may_be_looked_through:
        return card
    if card.ended is None:
        raise Refused("not_over", "a replay shows everything, so it is available after the game")
    raise Refused("private", "this table does not share its replay")


def viewer_of(card: Card, seat: int | None) -> int:
    """Check a seat and give it as a viewer; no seat is a spectator."""
    if seat is not None and seat >= card.seats:
        raise Refused("no_such_seat", f"expected a seat from 0 to {card.seats - 1}, got {seat}")
    return NOBODY if seat is None else seat


# --- Looking through a match -------------------------------------------------------------------------------------


@get("/api/tables/{match:str}/replay", media_type="text/plain", responses=error_responses(403, 404, 409))
async def download(
    request: HttpRequest, match: FromPath[str], table_registry: NamedDependency[TableRegistry]
) -> Response[str]:
    """Give a finished match as a .tide file, where the table allows it."""
    store, heavy = table_registry.store, table_registry.heavy
    require_replay_access(await require_watching(request, match, table_registry))
    text = heavy.find(key := ("replay", match))
    if text is None:
        heavy.check_budget(visitor_key(request))
        card, chairs, events = await heavy.read(store.load_match, match)
        with store.damage.watch(match):
            records = jobs.Records(card, events, chairs)
            text = await heavy.find_or_run(key, jobs.write_replay, records, visitor_key(request))
    return cast(Response[str], Response(text, media_type=MediaType.TEXT))


@get("/api/tables/{match:str}/frames", responses=error_responses(403, 404))
async def frames(
    request: HttpRequest,
    match: FromPath[str],
    table_registry: NamedDependency[TableRegistry],
    first: Annotated[int, QueryParameter(ge=1)] = 1,
    most: Annotated[int, QueryParameter(ge=1, le=MAX_FRAMES)] = MAX_FRAMES,
    seat: SeatParameter = None,
) -> Response[Frames]:
    """Give the table after each event from `first` on, as a seat or a spectator saw it.

    During a match people may only ask for their own seats, afterwards for any.
    """
    card = await require_watching(request, match, table_registry)
    if seat is not None and seat not in await seats_to_look_from(request, card, table_registry):
        raise Refused("not_seated", f"seat {seat + 1} is not yours")
    part = (NOBODY if seat is None else seat, first, most)
    body = await look(table_registry, card, jobs.encode_frames, part, visitor_key(request))
    return cast(Response[Frames], Response(body, media_type=MediaType.JSON))


async def seats_to_look_from(request: HttpRequest, card: Card, table_registry: TableRegistry) -> Collection[int]:
    """Give the seats from which a visitor may look through a match: all of them when it is over, else their own."""
    if card.may_be_looked_through:
        return range(card.seats)
    person = await known_person(request, table_registry)
    chairs = await asyncio.to_thread(table_registry.store.chairs, card.match)
    return [chair.seat for chair in chairs if person and chair.person == person.person]


async def look(
    table_registry: TableRegistry, card: Card, job: Any, part: tuple[int, int, int], visitor: str
) -> Any:  # fmt: skip
    """Let a job build a part of a match for a viewer; an answer that can no longer change is cached."""
    heavy, store, match = table_registry.heavy, table_registry.store, card.match
    key = (job.__name__, match, *part)
    is_final = card.ended is not None or card.is_open
    found = heavy.find(key) if is_final else None
    if found is not None:
        return found
    heavy.check_budget(visitor)
    events = await heavy.read(store.since, match)
    with store.damage.watch(match):
        question = jobs.Part(jobs.Records(card, events), *part)
        if is_final:
            return await heavy.find_or_run(key, job, question, visitor)
        return await heavy.run(job, question, visitor)


@get("/api/tables/{match:str}/story", responses=error_responses(403, 404, 409))
async def story(
    request: HttpRequest,
    match: FromPath[str],
    table_registry: NamedDependency[TableRegistry],
    first: Annotated[int, QueryParameter(ge=1)] = 1,
    most: Annotated[int, QueryParameter(ge=1, le=MAX_EVENTS)] = MAX_EVENTS,
    seat: SeatParameter = None,
) -> Response[Story]:
    """Give the events of a finished match from `first` on, as a seat or a spectator saw them, and its result."""
    card = await require_watching(request, match, table_registry)
    part = (viewer_of(require_replay_access(card), seat), first, most)
    told: jobs.EncodedStory = await look(table_registry, card, jobs.encode_story, part, visitor_key(request))
    chairs, names = await asyncio.to_thread(players_of, table_registry.store, match)
    built = Story(
        seq=told.seq,
        events=cast(Any, msgspec.Raw(told.events)),
        names=seat_names(card, chairs, names),
        bots={str(chair.seat): chair.bot for chair in chairs if chair.bot},
        end=cast(Any, msgspec.Raw(told.end)),
        closed=told.closed,
    )
    return cast(Response[Story], Response(encode(built), media_type=MediaType.JSON))


def players_of(store: MatchStore, match: str) -> tuple[list[Chair], dict[str, str]]:
    """Read the seats of a match and the names of its people: each time, since they may change or delete them."""
    chairs = store.chairs(match)
    return chairs, store.people.names({chair.person for chair in chairs if chair.person})


# --- New matches from old ones -----------------------------------------------------------------------------------


@post("/api/tables/{match:str}/on", status_code=201, responses=error_responses(401, 403, 404, 409, 413))
async def continue_match(
    request: HttpRequest, match: FromPath[str], data: JSONBody[PlayOn], table_registry: NamedDependency[TableRegistry],
    limits: NamedDependency[Limits], visitor_limits: NamedDependency[VisitorLimits],
) -> CreatedMatch:  # fmt: skip
    """Create a table that begins as this match was after an event; bots take the other seats."""
    person = await require_person(request, table_registry)
    card = require_replay_access(await require_watching(request, match, table_registry))
    bot = check_bot(data.bot)
    visitor_limits.check_branch(visitor_key(request))
    store, heavy = table_registry.store, table_registry.heavy
    viewer_of(card, data.seat)
    heavy.check_budget(visitor_key(request))
    events = await heavy.read(store.since, match)
    with store.damage.watch(match):
        question = jobs.PlayOnFrom(jobs.Records(card, events), data.seq, person.person)
        new, log = await heavy.run(jobs.branch, question, visitor_key(request))
    chairs = [
        Chair(seat, person=person.person) if seat == data.seat else Chair(seat, bot=bot) for seat in range(card.seats)
    ]
    await heavy.store(partial(store.create_with_events, new, chairs, log, most=limits.tables))
    await table_registry.table(new.match)  # opens the table, because it may be a bot's turn
    return CreatedMatch(match=new.match)


@post("/api/replays", status_code=201, request_max_body_size=2 * MAX_FILE, responses=error_responses(401, 403, 413))
async def open_file(
    request: HttpRequest,
    data: JSONBody[ReplayFile],
    table_registry: NamedDependency[TableRegistry],
    files: NamedDependency[FileGate],
) -> CreatedMatch:
    """Open a .tide file: it is replayed and checked, and becomes a match to look through and to play on from."""
    person = await require_person(request, table_registry)
    if len(data.text) > MAX_FILE:
        raise Refused("too_large", f"expected a file of at most {MAX_FILE >> 10} KiB, got {len(data.text) >> 10}")
    visitor, heavy = visitor_key(request), table_registry.heavy
    files.check(person.person, visitor)
    card, events = await heavy.run(jobs.read_file, jobs.OpenedFile(data.text, person.person), visitor)
    return CreatedMatch(match=await heavy.store(store_opened, table_registry.store, card, events))


REPLAY_ROUTES = [download, frames, story, continue_match, open_file]
