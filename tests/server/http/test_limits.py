"""What a client may cost: heads, bodies, pipelines, silence, slow reading, connections."""

import asyncio
import logging
import socket
from typing import Any

import pytest
from starlette.types import Receive, Scope, Send

from clocksmith.server.http import transport
from clocksmith.server.http.http_protocol import (
    HEAD_BYTES,
    HEAD_SECONDS,
    HEADERS,
    IDLE_SECONDS,
)
from clocksmith.server.http.transport import LINGER_SECONDS, WRITE_SECONDS
from server.http.port import Port, listening, rest_of
from server.http.test_http import GET, LAST, answer, bodies, body_of, echo
from server.http.test_websocket import shake

PUT = b"PUT / HTTP/1.1\r\nhost: x\r\ntransfer-encoding: chunked\r\n\r\n"
LARGE = 8_000_000
SMALL = 4096  # bytes that the system keeps for a client that reads slowly


async def large(scope: Scope, receive: Receive, send: Send) -> None:
    """Answer with much, or say much on a socket."""
    if scope["type"] == "websocket":
        await send({"type": "websocket.accept"})
        await send({"type": "websocket.send", "bytes": bytes(LARGE)})
        await receive()
        await receive()
    else:
        await answer(send, bytes(LARGE))


async def connected(port: Port) -> Any:
    """Return the one connection, as soon as the server has it."""
    while not port.server.server_state.connections:
        await asyncio.sleep(0)
    (connection,) = port.server.server_state.connections
    return connection


# ---- heads, and what is around bodies ----


@pytest.mark.parametrize(
    "head",
    [
        b"GET / HTTP/1.1\r\nhost: x\r\nx: " + b"y" * HEAD_BYTES,
        b"GET /" + b"y" * HEAD_BYTES,
        b"GET / HTTP/1.1\r\nhost: x\r\n" + b"x: y\r\n" * HEADERS + b"\r\n",
        b"GET / HTTP/1.1\r\nhost: x\r\n" + b"x: y\r\n" * HEAD_BYTES,
        b"\r\n" * HEAD_BYTES,
        PUT + b"0\r\nx: " + b"y" * HEAD_BYTES,
        PUT + b"0\r\n" + b"x: y\r\n" * HEAD_BYTES,
        PUT + b"1;" + b"y" * HEAD_BYTES,
        PUT + b"1\r\nx\r\n" * HEAD_BYTES,
    ],
    ids=[
        *("line", "address", "lines", "endless lines", "empty lines"),
        *("trailer", "trailers", "extension", "tiny chunks"),
    ],
)
async def test_what_is_no_body_has_a_size_above_which_it_is_refused(head: bytes) -> None:
    async with listening(echo) as port:
        assert (await port.answers(head)).startswith(b"HTTP/1.1 431 ")


async def test_a_head_and_a_body_below_the_limits_are_read() -> None:
    async with listening(echo) as port:
        lines = b"x: y\r\n" * (HEADERS - 4) + b"z: " + b"y" * 60_000 + b"\r\n"
        sent = await port.answers(GET % (b"/", lines + LAST))
        assert bodies(sent) == [b"GET /? "]
        chunks = b"1000;some=extension\r\n" + bytes(0x1000) + b"\r\n"
        put = PUT.replace(b"\r\n\r\n", b"\r\n" + LAST + b"\r\n")
        sent = await port.answers(put + chunks * 100 + b"0\r\nx: y\r\n\r\n")
        assert len(bodies(sent)[0]) == len(b"PUT /? ") + 0x1000 * 100


