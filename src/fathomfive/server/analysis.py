"""Analysis of finished matches: a bot judges every decision in the background, one match after the other."""

import asyncio
import hashlib
import logging
from dataclasses import dataclass

from fathomfive.bots.bot import Advice, Seen
from fathomfive.kernel.dice import seeded
from fathomfive.kernel.errors import Refused
from fathomfive.server.pool import SEED_BITS, Pool
from fathomfive.session.advice import HINT_BOT
from fathomfive.session.session import Session, rebuild
from fathomfive.store.cards import Judged
from fathomfive.store.port import MatchStore

MAX_DECISIONS = 800  # of a match; if there are more, every second or third is judged
MAX_WAITING = 20  # matches
MAX_SECONDS = 600.0  # for one match, including the time in which live tables come first

log = logging.getLogger("fathom.analysis")


@dataclass
class Progress:
    """How far the analysis of a match is."""

    done: int = 0
    of: int = 0


class AnalysisQueue:
    """Analyses one match at a time.  A live table waits at most for the judgement of one decision."""

    def __init__(self, store: MatchStore, pool: Pool) -> None:
        self.store = store
        self.pool = pool
        self.jobs: dict[str, Progress] = {}  # by match
        self._one_at_a_time = asyncio.Lock()
        self._working: set[asyncio.Task[None]] = set()

    def begin(self, match: str) -> Progress:
        """Queue a match, unless it is queued already."""
        if match not in self.jobs:
            if len(self.jobs) >= MAX_WAITING:
                raise Refused("too_many", f"{MAX_WAITING} games are waiting for their analysis; come back later")
            self.jobs[match] = Progress()
            task = asyncio.ensure_future(self._work(match, self.jobs[match]))
            self._working.add(task)
            task.add_done_callback(lambda done: self._forget(match, done))
        return self.jobs[match]

    async def close(self) -> None:
        """Stop; an unfinished analysis begins anew when it is asked for again."""
        for task in self._working:
            task.cancel()
        await asyncio.gather(*self._working, return_exceptions=True)

    async def _work(self, match: str, progress: Progress) -> None:
        try:
            async with self._one_at_a_time, asyncio.timeout(MAX_SECONDS):
                await self._analyse(match, progress)
        except TimeoutError:
            log.warning("the analysis of a match took too long and was stopped")
        except Exception:
            log.exception("the analysis of a match failed")

    def _forget(self, match: str, task: asyncio.Task[None]) -> None:
        self._working.discard(task)
        del self.jobs[match]

    async def _analyse(self, match: str, progress: Progress) -> None:
        store = self.store
        session = await asyncio.to_thread(lambda: rebuild(store.card(match), store.since(match), trusted=True))
        wanted = decisions(session)
        progress.of = len(wanted)
        seed = int.from_bytes(hashlib.sha256(match.encode()).digest()) >> (256 - SEED_BITS)
        points = []
        again = session.match.at(0)
        for n, m in enumerate(session.match.moves):
            if n in wanted:
                seen = Seen.of(again, again.to_act, seeded(seed, n))
                judgement = await self.pool.judge(HINT_BOT, seen, seed)
                points.append(judged(session.move_seqs[n], seen.seat, m, judgement.wins, judgement.advice))
                progress.done += 1
            again.play_unchecked(m)
        await asyncio.to_thread(store.curves.keep, match, points)


def decisions(session: Session) -> set[int]:
    """Choose the moves to judge: those where there was a choice, or an even selection if there are too many."""
    again = session.match.at(0)
    chosen = []
    for n, m in enumerate(session.match.moves):
        if again.to_act >= 0 and len(again.legal()) > 1:
            chosen.append(n)
        again.play_unchecked(m)
    return set(chosen[:: -(-len(chosen) // MAX_DECISIONS) or 1])


def judged(seq: int, seat: int, made: int, wins: tuple[float, ...], advice: list[Advice]) -> Judged:
    """Keep the part of a judgement that a curve shows."""
    mine = next((line.win for line in advice if line.move == made), None)
    return Judged(seq, seat, [rounded(win) for win in wins], _rounded(mine), advice[0].move, _rounded(advice[0].win))


def rounded(win: float) -> float:
    """Round to a tenth of a percent, which is more precise than the bot."""
    return round(win, 3)


def _rounded(win: float | None) -> float | None:
    return None if win is None else rounded(win)
