"""From a word to a bot: a level, a kind with settings, or a class of one's own."""

import hashlib
import importlib
import importlib.util
import sys
from collections.abc import Callable
from pathlib import Path
from types import ModuleType

from fathomfive.bots.bot import Bot
from fathomfive.bots.random import Random
from fathomfive.kernel.errors import Refused
from fathomfive.kernel.game import Game

MOST_SEED = (1 << 63) - 1

Maker = Callable[[Game, int, int], Bot]


def make(spec: str, game: Game, seats: int, seed: int = 0) -> Bot:
    """Make the bot that a word names, for one seat of a game."""
    game.check_seats(seats)
    if not 0 <= seed <= MOST_SEED:
        raise Refused("bad_number", f"expected a seed from 0 to 2**63 - 1, got {seed}")
    return _maker(spec.strip())(game, seats, seed)


def _maker(spec: str) -> Maker:
    head, _, rest = spec.rpartition(":") if ".py:" in spec else spec.partition(":")
    if spec.endswith(".py"):
        return _own(_from_file(spec), "", spec)
    if head.endswith(".py"):
        return _own(_from_file(head), rest, spec)
    if head == "random" and not rest:
        return Random
    if rest.isidentifier() and all(part.isidentifier() for part in head.split(".")):
        return _own(_from_module(head, spec), rest, spec)
    raise Refused("bad_bot", f"no bot '{spec}'; expected random, module:Class, or path/to/file.py")


# --- Bots of one's own -------------------------------------------------------------------------------------------


def _from_module(name: str, spec: str) -> ModuleType:
    try:
        return importlib.import_module(name)
    except ImportError as error:
        raise Refused("bad_bot", f"no bot '{spec}': cannot import {name} ({error})") from None


def _from_file(name: str) -> ModuleType:
    path = Path(name).expanduser().resolve()
    if not path.is_file():
        raise Refused("bad_bot", f"no bot '{name}': there is no such file")
    key = f"{path.stem}_{hashlib.sha256(str(path).encode()).hexdigest()[:8]}"
    found = importlib.util.spec_from_file_location(key, path)
    assert found is not None, "a file that ends in .py has a loader"
    assert found.loader is not None
    module = importlib.util.module_from_spec(found)
    sys.modules[key] = module  # dataclasses and pickles look there
    try:
        found.loader.exec_module(module)
    except Exception as error:
        raise Refused("bad_bot", f"no bot '{name}': {type(error).__name__}: {error}") from error
    return module


def _own(module: ModuleType, name: str, spec: str) -> Maker:
    """Find the class in a module; without a name there must be exactly one."""
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
