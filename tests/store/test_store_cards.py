"""Cards, seats and lists of matches, on SQLite and PostgreSQL."""

from concurrent.futures import ThreadPoolExecutor
from dataclasses import replace

from fathomfive.kernel.errors import Refused
from fathomfive.session.cards import Chair
from fathomfive.session.events import Event
from fathomfive.store.store import Store
from store.samples import CARD, CHAIRS, begun, code, move


def test_a_created_table_is_read_back(store: Store) -> None:
    store.create(CARD, CHAIRS)
    assert store.card("m1") == CARD
    assert store.chairs("m1") == CHAIRS
    assert code(lambda: store.card("m2")) == "no_such_match"


def test_matches_outlive_the_store_object(url: str) -> None:
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


def test_only_one_of_several_concurrent_claims_gets_a_seat(store: Store) -> None:
    store.create(CARD, CHAIRS)
    those = [store.people.welcome(name)[0].person for name in "abcdefgh"]

    def claim(person: str) -> bool:
        try:
            return store.claim("m1", person, "first") == 0
        except Refused:
            return False

    with ThreadPoolExecutor(8) as pool:
        assert sum(pool.map(claim, those)) == 1


def test_lists_of_matches(store: Store) -> None:
    anna, _ = store.people.welcome("Anna")
    store.create(replace(CARD, listed=True), CHAIRS)
    store.create(replace(CARD, match="m2", made=6, host=anna.person), CHAIRS)
    store.create(replace(CARD, match="m3", made=7, listed=True), [Chair(0, person=anna.person), Chair(1)])
    assert [card.match for card in store.listed()] == ["m3", "m1"]
    assert [card.match for card in store.matches_of_person(anna.person)] == ["m3", "m2"]
    assert store.all_matches() == ["m1", "m2", "m3"]
    store.append("m3", 0, [Event(1, "start", at=10)])
    assert store.running() == ["m3"]
    store.append("m3", 1, [move(2)], ended=True)
    assert store.running() == []
    assert store.card("m3").ended == 12
    assert [card.match for card in store.listed()] == ["m1"]
