"""What is sent back: what a handler gives, errors in their one form, and errors of ours."""

import logging
from typing import Any, Final

import msgspec
from starlette.responses import Response

from clocksmith.core.value import plain
from clocksmith.server.bodies import ErrorBody
from clocksmith.server.errors import BROKEN, RETRYABLE, STATUS, RequestError

LOG: Final = logging.getLogger(__name__)
JSON: Final = "application/json"
TEXT: Final = "text/plain"
ENCODER: Final = msgspec.json.Encoder()


def response_of(given: Any) -> Response:
    """Return what a handler gives as a response."""
    if isinstance(given, Response):
        return given
    return Response(ENCODER.encode(given), media_type=JSON)


def error_response(error: RequestError) -> Response:
    """Return an error as a response."""
    refusal: Any = None if error.refusal is None else plain(error.refusal)
    rule = None if error.refusal is None else error.refusal.rule
    body = ErrorBody(error.code, error.message, rule, refusal)
    headers = {"retry-after": "1"} if error.code in RETRYABLE else None
    return Response(ENCODER.encode(body), STATUS[error.code], headers, JSON)


def report_crash(error: Exception) -> Response:
    """Write down an error of ours, and return a response that does not show its inside."""
    LOG.error("a request could not be answered", exc_info=error)
    return error_response(
        RequestError(BROKEN, "something went wrong here; it has been written down")
    )
