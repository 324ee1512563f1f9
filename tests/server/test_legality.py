"""Questions that change nothing: why a move is not legal, and the points line by line."""

from typing import Any

from server.clients import Client, client, two_at_a_table, until

__all__ = ["client"]


def at(client: Client, match: str, key: dict[str, str] | None, since: int | None = None) -> Any:
    return client.websocket_connect(
        f"/api/tables/{match}/wire" + ("" if since is None else f"?since={since}"), headers=key
    )


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
