"""Good manners over HTTP: removing and muting people, reports, and older lines of chat."""

from typing import Annotated

import msgspec

from fathomfive.server.wire.lobby import Answer, Body, SeatNumber
from fathomfive.server.wire.views import ChatLine

MAX_REPORT_LENGTH = 1000  # letters of a report


class Kick(Body):
    """The seat whose occupant is to leave a table that has not started."""

    seat: SeatNumber


class Nudge(Body):
    """The seat of an absent player who is to be reminded that it is their turn."""

    seat: SeatNumber


class Mute(Body):
    """The seat of a person whose chat is to be hidden, or shown again."""

    seat: SeatNumber
    on: bool = True


class Report(Body):
    """The seat of a person, and what the host of the server should know about them."""

    seat: SeatNumber
    text: Annotated[str, msgspec.Meta(min_length=1, max_length=MAX_REPORT_LENGTH)]


class NewLink(Answer):
    """The new secret that claims a seat."""

    link: str


class ChatLines(Answer):
    """Lines of chat, the oldest first."""

    lines: list[ChatLine]
