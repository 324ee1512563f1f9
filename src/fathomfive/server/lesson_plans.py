"""Lessons: a real match of each game that stops where there is something to explain.

A lesson lies in the game's folder `lesson/`: `match.tide` is any match, as tables download it; `steps.toml` lists the
steps; `en.ftl cs.ftl pl.ftl` hold the words, which the browser reads.  Lessons need no store.
"""

from functools import cache

import msgspec

from fathomfive.kernel import replay, shelf
from fathomfive.kernel.errors import Refused
from fathomfive.kernel.game import TABLE, Game
from fathomfive.kernel.match import Match
from fathomfive.server.events import build_event
from fathomfive.server.views import NO_CHOICES, build_choices, build_frame
from fathomfive.server.wire import Lesson, LessonStep, LessonWhy, Wanted, press
from fathomfive.session.advice import legality
from fathomfive.session.events import Event


class PlannedStep(msgspec.Struct, forbid_unknown_fields=True):
    """A step in `steps.toml`: where the match stops, and what the step is about."""

    at: int  # moves played before
    say: str  # its words: learn-..., and learn-...-line below
    spots: list[str] = []  # what it points at on the board
    clauses: list[str] = []  # the rules it teaches
    asks: bool = False  # the learner makes the next move of the match
    also: list[str] = []  # other moves that are accepted
    picture: str | None = None  # the clause it illustrates in the rulebook


class LessonPlan(msgspec.Struct, forbid_unknown_fields=True):
    """The file `steps.toml`: the steps of a lesson, and the seat of the learner."""

    seat: int
    step: list[PlannedStep]


def load_lesson(name: str) -> tuple[Match, LessonPlan]:
    """Load the lesson of a game, and check it against its match."""
    return _load(shelf.take(name))  # cached by game: a name has many spellings


def read_lesson(game: Game) -> tuple[Match, LessonPlan]:
    """Read the lesson of a game from its folder, and check it."""
    folder = game.lesson
    if not folder.is_dir():
        raise Refused("not_found", f"there is no lesson for {game.name} yet")
    plan = msgspec.toml.decode((folder / "steps.toml").read_bytes(), type=LessonPlan)
    match = replay.load(folder / "match.tide")
    if match.game.name != game.name:
        raise Refused("bad_lesson", f"expected a match of {game.name} in {folder}, got {match.game.name}")
    for n, step in enumerate(plan.step):
        earlier = plan.step[n - 1].at if n else 0
        if not earlier <= step.at <= len(match.moves):
            raise Refused("bad_lesson", f"step {n + 1} of {game.name}: expected to stop at {earlier} or later")
        if step.asks and (step.at == len(match.moves) or match.at(step.at).to_act != plan.seat):
            raise Refused("bad_lesson", f"step {n + 1} of {game.name}: it is not the learner's turn")
    return match, plan


_load = cache(read_lesson)


def build_lesson(name: str) -> Lesson:
    """Build a lesson: the table at every step, and what happened since the step before."""
    match, plan = load_lesson(name)
    steps = []
    played = 0
    for step in plan.step:
        events = []
        while played < step.at:
            before = match.at(played)
            event = Event(played + 1, "move", 0, before.to_act, match.moves[played])
            events.append(build_event(before, event, plan.seat))
            played += 1
        now = match.at(played)
        frame = build_frame(now, played, True, plan.seat)
        choices = build_choices(now, plan.seat) if step.asks else NO_CHOICES
        steps.append(
            LessonStep(
                seq=frame.seq,
                to_act=frame.to_act,
                table=frame.table,
                explain=frame.explain,
                say=step.say,
                spots=step.spots,
                clauses=step.clauses,
                legal=choices.legal,
                impossible=choices.impossible,
                answer=now.write(match.moves[played], plan.seat) if step.asks else None,
                also=step.also,
                picture=step.picture,
                events=events,
            )
        )
    return Lesson(game=match.game.name, seat=plan.seat, seats=match.seats, steps=steps)


def find_why(name: str, step: int, wanted: str | Wanted) -> LessonWhy:
    """Name the clause that forbids a move at a step of a lesson, or none if the move is legal."""
    match, plan = load_lesson(name)
    if step >= len(plan.step):
        raise Refused("not_found", f"the lesson of {match.game.name} has {len(plan.step)} steps")
    now = match.at(plan.step[step].at)
    if now.to_act not in (TABLE, plan.seat):
        raise Refused("unknown_move", f"it is not the learner's turn at step {step} of {match.game.name}")
    found = legality(now, plan.seat, wanted if isinstance(wanted, str) else press(wanted))
    return LessonWhy(text=found.text, clause=found.clause, why=found.why)
