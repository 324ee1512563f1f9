"""What is agreed on before a match, and who sits on each seat: plain records that the store keeps."""

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any

from fathomfive.kernel.match import Match


@dataclass(frozen=True)
class Card:
    """What was agreed on before a match."""

    match: str
    game: str
    rules: int
    seats: int
    options: Mapping[str, str]
    settings: Mapping[str, Any] = field(default_factory=dict)
    listed: bool = False
    host: str | None = None
    made: int = 0  # all times are milliseconds since 1970
    started: int | None = None
    ended: int | None = None

    @property
    def is_open(self) -> bool:
        """Does it come from a file that was opened for viewing?  Nobody plays it, and nothing of it is hidden."""
        return bool(self.settings.get("opened"))

    @property
    def may_be_looked_through(self) -> bool:
        """May anyone who knows its name see all of it?"""
        return self.is_open or (self.ended is not None and bool(self.settings.get("replay", True)))


@dataclass(frozen=True)
class Chair:
    """A seat and its occupant: a bot of a level, a person, or nobody yet."""

    seat: int
    bot: str | None = None
    person: str | None = None
    link: str | None = None  # hash of the secret that claims it
    external: bool = False  # the person is a program, which consents to every undo
    seen: int | None = None  # the last event the person was told before leaving


def card_of(match: Match, name: str = "", **values: Any) -> Card:
    """Write the card of a match that exists already."""
    return Card(name, match.game.name, match.rules, match.seats, dict(match.options), **values)


def name_of(card: Card, chair: Chair, names: Mapping[str, str]) -> str | None:
    """Name the person on a chair; people who share a device have names of their own, and a bot has none."""
    shared: Mapping[str, str] = card.settings.get("names", {})
    own = names.get(chair.person) if chair.person else None
    return own and shared.get(str(chair.seat), own)
