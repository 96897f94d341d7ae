"""A connection that has become a socket: messages of an application, both ways."""

import asyncio
import logging
from collections import deque
from typing import TYPE_CHECKING, Final

from starlette.types import ASGIApp, Message, Scope

from clocksmith.server.network import frames, handshake
from clocksmith.server.network.exchange import refusal
from clocksmith.server.network.flow import Flow, FlowingProtocol
from clocksmith.server.network.frames import FrameError
from clocksmith.server.network.messages import MessageReader

if TYPE_CHECKING:
    from clocksmith.server.network.server import NetworkServer

LOG: Final = logging.getLogger(__name__)
WAITING: Final = 32  # messages that wait for the application before no more are read
CLOSING_SECONDS: Final = 5.0  # for the other side to take leave


class SocketConnection(FlowingProtocol):
    """One socket: it is shaken hands on when the application accepts it."""

    def __init__(self, server: "NetworkServer", transport: asyncio.Transport, scope: Scope) -> None:
        self.scope: Scope = {**scope, "type": "websocket", "scheme": "ws", "subprotocols": []}
        self._server = server
        self.flow = Flow(transport)
        self._reader = MessageReader()
        self._heard: deque[Message] = deque([{"type": "websocket.connect"}])
        self._news: asyncio.Future[None] | None = None
        self._is_accepted = False
        self._is_over = False  # whether the other side says nothing more
        self._is_closed = False  # whether we have said that we leave
        self._code = frames.NORMAL  # why we leave when the application has ended

    def begin(self, rest: bytes) -> None:
        """Let the application decide; *rest* came in behind the request."""
        refused = handshake.refusal_of(self.scope)
        if refused is not None:
            self.flow.transport.write(refused)
            self.flow.transport.close()
            return
        self._server.run(self._run(self._server.app))
        if rest:
            self.data_received(rest)

    # ---- what the event loop calls ----

    def data_received(self, data: bytes) -> None:
        """Read on; what breaks the protocol ends the socket."""
        if self._is_over:
            return
        try:
            for kind, told in self._reader.read(data):
                self._take(kind, told)
        except FrameError as error:
            self._end(error.code)

    def eof_received(self) -> bool:
        """Hang up, once the application has heard what was said."""
        self._end(frames.LOST)
        return not self._is_closed

    def connection_lost(self, exc: Exception | None) -> None:
        """Tell the application."""
        self._server.leave(self)
        self._end(frames.LOST)
        self._is_closed = True
        self.flow.empty()

    # ---- what the application calls ----

    async def receive(self) -> Message:
        """Return the next message."""
        while not self._heard:
            self._news = self._server.loop.create_future()
            await self._news
        message = self._heard.popleft()
        if message["type"] == "websocket.disconnect":
            self._heard.append(message)  # whoever asks again is told the same
        elif not self._heard:
            self.flow.read_on()
        return message

    async def send(self, message: Message) -> None:
        """Write a message; a slow reader is waited for. OSError when nobody is there."""
        if self.flow.is_full:
            await self.flow.drain()
        if self._is_closed or self.flow.transport.is_closing():
            raise OSError("the socket is closed")
        kind, text = message["type"], message.get("text")
        if kind == "websocket.accept":
            self._is_accepted = True
            self.flow.transport.write(handshake.accepted(self.scope, self._server.date()))
        elif kind == "websocket.close":
            self._close(message.get("code", frames.NORMAL), message.get("reason") or "")
        elif text is not None:
            self.flow.transport.write(frames.written(frames.TEXT, text.encode()))
        else:
            self.flow.transport.write(frames.written(frames.BYTES, message["bytes"]))

    # ---- what the server calls ----

    def check(self, now: float) -> None:
        """Do nothing: the application says how long a socket may be silent."""

    def end(self) -> None:
        """Hang up; a socket is not waited for."""
        self.flow.transport.close()

    # ---- within ----

    async def _run(self, app: ASGIApp) -> None:
        try:
            await app(self.scope, self.receive, self.send)
        except OSError:  # it has ended meanwhile
            pass
        except Exception:
            LOG.exception("a socket broke")
            self._code = frames.BROKEN
        if not self._is_closed:
            self._close(self._code, "")

    def _close(self, code: int, reason: str) -> None:
        """Say that we leave, and hang up when the other side has said so too."""
        self._is_closed = True
        transport = self.flow.transport
        if self._is_accepted:
            transport.write(frames.closing(code, reason))
        else:
            transport.write(refusal(403))  # the application does not want it
        if self._is_over or not self._is_accepted:
            transport.close()
        else:
            self.flow.read_on()
            self._server.loop.call_later(CLOSING_SECONDS, transport.abort)

    def _end(self, code: int) -> None:
        """Listen to nothing more: the other side has left, or broken the protocol."""
        if self._is_over:
            return
        self._is_over = True
        self._code = code
        self._hear({"type": "websocket.disconnect", "code": code, "reason": ""})
        if self._is_closed:
            self.flow.transport.close()

    def _take(self, kind: int, told: bytes | str) -> None:
        if kind == frames.CLOSE:
            self._end(frames.code_of(told if isinstance(told, bytes) else told.encode()))
        elif kind == frames.PING:
            if self._is_accepted and not (self._is_closed or self.flow.is_full):
                assert isinstance(told, bytes)
                self.flow.transport.write(frames.written(frames.PONG, told))
        elif kind != frames.PONG:
            name = "text" if kind == frames.TEXT else "bytes"
            self._hear({"type": "websocket.receive", name: told})
            if len(self._heard) > WAITING:
                self.flow.pause()

    def _hear(self, message: Message) -> None:
        self._heard.append(message)
        news, self._news = self._news, None
        if news is not None and not news.done():
            news.set_result(None)
