"""Good manners over HTTP and at the table: resigning, closing, kicking, reporting, and tables without spectators."""

import json
from typing import Any

import pytest
import sqlalchemy as sa

from fathomfive.archive.tides import export_match
from fathomfive.archive.verification import verify
from fathomfive.kernel import replay
from fathomfive.server.conduct import PEOPLE_OF_A_VISITOR, REPORT_BURST
from fathomfive.server.table import Table
from fathomfive.server.wire import Act, Agree, Offer, Resign, Return, Undo
from fathomfive.store.schema import reports
from fathomfive.store.store import Store
from server.clients import Client, client, laid, person, read, two_at_a_table, until, wrong
from server.people import Party, make_command, refused, run

__all__ = ["client"]


def wire(match: str) -> str:
    return f"/api/tables/{match}/wire"


def post(client: Client, key: dict[str, str], match: str, what: str, **body: Any) -> Any:
    return client.post(f"/api/tables/{match}/{what}", headers=key, json=body or None)


def send(session: Any, kind: str, seq: int, **more: Any) -> None:
    session.send_text(json.dumps({"type": kind, "cmd_id": f"{kind}{seq}", "expected_seq": seq, **more}))


# --- Leaving for good ----------------------------------------------------------------------------------------------


def test_a_person_who_resigned_watches_and_talks_and_a_bot_plays_on(client: Client) -> None:
    match, keys = two_at_a_table(client)
    with client.websocket_connect(wire(match), headers=keys[0]) as anna:
        seq = until(anna, "news")["seq"]
        send(anna, "resign", seq, bot="random")
        news = until(anna, "news")
        (event,) = [event for event in news["events"] if event["kind"] == "resign"]
        assert (event["seat"], event["bot"]) == (0, "random")
        assert (news["view"]["resigned"], news["view"]["bots"]) == ([0], {"0": "random"})
        for kind in ("return", "undo"):
            anna.send_text(
                json.dumps({"type": kind, "cmd_id": kind, "expected_seq": 0, **({"to": 1} if kind == "undo" else {})})
            )
            assert until(anna, "refuse")["code"] in ("resigned", "stale")
        anna.send_text(json.dumps({"type": "say", "cmd_id": "s", "text": "good luck"}))
        assert until(anna, "chat")["lines"][0]["text"] == "good luck"


def test_a_match_goes_on_to_its_result_after_a_resignation(store: Store) -> None:
    async def story() -> None:
        party = await Party.of(store, "deep_dive")
        await party.do(0, make_command(Resign, party, "r", bot="random"))
        for command in (make_command(Return, party, "b"), make_command(Undo, party, "u", to=1)):
            assert (await refused(party.do(0, command))).code == "resigned"
        again = await Table.open(store, party.table.card.match)  # after a kill
        assert again.session.resigned == {0}
        await party.play_on()
        assert verify(store, party.table.card.match).match.over
        assert party.table.view(1).end is not None

    run(story())


# --- Ending without a result ---------------------------------------------------------------------------------------


def test_a_match_that_was_ended_by_agreement_is_over_everywhere(client: Client, sqlite: Store, tmp_path: Any) -> None:
    match, keys = two_at_a_table(client, clock={"kind": "move", "seconds": 60})
    with (
        client.websocket_connect(wire(match), headers=keys[0]) as anna,
        client.websocket_connect(wire(match), headers=keys[1]) as jan,
    ):
        send(anna, "offer", until(anna, "news")["seq"])
        news = until(jan, "news")
        while news["view"]["offer"] is None:
            news = until(jan, "news")
        assert news["view"]["offer"] == {"seat": 0, "agreed": []}
        send(jan, "agree", news["seq"])
        news = until(anna, "news")
        while news["view"]["closed"] is None:
            news = until(anna, "news")
        assert news["events"][-1]["kind"] == "close"
        assert news["events"][-1]["reason"] == "agreed"
        view = news["view"]
        assert (view["closed"], view["end"], view["offer"], view["to_act"], view["legal"]) == (
            "agreed", None, None, -2, [],
        )  # fmt: skip
        send(anna, "act", news["seq"], move=0)
        assert until(anna, "refuse")["code"] == "game_over"
    seen = client.get(f"/api/tables/{match}").json()
    assert (seen["closed"], seen["ended"] is not None) == ("agreed", True)
    (mine,) = client.get("/api/mine", headers=keys[0]).json()["tables"]
    assert (mine["closed"], mine["your_turn"]) == ("agreed", False)
    story = client.get(f"/api/tables/{match}/story").json()
    assert (story["closed"], story["end"], story["events"][-1]["kind"]) == ("agreed", None, "close")
    (frame,) = client.get(f"/api/tables/{match}/frames?first={story['seq']}").json()["frames"]
    assert frame["to_act"] == -2
    assert not replay.read(client.get(f"/api/tables/{match}/replay").text, "file").over
    assert client.get(f"/api/tables/{match}/curve").json()["result"] is None
    assert client.post(f"/api/tables/{match}/on", headers=keys[0], json={"seq": story["seq"], "seat": 0}).json()["ok"]
    again = post(client, keys[0], match, "rematch").json()["match"]
    assert client.get(f"/api/tables/{again}").json()["closed"] is None
    assert post(client, keys[1], again, "accept").json()["seat"] == 1
    assert client.post(f"/api/tables/{again}/start", headers=keys[0]).json()["ok"]
    assert verify(sqlite, match).closed == "agreed"
    assert not export_match(sqlite, match, tmp_path / "closed.tide").over
    assert match not in sqlite.running()


