"""Replays: frames, finished matches, playing on, and opened files."""

import json
from collections.abc import Iterator
from typing import Any

import msgspec
import pytest
from litestar.testing import TestClient

from fathomfive.archive.tides import import_file
from fathomfive.archive.verification import verify, verify_all
from fathomfive.server import wire
from fathomfive.server.app import make_app
from fathomfive.server.limits import Limits
from fathomfive.server.registry import TableRegistry
from fathomfive.server.replays import MAX_FILE, MAX_FRAMES
from fathomfive.server.wire import Undo
from fathomfive.session.session import Session
from fathomfive.store.store import Store
from server.clients import Client, laid, person, two_at_a_table, until, wrong
from server.people import Party, run
from server.test_registry import Quick
from server.tides import DIVE, GAMES, PLAYED, REEF, half, opened


@pytest.fixture
def client(sqlite: Store) -> Iterator[Client]:
    with TestClient(make_app(TableRegistry(sqlite, Quick()), Limits(1000, 1000, branches=1000))) as opened:
        yield opened
    assert all(isinstance(found, Session) for _, found in verify_all(sqlite, sqlite.all_matches())), "fathom verify"


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
        views = [until(socket, "news")["view"] for socket in (anna, jan)]
        for n in range(moves):
            seat = views[0]["to_act"]
            socket = (anna, jan)[seat]
            move = views[seat]["legal"][n % len(views[seat]["legal"])]["move"]
            socket.send_json({"type": "act", "cmd_id": f"m{n}", "expected_seq": views[seat]["seq"], "move": move})
            views = [until(each, "news")["view"] for each in (anna, jan)]
            for who in (0, 1):
                seen[who].append(views[who])
    return seen


@pytest.mark.parametrize("game", ["codex_naturalis", "reef_encounter"])
def test_a_frame_is_what_the_seat_saw_and_hides_hands_from_spectators(client: Client, game: str) -> None:
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
    wrong(look_back(client, match, keys[0], most=MAX_FRAMES + 1), 400, "bad_request")
    wrong(look_back(client, "nowhere", keys[0]), 404, "no_such_match")


def played(store: Store, game: str = "codex_naturalis", **settings: Any) -> tuple[str, list[str | None]]:
    """Play a match of two people to its end."""

    async def story() -> tuple[str, list[str | None]]:
        party = await Party.of(store, game, **settings)
        await party.play_on()
        return party.table.card.match, party.people

    return run(story())


LOOKS = ("story", "curve", "replay")


def test_a_running_match_has_no_replay_even_for_its_players(client: Client) -> None:
    key = person(client)
    match = laid(client, key, "me", "random", game="codex_naturalis")["match"]
    client.post(f"/api/tables/{match}/start", headers=key)
    for look in LOOKS:
        wrong(client.get(f"/api/tables/{match}/{look}", headers=key), 409, "not_over")
    wrong(client.post(f"/api/tables/{match}/curve", headers=key), 409, "not_over")
    wrong(client.post(f"/api/tables/{match}/on", headers=key, json={"seq": 1, "seat": 1}), 409, "not_over")
    wrong(client.get(f"/api/tables/{match}/frames?seat=1", headers=key), 403, "not_seated")


def test_a_table_without_replay_shares_no_part_of_it(client: Client, sqlite: Store) -> None:
    match, _ = played(sqlite, replay=False)
    key = person(client)
    for look in LOOKS:
        wrong(client.get(f"/api/tables/{match}/{look}"), 403, "private")
    wrong(client.post(f"/api/tables/{match}/curve", headers=key), 403, "private")
    wrong(client.post(f"/api/tables/{match}/on", headers=key, json={"seq": 9, "seat": 0}), 403, "private")
    for seat in (0, 1):
        wrong(client.get(f"/api/tables/{match}/frames?seat={seat}"), 403, "not_seated")
    assert client.get(f"/api/tables/{match}/frames").status_code == 200, "what a spectator saw, anyone may see"


@pytest.mark.parametrize("look", ["story", "curve", "on"])
def test_an_unknown_match_is_not_found(client: Client, look: str) -> None:
    key = person(client)
    ask = f"/api/tables/nowhere/{look}"
    answer = client.post(ask, headers=key, json={"seq": 1, "seat": 0}) if look == "on" else client.get(ask)
    wrong(answer, 404, "no_such_match")


