"""The open tables, and the bots and clocks that act at them."""

import asyncio
import os
import signal
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
import sqlalchemy as sa

from conftest import new_database
from fathomfive.archive.verification import verify
from fathomfive.bots.bot import Advice, Seen
from fathomfive.kernel.errors import Refused
from fathomfive.server.fair_queue import Place
from fathomfive.server.pool import BACKGROUND, LIVE, Pool
from fathomfive.server.presence import Visit
from fathomfive.server.registry import TableRegistry
from fathomfive.server.wire import Leave, Return, Say
from fathomfive.session.judge import Choice, Verdict, open_table, result_of
from fathomfive.session.mistakes import Mistake
from fathomfive.store.store import Store
from server.people import Party, hold_clock, in_a_thread, refused, run


class Quick(Pool):
    """Bots that answer at once, without a process."""

    def __init__(self) -> None:
        super().__init__()
        self.asked: list[str] = []

    async def choose(self, bot: str, seen: Seen, seed: int, place: Place = LIVE) -> int:
        self.asked.append(bot)
        return seen.legal()[-1]

    async def advise(
        self, bot: str, seen: Seen, seed: int, place: Place = LIVE, move: int | None = None
    ) -> list[Advice]:
        self.asked.append(bot)
        return [Advice(m, 0.5, 1.0, 1) for m in reversed(seen.legal())]

    async def judge(self, choice: Choice, seed: int, place: Place = BACKGROUND) -> Verdict:
        self.asked.append("judge")
        sides = choice.seen.game.sides(choice.seen.seats)
        even = [1 / sides] * sides
        end = result_of(open_table(choice.seen, choice.then))
        return Verdict(even, even, even if end is None else end.tolist(), 0.01, 0.01, 0.01)

    async def find_mistake(self, choice: Choice, seed: int, place: Place = BACKGROUND) -> Mistake | None:
        raise AssertionError("no choice has cost anything")


async def until(true: Callable[[], bool]) -> None:
    """Wait until something is true, up to a time limit."""
    async with asyncio.timeout(10):
        while not true():
            await asyncio.sleep(0.01)


def test_bots_play_a_match_to_its_end_among_themselves_while_somebody_watches(store: Store) -> None:
    async def story() -> None:
        party = await Party.of(store, "deep_dive", "pb")
        match = party.table.card.match
        await party.do(0, Leave(cmd_id="l", expected_seq=party.seq, bot="easy"))
        registry = TableRegistry(store, Quick())
        await registry.open()
        table = await registry.table(match)
        left = table.session.seq
        table.changed.set()
        await until(lambda: not table.changed.is_set())
        assert table.session.seq == left, "nobody watches"
        table.enter(asyncio.Event(), Visit("network", None))
        await until(lambda: table.session.match.over)
        assert verify(store, match).match.over
        assert set(registry.pool.asked) == {"easy", "random"}  # type: ignore[attr-defined]
        await registry.close()

    run(story())


class Paused(TableRegistry):
    """A registry whose bots wait for the test before each move that somebody watches."""

    def __init__(self, store: Store) -> None:
        super().__init__(store, Quick(), pace=1)
        self.paused = asyncio.Event()
        self.proceed = asyncio.Event()

    async def pause(self) -> None:
        self.paused.set()
        await self.proceed.wait()


def test_bots_pause_for_a_person_who_watches_and_may_take_the_seat_back(sqlite: Store) -> None:
    async def story() -> None:
        party = await Party.of(sqlite, "deep_dive", "pb")
        registry = Paused(sqlite)
        party.table = table = await registry.table(party.table.card.match)
        session = table.session
        table.enter(watching := asyncio.Event(), Visit("network", 0))
        await until(lambda: session.match.to_act == 0)
        assert not registry.paused.is_set(), "while a person plays, bots do not pause"
        await party.do(0, Leave(cmd_id="l", expected_seq=party.seq, bot="easy"))
        left = session.seq
        await until(registry.paused.is_set)
        assert session.seq == left, "no bot moves before the pause is over"
        await party.do(0, Return(cmd_id="r", expected_seq=session.seq))
        registry.proceed.set()
        await until(lambda: session.match.to_act == 0)
        assert not session.match.over
        await party.do(0, Leave(cmd_id="l2", expected_seq=session.seq, bot="easy"))
        await until(lambda: session.match.over)
        table.leave(watching)
        await registry.close()

    run(story())


