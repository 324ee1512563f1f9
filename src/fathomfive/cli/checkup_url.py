"""What `fathom doctor` finds out about a running server, as visitors reach it: TLS, the proxy, what is public."""

import asyncio
import http.client
import ipaddress
import json
import ssl
import time
from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass
from email.utils import parsedate_to_datetime
from http.client import HTTPConnection, HTTPSConnection
from pathlib import Path
from typing import Any
from urllib.parse import SplitResult, urlsplit

from websockets.asyncio.client import connect
from websockets.exceptions import InvalidStatus, WebSocketException
from websockets.typing import Origin

from fathomfive.cli.checkup import CLOCK_ERROR, Finding, ok, warning, wrong
from fathomfive.kernel.errors import Refused

TIMEOUT = 10  # seconds
CERTIFICATE_DAYS = 14  # days before its end in which a certificate should be renewed
FORGED = "203.0.113.77"  # an address for documentation, which nobody has
STRANGE_HOST = "rebound.example.invalid"


@dataclass(frozen=True)
class Reply:
    """The response of the server."""

    status: int
    headers: Mapping[str, str]
    body: bytes

    @property
    def code(self) -> str:
        """The code of a refusal; empty where there is none."""
        return str(self.data.get("code", ""))

    @property
    def data(self) -> dict[str, Any]:
        """The JSON of the body; empty where it is something else."""
        try:
            found = json.loads(self.body)
        except ValueError:
            return {}
        return found if isinstance(found, dict) else {}


@dataclass
class Visitor:
    """A client of the server."""

    url: SplitResult
    tls: ssl.SSLContext
    local_address: str = ""  # of this machine, on the way to the server
    certificate_ends: float | None = None

    @property
    def host(self) -> str:
        """The name of the server."""
        return self.url.hostname or ""

    @property
    def origin(self) -> str:
        """The origin of its pages."""
        return f"{self.url.scheme}://{self.url.netloc}"

    def ask(self, method: str, path: str, body: bytes | None = None, **headers: str) -> Reply:
        """Send a request."""
        port = self.url.port or (443 if self.url.scheme == "https" else 80)
        line: HTTPConnection = (
            HTTPSConnection(self.host, port, timeout=TIMEOUT, context=self.tls)
            if self.url.scheme == "https"
            else HTTPConnection(self.host, port, timeout=TIMEOUT)
        )
        try:
            line.connect()
            self.local_address = line.sock.getsockname()[0]
            if isinstance(line.sock, ssl.SSLSocket):
                until = (line.sock.getpeercert() or {}).get("notAfter")
                self.certificate_ends = ssl.cert_time_to_seconds(str(until)) if until else None
            given = {name.replace("_", "-"): value for name, value in headers.items()}
            line.request(method, path, body, {"Host": self.url.netloc, "Accept": "application/json", **given})
            answer = line.getresponse()
            return Reply(answer.status, {k.lower(): v for k, v in answer.getheaders()}, answer.read())
        finally:
            line.close()


def look_at_server(url: str, ca: Path | None = None) -> list[Finding]:
    """Look at a server from outside; nothing is changed."""
    parsed = urlsplit(url)
    if parsed.scheme not in ("http", "https") or not parsed.hostname:
        raise Refused("bad_address", f"expected a URL like https://play.example.org, got '{url}'")
    visitor = Visitor(parsed, ssl.create_default_context())
    if ca is not None:
        try:
            visitor.tls.load_verify_locations(ca)
        except (OSError, ssl.SSLError) as error:
            raise Refused("bad_certificate", f"cannot read certificates from {ca}: {error}") from None
    try:
        health = visitor.ask("GET", "/health")
    except ssl.SSLCertVerificationError as error:
        mend = "renew it, or let the proxy fetch one (ACME); --ca FILE trusts your own"
        return [wrong("TLS", f"the certificate is not valid: {error.verify_message}", mend)]
    except (OSError, http.client.HTTPException) as error:
        return [
            wrong("reachable", f"{url}: {error}", "check the name, the firewall, the proxy, and that the server runs")
        ]
    if health.status == 503:
        return [
            wrong("health", health.data.get("error", "503"), "the proxy or the store is down: see the server's log")
        ]
    if health.status == 421 or health.code == "bad_host":
        return [wrong("allowed hosts", f"the server does not know the name {visitor.host}", _allow(visitor))]
    if "protocol" not in health.data:
        return [wrong("reachable", f"{url} answers {health.status}, but not as Fathom Five does", "check the proxy")]
    return [ok("reachable", f"{url}, bots {health.data.get('bots')}"), *_each(visitor, health)]


