"""The socket of a table: a welcome, then all updates until it closes."""

import asyncio
import contextlib
from typing import TYPE_CHECKING, Final

from starlette.websockets import WebSocket, WebSocketDisconnect

from clocksmith.server.database.failures import FAILURES, unavailable
from clocksmith.server.errors import BAD_REQUEST, STATUS, RequestError
from clocksmith.server.http.request_context import RequestContext
from clocksmith.server.http.scopes import READ
from clocksmith.server.tables.hub import Listener
from clocksmith.server.tables.proposals import come_back
from clocksmith.server.tables.viewers import viewer_of
from clocksmith.table import wire
from clocksmith.table.errors import CommandError

if TYPE_CHECKING:
    from clocksmith.server.services import Services

WELCOME_COST: Final = 5.0  # requests that one welcome counts as
PONG: Final = wire.encode(wire.Pong()).decode()
CLOSED_FOR: Final = 4000  # plus the HTTP status of the error
COME_BACK: Final = 1013  # the server is shutting down, or the listener was too slow
CLOSING_SECONDS: Final = 5.0  # for a client that does not answer the close
LONGEST: Final = 1000  # characters of a message from a client


async def listen(socket: WebSocket, services: "Services", id: str) -> None:
    """Serve one connection until it ends."""
    await socket.accept()
    try:
        services.sync.connectivity.check()
        context = await RequestContext.of(services, socket, READ)
        services.rate_address.take(context.address, WELCOME_COST)
        with services.sockets.opened(context.address):
            await _listen(socket, context, id)
    except RequestError as error:
        await _turn_away(socket, error)
    except CommandError as error:
        await _turn_away(socket, RequestError.of(error))
    except FAILURES as error:
        await _turn_away(socket, unavailable(error, "opening a socket"))


async def _listen(socket: WebSocket, context: RequestContext, id: str) -> None:
    peers = context.services.sync.peers
    live = await context.services.table_cache.newest(id)
    live.check_here()
    viewer = viewer_of(live, context.visitor, socket.query_params.get("seat", ""))
    listener = Listener(context.visitor, viewer, context.services.settings.queue, context.word)
    before = live.users()
    live.hub.join(listener, live.summary(context.visitor), _from_step(socket))
    await context.services.cleanup.note_seen(live, context.visitor)
    live.autoplayer.tell(listener)
    live.tell_of_change(before)
    peers.announce(live.replica)
    with contextlib.suppress(RequestError):
        await come_back(live, context.visitor)
    try:
        await _serve(socket, listener, context)
    finally:
        before = live.users()
        live.hub.leave(listener)
        context.services.notifications.note_seen(live, context.visitor)
        live.tell_of_change(before)
        peers.announce(live.replica)


def _from_step(socket: WebSocket) -> int:
    text = socket.query_params.get("from", "0")
    if not (text.isdecimal() and text.isascii() and len(text) < 10):
        raise RequestError(BAD_REQUEST, "from must be a number of steps")
    return int(text)


async def _turn_away(socket: WebSocket, error: RequestError) -> None:
    with contextlib.suppress(WebSocketDisconnect, RuntimeError):
        await socket.send_text(wire.encode(wire.ErrorMessage(error.code, error.message)).decode())
        await socket.close(CLOSED_FOR + STATUS[error.code])


async def _serve(socket: WebSocket, listener: Listener, context: RequestContext) -> None:
    """Send and receive until one of the two ends."""
    loop = asyncio.get_running_loop()
    sending = loop.create_task(_send(socket, listener))
    receiving = loop.create_task(_receive(socket, listener, context))
    try:
        await asyncio.wait((sending, receiving), return_when=asyncio.FIRST_COMPLETED)
    finally:
        is_sent = sending.done() and not sending.cancelled() and sending.exception() is None
        for task in (sending, receiving):
            task.cancel()
        await asyncio.gather(sending, receiving, return_exceptions=True)
    if is_sent:
        await _close(socket)


async def _send(socket: WebSocket, listener: Listener) -> None:
    while (text := await listener.next()) is not None:
        await socket.send_text(text)


async def _close(socket: WebSocket) -> None:
    with contextlib.suppress(WebSocketDisconnect, RuntimeError, TimeoutError):
        async with asyncio.timeout(CLOSING_SECONDS):
            await socket.close(COME_BACK)


async def _receive(socket: WebSocket, listener: Listener, context: RequestContext) -> None:
    """Answer pings; return when the client is gone or has been silent for too long."""
    while True:
        try:
            async with asyncio.timeout(context.services.settings.quiet_seconds):
                message = await socket.receive()
        except TimeoutError:
            return
        if message["type"] != "websocket.receive":
            return
        text = message.get("text") or ""
        try:
            context.services.rate_user.take(context.visitor or context.address)
            wire.read_ping(text if len(text) <= LONGEST else "")
            if await context.is_ended():
                return
            listener.send(PONG)
        except RequestError:
            return
        except ValueError:
            error = wire.ErrorMessage(BAD_REQUEST, "only pings are read here: commands go by HTTP")
            listener.send(wire.encode(error).decode())
