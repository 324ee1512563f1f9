"""Presence: which people are away, told to viewers, across workers and after a kill; and replacing the absent."""

import asyncio
import json
from typing import Any

import pytest

from fathomfive.server.attendance import AWAY_AFTER
from fathomfive.server.presence import Presence
from fathomfive.server.table import Table
from fathomfive.server.wire import Act, Replace, Return
from fathomfive.session.decider import STAND_IN
from fathomfive.store.store import Store
from server.clients import Client, client, laid, person, two_at_a_table, until
from server.people import Party, make_command, refused, run

__all__ = ["client"]


class Clock:
    """The time of all workers of a test, set by hand."""

    def __init__(self, now: int) -> None:
        self.now = now

    def __call__(self) -> int:
        return self.now


class Worker:
    """A worker that serves one table of a store."""

    def __init__(self, store: Store, table: Table, clock: Clock) -> None:
        self.table = table
        table.clock = clock
        self.presence = Presence(store, lambda: [table])

    @classmethod
    async def of(cls, store: Store, match: str, clock: Clock) -> "Worker":
        return cls(store, await Table.open(store, match), clock)

    def visit(self, person: str | None, seat: int | None) -> Any:
        """Connect a person until the end of the context."""
        table = self.table

        class Visit:
            last_sent_event = 0
            is_looking = True
            expelled = None

        visit: Any = Visit()
        visit.table, visit.person, visit.seat = table, person, seat
        return self.presence.of(visit, frozenset())

    async def settle(self) -> None:
        """Wait until arrivals are recorded."""
        await asyncio.gather(*self.presence._recording)

    @property
    def away(self) -> list[int | None]:
        return self.table.view(0).away


async def party_of(store: Store, **settings: Any) -> tuple[Party, Clock]:
    party = await Party.of(store, "deep_dive", **settings)
    clock = Clock(party.table.session.at)
    return party, clock


def test_a_person_is_away_some_time_after_the_last_connection_ends(sqlite: Store) -> None:
    async def story() -> None:
        party, clock = await party_of(sqlite)
        worker = Worker(sqlite, party.table, clock)
        woken = asyncio.Event()
        party.table.listeners.add(woken)
        async with worker.visit(party.people[0], 0), worker.visit(party.people[1], 1):
            async with worker.visit(party.people[1], 1):  # another window
                pass
            clock.now += 10 * AWAY_AFTER
            await worker.presence.check(renew=True)
            assert worker.away == [None, None]
            left = clock.now + 5
            clock.now = left
        clock.now = left + AWAY_AFTER
        await worker.presence.check(renew=True)
        assert worker.away == [None, None], "a client that reconnects was never away"
        woken.clear()
        clock.now += 1
        await worker.presence.check(renew=True)
        assert worker.away == [left, left]
        assert woken.is_set(), "viewers are told"
        woken.clear()
        await worker.presence.check(renew=True)
        assert not woken.is_set(), "but only of a change"
        async with worker.visit(party.people[1], None):
            assert worker.away == [left, None], "at once, also for a person who only watches"
            assert woken.is_set()

    run(story())


def test_presence_is_recorded_when_a_person_comes_stays_and_goes(store: Store) -> None:
    async def story() -> None:
        party, clock = await party_of(store)
        worker, match = Worker(store, party.table, clock), party.table.card.match

        def here() -> list[int | None]:
            return [chair.here for chair in store.chairs(match)]

        assert here() == [None, None]
        came = clock.now
        async with worker.visit(party.people[0], 0):
            await worker.settle()
            assert here() == [came, None]
            clock.now += 30_000
            await worker.presence.check(renew=False)
            assert here() == [came, None]
            await worker.presence.check(renew=True)
            assert here() == [came + 30_000, None]
            clock.now += 7
        assert here() == [came + 30_007, None]
        assert store.chairs(match)[0].seen == 0

    run(story())


