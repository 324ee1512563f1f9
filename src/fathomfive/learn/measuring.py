"""How strong a network is: its policy meets other bots in the arena."""

import multiprocessing
import signal
from collections.abc import Sequence
from pathlib import Path
from typing import Any, NamedTuple

from fathomfive.arena import compete
from fathomfive.arena.workers import check_place
from fathomfive.bots.specs import make
from fathomfive.kernel.errors import Refused
from fathomfive.kernel.game import Game

OPENING = 4  # choices by dice, in games where nothing is hidden
MOST_GAMES = 1_000_000
RIVALS = ("random", "easy", "medium")


def player(path: Path) -> str:
    """Name the bot that plays the moves which the network of a file scores highest."""
    if "," in str(path.resolve()):
        raise Refused("bad_file", f"expected the name of a file without commas, got {path.resolve()}")
    return f"policy:weights={path.resolve()}"


class Contest(NamedTuple):
    """How strength is measured."""

    rivals: Sequence[str] = RIVALS
    games: int = 100  # against each
    seats: int = 2
    seed: int = 0
    cores: int = 1

    def check(self, game: Game, path: Path) -> "Contest":
        """Check that the rivals exist and a bot can have the file, before anything is learned."""
        player(path)
        for rival in self.rivals:
            make(rival, game, self.seats)
        if not 1 <= self.games <= MOST_GAMES:
            raise Refused("bad_number", f"expected 1 to {MOST_GAMES} games against each rival, got {self.games}")
        check_place(self.cores, None)
        return self


def measure(game: Game, path: Path, contest: Contest) -> dict[str, Any]:
    """Let the network of a file play against each rival, on common deals, and give its results."""
    found = {}
    for rival in contest.rivals:
        line = compete(
            game, [player(path), rival], contest.games, seats=contest.seats, seed=contest.seed,
            opening=OPENING if game.perfect_information else 0, cores=contest.cores,
        ).bots[0]  # fmt: skip
        share, low, high = (round(number, 4) for number in (line.win_share, line.low, line.high))
        found[rival] = {
            "seats": contest.seats, "games": line.games, "win_share": share, "low": low, "high": high,
            "points": round(line.mean_points, 2),
        }  # fmt: skip
    return found


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
