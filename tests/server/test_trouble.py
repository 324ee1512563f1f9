"""A full disk, a database that is gone and comes back, clocks that jump, workers that die: clear errors, no loss."""

import asyncio
import random
import resource
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import psycopg
import pytest
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import ClientConnection, connect

import postgres
from conftest import new_database
from fathomfive.bots.bot import Seen
from fathomfive.server.connection import TRY_AGAIN_LATER
from fathomfive.server.fair_queue import Place
from fathomfive.server.pool import LIVE
from fathomfive.server.presence import Visit
from fathomfive.server.registry import TableRegistry
from fathomfive.server.wire import Leave
from fathomfive.soak.client import PAUSE, Player, ask
from fathomfive.soak.played_tables import PlayedTables
from fathomfive.soak.server import PATIENCE, Server
from fathomfive.soak.witness import Witness
from fathomfive.store.leases import AdvisoryLeases
from fathomfive.store.store import Store
from fathomfive.store.uptime import ServerClock
from server.people import Party, run
from server.test_registry import Quick, until


async def played(store: Store, server: Server, trouble: Callable[[PlayedTables], Any]) -> PlayedTables:
    """Let people play before, during and after a failure; afterwards everything is compared with the store."""
    await asyncio.to_thread(server.start)
    tables = PlayedTables(server.http, server.http, store, Witness(), random.Random(11), tables=2)
    try:
        await tables.open()
        await more(tables)
        await trouble(tables)
        await more(tables)
        await tables.close()
    finally:
        await tables.abort()
    tables.witness.finish(store)
    return tables


async def more(tables: PlayedTables, commands: int = 15) -> None:
    """Wait until some more commands were acknowledged."""
    wanted = tables.witness.acks + commands
    async with asyncio.timeout(PATIENCE):
        while tables.witness.acks < wanted:
            tables.check()
            await asyncio.sleep(0.02)


async def refused(tables: PlayedTables, code: str) -> None:
    """Wait until a client was refused several times with a code, and repeats a move: no limit makes it give that up."""

    def repeats(player: Player) -> bool:
        return player.in_doubt and player.pending is not None and player.pending["type"] == "act"

    async with asyncio.timeout(PATIENCE):
        while not any(player.refusals[code] > 2 and repeats(player) for player in tables.players):
            tables.check()
            await asyncio.sleep(0.02)


# --- A full disk -----------------------------------------------------------------------------------------------------


A_PAGE = 4096


def test_a_full_disk_refuses_commands_until_there_is_room(tmp_path: Path) -> None:
    """A limit on the size of the server's files stands in for a full disk."""
    file = tmp_path / "store.db"

    async def fill(tables: PlayedTables) -> None:
        hard = resource.prlimit(server.pid, resource.RLIMIT_FSIZE)[1]
        resource.prlimit(server.pid, resource.RLIMIT_FSIZE, (A_PAGE, hard))  # no commit is as small as that
        await refused(tables, "store_down")
        acks = tables.witness.acks
        await asyncio.sleep(0.5)
        assert tables.witness.acks == acks, "nothing is acknowledged that cannot be kept"
        assert server.is_running
        resource.prlimit(server.pid, resource.RLIMIT_FSIZE, (hard, hard))

    url = f"sqlite:///{file}"
    with Store(url) as store, Server(url, tmp_path) as server:
        tables = run(played(store, server, fill))
    assert tables.witness.wrong == []
    assert tables.counted["settled"]


# --- A database that is gone -----------------------------------------------------------------------------------------


@pytest.fixture
def own_postgres() -> Iterator[postgres.Postgres]:
    with postgres.running() as started:
        yield started


def test_both_workers_reconnect_to_a_restarted_database(own_postgres: postgres.Postgres, tmp_path: Path) -> None:
    async def restart(tables: PlayedTables) -> None:
        await asyncio.to_thread(own_postgres.stop)
        await refused(tables, "store_down")
        async with asyncio.timeout(PATIENCE):
            while await asyncio.to_thread(server.answers):  # health says so, as soon as its last result is a second old
                await asyncio.sleep(PAUSE)
        await asyncio.to_thread(own_postgres.start)

    url = own_postgres.url.format("postgres")
    with Server(url, tmp_path, workers=2) as server:
        with Store(url) as store:
            tables = run(played(store, server, restart))
        said = server.log_text()
    assert tables.witness.wrong == []
    assert tables.counted["settled"]
    assert "Traceback" not in said


def read_to_the_end(wire: ClientConnection) -> None:
    while True:
        wire.recv(PATIENCE)


def test_clients_of_a_worker_that_lost_its_database_are_sent_away(
    own_postgres: postgres.Postgres, tmp_path: Path
) -> None:
    """Somebody who only watches would otherwise look at an old table for ever, while other workers have newer ones."""
    with Server(own_postgres.url.format("postgres"), tmp_path) as server:
        server.start()
        key = ask(server.http, "/api/me", {"name": "Anna"})["key"]
        match = ask(server.http, "/api/tables", {"game": "kipicot", "seats": ["me", "random"]}, key)["match"]
        with connect(f"{server.http.replace('http', 'ws', 1)}/api/tables/{match}/wire") as wire:
            assert "hello" in str(wire.recv(PATIENCE))
            assert "news" in str(wire.recv(PATIENCE))
            own_postgres.stop()
            with pytest.raises(ConnectionClosed) as closed:
                read_to_the_end(wire)
    assert closed.value.rcvd is not None
    assert closed.value.rcvd.code == TRY_AGAIN_LATER


