"""Leaving for good: at once, at every table, on every worker; and signing out single devices."""

from collections.abc import Iterator
from contextlib import ExitStack
from functools import partial

import pytest
from litestar.exceptions import WebSocketDisconnect
from litestar.testing import TestClient
from litestar.testing.websocket_test_session import WebSocketTestSession

from fathomfive.server import people as people_module
from fathomfive.server.app import make_app
from fathomfive.server.limits import Limits
from fathomfive.server.registry import TableRegistry
from fathomfive.store.cards import now
from fathomfive.store.people import DAY
from fathomfive.store.store import Store
from server.clients import HERE, Client, client, eventually, laid, person, read, two_at_a_table, until, wrong
from server.test_registry import Quick

__all__ = ["client"]
FIREFOX = "Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0"


@pytest.fixture
def workers(url: str) -> Iterator[list[Client]]:
    """Two workers that share a PostgreSQL, or the one of a SQLite file twice."""
    with ExitStack() as stack:
        opened = []
        for _ in range(2 if url.startswith("postgres") else 1):
            store = stack.enter_context(Store(url))
            app = make_app(TableRegistry(store, Quick()), Limits(1000, 1000, openings_at_once=1000))
            opened.append(stack.enter_context(TestClient(app)))
        yield [opened[0], opened[-1]]


def is_refused(socket: WebSocketTestSession, code: str) -> None:
    """Expect a refusal, and then the end."""
    assert until(socket, "refuse")["code"] == code
    with pytest.raises(WebSocketDisconnect):
        read(socket)


def test_a_person_who_leaves_for_good_is_gone_from_every_table_at_once(workers: list[Client]) -> None:
    here, there = workers
    match, (anna, jan) = two_at_a_table(here)
    wire = f"/api/tables/{match}/wire"
    with there.websocket_connect(wire, headers=anna) as own, there.websocket_connect(wire, headers=jan) as other:
        own.send_json({"type": "say", "cmd_id": "a", "text": "a secret"})
        assert until(other, "chat")["lines"][0]["text"] == "a secret"
        answer = here.delete("/api/me", headers=anna).json()
        assert answer == {
            "ok": True, "devices": 1, "passkeys": 0, "lines": 1, "reports": 0, "tables": 0, "seats": 0, "matches": 1,
        }  # fmt: skip
        is_refused(own, "not_known")

    def is_gone(worker: Client) -> bool:
        """Is the name deleted, and has a bot the seat?"""
        with worker.websocket_connect(wire) as newcomer:
            view = until(newcomer, "news")["view"]
            return view["names"] == ["", "Jan"] and "0" in view["bots"]

    for worker in workers:
        eventually(partial(is_gone, worker))
        with worker.websocket_connect(wire, headers=jan) as other:
            other.send_json({"type": "say", "cmd_id": "b", "text": "gone?"})
            assert [line["text"] for line in until(other, "chat")["lines"]] == ["gone?"]
        wrong(worker.get("/api/me", headers=anna), 401, "not_known")


def test_what_a_person_said_disappears_everywhere_when_they_leave_for_good(
    workers: list[Client], monkeypatch: pytest.MonkeyPatch
) -> None:
    """Also lines that no worker has in memory, and those of a person who no longer sits at the table."""
    monkeypatch.setattr("fathomfive.server.chat.IN_MEMORY", 1)
    anna, jan = (person(workers[0], name) for name in ("Anna", "Jan"))
    table = laid(workers[0], jan, "me", "person")
    match, wire = table["match"], f"/api/tables/{table['match']}/wire"
    workers[0].post(f"/api/tables/{match}/sit", headers=anna, json={"secret": table["links"]["1"]})
    with ExitStack() as stack:
        others = [stack.enter_context(worker.websocket_connect(wire, headers=jan)) for worker in workers]
        with workers[0].websocket_connect(wire, headers=anna) as own:
            for n, (speaker, text) in enumerate(((own, "mine"), (others[0], "his"), (own, "mine"), (others[0], "his"))):
                speaker.send_json({"type": "say", "cmd_id": str(n), "text": text})
                assert until(speaker, "ack")["seq"] == n + 1
        workers[0].post(f"/api/tables/{match}/stand", headers=anna)
        assert workers[0].delete("/api/me", headers=anna).json()["lines"] == 2
        for other in others:
            assert until(other, "deleted")["numbers"] == [1, 3]


def test_what_a_person_said_is_deleted_from_the_store(url: str, workers: list[Client]) -> None:
    """M4: the text stayed in the database."""
    match, (anna, jan) = two_at_a_table(workers[0])
    for n, (key, text) in enumerate(((anna, "a secret"), (jan, "his own"))):
        with workers[0].websocket_connect(f"/api/tables/{match}/wire", headers=key) as socket:
            socket.send_json({"type": "say", "cmd_id": str(n), "text": text})
            until(socket, "ack")
    workers[0].delete("/api/me", headers=anna)
    with Store(url) as store:
        assert [line.text for line in store.chat(match)] == ["", "his own"], "only its number is left"


