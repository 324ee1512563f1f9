"""Taking and leaving seats before the start."""

from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress
from dataclasses import replace
from pathlib import Path

import pytest
import sqlalchemy as sa

from conftest import new_database
from fathomfive.kernel.errors import Refused
from fathomfive.session.cards import Chair
from fathomfive.session.events import Event
from fathomfive.store import seating
from fathomfive.store.event_log import Append
from fathomfive.store.forgetting import delete_person
from fathomfive.store.secret import hashed
from fathomfive.store.store import Store
from store.samples import CARD, code

SEATS = [Chair(0, link=hashed("first")), Chair(1)]


@pytest.fixture
def people(store: Store) -> list[str]:
    """Two people, and a table in the store."""
    store.create(replace(CARD, listed=True), SEATS)
    return [store.people.welcome(name)[0].person for name in ("Anna", "Jan")]


def test_a_kicked_person_cannot_come_back_but_by_the_new_link(store: Store, people: list[str]) -> None:
    anna, jan = people
    assert store.claim("m1", anna, "first") == 0
    store.kick("m1", 0, "second")
    assert store.chairs("m1")[0] == Chair(0, link=hashed("second"))
    assert code(lambda: store.claim("m1", anna, "first")) == "no_such_seat"
    for seat in (0, 1):
        assert code(lambda seat=seat: store.sit("m1", seat, anna)) == "kicked"  # type: ignore[misc]  # of a lambda
    store.sit("m1", 1, jan)
    assert store.claim("m1", anna, "second") == 0, "the host has given them the link"


def test_nobody_is_kicked_after_the_start_and_no_bot_ever(store: Store, people: list[str]) -> None:
    store.claim("m1", people[0], "first")
    store.append("m1", 0, [Event(1, "start", at=10)])
    assert code(lambda: store.kick("m1", 0, "second")) == "already_started"
    assert code(lambda: store.kick("m1", 7, "second")) == "no_such_seat"
    store.create(replace(CARD, match="m2"), [Chair(0, bot="easy"), Chair(1)])
    assert code(lambda: store.kick("m2", 0, "second")) == "no_such_seat"
    store.kick("m2", 1, "third")
    assert store.claim("m2", people[1], "third") == 1, "a free seat gets a link, too"


def test_a_match_with_a_free_seat_does_not_start(store: Store, people: list[str]) -> None:
    anna, jan = people
    store.claim("m1", anna, "first")
    assert code(lambda: store.start("m1", 0, [Event(1, "start", at=10)])) == "seats_free"
    assert (store.card("m1").started, store.since("m1")) == (None, [])
    store.sit("m1", 1, jan)
    store.start("m1", 0, [Event(1, "start", at=10)])
    assert store.card("m1").started == 10
    assert code(lambda: store.stand_up("m1", jan)) == "not_seated"
    assert code(lambda: store.start("m1", 0, [Event(1, "start", at=10)])) == "stale"


LEAVING: dict[str, Callable[[sa.Connection, str], object]] = {
    "stands up": lambda c, person: seating.stand_up(c, "m1", person),
    "is kicked": lambda c, person: seating.kick(c, "m1", 0, "second"),
    "leaves for good": delete_person,
}


@pytest.mark.parametrize("starts_first", [True, False])
@pytest.mark.parametrize("leave", LEAVING.values(), ids=LEAVING)
def test_of_a_start_and_a_leaving_player_the_second_one_waits_for_the_first(
    request: pytest.FixtureRequest, tmp_path: Path, leave: Callable[[sa.Connection, str], object], starts_first: bool
) -> None:
    """PostgreSQL has several writers at once."""
    with Store(new_database(request, tmp_path, "postgresql")) as store:
        store.create(replace(CARD, listed=True), SEATS)
        anna, jan = (store.people.welcome(name)[0].person for name in ("Anna", "Jan"))
        store.claim("m1", anna, "first")
        store.sit("m1", 1, jan)

        def start(c: sa.Connection) -> None:
            seating.start(c, Append("m1", 0, [Event(1, "start", at=10)], ended=False))

        def go(c: sa.Connection) -> None:
            with suppress(Refused):  # a match that has started is not left
                leave(c, anna)

        first, second = (start, go) if starts_first else (go, start)

        def do_second() -> str | None:
            try:
                with store.engine.begin() as c:
                    second(c)
            except Refused as refused:
                return refused.code
            return None

        with ThreadPoolExecutor(1) as thread, store.engine.begin() as c:
            first(c)
            answer = thread.submit(do_second)
            while not c.scalar(sa.text("SELECT count(*) FROM pg_locks WHERE NOT granted")):
                assert not answer.done(), "it did not wait"
            c.commit()
            assert answer.result(60) == (None if starts_first else "seats_free")
        assert (store.card("m1").started, store.chairs("m1")[0].person) == (
            (10, anna) if starts_first else (None, None)
        )


def test_a_seat_that_a_program_left_is_an_ordinary_one(store: Store, people: list[str]) -> None:
    anna, program = people
    chairs = [Chair(0, person=program, external=True), Chair(1, person=program, external=True)]
    store.create(replace(CARD, match="m2"), chairs)
    store.kick("m2", 0, "second")
    assert not store.chairs("m2")[0].external
    store.stand_up("m2", program)
    assert not store.chairs("m2")[1].external
    store.sit("m2", 1, anna)
    assert store.chairs("m2")[1] == Chair(1, person=anna)


def test_nobody_sits_down_at_a_table_that_was_closed(store: Store, people: list[str]) -> None:
    store.append("m1", 0, [Event(1, "close", at=10, word="host")], ended=True)
    card = store.card("m1")
    assert (card.started, card.ended, card.closed) == (None, 10, "host")
    assert code(lambda: store.claim("m1", people[0], "first")) == "game_over"
    assert code(lambda: store.sit("m1", 1, people[0])) == "seat_taken"
    assert code(lambda: store.kick("m1", 0, "second")) == "already_started"
    with pytest.raises(Refused):
        store.stand_up("m1", people[0])
