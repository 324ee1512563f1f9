"""What is agreed on before a match, and the occupant of each seat: plain records that the store keeps."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any

from fathomfive.kernel.errors import Refused
from fathomfive.kernel.match import Match

DAY = 24 * 3600  # seconds
DEFAULT_ABSENCE = 600  # seconds until an absent player may be replaced


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
    rematch: str | None = None  # the match that follows it
    closed: str | None = None  # why it ended without a result

    @property
    def is_open(self) -> bool:
        """Does it come from a file that was opened for viewing?  Nobody plays it, and nothing of it is hidden."""
        return bool(self.settings.get("opened"))

    @property
    def has_spectators(self) -> bool:
        """May people watch it and look through it who do not play?"""
        return bool(self.settings.get("spectators", True))

    @property
    def absence(self) -> int | None:
        """The seconds until an absent player may be replaced; None is never.

        Unless something else is agreed, a player who has two days for a move may be away for two days.
        """
        clock = self.settings.get("clock")
        usual = max(DEFAULT_ABSENCE, int(clock["seconds"])) if clock else DEFAULT_ABSENCE
        seconds: int | None = self.settings.get("absence", usual)
        return seconds

    @property
    def counts_days(self) -> bool:
        """Does its clock give people days for each move?  Then it stands still on their vacation."""
        clock = self.settings.get("clock")
        return clock is not None and clock["kind"] == "move" and clock["seconds"] >= DAY

    @property
    def may_be_looked_through(self) -> bool:
        """May everyone who may watch it see all of it?"""
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
    here: int | None = None  # when the person was last known to be connected


def card_of(match: Match, name: str = "", **values: Any) -> Card:
    """Write the card of a match that exists already."""
    return Card(name, match.game.name, match.rules, match.seats, dict(match.options), **values)


def check_card(card: Card, chairs: Sequence[Chair]) -> None:
    """Check that every seat of a match has its chair, and that its clock is one."""
    clock = card.settings.get("clock")
    if clock and not (
        isinstance(clock, Mapping)
        and clock.get("kind") in ("game", "move")
        and isinstance(clock.get("seconds"), int | float)
    ):
        raise Refused("bad_log", f"match {card.match}: expected a clock with its kind and seconds, got {clock}")
    if [chair.seat for chair in chairs] != list(range(card.seats)):
        raise Refused("bad_log", f"match {card.match}: expected {card.seats} seats, got {len(chairs)}")


def check_watching(card: Card, chairs: Sequence[Chair], person: str | None, *, started: bool) -> None:
    """Refuse people who do not play at a table without spectators; before the start its host may watch."""
    if card.has_spectators or (person is not None and any(chair.person == person for chair in chairs)):
        return
    if person is not None and person == card.host and not started:
        return
    raise Refused("private", "only the players of this table may watch it and look through it")


def name_of(card: Card, chair: Chair, names: Mapping[str, str]) -> str | None:
    """Name the person on a chair; people who share a device have names of their own, and a bot has none."""
    shared: Mapping[str, str] = card.settings.get("names", {})
    own = names.get(chair.person) if chair.person else None
    return own and shared.get(str(chair.seat), own)
