"""What a stranger pays for: pages, refusals and connections, on a real server with its limits."""

import asyncio
from collections.abc import Iterator
from contextlib import AsyncExitStack
from functools import partial

import pytest

from clocksmith.cli.commands.bench.server.served import Served
from clocksmith.server.http.guard import PAGE_COST
from clocksmith.server.settings import Settings
from eventually import eventually
from server.hostile.scene import raw
from server.http.port import Line, rest_of

REQUEST = b"GET %b HTTP/1.1\r\nHost: 127.0.0.1\r\n\r\n"
BURST = 40
MOST = 20


@pytest.fixture(scope="module")
def served() -> Iterator[Served]:
    """A server on which an address may ask for little."""
    with Served(CLOCKSMITH_RATE_ADDRESS=f"{BURST}/0.01", CLOCKSMITH_RATE_REFUSED="") as served:
        yield served


async def test_an_address_that_goes_on_after_refusals_is_kept_out_for_a_moment(
    served: Served,
) -> None:
    answer = await raw(served.port, REQUEST % b"/" * 1000)
    responses = answer.split(b"HTTP/1.1 ")[1:]
    refusals = [one for one in responses if one.startswith(b"429 ")]
    assert 0 < len(responses) - len(refusals) <= BURST / PAGE_COST
    assert Settings.rate_refused.burst <= len(refusals) < 2 * Settings.rate_refused.burst
    closes = [b"\r\nconnection: close\r\n" in one for one in responses]
    assert closes == [False] * (len(responses) - 1) + [True]
    assert await raw(served.port, REQUEST % b"/") == b""


@pytest.mark.parametrize("path", [b"/", b"/api/nothing", b"/api/games", b"/none.js"])
async def test_pages_and_what_is_not_there_have_their_price_too(
    served: Served, path: bytes
) -> None:
    answer = await eventually(partial(raw, served.port, REQUEST % path))
    assert answer.startswith(b"HTTP/1.1 429 ")


async def test_an_address_has_so_many_connections() -> None:
    with Served(CLOCKSMITH_CONNECTIONS_ADDRESS=str(MOST)) as served:  # not refused anything yet
        lines = [await asyncio.open_connection("127.0.0.1", served.port) for _ in range(MOST)]
        try:
            reader, writer = await asyncio.open_connection("127.0.0.1", served.port)
            async with asyncio.timeout(20):
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
        async with AsyncExitStack() as stack, asyncio.timeout(60):

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
