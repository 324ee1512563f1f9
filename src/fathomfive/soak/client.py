"""Clients that reconnect, catch up on missed events, and send commands in doubt again."""

import asyncio
import json
import random
import secrets
from collections import Counter
from contextlib import suppress
from http.client import HTTPException
from itertools import cycle
from typing import Any
from urllib.error import HTTPError
from urllib.request import Request, urlopen

from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed, InvalidHandshake, InvalidMessage

from fathomfive.kernel.errors import Refused
from fathomfive.kernel.game import NOBODY
from fathomfive.soak.server import PATIENCE
from fathomfive.soak.witness import Witness

LOST = (ConnectionClosed, InvalidHandshake, InvalidMessage, OSError, TimeoutError, EOFError)
QUIET = 1.0  # seconds without a message after which a client asks again
PAUSE = 0.05  # seconds before a client reconnects
EXPECTED = ("stale", "game_over", "store_down", "too_many", "not_absent")  # refusals that are not an error
CHANCES = {
    "say": 0.02, "leave": 0.01, "undo": 0.02, "agree": 0.5, "offer": 0.003, "agree to end": 0.2, "resign": 0.001,
    "replace": 0.002,
}  # of commands other than a move  # fmt: skip
SILENCE = 3.0  # seconds without a message after which a client tries another server, if it knows one


Addresses = str | tuple[str, ...]  # of one server, or of several that share a store


def listed(addresses: Addresses) -> tuple[str, ...]:
    """List addresses."""
    return (addresses,) if isinstance(addresses, str) else addresses


def ask(server: str, path: str, body: Any = None, key: str | None = None, timeout: float = PATIENCE) -> dict[str, Any]:
    """Send a request; raises its refusal, or an OSError if there is no complete answer."""
    headers = {"content-type": "application/json"}
    if key is not None:
        headers["authorization"] = f"Bearer {key}"
    request = Request(f"{server}{path}", json.dumps(body).encode(), headers)
    try:
        try:
            with urlopen(request, timeout=timeout) as answer:
                done, told = True, json.load(answer)
        except HTTPError as error:
            with error:
                done, told = False, json.load(error)
    except (HTTPException, json.JSONDecodeError) as error:
        raise ConnectionError("the answer was truncated") from error
    if not done:
        raise Refused(told["code"], told["error"], told["clause"])
    found: dict[str, Any] = told
    return found


async def insist(server: Addresses, path: str, body: Any = None, key: str | None = None) -> dict[str, Any]:
    """Send a request until there is an answer, to each of several servers in turn."""
    servers = listed(server)
    timeout = PATIENCE if len(servers) == 1 else SILENCE
    async with asyncio.timeout(PATIENCE):
        for one in cycle(servers):
            try:
                return await asyncio.to_thread(ask, one, path, body, key, timeout)
            except OSError:
                await asyncio.sleep(PAUSE)
            except Refused as refused:
                if refused.code not in ("store_down", "too_many"):
                    raise
                await asyncio.sleep(PAUSE)
    raise AssertionError("a cycle does not end")


