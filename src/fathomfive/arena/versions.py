"""Which code plays: what must be the same on all machines that share work."""

import hashlib
import inspect
from collections.abc import Iterable
from functools import cache
from pathlib import Path
from typing import Any

import fathomfive
from fathomfive.arena.plan import Plan
from fathomfive.bots.specs import make
from fathomfive.kernel.game import Game

CODE = Path(fathomfive.__file__).parent
SHARED = ("kernel", "bots", "session", "arena")  # the packages that decide how a game is played
KINDS = (".py", ".json", ".npy", ".npz")  # of files that decide how a game is played: code, and what bots have learned


def versions(args: Iterable[Any]) -> dict[str, str]:
    """Give the version of everything that work with these arguments depends on, by its name."""
    found = {"fathomfive": fathomfive.__version__, "the code of fathomfive": _code()}
    for arg in args:
        if isinstance(arg, Plan):
            found |= _of_game(arg.game) | _of_bots(arg)
        elif isinstance(arg, Game):
            found |= _of_game(arg)
    return found


def _of_game(game: Game) -> dict[str, str]:
    return {f"the rules of {game.name}": _hash(file for file in game.folder.iterdir() if file.suffix in KINDS)}


def _of_bots(plan: Plan) -> dict[str, str]:
    """Give the versions of bots that are not part of fathomfive."""
    bots = {spec: type(make(spec, plan.game, plan.seats)) for spec in plan.bots}
    files = {spec: Path(inspect.getfile(bot)).resolve() for spec, bot in bots.items()}
    return {f"bot {spec}": _hash([file]) for spec, file in files.items() if not file.is_relative_to(CODE.resolve())}


@cache
def _code() -> str:
    return _hash(file for package in SHARED for file in (CODE / package).rglob("*") if file.suffix in KINDS)


def _hash(files: Iterable[Path]) -> str:
    digest = hashlib.sha256()
    for file in sorted(files):
        digest.update(f"{file.name}\n".encode())
        digest.update(file.read_bytes())
    return digest.hexdigest()[:12]
