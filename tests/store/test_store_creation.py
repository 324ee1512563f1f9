"""Adding matches: limits and the one rematch hold, also when many ask at once, from several workers."""

from collections import Counter
from concurrent.futures import ThreadPoolExecutor
from dataclasses import replace

import pytest

from fathomfive.kernel.errors import Refused
from fathomfive.session.cards import Chair
from fathomfive.store.creation import first_rematch_name
from fathomfive.store.secret import new_name
from fathomfive.store.store import Store
from store.samples import CARD, CHAIRS


def test_a_limit_of_tables_holds_under_parallel_requests(url: str) -> None:
    """Fifty-eight at once passed a limit of fifty."""
    with Store(url) as store:
        anna, _ = store.people.welcome("Anna")
        workers = [store, Store(url)] if store.is_shared else [store]

        def create(n: int) -> str:
            card = replace(CARD, match=f"t{n}", host=anna.person)
            try:
                workers[n % len(workers)].create(card, CHAIRS, most=50)
            except Refused as refused:
                return refused.code
            return "created"

        with ThreadPoolExecutor(29) as threads:
            assert Counter(threads.map(create, range(58))) == {"created": 50, "too_many": 8}
        for worker in workers[1:]:
            worker.close()


def test_tables_that_are_over_or_opened_from_a_file_do_not_count(store: Store) -> None:
    anna, _ = store.people.welcome("Anna")
    mine = replace(CARD, host=anna.person)
    store.create(replace(mine, match="over", ended=5), CHAIRS, most=1)
    store.create(replace(mine, match="file", settings={"opened": True}), CHAIRS, most=1)
    store.create(replace(mine, match="one", settings={"opened": False}), CHAIRS, most=1)
    with pytest.raises(Refused, match="you have 1 tables that are not over"):
        store.create(replace(mine, match="two"), CHAIRS, most=1)
    store.create(replace(mine, match="three"), CHAIRS)


def test_all_who_ask_for_a_rematch_get_the_same_one_also_from_two_workers_at_once(url: str) -> None:
    with Store(url) as store:
        store.create(CARD, CHAIRS)
        workers = [store, Store(url)] if store.is_shared else [store]

        def ask(n: int) -> str:
            again = replace(CARD, match=new_name())
            return workers[n % len(workers)].create_rematch(CARD.match, again, CHAIRS, {})

        with ThreadPoolExecutor(8) as threads:
            (name,) = set(threads.map(ask, range(16)))
        assert store.card(CARD.match).rematch == name
        assert sorted(store.all_matches()) == sorted([CARD.match, name]), "and there is no other one"
        for worker in workers[1:]:
            worker.close()


def test_the_name_of_a_rematch_cannot_be_guessed(store: Store) -> None:
    """It was a hash of the name of the match, so that everyone who knew that could watch the rematch."""
    store.create(CARD, CHAIRS)
    again = replace(CARD, match=new_name())
    assert store.create_rematch(CARD.match, again, CHAIRS, {}) == again.match != first_rematch_name(CARD.match)


def test_a_rematch_of_before_keeps_its_name(store: Store) -> None:
    store.create(CARD, CHAIRS)
    old = first_rematch_name(CARD.match)
    store.create(replace(CARD, match=old), CHAIRS)
    assert store.create_rematch(CARD.match, replace(CARD, match=new_name()), CHAIRS, {}) == old
    assert store.card(CARD.match).rematch == old
    assert len(store.all_matches()) == 2


def test_a_rematch_counts_towards_the_limit_of_tables(store: Store) -> None:
    anna, _ = store.people.welcome("Anna")
    mine = replace(CARD, host=anna.person)
    store.create(replace(mine, ended=5), CHAIRS)
    store.create(replace(mine, match="one"), [Chair(seat) for seat in range(CARD.seats)])
    with pytest.raises(Refused) as refused:
        store.create_rematch(CARD.match, replace(mine, match="two", ended=None), CHAIRS, {}, most=1)
    assert refused.value.code == "too_many"
    assert store.card(CARD.match).rematch is None
