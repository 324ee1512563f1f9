"""Passkeys: a lost cookie is not a lost seat, and no other answer is accepted."""

from collections.abc import Iterator
from typing import Any

import pytest
from litestar.testing import TestClient

from fathomfive.kernel.errors import Refused
from fathomfive.server.app import Network, make_app
from fathomfive.server.ceremonies import Site, passkey_site
from fathomfive.server.limits import Limits
from fathomfive.server.registry import TableRegistry
from fathomfive.store import passkeys as passkeys_module
from fathomfive.store.cards import Passkey, now
from fathomfive.store.store import Store
from server.authenticator import PRESENT, Authenticator
from server.clients import Client, client, person, wrong
from server.test_registry import Quick
from store.samples import code

__all__ = ["client"]
SITE = Site("play.example", "https://play.example")


@pytest.fixture
def offering(sqlite: Store) -> Iterator[Client]:
    network = Network(passkey_site=SITE)
    with TestClient(make_app(TableRegistry(sqlite, Quick()), Limits(1000, 1000), network=network)) as opened:
        yield opened


def register(client: Client, key: dict[str, str], device: Authenticator) -> Any:
    options = client.post("/api/me/passkeys/options", headers=key).json()["options"]
    return client.post("/api/me/passkeys", headers=key, json={"credential": device.make(options)})


def options_of(client: Client) -> dict[str, Any]:
    options: dict[str, Any] = client.post("/api/passkeys/options").json()["options"]
    return options


def sign_in(client: Client, credential: dict[str, Any]) -> Any:
    answer = client.post("/api/passkeys/sign-in", json={"credential": credential})
    client.cookies.clear()
    return answer


def test_a_browser_that_lost_its_cookie_signs_in_with_a_passkey(offering: Client) -> None:
    anna, device = person(offering, "Anna"), Authenticator()
    who = offering.get("/api/me", headers=anna).json()
    assert register(offering, anna, device).json() == {"ok": True}
    for _ in range(2):
        found = sign_in(offering, device.sign(options_of(offering)))
        assert (found.json()["person"], found.json()["name"]) == (who["person"], "Anna")
        assert "fathom=" in found.headers["set-cookie"]
    [passkey] = offering.get("/api/me/passkeys", headers=anna).json()["passkeys"]
    assert passkey["used"] is not None
    assert offering.delete(f"/api/me/passkeys/{passkey['name']}", headers=anna).json() == {"ok": True}
    wrong(sign_in(offering, device.sign(options_of(offering))), 400, "bad_passkey")
    wrong(offering.delete(f"/api/me/passkeys/{passkey['name']}", headers=anna), 404, "not_found")


def test_an_answer_counts_once(offering: Client) -> None:
    anna, device = person(offering), Authenticator()
    options = offering.post("/api/me/passkeys/options", headers=anna).json()["options"]
    made = {"credential": device.make(options)}
    assert offering.post("/api/me/passkeys", headers=anna, json=made).status_code == 200
    assert "answered already" in wrong(offering.post("/api/me/passkeys", headers=anna, json=made), 400, "bad_passkey")
    signed = device.sign(options_of(offering))
    assert sign_in(offering, signed).status_code == 200
    assert "answered already" in wrong(sign_in(offering, signed), 400, "bad_passkey")


def test_answers_for_another_site_challenge_or_key_are_refused(offering: Client) -> None:
    anna, device = person(offering), Authenticator()
    register(offering, anna, device)
    elsewhere = Authenticator("https://play.example.evil.example")
    elsewhere.id, elsewhere.key = device.id, device.key
    assert "origin" in wrong(sign_in(offering, elsewhere.sign(options_of(offering))), 400, "bad_passkey")
    host = Authenticator(host="evil.example")
    host.id, host.key, host.count = device.id, device.key, 5
    assert "RP ID" in wrong(sign_in(offering, host.sign(options_of(offering))), 400, "bad_passkey")
    forged = Authenticator()
    forged.id, forged.count = device.id, 5
    assert "signature" in wrong(sign_in(offering, forged.sign(options_of(offering))), 400, "bad_passkey")
    invented = {"challenge": "bm90LW91cnM"}
    assert "challenge" in wrong(sign_in(offering, device.sign(invented)), 400, "bad_passkey")
    of_anna = offering.post("/api/me/passkeys/options", headers=anna).json()["options"]
    assert "not yours" in wrong(sign_in(offering, device.sign(of_anna)), 400, "bad_passkey")
    assert "not registered" in wrong(sign_in(offering, Authenticator().sign(options_of(offering))), 400, "bad_passkey")
    device.flags = PRESENT
    assert "verified" in wrong(sign_in(offering, device.sign(options_of(offering))), 400, "bad_passkey")


