"""Training from start to end: self-play and updates by turns, saved every minute."""

import signal
import threading
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any, NamedTuple

import jax
import numpy as np

from fathomfive.bots.weights import Network
from fathomfive.kernel.errors import Refused
from fathomfive.kernel.game import Game
from fathomfive.learn.curves import Curves
from fathomfive.learn.dataset_rows import read_rows
from fathomfive.learn.device import computing_on, find_device
from fathomfive.learn.imitation import study
from fathomfive.learn.measuring import Background, Contest, measure
from fathomfive.learn.network import Weights, to_network
from fathomfive.learn.picture import draw
from fathomfive.learn.rollout import Played, Rollout
from fathomfive.learn.settings import Settings
from fathomfive.learn.state_file import State, load_state, save_state
from fathomfive.learn.update import Losses, Rates, make_update

SAVE_EVERY = 60.0  # seconds
LEAST = 0.1  # of the learning rate and the entropy, at the end
KEEP_EVERY = 25  # updates: how often the league gets another network
MOST_KEPT = 16  # networks of the league


class Files(NamedTuple):
    """Where everything is kept."""

    weights: Path
    state: Path
    curves: Path
    picture: Path

    @classmethod
    def of(cls, out: Path) -> "Files":
        """Name the files beside the weights."""
        if out.suffix != ".npz":
            raise Refused("bad_name", f"expected a file that ends in .npz for the weights, got {out}")
        return cls(out, out.with_suffix(".state.npz"), out.with_suffix(".jsonl"), out.with_suffix(".svg"))


class Stage(NamedTuple):
    """How far a training is, for people."""

    part: float  # from 0 to 1
    updates: int
    decisions: int
    seconds: float
    entropy: float
    strength: dict[str, Any]  # when it was last measured


Report = Callable[[Stage], None]


def train(
    game: Game,
    settings: Settings,
    out: Path,
    *,
    resume: bool = False,
    contest: Contest | None = None,
    measure_every: float = 0.0,
    report: Report = lambda stage: None,
) -> Network:
    """Learn a game, keep everything beside `out`, and give the network.

    `contest` says how strength is measured at the end and every `measure_every` minutes.  Ctrl-C finishes the update,
    saves, and raises KeyboardInterrupt.
    """
    files = Files.of(out)
    device = find_device(settings.on)
    if files.weights.exists() and not resume:
        raise Refused("file_exists", f"{files.weights} exists; name another file, or continue with --resume")
    with computing_on(device):
        training = Training(game, settings, files, device, resume)
        with TemporaryDirectory(prefix="fathom-learn-") as folder:
            watch = Watch(training, Path(folder), contest, measure_every * 60)
            try:
                with until_interrupted() as interrupted:
                    training.run(report, watch, interrupted)
            finally:
                watch.stop()
        if interrupted():
            raise KeyboardInterrupt
        return training.finish(contest)


