"""Requests of HTTP/1.1 are answered one after the other, and nobody holds up anybody else."""

import asyncio
from contextlib import suppress
from typing import Any

import pytest
from starlette.types import Message, Receive, Scope, Send

from clocksmith.server.network import connection
from server.network.port import listening

GET = b"GET %b HTTP/1.1\r\nhost: x\r\n%b\r\n"
LAST = b"connection: close\r\n"


async def body_of(receive: Receive) -> bytes:
    """Read a body."""
    body, more = b"", True
    while more:
        message = await receive()
        assert message["type"] == "http.request"
        body += message["body"]
        more = message["more_body"]
    return body


async def answer(send: Send, body: bytes, *headers: tuple[bytes, bytes], status: int = 200) -> None:
    """Answer with a body of known length."""
    lines = [(b"content-length", b"%d" % len(body)), *headers]
    await send({"type": "http.response.start", "status": status, "headers": lines})
    await send({"type": "http.response.body", "body": body})


async def echo(scope: Scope, receive: Receive, send: Send) -> None:
    """Answer with the address and the body."""
    body = await body_of(receive)
    told = f"{scope['method']} {scope['path']}?{scope['query_string'].decode()} ".encode()
    await answer(send, told + body)


async def rest_of(reader: asyncio.StreamReader) -> bytes:
    """Return what comes until it is hung up, gently or not."""
    with suppress(ConnectionResetError):
        return await reader.read()
    return b""


def bodies(told: bytes) -> list[bytes]:
    """Return the bodies of answers with a length, in their order."""
    found = []
    while told:
        head, _, told = told.partition(b"\r\n\r\n")
        lines = dict(line.split(b": ", 1) for line in head.split(b"\r\n")[1:])
        size = int(lines[b"content-length"])
        found.append(told[:size])
        told = told[size:]
    return found


async def test_requests_that_come_together_are_answered_in_their_order() -> None:
    async with listening(echo) as port:
        post = b"POST /c HTTP/1.1\r\nhost: x\r\ncontent-length: 3\r\nconnection: close\r\n\r\nxyz"
        told = await port.told(GET % (b"/a%20b?q=1", b"") + GET % (b"/b", b"") + post)
        assert bodies(told) == [b"GET /a b?q=1 ", b"GET /b? ", b"POST /c? xyz"]


async def test_an_answer_has_a_date_and_the_headers_it_was_given() -> None:
    async def app(scope: Scope, receive: Receive, send: Send) -> None:
        await answer(send, b"", (b"x-own", b"1"), status=404)

    async with listening(app) as port:
        head = (await port.told(GET % (b"/", LAST))).lower()
        assert head.startswith(b"http/1.1 404 not found\r\n")
        assert b"\r\nx-own: 1\r\n" in head
        assert head.count(b"\r\ndate: ") == 1
        assert head.endswith(b"connection: close\r\n\r\n")


async def test_a_body_in_chunks_is_read_and_lines_behind_it_are_no_headers() -> None:
    heads: list[Any] = []

    async def app(scope: Scope, receive: Receive, send: Send) -> None:
        body = await body_of(receive)
        heads.append(scope["headers"])
        await answer(send, body)

    async with listening(app) as port:
        head = b"POST / HTTP/1.1\r\nhost: x\r\ntransfer-encoding: chunked\r\n" + LAST + b"\r\n"
        told = await port.told(head + b"3\r\nabc\r\n2\r\nde\r\n0\r\nx-late: 1\r\n\r\n")
        assert bodies(told) == [b"abcde"]
        assert (b"x-late", b"1") not in heads[0]


async def test_who_waits_for_leave_to_send_is_given_it() -> None:
    async with listening(echo) as port, port.line() as (reader, writer), asyncio.timeout(10):
        writer.write(b"POST / HTTP/1.1\r\nhost: x\r\ncontent-length: 2\r\n")
        writer.write(b"expect: 100-continue\r\n\r\n")
        assert (await reader.readuntil(b"\r\n\r\n")).startswith(b"HTTP/1.1 100 ")
        writer.write(b"ok")
        assert (await reader.readuntil(b"ok")).startswith(b"HTTP/1.1 200 ")


@pytest.mark.parametrize(
    ("version", "told"), [(b"1.1", b"3\r\none\r\n3\r\ntwo\r\n0\r\n\r\n"), (b"1.0", b"onetwo")]
)
async def test_an_answer_of_unknown_length_goes_in_chunks_where_they_are_known(
    version: bytes, told: bytes
) -> None:
    async def app(scope: Scope, receive: Receive, send: Send) -> None:
        await send({"type": "http.response.start", "status": 200, "headers": []})
        await send({"type": "http.response.body", "body": b"one", "more_body": True})
        await send({"type": "http.response.body", "body": b"two"})

    async with listening(app) as port:
        got = await port.told(b"GET / HTTP/%b\r\nhost: x\r\n%b\r\n" % (version, LAST))
        assert got.partition(b"\r\n\r\n")[2] == told


