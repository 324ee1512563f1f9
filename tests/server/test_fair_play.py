"""Fair play: undo needs the consent of every person, and nobody floods a match with events."""

import json
from typing import Any

import pytest

from fathomfive.kernel.game import NOBODY
from fathomfive.server.table import CHANGE_BURST, Table
from fathomfive.server.wire import Decline, Leave, Offer, Return, Undo
from fathomfive.store.store import Store
from server.clients import Client, client, laid, person, read, until, wrong
from server.people import Party, make_command, refused, run
from server.test_chat import StoppedClock, time

__all__ = ["client", "time"]


def wire(match: str) -> str:
    return f"/api/tables/{match}/wire"


def play(client: Client, match: str, keys: list[dict[str, str]], until_undo_of: int) -> dict[str, Any]:
    """Make moves until a seat has decided and another one after it; give the view of that seat."""
    deciders: list[int] = []
    for n in range(60):
        with client.websocket_connect(wire(match), headers=keys[until_undo_of]) as session:
            view: dict[str, Any] = until(session, "news")["view"]
        if until_undo_of in deciders and deciders[-1] != until_undo_of:
            return view
        deciders.append(view["to_act"])
        with client.websocket_connect(wire(match), headers=keys[view["to_act"]]) as session:
            news = until(session, "news")
            move = news["view"]["legal"][0]["move"]
            session.send_text(
                json.dumps({"type": "act", "cmd_id": f"m{n}", "expected_seq": news["seq"], "move": move})
            )  # fmt: skip
            until(session, "ack")
    pytest.fail("one seat never moved")


def test_a_person_on_a_seat_that_a_program_left_has_to_consent_to_an_undo(client: Client) -> None:
    """M1: the host stood up for the program; a stranger who sat down by number seemed to consent."""
    host, victim = person(client, "Host"), person(client, "Victim")
    table = laid(client, host, "me", "external", listed=True)
    match, token = table["match"], {"authorization": f"Bearer {table['tokens']['1']}"}
    assert client.post(f"/api/tables/{match}/stand", headers=token).json()["ok"]
    assert client.post(f"/api/tables/{match}/sit", headers=victim, json={"seat": 1}).json()["seat"] == 1
    seats = client.get(f"/api/tables/{match}", headers=host).json()["sitting"]
    assert [seat["external"] for seat in seats] == [False, False]
    client.post(f"/api/tables/{match}/start", headers=host)
    view = play(client, match, [host, victim], until_undo_of=0)
    assert view["undo"]["free"] is False
    with client.websocket_connect(wire(match), headers=host) as session:
        seq = until(session, "news")["seq"]
        undo = {"type": "undo", "cmd_id": "u", "expected_seq": seq, "to": view["undo"]["to"]}
        session.send_text(json.dumps(undo))
        news = until(session, "news")
        assert [event["kind"] for event in news["events"]] == ["ask"]


def test_a_seat_that_a_program_left_before_an_upgrade_is_no_longer_a_programs(store: Store) -> None:
    async def story() -> None:
        party = await Party.of(store, "deep_dive", start=False)
        match, victim = party.table.card.match, party.people[1]
        assert victim is not None
        with store.engine.begin() as connection:
            connection.exec_driver_sql("UPDATE seats SET person = NULL, external = true WHERE seat = 1")
        store.sit(match, 1, victim)
        assert not store.chairs(match)[1].external

    run(story())


def test_a_browser_cannot_play_on_the_seat_of_a_program(client: Client) -> None:
    """A person who was led there by a link would seem to consent."""
    host = person(client)
    table = laid(client, host, "me", "external")
    token = {"authorization": f"Bearer {table['tokens']['1']}"}
    secret = client.post("/api/me/link", headers=token).json()["secret"]
    client.post("/api/me/follow", json={"secret": secret}, headers={"origin": "http://testserver.local"})
    with client.websocket_connect(wire(table["match"])) as session:
        assert read(session)["code"] == "not_seated"
    client.cookies.clear()
    with client.websocket_connect(wire(table["match"]), headers=token) as session:
        assert read(session)["seat"] == 1


