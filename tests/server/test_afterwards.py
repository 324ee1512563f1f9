"""After a game: who may look, what the curve says, playing on, opening files."""

import json
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import msgspec
import pytest
from litestar.testing import TestClient

from checkout import ROOT
from fathomfive.bots.bot import Advice, Judgement, Seen
from fathomfive.kernel import replay, shelf
from fathomfive.kernel.match import Match
from fathomfive.server import afterwards, judging, shapes
from fathomfive.server.afterwards import LONGEST_FILE, turns
from fathomfive.server.app import make_app
from fathomfive.server.guard import Pace
from fathomfive.server.house import House
from fathomfive.server.judging import Judges
from fathomfive.server.limits import Limits
from fathomfive.session.cards import Card
from fathomfive.session.events import Event
from fathomfive.store.check import check, check_all
from fathomfive.store.curves import Judged
from fathomfive.store.log import Log
from fathomfive.store.store import Store
from fathomfive.store.tides import bring_in
from server.people import Party, run
from server.test_app import laid, person, wrong
from server.test_house import Quick

Client = TestClient[Any]
GAMES = ROOT / "tests" / "games"


def golden(game: str, name: str) -> str:
    """A game that was played to its end."""
    return (GAMES / game / "games" / f"{name}.tide").read_text(encoding="utf-8")


PLAYED = {
    "codex_naturalis": "two-players", "deep_dive": "five-players", "kipicot": "two-players-red-runs-out",
    "podwodni_lowcy": "short-game", "reef_encounter": "nowhere-is-left",
}  # fmt: skip
REEF, DIVE = golden("reef_encounter", "nowhere-is-left"), golden("deep_dive", "three-players")


@pytest.fixture
def client(sqlite: Store, monkeypatch: pytest.MonkeyPatch) -> Iterator[Client]:
    monkeypatch.setattr(afterwards, "FILES", Pace(1 / 60, 10))
    with TestClient(make_app(House(sqlite, Quick()), Limits(1000, 1000))) as opened:
        yield opened
    assert all(isinstance(found, Log) for _, found in check_all(sqlite, sqlite.everything())), "fathom verify"


def opened(client: Client, key: dict[str, str], text: str) -> str:
    """Open a file."""
    answer = client.post("/api/replays", headers=key, json={"text": text})
    assert answer.status_code == 201, answer.text
    match: str = answer.json()["match"]
    return match


