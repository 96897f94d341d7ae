"""A WebSocket says why it is closed, and what comes in too fast waits where it came from."""

import asyncio
from contextlib import suppress
from math import ceil

import pytest
from starlette.types import Receive, Scope, Send
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed, InvalidStatus

from clocksmith.server.http.websocket_protocol import (
    FLOOD_COST,
    FRAGMENTS,
    IDLE_FRAMES,
    MESSAGE_BYTES,
    SLICE_BYTES,
)
from clocksmith.server.settings import Rate
from server.http import frames
from server.http.frames import sent
from server.http.port import Line, Port, break_off, listening, rest_of

KEY = b"sec-websocket-key: dGhlIHNhbXBsZSBub25jZQ==\r\n"
HEAD = b"%b HTTP/%b\r\nhost: x\r\nconnection: keep-alive, Upgrade\r\nupgrade: WebSocket\r\n%b\r\n"
SHAKE = HEAD % (b"GET /", b"1.1", KEY + b"sec-websocket-version: 13\r\n")


async def echo(scope: Scope, receive: Receive, send: Send) -> None:
    """Say everything again, until it is told to go; answer requests with their kind."""
    if scope["type"] == "http":
        await send({"type": "http.response.start", "status": 200, "headers": []})
        await send({"type": "http.response.body", "body": scope["type"].encode()})
        return
    assert (await receive())["type"] == "websocket.connect"
    await send({"type": "websocket.accept"})
    while (message := await receive())["type"] == "websocket.receive":
        if message.get("text") == "go":
            await send({"type": "websocket.close", "code": 4321, "reason": "as you wish"})
            return
        with suppress(OSError, RuntimeError):  # it has ended meanwhile
            await send({**message, "type": "websocket.send"})


def place(port: Port) -> str:
    """Return the address of a socket."""
    return f"ws://127.0.0.1:{port.number}/"


async def shake(line: Line) -> None:
    """Make a socket of a connection."""
    reader, writer = line
    writer.write(SHAKE)
    assert (await reader.readuntil(b"\r\n\r\n")).startswith(b"HTTP/1.1 101 ")


async def closed_for(port: Port, data: bytes) -> bytes:
    """Send frames on a socket of its own, and return all that comes until it is closed."""
    async with port.line() as line:
        await shake(line)
        line[1].write(data)
        return await rest_of(line[0])


async def test_texts_and_bytes_go_both_ways_whatever_their_size() -> None:
    async with listening(echo) as port, connect(place(port), max_size=None) as client:
        for said in ("", "héllo", "x" * 60_000, b"", b"\xff" * 200, "x" * MESSAGE_BYTES):
            await client.send(said)
            assert await client.recv() == said
        await client.send(["in ", "three ", "pieces"])
        assert await client.recv() == "in three pieces"
        await (await client.ping())


async def test_the_handshake_is_that_of_the_standard_and_nothing_behind_it_is_lost() -> None:
    async with listening(echo) as port, port.line() as (reader, writer):
        writer.write(SHAKE + sent(frames.TEXT, b"early"))
        head = (await reader.readuntil(b"\r\n\r\n")).lower()
        assert head.startswith(b"http/1.1 101 ")
        assert b"sec-websocket-accept: s3pplmbitxaq9kygzzhzrbk+xoo=\r\n" in head
        assert b"sec-websocket-extensions" not in head  # nothing is compressed
        assert await reader.readexactly(7) == frames.received(frames.TEXT, b"early")


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
        (sent(frames.TEXT, b"\xff"), 1007),
        (sent(0x83), 1002),  # a kind that there is not
        (sent(0xC1, b"x"), 1002),  # a bit that means nothing
        (b"\x81\x01x", 1002),  # not masked
        (sent(0x09, b"x"), 1002),  # a ping that goes on
        (sent(0x80, b"x"), 1002),  # goes on, but nothing began
        (sent(frames.CLOSE, b"x"), 1002),
        (sent(frames.BYTES, bytes(70_000))[:100], 1009),
        (sent(frames.BYTES, bytes(500_000)), 1009),  # what is still sent takes nothing away
        (sent(0x02, bytes(MESSAGE_BYTES)) + sent(0x80, b"x"), 1009),
    ],
)
async def test_what_breaks_the_protocol_ends_the_socket_with_its_code(
    data: bytes, code: int
) -> None:
    async with listening(echo) as port:
        answer = await closed_for(port, data)
        assert (answer[0], answer[2:4]) == (frames.CLOSE, frames.closing(code))


