"""Lean HTTP and WebSocket clients, so that the load generator is not what is measured."""

import asyncio
import base64
import os
import time
from collections.abc import Callable, Mapping
from typing import Any, NamedTuple

import msgspec

from fathomfive.kernel.errors import Refused

TEXT, CLOSE, PING, PONG = 1, 8, 9, 10  # kinds of frames (RFC 6455)
FIN = MASK = 0x80  # bits of the first byte (last frame of a message) and of the second (masked)
LENGTH_16 = 126  # the length follows in two bytes; 127: in eight
KEEP_ALIVE = 2.0  # seconds after which the server may close an idle connection
END = b"\r\n\r\n"  # of the headers

OnText = Callable[[bytes], None]
OnLoss = Callable[[str], None]


class Address(NamedTuple):
    """Where a server listens, and the address a client connects from."""

    host: str
    port: int
    client: str | None = None  # None: the system chooses

    @property
    def bound(self) -> tuple[str, int] | None:
        """What a client's socket is bound to."""
        return None if self.client is None else (self.client, 0)

    def head(self, method: str, path: str, key: str | None, more: Mapping[str, str]) -> str:
        """Write the first lines of a request, without the empty line that ends them."""
        headers = {"host": f"{self.host}:{self.port}", **({} if key is None else {"authorization": f"Bearer {key}"})}
        lines = "".join(f"{name}: {value}\r\n" for name, value in {**headers, **more}.items())
        return f"{method} {path} HTTP/1.1\r\n{lines}"


class Reply(NamedTuple):
    """The answer to a request."""

    status: int
    headers: dict[str, str]  # by name in lower case
    body: bytes

    @property
    def shape(self) -> dict[str, Any]:
        """The body as plain data; empty if it is no JSON object."""
        try:
            found = msgspec.json.decode(self.body)
        except msgspec.DecodeError:
            return {}
        return found if isinstance(found, dict) else {}


class HttpConnection:
    """One keep-alive HTTP connection."""

    def __init__(self, address: Address) -> None:
        self._address = address
        self._streams: tuple[asyncio.StreamReader, asyncio.StreamWriter] | None = None
        self._used = 0.0

    async def post(self, path: str, body: Any = None, key: str | None = None) -> dict[str, Any]:
        """Post a request and give the answer; a refusal is raised."""
        raw = b"" if body is None else msgspec.json.encode(body)
        reply = await self.ask("POST", path, raw, key)
        answer = reply.shape
        if not answer["ok"]:
            raise Refused(answer["code"], f"{path.rpartition('/')[2]} was refused, {reply.status}: {answer['error']}")
        return answer

    async def ask(
        self, method: str, path: str, raw: bytes = b"", key: str | None = None, more: Mapping[str, str] | None = None
    ) -> Reply:
        """Send a request, with further headers if given, and read the whole answer."""
        if time.monotonic() - self._used > KEEP_ALIVE:
            self.close()
        if self._streams is None:
            address = self._address
            self._streams = await asyncio.open_connection(address.host, address.port, local_addr=address.bound)
        reader, writer = self._streams
        sized = {"content-type": "application/json", "content-length": str(len(raw)), **(more or {})}
        writer.write(f"{self._address.head(method, path, key, sized)}\r\n".encode() + raw)
        status, *fields = (await reader.readuntil(END)).decode("latin-1").split("\r\n")
        headers = {name.lower(): value.strip() for name, _, value in (field.partition(":") for field in fields)}
        length = headers.get("content-length")
        body = await (reader.read() if length is None else reader.readexactly(int(length)))
        self._used = time.monotonic()
        if length is None or headers.get("connection") == "close":
            self.close()
        return Reply(int(status.split()[1]), headers, body)

    def close(self) -> None:
        """Close the connection."""
        if self._streams is not None:
            self._streams[1].close()
            self._streams = None


def handshake() -> dict[str, str]:
    """Give the headers that ask for a WebSocket."""
    nonce = base64.b64encode(os.urandom(16)).decode()
    return {
        "upgrade": "websocket", "connection": "upgrade", "sec-websocket-key": nonce, "sec-websocket-version": "13",
    }  # fmt: skip


class WebSocket(asyncio.Protocol):
    """One WebSocket.  Whole messages go to `on_text`, an unexpected end to `on_loss`."""

    def __init__(self, head: bytes, on_text: OnText, on_loss: OnLoss) -> None:
        self._head = head
        self._on_text = on_text
        self._on_loss = on_loss
        self._rest = b""
        self._open = False
        self._closing = False
        self._transport: asyncio.WriteTransport | None = None

    @classmethod
    async def connect(
        cls,
        address: Address,
        path: str,
        key: str | None,
        on_text: OnText,
        on_loss: OnLoss,
        more: Mapping[str, str] | None = None,
    ) -> "WebSocket":
        """Connect to a path of a server, with further headers if given."""
        head = address.head("GET", path, key, {**handshake(), **(more or {})})
        loop = asyncio.get_running_loop()
        _, opened = await loop.create_connection(
            lambda: cls(f"{head}\r\n".encode(), on_text, on_loss),
            address.host,
            address.port,
            local_addr=address.bound,
        )
        return opened

    def send(self, text: bytes) -> None:
        """Send a short message."""
        self._frame(TEXT, text)

    def close(self) -> None:
        """Close the socket."""
        self._closing = True
        if self._transport is not None:
            self._frame(CLOSE, b"\x03\xe8")  # 1000: normal closure
            self._transport.close()

    def _frame(self, kind: int, body: bytes) -> None:
        assert self._transport is not None, "the socket is connected"
        size = len(body)
        length = bytes((MASK | size,)) if size < LENGTH_16 else bytes((MASK | LENGTH_16,)) + size.to_bytes(2)
        # a mask of zeros is valid; masks protect proxies, and there is none here
        self._transport.write(bytes((FIN | kind,)) + length + bytes(4) + body)

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        """Send the handshake."""
        assert isinstance(transport, asyncio.WriteTransport)
        self._transport = transport
        transport.write(self._head)

    def connection_lost(self, exc: Exception | None) -> None:
        """Report an unexpected end."""
        if not self._closing:
            self._on_loss(f"a socket was closed: {exc or 'by the server'}")

    def data_received(self, data: bytes) -> None:
        """Split the stream into messages."""
        data = self._rest + data if self._rest else data
        at = 0
        if not self._open:
            at = self._finish_handshake(data)
            if not self._open:
                self._rest = data
                return
        while len(data) - at >= 2:
            size = data[at + 1]
            body = at + 2
            if size >= LENGTH_16:
                body += 2 if size == LENGTH_16 else 8
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

    def _finish_handshake(self, data: bytes) -> int:
        """Read the answer to the handshake once it is complete, and give its length."""
        length = data.find(END) + len(END)
        if length < len(END) or self._closing:
            return 0
        if not data.startswith(b"HTTP/1.1 101 "):
            self._closing = True
            self._on_loss(f"the handshake failed: {data.splitlines()[0].decode()}")
            return 0
        self._open = True
        return length
