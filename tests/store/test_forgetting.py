"""A person who leaves for good: nothing of them is left in the database, on SQLite and PostgreSQL."""

from pathlib import Path

import pytest
import sqlalchemy as sa

from fathomfive.session.cards import Card, Chair
from fathomfive.session.events import Event
from fathomfive.store import people as people_module
from fathomfive.store import schema
from fathomfive.store.cards import now
from fathomfive.store.secret import hashed
from fathomfive.store.store import Store
from store.samples import code

WORDS = (
    "Kvapilová", "Zuzana-at-her-device", "nobody-may-read-this", "they-were-rude", "my-yellow-key", "my-push-service",
    "my-address",
)  # fmt: skip


def rows(store: Store) -> list[str]:
    with store.engine.connect() as connection:
        return [str(row) for table in schema.metadata.sorted_tables for row in connection.execute(sa.select(table))]


def card(match: str, host: str, seat: str = "0") -> Card:
    return Card(match, "deep_dive", 1, 2, {}, {"names": {seat: WORDS[1]}}, host=host, made=1)


def fill(store: Store) -> tuple[str, str, list[str]]:
    """Store something of a person in every table, and give the person, another one, and the person's secrets."""
    anna, key = store.people.welcome(WORDS[0], "Firefox on Linux")
    jan, _ = store.people.welcome("Jan")
    link = store.people.link(anna.person)
    both = [Chair(0, person=anna.person), Chair(1, person=jan.person)]
    for match in ("waiting", "running", "over"):
        store.create(card(match, anna.person), both)
        store.say(match, anna.person, WORDS[2], f"{anna.person}:{WORDS[2]}")
        store.say(match, jan.person, "hello", f"{jan.person}:1")
    store.create(card("of-jan", jan.person, seat="1"), [Chair(0, person=jan.person), Chair(1, person=anna.person)])
    for match in ("running", "over"):
        store.append(match, 0, [Event(1, "start", 5)], ended=match == "over")
    day = {"made": 1}
    extra = {
        schema.passkeys: {
            "credential": "c", "person": anna.person, "public_key": "k", "sign_count": 0, "name": WORDS[4], **day
        },
        schema.mutes: {"person": anna.person, "muted": jan.person, **day},
        schema.reports: {
            "report": "r", "match": "over", "reporter": anna.person, "about": jan.person, "text": WORDS[3], **day
        },
        schema.push_subscriptions: {
            "subscription": "p", "person": anna.person, "device": "d", "endpoint": WORDS[5], "p256dh": "", "auth": "",
            "lang": "en", **day,
        },
        schema.mail_addresses: {
            "person": anna.person, "address": WORDS[6], "mode": "each", "lang": "en", "secret": "", "stop": "",
            "digested": 0, **day,
        },
        schema.turns: {"match": "running", "person": anna.person, "kind": "turn", "seq": 1, "at": 1},
        schema.vacations: {"vacation": "v", "person": anna.person, "begins": 1, "ends": 2, "days": 1},
        schema.sanctions: {"sanction": "s", "kind": "mute", "person": anna.person, "reason": WORDS[3], **day},
    }  # fmt: skip
    store.writer.do(lambda c: [c.execute(table.insert(), row) for table, row in extra.items()] and None)
    return anna.person, jan.person, [key, link]


def test_no_row_contains_a_name_a_text_or_a_key_of_a_forgotten_person(store: Store) -> None:
    anna, jan, secrets = fill(store)
    before = rows(store)
    assert all(any(word in row for row in before) for word in WORDS)
    gone = store.people.forget(anna)
    assert (gone.devices, gone.passkeys, gone.lines, gone.reports) == (1, 1, 2, 1), "one line went with its table"
    named = ["of-jan", "over"]
    assert (gone.tables, gone.freed, gone.running, sorted(gone.named)) == (["waiting"], ["of-jan"], ["running"], named)
    left = rows(store)
    for word in (*WORDS, *secrets, *map(hashed, secrets)):
        assert not any(word in row for row in left), word
    with store.engine.connect() as connection:
        for table in (schema.turns, schema.push_subscriptions, schema.mail_addresses, schema.vacations):
            assert connection.execute(sa.select(table)).all() == [], table.name
    with store.engine.connect() as connection:
        assert connection.execute(sa.select(schema.people).where(schema.people.c.person == anna)).one().seen is None
    assert [line.text for line in store.chat("over")] == ["", "hello"], "the lines of others keep their numbers"
    assert [chair.person for chair in store.chairs("of-jan")] == [jan, None]
    assert [chair.person for chair in store.chairs("running")] == [anna, jan], "moves stay, without a name"
    assert store.people.names({anna, jan}) == {anna: "", jan: "Jan"}
    assert code(lambda: store.card("waiting")) == "no_such_match"


def test_no_byte_of_a_forgotten_person_stays_in_the_files_of_sqlite(sqlite: Store) -> None:
    anna, _, secrets = fill(sqlite)
    sqlite.people.rename(anna, "Nováková-Svobodová")
    file = Path(sqlite.engine.url.database or "")
    sqlite.people.forget(anna)
    for word in (*WORDS, "Nováková-Svobodová", *secrets, *map(hashed, secrets)):
        for part in file.parent.glob(f"{file.name}*"):
            assert word.encode() not in part.read_bytes(), (word, part.name)