@pytest.mark.parametrize(
    ("request_bytes", "start", "line"),
    [
        (HEAD % (b"GET /", b"1.1", KEY), b"HTTP/1.1 426 ", b"\r\nsec-websocket-version: 13\r\n"),
        (
            HEAD % (b"GET /", b"1.1", KEY + b"sec-websocket-version: 7\r\n"),
            b"HTTP/1.1 426 ",
            b"\r\nsec-websocket-version: 13\r\n",
        ),
        (SHAKE.replace(KEY, b""), b"HTTP/1.1 400 ", b"\r\n"),
        (SHAKE.replace(KEY, 2 * KEY), b"HTTP/1.1 400 ", b"\r\n"),
        (SHAKE.replace(KEY, b"sec-websocket-key: c2hvcnQ=\r\n"), b"HTTP/1.1 400 ", b"\r\n"),
        (SHAKE.replace(b"GET", b"PUT"), b"HTTP/1.1 405 ", b"\r\nallow: get\r\n"),
        (SHAKE.replace(KEY, KEY + b"content-length: 2\r\n") + b"xx", b"HTTP/1.1 400 ", b"\r\n"),
        (SHAKE.replace(b"HTTP/1.1", b"HTTP/1.0"), b"HTTP/1.1 200 ", b"\r\n\r\nhttp"),
    ],
)
async def test_a_strange_handshake_is_refused(
    request_bytes: bytes, start: bytes, line: bytes
) -> None:
    async with listening(echo) as port:
        answer = await port.answers(request_bytes)
        assert answer.startswith(start)
        assert line in answer.lower().replace(b"4\r\nhttp\r\n0\r\n\r\n", b"http")
        assert b"\r\ndate: " in answer.lower()


async def test_a_handshake_behind_a_request_waits_for_its_answer() -> None:
    async with listening(echo) as port, port.line() as (reader, writer):
        writer.write(b"GET / HTTP/1.1\r\nhost: x\r\n\r\n" + SHAKE + sent(frames.TEXT, b"hello"))
        await reader.readuntil(b"0\r\n\r\n")
        assert (await reader.readuntil(b"\r\n\r\n")).startswith(b"HTTP/1.1 101 ")
        assert await reader.readexactly(7) == frames.received(frames.TEXT, b"hello")


async def test_a_socket_that_is_not_wanted_is_refused() -> None:
    async def app(scope: Scope, receive: Receive, send: Send) -> None:
        await send({"type": "websocket.close", "code": 1008})

    async with listening(app) as port:
        with pytest.raises(InvalidStatus) as refused:
            await connect(place(port))
        assert refused.value.response.status_code == 403


async def test_who_sends_no_more_is_still_heard() -> None:
    heard: list[object] = []
    is_over = asyncio.Event()

    async def app(scope: Scope, receive: Receive, send: Send) -> None:
        await send({"type": "websocket.accept"})
        while (message := await receive())["type"] != "websocket.disconnect":
            heard.append(message.get("text"))
        is_over.set()

    async with listening(app) as port, port.line() as (reader, writer):
        writer.write(SHAKE + sent(frames.TEXT, b"last words"))
        writer.write_eof()
        assert (await reader.read()).startswith(b"HTTP/1.1 101 ")
        await is_over.wait()
    assert heard == [None, "last words"]  # the first is that it was connected


async def test_nobody_is_written_to_who_is_gone() -> None:
    failed: asyncio.Future[bool] = asyncio.get_running_loop().create_future()

    async def app(scope: Scope, receive: Receive, send: Send) -> None:
        await send({"type": "websocket.accept"})
        while (await receive())["type"] != "websocket.disconnect":
            pass
        try:
            await send({"type": "websocket.send", "text": "anybody?"})
        except OSError:
            failed.set_result(True)

    async with listening(app) as port, port.line() as line:
        await shake(line)
        break_off(line[1])
        assert await failed


FLOOD = 40_000


@pytest.mark.parametrize(
    "flood",
    [
        sent(frames.PING) * FLOOD,
        sent(frames.PONG) * FLOOD,
        sent(frames.TEXT) * FLOOD,
        sent(0x01, b"begins") + sent(0x00) * FLOOD,
    ],
    ids=["pings", "pongs", "texts", "continuations"],
)
async def test_a_flood_of_frames_that_say_nothing_is_hung_up_on_at_once(flood: bytes) -> None:
    async def app(scope: Scope, receive: Receive, send: Send) -> None:
        await send({"type": "websocket.accept"})
        while (await receive())["type"] != "websocket.disconnect":
            pass

    async with listening(app) as port:
        answer = await closed_for(port, flood)
        assert frames.closing(1008) in answer
        pongs = answer.count(frames.received(frames.PONG))
        assert pongs <= 2 * SLICE_BYTES // len(sent(frames.PING))  # not one for each ping


