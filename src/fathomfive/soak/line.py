"""A bad line between clients and a server: it repeats, delays, swaps, loses and cuts messages, and breaks."""

import asyncio
import random
from collections import Counter
from collections.abc import AsyncIterator
from contextlib import suppress

TEXT = 0x1  # the opcode of a message of words; those of several frames do not come up, and others pass as they are
FAULTS = {"repeated": 0.03, "delayed": 0.03, "swapped": 0.03, "lost": 0.02, "cut": 0.005, "broken": 0.005}
DELAY = 0.1  # the longest, in seconds
HELD = 0.05  # seconds after which a message that waits for another to overtake it goes on its way

Reader = asyncio.StreamReader
Writer = asyncio.StreamWriter


class Broken(Exception):
    """The connection is broken, on purpose."""


class Line:
    """Listens at an address of its own and passes everything on to another, in its own manner."""

    def __init__(self, port: int, dice: random.Random, faults: dict[str, float] | None = None) -> None:
        self.port = port  # of the server
        self.dice = dice
        self.faults = FAULTS if faults is None else faults
        self.made: Counter[str] = Counter()  # faults, by kind
        self._door: asyncio.Server | None = None
        self._talking: set[asyncio.Task[None]] = set()

    async def open(self) -> str:
        """Listen; gives the address."""
        self._door = await asyncio.start_server(self._connected, "127.0.0.1", 0)
        return f"http://127.0.0.1:{self._door.sockets[0].getsockname()[1]}"

    async def close(self) -> None:
        """Hang up on everyone."""
        assert self._door is not None, "it was opened"
        self._door.close()
        for task in list(self._talking):
            task.cancel()
        await asyncio.gather(*self._talking, return_exceptions=True)

    async def _connected(self, reader: Reader, writer: Writer) -> None:
        task = asyncio.current_task()
        assert task is not None
        self._talking.add(task)
        try:
            with suppress(OSError, EOFError, Broken):
                await self._talk(reader, writer)
        finally:
            self._talking.discard(task)
            writer.transport.abort()

    async def _talk(self, reader: Reader, writer: Writer) -> None:
        there, back = await asyncio.open_connection("127.0.0.1", self.port)
        both = [asyncio.ensure_future(self._pass_on(reader, back)), asyncio.ensure_future(self._pass_on(there, writer))]
        try:
            done, _ = await asyncio.wait(both, return_when=asyncio.FIRST_COMPLETED)
            for task in done:
                task.result()
        finally:
            for task in both:
                task.cancel()
            await asyncio.gather(*both, return_exceptions=True)
            back.transport.abort()

    async def _pass_on(self, reader: Reader, writer: Writer) -> None:
        head = await reader.readuntil(b"\r\n\r\n")  # the request that opens a socket, or its answer
        writer.write(head)
        held: bytes | None = None
        messages = frames(reader)
        while True:
            coming = asyncio.ensure_future(anext(messages))
            try:
                if held is not None:  # it goes after the next one, or when none comes
                    await asyncio.wait([coming], timeout=HELD)
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
            raise Broken
        if fault == "cut":
            writer.write(frame[: self.dice.randrange(1, len(frame))])
            await writer.drain()
            raise Broken
        if fault == "delayed":
            await asyncio.sleep(self.dice.uniform(0, DELAY))
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
    """Give the frames of a WebSocket one by one, as they are."""
    while True:
        head = await reader.readexactly(2)
        length = head[1] & 0x7F
        if length >= 126:
            more = await reader.readexactly(2 if length == 126 else 8)
            head += more
            length = int.from_bytes(more, "big")
        masked = 4 if head[1] & 0x80 else 0
        yield head + await reader.readexactly(masked + length)
