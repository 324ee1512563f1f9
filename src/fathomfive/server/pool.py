"""Processes in which bots think, for a limited time, about what their seat may know."""

import asyncio
import logging
import secrets
from collections.abc import Callable
from dataclasses import replace
from enum import IntEnum
from typing import Any, Literal, NamedTuple, TypeVar

from cachetools import TTLCache

from fathomfive.bots.bot import Advice, Bot, Seen
from fathomfive.bots.random_bot import RandomBot
from fathomfive.bots.specs import make
from fathomfive.bots.weights import has_network
from fathomfive.kernel.shelf import names
from fathomfive.server.compiler import Compiler
from fathomfive.server.fair_pool import FairPool
from fathomfive.server.fair_queue import Place, QueueFull
from fathomfive.server.processes import ProcessDied
from fathomfive.session.advice import HINT_BOT, judge_moves
from fathomfive.session.judge import Choice, Judge, Verdict
from fathomfive.session.mistakes import Mistake, find_mistake

SECONDS = 30.0  # the longest a bot may think; levels think far shorter
INSTANT_BOT = "random"  # needs no process
UNCOMPILED_BOT = "policy"  # plays for others until their search is compiled, in games that come with a network
SEED_BITS = 62
BOTS_CACHED = 16  # in a process, with their search trees of up to 30 MB
BOT_SECONDS = 120.0  # that a bot keeps its search tree while nobody asks it
NICE = 5  # added to the priority number of the process for what is less urgent than a bot that people wait for
MAX_WAITING = 2000  # decisions and hints of all visitors
MAX_WAITING_PER_VISITOR = 100

log = logging.getLogger("fathom.bots")

T = TypeVar("T")


class Rank(IntEnum):
    """The order in which bots think."""

    LIVE = 0  # a player is connected and waits for a bot
    HINT = 1  # a player has asked for a hint
    AWAY = 2  # no player is connected
    WATCHED = 3  # only bots play, and somebody watches
    ANALYSIS = 4  # of finished matches


LIVE, BACKGROUND = Place(Rank.LIVE), Place(Rank.ANALYSIS)


class Question(NamedTuple):
    """A decision that a bot is asked about."""

    bot: str
    seen: Seen
    seed: int
    move: int | None = None  # the one that a player asks about


class JudgeQuestion(NamedTuple):
    """A decision of a finished match."""

    choice: Choice
    seed: int  # of the match: all its tables get the same dice


