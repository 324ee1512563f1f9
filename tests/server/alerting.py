"""A server that tells people of their turn, and the people, for tests of alerts."""

import json
import re
import socket
from collections.abc import Iterator
from contextlib import contextmanager
from email import message_from_bytes, policy
from email.message import EmailMessage
from typing import Any

from aiosmtpd.controller import Controller
from litestar.testing import TestClient

from fathomfive.server.alerts.dispatcher import AlertOffer, Dispatcher
from fathomfive.server.alerts.mail import MailSender, read_smtp
from fathomfive.server.alerts.push import PushSender, make_private_key
from fathomfive.server.app import make_app
from fathomfive.server.limits import Limits
from fathomfive.server.registry import TableRegistry
from fathomfive.store.store import Store
from server.clients import Client, eventually
from server.test_registry import Quick

SITE = "https://play.example.org"
QUICK = (0.01, 0.01, 0.01)  # seconds before a delivery is tried again


class Mailbox:
    """A real SMTP server that keeps what it gets, and answers with what a test sets, then with 250."""

    def __init__(self) -> None:
        self.mails: list[tuple[str, EmailMessage]] = []
        self.answers: list[str] = []

    async def handle_DATA(self, server: Any, session: Any, envelope: Any) -> str:  # noqa: N802  # of aiosmtpd
        if self.answers:
            return self.answers.pop(0)
        mail = message_from_bytes(envelope.content, policy=policy.default)
        assert isinstance(mail, EmailMessage)
        self.mails.extend((to, mail) for to in envelope.rcpt_tos)
        return "250 kept"

    def texts(self, to: str) -> list[str]:
        """List the texts of all mails to an address."""
        return [str(mail.get_content()).replace("\r\n", "\n") for address, mail in self.mails if address == to]

    def link(self, to: str, kind: str) -> str:
        """Find the secret of a link in the last mail to an address."""
        eventually(lambda: bool(self.texts(to)))
        found = re.findall(rf"{SITE}/mail#{kind}=(\w+)", self.texts(to)[-1])
        assert len(found) == 1, self.texts(to)
        return str(found[0])


@contextmanager
def smtp_server(box: Mailbox) -> Iterator[str]:
    """Run a mailbox, and give its URL."""
    with socket.create_server(("127.0.0.1", 0)) as free:  # aiosmtpd has to know its port before it listens
        port = free.getsockname()[1]
    controller = Controller(box, hostname="127.0.0.1", port=port)
    controller.start()
    try:
        yield f"smtp://127.0.0.1:{port}"
    finally:
        controller.stop()


def offer(store: Store, smtp: str | None = None, **more: Any) -> AlertOffer:
    """Offer Web Push to this machine, and mail, without pauses."""
    key = store.channels.host_key("vapid", make_private_key)
    push = PushSender(key, "mailto:host@example.org", private=True)
    mail = None if smtp is None else MailSender(read_smtp(smtp), "Fathom Five <play@example.org>", SITE)
    return AlertOffer(push, mail, **{"delay": 0.0, "pace": 0.02, "digest_pace": 0.02, "pauses": QUICK, **more})


@contextmanager
def serving(store: Store, smtp: str | None = None, **more: Any) -> Iterator[Client]:
    """Serve with alerts."""
    tables = TableRegistry(store, Quick())
    tables.turns.pause = tables.turns.late = 0.01
    with TestClient(make_app(tables, Limits(1000, 1000), alerts=offer(store, smtp, **more))) as client:
        yield client


class Host:
    """One of several hosts of a store, on the event loop of the test."""

    def __init__(self, store: Store, **more: Any) -> None:
        self.tables = TableRegistry(store, Quick())
        self.tables.turns.pause = self.tables.turns.late = 0.0
        self.dispatcher = Dispatcher(self.tables, offer(store, **more))

    async def close(self) -> None:
        await self.dispatcher.close()
        await self.tables.close()


def turns(client: Client, key: dict[str, str]) -> list[str]:
    """List the tables at which it is a person's turn."""
    return [table["match"] for table in client.get("/api/me/turns", headers=key).json()["turns"]]


def move(client: Client, match: str, key: dict[str, str]) -> None:
    """Make one decision at a table, and leave."""
    with client.websocket_connect(f"/api/tables/{match}/wire", headers=key) as wire:
        while True:
            told = json.loads(wire.receive_text(timeout=30))
            if told["type"] == "news" and told["view"]["legal"]:
                break
        view = told["view"]
        command = {"type": "act", "cmd_id": f"c{view['seq']}", "expected_seq": view["seq"]}
        wire.send_text(json.dumps({**command, "move": view["legal"][0]["text"]}))
        while json.loads(wire.receive_text(timeout=30))["type"] != "ack":
            pass


def play_until_turn_of(client: Client, match: str, keys: list[dict[str, str]], seat: int) -> None:
    """Let the others move until it is the turn of a seat."""
    while True:
        view = look(client, match, keys[seat])
        if view["to_act"] == seat:
            return
        move(client, match, keys[view["to_act"]])


def look(client: Client, match: str, key: dict[str, str]) -> dict[str, Any]:
    """Give the view of a spectator, whose presence counts for nobody."""
    with client.websocket_connect(f"/api/tables/{match}/wire?seat=watch", headers={}) as wire:
        while True:
            told = json.loads(wire.receive_text(timeout=30))
            if told["type"] == "news":
                view: dict[str, Any] = told["view"]
                return view
