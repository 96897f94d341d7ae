"""Measures what one move, one socket and one notice cost, on servers and a PostgreSQL of its own.

Costs are seconds of the processor, as the system counts them for each process, so that others who
use the machine disturb them little. What is counted by the clock is the best of several rounds.
"""

import asyncio
import os
import random
import threading
import time
from collections.abc import AsyncIterator, Awaitable, Callable, Iterator
from contextlib import ExitStack, asynccontextmanager, contextmanager
from pathlib import Path
from typing import Any, Final

import psycopg
from websockets.asyncio.client import ClientConnection, connect

from clocksmith.cli.bench.plain import is_compiled
from clocksmith.cli.bench.server.connection import Connection
from clocksmith.cli.bench.server.postgresql import PostgreSQL
from clocksmith.cli.bench.server.seats import LoadedTable
from clocksmith.cli.bench.server.served import Served
from clocksmith.games import GAMES, OURS
from clocksmith.server.sessions import LISTENING_SECONDS
from clocksmith.server.store.notices import CHANNEL

TABLES: Final = 30
SEATS: Final = 3
MOVES: Final = 120  # in one round
WARMING: Final = 60  # moves before
THINKING: Final = 0.15  # seconds between two moves at a table
SOCKETS: Final = 500
ROUNDS: Final = 5
IDLE_SECONDS: Final = 5.0
AGAIN: Final = 3  # rounds of pings
TICKS: Final = os.sysconf("SC_CLK_TCK")
LAST_LOCK: Final = 60_000
LOCK: Final = "SELECT count(pg_advisory_lock(n)) FROM generate_series(%s::int, %s::int) AS n"
WRITTEN: Final = "SELECT pg_current_wal_lsn() - '0/0'::pg_lsn"
Costs = dict[str, Any]


def processor_seconds(pid: int) -> float:
    """Return how long a process has used a processor."""
    fields = Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()
    return (int(fields[11]) + int(fields[12])) / TICKS


def memory(pid: int) -> int:
    """Return how many bytes of memory a process has."""
    return int(Path(f"/proc/{pid}/statm").read_text().split()[1]) * os.sysconf("SC_PAGE_SIZE")


class Machine:
    """Two servers on one PostgreSQL, and what they have used so far."""

    def __init__(self, cluster: PostgreSQL, servers: list[Served], database: str) -> None:
        self.cluster = cluster
        self.servers = servers
        self.database = database
        self.ports = [server.port for server in servers]

    def used(self) -> list[float]:
        """Return the seconds of the processor of both servers and of PostgreSQL."""
        return [*[processor_seconds(server.pid) for server in self.servers], self._postgresql()]

    def asked(self, query: str) -> Any:
        """Return what PostgreSQL answers to a question."""
        with psycopg.connect(self.database) as connection:
            return connection.execute(query.encode()).fetchone()[0]  # type: ignore[index]

    def _postgresql(self) -> float:
        pid = int((self.cluster.log.parent / "data" / "postmaster.pid").read_text().split()[0])
        children = Path(f"/proc/{pid}/task/{pid}/children").read_text().split()
        return sum(processor_seconds(int(child)) for child in children)


@contextmanager
def a_machine() -> Iterator[Machine]:
    """Start it all."""
    with ExitStack() as stack:
        cluster = stack.enter_context(PostgreSQL())
        database = cluster.database()
        settings = {"CLOCKSMITH_BOT_WORKERS": "1", "CLOCKSMITH_TABLES_OPEN": "100000"}
        servers = [stack.enter_context(Served(database, **settings)) for _ in range(2)]
        yield Machine(cluster, servers, database)


# ---- moves ----


async def opened(game: str, port: int, listening: int) -> list[LoadedTable]:
    """Open tables whose seats listen at a port."""
    luck = random.Random(7)
    tables = [LoadedTable(GAMES[game], port, SEATS, luck, listening) for _ in range(TABLES)]
    for table in tables:
        await table.open()
    return tables


async def played(tables: list[LoadedTable], moves: int) -> None:
    """Let people play at all tables until so many moves were made."""
    left = [moves]

    async def play(table: LoadedTable) -> None:
        while left[0] > 0:
            asked = await table.question()
            if asked is None:
                return
            left[0] -= 1
            await table.play(asked)
            await asyncio.sleep(THINKING)

    await asyncio.gather(*[play(table) for table in tables])


