"""A worker gets nothing its seat may not know: byte by byte, in the queue and over HTTP."""

import asyncio
import json
import random
from collections.abc import Iterator
from contextlib import AsyncExitStack, suppress
from pathlib import Path
from typing import Any

import pytest

from clocksmith.cli.commands.bench.server.postgresql import PostgreSQL
from clocksmith.core.seat import Seat
from clocksmith.games import OURS
from clocksmith.server.tables.bot_questions import asked_of
from clocksmith.server.thinking.bot_worker import COACH
from clocksmith.table.table import Table
from effort import ALL, covering
from server.secrets.test_bytes import TIMED
from server.secrets.twins import Twins, told_apart
from server.secrets.worlds import World, two_worlds
from server.thinking.remote.workers import REMOTE, RawWorker, until_rows
from table.pairs import Pair, redealt
from table.sitting import chooser_for, finish, setup_for, table_for
from table.test_secrets import command_for

COMMANDS = 8
AFTER = (20, 40) if ALL else (20,)  # answers, from which on jobs are compared
JOBS = """
SELECT jsonb_build_array(queue_name, task_name, priority, lock, args - 'server')::text
FROM procrastinate_jobs
"""


def none(jobs: list[Any]) -> bool:
    """Whether no job is left."""
    return not jobs


async def job_of(world: World, database: str, id: str, seat: Seat, bot: bool) -> str:
    """Return the bytes of the job when a seat's bot, or a helper, is asked: there and sent."""
    live = await world.house.live(id)
    question = live.table.question(seat)
    assert question is not None
    asked = asked_of(live, question, seat, "master" if bot else COACH, 2.0)
    asking = asyncio.create_task(world.house.services.backend.bots.choose(asked))
    try:
        stored = await until_rows(database, JOBS)
        sent = await RawWorker(world.house).job()
        return json.dumps([stored, {**sent, "id": 0}])
    finally:
        asking.cancel()
        with suppress(asyncio.CancelledError):
            await asking
        await until_rows(database, JOBS, none)


async def compare_jobs(
    worlds: tuple[World, World], databases: tuple[str, str], pair: Pair, rng: random.Random
) -> int:
    """Play a stretch in both worlds; whenever the viewer is asked, its jobs are the same."""
    twins = Twins(worlds, pair, rng)
    chooser, compared = chooser_for(pair.game.name, rng), 0
    async with AsyncExitStack() as stack:
        tables = zip(worlds, (pair.one, pair.two), strict=True)
        opened = [
            await world.branched(await world.house.guest(), pair.game, table.state)
            for world, table in tables
        ]
        await twins.open(stack, opened)
        for number in range(COMMANDS):
            if pair.one.question(pair.viewer) is not None:
                jobs = [
                    await job_of(world, database, twins.id, pair.viewer, bot=number % 2 == 0)
                    for world, database in zip(worlds, databases, strict=True)
                ]
                assert jobs[0] == jobs[1], told_apart(*jobs)
                compared += 1
            if not await twins.tell(command_for(pair.one, rng, chooser)):
                break
    return compared


def pairs(name: str, number: int, rng: random.Random) -> Iterator[Pair]:
    """Give games in which much is hidden, in twos that a seat which is asked cannot tell apart."""
    table, setup = table_for(name, number), setup_for(name, number, TIMED)
    for longest in AFTER:
        finish(table, rng, longest=longest)
        pair = redealt(setup, table.state, Seat(table.waiting()[0]), rng)
        assert pair.differs() or name == "sands"  # in which hardly anything is hidden
        yield pair


@pytest.mark.parametrize(("name", "number"), covering(OURS, [1, 2]))
async def test_the_jobs_of_a_seat_are_the_same_whatever_it_may_not_know(
    name: str,
    number: int,
    postgresql: str,
    cluster: PostgreSQL,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    databases, rng, compared = (postgresql, cluster.database()), random.Random(number), 0
    async with two_worlds(tmp_path, monkeypatch, databases, **REMOTE) as worlds:
        for pair in pairs(name, number, rng):
            compared += await compare_jobs(worlds, databases, pair, rng)
    assert compared >= 2


async def test_a_job_that_held_the_cards_of_others_would_be_found_out(
    postgresql: str, cluster: PostgreSQL, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(Table, "seen", lambda table, *_: table.setup.game.write(table.state))
    databases, rng = (postgresql, cluster.database()), random.Random(1)
    async with two_worlds(tmp_path, monkeypatch, databases, **REMOTE) as worlds:
        with pytest.raises(AssertionError, match="told apart by"):
            await compare_jobs(worlds, databases, next(pairs("khronos", 1, rng)), rng)
