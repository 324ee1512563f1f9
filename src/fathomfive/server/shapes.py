"""What travels to a client, as types: the browser's are generated from them, and a test holds the server to them."""

from typing import Any, Literal

import msgspec

from fathomfive.server import answers
from fathomfive.server.afterwards import File, On
from fathomfive.server.lobby import Follow, Me, NewTable, Sit
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
    visits: int


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


class LessonStep(Shape):
    """A table of a lesson, what is said there, and what happened since the step before."""

    say: str
    spots: list[str]
    clauses: list[str]
    to_act: int
    table: Shown
    legal: list[Move]
    answer: str | None
    also: list[str]
    picture: str | None
    events: list[TableEvent]
    explain: list[PointsLine]


class Lesson(Shape):
    """A match that teaches its game."""

    ok: Literal[True]
    game: str
    seat: int
    seats: int
    steps: list[LessonStep]


# --- Afterwards --------------------------------------------------------------------------------------------------


class Frame(Shape):
    """The table as a viewer saw it after an event."""

    seq: int
    to_act: int | None
    table: Shown
    explain: list[PointsLine]


class Frames(Shape):
    """The table after some of its events, as one viewer saw it."""

    ok: Literal[True]
    frames: list[Frame]


class Story(Shape):
    """A match that is over: some of its events as one viewer was told them, and how it ended."""

    ok: Literal[True]
    seq: int
    events: list[TableEvent]
    names: list[str | None]
    bots: dict[str, str]
    end: End | None


class Turn(Shape):
    """A turn after which it stood very differently, told by its decision that changed most."""

    seq: int
    seat: int
    before: list[float]
    after: list[float]
    told: Told
    win: float | None
    better: Told | None
    better_win: float | None


class Curve(Shape):
    """How a match stood, turn by turn, and its turning points."""

    ok: Literal[True]
    state: Literal["none", "thinking", "ready"]
    done: int
    of: int
    points: list[answers.Point]
    result: list[float] | None
    turns: list[Turn]


SENT = (Act, Undo, Agree, Decline, Leave, Return, Say, Since, Hint, Why, Explain)  # by a client, on a socket
HEARD = (Hello, Ack, Refuse, News, Chat, Advice, Reason, Points)  # by a client, on a socket
ASKED = (Me, Follow, NewTable, Sit, On, File)  # bodies of requests
ANSWERED = (
    answers.Known, answers.Secret, answers.Shelf, answers.Tables, answers.Mine, answers.New, answers.Look,
    answers.Seated, answers.Begun, answers.Again, Frames, Story, Curve, answers.Opened, answers.Where, answers.Health,
    Lesson, answers.LessonWhy,
    answers.Problem,
)  # fmt: skip
OPEN = (Told, PointsLine)  # a game may add to these
