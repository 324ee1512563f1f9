"""People who play whatever happens: they come back, ask what they missed, and say again what is in doubt."""

import asyncio
import json
import random
import secrets
from collections import Counter
from contextlib import suppress
from http.client import HTTPException
from typing import Any, Protocol
from urllib.error import HTTPError
from urllib.request import Request, urlopen

from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed, InvalidHandshake, InvalidMessage

from fathomfive.kernel.errors import Refused
from fathomfive.kernel.game import NOBODY
from fathomfive.soak.server import PATIENCE

LOST = (ConnectionClosed, InvalidHandshake, InvalidMessage, OSError, TimeoutError, EOFError)
QUIET = 1.0  # seconds without a word after which one asks again
PAUSE = 0.05  # seconds before one comes back
EXPECTED = ("stale", "game_over", "store_down")  # refusals that are nobody's fault
CHANCES = {"say": 0.02, "leave": 0.01, "undo": 0.02, "agree": 0.5}  # how often something else than a move is done


def ask(server: str, path: str, body: Any = None, key: str | None = None) -> dict[str, Any]:
    """Ask the lobby at an address; refused as it refuses, and an OSError where there is no whole answer."""
    headers = {"content-type": "application/json"}
    if key is not None:
        headers["authorization"] = f"Bearer {key}"
    request = Request(f"{server}{path}", json.dumps(body).encode(), headers)
    try:
        try:
            with urlopen(request, timeout=PATIENCE) as answer:
                done, told = True, json.load(answer)
        except HTTPError as error:
            with error:
                done, told = False, json.load(error)
    except (HTTPException, json.JSONDecodeError) as error:
        raise ConnectionError("the answer was cut off") from error
    if not done:
        raise Refused(told["code"], told["error"], told["clause"])
    found: dict[str, Any] = told
    return found


async def insist(server: str, path: str, body: Any = None, key: str | None = None) -> dict[str, Any]:
    """Ask until there is an answer."""
    async with asyncio.timeout(PATIENCE):
        while True:
            try:
                return await asyncio.to_thread(ask, server, path, body, key)
            except OSError:
                await asyncio.sleep(PAUSE)
            except Refused as refused:
                if refused.code not in ("store_down", "too_many"):
                    raise
                await asyncio.sleep(PAUSE)


class Witness(Protocol):
    """Whoever writes down what a client was told."""

    def saw(self, match: str, viewer: int, event: dict[str, Any]) -> None:
        """An event was seen."""

    def heard(self, match: str, line: dict[str, Any]) -> None:
        """Something said was heard."""

    def sent(self, match: str, viewer: int, command: dict[str, Any]) -> None:
        """A command was sent."""

    def done(self, match: str, viewer: int, command: dict[str, Any], seq: int) -> None:
        """A command was acknowledged."""


