"""Curves: how a finished match stood, and its turning points."""

import asyncio
import time
from pathlib import Path
from typing import Any

import msgspec
import pytest

from fathomfive.archive.verification import verify
from fathomfive.bots.bot import Advice, Judgement, Seen
from fathomfive.bots.search import Search, Settings
from fathomfive.kernel import replay, shelf
from fathomfive.kernel.dice import seeded
from fathomfive.kernel.match import Match
from fathomfive.server import analysis, wire
from fathomfive.server.analysis import AnalysisQueue
from fathomfive.server.curves import turning_points
from fathomfive.server.pool import Pool
from fathomfive.session.cards import Card
from fathomfive.session.events import Event
from fathomfive.session.session import Session
from fathomfive.store.cards import Judged
from fathomfive.store.store import Store
from server.clients import Client, client, person, wrong
from server.people import run
from server.test_registry import Quick
from server.tides import DIVE, golden, opened

__all__ = ["client"]


def curve_of(client: Client, match: str, key: dict[str, str]) -> dict[str, Any]:
    """Let bots look, and wait for it."""
    answer = client.post(f"/api/tables/{match}/curve", headers=key)
    assert answer.status_code == 200, answer.text
    end = time.monotonic() + 30
    while (found := client.get(f"/api/tables/{match}/curve").json())["state"] != "ready":
        assert found["state"] == "thinking", found
        assert time.monotonic() < end
        time.sleep(0.01)
    msgspec.convert(found, wire.Curve, strict=True)
    whole: dict[str, Any] = found
    return whole


def test_a_curve_has_a_point_for_every_turn_and_is_computed_once(client: Client, sqlite: Store) -> None:
    key = person(client)
    match = opened(client, key, DIVE)
    assert client.get(f"/api/tables/{match}/curve").json()["state"] == "none"
    wrong(client.post(f"/api/tables/{match}/curve"), 401, "not_known")
    curve = curve_of(client, match, key)
    log = verify(sqlite, match)
    again, choices = log.match.at(0), []
    for seq, m in zip(log.move_seqs, log.match.moves, strict=True):
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
    queue: AnalysisQueue = client.app.dependencies["analyses"].dependency()
    assert isinstance(queue.pool, Quick)
    return queue.pool


def test_the_queue_of_matches_to_judge_is_limited(sqlite: Store, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(analysis, "MAX_WAITING", 1)

    class Slow(Quick):
        async def judge(self, bot: str, seen: Seen, seed: int) -> Judgement:
            raise AssertionError("nobody gets that far")

    async def story() -> None:
        queue = AnalysisQueue(sqlite, Slow())
        job = queue.begin("one")
        assert queue.begin("one") is job
        with pytest.raises(ValueError, match="waiting"):
            queue.begin("two")
        await queue.close()
        assert queue.jobs == {}

    run(story())


def test_a_very_long_match_is_judged_at_some_of_its_decisions(monkeypatch: pytest.MonkeyPatch) -> None:
    log = log_of(replay.read(DIVE))
    every = analysis.decisions(log)
    monkeypatch.setattr(analysis, "MAX_DECISIONS", 7)
    some = analysis.decisions(log)
    assert some < every
    assert 3 < len(some) <= 7
    assert min(some) == min(every)


def log_of(match: Match) -> Session:
    """The log of a match that was played elsewhere."""
    card = Card("m", match.game.name, match.rules, match.seats, match.options)
    log = Session(card).apply(Event(1, "start", 0))
    for m in match.moves:
        log.apply(Event(log.seq + 1, "move", 0, log.match.to_act, m))
    return log


def test_turning_points_name_the_move_and_the_better_move() -> None:
    log = log_of(replay.read(golden("deep_dive", "two-players")))
    match = log.match
    chosen = sorted(analysis.decisions(log))
    flip = next(n for n in chosen[5:] if match.at(n).write(match.moves[n]) == "flip")
    other = next(m for m in match.at(flip).legal() if m != match.moves[flip])
    points = []
    for n in chosen:
        high = 0.5 if n <= flip else 0.8
        points.append(Judged(log.move_seqs[n], match.at(n).to_act, [high, 1 - high], 0.4, match.moves[n], 0.4))
    at = chosen.index(flip)
    points[at] = Judged(log.move_seqs[flip], match.at(flip).to_act, [0.5, 0.5], 0.4, other, 0.46)
    found = turning_points(log, points)
    turn = found[0]
    assert (turn.seq, turn.before, turn.after) == (log.move_seqs[flip], [0.5, 0.5], [0.8, 1 - 0.8])
    assert turn.told["kind"] == "flip"
    assert turn.better == match.at(flip).tell(other, points[at].seat)
    assert (turn.win, turn.better_win) == (0.4, 0.46)
    last = found[-1]
    assert last.seq == log.move_seqs[chosen[-1]], "the end itself is a turn, if nobody saw it coming"
    assert last.after == [float(place == 1) for place in match.rank()]
    points[at] = Judged(log.move_seqs[flip], 0, [0.5, 0.5], 0.4, other, 0.44)
    assert turning_points(log, points)[0].better is None, "about equal says nothing"


def test_a_search_bot_judges_every_side(tmp_path: Path) -> None:
    """The best move's share for who decides; the others share the rest."""

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


def test_live_tables_come_before_finished_matches() -> None:

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
