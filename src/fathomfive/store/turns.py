"""Whose turn it is, in the table `turns`: what a person's pages count, and what alerts are sent from.

The rows follow from the events and are written a moment after them, so that no move waits.  Before an alert is sent, it
is compared with the match itself.
"""

from collections.abc import Sequence
from typing import Any

import sqlalchemy as sa
from sqlalchemy.dialects import postgresql, sqlite

from fathomfive.store.alert_records import TableTurns, Turn, Waiting
from fathomfive.store.database import database_errors
from fathomfive.store.schema import mail_addresses, matches, people, push_subscriptions, turns
from fathomfive.store.writer import Writer

MAX_WAITING = 100  # tables that a person's pages count
MAX_DUE = 100  # alerts that one look takes on
REMINDER_PAUSE = 3600 * 1000  # milliseconds between two alerts about the same turn
KEPT = 7 * 24 * 3600 * 1000  # milliseconds that the end of a match is remembered


_OWN = (turns.c.match == sa.bindparam("of")) & (turns.c.person == sa.bindparam("who"))
_DELETE = turns.delete().where(_OWN)
_CHANGE = (
    turns.update()
    .where(_OWN)
    .values(kind=sa.bindparam("k"), seq=sa.bindparam("n"), at=sa.bindparam("now"), alerted=None)
)


class Turns:
    """The table `turns`."""

    def __init__(self, engine: sa.Engine, writer: Writer) -> None:
        self._engine = engine
        self._writer = writer

    def record(self, tables: Sequence[TableTurns]) -> None:
        """Bring the rows of some matches up to date; what was recorded before stays as it is."""
        if tables:
            self._writer.do(lambda c: _record(c, tables))

    def waiting_for(self, person: str) -> list[Waiting]:
        """List the matches at which it is a person's turn, the one that has waited longest first."""
        query = (
            sa.select(turns.c.match, matches.c.game, turns.c.at)
            .join_from(turns, matches)
            .where(turns.c.person == person, turns.c.kind == "turn", matches.c.ended.is_(None))
            .order_by(turns.c.at, turns.c.match)
            .limit(MAX_WAITING)
        )
        with database_errors(self._engine), self._engine.connect() as c:
            return [Waiting(*row) for row in c.execute(query)]

    def pass_over(self, until: int, at: int) -> None:
        """Take on all alerts for people who want none, so that nobody looks at them again."""
        wanted = sa.select(push_subscriptions.c.person).union(
            sa.select(mail_addresses.c.person).where(mail_addresses.c.confirmed.is_not(None))
        )
        unread = turns.c.alerted.is_(None) & (turns.c.at <= until) & turns.c.person.not_in(wanted)
        with database_errors(self._engine), self._engine.connect() as c:
            if c.scalar(sa.select(turns.c.match).where(unread).limit(1)) is None:
                return
        self._writer.do(lambda c: c.execute(turns.update().where(unread).values(alerted=at)) and None)

    def forget_ends(self, at: int) -> None:
        """Delete the ends of matches that were told long ago."""
        old = (turns.c.kind == "over") & (turns.c.at < at - KEPT)
        self._writer.do(lambda c: c.execute(turns.delete().where(old)) and None)

    def due(self, until: int) -> list[Turn]:
        """List the turns since before a moment that nobody has taken on, the oldest first."""
        query = sa.select(turns).where(turns.c.alerted.is_(None), turns.c.at <= until)
        with database_errors(self._engine), self._engine.connect() as c:
            return [_turn(row) for row in c.execute(query.order_by(turns.c.at, turns.c.match).limit(MAX_DUE))]

    def claim(self, turn: Turn, at: int) -> bool:
        """Take an alert on, in one transaction; False if another worker has, or the turn has passed."""
        open_ = _key(turn) & (turns.c.seq == turn.seq) & (turns.c.kind == turn.kind) & turns.c.alerted.is_(None)
        return self._writer.do(lambda c: bool(c.execute(turns.update().where(open_).values(alerted=at)).rowcount))

    def remind(self, match: str, person: str, at: int) -> bool:
        """Let a person be told of their turn again; False if they were told of it not long ago, or will be soon."""
        told = (turns.c.match == match) & (turns.c.person == person) & (turns.c.kind == "turn")
        told &= turns.c.alerted < at - REMINDER_PAUSE
        return self._writer.do(
            lambda c: bool(c.execute(turns.update().where(told).values(alerted=None, at=at)).rowcount)
        )

    def stands(self, turn: Turn) -> bool:
        """Is it still so?  The person may have moved, or left for good, while an alert was waiting."""
        same = _key(turn) & (turns.c.seq == turn.seq) & (turns.c.kind == turn.kind)
        with database_errors(self._engine), self._engine.connect() as c:
            return c.scalar(sa.select(turns.c.match).where(same)) is not None

    def since(self, person: str, after: int, until: int) -> list[Turn]:
        """List what is new for a digest: all open turns, and the ends of matches between two moments."""
        own = turns.c.person == person
        new = (turns.c.kind == "turn") | (turns.c.at > after)
        query = sa.select(turns).where(own & new & (turns.c.at <= until)).order_by(turns.c.at, turns.c.match)
        with database_errors(self._engine), self._engine.connect() as c:
            return [_turn(row) for row in c.execute(query.limit(MAX_WAITING))]


def _turn(row: Any) -> Turn:
    return Turn(row.match, row.person, row.kind, row.seq, row.at)


def _key(turn: Turn) -> sa.ColumnElement[bool]:
    return (turns.c.match == turn.match) & (turns.c.person == turn.person)


def _record(c: sa.Connection, tables: Sequence[TableTurns]) -> None:
    """Write all changes by three statements: hundreds of single ones would keep moves waiting."""
    names = [table.match for table in tables]
    there = {(row.match, row.person): row for row in c.execute(sa.select(turns).where(turns.c.match.in_(names)))}
    known = _known(c, tables)
    wanted = {(turn.match, turn.person): turn for table in tables for turn in table.turns}
    heads = {table.match: table.head for table in tables}
    # a worker that is behind must not delete what it does not know yet
    passed = [
        {"of": match, "who": person}
        for (match, person), row in there.items()
        if (match, person) not in wanted.keys() & known and row.kind == "turn" and row.seq <= heads[match]
    ]
    new = [turn for key, turn in wanted.items() if key in known and key not in there]
    later = [
        turn
        for key, turn in wanted.items()
        if key in known and (row := there.get(key)) is not None and row.kind != "over"
        and (turn.kind == "over" or turn.seq > row.seq)
    ]  # fmt: skip
    if passed:
        c.execute(_DELETE, passed)
    if new:
        insert = (sqlite if c.dialect.name == "sqlite" else postgresql).insert(turns)
        c.execute(
            insert.on_conflict_do_nothing(), [turn._asdict() for turn in new]
        )  # another worker may have written it
    if later:
        c.execute(_CHANGE, [{"of": t.match, "who": t.person, "k": t.kind, "n": t.seq, "now": t.at} for t in later])


def _known(c: sa.Connection, tables: Sequence[TableTurns]) -> set[tuple[str, str]]:
    """Give those pairs of a match and a person that exist: both may have been deleted meanwhile."""
    found = [turn for table in tables for turn in table.turns]
    named = people.c.person.in_({turn.person for turn in found}) & (people.c.name != "")
    alive = set(c.scalars(sa.select(people.c.person).where(named)))
    stored = matches.c.match.in_({turn.match for turn in found})
    played = set(c.scalars(sa.select(matches.c.match).where(stored)))
    return {(turn.match, turn.person) for turn in found if turn.match in played and turn.person in alive}
