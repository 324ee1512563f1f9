"""Commands become events here, or are refused.  Nothing is changed: events count once they are applied."""

from dataclasses import dataclass, replace

from fathomfive.kernel.errors import Refused
from fathomfive.kernel.game import TABLE
from fathomfive.kernel.match import Match
from fathomfive.session.commands import (
    Act,
    Agree,
    BotAct,
    Close,
    Command,
    Decline,
    Leave,
    Offer,
    Replace,
    Resign,
    Return,
    Start,
    TimeUp,
    Undo,
)
from fathomfive.session.events import CloseReason, Event, PendingEvent, fingerprint_due
from fathomfive.session.players import check_bot
from fathomfive.session.session import EndOffer, Session

STAND_IN = "medium"  # the bot for a player out of time or absent: opponents do not choose it


@dataclass(frozen=True)
class Decision:
    """The events that a command becomes."""

    events: list[Event]
    ends_game: bool  # the match is over after them, or closed


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

    A command is refused as stale if its `expected_seq` is not the last event: it was meant for an older table.
    """
    trial = session.trial()
    if isinstance(command, Start):
        pending = _start(session)
    elif isinstance(command, Close):
        pending = _close(session, command, seat, now)
    else:
        pending = _pending(session, command, _check_playing(session, seat, expected_seq), now, trial)
    events = _numbered(session, seat, pending, trial, now, cmd_id)
    return Decision(events, trial.over or any(event.kind == "close" for event in events))


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
    _check_not_over(session)
    if session.started:
        raise Refused("already_started", "this match has started already")
    free = [str(chair.seat + 1) for chair in session.chairs if chair.bot is None and chair.person is None]
    if free:
        raise Refused("seats_free", f"every seat must be taken before the start; free: seat {', '.join(free)}")
    return [PendingEvent("start")]


def _check_not_over(session: Session) -> None:
    if session.closed is not None:
        raise Refused("game_over", f"this match was closed without a result ({session.closed}); it cannot be changed")
    if session.match.over:
        raise Refused("game_over", "the game is over; nothing about it can be changed")


def _check_playing(session: Session, seat: int | None, expected_seq: int | None) -> int:
    """Check that the seat exists, the match goes on, and the seat has seen its last event."""
    if seat is None or not 0 <= seat < session.match.seats:
        raise Refused("no_such_seat", f"expected a seat from 0 to {session.match.seats - 1}, got {seat}")
    _check_not_over(session)
    if not session.started:
        raise Refused("not_started", "this match has not started yet")
    if expected_seq not in (None, session.seq):
        raise Refused(
            "stale", f"expected_seq is {expected_seq}, but {session.seq} events have happened; read the new ones first"
        )
    return seat


def _pending(session: Session, command: Command, seat: int, now: int, trial: Match) -> list[PendingEvent]:
    """Give the events that a command becomes, and carry them out on a copy of the match."""
    if isinstance(command, BotAct):
        return _bot_act(session, command, seat, trial)
    if seat in session.resigned:
        raise Refused("resigned", f"seat {seat + 1} has resigned; a bot plays it to the end")
    if isinstance(command, Return):
        return _return(session, seat, now)
    if isinstance(command, Resign):
        return [PendingEvent("resign", word=check_bot(command.bot))]
    if session.bot_of(seat) is not None:
        raise Refused("handed_over", f"a bot plays seat {seat + 1}; take the seat back first")
    if isinstance(command, Act):
        return [PendingEvent("move", _play(trial, command.move, seat))]
    if isinstance(command, Leave):
        return [PendingEvent("hand-over", word=check_bot(command.bot))]
    if isinstance(command, Replace):
        return _replace(session, command, seat, now)
    if isinstance(command, TimeUp):
        return _time_up(session, seat, now)
    return _request_or_answer(session, command, seat, now, trial)


def _request_or_answer(session: Session, command: Command, seat: int, now: int, trial: Match) -> list[PendingEvent]:
    """Give the events of a command that needs the consent of others, or answers a request for it."""
    if isinstance(command, Undo):
        return _undo(session, command.to, seat, trial)
    if isinstance(command, Offer):
        return _offer(session, seat, now)
    if isinstance(command, Agree | Decline):
        if session.offer is not None:
            return _answer_offer(session, session.offer, command, seat, now)
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
    _check_nothing_asked(session)
    return [PendingEvent("ask", to)]


def _check_nothing_asked(session: Session) -> None:
    if session.undo_request is not None:
        raise Refused("already_asked", f"seat {session.undo_request.seat + 1} asks for an undo; answer that first")
    if session.offer is not None:
        raise Refused("already_asked", f"seat {session.offer.seat + 1} offers to end the match; answer that first")


def _answer_undo(session: Session, command: Agree | Decline, seat: int, trial: Match) -> list[PendingEvent]:
    request = session.undo_request
    if request is None:
        raise Refused("nothing_asked", "nobody asks for an undo or offers to end the match")
    if isinstance(command, Decline):
        return [PendingEvent("decline")]
    if seat == request.seat or seat in request.agreed:
        raise Refused("nothing_asked", f"seat {seat + 1} has agreed already")
    agreed = {session.chairs[own].person for own in (*request.agreed, seat)}
    if session.others(request.seat) - agreed:
        return [PendingEvent("agree")]
    trial.undo(len(trial.moves) - session.moves_until(request.to))
    return [PendingEvent("agree"), PendingEvent("undo", request.to)]


def _offer(session: Session, seat: int, now: int) -> list[PendingEvent]:
    _check_nothing_asked(session)
    offered = [PendingEvent("offer")]
    return offered if session.others_present(seat, now) else [*offered, _closed("agreed")]


def _answer_offer(
    session: Session, offer: EndOffer, command: Agree | Decline, seat: int, now: int
) -> list[PendingEvent]:
    if isinstance(command, Decline):
        return [PendingEvent("decline")]
    if seat == offer.seat or seat in offer.agreed:
        raise Refused("nothing_asked", f"seat {seat + 1} has agreed already")
    agreed = {session.chairs[own].person for own in (*offer.agreed, seat)}
    missing = session.others_present(offer.seat, now) - agreed
    return [PendingEvent("agree")] if missing else [PendingEvent("agree"), _closed("agreed")]


def _closed(reason: CloseReason) -> PendingEvent:
    return PendingEvent("close", word=reason)


def _close(session: Session, command: Close, seat: int | None, now: int) -> list[PendingEvent]:
    """Close the match: a player only if no other person can go on, the host and the admin without a seat."""
    _check_not_over(session)
    if seat is not None:
        if seat in session.resigned:
            raise Refused("resigned", f"seat {seat + 1} has resigned and cannot close the match")
        if session.others_present(seat, now):
            raise Refused("not_absent", "other people can go on playing; offer them to end the match")
    return [_closed(command.reason)]


def _replace(session: Session, command: Replace, seat: int, now: int) -> list[PendingEvent]:
    absent = command.seat
    if not 0 <= absent < session.match.seats:
        raise Refused("no_such_seat", f"expected a seat from 0 to {session.match.seats - 1}, got {absent}")
    if not session.awaits_seat(absent) or session.chairs[absent].person == session.chairs[seat].person:
        raise Refused("not_absent", f"nobody waits for another person at seat {absent + 1}")
    left = session.replace_in(now)
    if left is None:
        raise Refused("not_absent", f"the player of seat {absent + 1} is here, or nobody is replaced at this table")
    if left > 0:
        raise Refused(
            "not_absent", f"seat {absent + 1} can be replaced after {-(-left // 1000)} more seconds of absence"
        )
    return [PendingEvent("hand-over", move=seat, word=STAND_IN, seat=absent)]


def _return(session: Session, seat: int, now: int) -> list[PendingEvent]:
    if session.bot_of(seat) is None:
        raise Refused("not_handed_over", f"the person of seat {seat + 1} plays it already")
    left = session.time_after_return(seat, now)
    if left is not None and left <= 0:
        if session.card.settings["clock"]["kind"] == "game":
            raise Refused("out_of_time", "your time for this game is used up; the bot plays on")
        raise Refused("out_of_time", "your time for this move is used up; return once the bot has moved")
    return [PendingEvent("hand-over")]


def _time_up(session: Session, seat: int, now: int) -> list[PendingEvent]:
    left = session.time_left(seat, now) if session.awaits_seat(seat) else None
    if left is None or left > 0:
        raise Refused("time_left", f"the time of seat {seat + 1} is not up; milliseconds left: {left}")
    return [PendingEvent("hand-over", word=STAND_IN)]


# --- From pending events to events -------------------------------------------------------------------------------


def _numbered(
    session: Session, seat: int | None, pending: list[PendingEvent], trial: Match, now: int, cmd_id: str | None
) -> list[Event]:
    """Draw the chance outcomes that follow, and give every event its number and time."""
    played = len(trial.moves)
    closes = any(one.kind == "close" for one in pending)
    while trial.to_act == TABLE and not closes:
        trial.play_unchecked(trial.draw_outcome(session.dice))
    outcomes = [(TABLE, PendingEvent("move", m)) for m in trial.moves[played:]]
    own = [(seat if one.seat is None else one.seat, one) for one in pending]
    at = session.later(now)
    events = [
        Event(session.seq + n, one.kind, at, who, one.move, one.word, cmd_id if n == 1 else None)
        for n, (who, one) in enumerate([*own, *outcomes], 1)
    ]
    fingerprint = fingerprint_due(trial, len(session.match.moves)) if events else None
    if closes:
        fingerprint = trial.fingerprint()  # of how the match stood when it was closed
    if fingerprint is not None:
        events[-1] = replace(events[-1], fingerprint=fingerprint)
    return events
