"""Finding each other: invitations and rematches, friends, quick matches, and one's own list."""

import asyncio
import json
from typing import Any

import pytest

from fathomfive.server.registry import TableRegistry
from fathomfive.server.table import Table
from fathomfive.session.cards import Card, Chair
from fathomfive.store.cards import now
from fathomfive.store.store import Store
from server.clients import Client, client, eventually, laid, person, strict, two_at_a_table, until, wrong
from server.test_registry import Quick

__all__ = ["client", "strict"]

Key = dict[str, str]


def post(client: Client, key: Key, path: str, body: Any = None) -> Any:
    return client.post(f"/api/{path}", headers=key, json=body)


def finished(client: Client, **more: Any) -> tuple[str, list[Key]]:
    """Let two people end a match by agreement."""
    match, keys = two_at_a_table(client, **more)
    with (
        client.websocket_connect(f"/api/tables/{match}/wire", headers=keys[0]) as anna,
        client.websocket_connect(f"/api/tables/{match}/wire", headers=keys[1]) as jan,
    ):
        seq = until(anna, "news")["seq"]
        anna.send_text(json.dumps({"type": "offer", "cmd_id": "o", "expected_seq": seq}))
        news = until(jan, "news")
        while news["view"]["offer"] is None:
            news = until(jan, "news")
        jan.send_text(json.dumps({"type": "agree", "cmd_id": "y", "expected_seq": news["seq"]}))
        while news["view"]["closed"] is None:
            news = until(jan, "news")
    return match, keys


def sitting(client: Client, match: str, key: Key | None = None) -> list[dict[str, Any]]:
    found: list[dict[str, Any]] = client.get(f"/api/tables/{match}", headers=key or {}).json()["sitting"]
    return found


# --- Rematches ---


def test_a_rematch_is_told_at_the_old_table_and_keeps_a_seat_for_the_other_player(client: Client) -> None:
    match, (anna, jan) = finished(client)
    with client.websocket_connect(f"/api/tables/{match}/wire", headers=jan) as session:
        assert until(session, "news")["view"]["rematch"] is None
        again = post(client, anna, f"tables/{match}/rematch").json()["match"]
        assert until(session, "news")["view"]["rematch"] == again
    seats = sitting(client, again, jan)
    assert [(seat["name"], seat["free"]) for seat in seats] == [("Anna", False), (None, True)]
    assert (seats[1]["kept_for"], seats[1]["kept_for_you"]) == ("Jan", True)
    assert sitting(client, again, anna)[1]["kept_for_you"] is False
    wrong(post(client, anna, f"tables/{again}/start"), 409, "seats_free")
    assert post(client, jan, f"tables/{again}/accept").json() == {"ok": True, "seat": 1}
    assert sitting(client, again, jan)[1]["name"] == "Jan"
    assert post(client, anna, f"tables/{again}/start").json()["ok"]


def test_who_asks_for_the_same_rematch_accepts_it(client: Client) -> None:
    match, (anna, jan) = finished(client)
    again = post(client, anna, f"tables/{match}/rematch").json()["match"]
    assert post(client, jan, f"tables/{match}/rematch").json()["match"] == again
    assert [seat["name"] for seat in sitting(client, again)] == ["Anna", "Jan"]


def test_a_rematch_may_be_declined_and_its_seat_is_free_for_others(client: Client) -> None:
    match, (anna, jan) = finished(client)
    again = post(client, anna, f"tables/{match}/rematch").json()["match"]
    assert [one["by"] for one in client.get("/api/mine", headers=jan).json()["invitations"]] == ["Anna"]
    eva = person(client, "Eva")
    wrong(post(client, eva, f"tables/{again}/sit", {"seat": 1}), 403, "private")
    assert post(client, jan, f"tables/{again}/decline").json()["ok"]
    assert client.get("/api/mine", headers=jan).json()["invitations"] == []
    wrong(post(client, jan, f"tables/{again}/decline"), 404, "not_invited")
    wrong(post(client, jan, f"tables/{again}/accept"), 404, "not_invited")
    assert sitting(client, again)[1]["kept_for"] is None
    link = post(client, anna, f"tables/{again}/kick", {"seat": 1}).json()["link"]
    assert post(client, eva, f"tables/{again}/sit", {"secret": link}).json()["seat"] == 1


