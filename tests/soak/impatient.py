"""A server whose timeouts are short, and whose bots need no process: for small versions of attacks."""

import asyncio
from dataclasses import replace
from typing import Any
from unittest.mock import patch

from fathomfive.bots.bot import Advice, Seen
from fathomfive.server import runner
from fathomfive.server.pool import Pool
from fathomfive.server.runner import Settings, serve
from fathomfive.session.judge import Choice, Verdict

SECONDS = 1.0  # that a client may take to send or receive something
BUFFER = 8 << 10  # bytes that the system keeps for a client that does not read
THINKING = 1.0  # seconds of an expert


class InstantPool(Pool):
    """Bots that answer without a process; an expert lets people wait."""

    async def choose(self, bot: str, seen: Seen, seed: int, *_: Any, **__: Any) -> int:
        """Choose the last move."""
        if bot == "expert":
            await asyncio.sleep(THINKING)
        return seen.legal()[-1]

    async def advise(self, bot: str, seen: Seen, seed: int, *_: Any, **__: Any) -> list[Advice]:
        """Find all moves equally good."""
        return [Advice(m, 0.5, 1.0, 1) for m in seen.legal()]

    async def judge(self, choice: Choice, seed: int, *_: Any, **__: Any) -> Verdict:
        """Find all sides equally strong."""
        sides = choice.seen.game.sides(choice.seen.seats)
        even = [1 / sides] * sides
        return Verdict(even, even, even, 0.0, 0.0, 0.0)


def serve_impatiently(settings: Settings) -> None:
    """Run a server with these bots and timeouts."""
    limits = replace(
        settings.limits, head_seconds=SECONDS, body_seconds=SECONDS, read_seconds=SECONDS, close_seconds=SECONDS
    )
    with patch.object(runner, "Pool", InstantPool), patch.object(runner, "SOCKET_BUFFER", BUFFER):
        serve(replace(settings, limits=limits))
