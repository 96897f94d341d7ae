"""The messages of a socket, put together from their frames."""

from collections.abc import Iterator
from typing import Final

from clocksmith.server.network import frames
from clocksmith.server.network.frames import Frame, FrameError, FrameReader

MESSAGE_BYTES: Final = 64 * 1024  # of one that comes in; a larger one is not waited for


class MessageReader:
    """Makes messages of the bytes that come in; control frames come in between as they are."""

    def __init__(self) -> None:
        self._frames = FrameReader(MESSAGE_BYTES)
        self._kind: int | None = None  # of a message that goes on
        self._begun = bytearray()

    def read(self, data: bytes) -> Iterator[tuple[int, str | bytes]]:
        """Yield what has come whole: its kind, and what it says; nothing follows a close.

        FrameError where the protocol is broken.
        """
        self._frames.add(data)
        while (frame := self._frames.next()) is not None:
            if frame.kind >= frames.CLOSE:
                yield frame.kind, frame.data
                if frame.kind == frames.CLOSE:
                    return
            elif (message := self._join(frame)) is not None:
                yield message

    def _join(self, frame: Frame) -> tuple[int, str | bytes] | None:
        """Return a message, if this is the last piece of it."""
        if (frame.kind == frames.CONTINUED) != (self._kind is not None):
            raise FrameError(frames.PROTOCOL_ERROR)
        kind = frame.kind if self._kind is None else self._kind
        self._kind = None if frame.is_last else kind
        self._begun += frame.data
        if len(self._begun) > MESSAGE_BYTES:
            raise FrameError(frames.TOO_LARGE)
        if not frame.is_last:
            return None
        data = bytes(self._begun)
        self._begun.clear()
        return kind, frames.text_of(data) if kind == frames.TEXT else data
