"""Who may come in: origins, keys, limits, and the headers that keep a browser careful."""

import time
from typing import Any
from urllib.parse import urlsplit

from litestar.connection import ASGIConnection
from litestar.datastructures import Cookie

from fathomfive.kernel.errors import Refused

Connection = ASGIConnection[Any, Any, Any, Any]

COOKIE = "fathom"
YEAR = 365 * 24 * 3600  # seconds a browser keeps its key
LONGEST_BODY = 64 << 10  # bytes of a request
LONGEST_MESSAGE = 16 << 10  # bytes of a message on a socket
SAFE = ("GET", "HEAD", "OPTIONS")
MOST_KNOWN = 10_000  # visitors whose pace is remembered

HEADERS = {
    "Content-Security-Policy": "default-src 'self'; script-src 'self'; style-src 'self'; img-src 'self' data:; "
    "connect-src 'self'; object-src 'none'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'",
    "X-Content-Type-Options": "nosniff",
    "Referrer-Policy": "no-referrer",  # addresses of tables and seats are secrets
    "Cross-Origin-Opener-Policy": "same-origin",
    "Cache-Control": "no-store",
}


class Pace:
    """So many a second, and a few more at once; for everyone separately."""

    def __init__(self, a_second: float, at_once: float) -> None:
        self.a_second = a_second
        self.at_once = at_once
        self._known: dict[str, tuple[float, float]] = {}  # what is left, and when that was

    def check(self, who: str) -> None:
        """Count one more, or refuse it."""
        if self.wait(who):
            raise Refused("too_many", f"slow down: at most {self.a_second:g} a second are taken")

    def wait(self, who: str) -> float:
        """Count one more, and say 0; or say in how many seconds to come again."""
        if len(self._known) > MOST_KNOWN:
            self._known = {who: state for who, state in self._known.items() if self._left(state) < self.at_once}
            if len(self._known) > MOST_KNOWN:
                self._known.clear()  # so many at once: better to forget than to grow
        left = self._left(self._known.get(who, (self.at_once, time.monotonic())))
        if left < 1:
            return (1 - left) / self.a_second
        self._known[who] = (left - 1, time.monotonic())
        return 0

    def forget(self, who: str) -> None:
        """Forget somebody who has gone."""
        self._known.pop(who, None)

    def _left(self, state: tuple[float, float]) -> float:
        left, then = state
        return min(self.at_once, left + (time.monotonic() - then) * self.a_second)


def visitor(connection: Connection) -> str:
    """Say where somebody comes from."""
    return connection.client.host if connection.client else "nowhere"


def key_of(connection: Connection) -> str | None:
    """Find the key somebody shows: a program in its header, a browser in its cookie."""
    scheme, _, key = connection.headers.get("authorization", "").partition(" ")
    if scheme.lower() == "bearer" and key:
        return key.strip()
    return connection.cookies.get(COOKIE)


def check_address(connection: Connection) -> None:
    """Refuse an address that names nothing: no database takes such a letter."""
    if "\0" in connection.scope["path"]:
        raise Refused("not_found", "there is nothing at this address")


def check_origin(connection: Connection) -> None:
    """Refuse what another site makes a browser send.

    A browser says where a request comes from; a program that says nothing brings no cookie of a stranger.
    """
    origin = connection.headers.get("origin")
    site = connection.headers.get("sec-fetch-site", "same-origin")
    if origin is None and site in ("same-origin", "none"):
        return
    if origin is None or urlsplit(origin).netloc != connection.headers.get("host"):
        raise Refused("bad_origin", "this came from another site, and is not done")


def cookie(key: str, secure: bool) -> Cookie:
    """Make the cookie that keeps a key."""
    return Cookie(COOKIE, value=key, max_age=YEAR, httponly=True, samesite="lax", secure=secure)
