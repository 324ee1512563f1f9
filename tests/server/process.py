"""A server in processes of its own, and people who play there whatever happens to it."""

import asyncio
import json
import os
import secrets
import signal
import socket
import subprocess
import sys
import time
from pathlib import Path
from typing import Any

import httpx
from websockets.asyncio.client import connect
from websockets.exceptions import ConnectionClosed, InvalidHandshake, InvalidMessage

LOST = (ConnectionClosed, InvalidHandshake, InvalidMessage, OSError, TimeoutError, EOFError)
PATIENCE = 60.0  # seconds until a test gives up


class Server:
    """`fathom serve`, started and ended as often as wanted at one address."""

    def __init__(self, database: str, folder: Path, *more: str) -> None:
        with socket.socket() as door:
            door.bind(("127.0.0.1", 0))
            self.port = door.getsockname()[1]
        self.command = [
            sys.executable, "-m", "fathomfive", "serve", "--cold", "--port", str(self.port), "--database", database,
            *more,
        ]  # fmt: skip
        self.log = folder / "server.log"
        self.process: subprocess.Popen[bytes] | None = None

    @property
    def http(self) -> str:
        return f"http://127.0.0.1:{self.port}"

    def start(self) -> None:
        """Start it, and wait until it answers."""
        with self.log.open("ab") as out:
            self.process = subprocess.Popen(
                self.command, stdout=out, stderr=out, stdin=subprocess.DEVNULL, start_new_session=True,
                env={**os.environ, "FATHOM_QUIET": "1"},
            )  # fmt: skip
        end = time.monotonic() + PATIENCE
        while time.monotonic() < end and self.process.poll() is None:
            try:
                if httpx.get(f"{self.http}/health").status_code == 200:
                    return
            except httpx.TransportError:
                time.sleep(0.02)
        raise AssertionError(self.log.read_text())

    def kill(self) -> None:
        """End it at once, with all its processes."""
        assert self.process is not None
        os.killpg(self.process.pid, signal.SIGKILL)
        self.process.wait()

    def stop(self) -> int:
        """Ask it to stop, and give its exit status."""
        assert self.process is not None
        self.process.terminate()
        try:
            return self.process.wait(PATIENCE)
        finally:
            if self.process.poll() is None:
                self.kill()


def ask(server: Server, path: str, body: Any = None, key: str | None = None) -> dict[str, Any]:
    """Ask the lobby."""
    headers = {} if key is None else {"authorization": f"Bearer {key}"}
    answer = httpx.post(f"{server.http}{path}", json=body, headers=headers, timeout=PATIENCE)
    assert answer.is_success, answer.text
    found: dict[str, Any] = answer.json()
    return found


def lay(server: Server, game: str = "deep_dive") -> tuple[str, list[str]]:
    """Lay a table for two people and start it; gives its name and their keys."""
    keys = [ask(server, "/api/me", {"name": name})["key"] for name in ("Anna", "Jan")]
    table = ask(server, "/api/tables", {"game": game, "seats": ["me", "person"]}, keys[0])
    ask(server, f"/api/tables/{table['match']}/sit", {"secret": table["links"]["1"]}, keys[1])
    ask(server, f"/api/tables/{table['match']}/start", None, keys[0])
    return table["match"], keys


class Player:
    """Plays first moves; after every break comes back, asks what was missed, and says the last thing again."""

    def __init__(self, server: Server, match: str, key: str) -> None:
        self.address = f"ws://127.0.0.1:{server.port}/api/tables/{match}/wire"
        self.headers = {"authorization": f"Bearer {key}"}
        self.seq = 0
        self.events: list[dict[str, Any]] = []
        self.acks: dict[str, int] = {}
        self.pending: dict[str, Any] | None = None
        self.wrong: list[dict[str, Any]] = []  # refusals that should not be
        self.over = False
        self.breaks = 0

    async def play(self) -> None:
        """Play to the end."""
        while not self.over:
            try:
                async with connect(
                    f"{self.address}?since={self.seq}", additional_headers=self.headers, open_timeout=5
                ) as wire:
                    if self.pending is not None:
                        await wire.send(json.dumps(self.pending))
                    async for raw in wire:
                        await self.take(wire, json.loads(raw))
                        if self.over:
                            return
            except LOST:
                pass
            self.breaks += 1
            await asyncio.sleep(0.05)

    async def take(self, wire: Any, message: dict[str, Any]) -> None:
        if message["type"] == "news":
            for event in message["events"]:
                if event["seq"] > self.seq:
                    self.events.append(event)
            self.seq = message["seq"]
            self.over = message["view"]["end"] is not None
            if message["view"]["legal"] and self.pending is None:
                move = message["view"]["legal"][0]["move"]
                self.pending = {"type": "act", "cmd_id": secrets.token_hex(6), "expected_seq": self.seq, "move": move}
                await wire.send(json.dumps(self.pending))
        elif message["type"] == "ack":
            self.acks[message["cmd_id"]] = message["seq"]
            self.pending = None
            await wire.send(json.dumps({"type": "since", "seq": self.seq}))
        elif message["type"] == "refuse":
            if message["code"] not in ("stale", "store_down"):
                self.wrong.append(message)
            self.pending = None
            await wire.send(json.dumps({"type": "since", "seq": self.seq}))
