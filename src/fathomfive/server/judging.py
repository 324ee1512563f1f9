"""How a finished game stood, decision by decision: bots think about it in the background, one game after the other."""

import asyncio
import hashlib
import logging
from dataclasses import dataclass

from fathomfive.bots.bot import Advice, Seen
from fathomfive.kernel.dice import seeded
from fathomfive.kernel.errors import Refused
from fathomfive.kernel.match import Match
from fathomfive.server.house import House
from fathomfive.server.pool import SEED_BITS
from fathomfive.store.cards import Judged
from fathomfive.store.log import Log, unfold

JUDGE = "hard"  # the bot that looks, as for hints
MOST_JUDGED = 800  # decisions of a match; of more, every second or third is looked at
MOST_WAITING = 20  # matches
LONGEST = 600.0  # seconds for one match, waiting for those who play included

log = logging.getLogger("fathom.judging")


@dataclass
class Job:
    """A match that is being looked at, or waits for it."""

    done: int = 0
    of: int = 0


class Judges:
    """Looks at one match at a time.  A table that waits for its bot waits at most for one decision of it."""

    def __init__(self, house: House) -> None:
        self.house = house
        self.jobs: dict[str, Job] = {}
        self._one = asyncio.Lock()
        self._working: set[asyncio.Task[None]] = set()

    def begin(self, match: str) -> Job:
        """Look at a match, unless that goes on already."""
        if match not in self.jobs:
            if len(self.jobs) >= MOST_WAITING:
                raise Refused("too_many", f"{MOST_WAITING} games are waiting to be looked at; come back later")
            self.jobs[match] = Job()
            task = asyncio.ensure_future(self._work(match, self.jobs[match]))
            self._working.add(task)
            task.add_done_callback(lambda done: self._forget(match, done))
        return self.jobs[match]

    async def close(self) -> None:
        """Stop; what was not finished is begun anew when somebody asks again."""
        for task in self._working:
            task.cancel()
        await asyncio.gather(*self._working, return_exceptions=True)

    async def _work(self, match: str, job: Job) -> None:
        try:
            async with self._one, asyncio.timeout(LONGEST):
                await self._look(match, job)
        except TimeoutError:
            log.warning("a finished match was not looked at: the bots had no time")
        except Exception:
            log.exception("a finished match cannot be looked at")

    def _forget(self, match: str, task: asyncio.Task[None]) -> None:
        self._working.discard(task)
        del self.jobs[match]

    async def _look(self, match: str, job: Job) -> None:
        store = self.house.store
        found = await asyncio.to_thread(lambda: unfold(store.card(match), store.since(match), trusted=True))
        wanted = decisions(found)
        job.of = len(wanted)
        seed = int.from_bytes(hashlib.sha256(match.encode()).digest()) >> (256 - SEED_BITS)
        points = []
        again = found.match.at(0)
        for n, m in enumerate(found.match.moves):
            if n in wanted:
                seen = Seen.of(again, again.to_act, seeded(seed, n))
                thought = await self.house.pool.judge(JUDGE, seen, seed)
                points.append(judged(found.seqs[n], seen.seat, m, thought.wins, thought.advice))
                job.done += 1
            again.play_unchecked(m)
        await asyncio.to_thread(store.curves.keep, match, points)


def decisions(found: Log) -> set[int]:
    """Name the moves to look at: those where there was a choice, or of very many some, evenly."""
    again: Match = found.match.at(0)
    chosen = []
    for n, m in enumerate(found.match.moves):
        if again.to_act >= 0 and len(again.legal()) > 1:
            chosen.append(n)
        again.play_unchecked(m)
    return set(chosen[:: -(-len(chosen) // MOST_JUDGED) or 1])


def judged(seq: int, seat: int, made: int, wins: tuple[float, ...], advice: list[Advice]) -> Judged:
    """Keep of a thought what a curve shows."""
    mine = next((line.win for line in advice if line.move == made), None)
    return Judged(seq, seat, [rounded(win) for win in wins], _perhaps(mine), advice[0].move, _perhaps(advice[0].win))


def rounded(win: float) -> float:
    """Round to a tenth of a percent: more is not known."""
    return round(win, 3)


def _perhaps(win: float | None) -> float | None:
    return None if win is None else rounded(win)
