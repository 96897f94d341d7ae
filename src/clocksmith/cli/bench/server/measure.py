"""All measurements of a server, one after the other, or of several on one database."""

import asyncio
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from statistics import median
from typing import Any, Final

from clocksmith.cli.bench.process import BenchError
from clocksmith.cli.bench.server.load import Load, put_under_load
from clocksmith.cli.bench.server.looking import opening_ms, play_to_end, undo_ms
from clocksmith.cli.bench.server.postgresql import PostgreSQL
from clocksmith.cli.bench.server.report import as_data
from clocksmith.cli.bench.server.served import Served
from clocksmith.core.game import Game

SQLITE: Final = "sqlite"
ROUNDS: Final = 3  # of one process and of all of them, in turn
FLOOD: Final = 10_000.0  # moves a second: more than is carried, so that the servers set the pace


def measure_server(
    game: Game[Any],
    tables: int,
    rate: float,
    seconds: float,
    processes: int = 1,
    database: str = SQLITE,
) -> dict[str, float]:
    """Start servers, put them under load, and look at a finished game of theirs."""
    with _started(processes, database) as servers:
        ports = [server.port for server in servers]
        load = asyncio.run(put_under_load(game, ports, tables, rate, seconds))
        undo, table = asyncio.run(_look(game, ports[0]))
        servers[0].restart()  # a finished game is opened by a server that does not remember it
        opening = asyncio.run(opening_ms(ports[0], table))
        data = as_data(load, opening, undo)
        if processes > 1:
            data["ratio_to_one"] = round(_ratio(game, servers, tables, seconds), 2)
        return data


async def _look(game: Game[Any], port: int) -> tuple[float, str]:
    return await undo_ms(game, port), await play_to_end(port)


@contextmanager
def _started(processes: int, database: str) -> Iterator[list[Served]]:
    """Start so many servers, on a file or on a PostgreSQL that goes with them."""
    if database == SQLITE and processes > 1:
        raise BenchError("SQLite has one server to a file: add '--database postgresql'.")
    with ExitStack() as stack:
        url = "" if database == SQLITE else stack.enter_context(PostgreSQL()).database()
        yield [stack.enter_context(Served(url)) for _ in range(processes)]


def _ratio(game: Game[Any], servers: list[Served], tables: int, seconds: float) -> float:
    """Return how many times the moves of one process all of them carry, the median of rounds."""
    ratios: list[float] = []
    for _ in range(ROUNDS):
        for server in servers[1:]:
            server.stop()  # one that only listens would take its share of the machine
        one = _flood(game, servers[:1], tables, seconds / ROUNDS)
        for server in servers[1:]:
            server.start()
        ratios.append(_flood(game, servers, tables, seconds / ROUNDS) / one)
    return median(ratios)


def _flood(game: Game[Any], servers: list[Served], tables: int, seconds: float) -> float:
    """Return how many moves a second servers carry that are sent more than they can."""
    ports = [server.port for server in servers]
    load: Load = asyncio.run(put_under_load(game, ports, tables, FLOOD, seconds))
    return load.moves_per_second()
