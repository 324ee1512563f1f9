"""The shelf: finds every game that lies in a folder of `games/`."""

import pkgutil
from difflib import get_close_matches
from functools import cache
from importlib import import_module

import fathomfive.games
from fathomfive.kernel.errors import Refused
from fathomfive.kernel.game import Game


@cache
def names() -> tuple[str, ...]:
    """List the games on the shelf."""
    return tuple(sorted(found.name for found in pkgutil.iter_modules(fathomfive.games.__path__) if found.ispkg))


def take(name: str) -> Game:
    """Take a game from the shelf by its name."""
    wanted = name.strip().lower().replace("-", "_").replace(" ", "_")
    if wanted not in names():
        near = get_close_matches(wanted, names(), 1)
        perhaps = f" (did you mean {near[0]}?)" if near else ""
        raise Refused("unknown_game", f"no game '{name}' on the shelf{perhaps}; there are: {', '.join(names())}")
    game: Game = import_module(f"{fathomfive.games.__name__}.{wanted}").GAME
    return game


def games() -> list[Game]:
    """Take all of them."""
    return [take(name) for name in names()]
