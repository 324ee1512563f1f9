"""Views and news: cached news equal those built for one viewer alone."""

import asyncio
from typing import Any

import pytest

from fathomfive.kernel import shelf
from fathomfive.kernel.game import NOBODY, Game
from fathomfive.server import views
from fathomfive.server.connection import Connection, ConnectionRegistry
from fathomfive.server.limits import Limits
from fathomfive.server.metrics import Metrics
from fathomfive.server.registry import TableRegistry
from fathomfive.server.table import Table
from fathomfive.server.views import own_undo
from fathomfive.server.wire import Leave, News, OwnUndo, encode
from fathomfive.store.store import Store
from server.people import Party, hold_clock, run
from server.test_registry import Quick


async def fresh(table: Table, viewer: int, seq: int) -> str:
    """Build the news for one viewer alone."""
    events = await table.since(viewer, seq)
    return encode(News(seq + len(events), events, table.view(viewer))).decode()


async def compare(table: Table, seq: int) -> None:
    for viewer in table.session.match.game.viewers(table.card.seats):
        told = await table.news(viewer, seq)
        assert told.text == await fresh(table, viewer, seq)
        assert told.seq == table.session.seq
        assert await table.news(viewer, seq) is told, "the next one gets the same"


@pytest.mark.parametrize("game", shelf.games(), ids=lambda game: game.name)
def test_cached_news_equal_news_built_for_one_viewer(sqlite: Store, game: Game) -> None:
    async def story() -> None:
        party = await Party.of(sqlite, game.name, "p" * game.default_seats)
        table = party.table
        hold_clock(table)
        sqlite.people.rename(party.people[0] or "", "Somebody Else")
        await table.reload_seats()
        await compare(table, party.seq)
        assert "Somebody Else" in (await table.news(NOBODY, party.seq)).text
        for _ in range(20):
            before = party.seq
            await party.play_on(1)
            await compare(table, before)
            await compare(table, max(0, before - 3))
        if not table.session.match.over:
            await party.do(0, Leave(cmd_id="l", expected_seq=party.seq, bot="easy"))
            await compare(table, party.seq - 1)
        await party.play_on()
        assert table.session.match.over
        await compare(table, party.seq - 1)

    run(story())


@pytest.mark.parametrize("kind", ["game", "move"])
def test_news_of_a_running_clock_are_cached_for_a_millisecond(sqlite: Store, kind: str) -> None:
    async def story() -> None:
        party = await Party.of(sqlite, "deep_dive", clock={"kind": kind, "seconds": 60})
        table, time = party.table, party.table.session.at
        table.clock = lambda: time
        await compare(table, 0)
        first = await table.news(0, 0)
        time += 1
        await compare(table, 0)
        later = await table.news(0, 0)
        assert first.text != later.text
        assert (table.view(0).clock or [])[table.session.match.to_act] == 59_999
        time -= 1
        assert (await table.news(0, 0)).text == first.text

    run(story())


def test_news_that_were_overtaken_are_not_cached(sqlite: Store, monkeypatch: pytest.MonkeyPatch) -> None:
    async def story() -> None:
        party = await Party.of(sqlite, "deep_dive")
        table, since = party.table, party.table.since

        async def slowly(viewer: int, seq: int, visitor: str = "") -> Any:
            events = await since(viewer, seq)
            monkeypatch.setattr(table, "since", since)
            await party.act()
            return events

        monkeypatch.setattr(table, "since", slowly)
        behind = await table.news(0, 0)
        assert behind.seq < party.seq
        assert (await table.news(0, 0)).seq == party.seq, "nobody else is kept from hearing the rest"

    run(story())


def test_the_cache_of_news_is_limited(sqlite: Store) -> None:
    async def story() -> None:
        party = await Party.of(sqlite, "deep_dive")
        hold_clock(party.table)
        await party.play_on(40)
        for seq in range(party.seq):
            assert (await party.table.news(0, seq)).text == await fresh(party.table, 0, seq)
            assert len(party.table._news._news) <= views.MAX_CACHED

    run(story())


def test_own_undo_goes_back_to_the_last_own_decision(sqlite: Store) -> None:
    async def story() -> None:
        party = await Party.of(sqlite, "deep_dive")
        for _ in range(30):
            await party.act()
            session = party.table.session
            for seat in (0, 1):
                own = [n for n, who in enumerate(session.deciders) if who == seat]
                undo = own_undo(party.table, seat)
                assert (undo is None) == (not own)
                if undo is not None:
                    assert undo == OwnUndo(session.move_seqs[own[-1]] - 1, own[-1] + 1 == len(session.deciders))

    run(story())


class Stuck:
    """A socket whose other side takes a few messages, and then none."""

    def __init__(self, takes: int) -> None:
        self.left = takes

    async def send_text(self, text: str) -> None:
        if not self.left:
            await asyncio.Event().wait()
        self.left -= 1

    async def receive_data(self, mode: str) -> str:
        await asyncio.Event().wait()
        return ""

    async def close(self, code: int) -> None:
        await self.send_text("")


@pytest.mark.parametrize("takes", [0, 1, 2])
def test_a_connection_can_be_ended_from_outside_also_while_its_client_does_not_receive(
    sqlite: Store, takes: int
) -> None:
    async def story() -> None:
        party = await Party.of(sqlite, "deep_dive")
        registry = ConnectionRegistry(Metrics(), Limits())
        reads: Any = Stuck(10**6)
        stuck: Any = Stuck(takes)
        tables = TableRegistry(sqlite, Quick())
        good, bad = (Connection(one, tables, party.table, None, None, registry) for one in (reads, stuck))
        tasks = [asyncio.ensure_future(one.run(None, None)) for one in (good, bad)]
        await asyncio.sleep(0)
        await party.act()
        assert not tasks[1].done()
        bad.disconnect()
        await asyncio.wait([tasks[1]])
        assert isinstance(tasks[1].exception(), TimeoutError)
        assert not tasks[0].done()
        assert registry.connections == {good}
        assert party.table.listeners == {good.wake}
        tasks[0].cancel()
        await asyncio.gather(*tasks, return_exceptions=True)

    run(story())