async def test_a_client_that_asks_now_and_then_whether_anybody_is_there_is_answered() -> None:
    async with listening(echo) as port, port.line() as (reader, writer):
        await shake((reader, writer))
        for _ in range(IDLE_FRAMES // 2):  # half, since the second may change
            writer.write(sent(frames.PING, b"there?"))
            assert await reader.readexactly(8) == frames.received(frames.PONG, b"there?")


async def test_a_message_has_so_many_fragments() -> None:
    begin, more, end = sent(0x01, b"x"), sent(0x00, b"x"), sent(0x80, b"x")
    async with listening(echo) as port:
        async with port.line() as (reader, writer):
            await shake((reader, writer))
            writer.write(begin + more * (FRAGMENTS - 2) + end)
            said = frames.received(frames.TEXT, b"x" * FRAGMENTS)
            assert await reader.readexactly(len(said)) == said
        answer = await closed_for(port, begin + more * FRAGMENTS + end)
        assert answer[2:4] == frames.closing(1008)


async def test_what_comes_too_fast_is_not_read_until_it_is_wanted() -> None:
    go_on = asyncio.Event()
    read: list[object] = []

    async def app(scope: Scope, receive: Receive, send: Send) -> None:
        await send({"type": "websocket.accept"})
        await go_on.wait()
        while (message := await receive())["type"] != "websocket.disconnect":
            read.append(message.get("bytes"))

    async with listening(app) as port, connect(place(port)) as client:
        flooding = asyncio.create_task(flood_with(client))
        before = -1
        while before != (before := client.transport.get_write_buffer_size()):
            await asyncio.sleep(0.1)  # until nothing moves any more
        assert not flooding.done()
        go_on.set()
        await flooding
        await client.close()
    assert len(read) == MESSAGES + 1  # and that it was connected


MESSAGES = 500


async def flood_with(client: ClientConnection) -> None:
    """Send much more than anybody reads."""
    for _ in range(MESSAGES):
        await client.send(bytes(30_000))


BAD = b"\xff"
HALF = "é".encode()


@pytest.mark.parametrize(
    "data",
    [
        sent(0x01, BAD),
        sent(0x01, HALF[:1]) + sent(0x00, b"x"),
        sent(0x01, b"x") + sent(frames.PING, b"y") + sent(0x00, BAD),
        sent(0x01, HALF[:1]) + sent(0x80, b""),
    ],
)
async def test_a_fragment_that_is_no_text_is_noticed_when_it_comes(data: bytes) -> None:
    async with listening(echo) as port:
        ended = await closed_for(port, data)
        assert ended[-100:].partition(frames.closing(1007))[1]


async def test_a_letter_may_lie_in_two_fragments() -> None:
    async with listening(echo) as port, port.line() as line:
        await shake(line)
        line[1].write(sent(0x01, HALF[:1]) + sent(0x00, HALF[1:]) + sent(0x80, b"!"))
        expected = frames.received(frames.TEXT, HALF + b"!")
        assert await line[0].readexactly(len(expected)) == expected
        line[1].write(sent(0x02, BAD) + sent(0x80, BAD))  # bytes need not be text
        expected = frames.received(frames.BYTES, BAD + BAD)
        assert await line[0].readexactly(len(expected)) == expected


async def test_a_ping_behind_what_closes_a_socket_is_no_error(
    caplog: pytest.LogCaptureFixture,
) -> None:
    async with listening(echo) as port:
        for data in (sent(frames.TEXT, BAD), sent(frames.CLOSE, frames.closing(1000))):
            assert await closed_for(port, data + sent(frames.PING, b"x"))
    assert caplog.text == ""


async def test_an_address_that_floods_sockets_is_kept_out_for_a_moment() -> None:
    floods = 5
    refusals = Rate(ceil(floods * FLOOD_COST), 0.0001)  # nothing drips in while the test runs
    async with listening(echo, most_of_one=100, refusals=refusals) as port:
        for _ in range(floods):  # more than twice as many frames, since the second may change
            assert await closed_for(port, sent(frames.PONG) * (2 * IDLE_FRAMES + 1))
        async with port.line() as (reader, _):
            assert await rest_of(reader) == b""
