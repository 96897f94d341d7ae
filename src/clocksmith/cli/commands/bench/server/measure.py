"""All measurements of a server, one after the other, or of several on one database."""

import asyncio
import os
import time
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from dataclasses import dataclass
from statistics import median
from typing import Any, Final

from clocksmith.cli.commands.bench.process import BenchError
from clocksmith.cli.commands.bench.server.load import Load, put_under_load
from clocksmith.cli.commands.bench.server.looking import opening_ms, play_to_end, undo_ms
from clocksmith.cli.commands.bench.server.postgresql import PostgreSQL
from clocksmith.cli.commands.bench.server.report import as_data, cpu_data
from clocksmith.cli.commands.bench.server.served import Served
from clocksmith.core.game import Game

SQLITE: Final = "sqlite"
ROUNDS: Final = 3  # of one process and of all of them, in turn
UP_SECONDS: Final = 2.0  # that a server has been up when a finished game is opened
FLOOD: Final = 10_000.0  # moves a second: more than is carried, so that the servers set the pace


@dataclass(frozen=True)
class Hosting:
    """How many servers run on which database, and whether each has a core for itself."""

    processes: int = 1
    database: str = SQLITE
    apart: bool = False


def measure_server(
    game: Game[Any], tables: int, rate: float, seconds: float, hosting: Hosting
) -> dict[str, float]:
    """Start servers, put them under load, and look at a finished game of theirs."""
    with _started(hosting) as servers:
        port = servers[0].port
        load = asyncio.run(put_under_load(game, servers, tables, rate, seconds))
        undo, table = asyncio.run(_look(game, port))
        servers[0].restart()  # a finished game is opened by a server that does not remember it
        time.sleep(UP_SECONDS)
        opening = asyncio.run(opening_ms(port, table))
        data = as_data(load, opening, undo)
        if hosting.apart:
            data |= cpu_data(load)
        if hosting.processes > 1:
            data["ratio_to_one"] = round(_ratio(game, servers, tables, seconds), 2)
        return data


async def _look(game: Game[Any], port: int) -> tuple[float, str]:
    return await undo_ms(game, port), await play_to_end(port)


@contextmanager
def _started(hosting: Hosting) -> Iterator[list[Served]]:
    """Start so many servers, on a file or on a PostgreSQL that goes with them."""
    processes, sqlite = hosting.processes, hosting.database == SQLITE
    if sqlite and processes > 1:
        raise BenchError("SQLite has one server to a file: add '--database postgresql'.")
    with ExitStack() as stack:
        cores = stack.enter_context(_kept_apart(processes)) if hosting.apart else []
        url = "" if sqlite else stack.enter_context(PostgreSQL()).database()
        servers = [Served(url) for _ in range(processes)]
        for server, core in zip(servers, cores, strict=False):
            server.core = core
        yield [stack.enter_context(server) for server in servers]


@contextmanager
def _kept_apart(processes: int) -> Iterator[list[int]]:
    """Keep this process to one core, and give one core for each server."""
    if not hasattr(os, "sched_setaffinity"):
        raise BenchError("This system does not keep processes apart: leave '--apart' out.")
    allowed = os.sched_getaffinity(0)
    *cores, last = sorted(allowed)
    if len(cores) < processes:
        raise BenchError(f"There are {len(allowed)} cores: '--apart' needs one more than servers.")
    os.sched_setaffinity(0, {last})
    try:
        yield cores[:processes]
    finally:
        os.sched_setaffinity(0, allowed)


def _ratio(game: Game[Any], servers: list[Served], tables: int, seconds: float) -> float:
    """Return how many times as many moves all processes carry as one; the median of rounds."""
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
    """Return how many moves a second servers carry when more are sent than they can."""
    load: Load = asyncio.run(put_under_load(game, servers, tables, FLOOD, seconds))
    return load.moves_per_second()
