"""Chat at a table, on SQLite and PostgreSQL."""

from fathomfive.store.store import Store
from store.samples import CARD, CHAIRS


def test_a_repeated_chat_command_adds_one_line(store: Store) -> None:
    store.create(CARD, CHAIRS)
    anna, _ = store.people.welcome("Anna")
    hello = store.say("m1", anna.person, "ahoj <b>", "c1")
    assert store.say("m1", anna.person, "ahoj again", "c1") == hello
    more = store.say("m1", anna.person, "🐙", "c2")
    assert store.chat("m1") == [hello, more]
    assert store.chat("m1", 1) == [more]
    assert (more.n, more.text) == (2, "🐙")
