"""Commands become events here, or are refused.  Nothing is changed: events count once they are applied."""

from dataclasses import dataclass, replace

from fathomfive.kernel.errors import Refused
from fathomfive.kernel.game import TABLE
from fathomfive.kernel.match import Match
from fathomfive.session.commands import (
    Act,
    Agree,
    BotAct,
    Command,
    Decline,
    Leave,
    Return,
    Start,
    TimeUp,
    Undo,
)
from fathomfive.session.events import Event, PendingEvent, fingerprint_due
from fathomfive.session.players import check_bot
from fathomfive.session.session import Session

TIMEOUT_BOT = "medium"  # plays on for a player out of time


@dataclass(frozen=True)
class Decision:
    """The events that a command becomes."""

    events: list[Event]
    ends_game: bool  # the game is over after them


def decide(
    session: Session,
    command: Command,
    seat: int | None,
    now: int,
    *,
    cmd_id: str | None = None,
    expected_seq: int | None = None,
) -> Decision:
    """Decide which events a command of a seat becomes, with the chance outcomes that follow, or refuse it.

    A command that expects another last event than there is was meant for another table, and is refused as stale.
    """
    trial = session.trial()
    if isinstance(command, Start):
        pending = _start(session)
    else:
        pending = _pending(session, command, _check_playing(session, seat, expected_seq), now, trial)
    return Decision(_numbered(session, seat, pending, trial, now, cmd_id), trial.over)


def carry_out(session: Session, command: Command, seat: int | None, now: int = 0) -> list[Event]:
    """Decide on a command and apply its events at once, where nothing has to be stored in between."""
    events = decide(session, command, seat, now).events
    session.apply_all(events)
    return events


def deal(session: Session, now: int) -> list[Event]:
    """Give the chance outcomes that are due; none where a seat is to act."""
    return _numbered(session, None, [], session.trial(), now, None)


def find_command(session: Session, command: Command, cmd_id: str) -> int | None:
    """Give the event that a command became before; refuse a `cmd_id` that was used for something else."""
    if cmd_id not in session.commands:
        return None
    seq, kind = session.commands[cmd_id]
    if kind not in command.kinds:
        raise Refused("cmd_id_used", f"cmd_id '{cmd_id.partition(':')[2]}' was used before, for '{kind}'")
    return seq


def find_decision(match: Match, move: int | str, seat: int) -> int:
    """Look up the decision of the seat to act by its number or text; chance outcomes are never valid input."""
    found = match.find(move, seat) if isinstance(move, str) else move
    if found is None or not 0 <= found < match.game.moves:
        listed = ", ".join(match.texts(seat))
        raise Refused("unknown_move", f"there is no move '{move}' in {match.game.name}; legal: {listed}")
    return found


# --- Each command ------------------------------------------------------------------------------------------------


def _start(session: Session) -> list[PendingEvent]:
    if session.started:
        raise Refused("already_started", "this match has started already")
    free = [str(chair.seat + 1) for chair in session.chairs if chair.bot is None and chair.person is None]
    if free:
        raise Refused("seats_free", f"every seat must be taken before the start; free: seat {', '.join(free)}")
    return [PendingEvent("start")]


def _check_playing(session: Session, seat: int | None, expected_seq: int | None) -> int:
    """Accept a seat of a match that goes on, and that is as the seat expects it."""
    if seat is None or not 0 <= seat < session.match.seats:
        raise Refused("no_such_seat", f"expected a seat from 0 to {session.match.seats - 1}, got {seat}")
    if not session.started:
        raise Refused("not_started", "this match has not started yet")
    if session.match.over:
        raise Refused("game_over", "the game is over; nothing about it can be changed")
    if expected_seq not in (None, session.seq):
        raise Refused(
            "stale", f"expected_seq is {expected_seq}, but {session.seq} events have happened; read the new ones first"
        )
    return seat


