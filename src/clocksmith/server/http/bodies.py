"""Request bodies: read as they arrive, up to a maximum length."""

import asyncio
from typing import Final

from starlette.requests import ClientDisconnect, Request

from clocksmith.server.errors import BAD_REQUEST, TOO_LARGE, RequestError
from clocksmith.server.http.limits import BODY_BYTES

BODY_SECONDS: Final = 30.0  # for a body to arrive


async def read_body(request: Request, largest: int = BODY_BYTES) -> bytes:
    """Return the body of a request; RequestError as soon as it is too large."""
    length = request.headers.get("content-length", "0")
    if not length.isdecimal() or int(length) > largest:
        raise _too_large(largest)
    try:
        async with asyncio.timeout(BODY_SECONDS):
            return await _read(request, largest)
    except (ClientDisconnect, TimeoutError):
        raise RequestError(BAD_REQUEST, "the request was cut off") from None


async def _read(request: Request, largest: int) -> bytes:
    body, more = b"", True
    while more:
        message = await request.receive()
        if message["type"] == "http.disconnect":
            raise ClientDisconnect
        body += message.get("body", b"")
        if len(body) > largest:
            raise _too_large(largest)
        more = message.get("more_body", False)
    return body


def _too_large(largest: int) -> RequestError:
    return RequestError(
        TOO_LARGE, f"the body is too large: at most {largest // 1000} kB are accepted"
    )
