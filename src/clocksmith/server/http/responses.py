"""Responses: results of handlers, errors in a uniform format, and internal errors."""

import asyncio
import gzip
import logging
from collections.abc import Mapping
from math import ceil
from typing import Any, Final

import msgspec
from starlette.responses import Response

from clocksmith.server.errors import BROKEN, RETRYABLE, STATUS, RequestError
from clocksmith.server.http.error_body import error_body
from clocksmith.server.http.negotiation import accepted_coding

LOG: Final = logging.getLogger(__name__)
JSON: Final = "application/json"
JSON_TYPE: Final = (b"content-type", b"application/json")
TEXT: Final = "text/plain"
NDJSON: Final = "application/x-ndjson"  # a line of JSON each
GZIP_LEVEL: Final = 5
ZIPPED_OR_NOT: Final = {"vary": "accept-encoding"}
ENCODER: Final = msgspec.json.Encoder()


def response_of(given: Any) -> Response:
    """Return a handler's result as a response."""
    if isinstance(given, Response):
        return given
    return JsonResponse(ENCODER.encode(given))


class JsonResponse(Response):
    """The usual response: JSON with the default headers."""

    media_type = JSON

    def __init__(self, body: bytes) -> None:
        self.status_code = 200
        self.background = None
        self.body = body
        self.raw_headers = [(b"content-length", b"%d" % len(body)), JSON_TYPE]


def error_response(error: RequestError) -> Response:
    """Return an error as a response."""
    headers = {"retry-after": str(max(1, ceil(error.wait)))} if error.code in RETRYABLE else None
    return Response(ENCODER.encode(error_body(error)), STATUS[error.code], headers, JSON)


async def zippable(
    accepted: str, body: bytes, headers: Mapping[str, str] = ZIPPED_OR_NOT
) -> Response:
    """Return long JSON, compressed if the client accepts that."""
    response_headers = {**ZIPPED_OR_NOT, **headers}
    if not accepted_coding(accepted, ["gzip"]):
        return Response(body, 200, response_headers, JSON)
    zipped = await asyncio.to_thread(gzip.compress, body, GZIP_LEVEL)
    return Response(zipped, 200, {**response_headers, "content-encoding": "gzip"}, JSON)


def report_crash(error: Exception) -> Response:
    """Log an internal error, and return a response that reveals no internals."""
    LOG.error("a request could not be answered", exc_info=error)
    return error_response(
        RequestError(BROKEN, "something went wrong on our side; it has been logged")
    )
