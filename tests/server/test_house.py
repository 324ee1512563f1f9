"""The house and its bots."""

import asyncio
import os
import signal
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
import sqlalchemy as sa

from conftest import new_database
from fathomfive.bots.bot import Advice, Judgement, Seen
from fathomfive.kernel.errors import Refused
from fathomfive.server.house import House
from fathomfive.server.pool import Pool
from fathomfive.server.wire import Leave, Return, Say
from fathomfive.store.check import check
from fathomfive.store.store import Store
from server.people import Party, in_a_thread, refused, run


class Quick(Pool):
    """Bots without a process, for tests of the house."""

    def __init__(self) -> None:
        self.asked: list[str] = []
        self._warming = None

    async def choose(self, bot: str, seen: Seen, seed: int) -> int:
        self.asked.append(bot)
        return seen.legal()[-1]

    async def advise(self, bot: str, seen: Seen, seed: int) -> list[Advice]:
        self.asked.append(bot)
        return [Advice(m, 0.5, 1.0, 1) for m in reversed(seen.legal())]

    async def judge(self, bot: str, seen: Seen, seed: int) -> Judgement:
        sides = seen.game.sides(seen.seats)
        return Judgement((1 / sides,) * sides, await self.advise(bot, seen, seed))


async def until(true: Callable[[], bool]) -> None:
    """Wait until something is true, but not for ever."""
    async with asyncio.timeout(10):
        while not true():
            await asyncio.sleep(0.01)


def test_bots_play_a_match_to_its_end_without_anyone(store: Store) -> None:
    async def story() -> None:
        party = await Party.of(store, "deep_dive", "pb")
        match = party.table.card.match
        await party.do(0, Leave(cmd_id="l", expected_seq=party.seq, bot="easy"))
        house = House(store, Quick())
        await house.open()
        table = await house.table(match)
        await until(lambda: table.log.match.over)
        assert check(store, match).match.over
        assert set(house.pool.asked) == {"easy", "random"}  # type: ignore[attr-defined]
        await house.close()

    run(story())


def test_who_watches_bots_alone_can_follow_and_take_a_seat_back(sqlite: Store) -> None:
    async def story() -> None:
        party = await Party.of(sqlite, "deep_dive", "pb")
        house = House(sqlite, Quick(), pace=0.2)
        party.table = table = await house.table(party.table.card.match)
        table.bells.add(watching := asyncio.Event())
        await until(lambda: table.log.match.to_act == 0)
        await party.do(0, Leave(cmd_id="l", expected_seq=party.seq, bot="easy"))
        left = table.log.seq
        await asyncio.sleep(0.1)
        assert table.log.seq == left, "a bot that plays for somebody who watches takes its time"
        await until(lambda: table.log.seq > left)
        await party.do(0, Return(cmd_id="r", expected_seq=table.log.seq))
        assert not table.log.match.over
        await until(lambda: table.log.match.to_act == 0)
        await party.do(0, Leave(cmd_id="l2", expected_seq=table.log.seq, bot="easy"))
        table.bells.discard(watching)
        await until(lambda: table.log.match.over)  # nobody watches: they do not wait
        await house.close()

    run(story())


def test_everyone_gets_the_same_table_and_it_is_put_away_when_nobody_needs_it(sqlite: Store) -> None:
    async def story() -> None:
        party = await Party.of(sqlite, "deep_dive")
        house = House(sqlite, Quick(), idle=0.05)
        one, two = await asyncio.gather(*(house.table(party.table.card.match) for _ in range(2)))
        assert one is two
        watching = asyncio.Event()
        one.bells.add(watching)
        await asyncio.sleep(0.2)
        assert len(house) == 1, "somebody watches"
        one.bells.discard(watching)
        await until(lambda: len(house) == 0)
        assert await house.table(party.table.card.match) is not one
        await house.close()
        assert len(house) == 0

    run(story())


