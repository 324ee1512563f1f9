"""Bots by their specs: a level, a kind with settings, or a class from a module or a file."""

import hashlib
import importlib
import importlib.util
import sys
from collections.abc import Callable, Mapping
from pathlib import Path
from types import ModuleType
from typing import Annotated, TypeVar

import msgspec
from msgspec.structs import asdict

from fathomfive.bots.bot import Bot
from fathomfive.bots.careless import Careless
from fathomfive.bots.learned import Learned, LearnedSettings
from fathomfive.bots.levels import FIRST, LATEST, LEVELS, flat, greedy, settings_of
from fathomfive.bots.policy import Policy, PolicySettings
from fathomfive.bots.random_bot import RandomBot
from fathomfive.bots.search import Search, Settings
from fathomfive.kernel.errors import Refused
from fathomfive.kernel.game import Game

MAX_SEED = (1 << 63) - 1

Maker = Callable[[Game, int, int], Bot]


def make(spec: str, game: Game, seats: int, seed: int = 0) -> Bot:
    """Make the bot of a spec for one seat of a game."""
    game.check_seats(seats)
    if not 0 <= seed <= MAX_SEED:
        raise Refused("bad_number", f"expected a seed from 0 to 2**63 - 1, got {seed}")
    return _maker(spec.strip())(game, seats, seed)


def _maker(spec: str) -> Maker:
    head, _, rest = spec.rpartition(":") if ".py:" in spec else spec.partition(":")
    if spec.endswith(".py"):
        return _find_bot_class(_from_file(spec), "", spec)
    if head.endswith(".py"):
        return _find_bot_class(_from_file(head), rest, spec)
    if head == "random" and not rest:
        return RandomBot
    level, at, version = head.partition("@")
    if level in LEVELS and version in (VERSIONS if at else ("",)):
        return _level(level, int(version or LATEST), _read_pairs(rest, spec), spec)
    if head in KINDS:
        return _kind(head, _read_pairs(rest, spec), spec)
    if head == "policy":
        return _policy(_read_pairs(rest, spec), spec)
    if head == "learned":
        return _learned(_read_pairs(rest, spec), spec)
    if rest.isidentifier() and all(part.isidentifier() for part in head.split(".")):
        return _find_bot_class(_from_module(head, spec), rest, spec)
    known = ", ".join((*LEVELS, "random", *KINDS, "policy", "learned"))
    raise Refused("bad_bot", f"no bot '{spec}'; expected one of {known}, or module:Class, or path/to/file.py")


# --- Levels, and kinds with settings -----------------------------------------------------------------------------

KINDS: dict[str, Callable[[Game], Settings]] = {
    "greedy": greedy,
    "flat": lambda game: flat(),
    "search": lambda game: Settings(iterations=1000),
}
LEARNED = 400  # iterations of a search with a network
VERSIONS = tuple(str(version) for version in range(FIRST, LATEST + 1))  # of a level: `easy@1`
YES_NO = {"yes": True, "no": False}