class Player:
    """One client of a person or a spectator.  It plays random legal moves, and sometimes sends another command."""

    def __init__(
        self, address: Addresses, match: str, key: str | None, witness: Witness, dice: random.Random, first: int = 0
    ) -> None:
        self.addresses = [f"{one.replace('http', 'ws', 1)}/api/tables/{match}/wire" for one in listed(address)]
        self.at = first % len(self.addresses)  # the address it is connected to
        self.wanted: int | None = None  # the address it is to move to
        self.headers = {} if key is None else {"authorization": f"Bearer {key}"}
        self.match = match
        self.witness = witness
        self.dice = dice
        self.seat: int | None = None
        self.greeted = False  # knows its seat
        self.seq = 0  # the last event received without a gap
        self.view: dict[str, Any] = {}
        self.pending: dict[str, Any] | None = None
        self.in_doubt = False  # the pending command may have been carried out
        self.refusals: Counter[str] = Counter()  # by code
        self.wrong: list[dict[str, Any]] = []  # refusals that are an error
        self.stopping = False  # sends no new command
        self.leaving = False  # disconnects once all commands are settled
        self.connected = False  # and has received the table
        self.breaks = self.resent = self.settled = self.acks = self.gaps = 0

    @property
    def viewer(self) -> int:
        """The viewer: its seat, or NOBODY."""
        return NOBODY if self.seat is None else self.seat

    @property
    def over(self) -> bool:
        """Has this client received the end of the game, or of the match without a result?"""
        return self.view.get("end") is not None or self.view.get("closed") is not None

    @property
    def finished(self) -> bool:
        """Is there nothing more to do?"""
        return self.pending is None and (self.over or self.leaving)

    async def play(self) -> None:
        """Play until the game is over, or until it is to leave and nothing is in doubt."""
        while not self.finished:
            with suppress(*LOST):
                await self._connect()
            self.breaks += self.connected and not self.finished
            self.connected = False
            if not self.finished:
                self.at = (self.at + 1) % len(self.addresses) if self.wanted is None else self.wanted
                self.wanted = None
                await asyncio.sleep(PAUSE)

    @property
    def decides(self) -> bool:
        """Does it make decisions, as far as it knows?  A spectator and a person who has resigned do not."""
        return self.seat is not None and self.seat not in self.view.get("resigned", ())

    def __str__(self) -> str:
        place = f"host {self.at}" if self.connected else f"not connected to host {self.at}"
        pending = "nothing" if self.pending is None else f"{self.pending['type']} at {self.pending.get('expected_seq')}"
        knows = {name: self.view.get(name) for name in ("to_act", "bots", "resigned", "ask", "offer")}
        return (
            f"seat {self.seat} of {self.match}, {place}: event {self.seq}, {self.acks} acknowledged, "
            f"{pending} pending, refused {dict(self.refusals)}, {knows}"
        )

    @property
    def alone(self) -> bool:
        """Does it know one server only?"""
        return len(self.addresses) == 1

    async def _connect(self) -> None:
        address = f"{self.addresses[self.at]}?since={self.seq}"
        async with connect(
            address, additional_headers=self.headers, open_timeout=5 if self.alone else SILENCE, close_timeout=1,
            compression=None, max_size=None,
        ) as wire:  # fmt: skip
            if self.pending is not None:
                await self._resend(wire)
            silence = 0.0
            while not self.finished and self.wanted is None:
                try:
                    async with asyncio.timeout(QUIET):
                        raw = await wire.recv()
                    silence = 0.0
                except TimeoutError:
                    silence += QUIET
                    if silence >= SILENCE and not self.alone:
                        raise ConnectionError("the server does not answer") from None
                    if self.pending is not None:
                        await self._resend(wire)
                    await self._catch_up(wire)
                    continue
                await self._receive(wire, json.loads(raw))

    async def _receive(self, wire: ClientConnection, message: dict[str, Any]) -> None:
        kind = message["type"]
        if kind == "hello":
            self.seat, self.greeted = message["seat"], True
        elif not self.greeted:
            raise ConnectionError("expected a hello first, which was lost")
        elif kind == "news":
            await self._news(wire, message)
        elif kind == "chat":
            for line in message["lines"]:
                self.witness.received_line(self.match, line)
        elif kind == "ack":
            await self._ack(wire, message)
        elif kind == "refuse":
            await self._refuse(wire, message)
        await self._decide(wire)

    async def _news(self, wire: ClientConnection, message: dict[str, Any]) -> None:
        for event in message["events"]:
            self.witness.received_event(self.match, self.viewer, event)
        first = message["seq"] - len(message["events"])
        if first > self.seq:
            self.gaps += 1
            await self._catch_up(wire)
            return
        self.seq = max(self.seq, message["seq"])
        if message["view"]["seq"] == self.seq:
            self.view, self.connected = message["view"], True

    async def _ack(self, wire: ClientConnection, message: dict[str, Any]) -> None:
        if self.pending is None or message["cmd_id"] != self.pending["cmd_id"]:
            return  # a repeated answer
        self.witness.received_ack(self.match, self.viewer, self.pending, message["seq"])
        self.acks += 1
        self.settled += self.in_doubt
        said = self.pending["type"] == "say"
        self.pending, self.in_doubt = None, False
        if not said and message["seq"] > self.seq:
            self.view = {}  # newer events are on their way
            await self._catch_up(wire)

    async def _refuse(self, wire: ClientConnection, message: dict[str, Any]) -> None:
        code = message["code"]
        self.refusals[code] += 1
        if message["cmd_id"] is None and code not in EXPECTED:  # not about a command
            self.wrong.append(message)
        if self.pending is None or message["cmd_id"] != self.pending["cmd_id"]:
            return
        if code == "store_down":  # it may be stored nevertheless, so it is sent again
            self.in_doubt = True
            if not self.alone:
                raise ConnectionError("this server has no store")
            await asyncio.sleep(PAUSE)
            await self._resend(wire)
            return
        if code not in EXPECTED:
            self.wrong.append({**message, "command": self.pending})
        if code == "too_many":
            await asyncio.sleep(PAUSE)
        self.pending, self.in_doubt = None, False
        self.view = {}
        await self._catch_up(wire)

    async def _catch_up(self, wire: ClientConnection) -> None:
        await wire.send(json.dumps({"type": "since", "seq": self.seq}))

    async def _resend(self, wire: ClientConnection) -> None:
        self.in_doubt = True
        self.resent += 1
        await wire.send(json.dumps(self.pending))

    async def _decide(self, wire: ClientConnection) -> None:
        if self.pending is not None or self.seat is None or self.stopping or self.over or not self.view:
            return
        command = self.choose_command(self.view, self.seat)
        if command is None:
            return
        command["cmd_id"] = secrets.token_hex(6)
        if command["type"] != "say":
            command["expected_seq"] = self.seq
        self.pending = command
        self.witness.sent_command(self.match, self.viewer, command)
        await wire.send(json.dumps(command))

    def choose_command(self, view: dict[str, Any], seat: int) -> dict[str, Any] | None:
        """Choose what to do now; None is to wait."""

        def sometimes(what: str) -> bool:
            return self.dice.random() < CHANCES[what]

        if not view["started"]:
            return None
        if sometimes("say"):
            return {"type": "say", "text": f"at {view['seq']} {secrets.token_hex(4)}"}
        if seat in view["resigned"]:
            return None
        if str(seat) in view["bots"]:
            return {"type": "return"}
        for request, answer in (("ask", "agree"), ("offer", "agree to end")):
            asked = view[request]
            if asked is not None and asked["seat"] != seat and seat not in asked["agreed"]:
                return {"type": "agree" if sometimes(answer) else "decline"}
        if view["ask"] is None and view["offer"] is None:
            if view["undo"] is not None and sometimes("undo"):
                return {"type": "undo", "to": view["undo"]["to"]}
            if sometimes("offer"):
                return {"type": "offer"}
        if not view["legal"]:
            waits = view["to_act"] >= 0 and sometimes("replace")
            return {"type": "replace", "seat": view["to_act"]} if waits else None
        for kind in ("leave", "resign"):
            if sometimes(kind):
                return {"type": kind, "bot": "random"}
        move = self.dice.choice(view["legal"])
        return {"type": "act", "move": self.dice.choice([move["move"], move["text"]])}