def test_nobody_waits_for_a_person_who_left_while_no_server_ran(sqlite: Store) -> None:
    app = make_app(TableRegistry(sqlite, Quick()), Limits(1000, 1000))
    with TestClient(app) as before:
        match, (anna, jan) = two_at_a_table(before)
        who = sqlite.people.who(anna["authorization"].split()[1])
    assert who is not None
    sqlite.people.forget(who.person)
    with (
        TestClient(make_app(TableRegistry(sqlite, Quick()), Limits(1000, 1000))) as after,
        after.websocket_connect(f"/api/tables/{match}/wire", headers=jan) as socket,
    ):
        while "0" not in until(socket, "news")["view"]["bots"]:
            pass


def test_tables_that_have_not_started_are_deleted_and_seats_at_others_are_freed(workers: list[Client]) -> None:
    here, there = workers
    anna, jan = person(here, "Anna"), person(here, "Jan")
    own = laid(here, anna, "me", "person")
    other = laid(here, jan, "me", "person", "external")
    secret = {"secret": other["links"]["1"]}
    here.post(f"/api/tables/{other['match']}/sit", headers=anna, json=secret)
    with (
        there.websocket_connect(f"/api/tables/{own['match']}/wire", headers=jan) as guest,
        there.websocket_connect(f"/api/tables/{other['match']}/wire", headers=jan) as host,
    ):
        assert until(guest, "news")["view"]["names"] == ["Anna", None]
        answer = here.delete("/api/me", headers=anna).json()
        assert (answer["tables"], answer["seats"], answer["matches"]) == (1, 1, 0)
        is_refused(guest, "no_such_match")
        while until(host, "news")["view"]["names"][1] is not None:
            pass
    for worker in workers:
        wrong(worker.get(f"/api/tables/{own['match']}"), 404, "no_such_match")
        assert worker.get(f"/api/tables/{other['match']}").json()["sitting"][1]["free"]
    ewa = person(here, "Ewa")
    assert here.post(f"/api/tables/{other['match']}/sit", headers=ewa, json=secret).json()["seat"] == 1


def test_a_finished_match_keeps_its_moves_without_the_name(client: Client) -> None:
    anna = person(client, "Anna")
    match = laid(client, anna, "me", "random", names={"0": "Zuzka"})["match"]
    client.post(f"/api/tables/{match}/start", headers=anna)
    with client.websocket_connect(f"/api/tables/{match}/wire", headers=anna) as socket:
        while (news := until(socket, "news"))["view"]["end"] is None:
            if news["view"]["legal"]:
                move = news["view"]["legal"][0]["move"]
                act = {"type": "act", "cmd_id": str(news["seq"]), "expected_seq": news["seq"], "move": move}
                socket.send_json(act)
    client.delete("/api/me", headers=anna)
    story = client.get(f"/api/tables/{match}/story").json()
    assert story["names"] == ["", None]
    assert len(story["events"]) > 5


# --- Devices -----------------------------------------------------------------------------------------------------


def linked(client: Client, key: dict[str, str], **headers: str) -> dict[str, str]:
    """Give another device of the same person."""
    secret = client.post("/api/me/link", headers=key).json()["secret"]
    body = client.post("/api/me/follow", json={"secret": secret}, headers=headers).json()
    client.cookies.clear()
    return {"authorization": f"Bearer {body['key']}"}


def test_devices_are_listed_in_plain_words(client: Client) -> None:
    key = person(client)
    other = linked(client, key, **{"user-agent": FIREFOX})
    devices = client.get("/api/me/devices", headers=other).json()["devices"]
    by_here = {device["here"]: device for device in devices}
    assert (by_here[True]["browser"], by_here[True]["system"]) == ("Firefox", "Linux")
    assert (by_here[False]["browser"], by_here[False]["system"]) == (None, None), "a program"
    assert by_here[True]["used"] % DAY == 0
    assert "rv:140" not in str(devices)


def test_a_device_that_is_signed_out_is_disconnected_at_once(workers: list[Client]) -> None:
    here, there = workers
    match, (anna, _) = two_at_a_table(here)
    phone, tablet = linked(here, anna), linked(here, anna)
    wire = f"/api/tables/{match}/wire"
    with (
        there.websocket_connect(wire, headers=anna) as kept,
        there.websocket_connect(wire, headers=phone) as lost,
        there.websocket_connect(wire, headers=tablet) as also,
    ):
        name = next(one["name"] for one in here.get("/api/me/devices", headers=phone).json()["devices"] if one["here"])
        assert here.delete(f"/api/me/devices/{name}", headers=anna).json() == {"ok": True}
        is_refused(lost, "not_known")
        wrong(here.delete(f"/api/me/devices/{name}", headers=anna), 404, "not_found")
        assert here.post("/api/me/devices/others/revoke", headers=anna).json() == {"ok": True, "devices": 1}
        is_refused(also, "not_known")
        kept.send_json({"type": "say", "cmd_id": "a", "text": "still here"})
        assert until(kept, "ack")
    wrong(there.get("/api/me", headers=tablet), 401, "not_known")
    assert len(there.get("/api/me/devices", headers=anna).json()["devices"]) == 1


