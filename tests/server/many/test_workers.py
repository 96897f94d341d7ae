"""Two servers and two workers on one PostgreSQL: a worker that dies is replaced by the other."""

import asyncio
import subprocess
from contextlib import ExitStack
from pathlib import Path

from clocksmith.cli.bench.server.connection import Connection
from clocksmith.cli.bench.server.served import Served
from faults.log import kept_at
from faults.processes import descendants, lives
from faults.worked import Worked
from sample import on_its_day
from server.errands.shop import rows, until_lying

MASTERS = {"game": "khronos", "seats": [{"kind": "bot", "level": "master"}] * 2}
SETTINGS = {"CLOCKSMITH_THINKING": "workers", "CLOCKSMITH_BOT_SECONDS": "2"}
THOUGHT = "SELECT name, workshop FROM errands WHERE workshop IS NOT NULL AND NOT done"


def commands_of(pids: list[int]) -> str:
    """Return what processes run."""
    listed = ",".join(str(pid) for pid in pids)
    told = subprocess.run(["ps", "-o", "args=", "-p", listed or "0"], capture_output=True)
    return told.stdout.decode()


async def play_through_a_death(database: str, servers: list[Served], workers: list[Worked]) -> None:
    """Kill the worker that thinks: the bot still moves, once, and both servers tell the same."""
    by_name = {worker.name: worker for worker in workers}
    first, second = (Connection(server.port) for server in servers)
    await first.get("me")
    id = (await first.command("tables", MASTERS))["id"]
    [(errand, thinking)] = await until_lying(database, THOUGHT)
    dead = by_name.pop(thinking)
    while not dead.hands():
        await asyncio.sleep(0.02)
    hands = dead.hands()
    dead.kill()
    assert await rows(database, f"SELECT done FROM errands WHERE name = '{errand}'") == [(False,)]
    while not kept_at(database).logs[id]:
        await asyncio.sleep(0.05)
    [other] = by_name.values()
    assert "a job was left lying" in other.log.read_text("utf-8")
    for server in servers:
        assert "botworker" not in commands_of(descendants(server.pid)), "servers never think"
    log = kept_at(database).logs[id]
    assert [number for number, _ in log] == list(range(1, len(log) + 1))
    assert not any(lives(hand) for hand in hands), "no hand outlives its workshop"
    story = (await second.get(f"tables/{id}/story?seat=spectator")).data()
    assert len(story["steps"]) >= 1
    first.close()
    second.close()


@on_its_day("worker", ("server", "worker"))  # what is killed; test_faults kills every day
def test_a_worker_that_is_killed_while_it_thinks_is_replaced_and_the_bot_moves_once(
    postgresql: str, tmp_path: Path
) -> None:
    with ExitStack() as stack:
        servers = [Served(postgresql, **SETTINGS) for _ in range(2)]
        for server in servers:  # which start together: one of them makes the database ready
            stack.push(server)
            server.begin()
        workers = [stack.enter_context(Worked(postgresql, tmp_path, n)) for n in range(2)]
        for server in servers:
            server.wait()
        asyncio.run(play_through_a_death(postgresql, servers, workers))
        logs = [server.log for server in servers] + [worker.log for worker in workers]
        said = [log.read_text("utf-8") for log in logs]
        assert workers[0].stop() + workers[1].stop() in (0, -9)
    assert not any("gave no answer" in text for text in said), said
    assert not any("Traceback" in text for text in said), said
