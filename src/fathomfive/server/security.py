"""Checks on every request (host, origin and key), and the security headers of every response."""

import ipaddress
import secrets
import socket
from collections.abc import Iterable
from typing import Any
from urllib.parse import urlsplit

from litestar.connection import ASGIConnection
from litestar.datastructures import Cookie

from fathomfive.kernel.errors import Refused

Connection = ASGIConnection[Any, Any, Any, Any]

COOKIE = "fathom"
RENEWED = "fathom-renewed"  # the cookie with the day when the other one was last given
YEAR = 365 * 24 * 3600  # seconds a browser keeps its key
MAX_BODY = 64 << 10  # bytes of a request
MAX_MESSAGE = 16 << 10  # bytes of a message on a socket
MAX_ADDRESS = 64  # letters of what a proxy may call an address
IPV6_PREFIX = 64  # bits of an IPv6 address that one visitor cannot choose
SAFE_METHODS = ("GET", "HEAD", "OPTIONS")

HEADERS = {
    "Content-Security-Policy": "default-src 'self'; script-src 'self'; style-src 'self'; img-src 'self' data:; "
    "connect-src 'self'; worker-src 'self'; manifest-src 'self'; object-src 'none'; base-uri 'none'; "
    "form-action 'self'; frame-ancestors 'none'",
    "X-Content-Type-Options": "nosniff",
    "Referrer-Policy": "no-referrer",  # addresses of tables and seats are secrets
    "Cross-Origin-Opener-Policy": "same-origin",
    "Cache-Control": "no-store",
}


def client_address(connection: Connection) -> str:
    """Give the IP address of a client."""
    return connection.client.host if connection.client else "unknown"


def visitor_key(connection: Connection) -> str:
    """Give the key that all limits count a client by: the network of its address."""
    return visitor_network(client_address(connection))


def visitor_network(address: str) -> str:
    """Give the network that one visitor controls: an IPv4 address, or an IPv6 /64; other text stays as it is."""
    try:
        ip = ipaddress.ip_address(address.partition("%")[0])
    except ValueError:
        return address[:MAX_ADDRESS]
    if isinstance(ip, ipaddress.IPv4Address):
        return str(ip)
    if ip.ipv4_mapped is not None:
        return str(ip.ipv4_mapped)
    return str(ipaddress.IPv6Network((int(ip), IPV6_PREFIX), strict=False))


def key_of(connection: Connection) -> str | None:
    """Find a client's key: programs send it in a header, browsers in a cookie."""
    scheme, _, key = connection.headers.get("authorization", "").partition(" ")
    if scheme.lower() == "bearer" and key:
        return key.strip()
    return connection.cookies.get(COOKIE)


class AllowedHosts:
    """The names by which browsers may reach this server; others may have been rebound to it in the DNS."""

    def __init__(self, names: Iterable[str] = (), address: str = "") -> None:
        own = socket.gethostname().lower()
        known = {"localhost", own, f"{own.partition('.')[0]}.local", urlsplit(address).hostname or "localhost"}
        self.names = known | {host_name(name) for name in names}

    def check(self, headers: Iterable[tuple[bytes, bytes]]) -> None:
        """Refuse a request for another host; one without `Host` comes from no browser."""
        given = [value.decode("latin-1") for name, value in headers if name == b"host"]
        if not given:
            return
        name = host_name(given[0])
        if len(given) > 1 or not (name in self.names or is_ip(name)):
            got = ", ".join(given)[:100]
            raise Refused(
                "bad_host",
                f"expected a Host that this server knows, got '{got}'; a proxy must pass on the Host that the visitor "
                "asked for, and the server must be told: fathom serve --allowed-host NAME",
            )


def host_name(host: str) -> str:
    """Give the name in a `Host` without its port, in lower case."""
    try:
        return (urlsplit(f"//{host.strip()}").hostname or "").rstrip(".")
    except ValueError:  # not an address at all
        return ""


def is_ip(text: str) -> bool:
    """Is it an IP address?"""
    try:
        ipaddress.ip_address(text)
    except ValueError:
        return False
    return True


def is_local(connection: Connection) -> bool:
    """Does a request come from this machine, and not through a proxy on it?"""
    address = client_address(connection)
    forwarded = any(name in connection.headers for name in ("forwarded", "x-forwarded-for", "x-forwarded-host", "via"))
    return not forwarded and is_ip(address) and ipaddress.ip_address(address).is_loopback


def check_metrics_access(connection: Connection, token: str) -> None:
    """Refuse to show the metrics to strangers: a token is needed, or without one a request from this machine."""
    scheme, _, given = connection.headers.get("authorization", "").partition(" ")
    if token:
        allowed = scheme.lower() == "bearer" and secrets.compare_digest(given.strip().encode(), token.encode())
    else:
        allowed = is_local(connection)
    if not allowed:
        words = "the metrics are for the host: fathom serve --metrics-port N, or --metrics-token TOKEN"
        raise Refused("private", words)


def check_path(connection: Connection) -> None:
    """Refuse a path with NUL, which no database can store."""
    if "\0" in connection.scope["path"]:
        raise Refused("not_found", "there is nothing at this address")


def check_origin(headers: Iterable[tuple[bytes, bytes]]) -> None:
    """Refuse a cross-site request (CSRF).

    Browsers send the origin of a request.  A program that sends none is let through: it holds no cookies of others.
    """
    given = dict(headers)
    origin = given.get(b"origin")
    site = given.get(b"sec-fetch-site", b"same-origin")
    if origin is None and site in (b"same-origin", b"none"):
        return
    scheme, _, host = (origin or b"").partition(b"://")
    if not scheme or host != given.get(b"host"):
        raise Refused("bad_origin", "requests from other sites are not accepted")


def key_cookie(key: str, secure: bool) -> Cookie:
    """Make the cookie that keeps a key."""
    return Cookie(COOKIE, value=key, max_age=YEAR, httponly=True, samesite="lax", secure=secure)
