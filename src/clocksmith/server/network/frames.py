"""The frames of a socket, as RFC 6455 writes them: those that come in, and those that go out."""

import struct
from dataclasses import dataclass
from typing import Final

CONTINUED: Final = 0
TEXT: Final = 1
BYTES: Final = 2
CLOSE: Final = 8
PING: Final = 9
PONG: Final = 10
KINDS: Final = (CONTINUED, TEXT, BYTES, CLOSE, PING, PONG)

FINAL: Final = 0x80  # of the first byte: no more of this message follows
RESERVED: Final = 0x70
MASKED: Final = 0x80  # of the second byte
SHORT: Final = 125  # bytes whose number stands in the second byte; no control frame has more
WIDE: Final = 126  # two bytes tell the length
WIDEST: Final = 127  # eight bytes do
MASK_BYTES: Final = 4

NORMAL: Final = 1000  # why a socket is closed
PROTOCOL_ERROR: Final = 1002
NO_REASON: Final = 1005  # the other side gave none; never written
LOST: Final = 1006  # the connection broke; never written
NOT_TEXT: Final = 1007
TOO_LARGE: Final = 1009
BROKEN: Final = 1011  # an error of ours
UNWRITTEN: Final = (1004, 1005, 1006, 1015)
STANDARD: Final = range(1000, 1015)
OWN: Final = range(3000, 5000)  # codes of applications and libraries


class FrameError(Exception):
    """What came in breaks the protocol; *code* says how."""

    def __init__(self, code: int) -> None:
        super().__init__(code)
        self.code = code


@dataclass(frozen=True, slots=True)
class Frame:
    """One frame, unmasked."""

    kind: int
    is_last: bool
    data: bytes


def written(kind: int, data: bytes) -> bytes:
    """Return a whole message, or a control frame, as a server writes it: unmasked."""
    size = len(data)
    if size <= SHORT:
        return bytes((FINAL | kind, size)) + data
    if size < 1 << 16:
        return struct.pack(">BBH", FINAL | kind, WIDE, size) + data
    return struct.pack(">BBQ", FINAL | kind, WIDEST, size) + data


def closing(code: int, reason: str = "") -> bytes:
    """Return the frame that closes a socket."""
    told = struct.pack(">H", code) + reason.encode()[: SHORT - 2] if code not in UNWRITTEN else b""
    return written(CLOSE, told)


def code_of(data: bytes) -> int:
    """Return why the other side closes; FrameError where it says so in a wrong way."""
    if not data:
        return NO_REASON
    if len(data) == 1:
        raise FrameError(PROTOCOL_ERROR)
    code = int.from_bytes(data[:2])
    if code in UNWRITTEN or not (code in STANDARD or code in OWN):
        raise FrameError(PROTOCOL_ERROR)
    text_of(data[2:])
    return code


def text_of(data: bytes) -> str:
    """Return a text; FrameError where it is none."""
    try:
        return data.decode()
    except UnicodeDecodeError:
        raise FrameError(NOT_TEXT) from None


class FrameReader:
    """Makes frames of the bytes that come in; one that says it is too large is not waited for."""

    def __init__(self, largest: int) -> None:
        self._largest = largest
        self._bytes = bytearray()

    def add(self, data: bytes) -> None:
        """Take more bytes."""
        self._bytes += data

    def next(self) -> Frame | None:
        """Return the next frame, or None where it has not come whole; FrameError for a bad one."""
        held = self._bytes
        if len(held) < 2:
            return None
        first, second = held[0], held[1]
        kind, size, start = first & 0xF, second & 0x7F, 2
        if first & RESERVED or kind not in KINDS or not second & MASKED:
            raise FrameError(PROTOCOL_ERROR)
        if kind >= CLOSE and (size > SHORT or not first & FINAL):
            raise FrameError(PROTOCOL_ERROR)
        if size > SHORT:
            start = 4 if size == WIDE else 10
            if len(held) < start:
                return None
            size = int.from_bytes(held[2:start])
        if size > self._largest:
            raise FrameError(TOO_LARGE)
        end = start + MASK_BYTES + size
        if len(held) < end:
            return None
        mask = bytes(held[start : start + MASK_BYTES])
        data = unmasked(bytes(held[start + MASK_BYTES : end]), mask)
        del held[:end]
        return Frame(kind, bool(first & FINAL), data)


def unmasked(data: bytes, mask: bytes) -> bytes:
    """Return what a client wrote: every byte is crossed with one of the mask."""
    size = len(data)
    crossed = int.from_bytes(data) ^ int.from_bytes((mask * (size // MASK_BYTES + 1))[:size])
    return crossed.to_bytes(size)
