"""A server killed at any moment has kept what it acknowledged, and does nothing twice."""

import asyncio
import random
import time
from contextlib import ExitStack
from statistics import median
from typing import Final

import pytest

from clocksmith.bots.registry import BOTS
from clocksmith.cli.commands.bench.server.connection import Connection
from clocksmith.cli.commands.bench.server.served import Served
from effort import KILLS, effort
from eventually import wait_until
from faults.checker import findings, unheard
from faults.log import kept_in
from faults.notes import Journal
from faults.party import Party, hear_everything, stopped
from faults.processes import IS_LINUX, assert_gone, descendants
from faults.retelling import told_otherwise

SERVERS: Final = effort(1, 2)  # each with a core of its own, if there are two
BETWEEN: Final = (1, 24)  # commands acknowledged between two kills
AFTER: Final = 40  # commands acknowledged after the last kill
MOST: Final = 8 * KILLS  # after so many kills, one should have cut off a command and a bot
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
        """Kill it so often that a kill has met everything it may meet; people then go on.

        What a kill meets is luck, and more so on a busy machine. So it is killed until it has met
        a command that was kept and not acknowledged, one that was sent again, and a bot.
        """
        while self.kills < KILLS or not self.has_met_everything:
            assert self.kills < MOST, self.figures()
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

    @property
    def has_met_everything(self) -> bool:
        """Whether kills have cut off commands before and after they were kept, and bots."""
        return bool(self.unheard) and self.journal.again > 0 and self.workers > 0

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
        assert killer.has_met_everything
        print(killer.figures())  # shown by pytest -rP


@pytest.mark.skipif(not IS_LINUX, reason="processes are found in /proc")
def test_no_bot_outlives_the_server_that_asked_it() -> None:
    with Served() as served:
        tables = [asyncio.run(open_table_for(served.port, bot)) for bot in BOTS]
        # A bot that has answered has begun whatever processes it begins.
        wait_until(lambda: all(kept_in(served.file).logs[id] for id in tables), 4 * PATIENCE)
        thinking = descendants(served.pid)
        assert thinking
        served.kill()
        asyncio.run(assert_gone(thinking))


async def open_table_for(port: int, bot: str) -> str:
    """Open a table at which two bots of a kind play, and return its id."""
    connection = Connection(port)
    seats = [{"kind": "bot", "level": bot}] * 2
    opened = await connection.command("tables", {"game": "khronos", "seats": seats})
    connection.close()
    return str(opened["id"])
