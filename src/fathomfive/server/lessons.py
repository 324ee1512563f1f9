"""Lessons: a real match of each game, stopped where there is something to say.  No store is needed for them.

A lesson lies in the game's folder `lesson/`: `match.tide` is any match, as tables download it; `steps.toml` says where
it stops; `en.ftl cs.ftl pl.ftl` hold the words, which the browser reads.
"""

from functools import cache
from typing import Annotated

import msgspec
from litestar import get
from litestar.params import FromPath, QueryParameter

from fathomfive.kernel import replay, shelf
from fathomfive.kernel.errors import Refused
from fathomfive.kernel.game import TABLE, Told
from fathomfive.kernel.match import Match
from fathomfive.server import answers
from fathomfive.server.answers import refuses

FOLDER = "lesson"


class Step(msgspec.Struct, forbid_unknown_fields=True):
    """Where a lesson stops, and what it is about."""

    at: int  # moves played before
    say: str  # its words: learn-..., and learn-...-line below
    spots: list[str] = []  # what is pointed at on the board
    clauses: list[str] = []  # the rules it teaches
    asks: bool = False  # the learner makes the next move of the match
    also: list[str] = []  # moves that would do just as well
    picture: str | None = None  # the clause it illustrates in the rulebook


class Lesson(msgspec.Struct, forbid_unknown_fields=True):
    """The steps of a lesson, and the seat they are seen from."""

    seat: int
    step: list[Step]


@cache
def taught(name: str) -> tuple[Match, Lesson]:
    """Read the lesson of a game, and play its match by the rules."""
    game = shelf.take(name)
    folder = game.lesson
    if not folder.is_dir():
        raise Refused("not_found", f"there is no lesson for {game.name} yet")
    lesson = msgspec.toml.decode((folder / "steps.toml").read_bytes(), type=Lesson)
    match = replay.load(folder / "match.tide")
    if match.game.name != game.name:
        raise Refused("bad_lesson", f"expected a match of {game.name} in {folder}, got {match.game.name}")
    for n, step in enumerate(lesson.step):
        earlier = lesson.step[n - 1].at if n else 0
        if not earlier <= step.at <= len(match.moves):
            raise Refused("bad_lesson", f"step {n + 1} of {game.name}: expected to stop at {earlier} or later")
        if step.asks and (step.at == len(match.moves) or match.at(step.at).to_act != lesson.seat):
            raise Refused("bad_lesson", f"step {n + 1} of {game.name}: the learner is not asked there")
    return match, lesson


@cache
def _shown(name: str) -> answers.Lesson:
    """Show a lesson to who learns: the table at every step, and what happened since the one before."""
    match, lesson = taught(name)
    steps = []
    played = 0
    for step in lesson.step:
        events = []
        while played < step.at:
            events.append(_told(match.at(played), match.moves[played], lesson.seat))
            played += 1
        now = match.at(played)
        asked = now.to_act == lesson.seat
        steps.append({
            "say": step.say,
            "spots": step.spots,
            "clauses": step.clauses,
            "to_act": now.to_act,
            "table": now.show(lesson.seat),
            "legal": [_offered(now, m, lesson.seat) for m in now.legal()] if asked and step.asks else [],
            "answer": now.write(match.moves[played], lesson.seat) if step.asks else None,
            "also": step.also,
            "picture": step.picture,
            "events": events,
            "explain": now.explain(lesson.seat),
        })  # fmt: skip
    return answers.Lesson(match.game.name, lesson.seat, match.seats, steps)


def _offered(now: Match, m: int, seat: int) -> Told:
    return {"move": m, "text": now.write(m, seat), "told": now.tell(m, seat)}


def _told(before: Match, m: int, seat: int) -> Told:
    told = {"text": before.write(m, seat), "told": before.tell(m, seat)}
    return {"seq": len(before.moves) + 1, "kind": "move", "seat": before.to_act, "at": 0, **told}


@get("/api/lessons/{game:str}", sync_to_thread=True, responses=refuses(404))
def lesson(game: FromPath[str]) -> answers.Lesson:
    """Give the lesson of a game."""
    return _shown(game)


@get("/api/lessons/{game:str}/why", sync_to_thread=True, responses=refuses(404))
def lesson_why(
    game: FromPath[str],
    step: Annotated[int, QueryParameter(ge=0, le=99)],
    move: Annotated[str, QueryParameter(max_length=200)],
) -> answers.LessonWhy:
    """Name the clause that forbids a move at a step of a lesson; none: it could be made."""
    match, plan = taught(game)
    if step >= len(plan.step):
        raise Refused("not_found", f"the lesson of {match.game.name} has {len(plan.step)} steps")
    now = match.at(plan.step[step].at)
    if now.to_act in (TABLE, plan.seat):
        for m in (*now.legal(), *range(now.game.moves)):
            if now.write(m, plan.seat) == move:
                return answers.LessonWhy(*now.why_not(m))
    raise Refused("unknown_move", f"there is no move '{move}' in {match.game.name} now")