class Player:
    """One window of a person at a table, or of a spectator.  Plays any legal move, and now and then does more."""

    def __init__(
        self, address: str, match: str, key: str | None, witness: Witness, dice: random.Random, lively: bool = True
    ) -> None:
        self.address = f"{address.replace('http', 'ws', 1)}/api/tables/{match}/wire"
        self.headers = {} if key is None else {"authorization": f"Bearer {key}"}
        self.match = match
        self.witness = witness
        self.dice = dice
        self.lively = lively  # does more than move
        self.seat: int | None = None
        self.met = False  # knows its seat
        self.seq = 0  # the last event before the first gap
        self.view: dict[str, Any] = {}
        self.pending: dict[str, Any] | None = None
        self.in_doubt = False  # the pending command may have been done already
        self.refusals: Counter[str] = Counter()  # by code
        self.wrong: list[dict[str, Any]] = []  # refusals that should not be
        self.tired = False  # begins nothing new
        self.leaving = False  # goes as soon as nothing is in doubt
        self.here = False  # is connected, and was told how things are
        self.breaks = self.resent = self.settled = self.acks = self.gaps = 0

    @property
    def viewer(self) -> int:
        """Say who is looking."""
        return NOBODY if self.seat is None else self.seat

    @property
    def over(self) -> bool:
        """Has the game ended, as far as this window knows?"""
        return self.view.get("end") is not None

    @property
    def finished(self) -> bool:
        """Is there nothing more to do here?"""
        return self.pending is None and (self.over or self.leaving)

    async def play(self) -> None:
        """Play until the game is over, or one is to leave and nothing is in doubt."""
        while not self.finished:
            with suppress(*LOST):
                await self._visit()
            self.breaks += self.here and not self.finished
            self.here = False
            if not self.finished:
                await asyncio.sleep(PAUSE)

    async def _visit(self) -> None:
        address = f"{self.address}?since={self.seq}"
        async with connect(
            address, additional_headers=self.headers, open_timeout=5, close_timeout=1, compression=None, max_size=None
        ) as wire:
            if self.pending is not None:
                await self._again(wire)
            while not self.finished:
                try:
                    async with asyncio.timeout(QUIET):
                        raw = await wire.recv()
                except TimeoutError:
                    if self.pending is not None:
                        await self._again(wire)
                    await self._catch_up(wire)
                    continue
                await self._take(wire, json.loads(raw))

    async def _take(self, wire: ClientConnection, message: dict[str, Any]) -> None:
        kind = message["type"]
        if kind == "hello":
            self.seat, self.met = message["seat"], True
        elif not self.met:
            raise ConnectionError("expected to be greeted first; the line has lost it")
        elif kind == "news":
            await self._news(wire, message)
        elif kind == "chat":
            for line in message["lines"]:
                self.witness.heard(self.match, line)
        elif kind == "ack":
            await self._ack(wire, message)
        elif kind == "refuse":
            await self._refuse(wire, message)
        await self._decide(wire)

    async def _news(self, wire: ClientConnection, message: dict[str, Any]) -> None:
        for event in message["events"]:
            self.witness.saw(self.match, self.viewer, event)
        first = message["seq"] - len(message["events"])
        if first > self.seq:
            self.gaps += 1
            await self._catch_up(wire)
            return
        self.seq = max(self.seq, message["seq"])
        if message["view"]["seq"] == self.seq:
            self.view, self.here = message["view"], True

    async def _ack(self, wire: ClientConnection, message: dict[str, Any]) -> None:
        if self.pending is None or message["cmd_id"] != self.pending["cmd_id"]:
            return  # an answer that came twice
        self.witness.done(self.match, self.viewer, self.pending, message["seq"])
        self.acks += 1
        self.settled += self.in_doubt
        said = self.pending["type"] == "say"
        self.pending, self.in_doubt = None, False
        if not said and message["seq"] > self.seq:
            self.view = {}  # news are on their way
            await self._catch_up(wire)

    async def _refuse(self, wire: ClientConnection, message: dict[str, Any]) -> None:
        code = message["code"]
        self.refusals[code] += 1
        if message["cmd_id"] is None and code not in EXPECTED:  # it is about the connection, or about `since`
            self.wrong.append(message)
        if self.pending is None or message["cmd_id"] != self.pending["cmd_id"]:
            return
        if code == "store_down":  # it may have been kept nevertheless: so it is said again, not forgotten
            self.in_doubt = True
            await asyncio.sleep(PAUSE)
            await self._again(wire)
            return
        if code not in EXPECTED:
            self.wrong.append({**message, "command": self.pending})
        self.pending, self.in_doubt = None, False
        self.view = {}
        await self._catch_up(wire)

    async def _catch_up(self, wire: ClientConnection) -> None:
        await wire.send(json.dumps({"type": "since", "seq": self.seq}))

    async def _again(self, wire: ClientConnection) -> None:
        self.in_doubt = True
        self.resent += 1
        await wire.send(json.dumps(self.pending))

    async def _decide(self, wire: ClientConnection) -> None:
        if self.pending is not None or self.seat is None or self.tired or self.over or not self.view:
            return
        command = self.wish(self.view, self.seat)
        if command is None:
            return
        command["cmd_id"] = secrets.token_hex(6)
        if command["type"] != "say":
            command["expected_seq"] = self.seq
        self.pending = command
        self.witness.sent(self.match, self.viewer, command)
        await wire.send(json.dumps(command))

    def wish(self, view: dict[str, Any], seat: int) -> dict[str, Any] | None:
        """Say what a person would do now; None is to wait."""

        def now_and_then(what: str) -> bool:
            return self.lively and self.dice.random() < CHANCES[what]

        if not view["started"]:
            return None
        if str(seat) in view["bots"]:
            return {"type": "return"}
        asked = view["ask"]
        if asked is not None and asked["seat"] != seat and seat not in asked["agreed"]:
            return {"type": "agree" if now_and_then("agree") else "decline"}
        if now_and_then("say"):
            return {"type": "say", "text": f"at {view['seq']} {secrets.token_hex(4)}"}
        if view["undo"] is not None and asked is None and now_and_then("undo"):
            return {"type": "undo", "to": view["undo"]["to"]}
        if not view["legal"]:
            return None
        if now_and_then("leave"):
            return {"type": "leave", "bot": "random"}
        move = self.dice.choice(view["legal"])
        return {"type": "act", "move": self.dice.choice([move["move"], move["text"]])}
