"""A server killed at any moment has kept what it acknowledged, and does nothing twice."""

import asyncio
import os
import random
import time
from contextlib import ExitStack
from statistics import median
from typing import Final

import pytest

from clocksmith.bots.registry import BOTS
from clocksmith.cli.bench.server.connection import Connection
from clocksmith.cli.bench.server.served import Served
from faults.checker import findings, unheard
from faults.log import kept_in
from faults.notes import Journal
from faults.party import Party, hear_everything, stopped
from faults.processes import IS_LINUX, assert_gone, descendants
from faults.retelling import told_otherwise
from sample import examples, on_its_day, sample

SERVERS: Final = examples(1, 2)  # each with a core of its own, if there are two
KILLS: Final = int(os.environ.get("CLOCKSMITH_KILLS", "10"))  # of each server; test-all has 50
BETWEEN: Final = (1, 24)  # commands acknowledged between two kills
AFTER: Final = 40  # commands acknowledged after the last kill
WHILE_STARTING: Final = 8  # every so many kills, the server is killed again while it starts
PATIENCE: Final = 60.0  # seconds, on a busy machine
PARTIES: Final = (
    (("invite", "invite"), ["khronos", "sands", "inventions"]),
    (("invite",), ["sands", "inventions", "khronos"]),
    (("bot", "invite"), ["inventions", "khronos", "sands"]),
    (("bot",), ["khronos", "sands", "inventions"]),
)


class Killer:
    """Kills a server again and again, and looks each time at what it has kept."""

    def __init__(self, served: Served, journal: Journal, rng: random.Random) -> None:
        self.served = served
        self.journal = journal
        self.rng = rng
        self.kills = 0
        self.workers = 0
        self.unheard: set[str] = set()  # keys of commands that were kept, but not acknowledged yet
        self.starting: list[float] = []

    async def kill_often(self) -> None:
        """Kill it as often as wanted, and see that people go on after the last time."""
        while self.kills < KILLS:
            await self.kill()
        await self.journal.reached(self.journal.count + AFTER, PATIENCE)

    async def kill(self) -> None:
        """Let people play a little, kill the server, and start it again."""
        await self.journal.reached(self.journal.count + self.rng.randint(*BETWEEN), PATIENCE)
        await asyncio.sleep(self.rng.random() * 0.02)
        await self._kill()
        if self.kills % WHILE_STARTING == 0:
            self.served.begin()
            await asyncio.sleep(self.rng.random())
            await self._kill()
        began = time.perf_counter()
        self.served.begin()
        await asyncio.to_thread(self.served.wait)
        self.starting.append(time.perf_counter() - began)

    def figures(self) -> dict[str, float]:
        """Return what is worth knowing of it."""
        return {
            "kills": self.kills,
            "acknowledged": self.journal.count,
            "acknowledged_again": self.journal.again,
            "kept_unheard": len(self.unheard),
            "bot_processes": self.workers,
            "start_s": round(median(self.starting), 3),
        }

    async def _kill(self) -> None:
        workers = descendants(self.served.pid)
        self.served.kill()
        self.kills += 1
        self.workers += len(workers)
        await assert_gone(workers)
        kept = kept_in(self.served.file)
        assert not findings(self.journal.people, kept, timely=True)
        self.unheard |= unheard(self.journal.people, kept)


async def killed_again_and_again(served: Served, seed: int) -> Killer:
    """Play at several tables while the server is killed; return who did it."""
    rng, journal = random.Random(seed), Journal()
    parties = [Party([served.port], journal, kinds, rng) for kinds, _ in PARTIES]
    playing = asyncio.gather(
        *[party.play(games) for party, (_, games) in zip(parties, PARTIES, strict=True)]
    )
    killer = Killer(served, journal, rng)
    killing = asyncio.create_task(killer.kill_often())
    try:
        await asyncio.wait((killing, playing), return_when=asyncio.FIRST_COMPLETED)
        if playing.done():
            playing.result()  # they play for ever: it says what went wrong
        await killing
        await stopped(playing)
        for party in parties:
            await hear_everything(party)
    finally:
        await stopped(killing, playing)
        for party in parties:
            party.close()
    assert not findings(journal.people, kept_in(served.file), timely=True)
    ids = [id for party in parties for id in party.tables]
    assert not await told_otherwise(str(served.file), [served.port], ids)
    return killer


@on_its_day("server", ("server", "worker"))  # what is killed; many/test_faults kills every day
@pytest.mark.skipif(not IS_LINUX, reason="processes are found in /proc")
def test_killed_servers_have_kept_what_they_acknowledged_and_people_go_on() -> None:
    with ExitStack() as stack:
        servers = [stack.enter_context(Served()) for _ in range(SERVERS)]

        async def at_once() -> list[Killer]:
            killing = [killed_again_and_again(served, n) for n, served in enumerate(servers)]
            return await asyncio.gather(*killing)

        killers = asyncio.run(at_once())
        said = [served.log.read_text("utf-8") for served in servers]
    assert not any("Traceback" in text for text in said), said
    for killer in killers:
        assert killer.kills >= KILLS
        assert killer.journal.count > 4 * KILLS
        assert killer.journal.again > 0  # commands were under way when it was killed
        assert killer.unheard  # and some of those had been kept
        assert killer.workers > 0  # and some while a bot thought
        print(killer.figures())  # shown by pytest -rP


@pytest.mark.skipif(not IS_LINUX, reason="processes are found in /proc")
@pytest.mark.parametrize("bot", sample(BOTS, 2))
def test_no_bot_outlives_the_server_that_asked_it(bot: str) -> None:
    with Served() as served:
        asyncio.run(let_bots_play(served.port, bot))
        give_up = time.monotonic() + PATIENCE
        while not (thinking := descendants(served.pid)):
            assert time.monotonic() < give_up, "no bot was asked"
            time.sleep(0.01)
        time.sleep(1.0)  # it has begun whatever it begins
        thinking += descendants(served.pid)
        served.kill()
        asyncio.run(assert_gone(thinking))


async def let_bots_play(port: int, bot: str) -> None:
    """Open a table for bots alone."""
    connection = Connection(port)
    seats = [{"kind": "bot", "level": bot}] * 2
    await connection.command("tables", {"game": "khronos", "seats": seats})
    connection.close()
