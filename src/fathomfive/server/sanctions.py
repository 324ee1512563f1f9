"""Bans and mutes in memory, so that every request and message can be checked."""

import asyncio
import ipaddress
from collections.abc import Callable
from datetime import UTC, datetime
from functools import lru_cache

from fathomfive.kernel.errors import Refused
from fathomfive.store.cards import Sanction, now
from fathomfive.store.port import SanctionStore
from fathomfive.store.secret import hashed

Address = ipaddress.IPv4Address | ipaddress.IPv6Address


class SanctionList:
    """The sanctions of the store, as they were when they were last read."""

    def __init__(self, store: SanctionStore) -> None:
        self.on_change: Callable[[], None] = lambda: None
        self._store = store
        self._banned: dict[str, Sanction] = {}  # by person
        self._keys: dict[str, Sanction] = {}  # by hash of a key
        self._muted: dict[str, Sanction] = {}  # by person
        self._networks: dict[tuple[int, int], dict[int, Sanction]] = {}  # by version and prefix, then by its bits
        self._take(store.active())

    async def reload(self) -> None:
        """Read the sanctions again, and let others enforce them."""
        self._take(await asyncio.to_thread(self._store.active))
        self.on_change()

    def _take(self, found: list[Sanction]) -> None:
        self._banned = {one.person: one for one in found if one.kind == "ban" and one.person}
        self._keys = {key: one for one in self._banned.values() for key in one.keys}
        self._muted = {one.person: one for one in found if one.kind == "mute" and one.person}
        self._networks = {}
        for one in found:
            if one.kind == "ban" and one.network:
                network = ipaddress.ip_network(one.network)
                shift = network.max_prefixlen - network.prefixlen
                bans = self._networks.setdefault((network.version, shift), {})
                bans[int(network.network_address) >> shift] = one

    def check_address(self, address: str) -> None:
        """Refuse an address in a banned network."""
        if not self._networks:
            return
        parsed = parse_address(address)
        if parsed is None:
            return
        for (version, shift), bans in self._networks.items():
            if version == parsed.version:
                _refuse(bans.get(int(parsed) >> shift), "banned", "this network is banned from this server")

    def check_person(self, person: str | None) -> None:
        """Refuse a banned person."""
        if person is not None:
            _refuse(self._banned.get(person), "banned", "you are banned from this server")

    def check_key(self, key: str | None) -> None:
        """Refuse the key of a banned person, also where it does not matter which person asks."""
        if key is not None and self._keys:
            _refuse(self._keys.get(hashed(key)), "banned", "you are banned from this server")

    def check_chat(self, person: str | None) -> None:
        """Refuse what a muted person says."""
        if person is not None:
            _refuse(self._muted.get(person), "muted", "you are muted on this server")


def _refuse(sanction: Sanction | None, code: str, words: str) -> None:
    if sanction is None or (sanction.until is not None and sanction.until <= now()):
        return
    until = "for good"
    if sanction.until is not None:
        until = f"until {datetime.fromtimestamp(sanction.until / 1000, UTC):%Y-%m-%d %H:%M} UTC"
    reason = f"; the reason: {sanction.reason}" if sanction.reason else ""
    raise Refused(code, f"{words} {until}{reason}")


@lru_cache(maxsize=4096)
def parse_address(text: str) -> Address | None:
    """Read an address, IPv4 in IPv6 as IPv4; None where it is none, as under a test client."""
    try:
        address = ipaddress.ip_address(text.partition("%")[0])
    except ValueError:
        return None
    return (address.ipv4_mapped or address) if isinstance(address, ipaddress.IPv6Address) else address
