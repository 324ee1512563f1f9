"""Replays and lessons over HTTP: bodies of requests, and answers."""

from typing import Annotated, Literal

import msgspec

from fathomfive.server.wire.lobby import Answer, Body, SeatNumber
from fathomfive.server.wire.views import End, Frame, ImpossibleAction, Move, TableEvent, Told
from fathomfive.session.events import CloseReason
from fathomfive.session.mistakes import Flaw


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


class CurvePoint(msgspec.Struct, kw_only=True):
    """How the match stood around a decision, judged with everything open; shares of a win are by side."""

    seq: int
    seat: int
    wins: list[float]  # before the decision
    chosen: list[float]  # after it, before the table drew: what the choice changed
    then: list[float]  # before the next decision, or the result: what the draw changed
    error: float  # the standard error of `wins` ...
    choice_error: float  # ... of the change by the choice ...
    luck_error: float  # ... and of the change by the draw


class TurningPoint(msgspec.Struct, kw_only=True):
    """A turn that changed the shares of a win most, told by the decision in it that changed most."""

    seq: int
    seat: int
    before: list[float]  # when the turn began
    after: list[float]  # when the next turn began
    choice: list[float]  # the part of the change that the decisions of the turn made, by side ...
    luck: list[float]  # ... and the part of what the table drew after them
    kind: Literal["mistake", "choice", "luck"]  # a mistake has a better move
    told: Told  # the move
    win: float | None  # of a mistake, by what the deciding seat could know: what the move was worth ...
    better: Told | None  # ... the better move ...
    better_win: float | None  # ... what that one was worth ...
    better_error: float | None  # ... the standard error of the difference ...
    flaw: Flaw | None  # ... and what kind of mistake it was


class Curve(Answer):
    """How a match stood, decision by decision, and its turning points."""

    state: Literal["none", "thinking", "ready"]
    done: int = 0  # decisions that were judged ...
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