def test_a_copied_passkey_is_noticed_by_its_counter(offering: Client) -> None:
    anna, device = person(offering), Authenticator()
    register(offering, anna, device)
    device.count = 10
    assert sign_in(offering, device.sign(options_of(offering))).status_code == 200
    device.count = 3
    assert "count" in wrong(sign_in(offering, device.sign(options_of(offering))), 400, "bad_passkey")


def test_a_challenge_belongs_to_the_person_who_asked_for_it(offering: Client) -> None:
    anna, jan = person(offering), person(offering, "Jan")
    options = offering.post("/api/me/passkeys/options", headers=anna).json()["options"]
    made = {"credential": Authenticator().make(options)}
    assert "not yours" in wrong(offering.post("/api/me/passkeys", headers=jan, json=made), 400, "bad_passkey")


@pytest.mark.parametrize(
    "credential",
    [
        {}, {"response": 5}, {"response": {"clientDataJSON": "e30"}}, {"response": {"clientDataJSON": "!"}},
        {"response": {"clientDataJSON": "W1tb" * 10_000}},  # 30,000 lists in one another
    ],
    ids=["empty", "number", "object", "no base64", "deep"],
)  # fmt: skip
def test_what_is_no_credential_is_refused(offering: Client, credential: dict[str, Any]) -> None:
    wrong(sign_in(offering, credential), 400, "bad_passkey")
    wrong(
        offering.post("/api/me/passkeys", headers=person(offering), json={"credential": credential}), 400, "bad_passkey"
    )


def test_passkeys_are_off_unless_the_host_offers_them(client: Client, offering: Client) -> None:
    assert client.get("/api/address").json()["passkeys"] is False
    assert offering.get("/api/address").json()["passkeys"] is True
    anna = person(client)
    wrong(client.get("/api/me/passkeys", headers=anna), 404, "not_found")
    wrong(client.post("/api/me/passkeys/options", headers=anna), 404, "not_found")
    wrong(client.post("/api/passkeys/options"), 404, "not_found")
    wrong(client.post("/api/passkeys/sign-in", json={"credential": {}}), 404, "not_found")


def test_ceremonies_are_limited_by_visitor(offering: Client) -> None:
    statuses = [offering.post("/api/passkeys/options").status_code for _ in range(25)]
    assert statuses.count(200) == 20
    wrong(offering.post("/api/passkeys/options"), 429, "too_many")


def test_a_person_who_leaves_for_good_cannot_sign_in_again(offering: Client) -> None:
    anna, device = person(offering), Authenticator()
    register(offering, anna, device)
    assert offering.delete("/api/me", headers=anna).json()["passkeys"] == 1
    wrong(sign_in(offering, device.sign(options_of(offering))), 400, "bad_passkey")


def test_challenges_are_short_lived_and_bounded_in_number(store: Store, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(passkeys_module, "MAX_CHALLENGES", 3)
    start, opened = now(), []
    for n in range(5):
        monkeypatch.setattr(passkeys_module, "now", lambda n=n: start + n)
        opened.append(store.passkeys.challenge(None))
    assert [store.passkeys.take_challenge(secret, None) for secret in opened] == [False, False, True, True, True]
    late = store.passkeys.challenge(None)
    monkeypatch.setattr(passkeys_module, "now", lambda: start + passkeys_module.CHALLENGE_LIFETIME + 10)
    assert not store.passkeys.take_challenge(late, None)


def test_a_person_has_at_most_ten_passkeys(store: Store) -> None:
    anna, _ = store.people.welcome("Anna")
    for n in range(10):
        store.passkeys.add(Passkey(f"c{n}", anna.person, "k", 0, "", n))
    assert code(lambda: store.passkeys.add(Passkey("more", anna.person, "k", 0, "", 1))) == "too_many"
    store.passkeys.remove(anna.person, "c3")
    assert code(lambda: store.passkeys.add(Passkey("c4", anna.person, "k", 0, "", 1))) == "bad_passkey"


@pytest.mark.parametrize("address", ["", "http://play.example", "https://192.0.2.7", "http://127.0.0.1:8000"])
def test_passkeys_need_an_address_that_browsers_accept(address: str) -> None:
    with pytest.raises(Refused, match="expected --address"):
        passkey_site(address)


def test_the_site_of_an_address_is_its_name() -> None:
    assert passkey_site("https://play.example:8443") == Site("play.example", "https://play.example:8443")
    assert passkey_site("http://localhost:8000") == Site("localhost", "http://localhost:8000")