# --- Clocks ----------------------------------------------------------------------------------------------------------


def test_clocks_stand_still_while_no_server_runs(store: Store) -> None:
    time = [1_000_000]

    def clock() -> ServerClock:
        return ServerClock(store.uptime, lambda: time[0], lambda: time[0])

    async def story() -> None:
        party = await Party.of(store, "deep_dive", start=False, clock={"kind": "game", "seconds": 60})
        match = party.table.card.match
        first = TableRegistry(store, Quick(), clock=clock())
        table = await first.table(match)
        await table.start(party.people[0])
        seat = table.session.match.to_act
        time[0] += 10_000
        await first.close()  # says until when it was there; a killed one has given a sign of life not long before
        time[0] += 24 * 3_600_000
        second = TableRegistry(store, Quick(), clock=clock())
        table = party.table = await second.table(match)
        time[0] += 5_000
        assert table.time_left(seat) == 45_000
        assert await table.check_clock() == 45_000
        await party.act()
        assert table.time_left(seat) == 45_000, "and it is kept so"
        await second.close()
        time[0] += 3_600_000
        third = TableRegistry(store, Quick(), clock=clock())
        table = await third.table(match)
        assert table.session.used[seat] == 15_000
        await third.close()

    run(story())


def test_clocks_run_again_after_a_run_with_the_clock_a_day_ahead(store: Store) -> None:
    day, time = 24 * 3_600_000, [1_000_000]

    async def story() -> None:
        party = await Party.of(store, "deep_dive", start=False, clock={"kind": "game", "seconds": 60})
        match = party.table.card.match

        async def serve() -> TableRegistry:
            registry = TableRegistry(
                store, Quick(), clock=ServerClock(store.uptime, lambda: time[0], lambda: time[0] % day)
            )
            party.table = await registry.table(match)
            return registry

        time[0] += day
        ahead = await serve()
        await party.table.start(party.people[0])
        time[0] += 10_000
        await ahead.close()
        time[0] -= day
        right = await serve()
        seat = party.table.session.match.to_act
        assert party.table.time_left(seat) == 50_000, "nobody loses time"
        time[0] += 5_000
        assert party.table.time_left(seat) == 45_000, "the clock runs"
        await party.act()
        assert party.table.session.used[seat] == 15_000
        await right.close()

    run(story())


# --- Two workers, one thinks -----------------------------------------------------------------------------------------


def test_one_of_two_workers_thinks_for_a_match(request: pytest.FixtureRequest, tmp_path: Path) -> None:
    url = new_database(request, tmp_path, "postgresql")

    async def story(one: Store, two: Store) -> None:
        party = await Party.of(one, "deep_dive", "pb")
        match = party.table.card.match
        await party.do(0, Leave(cmd_id="l", expected_seq=party.seq, bot="easy"))
        pools = [Quick(), Quick()]
        registries = [TableRegistry(store, pool) for store, pool in zip((one, two), pools, strict=True)]
        await asyncio.gather(*(registry.open() for registry in registries))
        tables = [await registry.table(match) for registry in registries]
        for table in tables:
            table.enter(asyncio.Event(), Visit("network", None))
        await until(lambda: all(table.session.match.over for table in tables))
        decisions = sum(event.kind == "move" and event.seat in (0, 1) for event in one.since(match))
        assert sum(len(pool.asked) for pool in pools) == decisions, "nothing was thought about twice"
        for registry in registries:
            await registry.close()

    with Store(url) as one, Store(url) as two:
        run(story(one, two))


class Lost(Quick):
    """A bot that never answers."""

    async def choose(self, bot: str, seen: Seen, seed: int, place: Place = LIVE) -> int:
        self.asked.append(bot)
        await asyncio.Event().wait()
        return 0


def test_another_worker_thinks_when_the_first_one_dies(
    request: pytest.FixtureRequest, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("fathomfive.server.registry.RETRY_SECONDS", 0.05)
    url = new_database(request, tmp_path, "postgresql")

    async def story(one: Store, two: Store) -> None:
        party = await Party.of(one, "deep_dive", "pb")
        match = party.table.card.match
        await party.do(0, Leave(cmd_id="l", expected_seq=party.seq, bot="easy"))
        here, there = TableRegistry(one, Lost()), TableRegistry(two, Quick())
        (await here.table(match)).enter(asyncio.Event(), Visit("network", None))
        await until(lambda: here.pool.asked != [])  # type: ignore[attr-defined]
        table = await there.table(match)
        table.enter(asyncio.Event(), Visit("network", None))
        await asyncio.sleep(0.3)
        assert there.pool.asked == []  # type: ignore[attr-defined]
        with psycopg.connect(url, autocommit=True) as connection:  # the system does so when a worker dies
            connection.execute(
                "SELECT pg_terminate_backend(pid) FROM pg_locks WHERE locktype = 'advisory' AND pid <> pg_backend_pid()"
            )
        await until(lambda: table.session.match.over)
        await here.close()
        await there.close()

    with Store(url) as one, Store(url) as two:
        run(story(one, two))


def test_a_lease_is_held_once_and_released(request: pytest.FixtureRequest, tmp_path: Path) -> None:
    url = new_database(request, tmp_path, "postgresql")
    with Store(url) as store:
        one, two = AdvisoryLeases(store.engine), AdvisoryLeases(store.engine)
        assert one.acquire("m")
        assert not two.acquire("m")
        assert two.acquire("other")
        one.release("m")
        assert two.acquire("m")
        two.close()
        assert one.acquire("m")
        assert one.acquire("other")
        one.close()
