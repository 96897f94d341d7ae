"""One request and its answer, as an application takes and gives them."""

import asyncio
import logging
from http import HTTPStatus
from typing import TYPE_CHECKING, Final

from starlette.types import ASGIApp, Message, Scope

if TYPE_CHECKING:
    from clocksmith.server.network.connection import HttpConnection

LOG: Final = logging.getLogger(__name__)
GO_ON: Final = b"HTTP/1.1 100 Continue\r\n\r\n"
LINES: Final = {
    status.value: f"HTTP/1.1 {status.value} {status.phrase}\r\n".encode() for status in HTTPStatus
}
WITHOUT_BODY: Final = (204, 304)
CLOSED: Final = b"content-length: 0\r\nconnection: close\r\n\r\n"


def line_of(status: int) -> bytes:
    """Return the first line of an answer."""
    return LINES.get(status) or b"HTTP/1.1 %d \r\n" % status


def refusal(status: int, headers: bytes = b"") -> bytes:
    """Return an answer without a body, after which the connection ends."""
    return line_of(status) + headers + CLOSED


class Exchange:
    """A request, whose body may still be coming, and how far it is answered."""

    def __init__(self, scope: Scope, connection: "HttpConnection", lasts: bool) -> None:
        self.scope = scope
        self.lasts = lasts  # whether the connection stays open after it
        self.is_read = False  # whether the body has come whole
        self.is_answered = False
        self._connection = connection
        self._flow = connection.flow
        # Whether the client waits to be told to send the body.
        self._waits = any(name == b"expect" for name, _ in scope["headers"])
        self._body = bytearray()
        self._is_told = False  # whether the application has all of the body
        self._is_cut = False  # whether no more will come, of the body or of anything else
        self._is_gone = False  # whether nobody is there to answer
        self._news: asyncio.Future[None] | None = None
        self._start: Message | None = None
        self._in_chunks = False

    async def run(self, app: ASGIApp) -> None:
        """Let the application answer."""
        try:
            await app(self.scope, self.receive, self.send)
        except Exception:
            LOG.exception("a request could not be answered")
        finally:
            if not self.is_answered:
                self._flow.transport.abort()

    # ---- from the connection ----

    def add(self, data: bytes) -> int:
        """Take more of the body; return how much waits for the application."""
        self._body += data
        self._wake()
        return len(self._body)

    def end(self) -> None:
        """Take note that the body has come whole."""
        self.is_read = True
        self._wake()

    def cut(self) -> None:
        """Take note that the client sends no more; it may still read."""
        self._is_cut = True
        self._wake()

    def leave(self) -> None:
        """Take note that the connection is gone."""
        self._is_gone = True
        self._wake()

    # ---- to the application ----

    async def receive(self) -> Message:
        """Return what has come of the body, or that there is nobody to answer any more."""
        if self._waits:
            self._waits = False
            self._flow.transport.write(GO_ON)
        while not (self._is_gone or self.is_answered):
            if self._body or (self.is_read and not self._is_told):
                return self._piece()
            if self._is_cut:
                break
            self._news = asyncio.get_running_loop().create_future()
            await self._news
        return {"type": "http.disconnect"}

    async def send(self, message: Message) -> None:
        """Write a part of the answer; a slow reader is waited for."""
        if self._flow.is_full:
            await self._flow.drain()
        if self._is_gone:
            return
        if message["type"] == "http.response.start":
            self._start = message
            return
        more = message.get("more_body", False)
        self._flow.transport.write(self._part(message.get("body", b""), more))
        if not more:
            self.is_answered = True
            self._wake()
            self._connection.go_on()

    def _piece(self) -> Message:
        body = bytes(self._body)
        self._body.clear()
        self._is_told = self.is_read
        self._connection.read_on()
        return {"type": "http.request", "body": body, "more_body": not self.is_read}

    def _part(self, body: bytes, more: bool) -> bytes:
        start, self._start = self._start, None
        head = b"" if start is None else self._head(start, body, more)
        if self.scope["method"] == "HEAD":
            return head
        if not self._in_chunks:
            return head + body
        size = b"%x\r\n" % len(body)
        chunk = b"".join((size, body, b"\r\n")) if body else b""
        return b"".join((head, chunk, b"" if more else b"0\r\n\r\n"))

    def _head(self, start: Message, body: bytes, more: bool) -> bytes:
        """Return the lines before the body; what would add lines of its own is an error of ours."""
        status, headers = start["status"], list(start.get("headers", ()))
        names = {name for name, _ in headers}
        if b"date" not in names:
            headers.append((b"date", self._connection.date()))
        if b"content-length" not in names and status not in WITHOUT_BODY:
            self._in_chunks = more and self.scope["http_version"] == "1.1"
            if not more:
                headers.append((b"content-length", b"%d" % len(body)))
            elif self._in_chunks:
                headers.append((b"transfer-encoding", b"chunked"))
            else:
                self.lasts = False
        if not (self.lasts and self.is_read):  # what is left of a body would be taken for a request
            self.lasts = False
            headers.append((b"connection", b"close"))
        lines = b"".join([b"%b: %b\r\n" % line for line in headers])
        if lines.count(b"\n") != len(headers) or lines.count(b"\r") != len(headers):
            raise ValueError("a header has several lines")
        return b"".join((line_of(status), lines, b"\r\n"))

    def _wake(self) -> None:
        news, self._news = self._news, None
        if news is not None and not news.done():
            news.set_result(None)