def test_everyone_gets_the_same_table_and_it_is_closed_when_idle(sqlite: Store) -> None:
    async def story() -> None:
        party = await Party.of(sqlite, "deep_dive")
        registry = TableRegistry(sqlite, Quick(), idle=0.05)
        one, two = await asyncio.gather(*(registry.table(party.table.card.match) for _ in range(2)))
        assert one is two
        watching = asyncio.Event()
        one.listeners.add(watching)
        await asyncio.sleep(0.2)
        assert len(registry) == 1, "somebody watches"
        one.listeners.discard(watching)
        await until(lambda: len(registry) == 0)
        assert await registry.table(party.table.card.match) is not one
        await registry.close()
        assert len(registry) == 0

    run(story())


def test_a_finished_table_is_closed_soon(sqlite: Store, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("fathomfive.server.registry.FINISHED_SECONDS", 0.05)

    async def story() -> None:
        party = await Party.of(sqlite, "deep_dive")
        registry = TableRegistry(sqlite, Quick())
        await registry.table(party.table.card.match)
        await asyncio.sleep(0.2)
        assert len(registry) == 1, "somebody may still come back"
        party.table = await registry.table(party.table.card.match)
        await party.play_on()
        await until(lambda: len(registry) == 0)
        again = await registry.table(party.table.card.match)
        assert again.view(0) == party.table.view(0)
        await registry.close()

    run(story())


def test_a_clock_runs_out_without_anyone_asking(sqlite: Store) -> None:
    async def story() -> None:
        party = await Party.of(sqlite, "deep_dive", clock={"kind": "move", "seconds": 0.2})
        registry = TableRegistry(sqlite, Quick())
        table = await registry.table(party.table.card.match)
        table.enter(asyncio.Event(), Visit("network", None))
        await until(lambda: table.session.match.over)
        kinds = [event.kind for event in sqlite.since(party.table.card.match)]
        assert kinds.count("hand-over") == 2
        await registry.close()

    run(story())


def test_a_failed_write_is_tried_again(sqlite: Store, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("fathomfive.server.registry.RETRY_SECONDS", 0.01)

    async def story() -> None:
        party = await Party.of(sqlite, "deep_dive", "pb")
        await party.do(0, Leave(cmd_id="l", expected_seq=party.seq, bot="easy"))
        keep, fails = sqlite.append, [3]

        def sometimes(*args: object) -> None:
            if fails[0]:
                fails[0] -= 1
                raise Refused("store_down", "the database is gone")
            keep(*args)  # type: ignore[arg-type]

        monkeypatch.setattr(sqlite, "append_async", in_a_thread(sometimes))
        registry = TableRegistry(sqlite, Quick())
        table = await registry.table(party.table.card.match)
        table.enter(asyncio.Event(), Visit("network", None))
        await until(lambda: table.session.match.over)
        await registry.close()
        assert fails == [0]
        assert verify(sqlite, party.table.card.match).match.over

    run(story())


def test_a_move_whose_confirmation_was_lost_is_told_without_anyone_asking(
    sqlite: Store, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def story() -> None:
        party = await Party.of(sqlite, "deep_dive")
        registry = TableRegistry(sqlite, Quick())
        party.table = await registry.table(party.table.card.match)
        keep, seq = sqlite.append, party.seq

        def cut(*args: Any) -> None:
            keep(*args)
            raise Refused("store_down", "the connection broke while it was committed")

        with monkeypatch.context() as patch:
            patch.setattr(sqlite, "append_async", in_a_thread(cut))
            await refused(party.act())
        await until(lambda: party.seq > seq)
        assert sqlite.since(party.table.card.match)[-1].seq == party.seq
        await registry.close()

    run(story())


def test_a_process_that_dies_is_replaced_and_a_failure_is_reported(sqlite: Store) -> None:
    async def story() -> None:
        party = await Party.of(sqlite, "codex_naturalis")
        while len(party.table.session.match.legal()) == 1:
            await party.act()
        await party.do(party.table.session.match.to_act, Leave(cmd_id="l", expected_seq=party.seq))
        turn = party.table.session.bot_turn()
        assert turn is not None
        seen = party.table.session.seen(turn.seat)
        pool = Pool(1, seconds=300.0)  # it may have to be compiled
        try:
            assert await pool.choose("random", seen, 1) in seen.legal()
            advice = await pool.advise("random", seen, 1)
            assert {line.move for line in advice} == set(seen.legal())
            (process,) = pool.pool.processes
            assert process.pid is not None
            os.kill(process.pid, signal.SIGKILL)
            assert await pool.choose("random", seen, 1) in seen.legal()
            pool.seconds = 0.0
            failures: list[tuple[str, str]] = []
            pool.on_failure = lambda bot, game: failures.append((bot, game))
            assert await pool.choose("easy", seen, 1) in seen.legal(), "no time at all: any legal move"
            assert failures == [("easy", "codex_naturalis")]
            assert process.pid is None, "what thinks for too long is stopped"
            pool.seconds = 60.0
            assert {line.move for line in await pool.advise("easy", seen, 1)} == set(seen.legal())
        finally:
            pool.close()

    run(story())


def test_the_time_limit_of_a_bot_begins_after_compiling(sqlite: Store, caplog: pytest.LogCaptureFixture) -> None:
    async def story() -> None:
        party = await Party.of(sqlite, "kipicot")
        while len(party.table.session.match.legal()) == 1:
            await party.act()
        seen = party.table.session.seen(party.table.session.match.to_act)
        pool = Pool(1)
        ready: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        pool.compiler._done["kipicot"] = ready
        try:
            pool.seconds = 0.05
            with pytest.raises(TimeoutError):
                await pool.advise("easy", seen, 1)  # who asks for a hint is not kept waiting
            choosing = asyncio.ensure_future(pool.choose("easy", seen, 1))
            await asyncio.sleep(0.2)
            assert not choosing.done()
            assert pool.pool.processes[0].pid is None
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


def test_bots_are_compiled_in_the_background(monkeypatch: pytest.MonkeyPatch) -> None:
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
            assert pool.compiler.is_ready("kipicot")
        finally:
            pool.close()

    run(story())


def test_one_worker_is_notified_of_what_another_stores(
    postgresql: str, request: pytest.FixtureRequest, tmp_path: Path
) -> None:
    url = new_database(request, tmp_path, "postgresql")

    async def story(one: Store, two: Store) -> None:
        party = await Party.of(one, "deep_dive")
        match = party.table.card.match
        here, there = TableRegistry(one, Quick()), TableRegistry(two, Quick())
        await here.open()
        await there.open()
        mine, theirs = await here.table(match), await there.table(match)
        party.table = mine
        hold_clock(mine, theirs)
        for _ in range(5):
            await party.act()
            await until(lambda: theirs.session.seq == mine.session.seq)
            assert theirs.view(0) == mine.view(0)
        await mine.say(party.people[0], Say("c", "ahoj"))
        await until(lambda: theirs.said(0) == mine.said(0) != [])
        with one.engine.begin() as connection:  # the line is cut, and is mended by itself
            connection.execute(
                sa.text("SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE query LIKE 'LISTEN%'")
            )
        await party.act()
        await until(lambda: theirs.session.seq == mine.session.seq)
        await here.close()
        await there.close()

    with Store(url) as one, Store(url) as two:
        run(story(one, two))
