"""What the lobby answers: the shape of every answer, and of every refusal."""

from typing import Any, Literal

import msgspec
from litestar.openapi import ResponseSpec

from fathomfive.session.cards import Card


class Answer(msgspec.Struct, kw_only=True):
    """It is done."""

    ok: Literal[True] = True


class Problem(msgspec.Struct, kw_only=True):
    """It is not done, and why."""

    ok: Literal[False]
    code: str
    clause: str | None  # of the rules, where one forbids it
    error: str  # words for a person


class Known(Answer):
    """Who you are."""

    person: str
    name: str
    key: str | msgspec.UnsetType = msgspec.UNSET  # for a program, when it is new


class Secret(Answer):
    """A secret that makes another device yours."""

    secret: str


class Option(msgspec.Struct):
    """Something to be agreed on before a game."""

    name: str
    values: list[str]
    default: str
    seats: list[int]  # where it means something; none is everywhere


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


class Clock(msgspec.Struct):
    """How long people may think."""

    kind: Literal["game", "move"]
    seconds: int


class Laid(msgspec.Struct, kw_only=True):
    """What is agreed at a table."""

    match: str
    game: str
    rules: int
    options: dict[str, str]
    seats: int
    listed: bool
    hints: bool
    replay: bool
    opened: bool  # from a file, to be looked through; nobody plays it
    clock: Clock | None
    made: int  # all times are milliseconds since 1970
    started: int | None
    ended: int | None


class Tables(Answer):
    """Tables, the newest first."""

    tables: list[Laid]


class Yours(Laid, kw_only=True):
    """A table of yours."""

    your_turn: bool
    names: list[str | None]  # of the people who sit there, while it runs


class Mine(Answer):
    """Your tables: first those where it is your turn, the newest first."""

    tables: list[Yours]


class Sitting(msgspec.Struct, kw_only=True):
    """Who sits on a seat."""

    bot: str | None
    external: bool  # a program of somebody's own
    name: str | None
    free: bool
    you: bool


class Look(Laid, kw_only=True):
    """A table, and who sits there."""

    ok: Literal[True] = True
    sitting: list[Sitting]
    host: bool


class New(Answer):
    """A table that was laid, and the secrets that claim its seats."""

    match: str
    links: dict[str, str]
    tokens: dict[str, str]  # of the programs that sit


class Seated(Answer):
    """You sit."""

    seat: int


class Begun(Answer):
    """It has begun."""

    seq: int


class Frame(msgspec.Struct):
    """The table as a viewer saw it after an event."""

    seq: int
    to_act: int | None
    table: dict[str, Any]
    explain: list[dict[str, Any]]  # the points then, line by line


class Frames(Answer):
    """The table after some of its events, as one viewer saw it."""

    frames: list[Frame]


class Story(Answer):
    """A match that is over: some of its events as one viewer was told them, and how it ended."""

    seq: int  # of its last event
    events: list[Any]
    names: list[str | None]
    bots: dict[str, str]
    end: dict[str, Any] | None


class Point(msgspec.Struct):
    """How it stood at the beginning of a turn."""

    seq: int  # the event of its first decision
    wins: list[float]  # the share of a win of every side, as far as who decided could know


class Turn(msgspec.Struct, kw_only=True):
    """A turn after which it stood very differently, told by its decision that changed most."""

    seq: int
    seat: int
    before: list[float]  # when the turn began
    after: list[float]  # when the next one did
    told: dict[str, Any]  # the move
    win: float | None  # what the move was worth when it was made
    better: dict[str, Any] | None  # a move that was worth clearly more, if there was one
    better_win: float | None


class Curve(Answer):
    """How a match stood, turn by turn, and its turning points."""

    state: Literal["none", "thinking", "ready"]
    done: int = 0  # decisions looked at ...
    of: int = 0  # ... of so many; 0 while others come first
    points: list[Point] = []
    result: list[float] | None = None  # who won it in the end; None if it is not over
    turns: list[Turn] = []


class Lesson(Answer):
    """A match that teaches its game."""

    game: str
    seat: int
    seats: int
    steps: list[dict[str, Any]]


class LessonWhy(Answer):
    """Why a move cannot be made in a lesson; no clause: it can."""

    clause: str | None
    why: str | None


class Opened(Answer):
    """A match that begins with what another was, or with a file."""

    match: str


class Where(Answer):
    """Where others find the server; nothing, where only this machine finds it."""

    address: str | None


class Again(Answer):
    """The next match of the same people."""

    match: str


class Health(Answer):
    """The store answers."""

    protocol: str
    bots: Literal["cold", "compiling", "ready"]


def agreed(card: Card) -> dict[str, Any]:
    """Give what a card says, as `Laid` has it."""
    kept = card.settings
    return {
        "match": card.match, "game": card.game, "rules": card.rules, "options": dict(card.options),
        "seats": card.seats, "listed": card.listed, "hints": kept.get("hints", True),
        "replay": kept.get("replay", True), "opened": card.is_open,
        "clock": Clock(**kept["clock"]) if kept.get("clock") else None,
        "made": card.made, "started": card.started, "ended": card.ended,
    }  # fmt: skip


_ANYWHERE = (400, 429, 500, 503)  # it cannot be read; too fast; a fault of ours; the store is gone
_WORDS = {
    400: "it cannot be read, or is no possible choice", 401: "nobody knows you yet", 403: "not for you",
    404: "there is no such thing", 409: "not now", 413: "too many bytes", 429: "slow down", 500: "a fault of ours",
    503: "the store does not answer",
}  # fmt: skip


def refuses(*statuses: int) -> dict[int, ResponseSpec]:
    """Say by which statuses a route refuses, besides those that any may answer."""
    return {
        status: ResponseSpec(Problem, description=_WORDS[status], generate_examples=False)
        for status in sorted({*statuses, *_ANYWHERE})
    }
