"""Two server processes on one PostgreSQL: whatever fails, people go on and nothing is lost."""

import asyncio
import os
import random
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import ExitStack, asynccontextmanager
from typing import Any, Final

import msgspec

from clocksmith.cli.bench.server.connection import Connection
from clocksmith.cli.bench.server.postgresql import PostgreSQL
from clocksmith.cli.bench.server.served import Served
from server.durability.journal import Journal, kept_at
from server.durability.party import Party, assert_has_heard_everything, stopped

ROUNDS: Final = int(os.environ.get("CLOCKSMITH_ROUNDS", "1"))  # of all faults, in another order
AFTER: Final = 25  # commands acknowledged after each fault
PATIENCE: Final = 60.0  # seconds, on a busy machine
PARTIES: Final = (
    (("invite", "invite"), ["khronos", "sands", "inventions"]),
    (("invite",), ["sands", "inventions", "khronos"]),
    (("bot", "invite"), ["inventions", "khronos", "sands"]),
)


class Club:
    """A database, its servers, and people who play there, now through one and now the other."""

    def __init__(self, cluster: PostgreSQL, database: str, servers: list[Served]) -> None:
        self.cluster = cluster
        self.database = database
        self.servers = servers
        self.journal = Journal()
        self.rng = random.Random(7)
        ports = [server.port for server in servers]
        self.parties = [Party(ports, self.journal, kinds, self.rng) for kinds, _ in PARTIES]

    async def go_on(self) -> None:
        """Wait until people have played on."""
        await self.journal.reached(self.journal.count + AFTER, PATIENCE)

    @asynccontextmanager
    async def playing(self) -> AsyncIterator[None]:
        """Let people play as long as this lasts; then they know all that somebody new is told."""
        games = zip(self.parties, PARTIES, strict=True)
        playing = [asyncio.create_task(party.play(order)) for party, (_, order) in games]
        try:
            yield
            await stopped(*playing)
            for party in self.parties:
                await assert_has_heard_everything(party)
        finally:
            for task in playing:
                if task.done() and not task.cancelled():
                    task.result()  # they play for ever: it says what went wrong
            await stopped(*playing)
            for party in self.parties:
                party.close()

    # ---- what fails ----

    async def one_server_dies(self) -> None:
        """The other goes on alone."""
        dead = self.rng.choice(self.servers)
        dead.kill()
        await self.go_on()
        dead.begin()
        await asyncio.to_thread(dead.wait)

    async def one_server_is_restarted(self) -> None:
        """As for an upgrade, one after the other."""
        for server in self.servers:
            await asyncio.to_thread(server.stop)
            server.begin()
            await asyncio.to_thread(server.wait)

    async def postgresql_is_restarted(self) -> None:
        """All connections are cut."""
        await asyncio.to_thread(self.cluster.stop)
        await asyncio.to_thread(self.cluster.start)

    async def postgresql_dies(self) -> None:
        """It comes back by itself, from its log."""
        await asyncio.to_thread(self.cluster.kill)
        await asyncio.sleep(self.rng.random())
        await asyncio.to_thread(self.cluster.start)

    def faults(self) -> list[Callable[[], Awaitable[None]]]:
        """Return all that fails, in any order."""
        faults: list[Callable[[], Awaitable[None]]] = [
            self.one_server_dies,
            self.one_server_is_restarted,
            self.postgresql_is_restarted,
            self.postgresql_dies,
        ] * ROUNDS
        self.rng.shuffle(faults)
        return faults


async def stories_at(port: int, ids: list[str]) -> list[Any]:
    """Return what a server tells of tables to somebody who looks on."""
    connection = Connection(port)
    told = []
    for id in ids:
        answer = await connection.get(f"tables/{id}/story?seat=spectator")
        assert answer.status == 200, answer.body
        story = msgspec.json.decode(answer.body)
        told.append((story["first"], story["steps"]))
    connection.close()
    return told


async def play_through_faults(club: Club) -> None:
    """Play on while everything fails, one after the other."""
    async with club.playing():
        await club.go_on()
        for fault in club.faults():
            await fault()
            await club.go_on()
    club.journal.check(kept_at(club.database))
    ids = [id for party in club.parties for id in party.tables]
    told = [await stories_at(server.port, ids) for server in club.servers]
    assert told[0] == told[1]


def test_whatever_fails_people_go_on_and_nothing_is_lost_or_done_twice(
    cluster: PostgreSQL, postgresql: str
) -> None:
    with ExitStack() as stack:
        quickly = {"CLOCKSMITH_CHECK_SECONDS": "1", "CLOCKSMITH_SWEEP_SECONDS": "2"}
        servers = [stack.enter_context(Served(postgresql, **quickly)) for _ in range(2)]
        club = Club(cluster, postgresql, servers)
        asyncio.run(play_through_faults(club))
        said = [server.log.read_text("utf-8") for server in servers]
    assert not any("Traceback" in text for text in said), said
    assert club.journal.count > 100
    print({"acknowledged": club.journal.count, "again": club.journal.again})
