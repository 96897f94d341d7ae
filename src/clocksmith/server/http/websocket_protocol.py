"""WebSockets by uvicorn, within limits."""

from asyncio import BaseTransport
from codecs import IncrementalDecoder, getincrementaldecoder
from typing import Any, Final

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.frames import CTRL_OPCODES, CloseCode, Frame, Opcode
from websockets.http11 import Request

from clocksmith.server.http.config import LimitedConfig
from clocksmith.server.http.http_protocol import refusal

MESSAGE_BYTES: Final = 64 * 1024  # of an incoming message
FRAMES: Final = 64  # handled before others have their turn
SLICE_BYTES: Final = FRAMES * 6  # the shortest frame has six bytes
IDLE_FRAMES: Final = 20  # per second: frames without content
FRAGMENTS: Final = 64  # of one message
FLOOD_COST: Final = 20.0  # refusals that a connection with too many frames counts as
UTF8: Final = getincrementaldecoder("utf-8")
VERSION: Final = ("Sec-WebSocket-Version", "13")


class LimitedWebSocketProtocol(WebSocketsSansIOProtocol):
    """One client, whose frames are counted."""

    config: LimitedConfig
    transport: Any  # a SlicedTransport, which uvicorn uses as the transport of the event loop

    _decoder: IncrementalDecoder | None = None  # of the incoming message, if it is a text
    _fragments = 0  # of the incoming message
    _idle_frames = 0  # in this second
    _second = 0

    def connection_made(self, transport: BaseTransport) -> None:
        super().connection_made(transport)
        self.transport.reader = self

    def connection_lost(self, exc: Exception | None) -> None:
        self.config.leave(self.client)
        super().connection_lost(exc)

    def data_received(self, data: bytes) -> None:
        if self.handshake_initiated or self.transport.is_closing():
            self.transport.receive(data)
            return
        super().data_received(data)  # the request, which HTTP has read
        if not self.handshake_initiated:
            written = b"".join(self.conn.data_to_send())
            self.transport.write(written or refusal(400, self.default_headers))
            self.transport.close()

    def eof_received(self) -> bool:  # type: ignore[override]
        return bool(self.transport.receive_eof())

    def slice_size(self, unread: bytearray) -> int:
        """Return how much to read now: nothing before the application has accepted."""
        return SLICE_BYTES if self.handshake_complete else 0

    def read_slice(self, data: bytes) -> None:
        """Read some frames."""
        super().data_received(data)

    def is_busy(self) -> bool:
        """Return whether a client that has finished sending still gets a response."""
        return not self.handshake_complete

    def handle_connect(self, event: Request) -> None:
        if event.headers.get_all(VERSION[0]) == [VERSION[1]]:
            super().handle_connect(event)
            return
        self.handshake_initiated = True
        line = (VERSION[0].lower().encode(), VERSION[1].encode())
        self.transport.write(refusal(426, [*self.default_headers, line]))
        self.transport.close()

    def start_keepalive(self) -> None:
        super().start_keepalive()
        self.transport.read_on()  # data received before the application accepted

    def handle_events(self) -> None:
        for event in self.conn.events:
            if isinstance(event, Frame) and self._is_refused(event):
                self.handle_parser_exception()
                return
        super().handle_events()

    def shutdown(self) -> None:
        self.transport.stop_lingering()
        super().shutdown()

    def check(self, now: float) -> None:
        """Disconnect a client that does not read; the application handles silent clients."""
        self.transport.check(now)

    def _is_refused(self, frame: Frame) -> bool:
        """Begin to close the connection if a frame is one too many, or no text."""
        if self._is_too_much(frame):
            self.config.refuse(self.client, FLOOD_COST)
            self.conn.fail(CloseCode.POLICY_VIOLATION, "too many frames")
            return True
        try:
            self._check_text(frame)
        except UnicodeDecodeError:
            self.conn.fail(CloseCode.INVALID_DATA, "this is not UTF-8")
            return True
        return False

    def _check_text(self, frame: Frame) -> None:
        """Raise UnicodeDecodeError at the first fragment that cannot be part of a text."""
        if frame.opcode is Opcode.TEXT:
            self._decoder = UTF8()
        elif frame.opcode is Opcode.BINARY:
            self._decoder = None
        if self._decoder is not None and frame.opcode not in CTRL_OPCODES:
            is_whole = frame.opcode is Opcode.TEXT and frame.fin  # uvicorn decodes it anyway
            if not is_whole:
                self._decoder.decode(frame.data, frame.fin)

    def _is_too_much(self, frame: Frame) -> bool:
        """Count a frame; return whether there are too many."""
        if frame.opcode not in CTRL_OPCODES:
            self._fragments = 0 if frame.fin else self._fragments + 1
        if frame.opcode not in (Opcode.PING, Opcode.PONG) and frame.data:
            return self._fragments >= FRAGMENTS
        second = int(self.loop.time())
        self._idle_frames = self._idle_frames + 1 if second == self._second else 1
        self._second = second
        return self._idle_frames > IDLE_FRAMES