def _pending(session: Session, command: Command, seat: int, now: int, trial: Match) -> list[PendingEvent]:
    """Say which events a command becomes, and carry them out on a copy of the match."""
    if isinstance(command, BotAct):
        return _bot_act(session, command, seat, trial)
    if isinstance(command, Return):
        return _return(session, seat, now)
    if session.bot_of(seat) is not None:
        raise Refused("handed_over", f"a bot plays seat {seat + 1}; take the seat back first")
    if isinstance(command, Act):
        return [PendingEvent("move", _play(trial, command.move, seat))]
    if isinstance(command, Leave):
        return [PendingEvent("hand-over", bot=check_bot(command.bot))]
    if isinstance(command, TimeUp):
        return _time_up(session, seat, now)
    if isinstance(command, Undo):
        return _undo(session, command.to, seat, trial)
    if isinstance(command, Agree | Decline):
        return _answer_undo(session, command, seat, trial)
    raise TypeError(f"expected a command of a session, got {command!r}")


def _play(trial: Match, move: int | str, seat: int) -> int:
    if seat != trial.to_act:
        where = f"{trial.game.name}, move {len(trial.moves) + 1}"
        raise Refused("not_your_turn", f"seat {trial.to_act + 1} is to act in {where}, not seat {seat + 1}")
    m = find_decision(trial, move, seat)
    trial.play(m, seat)
    return m


def _bot_act(session: Session, command: BotAct, seat: int, trial: Match) -> list[PendingEvent]:
    if session.bot_of(seat) is None:
        raise Refused("not_handed_over", f"no bot plays seat {seat + 1}")
    return [PendingEvent("move", _play(trial, command.move, seat))]


def _undo(session: Session, to: int, seat: int, trial: Match) -> list[PendingEvent]:
    back = session.deciders[session.moves_until(to) :]
    if to < 1 or not back:
        raise Refused("nothing_to_undo", f"no move that stands was made after event {to}")
    if all(decider == seat for decider in back) or not session.others(seat):
        trial.undo(len(back))
        return [PendingEvent("undo", to)]
    if session.undo_request is not None:
        raise Refused("already_asked", f"seat {session.undo_request.seat + 1} asks for an undo; answer that first")
    return [PendingEvent("ask", to)]


def _answer_undo(session: Session, command: Agree | Decline, seat: int, trial: Match) -> list[PendingEvent]:
    request = session.undo_request
    if request is None:
        raise Refused("nothing_asked", "nobody asks for an undo")
    if isinstance(command, Decline):
        return [PendingEvent("decline")]
    if seat == request.seat or seat in request.agreed:
        raise Refused("nothing_asked", f"seat {seat + 1} has agreed already")
    agreed = {session.chairs[own].person for own in (*request.agreed, seat)}
    if session.others(request.seat) - agreed:
        return [PendingEvent("agree")]
    trial.undo(len(trial.moves) - session.moves_until(request.to))
    return [PendingEvent("agree"), PendingEvent("undo", request.to)]


def _return(session: Session, seat: int, now: int) -> list[PendingEvent]:
    if session.bot_of(seat) is None:
        raise Refused("not_handed_over", f"the person of seat {seat + 1} plays it already")
    left = session.time_left(seat, now)
    if left is not None and left <= 0 and session.card.settings["clock"]["kind"] == "game":
        raise Refused("out_of_time", "your time for this game is used up; the bot plays on")
    return [PendingEvent("hand-over")]


def _time_up(session: Session, seat: int, now: int) -> list[PendingEvent]:
    left = session.time_left(seat, now) if session.awaits_seat(seat) else None
    if left is None or left > 0:
        raise Refused("time_left", f"the time of seat {seat + 1} is not up; milliseconds left: {left}")
    return [PendingEvent("hand-over", bot=TIMEOUT_BOT)]


# --- From pending events to events -------------------------------------------------------------------------------


def _numbered(
    session: Session, seat: int | None, pending: list[PendingEvent], trial: Match, now: int, cmd_id: str | None
) -> list[Event]:
    """Draw the chance outcomes that follow, and give every event its number and time."""
    played = len(trial.moves)
    while trial.to_act == TABLE:
        trial.play_unchecked(trial.draw_outcome(session.dice))
    outcomes = [(TABLE, PendingEvent("move", m)) for m in trial.moves[played:]]
    at = session.later(now)
    events = [
        Event(session.seq + n, kind, at, who, move, bot, cmd_id if n == 1 else None)
        for n, (who, (kind, move, bot)) in enumerate([*((seat, one) for one in pending), *outcomes], 1)
    ]
    fingerprint = fingerprint_due(trial, len(session.match.moves)) if events else None
    if fingerprint is not None:
        events[-1] = replace(events[-1], fingerprint=fingerprint)
    return events