def test_nobody_who_left_for_good_is_invited(client: Client) -> None:
    match, (anna, jan) = finished(client)
    assert client.delete("/api/me", headers=jan).json()["ok"]
    again = post(client, anna, f"tables/{match}/rematch").json()["match"]
    assert sitting(client, again)[1]["kept_for"] is None


# --- Invitations and friends ---


def test_a_host_invites_an_opponent_of_before_and_only_they_may_sit_there(client: Client) -> None:
    match, (anna, jan) = finished(client)
    (opponent,) = client.get("/api/me/people", headers=anna).json()["people"]
    assert (opponent["name"], opponent["match"], opponent["seat"], opponent["games"]) == ("Jan", match, 1, 1)
    table = laid(client, anna, "me", "person", "person", listed=True)["match"]
    them, herself = {"match": match, "seat": 1}, {"match": match, "seat": 0}

    def invite(key: Key, seat: int, who: dict[str, Any]) -> Any:
        return post(client, key, f"tables/{table}/invite", {"seat": seat, "person": who})

    assert invite(anna, 2, them).json()["ok"]
    wrong(post(client, person(client, "Eva"), f"tables/{table}/sit", {"seat": 2}), 409, "seat_kept")
    wrong(invite(jan, 1, herself), 403, "not_host")
    wrong(invite(anna, 0, them), 409, "seat_taken")
    wrong(invite(anna, 1, herself), 404, "no_such_seat")
    wrong(invite(anna, 1, {"match": two_at_a_table(client)[0], "seat": 0}), 403, "not_seated")
    (invited,) = client.get("/api/mine", headers=jan).json()["invitations"]
    assert (invited["match"], invited["by"]) == (table, "Anna")
    assert post(client, jan, f"tables/{table}/accept").json()["seat"] == 2
    assert client.get("/api/mine", headers=jan).json()["invitations"] == []


def test_a_person_who_muted_the_host_is_not_invited(client: Client) -> None:
    match, (anna, jan) = finished(client)
    assert post(client, jan, f"tables/{match}/mute", {"seat": 0}).json()["ok"]
    table = laid(client, anna, "me", "person")["match"]
    body = {"seat": 1, "person": {"match": match, "seat": 1}}
    wrong(post(client, anna, f"tables/{table}/invite", body), 403, "not_invitable")


def test_friends_come_first_and_are_part_of_ones_data(client: Client) -> None:
    match, (anna, jan) = finished(client)
    them = {"person": {"match": match, "seat": 1}}
    assert post(client, anna, "me/friends", them).json()["ok"]
    assert client.get("/api/me/people", headers=anna).json()["people"][0]["friend"] is True
    assert client.get("/api/me/people", headers=jan).json()["people"][0]["friend"] is False
    assert len(client.get("/api/me/data", headers=anna).json()["friends"]) == 1
    assert post(client, anna, "me/friends", {**them, "on": False}).json()["ok"]
    assert client.get("/api/me/people", headers=anna).json()["people"][0]["friend"] is False
    assert client.delete("/api/me", headers=jan).json()["ok"]
    assert client.get("/api/me/people", headers=anna).json()["people"] == []


# --- Quick matches ---


def test_two_people_who_want_a_quick_match_meet_and_it_starts_by_itself(client: Client) -> None:
    anna, jan = person(client, "Anna"), person(client, "Jan")
    wanted = {"game": "kipicot", "seats": 2, "wait": 600}
    match = post(client, anna, "quick", wanted).json()["match"]
    assert client.get("/api/tables").json()["tables"][0]["free"] == 1
    assert post(client, anna, "quick", wanted).json()["match"] == match, "she waits there already"
    other = post(client, person(client, "Eva"), "quick", {**wanted, "game": "deep_dive"}).json()["match"]
    assert other != match
    with client.websocket_connect(f"/api/tables/{match}/wire", headers=anna) as session:
        until(session, "news")
        assert post(client, jan, "quick", wanted).json()["match"] == match
        eventually(lambda: client.get(f"/api/tables/{match}").json()["started"] is not None)
    assert [seat["name"] for seat in sitting(client, match)] == ["Anna", "Jan"]


