"""What travels to a client, as types: the browser's are generated from them, and a test holds the server to them."""

from typing import Any, Literal

import msgspec

from fathomfive.server.lobby import Clock, Follow, Me, NewTable, Sit
from fathomfive.server.socket import Hello
from fathomfive.server.wire import Ack, Act, Agree, Decline, Explain, Hint, Leave, Refuse, Return, Say, Since, Undo, Why

Shown = dict[str, Any]  # what a game shows; its own board alone knows more


class Shape(msgspec.Struct, forbid_unknown_fields=True):
    """Something that is exactly so."""


class Told(msgspec.Struct):
    """A move as its game tells it; a game may add to it."""

    kind: str
    seat: int
    pieces: list[dict[str, Any]]
    places: list[Any]
    clause: str


class PointsLine(msgspec.Struct):
    """A line of an explanation; a game may add to it."""

    kind: str
    side: int
    clause: str
    points: int


# --- At the table ------------------------------------------------------------------------------------------------


class Move(Shape):
    """A decision somebody may make now."""

    move: int
    text: str
    told: Told


class OwnUndo(Shape):
    """Where the last own decision can be taken back to."""

    to: int
    free: bool


class Ask(Shape):
    """An undo that waits for consent."""

    seat: int
    to: int
    agreed: list[int]


class End(Shape):
    """How it ended, by side."""

    points: list[int]
    rank: list[int]
    reason: str
    explain: list[PointsLine]


class View(Shape):
    """The table as one viewer sees it now."""

    seq: int
    started: bool
    to_act: int | None
    table: Shown
    legal: list[Move]
    names: list[str | None]
    bots: dict[str, str]
    undo: OwnUndo | None
    ask: Ask | None
    clock: list[int | None] | None
    end: End | None


class TableEvent(Shape, kw_only=True):
    """Something that happened."""

    seq: int
    kind: Literal["start", "move", "undo", "ask", "agree", "decline", "hand-over"]
    seat: int | None
    at: int
    text: str | msgspec.UnsetType = msgspec.UNSET
    told: Told | msgspec.UnsetType = msgspec.UNSET
    to: int | msgspec.UnsetType = msgspec.UNSET
    bot: str | msgspec.UnsetType | None = msgspec.UNSET


class ChatLine(Shape):
    """Something that was said."""

    n: int
    seat: int | None
    name: str
    text: str
    at: int


class Advised(Shape):
    """A move as a good player judges it."""

    move: int
    text: str
    told: Told
    win: float | None
    points: float | None


class News(Shape, tag_field="type", tag="news"):
    """What happened, and how the table looks now."""

    seq: int
    events: list[TableEvent]
    view: View


class Chat(Shape, tag_field="type", tag="chat"):
    """What was said."""

    lines: list[ChatLine]


class Advice(Shape, tag_field="type", tag="advice"):
    """What a bot would do, the best first."""

    cmd_id: str
    moves: list[Advised]


class Reason(Shape, tag_field="type", tag="reason"):
    """Why a move cannot be made now; no clause: it can."""

    cmd_id: str
    text: str
    clause: str | None
    why: str | None


class Points(Shape, tag_field="type", tag="points"):
    """The points so far, line by line."""

    cmd_id: str
    seq: int
    explain: list[PointsLine]


class Frame(Shape):
    """The table as a viewer saw it after an event."""

    seq: int
    to_act: int | None
    table: Shown


# --- In the lobby ------------------------------------------------------------------------------------------------


class Person(Shape, kw_only=True):
    """Who somebody is; a program is given its key."""

    ok: Literal[True]
    person: str
    name: str
    key: str | msgspec.UnsetType = msgspec.UNSET


class GameOption(Shape):
    """Something to be agreed on before a game."""

    name: str
    values: list[str]
    default: str
    seats: list[int]


class GameCard(Shape):
    """A game on the shelf."""

    name: str
    title: str
    seats: list[int]
    options: list[GameOption]


class Games(Shape):
    """The shelf, and who can be called to a table."""

    ok: Literal[True]
    games: list[GameCard]
    bots: list[str]


class Listed(Shape, kw_only=True):
    """A table as it is listed."""

    match: str
    game: str
    rules: int
    options: dict[str, str]
    seats: int
    listed: bool
    made: int
    started: int | None
    ended: int | None
    hints: bool
    replay: bool
    clock: Clock | None


class Tables(Shape):
    """Some tables."""

    ok: Literal[True]
    tables: list[Listed]


class Sitting(Shape):
    """Who sits on a seat."""

    bot: str | None
    name: str | None
    free: bool
    you: bool


class TableCard(Listed, kw_only=True):
    """What is agreed at a table, and who sits there."""

    ok: Literal[True]
    sitting: list[Sitting]
    host: bool


class Laid(Shape):
    """A new table."""

    ok: Literal[True]
    match: str
    links: dict[str, str]


class Seated(Shape):
    """A seat that was taken."""

    ok: Literal[True]
    seat: int


class Again(Shape):
    """The table of a rematch."""

    ok: Literal[True]
    match: str


class Frames(Shape):
    """The table after some of its events, as one viewer saw it."""

    ok: Literal[True]
    frames: list[Frame]


class Turn(Shape):
    """Who is asked at a table of yours."""

    match: str
    to_act: int
    yours: bool
    names: list[str | None]


class Turns(Shape):
    """Who is asked at your running tables."""

    ok: Literal[True]
    turns: list[Turn]


class HouseCard(Shape):
    """Where the server is found by others; nothing, where only this machine finds it."""

    ok: Literal[True]
    address: str | None


class Health(Shape):
    """How the server is."""

    ok: Literal[True]
    protocol: str
    bots: Literal["ready", "compiling", "cold"]


class Wrong(Shape):
    """Every error."""

    ok: Literal[False]
    code: str
    clause: str | None
    error: str


SENT = (Act, Undo, Agree, Decline, Leave, Return, Say, Since, Hint, Why, Explain)  # by a client, on a socket
HEARD = (Hello, Ack, Refuse, News, Chat, Advice, Reason, Points)  # by a client, on a socket
ASKED = (Me, Follow, NewTable, Sit)  # bodies of requests
ANSWERED = (Person, Games, Tables, TableCard, Laid, Seated, Again, Frames, Turns, HouseCard, Health, Wrong)
OPEN = (Told, PointsLine)  # a game may add to these