def _each(visitor: Visitor, health: Reply) -> Iterator[Finding]:
    checks: list[Callable[[Visitor], Finding]] = [
        _tls, _seen, _forged, _origin, _foreign_origin, _socket, _compression, _metrics, _hosts
    ]  # fmt: skip
    yield _date(health)
    for check in checks:
        try:
            yield check(visitor)
        except (OSError, http.client.HTTPException) as error:
            yield wrong(check.__name__.strip("_").replace("_", " "), f"no answer: {error}", "see the log of the proxy")


def _is_here(host: str) -> bool:
    try:
        return ipaddress.ip_address(host).is_loopback
    except ValueError:
        return host == "localhost"


def _allow(visitor: Visitor) -> str:
    return f"fathom serve --address {visitor.origin} (or --allowed-host {visitor.host}); the proxy must keep Host"


def _date(health: Reply) -> Finding:
    try:
        ahead = parsedate_to_datetime(health.headers["date"]).timestamp() - time.time()
    except (KeyError, ValueError):
        return warning("server's clock", "the response has no date", "let the proxy keep the header Date")
    if abs(ahead) > CLOCK_ERROR:
        return wrong("server's clock", f"{ahead:+.0f} seconds from this machine's", "set both clocks (NTP)")
    return ok("server's clock", "agrees with this machine's")


def _tls(visitor: Visitor) -> Finding:
    if visitor.url.scheme == "http":
        if _is_here(visitor.host):
            return ok("TLS", "not needed on this machine alone")
        return wrong("TLS", "visitors come by http: their keys can be read on the way", "put a proxy with TLS in front")
    if visitor.certificate_ends is None:
        return warning("TLS", "the certificate does not say when it ends", "use one that the system trusts")
    days = (visitor.certificate_ends - time.time()) / 86400
    words = f"the certificate ends in {days:.0f} days"
    return (
        ok("TLS", words)
        if days > CERTIFICATE_DAYS
        else wrong("TLS", words, "renew it, and check why that is not automatic")
    )


def _seen(visitor: Visitor) -> Finding:
    """The scheme decides whether cookies are Secure; the address is what limits and bans go by."""
    seen = visitor.ask("GET", "/api/seen").data
    trust = "the proxy must send X-Forwarded-Proto and X-Forwarded-For, and --trusted-proxies must name its address"
    if not seen:
        return wrong(
            "forwarded headers", "GET /api/seen gives nothing", "update the server, and let the proxy pass /api/"
        )
    if seen["scheme"] != visitor.url.scheme:
        words = f"the server sees {seen['scheme']}, visitors use {visitor.url.scheme}: cookies are not Secure"
        return wrong("forwarded headers", words, trust)
    local = ipaddress.ip_address(visitor.local_address.partition("%")[0])
    try:
        found = ipaddress.ip_address(seen["address"].partition("%")[0])
    except ValueError:
        return wrong("forwarded headers", f"the server sees the address '{seen['address']}'", trust)
    if found == local or (found.is_global and not local.is_global):  # behind NAT, it is another one
        return ok("forwarded headers", f"the server sees {seen['scheme']} and your address {found}")
    words = f"the server sees you as {found}, not as {local}: all visitors may be one to it"
    return wrong("forwarded headers", words, trust)


def _forged(visitor: Visitor) -> Finding:
    seen = visitor.ask("GET", "/api/seen", X_Forwarded_For=FORGED).data
    if seen.get("address") != FORGED:
        return ok("forged address", "the server does not believe an address that a visitor makes up")
    if _is_here(visitor.host):
        words = "the server believes it, since this machine is a trusted proxy"
        return warning("forged address", words, "check the URL of the proxy that visitors use, not the server's own")
    mend = "let the proxy replace X-Forwarded-For, and name only it in --trusted-proxies"
    return wrong("forged address", "visitors can make up their address, and dodge limits and bans", mend)