def test_a_finished_match_is_told_as_every_seat_saw_it(client: Client, sqlite: Store) -> None:
    match, _ = played(sqlite)
    session = verify(sqlite, match)
    told = {}
    for seat in (None, 0, 1):
        eyes = "" if seat is None else f"&seat={seat}"
        parts = [
            client.get(f"/api/tables/{match}/story?first={n}&most=50{eyes}").json() for n in range(1, session.seq, 50)
        ]
        assert msgspec.convert(parts, list[wire.Story], strict=True)
        events = [event for part in parts for event in part["events"]]
        assert [event["seq"] for event in events] == list(range(1, session.seq + 1))
        assert parts[0]["end"]["points"] == session.match.points()
        assert parts[0]["names"] == ["P0", "P1"]
        told[seat] = json.dumps(events)
        frames = client.get(f"/api/tables/{match}/frames?first=30&most=1{eyes}").json()["frames"]
        again = Session(session.card)
        for event in sqlite.since(match)[:30]:
            again.apply(event)
        viewer = -2 if seat is None else seat
        assert frames[0]["table"] == json.loads(json.dumps(again.match.show(viewer)))
        assert frames[0]["explain"] == json.loads(json.dumps(again.match.explain(viewer)))
    assert len(set(told.values())) == 3, "hands differ"
    wrong(client.get(f"/api/tables/{match}/story?seat=2"), 404, "no_such_seat")
    wrong(client.get(f"/api/tables/{match}/story?most=501"), 400, "bad_request")
    wrong(client.get(f"/api/tables/{match}/frames?seat=2"), 403, "not_seated")


