"""Bots think here, in processes of their own, for a limited time, about what their seat may know."""

import asyncio
import logging
import multiprocessing
import os
import secrets
import signal
import threading
from collections.abc import Mapping
from concurrent.futures import Future, ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from functools import lru_cache
from typing import Any, Literal

import numpy as np

from fathomfive.bots.bot import Advice, Bot, Seen
from fathomfive.bots.make import make
from fathomfive.bots.random import Random
from fathomfive.bots.search import compiled
from fathomfive.kernel.shelf import names, take

SECONDS = 30.0  # the longest thought; levels think far shorter, but the first may have to be compiled
THOUGHTLESS = "random"  # the bot that needs no process
SEED_BITS = 62
BOTS_KEPT = 16  # in a process, with what they have thought

log = logging.getLogger("fathom.bots")

Question = tuple[str, str, int, Mapping[str, str], int, int, bytes, int]


class Pool:
    """Processes that answer for bots.  A process that dies is replaced; a thought that takes too long is given up."""

    def __init__(self, processes: int = 1, seconds: float = SECONDS) -> None:
        self.processes = processes
        self.seconds = seconds
        self._processes: ProcessPoolExecutor | None = None  # started when the first is needed
        self._warming: list[Future[str]] = []

    @property
    def _pool(self) -> ProcessPoolExecutor:
        if self._processes is None:
            context = multiprocessing.get_context("spawn")
            self._processes = ProcessPoolExecutor(self.processes, context, initializer=_begin)
        return self._processes

    def warm_up(self) -> None:
        """Compile every game's search in the background, and say so."""
        log.info("compiling bots in the background; until they are ready they take a moment longer")
        self._warming = [self._pool.submit(_warm, name) for name in names()]
        for future in self._warming:
            future.add_done_callback(_say_ready)

    @property
    def state(self) -> Literal["cold", "compiling", "ready"]:
        """Say whether bots are compiled: cold, compiling or ready."""
        if not self._warming:
            return "cold"
        return "ready" if all(future.done() for future in self._warming) else "compiling"

    async def choose(self, bot: str, seen: Seen, seed: int) -> int:
        """Let a bot choose a move; if it cannot in time, any legal one is made, for a game must go on."""
        legal = seen.legal()
        if len(legal) == 1:
            return legal[0]
        if bot == THOUGHTLESS:
            return Random(seen.game, seen.seats, secrets.randbits(SEED_BITS)).choose(seen)
        try:
            chosen: int = await self._ask(_choose, bot, seen, seed)
        except Exception as error:  # whatever a bot stumbles over, the people at the table go on
            log.warning("%s of %s has not answered (%r): a random move is made", bot, seen.game.name, error)
            return Random(seen.game, seen.seats, seed).choose(seen)
        return chosen

    async def advise(self, bot: str, seen: Seen, seed: int) -> list[Advice]:
        """Let a bot judge every legal move."""
        advice: list[Advice] = await self._ask(_advise, bot, seen, seed)
        return advice

    async def _ask(self, ask: Any, bot: str, seen: Seen, seed: int) -> Any:
        table = seen.table.tobytes()
        question = (seen.game.name, bot, seen.seats, dict(seen.options), seen.rules, seen.seat, table, seed)
        pool = self._pool
        try:
            async with asyncio.timeout(self.seconds):
                return await asyncio.wrap_future(pool.submit(ask, question))
        except BrokenProcessPool:
            if pool is self._processes:
                log.warning("a process of the bots has died; others are started")
                pool.shutdown(wait=False, cancel_futures=True)
                self._processes = None
            async with asyncio.timeout(self.seconds):
                return await asyncio.wrap_future(self._pool.submit(ask, question))

    def close(self) -> None:
        """Stop; what is still thought about is not wanted any more."""
        if self._processes is None:
            return
        children = list((self._processes._processes or {}).values())
        self._processes.shutdown(wait=False, cancel_futures=True)
        for child in children:
            child.terminate()
        for child in children:
            child.join()


def _say_ready(future: "Future[str]") -> None:
    if not future.cancelled() and future.exception() is None:
        log.info("bots of %s are ready", future.result())


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


def _warm(name: str) -> str:
    compiled(take(name))
    return name


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
