"""Finding each other over HTTP: listed tables, invitations, friends and opponents, and quick matches."""

from typing import Annotated

import msgspec

from fathomfive.server.wire.lobby import Answer, Body, SeatNumber, TableSummary

MAX_WAIT = 600  # seconds that a quick match waits for people


class PlayedWith(Body):
    """A person, known by their seat in a match that the person who asks has played, too."""

    match: Annotated[str, msgspec.Meta(max_length=60)]
    seat: SeatNumber


class Invite(Body):
    """A free seat, and the person for whom it is to be kept."""

    seat: SeatNumber
    person: PlayedWith


class Befriend(Body):
    """A person to be kept among friends, or no longer."""

    person: PlayedWith
    on: bool = True


class QuickMatch(Body):
    """A match with anybody: the game, its size, and how long to wait before bots take the free seats."""

    game: Annotated[str, msgspec.Meta(max_length=60)]
    seats: Annotated[int, msgspec.Meta(ge=2, le=10)]
    wait: Annotated[int, msgspec.Meta(ge=0, le=MAX_WAIT)] = 60  # seconds
    bot: Annotated[str, msgspec.Meta(max_length=20)] = "medium"


class ListedTable(TableSummary, kw_only=True):
    """A table that anyone may find, and who sits there."""

    host_name: str  # empty for a person who has left for good
    names: list[str | None]  # by seat, of people
    bots: list[str | None]  # by seat
    free: int  # seats that anyone may take
    here: bool  # its host is connected


class TableList(Answer):
    """Listed tables, the newest first."""

    tables: list[ListedTable]


class Result(msgspec.Struct):
    """The result of a finished match, by side: that of a seat has its number."""

    points: list[int]
    ranks: list[int]


class MyTable(TableSummary, kw_only=True):
    """A table that the person who asks created or sits at."""

    your_turn: bool
    names: list[str | None]  # by seat, of people
    your_seats: list[int]
    result: Result | None


class InvitedTable(TableSummary, kw_only=True):
    """A table where a seat is kept for the person who asks."""

    by: str  # the name of the person who invites


class MyTables(Answer):
    """The tables of the person who asks: first those where it is their turn, then the newest."""

    tables: list[MyTable]
    invitations: list[InvitedTable]


class Opponent(msgspec.Struct):
    """A person whom the person who asks has played with."""

    name: str
    match: str  # the last one they both played
    game: str
    seat: int  # where this person sat
    last: int
    games: int
    friend: bool


class Opponents(Answer):
    """Friends first, then the last opponents."""

    people: list[Opponent]