async def costs_of(game: str, machine: Machine) -> Costs:
    """Return what a move costs who judges it, who follows, who looks on, and the database.

    At some tables people listen where they play, at others at the other server, and at some one
    looks on there; in turns, so that a busy minute of the machine does not fall on one of them.
    """
    first, second = machine.ports
    here = await opened(game, first, first)
    await played(here, WARMING)
    hearing = await heard_by_the_other(machine, here)
    for table in here:
        await table.close()
    # All begin anew: later in a game a move costs more, and they are compared.
    here, there = await opened(game, first, first), await opened(game, first, second)
    watched = await opened(game, first, first)
    for tables in (here, there, watched):
        await played(tables, WARMING)
    heard = sum(len(table.sizes.bytes) for table in here)
    log = machine.asked(WRITTEN)
    async with onlookers(watched, second):
        used = [[0.0] * 3 for _ in range(3)]
        for _ in range(ROUNDS):
            for place, tables in enumerate((here, there, watched)):
                used[place] = added(used[place], await used_by(machine, played(tables, MOVES)))
    written = int(machine.asked(WRITTEN) - log)
    sizes = [size for table in here for size in table.sizes.bytes][heard:]
    for table in [*here, *there, *watched]:
        await table.close()
    moves = ROUNDS * MOVES
    return {
        "command_ms": rounded(1000 * used[1][0] / moves),
        "view_ms": rounded(1000 * (used[0][0] - used[1][0]) / moves / SEATS),
        "follow_ms": rounded(1000 * used[2][1] / moves),
        "hear_ms": rounded(1000 * hearing),
        "postgresql_ms": rounded(1000 * used[0][2] / moves),
        "update_bytes": round(sum(sizes) / len(sizes)),
        "written_bytes": round(written / moves / 3),
    }


@asynccontextmanager
async def onlookers(tables: list[LoadedTable], port: int) -> AsyncIterator[None]:
    """Let one person look on at each table, at a server at which nobody plays there."""
    cookie = await guest(port)
    sockets = [await look_on(table, port, cookie) for table in tables]

    async def read(socket: ClientConnection) -> None:
        async for _ in socket:
            pass

    readers = [asyncio.create_task(read(socket)) for socket in sockets]
    yield
    for socket, reader in zip(sockets, readers, strict=True):
        reader.cancel()
        await socket.close()


async def heard_by_the_other(machine: Machine, tables: list[LoadedTable]) -> float:
    """Return the seconds it takes a server to hear of a move at a table that it does not hold.

    What it does anyhow, moves or not, is taken off.
    """
    idle = (await used_by(machine, asyncio.sleep(IDLE_SECONDS)))[1] / IDLE_SECONDS
    began = time.monotonic()
    busy = (await used_by(machine, played(tables, ROUNDS * MOVES)))[1]
    anyhow = idle * (time.monotonic() - began)
    return max(0.0, busy - anyhow) / (ROUNDS * MOVES)


async def used_by(machine: Machine, doing: Awaitable[None]) -> list[float]:
    """Return the seconds of the processor that something took: of both servers, of PostgreSQL."""
    before = machine.used()
    await doing
    return [after - was for after, was in zip(machine.used(), before, strict=True)]


def added(some: list[float], more: list[float]) -> list[float]:
    """Return sums, one by one."""
    return [one + other for one, other in zip(some, more, strict=True)]


# ---- sockets ----


async def guest(port: int) -> str:
    """Return the cookie of somebody new."""
    connection = Connection(port)
    await connection.get("me")
    connection.close()
    return connection.cookie


async def look_on(table: LoadedTable, port: int, cookie: str) -> ClientConnection:
    """Return a socket of somebody who looks on, once he was welcomed."""
    socket = await connect(
        f"ws://127.0.0.1:{port}/api/tables/{table.id}/socket",
        additional_headers={"Cookie": cookie},
        origin=f"http://127.0.0.1:{port}",  # type: ignore[arg-type]
        compression=None,
        max_size=None,
        ping_interval=None,
    )
    await socket.recv()
    return socket


async def ping(sockets: list[ClientConnection]) -> None:
    """Let everybody say that he is there, and hear the answer."""
    for socket in sockets:
        await socket.send('{"type":"ping"}')
    for socket in sockets:
        while '"pong"' not in str(await socket.recv())[:40]:
            pass


async def pinged_again(sockets: list[ClientConnection]) -> None:
    """Do so several times, so that it can be measured."""
    for _ in range(AGAIN):
        await ping(sockets)


