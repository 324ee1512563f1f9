"""What a seat, a bot or a clock may ask of a session."""

from typing import ClassVar

import msgspec


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


class Agree(Command, frozen=True):
    """Agree to the undo that is requested."""

    kinds: ClassVar[tuple[str, ...]] = ("agree",)


class Decline(Command, frozen=True):
    """Decline the undo that is requested, or withdraw one's own request."""

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
