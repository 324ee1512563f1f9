"""After a game: its story, its curve with the turning points, playing on from anywhere, and opening a file."""

import asyncio
from typing import Annotated, Any

import msgspec
from litestar import Request, get, post
from litestar.datastructures import State
from litestar.di import NamedDependency
from litestar.params import FromPath, JSONBody, QueryParameter

from fathomfive.kernel.errors import Refused
from fathomfive.kernel.game import NOBODY, TABLE
from fathomfive.kernel.match import Match
from fathomfive.server.answers import Curve, Opened, Point, Story, Turn, refuses
from fathomfive.server.guard import Pace
from fathomfive.server.house import House
from fathomfive.server.judging import Judges
from fathomfive.server.limits import Limits
from fathomfive.server.lobby import may_lay, open_book, somebody
from fathomfive.server.table import name_of
from fathomfive.server.telling import retell
from fathomfive.server.wire import check_bot
from fathomfive.session.cards import Card, Chair
from fathomfive.session.events import Event
from fathomfive.store.curves import Judged
from fathomfive.store.log import Log, unfold
from fathomfive.store.tides import open_up, play_on

MOST_EVENTS = 500  # of a story, given at once
LONGEST_FILE = 256 << 10  # letters; the longest game of ours has a fifth of it
FILES = Pace(1 / 60, 10)  # opened by one person: one a minute, and a few at once
MOST_TURNS = 6  # turning points that are named
SWING = 0.1  # of a win: less is no turning point
BETTER = 0.05  # of a win: less than this says nothing of two moves

Asked = Request[Any, Any, State]
_one_file = asyncio.Lock()  # reading one replays it, so they are read one by one


class On(msgspec.Struct, forbid_unknown_fields=True):
    """Where to play on from, who is you, and how good the others are."""

    seq: Annotated[int, msgspec.Meta(ge=1, le=1 << 31)]
    seat: Annotated[int, msgspec.Meta(ge=0, le=10)]
    bot: Annotated[str, msgspec.Meta(max_length=20)] = "medium"


class File(msgspec.Struct, forbid_unknown_fields=True):
    """A `.tide` file, as text."""

    text: str


def check_seat(card: Card, seat: int | None) -> int:
    """Accept a seat as the eyes to look with; none is a spectator's."""
    if seat is not None and seat >= card.seats:
        raise Refused("no_such_seat", f"expected a seat from 0 to {card.seats - 1}, got {seat}")
    return NOBODY if seat is None else seat


# --- Looking -----------------------------------------------------------------------------------------------------


@get("/api/tables/{match:str}/story", responses=refuses(403, 404, 409))
async def story(
    match: FromPath[str],
    house: NamedDependency[House],
    first: Annotated[int, QueryParameter(ge=1)] = 1,
    most: Annotated[int, QueryParameter(ge=1, le=MOST_EVENTS)] = MOST_EVENTS,
    seat: Annotated[int | None, QueryParameter(ge=0, le=10)] = None,
) -> Story:
    """Tell a match that is over, from an event on, as a seat saw it or a spectator, and how it ended."""

    def tell() -> Story:
        card = open_book(house.store.card(match))
        viewer = check_seat(card, seat)
        chairs, events = house.store.chairs(match), house.store.since(match)
        names = house.store.people.names({chair.person for chair in chairs if chair.person})
        log = Log(card, trusted=True)
        lines = retell(log, events, viewer, first - 1)[:most]
        return Story(
            seq=log.seq,
            events=lines,
            names=[name_of(card, chair, names) for chair in chairs],
            bots={str(chair.seat): chair.bot for chair in chairs if chair.bot},
            end=ending(log.match, viewer),
        )

    return await asyncio.to_thread(tell)


def ending(match: Match, viewer: int) -> dict[str, Any] | None:
    """Say how a match ended."""
    if not match.over:
        return None
    return {
        "points": match.points(), "rank": match.rank(), "reason": match.reason, "explain": match.explain(viewer),
    }  # fmt: skip


# --- The curve ---------------------------------------------------------------------------------------------------


@get("/api/tables/{match:str}/curve", responses=refuses(403, 404, 409))
async def curve(match: FromPath[str], house: NamedDependency[House], judges: NamedDependency[Judges]) -> Curve:
    """Give how a match stood before every decision, or how far the bots are with it."""
    return await _curve(match, house, judges)


@post("/api/tables/{match:str}/curve", status_code=200, responses=refuses(401, 403, 404, 409))
async def think(
    request: Asked, match: FromPath[str], house: NamedDependency[House], judges: NamedDependency[Judges]
) -> Curve:
    """Let bots look at a match; asked again, or when it is known, nothing more is done."""
    await somebody(request, house)
    open_book(await asyncio.to_thread(house.store.card, match))
    if await asyncio.to_thread(house.store.curves.of, match) is None:
        judges.begin(match)
    return await _curve(match, house, judges)