def test_commands_that_are_not_moves_are_rate_limited_and_a_refused_one_is_not_stored(
    store: Store, time: StoppedClock
) -> None:
    async def story() -> None:
        party = await Party.of(store, "deep_dive")
        commands = (Leave, Return, Offer, Decline)
        for n in range(CHANGE_BURST):
            await party.do(0, make_command(commands[n % 4], party, f"c{n}"))
        before = party.seq
        found = await refused(party.do(0, make_command(commands[CHANGE_BURST % 4], party, "more")))
        assert (found.code, found.retry_after) == ("too_many", 1)
        assert party.seq == len(store.since(party.table.card.match)) == before
        assert (await party.do(0, make_command(Leave, party, "c0"))).seq, "a repeated command is answered again"
        await party.do(1, make_command(Offer, party, "o"))
        await party.act()
        time.seconds += 1
        await party.do(0, make_command(Decline, party, "more"))

    run(story())


def test_moving_and_taking_back_is_rate_limited(sqlite: Store, time: StoppedClock) -> None:
    async def story() -> None:
        party = await Party.of(sqlite, "kipicot")
        for n in range(CHANGE_BURST + 1):
            seat, to = party.table.session.match.to_act, party.seq
            await party.act()
            undo = party.do(seat, make_command(Undo, party, f"u{n}", to=to))
            if n == CHANGE_BURST:
                assert (await refused(undo)).code == "too_many"
            else:
                await undo

    run(story())


def test_a_refused_command_costs_nothing(sqlite: Store, time: StoppedClock) -> None:
    async def story() -> None:
        party = await Party.of(sqlite, "deep_dive")
        for n in range(3 * CHANGE_BURST):
            assert (await refused(party.do(0, make_command(Decline, party, f"d{n}")))).code == "nothing_asked"
        await party.do(0, make_command(Leave, party, "l"))

    run(story())


def test_a_worker_knows_who_stood_up_before_it_shows_what_is_dealt(store: Store) -> None:
    async def story() -> None:
        party = await Party.of(store, "codex_naturalis", start=False)
        match, (host, spy) = party.table.card.match, party.people
        assert host is not None
        assert spy is not None
        victim, _ = store.people.welcome("Victim")
        other = await Table.open(store, match)  # of another worker, to which the spy is connected
        assert other.viewer_of(spy, 1) == 1
        store.stand_up(match, spy)
        store.sit(match, 1, victim.person)
        await party.table.start(host)
        await other.refresh(party.seq)  # the notification of the start comes first
        assert other.session.started
        assert other.viewer_of(spy, 1) == NOBODY
        assert other.viewer_of(victim.person, 1) == 1

    run(story())


def test_a_person_who_stood_up_no_longer_sees_the_table_as_the_seat(client: Client) -> None:
    """The socket of the first occupant showed what the second one was dealt."""
    host, spy, victim = person(client, "Host"), person(client, "Spy"), person(client, "Victim")
    table = laid(client, host, "me", "person", game="reef_encounter", listed=True)
    match = table["match"]
    client.post(f"/api/tables/{match}/sit", headers=spy, json={"seat": 1})
    with client.websocket_connect(wire(match), headers=spy) as session:
        until(session, "news")
        client.post(f"/api/tables/{match}/stand", headers=spy)
        client.post(f"/api/tables/{match}/sit", headers=victim, json={"seat": 1})
        client.post(f"/api/tables/{match}/start", headers=host)
        news = until(session, "news")
        while not news["view"]["started"]:
            news = until(session, "news")
        with client.websocket_connect(wire(match)) as watcher:
            assert until(watcher, "news")["view"]["table"] == news["view"]["table"]
        wrong(client.get(f"/api/tables/{match}/frames?seat=1", headers=spy), 403, "not_seated")
