"""How strong a network is: its policy meets other bots in the arena."""

import multiprocessing
import os
import signal
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from functools import lru_cache
from pathlib import Path
from typing import Any, NamedTuple

import numpy as np

from fathomfive.arena import compete
from fathomfive.arena.workers import check_place
from fathomfive.bots.bot import Bot, Seen
from fathomfive.bots.specs import make
from fathomfive.bots.weights import Network, load
from fathomfive.kernel.errors import Refused
from fathomfive.kernel.game import Game

FILE = "FATHOM_LEARNED"  # the environment variable that names the weights of `Learned`
OPENING = 4  # choices by dice, in games where nothing is hidden
MOST_GAMES = 1_000_000
RIVALS = ("random", "easy", "medium")


class Learned(Bot):
    """Plays the move that the network of a file scores highest."""

    def __init__(self, game: Game, seats: int, seed: int = 0) -> None:
        super().__init__(game, seats, seed)
        path = os.environ.get(FILE)
        if path is None:
            raise Refused("no_weights", f"expected the file of a network in {FILE}, got nothing")
        self.network = _loaded(Path(path), game)

    def choose(self, seen: Seen) -> int:
        """Choose the move with the highest score."""
        legal = seen.legal()
        if len(legal) == 1:
            return legal[0]
        raw = np.zeros(seen.game.layout.size, np.int16)
        seen.game.observe(seen.state, seen.seat, raw)
        scores, _ = self.network.think(seen.game.layout.scaled(raw))
        return legal[int(scores[legal].argmax())]


@lru_cache(maxsize=1)
def _loaded(path: Path, game: Game) -> Network:
    return load(path, game)


class Contest(NamedTuple):
    """How strength is measured."""

    rivals: Sequence[str] = RIVALS
    games: int = 100  # against each
    seats: int = 2
    seed: int = 0
    cores: int = 1

    def check(self, game: Game) -> "Contest":
        """Check that the rivals exist, before anything is learned."""
        for rival in self.rivals:
            make(rival, game, self.seats)
        if not 1 <= self.games <= MOST_GAMES:
            raise Refused("bad_number", f"expected 1 to {MOST_GAMES} games against each rival, got {self.games}")
        check_place(self.cores, None)
        return self


def measure(game: Game, path: Path, contest: Contest) -> dict[str, Any]:
    """Let the network of a file play against each rival, on common deals, and give its results."""
    _loaded.cache_clear()  # the file may have changed
    found = {}
    with _weights(path):
        for rival in contest.rivals:
            line = compete(
                game, [f"{__name__}:{Learned.__name__}", rival], contest.games, seats=contest.seats,
                seed=contest.seed, opening=OPENING if game.perfect_information else 0, cores=contest.cores,
            ).bots[0]  # fmt: skip
            share, low, high = (round(number, 4) for number in (line.win_share, line.low, line.high))
            found[rival] = {
                "seats": contest.seats, "games": line.games, "win_share": share, "low": low, "high": high,
                "points": round(line.mean_points, 2),
            }  # fmt: skip
    return found


@contextmanager
def _weights(path: Path) -> Iterator[None]:
    before = os.environ.get(FILE)
    os.environ[FILE] = str(path.resolve())
    try:
        yield
    finally:
        if before is None:
            del os.environ[FILE]
        else:
            os.environ[FILE] = before


class Background:
    """Measures in a process of its own while the network learns on; one measurement at a time."""

    def __init__(self, game: Game, contest: Contest) -> None:
        self._game, self._contest = game, contest._replace(cores=1)  # a daemon has no children
        self._process: Any = None
        self._pipe: Any = None

    @property
    def is_busy(self) -> bool:
        """Whether a measurement is under way."""
        return self._process is not None

    def start(self, path: Path) -> None:
        """Begin to measure the network of a file."""
        context = multiprocessing.get_context("spawn")
        self._pipe, there = context.Pipe()
        call = (there, self._game, path, self._contest)
        self._process = context.Process(target=_measure_quietly, args=call, daemon=True)
        self._process.start()
        there.close()

    def result(self) -> dict[str, Any] | None:
        """Give the result once it is there; without waiting."""
        if self._process is None or not self._pipe.poll():
            return None
        try:
            found: dict[str, Any] | None = self._pipe.recv()
        except EOFError:
            found = None  # it failed; what it printed says why
        self.stop()
        return found

    def stop(self) -> None:
        """Give up what is under way."""
        if self._process is not None:
            self._process.terminate()
            self._process.join()
            self._pipe.close()
            self._process = None


def _measure_quietly(pipe: Any, game: Game, path: Path, contest: Contest) -> None:
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # Ctrl-C is for the training
    pipe.send(measure(game, path, contest))
