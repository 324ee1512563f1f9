"""Alerts over HTTP: whose turn it is, where a person wants to be told, and vacations."""

from typing import Annotated, Literal

import msgspec

from fathomfive.server.wire.lobby import Answer, Body

Language = Literal["en", "cs", "pl"]
MailMode = Literal["each", "hour", "day"]
MAX_VACATION = 365  # days
_Key = Annotated[str, msgspec.Meta(min_length=1, max_length=120)]
_Secret = Annotated[str, msgspec.Meta(min_length=1, max_length=100)]


class WaitingTable(msgspec.Struct):
    """A table at which it is the turn of the person who asks, and since when."""

    match: str
    game: str
    at: int


class MyTurns(Answer):
    """The tables at which it is the turn of the person who asks, the one that has waited longest first."""

    turns: list[WaitingTable]


class NewSubscription(Body):
    """Where a browser receives messages: `PushSubscription.toJSON()`, and the language of the messages."""

    endpoint: Annotated[str, msgspec.Meta(min_length=1, max_length=2000)]
    p256dh: _Key
    auth: _Key
    lang: Language = "en"


class NewMail(Body):
    """An address, and how often it is written to: each turn, or at most once an hour or a day."""

    address: Annotated[str, msgspec.Meta(min_length=3, max_length=300)]
    mode: MailMode = "each"
    lang: Language = "en"


class NewLanguage(Body):
    """The language in which a person is written to."""

    lang: Language


class MailSecret(Body):
    """The secret in the link of a mail."""

    secret: _Secret


class MailChoice(msgspec.Struct):
    """The address of the person who asks."""

    address: str
    mode: MailMode
    confirmed: bool


class AlertChoices(Answer, kw_only=True):
    """How the person who asks is told of their turn."""

    push_key: str | None  # with which a browser subscribes; null where the host offers no Web Push
    push_here: bool  # this device has subscribed
    push_devices: int  # so many devices have
    mail_offered: bool
    mail: MailChoice | None


class MailConfirmed(Answer):
    """The address that was confirmed."""

    address: str


class NewVacation(Body):
    """A vacation of whole days that begins now."""

    days: Annotated[int, msgspec.Meta(ge=1, le=MAX_VACATION)]


class Vacation(Answer, kw_only=True):
    """The vacation of the person who asks."""

    allowance: int  # days in a year
    left: int  # of these
    until: int | None  # the end of the vacation that goes on


class OwnSubscription(msgspec.Struct):
    """A device that receives messages."""

    device: str
    endpoint: str
    lang: str
    made: int


class OwnMail(msgspec.Struct):
    """An address that is written to."""

    address: str
    mode: str
    lang: str
    made: int
    confirmed: int | None


class OwnVacation(msgspec.Struct):
    """A vacation, and the days of the allowance that it took."""

    begins: int
    ends: int
    days: int
