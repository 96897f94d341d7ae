"""Requests of HTTP/1.1 are answered one after the other, and nobody holds up anybody else."""

import asyncio
from typing import Any

import pytest
from starlette.types import Message, Receive, Scope, Send

from server.http.port import break_off, listening

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
        told = await port.answers(GET % (b"/a%20b?q=1", b"") + GET % (b"/b", b"") + post)
        assert bodies(told) == [b"GET /a b?q=1 ", b"GET /b? ", b"POST /c? xyz"]


async def test_an_answer_has_a_date_and_the_headers_it_was_given() -> None:
    async def app(scope: Scope, receive: Receive, send: Send) -> None:
        await answer(send, b"", (b"x-own", b"1"), status=404)

    async with listening(app) as port:
        head = (await port.answers(GET % (b"/", LAST))).lower()
        assert head.startswith(b"http/1.1 404 not found\r\n")
        assert b"\r\nx-own: 1\r\n" in head
        assert head.count(b"\r\ndate: ") == 1
        assert head.endswith(b"connection: close\r\n\r\n")


async def test_answers_tell_the_time_that_clocks_go_by() -> None:
    async with listening(echo, now=lambda: 86_400.0) as port:
        head = await port.answers(GET % (b"/", LAST))
        assert b"\r\ndate: Fri, 02 Jan 1970 00:00:00 GMT\r\n" in head


async def test_a_body_in_chunks_is_read_and_lines_behind_it_are_no_headers() -> None:
    heads: list[Any] = []

    async def app(scope: Scope, receive: Receive, send: Send) -> None:
        body = await body_of(receive)
        heads.append(scope["headers"])
        await answer(send, body)

    async with listening(app) as port:
        head = b"POST / HTTP/1.1\r\nhost: x\r\ntransfer-encoding: chunked\r\n" + LAST + b"\r\n"
        told = await port.answers(head + b"3\r\nabc\r\n2\r\nde\r\n0\r\nx-late: 1\r\n\r\n")
        assert bodies(told) == [b"abcde"]
        assert (b"x-late", b"1") not in heads[0]


async def test_what_nobody_knows_is_not_expected() -> None:
    async with listening(echo) as port:
        answer = await port.answers(GET % (b"/", LAST + b"expect: tea\r\n"))
        assert answer.startswith(b"HTTP/1.1 200 ")


async def test_who_waits_for_leave_to_send_is_given_it() -> None:
    async with listening(echo) as port, port.line() as (reader, writer):
        writer.write(b"POST / HTTP/1.1\r\nhost: x\r\ncontent-length: 2\r\n")
        writer.write(b"expect: 100-continue\r\n\r\n")
        assert (await reader.readuntil(b"\r\n\r\n")).startswith(b"HTTP/1.1 100 ")
        writer.write(b"ok")
        assert (await reader.readuntil(b"ok")).startswith(b"HTTP/1.1 200 ")


async def test_an_answer_of_unknown_length_goes_in_chunks() -> None:
    async def app(scope: Scope, receive: Receive, send: Send) -> None:
        await send({"type": "http.response.start", "status": 200, "headers": []})
        await send({"type": "http.response.body", "body": b"one", "more_body": True})
        await send({"type": "http.response.body", "body": b"two"})

    async with listening(app) as port:
        answer = await port.answers(GET % (b"/", LAST))
        assert answer.partition(b"\r\n\r\n")[2] == b"3\r\none\r\n3\r\ntwo\r\n0\r\n\r\n"


async def test_a_head_alone_is_answered_without_a_body() -> None:
    async with listening(echo) as port:
        told = await port.answers(b"HEAD / HTTP/1.1\r\nhost: x\r\n" + LAST + b"\r\n")
        assert b"\r\ncontent-length: 8\r\n" in told.lower()
        assert told.endswith(b"\r\n\r\n")


H2C = b"connection: upgrade, http2-settings\r\nupgrade: h2c\r\nhttp2-settings: AAMAAABk\r\n"


async def test_an_offer_of_another_protocol_is_passed_over_and_loses_no_body() -> None:
    async with listening(echo) as port:
        post = b"POST /%b HTTP/1.1\r\nhost: x\r\ncontent-length: 3\r\n%b\r\nxyz"
        chunked = b"PUT /c HTTP/1.1\r\nhost: x\r\ntransfer-encoding: chunked\r\n%b\r\n" % H2C
        sent = [GET % (b"/a", H2C), post % (b"b", H2C), chunked, b"2\r\nxy\r\n0\r\n\r\n"]
        answer = await port.answers(b"".join([*sent, GET % (b"/d", LAST)]))
        assert bodies(answer) == [b"GET /a? ", b"POST /b? xyz", b"PUT /c? xy", b"GET /d? "]


async def test_a_body_behind_another_request_is_waited_for_and_read() -> None:
    async with listening(echo) as port, port.line() as (reader, writer):
        writer.write(
            GET % (b"/a", b"") + b"PUT /b HTTP/1.1\r\nhost: x\r\ncontent-length: 4\r\n\r\n"
        )
        await reader.readuntil(b"GET /a? ")
        writer.write(b"late")
        assert (await reader.readuntil(b"late")).endswith(b"PUT /b? late")


async def test_what_follows_an_answered_request_may_be_garbage() -> None:
    async with listening(echo) as port:
        answer = await port.answers(GET % (b"/a", b"") + b"\x00\x01 nothing\r\n\r\n")
        assert answer.count(b"HTTP/1.1 ") == 2
        assert b"GET /a? HTTP/1.1 400 Bad Request\r\n" in answer


