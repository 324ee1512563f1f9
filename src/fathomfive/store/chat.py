"""Lines of chat in the table `chat`: adding one, reading the newest ones, and how many are kept."""

from collections.abc import Collection
from dataclasses import asdict
from typing import Any

import sqlalchemy as sa

from fathomfive.store.cards import Line, now
from fathomfive.store.event_log import stale
from fathomfive.store.forgetting import require_alive
from fathomfive.store.notify import notify
from fathomfive.store.schema import chat

MAX_LINES = 500  # of one person at one table; the oldest go first

# Queries for every visitor of a table are built once: building them takes longer than running them.
_OF: sa.BindParameter[str] = sa.bindparam("of")
CHAT_SINCE = sa.select(chat).where((chat.c.match == _OF) & (chat.c.n > sa.bindparam("after"))).order_by(chat.c.n)

DELETED_LINES = sa.select(chat.c.n).where((chat.c.match == _OF) & (chat.c.text == ""))


def add_line(c: sa.Connection, match: str, person: str, text: str, cmd_id: str) -> Line:
    """Add a line of chat, and delete the oldest of this person if there are too many; a repeated command adds none."""
    mine = (chat.c.match == match) & (chat.c.cmd_id == cmd_id)
    known = c.execute(sa.select(chat).where(mine)).mappings().first()
    if known is not None:
        return line_of(dict(known))
    require_alive(c, person)
    n = c.scalar(sa.select(sa.func.max(chat.c.n)).where(chat.c.match == match)) or 0
    line = Line(n + 1, person, text, now(), cmd_id)
    try:
        c.execute(chat.insert(), {"match": match, **asdict(line)})
    except sa.exc.IntegrityError:
        raise stale(n, None) from None
    own = (chat.c.match == match) & (chat.c.person == person)
    surplus = c.scalar(sa.select(chat.c.n).where(own).order_by(chat.c.n.desc()).offset(MAX_LINES).limit(1))
    if surplus is not None:
        c.execute(chat.delete().where(own & (chat.c.n <= surplus)))
    notify(c, match)
    return line


def newest(match: str, most: int, before: int | None, without: Collection[str]) -> sa.Select[Any]:
    """Select the newest lines of a table, perhaps before a line and without those of some people."""
    query = sa.select(chat).where(chat.c.match == match, chat.c.text != "").order_by(chat.c.n.desc()).limit(most)
    if before is not None:
        query = query.where(chat.c.n < before)
    return query.where(chat.c.person.not_in(without)) if without else query


def line_of(row: dict[str, Any]) -> Line:
    """Make the record of a row."""
    return Line(**{key: value for key, value in row.items() if key != "match"})
