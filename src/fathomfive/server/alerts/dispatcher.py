"""The dispatcher: finds people who do not know yet that it is their turn, and tells them once.

The store decides which worker tells: it takes an alert on in one transaction before anything is sent.
"""

import asyncio
import logging
import time
from collections.abc import Callable, Sequence
from contextlib import suppress
from dataclasses import dataclass
from functools import partial
from typing import Literal

from fathomfive.kernel import shelf
from fathomfive.kernel.errors import Refused
from fathomfive.server.alerts.mail import Letter, MailSender
from fathomfive.server.alerts.outbox import PAUSES, Outbox
from fathomfive.server.alerts.push import Message, PushSender
from fathomfive.server.alerts.words import Alert, digest_letter, push_message, turn_letter
from fathomfive.server.attendance import AWAY_AFTER
from fathomfive.server.registry import TableRegistry
from fathomfive.server.table import Table
from fathomfive.store.alert_records import MailAddress, PushSubscription, Turn

DELAY = 20.0  # seconds that a turn lasts before its person is told: they may be about to look
PACE = 3.0  # seconds between two looks
DIGEST_PACE = 60.0  # seconds between two looks for digests
GLANCE = 3000  # milliseconds at the table since the turn began, after which its person knows
PUSH_THREADS, MAIL_THREADS = 8, 2
LEASE = "!alerts"  # one worker at a time looks; no match has this name

log = logging.getLogger("fathom.alerts")

Count = Callable[[str, str], object]  # counts a delivery by its channel and its outcome


@dataclass(frozen=True)
class AlertOffer:
    """What the host offers: Web Push, mail, and days of vacation."""

    push: PushSender | None = None
    mail: MailSender | None = None
    vacation_days: int = 14  # of one person in a year; 0: none
    delay: float = DELAY
    pace: float = PACE
    digest_pace: float = DIGEST_PACE
    pauses: Sequence[float] = PAUSES  # seconds before a delivery is tried again


def judge(table: Table, turn: Turn, now: int, looked: int) -> Literal["send", "drop", "wait"]:
    """Say whether a person has to be told: not if they have looked at the table since, or have moved."""
    session, person = table.session, turn.person
    is_so = session.over if turn.kind == "over" else session.awaits(person)
    if not is_so or person in table.looking or not table.names.get(person) or looked > turn.at + GLANCE:
        return "drop"
    # another worker says every 30 seconds that a person looks there
    return "wait" if table.store.is_shared and now - looked < AWAY_AFTER else "send"


def describe(table: Table, turn: Turn) -> Alert:
    """Describe a turn: game, table, and the other person who decided last."""
    session, who = table.session, None
    own = session.seats_of(turn.person)
    seat = next((decider for decider in reversed(session.deciders) if decider >= 0 and decider not in own), None)
    if seat is not None and session.bot_of(seat) is None:
        who = table.player_names()[seat]
    return Alert(turn.kind, turn.match, shelf.take(table.card.game).title, who)


