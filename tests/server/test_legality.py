"""Questions that change nothing: why a move is not legal, and the points line by line."""

from typing import Any

import pytest

from fathomfive.kernel import shelf
from fathomfive.kernel.errors import Refused
from fathomfive.kernel.game import Game
from fathomfive.kernel.match import Match
from fathomfive.server.wire import Wanted, press
from fathomfive.session.advice import legality
from server.clients import Client, client, two_at_a_table, until

__all__ = ["client"]

each_game = pytest.mark.parametrize("game", shelf.games(), ids=lambda game: game.name)


def at(client: Client, match: str, key: dict[str, str] | None, since: int | None = None) -> Any:
    return client.websocket_connect(
        f"/api/tables/{match}/wire" + ("" if since is None else f"?since={since}"), headers=key
    )


def test_the_seat_to_act_learns_which_clause_forbids_a_move_and_nothing_is_played(client: Client) -> None:
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
        assert until(asked, "reason")["clause"] is None, "it is legal"
        asked.send_json({"type": "why", "cmd_id": "3", "move": "fly"})
        assert until(asked, "refuse")["code"] == "unknown_move"
        for socket, code in ((other, "not_your_turn"), (eve, "not_seated")):
            socket.send_json({"type": "why", "cmd_id": "4", "move": "surface"})
            assert until(socket, "refuse")["code"] == code
        asked.send_json({"type": "leave", "cmd_id": "5", "expected_seq": view["seq"], "bot": "random"})
        assert until(asked, "ack")["seq"] == view["seq"] + 1, "nothing had happened until then"


def test_the_seat_to_act_asks_about_what_it_pressed(client: Client) -> None:
    match, keys = two_at_a_table(client)
    with at(client, match, keys[0]) as anna, at(client, match, keys[1]) as jan:
        asked = (anna, jan)[until(anna, "news")["view"]["to_act"]]
        asked.send_json({"type": "why", "cmd_id": "1", "wanted": {"kind": "surface"}})
        reason = until(asked, "reason")
        assert (reason["text"], reason["clause"][:3]) == ("surface", "DD-")
        asked.send_json({"type": "why", "cmd_id": "2", "wanted": {"kind": "flip"}})
        reason = until(asked, "reason")
        assert (reason["text"], reason["clause"], reason["why"]) == ("flip", None, None)
        invalid: list[dict[str, Any]] = [
            {}, {"move": "flip", "wanted": {}}, {"wanted": {"more": 1}}, {"wanted": {"pieces": ["a"]}},
            {"wanted": {"places": [1] * 65}},
        ]  # fmt: skip
        for fields in invalid:
            asked.send_json({"type": "why", "cmd_id": "4", **fields})
            assert until(asked, "refuse")["code"] == "bad_message", fields


def test_the_seat_to_act_sees_what_is_not_possible_and_nobody_else_does(client: Client) -> None:
    match, keys = two_at_a_table(client)
    with at(client, match, keys[0]) as anna, at(client, match, keys[1]) as jan, at(client, match, None) as eve:
        views = [until(socket, "news")["view"] for socket in (anna, jan, eve)]
        first = views[0]["to_act"]
        assert views[1 - first]["impossible"] == views[2]["impossible"] == []
        missing = {action["kind"]: (action["clause"], action["why"]) for action in views[first]["impossible"]}
        assert missing["surface"] == ("DD-24", "flip-first")
        assert "flip" not in missing


def test_a_hint_is_about_one_legal_move_or_about_all(client: Client) -> None:
    match, keys = two_at_a_table(client)
    with at(client, match, keys[0]) as anna, at(client, match, keys[1]) as jan:
        asked = (anna, jan)[until(anna, "news")["view"]["to_act"]]
        asked.send_json({"type": "hint", "cmd_id": "1", "all": True, "move": "flip"})
        assert until(asked, "refuse")["code"] == "bad_message"
        asked.send_json({"type": "hint", "cmd_id": "2", "move": "surface"})
        refused = until(asked, "refuse")
        assert (refused["code"], refused["clause"]) == ("illegal_move", "DD-24")
        asked.send_json({"type": "hint", "cmd_id": "3", "move": "flip"})
        advice = until(asked, "advice")
        assert [move["text"] for move in advice["moves"]] == ["flip"]


def positions(game: Game, number: int = 12) -> list[Match]:
    """Give some matches in which a seat is to act."""
    match = Match(game, game.default_seats, seed=1).deal()
    found = []
    for n in range(number):
        if match.over:
            break
        found.append(match.copy())
        match.play(match.legal()[n % len(match.legal())]).deal()
    return found


@each_game
def test_a_press_described_like_a_legal_move_means_a_legal_move(game: Game) -> None:
    for match in positions(game):
        seat = match.to_act
        for m in match.legal()[:20]:
            told = match.tell(m, seat)
            wanted = Wanted(told["kind"], told["pieces"], told["places"])
            _, text, clause, why = legality(match, seat, press(wanted))
            assert (clause, why) == (None, None)
            assert text in match.texts(seat)
            assert legality(match, seat, match.write(m, seat)) == (m, match.write(m, seat), None, None)


HOSTILE = [
    Wanted(), Wanted("x" * 200), Wanted(None, [{}]), Wanted(None, [], [None]), Wanted(None, [{"kind": None}] * 64),
    Wanted(None, [{"kind": {"a": []}}], [{}, [], 1e308]), Wanted("", [{"": []}], ["\u0661", "z999999999999999999", -1]),
    Wanted(None, [{"kind": "card", "card": -1, "side": 10**30}], [10**30, True, ["a1"], "\ud83d"]),
]  # fmt: skip


@each_game
@pytest.mark.parametrize("wanted", HOSTILE)
def test_strange_presses_are_understood_or_refused(game: Game, wanted: Wanted) -> None:
    for match in positions(game, 4):
        try:
            assert legality(match, match.to_act, press(wanted)).text
        except Refused as refused:
            assert refused.code == "unknown_move"  # noqa: PT017 (either outcome is right)


def test_points_are_explained_line_by_line_to_every_viewer(client: Client) -> None:
    match, keys = two_at_a_table(client)
    with at(client, match, keys[0]) as anna, at(client, match, None) as eve:
        for socket in (anna, eve):
            news = until(socket, "news")
            socket.send_json({"type": "explain", "cmd_id": "e"})
            points = until(socket, "points")
            assert (points["cmd_id"], points["seq"]) == ("e", news["seq"])
            assert {line["side"] for line in points["explain"]} <= {0, 1}
            assert points["explain"] == news["view"]["explain"], "every view has them"