def test_bots_take_the_seats_of_a_quick_match_that_stay_free(client: Client) -> None:
    anna = person(client, "Anna")
    match = post(client, anna, "quick", {"game": "kipicot", "seats": 2, "wait": 0, "bot": "easy"}).json()["match"]
    with client.websocket_connect(f"/api/tables/{match}/wire", headers=anna):
        eventually(lambda: client.get(f"/api/tables/{match}").json()["started"] is not None)
    assert [seat["bot"] for seat in sitting(client, match)] == [None, "easy"]


def test_a_quick_match_that_everybody_has_left_is_closed(sqlite: Store) -> None:
    async def story() -> None:
        anna, _ = sqlite.people.welcome("Anna")
        early = now() - 3600_000
        card = Card(
            "ghost", "kipicot", 1, 2, {}, {"quick": {"until": early, "bot": "easy"}},
            listed=True, host=anna.person, made=early,
        )  # fmt: skip
        sqlite.create(card, [Chair(0, person=anna.person), Chair(1)])
        table = await Table.open(sqlite, "ghost")
        assert table.start_in() == 0
        await table.start_quick()
        assert sqlite.card("ghost").closed == "abandoned"

    asyncio.run(story())


@pytest.mark.parametrize(
    ("body", "code"),
    [
        ({"game": "chess", "seats": 2}, "unknown_game"),
        ({"game": "kipicot", "seats": 9}, "bad_seats"),
        ({"game": "kipicot", "seats": 2, "wait": 100_000}, "bad_request"),
        ({"game": "kipicot", "seats": 2, "bot": "genius"}, "bad_bot"),
    ],
)
def test_a_quick_match_that_cannot_be_is_refused(client: Client, body: dict[str, Any], code: str) -> None:
    answer = post(client, person(client), "quick", body)
    assert answer.json()["code"] == code, answer.text


# --- Lists ---


def test_a_listed_table_says_who_waits_there(client: Client) -> None:
    anna = person(client, "Anna")
    laid(client, anna, "me", "person", "hard", listed=True, hints=False, clock={"kind": "move", "seconds": 60})
    (table,) = client.get("/api/tables").json()["tables"]
    assert (table["host_name"], table["free"], table["here"]) == ("Anna", 1, True)
    assert (table["names"], table["bots"]) == (["Anna", None, None], [None, None, "hard"])
    assert (table["hints"], table["clock"]["seconds"]) == (False, 60)


def test_a_public_table_closes_when_its_host_stays_away(sqlite: Store) -> None:
    async def story() -> None:
        registry = TableRegistry(sqlite, Quick())
        anna, _ = sqlite.people.welcome("Anna")
        for name, listed, here in (("gone", True, now() - 700_000), ("there", True, now()), ("private", False, 5)):
            card = Card(name, "kipicot", 1, 2, {}, listed=listed, host=anna.person, made=now() - 800_000)
            sqlite.create(card, [Chair(0, person=anna.person, here=here), Chair(1)])
        await registry.close_left_alone()
        closed = {name: sqlite.card(name).closed for name in ("gone", "there", "private")}
        assert closed == {"gone": "abandoned", "there": None, "private": None}
        await registry.close()

    asyncio.run(story())


def test_my_list_has_results_and_a_finished_match_can_be_removed(client: Client) -> None:
    anna = person(client)
    match = laid(client, anna, "me", "random")["match"]
    assert post(client, anna, f"tables/{match}/start").json()["ok"]
    wrong(client.delete(f"/api/mine/{match}", headers=anna), 409, "not_over")
    with client.websocket_connect(f"/api/tables/{match}/wire", headers=anna) as session:
        news = until(session, "news")
        while not news["view"]["legal"]:
            news = until(session, "news")
        session.send_text(json.dumps({"type": "leave", "cmd_id": "l", "expected_seq": news["seq"], "bot": "easy"}))
        while news["view"]["end"] is None:
            news = until(session, "news")
    end = news["view"]["end"]
    for _ in range(2):  # computed, then read
        (mine,) = client.get("/api/mine", headers=anna).json()["tables"]
        assert mine["result"] == {"points": end["points"], "ranks": end["rank"]}
    assert (mine["names"], mine["your_seats"]) == (["Anna", None], [0])
    wrong(client.delete(f"/api/mine/{match}", headers=person(client, "Eva")), 404, "no_such_match")
    assert client.delete(f"/api/mine/{match}", headers=anna).json()["ok"]
    assert client.get("/api/mine", headers=anna).json()["tables"] == []
    assert client.get(f"/api/tables/{match}/replay").status_code == 200, "the match itself stays"
