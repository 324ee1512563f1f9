"""A push service and a browser that subscribes to it: what is sent is really decrypted, and its signature verified."""

import base64
import json
import threading
import time
from collections.abc import Iterator
from contextlib import contextmanager
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from typing import Any

from cryptography.hazmat.primitives import hashes, serialization
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.asymmetric.utils import encode_dss_signature
from cryptography.hazmat.primitives.ciphers.aead import AESGCM
from cryptography.hazmat.primitives.kdf.hkdf import HKDF

UNCOMPRESSED = serialization.Encoding.X962, serialization.PublicFormat.UncompressedPoint


def b64(value: bytes) -> str:
    return base64.urlsafe_b64encode(value).rstrip(b"=").decode()


def unb64(text: str) -> bytes:
    return base64.urlsafe_b64decode(text + "=" * (-len(text) % 4))


def derive(secret: bytes, salt: bytes, info: bytes, length: int) -> bytes:
    return HKDF(hashes.SHA256(), length, salt, info).derive(secret)


class PushService:
    """Receives messages, and answers with the statuses that a test sets, then with 201."""

    def __init__(self) -> None:
        self.requests: list[tuple[str, dict[str, str], bytes]] = []
        self.statuses: list[int] = []
        service = self

        class Handler(BaseHTTPRequestHandler):
            def do_POST(self) -> None:
                body = self.rfile.read(int(self.headers["content-length"]))
                service.requests.append((self.path, {k.lower(): v for k, v in self.headers.items()}, body))
                self.send_response(service.statuses.pop(0) if service.statuses else 201)
                self.send_header("Content-Length", "0")
                self.end_headers()

            def log_message(self, format: str, *args: Any) -> None:
                """Say nothing."""

        self.server = ThreadingHTTPServer(("127.0.0.1", 0), Handler)
        self.url = f"http://127.0.0.1:{self.server.server_port}"

    @classmethod
    @contextmanager
    def running(cls) -> Iterator["PushService"]:
        service = cls()
        thread = threading.Thread(target=service.server.serve_forever, args=(0.02,), daemon=True)
        thread.start()
        try:
            yield service
        finally:
            service.server.shutdown()
            service.server.server_close()
            thread.join()


class Browser:
    """The keys of a browser that has subscribed, as RFC 8291 describes them."""

    def __init__(self, service: PushService, name: str = "one") -> None:
        self.service = service
        self.path = f"/push/{name}"
        self._key = ec.generate_private_key(ec.SECP256R1())
        self._auth = b"0123456789abcdef"

    @property
    def point(self) -> bytes:
        return self._key.public_key().public_bytes(*UNCOMPRESSED)

    def subscription(self, lang: str = "en") -> dict[str, str]:
        endpoint = self.service.url + self.path
        return {"endpoint": endpoint, "p256dh": b64(self.point), "auth": b64(self._auth), "lang": lang}

    def messages(self, public_key: str) -> list[dict[str, Any]]:
        """Verify and decrypt everything that came for this browser."""
        mine = [(headers, body) for path, headers, body in self.service.requests if path == self.path]
        for headers, _ in mine:
            self.verify(headers, public_key)
        return [json.loads(self.decrypt(body)) for _, body in mine]

    def decrypt(self, body: bytes) -> bytes:
        """Decrypt one record of aes128gcm (RFC 8188) with the keys of this browser (RFC 8291)."""
        salt, size, length = body[:16], int.from_bytes(body[16:20]), body[20]
        sender, sealed = body[21 : 21 + length], body[21 + length :]
        assert len(sealed) <= size
        shared = self._key.exchange(ec.ECDH(), ec.EllipticCurvePublicKey.from_encoded_point(ec.SECP256R1(), sender))
        key = derive(shared, self._auth, b"WebPush: info\0" + self.point + sender, 32)
        content = derive(key, salt, b"Content-Encoding: aes128gcm\0", 16)
        nonce = derive(key, salt, b"Content-Encoding: nonce\0", 12)
        plain = AESGCM(content).decrypt(nonce, sealed, None).rstrip(b"\0")
        assert plain.endswith(b"\x02"), "it is the last record"
        return plain[:-1]

    def verify(self, headers: dict[str, str], public_key: str) -> None:
        """Verify the signature of the server (RFC 8292) with the key that the browser subscribed with."""
        assert headers["content-encoding"] == "aes128gcm"
        assert int(headers["ttl"]) > 0
        scheme, _, rest = headers["authorization"].partition(" ")
        assert scheme == "vapid"
        parts = dict(part.strip().split("=", 1) for part in rest.split(","))
        assert parts["k"] == public_key
        head, claims, signature = parts["t"].split(".")
        assert json.loads(unb64(head))["alg"] == "ES256"
        told = json.loads(unb64(claims))
        assert told["aud"] == self.service.url
        assert time.time() < told["exp"] < time.time() + 24 * 3600
        assert told["sub"].startswith("mailto:")
        raw = unb64(signature)
        der = encode_dss_signature(int.from_bytes(raw[:32]), int.from_bytes(raw[32:]))
        key = ec.EllipticCurvePublicKey.from_encoded_point(ec.SECP256R1(), unb64(public_key))
        key.verify(der, f"{head}.{claims}".encode(), ec.ECDSA(hashes.SHA256()))
