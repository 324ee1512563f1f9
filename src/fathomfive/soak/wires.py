"""Sockets as lean as they can be: a generator of load must not be what is measured."""

import asyncio
import base64
import os
import time
from collections.abc import Callable
from typing import Any

import msgspec

from fathomfive.kernel.errors import Refused

TEXT, CLOSE, PING, PONG = 1, 8, 9, 10  # kinds of frames (RFC 6455)
LAST = 0x80  # of the first byte: the message ends with this frame; of the second: it is masked
SHORT, MIDDLE = 126, 127  # lengths that say: two, or eight bytes with the length follow
KEPT_OPEN = 2.0  # seconds after which an unused connection may be closed by the server at any moment
END = b"\r\n\r\n"  # of a head


class Asker:
    """One kept-open HTTP connection."""

    def __init__(self, host: str, port: int) -> None:
        self._address = (host, port)
        self._both: tuple[asyncio.StreamReader, asyncio.StreamWriter] | None = None
        self._used = 0.0

    async def post(self, path: str, body: Any = None, key: str | None = None) -> dict[str, Any]:
        """Ask for something, and give the answer; what is refused is an error."""
        if time.monotonic() - self._used > KEPT_OPEN:
            self.close()
        if self._both is None:
            self._both = await asyncio.open_connection(*self._address)
        reader, writer = self._both
        raw = b"" if body is None else msgspec.json.encode(body)
        proof = "" if key is None else f"authorization: Bearer {key}\r\n"
        head = f"POST {path} HTTP/1.1\r\nhost: {self._address[0]}:{self._address[1]}\r\n{proof}"
        writer.write(f"{head}content-type: application/json\r\ncontent-length: {len(raw)}\r\n\r\n".encode() + raw)
        status, *fields = (await reader.readuntil(END)).decode().split("\r\n")
        length = next(int(f.partition(":")[2]) for f in fields if f.lower().startswith("content-length"))
        answer: dict[str, Any] = msgspec.json.decode(await reader.readexactly(length))
        self._used = time.monotonic()
        if not answer["ok"]:
            raise Refused(answer["code"], f"{path.rpartition('/')[2]} was refused, {status}: {answer['error']}")
        return answer

    def close(self) -> None:
        """Hang up."""
        if self._both is not None:
            self._both[1].close()
            self._both = None


class Wire(asyncio.Protocol):
    """One WebSocket.  Whole messages go to `on_text`; `on_loss` hears of an end that was not wanted."""

    def __init__(self, head: bytes, on_text: Callable[[bytes], None], on_loss: Callable[[str], None]) -> None:
        self._head = head
        self._on_text = on_text
        self._on_loss = on_loss
        self._rest = b""
        self._open = False
        self._wanted = True
        self._transport: asyncio.WriteTransport | None = None

    @classmethod
    async def to(
        cls, host: str, port: int, path: str, key: str | None,
        on_text: Callable[[bytes], None], on_loss: Callable[[str], None],
    ) -> "Wire":  # fmt: skip
        """Connect; messages come as soon as the server sends them."""
        proof = "" if key is None else f"authorization: Bearer {key}\r\n"
        nonce = base64.b64encode(os.urandom(16)).decode()
        head = (
            f"GET {path} HTTP/1.1\r\nhost: {host}:{port}\r\nupgrade: websocket\r\nconnection: upgrade\r\n{proof}"
            f"sec-websocket-key: {nonce}\r\nsec-websocket-version: 13\r\n\r\n"
        )
        loop = asyncio.get_running_loop()
        _, wire = await loop.create_connection(lambda: cls(head.encode(), on_text, on_loss), host, port)
        return wire

    def send(self, text: bytes) -> None:
        """Send a short message."""
        self._frame(TEXT, text)

    def close(self) -> None:
        """Go."""
        self._wanted = False
        if self._transport is not None:
            self._frame(CLOSE, b"\x03\xe8")  # 1000: done
            self._transport.close()

    def _frame(self, kind: int, body: bytes) -> None:
        assert self._transport is not None, "it is connected"
        size = len(body)
        length = bytes((LAST | size,)) if size < SHORT else bytes((LAST | SHORT,)) + size.to_bytes(2)
        # a mask of zeros is a mask: what it is for, proxies that are fooled, is not between the two of us
        self._transport.write(bytes((LAST | kind,)) + length + bytes(4) + body)

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        """Shake hands."""
        assert isinstance(transport, asyncio.WriteTransport)
        self._transport = transport
        transport.write(self._head)

    def connection_lost(self, exc: Exception | None) -> None:
        """Tell whoever did not want it."""
        if self._wanted:
            self._on_loss(f"a socket was closed: {exc or 'by the server'}")

    def data_received(self, data: bytes) -> None:
        """Cut what came into messages."""
        data = self._rest + data if self._rest else data
        at = 0
        if not self._open:
            at = data.find(END) + len(END)
            if at < len(END):
                self._rest = data
                return
            if not data.startswith(b"HTTP/1.1 101 "):
                self._wanted = False
                self._on_loss(f"no socket was opened: {data[:at].splitlines()[0].decode()}")
                return
            self._open = True
        while len(data) - at >= 2:
            size = data[at + 1]
            body = at + 2
            if size >= SHORT:
                body += 2 if size == SHORT else 8
                size = int.from_bytes(data[at + 2 : body])
            if len(data) < body + size:
                break
            kind = data[at] & 0xF
            if kind == TEXT:
                self._on_text(data[body : body + size])
            elif kind == PING:
                self._frame(PONG, data[body : body + size])
            at = body + size
        self._rest = data[at:]
