"""Daily expiry of what is abandoned, for a host who wants the server to do it by itself."""

import asyncio
import logging
from contextlib import suppress

from fathomfive.archive.ages import Ages
from fathomfive.archive.expiry import expire
from fathomfive.kernel.errors import Refused
from fathomfive.store.host_acts import HostActs
from fathomfive.store.port import Leases
from fathomfive.store.store import Store

FIRST = 60.0  # seconds from the start of a server
INTERVAL = 24 * 3600.0  # seconds
ADMIN = "fathom serve"  # in the audit log
LEASE = "!expiry"  # one worker at a time; no match has this name

log = logging.getLogger("fathom.server")


async def expire_daily(store: Store, leases: Leases, first: float = FIRST) -> None:
    """Close or delete what is abandoned once a day, until cancelled."""
    await asyncio.sleep(first)
    while True:
        try:
            await asyncio.to_thread(expire_once, store, leases)
        except Refused as refused:
            log.warning("nothing expires today: %s", refused.error)
        await asyncio.sleep(INTERVAL)


def expire_once(store: Store, leases: Leases) -> None:
    """Close or delete what is abandoned, unless another worker is doing so."""
    if not leases.acquire(LEASE):
        return
    try:
        gone = expire(store, HostActs(store.writer, ADMIN), Ages())
    finally:
        with suppress(Refused):  # if the store is gone, so is the lease
            leases.release(LEASE)
    log.info("expired: %s", ", ".join(f"{count} {kind}" for kind, count in gone.counts().items()))
