"""Frames as a client writes them, and as a server does."""

import struct
from typing import Final

TEXT, BYTES, CLOSE, PING, PONG = 0x81, 0x82, 0x88, 0x89, 0x8A  # each the last of its message
MASK: Final = b"\x01\x02\x03\x04"


def sent(first: int, data: bytes = b"") -> bytes:
    """Return a frame of a client, masked."""
    masked = bytes([byte ^ MASK[place % 4] for place, byte in enumerate(data)])
    return bytes([first]) + _length(len(data), 0x80) + MASK + masked


def received(first: int, data: bytes = b"") -> bytes:
    """Return a frame of a server."""
    return bytes([first]) + _length(len(data), 0) + data


def closing(code: int) -> bytes:
    """Return what a frame that closes begins with, behind its length."""
    return struct.pack(">H", code)


def _length(size: int, bit: int) -> bytes:
    if size < 126:
        return bytes([bit | size])
    if size < 1 << 16:
        return struct.pack(">BH", bit | 126, size)
    return struct.pack(">BQ", bit | 127, size)
