"""One visitor with an address of its own: requests, sockets and bare connections, and a tally of the answers."""

import asyncio
import socket
from collections import Counter
from collections.abc import Mapping
from typing import Any

import msgspec

from fathomfive.kernel.errors import Refused
from fathomfive.soak.attacks.table_socket import TableSocket
from fathomfive.soak.connections import Address, HttpConnection, Reply

LOST = (OSError, EOFError, TimeoutError, asyncio.IncompleteReadError, asyncio.LimitOverrunError)
RETRY = 0.2  # seconds before a refused preparation is tried again
TRIES = 100


class Visitor:
    """Somebody at one address."""

    def __init__(self, address: Address, tally: "Counter[str]", broken: list[str]) -> None:
        self.address = address
        self.tally = tally
        self.broken = broken

    async def ask(
        self,
        method: str,
        path: str,
        body: Any = None,
        key: str | None = None,
        more: Mapping[str, str] | None = None,
        raw: bytes | None = None,
    ) -> Reply:
        """Send a request over a new connection, and count how it is answered; an internal error breaks a promise."""
        connection = HttpConnection(self.address)
        sent = raw if raw is not None else b"" if body is None else msgspec.json.encode(body)
        try:
            reply = await connection.ask(method, path, sent, key, more)
        finally:
            connection.close()
        self.count(reply.status, f"{method} {path}")
        return reply

    def count(self, status: int, what: str) -> None:
        """Count an answer."""
        self.tally["accepted" if status < 400 else "refused"] += 1
        if status == 500:
            self.broken.append(f"{what[:100]} was answered by an internal error")

    async def must(self, path: str, body: Any = None, key: str | None = None) -> dict[str, Any]:
        """Post a request that prepares an attack; one that is refused for a while is repeated."""
        for _ in range(TRIES):
            reply = await self.ask("POST", path, body, key)
            if reply.status not in (429, 503):
                break
            await asyncio.sleep(RETRY)
        if reply.status >= 400:
            raise Refused("not_prepared", f"POST {path} was refused: {reply.body.decode(errors='replace')[:200]}")
        return reply.shape

    async def person(self, name: str = "Mallory") -> str:
        """Become a new person, and give the key."""
        key: str = (await self.must("/api/me", {"name": name}))["key"]
        return key

    async def lay(self, key: str, game: str, *seats: str, **more: Any) -> dict[str, Any]:
        """Lay a table."""
        return await self.must("/api/tables", {"game": game, "seats": seats, **more}, key)

    async def start(self, key: str, game: str, *seats: str, **more: Any) -> str:
        """Lay a table where all seats are taken, start it, and give its match."""
        match: str = (await self.lay(key, game, *seats, **more))["match"]
        await self.must(f"/api/tables/{match}/start", None, key)
        return match

    async def sit(
        self, match: str, key: str | None, query: str = "", more: Mapping[str, str] | None = None
    ) -> TableSocket:
        """Open a socket at a table, and wait for its first news."""
        return await TableSocket.open(self.address, match, key, self.tally, query, more)

    async def connect(self, receive_buffer: int | None = None) -> socket.socket:
        """Open a bare connection, with a small buffer for what is received if wanted."""
        bare = socket.socket()
        try:
            bare.setblocking(False)
            if receive_buffer is not None:
                bare.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, receive_buffer)
            bare.bind((self.address.client or "", 0))
            await asyncio.get_running_loop().sock_connect(bare, (self.address.host, self.address.port))
        except BaseException:
            bare.close()
            raise
        return bare
