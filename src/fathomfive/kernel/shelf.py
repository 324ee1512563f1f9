"""The shelf: finds every game in `games/` and in the folders that FATHOM_GAMES lists."""

import pkgutil
from difflib import get_close_matches
from functools import cache
from importlib import import_module
from pathlib import Path

import fathomfive.games
from fathomfive.kernel.errors import Refused
from fathomfive.kernel.game import Game


def folders() -> list[Path]:
    """List the folders of games: the package's own first, then those of FATHOM_GAMES."""
    return [Path(folder) for folder in fathomfive.games.__path__]


@cache
def names() -> tuple[str, ...]:
    """List the games on the shelf."""
    return tuple(sorted({found.name for found in pkgutil.iter_modules(fathomfive.games.__path__) if found.ispkg}))


def take(name: str) -> Game:
    """Take a game from the shelf by its name."""
    wanted = name.strip().lower().replace("-", "_").replace(" ", "_")
    if wanted not in names():
        near = get_close_matches(wanted, names(), 1)
        perhaps = f" (did you mean {near[0]}?)" if near else ""
        missing = "".join(
            f"; FATHOM_GAMES names {folder}, which is not a folder" for folder in folders()[1:] if not folder.is_dir()
        )
        raise Refused(
            "unknown_game", f"no game '{name}' on the shelf{perhaps}; there are: {', '.join(names())}{missing}"
        )
    module = import_module(f"{fathomfive.games.__name__}.{wanted}")
    game = getattr(module, "GAME", None)
    if not isinstance(game, Game):
        raise Refused("not_a_game", f"expected a game, GAME = Game(...), in {module.__file__}, got none")
    return game


def games() -> list[Game]:
    """Take all games from the shelf."""
    return [take(name) for name in names()]
