"""Errors over HTTP: one shape for all, the status of each code, and their entries in OpenAPI."""

import logging
from typing import Any

from litestar import MediaType, Request, Response
from litestar.exceptions import HTTPException, ValidationException
from litestar.openapi import ResponseSpec

from fathomfive.kernel.errors import Refused
from fathomfive.server.security import HEADERS
from fathomfive.server.wire import Problem

log = logging.getLogger("fathom.server")

STATUS = {
    "not_known": 401, "not_host": 403, "not_seated": 403, "private": 403, "bad_origin": 403, "no_such_match": 404,
    "no_such_seat": 404, "not_found": 404, "unknown_game": 404, "stale": 409, "seat_taken": 409, "seats_free": 409,
    "not_over": 409, "game_over": 409, "too_large": 413, "too_many": 429, "store_down": 503,
}  # fmt: skip
CODES = {400: "bad_request", 404: "not_found", 405: "not_allowed", 413: "too_large", 415: "bad_request"}

_ANY_ROUTE = (400, 429, 500, 503)  # statuses that any route may answer
_DESCRIPTIONS = {
    400: "the request cannot be read, or names an impossible choice", 401: "the client has no known key",
    403: "not allowed", 404: "not found", 409: "not possible now", 413: "too large", 429: "too many requests",
    500: "internal error", 503: "the store does not answer",
}  # fmt: skip

AnyRequest = Request[Any, Any, Any]


def error_responses(*statuses: int) -> dict[int, ResponseSpec]:
    """List the error statuses of a route for OpenAPI, with those that any route may answer."""
    return {
        status: ResponseSpec(Problem, description=_DESCRIPTIONS[status], generate_examples=False)
        for status in sorted({*statuses, *_ANY_ROUTE})
    }


def error_response(refused: Refused, status: int) -> Response[Problem]:
    """Build the response of an error."""
    body = Problem(ok=False, code=refused.code, clause=refused.clause, error=refused.error)
    return Response(body, status_code=status, media_type=MediaType.JSON, headers=HEADERS)


def on_refused(_: AnyRequest, refused: Refused) -> Response[Problem]:
    """Respond to a request that was refused."""
    return error_response(refused, STATUS.get(refused.code, 400))


def on_http_error(_: AnyRequest, error: HTTPException) -> Response[Problem]:
    """Respond to a request that no route accepts."""
    words = error.detail
    if isinstance(error, ValidationException) and isinstance(error.extra, list) and error.extra:
        words = "; ".join(f"{line.get('key', 'body')}: {line.get('message')}" for line in error.extra)
    return error_response(Refused(CODES.get(error.status_code, "bad_request"), words), error.status_code)


def on_exception(request: AnyRequest, error: Exception) -> Response[Problem]:
    """Log an unexpected exception, and respond without its details."""
    # The template of the path, because the name of a match is a secret.
    log.error("%s %s failed", request.method, request.scope["path_template"], exc_info=error)
    return error_response(Refused("internal", "something went wrong on the server; it has been logged"), 500)
