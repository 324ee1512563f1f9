"""What a seat, a bot or a clock may ask of a session."""

from typing import ClassVar

import msgspec

from fathomfive.session.events import CloseReason


class Command(msgspec.Struct, frozen=True):
    """A request that becomes events, or is refused."""

    kinds: ClassVar[tuple[str, ...]]  # what its first event may be


class Start(Command, frozen=True):
    """Begin the match."""

    kinds: ClassVar[tuple[str, ...]] = ("start",)


class Act(Command, frozen=True):
    """Make a move, given by its number or its text."""

    kinds: ClassVar[tuple[str, ...]] = ("move",)
    move: int | str


class BotAct(Command, frozen=True):
    """Make the move that the bot of a seat has chosen."""

    kinds: ClassVar[tuple[str, ...]] = ("move",)
    move: int


class Undo(Command, frozen=True):
    """Go back to an event, at once or with the consent of the others."""

    kinds: ClassVar[tuple[str, ...]] = ("undo", "ask")
    to: int


class Offer(Command, frozen=True):
    """Offer to end the match without a result."""

    kinds: ClassVar[tuple[str, ...]] = ("offer",)


class Agree(Command, frozen=True):
    """Agree to the request that is open: an undo, or the end of the match."""

    kinds: ClassVar[tuple[str, ...]] = ("agree",)


class Decline(Command, frozen=True):
    """Decline the request that is open, or withdraw one's own."""

    kinds: ClassVar[tuple[str, ...]] = ("decline",)


class Leave(Command, frozen=True):
    """Hand the seat over to a bot."""

    kinds: ClassVar[tuple[str, ...]] = ("hand-over",)
    bot: str = "medium"


class Return(Command, frozen=True):
    """Take the seat back from the bot."""

    kinds: ClassVar[tuple[str, ...]] = ("hand-over",)


class TimeUp(Command, frozen=True):
    """Hand the seat of a player who ran out of time over to a bot."""

    kinds: ClassVar[tuple[str, ...]] = ("hand-over",)


class Resign(Command, frozen=True):
    """Leave the seat to a bot for good."""

    kinds: ClassVar[tuple[str, ...]] = ("resign",)
    bot: str = "medium"


class Replace(Command, frozen=True):
    """Hand the seat of an absent player over to a bot."""

    kinds: ClassVar[tuple[str, ...]] = ("hand-over",)
    seat: int


class Close(Command, frozen=True):
    """End the match without a result; a player may do so when no other person can go on."""

    kinds: ClassVar[tuple[str, ...]] = ("close",)
    reason: CloseReason
