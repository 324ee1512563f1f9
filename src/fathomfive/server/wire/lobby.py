"""The lobby over HTTP: bodies of requests, and answers about people and tables."""

from typing import Annotated, Literal

import msgspec

from fathomfive.session.events import CloseReason

MAX_NAME_LENGTH = 40  # letters of a person's name
DAY = 24 * 3600

Name = Annotated[str, msgspec.Meta(max_length=MAX_NAME_LENGTH)]
SecretText = Annotated[str, msgspec.Meta(min_length=1, max_length=100)]
SeatNumber = Annotated[int, msgspec.Meta(ge=0, le=10)]
Absence = Annotated[int, msgspec.Meta(ge=10, le=30 * DAY)]  # seconds until an absent player may be replaced

# --- Bodies of requests ------------------------------------------------------------------------------------------


class Body(msgspec.Struct, forbid_unknown_fields=True):
    """The body of a request; unknown fields are refused."""


class NewName(Body):
    """The name a person wants."""

    name: Name


class FollowLink(Body):
    """The secret of a link from another device."""

    secret: SecretText


class Clock(Body):
    """The time people have to think: a number of seconds for the whole game, or for each move."""

    kind: Literal["game", "move"]
    seconds: Annotated[int, msgspec.Meta(ge=10, le=30 * DAY)]


class NewTable(Body):
    """A table to create: for each seat `me`, `person`, `external` (a program), or the level of a bot.

    Several seats may be `me`: people who share a device, each with a name of their own.
    """

    game: Annotated[str, msgspec.Meta(max_length=60)]
    seats: Annotated[list[Annotated[str, msgspec.Meta(max_length=20)]], msgspec.Meta(min_length=1, max_length=10)]
    options: Annotated[dict[str, str], msgspec.Meta(max_length=20)] = {}
    listed: bool = False
    hints: bool = True
    replay: bool = True
    spectators: bool = True
    clock: Clock | None = None
    absence: Absence | msgspec.UnsetType | None = msgspec.UNSET
    names: Annotated[dict[str, Name], msgspec.Meta(max_length=10)] = {}


class SitDown(Body):
    """A seat, by its secret, or at a listed table by its number."""

    secret: SecretText | None = None
    seat: SeatNumber | None = None


# --- Answers -----------------------------------------------------------------------------------------------------


class Answer(msgspec.Struct, kw_only=True):
    """The request succeeded."""

    ok: Literal[True] = True


class Problem(msgspec.Struct, kw_only=True):
    """The request failed, and why."""

    ok: Literal[False]
    code: str
    clause: str | None  # the rule that forbids it, where there is one
    error: str  # words for a person


class Identity(Answer):
    """The person who asks."""

    person: str
    name: str
    key: str | msgspec.UnsetType = msgspec.UNSET  # for a program, when it is new


class LinkSecret(Answer):
    """A secret that makes another device the same person."""

    secret: str


class Option(msgspec.Struct):
    """A choice to agree on before a game."""

    name: str
    values: list[str]
    default: str
    seats: list[int]  # the numbers of seats it applies to; empty means all


class Box(msgspec.Struct):
    """A game on the shelf."""

    name: str
    title: str
    seats: list[int]
    options: list[Option]
    open: bool  # nothing is hidden from anyone


class Shelf(Answer):
    """The games, and the bots that can be called."""

    games: list[Box]
    bots: list[str]


class TableSummary(msgspec.Struct, kw_only=True):
    """What the players of a table have agreed on."""

    match: str
    game: str
    rules: int
    options: dict[str, str]
    seats: int
    listed: bool
    hints: bool
    replay: bool
    spectators: bool  # no: only its players may watch it and look through it
    opened: bool  # from a file, to be looked through; nobody plays it
    clock: Clock | None
    absence: int | None  # seconds until an absent player may be replaced; null is never
    made: int  # all times are milliseconds since 1970
    started: int | None
    ended: int | None
    closed: CloseReason | None  # it ended without a result
    quick_until: int | None = None  # when bots take the free seats and the match starts


class SeatStatus(msgspec.Struct, kw_only=True):
    """The occupant of a seat."""

    bot: str | None
    external: bool  # a program of somebody's own
    name: str | None
    free: bool
    you: bool
    muted: bool  # you do not read what this person says
    kept_for: str | None = None  # the name of the person who was invited to a free seat
    kept_for_you: bool = False


class TableDetails(TableSummary, kw_only=True):
    """A table, and who sits there."""

    ok: Literal[True] = True
    sitting: list[SeatStatus]
    host: bool


class CreatedTable(Answer):
    """A new table, with the secrets that claim its seats and the keys of its programs."""

    match: str
    links: dict[str, str]
    tokens: dict[str, str]


class CreatedMatch(Answer):
    """A new match: a rematch, one that continues another, or one from a file."""

    match: str


class Seated(Answer):
    """The seat that was taken."""

    seat: int


class Started(Answer):
    """The match has started."""

    seq: int


class ServerAddress(Answer):
    """The address where others reach the server; null where only this machine does."""

    address: str | None
    notice: bool = False  # its host has written one: GET /api/notice
    passkeys: bool = False  # people may sign in with passkeys


class Notice(Answer):
    """What the host of the server has written: who runs it, privacy, contact."""

    lang: str | None  # null: the only one there is
    text: str  # Markdown


class SeenAs(Answer):
    """How the server sees the connection of the client, through its proxies."""

    address: str  # of the client
    scheme: str  # http or https
    host: str  # the header `Host`


class Health(Answer):
    """The store answers."""

    protocol: str
    bots: Literal["cold", "compiling", "ready", "failing"]
