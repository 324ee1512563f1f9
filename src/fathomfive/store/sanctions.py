"""Sanctions by the host of the server: bans of people and networks, and mutes of people."""

import ipaddress

import sqlalchemy as sa

from fathomfive.kernel.errors import Refused
from fathomfive.store.cards import Sanction, now
from fathomfive.store.database import database_errors
from fathomfive.store.schema import sanctions, tokens

IPV6_PREFIX = 64  # one visitor controls at least as much of IPv6
MAPPED = 96  # bits of an IPv6 address before the IPv4 address that is mapped into it
WIDEST = {4: 8, 6: 16}  # the shortest prefix of a network that can be banned, by version
Network = ipaddress.IPv4Network | ipaddress.IPv6Network


class Sanctions:
    """The sanctions of a store, in the table `sanctions`."""

    def __init__(self, engine: sa.Engine) -> None:
        self._engine = engine

    def active(self) -> list[Sanction]:
        """List the sanctions that have not ended, with the keys of banned people."""
        query = sa.select(sanctions).where(sanctions.c.until.is_(None) | (sanctions.c.until > now()))
        banned = sa.select(sanctions.c.person).where(sanctions.c.kind == "ban", sanctions.c.person.is_not(None))
        held = sa.select(tokens.c.person, tokens.c.hash).where(tokens.c.person.in_(banned))
        keys: dict[str, list[str]] = {}
        with database_errors(self._engine), self._engine.connect() as connection:
            rows = [dict(row) for row in connection.execute(query.order_by(sanctions.c.made)).mappings()]
            for person, key in connection.execute(held):
                keys.setdefault(person, []).append(key)
        return [Sanction(**row, keys=tuple(keys.get(row["person"], ()))) for row in rows]


def network_of(text: str) -> Network | None:
    """Read an address or a network, None where the text is neither; an IPv6 address stands for its /64."""
    try:
        network = ipaddress.ip_network(text, strict=False)
    except ValueError:
        return None
    if isinstance(network, ipaddress.IPv6Network):
        mapped = network.network_address.ipv4_mapped
        if mapped is not None and network.prefixlen >= MAPPED:
            network = ipaddress.IPv4Network((int(mapped), network.prefixlen - MAPPED))
        elif network.prefixlen > IPV6_PREFIX:
            network = network.supernet(new_prefix=IPV6_PREFIX)
    if network.prefixlen < WIDEST[network.version]:
        raise Refused(
            "bad_network", f"expected a network of /{WIDEST[network.version]} or narrower, got {network}"
        )  # fmt: skip
    return network
