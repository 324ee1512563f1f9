"""The processes of bots: shared fairly, and replaced when they hang."""

import asyncio
import os
import signal
import threading
import time
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager, contextmanager
from pathlib import Path
from typing import Any

import pytest
from cachetools import TTLCache

from fathomfive.bots.bot import Advice, Seen
from fathomfive.kernel import shelf
from fathomfive.kernel.dice import seeded
from fathomfive.kernel.errors import Refused
from fathomfive.kernel.match import Match
from fathomfive.server import pool as pool_module
from fathomfive.server.fair_queue import Place
from fathomfive.server.pool import BOT_SECONDS, Pool, Question, Rank, free_unused_bots
from fathomfive.server.presence import Visit
from fathomfive.server.processes import SupervisedProcess
from fathomfive.server.registry import TableRegistry
from fathomfive.server.wire import Act
from fathomfive.session.cards import Card, Chair
from fathomfive.session.judge import Choice, Verdict
from fathomfive.store.store import Store
from server.people import Party, run
from server.test_registry import until

PATIENCE = 30.0  # seconds in which a process that does not answer must be gone


class Thoughts:
    """Counts the thoughts of bots; each goes on until the test ends it."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        self.begun: list[str] = []  # the bot of each thought
        self.ends = asyncio.Semaphore(0)
        thoughts = self

        async def think(self: SupervisedProcess, job: Any, question: Any, seconds: float) -> Any:
            if job.__name__ == "compile_search":
                return None
            thoughts.begun.append("analysis" if job.__name__ == "_judge" else question.bot)
            await thoughts.ends.acquire()
            if job.__name__ == "_judge":
                return Verdict([0.5, 0.5], [0.5, 0.5], [0.5, 0.5], 0.0, 0.0, 0.0)
            legal = question.seen.legal()
            if job.__name__ == "_choose":
                return legal[0]
            return [Advice(m, 0.5, 1.0, 1) for m in legal]

        monkeypatch.setattr(SupervisedProcess, "run", think)

    def end_one(self) -> None:
        """Let the thought that is running end."""
        self.ends.release()


async def table_of_bots(store: Store, registry: TableRegistry, bots: str, host: str | None) -> Any:
    """Lay and start a table where a bot is to act: only bots, or a person and bots."""
    match = f"t{len(store.all_matches())}"
    chairs = [Chair(seat, bot=bots) for seat in range(2)]
    if host is not None:
        chairs[0] = Chair(0, person=host)
    game = shelf.take("kipicot")
    owner = host or store.people.welcome("Host")[0].person
    store.create(Card(match, game.name, game.rules, 2, game.check_options(2, {}), host=owner, made=1), chairs)
    table = await registry.table(match)
    await table.start(owner)
    return table


@asynccontextmanager
async def opened(store: Store) -> AsyncIterator[TableRegistry]:
    registry = TableRegistry(store, Pool(1))
    try:
        yield registry
    finally:
        await registry.close()
        registry.pool.close()


def test_twenty_tables_of_one_visitor_delay_an_honest_players_bot_by_the_running_thought_alone(
    sqlite: Store, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def story() -> None:
        thoughts = Thoughts(monkeypatch)
        async with opened(sqlite) as registry:
            for n in range(20):  # each with a new identity, all from one network, and connected
                host = sqlite.people.welcome(f"Host {n}")[0].person
                table = await table_of_bots(sqlite, registry, "expert", host)
                await leave_the_move_to_the_bot(table, host)
                table.enter(asyncio.Event(), Visit("one network", 0))
            await until(lambda: len(thoughts.begun) == 1)
            honest = sqlite.people.welcome("Honest")[0].person
            table = await table_of_bots(sqlite, registry, "easy", honest)
            table.enter(asyncio.Event(), Visit("another network", 0))
            for _ in range(4):
                await leave_the_move_to_the_bot(table, honest)
                await until(lambda: waits(registry, "another network"))
                thoughts.begun.clear()
                thoughts.end_one()
                await until(lambda: thoughts.begun != [])
                assert thoughts.begun == ["easy"], "the next thought is for the honest player"
                thoughts.end_one()
                await until(lambda: table.session.match.to_act == 0 or waits(registry, "another network"))

    run(story())


def waits(registry: TableRegistry, visitor: str) -> bool:
    return any(pool.queue._counts[visitor] for pool in (registry.pool.pool, registry.pool.patient))


async def leave_the_move_to_the_bot(table: Any, person: str) -> None:
    """Play the moves of a person until a bot has a choice."""
    session = table.session
    while session.match.to_act == 0:
        move = session.match.legal()[0]
        await table.command(person, 0, Act(cmd_id=f"m{session.seq}", expected_seq=session.seq, move=move))


def test_bots_that_play_among_themselves_think_last_and_only_while_somebody_watches(
    sqlite: Store, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def story() -> None:
        thoughts = Thoughts(monkeypatch)
        async with opened(sqlite) as registry:
            table = await table_of_bots(sqlite, registry, "expert", None)
            assert registry.place_of_bots(table) is None
            person = sqlite.people.welcome("Anna")[0].person
            away = await table_of_bots(sqlite, registry, "hard", person)
            await leave_the_move_to_the_bot(away, person)
            await until(lambda: thoughts.begun == ["hard"])  # the unwatched table had its chance before
            watcher = asyncio.Event()
            table.enter(watcher, Visit("network", None))
            await until(lambda: waits(registry, "network"))
            place = registry.place_of_bots(table)
            assert place is not None
            assert place.rank == Rank.WATCHED
            thoughts.end_one()
            await until(lambda: thoughts.begun[-1] == "expert" or thoughts.begun.count("hard") > 1)
            table.leave(watcher)
            assert registry.place_of_bots(table) is None

    run(story())


def test_live_work_comes_before_absent_players_and_these_before_bots_alone(sqlite: Store) -> None:
    async def story() -> None:
        async with opened(sqlite) as registry:
            person = sqlite.people.welcome("Anna")[0].person
            table = await table_of_bots(sqlite, registry, "random", person)
            assert registry.place_of_bots(table) == Place(Rank.AWAY, f"host {person}", table.card.match)
            table.enter(asyncio.Event(), Visit("spectator", None))
            assert registry.place_of_bots(table) == Place(Rank.AWAY, f"host {person}", table.card.match)
            table.enter(asyncio.Event(), Visit("player", 0))
            assert registry.place_of_bots(table) == Place(Rank.LIVE, "player", table.card.match)

    run(story())
    assert list(Rank) == [Rank.LIVE, Rank.HINT, Rank.AWAY, Rank.WATCHED, Rank.ANALYSIS]


def test_hints_of_one_visitor_are_limited(sqlite: Store, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("fathomfive.server.pool.MAX_WAITING_PER_VISITOR", 2)

    async def story() -> None:
        thoughts = Thoughts(monkeypatch)
        async with opened(sqlite) as registry:
            party = await Party.of(sqlite, "kipicot")
            seat = party.table.session.match.to_act
            asked = [asyncio.ensure_future(registry.hint(party.table, seat, visitor="v")) for _ in range(3)]
            await until(lambda: len(registry.pool.patient.queue) == 2)
            with pytest.raises(Refused) as found:
                await registry.hint(party.table, seat, visitor="v")
            assert found.value.code == "no_hint_now"
            for _ in range(3):
                thoughts.end_one()
            assert all(await asyncio.gather(*asked))

    run(story())


def test_a_bot_that_people_wait_for_waits_for_no_other_search(monkeypatch: pytest.MonkeyPatch) -> None:
    async def story() -> None:
        thoughts = Thoughts(monkeypatch)
        pool, seen = Pool(1), seen_of("kipicot")
        others = [
            asyncio.ensure_future(pool.advise("hint", seen, 1, Place(Rank.HINT))),
            asyncio.ensure_future(pool.choose("watched", seen, 1, Place(Rank.WATCHED))),
            asyncio.ensure_future(pool.judge(choice_of(seen), 1)),
        ]
        await until(lambda: thoughts.begun == ["hint"])
        live = asyncio.ensure_future(pool.choose("live", seen, 1))
        await until(lambda: thoughts.begun == ["hint", "live"])
        for _ in range(4):
            thoughts.end_one()
        await asyncio.gather(live, *others)
        assert thoughts.begun == ["hint", "live", "watched", "analysis"]
        pool.close()

    run(story())


# --- Processes that hang ---------------------------------------------------------------------------------------------


def choice_of(seen: Seen) -> Choice:
    """A decision of a match that stood still."""
    return Choice(seen, seen.legal()[0], seen.table, seen.table, seen.table, False)


def seen_of(game: str) -> Seen:
    match = Match(shelf.take(game), 2, seed=1).deal()
    while len(match.legal()) == 1:
        match.play(match.legal()[0]).deal()
    return Seen.of(match, match.to_act, seeded(1))


@contextmanager
def stopped_for(seconds: float, pid: int) -> Iterator[None]:
    """Stop a process; a test that waits until it goes on again fails."""
    os.kill(pid, signal.SIGSTOP)
    while Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()[0] != "T":
        time.sleep(0.01)  # a signal that comes before it has stopped could still end it
    rescue = threading.Timer(seconds, os.kill, (pid, signal.SIGCONT))
    rescue.start()
    try:
        yield
        assert rescue.is_alive(), "it was waited for"
    finally:
        rescue.cancel()


def test_a_stopped_process_is_killed_and_replaced_while_the_others_go_on() -> None:
    async def story() -> None:
        pool, seen = Pool(2, seconds=300.0), seen_of("kipicot")
        failures: list[tuple[str, str]] = []
        pool.on_failure = lambda bot, game: failures.append((bot, game))
        try:
            await asyncio.gather(*(pool.advise("random", seen, 1) for _ in range(2)))
            first, other = pool.pool.processes
            assert first.pid is not None
            assert other.pid is not None
            pids = {first.pid, other.pid}
            stopped = pool.pool._free[-1]
            assert stopped.pid is not None
            with stopped_for(PATIENCE, stopped.pid):
                pool.seconds = 1.0
                hanging = asyncio.ensure_future(pool.choose("easy", seen, 1))
                await until(lambda: stopped not in pool.pool._free)
                pool.seconds = 300.0
                assert {line.move for line in await pool.advise("random", seen, 1)} == set(seen.legal()), "others go on"
                assert await hanging in seen.legal(), "any move, so that the game goes on"
            assert failures == [("easy", "kipicot")]
            assert (pool.pool.killed, pool.pool.died) == (1, 0)
            assert stopped.pid is None
            assert pool.state == "failing"
            await asyncio.gather(*(pool.advise("random", seen, 1) for _ in range(2)))
            assert pool.state == "cold"
            assert len({first.pid, other.pid} - pids) == 1, "there is a new one"
        finally:
            pool.close()

    run(story())


def test_a_stopped_process_does_not_delay_the_end_of_the_server() -> None:
    async def story() -> None:
        pool, seen = Pool(1, seconds=300.0), seen_of("kipicot")
        await pool.advise("random", seen, 1)
        (process,) = pool.pool.processes
        assert process.pid is not None
        with stopped_for(PATIENCE, process.pid):
            try:
                hanging = asyncio.ensure_future(pool.advise("random", seen, 1))
                await until(lambda: not pool.pool._free)
            finally:
                pool.close()
        assert isinstance((await asyncio.gather(hanging, return_exceptions=True))[0], Refused)
        assert process.pid is None

    run(story())


def test_a_caller_who_leaves_does_not_free_the_process_before_the_job_is_done(monkeypatch: pytest.MonkeyPatch) -> None:
    """Otherwise hints that nobody waits for would pile up behind the back of the queue."""

    async def story() -> None:
        thoughts = Thoughts(monkeypatch)
        pool, seen = Pool(1), seen_of("kipicot")
        gone = asyncio.ensure_future(pool.advise("hard", seen, 1))
        await until(lambda: len(thoughts.begun) == 1)
        gone.cancel()
        waiting = [asyncio.ensure_future(pool.advise("hard", seen, 1)) for _ in range(2)]
        await until(lambda: len(pool.pool.queue) == 2)
        assert len(thoughts.begun) == 1
        waiting[0].cancel()
        await until(lambda: len(pool.pool.queue) == 1)
        thoughts.end_one()
        thoughts.end_one()
        await waiting[1]
        assert len(thoughts.begun) == 2
        pool.close()

    run(story())


def first_decision() -> Seen:
    """Look at the first decision of a game, one with several legal moves."""
    match = Match(shelf.take("codex_naturalis"), 2, seed=1).deal()
    return Seen.of(match, match.to_act, seeded(1))


def test_a_bot_that_nobody_asks_any_more_gives_its_search_tree_back(monkeypatch: pytest.MonkeyPatch) -> None:
    now = [0.0]
    monkeypatch.setattr(pool_module, "_bots", TTLCache(4, BOT_SECONDS, timer=lambda: now[0]))
    seen = first_decision()
    first = pool_module._asked(Question("random", seen, 1))
    now[0] = 0.9 * BOT_SECONDS
    assert pool_module._asked(Question("random", seen, 1)) is first
    now[0] = 1.8 * BOT_SECONDS
    free_unused_bots(None)
    assert pool_module._asked(Question("random", seen, 1)) is first, "every question keeps it for longer"
    now[0] = 3 * BOT_SECONDS
    free_unused_bots(None)
    assert not len(pool_module._bots)


def test_processes_that_have_started_are_told_to_free_search_trees(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(pool_module, "BOT_SECONDS", 0.01)
    told: list[str] = []

    async def think(self: SupervisedProcess, job: Any, question: Any, seconds: float) -> Any:
        told.append(f"{self.name}: {job.__name__}")
        return question.seen.legal()[0] if job.__name__ == "_choose" else None

    monkeypatch.setattr(SupervisedProcess, "run", think)
    monkeypatch.setattr(SupervisedProcess, "pid", property(lambda self: 1 if self.name == "bots" else None))

    async def story() -> None:
        pool = Pool()
        seen = first_decision()
        await pool.choose("easy", seen, 1)
        async with asyncio.timeout(PATIENCE):
            while told.count("bots: free_unused_bots") < 2:
                await asyncio.sleep(0.01)
        pool.close()

    run(story())
    assert not any(line.startswith("advice") for line in told), "a process is not started for that"
