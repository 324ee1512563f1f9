"""People who want seats, keys and matches of others."""

import asyncio
import hashlib
import secrets

from fathomfive.soak.attacks.target import Target
from fathomfive.soak.attacks.visitor import LOST, Visitor


async def steal_seats(target: Target) -> None:
    """Take seats by guessed secrets, by their number, after the start, and act for others."""
    victims = target.visitor(1000)
    anna, jan = await victims.person("Anna"), await victims.person("Jan")
    waiting = await victims.lay(anna, target.light.name, "me", "person")
    playing = await victims.start(anna, target.light.name, "me", "me", listed=True)
    before = [await _sitting(victims, match, anna) for match in (waiting["match"], playing)]

    async def step(visitor: Visitor) -> None:
        key = await visitor.person()
        for match in (waiting["match"], playing):
            for body in ({"secret": secrets.token_urlsafe(32)}, {"seat": 0}, {"seat": 1}, {"secret": "' OR 1=1 --"}):
                await _must_be_refused(target, visitor, f"/api/tables/{match}/sit", body, key)
            await visitor.ask("POST", f"/api/tables/{match}/stand", None, key)
            if match == waiting["match"]:
                await _must_be_refused(target, visitor, f"/api/tables/{match}/start", None, key)
            await _must_be_refused(target, visitor, f"/api/tables/{match}/rematch", None, key)
        await _act_for_others(target, visitor, playing, key)

    await target.repeat(step)
    after = [await _sitting(victims, match, anna) for match in (waiting["match"], playing)]
    if after != before:
        target.broken.append(f"seats were taken: {before} became {after}")
    sat = await victims.ask("POST", f"/api/tables/{waiting['match']}/sit", {"secret": waiting["links"]["1"]}, jan)
    if sat.status >= 400:
        target.broken.append(f"the guest with the link cannot sit down: {sat.body.decode()}")


async def _sitting(visitor: Visitor, match: str, key: str) -> object:
    return (await visitor.ask("GET", f"/api/tables/{match}", key=key)).shape.get("sitting")


async def _must_be_refused(target: Target, visitor: Visitor, path: str, body: object, key: str) -> None:
    reply = await visitor.ask("POST", path, body, key)
    if reply.status < 400:
        target.broken.append(f"a stranger's POST {path} with {body} was accepted")


async def _act_for_others(target: Target, visitor: Visitor, match: str, key: str) -> None:
    try:
        table = await visitor.sit(match, key, "?seat=0")
    except LOST:
        table = await visitor.sit(match, key)
    else:
        target.broken.append("a stranger was let to the seat of another")
    for kind, more in (("act", {"move": 0}), ("undo", {"to": 1}), ("leave", {"bot": "random"}), ("return", {})):
        if (await table.command(kind, **more))["type"] != "refuse":
            target.broken.append(f"a stranger's '{kind}' was accepted")
    if (await table.tell("say", text="boo"))["type"] != "refuse":
        target.broken.append("a stranger talked at a table")
    table.close()


async def undo_without_consent(target: Target) -> None:
    """Lure somebody to a seat that was a program's, and take their decision back without asking."""
    host = target.visitors[0]
    guest = target.visitor(1000)
    key, other = await host.person(), await guest.person("Anna")
    laid = await host.lay(key, target.light.name, "me", "external", listed=True)
    match = laid["match"]
    await host.ask("POST", f"/api/tables/{match}/stand", None, laid["tokens"]["1"])
    sat = await guest.ask("POST", f"/api/tables/{match}/sit", {"seat": 1}, other)
    if sat.status >= 400:  # the seat stays the program's
        await target.rest()
        return
    await host.must(f"/api/tables/{match}/start", None, key)
    tables = [await host.sit(match, key, "?since=0"), await guest.sit(match, other, "?since=0")]
    while not tables[1].view["legal"]:
        done = await tables[0].command("act", move=tables[0].view["legal"][0]["move"])
        for table in tables:
            await table.reached(done["seq"])
    done = await tables[1].command("act", move=tables[1].view["legal"][0]["move"])
    await tables[0].reached(done["seq"])
    undone = await tables[0].command("undo", to=done["seq"] - 1)
    if undone["type"] == "ack":
        await tables[0].reached(undone["seq"])
        if tables[0].view["ask"] is None:
            target.broken.append("a decision of another person was taken back without consent")
    await target.rest()
    for table in tables:
        table.close()


async def guess_keys(target: Target) -> None:
    """Guess keys, secrets of links, and names of matches."""

    async def step(visitor: Visitor) -> None:
        guess = secrets.token_urlsafe(32)
        for reply in (
            await visitor.ask("GET", "/api/me", key=guess),
            await visitor.ask("GET", "/api/me", more={"cookie": f"fathom={guess}"}),
            await visitor.ask("DELETE", "/api/me", key=guess),
            await visitor.ask("POST", "/api/me/follow", {"secret": guess}),
            await visitor.ask("GET", f"/api/tables/{secrets.token_hex(8)}"),
        ):
            if reply.status < 400:
                target.broken.append("a guess was accepted")

    await target.repeat(step)


async def find_rematches(target: Target) -> None:
    """Look for the rematch of a match whose name is known."""
    victim = target.visitor(1000)
    key = await victim.person("Anna")
    match = await victim.start(key, target.light.name, "me", "random")
    table = await victim.sit(match, key, "?since=0")
    while table.view["end"] is None:
        if table.view["legal"]:
            await table.command("act", move=table.view["legal"][0]["move"])
        else:
            table.changed.clear()
            await asyncio.wait_for(table.changed.wait(), 30)
    table.close()
    again: str = (await victim.must(f"/api/tables/{match}/rematch", None, key))["match"]
    guesses = [
        hashlib.sha256(f"{word}{match}".encode()).hexdigest()[:16] for word in ("again ", "again", "rematch ", "")
    ]

    async def step(visitor: Visitor) -> None:
        for guess in guesses:
            if (await visitor.ask("GET", f"/api/tables/{guess}")).status < 400:
                target.broken.append(f"a stranger found the rematch {'again' if guess == again else 'of another'}")
        reply = await visitor.ask("POST", f"/api/tables/{match}/rematch", None, await visitor.person())
        if reply.status < 400:
            target.broken.append("a stranger got the rematch")

    await target.repeat(step)
