"""Heavy work: in processes of low priority, with time limits, budgets and a cache, away from everybody's moves."""

import asyncio
import os
import threading
from collections.abc import Callable
from typing import Any

import pytest
from litestar.testing import TestClient

from fathomfive.archive.tides import records_of
from fathomfive.kernel import replay
from fathomfive.kernel.errors import Refused
from fathomfive.kernel.game import NOBODY
from fathomfive.server import heavy, jobs
from fathomfive.server.app import make_app
from fathomfive.server.heavy import NICE, HeavyWork, Rank
from fathomfive.server.lesson_plans import load_lesson
from fathomfive.server.limits import Limits
from fathomfive.server.registry import TableRegistry
from fathomfive.session.cards import card_of
from fathomfive.store.store import Store
from server.clients import Client, client, laid, person, until, wrong
from server.people import Party, run
from server.small_jobs import burn, hang, refuse, where
from server.test_registry import Quick
from server.test_registry import until as until_true
from server.tides import DIVE, REEF, opened

__all__ = ["client"]


def test_a_job_runs_in_another_process_of_low_priority() -> None:
    async def story() -> None:
        work = HeavyWork()
        try:
            pid, nice = await work.run(where, None, "v")
            assert pid != os.getpid()
            assert nice == os.nice(0) + NICE
            with pytest.raises(Refused, match="in words"):
                await work.run(refuse, "in words", "v")
            assert (await work.run(where, None, "v"))[0] == pid, "a refusal is an answer"
        finally:
            work.close()

    run(story())


