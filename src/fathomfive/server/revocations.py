"""Keys that are revoked while their devices are connected: their sockets are closed at once."""

import asyncio
import logging
from collections.abc import Collection
from typing import Protocol

from fathomfive.kernel.errors import Refused
from fathomfive.server.registry import TableRegistry
from fathomfive.store.port import MatchStore

log = logging.getLogger("fathom.server")


class Revocable(Protocol):
    """A connection that ends when its key is revoked."""

    person: str | None
    device: str  # the name of the key that was presented; empty without one

    def expel(self, refused: Refused) -> None:
        """End the connection, and say why."""


class Revocations:
    """Closes the connections of this process whose keys are revoked, by this worker or another one."""

    def __init__(self, connections: Collection[Revocable]) -> None:
        self.count = 0  # how often a key was revoked while this process ran
        self._connections = connections
        self._checks: set[asyncio.Future[None]] = set()

    def watch(self, tables: TableRegistry) -> None:
        """Follow the revocations that the tables hear of."""

        def on_person(person: str, device: str) -> None:
            if person:
                self.dismiss(person, device)
            else:
                check = asyncio.ensure_future(self.dismiss_revoked(tables.store))
                self._checks.add(check)
                check.add_done_callback(self._checks.discard)

        tables.on_person = on_person

    def dismiss(self, person: str, device: str = "") -> None:
        """Disconnect a person who was deleted, or one of their devices that was revoked."""
        self.count += 1
        for connection in self._connections:
            if connection.person == person and device in ("", connection.device):
                connection.expel(signed_out())

    async def dismiss_revoked(self, store: MatchStore) -> None:
        """Disconnect all devices that were revoked; notifications of that may have been lost."""
        self.count += 1
        devices = {connection.device for connection in self._connections if connection.device}
        try:
            valid = await asyncio.to_thread(store.people.valid_devices, devices)
        except Refused as refused:
            log.warning("cannot check the keys of connected devices: %s", refused.error)
            return
        for connection in self._connections:
            if connection.device in devices - valid:
                connection.expel(signed_out())

    async def check(self, store: MatchStore, device: str, since: int) -> None:
        """Refuse a device whose key was revoked since the count was taken; there is no wait after the last check."""
        while device and since != self.count:
            since = self.count
            if not await asyncio.to_thread(store.people.valid_devices, {device}):
                raise signed_out()


def signed_out() -> Refused:
    """Make the refusal of a device whose key was revoked."""
    return Refused("not_known", "this device was signed out; choose a name first: POST /api/me")
