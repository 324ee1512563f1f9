"""Curves: how a finished match stood, and its turning points."""

import asyncio
import time
from dataclasses import replace
from typing import Any

import msgspec
import pytest
import sqlalchemy as sa

from fathomfive.archive.verification import verify
from fathomfive.bots.bot import Advice, Seen
from fathomfive.kernel import replay, shelf
from fathomfive.kernel.dice import seeded
from fathomfive.kernel.match import Match
from fathomfive.server import analysis, wire
from fathomfive.server.analysis import AnalysisQueue, suspects, with_mistake
from fathomfive.server.fair_queue import Place
from fathomfive.server.heavy import HeavyWork
from fathomfive.server.jobs import Decision, Records, list_decisions
from fathomfive.server.pool import BACKGROUND, Pool, Rank
from fathomfive.server.processes import SupervisedProcess
from fathomfive.server.turning_points import turning_points
from fathomfive.session.cards import Card, Chair
from fathomfive.session.events import Event
from fathomfive.session.judge import Choice, Verdict
from fathomfive.session.mistakes import Mistake
from fathomfive.session.session import Session
from fathomfive.store.cards import Judged
from fathomfive.store.schema import curves
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


def test_a_curve_has_a_point_for_every_decision_and_is_computed_once(client: Client, sqlite: Store) -> None:
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
    assert [(point["seq"], point["seat"]) for point in curve["points"]] == choices
    assert (curve["done"], curve["of"]) == (len(choices), len(choices))
    assert curve["result"] == curve["points"][-1]["then"]
    assert [turn["kind"] for turn in curve["turns"]] == ["luck"], "the bots of this server see nothing coming"
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
        async def judge(self, choice: Choice, seed: int, place: Place = BACKGROUND) -> Verdict:
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


def flat_curve(session: Session) -> list[Judged]:
    """Judge all sides alike before and after every decision of a match."""
    even = [1 / session.match.seats] * session.match.seats
    return [Judged(decision.seq, decision.seat, even, even, even, 0.01, 0.01, 0.01) for decision in decisions(session)]


def flip_of(session: Session, points: list[Judged]) -> int:
    """Find a decision to flip a tile, which the TABLE answers."""
    moves = session.move_seqs
    matches = [(k, moves.index(point.seq)) for k, point in enumerate(points[5:], 5)]
    return next(k for k, n in matches if session.match.at(n).write(session.match.moves[n]) == "flip")


@pytest.fixture(scope="module")
def session() -> Session:
    return session_of(replay.read(golden("deep_dive", "two-players")))


def test_a_turning_point_tells_choice_from_luck(session: Session) -> None:
    points = flat_curve(session)
    k = flip_of(session, points)
    points[k] = replace(points[k], chosen=[0.45, 0.55], then=[0.8, 0.2])
    (turn,) = turning_points(session, points)
    assert (turn.seq, turn.kind, turn.better) == (points[k].seq, "luck", None)
    assert turn.told["kind"] == "flip"
    assert sum(turn.choice) == pytest.approx(0)
    assert turn.choice[0] == pytest.approx(-0.05)
    assert turn.luck[0] == pytest.approx(0.35)
    points[k] = replace(points[k], chosen=[0.75, 0.25])
    (turn,) = turning_points(session, points)
    assert (turn.kind, turn.better) == ("choice", None)


def test_a_turning_point_is_a_mistake_only_where_another_move_was_better(session: Session) -> None:
    points = flat_curve(session)
    k = flip_of(session, points)
    seat, n = points[k].seat, session.move_seqs.index(points[k].seq)
    worse = [0.2 if side == seat else 0.8 for side in range(2)]
    points[k] = replace(points[k], chosen=worse, then=worse)
    assert [point.seq for point in suspects(session, points)] == [points[k].seq]
    (turn,) = turning_points(session, points)
    assert (turn.kind, turn.better, turn.win, turn.flaw) == ("choice", None, None, None)
    match = session.match.at(n)
    best = next(m for m in match.legal() if m != session.match.moves[n])
    points[k] = with_mistake(points[k], Mistake(0.3, best, 0.52, 0.02, "risk"))
    (turn,) = turning_points(session, points)
    assert (turn.kind, turn.better, turn.flaw) == ("mistake", match.tell(best, seat), "risk")
    assert (turn.win, turn.better_win, turn.better_error) == (0.3, 0.52, 0.02)
    better = [0.8 if side == seat else 0.2 for side in range(2)]
    points[k] = replace(points[k], chosen=better, then=better)
    (turn,) = turning_points(session, points)
    assert turn.kind == "choice", "a turn that gained is no mistake"


def test_nothing_turns_where_every_playout_named_the_winner_before(session: Session) -> None:
    points = flat_curve(session)
    points[-1] = replace(points[-1], wins=[0.7, 0.3], chosen=[0.7, 0.3], then=[1.0, 0.0])
    assert [turn.kind for turn in turning_points(session, points)] == ["luck"]
    points = [replace(point, error=0.0, choice_error=0.0, luck_error=0.0) for point in points]
    assert turning_points(session, points) == []
    points[-1] = replace(points[-1], then=[0.0, 1.0])
    assert [turn.kind for turn in turning_points(session, points)] == ["luck"]


def test_a_curve_of_an_earlier_version_is_judged_again(store: Store) -> None:
    match = "m"
    store.create(Card(match, "deep_dive", 1, 2, {}), [Chair(0), Chair(1)])
    old = {"seq": 2, "seat": 0, "wins": [0.5, 0.5], "win": None, "best": 1, "best_win": None}
    with store.engine.begin() as c:
        c.execute(curves.insert(), {"match": match, "made": 1, "points": [old]})
    assert store.curves.of(match) is None
    new = [Judged(2, 0, [0.5, 0.5], [0.6, 0.4], [0.7, 0.3], 0.01, 0.02, 0.03)]
    store.curves.keep(match, new)
    assert store.curves.of(match) == new
    store.curves.keep(match, [])
    assert store.curves.of(match) == new, "another worker was faster"
    with store.engine.connect() as c:
        (before,) = c.execute(sa.select(curves.c.points)).scalar_one()
    assert before.keys() == old.keys(), "servers of the version before go on reading"


def test_hints_come_before_finished_matches(monkeypatch: pytest.MonkeyPatch) -> None:
    order: list[str] = []

    async def watched(self: SupervisedProcess, job: Any, of: Any, seconds: float) -> Any:
        await asyncio.sleep(0.05)
        order.append(job.__name__)
        return None if job.__name__ == "_judge" else [Advice(0, None, None, 0)]

    monkeypatch.setattr(SupervisedProcess, "run", watched)

    async def story() -> None:
        seen = Seen.of(match := Match(shelf.take("kipicot"), 2).deal(), match.to_act, seeded(1))
        choice = Choice(seen, seen.legal()[0], seen.table, seen.table, seen.table, False)
        bots = Pool()
        hint = Place(Rank.HINT)
        playing = asyncio.ensure_future(bots.advise("hard", seen, 1, hint))
        await asyncio.sleep(0)
        await asyncio.gather(bots.judge(choice, 1), playing, bots.advise("hard", seen, 1, hint))

    run(story())
    assert order == ["compile_search", "_advise", "_advise", "_judge"]