def test_a_worker_knows_who_is_connected_to_another_one_and_who_was_before_it_was_killed(store: Store) -> None:
    if not store.is_shared:
        pytest.skip("SQLite has one worker")

    async def story() -> None:
        party, clock = await party_of(store)
        one = Worker(store, party.table, clock)
        two = await Worker.of(store, party.table.card.match, clock)
        async with one.visit(party.people[0], 0), two.visit(party.people[1], 1):
            await one.settle()
            await two.settle()
            for _ in range(10):
                clock.now += 15_000
                for worker in (one, two):
                    await worker.presence.check(renew=True)
                assert one.away == two.away == [None, None]
            killed = clock.now  # worker one stops recording
            for _ in range(4):
                clock.now += 15_000
                await two.presence.check(renew=True)
            assert two.away == [killed, None]
            three = await Worker.of(store, party.table.card.match, clock)
            await three.presence.check(renew=False)
            assert three.away == [killed, None]
            async with three.visit(party.people[0], 0):
                await three.settle()
                await two.table.refresh()  # as PostgreSQL notifies it
                assert two.away == [None, None]

    run(story())


def test_many_people_are_renewed_by_one_statement(store: Store) -> None:
    import sqlalchemy as sa

    async def story() -> None:
        parties = [await Party.of(store, "deep_dive") for _ in range(3)]
        places = [(party.table.card.match, who) for party in parties for who in party.people if who]
        statements: list[str] = []
        sa.event.listen(store.engine, "before_cursor_execute", lambda *args: statements.append(args[2]))
        store.presence.renew(places, 77)
        assert sum(line.startswith("UPDATE") for line in statements) == 1
        assert {chair.here for party in parties for chair in store.chairs(party.table.card.match)} == {77}

    run(story())


def test_downtime_of_the_server_does_not_make_anybody_away(sqlite: Store) -> None:
    async def story() -> None:
        party, clock = await party_of(sqlite)
        worker = Worker(sqlite, party.table, clock)
        async with worker.visit(party.people[0], 0):
            pass
        party.table.session.counted = lambda since, until: 0
        clock.now += 10**9
        await worker.presence.check(renew=True)
        assert worker.away == [None, None]

    run(story())


def test_another_player_replaces_an_absent_one_who_may_return(store: Store) -> None:
    async def story() -> None:
        party, clock = await party_of(store, absence=600)
        worker = Worker(store, party.table, clock)
        absent = party.table.session.match.to_act
        other = 1 - absent
        began = clock.now
        async with worker.visit(party.people[other], other):
            assert party.table.view(other).replace_in == 600_000
            clock.now = began + 599_000
            replace = make_command(Replace, party, "r", seat=absent)
            found = await refused(party.do(other, replace))
            assert (found.code, "1 more second" in found.error) == ("not_absent", True)
            assert party.table.view(other).replace_in == 1000
            async with worker.visit(party.people[absent], absent):
                clock.now += 10_000
                assert (await refused(party.do(other, replace))).code == "not_absent"
                assert party.table.view(other).replace_in is None, "the person is back"
            clock.now += 599_999
            party.table.update_presence()
            assert party.table.view(other).replace_in == 1
            assert (await refused(party.do(other, replace))).code == "not_absent"
            clock.now += 1
            assert party.table.view(other).replace_in == 0
            ack = await party.do(other, replace)
            event = store.since(party.table.card.match)[ack.seq - 1]
            assert (event.kind, event.seat, event.bot, event.by) == ("hand-over", absent, STAND_IN, other)
            told = json.loads((await party.table.news(other, ack.seq - 1)).text)["events"][0]
            assert (told["kind"], told["seat"], told["bot"], told["by"]) == ("hand-over", absent, STAND_IN, other)
            assert party.table.view(other).replace_in is None, "a bot is to act"
            assert await party.do(other, replace) == ack, "once"
            await party.do(absent, make_command(Return, party, "back"))
            assert party.table.session.awaits_seat(absent)

    run(story())


