"""Mail: an address is confirmed before it is written to, every mail can be ended without a key, and digests are few."""

import json
import smtplib
from collections.abc import Iterator
from typing import Any

import pytest
import sqlalchemy as sa

from fathomfive.kernel.errors import Refused
from fathomfive.server.alerts.mail import MailSender, SmtpServer, check_address, read_smtp
from fathomfive.server.alerts.words import TEXTS, words
from fathomfive.store import schema
from fathomfive.store.channels import HOUR
from fathomfive.store.store import Store
from fathomfive.texts import LANGUAGES
from server.alerting import SITE, Mailbox, play_until_turn_of, serving, smtp_server, turns
from server.clients import Client, eventually, person, two_at_a_table, wrong
from server.push_service import Browser, PushService
from store.samples import code

ANNA, JAN = "anna@example.org", "jan@example.org"


@pytest.fixture
def box() -> Mailbox:
    return Mailbox()


@pytest.fixture
def service() -> Iterator[PushService]:
    with PushService.running() as running:
        yield running


@pytest.fixture
def smtp(box: Mailbox) -> Iterator[str]:
    with smtp_server(box) as url:
        yield url


def confirmed(client: Client, box: Mailbox, key: dict[str, str], address: str, **choice: Any) -> None:
    """Give an address, and open the link in the mail."""
    told = client.post("/api/me/mail", headers=key, json={"address": address, **choice}).json()
    assert told["mail"]["confirmed"] is False
    secret = box.link(address, "confirm")
    assert client.post("/api/mail/confirm", json={"secret": secret}).json() == {"ok": True, "address": address}
    assert client.get("/api/me/alerts", headers=key).json()["mail"]["confirmed"] is True
    box.mails.clear()


def test_a_person_is_told_by_mail_in_their_language_and_ends_that_without_a_key(
    sqlite: Store, box: Mailbox, smtp: str
) -> None:
    with serving(sqlite, smtp) as client:
        match, keys = two_at_a_table(client, game="kipicot")
        confirmed(client, box, keys[1], JAN, lang="pl")
        play_until_turn_of(client, match, keys, 1)
        eventually(lambda: bool(box.texts(JAN)))
        ((to, mail),) = box.mails
        assert (to, mail["To"], mail["From"]) == (JAN, JAN, "Fathom Five <play@example.org>")
        assert mail["Subject"] == "Kipicot: twoja kolej"
        assert mail.get_content_type() == "text/plain"
        assert box.texts(JAN)[0].startswith(f"Kipicot: twoja kolej. Ostatni ruch: Anna.\n{SITE}/t/{match}\n")
        stop = box.link(JAN, "stop")
        assert mail["List-Unsubscribe"] == f"<{SITE}/api/mail/stop/{stop}>"
        assert mail["List-Unsubscribe-Post"] == "List-Unsubscribe=One-Click"
        opened = client.get(f"/api/mail/stop/{stop}", follow_redirects=False)
        assert (opened.status_code, opened.headers["location"]) == (303, f"/mail#stop={stop}")
        assert client.get("/api/me/alerts", headers=keys[1]).json()["mail"], "looking at a link changes nothing"
        one_click = {"content-type": "application/x-www-form-urlencoded"}
        answer = client.post(f"/api/mail/stop/{stop}", content="List-Unsubscribe=One-Click", headers=one_click)
        assert answer.json() == {"ok": True}
        assert client.get("/api/me/alerts", headers=keys[1]).json()["mail"] is None
        assert client.post(f"/api/mail/stop/{stop}").json() == {"ok": True}, "once more changes nothing"


def test_mails_and_messages_follow_the_language_of_the_pages(
    sqlite: Store, box: Mailbox, smtp: str, service: PushService
) -> None:
    with serving(sqlite, smtp) as client:
        match, keys = two_at_a_table(client, game="kipicot")
        confirmed(client, box, keys[1], JAN, lang="pl")
        browser = Browser(service, "jan")
        client.post("/api/me/push", headers=keys[1], json=browser.subscription("pl"))
        assert client.post("/api/me/language", headers=keys[1], json={"lang": "cs"}).json() == {"ok": True}
        assert client.post("/api/me/language", headers=keys[0], json={"lang": "en"}).json() == {"ok": True}
        play_until_turn_of(client, match, keys, 1)
        eventually(lambda: bool(box.texts(JAN)) and bool(service.requests))
        assert box.mails[0][1]["Subject"] == "Kipicot: jste na tahu"
        public_key = client.get("/api/me/alerts", headers=keys[1]).json()["push_key"]
        assert [message["title"] for message in browser.messages(public_key)] == ["Jste na tahu"]
        wrong(client.post("/api/me/language", headers=keys[1], json={"lang": "de"}), 400, "bad_request")
        wrong(client.post("/api/me/language", json={"lang": "cs"}), 401, "not_known")


def test_nobody_is_written_to_before_the_address_is_confirmed(sqlite: Store, box: Mailbox, smtp: str) -> None:
    with serving(sqlite, smtp) as client:
        match, keys = two_at_a_table(client, game="kipicot")
        client.post("/api/me/mail", headers=keys[1], json={"address": JAN})
        eventually(lambda: len(box.texts(JAN)) == 1)
        play_until_turn_of(client, match, keys, 1)
        eventually(lambda: turns(client, keys[1]) == [match])
        eventually(lambda: _alerted(sqlite) == 1)
        assert len(box.texts(JAN)) == 1
        assert "Jan" not in box.texts(JAN)[0].replace(JAN, ""), "nothing of what a person wrote is sent to a stranger"
        wrong(client.post("/api/mail/confirm", json={"secret": "x" * 64}), 400, "bad_link")


