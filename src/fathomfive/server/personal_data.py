"""A person's own data, all in one file."""

import asyncio
from contextlib import suppress
from typing import Any

from litestar import Response, get
from litestar.di import NamedDependency
from msgspec import Struct

from fathomfive.server import jobs
from fathomfive.server.devices import read_label
from fathomfive.server.errors import error_responses
from fathomfive.server.heavy import Rank
from fathomfive.server.limits import RateLimiter
from fathomfive.server.people import HttpRequest, require_person
from fathomfive.server.registry import TableRegistry
from fathomfive.server.security import visitor_key
from fathomfive.server.wire import (
    Device,
    OwnFriend,
    OwnLine,
    OwnMail,
    OwnMatch,
    OwnMove,
    OwnMute,
    OwnPasskey,
    OwnReport,
    OwnSubscription,
    OwnVacation,
    PersonalData,
)
from fathomfive.store.damage import Damaged
from fathomfive.store.personal_data import PersonalRows

PER_SECOND, BURST = 1 / 60, 2  # files of one person or visitor


class DataLimiter:
    """Limits how often a person may take their data."""

    def __init__(self) -> None:
        self._limiter = RateLimiter(PER_SECOND, BURST)

    def check(self, *keys: str) -> None:
        """Count one more file of a person and a visitor, or refuse."""
        for key in keys:
            self._limiter.check(key, "you have just taken your data")


@get("/api/me/data", responses=error_responses(401))
async def take_data(
    request: HttpRequest, table_registry: NamedDependency[TableRegistry], data_limiter: NamedDependency[DataLimiter]
) -> Response[PersonalData]:
    """Give everything that is stored about the person who asks, as a file."""
    person, store = await require_person(request, table_registry), table_registry.store
    visitor = visitor_key(request)
    data_limiter.check(person.person, visitor)
    rows = await asyncio.to_thread(store.people.data, person.person)
    found = await asyncio.to_thread(store.people.devices, person.person)
    matches = [await own_match(table_registry, row, rows, visitor) for row in rows.matches]
    devices = []
    for each in found:
        browser, system = read_label(each.label)
        here = each.name == person.device
        devices.append(
            Device(name=each.name, browser=browser, system=system, made=each.made, used=each.used, here=here)
        )
    body = PersonalData(
        person=person.person,
        name=rows.person["name"],
        made=rows.person["made"],
        seen=rows.person["seen"],
        devices=devices,
        passkeys=[OwnPasskey(row["name"], row["made"], row["used"]) for row in rows.passkeys],
        matches=matches,
        left_out=rows.all_matches - len(matches),
        lines=[OwnLine(row["match"], row["text"], row["at"]) for row in rows.lines],
        reports=[OwnReport(row["match"], row["about"], row["text"], row["made"]) for row in rows.reports],
        mutes=[OwnMute(row["muted"], row["made"]) for row in rows.mutes],
        friends=[OwnFriend(row["friend"], row["made"]) for row in rows.friends],
        subscriptions=[OwnSubscription(*_pick(row, OwnSubscription)) for row in rows.subscriptions],
        mail=[OwnMail(*_pick(row, OwnMail)) for row in rows.mail],
        vacations=[OwnVacation(*_pick(row, OwnVacation)) for row in rows.vacations],
    )
    return Response(body, headers={"Content-Disposition": 'attachment; filename="fathom-five-data.json"'})


def _pick(row: dict[str, Any], kind: type[Struct]) -> list[Any]:
    """Pick the columns of a row that a person is given."""
    return [row[name] for name in kind.__struct_fields__]


async def own_match(table_registry: TableRegistry, row: dict[str, Any], rows: PersonalRows, visitor: str) -> OwnMatch:
    """Build a match of a person with the moves that they made themselves."""
    seats = [seat["seat"] for seat in rows.seats if seat["match"] == row["match"]]
    names = {seat: name for seat, name in (row["settings"].get("names") or {}).items() if int(seat) in seats}
    moves: list[OwnMove] = []
    if seats and row["started"] is not None:
        with suppress(Damaged):  # what is known of it is given
            moves = await own_moves(table_registry, row["match"], seats, visitor)
    return OwnMatch(
        match=row["match"], game=row["game"], host=row["host"] == rows.person["person"], seats=seats, names=names,
        made=row["made"], started=row["started"], ended=row["ended"], moves=moves,
    )  # fmt: skip


async def own_moves(table_registry: TableRegistry, match: str, seats: list[int], visitor: str) -> list[OwnMove]:
    """Let a process of low priority find the moves of a person; what others wait for comes first."""
    store, heavy = table_registry.store, table_registry.heavy
    card, chairs, events = await heavy.read(store.load_match, match)
    with store.damage.watch(match):
        question = jobs.OwnMoves(jobs.Records(card, events, chairs), seats)
        return await heavy.run(jobs.list_own_moves, question, visitor, Rank.ANALYSIS)
