"""Lessons over HTTP."""

from typing import Annotated, cast

from litestar import MediaType, Response, get
from litestar.di import NamedDependency
from litestar.params import FromPath, QueryParameter

from fathomfive.kernel import shelf
from fathomfive.kernel.errors import Refused
from fathomfive.server import jobs
from fathomfive.server.errors import error_responses
from fathomfive.server.heavy import Rank
from fathomfive.server.people import HttpRequest
from fathomfive.server.registry import TableRegistry
from fathomfive.server.security import visitor_key
from fathomfive.server.wire import MAX_MOVE_LENGTH, Lesson, LessonWhy, decode_wanted

MAX_WANTED_LENGTH = 2000  # letters of `wanted` in an address


@get("/api/lessons/{game:str}", responses=error_responses(404))
async def lesson(
    request: HttpRequest, game: FromPath[str], table_registry: NamedDependency[TableRegistry]
) -> Response[Lesson]:
    """Give the lesson of a game."""
    name = shelf.take(game).name  # what is cached must not depend on the spelling
    body = await table_registry.heavy.find_or_run(("lesson", name), jobs.encode_lesson, name, visitor_key(request))
    return cast(Response[Lesson], Response(body, media_type=MediaType.JSON))


@get("/api/lessons/{game:str}/why", responses=error_responses(404))
async def lesson_why(
    request: HttpRequest,
    game: FromPath[str],
    table_registry: NamedDependency[TableRegistry],
    step: Annotated[int, QueryParameter(ge=0, le=99)],
    move: Annotated[str | None, QueryParameter(max_length=MAX_MOVE_LENGTH)] = None,
    wanted: Annotated[str | None, QueryParameter(max_length=MAX_WANTED_LENGTH)] = None,
) -> Response[LessonWhy]:
    """Name the clause that forbids a move at a step of a lesson, or none if the move is legal."""
    name = shelf.take(game).name
    if (move is None) == (wanted is None):
        raise Refused("bad_request", "expected either `move` or `wanted`")
    question = jobs.LessonQuestion(name, step, decode_wanted(wanted) if wanted is not None else move or "")
    body = await table_registry.heavy.run(jobs.lesson_why, question, visitor_key(request), Rank.QUESTION)
    return cast(Response[LessonWhy], Response(body, media_type=MediaType.JSON))


LESSON_ROUTES = [lesson, lesson_why]
