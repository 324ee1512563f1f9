"""Replays over HTTP: the table after each event, finished matches, playing on from them, and opened files."""

import asyncio
from typing import Annotated

from litestar import get, post
from litestar.di import NamedDependency
from litestar.params import FromPath, JSONBody, QueryParameter

from fathomfive.archive.tides import branch_match, open_text
from fathomfive.archive.verification import verify
from fathomfive.kernel import replay
from fathomfive.kernel.errors import Refused
from fathomfive.kernel.game import NOBODY
from fathomfive.kernel.match import Match
from fathomfive.server.errors import error_responses
from fathomfive.server.events import replay_events
from fathomfive.server.limits import Limits, RateLimiter
from fathomfive.server.lobby import require_room_for_a_table
from fathomfive.server.people import HttpRequest, known_person, require_person
from fathomfive.server.registry import TableRegistry
from fathomfive.server.views import build_end, build_explanation, build_frame
from fathomfive.server.wire import CreatedMatch, Frame, Frames, PlayOn, ReplayFile, Story, check_bot
from fathomfive.session.cards import Card, Chair, name_of
from fathomfive.session.events import Event
from fathomfive.session.session import Session, rebuild

MAX_FRAMES = 64  # of one answer
MAX_EVENTS = 500  # of one answer
MAX_FILE = 256 << 10  # letters; five times the longest game
FILES_PER_SECOND, FILE_BURST = 1 / 60, 10  # opened by one person

SeatParameter = Annotated[int | None, QueryParameter(ge=0, le=10)]


class FileGate:
    """Lets files be opened one at a time, because each is replayed, and limits how many a person opens."""

    def __init__(self) -> None:
        self.rate_limiter = RateLimiter(FILES_PER_SECOND, FILE_BURST)
        self.lock = asyncio.Lock()


def require_replay_access(card: Card) -> Card:
    """Accept a match that anyone who knows its name may look through, or refuse."""
    if card.may_be_looked_through:
        return card
    if card.ended is None:
        raise Refused("not_over", "a replay shows everything, so it is available after the game")
    raise Refused("private", "this table does not share its replay")


def viewer_of(card: Card, seat: int | None) -> int:
    """Accept a seat as the viewer; no seat is a spectator."""
    if seat is not None and seat >= card.seats:
        raise Refused("no_such_seat", f"expected a seat from 0 to {card.seats - 1}, got {seat}")
    return NOBODY if seat is None else seat


# --- Looking through a match -------------------------------------------------------------------------------------


@get("/api/tables/{match:str}/replay", media_type="text/plain", responses=error_responses(403, 404, 409))
async def download(match: FromPath[str], table_registry: NamedDependency[TableRegistry]) -> str:
    """Give a finished match as a .tide file, where the table allows it."""

    def write() -> str:
        require_replay_access(table_registry.store.card(match))
        return replay.write(verify(table_registry.store, match).match)

    return await asyncio.to_thread(write)


@get("/api/tables/{match:str}/frames", responses=error_responses(403, 404))
async def frames(
    request: HttpRequest,
    match: FromPath[str],
    table_registry: NamedDependency[TableRegistry],
    first: Annotated[int, QueryParameter(ge=1)] = 1,
    most: Annotated[int, QueryParameter(ge=1, le=MAX_FRAMES)] = MAX_FRAMES,
    seat: SeatParameter = None,
) -> Frames:
    """Give the table after each event from `first` on, as a seat or a spectator saw it.

    During a match people may only ask for their own seats, afterwards for any.
    """
    person = await known_person(request, table_registry)

    def build() -> list[Frame]:
        card = table_registry.store.card(match)
        mine = [chair.seat for chair in table_registry.store.chairs(match) if person and chair.person == person.person]
        if seat is not None and seat not in (range(card.seats) if card.may_be_looked_through else mine):
            raise Refused("not_seated", f"seat {seat + 1} is not yours")
        viewer = NOBODY if seat is None else seat
        return build_frames(card, table_registry.store.since(match)[: first - 1 + most], first, viewer)

    return Frames(frames=await asyncio.to_thread(build))


def build_frames(card: Card, events: list[Event], first: int, viewer: int) -> list[Frame]:
    """Build the table after each event from a first one on."""
    session = Session(card, trusted=True)
    built = []
    for event in events:
        session.apply(event)
        if event.seq >= first:
            built.append(build_frame(session.match, session.seq, session.started, viewer))
    return built


@get("/api/tables/{match:str}/story", responses=error_responses(403, 404, 409))
async def story(
    match: FromPath[str],
    table_registry: NamedDependency[TableRegistry],
    first: Annotated[int, QueryParameter(ge=1)] = 1,
    most: Annotated[int, QueryParameter(ge=1, le=MAX_EVENTS)] = MAX_EVENTS,
    seat: SeatParameter = None,
) -> Story:
    """Give the events of a finished match from `first` on, as a seat or a spectator saw them, and its result."""

    def build() -> Story:
        card = require_replay_access(table_registry.store.card(match))
        viewer = viewer_of(card, seat)
        chairs, events = table_registry.store.chairs(match), table_registry.store.since(match)
        names = table_registry.store.people.names({chair.person for chair in chairs if chair.person})
        session = Session(card, trusted=True)
        built = replay_events(session, events, viewer, first - 1)[:most]
        return Story(
            seq=session.seq,
            events=built,
            names=[name_of(card, chair, names) for chair in chairs],
            bots={str(chair.seat): chair.bot for chair in chairs if chair.bot},
            end=build_end(session.match, build_explanation(session.match, viewer)),
        )

    return await asyncio.to_thread(build)


# --- New matches from old ones -----------------------------------------------------------------------------------


@post("/api/tables/{match:str}/on", status_code=201, responses=error_responses(401, 403, 404, 409, 413))
async def continue_match(
    request: HttpRequest, match: FromPath[str], data: JSONBody[PlayOn], table_registry: NamedDependency[TableRegistry],
    limits: NamedDependency[Limits],
) -> CreatedMatch:  # fmt: skip
    """Create a table that begins as this match was after an event; bots take the other seats."""
    person = await require_person(request, table_registry)
    await require_room_for_a_table(person, table_registry, limits)
    bot = check_bot(data.bot)

    def create() -> str:
        card = require_replay_access(table_registry.store.card(match))
        viewer_of(card, data.seat)
        played = match_after(card, table_registry.store.since(match), data.seq)
        if played.over:
            raise Refused("game_over", "the game is over at this event; choose an earlier one")
        chairs = [
            Chair(seat, person=person.person) if seat == data.seat else Chair(seat, bot=bot)
            for seat in range(card.seats)
        ]
        return branch_match(table_registry.store, played, chairs, person.person)

    name = await asyncio.to_thread(create)
    await table_registry.table(name)  # opens the table, because it may be a bot's turn
    return CreatedMatch(match=name)


def match_after(card: Card, events: list[Event], seq: int) -> Match:
    """Rebuild a match as it was after an event."""
    if seq > len(events):
        raise Refused("bad_seq", f"expected an event from 1 to {len(events)}, got {seq}")
    return rebuild(card, events[:seq], trusted=True).match


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
    if files.rate_limiter.take(person.person):
        raise Refused("too_many", "you have opened many files; come back in a minute")
    async with files.lock:
        return CreatedMatch(
            match=await asyncio.to_thread(open_text, table_registry.store, data.text, "file", person.person)
        )


REPLAY_ROUTES = [download, frames, story, continue_match, open_file]
