"""The protocols of uvicorn, with limits on what a client may send and how long it may take."""

from typing import Any

from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.http11 import Request

from fathomfive.kernel.errors import Refused
from fathomfive.server.errors import raw_problem
from fathomfive.server.peers import PEER, PEERS, Peer, Peers

MAX_HEAD = 16 << 10  # bytes of the request line and all headers
MAX_LINE = 8 << 10  # bytes of one of them; the parser of WebSockets accepts no more
MAX_HEADERS = 100
BODY_RATE = 4 << 10  # bytes a second at which a body may go on after its time


class HttpProtocol(HttpToolsProtocol):
    """HTTP with deadlines for the head and the body of a request, and limits on its head."""

    peer: Peer
    peers: Peers

    def connection_made(self, transport: Any) -> None:
        """Count the connection, and wait for its first request."""
        self.peers = self.app_state[PEERS]
        self.peer = self.peers.add(transport)
        self.app_state = {**self.app_state, PEER: self.peer}
        self.in_head = True
        self.head_bytes = 0
        self.problem: Refused | None = None
        super().connection_made(self.peer)
        self.peer.allow(self.peers.limits.head_seconds, self.on_late_head)
        if not self.peer.is_proxy:
            try:
                self.peers.claim(self.peer, self.peer.address)
            except Refused as refused:
                self.refuse(refused)

    def connection_lost(self, exc: Exception | None) -> None:
        """Forget the connection."""
        super().connection_lost(exc)
        self.peers.remove(self.peer)

    def data_received(self, data: bytes) -> None:
        """Parse what was received, piece by piece: of a head that is too large, little more than is allowed."""
        for start in range(0, len(data), MAX_HEAD):
            if self.transport.is_closing() or self not in self.connections:  # refused, or a WebSocket by now
                return
            self._parse(data[start : start + MAX_HEAD])

    def _parse(self, data: bytes) -> None:
        if self.in_head:
            if not self.head_bytes and self.cycle is not None:  # the next request of a connection that was idle
                self.peer.allow(self.peers.limits.head_seconds, self.on_late_head)
            self.head_bytes += len(data)
        super().data_received(data)
        if self.in_head and self.head_bytes > MAX_HEAD and not self.transport.is_closing():
            self.refuse(self.large_head(f"at least {self.head_bytes} bytes"))

    def handle_websocket_upgrade(self) -> None:
        """Hand the connection over; without the parser, which refers to it, this object is freed at once."""
        super().handle_websocket_upgrade()
        del self.parser

    def on_headers_complete(self) -> None:
        """Check the size of a head, and wait for the body."""
        lines = [len(self.url), *(len(name) + len(value) + 4 for name, value in self.headers)]
        if sum(lines) > MAX_HEAD or len(self.headers) > MAX_HEADERS or max(lines) > MAX_LINE:
            self.problem = self.large_head(f"{sum(lines)} bytes in {len(self.headers)} headers")
            raise self.problem  # the parser stops, and `send_400_response` answers
        self.in_head = False
        self.peer.allow(self.peers.limits.body_seconds, self.on_late_body)
        super().on_headers_complete()

    def large_head(self, got: str) -> Refused:
        """Refuse a head that is too large."""
        self.peers.metrics.limits.labels("headers").inc()
        expected = f"{MAX_HEAD >> 10} KiB in {MAX_HEADERS} headers of at most {MAX_LINE >> 10} KiB"
        return Refused("headers_too_large", f"expected at most {expected}, got {got}")

    def on_body(self, body: bytes) -> None:
        """Take a part of a body: a long one may take longer."""
        self.peer.extend(len(body) / BODY_RATE)
        super().on_body(body)

    def on_message_complete(self) -> None:
        """Note that a request is complete."""
        self.peer.settle()
        self.in_head = True
        self.head_bytes = 0
        self.peers.busy(self.peer)
        super().on_message_complete()

    def on_response_complete(self) -> None:
        """Wait for the next request; meanwhile a proxy's connection counts for no visitor."""
        if self.peer.is_proxy:
            self.peers.release(self.peer)
        self.peers.waits(self.peer)
        super().on_response_complete()

    def on_late_head(self) -> None:
        """Close a connection that has not sent a head in time."""
        self.peers.metrics.limits.labels("head_seconds").inc()
        if not self.head_bytes:
            self.transport.close()
            return
        self.refuse(self.late("the headers", self.peers.limits.head_seconds))

    def on_late_body(self) -> None:
        """Close a connection that has not sent a body in time."""
        self.peers.metrics.limits.labels("body_seconds").inc()
        self.refuse(self.late("the body", self.peers.limits.body_seconds))

    def late(self, what: str, seconds: float) -> Refused:
        """Refuse a request that comes too slowly."""
        return Refused("too_slow", f"expected {what} of the request within {seconds:g} seconds")

    def send_400_response(self, msg: str) -> None:
        """Refuse a request that cannot be parsed."""
        self.refuse(self.problem or Refused("bad_request", "expected a request in HTTP/1.1, got something else"))

    def refuse(self, refused: Refused) -> None:
        """Answer without the application, and close."""
        if self.transport.is_closing():
            return
        self.peers.metrics.refusals.labels(refused.code).inc()
        if self.is_answering():
            self.peer.cut(
                "broken"
            )  # a second answer would be read as a part of the first, or as that of another request
            return
        if self.cycle is not None:
            self.cycle.disconnected = True  # the application, if it still waits for a body, need not answer
            self.cycle.message_event.set()
        self.transport.write(raw_problem(refused))
        self.transport.close()

    def is_answering(self) -> bool:
        """Is a response being sent, or was one sent to the request that is being received?"""
        if self.cycle is None:
            return False
        if self.in_head:
            return not self.cycle.response_complete
        return self.cycle.response_started or bool(self.pipeline)


class SocketProtocol(WebSocketsSansIOProtocol):
    """WebSocket on a counted connection."""

    transport: Peer  # `HttpProtocol` hands it over

    def connection_made(self, transport: Any) -> None:
        """Take a connection over from HTTP."""
        transport.settle()
        super().connection_made(transport)

    def connection_lost(self, exc: Exception | None) -> None:
        """Forget the connection."""
        super().connection_lost(exc)
        self.app_state[PEERS].remove(self.transport)

    def handle_connect(self, event: Request) -> None:
        """Start the application; the socket no longer waits for a request."""
        self.app_state[PEERS].busy(self.transport)
        super().handle_connect(event)

    def handle_ping(self) -> None:
        """Answer a ping, unless the client does not read: unread answers must not fill the memory."""
        if self.writable.is_set():
            super().handle_ping()
        else:
            self.conn.data_to_send()

    def handle_parser_exception(self) -> None:
        """Refuse a handshake that cannot be parsed, or close after an invalid frame."""
        if self.conn.close_sent is not None:
            super().handle_parser_exception()
            return
        self.queue.put_nowait({"type": "websocket.disconnect", "code": 1006})
        self.transport.write(raw_problem(Refused("bad_request", "expected a WebSocket handshake, got something else")))
        self.transport.close()
