"""Records whose turn it is, a moment after the moves: no move waits for it."""

import asyncio
import logging
import time
from collections.abc import Sequence
from typing import NamedTuple

from fathomfive.kernel.errors import Refused
from fathomfive.server.table import Table
from fathomfive.session.session import Session
from fathomfive.store.alert_records import TableTurns, Turn
from fathomfive.store.port import MatchStore

PAUSE = 1.0  # seconds after a move, in which the moves of a lively table count once
LATE = 5.0  # the same where the player to act has the table in front, or another worker made the move and may have died
LOOKS = 10  # for tables that are due, in one pause
MAX_TABLES = 25  # recorded by one transaction: moves wait for it

log = logging.getLogger("fathom.alerts")


class Pending(NamedTuple):
    """A table that has changed, and when its turns are recorded."""

    table: Table
    due: float


def others_of(session: Session, person: str) -> bool:
    """Does another person, who has not left for good, play at the table?"""
    return any(
        chair.person not in (None, person)
        and chair.person not in session.deleted
        and chair.seat not in session.resigned
        for chair in session.chairs
    )


def turn_began(session: Session, person: str) -> int:
    """Give the event since which it is a person's turn: the last decision of another player, or the start."""
    own = session.seats_of(person)
    for decider, seq in zip(reversed(session.deciders), reversed(session.move_seqs), strict=True):
        if decider >= 0 and decider not in own:
            return seq
    return 1


def turns_at(table: Table) -> list[Turn]:
    """List the turns at a table: of the person to act, or when it is over of everybody who played."""
    session, match = table.session, table.card.match
    if not session.started or table.card.is_open:
        return []
    if session.over:
        people = {
            chair.person for chair in session.chairs
            if chair.person and not chair.external and chair.seat not in session.resigned
        }  # fmt: skip
        told = sorted(person for person in people if others_of(session, person))
        return [Turn(match, person, "over", session.seq, session.at) for person in told]
    if not session.awaits_seat(session.to_act):
        return []
    chair = session.chairs[session.to_act]
    if chair.person is None or chair.external or not others_of(session, chair.person):
        return []
    return [Turn(match, chair.person, "turn", turn_began(session, chair.person), session.turn_began)]


class TurnRecorder:
    """Writes the turns of tables that have changed to the store."""

    def __init__(self, store: MatchStore, pause: float = PAUSE, late: float = LATE) -> None:
        self.store = store
        self.pause = pause
        self.late = late
        self._pending: dict[str, Pending] = {}
        self._changed = asyncio.Event()

    def mark(self, table: Table, *, own: bool) -> None:
        """Record the turns of a table soon, or later where somebody else will or nobody needs to be told."""
        session = table.session
        people = {chair.person for chair in session.chairs if chair.person}
        if len(people) < 2 or not session.started:
            return  # nobody waits for anybody
        is_looking = session.to_act >= 0 and session.chairs[session.to_act].person in table.looking
        is_late = is_looking or (self.store.is_shared and not own)
        due = time.monotonic() + (self.late if is_late else self.pause)
        before = self._pending.get(table.card.match)
        self._pending[table.card.match] = Pending(table, due if before is None else min(due, before.due))
        self._changed.set()

    async def run(self) -> None:
        """Record until cancelled."""
        while True:
            await self._changed.wait()
            await asyncio.sleep(self.pause / LOOKS)
            try:
                await self.flush(time.monotonic())
            except Refused as refused:
                log.warning("cannot record whose turn it is: %s", refused.error)
            if not self._pending:
                self._changed.clear()

    async def flush(self, until: float | None = None) -> None:
        """Record some tables that are due, or all that there are."""
        if until is not None:
            await self._record([match for match, one in self._pending.items() if one.due <= until][:MAX_TABLES])
        while until is None and self._pending:
            await self._record([*self._pending][:MAX_TABLES])

    async def _record(self, matches: Sequence[str]) -> None:
        taken = [self._pending.pop(match) for match in matches]
        states = [TableTurns(one.table.card.match, one.table.session.seq, turns_at(one.table)) for one in taken]
        new = [(one, state) for one, state in zip(taken, states, strict=True) if one.table.recorded != state.turns]
        try:
            await asyncio.to_thread(self.store.turns.record, [state for _, state in new])
        except Refused:
            for one in taken:
                self._pending.setdefault(one.table.card.match, one)
            raise
        for one, state in new:
            one.table.recorded = state.turns