def _alerted(store: Store) -> int:
    with store.engine.connect() as c:
        query = sa.select(sa.func.count()).select_from(schema.turns).where(schema.turns.c.alerted.is_not(None))
        return c.scalar(query) or 0


def test_a_digest_comes_at_most_once_an_hour_and_lists_all_tables(sqlite: Store, box: Mailbox, smtp: str) -> None:
    with serving(sqlite, smtp) as client:
        first, keys = two_at_a_table(client, game="kipicot")
        confirmed(client, box, keys[1], JAN, mode="hour")
        table = client.post("/api/tables", headers=keys[0], json={"game": "kipicot", "seats": ["me", "person"]}).json()
        second = table["match"]
        client.post(f"/api/tables/{second}/sit", headers=keys[1], json={"secret": table["links"]["1"]})
        client.post(f"/api/tables/{second}/start", headers=keys[0])
        for match in (first, second):
            play_until_turn_of(client, match, keys, 1)
        eventually(lambda: sorted(turns(client, keys[1])) == sorted([first, second]))
        assert box.texts(JAN) == [], "an hour is not over yet"
        own = schema.mail_addresses
        sqlite.writer.do(lambda c: c.execute(own.update().values(digested=own.c.digested - HOUR)) and None)
        eventually(lambda: bool(box.texts(JAN)))
        ((_, mail),) = box.mails
        assert mail["Subject"] == "It is your turn at 2 tables"
        assert all(f"{SITE}/t/{match}" in box.texts(JAN)[0] for match in (first, second))
        for seat in (0, 1):
            play_until_turn_of(client, first, keys, seat)
        eventually(lambda: sorted(turns(client, keys[1])) == sorted([first, second]))
        assert len(box.mails) == 1


def test_a_mail_is_tried_again_and_one_that_is_refused_is_given_up(
    sqlite: Store, box: Mailbox, smtp: str, caplog: pytest.LogCaptureFixture
) -> None:
    with serving(sqlite, smtp) as client:
        box.answers = ["451 later", "250"]
        box.answers.pop()
        client.post("/api/me/mail", headers=person(client), json={"address": ANNA})
        eventually(lambda: len(box.texts(ANNA)) == 1)
        box.answers = ["550 nobody here"]
        client.post("/api/me/mail", headers=person(client), json={"address": JAN})
        eventually(lambda: "the SMTP server answered 550" in caplog.text)
        assert box.texts(JAN) == []


def test_nobody_can_have_many_mails_sent_to_a_stranger(sqlite: Store, box: Mailbox, smtp: str) -> None:
    with serving(sqlite, smtp) as client:
        sent = [client.post("/api/me/mail", headers=person(client), json={"address": ANNA}) for _ in range(5)]
        assert [answer.status_code for answer in sent] == [200, 200, 200, 429, 429]
        anna = person(client)
        sent = [client.post("/api/me/mail", headers=anna, json={"address": f"a{n}@b.org"}) for n in range(5)]
        assert [answer.status_code for answer in sent] == [200, 200, 200, 429, 429]


def test_leaving_for_good_deletes_the_address_and_the_data_lists_it(sqlite: Store, box: Mailbox, smtp: str) -> None:
    with serving(sqlite, smtp) as client:
        key = person(client)
        confirmed(client, box, key, ANNA, mode="day", lang="cs")
        (mail,) = client.get("/api/me/data", headers=key).json()["mail"]
        assert (mail["address"], mail["mode"], mail["lang"]) == (ANNA, "day", "cs")
        assert client.delete("/api/me", headers=key).json()["ok"]
        with sqlite.engine.connect() as c:
            assert ANNA not in json.dumps([str(row) for row in c.execute(sa.select(schema.mail_addresses))])


def test_a_server_without_smtp_offers_no_mail(sqlite: Store) -> None:
    with serving(sqlite) as client:
        key = person(client)
        assert client.get("/api/me/alerts", headers=key).json()["mail_offered"] is False
        wrong(client.post("/api/me/mail", headers=key, json={"address": ANNA}), 404, "not_found")


@pytest.mark.parametrize(
    "text", ["anna", "a@b", "a b@c.org", "a@b.org\r\nBcc: x@y.org", "a..b@c.org", "a@b.org, c@d.org"]
)
def test_what_is_no_address_is_refused(text: str) -> None:
    assert code(lambda: check_address(text)) == "bad_mail"
    assert check_address(" anna.b+c@mail.example.org ") == "anna.b+c@mail.example.org"


def test_the_settings_of_the_host_are_checked() -> None:
    assert read_smtp("smtp://me%40x:pa%3Ass@mail.example.org:2525") == SmtpServer(
        "mail.example.org", 2525, "me@x", "pa:ss", is_secure=False
    )
    assert read_smtp("smtps://mail.example.org").port == smtplib.SMTP_SSL_PORT
    server = read_smtp("smtp://localhost")
    for work in (
        lambda: read_smtp("http://example.org"), lambda: read_smtp("smtp://x:y"), lambda: read_smtp("smtp:"),
        lambda: MailSender(server, "nobody", SITE), lambda: MailSender(server, "a@b.org", ""),
    ):  # fmt: skip
        with pytest.raises(Refused) as found:
            work()
        assert found.value.code == "bad_address"


def test_the_words_of_alerts_are_the_same_in_all_languages() -> None:
    catalogues = {
        lang: {line.split(" =")[0] for line in (TEXTS / f"{lang}.ftl").read_text().splitlines() if line[:1].isalpha()}
        for lang in LANGUAGES
    }
    assert catalogues["en"] == catalogues["cs"] == catalogues["pl"]
    for lang, names in catalogues.items():
        for name in names:
            for n in (1, 2, 5):
                said = words(lang).say(name, game="Kipicot", who="Zuzka", n=n, link="x")
                assert "$" not in said
                assert "{" not in said
