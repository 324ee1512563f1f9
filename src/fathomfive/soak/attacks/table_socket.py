"""A socket at a table whose commands await their answers."""

import asyncio
from collections import Counter
from collections.abc import Callable, Mapping
from typing import Any

import msgspec

from fathomfive.soak.connections import Address, WebSocket


class TableSocket:
    """A player or a spectator."""

    def __init__(self, tally: "Counter[str]") -> None:
        self.tally = tally
        self.seq = 0
        self.view: dict[str, Any] = {}
        self.moves = 0  # events of moves received
        self.refused = ""  # the code with which the socket itself was refused
        self.lost = False
        self.changed = asyncio.Event()
        self._answers: dict[str, asyncio.Future[dict[str, Any]]] = {}
        self._sent = 0
        self._socket: WebSocket | None = None

    @classmethod
    async def open(
        cls,
        address: Address,
        match: str,
        key: str | None,
        tally: "Counter[str]",
        query: str = "",
        more: Mapping[str, str] | None = None,
    ) -> "TableSocket":
        """Connect, and wait for the first news."""
        table = cls(tally)
        table._socket = await WebSocket.connect(
            address, f"/api/tables/{match}/wire{query}", key, table._receive, table._lose, more
        )
        tally["sockets"] += 1
        await table.until(lambda: bool(table.view))
        return table

    async def reached(self, seq: int) -> None:
        """Wait until an event is received."""
        await self.until(lambda: self.seq >= seq)

    async def until(self, true: Callable[[], bool]) -> None:
        """Wait until something about the table is true; raises if the socket is closed."""
        while not true():
            if self.lost or self.refused:
                raise ConnectionError(f"the socket was closed: {self.refused}")
            self.changed.clear()
            await self.changed.wait()

    async def tell(self, kind: str, **more: Any) -> dict[str, Any]:
        """Send a command, and wait for its answer: its type is `refuse` if it is not done."""
        self._sent += 1
        cmd_id = f"h{id(self) % 10**6}-{self._sent}"
        answer: asyncio.Future[dict[str, Any]] = asyncio.get_running_loop().create_future()
        self._answers[cmd_id] = answer
        self.send({"type": kind, "cmd_id": cmd_id, **more})
        return await answer

    async def command(self, kind: str, **more: Any) -> dict[str, Any]:
        """Send a command that changes the table as it is now, and wait for its answer."""
        return await self.tell(kind, expected_seq=self.seq, **more)

    def send(self, message: Any) -> None:
        """Send a message without waiting."""
        if self._socket is None or self.lost:
            raise ConnectionError("the socket was closed")
        self.tally["messages"] += 1
        self._socket.send(msgspec.json.encode(message))

    def close(self) -> None:
        """Disconnect."""
        if self._socket is not None and not self.lost:
            self._socket.close()

    def _receive(self, raw: bytes) -> None:
        message = msgspec.json.decode(raw)
        kind = message["type"]
        if kind == "news":
            self.seq, self.view = message["seq"], message["view"]
            self.moves += sum(event["kind"] == "move" for event in message["events"])
        elif kind == "refuse" and message["cmd_id"] is None:
            self.refused = message["code"]
        if kind == "refuse":
            self.tally["refused"] += 1
        elif kind in ("ack", "reason", "advice", "points"):
            self.tally["accepted"] += 1
        answer = self._answers.pop(message.get("cmd_id") or "", None)
        if answer is not None and not answer.done():
            answer.set_result(message)
        self.changed.set()

    def _lose(self, words: str) -> None:
        self.lost = True
        self.tally["cut"] += 1
        for answer in self._answers.values():
            if not answer.done():
                answer.set_exception(ConnectionError(words))
                answer.exception()  # a command may be given up before its answer
        self._answers.clear()
        self.changed.set()