async def test_an_endless_trailer_ends_while_it_is_sent() -> None:
    async with listening(echo) as port, port.line() as (reader, writer):
        writer.write(PUT + b"0\r\nx: ")
        for _ in range(2 * HEAD_BYTES // 1024):
            writer.write(b"y" * 1024)
            await asyncio.sleep(0)
        assert (await rest_of(reader)).startswith(b"HTTP/1.1 431 ")


# ---- pipelines ----


async def test_what_is_pipelined_waits_in_the_system_and_not_in_memory() -> None:
    go_on = asyncio.Event()
    asked: list[str] = []

    async def app(scope: Scope, receive: Receive, send: Send) -> None:
        asked.append(scope["path"])
        await go_on.wait()
        await answer(send, b"")

    async with listening(app) as port, port.line() as (reader, writer):
        requests = 3000
        writer.write(GET % (b"/", b"x: %b\r\n" % (b"y" * 2000)) * requests + GET % (b"/", LAST))
        connection = await connected(port)
        before = -1
        while not asked or before != writer.transport.get_write_buffer_size():
            before = writer.transport.get_write_buffer_size()
            await asyncio.sleep(0.1)  # until nothing moves any more
        assert before > 0
        assert len(asked) == 1
        assert not connection.pipeline
        go_on.set()
        assert len(bodies(await rest_of(reader))) == len(asked) == requests + 1


async def test_one_who_pipelines_without_end_holds_nobody_up() -> None:
    requests, others = 10_000, 5
    asked: list[str] = []

    async def app(scope: Scope, receive: Receive, send: Send) -> None:
        asked.append(scope["path"])
        await answer(send, b"")

    async with listening(app) as port, port.line() as (_, writer):
        writer.write(GET % (b"/", b"") * requests)
        for _ in range(others):
            assert bodies(await port.answers(GET % (b"/other", LAST))) == [b""]
        writer.transport.abort()
    assert asked.count("/other") == others
    assert 0 < asked.count("/") < requests / 4


# ---- silence ----


@pytest.mark.parametrize(
    ("sent", "patience"),
    [
        (b"", IDLE_SECONDS),
        (b"GET / HTTP/1.1\r\nho", HEAD_SECONDS),
        (b"\r\n", HEAD_SECONDS),
    ],
    ids=["nothing", "half a head", "an empty line"],
)
async def test_who_says_nothing_for_too_long_is_hung_up_on(sent: bytes, patience: float) -> None:
    async with listening(echo) as port, port.line() as (reader, writer):
        connection = await connected(port)
        writer.write(sent)
        while sent and not connection._around:
            await asyncio.sleep(0)
        now = asyncio.get_running_loop().time()
        connection.check(now + patience - 1)
        assert not connection.transport.is_closing()
        connection.check(now + patience + 1)
        assert await rest_of(reader) == b""


async def test_who_is_idle_after_an_answer_is_hung_up_on() -> None:
    async with listening(echo) as port, port.line() as (reader, writer):
        connection = await connected(port)
        assert connection.timeout_keep_alive == IDLE_SECONDS  # uvicorn sees to this
        connection.timeout_keep_alive = 0
        writer.write(GET % (b"/", b""))
        assert (await reader.read()).endswith(b"GET /? ")


# ---- slow readers ----


async def slow_line(port: Port) -> tuple[asyncio.StreamReader, asyncio.StreamWriter]:
    """Connect as a client for whom the system keeps little."""
    own = socket.socket()
    own.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, SMALL)
    own.setblocking(False)
    await asyncio.get_running_loop().sock_connect(own, ("127.0.0.1", port.number))
    return await asyncio.open_connection(sock=own, limit=SMALL)


@pytest.mark.parametrize("is_socket", [False, True], ids=["answer", "socket"])
async def test_who_takes_nothing_is_hung_up_on(is_socket: bool) -> None:
    async with listening(large) as port:
        reader, writer = await slow_line(port)
        if is_socket:
            await shake((reader, writer))
            kind = "LimitedWebSocketProtocol"
        else:
            writer.write(GET % (b"/", b""))
            kind = "LimitedHttpProtocol"
        connection = await connected(port)
        while not connection.transport.get_write_buffer_size():
            await asyncio.sleep(0)
        assert type(connection).__name__ == kind
        now = asyncio.get_running_loop().time()
        connection.check(now)
        connection.check(now + WRITE_SECONDS - 1)
        assert not connection.transport.is_closing()
        connection.check(now + WRITE_SECONDS + 1)
        assert len(await rest_of(reader)) < LARGE
        writer.close()


