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
from fathomfive.server.fair_queue import Place
from fathomfive.server.heavy import HeavyWork
from fathomfive.server.jobs import Decision, Records, list_decisions
from fathomfive.server.pool import BACKGROUND, Pool, Rank
from fathomfive.server.processes import SupervisedProcess
from fathomfive.server.turning_points import turning_points
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
    """Let bots judge a match, and wait for its curve."""
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
    session = verify(sqlite, match)
    again, choices = session.match.at(0), []
    for seq, m in zip(session.move_seqs, session.match.moves, strict=True):
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
        async def judge(self, bot: str, seen: Seen, seed: int, place: Place = BACKGROUND) -> Judgement:
            raise AssertionError("nobody gets that far")

    async def story() -> None:
        queue = AnalysisQueue(sqlite, Slow(), HeavyWork())
        job = queue.begin("one")
        assert queue.begin("one") is job
        with pytest.raises(ValueError, match="waiting"):
            queue.begin("two")
        await queue.close()
        assert queue.jobs == {}

    run(story())


def test_one_visitor_cannot_fill_the_queue_of_matches_to_judge(sqlite: Store) -> None:
    order: list[str] = []

    class Ordered(AnalysisQueue):
        async def _analyse(self, match: str, progress: analysis.Progress, visitor: str) -> None:
            order.append(match)

    async def story() -> None:
        queue = Ordered(sqlite, Quick(), HeavyWork())
        for n in range(analysis.MAX_WAITING_PER_VISITOR):
            queue.begin(f"a{n}", "network a")
        with pytest.raises(ValueError, match="slow down"):
            queue.begin("more", "network a")
        queue.begin("b", "network b")
        async with asyncio.timeout(30):
            while queue.jobs:
                await asyncio.sleep(0)
        await queue.close()

    run(story())
    assert order == ["a0", "b", "a1", "a2", "a3"], "visitors take turns"


def test_a_very_long_match_is_judged_at_some_of_its_decisions(monkeypatch: pytest.MonkeyPatch) -> None:
    session = session_of(replay.read(DIVE))
    every = decisions(session)
    monkeypatch.setattr(analysis, "MAX_DECISIONS", 7)
    some = analysis.thin_out(every)
    assert set(some) < set(every)
    assert 3 < len(some) <= 7
    assert some[0] == every[0]


def decisions(session: Session) -> list[Decision]:
    """List the decisions of a match that had a choice."""
    events = [Event(1, "start", 0)]
    again = session.match.at(0)
    for seq, m in zip(session.move_seqs, session.match.moves, strict=True):
        events.append(Event(seq, "move", 0, again.to_act, m))
        again.play(m)
    return list_decisions(Records(session.card, events))


def session_of(match: Match) -> Session:
    """Make the session of a match that was played elsewhere."""
    card = Card("m", match.game.name, match.rules, match.seats, match.options)
    session = Session(card).apply(Event(1, "start", 0))
    for m in match.moves:
        session.apply(Event(session.seq + 1, "move", 0, session.match.to_act, m))
    return session


def test_turning_points_name_the_move_and_the_better_move() -> None:
    session = session_of(replay.read(golden("deep_dive", "two-players")))
    match = session.match
    chosen = [decision.n for decision in decisions(session)]
    flip = next(n for n in chosen[5:] if match.at(n).write(match.moves[n]) == "flip")
    other = next(m for m in match.at(flip).legal() if m != match.moves[flip])
    points = []
    for n in chosen:
        high = 0.5 if n <= flip else 0.8
        points.append(Judged(session.move_seqs[n], match.at(n).to_act, [high, 1 - high], 0.4, match.moves[n], 0.4))
    at = chosen.index(flip)
    points[at] = Judged(session.move_seqs[flip], match.at(flip).to_act, [0.5, 0.5], 0.4, other, 0.46)
    found = turning_points(session, points)
    turn = found[0]
    assert (turn.seq, turn.before, turn.after) == (session.move_seqs[flip], [0.5, 0.5], [0.8, 1 - 0.8])
    assert turn.told["kind"] == "flip"
    assert turn.better == match.at(flip).tell(other, points[at].seat)
    assert (turn.win, turn.better_win) == (0.4, 0.46)
    last = found[-1]
    assert last.seq == session.move_seqs[chosen[-1]], "the end itself is a turn, if nobody saw it coming"
    assert last.after == [float(place == 1) for place in match.rank()]
    points[at] = Judged(session.move_seqs[flip], 0, [0.5, 0.5], 0.4, other, 0.44)
    assert turning_points(session, points)[0].better is None, "about equal says nothing"


def test_a_search_bot_judges_every_side(tmp_path: Path) -> None:
    """The side that decides gets the share of its best move; the others share the rest."""

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


def test_hints_come_before_finished_matches(monkeypatch: pytest.MonkeyPatch) -> None:
    order: list[str] = []

    async def watched(self: SupervisedProcess, job: Any, of: Any, seconds: float) -> Any:
        await asyncio.sleep(0.05)
        order.append(job.__name__)
        return Judgement((), []) if job.__name__ == "_judge" else [Advice(0, None, None, 0)]

    monkeypatch.setattr(SupervisedProcess, "run", watched)

    async def story() -> None:
        seen = Seen.of(match := Match(shelf.take("kipicot"), 2).deal(), match.to_act, seeded(1))
        bots = Pool()
        hint = Place(Rank.HINT)
        playing = asyncio.ensure_future(bots.advise("hard", seen, 1, hint))
        await asyncio.sleep(0)
        await asyncio.gather(bots.judge("hard", seen, 1), playing, bots.advise("hard", seen, 1, hint))

    run(story())
    assert order == ["compile_search", "_advise", "_advise", "_judge"]
