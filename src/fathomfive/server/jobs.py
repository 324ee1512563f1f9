"""The heavy jobs: functions of plain records that replay matches, run in processes of low priority.

They import neither the store nor the routes, so that their processes are small and start quickly.
"""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any, NamedTuple, cast

from fathomfive.archive import tides
from fathomfive.archive.verification import check
from fathomfive.bots.bot import Seen
from fathomfive.kernel import replay, shelf
from fathomfive.kernel.dice import Dice, seeded
from fathomfive.kernel.errors import Refused
from fathomfive.kernel.match import Match
from fathomfive.kernel.records import Tables
from fathomfive.server import turning_points
from fathomfive.server.events import replay_events
from fathomfive.server.lesson_plans import build_lesson, find_why
from fathomfive.server.views import build_end, build_explanation, build_session_frame
from fathomfive.server.wire import CloseReason, Frame, Frames, OwnMove, TableEvent, Wanted, encode
from fathomfive.session.advice import Legality, legality
from fathomfive.session.cards import Card, Chair
from fathomfive.session.events import Event
from fathomfive.session.judge import Choice
from fathomfive.session.session import Session, rebuild
from fathomfive.store.cards import Judged


class Records(NamedTuple):
    """A stored match, as far as a job needs it."""

    card: Card
    events: Sequence[Event]
    chairs: Sequence[Chair] = ()


class Part(NamedTuple):
    """Which part of a match a viewer asks for."""

    records: Records
    viewer: int
    first: int
    most: int


@dataclass(frozen=True)
class EncodedStory:
    """The parts of a story that never change, encoded."""

    seq: int
    events: bytes
    end: bytes
    closed: CloseReason | None

    def __len__(self) -> int:
        return len(self.events) + len(self.end)


# --- Looking through a match -------------------------------------------------------------------------------------


def write_replay(records: Records) -> bytes:
    """Verify a match, and write it as a .tide file."""
    return replay.write(check(records.card, records.chairs, records.events).match).encode()


def encode_frames(part: Part) -> bytes:
    """Build and encode the table after each event from a first one on."""
    (card, events, _), viewer, first, most = part
    return encode(Frames(frames=build_frames(card, events[: first - 1 + most], first, viewer)))


def compute_result(records: Records) -> tuple[list[int], list[int]]:
    """Give the points and the places of all sides at the end of a match."""
    match = rebuild(records.card, records.events, trusted=True).match
    return match.points(), match.rank()


def build_frames(card: Card, events: Sequence[Event], first: int, viewer: int) -> list[Frame]:
    """Build the table after each event from a first one on."""
    session = Session(card, trusted=True)
    built = []
    for event in events:
        session.apply(event)
        if event.seq >= first:
            built.append(build_session_frame(session, viewer))
    return built


def encode_story(part: Part) -> EncodedStory:
    """Build and encode some events of a match, and its result."""
    (card, events, _), viewer, first, most = part
    session = Session(card, trusted=True)
    told = replay_events(session, events, viewer, first - 1)[:most]
    end = build_end(session.match, build_explanation(session.match, viewer))
    return EncodedStory(session.seq, encode(told), encode(end), cast(CloseReason | None, session.closed))


def build_events(part: Part) -> list[TableEvent]:
    """Build the events of a match from a first one on."""
    (card, events, _), viewer, first, _ = part
    return replay_events(Session(card, trusted=True), events, viewer, first - 1)


def encode_events(part: Part) -> list[bytes]:
    """Build and encode the events of a match from a first one on, each on its own."""
    return [encode(event) for event in build_events(part)]


def encode_curve(of: tuple[Records, Sequence[Judged]]) -> bytes:
    """Build and encode the curve of a match from its judgements."""
    (card, events, _), points = of
    return encode(turning_points.build_curve(rebuild(card, events, trusted=True), points))


# --- New matches from old ones -----------------------------------------------------------------------------------


class PlayOnFrom(NamedTuple):
    """A match, and the event after which another match continues it."""

    records: Records
    seq: int
    host: str


class OpenedFile(NamedTuple):
    """The text of a .tide file, and the person who opens it."""

    text: str
    host: str


def branch(of: PlayOnFrom) -> tuple[Card, list[Event]]:
    """Begin a match as another one was after an event."""
    (card, events, _), seq, host = of
    if seq > len(events):
        raise Refused("bad_seq", f"expected an event from 1 to {len(events)}, got {seq}")
    played = rebuild(card, events[:seq], trusted=True).match
    if played.over:
        raise Refused("game_over", "the game is over at this event; choose an earlier one")
    return tides.branch_match(played, host)


