"""The words of alerts, in the language of the person who gets them."""

from collections.abc import Sequence
from functools import cache
from pathlib import Path
from typing import NamedTuple

from fathomfive.server.alerts.mail import Letter, MailSender
from fathomfive.server.alerts.push import Message
from fathomfive.store.alert_records import MailAddress
from fathomfive.texts import Catalogue

TEXTS = Path(__file__).parent / "texts"


class Alert(NamedTuple):
    """What a person is told: the game and the table, and who moved last.  Nothing of it is hidden from anyone there."""

    kind: str  # turn, over
    match: str
    game: str  # its title
    who: str | None  # the person who moved last, where that was another person


@cache
def words(lang: str) -> Catalogue:
    """Give the catalogue of a language."""
    return Catalogue(TEXTS, lang)


def line(alert: Alert, lang: str) -> str:
    """Put an alert into a sentence or two."""
    say = words(lang).say
    if alert.kind == "turn" and alert.who:
        return say("alert-turn-after", game=alert.game, who=alert.who)
    return say(f"alert-{alert.kind}", game=alert.game)


def push_message(alert: Alert, lang: str) -> Message:
    """Build what a browser shows."""
    return Message(alert.kind, words(lang).say(f"alert-{alert.kind}-title"), line(alert, lang), alert.match)


def turn_letter(alert: Alert, to: MailAddress, sender: MailSender) -> Letter:
    """Write a letter about one table."""
    subject = words(to.lang).say(f"mail-{alert.kind}-subject", game=alert.game)
    return Letter(to.address, subject, _body([alert], to, sender), to.stop)


def digest_letter(alerts: Sequence[Alert], to: MailAddress, sender: MailSender) -> Letter:
    """Write a letter about several tables."""
    own = sum(alert.kind == "turn" for alert in alerts)
    subject = words(to.lang).say("mail-digest-subject" if own else "mail-digest-over-subject", n=own or len(alerts))
    return Letter(to.address, subject, _body(alerts, to, sender), to.stop)


def _body(alerts: Sequence[Alert], to: MailAddress, sender: MailSender) -> str:
    say = words(to.lang).say
    tables = [f"{line(alert, to.lang)}\n{sender.link(f'/t/{alert.match}')}" for alert in alerts]
    stop = f"{say('mail-stop')} {sender.link(f'/mail#stop={to.stop}')}"
    return "\n\n".join([*tables, f"-- \n{say('mail-why')}\n{stop}"]) + "\n"


def confirm_letter(address: str, secret: str, lang: str, sender: MailSender) -> Letter:
    """Write the letter that asks whether an address is the person's own."""
    say = words(lang).say
    text = f"{say('mail-confirm')}\n{sender.link(f'/mail#confirm={secret}')}\n\n{say('mail-confirm-not-you')}\n"
    return Letter(address, say("mail-confirm-subject"), text)
