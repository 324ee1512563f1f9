"""The people at a table: who sits where, who is connected, and who is away."""

import asyncio
from collections import Counter
from collections.abc import Callable, Mapping
from dataclasses import replace

from fathomfive.kernel.game import NOBODY
from fathomfive.server.chat import Chat
from fathomfive.server.names import seat_names
from fathomfive.server.presence import Visit
from fathomfive.session.cards import Card, check_watching
from fathomfive.session.session import Session
from fathomfive.store.cards import Line, now
from fathomfive.store.port import MatchStore

AWAY_AFTER = 45_000  # milliseconds without a connection until a person is away
WATCHED_FOR = 40_000  # milliseconds that the word of another worker is good for, which is repeated every 15 seconds


class Attendance:
    """The people at a table, and the listeners that are woken when something is new."""

    def __init__(self, store: MatchStore, session: Session, lines: list[Line], names: dict[str, str]) -> None:
        self.store = store
        self.session = session
        self.names = names  # by person who sits here
        self.listeners: set[asyncio.Event] = set()  # set whenever something is new
        self.changed = asyncio.Event()  # set for the bots and the clock, also when somebody comes or goes
        self.visits: dict[asyncio.Event, Visit] = {}  # by listener
        self.connected: Counter[str] = Counter()  # connections to this worker, by person
        self.looking: Counter[str] = Counter()  # of these, whose page is in front
        self.watched = False  # somebody who does not sit here is connected, or was at some time since the last check
        self._watched_elsewhere = 0  # until when that is known of another worker
        self.chat = Chat(store, session.card.match, lines)
        self.clock: Callable[[], int] = now
        self.recorded: object = None  # the turns that were last written to the store

    def notify(self) -> None:
        """Wake all listeners, because something is new."""
        for listener in self.listeners:
            listener.set()

    def now(self) -> int:
        """Give the time, but never one before the last event: a clock may jump back."""
        return self.session.later(self.clock())

    @property
    def card(self) -> Card:
        """What was agreed on before the match."""
        return self.session.card

    def enter(self, listener: asyncio.Event, visit: Visit) -> None:
        """Let a connection listen; bots that only think while somebody watches go on."""
        self.listeners.add(listener)
        self.visits[listener] = visit
        self.changed.set()
        if self._is_spectator(visit):
            self._set_watched(True)

    def leave(self, listener: asyncio.Event) -> None:
        """Let a connection listen no more."""
        self.listeners.discard(listener)
        self.visits.pop(listener, None)
        self.changed.set()

    def _is_spectator(self, visit: Visit) -> bool:
        return not self.session.seats_of(visit.person)

    def has_spectators(self) -> bool:
        """Is somebody connected to this worker who does not sit here?"""
        return any(self._is_spectator(visit) for visit in self.visits.values())

    def watch_elsewhere(self) -> None:
        """Take in that somebody who does not sit here is connected to another worker."""
        self._watched_elsewhere = self.clock() + WATCHED_FOR
        self._set_watched(True)

    def update_watched(self) -> None:
        """Find out whether the table is still watched.

        Only this ends it, and not a connection that ends: so spectators who come and go in a flood send two news to
        everybody between two checks, and no more.
        """
        self._set_watched(self.has_spectators() or self.clock() < self._watched_elsewhere)

    def _set_watched(self, watched: bool) -> None:
        if watched != self.watched:
            self.watched = watched
            self.notify()

    def player_names(self) -> list[str | None]:
        """Name the person on each seat; a bot has no name."""
        return seat_names(self.card, self.session.chairs, self.names)

    async def reload_seats(self) -> None:
        """Read the occupants of the seats and their names from the store, and notify the viewers of new ones."""
        before = self._occupants()
        card = await asyncio.to_thread(self.store.card, self.card.match)
        chairs = await asyncio.to_thread(self.store.chairs, self.card.match)
        people = {chair.person for chair in chairs if chair.person}
        self.names = await asyncio.to_thread(self.store.people.names, people)
        if self.card.counts_days:
            self.session.vacations = await asyncio.to_thread(self.store.vacations.of, people)
        self.session.chairs = chairs
        # names of guests may have been deleted, and somebody may want to play again
        self.session.card = replace(self.card, settings=card.settings, rematch=card.rematch)
        self.update_presence()
        if self._occupants() != before:
            self.notify()

    def _occupants(self) -> list[object]:
        sitting = ((chair.person, chair.bot, chair.external) for chair in self.session.chairs)
        return [self.names, self.card.rematch, self.session.vacations, *sitting]

    def start_in(self) -> int | None:
        """Give the milliseconds until bots take the free seats of a quick match; None where people start it."""
        quick = self.card.settings.get("quick")
        if quick is None or self.session.started or self.session.over:
            return None
        if all(chair.bot or chair.person for chair in self.session.chairs):
            return 0
        return max(0, int(quick["until"]) - self.now())

    def is_deserted(self) -> bool:
        """Is everybody away who sits here?"""
        return all(chair.seat in self.session.away for chair in self.session.chairs if chair.person)

    def viewer_of(self, person: str | None, seat: int | None) -> int:
        """Give the viewer of a connection: its seat as long as its person sits there, or else a spectator."""
        check_watching(self.card, self.session.chairs, person, started=self.session.started)
        return seat if seat is not None and self.session.chairs[seat].person == person else NOBODY

    def arrive(self, person: str) -> int:
        """Count one more connection of a person, and give their number."""
        self.connected[person] += 1
        self.update_presence()
        return self.connected[person]

    def depart(self, person: str) -> None:
        """Count one connection of a person less."""
        self.connected[person] -= 1
        if not self.connected[person]:
            del self.connected[person]
            self.chat.muted.pop(person, None)
        self.set_here(dict.fromkeys(self.session.seats_of(person), self.now()))
        self.update_presence()

    def set_here(self, here: Mapping[int, int | None]) -> None:
        """Set when the people of some seats were last connected."""
        self.session.chairs = [
            replace(chair, here=here[chair.seat]) if chair.seat in here else chair for chair in self.session.chairs
        ]

    def update_presence(self) -> None:
        """Find out which people are away and which were deleted, and notify the viewers if that has changed."""
        session, now = self.session, self.now()
        session.deleted = {person for person, name in self.names.items() if not name}
        away = {
            chair.seat: chair.here or self.card.made
            for chair in session.chairs
            if chair.person is not None and chair.person not in self.connected and chair.seat not in session.resigned
            and session.counted(chair.here or self.card.made, now) > AWAY_AFTER
        }  # fmt: skip
        if away != session.away:
            session.away = away
            self.notify()
