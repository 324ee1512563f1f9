"""The store, the same on SQLite and on PostgreSQL."""

import asyncio
import threading
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from dataclasses import replace
from pathlib import Path

import pytest
import sqlalchemy as sa
from alembic.autogenerate import compare_metadata
from alembic.migration import MigrationContext

from conftest import new_database
from fathomfive.kernel.errors import Refused
from fathomfive.session.cards import Card, Chair
from fathomfive.session.events import Event
from fathomfive.store import people as people_room
from fathomfive.store import schema
from fathomfive.store.appending import Append
from fathomfive.store.cards import now
from fathomfive.store.copy import copy_all, count_rows
from fathomfive.store.database import default_url
from fathomfive.store.secret import hashed, new_name, new_secret
from fathomfive.store.store import Store

CARD = Card("m1", "deep_dive", 1, 2, {}, {"hints": True}, made=5)
CHAIRS = [Chair(0, link=hashed("first")), Chair(1, bot="easy")]


def begun(store: Store, card: Card = CARD) -> Store:
    store.create(card, CHAIRS)
    store.append(card.match, 0, [Event(1, "start", at=10)])
    return store


def move(seq: int, cmd_id: str | None = None) -> Event:
    return Event(seq, "move", at=10 + seq, seat=0, move=seq, cmd_id=cmd_id)


def code(doing: Callable[[], object]) -> str:
    with pytest.raises(Refused) as refused:
        doing()
    return refused.value.code


# --- Cards, seats, lists -----------------------------------------------------------------------------------------


def test_what_was_created_is_read_back(store: Store) -> None:
    store.create(CARD, CHAIRS)
    assert store.card("m1") == CARD
    assert store.chairs("m1") == CHAIRS
    assert code(lambda: store.card("m2")) == "no_such_match"


def test_it_is_there_after_closing_and_opening(url: str) -> None:
    with Store(url) as store:
        begun(store).append("m1", 1, [move(2, "a"), move(3)])
    with Store(url) as store:
        assert store.since("m1") == [Event(1, "start", at=10), move(2, "a"), move(3)]
        assert store.card("m1") == replace(CARD, started=10)


def test_a_seat_is_claimed_by_its_secret_and_by_one_person(store: Store) -> None:
    store.create(CARD, CHAIRS)
    anna, _ = store.people.welcome("Anna")
    jan, _ = store.people.welcome("Jan")
    assert store.claim("m1", anna.person, "first") == 0
    assert store.claim("m1", anna.person, "first") == 0
    assert code(lambda: store.claim("m1", jan.person, "first")) == "seat_taken"
    assert code(lambda: store.claim("m1", jan.person, "second")) == "no_such_seat"
    assert store.chairs("m1")[0].person == anna.person


def test_people_sit_down_and_stand_up_until_the_match_starts(store: Store) -> None:
    store.create(CARD, CHAIRS)
    anna, _ = store.people.welcome("Anna")
    jan, _ = store.people.welcome("Jan")
    store.sit("m1", 0, anna.person)
    assert code(lambda: store.sit("m1", 0, jan.person)) == "seat_taken"
    assert code(lambda: store.sit("m1", 1, jan.person)) == "seat_taken", "a bot sits there"
    store.stand_up("m1", anna.person)
    assert code(lambda: store.stand_up("m1", anna.person)) == "not_seated"
    store.sit("m1", 0, jan.person)
    store.append("m1", 0, [Event(1, "start", at=10)])
    assert code(lambda: store.stand_up("m1", jan.person)) == "not_seated"


def test_of_two_who_claim_a_seat_at_once_one_gets_it(store: Store) -> None:
    store.create(CARD, CHAIRS)
    those = [store.people.welcome(name)[0].person for name in "abcdefgh"]

    def claim(person: str) -> bool:
        try:
            return store.claim("m1", person, "first") == 0
        except Refused:
            return False

    with ThreadPoolExecutor(8) as pool:
        assert sum(pool.map(claim, those)) == 1


