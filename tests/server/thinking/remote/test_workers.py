"""Servers and workers as processes: one that is killed is replaced, and a restart is outlasted."""

import asyncio
import subprocess
from contextlib import ExitStack
from pathlib import Path

from clocksmith.cli.commands.bench.server.connection import Connection
from clocksmith.cli.commands.bench.server.served import Served
from eventually import eventually
from faults.log import kept_at
from faults.processes import descendants, lives
from faults.worked import SERVING, TOKEN, Worked
from server.thinking.remote.workers import rows, until_rows

MASTERS = {"game": "khronos", "seats": [{"kind": "bot", "level": "master"}] * 2}
SETTINGS = {**SERVING, "CLOCKSMITH_BOT_SECONDS": "2", "CLOCKSMITH_LOG_LEVEL": "debug"}
THOUGHT = "SELECT id, worker_id FROM procrastinate_jobs WHERE status = 'doing'"


def commands_of(pids: list[int]) -> str:
    """Return what processes run."""
    listed = ",".join(str(pid) for pid in pids)
    listing = subprocess.run(["ps", "-o", "args=", "-p", listed or "0"], capture_output=True)
    return listing.stdout.decode()


def texts_of(*processes: Served | Worked) -> str:
    """Return what servers and workers said."""
    return "".join([process.log.read_text("utf-8") for process in processes])


async def until_moved(database: str, id: str, number: int = 0) -> list[int]:
    """Return the numbers of the moves of a table, once there are more than so many."""
    while len(moves := kept_at(database).logs[id]) <= number:
        await asyncio.sleep(0.05)
    return [number for number, _ in moves]


async def play_through_a_death(database: str, servers: list[Served], workers: list[Worked]) -> None:
    """Kill the worker that thinks: the bot still moves, once, and both servers show the same."""
    by_id = {worker.id: worker for worker in workers}
    first, second = (Connection(server.port) for server in servers)
    await first.get("me")
    id = (await first.command("tables", MASTERS))["id"]
    [(_, thinking)] = await until_rows(database, THOUGHT)
    dead = by_id.pop(thinking)
    processes = await eventually(dead.processes)
    dead.kill()
    numbers = await until_moved(database, id)
    assert "was left by its worker" in texts_of(*servers)
    for server in servers:
        assert "bot_worker" not in commands_of(descendants(server.pid)), "servers never think"
    assert numbers == list(range(1, len(numbers) + 1))
    assert not any(lives(process) for process in processes), "none outlives its worker"
    story = (await second.get(f"tables/{id}/story?seat=spectator")).data()
    assert len(story["steps"]) >= 1
    first.close()
    second.close()


def test_a_worker_that_is_killed_while_it_thinks_is_replaced_and_the_bot_moves_once(
    postgresql: str, tmp_path: Path
) -> None:
    with ExitStack() as stack:
        servers = [Served(postgresql, **SETTINGS) for _ in range(2)]
        for server in servers:  # which start together: one of them makes the database ready
            stack.push(server)
            server.begin()
        for server in servers:
            server.wait()
        workers = [
            stack.enter_context(Worked(server.port, tmp_path, n))
            for n, server in enumerate(servers)
        ]
        asyncio.run(play_through_a_death(postgresql, servers, workers))
        logs = texts_of(*servers, *workers)
        assert workers[0].stop() + workers[1].stop() in (0, -9)
    assert "gave no answer" not in logs
    assert "Traceback" not in logs
    assert TOKEN not in logs


async def play_through_a_restart(database: str, server: Served, worker: Worked) -> None:
    """Kill the server while the worker thinks for it: it is waited for, and bots move on."""
    person = Connection(server.port)
    await person.get("me")
    id = (await person.command("tables", MASTERS))["id"]
    [(job, _)] = await until_rows(database, THOUGHT)
    server.kill()
    moves = len(kept_at(database).logs[id])
    while "the server does not answer" not in texts_of(worker):
        await asyncio.sleep(0.02)
    server.start()
    await until_moved(database, id, moves)
    person.close()
    assert not await rows(database, f"SELECT id FROM procrastinate_jobs WHERE id = {job}")


def test_a_worker_outlasts_a_server_that_is_killed_and_started_again(
    postgresql: str, tmp_path: Path
) -> None:
    with Served(postgresql, **SETTINGS) as server, Worked(server.port, tmp_path, 0) as worker:
        assert TOKEN not in commands_of([worker.pid, server.pid])
        assert worker.id
        asyncio.run(play_through_a_restart(postgresql, server, worker))
        assert worker.stop() == 0
        logs = texts_of(server, worker)
        assert "Traceback" not in logs, logs[logs.index("Traceback") :][:9000]