def test_a_worker_learns_that_another_one_closed_a_match(store: Store) -> None:
    async def story() -> None:
        party = await Party.of(store, "deep_dive")
        other = await Table.open(store, party.table.card.match)
        await party.do(0, make_command(Offer, party, "o"))
        await party.do(1, make_command(Agree, party, "y"))
        await other.refresh()
        assert other.session.closed == "agreed"
        assert (await refused(other.command(party.people[0], 0, make_command(Act, party, "a", move=0)))).code == (
            "game_over"
        )

    run(story())


@pytest.mark.parametrize(("column", "value"), [("closed", None), ("closed", "host"), ("ended", None)])
def test_a_card_that_disagrees_with_its_events_about_closing_is_found(
    sqlite: Store, column: str, value: str | None
) -> None:
    async def story() -> None:
        party = await Party.of(sqlite, "deep_dive", "pb")
        await party.do(0, make_command(Offer, party, "o"))
        match = party.table.card.match
        assert verify(sqlite, match).closed == "agreed"
        with sqlite.engine.begin() as connection:
            connection.exec_driver_sql(f"UPDATE matches SET {column} = ?", (value,))

        async def check() -> None:
            verify(sqlite, match)

        assert (await refused(check())).code == "bad_log"

    run(story())


# --- Closing and kicking -------------------------------------------------------------------------------------------


def test_the_host_closes_a_table_before_the_start(client: Client, sqlite: Store) -> None:
    anna, jan = person(client, "Anna"), person(client, "Jan")
    table = laid(client, anna, "me", "person", listed=True)
    match = table["match"]
    with client.websocket_connect(wire(match), headers=jan) as watcher:
        until(watcher, "news")
        wrong(post(client, jan, match, "close"), 403, "not_host")
        wrong(post(client, {}, match, "close"), 401, "not_known")
        assert post(client, anna, match, "close").json() == {"ok": True}
        assert until(watcher, "news")["view"]["closed"] == "host"
    assert client.get("/api/tables").json()["tables"] == []
    wrong(post(client, anna, match, "start"), 409, "game_over")
    wrong(post(client, jan, match, "sit", seat=1), 409, "seat_taken")
    wrong(post(client, jan, match, "sit", secret=table["links"]["1"]), 409, "game_over")
    wrong(post(client, anna, match, "close"), 409, "game_over")
    wrong(post(client, anna, match, "rematch"), 409, "not_over")
    card = sqlite.card(match)
    assert (card.started, card.closed) == (None, "host")
    verify(sqlite, match)


def test_a_player_left_alone_closes_the_match(client: Client, sqlite: Store) -> None:
    match, keys = two_at_a_table(client)
    assert "offer" in wrong(post(client, keys[0], match, "close"), 409, "not_absent")
    wrong(post(client, person(client), match, "close"), 403, "not_seated")
    with client.websocket_connect(wire(match), headers=keys[1]) as jan:
        send(jan, "resign", until(jan, "news")["seq"], bot="random")
        until(jan, "ack")
        wrong(post(client, keys[1], match, "close"), 409, "resigned")
        assert post(client, keys[0], match, "close").json() == {"ok": True}
    assert verify(sqlite, match).closed == "abandoned"


def test_a_player_whose_opponent_was_deleted_closes_the_match(client: Client) -> None:
    match, keys = two_at_a_table(client, absence=None)
    wrong(post(client, keys[0], match, "close"), 409, "not_absent")
    assert client.delete("/api/me", headers=keys[1]).json()["ok"]
    assert post(client, keys[0], match, "close").json() == {"ok": True}


def test_the_host_removes_a_person_whose_link_no_longer_works(client: Client) -> None:
    anna, jan, eve = (person(client, name) for name in ("Anna", "Jan", "Eve"))
    table = laid(client, anna, "me", "person", listed=True)
    match, secret = table["match"], table["links"]["1"]
    assert post(client, jan, match, "sit", secret=secret).json()["seat"] == 1
    wrong(post(client, jan, match, "kick", seat=0), 403, "not_host")
    wrong(post(client, anna, match, "kick", seat=4), 404, "no_such_seat")
    link = post(client, anna, match, "kick", seat=1).json()["link"]
    assert client.get(f"/api/tables/{match}").json()["sitting"][1]["free"]
    wrong(post(client, jan, match, "sit", secret=secret), 404, "no_such_seat")
    wrong(post(client, jan, match, "sit", seat=1), 403, "kicked")
    assert post(client, eve, match, "sit", secret=link).json()["seat"] == 1
    assert post(client, anna, match, "start").json()["ok"]
    wrong(post(client, anna, match, "kick", seat=1), 409, "already_started")