def test_lists_name_what_they_should(store: Store) -> None:
    anna, _ = store.people.welcome("Anna")
    store.create(replace(CARD, listed=True), CHAIRS)
    store.create(replace(CARD, match="m2", made=6, host=anna.person), CHAIRS)
    store.create(replace(CARD, match="m3", made=7, listed=True), [Chair(0, person=anna.person), Chair(1)])
    assert [card.match for card in store.listed()] == ["m3", "m1"]
    assert [card.match for card in store.of_person(anna.person)] == ["m3", "m2"]
    assert store.everything() == ["m1", "m2", "m3"]
    store.append("m3", 0, [Event(1, "start", at=10)])
    assert store.running() == ["m3"]
    store.append("m3", 1, [move(2)], ended=True)
    assert store.running() == []
    assert store.card("m3").ended == 12
    assert [card.match for card in store.listed()] == ["m1"]


# --- Events ------------------------------------------------------------------------------------------------------


def test_since_gives_the_tail(store: Store) -> None:
    begun(store).append("m1", 1, [move(2), move(3)])
    assert [event.seq for event in store.since("m1", 1)] == [2, 3]
    assert store.since("m1", 3) == []


def test_who_is_behind_is_refused_and_nothing_is_written(store: Store) -> None:
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


def test_many_at_once_are_all_kept_and_a_refused_one_harms_none(store: Store) -> None:
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


def test_a_job_that_fails_spoils_nothing_for_the_others(store: Store) -> None:
    begun(store)
    gate = threading.Event()

    def slow(c: sa.Connection) -> None:
        gate.wait()

    def broken(c: sa.Connection) -> None:
        c.execute(sa.text("SELECT no_such_column FROM events"))

    with ThreadPoolExecutor(3) as pool:
        first = pool.submit(store.writer.do, slow)  # the others queue up behind it, and are committed together
        wrong = pool.submit(store.writer.do, broken)
        right = pool.submit(store.append, "m1", 1, [move(2)])
        gate.set()
        first.result()
        right.result()
        with pytest.raises(Refused, match="no_such_column"):
            wrong.result()
    assert len(store.since("m1")) == 2


def test_what_many_ask_for_at_once_is_one_commit(store: Store) -> None:
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
        while store.writer._queue.qsize() < len(cards):  # all of them wait behind the first
            threading.Event().wait(0.01)
        gate.set()
        first.result()
        for future in rest:
            future.result()
    assert commits == [2]
    assert all(len(store.since(card.match)) == 2 for card in cards)


def together(store: Store, *wanted: Append) -> list[str]:
    """Append several in one commit, and give the codes of what was refused."""
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
            while store.writer._queue.qsize() < n:  # in this order, behind the first
                threading.Event().wait(0.01)
        gate.set()
        first.result()
        return [future.result() for future in rest]


def test_of_many_in_one_commit_only_who_is_behind_is_refused(store: Store) -> None:
    for n in range(1, 6):
        begun(store, replace(CARD, match=f"m{n}"))
    store.append("m2", 1, [move(2)])
    store.append("m4", 1, [move(2, "known")])
    codes = together(
        store,
        Append("m1", 1, [move(2), move(3)]),
        Append("m2", 1, [move(2), move(3)]),  # the second of them alone would fit
        Append("m3", 2, [move(3)]),  # before it there would be a gap
        Append("m4", 2, [move(3, "known")]),
        Append("m5", 1, [move(2)]),
        Append("m5", 2, [move(3)], True),
        Append("gone", 0, [move(1)]),
    )
    assert codes == ["", "stale", "stale", "stale", "", "", "stale"]
    assert [len(store.since(f"m{n}")) for n in range(1, 6)] == [3, 2, 1, 2, 3]
    assert [store.card(f"m{n}").ended for n in (4, 5)] == [None, 13]


def test_in_an_event_loop_nobody_is_answered_before_it_is_durable(store: Store) -> None:
    begun(store)

    async def story() -> None:
        soon = [store.append_soon("m1", 1, [move(2)]), store.append_soon("m1", 1, [move(2)])]
        assert not any(future.done() for future in soon)
        await soon[0]
        assert len(store.since("m1")) == 2
        with pytest.raises(Refused, match="there are 2"):
            await soon[1]
        gone = store.append_soon("m1", 2, [move(3)])
        gone.cancel()
        await store.append_soon("m1", 3, [move(4)])
        store.append_soon("m1", 4, [move(5)])  # the loop ends before it is answered

    asyncio.run(story())
    store.append("m1", 5, [move(6)])
    assert len(store.since("m1")) == 6


