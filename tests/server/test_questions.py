"""Questions that change nothing: why not, points line by line, the table as it was."""

from typing import Any

import pytest

from fathomfive.server.questions import MOST_FRAMES
from server.test_app import Client, client, laid, person, two_at_a_table, until, wrong

__all__ = ["client"]


def at(client: Client, match: str, key: dict[str, str] | None, since: int | None = None) -> Any:
    return client.websocket_connect(
        f"/api/tables/{match}/wire" + ("" if since is None else f"?since={since}"), headers=key
    )


def look_back(client: Client, match: str, key: dict[str, str] | None, **asked: int) -> Any:
    return client.get(f"/api/tables/{match}/frames", headers=key, params=asked)


def play(client: Client, match: str, keys: list[dict[str, str]], moves: int) -> list[list[dict[str, Any]]]:
    """Let everybody play, and give what each was shown after each event, as it happened."""
    seen: list[list[dict[str, Any]]] = [[], []]
    with at(client, match, keys[0]) as anna, at(client, match, keys[1]) as jan:
        views = [until(window, "news")["view"] for window in (anna, jan)]
        for n in range(moves):
            seat = views[0]["to_act"]
            window = (anna, jan)[seat]
            move = views[seat]["legal"][n % len(views[seat]["legal"])]["move"]
            window.send_json({"type": "act", "cmd_id": f"m{n}", "expected_seq": views[seat]["seq"], "move": move})
            views = [until(each, "news")["view"] for each in (anna, jan)]
            for who in (0, 1):
                seen[who].append(views[who])
    return seen


@pytest.mark.parametrize("game", ["codex_naturalis", "reef_encounter"])
def test_a_frame_is_what_the_seat_saw_then_and_a_spectator_sees_no_hand(client: Client, game: str) -> None:
    keys = [person(client, "Anna"), person(client, "Jan")]
    table = laid(client, keys[0], "me", "person", game=game)
    match = table["match"]
    client.post(f"/api/tables/{match}/sit", headers=keys[1], json={"secret": table["links"]["1"]})
    client.post(f"/api/tables/{match}/start", headers=keys[0])
    seen = play(client, match, keys, 8)
    for seat in (0, 1):
        frames = {f["seq"]: f for f in look_back(client, match, keys[seat], seat=seat).json()["frames"]}
        for view in seen[seat]:
            shown = {key: view[key] for key in ("seq", "to_act", "table")}
            assert frames[view["seq"]] == shown | {"explain": frames[view["seq"]]["explain"]}
    watched = look_back(client, match, None).json()["frames"]
    assert look_back(client, match, keys[0]).json()["frames"] == watched, "without a seat one looks as a spectator"
    assert all(frame["table"] != seen[seat][-1]["table"] for frame in watched[-1:] for seat in (0, 1))
    wrong(look_back(client, match, keys[0], seat=1), 403, "not_seated")
    wrong(look_back(client, match, None, seat=0), 403, "not_seated")


def test_frames_come_in_parts(client: Client) -> None:
    match, keys = two_at_a_table(client)
    last = play(client, match, keys, 3)[0][-1]["seq"]
    every = look_back(client, match, keys[0], seat=0).json()["frames"]
    assert [frame["seq"] for frame in every] == list(range(1, last + 1))
    assert look_back(client, match, keys[0], seat=0, first=2, most=2).json()["frames"] == every[1:3]
    assert look_back(client, match, keys[0], first=last + 1).json()["frames"] == []
    wrong(look_back(client, match, keys[0], most=MOST_FRAMES + 1), 400, "bad_request")
    wrong(look_back(client, "nowhere", keys[0]), 404, "no_such_match")


