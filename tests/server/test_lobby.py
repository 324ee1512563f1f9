"""The lobby: games, tables, sitting down and starting."""

import json
from typing import Any

import pytest

from fathomfive.kernel import shelf
from fathomfive.kernel.errors import Refused
from fathomfive.server.registry import TableRegistry
from fathomfive.server.table import Table
from fathomfive.store.creation import first_rematch_name
from fathomfive.store.store import Store
from server.clients import Client, client, laid, person, strict, two_at_a_table, until, wrong

__all__ = ["client", "strict"]


def test_games_and_bots_are_listed(client: Client) -> None:
    body = client.get("/api/games").json()
    assert [game["name"] for game in body["games"]] == list(shelf.names())
    assert "expert" in body["bots"]


def test_a_match_does_not_start_without_a_person_who_leaves_at_that_moment(
    client: Client, sqlite: Store, monkeypatch: pytest.MonkeyPatch
) -> None:
    anna, jan = person(client, "Anna"), person(client, "Jan")
    match = laid(client, anna, "me", "person", listed=True)["match"]
    client.post(f"/api/tables/{match}/sit", headers=jan, json={"seat": 1})
    name = client.get("/api/me", headers=jan).json()["person"]
    reload_seats = Table.reload_seats

    async def then_jan_leaves(table: Table) -> None:
        await reload_seats(table)
        sqlite.stand_up(match, name)

    with monkeypatch.context() as patch:
        patch.setattr(Table, "reload_seats", then_jan_leaves)
        wrong(client.post(f"/api/tables/{match}/start", headers=anna), 409, "seats_free")
    assert client.get(f"/api/tables/{match}").json()["started"] is None
    client.post(f"/api/tables/{match}/sit", headers=jan, json={"seat": 1})
    assert client.post(f"/api/tables/{match}/start", headers=anna).json()["ok"]


def test_a_table_is_created_found_filled_and_started(client: Client) -> None:
    anna, jan = person(client, "Anna"), person(client, "Jan")
    table = laid(client, anna, "me", "person", "easy", listed=True, clock={"kind": "move", "seconds": 60})
    match = table["match"]
    assert list(table["links"]) == ["1"]
    assert [found["match"] for found in client.get("/api/tables").json()["tables"]] == [match]
    seen = client.get(f"/api/tables/{match}", headers=jan).json()
    assert [seat["free"] for seat in seen["sitting"]] == [False, True, False]
    assert [seat["name"] for seat in seen["sitting"]] == ["Anna", None, None]
    assert seen["host"] is False
    assert "seat 2" in wrong(client.post(f"/api/tables/{match}/start", headers=anna), 409, "seats_free")
    assert client.post(f"/api/tables/{match}/sit", headers=jan, json={"seat": 1}).json()["seat"] == 1
    assert client.post(f"/api/tables/{match}/stand", headers=jan).json() == {"ok": True}
    assert client.post(f"/api/tables/{match}/sit", headers=jan, json={"seat": 1}).json()["seat"] == 1
    wrong(client.post(f"/api/tables/{match}/start", headers=jan), 403, "not_host")
    assert client.post(f"/api/tables/{match}/start", headers=anna).json()["seq"] > 1
    for key in (anna, jan):
        assert [found["match"] for found in client.get("/api/mine", headers=key).json()["tables"]] == [match]


def test_a_private_table_is_not_listed_and_its_seats_are_claimed_by_links(client: Client) -> None:
    anna, jan = person(client, "Anna"), person(client, "Jan")
    table = laid(client, anna, "me", "person")
    assert client.get("/api/tables").json()["tables"] == []
    sit = f"/api/tables/{table['match']}/sit"
    wrong(client.post(sit, headers=jan, json={"seat": 1}), 403, "private")
    wrong(client.post(sit, headers=jan, json={"secret": "guess"}), 404, "no_such_seat")
    wrong(client.post(sit, headers=jan, json={}), 400, "bad_request")
    assert client.post(sit, headers=jan, json={"secret": table["links"]["1"]}).json()["seat"] == 1
    wrong(client.post(sit, headers=person(client), json={"secret": table["links"]["1"]}), 409, "seat_taken")


@pytest.mark.parametrize(
    ("body", "status", "code", "words"),
    [
        ({"game": "reaf", "seats": ["me", "person"]}, 404, "unknown_game", "no game 'reaf'"),
        ({"game": "deep_dive", "seats": ["me"] * 9}, 400, "bad_seats", "not 9"),
        ({"game": "deep_dive", "seats": ["me", "os:system"]}, 400, "bad_bot", "os:system"),
        ({"game": "deep_dive", "seats": ["me", "me"], "options": {"x": "y"}}, 400, "bad_option", "no option 'x'"),
        ({"game": "deep_dive"}, 400, "bad_request", "seats"),
        ({"game": "deep_dive", "seats": ["me", "me"], "rules": 7}, 400, "bad_request", "rules"),
        ({"game": "deep_dive", "seats": "me"}, 400, "bad_request", "array"),
        (
            {"game": "deep_dive", "seats": ["me", "easy"], "clock": {"kind": "move", "seconds": 1}},
            400,
            "bad_request",
            "10",
        ),
    ],
)
def test_an_impossible_table_is_refused_with_a_reason(
    client: Client, body: dict[str, Any], status: int, code: str, words: str
) -> None:
    assert words in wrong(client.post("/api/tables", headers=person(client), json=body), status, code)


