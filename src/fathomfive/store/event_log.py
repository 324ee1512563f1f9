"""Appending events to the logs of matches: of many matches by one statement, or of one alone."""

from collections.abc import Sequence
from dataclasses import fields
from typing import Any, NamedTuple

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
COLUMNS = [field.name for field in fields(Event)]
_NAMES = [(f"new_{name}", name) for name in COLUMNS]


def append_all(c: sa.Connection, appends: Sequence[Append]) -> None:
    """Insert the events of all appends and notify other workers, or raise BatchRejected."""
    rows = [
        {"new_match": append.match, **{new: getattr(event, name) for new, name in _NAMES}}
        for append in appends for event in append.new
    ]  # fmt: skip
    if not rows:
        return
    try:
        inserted = c.execute(_INSERT, rows).rowcount
    except sa.exc.IntegrityError:
        raise BatchRejected from None
    if inserted != len(rows):
        raise BatchRejected
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