class Dispatcher:
    """Looks for alerts that are due, and puts them into the outboxes of the channels."""

    def __init__(
        self,
        tables: TableRegistry,
        offer: AlertOffer,
        count: Callable[[str, str], None] = lambda channel, outcome: None,
    ) -> None:
        self.tables = tables
        self.store = tables.store
        self.offer = offer
        self.pushes = Outbox("push", PUSH_THREADS, offer.pauses, partial(count, "push"))
        self.mails = Outbox("mail", MAIL_THREADS, offer.pauses, partial(count, "mail"))
        self._digests_at = 0.0

    async def run(self) -> None:
        """Look regularly, until cancelled."""
        while True:
            await asyncio.sleep(self.offer.pace)
            try:
                await self.look()
            except Refused as refused:
                log.warning("cannot look for alerts: %s", refused.error)

    async def look(self) -> None:
        """Send what is due, unless another worker is looking."""
        leases = self.tables.leases
        if not await asyncio.to_thread(leases.acquire, LEASE):
            return
        try:
            now = self.tables.clock.now()
            until = now - int(self.offer.delay * 1000)
            await asyncio.to_thread(self.store.turns.pass_over, until, now)
            for turn in await asyncio.to_thread(self.store.turns.due, until):
                if self.pushes.is_full or self.mails.is_full:
                    break  # they stay in the store until there is room
                await self._consider(turn, now)
            if time.monotonic() >= self._digests_at:
                self._digests_at = time.monotonic() + self.offer.digest_pace
                await asyncio.to_thread(self.store.turns.forget_ends, now)
                if self.offer.mail is not None:
                    await self._send_digests(self.offer.mail, until)
        finally:
            with suppress(Refused):  # if the store is gone, so is the lease
                await asyncio.to_thread(leases.release, LEASE)

    async def close(self) -> None:
        """Finish what is under way."""
        await asyncio.gather(self.pushes.close(), self.mails.close())

    async def _table(self, turn: Turn) -> Table | None:
        """Open a table with all its events; None if it cannot be opened."""
        try:
            table = await self.tables.table(turn.match)
            await table.catch_up()
        except Refused as refused:
            if refused.code == "store_down":
                raise
            return None
        return table

    async def _consider(self, turn: Turn, now: int) -> None:
        table = await self._table(turn)
        looked = await asyncio.to_thread(self.store.presence.looked, turn.match, turn.person)
        verdict = "drop" if table is None else judge(table, turn, now, looked)
        if verdict == "wait" or not await asyncio.to_thread(self.store.turns.claim, turn, now):
            return
        if verdict == "send" and table is not None:
            await self._send(turn, describe(table, turn))

    async def _send(self, turn: Turn, alert: Alert) -> None:
        push, mail, channels = self.offer.push, self.offer.mail, self.store.channels
        if push is not None:
            for to in await asyncio.to_thread(channels.subscriptions, turn.person):
                message = push_message(alert, to.lang)
                with suppress(Refused):  # the host allows fewer endpoints than before
                    self.pushes.put(push.check(to.endpoint), partial(self._push, push, turn, to, message))
        if mail is not None:
            address = await asyncio.to_thread(channels.mail, turn.person)
            if address is not None and address.confirmed is not None and address.mode == "each":
                letter = turn_letter(alert, address, mail)
                self.mails.put(mail.server.host, partial(self._mail, mail, turn, address, letter))

    def _push(self, sender: PushSender, turn: Turn, to: PushSubscription, message: Message) -> None:
        """Deliver a message, if it is still wanted; runs in a thread."""
        if not self.store.turns.stands(turn) or to not in self.store.channels.subscriptions(to.person):
            return
        if not sender.send(to, message):
            self.store.channels.drop(to.subscription)

    def _mail(self, sender: MailSender, turn: Turn | None, to: MailAddress, letter: Letter) -> None:
        """Deliver a letter, if it is still wanted; runs in a thread."""
        if turn is not None and not self.store.turns.stands(turn):
            return
        known = self.store.channels.mail(to.person)
        if known is not None and known.stop == to.stop:
            sender.send(letter)

    async def _send_digests(self, sender: MailSender, until: int) -> None:
        channels = self.store.channels
        for mail in await asyncio.to_thread(channels.due_digests, until):
            alerts: list[Alert] = []
            for turn in await asyncio.to_thread(self.store.turns.since, mail.person, mail.digested, until):
                table = await self._table(turn)
                if table is not None and mail.person not in table.looking and _is_so(table, turn):
                    alerts.append(describe(table, turn))
            is_ours = bool(alerts) and await asyncio.to_thread(channels.claim_digest, mail, until)
            if is_ours:
                letter = digest_letter(alerts, mail, sender)
                self.mails.put(sender.server.host, partial(self._mail, sender, None, mail, letter))


def _is_so(table: Table, turn: Turn) -> bool:
    return table.session.over if turn.kind == "over" else table.session.awaits(turn.person)
