"""Web Push: a person who is elsewhere is told of their turn, once, and nothing secret."""

import asyncio
import json
from collections.abc import Iterator
from pathlib import Path

import pytest
import sqlalchemy as sa

from conftest import new_database
from fathomfive.server.alerts.endpoints import check_endpoint, is_public, resolve
from fathomfive.server.alerts.outbox import Undeliverable
from fathomfive.server.table import Table
from fathomfive.server.wire import Act
from fathomfive.store import schema
from fathomfive.store.store import Store
from fathomfive.store.turns import KEPT
from server.alerting import Host, look, move, play_until_turn_of, serving, turns
from server.clients import Client, eventually, person, two_at_a_table, wrong
from server.people import Party
from server.push_service import Browser, PushService
from store.samples import code


@pytest.fixture
def service() -> Iterator[PushService]:
    with PushService.running() as running:
        yield running


def public_key(client: Client, key: dict[str, str]) -> str:
    return str(client.get("/api/me/alerts", headers=key).json()["push_key"])


def subscribe(client: Client, key: dict[str, str], browser: Browser, lang: str = "en") -> None:
    assert client.post("/api/me/push", headers=key, json=browser.subscription(lang)).json() == {"ok": True}


def taken_on(store: Store) -> bool:
    """Has somebody taken on every alert?"""
    with store.engine.connect() as c:
        rows = c.execute(sa.select(schema.turns.c.alerted)).all()
    return bool(rows) and all(row.alerted is not None for row in rows)


def rows_of(store: Store) -> list[str]:
    with store.engine.connect() as c:
        return [row.person for row in c.execute(sa.select(schema.turns))]


def test_a_person_who_is_elsewhere_is_told_once_by_a_message_that_only_their_browser_can_read(
    sqlite: Store, service: PushService
) -> None:
    with serving(sqlite) as client:
        match, keys = two_at_a_table(client, game="kipicot")
        browsers = [Browser(service, "anna"), Browser(service, "jan")]
        for key, browser, lang in zip(keys, browsers, ("en", "cs"), strict=True):
            subscribe(client, key, browser, lang)
        play_until_turn_of(client, match, keys, 1)
        vapid = public_key(client, keys[1])
        eventually(lambda: bool(browsers[1].messages(vapid)))
        eventually(lambda: turns(client, keys[1]) == [match])
        assert turns(client, keys[0]) == []
        (told,) = browsers[1].messages(vapid)
        assert told == {
            "kind": "turn", "title": "Jste na tahu", "match": match,
            "body": "Kipicot: jste na tahu. Naposledy na tahu: Anna.",
        }  # fmt: skip
        before = len(service.requests)
        move(client, match, keys[1])
        if look(client, match, keys[0])["to_act"] == 1:  # the turn goes on: nobody is told again
            assert turns(client, keys[1]) == [match]
        play_until_turn_of(client, match, keys, 0)
        eventually(lambda: len(service.requests) > before)
        assert browsers[0].messages(vapid)[-1]["body"] == "Kipicot: Jan has moved, and now it is your turn."


def test_nobody_is_told_who_sits_at_the_table_or_wants_no_messages(sqlite: Store, service: PushService) -> None:
    with serving(sqlite) as client:
        match, keys = two_at_a_table(client, game="kipicot")
        play_until_turn_of(client, match, keys, 0)
        eventually(lambda: taken_on(sqlite))
        browser = Browser(service)
        subscribe(client, keys[1], browser)
        with client.websocket_connect(f"/api/tables/{match}/wire", headers=keys[1]) as socket:
            json.loads(socket.receive_text(timeout=30))
            play_until_turn_of(client, match, keys, 1)
            eventually(lambda: turns(client, keys[1]) == [match] and taken_on(sqlite))
        assert service.requests == [], "Jan looks at the table, and Anna has subscribed to nothing"