async def costs_of_sockets(machine: Machine) -> Costs:
    """Return what tables and sockets take, and what it costs to keep one open."""
    for server in machine.servers:
        server.restart()  # what tables of before have left would be used again
    port, pid = machine.ports[0], machine.servers[0].pid
    empty = memory(pid)
    tables = await opened("sands", port, port)
    await played(tables, 600)
    with_tables = memory(pid)
    cookies = [await guest(port) for _ in range(SOCKETS)]
    idle, before = memory(pid), machine.used()
    sockets = [
        await look_on(tables[number % len(tables)], port, cookie)
        for number, cookie in enumerate(cookies)
    ]
    opening = machine.used()[0] - before[0]
    per_socket = (memory(pid) - idle) / SOCKETS
    await asyncio.sleep(LISTENING_SECONDS + 1)
    looked = await used_by(machine, ping(sockets))
    believed = (await used_by(machine, pinged_again(sockets)))[0] / AGAIN
    for socket in sockets:
        await socket.close()
    for table in tables:
        await table.close()
    seated = SEATS * len(tables) * per_socket
    return {
        "process_mb": round(empty / 1e6),
        "table_kb": round((with_tables - empty - seated) / len(tables) / 1e3),
        "socket_kb": round(per_socket / 1e3),
        "open_ms": rounded(1000 * opening / SOCKETS),
        "ping_ms": rounded(1000 * believed / SOCKETS),
        "look_ms": rounded(1000 * (looked[0] - believed) / SOCKETS),
        "look_postgresql_ms": rounded(1000 * looked[2] / SOCKETS),
        "connections": machine.asked(
            "SELECT count(*) FROM pg_stat_activity WHERE backend_type = 'client backend' "
            "AND datname = current_database() AND pid <> pg_backend_pid()"
        )
        / len(machine.servers),
    }


# ---- the database ----


def best(round_of: Callable[[], float]) -> float:
    """Return the most that was reached in some rounds."""
    return max(round_of() for _ in range(ROUNDS))


def per_second(url: str, statement: str, senders: int, seconds: float = 1.0) -> float:
    """Return how many transactions a second some connections make together."""
    done = [0] * senders
    until = time.monotonic() + seconds

    def send(number: int) -> None:
        with psycopg.connect(url, autocommit=True) as connection:
            while time.monotonic() < until:
                connection.execute(statement.encode(), (number, done[number]))
                done[number] += 1

    threads = [threading.Thread(target=send, args=(number,)) for number in range(senders)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    return sum(done) / seconds


def notify_seconds(machine: Machine, listeners: int, notices: int = 2000) -> float:
    """Return the seconds of the processor that PostgreSQL takes for a notice to so many."""
    with ExitStack() as stack:
        for _ in range(listeners):
            connection = stack.enter_context(psycopg.connect(machine.database, autocommit=True))
            connection.execute(f"LISTEN {CHANNEL}".encode())
        sender = stack.enter_context(psycopg.connect(machine.database, autocommit=True))
        before = machine.used()[-1]
        for number in range(notices):
            sender.execute("SELECT pg_notify(%s, %s)", (CHANNEL, f'["x",{number},"{"y" * 120}"]'))
        return (machine.used()[-1] - before) / notices


def locks_that_fit(machine: Machine) -> int:
    """Return how many locks PostgreSQL, as it comes, has room for."""
    taken = 0
    with psycopg.connect(machine.database, autocommit=True) as connection:
        try:
            while taken < LAST_LOCK:
                connection.execute(LOCK.encode(), (taken, taken + 99))
                taken += 100
        except psycopg.errors.OutOfMemory:
            pass
    return taken


def costs_of_database(machine: Machine) -> Costs:
    """Return what PostgreSQL carries, with a disk that makes every commit last."""
    with psycopg.connect(machine.database) as connection:
        connection.execute(b"CREATE TABLE scale (sender integer, number integer, text varchar)")
    write = f"INSERT INTO scale VALUES (%s, %s, '{'x' * 100}')"
    one, many = (best(lambda n=n: per_second(machine.database, write, n)) for n in (1, 8))  # type: ignore[misc]
    told = "SELECT pg_notify('unheard', (%s * 1000000 + %s)::text)"
    few, more = (min(notify_seconds(machine, n) for _ in range(3)) for n in (0, 16))
    return {
        "commits_per_s_of_one": round(one),
        "commits_per_s_of_eight": round(many),
        "notifies_per_s": round(best(lambda: per_second(machine.database, told, 8))),
        "notify_ms": rounded(1000 * few),
        "notify_listener_ms": rounded(1000 * max(0.0, more - few) / 16),
        "locks": locks_that_fit(machine),
    }


def rounded(value: float) -> float:
    """Return a value with three digits that count."""
    return float(f"{value:.3g}")


def costs_of_games(machine: Machine) -> Costs:
    """Return what a move of each game costs."""
    return {game: asyncio.run(costs_of(game, machine)) for game in OURS}


PARTS: Final = {
    "games": costs_of_games,
    "sockets": lambda machine: asyncio.run(costs_of_sockets(machine)),
    "database": costs_of_database,
}


def measure(parts: list[str], known: Costs) -> Costs:
    """Return what is known, with some parts measured anew.

    What was counted by the clock is kept beside what was counted before: others use the machine.
    """
    with a_machine() as machine:
        new = {part: PARTS[part](machine) for part in parts}
    if "database" in new:
        new["database"] = [*known["database"], new["database"]]
    return {**known, "compiled": is_compiled(), **new}