def test_a_table_whose_game_is_over_is_put_away_soon(sqlite: Store, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("fathomfive.server.house.FINISHED", 0.05)

    async def story() -> None:
        party = await Party.of(sqlite, "deep_dive")
        house = House(sqlite, Quick())
        await house.table(party.table.card.match)
        await asyncio.sleep(0.2)
        assert len(house) == 1, "somebody may still come back"
        party.table = await house.table(party.table.card.match)
        await party.play_on()
        await until(lambda: len(house) == 0)
        again = await house.table(party.table.card.match)
        assert again.view(0) == party.table.view(0)
        await house.close()

    run(story())


def test_the_clock_of_a_table_rings_by_itself(sqlite: Store) -> None:
    async def story() -> None:
        party = await Party.of(sqlite, "deep_dive", clock={"kind": "move", "seconds": 0.2})
        house = House(sqlite, Quick())
        table = await house.table(party.table.card.match)
        await until(lambda: table.log.match.over)
        kinds = [event.kind for event in sqlite.since(party.table.card.match)]
        assert kinds.count("hand-over") == 2
        await house.close()

    run(story())


def test_what_fails_is_tried_again(sqlite: Store, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("fathomfive.server.house.AGAIN", 0.01)

    async def story() -> None:
        party = await Party.of(sqlite, "deep_dive", "pb")
        await party.do(0, Leave(cmd_id="l", expected_seq=party.seq, bot="easy"))
        keep, fails = sqlite.append, [3]

        def sometimes(*args: object) -> None:
            if fails[0]:
                fails[0] -= 1
                raise Refused("store_down", "the database is gone")
            keep(*args)  # type: ignore[arg-type]

        monkeypatch.setattr(sqlite, "append_soon", in_a_thread(sometimes))
        house = House(sqlite, Quick())
        table = await house.table(party.table.card.match)
        await until(lambda: table.log.match.over)
        await house.close()
        assert fails == [0]
        assert check(sqlite, party.table.card.match).match.over

    run(story())


def test_a_move_whose_answer_was_lost_is_told_without_anyone_asking(
    sqlite: Store, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def story() -> None:
        party = await Party.of(sqlite, "deep_dive")
        house = House(sqlite, Quick())
        party.table = await house.table(party.table.card.match)
        keep, seq = sqlite.append, party.seq

        def cut(*args: Any) -> None:
            keep(*args)
            raise Refused("store_down", "the connection broke while it was committed")

        with monkeypatch.context() as patch:
            patch.setattr(sqlite, "append_soon", in_a_thread(cut))
            await refused(party.act())
        await until(lambda: party.seq > seq)
        assert sqlite.since(party.table.card.match)[-1].seq == party.seq
        await house.close()

    run(story())


def test_a_process_chooses_a_legal_move_and_one_that_dies_is_replaced(sqlite: Store) -> None:
    async def story() -> None:
        party = await Party.of(sqlite, "codex_naturalis")
        while len(party.table.log.match.legal()) == 1:
            await party.act()
        await party.do(party.table.log.match.to_act, Leave(cmd_id="l", expected_seq=party.seq))
        turn = party.table.turn()
        assert turn is not None
        seen = party.table.seen(turn.seat)
        pool = Pool(1, seconds=300.0)  # it may have to be compiled
        try:
            assert await pool.choose("random", seen, 1) in seen.legal()
            advice = await pool.advise("random", seen, 1)
            assert {line.move for line in advice} == set(seen.legal())
            (child,) = pool._pool._processes
            os.kill(child, signal.SIGKILL)
            assert await pool.choose("random", seen, 1) in seen.legal()
            pool.seconds = 0.0
            assert await pool.choose("easy", seen, 1) in seen.legal(), "no time at all: any legal move"
            assert pool._processes is None, "what thinks for too long is stopped"
            pool.seconds = 60.0
            assert {line.move for line in await pool.advise("easy", seen, 1)} == set(seen.legal())
        finally:
            pool.close()

    run(story())


def test_a_bot_waits_for_its_compiler_and_its_time_begins_when_it_thinks(
    sqlite: Store, caplog: pytest.LogCaptureFixture
) -> None:
    async def story() -> None:
        party = await Party.of(sqlite, "kipicot")
        while len(party.table.log.match.legal()) == 1:
            await party.act()
        seen = party.table.seen(party.table.log.match.to_act)
        pool = Pool(1)
        ready: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        pool._compiled["kipicot"] = ready
        try:
            pool.seconds = 0.05
            with pytest.raises(TimeoutError):
                await pool.advise("easy", seen, 1)  # who asks for a hint is not kept waiting
            choosing = asyncio.ensure_future(pool.choose("easy", seen, 1))
            await asyncio.sleep(0.2)
            assert not choosing.done()
            assert pool._processes is None
            pool.seconds = 60.0
            ready.set_result(None)
            alone = Pool(1)
            try:
                assert await choosing == await alone.choose("easy", seen, 1)
            finally:
                alone.close()
            assert "a random move is made" not in caplog.text
        finally:
            pool.close()

    run(story())


def test_bots_are_made_ready_in_the_background(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("fathomfive.server.pool.names", lambda: ("kipicot",))

    async def story() -> None:
        pool = Pool(1)
        try:
            assert {pool.state} == {"cold"}
            pool.warm_up()
            assert {pool.state} == {"compiling"}
            async with asyncio.timeout(120):
                while pool.state != "ready":
                    await asyncio.sleep(0.05)
            assert list(pool._compiled) == ["kipicot"]
        finally:
            pool.close()

    run(story())


def test_what_one_worker_keeps_another_hears_of(
    postgresql: str, request: pytest.FixtureRequest, tmp_path: Path
) -> None:
    url = new_database(request, tmp_path, "postgresql")

    async def story(one: Store, two: Store) -> None:
        party = await Party.of(one, "deep_dive")
        match = party.table.card.match
        here, there = House(one, Quick()), House(two, Quick())
        await here.open()
        await there.open()
        mine, theirs = await here.table(match), await there.table(match)
        party.table = mine
        for _ in range(5):
            await party.act()
            await until(lambda: theirs.log.seq == mine.log.seq)
            assert theirs.view(0) == mine.view(0)
        await mine.say(party.people[0], Say("c", "ahoj"))
        await until(lambda: theirs.said(0) == mine.said(0) != [])
        with one.engine.begin() as connection:  # the line is cut, and is mended by itself
            connection.execute(
                sa.text("SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE query LIKE 'LISTEN%'")
            )
        await party.act()
        await until(lambda: theirs.log.seq == mine.log.seq)
        await here.close()
        await there.close()

    with Store(url) as one, Store(url) as two:
        run(story(one, two))
