"""The player of a seat, and the bots that may play at a table."""

from dataclasses import dataclass
from typing import Literal

from fathomfive.bots.levels import LEVELS
from fathomfive.kernel.errors import Refused

ALLOWED_BOTS = (*LEVELS, "random")  # a spec that names code or a file is never accepted from a client


@dataclass(frozen=True)
class Player:
    """The player who decides for a seat now."""

    kind: Literal["person", "program", "bot"]
    bot: str | None = None  # its level


@dataclass(frozen=True)
class BotTurn:
    """A decision that a bot is to make."""

    seat: int
    bot: str
    seq: int  # the last event the bot has seen


def check_bot(level: str) -> str:
    """Check that a bot may play at a table."""
    if level not in ALLOWED_BOTS:
        raise Refused("bad_bot", f"no bot '{level[:40]}' can play at a table; there are: {', '.join(ALLOWED_BOTS)}")
    return level
