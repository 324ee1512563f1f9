"""Events: appended in order, once, durably and in groups, on SQLite and PostgreSQL."""

import asyncio
import threading
from concurrent.futures import ThreadPoolExecutor
from dataclasses import replace

import pytest
import sqlalchemy as sa

from fathomfive.kernel.errors import Refused
from fathomfive.session.cards import Card
from fathomfive.session.events import Event
from fathomfive.store.event_log import Append
from fathomfive.store.schema import events
from fathomfive.store.store import Store
from fathomfive.store.writer import MAX_OTHERS
from store.samples import CARD, CHAIRS, begun, code, move


def test_since_lists_the_later_events(store: Store) -> None:
    begun(store).append("m1", 1, [move(2), move(3)])
    assert [event.seq for event in store.since("m1", 1)] == [2, 3]
    assert store.since("m1", 3) == []


def test_a_stale_append_is_refused_and_writes_nothing(store: Store) -> None:
    begun(store).append("m1", 1, [move(2)])
    assert code(lambda: store.append("m1", 1, [move(2)])) == "stale"
    assert code(lambda: store.append("m1", 5, [move(6)])) == "stale"
    assert len(store.since("m1")) == 2


def test_a_command_is_written_once(store: Store) -> None:
    begun(store).append("m1", 1, [move(2, "a")])
    assert code(lambda: store.append("m1", 2, [move(3), move(4, "a")])) == "stale"
    assert len(store.since("m1")) == 2, "all or none"


def test_two_writers_cannot_fork_a_match(url: str) -> None:
    with Store(url) as one, Store(url) as two:
        begun(one)
        gate = threading.Barrier(2)
        codes: set[str] = set()

        def play(store: Store) -> int:
            won = 0
            for seq in range(2, 32):
                gate.wait()
                try:
                    store.append("m1", seq - 1, [move(seq)])
                    won += 1
                except Refused as refused:
                    codes.add(refused.code)
            return won

        with ThreadPoolExecutor(2) as pool:
            assert sum(pool.map(play, (one, two))) == 30
        assert codes == {"stale"}
        assert [event.seq for event in one.since("m1")] == list(range(1, 32))


def test_concurrent_appends_are_all_durable_despite_refused_ones(store: Store) -> None:
    cards = [replace(CARD, match=f"m{n}") for n in range(20)]
    for card in cards:
        begun(store, card)

    def play(card: Card) -> None:
        for seq in range(2, 12):
            store.append(card.match, seq - 1, [move(seq)])
            assert code(lambda seq=seq: store.append(card.match, seq - 1, [move(seq)])) == "stale"  # type: ignore[misc]

    with ThreadPoolExecutor(20) as pool:
        list(pool.map(play, cards))
    for card in cards:
        assert [event.seq for event in store.since(card.match)] == list(range(1, 12))


def test_a_failing_job_does_not_affect_others_of_its_commit(store: Store) -> None:
    begun(store)
    gate = threading.Event()

    def slow(c: sa.Connection) -> None:
        gate.wait()

    def broken(c: sa.Connection) -> None:
        c.execute(sa.text("SELECT no_such_column FROM events"))

    with ThreadPoolExecutor(3) as pool:
        first = pool.submit(store.writer.do, slow)  # the others queue up after it and share a commit
        wrong = pool.submit(store.writer.do, broken)
        right = pool.submit(store.append, "m1", 1, [move(2)])
        gate.set()
        first.result()
        right.result()
        with pytest.raises(Refused, match="no_such_column"):
            wrong.result()
    assert len(store.since("m1")) == 2


def test_concurrent_appends_share_one_commit(store: Store) -> None:
    cards = [replace(CARD, match=f"m{n}") for n in range(30)]
    for card in cards:
        begun(store, card)
    started, gate, commits = threading.Event(), threading.Event(), [0]

    def slow(c: sa.Connection) -> None:
        started.set()
        gate.wait()

    def count(_: sa.Connection) -> None:
        commits[0] += 1

    sa.event.listen(store.engine, "commit", count)
    with ThreadPoolExecutor(31) as pool:
        first = pool.submit(store.writer.do, slow)
        started.wait()
        rest = [pool.submit(store.append, card.match, 1, [move(2)]) for card in cards]
        while store.writer._queue.qsize() < len(cards):  # all of them queue up after the first
            threading.Event().wait(0.01)
        gate.set()
        first.result()
        for future in rest:
            future.result()
    assert commits == [2]
    assert all(len(store.since(card.match)) == 2 for card in cards)


