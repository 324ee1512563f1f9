"""A session: a match, its seats and its clock, as far as its events go.  Only this module knows what an event does."""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field
from typing import get_args

from fathomfive.bots.bot import Seen
from fathomfive.kernel.dice import Dice, fresh
from fathomfive.kernel.errors import Refused
from fathomfive.kernel.game import NOBODY
from fathomfive.kernel.match import Match
from fathomfive.kernel.shelf import take
from fathomfive.session.cards import Card, Chair, card_of
from fathomfive.session.events import CloseReason, Event, events_of
from fathomfive.session.players import BotTurn, Player
from fathomfive.session.vacations import Counted, Span, Vacations, count_without


def elapsed(since: int, until: int) -> int:
    """Count all of the time between two moments."""
    return until - since


@dataclass
class UndoRequest:
    """An undo that waits for the consent of the others."""

    seat: int
    to: int  # the event to go back to
    agreed: set[int] = field(default_factory=set)


@dataclass
class EndOffer:
    """An offer to end the match without a result, which waits for the consent of the others."""

    seat: int
    agreed: set[int] = field(default_factory=set)


@dataclass(frozen=True)
class UndoOffer:
    """An undo that a seat can have."""

    to: int  # the event to go back to
    free: bool  # nobody has to consent


class Session:
    """One match with its seats.  `decide` turns a command into events, and `apply` takes them in one by one.

    Every event is checked when it is applied.  Events of a `trusted` store were legal when they were stored, so their
    moves are not checked again, which is many times faster.  The TABLE draws from the operating system, or from `dice`.
    """

    def __init__(
        self,
        card: Card,
        chairs: Sequence[Chair] | None = None,
        *,
        match: Match | None = None,
        dice: Dice | None = None,
        trusted: bool = False,
        counted: Counted = elapsed,
        vacations: Vacations | None = None,
    ) -> None:
        self.card = card
        self.chairs = chairs if chairs is not None else [Chair(seat) for seat in range(card.seats)]
        self.match = match or Match(take(card.game), card.seats, card.options, card.rules)
        self.dice = dice
        self.trusted = trusted
        self.counted = counted
        self.seq = 0
        self.move_seqs: list[int] = []  # the event of each move that was not undone
        self.deciders: list[int] = []  # the seat, or TABLE, of each move that was not undone
        self.handed_over: dict[
            int, str | None
        ] = {}  # by seat, the bot that plays since a hand-over; None is the person
        self.resigned: set[int] = set()  # seats that were left for good
        self.undo_request: UndoRequest | None = None
        self.offer: EndOffer | None = None
        self.started = False
        self.closed: str | None = None  # why the match ended without a result
        self.away: dict[int, int] = {}  # by seat, since when its person is not connected; set from outside
        self.deleted: set[str] = set()  # people who were deleted; set from outside
        self.vacations = vacations or {}  # set from outside
        self.at = card.made  # the time of the last event
        self.began = card.made  # the time of the start
        self.turn_began = card.made  # since when the time of the seat to act has not been counted
        self.used = [0] * card.seats  # by seat, milliseconds of thinking
        self.spent: dict[int, dict[int, int]] = {}  # by seat and number of moves before a decision, milliseconds
        self.commands: dict[str, tuple[int, str]] = {}  # by cmd_id, number and kind of the event it became
        self._trial: Match | None = None

    @classmethod
    def of_match(cls, played: Match, chairs: Sequence[Chair], dice: Dice | None = None) -> "Session":
        """Go on with a match that was played elsewhere."""
        session = cls(card_of(played), chairs, match=played.at(0), dice=dice, trusted=True)
        return session.apply_all(events_of(played, 0))

    # --- Events ---

    def apply(self, event: Event) -> "Session":
        """Apply the next event."""
        if event.seq != self.seq + 1:
            raise self._bad_event(event, f"expected event {self.seq + 1}")
        if event.kind not in _APPLY:
            raise self._bad_event(event, f"expected one of {', '.join(_APPLY)}, got '{event.kind}'")
        if event.kind != "close" and (event.kind == "start") == self.started:
            raise self._bad_event(event, f"'{event.kind}' at the wrong time: a match starts once, before all else")
        if self.closed is not None:
            raise self._bad_event(event, f"expected no event after the match was closed, got '{event.kind}'")
        position, seat = len(self.deciders), self.match.to_act
        is_person = seat >= 0 and self.handed_over.get(seat) is None
        deciders = self.deciders[:] if event.kind == "undo" else []
        try:
            _APPLY[event.kind](self, event, seat)
        except Refused as error:
            raise error if error.code == "bad_log" else self._bad_event(event, error.error) from None
        self.seq, self.at = event.seq, event.at
        if event.cmd_id:
            self.commands[event.cmd_id] = event.seq, event.kind
        if event.kind in ("start", "move", "undo", "close") or (
            event.kind in ("hand-over", "resign") and event.seat == seat
        ):
            self._count_time(event, position, seat, is_person)
            self._forget_time(event, deciders[len(self.deciders) :])
        if event.fingerprint is not None and event.fingerprint != self.match.fingerprint():
            raise self._bad_event(
                event, f"expected the fingerprint {event.fingerprint}, got {self.match.fingerprint()}"
            )
        return self

    def apply_all(self, events: Iterable[Event]) -> "Session":
        """Apply the next events."""
        for event in events:
            self.apply(event)
        return self

    def _start(self, event: Event, to_act: int) -> None:
        self.started = True
        self.began = event.at

    def _move(self, event: Event, to_act: int) -> None:
        if event.move is None or event.seat != to_act:
            raise self._bad_event(event, f"expected a move of seat {to_act}, got one of seat {event.seat}")
        if self.trusted:
            self.match.play_unchecked(event.move)
        else:
            self.match.play(event.move)
        self.move_seqs.append(event.seq)
        self.deciders.append(event.seat)
        self.undo_request = None

    def _undo(self, event: Event, to_act: int) -> None:
        if event.move is None or not 1 <= event.move < event.seq:
            raise self._bad_event(event, f"expected to go back to an event from 1 to {event.seq - 1}, got {event.move}")
        kept = self.moves_until(event.move)
        self.match.undo(len(self.move_seqs) - kept)
        del self.move_seqs[kept:], self.deciders[kept:]
        self.undo_request = None

    def _ask(self, event: Event, to_act: int) -> None:
        if event.seat is None or event.move is None:
            raise self._bad_event(event, "expected the seat that asks, and the event to go back to")
        self.undo_request = UndoRequest(event.seat, event.move)

    def _offer(self, event: Event, to_act: int) -> None:
        if event.seat is None:
            raise self._bad_event(event, "expected the seat that offers to end the match")
        self.offer = EndOffer(event.seat)

    def _agree(self, event: Event, to_act: int) -> None:
        request = self.undo_request or self.offer
        if request is None or event.seat is None:
            raise self._bad_event(event, "nobody asked for an undo or offered to end the match")
        request.agreed.add(event.seat)

    def _decline(self, event: Event, to_act: int) -> None:
        self.undo_request = self.offer = None

    def _hand_over(self, event: Event, to_act: int) -> None:
        if event.seat is None or not 0 <= event.seat < self.match.seats:
            raise self._bad_event(event, f"expected a seat, got {event.seat}")
        self.handed_over[event.seat] = event.bot
        self.undo_request = None

    def _resign(self, event: Event, to_act: int) -> None:
        if event.bot is None:
            raise self._bad_event(event, "expected the bot that plays on, got none")
        self._hand_over(event, to_act)
        assert event.seat is not None, "the hand-over has checked it"
        self.resigned.add(event.seat)
        self.offer = None

    def _close(self, event: Event, to_act: int) -> None:
        if self.match.over or event.reason not in get_args(CloseReason):
            raise self._bad_event(event, f"expected a match that goes on and a reason to close it, got {event.reason}")
        self.closed = event.reason
        self.undo_request = self.offer = None

    def _bad_event(self, event: Event, what: str) -> Refused:
        return Refused("bad_log", f"match {self.card.match}, event {event.seq}: {what}")

    # --- Seats ---

    @property
    def over(self) -> bool:
        """Is the match over, or closed without a result?"""
        return self.match.over or self.closed is not None

    @property
    def to_act(self) -> int:
        """The seat that decides, TABLE, or NOBODY when the match is over or closed."""
        return NOBODY if self.closed is not None else self.match.to_act

    def seats_of(self, person: str | None) -> list[int]:
        """List the seats of a person."""
        return [chair.seat for chair in self.chairs if person is not None and chair.person == person]

    def player_of(self, seat: int) -> Player:
        """Give the player who decides for a seat now."""
        bot = self.bot_of(seat)
        if bot is not None:
            return Player("bot", bot)
        return Player("program" if self.chairs[seat].external else "person")

    def bot_of(self, seat: int) -> str | None:
        """Name the bot that plays a seat now; None is a person."""
        return self.handed_over[seat] if seat in self.handed_over else self.chairs[seat].bot

    def only_bots_play(self) -> bool:
        """Does a bot play every seat, at least for now?"""
        return all(self.bot_of(seat) is not None for seat in range(self.card.seats))

    def others(self, seat: int) -> set[str]:
        """Name the people whose consent a seat needs, including those for whom a bot plays now."""
        people = {
            chair.person
            for chair in self.chairs
            if chair.person and not chair.external and chair.seat not in self.resigned
        }
        return people - self.deleted - {self.chairs[seat].person or ""}

    def abandoned_seat(self) -> int | None:
        """Find a seat of a person who was deleted, as long as it has not been resigned for them."""
        if not self.started or self.over:
            return None
        left = (chair.seat for chair in self.chairs if chair.person in self.deleted)
        return next((seat for seat in left if seat not in self.resigned), None)

    def others_present(self, seat: int, now: int) -> set[str]:
        """Name the people whose consent a seat needs to end the match: not those who are absent for too long."""
        return {
            person
            for person in self.others(seat)
            if not all(self._is_given_up(own, now) for own in self.seats_of(person))
        }

    def _is_given_up(self, seat: int, now: int) -> bool:
        """Does an absent person keep the match waiting for too long, or leave it to a bot?

        A person who is away while others are to act gives up nothing.
        """
        has_bot = self.bot_of(seat) is not None
        left = self.absence_left(seat, now, 0 if has_bot else self.turn_began)
        is_missed = has_bot or self.awaits_seat(seat)
        return seat in self.resigned or (is_missed and left is not None and left <= 0)

    def absence_left(self, seat: int, now: int, since: int = 0) -> int | None:
        """Give the milliseconds until an absent player may be replaced; None if the player is here, or never is.

        They are counted from when the person was last connected, from the start, or from a later moment.
        """
        if seat not in self.away or self.card.absence is None:
            return None
        return self.card.absence * 1000 - self._count(seat, max(self.away[seat], self.began, since), self.later(now))

    def replace_in(self, now: int) -> int | None:
        """Give the milliseconds until the absent player who is to act may be replaced; None if nobody ever may be."""
        seat = self.to_act
        left = self.absence_left(seat, now, self.turn_began) if self.awaits_seat(seat) else None
        return None if left is None else max(0, left)

    def awaits_seat(self, seat: int) -> bool:
        """Is the person of a seat to act, and no bot in their place?"""
        return self.started and 0 <= seat == self.to_act and self.bot_of(seat) is None

    def awaits(self, person: str) -> bool:
        """Is a person to act, and no bot in their place?"""
        return any(self.awaits_seat(seat) for seat in self.seats_of(person))

    def bot_turn(self) -> BotTurn | None:
        """Give the decision that a bot is to make, if it is a bot's turn."""
        seat = self.to_act
        bot = self.bot_of(seat) if seat >= 0 and self.started else None
        return None if bot is None else BotTurn(seat, bot, self.seq)

    def seen(self, seat: int) -> Seen:
        """Give what the seat to act may know, and nothing else."""
        return Seen.of(self.match, seat, fresh())

    # --- Undo and the clock ---

    def moves_until(self, seq: int) -> int:
        """Count the moves that would stand after going back to an event."""
        return sum(own <= seq for own in self.move_seqs)

    def undo_for(self, viewer: int) -> UndoOffer | None:
        """Say where the last decision of a viewer can be taken back to, and whether that is free."""
        if viewer == NOBODY or viewer not in self.deciders or self.over or self.bot_of(viewer) is not None:
            return None
        last = len(self.deciders) - 1 - self.deciders[::-1].index(viewer)
        is_free = last + 1 == len(self.deciders) or not self.others(viewer)
        return UndoOffer(self.move_seqs[last] - 1, is_free)

    def time_left(self, seat: int, now: int) -> int | None:
        """Give the milliseconds that a seat has left; None where there is no clock."""
        return self._time_left(seat, now, self.awaits_seat(seat))

    def time_after_return(self, seat: int, now: int) -> int | None:
        """Give the milliseconds that a seat would have left if its person took it back now."""
        return self._time_left(seat, now, self.started and seat == self.to_act)

    def vacations_of(self, seat: int) -> Sequence[Span]:
        """List the vacations that count at this table: only those of people who have days for a move."""
        person = self.chairs[seat].person if self.card.counts_days else None
        return () if person is None else self.vacations.get(person, ())

    def _count(self, seat: int, since: int, until: int) -> int:
        """Count the time between two moments for a seat: not its vacation."""
        return count_without(self.counted, self.vacations_of(seat), since, until) if since < until else 0

    def _time_left(self, seat: int, now: int, thinking: bool) -> int | None:
        clock = self.card.settings.get("clock")
        if clock is None:
            return None
        spent = self.spent.get(seat, {}).get(len(self.deciders), 0)
        before = self.used[seat] if clock["kind"] == "game" else spent
        return int(clock["seconds"] * 1000 - before - thinking * self._count(seat, self.turn_began, self.later(now)))

    def _count_time(self, event: Event, position: int, seat: int, is_person: bool) -> None:
        """Count the time since the decision began, or since it was counted last.

        The time of a bot counts for a person who comes back before the bot has moved.
        """
        began, self.turn_began = self.turn_began, event.at
        if seat >= 0 and event.kind != "start":  # nobody's time is up before the match begins
            time = self._count(seat, began, event.at)
            own = self.spent.setdefault(seat, {})
            own[position] = own.get(position, 0) + time
            comes_back = event.kind == "hand-over" and event.bot is None
            self.used[seat] += time * (is_person or comes_back)

    def _forget_time(self, event: Event, taken_back: list[int]) -> None:
        """Forget the time spent at decisions after a move of another seat, or an undo that others agreed to."""
        if event.kind == "move" and event.seat is not None and event.seat >= 0:
            self.spent = {event.seat: self.spent[event.seat]}
        elif any(decider != event.seat for decider in taken_back):
            self.spent = {}

    def later(self, now: int) -> int:
        """Give the time, but never one before the last event: a clock may jump back."""
        return max(self.at, now)

    def trial(self) -> Match:
        """Give a copy of the match to try a command on: always the same object, so use one at a time."""
        if self._trial is None:
            self._trial = self.match.copy()
        return self._trial.copy_from(self.match)


_APPLY = {
    "start": Session._start, "move": Session._move, "undo": Session._undo, "ask": Session._ask,
    "offer": Session._offer, "agree": Session._agree, "decline": Session._decline,
    "hand-over": Session._hand_over, "resign": Session._resign, "close": Session._close,
}  # fmt: skip


def rebuild(
    card: Card,
    events: Iterable[Event],
    chairs: Sequence[Chair] | None = None,
    *,
    trusted: bool = False,
    counted: Counted = elapsed,
    vacations: Vacations | None = None,
) -> Session:
    """Rebuild a session from its events."""
    session = Session(card, chairs, trusted=trusted, counted=counted, vacations=vacations)
    return session.apply_all(events)