def test_a_browser_that_signs_itself_out_loses_its_cookie(client: Client) -> None:
    client.post("/api/me", json={"name": "Anna"}, headers=HERE)
    name = client.get("/api/me/devices").json()["devices"][0]["name"]
    client.delete(f"/api/me/devices/{name}", headers=HERE)
    assert not client.cookies


def test_a_link_says_whose_it_is_and_following_it_signs_out_of_the_former_person(client: Client) -> None:
    anna = person(client, "Anna")
    secret = client.post("/api/me/link", headers=anna).json()["secret"]
    jan = person(client, "Jan")
    assert client.post("/api/me/follow/look", json={"secret": secret}).json() == {"ok": True, "name": "Anna"}
    assert client.post("/api/me/follow", json={"secret": secret}, headers=jan).json()["name"] == "Anna"
    client.cookies.clear()
    wrong(client.get("/api/me", headers=jan), 401, "not_known")
    wrong(client.post("/api/me/follow/look", json={"secret": secret}), 400, "bad_link")


def test_the_cookie_is_renewed_once_a_day(client: Client, monkeypatch: pytest.MonkeyPatch) -> None:
    client.post("/api/me", json={"name": "Anna"}, headers=HERE)
    assert "set-cookie" not in client.get("/api/me").headers
    monkeypatch.setattr(people_module, "now", lambda: now() + DAY)
    for answer in (client.get("/api/me"), client.post("/api/me", json={"name": "Hana"}, headers=HERE)):
        assert ("set-cookie" in answer.headers) == (answer.request.method == "GET")
    monkeypatch.setattr(people_module, "now", lambda: now() + 2 * DAY)
    renewed = client.post("/api/me", json={"name": "Hana"}, headers=HERE).headers["set-cookie"].lower()
    assert "httponly" in renewed
    assert "max-age=31536000" in renewed
    client.cookies.clear()
    key = person(client)
    assert "set-cookie" not in client.get("/api/me", headers=key).headers, "a program has no cookie"


def test_new_people_are_limited_by_visitor(sqlite: Store) -> None:
    with TestClient(make_app(TableRegistry(sqlite, Quick()), Limits(1000, 1000, people=2))) as client:
        first = person(client)
        person(client)
        wrong(client.post("/api/me", json={"name": "Jan"}), 429, "too_many")
        assert client.post("/api/me", json={"name": "Hana"}, headers=first).json()["name"] == "Hana"


# --- Taking one's data -------------------------------------------------------------------------------------------


def test_a_person_takes_all_their_data_and_nobody_elses(client: Client) -> None:
    match, (anna, jan) = two_at_a_table(client)
    with client.websocket_connect(f"/api/tables/{match}/wire", headers=anna) as socket:
        news = until(socket, "news")
        if not news["view"]["legal"]:  # the sea chose Jan to begin
            with client.websocket_connect(f"/api/tables/{match}/wire", headers=jan) as other:
                play_until_the_turn_ends(other)
            while not (news := until(socket, "news"))["view"]["legal"]:
                pass
        text = news["view"]["legal"][0]["text"]
        socket.send_json({"type": "act", "cmd_id": "1", "expected_seq": news["seq"], "move": text})
        until(socket, "ack")
        socket.send_json({"type": "say", "cmd_id": "2", "text": "my words"})
        until(socket, "ack")
    with client.websocket_connect(f"/api/tables/{match}/wire", headers=jan) as socket:
        socket.send_json({"type": "say", "cmd_id": "2", "text": "his words"})
        until(socket, "ack")
    client.post(f"/api/tables/{match}/report", headers=anna, json={"seat": 1, "text": "rude"})
    client.post(f"/api/tables/{match}/mute", headers=anna, json={"seat": 1, "on": True})
    response = client.get("/api/me/data", headers=anna)
    assert "attachment" in response.headers["content-disposition"]
    data = response.json()
    assert data["name"] == "Anna"
    assert [(line["match"], line["text"]) for line in data["lines"]] == [(match, "my words")]
    assert [report["text"] for report in data["reports"]] == ["rude"]
    assert len(data["mutes"]) == len(data["devices"]) == len(data["matches"]) == 1
    assert [(move["seat"], move["text"]) for move in data["matches"][0]["moves"]] == [(0, text)]
    assert "his words" not in response.text
    assert "Jan" not in response.text


def play_until_the_turn_ends(socket: WebSocketTestSession) -> None:
    """Make the first legal move as long as it is this player's turn."""
    while (news := until(socket, "news"))["view"]["legal"]:
        act = {"type": "act", "cmd_id": str(news["seq"]), "expected_seq": news["seq"]}
        socket.send_json({**act, "move": news["view"]["legal"][0]["text"]})


def test_data_can_be_taken_twice_and_then_once_a_minute(client: Client) -> None:
    anna = person(client)
    assert client.get("/api/me/data", headers=anna).json()["left_out"] == 0
    assert client.get("/api/me/data", headers=anna).status_code == 200
    assert client.get("/api/me/data", headers=anna).headers["retry-after"]
    wrong(client.get("/api/me/data", headers=anna), 429, "too_many")
    wrong(client.get("/api/me/data"), 401, "not_known")
