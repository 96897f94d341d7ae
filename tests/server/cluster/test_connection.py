"""People of the load and of the faults talk to a server over connections of their own."""

import asyncio

import pytest

from clocksmith.cli.commands.bench.server.connection import Answer, Connection

TICKS = 12  # of the event loop: several answers come meanwhile
LONG = 20


class Sink:
    """Takes what is sent to nobody."""

    def write(self, request: bytes) -> None:
        assert request


async def answered(_: Connection) -> Answer:
    await asyncio.sleep(0)
    return Answer(200, {}, b"")


async def ask_for_ever(connection: Connection) -> None:
    while True:
        await connection.exchange(b"GET")


async def pass_ticks(count: int) -> None:
    for _ in range(count):
        await asyncio.sleep(0)


@pytest.mark.parametrize("ticks", range(TICKS))
async def test_who_asks_for_ever_stops_when_told_to_even_as_an_answer_comes(
    ticks: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(Connection, "_answer", answered)
    connection = Connection(1)
    monkeypatch.setattr(connection, "_writer", Sink())
    asking = asyncio.create_task(ask_for_ever(connection))
    await pass_ticks(ticks)
    asking.cancel()
    await pass_ticks(LONG)
    assert asking.cancelled()
