"""A connection that carries HTTP/1.1: requests one after the other, and perhaps a socket."""

import asyncio
from collections import deque
from typing import TYPE_CHECKING, Final, cast

from starlette.types import Scope

from clocksmith.server.network.exchange import Exchange, refusal
from clocksmith.server.network.flow import Flow, FlowingProtocol
from clocksmith.server.network.requests import (
    Address,
    RequestReader,
    UnreadableError,
    UpgradeError,
)
from clocksmith.server.network.socket import SocketConnection

if TYPE_CHECKING:
    from clocksmith.server.network.server import NetworkServer

BODY_BYTES: Final = 64 * 1024  # that may wait for the application
HEAD_SECONDS: Final = 30.0  # for a head that has begun to come
IDLE_SECONDS: Final = 120.0  # between requests
LEAVING_SECONDS: Final = 2.0  # for a client to take leave that was not heard out
WEBSOCKET: Final = b"websocket"


class HttpConnection(FlowingProtocol):
    """One client, as the event loop hands on what it sends."""

    _reader: RequestReader

    def __init__(self, server: "NetworkServer") -> None:
        self._server = server
        self._exchanges: deque[Exchange] = deque()  # the first is being answered
        self._coming: Exchange | None = None  # whose body is being read
        self._since = server.loop.time()  # when it began to wait for the client
        self._is_leaving = False  # whether nothing more is listened to
        self._is_ended = False  # whether the client sends no more

    # ---- what the event loop calls ----

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        """Begin."""
        self.flow = Flow(cast(asyncio.Transport, transport))  # uvloop's is none by name
        peer = _address(transport.get_extra_info("peername"))
        own = _address(transport.get_extra_info("sockname"))
        self._reader = RequestReader(self, peer, own)
        if not self._server.take(self):
            self.flow.transport.abort()

    def data_received(self, data: bytes) -> None:
        """Read on."""
        if self._is_leaving:
            return
        if not self._reader.in_head:
            self._since = self._server.loop.time()
        try:
            self._reader.read(data)
        except UpgradeError as upgrade:
            self._upgrade(upgrade.scope, upgrade.rest)
        except UnreadableError as error:
            self._refuse(error.status)

    def eof_received(self) -> bool:
        """Answer what was asked, then hang up."""
        self._is_ended = True
        for exchange in self._exchanges:
            exchange.cut()
        return bool(self._exchanges) and not self._is_leaving

    def connection_lost(self, exc: Exception | None) -> None:
        """Tell those who answer."""
        self._server.leave(self)
        self.flow.empty()
        for exchange in self._exchanges:
            exchange.leave()

    # ---- what the reader calls ----

    def begin_request(self, scope: Scope, lasts: bool) -> None:
        """Let a request be answered, after those before it."""
        exchange = Exchange(scope, self, lasts)
        self._coming = exchange
        self._exchanges.append(exchange)
        if len(self._exchanges) == 1:
            self._server.answer(exchange)
        else:
            self.flow.pause()

    def add_body(self, body: bytes) -> None:
        """Hand on a piece of a body."""
        if self._coming is not None and self._coming.add(body) > BODY_BYTES:
            self.flow.pause()

    def end_request(self) -> None:
        """Take note that the request has come whole."""
        coming, self._coming = self._coming, None
        if coming is not None:
            coming.end()

    # ---- what an exchange calls ----

    def date(self) -> bytes:
        """Return the time as headers write it."""
        return self._server.date()

    def read_on(self) -> None:
        """Read what waits in the system, unless another request has to be answered first."""
        if len(self._exchanges) < 2:
            self.flow.read_on()

    def go_on(self) -> None:
        """Turn to the next request; one that was not read to its end was the last."""
        answered = self._exchanges.popleft()
        if not answered.lasts or self._server.is_ending or self.flow.transport.is_closing():
            self._leave()
        elif self._exchanges:
            self._server.answer(self._exchanges[0])
        elif self._is_ended:
            self._leave()
        else:
            self._since = self._server.loop.time()
            self.read_on()

    # ---- what the server calls ----

    def check(self, now: float) -> None:
        """Hang up on a client that has been waited for too long."""
        if self._exchanges and not self._is_leaving:
            return
        patience = HEAD_SECONDS if self._reader.in_head else IDLE_SECONDS
        if now - self._since > (LEAVING_SECONDS if self._is_leaving else patience):
            self.flow.transport.abort()

    def end(self) -> None:
        """Hang up once what was asked is answered."""
        if not self._exchanges:
            self.flow.transport.close()

    # ---- within ----

    def _upgrade(self, scope: Scope, rest: bytes) -> None:
        """Make a socket of the connection; who wants anything else is answered as usual, once."""
        wanted = [value.lower() for name, value in scope["headers"] if name == b"upgrade"]
        if wanted != [WEBSOCKET] or scope["method"] != "GET" or self._exchanges:
            self.begin_request(scope, False)
            self.end_request()
            return
        socket = SocketConnection(self._server, self.flow.transport, scope)
        self._server.replace(self, socket)
        self.flow.transport.set_protocol(socket)
        socket.begin(rest)

    def _refuse(self, status: int) -> None:
        """Say that a request cannot be read, after which nothing more is.

        One whose body is at fault may be answered already: its connection breaks off.
        """
        if self._exchanges:
            self.flow.transport.abort()
        else:
            self.flow.transport.write(refusal(status))
            self._leave()

    def _leave(self) -> None:
        """Hang up, and let the client read what it was told: what it still sends is passed over."""
        transport = self.flow.transport
        self._is_leaving = True
        self._since = self._server.loop.time()
        if self._is_ended or not transport.can_write_eof():
            transport.close()
        elif not transport.is_closing():
            transport.write_eof()
            self.flow.read_on()


def _address(told: object) -> Address | None:
    """Return an address and a port; None where the system tells another kind."""
    return (told[0], told[1]) if isinstance(told, tuple) and len(told) > 1 else None