def read_file(of: OpenedFile) -> tuple[Card, list[Event]]:
    """Replay and check a .tide file."""
    return tides.read_text(of.text, "file", of.host)


# --- Analysis ----------------------------------------------------------------------------------------------------


class Decision(NamedTuple):
    """A decision of a match that had a choice."""

    n: int  # moves before it
    seq: int
    seat: int
    move: int
    then: int  # moves before the next decision, or of the whole match


class Positions(NamedTuple):
    """The positions around some decisions of a match, to be judged."""

    records: Records
    seed: int
    decisions: Sequence[Decision]


def list_decisions(records: Records) -> list[Decision]:
    """List the decisions of a match where there was a choice."""
    session = rebuild(records.card, records.events, trusted=True)
    moves = session.match.moves
    again = session.match.at(0)
    found: list[Decision] = []
    for n, m in enumerate(moves):
        if again.to_act >= 0 and len(again.legal()) > 1:
            if found:
                found[-1] = found[-1]._replace(then=n)
            found.append(Decision(n, session.move_seqs[n], again.to_act, m, len(moves)))
        again.play_unchecked(m)
    return found


def see_choices(of: Positions) -> list[Choice]:
    """Give what the deciding seats could know at some decisions, and the true tables around them."""
    match = rebuild(of.records.card, of.records.events, trusted=True).match
    return [see_choice(match, decision.n, decision.then, seeded(of.seed, decision.n)) for decision in of.decisions]


def see_choice(match: Match, n: int, then: int, dice: Dice) -> Choice:
    """Look at the decision after n moves of a match; the next one, or the end, comes after `then` moves."""
    before = match.at(n)
    seen = Seen.of(before, before.to_act, dice)
    chosen, later = (match.at(k).state.tables for k in (n + 1, then))
    drawn = any(m >= match.game.moves for m in match.moves[n + 1 : then])
    return Choice(seen, match.moves[n], before.state.tables, chosen, later, drawn)


# --- A person's own data ------------------------------------------------------------------------------------------


class OwnMoves(NamedTuple):
    """A match, and the seats of the person who asks for their moves."""

    records: Records
    seats: list[int]


def list_own_moves(of: OwnMoves) -> list[OwnMove]:
    """Write the moves that the person of some seats made, and no bot in their place."""
    (card, events, chairs), seats = of
    session = Session(card, chairs, trusted=True)
    moves = []
    for event in events:
        if event.kind == "move" and event.seat in seats and session.bot_of(event.seat) is None:
            assert event.move is not None, "a move has a number"
            moves.append(OwnMove(event.seq, event.at, event.seat, session.match.write(event.move, event.seat)))
        session.apply(event)
    return moves


# --- Questions ---------------------------------------------------------------------------------------------------


class WhyQuestion(NamedTuple):
    """A move that a seat asks about, and the table as it is."""

    game: str
    seats: int
    options: Mapping[str, str]
    rules: int
    table: Tables
    seat: int
    wanted: int | str | Mapping[str, Any]

    @classmethod
    def about(cls, match: Match, seat: int, wanted: int | str | Mapping[str, Any]) -> "WhyQuestion":
        """Ask about a match as it is now."""
        table = match.state.tables.copy()
        return cls(match.game.name, match.seats, match.options, match.rules, table, seat, wanted)


def why(question: WhyQuestion) -> Legality:
    """Find the clause that forbids a move."""
    game = shelf.take(question.game)
    match = Match(game, question.seats, question.options, question.rules)
    match.state.copy_from(game.State(question.table))
    return legality(match, question.seat, question.wanted)


class LessonQuestion(NamedTuple):
    """A move that a learner asks about at a step of a lesson."""

    game: str
    step: int
    wanted: str | Wanted


def encode_lesson(game: str) -> bytes:
    """Build and encode the lesson of a game."""
    return encode(build_lesson(game))


def lesson_why(question: LessonQuestion) -> bytes:
    """Find and encode the clause that forbids a move at a step of a lesson."""
    return encode(find_why(*question))


# --- Preparation -------------------------------------------------------------------------------------------------


def load_games(_: None) -> None:
    """Load all games, so that the first job does not have to."""
    shelf.games()
