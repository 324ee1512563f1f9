"""What the server sends at a table: messages, events, and the table as one viewer sees it."""

import math
from typing import Any, Literal, TypedDict

import msgspec

from fathomfive.kernel.errors import Refused
from fathomfive.session.events import CloseReason

EventKind = Literal[
    "start", "move", "undo", "ask", "agree", "decline", "hand-over", "resign", "offer", "close"
]  # fmt: skip
Shown = dict[str, Any]  # what a game shows; only its own board knows the fields


class Told(TypedDict):
    """A move as its game tells it; a game may add fields."""

    kind: str
    seat: int
    pieces: list[dict[str, Any]]
    places: list[Any]
    clause: str


class PointsLine(TypedDict):
    """A line of the explanation of the points; a game may add fields."""

    kind: str
    side: int
    clause: str
    points: int


class Effect(TypedDict):
    """Something that a move would do to pieces; a game may add fields."""

    kind: str
    clause: str
    pieces: list[dict[str, Any]]
    places: list[Any]


class Chance(TypedDict):
    """A kind of outcome that the table may draw after a move, with odds of `weight` to `of`; a game may add fields."""

    kind: str
    clause: str
    weight: int
    of: int


class Preview(TypedDict):
    """What a move would do, as far as the viewer may know."""

    points: list[int]  # by side, won or lost by the move itself
    effects: list[Effect]
    chances: list[Chance]


class Reason(TypedDict):
    """What speaks for the better of two moves: `kind` names the text `because-<kind>`, and says which fields follow."""

    kind: str
    own: bool  # is it about the advised move, or about the one beside it?
    good: bool  # does it speak for the move it is about?


OPEN_TYPES = (Told, PointsLine, Effect, Chance, Reason)  # a game may add fields to these, a kind to a reason