def test_a_table_without_other_people_counts_for_nobody(sqlite: Store) -> None:
    with serving(sqlite) as client:
        match, keys = two_at_a_table(client, game="kipicot")
        alone = client.post("/api/tables", headers=keys[0], json={"game": "kipicot", "seats": ["me", "random"]}).json()
        client.post(f"/api/tables/{alone['match']}/start", headers=keys[0])
        play_until_turn_of(client, match, keys, 0)
        eventually(lambda: turns(client, keys[0]) == [match])


def test_the_feed_of_turns_answers_304_while_nothing_has_changed(sqlite: Store) -> None:
    with serving(sqlite) as client:
        match, keys = two_at_a_table(client, game="kipicot")
        play_until_turn_of(client, match, keys, 1)
        eventually(lambda: turns(client, keys[1]) == [match])
        first = client.get("/api/me/turns", headers=keys[1])
        tag = first.headers["etag"]
        again = client.get("/api/me/turns", headers={**keys[1], "if-none-match": tag})
        assert (again.status_code, again.content) == (304, b"")
        play_until_turn_of(client, match, keys, 0)
        eventually(lambda: turns(client, keys[1]) == [])
        changed = client.get("/api/me/turns", headers={**keys[1], "if-none-match": tag})
        assert (changed.status_code, changed.json()) == (200, {"ok": True, "turns": []})
        wrong(client.get("/api/me/turns"), 401, "not_known")


def test_a_subscription_goes_when_its_service_says_so_and_a_message_is_tried_again(
    sqlite: Store, service: PushService
) -> None:
    with serving(sqlite) as client:
        match, keys = two_at_a_table(client, game="kipicot")
        subscribe(client, keys[1], Browser(service))
        service.statuses = [503, 429, 201]
        play_until_turn_of(client, match, keys, 1)
        eventually(lambda: len(service.requests) == 3)
        assert client.get("/api/me/alerts", headers=keys[1]).json()["push_here"]
        service.statuses = [410]
        play_until_turn_of(client, match, keys, 0)
        eventually(lambda: turns(client, keys[1]) == [])
        play_until_turn_of(client, match, keys, 1)
        eventually(lambda: not client.get("/api/me/alerts", headers=keys[1]).json()["push_here"])
        assert len(service.requests) == 4


def test_a_device_that_is_switched_off_or_signed_out_gets_no_messages(sqlite: Store, service: PushService) -> None:
    with serving(sqlite) as client:
        keys = [person(client, "Anna"), person(client, "Jan")]
        subscribe(client, keys[0], Browser(service, "a"))
        assert client.delete("/api/me/push", headers=keys[0]).json() == {"ok": True}
        assert client.get("/api/me/alerts", headers=keys[0]).json()["push_devices"] == 0
        subscribe(client, keys[1], Browser(service, "b"))
        link = client.post("/api/me/link", headers=keys[1]).json()["secret"]
        other = client.post("/api/me/follow", json={"secret": link}).json()["key"]
        client.cookies.clear()
        second = {"authorization": f"Bearer {other}"}
        subscribe(client, second, Browser(service, "c"))
        assert client.get("/api/me/alerts", headers=second).json()["push_devices"] == 2
        client.post("/api/me/devices/others/revoke", headers=second)
        told = client.get("/api/me/alerts", headers=second).json()
        assert (told["push_devices"], told["push_here"]) == (1, True)


def keep(store: Store, party: Party, seat: int, browser: Browser) -> None:
    """Subscribe the browser of a seat."""
    who, told = str(party.people[seat]), browser.subscription()
    device = store.people.devices(who)[0].name
    store.channels.subscribe(who, device, told["endpoint"], told["p256dh"], told["auth"], told["lang"])


async def record(host: Host, table: Table) -> None:
    """Record at once whose turn it is."""
    host.tables.turns.mark(table, own=True)
    await host.tables.turns.flush()


# --- Several hosts -----------------------------------------------------------------------------------------------