class Pool:
    """Processes that answer for bots, one question each at a time, in the order of a fair queue.

    Hints, bots that nobody plays against, and analysis have a process of their own: a search cannot be interrupted.
    A game is compiled before the first question about it, unless it has a network that plays meanwhile, and the time
    limit of a bot begins when it starts to think.
    A process that dies or exceeds the limit is replaced.
    """

    on_failure: Callable[[str, str], object] | None = None  # called with bot and game when a bot gives no answer

    def __init__(self, processes: int = 1, seconds: float = SECONDS) -> None:
        self.seconds = seconds
        self.pool = FairPool("bots", processes, MAX_WAITING, MAX_WAITING_PER_VISITOR)
        self.patient = FairPool("advice", 1, MAX_WAITING, MAX_WAITING_PER_VISITOR, nice=NICE)
        self.compiler = Compiler()
        self._is_warming = False
        self._freeing: asyncio.Future[None] | None = None

    def warm_up(self) -> None:
        """Compile the search of every game in the background."""
        log.info("compiling the bots in the background; the first move of a bot may have to wait for it")
        self._is_warming = True
        self.compiler.add(names())

    @property
    def state(self) -> Literal["cold", "compiling", "ready", "failing"]:
        """Whether the bots are compiled, and answer."""
        if self.pool.is_failing or self.patient.is_failing:
            return "failing"
        if not self._is_warming:
            return "cold"
        return "compiling" if self.compiler.is_busy else "ready"

    async def choose(self, bot: str, seen: Seen, seed: int, place: Place = LIVE) -> int:
        """Let a bot choose a move; a bot that fails or is too slow makes a random one, so that the game goes on."""
        legal = seen.legal()
        if len(legal) == 1:
            return legal[0]
        if bot == INSTANT_BOT:
            return RandomBot(seen.game, seen.seats, secrets.randbits(SEED_BITS)).choose(seen)
        if not self.compiler.is_ready(seen.game.name) and has_network(seen.game):
            self.compiler.hurry(seen.game.name)
            bot = UNCOMPILED_BOT
        else:
            await self.compiler.ready(seen.game.name)
        try:
            chosen: int = await self._run(_choose, _question(bot, seen, seed), place)
        except QueueFull:  # the table asks again
            raise
        except Exception as error:  # a bug in a bot must not stop the people at the table
            is_bug = not isinstance(error, TimeoutError | ProcessDied)
            log.log(
                logging.ERROR if is_bug else logging.WARNING, "bot %s of %s gave no answer (%r): a random move is made",
                bot, seen.game.name, error, exc_info=is_bug,
            )  # fmt: skip
            if self.on_failure is not None:
                self.on_failure(bot, seen.game.name)
            return RandomBot(seen.game, seen.seats, seed).choose(seen)
        return chosen

    async def advise(
        self, bot: str, seen: Seen, seed: int, place: Place = LIVE, move: int | None = None
    ) -> list[Advice]:
        """Let a bot judge every legal move, one of them surely; the wait for the compiler is limited, too."""
        async with asyncio.timeout(self.seconds):
            await self.compiler.ready(seen.game.name)
        question = _question(bot, seen, seed)._replace(move=move)
        advice: list[Advice] = await self._run(_advise, question, place)
        return advice

    async def judge(self, choice: Choice, seed: int, place: Place = BACKGROUND) -> Verdict:
        """Judge the tables around a decision of a finished game, whenever no live table needs a process."""
        await self.compiler.ready(choice.seen.game.name)
        verdict: Verdict = await self._run(_judge, JudgeQuestion(choice, seed), place)
        return verdict

    async def find_mistake(self, choice: Choice, seed: int, place: Place = BACKGROUND) -> Mistake | None:
        """Look for a clearly better move at a decision of a finished game."""
        await self.compiler.ready(choice.seen.game.name)
        mistake: Mistake | None = await self._run(_find_mistake, JudgeQuestion(choice, seed), place)
        return mistake

    def last_turn(self, visitor: str) -> int:
        """Say when bots last thought for a visitor: a number that rises with every turn."""
        return self.pool.queue.last_turn(visitor)

    async def _free_regularly(self) -> None:
        """Let every process that has started free the search trees that nobody needs any more."""
        while True:
            await asyncio.sleep(BOT_SECONDS)
            for pool in (self.pool, self.patient):
                started = sum(process.pid is not None for process in pool.processes)
                jobs = (pool.run(free_unused_bots, None, self.seconds, BACKGROUND) for _ in range(started))
                await asyncio.gather(*jobs, return_exceptions=True)  # a process that dies has freed everything

    async def _run(self, job: Callable[[T], Any], of: T, place: Place) -> Any:
        if self._freeing is None:
            self._freeing = asyncio.ensure_future(self._free_regularly())
        pool = self.pool if place.rank == Rank.LIVE else self.patient
        return await pool.run(job, of, self.seconds, place)

    def close(self) -> None:
        """Stop all processes, whatever they are doing."""
        if self._freeing is not None:
            self._freeing.cancel()
        self.compiler.close()
        self.pool.close()
        self.patient.close()


def _question(bot: str, seen: Seen, seed: int) -> Question:
    return Question(bot, replace(seen), seed)  # a copy: what has been computed about it cannot be pickled


# --- In the processes --------------------------------------------------------------------------------------------


_bots: "TTLCache[tuple[str, str, int, int], Bot]" = TTLCache(BOTS_CACHED, BOT_SECONDS)
_judges: "TTLCache[tuple[str, int, int], Judge]" = TTLCache(BOTS_CACHED, BOT_SECONDS)


def free_unused_bots(_: None) -> None:
    """Free the search trees of bots that were not asked for a while."""
    _bots.expire()
    _judges.expire()


def _asked(question: Question) -> Bot:
    name, seen, seed, _ = question
    key = (name, seen.game.name, seen.seats, seed)
    bot = _bots.get(key) or make(name, seen.game, seen.seats, seed)
    _bots[key] = bot  # also to keep it for longer
    return bot


def _choose(question: Question) -> int:
    return _asked(question).choose(question.seen)


def _advise(question: Question) -> list[Advice]:
    return judge_moves(_asked(question), question.seen, question.move)


def _judge_of(question: JudgeQuestion) -> Judge:
    seen = question.choice.seen
    key = (seen.game.name, seen.seats, question.seed)
    judge = _judges.get(key) or Judge(seen.game, seen.seats, question.seed)
    _judges[key] = judge
    return judge


def _judge(question: JudgeQuestion) -> Verdict:
    return _judge_of(question).judge(question.choice)


def _find_mistake(question: JudgeQuestion) -> Mistake | None:
    bot = _asked(Question(HINT_BOT, question.choice.seen, question.seed))
    return find_mistake(_judge_of(question), bot, question.choice)
