"""People: names, keys and cookies."""

import pytest
from litestar.testing import TestClient

from fathomfive.server.app import make_app
from fathomfive.server.registry import TableRegistry
from fathomfive.store.store import Store
from server.clients import HERE, Client, client, laid, person, until, wrong
from server.test_registry import Quick

__all__ = ["client"]


def test_a_browser_keeps_its_key_in_a_cookie_that_scripts_cannot_read(client: Client) -> None:
    response = client.post("/api/me", json={"name": "  Anna   Nová "}, headers=HERE)
    assert response.status_code == 200
    assert set(response.json()) == {"ok", "person", "name"}, "the key itself is not for scripts"
    assert response.json()["name"] == "Anna Nová"
    kept = response.headers["set-cookie"].lower()
    assert "httponly" in kept
    assert "samesite=lax" in kept
    assert "secure" not in kept
    assert client.get("/api/me").json()["name"] == "Anna Nová"
    client.post("/api/me", json={"name": "Hana"}, headers=HERE)
    assert client.get("/api/me").json()["name"] == "Hana"


def test_behind_tls_the_cookie_is_secure(sqlite: Store) -> None:
    app = make_app(TableRegistry(sqlite, Quick()))
    with TestClient(app, base_url="https://testserver.local") as client:
        assert "secure" in client.post("/api/me", json={"name": "Anna"}).headers["set-cookie"].lower()


def test_a_person_moves_to_another_device_and_can_be_forgotten(client: Client) -> None:
    key = person(client)
    secret = client.post("/api/me/link", headers=key).json()["secret"]
    there = client.post("/api/me/follow", json={"secret": secret}).json()
    client.cookies.clear()
    other = {"authorization": f"Bearer {there['key']}"}
    assert client.get("/api/me", headers=other).json() == client.get("/api/me", headers=key).json()
    wrong(client.post("/api/me/follow", json={"secret": secret}), 400, "bad_link")
    assert client.delete("/api/me", headers=other).json()["devices"] == 2
    wrong(client.get("/api/me", headers=key), 401, "not_known")


@pytest.mark.parametrize("name", ["", "   ", "a\u202eb", "\x07", "x" * 41])
def test_an_invisible_or_long_name_is_refused(client: Client, name: str) -> None:
    response = client.post("/api/me", json={"name": name})
    assert response.status_code == 400
    assert response.json()["code"] in ("bad_name", "bad_request")


def test_people_who_share_a_device_have_their_own_names_and_hands(client: Client) -> None:
    key = person(client, "Anna")
    names = {"0": "Anna", "1": " Zuzka "}
    match = laid(client, key, "me", "me", game="reef_encounter", names=names)["match"]
    client.post(f"/api/tables/{match}/start", headers=key)
    sitting = client.get(f"/api/tables/{match}", headers=key).json()["sitting"]
    assert [(chair["name"], chair["you"]) for chair in sitting] == [("Anna", True), ("Zuzka", True)]
    shown = []
    for seat in ("0", "1", "watch"):
        with client.websocket_connect(f"/api/tables/{match}/wire?seat={seat}", headers=key) as socket:
            assert until(socket, "hello")["seat"] == {"0": 0, "1": 1}.get(seat)
            view = until(socket, "news")["view"]
            assert view["names"] == ["Anna", "Zuzka"]
            shown.append(view["table"])
    assert shown[0] != shown[1]
    with client.websocket_connect(f"/api/tables/{match}/wire") as eve:
        assert until(eve, "news")["view"]["table"] == shown[2], "who shares a device can cover it"


@pytest.mark.parametrize(
    ("names", "code"), [({"1": "Jan"}, "bad_request"), ({"7": "Jan"}, "bad_request"), ({"0": " "}, "bad_name")]
)
def test_only_own_seats_can_be_named(client: Client, names: dict[str, str], code: str) -> None:
    wanted = {"game": "deep_dive", "seats": ["me", "person"], "names": names}
    wrong(client.post("/api/tables", headers=person(client), json=wanted), 400, code)


def test_forgetting_a_person_forgets_the_names_on_their_device(client: Client) -> None:
    key = person(client, "Anna")
    match = laid(client, key, "me", "me", names={"1": "Zuzka"})["match"]
    client.post(f"/api/tables/{match}/start", headers=key)
    assert client.delete("/api/me", headers=key).json()["ok"]
    assert [chair["name"] for chair in client.get(f"/api/tables/{match}").json()["sitting"]] == ["", ""]