@pytest.mark.parametrize(
    ("request_bytes", "status"),
    [
        (b"GET / HTTP/1.1\r\n\r\n", 400),  # no Host
        (b"GET / HTTP/1.1\r\nhost: a\r\nhost: a\r\n\r\n", 400),
        (b"GET / HTTP/1.0\r\nhost: a\r\nhost: b\r\n\r\n", 400),
        (b"GET /\r\n\r\n", 400),  # HTTP/0.9
        (b"GET / HTTP/2.0\r\nhost: x\r\n\r\n", 400),
        (b"PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n", 400),
        (b"GET / HTTP/1.1\nhost: x\n\n", 400),  # lines that end in one sign
        (b"\x16\x03\x01\x02\x00\x01\x00\x01\xfc\x03\x03", 400),  # TLS
        (b"BREW / HTTP/1.1\r\nhost: x\r\n\r\n", 501),
        (b"CONNECT x:80 HTTP/1.1\r\nhost: x\r\n\r\n", 501),
        (b"POST / HTTP/1.1\r\nhost: x\r\ncontent-length: 1\r\ncontent-length: 1\r\n\r\nx", 400),
        (
            b"POST / HTTP/1.1\r\nhost: x\r\ncontent-length: 1\r\n"
            b"transfer-encoding: chunked\r\n\r\n0\r\n\r\n",
            400,
        ),
        (b"POST / HTTP/1.1\r\nhost: x\r\ntransfer-encoding: chunked\r\n\r\nzz\r\n", 400),
        (b"GET / HTTP/1.1\r\nhost: x\r\nx: y\r\n folded\r\n\r\n", 400),
    ],
)
async def test_what_is_no_request_is_refused_with_a_date(request_bytes: bytes, status: int) -> None:
    async with listening(echo) as port:
        answer = await port.answers(request_bytes)
        assert answer.startswith(b"HTTP/1.1 %d " % status)
        assert b"\r\ndate: " in answer
        assert b"\r\nconnection: close\r\n" in answer


async def test_a_client_of_http_1_0_is_hung_up_on_and_needs_no_host() -> None:
    async with listening(echo) as port:
        head = b"POST / HTTP/1.0\r\nconnection: keep-alive\r\nexpect: 100-continue\r\n"
        answer = await port.answers(head + b"content-length: 2\r\n\r\nok")
        assert answer.startswith(b"HTTP/1.1 200 ")  # it does not know 100
        assert b"\r\nconnection: close\r\n" in answer
        assert bodies(answer) == [b"POST /? ok"]


async def test_a_body_that_is_not_read_does_not_keep_the_answer_from_arriving() -> None:
    async def app(scope: Scope, receive: Receive, send: Send) -> None:
        await answer(send, b"no", status=413)

    async with listening(app) as port:
        head = b"POST / HTTP/1.1\r\nhost: x\r\ncontent-length: 9000000\r\n\r\n"
        told = await port.answers(head + bytes(3_000_000))
        assert told.startswith(b"HTTP/1.1 413 ")
        assert told.endswith(b"no")


async def test_a_header_with_a_line_of_its_own_is_not_written(
    caplog: pytest.LogCaptureFixture,
) -> None:
    async def app(scope: Scope, receive: Receive, send: Send) -> None:
        await answer(send, b"", (b"location", b"/\r\nevil: 1"))

    async with listening(app) as port:
        assert b"evil" not in await port.answers(GET % (b"/", b""))
    assert "Invalid HTTP header value" in caplog.text


async def test_an_application_waits_for_one_who_does_not_read() -> None:
    written: list[int] = []

    async def app(scope: Scope, receive: Receive, send: Send) -> None:
        await send({"type": "http.response.start", "status": 200, "headers": []})
        for number in range(400):
            await send({"type": "http.response.body", "body": bytes(100_000), "more_body": True})
            written.append(number)
        await send({"type": "http.response.body", "body": b""})

    async with listening(app) as port, port.line() as (reader, writer):
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
    async with listening(echo) as port, port.line() as (reader, writer):
        writer.write(GET % (b"/a", b"") + GET % (b"/b", b""))
        writer.write_eof()
        assert bodies(await reader.read()) == [b"GET /a? ", b"GET /b? "]


async def test_an_application_is_told_that_a_body_breaks_off() -> None:
    heard: asyncio.Future[Message] = asyncio.get_running_loop().create_future()

    async def app(scope: Scope, receive: Receive, send: Send) -> None:
        heard.set_result(await receive())

    async with listening(app) as port, port.line() as (reader, writer):
        writer.write(b"POST / HTTP/1.1\r\nhost: x\r\ncontent-length: 9\r\n\r\n")
        writer.write_eof()
        assert await reader.read() == b""
        assert (await heard)["type"] == "http.disconnect"


async def test_a_client_that_is_gone_is_told_of() -> None:
    begun = asyncio.Event()
    heard: asyncio.Future[Message] = asyncio.get_running_loop().create_future()

    async def app(scope: Scope, receive: Receive, send: Send) -> None:
        await body_of(receive)
        begun.set()
        heard.set_result(await receive())

    async with listening(app) as port:
        async with port.line() as (_, writer):
            writer.write(GET % (b"/", b""))
            await begun.wait()
            break_off(writer)
        assert (await heard)["type"] == "http.disconnect"


async def test_the_end_waits_for_what_was_asked() -> None:
    begun, go_on = asyncio.Event(), asyncio.Event()

    async def app(scope: Scope, receive: Receive, send: Send) -> None:
        begun.set()
        await go_on.wait()
        await answer(send, b"done")

    async with listening(app) as port, port.line() as (reader, writer), port.line() as (idle, _):
        writer.write(GET % (b"/", b""))
        await begun.wait()
        ending = asyncio.create_task(port.server.stop(5))
        assert await idle.read() == b""
        assert not ending.done()
        go_on.set()
        assert (await reader.read()).endswith(b"done")
        await ending
