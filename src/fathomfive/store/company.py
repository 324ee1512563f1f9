"""The people whom a person plays with, and the finished matches on their list."""

from collections.abc import Collection
from dataclasses import replace

import sqlalchemy as sa

from fathomfive.kernel.errors import Refused
from fathomfive.store.cards import Opponent, Result, now
from fathomfive.store.database import database_errors
from fathomfive.store.forgetting import require_alive
from fathomfive.store.schema import friends, hidden, matches, people, results, seats
from fathomfive.store.writer import Writer

MAX_FRIENDS = 500  # of one person
MAX_OPPONENTS = 30  # the last ones, besides friends
LAST_MATCHES = 300  # of a person, in which opponents are looked for


class Company:
    """The tables `friends`, `hidden` and `results`."""

    def __init__(self, engine: sa.Engine, writer: Writer) -> None:
        self._engine = engine
        self._writer = writer

    def opponents(self, person: str) -> list[Opponent]:
        """List the people whom a person has played with: friends first, then the last opponents."""
        own = (
            sa.select(seats.c.match, matches.c.game, matches.c.made)
            .join(matches)
            .where((seats.c.person == person) & matches.c.started.is_not(None))
            .distinct()
            .order_by(matches.c.made.desc())
            .limit(LAST_MATCHES)
            .subquery()
        )
        there = (
            sa.select(
                seats.c.person, seats.c.match, seats.c.seat, people.c.name, own.c.game, own.c.made, friends.c.friend
            )
            .join(own, own.c.match == seats.c.match)
            .join(people, people.c.person == seats.c.person)
            .outerjoin(friends, (friends.c.person == person) & (friends.c.friend == seats.c.person))
            .where((seats.c.person != person) & (people.c.name != "") & sa.not_(seats.c.external))
            .order_by(own.c.made.desc(), seats.c.seat)
        )
        found: dict[str, Opponent] = {}
        played: dict[str, set[str]] = {}
        with database_errors(self._engine), self._engine.connect() as connection:
            for row in connection.execute(there):
                played.setdefault(row.person, set()).add(row.match)
                last = Opponent(row.name, row.match, row.game, row.seat, row.made, 0, row.friend is not None)
                found.setdefault(row.person, last)
        all_of_them = [replace(one, games=len(played[key])) for key, one in found.items()]
        liked = [one for one in all_of_them if one.friend]
        return liked + [one for one in all_of_them if not one.friend][:MAX_OPPONENTS]

    def befriend(self, person: str, friend: str, on: bool) -> None:
        """Record that a person likes to play with another one, or no longer does."""

        def job(c: sa.Connection) -> None:
            require_alive(c, person)
            require_alive(c, friend)
            pair = (friends.c.person == person) & (friends.c.friend == friend)
            c.execute(friends.delete().where(pair))
            if not on:
                return
            own = sa.select(sa.func.count()).select_from(friends).where(friends.c.person == person)
            if (c.scalar(own) or 0) >= MAX_FRIENDS:
                raise Refused("too_many", f"you have {MAX_FRIENDS} friends here; remove some of them first")
            c.execute(friends.insert(), {"person": person, "friend": friend, "made": now()})

        self._writer.do(job)

    def hide(self, person: str, match: str) -> None:
        """Remove a finished match from the list of a person."""

        def job(c: sa.Connection) -> None:
            require_alive(c, person)
            if c.scalar(sa.select(matches.c.match).where(matches.c.match == match, matches.c.ended.is_(None))):
                raise Refused("not_over", "only a finished match can be removed from your list")
            own = sa.select(seats.c.match).where(seats.c.match == match, seats.c.person == person)
            hosted = sa.select(matches.c.match).where(matches.c.match == match, matches.c.host == person)
            if c.scalar(own) is None and c.scalar(hosted) is None:
                raise Refused("no_such_match", f"there is no match '{match[:40]}' on your list")
            c.execute(hidden.delete().where(hidden.c.person == person, hidden.c.match == match))
            c.execute(hidden.insert(), {"person": person, "match": match})

        self._writer.do(job)

    def results(self, names: Collection[str]) -> dict[str, Result]:
        """Give the results of matches that are known, by match."""
        query = sa.select(results).where(results.c.match.in_(names))
        with database_errors(self._engine), self._engine.connect() as connection:
            return {row.match: Result(row.points, row.ranks) for row in connection.execute(query)}

    def keep_result(self, match: str, result: Result) -> None:
        """Keep the result of a finished match."""

        def job(c: sa.Connection) -> None:
            exists = sa.select(matches.c.match).where(matches.c.match == match)
            if c.scalar(exists) is None or c.scalar(sa.select(results.c.match).where(results.c.match == match)):
                return
            c.execute(results.insert(), {"match": match, "points": result.points, "ranks": result.ranks})

        self._writer.do(job)
