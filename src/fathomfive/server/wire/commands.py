"""What a client sends at a table.  Whatever is not one of these messages is refused in the one shape of errors."""

from typing import Annotated, Any

import msgspec

from fathomfive.kernel.errors import Refused
from fathomfive.server.wire.lobby import SeatNumber

MAX_ID_LENGTH = 64  # letters of a command's id
MAX_MOVE_LENGTH = 200  # letters of a move's text
MAX_CHAT_LENGTH = 500  # letters of a line of chat
MAX_WANTED = 64  # pieces or places of a question

CommandId = Annotated[str, msgspec.Meta(min_length=1, max_length=MAX_ID_LENGTH, pattern="^[!-~]*$")]
Seq = Annotated[int, msgspec.Meta(ge=0, le=1 << 31)]
MoveText = Annotated[str, msgspec.Meta(max_length=MAX_MOVE_LENGTH)]
BotName = Annotated[str, msgspec.Meta(max_length=20)]


class Command(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True, tag_field="type"):
    """Something a seat wants done.  Sent again with the same `cmd_id`, it is done once and gets the same answer."""

    cmd_id: CommandId
    expected_seq: Seq


class Act(Command, frozen=True, tag="act"):
    """Make a move: its number or its text."""

    move: Annotated[int, msgspec.Meta(ge=0, le=1 << 31)] | MoveText


class Undo(Command, frozen=True, tag="undo"):
    """Go back to an event, at once or with the consent of the others."""

    to: Seq


class Offer(Command, frozen=True, tag="offer"):
    """Offer to end the match without a result."""


class Agree(Command, frozen=True, tag="agree"):
    """Agree to the request that is open: an undo, or the end of the match without a result."""


class Decline(Command, frozen=True, tag="decline"):
    """Decline the request that is open, or withdraw one's own."""


class Leave(Command, frozen=True, tag="leave"):
    """Hand the seat to a bot."""

    bot: str = "medium"


class Return(Command, frozen=True, tag="return"):
    """Take the seat back from the bot."""


class Resign(Command, frozen=True, tag="resign"):
    """Leave the seat to a bot for good."""

    bot: BotName = "medium"


class Replace(Command, frozen=True, tag="replace"):
    """Let a bot take the seat of an absent player, who may return."""

    seat: SeatNumber


class Say(msgspec.Struct, frozen=True, forbid_unknown_fields=True, tag_field="type", tag="say"):
    """Say something to the table."""

    cmd_id: CommandId
    text: Annotated[str, msgspec.Meta(min_length=1, max_length=MAX_CHAT_LENGTH)]


class Since(msgspec.Struct, frozen=True, forbid_unknown_fields=True, tag_field="type", tag="since"):
    """Ask what happened after an event."""

    seq: Seq


class Hint(msgspec.Struct, frozen=True, forbid_unknown_fields=True, tag_field="type", tag="hint"):
    """Ask a bot for the best moves, with `all` for its opinion of every move, with `move` for the worth of that one."""

    cmd_id: CommandId
    all: bool = False
    move: MoveText | None = None

    def __post_init__(self) -> None:
        if self.all and self.move is not None:
            raise ValueError("expected either `all` or `move`")


class Wanted(msgspec.Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """What a player pressed or picked, in the words in which the game tells moves."""

    kind: Annotated[str, msgspec.Meta(max_length=MAX_MOVE_LENGTH)] | None = None
    pieces: Annotated[list[dict[str, Any]], msgspec.Meta(max_length=MAX_WANTED)] = []
    places: Annotated[list[Any], msgspec.Meta(max_length=MAX_WANTED)] = []


class Why(msgspec.Struct, frozen=True, forbid_unknown_fields=True, tag_field="type", tag="why"):
    """Ask which clause forbids a move now: the move of a text, or the one that a press means.  Nothing is played."""

    cmd_id: CommandId
    move: MoveText | None = None
    wanted: Wanted | None = None

    def __post_init__(self) -> None:
        if (self.move is None) == (self.wanted is None):
            raise ValueError("expected either `move` or `wanted`")


class Explain(msgspec.Struct, frozen=True, forbid_unknown_fields=True, tag_field="type", tag="explain"):
    """Ask for the points line by line.  Every view has them; the question remains for clients of protocol 1."""

    cmd_id: CommandId


class Look(msgspec.Struct, frozen=True, forbid_unknown_fields=True, tag_field="type", tag="look"):
    """Say whether the page is in front; a client that never says so looks.  There is no answer."""

    on: bool


Message = (
    Act | Undo | Offer | Agree | Decline | Leave | Return | Resign | Replace | Say | Since | Hint | Why | Explain | Look
)  # fmt: skip

_decoder: msgspec.json.Decoder[Message] = msgspec.json.Decoder(Message)


def decode(raw: str | bytes) -> Message:
    """Decode a client's message."""
    try:
        return _decoder.decode(raw)
    except (msgspec.DecodeError, UnicodeError, RecursionError) as error:
        raise Refused("bad_message", f"this is not a message of the table: {error}") from None


def decode_wanted(raw: str | bytes) -> Wanted:
    """Decode what a player pressed from the query of an address."""
    try:
        return msgspec.json.decode(raw, type=Wanted)
    except (msgspec.DecodeError, UnicodeError, RecursionError) as error:
        raise Refused("bad_request", f"expected `wanted` as JSON: {error}") from None


def press(wanted: Wanted) -> dict[str, Any]:
    """Give what a player pressed as plain data."""
    pressed: dict[str, Any] = msgspec.to_builtins(wanted)
    return pressed
