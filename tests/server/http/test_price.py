"""What a stranger pays for: pages, refusals and connections, on a real server with its limits."""

import asyncio
from contextlib import AsyncExitStack

from clocksmith.cli.commands.bench.server.served import Served
from clocksmith.server.http.guard import PAGE_COST
from server.hostile.scene import raw
from server.http.port import Line, rest_of

REQUEST = b"GET %b HTTP/1.1\r\nHost: 127.0.0.1\r\n\r\n"
BURST = 40
PAGES = int(BURST / PAGE_COST)
PATHS = (b"/", b"/api/nothing", b"/api/games", b"/none.js")
REFUSALS = 100
SLOW = 0.0001  # a second: nothing drips in while a test runs
MOST = 20


async def test_pages_and_refusals_have_their_price_until_an_address_is_kept_out() -> None:
    narrow = {"ADDRESS": f"{BURST}/{SLOW}", "REFUSED": f"{REFUSALS}/{SLOW}"}
    with Served(**{f"CLOCKSMITH_RATE_{name}": rate for name, rate in narrow.items()}) as served:
        pages = await raw(served.port, REQUEST % b"/" * PAGES)
        refused = pages.count(b"HTTP/1.1 429 ")  # starting the server has sent some before
        assert 0 < refused < pages.count(b"HTTP/1.1 200 ") == PAGES - refused
        for path in PATHS:
            assert (await raw(served.port, REQUEST % path)).startswith(b"HTTP/1.1 429 ")
        answer = await raw(served.port, REQUEST % b"/" * 1000)
        refusals = answer.split(b"HTTP/1.1 ")[1:]
        assert all(one.startswith(b"429 ") for one in refusals)
        assert refused + len(PATHS) + len(refusals) == REFUSALS
        closes = [b"\r\nconnection: close\r\n" in one for one in refusals]
        assert closes == [False] * (len(refusals) - 1) + [True]
        assert await raw(served.port, REQUEST % b"/") == b""


async def test_an_address_has_so_many_connections() -> None:
    with Served(CLOCKSMITH_CONNECTIONS_ADDRESS=str(MOST)) as served:  # not refused anything yet
        lines = [await asyncio.open_connection("127.0.0.1", served.port) for _ in range(MOST)]
        try:
            reader, writer = await asyncio.open_connection("127.0.0.1", served.port)
            assert await rest_of(reader) == b""
            writer.close()
        finally:
            for _, writer in lines:
                writer.close()


async def test_behind_a_proxy_requests_are_counted_and_connections_are_not() -> None:
    lines = b"Content-Type: application/json\r\nContent-Length: 9\r\nExpect: 100-continue\r\n\r\n"
    put = b"PUT /api/me HTTP/1.1\r\nHost: x\r\nX-Forwarded-For: %b\r\n" + lines
    narrow = {"TRUST_PROXY": "yes", "CONNECTIONS_ADDRESS": "2"}
    with Served(**{f"CLOCKSMITH_{name}": value for name, value in narrow.items()}) as served:
        async with AsyncExitStack() as stack:

            async def ask(place: bytes) -> Line:
                """Ask for something whose body is to come."""
                line = await asyncio.open_connection("127.0.0.1", served.port)
                stack.callback(line[1].close)
                line[1].write(put % place)
                return line

            waiting: list[Line] = []
            for place in (b"192.0.2.1:40001", b"192.0.2.1:40002", b"192.0.2.2"):
                waiting.append(await ask(place))
                assert (await waiting[-1][0].readline()).startswith(b"HTTP/1.1 100 ")
            reader, _ = await ask(b"192.0.2.1:40003")
            assert (await reader.readline()).startswith(b"HTTP/1.1 429 ")
            for reader, writer in waiting:
                writer.write(b'{"name":1')
                assert await reader.readline() == b"\r\n"
                assert (await reader.readline()).startswith(b"HTTP/1.1 400 ")
