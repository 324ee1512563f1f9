"""How events get behind the last one of a match: those of many matches in one statement, or those of one alone."""

from collections.abc import Sequence
from dataclasses import fields
from typing import Any, NamedTuple

import sqlalchemy as sa

from fathomfive.kernel.errors import Refused
from fathomfive.session.events import Event
from fathomfive.store.hints import hint
from fathomfive.store.schema import events, matches


class Append(NamedTuple):
    """Events to be kept behind number `expected` of a match, all or none."""

    match: str
    expected: int
    new: Sequence[Event]
    ended: bool = False


class Spoilt(Exception):
    """One of many could not be kept; which one is found out one by one."""


def _given(column: sa.Column[Any]) -> sa.BindParameter[Any]:
    return sa.bindparam(f"new_{column.name}", type_=column.type)


_HEAD = sa.select(sa.func.max(events.c.seq)).where(events.c.match == sa.bindparam("of", type_=events.c.match.type))
_behind = sa.select(sa.func.max(events.c.seq)).where(events.c.match == _given(events.c.match)).scalar_subquery()
_INSERT = (
    events.insert()
    .from_select(
        [column.name for column in events.c],
        # an event goes in only behind the one before it, so no match ever has a gap
        sa.select(*map(_given, events.c)).where(sa.func.coalesce(_behind, 0) == _given(events.c.seq) - 1),
    )
    .execution_options(preserve_rowcount=True)
)
COLUMNS = {**{field.name: field.name for field in fields(Event)}, "bot": "word"}  # by field of an event
_NAMES = [(f"new_{column}", name) for name, column in COLUMNS.items()]


def append_all(c: sa.Connection, wanted: Sequence[Append]) -> None:
    """Keep the events of all, or say that somebody spoilt it."""
    rows = [
        {"new_match": append.match, **{new: getattr(event, name) for new, name in _NAMES}}
        for append in wanted for event in append.new
    ]  # fmt: skip
    if not rows:
        return
    try:
        kept = c.execute(_INSERT, rows).rowcount
    except sa.exc.IntegrityError:
        raise Spoilt from None
    if kept != len(rows):
        raise Spoilt
    for append in wanted:
        _mark(c, append)


def append_one(c: sa.Connection, append: Append) -> None:
    """Keep the events of one, or refuse them as `stale`."""
    head = c.scalar(_HEAD, {"of": append.match}) or 0
    if head != append.expected:
        raise stale(append.expected, head)
    try:
        append_all(c, [append])
    except Spoilt:  # another host was faster by a hair, or the command is known
        raise stale(append.expected, None) from None


def _mark(c: sa.Connection, append: Append) -> None:
    """Tell other workers, and write on the card what lists need."""
    hint(c, append.match, append.new[-1].seq)
    marks = {"started": append.new[0].at} if append.expected == 0 else {}
    if append.ended:
        marks["ended"] = append.new[-1].at
    if marks:
        c.execute(matches.update().where(matches.c.match == append.match).values(marks))


def stale(expected: int, head: int | None) -> Refused:
    """Refuse what was meant for a match that has moved on."""
    there = "meanwhile there are more" if head is None else f"there are {head}"
    return Refused("stale", f"expected the match to have {expected} events; {there}")