async def test_a_head_alone_is_answered_without_a_body() -> None:
    async with listening(echo) as port:
        told = await port.told(b"HEAD / HTTP/1.1\r\nhost: x\r\n" + LAST + b"\r\n")
        assert b"\r\ncontent-length: 8\r\n" in told.lower()
        assert told.endswith(b"\r\n\r\n")


async def test_who_wants_another_protocol_is_answered_by_this_one() -> None:
    async with listening(echo) as port:
        told = await port.told(GET % (b"/", b"connection: upgrade\r\nupgrade: h2c\r\n"))
        assert bodies(told) == [b"GET /? "]


async def test_a_body_that_is_not_read_does_not_keep_the_answer_from_arriving() -> None:
    async def app(scope: Scope, receive: Receive, send: Send) -> None:
        await answer(send, b"no", status=413)

    async with listening(app) as port:
        head = b"POST / HTTP/1.1\r\nhost: x\r\ncontent-length: 9000000\r\n\r\n"
        told = await port.told(head + bytes(3_000_000))
        assert told.startswith(b"HTTP/1.1 413 ")
        assert told.endswith(b"no")


async def test_a_header_with_a_line_of_its_own_is_not_written(
    caplog: pytest.LogCaptureFixture,
) -> None:
    async def app(scope: Scope, receive: Receive, send: Send) -> None:
        await answer(send, b"", (b"location", b"/\r\nevil: 1"))

    async with listening(app) as port:
        async with port.line() as (reader, writer), asyncio.timeout(10):
            writer.write(GET % (b"/", b""))
            assert await rest_of(reader) == b""
        assert "several lines" in caplog.text


async def test_an_application_waits_for_one_who_does_not_read() -> None:
    written: list[int] = []

    async def app(scope: Scope, receive: Receive, send: Send) -> None:
        await send({"type": "http.response.start", "status": 200, "headers": []})
        for number in range(400):
            await send({"type": "http.response.body", "body": bytes(100_000), "more_body": True})
            written.append(number)
        await send({"type": "http.response.body", "body": b""})

    async with listening(app) as port, port.line() as (reader, writer), asyncio.timeout(20):
        writer.write(GET % (b"/", LAST))
        before = -1
        while len(written) > before:
            before = len(written)
            await asyncio.sleep(0.1)
        assert len(written) < 400
        read = 0
        while piece := await reader.read(1_000_000):
            read += len(piece)
        assert read > 40_000_000


async def test_who_sends_no_more_is_still_answered() -> None:
    async def app(scope: Scope, receive: Receive, send: Send) -> None:
        await answer(send, (await receive())["type"].encode())

    async with listening(app) as port, port.line() as (reader, writer), asyncio.timeout(10):
        writer.write(b"POST / HTTP/1.1\r\nhost: x\r\ncontent-length: 9\r\n\r\n")
        writer.write_eof()
        assert bodies(await reader.read()) == [b"http.disconnect"]


async def test_a_client_that_is_gone_is_told_of() -> None:
    heard: asyncio.Future[Message] = asyncio.get_running_loop().create_future()

    async def app(scope: Scope, receive: Receive, send: Send) -> None:
        await body_of(receive)
        heard.set_result(await receive())

    async with listening(app) as port:
        async with port.line() as (_, writer):
            writer.write(GET % (b"/", b""))
            await asyncio.sleep(0.05)
            writer.transport.abort()
        async with asyncio.timeout(10):
            assert (await heard)["type"] == "http.disconnect"


@pytest.mark.parametrize(
    ("sent", "patience"),
    [
        (b"", connection.IDLE_SECONDS),
        (b"GET / HTTP/1.1\r\nho", connection.HEAD_SECONDS),
        (GET % (b"/", b""), connection.IDLE_SECONDS),
    ],
)
async def test_who_says_nothing_for_too_long_is_hung_up_on(sent: bytes, patience: float) -> None:
    async with listening(echo) as port, port.line() as (reader, writer), asyncio.timeout(10):
        writer.write(sent)
        await asyncio.sleep(0.05)
        (client,) = port.server._connections
        now = port.server.loop.time()
        client.check(now + patience - 1)
        await asyncio.sleep(0.05)
        assert not reader.at_eof()
        client.check(now + patience + 1)
        await rest_of(reader)


async def test_more_than_there_is_room_for_are_not_let_in() -> None:
    async with listening(echo, most=1) as port, port.line() as (reader, writer):
        writer.write(GET % (b"/", b""))
        async with asyncio.timeout(10), port.line() as (other, _):
            await reader.readuntil(b"GET /? ")
            assert await rest_of(other) == b""


async def test_the_end_waits_for_what_was_asked() -> None:
    begun, go_on = asyncio.Event(), asyncio.Event()

    async def app(scope: Scope, receive: Receive, send: Send) -> None:
        begun.set()
        await go_on.wait()
        await answer(send, b"done")

    async with listening(app) as port, port.line() as (reader, writer), port.line() as (idle, _):
        writer.write(GET % (b"/", b""))
        async with asyncio.timeout(10):
            await begun.wait()
            ending = asyncio.create_task(port.server.stop())
            assert await idle.read() == b""
            assert not ending.done()
            go_on.set()
            assert (await reader.read()).endswith(b"done")
            await ending
