"""Searches are compiled in the background: what is asked for first, and no game waits for another."""

import asyncio
import logging
from typing import Any

import pytest

from fathomfive.bots.bot import Seen
from fathomfive.kernel.dice import seeded
from fathomfive.kernel.match import Match
from fathomfive.kernel.shelf import take
from fathomfive.server.compiler import Compiler, compile_search
from fathomfive.server.pool import Pool
from fathomfive.server.processes import SupervisedProcess
from server.people import run

GAMES = ("codex_naturalis", "deep_dive", "kipicot", "podwodni_lowcy", "reef_encounter")


class Compiling:
    """Games that are being compiled until the test ends them."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        self.begun: list[str] = []
        self.ends: dict[str, asyncio.Event] = {}
        self.processes: list[SupervisedProcess] = []
        self.closed: list[SupervisedProcess] = []
        compiling = self

        async def compile_slowly(self: SupervisedProcess, job: Any, game: str, seconds: float) -> None:
            compiling.begun.append(game)
            compiling.processes.append(self)
            await compiling.ends.setdefault(game, asyncio.Event()).wait()
            if game == "deep_dive":
                raise OSError("no room on the disk")

        def close(self: SupervisedProcess) -> None:
            compiling.closed.append(self)

        monkeypatch.setattr(SupervisedProcess, "run", compile_slowly)
        monkeypatch.setattr(SupervisedProcess, "close", close)

    async def end(self, *games: str) -> None:
        """Let games be compiled, and what follows from it begin."""
        for game in games:
            self.ends[game].set()
        for _ in range(5):
            await asyncio.sleep(0)


def test_a_game_that_is_asked_for_does_not_wait_for_the_others(monkeypatch: pytest.MonkeyPatch) -> None:
    async def story() -> None:
        compiling, compiler = Compiling(monkeypatch), Compiler(at_once=2)
        compiler.add(GAMES)
        await asyncio.sleep(0)
        assert compiling.begun == ["codex_naturalis", "deep_dive"]
        asked = asyncio.ensure_future(compiler.ready("reef_encounter"))
        await asyncio.sleep(0)
        await asyncio.sleep(0)
        assert compiling.begun == ["codex_naturalis", "deep_dive", "reef_encounter"]
        await compiling.end("reef_encounter")
        assert asked.done()
        assert compiler.is_ready("reef_encounter")
        assert not compiler.is_ready("kipicot")
        assert len(compiling.begun) == 3, "two at once again"
        also = asyncio.ensure_future(compiler.ready("podwodni_lowcy"))
        await asyncio.sleep(0)
        await asyncio.sleep(0)
        assert compiling.begun[-1] == "podwodni_lowcy", "before kipicot, which nobody waits for"
        await compiling.end("codex_naturalis", "podwodni_lowcy")
        assert also.done()
        assert compiling.begun[-1] == "kipicot"
        compiler.close()

    run(story())


def test_every_game_is_compiled_once_and_its_process_ends(
    monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    caplog.set_level(logging.INFO)

    async def story() -> None:
        compiling, compiler = Compiling(monkeypatch), Compiler(at_once=5)
        compiler.add(GAMES)
        compiler.add(GAMES)
        waiting = [asyncio.ensure_future(compiler.ready(game)) for game in GAMES]
        await asyncio.sleep(0)
        assert compiler.is_busy
        await compiling.end(*GAMES)
        await asyncio.gather(*waiting)
        assert sorted(compiling.begun) == sorted(GAMES)
        assert not compiler.is_busy
        assert compiling.closed == compiling.processes
        await compiler.ready("kipicot")
        assert len(compiling.begun) == len(GAMES)

    run(story())
    assert "the bots of kipicot are compiled" in caplog.text
    assert "the bots of deep_dive could not be compiled (OSError('no room on the disk'))" in caplog.text


def test_closing_ends_what_is_being_compiled(monkeypatch: pytest.MonkeyPatch) -> None:
    async def story() -> None:
        compiling, compiler = Compiling(monkeypatch), Compiler(at_once=2)
        waiting = [asyncio.ensure_future(compiler.ready(game)) for game in GAMES]
        await asyncio.sleep(0.01)
        assert len(compiling.begun) == 3
        compiler.close()
        await asyncio.wait(waiting)
        assert all(one.cancelled() for one in waiting)
        await asyncio.sleep(0)
        assert not compiler.is_busy
        assert len(compiling.begun) == 3
        assert set(compiling.closed) == set(compiling.processes)

    run(story())


def test_a_network_plays_until_the_search_is_compiled(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("fathomfive.server.pool.has_network", lambda game: True)
    compiled, asked = asyncio.Event(), []

    async def work(self: SupervisedProcess, job: Any, of: Any, seconds: float) -> Any:
        if job is compile_search:
            await compiled.wait()
            return None
        asked.append(of.bot)
        return of.seen.legal()[0]

    monkeypatch.setattr(SupervisedProcess, "run", work)

    async def story() -> None:
        pool, match = Pool(1), Match(take("kipicot"), 2).deal()
        while len(match.legal()) == 1:
            match.play(match.legal()[0]).deal()
        seen = Seen.of(match, match.to_act, seeded(1))
        assert await pool.choose("hard", seen, 1) in seen.legal()
        assert asked == ["policy"]
        compiled.set()
        await pool.compiler.ready("kipicot")
        await pool.choose("hard", seen, 1)
        assert asked == ["policy", "hard"]
        pool.close()

    run(story())