def test_a_closed_store_takes_nothing(url: str) -> None:
    store = Store(url)
    store.close()
    assert code(lambda: store.create(CARD, CHAIRS)) == "store_down"


# --- Chat --------------------------------------------------------------------------------------------------------


def test_what_is_said_is_kept_once(store: Store) -> None:
    store.create(CARD, CHAIRS)
    anna, _ = store.people.welcome("Anna")
    hello = store.say("m1", anna.person, "ahoj <b>", "c1")
    assert store.say("m1", anna.person, "ahoj again", "c1") == hello
    more = store.say("m1", anna.person, "🐙", "c2")
    assert store.chat("m1") == [hello, more]
    assert store.chat("m1", 1) == [more]
    assert (more.n, more.text) == (2, "🐙")


# --- People ------------------------------------------------------------------------------------------------------


def test_a_key_proves_who_one_is_and_is_not_kept(store: Store) -> None:
    anna, key = store.people.welcome("Anna")
    assert store.people.who(key) == anna
    assert store.people.who(key + "x") is None
    with store.engine.connect() as connection:
        everything = [
            str(row) for table in schema.metadata.sorted_tables for row in connection.execute(sa.select(table))
        ]
    assert everything
    assert not any(key in row for row in everything)


def test_a_person_is_renamed_and_forgotten(store: Store) -> None:
    anna, key = store.people.welcome("Anna")
    store.people.rename(anna.person, "Hana")
    assert store.people.names({anna.person}) == {anna.person: "Hana"}
    store.people.forget(anna.person)
    assert store.people.who(key) is None
    assert store.people.names({anna.person}) == {anna.person: ""}


def test_a_link_makes_another_device_the_persons_once(store: Store) -> None:
    anna, key = store.people.welcome("Anna")
    link = store.people.link(anna.person)
    assert store.people.who(link) is None, "a link is no key"
    person, other = store.people.follow(link)
    assert person == anna
    assert store.people.who(other) == store.people.who(key) == anna
    assert code(lambda: store.people.follow(link)) == "bad_link"
    assert code(lambda: store.people.follow(key)) == "bad_link"


def test_an_old_link_is_worth_nothing(store: Store, monkeypatch: pytest.MonkeyPatch) -> None:
    anna, _ = store.people.welcome("Anna")
    link = store.people.link(anna.person)
    later = now() + people_room.LINK_LASTS + 1
    monkeypatch.setattr(people_room, "now", lambda: later)
    assert code(lambda: store.people.follow(link)) == "bad_link"


def test_names_and_secrets_are_words_of_letters_and_digits() -> None:
    """One that began with a dash was taken for an option by the command line."""
    made = [make() for make in (new_name, new_secret) for _ in range(200)]
    assert len(set(made)) == 400
    assert all(word.isalnum() and word.isascii() and word == word.lower() for word in made)


# --- The database ------------------------------------------------------------------------------------------------


def test_the_migrations_build_what_the_schema_says(store: Store) -> None:
    with store.engine.connect() as connection:
        assert compare_metadata(MigrationContext.configure(connection), schema.metadata) == []


def test_several_may_open_a_new_store_at_once(url: str) -> None:
    with ThreadPoolExecutor(4) as pool:
        for store in pool.map(Store, [url] * 4):
            store.close()


def test_a_store_of_a_newer_program_is_refused(url: str) -> None:
    with Store(url) as store, store.engine.begin() as connection:
        connection.execute(sa.text("UPDATE alembic_version SET version_num = '9999'"))
    assert code(lambda: Store(url)) == "newer_store"


def test_sqlite_keeps_what_it_says_it_kept(sqlite: Store) -> None:
    with sqlite.engine.connect() as connection:
        pragmas = {name: connection.exec_driver_sql(f"PRAGMA {name}").scalar() for name in PRAGMAS}
    assert pragmas == PRAGMAS


PRAGMAS = {"journal_mode": "wal", "synchronous": 2, "foreign_keys": 1, "wal_autocheckpoint": 0}


