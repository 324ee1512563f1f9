"""The messages of a table, both ways.  Whatever is not one of them is refused in the one shape."""

from typing import Annotated, Any, Literal

import msgspec

from fathomfive.bots.levels import LEVELS
from fathomfive.kernel.errors import Refused

LONGEST_ID = 64  # letters of a command's name
LONGEST_MOVE = 200  # letters of a move
LONGEST_LINE = 500  # letters said at once
BOTS = (*LEVELS, "random")  # who may be called to a table; a spec that names code or a file never comes over the wire

Id = Annotated[str, msgspec.Meta(min_length=1, max_length=LONGEST_ID, pattern="^[!-~]*$")]
Seq = Annotated[int, msgspec.Meta(ge=0, le=1 << 31)]


class Command(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True, tag_field="type"):
    """Something a seat wants done.  Sent again with the same `cmd_id`, it is done once and answered alike."""

    cmd_id: Id
    expected_seq: Seq


class Act(Command, frozen=True, tag="act"):
    """Make a move: its number or its text."""

    move: Annotated[int, msgspec.Meta(ge=0, le=1 << 31)] | Annotated[str, msgspec.Meta(max_length=LONGEST_MOVE)]


class Undo(Command, frozen=True, tag="undo"):
    """Go back to an event, at once or with the others' consent."""

    to: Seq


class Agree(Command, frozen=True, tag="agree"):
    """Agree to the undo somebody asks for."""


class Decline(Command, frozen=True, tag="decline"):
    """Decline it, or take an own wish back."""


class Leave(Command, frozen=True, tag="leave"):
    """Let a bot play on."""

    bot: str = "medium"


class Return(Command, frozen=True, tag="return"):
    """Take the seat back from the bot."""


class Say(msgspec.Struct, frozen=True, forbid_unknown_fields=True, tag_field="type", tag="say"):
    """Say something to the table."""

    cmd_id: Id
    text: Annotated[str, msgspec.Meta(min_length=1, max_length=LONGEST_LINE)]


class Since(msgspec.Struct, frozen=True, forbid_unknown_fields=True, tag_field="type", tag="since"):
    """Ask for what happened after an event."""

    seq: Seq


class Hint(msgspec.Struct, frozen=True, forbid_unknown_fields=True, tag_field="type", tag="hint"):
    """Ask what a bot would do: the best moves, or how good each one is."""

    cmd_id: Id
    all: bool = False


class Why(msgspec.Struct, frozen=True, forbid_unknown_fields=True, tag_field="type", tag="why"):
    """Ask which clause forbids a move now; nothing is played."""

    cmd_id: Id
    move: Annotated[str, msgspec.Meta(max_length=LONGEST_MOVE)]


class Explain(msgspec.Struct, frozen=True, forbid_unknown_fields=True, tag_field="type", tag="explain"):
    """Ask for the points so far, line by line."""

    cmd_id: Id


Message = Act | Undo | Agree | Decline | Leave | Return | Say | Since | Hint | Why | Explain

_decoder: msgspec.json.Decoder[Message] = msgspec.json.Decoder(Message)
encode = msgspec.json.Encoder().encode


def read(raw: str | bytes) -> Message:
    """Read a message, or say what is wrong with it."""
    try:
        return _decoder.decode(raw)
    except (msgspec.DecodeError, UnicodeError, RecursionError) as error:
        raise Refused("bad_message", f"this is no message of the table: {error}") from None


class Ack(msgspec.Struct, frozen=True, tag_field="type", tag="ack"):
    """It is done, and kept."""

    cmd_id: str
    seq: int  # of the event that it became; of something said, its line


class Refuse(msgspec.Struct, frozen=True, tag_field="type", tag="refuse"):
    """It is not done, and why: the shape of every error."""

    code: str
    error: str
    clause: str | None = None
    cmd_id: str | None = None
    ok: Literal[False] = False

    @classmethod
    def of(cls, refused: Refused, cmd_id: str | None = None) -> "Refuse":
        """Put a refusal on the wire."""
        return cls(refused.code, refused.error, refused.clause, cmd_id)


class News(msgspec.Struct, frozen=True, tag_field="type", tag="news"):
    """What happened, and how the table looks now, as its reader may know it."""

    seq: int  # of the last event
    events: list[msgspec.Raw]
    view: dict[str, Any]


class Chat(msgspec.Struct, frozen=True, tag_field="type", tag="chat"):
    """What was said."""

    lines: list[dict[str, Any]]


class Advice(msgspec.Struct, frozen=True, tag_field="type", tag="advice"):
    """What a bot would do in the reader's seat, knowing what the reader may know; the best first."""

    cmd_id: str
    moves: list[dict[str, Any]]


class Reason(msgspec.Struct, frozen=True, tag_field="type", tag="reason"):
    """Why a move cannot be made now; no clause: it can."""

    cmd_id: str
    text: str
    clause: str | None
    why: str | None  # the word that names which reason of the clause, for the text `why-<word>`


class Points(msgspec.Struct, frozen=True, tag_field="type", tag="points"):
    """The points so far, line by line, as far as the reader may know."""

    cmd_id: str
    seq: int
    explain: list[dict[str, Any]]


def check_bot(level: str) -> str:
    """Accept a bot that may be called to a table."""
    if level not in BOTS:
        raise Refused("bad_bot", f"no bot '{level[:40]}' can be called to a table; there are: {', '.join(BOTS)}")
    return level
