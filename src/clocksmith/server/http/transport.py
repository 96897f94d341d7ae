"""Between the event loop and a protocol: slices input, and closes connections gracefully."""

import asyncio
from collections.abc import Callable
from typing import Any, Final, Protocol

SLICES: Final = 8  # per turn of a connection, before others have theirs
LINGER_SECONDS: Final = 5.0  # for a client to disconnect after everything was sent
WRITE_SECONDS: Final = 60.0  # without progress, after which the client counts as gone


class SliceReader(Protocol):
    """A protocol that reads slices."""

    def slice_size(self, unread: bytearray) -> int:
        """Return how much of the waiting data to read now; 0 to read later."""
        ...

    def read_slice(self, data: bytes) -> None:
        """Read a slice."""
        ...

    def is_busy(self) -> bool:
        """Return whether a client that has finished sending still gets a response."""
        ...


class SlicedTransport:
    """A transport that a protocol of uvicorn uses as its own.

    It buffers input, and leaves the rest in the kernel, until the reader wants it.
    """

    reader: SliceReader

    def __init__(self, transport: asyncio.Transport, loop: asyncio.AbstractEventLoop) -> None:
        self.write: Callable[[bytes], None] = transport.write
        self.is_lingering = False  # whether all data is sent and the client may still read it
        self._transport = transport
        self._loop = loop
        self._unread = bytearray()
        self._is_paused = False  # whether the reader has paused
        self._is_stopped = False  # whether the kernel buffers the input
        self._is_scheduled = False  # whether a turn is scheduled
        self._is_ended = False  # whether the client has finished sending
        self._may_linger = True
        self._needs_client = False
        self._unsent = 0  # unacknowledged bytes at the last check
        self._since = loop.time()  # when the client last acknowledged some

    def __getattr__(self, name: str) -> Any:
        return getattr(self._transport, name)

    # ---- from the event loop ----

    def receive(self, data: bytes) -> None:
        """Accept input."""
        if not self.is_lingering:
            self._unread += data
            if not self._is_scheduled:
                self._take_turn()

    def receive_eof(self) -> bool:
        """Note that the client has finished sending; return whether it still gets a response."""
        self._is_ended = True
        if self._needs_client or self.is_closing():
            return False
        return bool(self._unread) or self.reader.is_busy()

    # ---- from the reader ----

    def pause_reading(self) -> None:
        """Stop passing on input."""
        self._is_paused = True
        self._choose_reading()

    def resume_reading(self) -> None:
        """Pass on the buffered input."""
        self._is_paused = False
        self.read_on()

    def read_on(self) -> None:
        """Pass on the buffered input after other connections had their turn."""
        if not self._is_scheduled and (self._unread or self._is_ended):
            self._is_scheduled = True
            self._loop.call_soon(self._take_turn)
        self._choose_reading()

    def put_back(self, data: bytes) -> None:
        """Put data back to the front of the buffer."""
        self._unread[:0] = data

    def end_with_client(self) -> None:
        """Close as soon as the client has finished sending: it waits for a stream without an end.

        Elsewhere it may have closed its side alone, and still gets its response.
        """
        self._needs_client = True

    def is_closing(self) -> bool:
        """Return whether the transport is closed for writing."""
        return self.is_lingering or self._transport.is_closing()

    def close(self) -> None:
        """Finish writing, and let the client read the remaining data.

        Closing at once while the client still sends would discard data it has not read yet.
        """
        if self.is_closing():
            return
        self._unread.clear()
        if self._may_linger and not self._is_ended and self._transport.can_write_eof():
            self.is_lingering = True
            self.write = _discard
            self._transport.write_eof()
            self._choose_reading()
        else:
            self._transport.close()

    def stop_lingering(self) -> None:
        """Stop waiting for the client; buffered data is still sent."""
        self._may_linger = False
        if self.is_lingering:
            self._transport.close()

    def check(self, now: float) -> None:
        """Disconnect a client that stopped reading or does not close."""
        unsent = self._transport.get_write_buffer_size()
        if unsent:
            unsent += held_by_system(self._transport)
        if unsent < self._unsent or not (unsent or self.is_lingering):
            self._since = now
        self._unsent = unsent
        if now - self._since > (WRITE_SECONDS if unsent else LINGER_SECONDS):
            self._transport.abort()

    # ---- internal ----

    def _take_turn(self) -> None:
        self._is_scheduled = False
        for _ in range(SLICES):
            if not self._unread or self._is_paused or self.is_closing():
                break
            size = self.reader.slice_size(self._unread)
            if not size:
                break
            data = bytes(self._unread[:size])
            del self._unread[:size]
            self.reader.read_slice(data)
        else:
            self.read_on()
        if self._is_ended and not self._unread and not self.reader.is_busy():
            self._transport.close()
        self._choose_reading()

    def _choose_reading(self) -> None:
        """Pause or resume reading from the socket."""
        stops = not self.is_lingering and (self._is_paused or bool(self._unread))
        if stops == self._is_stopped or self._is_ended or self._transport.is_closing():
            return
        self._is_stopped = stops
        if stops:
            self._transport.pause_reading()
        else:
            self._transport.resume_reading()


def _discard(data: bytes) -> None:
    """Send nothing more: uvicorn answers a ping that came together with the end."""


def held_by_system(transport: asyncio.Transport) -> int:
    """Return the number of bytes in the kernel that the client has not acknowledged."""
    try:
        import fcntl
        import termios

        size = fcntl.ioctl(transport.get_extra_info("socket").fileno(), termios.TIOCOUTQ, bytes(4))
    except (ImportError, OSError):  # Windows, or a system without this call
        return 0
    return int.from_bytes(size, "little")