async def test_who_takes_a_little_now_and_then_gets_all_of_the_last_answer() -> None:
    async with listening(large) as port:
        reader, writer = await slow_line(port)
        writer.write(GET % (b"/", LAST))
        connection = await connected(port)
        now = asyncio.get_running_loop().time()
        received = 0
        while piece := await reader.read(300_000):
            received += len(piece)
            now += WRITE_SECONDS / 2  # as if this had taken so long
            connection.check(now)
        assert received > LARGE
        writer.close()


async def test_who_was_told_the_last_and_does_not_go_is_hung_up_on() -> None:
    async with listening(echo) as port, port.line() as (reader, writer):
        connection = await connected(port)
        writer.write(GET % (b"/", LAST))
        assert (await reader.read()).endswith(b"GET /? ")
        assert connection.transport.is_lingering
        now = asyncio.get_running_loop().time()
        connection.check(now + LINGER_SECONDS + 1)
        assert connection.transport._transport.is_closing()


async def test_a_system_that_does_not_say_what_it_holds_is_taken_to_hold_nothing() -> None:
    async with listening(echo) as port, port.line():
        connection = await connected(port)
        assert transport.held_by_system(connection.transport) == 0


# ---- connections ----


async def test_more_than_there_is_room_for_are_not_let_in(
    caplog: pytest.LogCaptureFixture,
) -> None:
    caplog.set_level(logging.WARNING)
    async with listening(echo, most=1) as port, port.line() as (reader, writer):
        writer.write(GET % (b"/", b""))
        async with port.line() as (other, _):
            await reader.readuntil(b"GET /? ")
            assert await rest_of(other) == b""
    assert "no room for more connections" in caplog.text


async def test_one_address_has_so_many_connections_and_gets_them_back(
    caplog: pytest.LogCaptureFixture,
) -> None:
    caplog.set_level(logging.WARNING)
    async with listening(large, most_of_one=2) as port:
        for _ in range(3):
            async with port.line() as line, port.line() as (reader, writer):
                await shake(line)  # a socket is a connection like any other
                writer.write(GET % (b"/", LAST))
                assert (await reader.readline()).startswith(b"HTTP/1.1 200 ")
                async with port.line() as (third, _):
                    assert await rest_of(third) == b""
                await rest_of(reader)
            while port.server.server_state.connections:
                await asyncio.sleep(0)
    assert caplog.text.count("CLOCKSMITH_CONNECTIONS_ADDRESS") == 1  # not once for each


async def test_an_error_in_a_check_costs_one_connection(
    caplog: pytest.LogCaptureFixture, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with listening(echo) as port, port.line() as (broken, _):
        connection = await connected(port)

        def fail(_: float) -> None:
            raise RuntimeError("this one is broken")

        monkeypatch.setattr(connection, "check", fail)
        async with port.line() as (reader, writer):
            await rest_of(broken)  # hung up on by the clock of the server
            writer.write(GET % (b"/", LAST))
            assert (await reader.read()).endswith(b"GET /? ")
    assert "a connection could not be checked" in caplog.text


async def test_a_body_is_read_as_fast_as_it_is_wanted() -> None:
    go_on = asyncio.Event()

    async def app(scope: Scope, receive: Receive, send: Send) -> None:
        await go_on.wait()
        await answer(send, b"%d" % len(await body_of(receive)))

    async with listening(app) as port, port.line() as (reader, writer):
        size = 10_000_000
        writer.write(b"PUT / HTTP/1.1\r\nhost: x\r\ncontent-length: %d\r\n" % size + LAST + b"\r\n")
        writer.write(bytes(size))
        before = -1
        while before != (before := writer.transport.get_write_buffer_size()):
            await asyncio.sleep(0.1)  # until nothing moves any more
        assert before > 0
        go_on.set()
        assert bodies(await rest_of(reader)) == [b"%d" % size]
