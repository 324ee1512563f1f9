"""The TCP connections of this process: counted by visitor, bounded in what is unsent, and cut when they stall."""

import asyncio
import math
import socket
import struct
import time
from collections import OrderedDict
from collections.abc import Callable, Iterable
from contextlib import suppress
from ipaddress import IPv4Network, IPv6Network, ip_address, ip_network
from typing import Any

from fathomfive.kernel.errors import Refused
from fathomfive.server.limits import Limits
from fathomfive.server.metrics import Metrics
from fathomfive.server.security import visitor_network
from fathomfive.store.sanctions import MAPPED

PEERS, PEER = "peers", "peer"  # where the state of a connection has them; absent without a network
PROGRESS = 1024  # bytes that a slow client must take within its time, unless fewer are left
LINGER_NONE = struct.pack("ii", 1, 0)  # closing resets the connection, and frees what the system still holds

Network = IPv4Network | IPv6Network


class TrustedProxies:
    """The networks whose `X-Forwarded-For` and `X-Forwarded-Proto` are believed."""

    def __init__(self, networks: Iterable[str]) -> None:
        self.networks: list[Network] = []
        for text in networks:
            try:
                network = ip_network(text.strip(), strict=False)
            except ValueError:
                raise Refused("bad_address", f"expected addresses or networks of proxies, got '{text}'") from None
            self.networks.append(network)
            if isinstance(network, IPv4Network):  # how a socket that accepts both kinds shows it
                mapped = f"::ffff:{network.network_address}/{MAPPED + network.prefixlen}"
                self.networks.append(ip_network(mapped))

    def __contains__(self, address: str) -> bool:
        try:
            ip = ip_address(address)
        except ValueError:
            return False
        return any(ip in network for network in self.networks)

    def texts(self) -> list[str]:
        """List the networks as text."""
        return [str(network) for network in self.networks]


class Peer(asyncio.Transport):
    """The transport of one client.  It counts what is written, and closing it never waits long for the client."""

    def __init__(self, transport: asyncio.Transport, peers: "Peers") -> None:
        super().__init__()
        self._transport = transport
        self._peers = peers
        name = transport.get_extra_info("peername")
        self.address = str(name[0]) if isinstance(name, tuple | list) and name else "unknown"
        self.is_proxy = self.address in peers.trusted
        self.visitor: str | None = None  # the visitor that it counts for
        self.written = 0  # bytes so far
        self._taken = 0  # of these, by the system, when it last made progress
        self._moved_at = peers.now()
        self._closing_since = math.inf
        self.is_cut = False
        self._deadline = math.inf
        self._on_deadline: Callable[[], None] | None = None

    @property
    def unsent(self) -> int:
        """The bytes that the system has not taken yet."""
        return self._transport.get_write_buffer_size()

    def allow(self, seconds: float, then: Callable[[], None]) -> None:
        """Set the deadline of what the client is sending now."""
        self._deadline, self._on_deadline = self._peers.now() + seconds, then

    def extend(self, seconds: float) -> None:
        """Put the deadline off."""
        self._deadline += seconds

    def settle(self) -> None:
        """Remove the deadline."""
        self._deadline, self._on_deadline = math.inf, None

    def check(self, now: float) -> None:
        """Cut the connection if the client does not read, and call back if it is too slow to send."""
        unsent = self.unsent
        taken = self.written - unsent
        if not unsent or taken - self._taken >= PROGRESS:
            self._taken, self._moved_at = taken, now
        elif now - self._moved_at > self._peers.limits.read_seconds:
            self.cut("unread")
            return
        if self._transport.is_closing():
            self._closing_since = min(self._closing_since, now)
            if now - self._closing_since > self._peers.limits.close_seconds:
                self.cut("unclosed")
        elif now > self._deadline and self._on_deadline is not None:
            late = self._on_deadline
            self.settle()
            late()

    def cut(self, reason: str) -> None:
        """Abort the connection, and count why."""
        if not self.is_cut:
            self.is_cut = True
            self._peers.metrics.aborted.labels(reason).inc()
            self.abort()

    # --- The transport ---

    def abort(self) -> None:
        """Close at once: nothing more is sent, and memory and descriptor are freed."""
        with suppress(OSError):  # it is closed already
            self._transport.get_extra_info("socket").setsockopt(socket.SOL_SOCKET, socket.SO_LINGER, LINGER_NONE)
        self._transport.abort()

    def write(self, data: bytes | bytearray | memoryview) -> None:
        """Send bytes; an answer that is still being made when its client is gone is dropped."""
        if self in self._peers and not self.is_cut:
            self.written += len(data)
            self._transport.write(data)

    def close(self) -> None:
        """Close when everything is sent, or after a while."""
        self._transport.close()

    def is_closing(self) -> bool:
        """Is it closed, or about to be?"""
        return self._transport.is_closing()

    def get_write_buffer_size(self) -> int:
        """Give the bytes that are unsent."""
        return self._transport.get_write_buffer_size()

    def get_extra_info(self, name: str, default: Any = None) -> Any:
        """Describe the connection."""
        return self._transport.get_extra_info(name, default)

    def pause_reading(self) -> None:
        """Stop reading."""
        self._transport.pause_reading()

    def resume_reading(self) -> None:
        """Go on reading."""
        self._transport.resume_reading()

    def set_protocol(self, protocol: asyncio.BaseProtocol) -> None:
        """Hand the connection over to another protocol."""
        self._transport.set_protocol(protocol)


