"""A software authenticator: makes passkeys and signs with them, as a browser would send it."""

import hashlib
import json
import struct
from base64 import urlsafe_b64decode, urlsafe_b64encode
from typing import Any

import cbor2
from cryptography.hazmat.primitives import hashes
from cryptography.hazmat.primitives.asymmetric import ec

PRESENT, VERIFIED, ATTESTED = 0x01, 0x04, 0x40


def text(data: bytes) -> str:
    return urlsafe_b64encode(data).rstrip(b"=").decode()


def data(text: str) -> bytes:
    return urlsafe_b64decode(text + "=" * (-len(text) % 4))


class Authenticator:
    """One passkey, for one site."""

    def __init__(self, origin: str = "https://play.example", host: str = "play.example") -> None:
        self.origin = origin
        self.host = host
        self.key = ec.generate_private_key(ec.SECP256R1())
        self.id = text(b"credential-" + hashlib.sha256(str(id(self)).encode()).digest()[:8])
        self.user = ""
        self.count = 0
        self.flags = PRESENT | VERIFIED

    def make(self, options: dict[str, Any]) -> dict[str, Any]:
        """Answer the options of a registration."""
        self.user = options["user"]["id"]
        point = self.key.public_key().public_numbers()
        public = {1: 2, 3: -7, -1: 1, -2: point.x.to_bytes(32), -3: point.y.to_bytes(32)}
        raw = data(self.id)
        attested = bytes(16) + struct.pack(">H", len(raw)) + raw + cbor2.dumps(public)
        told = {"fmt": "none", "attStmt": {}, "authData": self._data(ATTESTED) + attested}
        client = self._client("webauthn.create", options)
        return self._credential({"clientDataJSON": text(client), "attestationObject": text(cbor2.dumps(told))})

    def sign(self, options: dict[str, Any]) -> dict[str, Any]:
        """Answer the options of a sign-in."""
        self.count += 1
        client, own = self._client("webauthn.get", options), self._data()
        signature = self.key.sign(own + hashlib.sha256(client).digest(), ec.ECDSA(hashes.SHA256()))
        return self._credential(
            {
                "clientDataJSON": text(client),
                "authenticatorData": text(own),
                "signature": text(signature),
                "userHandle": self.user,
            }
        )

    def _client(self, kind: str, options: dict[str, Any]) -> bytes:
        told = {"type": kind, "challenge": options["challenge"], "origin": self.origin, "crossOrigin": False}
        return json.dumps(told).encode()

    def _data(self, flags: int = 0) -> bytes:
        return hashlib.sha256(self.host.encode()).digest() + bytes([self.flags | flags]) + struct.pack(">I", self.count)

    def _credential(self, response: dict[str, str]) -> dict[str, Any]:
        return {"id": self.id, "rawId": self.id, "type": "public-key", "response": response}
