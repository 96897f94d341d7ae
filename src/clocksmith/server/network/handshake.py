"""How a request becomes a socket."""

import base64
import binascii
import hashlib
from typing import Final

from starlette.types import Scope

from clocksmith.server.network.exchange import line_of, refusal

MARK: Final = b"258EAFA5-E914-47DA-95CA-C5AB0DC85B11"  # of the protocol
VERSION: Final = b"13"
KEY_BYTES: Final = 16


def refusal_of(scope: Scope) -> bytes | None:
    """Return the answer to a request that cannot become a socket; None where it can."""
    try:
        key = base64.b64decode(_header(scope, b"sec-websocket-key"), validate=True)
    except binascii.Error:
        key = b""
    if len(key) != KEY_BYTES:
        return refusal(400)
    if _header(scope, b"sec-websocket-version") != VERSION:
        return refusal(426, b"sec-websocket-version: 13\r\n")
    return None


def accepted(scope: Scope, date: bytes) -> bytes:
    """Return the answer that makes a socket of a connection."""
    key = _header(scope, b"sec-websocket-key")
    digest = base64.b64encode(hashlib.sha1(key + MARK, usedforsecurity=False).digest())
    return (
        line_of(101)
        + b"connection: upgrade\r\nupgrade: websocket\r\n"
        + b"sec-websocket-accept: %b\r\ndate: %b\r\n\r\n" % (digest, date)
    )


def _header(scope: Scope, wanted: bytes) -> bytes:
    return next((value for name, value in scope["headers"] if name == wanted), b"")
