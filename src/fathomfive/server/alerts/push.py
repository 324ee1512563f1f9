"""Web Push: messages that are encrypted for one browser (RFC 8291), and signed by this server (VAPID, RFC 8292)."""

import base64
import hashlib
import http.client
import os
import socket
import ssl
import threading
import time
from contextlib import suppress
from importlib.util import find_spec
from typing import Any, NamedTuple
from urllib.parse import SplitResult

import msgspec

from fathomfive.kernel.errors import Refused
from fathomfive.server.alerts.endpoints import check_endpoint, resolve
from fathomfive.server.alerts.outbox import TryAgain, Undeliverable
from fathomfive.store.alert_records import PushSubscription

NEEDS = ("http_ece", "py_vapid", "cryptography")  # the extra `push`
TIMEOUT = 10.0  # seconds to connect, and between two parts of an answer
DEADLINE = 20.0  # seconds in all
TTL = 24 * 3600  # seconds that a push service keeps a message
SIGNED_FOR = 12 * 3600  # seconds; at most a day
POINT, SECRET = 65, 16  # bytes of the keys of a browser
GONE = (404, 410)
LATER = (408, 429)


class Message(NamedTuple):
    """What a browser shows; nothing in it is secret."""

    kind: str  # turn, over
    title: str
    body: str
    match: str


def is_available() -> bool:
    """Are the libraries installed?"""
    return all(find_spec(name) is not None for name in NEEDS)


def decode(text: str) -> bytes:
    """Decode base64url without padding."""
    return base64.urlsafe_b64decode(text + "=" * (-len(text) % 4))


def encode(value: bytes) -> str:
    """Encode as base64url without padding."""
    return base64.urlsafe_b64encode(value).rstrip(b"=").decode()


def check_keys(p256dh: str, auth: str) -> None:
    """Refuse keys that no message can be encrypted with."""
    from cryptography.hazmat.primitives.asymmetric import ec

    try:
        point, secret = decode(p256dh), decode(auth)
        if len(point) != POINT or len(secret) != SECRET:
            raise ValueError
        ec.EllipticCurvePublicKey.from_encoded_point(ec.SECP256R1(), point)
    except ValueError:
        words = f"expected a point of P-256 ({POINT} bytes) and a secret ({SECRET} bytes) as base64url, got others"
        raise Refused("bad_endpoint", words) from None


def make_private_key() -> str:
    """Make the key that this server signs with, as PEM."""
    from py_vapid import Vapid02

    vapid: Any = Vapid02()
    vapid.generate_keys()
    return bytes(vapid.private_pem()).decode()


class PushSender:
    """Sends messages in the name of this server."""

    def __init__(self, private_key: str, subject: str, *, private: bool = False) -> None:
        from py_vapid import Vapid02

        self._vapid: Any = Vapid02.from_pem(private_key.encode())
        self.subject = subject  # how a push service reaches the host: mailto: or https:
        self.private = private  # may endpoints be in this network?  only for tests
        self._context = ssl.create_default_context()

    @property
    def public_key(self) -> str:
        """The key that browsers subscribe with, base64url."""
        from cryptography.hazmat.primitives import serialization

        formats = serialization.Encoding.X962, serialization.PublicFormat.UncompressedPoint
        return encode(self._vapid.public_key.public_bytes(*formats))

    def check(self, endpoint: str) -> str:
        """Check an endpoint, and give its host."""
        return str(check_endpoint(endpoint, private=self.private).hostname)

    def send(self, to: PushSubscription, message: Message) -> bool:
        """Deliver a message; False if the browser no longer wants any."""
        url = check_endpoint(to.endpoint, private=self.private)
        status, after = self._post(url, self._encrypted(to, message), self._headers(url, message))
        if status in GONE:
            return False
        if status in LATER or status >= 500:
            raise TryAgain(f"a push service answered {status}", after)
        if not 200 <= status < 300:
            raise Undeliverable(f"a push service answered {status}")
        return True

    @staticmethod
    def _encrypted(to: PushSubscription, message: Message) -> bytes:
        import http_ece
        from cryptography.hazmat.primitives.asymmetric import ec

        return bytes(
            http_ece.encrypt(
                msgspec.json.encode(message._asdict()), salt=os.urandom(16),
                private_key=ec.generate_private_key(ec.SECP256R1()), dh=decode(to.p256dh),
                auth_secret=decode(to.auth), version="aes128gcm",
            )
        )  # fmt: skip

    def _headers(self, url: SplitResult, message: Message) -> dict[str, str]:
        claims = {"aud": f"{url.scheme}://{url.netloc}", "sub": self.subject, "exp": int(time.time()) + SIGNED_FOR}
        topic = encode(hashlib.sha256(message.match.encode()).digest()[:24])  # a newer message replaces an older one
        return {
            **self._vapid.sign(claims), "Content-Encoding": "aes128gcm", "Content-Type": "application/octet-stream",
            "TTL": str(TTL), "Urgency": "normal", "Topic": topic,
        }  # fmt: skip

    def _post(self, url: SplitResult, body: bytes, headers: dict[str, str]) -> tuple[int, float | None]:
        """Post to the address that was checked; redirects are not followed."""
        secure = url.scheme == "https"
        port = url.port or (443 if secure else 80)
        host = str(url.hostname)
        path = (url.path or "/") + (f"?{url.query}" if url.query else "")
        try:
            raw = socket.create_connection((resolve(host, port, private=self.private), port), TIMEOUT)
        except OSError as error:
            raise TryAgain(f"a push service cannot be reached: {error}") from None
        timer = threading.Timer(DEADLINE, _cut, [raw])  # an endless answer must not keep the thread
        timer.daemon = True
        timer.start()
        connection = http.client.HTTPConnection(host, port, timeout=TIMEOUT)
        try:
            connection.sock = self._context.wrap_socket(raw, server_hostname=host) if secure else raw
            connection.request("POST", path, body, headers)
            answer = connection.getresponse()
            after = answer.headers.get("Retry-After", "")
            return answer.status, float(after) if after.isdigit() else None
        except (OSError, http.client.HTTPException) as error:
            raise TryAgain(f"a push service did not answer: {error}") from None
        finally:
            timer.cancel()
            connection.close()
            raw.close()


def _cut(raw: socket.socket) -> None:
    with suppress(OSError):
        raw.shutdown(socket.SHUT_RDWR)