@pytest.mark.parametrize(
    ("url", "words"),
    [
        ("mysql://x/y", "got one of kind 'mysql'"),
        ("rubbish", "expected a database like"),
        ("sqlite://", "expected a file"),
        ("sqlite:///:memory:", "expected a file"),
        ("sqlite:////proc/none/store.db", "cannot make the folder"),
        ("postgresql://fathom:secret@/none?host=/nowhere", "cannot be used now"),
    ],
)
def test_a_wrong_database_is_refused_in_words(url: str, words: str) -> None:
    with pytest.raises(Refused, match=words) as refused:
        Store(url)
    assert "secret" not in refused.value.error


def test_a_file_that_is_no_store_is_refused(tmp_path: Path) -> None:
    file = tmp_path / "store.db"
    file.write_text("this is a letter, and no database at all\n" * 50)
    assert code(lambda: Store(f"sqlite:///{file}")) == "store_down"
    assert file.read_text().startswith("this is a letter")


def test_the_store_lies_where_the_environment_says(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setenv("FATHOM_DATABASE", "sqlite:///here.db")
    assert default_url() == "sqlite:///here.db"
    monkeypatch.delenv("FATHOM_DATABASE")
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
    assert default_url().endswith("fathom.db")


def test_a_copy_holds_everything_and_goes_only_into_an_empty_store(store: Store, tmp_path: Path) -> None:
    anna, key = store.people.welcome("Anna")
    begun(store).append("m1", 1, [replace(move(2, "a"), bot="easy")])
    assert store.since("m1")[1].bot == "easy"
    store.say("m1", anna.person, "ahoj", "c1")
    steps: list[int] = []
    with Store(f"sqlite:///{tmp_path / 'copy.db'}") as copy:
        assert copy_all(store, copy, steps.append) == count_rows(store) == sum(steps) == 8
        assert copy.since("m1") == store.since("m1")
        assert copy.card("m1") == store.card("m1")
        assert copy.people.who(key) == anna
        assert code(lambda: copy_all(store, copy)) == "not_empty"
        assert count_rows(copy) == 8


# --- When things go wrong ----------------------------------------------------------------------------------------


def test_a_full_disk_refuses_loses_nothing_and_recovers(sqlite: Store) -> None:
    begun(sqlite)
    room = 10  # pages of the file that may be added

    def limit(pages: int) -> None:
        sqlite.writer.do(lambda c: c.exec_driver_sql(f"PRAGMA max_page_count = {pages}") and None)

    with sqlite.engine.connect() as connection:
        used = int(connection.exec_driver_sql("PRAGMA page_count").scalar_one())
    limit(used + room)

    def fill() -> None:
        for seq in range(1, 10_000):
            sqlite.append("m1", seq, [replace(move(seq + 1), bot="x" * 1000)])

    with pytest.raises(Refused, match="full") as refused:
        fill()
    assert refused.value.code == "store_down"
    kept = sqlite.since("m1")
    seq = len(kept)
    assert [event.seq for event in kept] == list(range(1, seq + 1)), "what was kept is there, what was refused is not"
    assert seq > 1
    limit(1_000_000)
    sqlite.append("m1", seq, [move(seq + 1)])
    assert len(sqlite.since("m1")) == seq + 1


def test_a_database_that_goes_away_refuses_and_is_found_again(
    postgresql: str, request: pytest.FixtureRequest, tmp_path: Path
) -> None:
    url = new_database(request, tmp_path, "postgresql")
    with Store(url) as store, Store(postgresql.format("postgres")) as keeper:
        begun(store)

        def shut(allowed: str) -> None:
            with keeper.engine.connect().execution_options(isolation_level="AUTOCOMMIT") as c:
                c.exec_driver_sql(f"ALTER DATABASE tests ALLOW_CONNECTIONS {allowed}")
                c.exec_driver_sql("SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = 'tests'")

        shut("false")
        assert code(lambda: store.append("m1", 1, [move(2)])) == "store_down"
        assert code(lambda: store.since("m1")) == "store_down"
        shut("true")
        store.append("m1", 1, [move(2)])
        assert len(store.since("m1")) == 2
