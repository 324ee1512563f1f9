"""Replays and lessons over HTTP: bodies of requests, and answers."""

from typing import Annotated, Literal

import msgspec

from fathomfive.server.wire.lobby import Answer, Body, SeatNumber
from fathomfive.server.wire.views import End, Frame, ImpossibleAction, Move, TableEvent, Told
from fathomfive.session.events import CloseReason


class PlayOn(Body):
    """The event to continue from, the seat to take, and the level of the bots on the other seats."""

    seq: Annotated[int, msgspec.Meta(ge=1, le=1 << 31)]
    seat: SeatNumber
    bot: Annotated[str, msgspec.Meta(max_length=20)] = "medium"


class ReplayFile(Body):
    """A `.tide` file, as text."""

    text: str


class Frames(Answer):
    """The table after some of its events, as one viewer saw it."""

    frames: list[Frame]


class Story(Answer):
    """A finished match: some of its events as one viewer was told them, and its result."""

    seq: int  # of its last event
    events: list[TableEvent]
    names: list[str | None]
    bots: dict[str, str]
    end: End | None
    closed: CloseReason | None  # then there is no result


class CurvePoint(msgspec.Struct):
    """How the match stood at the beginning of a turn."""

    seq: int  # the event of the turn's first decision
    wins: list[float]  # the share of a win of every side, as far as the deciding seat could know


class TurningPoint(msgspec.Struct, kw_only=True):
    """A turn that changed the shares of a win most, told by the decision in it that changed most."""

    seq: int
    seat: int
    before: list[float]  # when the turn began
    after: list[float]  # when the next turn began
    told: Told  # the move
    win: float | None  # what the move was worth when it was made
    better: Told | None  # a move that was worth clearly more, if there was one
    better_win: float | None


class Curve(Answer):
    """How a match stood, turn by turn, and its turning points."""

    state: Literal["none", "thinking", "ready"]
    done: int = 0  # decisions that bots have judged ...
    of: int = 0  # ... out of this many; 0 while the match waits
    points: list[CurvePoint] = msgspec.field(default_factory=list)
    result: list[float] | None = None  # the shares of the win in the end; null if the match is not over
    turns: list[TurningPoint] = msgspec.field(default_factory=list)


class LessonStep(Frame, frozen=True):
    """A position of a lesson, what is said there, and what happened since the step before."""

    say: str
    spots: list[str]
    clauses: list[str]
    legal: list[Move]
    impossible: list[ImpossibleAction]  # what the learner might look for beside them
    answer: str | None
    also: list[str]
    picture: str | None
    events: list[TableEvent]


class Lesson(Answer):
    """A match that teaches its game."""

    game: str
    seat: int
    seats: int
    steps: list[LessonStep]


class LessonWhy(Answer):
    """The clause that forbids a move in a lesson, or none if the move is legal."""

    text: str  # of the move that was understood
    clause: str | None
    why: str | None
