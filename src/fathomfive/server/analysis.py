"""Analysis of finished matches: every decision is judged in the background, one match after the other."""

import asyncio
import hashlib
import logging
from dataclasses import dataclass, replace

from fathomfive.kernel.errors import Refused
from fathomfive.server.fair_queue import FairQueue, Place
from fathomfive.server.heavy import HeavyWork
from fathomfive.server.heavy import Rank as WorkRank
from fathomfive.server.jobs import Decision, Positions, Records, list_decisions, see_choices
from fathomfive.server.pool import SEED_BITS, Pool, Rank
from fathomfive.server.turning_points import turning_turns
from fathomfive.session.judge import Choice, Verdict
from fathomfive.session.mistakes import Mistake
from fathomfive.session.session import Session, rebuild
from fathomfive.store.cards import Judged
from fathomfive.store.port import MatchStore

MAX_DECISIONS = 800  # of a match; if there are more, every second or third is judged
MAX_WAITING = 20  # matches
MAX_WAITING_PER_VISITOR = 4
MAX_SECONDS = 600.0  # for one match, including the time in which live tables come first
MAX_SUSPECTS = 3  # decisions of a turning point that are compared with other moves
AT_ONCE = 32  # positions that are replayed by one job

log = logging.getLogger("fathom.analysis")


@dataclass
class Progress:
    """The progress of the analysis of a match."""

    done: int = 0
    of: int = 0


class AnalysisQueue:
    """Analyses one match at a time, of each visitor in turn.  A live table waits for one judgement at most."""

    def __init__(self, store: MatchStore, pool: Pool, heavy: HeavyWork) -> None:
        self.store = store
        self.pool = pool
        self.heavy = heavy
        self.jobs: dict[str, Progress] = {}  # by match, waiting or being analysed
        self._queue: FairQueue[str] = FairQueue(MAX_WAITING, MAX_WAITING_PER_VISITOR)
        self._working: asyncio.Task[None] | None = None

    def begin(self, match: str, visitor: str = "") -> Progress:
        """Queue a match, unless it is queued already."""
        if match not in self.jobs:
            if len(self.jobs) >= MAX_WAITING:
                raise Refused("too_many", f"{MAX_WAITING} matches are waiting for their analysis; try again later")
            self._queue.put(Place(0, visitor), match)
            self.jobs[match] = Progress()
            if self._working is None or self._working.done():
                self._working = asyncio.ensure_future(self._work())
        return self.jobs[match]

    async def close(self) -> None:
        """Stop; an unfinished analysis starts over when it is requested again."""
        if self._working is not None:
            self._working.cancel()
            await asyncio.gather(self._working, return_exceptions=True)
        self.jobs.clear()

    async def _work(self) -> None:
        while (taken := self._queue.take()) is not None:
            place, match = taken
            try:
                async with asyncio.timeout(MAX_SECONDS):
                    await self._analyse(match, self.jobs[match], place.visitor)
            except TimeoutError:
                log.warning("the analysis of a match took too long and was stopped")
            except Refused as refused:
                log.warning("the analysis of a match was stopped: %s", refused.error)
            except Exception:
                log.exception("the analysis of a match failed")
            finally:
                self.jobs.pop(match, None)

    async def _analyse(self, match: str, progress: Progress, visitor: str) -> None:
        """Judge the decisions of a match, and compare those that turned it with other moves.

        The positions are replayed in a process, some at a time.
        """
        store, heavy = self.store, self.heavy
        card, _, events = await heavy.read(store.load_match, match)
        records = Records(card, events)
        with store.damage.watch(match):
            wanted = thin_out(await heavy.run(list_decisions, records, visitor, WorkRank.ANALYSIS))
        progress.of = len(wanted)
        seed = int.from_bytes(hashlib.sha256(match.encode()).digest()) >> (256 - SEED_BITS)
        place = Place(Rank.ANALYSIS, visitor, match)
        points = []
        for first in range(0, len(wanted), AT_ONCE):
            some = wanted[first : first + AT_ONCE]
            for decision, choice in zip(some, await self._see(records, seed, some, visitor), strict=True):
                points.append(judged(decision, await self.pool.judge(choice, seed, place)))
                progress.done += 1
        session = await heavy.read(rebuild, card, events, trusted=True)
        by_seq = {decision.seq: n for n, decision in enumerate(wanted)}
        for point in suspects(session, points):
            n = by_seq[point.seq]
            (choice,) = await self._see(records, seed, [wanted[n]], visitor)
            mistake = await self.pool.find_mistake(choice, seed, place)
            if mistake is not None:
                points[n] = with_mistake(point, mistake)
        await heavy.read(store.curves.keep, match, points)

    async def _see(self, records: Records, seed: int, decisions: list[Decision], visitor: str) -> list[Choice]:
        return await self.heavy.run(see_choices, Positions(records, seed, decisions), visitor, WorkRank.ANALYSIS)


def thin_out(decisions: list[Decision]) -> list[Decision]:
    """Choose the decisions to judge: all, or an even selection if there are too many."""
    return decisions[:: -(-len(decisions) // MAX_DECISIONS) or 1]


def suspects(session: Session, points: list[Judged]) -> list[Judged]:
    """List the decisions that may be the mistake of a turning point: those that cost their seat most."""
    found = []
    for turn in turning_turns(session, points):
        worst = sorted(turn, key=lambda point: point.chosen[point.seat] - point.wins[point.seat])
        found += [point for point in worst[:MAX_SUSPECTS] if point.chosen[point.seat] < point.wins[point.seat]]
    return found


def judged(decision: Decision, verdict: Verdict) -> Judged:
    """Keep a judgement."""
    wins, chosen, then = ([rounded(share) for share in wins] for wins in (verdict.wins, verdict.chosen, verdict.then))
    return Judged(
        decision.seq, decision.seat, wins, chosen, then,
        rounded(verdict.error), rounded(verdict.choice_error), rounded(verdict.luck_error),
    )  # fmt: skip


def with_mistake(point: Judged, mistake: Mistake) -> Judged:
    """Add a better move to a judgement."""
    return replace(
        point, win=rounded(mistake.win), best=mistake.best, best_win=rounded(mistake.best_win),
        best_error=rounded(mistake.error), flaw=mistake.flaw,
    )  # fmt: skip


def rounded(share: float) -> float:
    """Round to a hundredth of a percent, so that the shares still add up."""
    return round(share, 4)
