"""Compiles the searches of the bots in the background, those that somebody waits for first."""

import asyncio
import logging
import os
from collections.abc import Iterable

from fathomfive.bots.search import compiled
from fathomfive.kernel.shelf import take
from fathomfive.server.processes import SupervisedProcess

SECONDS = 900.0  # the longest a game may take, on the slowest machine
NICE = 5  # added to the priority number of the processes
AT_ONCE = max(1, os.cpu_count() or 1)

log = logging.getLogger("fathom.bots")


class Compiler:
    """Compiles into the cache on disk, from which other processes load; every game in a process of its own.

    So no bot waits for another game, and the memory that a compiler needs is given back.
    """

    def __init__(self, at_once: int = AT_ONCE) -> None:
        self.at_once = at_once
        self._done: dict[str, asyncio.Future[None]] = {}  # by game
        self._waiting: list[str] = []
        self._running: dict[asyncio.Task[None], SupervisedProcess] = {}

    def add(self, games: Iterable[str]) -> None:
        """Compile games, one after another, when nothing more urgent is left."""
        for game in games:
            self._expect(game)
        self._start()

    def hurry(self, game: str) -> None:
        """Compile a game next, if need be as one more than usual."""
        self._expect(game)
        if game in self._waiting:
            self._waiting.remove(game)
            self._waiting.insert(0, game)
            self._start(self.at_once + 1)

    async def ready(self, game: str) -> None:
        """Wait until a game is compiled, or could not be."""
        self.hurry(game)
        await asyncio.shield(self._done[game])

    def is_ready(self, game: str) -> bool:
        """Has a game been compiled?"""
        return game in self._done and self._done[game].done()

    @property
    def is_busy(self) -> bool:
        """Is anything being compiled, or about to be?"""
        return bool(self._waiting or self._running)

    def _expect(self, game: str) -> None:
        if game not in self._done:
            self._done[game] = asyncio.get_running_loop().create_future()
            self._waiting.append(game)

    def _start(self, at_once: int = 0) -> None:
        while self._waiting and len(self._running) < (at_once or self.at_once):
            game, process = self._waiting.pop(0), SupervisedProcess("compiler", NICE)
            task = asyncio.ensure_future(self._compile(game, process))
            self._running[task] = process
            task.add_done_callback(self._end)

    async def _compile(self, game: str, process: SupervisedProcess) -> None:
        try:
            await process.run(compile_search, game, SECONDS)
        except Exception as error:  # bots compile again when they are asked
            log.warning("the bots of %s could not be compiled (%r)", game, error)
        else:
            log.info("the bots of %s are compiled", game)
        self._done[game].set_result(None)

    def _end(self, task: asyncio.Task[None]) -> None:
        process = self._running.pop(task)
        process.close()
        if not task.cancelled():
            self._start()

    def close(self) -> None:
        """Stop, whatever is being compiled."""
        self._waiting.clear()
        for task, process in list(self._running.items()):
            task.cancel()
            process.close()
        for done in self._done.values():
            done.cancel()


def compile_search(name: str) -> None:
    """Compile the search of a game, or load it from the cache."""
    compiled(take(name))
