"""How to learn: all settings, with defaults for a GPU and for the cores of a laptop."""

from collections.abc import Mapping
from dataclasses import asdict, dataclass, replace
from itertools import pairwise
from typing import Any

from fathomfive.kernel.errors import Refused
from fathomfive.kernel.game import Game

MOST_KEPT = 1 << 31  # numbers of all observations of an update, by default: compilers count them with 32 bits
MOST_WEIGHTS = 1_000_000  # of a default network: its file stays below 2 MB
WIDEST = {"cpu": 128, "gpu": 512}
DEPTH = {"cpu": 2, "gpu": 3}
WIDTH_STEP = 32
LIMITS = ("on", "minutes", "updates")  # may change when a training is continued


@dataclass(frozen=True)
class Settings:
    """How to learn."""

    on: str = "cpu"
    minutes: float = 10.0  # of training; measuring takes more
    updates: int = 0  # of the weights; 0 is as many as the minutes allow
    seats: tuple[int, ...] = ()  # how many players; all numbers where none is given
    tables: int = 128
    steps: int = 64  # decisions at each table between two updates
    widths: tuple[int, ...] = ()  # of the hidden layers; as the game needs where none is given
    epochs: int = 3  # how often an update goes through its decisions
    minibatch: int = 512
    learning_rate: float = 5e-4  # falls to a tenth, as entropy does
    entropy: float = 0.02
    gae: float = 0.95  # lambda; nothing is discounted
    clip: float = 0.2
    value_weight: float = 0.5
    most_norm: float = 0.5  # longer gradients are shortened
    league: float = 0.0  # the part of the tables where earlier networks play, too
    shaping: float = 0.0  # the weight of points on the way; falls to zero in the first half
    datasets: tuple[str, ...] = ()  # folders of games to learn from first
    passes: int = 4  # through these games
    seed: int = 1

    def data(self) -> dict[str, Any]:
        """Give the settings as plain data."""
        return {name: list(value) if isinstance(value, tuple) else value for name, value in asdict(self).items()}


GPU = Settings(on="gpu", tables=16_384, epochs=2, minibatch=16_384, learning_rate=4e-4)
AFTER_GAMES = 0.25  # of the learning rate, where the weights already know something

RANGES: Mapping[str, tuple[float, float]] = {
    "minutes": (0, 100_000), "updates": (0, 1 << 31), "tables": (1, 1 << 20), "steps": (2, 4096), "epochs": (1, 100),
    "minibatch": (1, 1 << 24), "learning_rate": (0, 1), "entropy": (0, 1), "gae": (0, 1), "clip": (0.001, 1),
    "value_weight": (0, 100), "most_norm": (0.001, 1000), "league": (0, 0.9), "shaping": (0, 100), "passes": (0, 1000),
    "seed": (0, (1 << 31) - 1),
}  # fmt: skip


def settings_for(game: Game, on: str, **given: Any) -> Settings:
    """Complete and check the settings that are given; None is the default of the engine."""
    chosen = {name: value for name, value in given.items() if value is not None}
    settings = replace(GPU if on == "gpu" else Settings(), **chosen)
    if settings.datasets and "learning_rate" not in chosen:
        settings = replace(settings, learning_rate=settings.learning_rate * AFTER_GAMES)
    while "tables" not in chosen and settings.tables * settings.steps * game.layout.size >= MOST_KEPT:
        settings = replace(settings, tables=settings.tables // 2)
    if settings.updates and "minutes" not in chosen:
        settings = replace(settings, minutes=0.0)
    settings = replace(settings, seats=tuple(settings.seats or game.seats))
    settings = replace(settings, widths=tuple(settings.widths) or default_widths(game, on))
    return check(settings, game)


def check(settings: Settings, game: Game) -> Settings:
    """Check every setting, or say which one is wrong."""
    for name, (least, most) in RANGES.items():
        value = getattr(settings, name)
        if not least <= value <= most:
            raise Refused("bad_number", f"expected {name.replace('_', ' ')} from {least} to {most}, got {value}")
    for seats in settings.seats:
        game.check_seats(seats)
    if not 1 <= len(settings.widths) <= 8 or not all(1 <= width <= 8192 for width in settings.widths):
        listed = ",".join(map(str, settings.widths))
        raise Refused("bad_widths", f"expected one to eight widths from 1 to 8192, such as 256,256, got '{listed}'")
    if settings.tables < len(ways(game, settings.seats)):
        needed = len(ways(game, settings.seats))
        raise Refused(
            "bad_number",
            f"expected at least {needed} tables, one for each number of seats and choice of options, "
            f"got {settings.tables}",
        )
    if settings.minibatch > settings.tables * settings.steps:
        most = settings.tables * settings.steps
        raise Refused("bad_number", f"expected a minibatch of at most {most} decisions, got {settings.minibatch}")
    if not settings.minutes and not settings.updates and not settings.datasets:
        raise Refused("bad_number", "expected minutes or updates to learn for, or games to learn from, got none")
    return settings


def default_widths(game: Game, on: str) -> tuple[int, ...]:
    """Give the widest equal layers whose weights fit into a small file."""
    width = WIDEST[on]
    while width > WIDTH_STEP and weights_of(game, (width,) * DEPTH[on]) > MOST_WEIGHTS:
        width -= WIDTH_STEP
    return (width,) * DEPTH[on]


def weights_of(game: Game, widths: tuple[int, ...]) -> int:
    """Count the weights of a network."""
    hidden = sum((into + 1) * out for into, out in pairwise((game.layout.size, *widths)))
    return hidden + (widths[-1] + 1) * (game.moves + game.most_sides)


def ways(game: Game, seats: tuple[int, ...]) -> list[tuple[int, dict[str, str]]]:
    """List what is played: every choice of options with these numbers of seats."""
    return [way for way in game.ways() if way[0] in seats]