def test_who_is_asked_learns_which_clause_forbids_a_move_and_nothing_is_played(client: Client) -> None:
    match, keys = two_at_a_table(client)
    with at(client, match, keys[0]) as anna, at(client, match, keys[1]) as jan, at(client, match, None) as eve:
        first = until(anna, "news")["view"]["to_act"]
        asked, other = (anna, jan) if first == 0 else (jan, anna)
        view = client.get(f"/api/tables/{match}/frames", params={"first": 1}).json()["frames"][-1]
        asked.send_json({"type": "why", "cmd_id": "1", "move": "surface"})
        reason = until(asked, "reason")
        assert (reason["cmd_id"], reason["text"]) == ("1", "surface")
        assert reason["clause"].startswith("DD-")
        asked.send_json({"type": "why", "cmd_id": "2", "move": "flip"})
        assert until(asked, "reason")["clause"] is None, "it is allowed"
        asked.send_json({"type": "why", "cmd_id": "3", "move": "fly"})
        assert until(asked, "refuse")["code"] == "unknown_move"
        for window, code in ((other, "not_your_turn"), (eve, "not_seated")):
            window.send_json({"type": "why", "cmd_id": "4", "move": "surface"})
            assert until(window, "refuse")["code"] == code
        asked.send_json({"type": "leave", "cmd_id": "5", "expected_seq": view["seq"], "bot": "random"})
        assert until(asked, "ack")["seq"] == view["seq"] + 1, "until then nothing had happened"


def test_points_are_explained_line_by_line_to_everyone(client: Client) -> None:
    match, keys = two_at_a_table(client)
    with at(client, match, keys[0]) as anna, at(client, match, None) as eve:
        for window in (anna, eve):
            seq = until(window, "news")["seq"]
            window.send_json({"type": "explain", "cmd_id": "e"})
            points = until(window, "points")
            assert (points["cmd_id"], points["seq"]) == ("e", seq)
            assert {line["side"] for line in points["explain"]} <= {0, 1}


def test_those_who_share_a_device_have_names_of_their_own_and_each_sees_their_own_hand(client: Client) -> None:
    key = person(client, "Anna")
    names = {"0": "Anna", "1": " Zuzka "}
    match = laid(client, key, "me", "me", game="reef_encounter", names=names)["match"]
    client.post(f"/api/tables/{match}/start", headers=key)
    sitting = client.get(f"/api/tables/{match}", headers=key).json()["sitting"]
    assert [(chair["name"], chair["you"]) for chair in sitting] == [("Anna", True), ("Zuzka", True)]
    shown = []
    for seat in ("0", "1", "watch"):
        with client.websocket_connect(f"/api/tables/{match}/wire?seat={seat}", headers=key) as window:
            assert until(window, "hello")["seat"] == {"0": 0, "1": 1}.get(seat)
            view = until(window, "news")["view"]
            assert view["names"] == ["Anna", "Zuzka"]
            shown.append(view["table"])
    assert shown[0] != shown[1]
    with client.websocket_connect(f"/api/tables/{match}/wire") as eve:
        assert until(eve, "news")["view"]["table"] == shown[2], "who shares a device can cover it"


@pytest.mark.parametrize(
    ("names", "code"), [({"1": "Jan"}, "bad_request"), ({"7": "Jan"}, "bad_request"), ({"0": " "}, "bad_name")]
)
def test_a_name_is_given_only_to_a_seat_of_ones_own(client: Client, names: dict[str, str], code: str) -> None:
    wanted = {"game": "deep_dive", "seats": ["me", "person"], "names": names}
    wrong(client.post("/api/tables", headers=person(client), json=wanted), 400, code)


def test_who_is_forgotten_takes_the_names_of_the_device_along(client: Client) -> None:
    key = person(client, "Anna")
    match = laid(client, key, "me", "me", names={"1": "Zuzka"})["match"]
    assert client.delete("/api/me", headers=key).json()["ok"]
    assert [chair["name"] for chair in client.get(f"/api/tables/{match}").json()["sitting"]] == ["", ""]


def test_my_tables_name_who_sits_there_while_they_run(client: Client) -> None:
    match, keys = two_at_a_table(client)
    laid(client, keys[0], "me", "person")
    mine = client.get("/api/mine", headers=keys[0]).json()["tables"]
    assert {table["match"] == match: table["names"] for table in mine} == {True: ["Anna", "Jan"], False: []}
