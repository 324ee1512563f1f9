"""The logs of matches: reading events, and appending those of many matches by one statement, or of one alone.

SQLite lets other threads run at every row that it reads or inserts, and each time the interpreter has to be won back.
On a busy server 1,000 rows then take half a second, so that they are passed in one value, as JSON.
"""

from collections.abc import Sequence
from dataclasses import fields
from typing import Any, NamedTuple

import msgspec
import sqlalchemy as sa

from fathomfive.kernel.errors import Refused
from fathomfive.session.events import Event
from fathomfive.store.notify import notify
from fathomfive.store.schema import events, matches


class Append(NamedTuple):
    """Events to append after number `expected` of a match, all or none."""

    match: str
    expected: int
    new: Sequence[Event]
    ended: bool = False


class BatchRejected(Exception):
    """One append of a batch cannot be done; the caller tries them one by one to find it."""


def _parameter(column: sa.Column[Any]) -> sa.BindParameter[Any]:
    return sa.bindparam(f"new_{column.name}", type_=column.type)


_HEAD = sa.select(sa.func.max(events.c.seq)).where(events.c.match == sa.bindparam("of", type_=events.c.match.type))
_last = sa.select(sa.func.max(events.c.seq)).where(events.c.match == _parameter(events.c.match)).scalar_subquery()
_INSERT = (
    events.insert()
    .from_select(
        [column.name for column in events.c],
        # an event is inserted only after its predecessor, so no match ever has a gap
        sa.select(*map(_parameter, events.c)).where(sa.func.coalesce(_last, 0) == _parameter(events.c.seq) - 1),
    )
    .execution_options(preserve_rowcount=True)
)
_COLUMNS = [field.name for field in fields(Event)]
_NAMES = [(f"new_{name}", name) for name in _COLUMNS]
_SINCE = (
    sa.select(*(events.c[name] for name in _COLUMNS))
    .where(events.c.match == sa.bindparam("of", type_=events.c.match.type), events.c.seq > sa.bindparam("after"))
    .order_by(events.c.seq)
)

# --- The same for SQLite: many rows in one value ---

_listed = ", ".join(_COLUMNS)
_given = ", ".join(f"json_extract(value, '$[{n}]')" for n in range(2, len(_COLUMNS) + 2))
_INSERT_PACKED = sa.text(
    f"INSERT INTO events (match, {_listed}) SELECT json_extract(value, '$[0]'), {_given} FROM json_each(:rows) "
    "WHERE coalesce((SELECT max(seq) FROM events WHERE match = json_extract(value, '$[0]')), 0) "
    "= json_extract(value, '$[1]')"
)
_SINCE_PACKED = sa.text(
    f"SELECT json_group_array(json_array({_listed})) FROM "
    "(SELECT * FROM events WHERE match = :of AND seq > :after ORDER BY seq)"
)


def read_events(c: sa.Connection, match: str, after: int) -> list[Event]:
    """List the events of a match after a number."""
    known = {"of": match, "after": after}
    if c.dialect.name == "sqlite":
        return [Event(*row) for row in msgspec.json.decode(c.scalar(_SINCE_PACKED, known))]
    return [Event(*row) for row in c.execute(_SINCE, known)]


def insert_events(c: sa.Connection, appends: Sequence[Append]) -> None:
    """Insert the events of all appends, or raise BatchRejected."""
    if c.dialect.name == "sqlite":
        packed = [
            (append.match, append.expected, *(getattr(event, name) for name in _COLUMNS))
            for append in appends for event in append.new
        ]  # fmt: skip
        inserted = c.execute(_INSERT_PACKED, {"rows": msgspec.json.encode(packed).decode()})
    else:
        rows = [
            {"new_match": append.match, **{new: getattr(event, name) for new, name in _NAMES}}
            for append in appends for event in append.new
        ]  # fmt: skip
        inserted = c.execute(_INSERT, rows)
    if inserted.rowcount != sum(len(append.new) for append in appends):
        raise BatchRejected


def append_all(c: sa.Connection, appends: Sequence[Append]) -> None:
    """Insert the events of all appends and notify other workers, or raise BatchRejected."""
    if not appends:
        return
    try:
        insert_events(c, appends)
    except sa.exc.IntegrityError:
        raise BatchRejected from None
    for append in appends:
        notify(c, append.match, append.new[-1].seq)
        _update_card(c, append)


def append_one(c: sa.Connection, append: Append) -> None:
    """Insert the events of one append, or refuse them as `stale`."""
    head = c.scalar(_HEAD, {"of": append.match}) or 0
    if head != append.expected:
        raise stale(append.expected, head)
    try:
        append_all(c, [append])
    except BatchRejected:  # another host was faster, or the command is done already
        raise stale(append.expected, None) from None


def _update_card(c: sa.Connection, append: Append) -> None:
    """Write the start and the end of a match on its card."""
    first, last = append.new[0], append.new[-1]
    changes: dict[str, Any] = {"started": first.at} if first.kind == "start" else {}
    if append.ended:
        changes |= {"ended": last.at, "closed": last.reason}
    if changes:
        c.execute(matches.update().where(matches.c.match == append.match).values(changes))


def stale(expected: int, head: int | None) -> Refused:
    """Make the refusal of an append to a match that has other events by now."""
    found = "more by now" if head is None else str(head)
    return Refused("stale", f"expected the match to have {expected} events, got {found}")
