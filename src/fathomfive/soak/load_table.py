"""One table of a load test with all its sockets, and what they receive."""

import asyncio
import itertools
import random
import time
from collections.abc import Callable
from dataclasses import dataclass, field

import msgspec

from fathomfive.kernel.errors import Refused
from fathomfive.soak.connections import Address, WebSocket
from fathomfive.soak.load_report import SEATS

TIMEOUT = 60.0  # seconds until an answer counts as lost


class _Move(msgspec.Struct):
    move: int


class _Seq(msgspec.Struct):
    seq: int


class _End(msgspec.Struct):
    reason: str


class _View(msgspec.Struct):
    legal: list[_Move] = []
    end: _End | None = None


class Message(msgspec.Struct):
    """What a spectator reads of a message; decoding skips the rest."""

    type: str
    seq: int = 0
    events: list[_Seq] = []
    cmd_id: str | None = None
    code: str = ""
    error: str = ""


class PlayerMessage(Message):
    """What a player reads of a message."""

    view: _View | None = None


_decode_spectator = msgspec.json.Decoder(Message).decode
_decode_player = msgspec.json.Decoder(PlayerMessage).decode


@dataclass
class Measurements:
    """What the sockets of all tables measure."""

    wrong: list[str] = field(default_factory=list)
    acks: dict[str, dict[str, int]] = field(default_factory=dict)  # by match and command, its event
    ack_times: list[tuple[float, float]] = field(default_factory=list)  # due time and latency
    news_times: list[tuple[float, float]] = field(default_factory=list)
    bot_times: list[tuple[float, float]] = field(
        default_factory=list
    )  # when the turn of a bot began, and how long it took

    def acknowledged(self) -> int:
        """Count the acknowledged moves."""
        return sum(map(len, self.acks.values()))


@dataclass
class SentMove:
    """A move that was sent."""

    due: float
    cmd_id: str
    seq: int  # the event it must become
    seat: int
    waiting: int = 0  # sockets that have not received its event
    acked: bool = False


@dataclass
class LoadContext:
    """What all tables of a load test share."""

    address: Address
    sockets_a_table: int
    on_ready: "Callable[[LoadTable], None]"
    dice: random.Random
    measured: Measurements = field(default_factory=Measurements)
    numbers: "itertools.count[int]" = field(default_factory=lambda: itertools.count(1))  # of commands


class LoadTable:
    """One table in play.  Where there are fewer keys than seats, bots have the other seats."""

    def __init__(self, context: LoadContext, match: str, keys: list[str], address: Address | None = None) -> None:
        self.context = context
        self.match = match
        self.keys = keys
        self.address = address or context.address
        self.measured = context.measured
        self.sockets: list[WebSocket] = []
        self.received = [0] * context.sockets_a_table  # the last event, by socket
        self.legal: list[list[int]] = [[] for _ in keys]
        self.connected = False  # all sockets have received the table
        self.over = False
        self.sent: SentMove | None = None
        self.ahead = 0  # moves to make at once, before the table waits for its turn
        self.bot_since: float | None = None  # when the turn of a bot began; None: it is a person's

    async def connect(self) -> None:
        """Open all sockets, and wait until each has received the table."""
        for n in range(len(self.received)):
            key = self.keys[n] if n < len(self.keys) else None
            path = f"/api/tables/{self.match}/wire?since=0"

            def on_text(raw: bytes, n: int = n) -> None:
                self.receive(n, raw)

            self.sockets.append(
                await WebSocket.connect(self.address, path, key, on_text, self.measured.wrong.append)
            )  # fmt: skip
        end = time.perf_counter() + TIMEOUT
        while not all(self.received):
            if time.perf_counter() > end:
                raise Refused("lost", f"match {self.match}: a socket received nothing for {TIMEOUT:g} seconds")
            await asyncio.sleep(0.01)
        self.connected = True
        self.next_move()

    def receive(self, n: int, raw: bytes) -> None:
        """Process a message to socket n."""
        message: Message = _decode_player(raw) if n < len(self.keys) else _decode_spectator(raw)
        if message.type == "news":
            self._receive_news(n, message)
        elif message.type == "ack":
            self._receive_ack(message)
        elif message.type == "refuse":
            self.measured.wrong.append(f"match {self.match}: refused, {message.code}: {message.error}")

    def _receive_ack(self, message: Message) -> None:
        assert self.sent is not None
        if (message.cmd_id, message.seq) != (self.sent.cmd_id, self.sent.seq):
            self.measured.wrong.append(f"match {self.match}: expected {self.sent}, got {message}")
        self.sent.acked = True
        self.measured.acks.setdefault(self.match, {})[self.sent.cmd_id] = message.seq
        self.measured.ack_times.append((self.sent.due, time.perf_counter() - self.sent.due))
        self.next_move()

    def _receive_news(self, n: int, message: Message) -> None:
        """Check that every event arrives once and in order at every socket."""
        if [event.seq for event in message.events] != list(range(self.received[n] + 1, message.seq + 1)):
            self.measured.wrong.append(
                f"match {self.match}: socket {n} had {self.received[n]} events and received {message.events}"
            )
        before, self.received[n] = self.received[n], message.seq
        if isinstance(message, PlayerMessage) and message.view is not None:
            self.legal[n] = [line.move for line in message.view.legal]
            self.over = message.view.end is not None
            self._time_bot(message)
        sent = self.sent
        if sent is not None and before < sent.seq <= message.seq:
            if n != sent.seat:
                sent.waiting -= 1
                if not sent.waiting:
                    self.measured.news_times.append((sent.due, time.perf_counter() - sent.due))
            self.next_move()

    def _time_bot(self, message: PlayerMessage) -> None:
        """Measure how long the turn of a bot took, and go on when it is a person's turn again."""
        if len(self.keys) == SEATS or not message.events:
            return
        now, before = time.perf_counter(), self.bot_since
        if not self.over and not any(self.legal):
            self.bot_since = now if before is None else before
        elif before is not None:
            self.bot_since = None
            self.measured.bot_times.append((before, now - before))
            if self.connected and self.sent is None:
                self.next_move()

    def next_move(self) -> None:
        """When all sockets have received the last move, make the next one or report that the table is ready."""
        if self.sent is not None and not (self.sent.acked and self.sent.seq <= min(self.received)):
            return
        self.sent = None
        if self.bot_since is not None:
            return
        if self.ahead and not self.over:
            self.ahead -= 1
            self.move(time.perf_counter())
        else:
            self.context.on_ready(self)

    def move(self, due: float) -> None:
        """Send a random legal move of the seat to act."""
        seat = next(n for n, moves in enumerate(self.legal) if moves)
        chosen = self.context.dice.choice(self.legal[seat])
        cmd_id = f"c{next(self.context.numbers)}"
        self.sent = SentMove(due, cmd_id, self.received[seat] + 1, seat, waiting=len(self.received) - 1)
        act = {"type": "act", "cmd_id": cmd_id, "expected_seq": self.received[seat], "move": chosen}
        self.sockets[seat].send(msgspec.json.encode(act))

    def close(self) -> None:
        """Close all sockets."""
        for socket in self.sockets:
            socket.close()
