"""People, their keys and links, on SQLite and PostgreSQL."""

import pytest
import sqlalchemy as sa

from fathomfive.store import people as people_module
from fathomfive.store import schema
from fathomfive.store.cards import now
from fathomfive.store.secret import new_name, new_secret
from fathomfive.store.store import Store
from store.samples import code


def test_a_key_identifies_a_person_and_is_not_stored(store: Store) -> None:
    anna, key = store.people.welcome("Anna")
    assert store.people.who(key) == anna
    assert store.people.who(key + "x") is None
    with store.engine.connect() as connection:
        everything = [
            str(row) for table in schema.metadata.sorted_tables for row in connection.execute(sa.select(table))
        ]
    assert everything
    assert not any(key in row for row in everything)


def test_a_person_is_renamed_and_deleted(store: Store) -> None:
    anna, key = store.people.welcome("Anna")
    store.people.rename(anna.person, "Hana")
    assert store.people.names({anna.person}) == {anna.person: "Hana"}
    store.people.forget(anna.person)
    assert store.people.who(key) is None
    assert store.people.names({anna.person}) == {anna.person: ""}


def test_a_link_gives_another_device_a_key_once(store: Store) -> None:
    anna, key = store.people.welcome("Anna")
    link = store.people.link(anna.person)
    assert store.people.who(link) is None, "a link is not a key"
    person, other = store.people.follow(link)
    assert person == anna
    assert store.people.who(other) == store.people.who(key) == anna
    assert code(lambda: store.people.follow(link)) == "bad_link"
    assert code(lambda: store.people.follow(key)) == "bad_link"


def test_an_old_link_is_refused(store: Store, monkeypatch: pytest.MonkeyPatch) -> None:
    anna, _ = store.people.welcome("Anna")
    link = store.people.link(anna.person)
    later = now() + people_module.LINK_LIFETIME + 1
    monkeypatch.setattr(people_module, "now", lambda: later)
    assert code(lambda: store.people.follow(link)) == "bad_link"


def test_names_and_secrets_consist_of_letters_and_digits() -> None:
    """A name that began with a dash would be taken for an option by the command line."""
    made = [make() for make in (new_name, new_secret) for _ in range(200)]
    assert len(set(made)) == 400
    assert all(word.isalnum() and word.isascii() and word == word.lower() for word in made)
