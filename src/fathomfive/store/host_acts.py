"""What the host of a server may change.  Every act is in the audit log, in the transaction that carries it out."""

from collections.abc import Callable, Sequence
from typing import Any, TypeVar

import sqlalchemy as sa

from fathomfive.kernel.errors import Refused
from fathomfive.store.audit import record
from fathomfive.store.cards import now
from fathomfive.store.forgetting import delete_matches, delete_person
from fathomfive.store.notify import ANY_MATCH
from fathomfive.store.people import delete_orphans
from fathomfive.store.sanctions import Network
from fathomfive.store.schema import chat, matches, passkeys, reports, sanctions, tokens
from fathomfive.store.secret import new_name
from fathomfive.store.writer import Writer

T = TypeVar("T")


class HostActs:
    """The acts of one admin."""

    def __init__(self, writer: Writer, admin: str) -> None:
        self._writer = writer
        self.admin = admin

    def sanction(self, kind: str, person: str | None, network: Network | None, until: int | None, reason: str) -> str:
        """Ban or mute a person, or ban a network; a new sanction replaces the old one of the same kind."""
        name, target = new_name(), person or str(network)

        def job(c: sa.Connection) -> str:
            c.execute(sanctions.delete().where(_same(kind, target)))
            row = {
                "sanction": name, "kind": kind, "person": person, "network": None if person else target,
                "reason": reason, "made": now(), "until": until,
            }  # fmt: skip
            c.execute(sanctions.insert(), row)
            record(c, self.admin, kind, target, {"sanction": name, "until": until, "reason": reason})
            return name

        return self._writer.do(job)

    def lift(self, kind: str, target: str) -> None:
        """End the sanction of a person or a network."""

        def job(c: sa.Connection) -> None:
            if not c.execute(sanctions.delete().where(_same(kind, target))).rowcount:
                raise Refused("no_such_sanction", f"expected somebody with a {kind}, got '{target}', which has none")
            record(c, self.admin, f"un{kind}", target, {})

        self._writer.do(job)

    def close_report(self, report: str) -> None:
        """Mark a report as dealt with."""

        def job(c: sa.Connection) -> None:
            waiting = (reports.c.report == report) & reports.c.closed.is_(None)
            if not c.execute(reports.update().where(waiting).values(closed=now())).rowcount:
                raise Refused("no_such_report", f"there is no open report '{report[:40]}'")
            record(c, self.admin, "close-report", report, {})

        self._writer.do(job)

    def delete_match(self, match: str) -> None:
        """Delete a match with its seats, events, chat and judgements."""

        def job(c: sa.Connection) -> None:
            if c.scalar(sa.select(matches.c.match).where(matches.c.match == match)) is None:
                raise Refused("no_such_match", f"there is no match '{match[:40]}'")
            delete_matches(c, [match])
            record(c, self.admin, "delete-match", match, {}, [match])

        self._writer.do(job)

    def delete_person(self, person: str) -> None:
        """Delete what is stored about a person: moves stay, without a name."""

        def job(c: sa.Connection) -> None:
            delete_person(c, person)
            record(c, self.admin, "delete-person", person, {}, [ANY_MATCH])

        self._writer.do(job)

    def delete_chat(self, match: str, person: str | None = None, line: int | None = None) -> int:
        """Delete what was said at a table, by one person, or in one line; give the number of lines."""

        def job(c: sa.Connection) -> int:
            wanted = (chat.c.match == match) & (chat.c.text != "")
            if person is not None:
                wanted &= chat.c.person == person
            if line is not None:
                wanted &= chat.c.n == line
            # the numbers stay: a reader who knows line 7 must be sent line 8
            deleted: int = c.execute(chat.update().where(wanted).values(text="")).rowcount
            if not deleted:
                raise Refused("no_such_line", f"nothing was said there at the table '{match[:40]}'")
            record(c, self.admin, "delete-chat", match, {"person": person, "line": line, "lines": deleted}, [match])
            return deleted

        return self._writer.do(job)

    def revoke(self, key: str | None = None, person: str | None = None) -> int:
        """Revoke one key by its public name, or all keys, links and passkeys of a person; give their number."""
        wanted = tokens.c.name == key if key is not None else tokens.c.person == person

        def job(c: sa.Connection) -> int:
            deleted: int = c.execute(tokens.delete().where(wanted)).rowcount
            if key is None:
                deleted += c.execute(passkeys.delete().where(passkeys.c.person == person)).rowcount
            if not deleted:
                raise Refused("no_such_key", f"there is no key '{key}'" if key else f"'{person}' has no keys")
            delete_orphans(c)
            record(c, self.admin, "revoke", str(key or person), {"keys": deleted})
            return deleted

        return self._writer.do(job)

    def expire(
        self, counts: dict[str, int], work: Callable[[sa.Connection], None], changed: Sequence[str] = ()
    ) -> None:
        """Delete what is abandoned, and record how much that was."""

        def job(c: sa.Connection) -> None:
            work(c)
            record(c, self.admin, "expire", "", counts, changed)

        self._writer.do(job)

    def do(self, act: str, target: str, details: dict[str, Any], work: Callable[[sa.Connection], T]) -> T:
        """Carry out another act that changes one match, and record it."""

        def job(c: sa.Connection) -> T:
            done = work(c)
            record(c, self.admin, act, target, details, [target])
            return done

        return self._writer.do(job)


def _same(kind: str, target: str) -> sa.ColumnElement[bool]:
    return (sanctions.c.kind == kind) & ((sanctions.c.person == target) | (sanctions.c.network == target))
