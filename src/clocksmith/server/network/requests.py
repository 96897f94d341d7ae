"""The bytes of a connection, read as requests of HTTP/1.1."""

from typing import Final, Protocol
from urllib.parse import unquote

import httptools
from starlette.types import Scope

HEAD_BYTES: Final = 64 * 1024  # of a request before its body
HEADERS: Final = 100  # lines of it
VERSIONS: Final = ("1.0", "1.1")
ASGI: Final = {"version": "3.0", "spec_version": "2.4"}
Address = tuple[str, int]


class UnreadableError(Exception):
    """What came in is no request that is read here; *status* says why."""

    def __init__(self, status: int) -> None:
        super().__init__(status)
        self.status = status


class UpgradeError(Exception):
    """A request wants the connection to be something else; *rest* came in behind it."""

    def __init__(self, scope: Scope, rest: bytes) -> None:
        super().__init__()
        self.scope = scope
        self.rest = rest


class Receiver(Protocol):
    """Who is handed requests, piece by piece."""

    def begin_request(self, scope: Scope, lasts: bool) -> None:
        """Take a request whose body may follow; a connection that *lasts* may bring another."""
        ...

    def add_body(self, body: bytes) -> None:
        """Take a piece of its body."""
        ...

    def end_request(self) -> None:
        """Take note that it has come whole."""
        ...


class RequestReader:
    """Makes requests of the bytes that come in; the methods ``on_`` are called by the parser."""

    def __init__(self, receiver: Receiver, client: Address | None, server: Address | None) -> None:
        self.in_head = False  # whether a request has begun whose head has not come whole
        self._receiver = receiver
        self._client = client
        self._server = server
        self._parser = httptools.HttpRequestParser(self)
        self._url = b""
        self._headers: list[tuple[bytes, bytes]] = []
        self._size = 0  # bytes of the lines of the head that have come whole
        self._unfinished = 0  # bytes that have come in without its end
        self._scope: Scope = {}

    def read(self, data: bytes) -> None:
        """Read on; UnreadableError or UpgradeError when that was the last request."""
        try:
            self._parser.feed_data(data)
        except httptools.HttpParserUpgrade as upgrade:
            raise UpgradeError(self._scope, data[upgrade.args[0] :]) from None
        except httptools.HttpParserInvalidMethodError:
            raise UnreadableError(405) from None
        except (httptools.HttpParserError, httptools.HttpParserInvalidURLError):
            raise UnreadableError(431 if self._is_too_much() else 400) from None
        if self.in_head:
            self._unfinished += len(data)
            if self._unfinished > HEAD_BYTES or self._is_too_much():
                raise UnreadableError(431)

    def on_message_begin(self) -> None:
        """Begin the next request."""
        self._url, self._headers, self.in_head = b"", [], True
        self._size = self._unfinished = 0

    def on_url(self, url: bytes) -> None:
        """Read the address, or a piece of it."""
        self._url += url
        self._size += len(url)

    def on_header(self, name: bytes, value: bytes) -> None:
        """Read a line of the head; those after a body say nothing that we know."""
        if self.in_head:
            self._size += len(name) + len(value)
            self._headers.append((name.lower(), value))

    def on_headers_complete(self) -> None:
        """Let the request be answered, even before its body has come."""
        version = self._parser.get_http_version()
        if self._is_too_much() or version not in VERSIONS:
            raise UnreadableError(400)
        self.in_head = False
        parsed = httptools.parse_url(self._url)
        path = parsed.path or b""
        told = path.decode("ascii")
        self._scope = {
            "type": "http",
            "asgi": ASGI,
            "http_version": version,
            "method": self._parser.get_method().decode("ascii"),
            "scheme": "http",
            "path": unquote(told) if "%" in told else told,
            "raw_path": path,
            "query_string": parsed.query or b"",
            "root_path": "",
            "headers": self._headers,
            "client": self._client,
            "server": self._server,
        }
        if not self._parser.should_upgrade():
            self._receiver.begin_request(self._scope, self._parser.should_keep_alive())

    def on_body(self, body: bytes) -> None:
        """Hand on a piece of a body."""
        self._receiver.add_body(body)

    def on_message_complete(self) -> None:
        """Say that the request has come whole."""
        if not self._parser.should_upgrade():
            self._receiver.end_request()

    def _is_too_much(self) -> bool:
        return self._size > HEAD_BYTES or len(self._headers) > HEADERS
