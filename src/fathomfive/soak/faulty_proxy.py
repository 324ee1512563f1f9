"""A faulty proxy between clients and a server: it repeats, delays, swaps, loses and cuts messages, and disconnects."""

import asyncio
import random
from collections import Counter
from collections.abc import AsyncIterator
from contextlib import suppress

TEXT = 0x1  # the opcode of a text message; other frames pass unchanged, and fragmented messages do not occur
FAULTS = {"repeated": 0.03, "delayed": 0.03, "swapped": 0.03, "lost": 0.02, "cut": 0.005, "broken": 0.005}
MAX_DELAY = 0.1  # seconds
MAX_HOLD = 0.05  # seconds that a message to be swapped waits for the next one

Reader = asyncio.StreamReader
Writer = asyncio.StreamWriter


class Disconnected(Exception):
    """The proxy disconnects on purpose."""


class FaultyProxy:
    """Listens on a port of its own and forwards everything to the server, with faults."""

    def __init__(self, port: int, dice: random.Random, faults: dict[str, float] | None = None) -> None:
        self.port = port  # of the server
        self.dice = dice
        self.faults = FAULTS if faults is None else faults
        self.made: Counter[str] = Counter()  # faults, by kind
        self._listener: asyncio.Server | None = None
        self._connections: set[asyncio.Task[None]] = set()

    async def open(self) -> str:
        """Listen, and give the address."""
        self._listener = await asyncio.start_server(self._connected, "127.0.0.1", 0)
        return f"http://127.0.0.1:{self._listener.sockets[0].getsockname()[1]}"

    async def close(self) -> None:
        """Close all connections."""
        assert self._listener is not None, "the proxy is open"
        self._listener.close()
        for task in list(self._connections):
            task.cancel()
        await asyncio.gather(*self._connections, return_exceptions=True)

    async def _connected(self, reader: Reader, writer: Writer) -> None:
        task = asyncio.current_task()
        assert task is not None
        self._connections.add(task)
        try:
            with suppress(OSError, EOFError, Disconnected):
                await self._forward_both(reader, writer)
        finally:
            self._connections.discard(task)
            writer.transport.abort()

    async def _forward_both(self, reader: Reader, writer: Writer) -> None:
        there, back = await asyncio.open_connection("127.0.0.1", self.port)
        both = [asyncio.ensure_future(self._forward(reader, back)), asyncio.ensure_future(self._forward(there, writer))]
        try:
            done, _ = await asyncio.wait(both, return_when=asyncio.FIRST_COMPLETED)
            for task in done:
                task.result()
        finally:
            for task in both:
                task.cancel()
            await asyncio.gather(*both, return_exceptions=True)
            back.transport.abort()

    async def _forward(self, reader: Reader, writer: Writer) -> None:
        head = await reader.readuntil(b"\r\n\r\n")  # the handshake, or its answer
        writer.write(head)
        held: bytes | None = None
        messages = frames(reader)
        while True:
            coming = asyncio.ensure_future(anext(messages))
            try:
                if held is not None:  # it is sent after the next message, or alone if none comes
                    await asyncio.wait([coming], timeout=MAX_HOLD)
                    if not coming.done():
                        writer.write(held)
                        held = None
                frame = await coming
            finally:
                coming.cancel()
                await asyncio.gather(coming, return_exceptions=True)
            fault = self._fault() if frame[0] & 0xF == TEXT else None
            if fault == "swapped" and held is None:
                held = frame
                continue
            await self._write(writer, frame, fault)
            if held is not None:
                writer.write(held)
                held = None
            await writer.drain()

    async def _write(self, writer: Writer, frame: bytes, fault: str | None) -> None:
        if fault == "broken":
            raise Disconnected
        if fault == "cut":
            writer.write(frame[: self.dice.randrange(1, len(frame))])
            await writer.drain()
            raise Disconnected
        if fault == "delayed":
            await asyncio.sleep(self.dice.uniform(0, MAX_DELAY))
        if fault != "lost":
            writer.write(frame)
        if fault == "repeated":
            writer.write(frame)

    def _fault(self) -> str | None:
        thrown = self.dice.random()
        for kind, chance in self.faults.items():
            thrown -= chance
            if thrown < 0:
                self.made[kind] += 1
                return kind
        return None


async def frames(reader: Reader) -> AsyncIterator[bytes]:
    """Give the raw frames of a WebSocket one by one."""
    while True:
        head = await reader.readexactly(2)
        length = head[1] & 0x7F
        if length >= 126:
            more = await reader.readexactly(2 if length == 126 else 8)
            head += more
            length = int.from_bytes(more, "big")
        masked = 4 if head[1] & 0x80 else 0
        yield head + await reader.readexactly(masked + length)