def test_the_seat_of_a_program_that_was_removed_is_an_ordinary_one(client: Client) -> None:
    anna, jan = person(client, "Anna"), person(client, "Jan")
    table = laid(client, anna, "me", "external", "easy")
    match = table["match"]
    link = post(client, anna, match, "kick", seat=1).json()["link"]
    assert post(client, jan, match, "sit", secret=link).json()["seat"] == 1
    assert not client.get(f"/api/tables/{match}").json()["sitting"][1]["external"]
    wrong(post(client, anna, match, "kick", seat=2), 404, "no_such_seat")


# --- Reports -------------------------------------------------------------------------------------------------------


def test_a_report_is_kept_for_the_host_of_the_server_and_limited(client: Client, sqlite: Store) -> None:
    match, keys = two_at_a_table(client)
    assert post(client, keys[0], match, "report", seat=1, text="rude \u202ewords").json() == {"ok": True}
    with sqlite.engine.connect() as connection:
        (row,) = connection.execute(sa.select(reports)).mappings()
    chairs = sqlite.chairs(match)
    assert (row["match"], row["reporter"], row["about"]) == (match, chairs[0].person, chairs[1].person)
    assert (row["text"], row["closed"]) == ("rude words", None)
    for _ in range(REPORT_BURST - 1):
        assert post(client, keys[0], match, "report", seat=1, text="again").json()["ok"]
    wrong(post(client, keys[0], match, "report", seat=1, text="again"), 429, "too_many")
    assert post(client, keys[1], match, "report", seat=0, text="him").json()["ok"]
    wrong(post(client, keys[1], match, "report", seat=3, text="him"), 404, "no_such_seat")
    wrong(post(client, keys[1], match, "report", seat=0, text="x" * 1001), 400, "bad_request")


def test_a_visitor_with_many_names_reports_a_limited_number_of_times(client: Client) -> None:
    match, _ = two_at_a_table(client)
    codes = []
    for n in range(PEOPLE_OF_A_VISITOR + 1):
        key = person(client, f"P{n}")
        codes += [post(client, key, match, "report", seat=0, text="rude").status_code for _ in range(REPORT_BURST)]
    assert codes == [200] * PEOPLE_OF_A_VISITOR * REPORT_BURST + [429] * REPORT_BURST


def test_reports_that_nobody_reads_do_not_fill_the_store(store: Store, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("fathomfive.store.conduct.MAX_REPORTS", 2)

    anna, jan = (store.people.welcome(name)[0].person for name in ("Anna", "Jan"))

    async def report() -> None:
        store.conduct.report("m", anna, jan, "text")

    async def story() -> None:
        for _ in range(2):
            await report()
        assert (await refused(report())).code == "too_many"

    run(story())


# --- Spectators ----------------------------------------------------------------------------------------------------


def test_only_players_see_a_table_without_spectators(client: Client) -> None:
    match, keys = two_at_a_table(client, spectators=False)
    stranger = person(client, "Eve")
    assert client.get(f"/api/tables/{match}").json()["spectators"] is False

    def refused_to(headers: dict[str, str]) -> None:
        with client.websocket_connect(wire(match), headers=headers) as session:
            assert read(session)["code"] == "private"
        for path in ("frames", "story", "replay", "curve", "chat"):
            wrong(client.get(f"/api/tables/{match}/{path}", headers=headers), 403, "private")

    refused_to({})
    refused_to(stranger)
    with client.websocket_connect(wire(match), headers=keys[0]) as anna:
        assert read(anna)["seat"] == 0
        seq = until(anna, "news")["seq"]
        send(anna, "offer", seq)
        until(anna, "ack")
        with client.websocket_connect(wire(match), headers=keys[1]) as jan:
            send(jan, "agree", until(jan, "news")["seq"])
            until(jan, "ack")
    refused_to({})
    refused_to(stranger)
    for what, body in (("curve", None), ("on", {"seq": 2, "seat": 0}), ("mute", {"seat": 0})):
        response = client.post(f"/api/tables/{match}/{what}", headers=stranger, json=body)
        wrong(response, 403, "private")
    for path in ("frames", "story", "replay", "curve", "chat"):
        assert client.get(f"/api/tables/{match}/{path}", headers=keys[1]).status_code == 200


def test_the_host_who_does_not_play_sees_a_table_without_spectators_until_it_starts(client: Client) -> None:
    host, anna = person(client, "Host"), person(client, "Anna")
    table = laid(client, host, "person", "easy", spectators=False)
    match = table["match"]
    with client.websocket_connect(wire(match), headers=host) as session:
        until(session, "news")
        post(client, anna, match, "sit", secret=table["links"]["0"])
        assert post(client, host, match, "start").json()["ok"]
        assert until(session, "refuse")["code"] == "private"
    wrong(client.get(f"/api/tables/{match}/frames", headers=host), 403, "private")
    assert client.get(f"/api/tables/{match}/frames", headers=anna).json()["ok"]