class Peers:
    """All connections of this process, from accept to close, HTTP and WebSocket alike."""

    def __init__(self, metrics: Metrics, limits: Limits, trusted: TrustedProxies, most: int) -> None:
        self.metrics = metrics
        self.limits = limits
        self.trusted = trusted
        self.most = most
        self.now = time.monotonic
        self._open: set[Peer] = set()
        self._waiting: OrderedDict[Peer, None] = OrderedDict()  # without a whole request, the longest wait first
        self._count_by_visitor: dict[str, int] = {}

    def __len__(self) -> int:
        return len(self._open)

    def __contains__(self, peer: Peer) -> bool:
        return peer in self._open

    def add(self, transport: asyncio.Transport) -> Peer:
        """Add a new connection; if there are too many, the one that has waited longest is cut."""
        peer = Peer(transport, self)
        self._open.add(peer)
        self.metrics.connections.inc()
        self.waits(peer)
        if len(self._open) > self.most:
            self.metrics.limits.labels("connections").inc()
            oldest, _ = self._waiting.popitem(last=False)
            oldest.cut("crowded")
        return peer

    def remove(self, peer: Peer) -> None:
        """Forget a connection that is closed."""
        if peer in self._open:
            self._open.discard(peer)
            self.metrics.connections.dec()
            self.busy(peer)
            self.release(peer)
            peer.settle()

    def waits(self, peer: Peer) -> None:
        """Note that the client has not sent a whole request; one that is gone is not waited for."""
        if peer in self._open:
            self._waiting[peer] = None
            self._waiting.move_to_end(peer)

    def busy(self, peer: Peer) -> None:
        """Note that the client has sent a whole request."""
        self._waiting.pop(peer, None)

    def claim(self, peer: Peer, address: str) -> None:
        """Count a connection for the visitor of an address, or refuse it."""
        visitor = visitor_network(address)
        if peer.visitor == visitor:
            return
        self.release(peer)
        count = self._count_by_visitor.get(visitor, 0)
        if count >= self.limits.connections:
            self.metrics.limits.labels("connections_per_address").inc()
            raise Refused("too_many", f"at most {self.limits.connections} connections from one address are accepted")
        self._count_by_visitor[visitor] = count + 1
        peer.visitor = visitor

    def release(self, peer: Peer) -> None:
        """Count a connection for nobody."""
        if peer.visitor is not None:
            self._count_by_visitor[peer.visitor] -= 1
            if not self._count_by_visitor[peer.visitor]:
                del self._count_by_visitor[peer.visitor]
            peer.visitor = None

    def check(self) -> None:
        """Check all connections; call it regularly."""
        now, unsent = self.now(), 0
        for peer in list(self._open):
            peer.check(now)
            unsent += 0 if peer.is_cut else peer.unsent
        self.metrics.unsent.set(unsent)
