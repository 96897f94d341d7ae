"""HTTP/1.1 by uvicorn, within limits."""

import asyncio
import re
from functools import partial
from typing import Any, Final, cast

from httptools import (
    HttpParserError,
    HttpParserInvalidMethodError,
    HttpParserUpgrade,
    HttpRequestParser,
)
from uvicorn.protocols.http.httptools_impl import STATUS_LINE, HttpToolsProtocol

from clocksmith.server.http.config import LimitedConfig
from clocksmith.server.http.transport import SlicedTransport

HEAD_BYTES: Final = 64 * 1024  # of a head, and of the framing of a chunked body
HEADERS: Final = 100  # lines of a head
HEAD_SECONDS: Final = 30.0  # for a head to arrive completely
IDLE_SECONDS: Final = 120  # between requests
SLICE_BYTES: Final = 8 * 1024
END: Final = b"\r\n\r\n"  # of a head, and of a chunked body
VERSIONS: Final = ("1.0", "1.1")
Header = tuple[bytes, bytes]
METHOD: Final = re.compile(rb"[!#$%&'*+.^_`|~0-9A-Za-z-]+ ")


class LimitedHttpProtocol(HttpToolsProtocol):
    """One client; its requests are read one at a time, each after the response to the last."""

    config: LimitedConfig
    transport: Any  # a SlicedTransport, which uvicorn uses as the transport of the event loop

    def __init__(self, **given: Any) -> None:
        super().__init__(**given)
        self._since = self.loop.time()  # start of the current wait for the client
        self._in_message = False
        self._around = 0  # bytes of the request outside its body
        self._left = 0  # remaining bytes of the body, if it has a length
        self._tail = b""  # end of the last slice, as the end of a head may span two slices
        self._status = 0  # of the refusal, for faults of the head that the parser accepts
        self._is_kept = True  # whether the client wants to keep the connection

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        sliced = SlicedTransport(cast(asyncio.Transport, transport), self.loop)
        sliced.reader = self
        super().connection_made(cast(asyncio.Transport, sliced))
        # The scope of every request of the connection includes this.
        self.app_state = {
            "refuse": partial(self.config.refuse, self.client),
            "end_with_client": sliced.end_with_client,
        }
        if not self.config.enter(self.client, len(self.connections)):
            sliced.abort()

    def connection_lost(self, exc: Exception | None) -> None:
        self.config.leave(self.client)
        super().connection_lost(exc)

    def data_received(self, data: bytes) -> None:
        self.transport.receive(data)

    def eof_received(self) -> bool:  # type: ignore[override]
        return bool(self.transport.receive_eof())

    def slice_size(self, unread: bytearray) -> int:
        """Return how much to read now: at most to a possible end of the message."""
        if self._left:
            return min(self._left, SLICE_BYTES)
        if self._is_answering() and not self._in_message:
            return 0
        end = (self._tail + unread[:SLICE_BYTES]).find(END)
        return SLICE_BYTES if end < 0 else end + len(END) - len(self._tail)

    def read_slice(self, data: bytes) -> None:
        """Parse a piece of a request."""
        if not self._around:
            self._since = self.loop.time()
        self._around += len(data)
        self._tail = b"" if data.endswith(END) else (self._tail + data)[1 - len(END) :]
        try:
            self.parser.feed_data(data)
        except HttpParserUpgrade:
            self._upgrade()
        except HttpParserInvalidMethodError:
            self._refuse(501 if METHOD.match(data) else 400)
        except HttpParserError:
            self._refuse(self._status or 400)
        else:
            if self._around > HEAD_BYTES:
                self._refuse(431)

    def is_busy(self) -> bool:
        """Return whether a client that has finished sending still gets a response."""
        return self._is_answering() and not self.cycle.more_body

    def on_message_begin(self) -> None:
        super().on_message_begin()
        self._unset_keepalive_if_required()
        self._in_message = True

    def on_headers_complete(self) -> None:
        version = self.parser.get_http_version()
        self._status = fault_of(version, self.headers)
        if self._status:
            raise ValueError("the head is refused")
        if version == "1.0":
            self.expect_100_continue = False
        if self.parser.should_upgrade() and not self._should_upgrade():
            return  # the request is read again without its upgrade
        super().on_headers_complete()
        if self.parser.should_upgrade():
            return
        self._left = next(
            (int(value) for name, value in self.headers if name == b"content-length"), 0
        )
        self.headers = []  # trailers do not belong to the head
        self._is_kept = self.cycle.keep_alive
        self.cycle.keep_alive = False  # until the body is complete

    def on_body(self, body: bytes) -> None:
        self._around -= len(body)
        self._left -= min(self._left, len(body))
        super().on_body(body)

    def on_message_complete(self) -> None:
        if self.parser.should_upgrade():
            return
        self._in_message, self._around, self._tail = False, 0, b""
        if not self.cycle.response_started:
            self.cycle.keep_alive = self._is_kept
        super().on_message_complete()

    def on_response_complete(self) -> None:
        super().on_response_complete()
        self.transport.read_on()

    def shutdown(self) -> None:
        self._is_kept = False
        self.transport.stop_lingering()
        super().shutdown()

    def check(self, now: float) -> None:
        """Close the connection of a client that keeps the server waiting too long."""
        self.transport.check(now)
        if not self._is_answering():
            is_waiting = self._around or self.cycle is None
            patience = HEAD_SECONDS if self._around else IDLE_SECONDS
            if is_waiting and now - self._since > patience:
                self.transport.abort()

    def _should_upgrade(self) -> bool:
        return super()._should_upgrade() and self.parser.get_http_version() == "1.1"

    def _upgrade(self) -> None:
        """Switch to WebSocket, or read the request again without other upgrades."""
        if self._should_upgrade():
            self.handle_websocket_upgrade()
            return
        headers = [line for line in self.headers if line[0] != b"upgrade"]
        if len(headers) == len(self.headers):  # CONNECT
            self._refuse(501)
            return
        version = self.parser.get_http_version().encode()
        first = b"%b %b HTTP/%b\r\n" % (self.parser.get_method(), self.url, version)
        self.parser, self._around = HttpRequestParser(self), 0
        self.transport.put_back(b"".join([first, *map(line_of, headers), b"\r\n"]))

    def _is_answering(self) -> bool:
        return self.cycle is not None and not self.cycle.response_complete

    def _refuse(self, status: int) -> None:
        """Respond that the request is malformed, and stop reading."""
        if self._is_answering():
            self.cycle.disconnected = True
            self.cycle.message_event.set()
            if self.cycle.response_started:
                self.transport.abort()
                return
        self.transport.write(refusal(status, self.server_state.default_headers))
        self.transport.close()


def fault_of(version: str, headers: list[Header]) -> int:
    """Return the status for a head that the parser accepts but we refuse; 0 if it is fine."""
    names = [name for name, _ in headers]
    if len(names) > HEADERS:
        return 431
    hosts = names.count(b"host")
    return 400 if version not in VERSIONS or hosts > 1 or (version == "1.1" and not hosts) else 0


def refusal(status: int, headers: list[Header]) -> bytes:
    """Return a response without a body that closes the connection."""
    last = b"content-length: 0\r\nconnection: close\r\n\r\n"
    return b"".join([STATUS_LINE[status], *map(line_of, headers), last])


def line_of(header: Header) -> bytes:
    """Return a header line."""
    return b"%b: %b\r\n" % header
