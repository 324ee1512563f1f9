"""Analysis of finished matches: a bot judges every decision in the background, one match after the other."""

import asyncio
import hashlib
import logging
from dataclasses import dataclass

from fathomfive.bots.bot import Advice
from fathomfive.kernel.errors import Refused
from fathomfive.server.fair_queue import FairQueue, Place
from fathomfive.server.heavy import HeavyWork
from fathomfive.server.heavy import Rank as WorkRank
from fathomfive.server.jobs import Decision, Positions, Records, list_decisions, see_positions
from fathomfive.server.pool import SEED_BITS, Pool, Rank
from fathomfive.session.advice import HINT_BOT
from fathomfive.store.cards import Judged
from fathomfive.store.port import MatchStore

MAX_DECISIONS = 800  # of a match; if there are more, every second or third is judged
MAX_WAITING = 20  # matches
MAX_WAITING_PER_VISITOR = 4
MAX_SECONDS = 600.0  # for one match, including the time in which live tables come first
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
        """Let a bot judge the decisions of a match; the positions are replayed in a process, some at a time."""
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
            positions = Positions(records, seed, [decision.n for decision in some])
            for decision, seen in zip(
                some, await heavy.run(see_positions, positions, visitor, WorkRank.ANALYSIS), strict=True
            ):
                judgement = await self.pool.judge(HINT_BOT, seen, seed, place)
                points.append(judged(decision, judgement.wins, judgement.advice))
                progress.done += 1
        await heavy.read(store.curves.keep, match, points)


def thin_out(decisions: list[Decision]) -> list[Decision]:
    """Choose the decisions to judge: all, or an even selection if there are too many."""
    return decisions[:: -(-len(decisions) // MAX_DECISIONS) or 1]


def judged(decision: Decision, wins: tuple[float, ...], advice: list[Advice]) -> Judged:
    """Keep the part of a judgement that a curve shows."""
    mine = next((line.win for line in advice if line.move == decision.move), None)
    best = advice[0]
    shares = [rounded(win) for win in wins]
    return Judged(decision.seq, decision.seat, shares, _rounded(mine), best.move, _rounded(best.win))


def rounded(win: float) -> float:
    """Round to a tenth of a percent, which is more precise than the bot."""
    return round(win, 3)


def _rounded(win: float | None) -> float | None:
    return None if win is None else rounded(win)
