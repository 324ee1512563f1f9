"""The names of the games in Gymnasium: importing this module registers them.

`fathom/KipicotVsMedium-v1` is one seat against bots of a level, `fathom/Kipicot-v1` many tables of self-play.
"""

from fathomfive.bots.levels import LEVELS
from fathomfive.kernel.errors import Refused
from fathomfive.kernel.shelf import names

try:
    import gymnasium
except ImportError:
    raise Refused(
        "no_gymnasium", "these environments need Gymnasium; install it with: pip install 'fathomfive[gymnasium]'"
    ) from None

NAMESPACE = "fathom"
VERSION = 1
TIMED = "expert"  # thinks by the clock on a slow machine, so that its games may differ there


def camel(name: str) -> str:
    """Write the name of a game as Gymnasium writes names: DeepDive."""
    return "".join(word.capitalize() for word in name.split("_"))


def seat_id(game: str, level: str) -> str:
    """Name the environment of one seat against bots of a level."""
    return f"{NAMESPACE}/{camel(game)}Vs{level.capitalize()}-v{VERSION}"


def tables_id(game: str) -> str:
    """Name the vector environment of many tables, where every seat is the learner's."""
    return f"{NAMESPACE}/{camel(game)}-v{VERSION}"


def register() -> None:
    """Register every game of the shelf with every level; a game is imported only when it is made."""
    for game in names():
        gymnasium.register(
            tables_id(game),
            vector_entry_point="fathomfive.envs.gymnasium_vector:TablesEnv",
            kwargs={"game": game},
        )
        for level in LEVELS:
            gymnasium.register(
                seat_id(game, level),
                entry_point="fathomfive.envs.gymnasium_seat:SeatEnv",
                nondeterministic=level == TIMED,
                kwargs={"game": game, "bot": level},
            )


register()
