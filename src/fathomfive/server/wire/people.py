"""People over HTTP: answers about devices, and about leaving for good."""

from typing import Any

import msgspec

from fathomfive.server.wire.alerts import OwnMail, OwnSubscription, OwnVacation
from fathomfive.server.wire.lobby import Answer, Body


class LinkOwner(Answer):
    """The person who made a link."""

    name: str


class Device(msgspec.Struct, kw_only=True):
    """A browser or a program that has a key of the person who asks."""

    name: str  # by which it is signed out
    browser: str | None  # such as Firefox; null where it is unknown, or a program
    system: str | None  # such as Linux
    made: int
    used: int  # the last use, to the day
    here: bool  # it is the one that asks


class Devices(Answer):
    """The devices of the person who asks, the last used first."""

    devices: list[Device]


class SignedOut(Answer):
    """How many devices were signed out."""

    devices: int


class Farewell(Answer):
    """What was deleted of a person who left for good."""

    devices: int
    passkeys: int
    lines: int  # of chat
    reports: int
    tables: int  # that had not started
    seats: int  # tables where a seat is free again
    matches: int  # where a bot plays on


class OwnMove(msgspec.Struct):
    """A move that a person made."""

    seq: int
    at: int
    seat: int
    text: str


class OwnMatch(msgspec.Struct, kw_only=True):
    """A match that a person created or sits at."""

    match: str
    game: str
    host: bool
    seats: list[int]
    names: dict[str, str]  # of guests on the person's device
    made: int
    started: int | None
    ended: int | None
    moves: list[OwnMove]  # without those of bots in the person's place


class OwnLine(msgspec.Struct):
    """A line of chat."""

    match: str
    text: str
    at: int


class OwnReport(msgspec.Struct):
    """A report about another person."""

    match: str
    about: str
    text: str
    made: int


class OwnMute(msgspec.Struct):
    """A person whom one does not want to read."""

    muted: str
    made: int


class OwnFriend(msgspec.Struct):
    """A person whom one likes to play with."""

    friend: str
    made: int


class OwnPasskey(msgspec.Struct):
    """A passkey; its secret part is only in the device."""

    name: str
    made: int
    used: int | None


class PersonalData(Answer, kw_only=True):
    """Everything that is stored about the person who asks."""

    person: str
    name: str
    made: int
    seen: int | None  # the last use, to the day
    devices: list[Device]
    passkeys: list[OwnPasskey]
    matches: list[OwnMatch]  # the newest 500
    left_out: int  # how many older matches are not listed
    lines: list[OwnLine]  # the newest 20,000
    reports: list[OwnReport]
    mutes: list[OwnMute]
    friends: list[OwnFriend]
    subscriptions: list[OwnSubscription]
    mail: list[OwnMail]
    vacations: list[OwnVacation]


class PasskeyAnswer(Body):
    """What a browser answers after it has made or used a passkey, as `PublicKeyCredential.toJSON()` writes it."""

    credential: dict[str, Any]


class PasskeyOptions(Answer):
    """The options for a browser to make or use a passkey, for `PublicKeyCredential.parse...OptionsFromJSON()`."""

    options: dict[str, Any]


class Passkey(msgspec.Struct, kw_only=True):
    """A passkey of the person who asks."""

    name: str  # by which it is removed
    browser: str | None  # where it was made
    system: str | None
    made: int
    used: int | None


class Passkeys(Answer):
    """The passkeys of the person who asks, the oldest first."""

    passkeys: list[Passkey]