def test_nothing_is_written_for_a_forgotten_person(store: Store) -> None:
    """A request may be on its way while its person leaves for good."""
    anna, _, _ = fill(store)
    store.people.forget(anna)
    assert code(lambda: store.people.rename(anna, "Anna")) == "not_known"
    assert code(lambda: store.people.link(anna)) == "not_known"
    assert code(lambda: store.people.add_key(anna)) == "not_known"
    assert code(lambda: store.say("running", anna, "still here", f"{anna}:9")) == "not_known"
    again = store.people.forget(anna)
    assert (again.devices, again.lines, again.tables) == (0, 0, [])


def test_names_of_guests_go_also_where_somebody_else_is_the_host(store: Store) -> None:
    anna, _ = store.people.welcome("Anna")
    jan, _ = store.people.welcome("Jan")
    names = {"names": {"0": "Guest of Anna", "1": "Guest of Jan"}}
    chairs = [Chair(0, person=anna.person), Chair(1, person=jan.person)]
    store.create(Card("m", "deep_dive", 1, 2, {}, names, host=jan.person, made=1), chairs)
    store.append("m", 0, [Event(1, "start", 5)])
    store.people.forget(anna.person)
    assert store.card("m").settings["names"] == {"1": "Guest of Jan"}


# --- Keys --------------------------------------------------------------------------------------------------------


def test_a_key_expires_a_year_after_its_last_use(store: Store, monkeypatch: pytest.MonkeyPatch) -> None:
    anna, key = store.people.welcome("Anna")
    _, unused = store.people.follow(store.people.link(anna.person))
    start = now()

    def after(days: int) -> None:
        monkeypatch.setattr(people_module, "now", lambda: start + days * people_module.DAY)

    for days in (300, 600, 900):
        after(days)
        assert store.people.who(key) == anna, "every use counts"
    assert store.people.who(unused) is None
    assert len(store.people.devices(anna.person)) == 1
    after(900 + 367)
    assert store.people.devices(anna.person) == []
    assert store.people.who(key) is None
    with store.engine.connect() as connection:
        assert connection.execute(sa.select(schema.tokens)).all() == [], "expired keys are deleted when they are shown"


def test_expired_keys_and_links_are_deleted(store: Store, monkeypatch: pytest.MonkeyPatch) -> None:
    anna, key = store.people.welcome("Anna")
    store.people.link(anna.person)
    assert store.people.expire() == 0
    start = now()
    monkeypatch.setattr(people_module, "now", lambda: start + people_module.LINK_LIFETIME + 1)
    assert store.people.expire() == 1
    assert store.people.who(key) == anna
    monkeypatch.setattr(people_module, "now", lambda: start + people_module.KEY_LIFETIME + people_module.DAY)
    assert store.people.expire() == 1


def test_a_key_of_before_is_named_when_it_is_used_or_listed(store: Store) -> None:
    anna, key = store.people.welcome("Anna")
    _, other = store.people.follow(store.people.link(anna.person))
    old = {"name": None, "device": None, "used": None}
    store.writer.do(lambda c: c.execute(schema.tokens.update().values(old)) and None)
    used = store.people.who(key)
    assert used is not None
    names = [device.name for device in store.people.devices(anna.person)]
    assert len(set(names)) == 2
    assert used.device in names
    again = store.people.who(other)
    assert again is not None
    assert {used.device, again.device} == set(names), "names stay"


def test_a_person_has_at_most_five_open_links(store: Store, monkeypatch: pytest.MonkeyPatch) -> None:
    anna, _ = store.people.welcome("Anna")
    start, links = now(), []
    for n in range(7):
        monkeypatch.setattr(people_module, "now", lambda n=n: start + n)
        links.append(store.people.link(anna.person))
    assert code(lambda: store.people.follow(links[0])) == code(lambda: store.people.follow(links[1])) == "bad_link"
    assert store.people.linked(links[2]) == anna, "looking at a link leaves it open"
    assert all(store.people.follow(link)[0] == anna for link in links[2:])


def test_a_key_is_revoked_by_its_name_and_by_its_person_only(store: Store) -> None:
    anna, key = store.people.welcome("Anna", "Firefox on Linux")
    jan, _ = store.people.welcome("Jan")
    phone, other = store.people.follow(store.people.link(anna.person), "Chrome on Android")
    assert {device.label for device in store.people.devices(anna.person)} == {"Firefox on Linux", "Chrome on Android"}
    assert code(lambda: store.people.revoke(jan.person, phone.device)) == "not_found"
    assert store.people.valid_devices({anna.device, phone.device}) == {anna.device, phone.device}
    store.people.revoke(anna.person, phone.device)
    assert store.people.who(other) is None
    assert store.people.valid_devices({anna.device, phone.device}) == {anna.device}
    store.people.follow(store.people.link(anna.person))
    link = store.people.link(anna.person)
    assert len(store.people.revoke_others(anna.person, anna.device)) == 1
    assert store.people.who(key) == anna
    assert code(lambda: store.people.follow(link)) == "bad_link", "links are closed as well"
