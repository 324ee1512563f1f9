"""Requests that cost the server much and the visitor nothing, many at once."""

import itertools
import random

from fathomfive.soak.attacks.matches import open_long_match
from fathomfive.soak.attacks.target import Target
from fathomfive.soak.attacks.visitor import Visitor

AT_ONCE = 4  # requests of each address
SPELLINGS = 10**6


async def ask_for_replays(target: Target) -> None:
    """Ask for a long match as a file, as frames, as a story and as a curve, and play on from it."""
    first = target.visitors[0]
    key = await first.person()
    match = await open_long_match(target, first, key)
    last = int((await first.ask("GET", f"/api/tables/{match}/story?most=1")).shape.get("seq", 1))
    path = f"/api/tables/{match}"
    kinds = itertools.cycle(
        ("replay", f"frames?first={max(1, last - 63)}", f"story?first={max(1, last - 499)}", "curve")
    )
    posts = itertools.cycle((("curve", None), ("on", {"seq": max(2, last - 2), "seat": 0, "bot": "random"})))

    async def step(visitor: Visitor) -> None:
        for _ in range(AT_ONCE):
            await visitor.ask("GET", f"{path}/{next(kinds)}")
        kind, body = next(posts)
        await visitor.ask("POST", f"{path}/{kind}", body, key)

    await target.repeat(step, times=AT_ONCE)


async def ask_for_lessons(target: Target) -> None:
    """Ask for lessons in ever new spellings, and why moves are forbidden there."""
    dice = random.Random(7)
    name = target.heavy.name

    def spelling() -> str:
        letters = "".join(dice.choice((letter, letter.upper())) for letter in name)
        return (
            "%20" * dice.randrange(20)
            + letters.replace("_", dice.choice(("_", "-", "%20")))
            + "%20" * dice.randrange(20)
        )

    async def step(visitor: Visitor) -> None:
        await visitor.ask("GET", f"/api/lessons/{spelling()}")
        await visitor.ask(
            "GET", f"/api/lessons/{spelling()}/why?step={dice.randrange(12)}&move={dice.randrange(SPELLINGS)}"
        )
        await visitor.ask("GET", f"/api/lessons/{spelling()}/why?step={dice.randrange(12)}&wanted=%7B%7D")

    await target.repeat(step, times=AT_ONCE)


async def ask_at_tables(target: Target) -> None:
    """Ask at a table of one's own why moves are forbidden, for all events, for hints and for the points."""
    first = target.visitors[0]
    key = await first.person()
    long = await open_long_match(target, first, key)

    async def step(visitor: Visitor) -> None:
        own = await visitor.person()
        match = await visitor.start(own, target.heavy.name, "me", "me")
        seat = await visitor.sit(match, own)
        watching = await visitor.sit(long, None, "?since=0")
        while not target.is_over:
            watching.send({"type": "since", "seq": 0})
            await seat.tell("why", wanted={"kind": None, "pieces": [], "places": []})
            await seat.tell("why", move=f"nonsense {seat.seq}")
            await seat.tell("explain")
            await seat.tell("hint", all=True)
        seat.close()
        watching.close()

    async def in_time(visitor: Visitor) -> None:
        await target.attempt(step(visitor), target.seconds + 30)

    await target.repeat(in_time, times=2)
