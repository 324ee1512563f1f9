"""Errors over HTTP: one shape for all, the status of each code, and their entries in OpenAPI."""

import json
import logging
import math
import time
from http import HTTPStatus
from typing import Any

from litestar import MediaType, Request, Response
from litestar.exceptions import HTTPException, ValidationException
from litestar.openapi import ResponseSpec

from fathomfive.kernel.errors import Refused
from fathomfive.server.metrics import Metrics
from fathomfive.server.security import HEADERS
from fathomfive.server.wire import Problem

log = logging.getLogger("fathom.server")

STATUS = {
    "not_known": 401, "not_host": 403, "not_seated": 403, "private": 403, "bad_origin": 403, "kicked": 403,
    "banned": 403, "muted": 403, "not_invitable": 403, "not_invited": 404, "no_such_match": 404, "no_such_seat": 404,
    "not_found": 404, "unknown_game": 404, "too_slow": 408, "stale": 409, "seat_taken": 409, "seat_kept": 409,
    "seats_free": 409, "not_over": 409, "game_over": 409, "already_started": 409, "not_absent": 409, "resigned": 409,
    "already_nudged": 409, "on_vacation": 409, "not_on_vacation": 409, "no_vacation": 409,
    "too_large": 413, "bad_host": 421, "too_many": 429, "headers_too_large": 431, "damaged": 500, "store_down": 503,
    "busy": 503,
}  # fmt: skip
CODES = {400: "bad_request", 404: "not_found", 405: "not_allowed", 413: "too_large", 415: "bad_request"}

RETRY_AFTER = {429: 30.0, 503: 2.0}  # seconds, where the time is not known: others must give something back first
LOG_SECONDS = 10.0  # between two log lines about a store that is down

_ANY_ROUTE = (400, 429, 500, 503)  # statuses that any route may answer
_DESCRIPTIONS = {
    400: "the request cannot be read, or names an impossible choice", 401: "the client has no known key",
    403: "not allowed", 404: "not found", 409: "not possible now", 413: "too large", 429: "too many requests",
    500: "internal error", 503: "the store does not answer, or the server is busy",
}  # fmt: skip

AnyRequest = Request[Any, Any, Any]


class CheckedRequest(Request[Any, Any, Any]):
    """A request whose body is refused if it is not text or nested too deeply."""

    async def json(self) -> Any:
        """Decode the body."""
        try:
            return await super().json()
        except UnicodeDecodeError as error:
            raise Refused("bad_request", f"expected a body in UTF-8, got an invalid byte at {error.start}") from None
        except RecursionError:
            raise Refused("bad_request", "expected JSON with few levels, got too many") from None


def error_responses(*statuses: int) -> dict[int, ResponseSpec]:
    """List the error statuses of a route for OpenAPI, with those that any route may answer."""
    return {
        status: ResponseSpec(Problem, description=_DESCRIPTIONS[status], generate_examples=False)
        for status in sorted({*statuses, *_ANY_ROUTE})
    }


class _StoreLog:
    """Logs why the store is down, at most once in a while."""

    logged_at = -math.inf

    def log(self, words: str) -> None:
        if time.monotonic() - self.logged_at > LOG_SECONDS:
            self.logged_at = time.monotonic()
            log.error("%s", words)


_store_log = _StoreLog()


def for_visitors(refused: Refused) -> Refused:
    """Leave out what only the host may know: where the store is, and what is wrong with it, goes to the log."""
    if refused.code != "store_down":
        return refused
    _store_log.log(refused.error)
    words = "the store does not answer; try again in a moment, a command with the same cmd_id"
    return Refused("store_down", words, retry_after=refused.retry_after)


def retry_header(refused: Refused, status: int) -> dict[str, str]:
    """Give the header that says after how many seconds to try again."""
    seconds = refused.retry_after if refused.retry_after is not None else RETRY_AFTER.get(status)
    return {} if seconds is None else {"Retry-After": str(max(1, math.ceil(seconds)))}


def problem(refused: Refused) -> tuple[int, dict[str, str], bytes]:
    """Build status, headers and body of an error for a response outside the application."""
    refused = for_visitors(refused)
    status = STATUS.get(refused.code, 400)
    body = json.dumps(refused.shape()).encode()
    headers = {**HEADERS, **retry_header(refused, status), "Content-Type": "application/json"}
    return status, {**headers, "Content-Length": str(len(body))}, body


def raw_problem(refused: Refused) -> bytes:
    """Write the whole HTTP response of an error after which the connection is closed."""
    status, headers, body = problem(refused)
    lines = [f"HTTP/1.1 {status} {HTTPStatus(status).phrase}", "Connection: close"]
    lines += [f"{name}: {value}" for name, value in headers.items()]
    return "\r\n".join([*lines, "", ""]).encode("latin-1") + body


def error_response(refused: Refused, status: int) -> Response[Problem]:
    """Build the response of an error."""
    refused = for_visitors(refused)
    body = Problem(ok=False, code=refused.code, clause=refused.clause, error=refused.error)
    headers = {**HEADERS, **retry_header(refused, status)}
    return Response(body, status_code=status, media_type=MediaType.JSON, headers=headers)


def on_refused(request: AnyRequest, refused: Refused) -> Response[Problem]:
    """Respond to a request that was refused."""
    return _count(request, error_response(refused, STATUS.get(refused.code, 400)))


def on_http_error(request: AnyRequest, error: HTTPException) -> Response[Problem]:
    """Respond to a request that no route accepts."""
    words = error.detail
    if isinstance(error, ValidationException) and isinstance(error.extra, list) and error.extra:
        words = "; ".join(f"{line.get('key', 'body')}: {line.get('message')}" for line in error.extra)
    refused = Refused(CODES.get(error.status_code, "bad_request"), words)
    return _count(request, error_response(refused, error.status_code))


def on_exception(request: AnyRequest, error: Exception) -> Response[Problem]:
    """Log an unexpected exception, and respond without its details."""
    # The template of the path, because the name of a match is a secret.
    log.error("%s %s failed", request.method, request.scope["path_template"], exc_info=error)
    refused = Refused("internal", "something went wrong on the server; it has been logged")
    return _count(request, error_response(refused, 500))


def _count(request: AnyRequest, response: Response[Problem]) -> Response[Problem]:
    """Count an error by its code."""
    metrics: Metrics | None = request.app.state.get("metrics")
    if metrics is not None:
        metrics.refusals.labels(response.content.code).inc()
    return response