@pytest.mark.parametrize("game", [*PLAYED])
def test_a_match_can_be_continued_from_any_event(client: Client, sqlite: Store, game: str) -> None:
    match, _ = import_file(sqlite, GAMES / game / "games" / f"{PLAYED[game]}.tide")
    session = verify(sqlite, match)
    key = person(client)
    for seq in (1, 2, session.seq // 2, session.seq - 1):
        answer = client.post(f"/api/tables/{match}/on", headers=key, json={"seq": seq, "seat": 1, "bot": "random"})
        assert answer.status_code == 201, answer.text
        name = answer.json()["match"]
        again = verify(sqlite, name)
        stood = session.moves_until(seq)
        assert again.match.moves[:stood] == session.match.moves[:stood]
        assert (again.match.seats, again.match.options) == (session.match.seats, session.match.options)
        look = client.get(f"/api/tables/{name}", headers=key).json()
        sitting = [(chair["bot"], chair["you"]) for chair in look["sitting"]]
        assert sitting[1] == (None, True)
        assert {*sitting[:1], *sitting[2:]} == {("random", False)}
        assert look["host"]
        assert not look["opened"]
        assert again.match.to_act != -1, "the sea has acted"
    wrong(client.post(f"/api/tables/{match}/on", headers=key, json={"seq": session.seq, "seat": 0}), 409, "game_over")
    wrong(client.post(f"/api/tables/{match}/on", headers=key, json={"seq": session.seq + 1, "seat": 0}), 400, "bad_seq")
    wrong(client.post(f"/api/tables/{match}/on", headers=key, json={"seq": 2, "seat": 5}), 404, "no_such_seat")
    wrong(client.post(f"/api/tables/{match}/on", headers=key, json={"seq": 2, "seat": 0, "bot": "x:y"}), 400, "bad_bot")
    wrong(client.post(f"/api/tables/{match}/on", json={"seq": 2, "seat": 0}), 401, "not_known")


def test_one_visitor_plays_on_from_a_few_matches_at_once(sqlite: Store) -> None:
    match, _ = import_file(sqlite, GAMES / "deep_dive" / "games" / "three-players.tide")
    with TestClient(make_app(TableRegistry(sqlite, Quick()), Limits(1000, 1000, branches=2))) as client:
        for key, expected in [(person(client), 201), (person(client), 201), (person(client), 429)]:
            answer = client.post(f"/api/tables/{match}/on", headers=key, json={"seq": 2, "seat": 0, "bot": "random"})
            assert answer.status_code == expected, "a new identity gains nothing"
        assert 8 <= int(answer.headers["retry-after"]) <= 10


def test_a_continued_match_leaves_out_moves_that_were_taken_back(client: Client, sqlite: Store) -> None:

    async def story() -> str:
        party = await Party.of(sqlite, "kipicot", "pb")
        await party.play_on(6)
        while party.table.session.bot_turn() is not None:
            await party.play_on(1)
        before = party.seq
        await party.act()
        await party.do(0, Undo(cmd_id="u", expected_seq=party.seq, to=before))
        await party.play_on()
        return party.table.card.match

    match = run(story())
    session = verify(sqlite, match)
    assert session.seq > len(session.match.moves) + 1
    name = client.post(
        f"/api/tables/{match}/on", headers=person(client), json={"seq": session.seq - 1, "seat": 0}
    ).json()
    again = verify(sqlite, name["match"]).match
    assert again.moves[: len(session.match.moves) - 1] == session.match.moves[:-1]


def test_a_continued_match_counts_as_a_table(sqlite: Store) -> None:
    match, _ = played(sqlite, "kipicot")
    with TestClient(make_app(TableRegistry(sqlite, Quick()), Limits(1000, 1000, tables=2))) as client:
        key = person(client)
        # seat 1 waits for its person in all of them
        for _ in range(2):
            assert client.post(f"/api/tables/{match}/on", headers=key, json={"seq": 9, "seat": 1}).status_code == 201
        wrong(client.post(f"/api/tables/{match}/on", headers=key, json={"seq": 9, "seat": 1}), 429, "too_many")


@pytest.mark.parametrize("text", [REEF, DIVE, half(REEF), half(DIVE)], ids=["reef", "dive", "half reef", "half dive"])
def test_an_opened_file_can_be_viewed_and_downloaded_unchanged(client: Client, sqlite: Store, text: str) -> None:
    key = person(client)
    match = opened(client, key, text)
    assert client.get(f"/api/tables/{match}/replay").text == text
    seq = client.get(f"/api/tables/{match}/story?seat=1").json()["seq"]
    assert len(client.get(f"/api/tables/{match}/frames?first={seq}&seat=0").json()["frames"]) == 1
    (mine,) = client.get("/api/mine", headers=key).json()["tables"]
    assert (mine["match"], mine["opened"], mine["your_turn"]) == (match, True, False)
    assert opened(client, key, text) == match, "opened again, it is the same"
    assert opened(client, person(client, "Jan"), text) != match, "but everybody has one of their own"
    on = client.post(f"/api/tables/{match}/on", headers=key, json={"seq": seq - 3, "seat": 0, "bot": "random"})
    assert on.status_code == 201, on.text
    assert match not in sqlite.running(), "nobody plays it"


def test_nobody_can_sit_down_at_an_opened_file(client: Client) -> None:
    key = person(client)
    match = opened(client, key, half(DIVE))
    wrong(client.post(f"/api/tables/{match}/sit", headers=key, json={"seat": 0}), 409, "seat_taken")
    wrong(client.post(f"/api/tables/{match}/rematch", headers=key), 403, "not_seated")


BAD = {
    "nothing": ("", "file:1: expected a tag"),
    "another kind of file": ("GIF89a\0\1\2", "file:1: expected a tag"),
    "no such game": (DIVE.replace('"deep_dive"', '"chess"'), "file:1: no game 'chess' on the shelf"),
    "a move that is not allowed": (DIVE.replace("surface", "decline", 1), "decline"),
    "a cut file": (DIVE.rpartition("end ")[0], "the file is cut"),
    "another result": (DIVE.replace('[result "', '[result "1'), "expected the result"),
    "a wrong fingerprint": (DIVE[:-3] + "00\n", "expected the fingerprint"),
}


@pytest.mark.parametrize("what", BAD)
def test_a_bad_file_is_refused_with_its_line_and_the_reason(client: Client, sqlite: Store, what: str) -> None:
    text, words = BAD[what]
    error = wrong(client.post("/api/replays", headers=person(client), json={"text": text}), 400, "bad_replay")
    assert words in error
    assert error.startswith("file:")
    assert sqlite.all_matches() == [], "nothing is kept"


def test_files_are_limited_in_size_and_number(client: Client) -> None:
    key = person(client)
    long = DIVE + " " * MAX_FILE
    wrong(client.post("/api/replays", headers=key, json={"text": long}), 413, "too_large")
    wrong(client.post("/api/replays", headers=key, json={"text": long * 3}), 413, "too_large")
    wrong(client.post("/api/replays", json={"text": DIVE}), 401, "not_known")
    for _ in range(10):
        opened(client, key, DIVE)
    wrong(client.post("/api/replays", headers=key, json={"text": DIVE}), 429, "too_many")
    assert opened(client, person(client, "Jan"), DIVE), "others may"
