"""Requests that claim to come from elsewhere: foreign origins, foreign hosts, foreign addresses."""

import random
import time

from fathomfive.server.limits import Limits
from fathomfive.soak.attacks.target import Target
from fathomfive.soak.attacks.visitor import LOST, Visitor

FOREIGN = ("http://evil.example", "null", "https://127.0.0.1.evil.example", "http://127.0.0.1:1", "file://")
REQUESTS = 200  # that claim another address each
MARGIN = 10  # requests


async def forge_origins(target: Target) -> None:
    """Send what a page of another site could make a browser send."""
    first = target.visitors[0]
    key = await first.person()
    match = await first.start(key, target.light.name, "me", "me")
    forged = [
        *({"origin": origin} for origin in FOREIGN),
        {"sec-fetch-site": "cross-site"},
        {"sec-fetch-site": "same-site"},
        {"host": "evil.example", "origin": "http://evil.example"},
    ]

    async def step(visitor: Visitor) -> None:
        for headers in forged:
            reply = await visitor.ask("POST", "/api/me", {"name": "Mallory"}, key, headers)
            if reply.status < 400:
                target.broken.append(f"a request with {headers} was accepted")
            try:
                table = await visitor.sit(match, key, "", headers)
            except LOST:
                continue
            table.close()
            target.broken.append(f"a socket with {headers} was accepted")

    await target.repeat(step)


async def forge_addresses(target: Target) -> None:
    """Claim another address with every request; the limit of the true one holds."""
    dice = random.Random(7)
    limits = Limits()

    async def step(visitor: Visitor) -> None:
        began, accepted = time.monotonic(), 0
        for _ in range(REQUESTS):
            claimed = ".".join(str(dice.randrange(1, 255)) for _ in range(4))
            claim = {"x-forwarded-for": claimed, "forwarded": f"for={claimed}", "x-real-ip": claimed}
            reply = await visitor.ask("GET", "/api/games", more=claim)
            accepted += reply.status < 400
        allowed = limits.at_once + limits.requests * (time.monotonic() - began) + MARGIN
        if accepted > allowed:
            target.broken.append(f"{accepted} requests with forged addresses were accepted, {allowed:.0f} are allowed")

    await target.repeat(step)