class Outgoing(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Something the server sends; it has exactly these fields."""


class Move(Outgoing, frozen=True):
    """A legal move of the viewer."""

    move: int
    text: str
    told: Told
    preview: Preview


class Comparison(Outgoing, frozen=True):
    """A move beside another one, as far as the viewer may know."""

    other: Told | None  # a move that is clearly worse, or better where not `is_better`
    is_better: bool
    equal: Told | None  # a move that is about as good
    reasons: list[Reason]  # the strongest first; without an `other` they are about the equal one


class AdvisedMove(Move, frozen=True):
    """A legal move and a bot's opinion of it."""

    win: float | None
    points: float | None
    visits: int
    comparison: Comparison | None  # of the best move, or of the one that was asked about


class ImpossibleAction(Outgoing, frozen=True):
    """A kind of decision that the viewer may look for and that is not possible now."""

    kind: str  # names the text `action-<kind>` of the game
    clause: str  # forbids it
    why: str | None  # names the text `why-<word>` of the game


class OwnUndo(Outgoing, frozen=True):
    """The event to which the viewer's last decision can be taken back."""

    to: int
    free: bool  # without the consent of others


class UndoRequest(Outgoing, frozen=True):
    """An undo that waits for consent."""

    seat: int
    to: int
    agreed: list[int]


class EndOffer(Outgoing, frozen=True):
    """An offer to end the match without a result, which waits for consent."""

    seat: int
    agreed: list[int]


class End(Outgoing, frozen=True):
    """The result of a match, by side."""

    points: list[int]
    rank: list[int]
    reason: str
    explain: list[PointsLine]


class Frame(Outgoing, frozen=True):
    """The table after an event, as one viewer saw it."""

    seq: int
    to_act: int | None
    table: Shown
    explain: list[PointsLine]  # the points at that time, line by line


class View(Frame, frozen=True):
    """The table as one viewer sees it now."""

    started: bool
    legal: list[Move]
    impossible: list[ImpossibleAction]  # what the viewer might look for beside them
    names: list[str | None]
    bots: dict[str, str]
    undo: OwnUndo | None
    ask: UndoRequest | None
    clock: list[int | None] | None
    end: End | None
    offer: EndOffer | None
    closed: CloseReason | None  # then there is no result, and nothing more can happen
    away: list[int | None]  # by seat, since when its person is not connected
    resigned: list[int]  # seats whose people have left for good
    replace_in: int | None  # milliseconds until the absent player who is to act may be replaced
    rematch: str | None  # the table where the same people may play again
    vacation: list[int | None]  # by seat, until when its person is on vacation and the clock stands still
    watched: bool  # somebody who does not sit at the table is connected, or was within the last minute


class TableEvent(Outgoing, frozen=True):
    """Something that happened at a table."""

    seq: int
    kind: EventKind
    seat: int | None
    at: int
    text: str | msgspec.UnsetType = msgspec.UNSET
    told: Told | msgspec.UnsetType = msgspec.UNSET
    to: int | msgspec.UnsetType = msgspec.UNSET
    bot: str | msgspec.UnsetType | None = msgspec.UNSET
    by: int | msgspec.UnsetType = msgspec.UNSET  # the seat that replaced an absent player
    reason: CloseReason | msgspec.UnsetType = msgspec.UNSET


class ChatLine(Outgoing, frozen=True):
    """A line of chat."""

    n: int
    seat: int | None
    name: str
    text: str
    at: int


# --- Messages ----------------------------------------------------------------------------------------------------


class Hello(Outgoing, frozen=True, tag_field="type", tag="hello"):
    """The first message: the table, and the seat of this connection."""

    match: str
    game: str
    seat: int | None
    left: int | None  # the last event that this seat was sent on its previous visit


class Ack(Outgoing, frozen=True, tag_field="type", tag="ack"):
    """A command is done and stored."""

    cmd_id: str
    seq: int  # of the event that the command became; for chat, the number of the line


class Refuse(Outgoing, frozen=True, tag_field="type", tag="refuse"):
    """A command is not done, and why: the shape of every error."""

    code: str
    error: str
    clause: str | None = None
    cmd_id: str | None = None
    retry_after: float | None = None  # seconds, where it is known when to try again
    ok: Literal[False] = False

    @classmethod
    def of(cls, refused: Refused, cmd_id: str | None = None) -> "Refuse":
        """Build the message of a refusal."""
        after = None if refused.retry_after is None else math.ceil(refused.retry_after * 10) / 10
        return cls(code=refused.code, error=refused.error, clause=refused.clause, cmd_id=cmd_id, retry_after=after)


class News(Outgoing, frozen=True, tag_field="type", tag="news"):
    """What happened, and how the table looks now."""

    seq: int  # of the last event
    events: list[TableEvent]
    view: View


class Chat(Outgoing, frozen=True, tag_field="type", tag="chat"):
    """New lines of chat."""

    lines: list[ChatLine]


class DeletedLines(Outgoing, frozen=True, tag_field="type", tag="deleted"):
    """Lines of chat that were deleted: a client shows them no more."""

    numbers: list[int]


class HintReply(Outgoing, frozen=True, tag_field="type", tag="advice"):
    """The answer to `hint`: the best move first, judged with what the seat may know.

    After the best moves come the best ones of all other kinds; a hint about one move names that one alone.
    """

    cmd_id: str
    moves: list[AdvisedMove]


class WhyReply(Outgoing, frozen=True, tag_field="type", tag="reason"):
    """The answer to `why`: the clause that forbids the move, or none if the move is legal."""

    cmd_id: str
    text: str  # of the move that was understood
    clause: str | None
    why: str | None  # names the text `why-<word>` of the game, where a clause has several reasons


class ExplainReply(Outgoing, frozen=True, tag_field="type", tag="points"):
    """The answer to `explain`: the points line by line, as far as the viewer may know."""

    cmd_id: str
    seq: int
    explain: list[PointsLine]


ServerMessage = Hello | Ack | Refuse | News | Chat | DeletedLines | HintReply | WhyReply | ExplainReply