def test_a_person_may_create_a_limited_number_of_tables(strict: Client) -> None:
    anna = person(strict)
    for _ in range(2):
        laid(strict, anna, "me", "easy")
    response = strict.post("/api/tables", headers=anna, json={"game": "deep_dive", "seats": ["me", "easy"]})
    assert "2 tables" in wrong(response, 429, "too_many")


def test_a_visitor_creates_a_limited_number_of_tables_under_any_number_of_names(strict: Client) -> None:
    """A new person is free, so a limit for each person alone limits nothing."""
    codes = []
    for n in range(5):
        body = {"game": "deep_dive", "seats": ["me", "easy"]}
        codes.append(strict.post("/api/tables", headers=person(strict, f"P{n}"), json=body).status_code)
    assert codes == [201] * 4 + [429], "twice as many as for one person"


def test_a_match_with_bots_ends_and_has_a_replay_and_a_rematch(client: Client) -> None:
    anna = person(client)
    match = laid(client, anna, "me", "random")["match"]
    assert client.post(f"/api/tables/{match}/start", headers=anna).json()["ok"]
    wrong(client.get(f"/api/tables/{match}/replay"), 409, "not_over")
    with client.websocket_connect(f"/api/tables/{match}/wire", headers=anna) as session:
        news = until(session, "news")
        while not news["view"]["legal"]:  # the bot may begin
            news = until(session, "news")
        session.send_text(json.dumps({"type": "leave", "cmd_id": "l", "expected_seq": news["seq"], "bot": "easy"}))
        while news["view"]["end"] is None:
            news = until(session, "news")
    tide = client.get(f"/api/tables/{match}/replay")
    assert tide.text.startswith('[game "deep_dive"]')
    again = client.post(f"/api/tables/{match}/rematch", headers=anna).json()["match"]
    assert client.post(f"/api/tables/{match}/rematch", headers=anna).json()["match"] == again != match
    assert again != first_rematch_name(match), "nobody can guess it"
    wrong(client.post(f"/api/tables/{match}/rematch", headers=person(client)), 403, "not_seated")
    assert client.post(f"/api/tables/{again}/start", headers=anna).json()["ok"]


def test_my_tables_begin_with_those_where_it_is_my_turn(client: Client) -> None:
    match, keys = two_at_a_table(client)
    laid(client, keys[0], "me", "person")
    laid(client, keys[1], "me", "person")
    with client.websocket_connect(f"/api/tables/{match}/wire") as watcher:
        asked = until(watcher, "news")["view"]["to_act"]
    for seat, key in enumerate(keys):
        tables = client.get("/api/mine", headers=key).json()["tables"]
        assert {table["match"]: table["your_turn"] for table in tables}[match] is (seat == asked)
        assert len(tables) == 2
        assert (tables[0]["match"] == match) is (seat == asked), "the newest first, but for one's turn"


def test_a_match_that_cannot_be_opened_does_not_hide_the_others(
    client: Client, monkeypatch: pytest.MonkeyPatch
) -> None:
    match, keys = two_at_a_table(client)

    async def broken(self: TableRegistry, match: str) -> Any:
        raise Refused("bad_log", f"match {match}, event 2: expected event 3")

    monkeypatch.setattr(TableRegistry, "table", broken)
    (table,) = client.get("/api/mine", headers=keys[0]).json()["tables"]
    assert (table["match"], table["your_turn"]) == (match, False)


def test_a_program_sits_by_its_token_and_need_not_consent_to_an_undo(client: Client) -> None:
    anna = person(client)
    table = laid(client, anna, "me", "external")
    match, token = table["match"], {"authorization": f"Bearer {table['tokens']['1']}"}
    seats = client.get(f"/api/tables/{match}", headers=token).json()["sitting"]
    assert [(seat["external"], seat["free"], seat["you"]) for seat in seats] == [
        (False, False, False),
        (True, False, True),
    ]
    assert client.post("/api/me", headers=token, json={"name": "Deep Fish"}).json()["name"] == "Deep Fish"
    assert client.post(f"/api/tables/{match}/start", headers=anna).json()["ok"]
    keys = [anna, token]
    with client.websocket_connect(f"/api/tables/{match}/wire", headers=token) as program:
        assert until(program, "hello")["seat"] == 1
        news = until(program, "news")
        assert news["view"]["names"] == ["Anna", "Deep Fish"]
    for n in range(30):  # until anna has made a move and somebody or something has followed
        with client.websocket_connect(f"/api/tables/{match}/wire", headers=anna) as session:
            view = until(session, "news")["view"]
            if view["undo"] is not None:
                assert view["undo"]["free"]
                return
        with client.websocket_connect(f"/api/tables/{match}/wire", headers=keys[view["to_act"]]) as session:
            news = until(session, "news")
            act = {
                "type": "act",
                "cmd_id": f"{n}",
                "expected_seq": news["seq"],
                "move": news["view"]["legal"][0]["move"],
            }
            session.send_text(json.dumps(act))
            until(session, "ack")
    pytest.fail("anna never moved")


def test_my_tables_name_the_people_who_sit_there(client: Client) -> None:
    match, keys = two_at_a_table(client)
    laid(client, keys[0], "me", "person")
    mine = client.get("/api/mine", headers=keys[0]).json()["tables"]
    assert {table["match"] == match: table["names"] for table in mine} == {True: ["Anna", "Jan"], False: ["Anna", None]}