def _origin(visitor: Visitor) -> Finding:
    reply = _post(visitor, visitor.origin)
    if reply.code == "bad_origin":
        host = visitor.ask("GET", "/api/seen").data.get("host")
        words = f"the pages at {visitor.origin} are refused, since the server sees Host: {host}"
        return wrong("origin", words, "the proxy must pass the header Host on unchanged")
    if reply.code != "bad_link":
        return wrong("origin", f"a POST gives {reply.status} {reply.code}", "let the proxy pass POST /api/")
    return ok("origin", "the server accepts its own pages")


def _foreign_origin(visitor: Visitor) -> Finding:
    reply = _post(visitor, "https://elsewhere.example.invalid")
    if reply.code != "bad_origin":
        return wrong("foreign origin", "requests from other sites are accepted", "the proxy must not change Origin")
    return ok("foreign origin", "other sites are refused")


def _post(visitor: Visitor, origin: str) -> Reply:
    """Send a request that fails in any case, and tells by its code how far it came."""
    body = json.dumps({"secret": "fathom-doctor"}).encode()
    return visitor.ask("POST", "/api/me/follow", body, Content_Type="application/json", Origin=origin)


def _socket(visitor: Visitor) -> Finding:
    wire = f"{visitor.origin.replace('http', 'ws', 1)}/api/tables/fathom-doctor/wire"
    mend = "the proxy must pass WebSockets on: HTTP/1.1, and the headers Upgrade and Connection"
    try:
        said = json.loads(asyncio.run(_first_message(visitor, wire)))
    except InvalidStatus as error:
        return wrong("WebSocket", f"refused with {error.response.status_code}", mend)
    except (WebSocketException, OSError, ValueError) as error:
        return wrong("WebSocket", f"{type(error).__name__}: {error}", mend)
    if said.get("code") != "no_such_match":
        return wrong("WebSocket", f"expected no_such_match of a table that does not exist, got {said}", mend)
    return ok("WebSocket", "works")


async def _first_message(visitor: Visitor, wire: str) -> str | bytes:
    """Open a socket and receive; the client with threads may hang over TLS, reading and writing at the same time."""
    tls = visitor.tls if visitor.url.scheme == "https" else None
    async with (
        asyncio.timeout(TIMEOUT),
        connect(wire, origin=Origin(visitor.origin), ssl=tls, open_timeout=TIMEOUT, proxy=None) as found,
    ):
        return await found.recv()


def _compression(visitor: Visitor) -> Finding:
    reply = visitor.ask("GET", "/", Accept="text/html", Accept_Encoding="br, gzip")
    if reply.status != 200:
        return wrong("pages", f"GET / gives {reply.status}", "build the pages: make web")
    encoding = reply.headers.get("content-encoding")
    if encoding is None:
        return warning("compression", "pages are not compressed", "the proxy must pass Accept-Encoding on, or compress")
    return ok("compression", f"pages are compressed ({encoding})")


def _metrics(visitor: Visitor) -> Finding:
    reply = (
        visitor.ask("GET", "/metrics", X_Forwarded_For=FORGED)
        if _is_here(visitor.host)
        else visitor.ask("GET", "/metrics")
    )
    if reply.status == 200 and b"fathom_" in reply.body:
        return wrong(
            "metrics", "anyone can read /metrics", "--metrics-port or --metrics-token; and refuse it at the proxy"
        )
    return ok("metrics", "not public")


def _hosts(visitor: Visitor) -> Finding:
    reply = visitor.ask("GET", "/health", Host=STRANGE_HOST)
    if "protocol" in reply.data:
        mend = "the proxy answers for any name, and gives its own to the server: let it refuse names that are not yours"
        return warning("allowed hosts", "the server answers by a name that is not its own", mend)
    return ok("allowed hosts", f"other names are refused ({reply.status})")