def test_a_move_does_not_wait_for_many_other_jobs(store: Store) -> None:
    begun(store)
    started, gate, seen = threading.Event(), threading.Event(), list[int | None]()

    def slow(c: sa.Connection) -> None:
        started.set()
        gate.wait()

    def other(c: sa.Connection) -> None:
        seen.append(c.scalar(sa.select(sa.func.max(events.c.seq)).where(events.c.match == "m1")))

    with ThreadPoolExecutor(22) as pool:
        jobs = [pool.submit(store.writer.do, slow)]
        started.wait()
        jobs += [pool.submit(store.writer.do, other) for _ in range(20)]
        while store.writer._queue.qsize() < 20:
            threading.Event().wait(0.01)
        jobs.append(pool.submit(store.append, "m1", 1, [move(2)]))
        while store.writer._queue.qsize() < 21:  # the move comes last
            threading.Event().wait(0.01)
        commits = store.commits
        gate.set()
        for job in jobs:
            job.result()
    assert seen == [2] * 20, "the move is stored before all of them"
    assert store.commits - commits >= 1 + 20 // MAX_OTHERS, "few share a commit"


def test_a_sqlite_file_gets_and_gives_a_long_match_in_one_row(sqlite: Store) -> None:
    """Each row lets other threads run: on a busy server 1,000 rows took half a second."""
    calls: list[tuple[str, bool]] = []

    def count(_c: object, _cursor: object, sql: str, _rows: object, _x: object, many: bool) -> None:
        if "events" in sql:
            calls.append((sql.split()[0], many))

    sa.event.listen(sqlite.engine, "after_cursor_execute", count)
    log = [Event(1, "start", at=10), *(move(n, f"c{n}") for n in range(2, 1001))]
    sqlite.create_with_events(replace(CARD, started=10), CHAIRS, log)
    assert sqlite.since("m1") == log
    assert calls == [("INSERT", False), ("SELECT", False)]


def test_events_keep_every_value_they_were_stored_with(store: Store) -> None:
    new = [
        Event(2, "move", at=2**53 + 1, seat=0, move=None, cmd_id="0:žluť \u2028 \"'", fingerprint="0123"),
        Event(3, "hand_over", at=0, seat=None, move=-1, word="łowcy"),
    ]
    begun(store).append("m1", 1, new)
    assert store.since("m1", 1) == new


def together(store: Store, *wanted: Append) -> list[str]:
    """Run several appends in one commit, and give the codes of refusals."""
    started, gate = threading.Event(), threading.Event()

    def slow(c: sa.Connection) -> None:
        started.set()
        gate.wait()

    def append(one: Append) -> str:
        try:
            store.append(*one)
        except Refused as refused:
            return refused.code
        return ""

    with ThreadPoolExecutor(len(wanted) + 1) as pool:
        first = pool.submit(store.writer.do, slow)
        started.wait()
        rest = []
        for n, one in enumerate(wanted, 1):
            rest.append(pool.submit(append, one))
            while store.writer._queue.qsize() < n:  # in this order, after the first
                threading.Event().wait(0.01)
        gate.set()
        first.result()
        return [future.result() for future in rest]


def test_only_stale_appends_of_a_commit_are_refused(store: Store) -> None:
    for n in range(1, 6):
        begun(store, replace(CARD, match=f"m{n}"))
    store.append("m2", 1, [move(2)])
    store.append("m4", 1, [move(2, "known")])
    codes = together(
        store,
        Append("m1", 1, [move(2), move(3)]),
        Append("m2", 1, [move(2), move(3)]),  # only its second event would fit
        Append("m3", 2, [move(3)]),  # it would leave a gap
        Append("m4", 2, [move(3, "known")]),
        Append("m5", 1, [move(2)]),
        Append("m5", 2, [move(3)], True),
        Append("gone", 0, [move(1)]),
    )
    assert codes == ["", "stale", "stale", "stale", "", "", "stale"]
    assert [len(store.since(f"m{n}")) for n in range(1, 6)] == [3, 2, 1, 2, 3]
    assert [store.card(f"m{n}").ended for n in (4, 5)] == [None, 13]


def test_the_future_of_an_append_is_done_when_it_is_durable(store: Store) -> None:
    begun(store)

    async def story() -> None:
        soon = [store.append_async("m1", 1, [move(2)]), store.append_async("m1", 1, [move(2)])]
        assert not any(future.done() for future in soon)
        await soon[0]
        assert len(store.since("m1")) == 2
        with pytest.raises(Refused, match="got 2"):
            await soon[1]
        gone = store.append_async("m1", 2, [move(3)])
        gone.cancel()
        await store.append_async("m1", 3, [move(4)])
        store.append_async("m1", 4, [move(5)])  # the loop ends before the future is done

    asyncio.run(story())
    store.append("m1", 5, [move(6)])
    assert len(store.since("m1")) == 6


def test_a_closed_store_refuses_writes(url: str) -> None:
    store = Store(url)
    store.close()
    assert code(lambda: store.create(CARD, CHAIRS)) == "store_down"
