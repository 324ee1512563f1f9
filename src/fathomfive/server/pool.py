"""Bots think here, in processes of their own, for a limited time, about what their seat may know."""

import asyncio
import logging
import multiprocessing
import os
import secrets
import signal
import threading
from collections.abc import Callable, Mapping
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from functools import lru_cache
from typing import Any, Literal, TypeVar

import numpy as np

from fathomfive.bots.bot import Advice, Bot, Judgement, Seen
from fathomfive.bots.random_bot import RandomBot
from fathomfive.bots.search import Search, compiled
from fathomfive.bots.specs import make
from fathomfive.kernel.shelf import names, take

SECONDS = 30.0  # the longest thought; levels think far shorter
COMPILING = 900.0  # seconds a game may take to be compiled, on the slowest machine
THOUGHTLESS = "random"  # the bot that needs no process
SEED_BITS = 62
A_MOMENT = 0.02  # seconds until what can wait looks again whether it may
BOTS_KEPT = 16  # in a process, with what they have thought

log = logging.getLogger("fathom.bots")

T = TypeVar("T")
Question = tuple[str, str, int, Mapping[str, str], int, int, bytes, int]


class Pool:
    """Processes that answer for bots, one question each at a time.

    A game is compiled before the first question about it, and the time of a thought begins when it is thought.  A
    process that dies or thinks for too long is replaced.
    """

    def __init__(self, processes: int = 1, seconds: float = SECONDS) -> None:
        self.processes = processes
        self.seconds = seconds
        self._free = asyncio.Semaphore(processes)  # who waits for it gets it in turn
        self._processes: ProcessPoolExecutor | None = None  # started when the first is needed
        self._compiled: dict[str, asyncio.Future[None]] = {}  # by game
        self._warming: asyncio.Future[None] | None = None

    @property
    def _pool(self) -> ProcessPoolExecutor:
        if self._processes is None:
            context = multiprocessing.get_context("spawn")
            self._processes = ProcessPoolExecutor(self.processes, context, initializer=_begin)
        return self._processes

    def warm_up(self) -> None:
        """Compile every game's search in the background, and say so."""
        log.info("compiling bots in the background; until they are ready they take a moment longer")
        self._warming = asyncio.ensure_future(self._warm_all())

    async def _warm_all(self) -> None:
        for name in names():
            await self._ready(name)

    @property
    def state(self) -> Literal["cold", "compiling", "ready"]:
        """Say whether bots are compiled: cold, compiling or ready."""
        if self._warming is None:
            return "cold"
        return "ready" if self._warming.done() else "compiling"

    async def choose(self, bot: str, seen: Seen, seed: int) -> int:
        """Let a bot choose a move; if it cannot in time, any legal one is made, for a game must go on."""
        legal = seen.legal()
        if len(legal) == 1:
            return legal[0]
        if bot == THOUGHTLESS:
            return RandomBot(seen.game, seen.seats, secrets.randbits(SEED_BITS)).choose(seen)
        await self._ready(seen.game.name)
        try:
            chosen: int = await self._run(_choose, _question(bot, seen, seed), self.seconds)
        except Exception as error:  # whatever a bot stumbles over, the people at the table go on
            log.warning("%s of %s has not answered (%r): a random move is made", bot, seen.game.name, error)
            return RandomBot(seen.game, seen.seats, seed).choose(seen)
        return chosen

    async def advise(self, bot: str, seen: Seen, seed: int) -> list[Advice]:
        """Let a bot judge every legal move; who asks does not wait long for the compiler."""
        async with asyncio.timeout(self.seconds):
            await self._ready(seen.game.name)
        advice: list[Advice] = await self._run(_advise, _question(bot, seen, seed), self.seconds)
        return advice

    async def judge(self, bot: str, seen: Seen, seed: int) -> Judgement:
        """Let a bot judge a table of a game that is over; whoever plays comes first."""
        await self._ready(seen.game.name)
        while self._free.locked():
            await asyncio.sleep(A_MOMENT)
        judgement: Judgement = await self._run(_judge, _question(bot, seen, seed), self.seconds)
        return judgement

    async def _ready(self, game: str) -> None:
        """Wait until a game is compiled; whoever asks first lets it be."""
        if game not in self._compiled:
            self._compiled[game] = asyncio.ensure_future(self._compile(game))
        await asyncio.shield(self._compiled[game])

    async def _compile(self, game: str) -> None:
        try:
            await self._run(_warm, game, COMPILING)
        except Exception as error:  # then bots try again when they are asked
            log.warning("bots of %s are not ready (%r)", game, error)
        else:
            log.info("bots of %s are ready", game)

    async def _run(self, job: Callable[[T], Any], of: T, seconds: float) -> Any:
        """Do a job in a process as soon as one is free; one that dies is replaced, and the job is tried once more."""
        async with self._free:
            try:
                return await self._try(job, of, seconds)
            except BrokenProcessPool:
                return await self._try(job, of, seconds)

    async def _try(self, job: Callable[[T], Any], of: T, seconds: float) -> Any:
        pool = self._pool
        try:
            async with asyncio.timeout(seconds):
                return await asyncio.wrap_future(pool.submit(job, of))
        except (TimeoutError, BrokenProcessPool):
            if pool is self._processes:
                log.warning("a process of the bots has died or does not answer; others are started")
                self._processes = None
                await asyncio.to_thread(_stop, pool)
            raise

    def close(self) -> None:
        """Stop; what is still thought about is not wanted any more."""
        for task in (self._warming, *self._compiled.values()):
            if task is not None:
                task.cancel()
        if self._processes is not None:
            _stop(self._processes)


def _stop(pool: ProcessPoolExecutor) -> None:
    children = list((pool._processes or {}).values())
    pool.shutdown(wait=False)
    for child in children:
        child.terminate()
    for child in children:
        child.join()


def _question(bot: str, seen: Seen, seed: int) -> Question:
    table = seen.table.tobytes()
    return seen.game.name, bot, seen.seats, dict(seen.options), seen.rules, seen.seat, table, seed


# --- In the processes --------------------------------------------------------------------------------------------


def _begin() -> None:
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # Ctrl-C is for the server, which ends its processes itself
    threading.Thread(target=_end_with_the_server, daemon=True).start()


def _end_with_the_server() -> None:
    """Leave no process behind when the server is killed."""
    server = multiprocessing.parent_process()
    assert server is not None, "this is a process of a pool"
    server.join()
    os._exit(0)


def _warm(name: str) -> None:
    compiled(take(name))


@lru_cache(BOTS_KEPT)
def _bot(name: str, game: str, seats: int, seed: int) -> Bot:
    return make(name, take(game), seats, seed)


def _understand(question: Question) -> tuple[Bot, Seen]:
    game, bot, seats, options, rules, seat, table, seed = question
    found = take(game)
    tables = np.frombuffer(table, found.State.blank().dtype).copy()
    return _bot(bot, game, seats, seed), Seen(found, seats, options, rules, seat, tables)


def _choose(question: Question) -> int:
    bot, seen = _understand(question)
    return bot.choose(seen)


def _advise(question: Question) -> list[Advice]:
    bot, seen = _understand(question)
    return bot.advise(seen)


def _judge(question: Question) -> Judgement:
    bot, seen = _understand(question)
    assert isinstance(bot, Search), "only a bot that searches sees all sides"
    return bot.judge(seen)
