"""Checks on every request: its origin and its key, and the headers that restrict what a browser does."""

from typing import Any
from urllib.parse import urlsplit

from litestar.connection import ASGIConnection
from litestar.datastructures import Cookie

from fathomfive.kernel.errors import Refused

Connection = ASGIConnection[Any, Any, Any, Any]

COOKIE = "fathom"
YEAR = 365 * 24 * 3600  # seconds a browser keeps its key
MAX_BODY = 64 << 10  # bytes of a request
MAX_MESSAGE = 16 << 10  # bytes of a message on a socket
SAFE_METHODS = ("GET", "HEAD", "OPTIONS")

HEADERS = {
    "Content-Security-Policy": "default-src 'self'; script-src 'self'; style-src 'self'; img-src 'self' data:; "
    "connect-src 'self'; object-src 'none'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'",
    "X-Content-Type-Options": "nosniff",
    "Referrer-Policy": "no-referrer",  # addresses of tables and seats are secrets
    "Cross-Origin-Opener-Policy": "same-origin",
    "Cache-Control": "no-store",
}


def client_address(connection: Connection) -> str:
    """Give the network address of a client."""
    return connection.client.host if connection.client else "nowhere"


def key_of(connection: Connection) -> str | None:
    """Find a client's key: a program sends it in a header, a browser in its cookie."""
    scheme, _, key = connection.headers.get("authorization", "").partition(" ")
    if scheme.lower() == "bearer" and key:
        return key.strip()
    return connection.cookies.get(COOKIE)


def check_path(connection: Connection) -> None:
    """Refuse a path with NUL, which no database can store."""
    if "\0" in connection.scope["path"]:
        raise Refused("not_found", "there is nothing at this address")


def check_origin(connection: Connection) -> None:
    """Refuse a request that another site made a browser send.

    A browser names the origin of a request; a program that names none has no cookie of another person.
    """
    origin = connection.headers.get("origin")
    site = connection.headers.get("sec-fetch-site", "same-origin")
    if origin is None and site in ("same-origin", "none"):
        return
    if origin is None or urlsplit(origin).netloc != connection.headers.get("host"):
        raise Refused("bad_origin", "requests from other sites are not accepted")


def key_cookie(key: str, secure: bool) -> Cookie:
    """Make the cookie that keeps a key."""
    return Cookie(COOKIE, value=key, max_age=YEAR, httponly=True, samesite="lax", secure=secure)
