"""The gate before the application: where a request comes from and goes to is checked, its outcome is counted."""

import asyncio
import time
from typing import Any

from litestar.enums import ScopeType
from litestar.types import ASGIApp, Message, Receive, Scope, Send

from fathomfive.kernel.errors import Refused
from fathomfive.server.access_log import AccessLog
from fathomfive.server.errors import problem
from fathomfive.server.limits import Limits, RateLimiter
from fathomfive.server.metrics import Metrics
from fathomfive.server.peers import PEER, PEERS, Peer, Peers
from fathomfive.server.sanctions import SanctionList
from fathomfive.server.security import SAFE_METHODS, AllowedHosts, check_origin, visitor_network

SWITCHING = 101
POLICY_VIOLATION = 1008  # the close code of a refused socket
DELAY = 2.0  # seconds before a visitor who comes too often is told so: a flood waits for its answers
LIMITED = ("api", "health", "metrics")  # not the pages: each loads a dozen files at once, and the browser caches them
NO_ROUTE = "none"  # of a request that no route accepts


class Gate:
    """An ASGI application around the real one."""

    def __init__(
        self,
        app: ASGIApp,
        metrics: Metrics,
        hosts: AllowedHosts | None = None,
        log: AccessLog | None = None,
        sanctions: SanctionList | None = None,
        limits: Limits | None = None,
    ) -> None:
        limits = limits or Limits()
        self.requests = RateLimiter(limits.requests, limits.at_once)
        self.openings = RateLimiter(limits.openings, limits.openings_at_once)
        self.app = app
        self.sanctions = sanctions
        self.metrics = metrics
        self.hosts = hosts
        self.log = log

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Let a request or a socket in, or refuse it."""
        began = time.perf_counter()
        outcome = Outcome(send)
        state: dict[str, Any] = scope.get("state") or {}
        peer: Peer | None = state.get(PEER)
        written = 0 if peer is None else peer.written
        is_socket = scope["type"] == ScopeType.WEBSOCKET
        try:
            refused = self.check(scope, state.get(PEERS), peer)
            if refused is not None:
                self.metrics.refusals.labels(refused.code).inc()
                if refused.retry_after is not None:
                    await asyncio.sleep(DELAY)
                await refuse(scope, refused, outcome.send)
            else:
                await self.app(scope, receive, send if is_socket else outcome.send)
                outcome.status = SWITCHING if is_socket else outcome.status
        finally:
            seconds = time.perf_counter() - began
            route = scope.get("path_template") or NO_ROUTE
            method = "WEBSOCKET" if is_socket else str(scope.get("method"))
            self.metrics.request(route, method, outcome.status, seconds)
            if self.log is not None:
                size = outcome.size if peer is None else peer.written - written
                self.log.write(method, route, outcome.status, seconds, size, address_of(scope))

    def check(self, scope: Scope, peers: Peers | None, peer: Peer | None) -> Refused | None:
        """Find out why a request is not let in, if it is not."""
        try:
            if self.sanctions is not None:
                self.sanctions.check_address(address_of(scope))
            if self.hosts is not None:
                self.hosts.check(scope["headers"])
            self.check_rate(scope)
            if scope["type"] == ScopeType.WEBSOCKET or scope["method"] not in SAFE_METHODS:
                check_origin(scope["headers"])  # before a handshake: a socket costs more than a refusal
            if peers is not None and peer is not None:
                peers.claim(peer, address_of(scope))
        except Refused as refused:
            return refused.with_traceback(None)  # it refers to the caller, who refers to it: a cycle
        return None

    def check_rate(self, scope: Scope) -> None:
        """Refuse a visitor who comes too often: here, before the application does anything that costs more."""
        if scope["type"] == ScopeType.WEBSOCKET:
            kind, what, limiter = "socket_openings", "sockets a second may be opened", self.openings
        elif scope["path"].lstrip("/").partition("/")[0] in LIMITED:
            kind, what, limiter = "requests", "requests a second are accepted", self.requests
        else:
            return
        with self.metrics.counting_limit(kind):
            limiter.check(visitor_network(address_of(scope)), f"at most {limiter.per_second:g} {what}")


class Outcome:
    """The status and the size of a response that is being sent."""

    def __init__(self, send: Send) -> None:
        self._send = send
        self.status: int | None = None
        self.size = 0

    async def send(self, message: Message) -> None:
        """Send a part of the response."""
        if message["type"] in ("http.response.start", "websocket.http.response.start"):
            self.status = message["status"]
        elif message["type"] == "http.response.body":
            self.size += len(message["body"])
        await self._send(message)


def address_of(scope: Scope) -> str:
    """Give the address of a client."""
    client = scope.get("client")
    return client[0] if client else "unknown"


async def refuse(scope: Scope, refused: Refused, send: Any) -> None:
    """Answer with an error; a socket gets it in place of the handshake, where the server can do that."""
    status, headers, body = problem(refused)
    pairs = [(name.lower().encode(), value.encode("latin-1")) for name, value in headers.items()]
    if scope["type"] == ScopeType.WEBSOCKET:
        if "websocket.http.response" not in (scope.get("extensions") or {}):
            await send({"type": "websocket.close", "code": POLICY_VIOLATION, "reason": refused.code})
            return
        await send({"type": "websocket.http.response.start", "status": status, "headers": pairs})
        await send({"type": "websocket.http.response.body", "body": body, "more_body": False})
        return
    await send({"type": "http.response.start", "status": status, "headers": pairs})
    await send({"type": "http.response.body", "body": body, "more_body": False})