def test_questions_of_a_visitor_without_time_left_do_not_come_before_the_work_of_others(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(heavy, "PROCESSES", 1)

    async def story() -> None:
        work, done = HeavyWork(), list[str]()

        async def ask(visitor: str, rank: Rank) -> None:
            await work.run(where, None, visitor, rank)
            done.append(visitor)

        try:
            work.budget.charge("greedy", 1000)
            questions = [asyncio.ensure_future(ask("greedy", Rank.QUESTION)) for _ in range(10)]
            await asyncio.sleep(0)  # they are queued
            await ask("honest", Rank.REPLAY)
            assert done == ["greedy", "honest"], "only the one that ran already was before it"
            await asyncio.gather(*questions)
            assert done.count("greedy") == 10, "they are answered all the same"
        finally:
            work.close()

    run(story())


def test_events_of_long_matches_do_not_come_before_the_work_of_others(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(heavy, "PROCESSES", 1)
    monkeypatch.setattr(heavy, "SHORT", -1)
    played = replay.read(DIVE)
    card, events = records_of(played, card_of(played, "m"))

    async def story() -> None:
        work, done = HeavyWork(), list[str]()

        async def ask(n: int) -> None:
            assert await work.replay(jobs.Part(jobs.Records(card, events), NOBODY, n, len(events)), "greedy")
            done.append("greedy")

        try:
            asked = [asyncio.ensure_future(ask(n)) for n in range(1, 6)]
            await asyncio.sleep(0)  # they are queued
            await work.run(where, None, "honest")
            assert done == ["greedy"], "only the one that ran already was before it"
            await asyncio.gather(*asked)
        finally:
            work.close()

    run(story())


def test_a_job_that_takes_too_long_is_killed_and_charged_and_others_go_on(monkeypatch: pytest.MonkeyPatch) -> None:
    async def story() -> None:
        work = HeavyWork()
        try:
            pid, _ = await work.run(where, None, "v")
            monkeypatch.setattr(heavy, "SECONDS", 0.5)
            monkeypatch.setattr(work.budget, "burst", 0.4)
            monkeypatch.setattr(work.budget, "per_second", 1e-9)
            with pytest.raises(Refused) as found:
                await work.run(hang, None, "v")
            assert found.value.code == "busy"
            monkeypatch.setattr(heavy, "SECONDS", 300.0)
            assert work.pool.killed == 1
            with pytest.raises(Refused) as found:
                await work.run(where, None, "v")
            assert found.value.code == "too_many"
            assert (await work.run(where, None, "w"))[0] != pid
        finally:
            work.close()

    run(story())


def test_a_visitor_pays_for_work_with_a_budget_and_is_told_when_there_is_more(monkeypatch: pytest.MonkeyPatch) -> None:
    async def story() -> None:
        work = HeavyWork()
        monkeypatch.setattr(work.budget, "burst", 0.1)
        monkeypatch.setattr(work.budget, "per_second", 0.001)
        try:
            await work.run(burn, 0.2, "one")
            with pytest.raises(Refused, match="try again in") as found:
                await work.run(burn, 0.0, "one")
            assert found.value.code == "too_many"
            assert found.value.retry_after is not None
            assert found.value.retry_after > 50, "about a hundred seconds"
            await work.run(burn, 0.0, "two")
            await work.run(burn, 0.0, "one", Rank.QUESTION)  # a player at a table is not refused
        finally:
            work.close()

    run(story())


def test_a_visitor_who_does_not_wait_for_the_answer_is_charged_all_the_same(monkeypatch: pytest.MonkeyPatch) -> None:
    async def story() -> None:
        work = HeavyWork()
        monkeypatch.setattr(work.budget, "per_second", 0.0)
        try:
            await work.run(where, None, "v")
            gone = asyncio.ensure_future(work.run(burn, 0.3, "v"))
            await until_true(lambda: bool(work.pool._jobs) and len(work.pool.queue) == 0)
            gone.cancel()
            await work.run(where, None, "v", Rank.ANALYSIS)  # after it: one job of a visitor at a time
            assert heavy.WORK_BURST - work.budget._tokens(work.budget._buckets["v"]) > 0.2
        finally:
            work.close()

    run(story())


def test_one_visitor_uses_one_process_at_a_time() -> None:
    async def story() -> None:
        work = HeavyWork()
        try:
            busy = [asyncio.ensure_future(work.run(hang, None, "many")) for _ in range(5)]
            await until_true(lambda: len(work.pool.queue) == 4)
            assert [place.visitor for place in work.pool._running.values()] == ["many"]
            assert (await work.run(where, None, "one"))[0]
            assert (await work.run(where, None, "many", Rank.QUESTION))[0], "a question does not wait for a replay"
            for task in busy:
                task.cancel()
        finally:
            work.close()

    run(story())


def test_answers_are_cached_within_a_number_of_bytes_and_computed_once(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(heavy, "CACHE_BYTES", 10)
    monkeypatch.setattr(heavy, "ENTRY_BYTES", 1)

    async def story() -> None:
        work = HeavyWork()
        ran: list[bytes] = []

        async def count(job: Any, argument: bytes, visitor: str, rank: Rank = Rank.REPLAY) -> bytes:
            ran.append(argument)
            await asyncio.sleep(0)
            return argument

        monkeypatch.setattr(work, "run", count)
        for _ in range(2):
            both = (work.find_or_run("a", burn, b"aaaa", visitor) for visitor in ("v", "w"))  # type: ignore[arg-type]
            assert await asyncio.gather(*both) == [b"aaaa", b"aaaa"]
        assert ran == [b"aaaa"]
        for n in range(100):
            await work.find_or_run((n,), burn, b"bbbb", "v")  # type: ignore[arg-type]
        assert work._cache.currsize <= 10
        assert work.find(("a",)) is None
        for n in range(100):
            await work.find_or_run((n,), burn, b"", "v")  # type: ignore[arg-type]
        assert len(work._cache) <= 10, "an empty answer takes memory, too"
        await work.find_or_run(("big",), burn, b"c" * 11, "v")  # type: ignore[arg-type]
        assert work.find(("big",)) is None
        work.close()

    run(story())


# --- Over HTTP -------------------------------------------------------------------------------------------------------


def work_of(client: Client) -> HeavyWork:
    registry: TableRegistry = client.app.dependencies["table_registry"].dependency()
    return registry.heavy


def test_replays_are_not_built_in_the_process_of_the_server(client: Client, monkeypatch: pytest.MonkeyPatch) -> None:
    """H2: threads of the server would take turns with everybody's moves."""
    match = opened(client, person(client), DIVE)

    def forbidden(*_: Any, **__: Any) -> None:
        raise AssertionError("this is work for another process")

    monkeypatch.setattr("fathomfive.session.session.Session.apply", forbidden)
    for path in ("replay", "frames", "frames?first=60", "story", "story?seat=1", "curve"):
        assert client.get(f"/api/tables/{match}/{path}").status_code == 200
    assert client.get("/api/lessons/kipicot").status_code == 200


def test_long_matches_are_not_read_by_the_threads_for_short_work(
    client: Client, sqlite: Store, monkeypatch: pytest.MonkeyPatch
) -> None:
    """H2: chat, sitting down, connecting and health would wait for these threads."""
    match = opened(client, person(client), DIVE)
    threads: set[str] = set()

    def noting(function: Callable[..., Any]) -> Callable[..., Any]:
        def note(*args: Any, **kwargs: Any) -> Any:
            threads.add(threading.current_thread().name.rpartition("_")[0])
            return function(*args, **kwargs)

        return note

    monkeypatch.setattr(sqlite, "since", noting(sqlite.since))
    monkeypatch.setattr(sqlite, "load_match", noting(sqlite.load_match))
    monkeypatch.setattr(heavy, "build_events", noting(jobs.build_events))
    for path in ("replay", "frames", "story"):
        assert client.get(f"/api/tables/{match}/{path}").status_code == 200
        assert threads == {"fathom-reader"}
    with client.websocket_connect(f"/api/tables/{match}/wire?since=0") as socket:
        assert until(socket, "news")["events"]
    assert threads == {"fathom-reader", "fathom-opener"}


def test_finished_matches_are_built_once(client: Client, monkeypatch: pytest.MonkeyPatch) -> None:
    match = opened(client, person(client), DIVE)
    paths = ("replay", "frames?first=60&seat=1", "story")
    first = [client.get(f"/api/tables/{match}/{path}").content for path in paths]

    async def forbidden(*_: Any, **__: Any) -> None:
        raise AssertionError("it is cached")

    monkeypatch.setattr(work_of(client).pool, "run", forbidden)
    assert [client.get(f"/api/tables/{match}/{path}").content for path in paths] == first


def test_a_story_shows_names_as_they_are_now(client: Client, sqlite: Store) -> None:
    async def story() -> tuple[str, str]:
        party = await Party.of(sqlite, "deep_dive")
        await party.play_on()
        assert party.people[0] is not None
        return party.table.card.match, party.people[0]

    match, first = run(story())
    assert client.get(f"/api/tables/{match}/story").json()["names"] == ["P0", "P1"]
    sqlite.people.rename(first, "Nova")
    assert client.get(f"/api/tables/{match}/story").json()["names"] == ["Nova", "P1"]


def test_replays_of_a_visitor_without_time_are_refused_and_moves_are_not(client: Client) -> None:
    key = person(client)
    match = opened(client, key, DIVE)
    table = laid(client, key, "me", "random", game="kipicot")["match"]
    client.post(f"/api/tables/{table}/start", headers=key)
    work_of(client).budget.charge("testclient", 1000.0)
    words = wrong(client.get(f"/api/tables/{match}/replay"), 429, "too_many")
    assert "try again in" in words
    wrong(client.post("/api/replays", headers=key, json={"text": REEF}), 429, "too_many")
    with client.websocket_connect(f"/api/tables/{table}/wire", headers=key) as socket:
        news = until(socket, "news")
        while not news["view"]["legal"]:
            news = until(socket, "news")
        move = news["view"]["legal"][0]["text"]
        socket.send_json({"type": "why", "cmd_id": "w", "move": move})
        assert until(socket, "reason")["clause"] is None
        socket.send_json({"type": "act", "cmd_id": "a", "expected_seq": news["seq"], "move": move})
        assert until(socket, "ack")["cmd_id"] == "a"


def test_a_new_identity_does_not_open_more_files(client: Client, monkeypatch: pytest.MonkeyPatch) -> None:
    async def at_once(job: Any, argument: Any, *_: Any) -> Any:
        return job(argument)

    monkeypatch.setattr(work_of(client), "run", at_once)
    opened_files = 0
    for n in range(10):
        key = person(client, f"Anna {n}")
        for _ in range(5):
            answer = client.post("/api/replays", headers=key, json={"text": DIVE})
            if answer.status_code != 201:
                wrong(answer, 429, "too_many")
                assert opened_files == 30
                return
            opened_files += 1
    pytest.fail("nothing was refused")


def test_every_spelling_of_a_game_is_the_same_lesson(client: Client) -> None:
    """H4: each spelling was cached on its own, 0.7 MB at a time."""
    first = client.get("/api/lessons/kipicot").content
    for n in range(1, 40):
        answer = client.get("/api/lessons/" + "%20" * n + "Kipicot")
        assert answer.content == first
        asked = client.get("/api/lessons/" + "%20" * n + "kipicot/why", params={"step": 0, "move": "x" * n})
        assert asked.status_code in (200, 400)
    assert [key for key in work_of(client)._cache if key[0] == "lesson"] == [("lesson", "kipicot")]


def test_a_lesson_is_loaded_once_however_its_game_is_spelled() -> None:
    """H4: the processes that build lessons keep them, too."""
    assert all(load_lesson(" " * n + "Kipicot") is load_lesson("kipicot") for n in range(5))


def test_questions_are_not_answered_on_the_event_loop(client: Client, monkeypatch: pytest.MonkeyPatch) -> None:
    """To look for the move that a press means takes several milliseconds in some games."""
    key = person(client)
    match = laid(client, key, "me", "random", game="podwodni_lowcy")["match"]
    client.post(f"/api/tables/{match}/start", headers=key)

    def forbidden(*_: Any, **__: Any) -> None:
        raise AssertionError("this is work for another process")

    monkeypatch.setattr("fathomfive.kernel.match.Match.candidates", forbidden)
    with client.websocket_connect(f"/api/tables/{match}/wire", headers=key) as socket:
        news = until(socket, "news")
        while not news["view"]["legal"]:
            news = until(socket, "news")
        told = news["view"]["legal"][0]["told"]
        wanted = {name: told[name] for name in ("kind", "pieces", "places")}
        socket.send_json({"type": "why", "cmd_id": "w", "wanted": wanted})
        assert until(socket, "reason")["clause"] is None


def test_questions_of_one_visitor_are_slowed_down_on_all_sockets_together(sqlite: Store) -> None:
    limits = Limits(1000, 1000, questions=1000)
    app = make_app(TableRegistry(sqlite, Quick()), limits)
    with TestClient(app) as client:
        connections = client.app.dependencies["registry"].dependency()
        match = laid(client, person(client), "me", "random")["match"]
        address = f"/api/tables/{match}/wire"
        with client.websocket_connect(address) as one, client.websocket_connect(address) as two:
            for socket in (one, two):
                until(socket, "news")
                for n in range(5):
                    socket.send_json({"type": "explain", "cmd_id": f"e{n}"})
                    assert until(socket, "points")["cmd_id"] == f"e{n}"
        assert list(connections.questions._buckets) == ["testclient"], "one bucket for the visitor"


def test_a_player_who_was_away_for_long_gets_all_events(client: Client, sqlite: Store) -> None:
    async def story() -> tuple[str, int]:
        party = await Party.of(sqlite, "deep_dive", "pppp")
        await party.play_on()
        return party.table.card.match, party.seq

    match, seq = run(story())
    for short in (seq - 1, seq):  # in a process, and in a thread
        heavy.SHORT, kept = short, heavy.SHORT
        try:
            with client.websocket_connect(f"/api/tables/{match}/wire?since=0") as socket:
                news = until(socket, "news")
        finally:
            heavy.SHORT = kept
        assert [event["seq"] for event in news["events"]] == list(range(1, seq + 1))


def test_a_position_that_is_judged_is_the_one_before_the_decision(sqlite: Store) -> None:
    async def story() -> tuple[Any, ...]:
        party = await Party.of(sqlite, "kipicot")
        await party.play_on(12)
        return sqlite.load_match(party.table.card.match)

    card, _, events = run(story())
    records = jobs.Records(card, events)
    decisions = jobs.list_decisions(records)
    choices = jobs.see_choices(jobs.Positions(records, 1, decisions))
    assert [one.seen.seat for one in choices] == [decision.seat for decision in decisions]
    assert all(decision.move in one.seen.legal() for decision, one in zip(decisions, choices, strict=True))
    assert [one.then.tobytes() for one in choices[:-1]] == [one.before.tobytes() for one in choices[1:]]