def half(text: str) -> str:
    """The same game, broken off in its middle."""
    match = replay.read(text)
    return replay.write(match.at(len(match.moves) // 2))


def played(store: Store, game: str = "codex_naturalis", **settings: Any) -> tuple[str, list[str | None]]:
    """Play a match of two people to its end."""

    async def story() -> tuple[str, list[str | None]]:
        party = await Party.of(store, game, **settings)
        await party.play_on()
        return party.table.card.match, party.people

    return run(story())


# --- Who may look ------------------------------------------------------------------------------------------------

LOOKS = ("story", "curve", "replay")


def test_nobody_looks_through_a_game_that_goes_on_not_even_who_plays_it(client: Client) -> None:
    key = person(client)
    match = laid(client, key, "me", "random", game="codex_naturalis")["match"]
    client.post(f"/api/tables/{match}/start", headers=key)
    for look in LOOKS:
        wrong(client.get(f"/api/tables/{match}/{look}", headers=key), 409, "not_over")
    wrong(client.post(f"/api/tables/{match}/curve", headers=key), 409, "not_over")
    wrong(client.post(f"/api/tables/{match}/on", headers=key, json={"seq": 1, "seat": 1}), 409, "not_over")
    wrong(client.get(f"/api/tables/{match}/frames?seat=1", headers=key), 403, "not_seated")


def test_a_table_that_keeps_its_replay_to_itself_keeps_all_of_it(client: Client, sqlite: Store) -> None:
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
def test_what_is_not_there_is_said(client: Client, look: str) -> None:
    key = person(client)
    ask = f"/api/tables/nowhere/{look}"
    answer = client.post(ask, headers=key, json={"seq": 1, "seat": 0}) if look == "on" else client.get(ask)
    wrong(answer, 404, "no_such_match")


def test_after_the_end_a_story_is_told_with_the_eyes_of_every_seat(client: Client, sqlite: Store) -> None:
    match, _ = played(sqlite)
    log = check(sqlite, match)
    told = {}
    for seat in (None, 0, 1):
        eyes = "" if seat is None else f"&seat={seat}"
        parts = [client.get(f"/api/tables/{match}/story?first={n}&most=50{eyes}").json() for n in range(1, log.seq, 50)]
        assert msgspec.convert(parts, list[shapes.Story], strict=True)
        events = [event for part in parts for event in part["events"]]
        assert [event["seq"] for event in events] == list(range(1, log.seq + 1))
        assert parts[0]["end"]["points"] == log.match.points()
        assert parts[0]["names"] == ["P0", "P1"]
        told[seat] = json.dumps(events)
        frames = client.get(f"/api/tables/{match}/frames?first=30&most=1{eyes}").json()["frames"]
        again = Log(log.card)
        for event in sqlite.since(match)[:30]:
            again.take(event)
        viewer = -2 if seat is None else seat
        assert frames[0]["table"] == json.loads(json.dumps(again.match.show(viewer)))
        assert frames[0]["explain"] == json.loads(json.dumps(again.match.explain(viewer)))
    assert len(set(told.values())) == 3, "hands differ"
    wrong(client.get(f"/api/tables/{match}/story?seat=2"), 404, "no_such_seat")
    wrong(client.get(f"/api/tables/{match}/story?most=501"), 400, "bad_request")
    wrong(client.get(f"/api/tables/{match}/frames?seat=2"), 403, "not_seated")


# --- The curve ---------------------------------------------------------------------------------------------------


def curve_of(client: Client, match: str, key: dict[str, str]) -> dict[str, Any]:
    """Let bots look, and wait for it."""
    answer = client.post(f"/api/tables/{match}/curve", headers=key)
    assert answer.status_code == 200, answer.text
    end = time.monotonic() + 30
    while (found := client.get(f"/api/tables/{match}/curve").json())["state"] != "ready":
        assert found["state"] == "thinking", found
        assert time.monotonic() < end
        time.sleep(0.01)
    msgspec.convert(found, shapes.Curve, strict=True)
    whole: dict[str, Any] = found
    return whole


def test_a_curve_has_a_point_for_every_turn_and_is_thought_once(client: Client, sqlite: Store) -> None:
    key = person(client)
    match = opened(client, key, DIVE)
    assert client.get(f"/api/tables/{match}/curve").json()["state"] == "none"
    wrong(client.post(f"/api/tables/{match}/curve"), 401, "not_known")
    curve = curve_of(client, match, key)
    log = check(sqlite, match)
    again, choices = log.match.at(0), []
    for seq, m in zip(log.seqs, log.match.moves, strict=True):
        if again.to_act >= 0 and len(again.legal()) > 1:
            choices.append((seq, again.to_act))
        again.play(m)
    starts = [seq for n, (seq, seat) in enumerate(choices) if n == 0 or seat != choices[n - 1][1]]
    assert [point["seq"] for point in curve["points"]] == starts
    assert (curve["done"], curve["of"]) == (len(choices), len(choices))
    assert sum(curve["result"]) == pytest.approx(1)
    assert curve["turns"]
    asked = len(pool(client).asked)
    assert curve_of(client, match, key) == curve
    assert len(pool(client).asked) == asked, "it is kept"


def pool(client: Client) -> Quick:
    """The bots behind a server."""
    judges: Judges = client.app.dependencies["judges"].dependency()
    assert isinstance(judges.house.pool, Quick)
    return judges.house.pool


def test_only_so_many_wait(sqlite: Store, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(judging, "MOST_WAITING", 1)

    class Slow(Quick):
        async def judge(self, bot: str, seen: Seen, seed: int) -> Judgement:
            raise AssertionError("nobody gets that far")

    async def story() -> None:
        judges = Judges(House(sqlite, Slow()))
        job = judges.begin("one")
        assert judges.begin("one") is job
        with pytest.raises(ValueError, match="waiting"):
            judges.begin("two")
        await judges.close()
        assert judges.jobs == {}

    run(story())


def test_of_very_many_decisions_some_are_looked_at(monkeypatch: pytest.MonkeyPatch) -> None:
    log = log_of(replay.read(DIVE))
    every = judging.decisions(log)
    monkeypatch.setattr(judging, "MOST_JUDGED", 7)
    some = judging.decisions(log)
    assert some < every
    assert 3 < len(some) <= 7
    assert min(some) == min(every)


def log_of(match: Match) -> Log:
    """The log of a match that was played elsewhere."""
    card = Card("m", match.game.name, match.rules, match.seats, match.options)
    log = Log(card).take(Event(1, "start", 0))
    for m in match.moves:
        log.take(Event(log.seq + 1, "move", 0, log.match.to_act, m))
    return log


def test_turning_points_name_the_move_and_the_better_move() -> None:
    log = log_of(replay.read(golden("deep_dive", "two-players")))
    match = log.match
    chosen = sorted(judging.decisions(log))
    flip = next(n for n in chosen[5:] if match.at(n).write(match.moves[n]) == "flip")
    other = next(m for m in match.at(flip).legal() if m != match.moves[flip])
    points = []
    for n in chosen:
        high = 0.5 if n <= flip else 0.8
        points.append(Judged(log.seqs[n], match.at(n).to_act, [high, 1 - high], 0.4, match.moves[n], 0.4))
    at = chosen.index(flip)
    points[at] = Judged(log.seqs[flip], match.at(flip).to_act, [0.5, 0.5], 0.4, other, 0.46)
    found = turns(log, points)
    turn = found[0]
    assert (turn.seq, turn.before, turn.after) == (log.seqs[flip], [0.5, 0.5], [0.8, 1 - 0.8])
    assert turn.told["kind"] == "flip"
    assert turn.better == match.at(flip).tell(other, points[at].seat)
    assert (turn.win, turn.better_win) == (0.4, 0.46)
    last = found[-1]
    assert last.seq == log.seqs[chosen[-1]], "the end itself is a turn, if nobody saw it coming"
    assert last.after == [float(place == 1) for place in match.rank()]
    points[at] = Judged(log.seqs[flip], 0, [0.5, 0.5], 0.4, other, 0.44)
    assert turns(log, points)[0].better is None, "about equal says nothing"


def test_a_bot_that_searches_tells_what_every_side_may_expect(tmp_path: Path) -> None:
    """The best move's share for who decides; the others share the rest."""
    from fathomfive.bots.search import Search, Settings
    from fathomfive.kernel.dice import seeded

    match = replay.read(DIVE)
    match = match.at(len(match.moves) - 20)
    while match.to_act < 0 or len(match.legal()) < 2:
        match = match.at(len(match.moves) - 1)
    bot = Search(match.game, match.seats, 1, Settings(iterations=200))
    for _ in range(2):
        judgement = bot.judge(Seen.of(match, match.to_act, seeded(1)))
        assert sum(judgement.wins) == pytest.approx(1)
        assert judgement.wins[match.to_act] == judgement.advice[0].win
        assert min(judgement.wins) >= 0
        assert {line.move for line in judgement.advice} == set(match.legal())


def test_whoever_plays_comes_first() -> None:
    import asyncio

    from fathomfive.kernel.dice import seeded
    from fathomfive.server.pool import Pool

    order: list[str] = []

    class Watched(Pool):
        async def _try(self, job: Any, of: Any, seconds: float) -> Any:
            await asyncio.sleep(0.05)
            order.append(job.__name__)
            return Judgement((), []) if job.__name__ == "_judge" else [Advice(0, None, None, 0)]

    async def story() -> None:
        seen = Seen.of(match := Match(shelf.take("kipicot"), 2).deal(), match.to_act, seeded(1))
        bots = Watched()
        playing = asyncio.ensure_future(bots.advise("hard", seen, 1))
        await asyncio.sleep(0)
        await asyncio.gather(bots.judge("hard", seen, 1), playing, bots.advise("hard", seen, 1))

    run(story())
    assert order == ["_warm", "_advise", "_advise", "_judge"]


# --- Playing on --------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("game", [*PLAYED])
def test_a_match_is_played_on_from_anywhere(client: Client, sqlite: Store, game: str) -> None:
    match, _ = bring_in(sqlite, GAMES / game / "games" / f"{PLAYED[game]}.tide")
    log = check(sqlite, match)
    key = person(client)
    for seq in (1, 2, log.seq // 2, log.seq - 1):
        answer = client.post(f"/api/tables/{match}/on", headers=key, json={"seq": seq, "seat": 1, "bot": "random"})
        assert answer.status_code == 201, answer.text
        name = answer.json()["match"]
        again = check(sqlite, name)
        stood = log.standing(seq)
        assert again.match.moves[:stood] == log.match.moves[:stood]
        assert (again.match.seats, again.match.options) == (log.match.seats, log.match.options)
        look = client.get(f"/api/tables/{name}", headers=key).json()
        sitting = [(chair["bot"], chair["you"]) for chair in look["sitting"]]
        assert sitting[1] == (None, True)
        assert {*sitting[:1], *sitting[2:]} == {("random", False)}
        assert look["host"]
        assert not look["opened"]
        assert again.match.to_act != -1, "the sea has acted"
    wrong(client.post(f"/api/tables/{match}/on", headers=key, json={"seq": log.seq, "seat": 0}), 409, "game_over")
    wrong(client.post(f"/api/tables/{match}/on", headers=key, json={"seq": log.seq + 1, "seat": 0}), 400, "bad_seq")
    wrong(client.post(f"/api/tables/{match}/on", headers=key, json={"seq": 2, "seat": 5}), 404, "no_such_seat")
    wrong(client.post(f"/api/tables/{match}/on", headers=key, json={"seq": 2, "seat": 0, "bot": "x:y"}), 400, "bad_bot")
    wrong(client.post(f"/api/tables/{match}/on", json={"seq": 2, "seat": 0}), 401, "not_known")


def test_moves_that_were_taken_back_are_not_played_on(client: Client, sqlite: Store) -> None:
    from fathomfive.server.wire import Undo

    async def story() -> str:
        party = await Party.of(sqlite, "kipicot", "pb")
        await party.play_on(6)
        while party.table.turn() is not None:
            await party.play_on(1)
        before = party.seq
        await party.act()
        await party.do(0, Undo(cmd_id="u", expected_seq=party.seq, to=before))
        await party.play_on()
        return party.table.card.match

    match = run(story())
    log = check(sqlite, match)
    assert log.seq > len(log.match.moves) + 1
    name = client.post(f"/api/tables/{match}/on", headers=person(client), json={"seq": log.seq - 1, "seat": 0}).json()
    again = check(sqlite, name["match"]).match
    assert again.moves[: len(log.match.moves) - 1] == log.match.moves[:-1]


def test_playing_on_counts_as_laying_a_table(sqlite: Store) -> None:
    match, _ = played(sqlite, "kipicot")
    with TestClient(make_app(House(sqlite, Quick()), Limits(1000, 1000, tables=2))) as client:
        key = person(client)
        # seat 1 waits for its person in all of them
        for _ in range(2):
            assert client.post(f"/api/tables/{match}/on", headers=key, json={"seq": 9, "seat": 1}).status_code == 201
        wrong(client.post(f"/api/tables/{match}/on", headers=key, json={"seq": 9, "seat": 1}), 429, "too_many")


# --- Files -------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("text", [REEF, DIVE, half(REEF), half(DIVE)], ids=["reef", "dive", "half reef", "half dive"])
def test_an_opened_file_is_looked_through_and_comes_out_the_same(client: Client, sqlite: Store, text: str) -> None:
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


def test_nobody_sits_down_at_an_opened_file(client: Client) -> None:
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
def test_a_bad_file_is_refused_with_what_and_where(client: Client, sqlite: Store, what: str) -> None:
    text, words = BAD[what]
    error = wrong(client.post("/api/replays", headers=person(client), json={"text": text}), 400, "bad_replay")
    assert words in error
    assert error.startswith("file:")
    assert sqlite.everything() == [], "nothing is kept"


def test_files_are_limited_in_size_and_number(client: Client) -> None:
    key = person(client)
    long = DIVE + " " * LONGEST_FILE
    wrong(client.post("/api/replays", headers=key, json={"text": long}), 413, "too_large")
    wrong(client.post("/api/replays", headers=key, json={"text": long * 3}), 413, "too_large")
    wrong(client.post("/api/replays", json={"text": DIVE}), 401, "not_known")
    for _ in range(10):
        opened(client, key, DIVE)
    wrong(client.post("/api/replays", headers=key, json={"text": DIVE}), 429, "too_many")
    assert opened(client, person(client, "Jan"), DIVE), "others may"