def test_news_say_how_long_an_absent_player_has_left_at_the_time_when_they_are_asked_for(sqlite: Store) -> None:
    async def story() -> None:
        party, clock = await party_of(sqlite, absence=600)
        worker = Worker(sqlite, party.table, clock)
        absent = party.table.session.match.to_act
        found = []
        async with worker.visit(party.people[1 - absent], 1 - absent):
            for seconds in (500, 50, 50, 50):
                clock.now += 1000 * seconds
                party.table.update_presence()
                news = await party.table.news(1 - absent, party.seq)
                found.append(json.loads(news.text)["view"]["replace_in"])
        assert found == [100_000, 50_000, 0, 0]

    run(story())


@pytest.mark.parametrize("absence", [None, 10])
def test_nobody_has_time_left_where_absent_players_are_never_replaced(sqlite: Store, absence: int | None) -> None:
    async def story() -> None:
        party, clock = await party_of(sqlite, absence=absence)
        clock.now += 100_000
        party.table.clock = clock
        party.table.update_presence()
        assert None not in party.table.view(0).away
        assert party.table.view(0).replace_in == (None if absence is None else 0)

    run(story())


def test_a_person_at_another_worker_is_not_replaced(store: Store) -> None:
    if not store.is_shared:
        pytest.skip("SQLite has one worker")

    async def story() -> None:
        party, clock = await party_of(store, absence=10)
        one = Worker(store, party.table, clock)
        two = await Worker.of(store, party.table.card.match, clock)
        absent = party.table.session.match.to_act
        async with one.visit(party.people[1 - absent], 1 - absent):
            clock.now += 600_000
            party.table.update_presence()
            assert absent in party.table.session.away
            async with two.visit(party.people[absent], absent):
                await two.settle()
                found = await refused(party.do(1 - absent, make_command(Replace, party, "r", seat=absent)))
                assert found.code == "not_absent"

    run(story())


def test_a_view_says_since_when_people_are_not_connected(client: Client, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("fathomfive.server.attendance.AWAY_AFTER", -1)
    match, keys = two_at_a_table(client)
    with client.websocket_connect(f"/api/tables/{match}/wire", headers=keys[0]) as anna:
        away = until(anna, "news")["view"]["away"]
        assert away[0] is None
        assert isinstance(away[1], int)
        with client.websocket_connect(f"/api/tables/{match}/wire", headers=keys[1]) as jan:
            until(jan, "news")
            assert until(anna, "news")["view"]["away"] == [None, None]
        assert isinstance(until(anna, "news")["view"]["away"][1], int)


@pytest.mark.parametrize(
    ("agreed", "expected"),
    [
        ({}, 600),
        ({"absence": 60}, 60),
        ({"absence": None}, None),
        ({"clock": {"kind": "move", "seconds": 172_800}}, 172_800),
        ({"clock": {"kind": "move", "seconds": 30}}, 600),
        ({"clock": {"kind": "move", "seconds": 172_800}, "absence": 60}, 60),
    ],
)
def test_a_table_agrees_on_the_time_of_absence(client: Client, agreed: dict[str, Any], expected: int | None) -> None:
    """Whoever has two days for a move is not replaced after ten minutes, unless that was agreed."""
    anna = person(client)
    match = laid(client, anna, "me", "easy", **agreed)["match"]
    assert client.get(f"/api/tables/{match}").json()["absence"] == expected


def test_an_absent_player_still_owns_the_seat(sqlite: Store) -> None:
    async def story() -> None:
        party, clock = await party_of(sqlite, absence=10)
        Worker(sqlite, party.table, clock)
        absent = party.table.session.match.to_act
        clock.now += 100_000
        await party.do(1 - absent, make_command(Replace, party, "r", seat=absent))
        stolen = make_command(Act, party, "a", move=0)
        assert (await refused(party.do(1 - absent, stolen))).code == "not_your_turn"

    run(story())
