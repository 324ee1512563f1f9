"""From a word to a bot: a level, a kind with settings, or a class of one's own."""

import hashlib
import importlib
import importlib.util
import sys
from collections.abc import Callable
from dataclasses import fields, replace
from pathlib import Path
from types import ModuleType
from typing import Any

from fathomfive.bots.bot import Bot
from fathomfive.bots.levels import LEVELS, flat, greedy, settings_of
from fathomfive.bots.random import Random
from fathomfive.bots.search import Search, Settings
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
    if head in LEVELS:
        return _level(head, _pairs(rest, spec), spec)
    if head in KINDS:
        return _kind(head, _pairs(rest, spec), spec)
    if rest.isidentifier() and all(part.isidentifier() for part in head.split(".")):
        return _own(_from_module(head, spec), rest, spec)
    known = ", ".join((*LEVELS, "random", *KINDS))
    raise Refused("bad_bot", f"no bot '{spec}'; expected one of {known}, or module:Class, or path/to/file.py")


# --- Levels, and kinds with settings -----------------------------------------------------------------------------

KINDS: dict[str, Callable[[Game], Settings]] = {
    "greedy": greedy,
    "flat": lambda game: flat(),
    "search": lambda game: Settings(iterations=1000),
}
WORDS = {"yes": True, "no": False}


def _pairs(text: str, spec: str) -> dict[str, str]:
    """Read `name=value,name=value`."""
    pairs = {}
    for pair in text.split(",") if text else ():
        name, equals, value = pair.partition("=")
        if not (name and equals and value):
            raise Refused("bad_bot", f"bot '{spec}': expected name=value, got '{pair}'")
        pairs[name] = value
    return pairs


def _level(name: str, pairs: dict[str, str], spec: str) -> Maker:
    if set(pairs) - {"share"}:
        raise Refused("bad_bot", f"bot '{spec}': a level has no settings but share")
    share = _number(pairs.get("share", "1"), float, "share", spec)
    if not 0 < share <= 1:
        raise Refused("bad_bot", f"bot '{spec}': expected a share above 0, at most 1, got {share}")
    return lambda game, seats, seed: Search(game, seats, seed, settings_of(name, game, seats, share))


def _kind(name: str, pairs: dict[str, str], spec: str) -> Maker:
    types = {field.name: field.type for field in fields(Settings)}
    given: dict[str, Any] = {}
    for word, value in pairs.items():
        if word not in types:
            raise Refused("bad_bot", f"bot '{spec}': no setting '{word}'; there are: {', '.join(types)}")
        if types[word] is bool:
            if value not in WORDS:
                raise Refused("bad_bot", f"bot '{spec}': expected {word} to be yes or no, got '{value}'")
            given[word] = WORDS[value]
        else:
            given[word] = _number(value, int if types[word] in (int, int | None) else float, word, spec)
    if given.keys() & {"seconds", "tries"}:
        given.setdefault("iterations", 0)  # no other limit than the one given

    def bot(game: Game, seats: int, seed: int) -> Bot:
        return Search(game, seats, seed, replace(KINDS[name](game), **given))

    return bot


def _number(text: str, kind: type[int] | type[float], word: str, spec: str) -> Any:
    try:
        number = kind(text)
    except ValueError:
        what = "a whole number" if kind is int else "a number"
        raise Refused("bad_bot", f"bot '{spec}': expected {word} to be {what}, got '{text}'") from None
    if number != number or number in (float("inf"), float("-inf")):
        raise Refused("bad_bot", f"bot '{spec}': expected {word} to be a number, got '{text}'")
    return number


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
