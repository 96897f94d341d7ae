"""A socket says why it is closed, and what comes in too fast waits where it came from."""

import asyncio
import socket
import struct

import pytest
from starlette.types import Receive, Scope, Send
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed, InvalidStatus

from clocksmith.server.network import frames
from clocksmith.server.network.socket import WAITING, SocketConnection
from server.network.port import Port, listening
from server.network.test_frames import sent

SHAKE = (
    b"GET / HTTP/1.1\r\nhost: x\r\nconnection: keep-alive, Upgrade\r\nupgrade: WebSocket\r\n"
    b"sec-websocket-version: 13\r\nsec-websocket-key: dGhlIHNhbXBsZSBub25jZQ==\r\n\r\n"
)


async def echo(scope: Scope, receive: Receive, send: Send) -> None:
    """Say everything again, until it is told to go."""
    assert (await receive())["type"] == "websocket.connect"
    await send({"type": "websocket.accept"})
    while (message := await receive())["type"] == "websocket.receive":
        if message.get("text") == "go":
            await send({"type": "websocket.close", "code": 4321, "reason": "as you wish"})
            return
        await send({**message, "type": "websocket.send"})


def place(port: Port) -> str:
    """Return the address of a socket."""
    return f"ws://127.0.0.1:{port.number}/"


async def test_texts_and_bytes_go_both_ways_whatever_their_size() -> None:
    async with listening(echo) as port, connect(place(port), max_size=None) as client:
        for said in ("", "héllo", "x" * 60_000, b"", b"\xff" * 200):
            await client.send(said)
            assert await client.recv() == said
        await client.send(["in ", "three ", "pieces"])
        assert await client.recv() == "in three pieces"
        async with asyncio.timeout(10):
            await (await client.ping())


async def test_the_handshake_is_that_of_the_standard() -> None:
    async with listening(echo) as port, port.line() as (reader, writer), asyncio.timeout(10):
        writer.write(SHAKE + sent(0x81, b"early"))
        head = await reader.readuntil(b"\r\n\r\n")
        assert head.startswith(b"HTTP/1.1 101 ")
        assert b"sec-websocket-accept: s3pPLMBiTxaQ9kYGzzhZRbK+xOo=\r\n" in head
        assert await reader.readexactly(7) == frames.written(frames.TEXT, b"early")


async def test_both_sides_may_close_and_say_why() -> None:
    async with listening(echo) as port:
        async with connect(place(port)) as client:
            await client.send("go")
            with pytest.raises(ConnectionClosed) as closed:
                await client.recv()
            assert closed.value.rcvd is not None
            assert (closed.value.rcvd.code, closed.value.rcvd.reason) == (4321, "as you wish")
        client = await connect(place(port))
        await client.close(4000)
        assert client.protocol.close_rcvd is not None
        assert client.protocol.close_rcvd.code == 4000


@pytest.mark.parametrize(
    ("data", "code"),
    [
        (sent(0x81, b"\xff"), frames.NOT_TEXT),
        (sent(0x83, b""), frames.PROTOCOL_ERROR),
        (sent(0x82, bytes(70_000))[:100], frames.TOO_LARGE),
        (sent(0x88, b"x"), frames.PROTOCOL_ERROR),
    ],
)
async def test_what_breaks_the_protocol_ends_the_socket_after_what_was_said(
    data: bytes, code: int
) -> None:
    async with listening(echo) as port:
        told = await port.told(SHAKE + sent(0x81, b"first") + data)
        said = frames.written(frames.TEXT, b"first") + frames.closing(code)
        assert told.partition(b"\r\n\r\n")[2] == said


async def test_a_socket_that_is_not_wanted_is_refused() -> None:
    async def app(scope: Scope, receive: Receive, send: Send) -> None:
        await send({"type": "websocket.close", "code": 1008})

    async with listening(app) as port:
        with pytest.raises(InvalidStatus) as told:
            await connect(place(port))
        assert told.value.response.status_code == 403


async def test_what_comes_too_fast_is_not_read_until_it_is_wanted() -> None:
    go_on = asyncio.Event()
    read: list[object] = []

    async def app(scope: Scope, receive: Receive, send: Send) -> None:
        await send({"type": "websocket.accept"})
        await go_on.wait()
        while (message := await receive())["type"] != "websocket.disconnect":
            read.append(message.get("bytes"))

    async with listening(app) as port, connect(place(port)) as client:
        flooding = asyncio.create_task(flood(client))
        await asyncio.sleep(0.5)
        (served,) = port.server._connections
        assert isinstance(served, SocketConnection)
        assert WAITING < len(served._heard) < 3 * WAITING
        assert not flooding.done()
        go_on.set()
        async with asyncio.timeout(20):
            await flooding
            await client.close()
    assert len(read) == FLOOD + 1  # and that it was connected


FLOOD = 500


async def flood(client: ClientConnection) -> None:
    """Send much more than anybody reads."""
    for _ in range(FLOOD):
        await client.send(bytes(30_000))


async def test_nobody_is_written_to_who_is_gone() -> None:
    failed: asyncio.Future[bool] = asyncio.get_running_loop().create_future()

    async def app(scope: Scope, receive: Receive, send: Send) -> None:
        await send({"type": "websocket.accept"})
        while (await receive())["type"] != "websocket.disconnect":
            pass
        await asyncio.sleep(0.05)
        try:
            await send({"type": "websocket.send", "text": "anybody?"})
        except OSError:
            failed.set_result(True)

    async with listening(app) as port:
        async with port.line() as (reader, writer), asyncio.timeout(10):
            writer.write(SHAKE)
            await reader.readuntil(b"\r\n\r\n")
            own = writer.get_extra_info("socket")
            own.setsockopt(socket.SOL_SOCKET, socket.SO_LINGER, struct.pack("ii", 1, 0))
            writer.transport.abort()  # without a word
        async with asyncio.timeout(10):
            assert await failed
