"""Vacations over HTTP: whole days of a yearly allowance, from now on, which everybody at the table sees."""

import asyncio
from typing import Any

import pytest

from fathomfive.kernel.errors import Refused
from fathomfive.server.registry import TableRegistry
from fathomfive.server.table import Table
from fathomfive.store.store import Store
from fathomfive.store.vacations import DAY, YEAR
from server.alerting import look, serving
from server.clients import eventually, person, two_at_a_table, wrong
from server.people import Party
from server.test_registry import Quick
from store.samples import code

CLOCK = {"kind": "move", "seconds": 24 * 3600}


def test_everybody_at_the_table_sees_a_vacation_and_the_clock_stands_still(sqlite: Store) -> None:
    with serving(sqlite) as client:
        match, keys = two_at_a_table(client, game="kipicot", clock=CLOCK)
        assert client.get("/api/me/vacation", headers=keys[0]).json() == {
            "ok": True, "allowance": 14, "left": 14, "until": None,
        }  # fmt: skip
        seat = look(client, match, keys[0])["to_act"]
        told = client.post("/api/me/vacation", headers=keys[seat], json={"days": 3}).json()
        assert (told["left"], told["until"] > 0) == (11, True)
        view = look(client, match, keys[0])
        assert view["vacation"][seat] == told["until"]
        assert view["vacation"][1 - seat] is None
        left = view["clock"][seat]
        eventually(lambda: look(client, match, keys[0])["clock"][seat] == left)
        wrong(client.post("/api/me/vacation", headers=keys[seat], json={"days": 1}), 409, "on_vacation")
        ended = client.delete("/api/me/vacation", headers=keys[seat]).json()
        assert (ended["left"], ended["until"]) == (13, None), "a day that has begun counts as a whole one"
        assert look(client, match, keys[0])["vacation"] == [None, None]
        wrong(client.delete("/api/me/vacation", headers=keys[seat]), 409, "not_on_vacation")
        data = client.get("/api/me/data", headers=keys[seat]).json()
        assert [one["days"] for one in data["vacations"]] == [1]


def test_nobody_takes_more_days_than_the_host_allows(sqlite: Store) -> None:
    with serving(sqlite, vacation_days=2) as client:
        key = person(client)
        wrong(client.post("/api/me/vacation", headers=key, json={"days": 3}), 409, "no_vacation")
        for days in (0, -1, 400, "two", 1.5):
            wrong(client.post("/api/me/vacation", headers=key, json={"days": days}), 400, "bad_request")
        for _ in range(2):
            assert client.post("/api/me/vacation", headers=key, json={"days": 1}).json()["ok"]
            client.delete("/api/me/vacation", headers=key)
        wrong(client.post("/api/me/vacation", headers=key, json={"days": 1}), 409, "no_vacation")
    with serving(sqlite, vacation_days=0) as client:
        wrong(client.post("/api/me/vacation", headers=person(client), json={"days": 1}), 409, "no_vacation")


def test_the_days_of_a_year_come_back_after_a_year(store: Store) -> None:
    anna = store.people.welcome("Anna")[0].person
    assert store.vacations.take(anna, 14, 0, 14) == (0, 14 * DAY)
    assert code(lambda: store.vacations.take(anna, 1, 20 * DAY, 14)) == "no_vacation"
    assert store.vacations.used(anna, YEAR - 1) == 14
    assert store.vacations.take(anna, 14, YEAR, 14) == (YEAR, YEAR + 14 * DAY)
    assert store.vacations.of([anna]) == {anna: [(0, 14 * DAY), (YEAR, YEAR + 14 * DAY)]}
    store.vacations.end(anna, YEAR + DAY + 1)
    assert store.vacations.used(anna, YEAR + 2 * DAY) == 2


def test_two_requests_at_once_take_one_vacation(store: Store) -> None:
    anna = store.people.welcome("Anna")[0].person

    def take() -> str:
        try:
            store.vacations.take(anna, 10, DAY, 14)
        except Refused as refused:
            return refused.code
        return "taken"

    async def both() -> list[str]:
        return list(await asyncio.gather(*(asyncio.to_thread(take) for _ in range(2))))

    assert sorted(asyncio.run(both())) == ["on_vacation", "taken"]


def test_time_is_not_up_for_a_person_whose_vacation_another_worker_announced(store: Store) -> None:
    """The table was open before, and no notification has come."""

    async def story() -> None:
        party = await Party.of(store, "kipicot", clock=CLOCK)
        registry = TableRegistry(store, Quick())
        table: Table = await registry.table(party.table.card.match)
        at = table.session.at
        seat = table.session.to_act
        who = str(party.people[seat])
        store.vacations.take(who, 5, at, 14)
        table.session.vacations = {}
        late: Any = at + 2 * DAY
        table.clock = lambda: late
        assert await table.check_clock() == DAY
        assert table.session.bot_of(seat) is None
        late = at + 7 * DAY
        assert await table.check_clock() is None
        assert table.session.bot_of(seat) == "medium"
        await registry.close()

    asyncio.run(story())


@pytest.mark.parametrize("path", ["/api/me/vacation", "/api/me/alerts", "/api/me/turns"])
def test_a_stranger_has_none_of_it(sqlite: Store, path: str) -> None:
    with serving(sqlite) as client:
        wrong(client.get(path), 401, "not_known")
