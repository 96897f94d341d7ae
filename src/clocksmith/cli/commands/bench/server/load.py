"""Many tables at once: moves are sent at a steady pace, and each acknowledgement is timed."""

import asyncio
import gc
import random
import time
from typing import Any, Final

from clocksmith.cli.commands.bench.process import BenchError
from clocksmith.cli.commands.bench.server.seats import LoadedTable, Question
from clocksmith.cli.commands.bench.server.served import Served
from clocksmith.core.game import Game

OPENED_AT_ONCE: Final = 20
SEATS: Final = (2, 3, 4)  # tables of these sizes, in turn


class Load:
    """What was measured: seconds until each move was acknowledged, bytes of each update."""

    def __init__(self) -> None:
        self.waits: list[float] = []
        self.bytes: list[int] = []
        self.seconds = 0.0
        self.served_cpu = 0.0  # seconds that processors worked for the servers meanwhile
        self.own_cpu = 0.0  # and for what sends the moves

    def moves_per_second(self) -> float:
        """Return how many moves were acknowledged in a second."""
        return len(self.waits) / self.seconds


class Pace:
    """Lets moves begin at a steady rate, whatever the server does."""

    def __init__(self, rate: float) -> None:
        self._step = 1 / rate
        self._next = time.perf_counter()

    async def turn(self) -> None:
        """Wait until the next move may begin; late ones are not made up for in a burst."""
        now = time.perf_counter()
        self._next = max(self._next + self._step, now - 0.05)
        if self._next > now:
            await asyncio.sleep(self._next - now)


async def put_under_load(
    game: Game[Any], servers: list[Served], tables: int, rate: float, seconds: float
) -> Load:
    """Play on many tables for a while; the first tenth of the time warms up and does not count.

    Tables are dealt out to the servers in turn.
    """
    gc.disable()  # a collection would hold this client up, and be taken for the server's delay
    try:
        return await _load(game, servers, tables, rate, seconds)
    finally:
        gc.enable()


async def _load(
    game: Game[Any], servers: list[Served], tables: int, rate: float, seconds: float
) -> Load:
    rng = random.Random(1)
    open_tables = await _open_all(game, [server.port for server in servers], tables, rng)
    load = Load()
    ready: asyncio.Queue[tuple[LoadedTable, Question]] = asyncio.Queue()
    askers = [asyncio.create_task(_announce(table, ready)) for table in open_tables]
    players: set[asyncio.Task[None]] = set()
    pace = Pace(rate)
    begin = time.perf_counter() + seconds / 10
    end = begin + seconds
    worked: tuple[float, float] | None = None
    while time.perf_counter() < end:
        if worked is None and time.perf_counter() >= begin:
            worked = _worked(servers)
        await pace.turn()
        async with asyncio.timeout(30):
            table, question = await ready.get()
        task = asyncio.create_task(_move(table, question, ready, load, begin))
        players.add(task)
        task.add_done_callback(players.discard)
        _look_for_trouble(askers)
    load.seconds = time.perf_counter() - begin
    if worked is not None:
        served, own = _worked(servers)
        load.served_cpu, load.own_cpu = served - worked[0], own - worked[1]
    await asyncio.gather(*players)
    for asker in askers:
        asker.cancel()
    for table in open_tables:
        load.bytes += table.sizes.bytes
        await table.close()
    return load


def _worked(servers: list[Served]) -> tuple[float, float]:
    """Return how long processors have worked: for the servers, and for this process."""
    return sum([server.cpu_seconds() for server in servers]), time.process_time()


async def _open_all(
    game: Game[Any], ports: list[int], tables: int, rng: random.Random
) -> list[LoadedTable]:
    opened: list[LoadedTable] = []
    for first in range(0, tables, OPENED_AT_ONCE):
        numbers = range(first, min(first + OPENED_AT_ONCE, tables))
        some = [
            LoadedTable(game, ports[n % len(ports)], SEATS[n % len(SEATS)], rng) for n in numbers
        ]
        await asyncio.gather(*[table.open() for table in some])
        opened += some
    return opened


async def _announce(
    table: LoadedTable, ready: "asyncio.Queue[tuple[LoadedTable, Question]]"
) -> None:
    """Say that a table is ready for its first move."""
    question = await table.question()
    if question is not None:
        ready.put_nowait((table, question))


async def _move(
    table: LoadedTable,
    question: Question,
    ready: "asyncio.Queue[tuple[LoadedTable, Question]]",
    load: Load,
    begin: float,
) -> None:
    """Make one move, time its acknowledgement, and wait for the next question."""
    started = time.perf_counter()
    await table.play(question)
    ended = time.perf_counter()
    if started >= begin:
        load.waits.append(ended - started)
    following = await table.question()
    if following is not None:
        ready.put_nowait((table, following))


def _look_for_trouble(askers: list[asyncio.Task[None]]) -> None:
    for asker in askers:
        if asker.done() and not asker.cancelled() and asker.exception() is not None:
            raise BenchError(f"A table could not be played: {asker.exception()}")