async def _curve(match: str, house: House, judges: Judges) -> Curve:
    job = judges.jobs.get(match)

    def find() -> Curve:
        card = open_book(house.store.card(match))
        points = house.store.curves.of(match)
        if points is None:
            return Curve(state="thinking", done=job.done, of=job.of) if job else Curve(state="none")
        log = unfold(card, house.store.since(match), trusted=True)
        return Curve(
            state="ready",
            done=len(points),
            of=len(points),
            points=[Point(run[0].seq, run[0].wins) for run in in_turns(log, points)],
            result=result(log.match),
            turns=turns(log, points),
        )

    return await asyncio.to_thread(find)


def result(match: Match) -> list[float] | None:
    """Share the win among the first; None while it is not over."""
    if not match.over:
        return None
    places = match.rank()
    return [round((place == 1) / places.count(1), 3) for place in places]


def in_turns(log: Log, points: list[Judged]) -> list[list[Judged]]:
    """Gather what one seat decided in a row; who plays alone has no turns, and every decision stands for itself."""
    runs: list[list[Judged]] = []
    for point in points:
        if runs and runs[-1][0].seat == point.seat and log.match.seats > 1:
            runs[-1].append(point)
        else:
            runs.append([point])
    return runs


def turns(log: Log, points: list[Judged]) -> list[Turn]:
    """Name the turns after which it stood most differently, by the decision in each that changed most."""
    runs = in_turns(log, points)
    last = result(log.match)
    after = [run[0].wins for run in runs[1:]] + ([last] if last else [])
    pairs = [(swing(run[0].wins, then), n) for n, (run, then) in enumerate(zip(runs, after, strict=False))]
    found = []
    for n in sorted(n for size, n in sorted(pairs, reverse=True)[:MOST_TURNS] if size >= SWING):
        run, then = runs[n], after[n]
        ahead = [point.wins for point in run[1:]] + [then]
        k = max(range(len(run)), key=lambda k: abs(ahead[k][run[k].seat] - run[k].wins[run[k].seat]))
        found.append(_turn(log, run[k], run[0].wins, then))
    return found


def swing(before: list[float], after: list[float]) -> float:
    """Say how much it changed for whom it changed most."""
    return max(abs(b - a) for a, b in zip(before, after, strict=True))


def _turn(log: Log, point: Judged, before: list[float], after: list[float]) -> Turn:
    """Tell a turning point: the move, and the better one where there was one."""
    n = log.seqs.index(point.seq)
    match = log.match.at(n)
    made = log.match.moves[n]
    told = match.tell(made, TABLE)
    better = None
    clear = point.win is not None and point.best_win is not None and point.best_win - point.win >= BETTER
    if clear and point.best != made:
        better = match.tell(point.best, point.seat)
    return Turn(
        seq=point.seq, seat=point.seat, before=before, after=after, told=told,
        win=point.win, better=better, better_win=point.best_win if better else None,
    )  # fmt: skip


# --- Playing on, opening a file ----------------------------------------------------------------------------------


@post("/api/tables/{match:str}/on", status_code=201, responses=refuses(401, 403, 404, 409, 413))
async def on(
    request: Asked, match: FromPath[str], data: JSONBody[On], house: NamedDependency[House],
    limits: NamedDependency[Limits],
) -> Opened:  # fmt: skip
    """Lay a table that begins as this match was after an event; you take a seat, and bots the others."""
    person = await somebody(request, house)
    await may_lay(person, house, limits)
    bot = check_bot(data.bot)

    def begin() -> str:
        card = open_book(house.store.card(match))
        check_seat(card, data.seat)
        played = as_it_was(card, house.store.since(match), data.seq)
        if played.over:
            raise Refused("game_over", "the game is over there; go back a little, and play on from there")
        chairs = [
            Chair(seat, person=person.person) if seat == data.seat else Chair(seat, bot=bot)
            for seat in range(card.seats)
        ]
        return play_on(house.store, played, chairs, person.person)

    name = await asyncio.to_thread(begin)
    await house.table(name)  # a bot may be to move
    return Opened(match=name)


def as_it_was(card: Card, events: list[Event], seq: int) -> Match:
    """Give a match as it was after an event."""
    if seq > len(events):
        raise Refused("bad_seq", f"expected an event from 1 to {len(events)}, got {seq}")
    return unfold(card, events[:seq], trusted=True).match


@post("/api/replays", status_code=201, request_max_body_size=2 * LONGEST_FILE, responses=refuses(401, 403, 413))
async def open_file(request: Asked, data: JSONBody[File], house: NamedDependency[House]) -> Opened:
    """Open a .tide file: it is replayed and checked, and becomes a match to look through and to play on from."""
    person = await somebody(request, house)
    if len(data.text) > LONGEST_FILE:
        raise Refused("too_large", f"expected a file of at most {LONGEST_FILE >> 10} KiB, got {len(data.text) >> 10}")
    if FILES.wait(person.person):
        raise Refused("too_many", "you have opened many files; come back in a minute")
    async with _one_file:
        return Opened(match=await asyncio.to_thread(open_up, house.store, data.text, "file", person.person))


AFTERWARDS = [story, curve, think, on, open_file]
