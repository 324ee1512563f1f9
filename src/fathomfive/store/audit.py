"""The audit log: every act of the host is recorded in the transaction that carries it out."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any

import sqlalchemy as sa

from fathomfive.store.cards import now
from fathomfive.store.notify import HOST_ACT, notify
from fathomfive.store.schema import audit
from fathomfive.store.secret import new_name


@dataclass(frozen=True)
class Entry:
    """An act of the host."""

    entry: str
    at: int  # milliseconds since 1970
    admin: str
    act: str
    target: str
    details: Mapping[str, Any]


def record(
    c: sa.Connection, admin: str, act: str, target: str, details: Mapping[str, Any], matches: Sequence[str] = ()
) -> None:
    """Record an act, and notify running servers of it and of the matches that it changed."""
    last = c.scalar(sa.select(sa.func.max(audit.c.at))) or 0
    at = max(now(), last + 1)  # servers on SQLite read what is later than the last entry they know
    told = {**details, **({"matches": list(matches)} if matches else {})}
    c.execute(
        audit.insert(),
        {"entry": new_name(), "at": at, "admin": admin, "act": act, "target": target, "details": told},
    )
    for match in matches or [""]:
        notify(c, HOST_ACT + match)