def test_several_hosts_and_a_restart_tell_a_person_once(
    tmp_path: Path, request: pytest.FixtureRequest, service: PushService
) -> None:
    url = new_database(request, tmp_path, "postgresql")

    async def story(store: Store, other: Store) -> None:
        party = await Party.of(store, "kipicot")
        browser = Browser(service)
        keep(store, party, 1, browser)
        hosts = [Host(store), Host(other)]
        tables = [await host.tables.table(party.table.card.match) for host in hosts]
        while party.table.session.to_act != 1:
            await party.act()
        for table in tables:
            await table.refresh(party.seq)
        await asyncio.gather(*(record(host, table) for host, table in zip(hosts, tables, strict=True)))
        assert [turn.person for turn in store.turns.due(2**50)] == [party.people[1]]
        # without the lease, so that only the claim decides
        (turn,) = store.turns.due(2**50)
        for _ in range(5):
            now = hosts[0].tables.clock.now() + 60_000
            await asyncio.gather(*(host.dispatcher._consider(turn, now) for host in hosts))
        for host in hosts:
            await host.close()
        again = Host(store)
        table = await again.tables.table(party.table.card.match)
        await record(again, table)
        assert store.turns.due(2**50) == [], "it was told before the restart"
        await again.dispatcher.look()
        await again.close()
        assert len(service.requests) == 1

    with Store(url) as store, Store(url) as other:
        asyncio.run(story(store, other))


def test_a_person_who_moves_while_an_alert_waits_is_not_told(store: Store, service: PushService) -> None:
    async def story() -> None:
        party = await Party.of(store, "kipicot")
        keep(store, party, 0, Browser(service))
        host = Host(store)
        table = await host.tables.table(party.table.card.match)
        await record(host, table)
        (turn,) = store.turns.due(2**50)
        seq = table.session.seq
        act = Act(cmd_id="m", expected_seq=seq, move=table.session.match.legal()[0])
        await table.command(party.people[0], 0, act)
        while table.session.to_act == 0:
            act = Act(cmd_id=str(seq), expected_seq=table.session.seq, move=table.session.match.legal()[0])
            seq += 1
            await table.command(party.people[0], 0, act)
        await host.dispatcher._consider(turn, host.tables.clock.now() + 60_000)
        await host.close()
        assert service.requests == []

    asyncio.run(story())


def test_the_end_of_a_game_is_told_once_and_then_the_table_is_quiet(store: Store, service: PushService) -> None:
    async def story() -> None:
        party = await Party.of(store, "kipicot")
        browser = Browser(service)
        keep(store, party, 1, browser)
        host = Host(store)
        table = await host.tables.table(party.table.card.match)
        await record(host, table)
        await party.play_on()
        await table.refresh(party.seq)
        for _ in range(3):
            await record(host, table)
            for turn in store.turns.due(2**50):
                await host.dispatcher._consider(turn, host.tables.clock.now() + 60_000)
        assert [store.turns.waiting_for(str(name)) for name in party.people] == [[], []]
        vapid = host.dispatcher.offer.push
        await host.close()
        assert vapid is not None
        (told,) = browser.messages(vapid.public_key)
        assert (told["kind"], told["body"]) == ("over", "Kipicot: the game is over.")

    asyncio.run(story())


# --- Leaving for good, and hostile endpoints ---------------------------------------------------------------------


def test_leaving_for_good_deletes_every_subscription_and_the_data_lists_them(
    sqlite: Store, service: PushService
) -> None:
    with serving(sqlite) as client:
        match, keys = two_at_a_table(client, game="kipicot")
        subscribe(client, keys[1], Browser(service))
        play_until_turn_of(client, match, keys, 1)
        eventually(lambda: turns(client, keys[1]) == [match])
        data = client.get("/api/me/data", headers=keys[1]).json()
        assert [one["endpoint"] for one in data["subscriptions"]] == [f"{service.url}/push/one"]
        assert client.delete("/api/me", headers=keys[1]).json()["ok"]
        with sqlite.engine.connect() as c:
            for table in (schema.push_subscriptions, schema.mail_addresses, schema.vacations):
                assert c.execute(sa.select(table)).all() == []
            left = c.execute(sa.select(schema.turns.c.person)).all()
        assert data["person"] not in {row.person for row in left}