class LevelSettings(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What can be set about a level."""

    share: Annotated[float, msgspec.Meta(gt=0, le=1)] = 1.0


T = TypeVar("T", bound=msgspec.Struct)


def _read_pairs(text: str, spec: str) -> dict[str, str]:
    """Read `name=value,name=value`."""
    pairs = {}
    for pair in text.split(",") if text else ():
        name, equals, value = pair.partition("=")
        if not (name and equals and value):
            raise Refused("bad_bot", f"bot '{spec}': expected name=value, got '{pair}'")
        pairs[name] = value
    return pairs


def _read(settings: type[T], defaults: Mapping[str, object], pairs: Mapping[str, str], spec: str) -> T:
    """Read settings from the texts of a spec, or say which one is wrong."""
    given = {name: YES_NO.get(value, value) for name, value in pairs.items()}
    try:
        return msgspec.convert({**defaults, **given}, settings, strict=False)
    except msgspec.ValidationError as error:
        raise Refused("bad_bot", f"bot '{spec}': {_reason(error, settings, pairs)}") from None


def _reason(error: msgspec.ValidationError, settings: type[T], pairs: Mapping[str, str]) -> str:
    """Say which setting is wrong, what was expected and what was given."""
    expected, _, path = str(error).partition(" - at `$.")
    expected = expected[:1].lower() + expected[1:]
    name = path.rstrip("`")
    if name in pairs:
        return f"{expected.partition(', got')[0]} for {name}, got '{pairs[name]}'"
    if "unknown field" in expected:
        return f"{expected}; the settings are: {', '.join(settings.__struct_fields__)}"
    return expected


def _level(name: str, version: int, pairs: dict[str, str], spec: str) -> Maker:
    share = _read(LevelSettings, {}, pairs, spec).share
    kind = Careless if name == "easy" and version > FIRST else Search
    return lambda game, seats, seed: kind(game, seats, seed, settings_of(name, game, seats, share, version))


def _kind(name: str, pairs: dict[str, str], spec: str) -> Maker:
    def make_search(game: Game, seats: int, seed: int) -> Bot:
        settings = _read(Settings, {**asdict(KINDS[name](game)), **_unlimited(pairs)}, pairs, spec)
        return Search(game, seats, seed, settings)

    return make_search


def _unlimited(pairs: Mapping[str, str]) -> dict[str, object]:
    """Drop the default limit where another one is given."""
    return {"iterations": 0} if pairs.keys() & {"seconds", "tries"} else {}


def _policy(pairs: dict[str, str], spec: str) -> Maker:
    settings = _read(PolicySettings, {}, pairs, spec)
    return lambda game, seats, seed: Policy(game, seats, seed, settings)


def _learned(pairs: dict[str, str], spec: str) -> Maker:
    settings = _read(LearnedSettings, {"iterations": LEARNED, **_unlimited(pairs)}, pairs, spec)
    return lambda game, seats, seed: Learned(game, seats, seed, settings)


# --- Classes from modules and files ------------------------------------------------------------------------------


def _from_module(name: str, spec: str) -> ModuleType:
    try:
        return importlib.import_module(name)
    except ImportError as error:
        raise Refused("bad_bot", f"no bot '{spec}': cannot import {name} ({error})") from None


def _from_file(name: str) -> ModuleType:
    path = Path(name).expanduser().resolve()
    if not path.is_file():
        raise Refused("bad_bot", f"no bot '{name}': there is no such file")
    key = f"{path.stem}_{hashlib.sha256(str(path).encode() + path.read_bytes()).hexdigest()[:12]}"
    if key in sys.modules:
        return sys.modules[key]
    found = importlib.util.spec_from_file_location(key, path)
    assert found is not None, "a file that ends in .py has a loader"
    assert found.loader is not None
    module = importlib.util.module_from_spec(found)
    sys.modules[key] = module  # dataclasses and pickles look there
    try:
        found.loader.exec_module(module)
    except Exception as error:
        del sys.modules[key]
        raise Refused("bad_bot", f"no bot '{name}': {type(error).__name__}: {error}") from error
    return module


def _find_bot_class(module: ModuleType, name: str, spec: str) -> Maker:
    """Find a bot's class in a module by its name, or the only one if no name is given."""
    bots = {
        key: value
        for key, value in vars(module).items()
        if isinstance(value, type) and issubclass(value, Bot) and value.__module__ == module.__name__
    }
    there = ", ".join(bots) or "none"
    if name and name not in bots:
        raise Refused("bad_bot", f"no bot '{spec}': expected a class {name} that is a Bot; there are: {there}")
    if not name and len(bots) != 1:
        raise Refused("bad_bot", f"no bot '{spec}': expected exactly one class that is a Bot; there are: {there}")
    chosen: Maker = bots[name] if name else next(iter(bots.values()))
    return chosen