class Training:
    """A network that learns, with the tables where it plays."""

    def __init__(self, game: Game, settings: Settings, files: Files, device: Any, resume: bool) -> None:
        self.game, self.settings, self.files, self.device = game, settings, files, device
        if resume:
            self.state, batch = load_state(files.state, game, settings, device)
        else:
            self.state, batch = State.new(game, settings, device), None
        self._rows = (
            None if self.state.counters.studied or not settings.datasets else read_rows(game, settings.datasets)
        )
        self.rollout = Rollout(game, settings, device, batch)
        self.strength: dict[str, Any] = {}
        self.curves = Curves(files.curves, self.state.counters.updates)
        self._update = make_update(settings)
        self._key = jax.device_put(jax.random.key(settings.seed), device)

    @property
    def part(self) -> float:
        """How much of the training is done, from 0 to 1."""
        counters, settings = self.state.counters, self.settings
        by_time = counters.seconds / (60 * settings.minutes) if settings.minutes else 0.0
        by_updates = counters.updates / settings.updates if settings.updates else 0.0
        return min(1.0, max(by_time, by_updates)) if settings.minutes or settings.updates else 1.0

    def run(self, report: Report, watch: "Watch", interrupted: Callable[[], bool]) -> None:
        """Learn until the time is over, and save."""
        self._study(interrupted)
        saved = time.monotonic()
        while self.part < 1 and not interrupted():
            losses = self.step()
            watch.look()
            counters = self.state.counters
            report(
                Stage(
                    self.part, counters.updates, counters.decisions, counters.seconds, float(losses.entropy),
                    self.strength,
                )
            )  # fmt: skip
            if time.monotonic() - saved > SAVE_EVERY:
                self.save()
                saved = time.monotonic()
        self.save()

    def step(self) -> Losses:
        """Play some decisions at every table, and learn from them."""
        began, counters = time.perf_counter(), self.state.counters
        part = self.part
        fall = LEAST + (1 - LEAST) * (1 - part)
        rates = Rates(np.float32(self.settings.learning_rate * fall), np.float32(self.settings.entropy * fall))
        play, learn = (jax.random.fold_in(self._key, 2 * counters.updates + n) for n in range(2))
        shaping = self.settings.shaping * max(0.0, 1 - 2 * part)
        kept, judged, played = self.rollout.play(self.state.weights, self._rival(), play, shaping)
        self.state.weights, self.state.adam, losses = self._update(
            self.state.weights, self.state.adam, kept, judged, rates, learn
        )
        losses.policy.block_until_ready()  # the decisions were read
        self.rollout.give_back(kept)
        counters.updates += 1
        counters.decisions += self.settings.steps * self.settings.tables
        counters.games += int(played.games)
        counters.seconds += time.perf_counter() - began
        self._remember()
        self._log(losses, played, float(rates.learning_rate))
        counted: Losses = losses
        return counted

    def _study(self, interrupted: Callable[[], bool]) -> None:
        """Learn from datasets before the first game."""
        rows, self._rows = self._rows, None
        if rows is None:
            return
        for studied, weights in study(self.game, self.settings, rows, self.state.weights, interrupted):
            self.curves.add({"updates": 0, "studied": studied._asdict()})
            self.state.weights = weights
        self.state.counters.studied = not interrupted()

    def _rival(self) -> Weights:
        """Choose an earlier network for the league."""
        earlier = self.state.earlier
        if not earlier:
            return self.state.weights
        dice = np.random.default_rng([self.settings.seed, self.state.counters.updates])
        return earlier[int(dice.integers(len(earlier)))]

    def _remember(self) -> None:
        """Keep a network for the league now and then; of many, the older ones are thinned out."""
        if self.settings.league and self.state.counters.updates % KEEP_EVERY == 1:
            self.state.earlier.append(self.state.weights)
            if len(self.state.earlier) > MOST_KEPT:
                del self.state.earlier[1 : MOST_KEPT // 2 : 2]

    def _log(self, losses: Losses, played: Played, rate: float) -> None:
        counters = self.state.counters
        line = {
            "seconds": round(counters.seconds, 3), "updates": counters.updates, "decisions": counters.decisions,
            "games": counters.games, "learning_rate": rate, "choices": int(played.decisions),
            **{name: round(float(value), 6) for name, value in losses._asdict().items()},
        }  # fmt: skip
        if int(played.league_games):
            line["league"] = round(float(played.league_reward) / int(played.league_games), 4)
        self.curves.add(line)

    def add_strength(self, strength: dict[str, Any], updates: int) -> None:
        """Keep a measured strength of the network after some updates."""
        self.strength = strength
        self.curves.add({"updates": updates, "strength": strength})

    def network(self) -> Network:
        """Give the network with its card."""
        from fathomfive import __version__

        counters = self.state.counters
        trained = {
            "minutes": round(counters.seconds / 60, 2), "device": self.device.device_kind,
            "decisions": counters.decisions, "games": counters.games, "updates": counters.updates,
            "settings": self.settings.data(), "fathomfive": __version__, "jax": jax.__version__,
        }  # fmt: skip
        return to_network(self.game, self.state.weights, trained, self.strength)

    def save(self) -> None:
        """Save the network, and the state from which it learns on."""
        self.network().save(self.files.weights)
        save_state(self.files.state, self.game, self.settings, self.state, self.rollout.tables.batch)

    def finish(self, contest: Contest | None) -> Network:
        """Measure the network, save it with its strength, and draw its curves."""
        if contest is not None:
            self.add_strength(measure(self.game, self.files.weights, contest), self.state.counters.updates)
            self.network().save(self.files.weights)
        title = f"{self.game.title}: {self.state.counters.decisions:,} decisions on {self.device.device_kind}"
        draw(self.files.picture, title, self.curves.lines)
        return self.network()


class Watch:
    """Measures the network at intervals, beside the training."""

    def __init__(self, training: Training, folder: Path, contest: Contest | None, every: float) -> None:
        self._training, self._file, self._every = training, folder / "network.npz", every
        self._background = None if contest is None or not every else Background(training.game, contest)
        self._next = training.state.counters.seconds + every
        self._updates = 0  # after which the network is being measured

    def look(self) -> None:
        """Begin a measurement when it is time, and keep the result of one that is done."""
        if self._background is None:
            return
        found = self._background.result()
        if found is not None:
            self._training.add_strength(found, self._updates)
        counters = self._training.state.counters
        if counters.seconds >= self._next and not self._background.is_busy:
            self._training.network().save(self._file)
            self._updates = counters.updates
            self._background.start(self._file)
            self._next = counters.seconds + self._every

    def stop(self) -> None:
        """Give up a measurement that is under way."""
        if self._background is not None:
            self._background.stop()


@contextmanager
def until_interrupted() -> Iterator[Callable[[], bool]]:
    """Let Ctrl-C wait for the end of an update; the second one does not wait."""
    pressed = threading.Event()

    def press(number: int, frame: Any) -> None:
        if pressed.is_set():
            raise KeyboardInterrupt
        pressed.set()

    if threading.current_thread() is not threading.main_thread():
        yield pressed.is_set
        return
    before = signal.signal(signal.SIGINT, press)
    try:
        yield pressed.is_set
    finally:
        signal.signal(signal.SIGINT, before)