@pytest.mark.parametrize(
    "endpoint",
    [
        "http://push.example.org/a", "https://127.0.0.1/a", "https://[::1]/a", "https://2130706433/a", "https://127.1/a",
        "https://localhost/a", "https://push.example.org:8080/a", "https://me@push.example.org/a", "ftp://example.org/a",
        "https://push.example.org/a b", "https://push.example.org/a#b", "file:///etc/passwd", "", "https://[::1",
        f"https://push.example.org/{'a' * 1000}",
    ],
)  # fmt: skip
def test_an_endpoint_must_be_the_https_address_of_a_public_host(endpoint: str) -> None:
    assert code(lambda: check_endpoint(endpoint)) == "bad_endpoint"
    assert check_endpoint("https://fcm.googleapis.com/fcm/send/abc?x=1").hostname == "fcm.googleapis.com"


def test_a_name_that_leads_to_a_private_address_is_never_connected_to() -> None:
    for address in (
        "10.0.0.1", "192.168.1.1", "172.16.0.9", "127.0.0.1", "169.254.169.254", "0.0.0.0", "224.0.0.1", "100.64.0.1",
        "::1", "fe80::1", "fc00::1", "::ffff:10.0.0.1", "64:ff9b::10.0.0.1", "2002:a00:1::1", "::",
    ):  # fmt: skip
        assert not is_public(address), address
    assert is_public("142.250.1.1")
    assert is_public("2a00:1450:4014::1")
    with pytest.raises(Undeliverable, match="no public address"):
        resolve("localhost", 443)
    assert resolve("localhost", 443, private=True) in ("127.0.0.1", "::1")


def test_bad_keys_and_endpoints_are_refused_and_each_person_has_ten(sqlite: Store, service: PushService) -> None:
    with serving(sqlite) as client:
        key, good = person(client), Browser(service).subscription()
        for bad in ({"p256dh": "AAAA"}, {"auth": "AAAA"}, {"endpoint": "nothing"}):
            wrong(client.post("/api/me/push", headers=key, json={**good, **bad}), 400, "bad_endpoint")
        anna = client.get("/api/me", headers=key).json()["person"]
        for n in range(12):
            sqlite.channels.subscribe(anna, f"device{n}", f"{service.url}/{n}", good["p256dh"], good["auth"], "en")
        with sqlite.engine.connect() as c:
            assert len(c.execute(sa.select(schema.push_subscriptions)).all()) == 10


def test_a_person_whose_page_is_open_but_not_in_front_is_told(sqlite: Store, service: PushService) -> None:
    with serving(sqlite) as client:
        match, keys = two_at_a_table(client, game="kipicot")
        play_until_turn_of(client, match, keys, 0)
        eventually(lambda: taken_on(sqlite))
        subscribe(client, keys[1], Browser(service))
        with client.websocket_connect(f"/api/tables/{match}/wire", headers=keys[1]) as socket:
            socket.receive_text(timeout=30)
            socket.send_text(json.dumps({"type": "look", "on": False}))
            socket.send_text(json.dumps({"type": "explain", "cmd_id": "e"}))
            while json.loads(socket.receive_text(timeout=30))["type"] != "points":
                pass  # `look` has no answer, and is read before what comes after it
            play_until_turn_of(client, match, keys, 1)
            eventually(lambda: len(service.requests) == 1)


def test_the_end_of_a_match_is_forgotten_after_a_week(store: Store) -> None:
    async def story() -> None:
        party = await Party.of(store, "kipicot")
        host = Host(store)
        table = await host.tables.table(party.table.card.match)
        await party.play_on()
        await table.refresh(party.seq)
        await record(host, table)
        at = table.session.at
        store.turns.forget_ends(at + KEPT)
        assert {turn.kind for turn in store.turns.due(2**50)} == {"over"}
        store.turns.forget_ends(at + KEPT + 1)
        assert store.turns.due(2**50) == []
        await host.close()

    asyncio.run(story())
