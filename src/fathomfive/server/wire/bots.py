"""The bots that may be called over the network: a fixed list, since other bot names can load code or files."""

from fathomfive.bots.levels import LEVELS
from fathomfive.kernel.errors import Refused

ALLOWED_BOTS = (*LEVELS, "random")


def check_bot(name: str) -> str:
    """Accept the name of a bot that may be called to a table, or refuse it."""
    if name not in ALLOWED_BOTS:
        allowed = ", ".join(ALLOWED_BOTS)
        raise Refused("bad_bot", f"no bot '{name[:40]}' can be called to a table; there are: {allowed}")
    return name
