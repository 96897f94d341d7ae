"""A club: PostgreSQL, servers that share it, people who play, and who starts them again."""

import asyncio
import os
import random
import struct
import time
from collections.abc import AsyncIterator, Iterator
from contextlib import AsyncExitStack, asynccontextmanager, contextmanager, suppress
from pathlib import Path
from tempfile import NamedTemporaryFile, TemporaryDirectory
from typing import Final
from urllib.error import URLError
from urllib.parse import urlsplit
from urllib.request import urlopen

import clocksmith
from clocksmith.cli.commands.bench.process import BenchError
from clocksmith.cli.commands.bench.server.postgresql import USER, PostgreSQL
from clocksmith.cli.commands.bench.server.served import Served
from faults.cable import Balancer, Cable
from faults.notes import Journal
from faults.party import Party, hear_everything, stopped
from faults.processes import descendants, kill
from faults.worked import SERVING, Worked

SERVERS: Final = 2
QUICKLY: Final = {
    "CLOCKSMITH_CHECK_SECONDS": "1",
    "CLOCKSMITH_SWEEP_SECONDS": "2",
    "CLOCKSMITH_DATABASE_SECONDS": "3",
}
LOOK_SECONDS: Final = 0.05  # between looks at who has ended
PATIENCE: Final = 60.0  # seconds, on a busy machine
READY_SECONDS: Final = 180.0  # for all servers to start
CLOCK: Final = Path(__file__).parent / "clock"  # lets the clock of a process jump
SOURCES: Final = Path(clocksmith.__file__).parents[1]
CRASH: Final = "Traceback"
SHOWN: Final = 12000  # characters of one: what it comes from is told last
GAMES: Final = ("khronos", "sands", "inventions")
PARTIES: Final = (("invite", "invite"), ("invite",), ("bot", "invite"))  # at which seats who sits


class Clock:
    """How far the time of the day in all servers is ahead of the machine's, in seconds."""

    def __init__(self) -> None:
        with NamedTemporaryFile(prefix="clocksmith-clock-", delete=False) as file:
            file.write(struct.pack("d", 0.0))
        self.place = Path(file.name)

    def jump(self, seconds: float) -> None:
        """Set it."""
        with self.place.open("r+b") as file:
            file.write(struct.pack("d", seconds))

    def close(self) -> None:
        """Let it go."""
        self.place.unlink(missing_ok=True)


class Club:
    """All that can fail, and those who must not notice for long."""

    def __init__(self, cluster: PostgreSQL, database: str, seed: int, workers: int = 0) -> None:
        """Make one ready; where there are no *workers*, servers think for bots themselves."""
        self.cluster = cluster
        self.database = database  # as it is reached past the cables
        self.rng = random.Random(seed)
        self.journal = Journal()
        self.clock = Clock()
        self.cables: list[Cable] = []
        self.servers: list[Served] = []
        self.workers: list[Worked] = []
        self._wanted = workers
        self.parties: list[Party] = []
        self.proxy = Balancer([])
        self.held: set[Served | Worked] = set()  # servers that nobody starts again just now
        self.begun = 0  # how often something was started again

    @asynccontextmanager
    async def opened(self) -> AsyncIterator[None]:
        """Start everything, and end it afterwards."""
        async with AsyncExitStack() as stack:
            stack.callback(self.clock.close)
            for _ in range(SERVERS):
                await self._add_server(stack)
            self.proxy = Balancer([server.port for server in self.servers])
            await self.proxy.start()
            stack.push_async_callback(self.proxy.close)
            await self._add_workers(stack)
            watching = asyncio.create_task(self._start_again())
            stack.push_async_callback(stopped, watching)
            await self.ready()
            ports = [self.proxy.port]
            self.parties = [Party(ports, self.journal, kinds, self.rng) for kinds in PARTIES]
            yield

    @asynccontextmanager
    async def playing(self) -> AsyncIterator[None]:
        """Let people play as long as this lasts; then they hear all that somebody new is told."""
        playing = []
        for place, party in enumerate(self.parties):
            order = [*GAMES[place % len(GAMES) :], *GAMES[: place % len(GAMES)]]
            playing.append(asyncio.create_task(party.play(order)))
        try:
            yield
            await stopped(*playing)
            await self.ready()
            for party in self.parties:
                await hear_everything(party)
        finally:
            for task in playing:
                if task.done() and not task.cancelled():
                    task.result()  # they play for ever: it says what went wrong
            await stopped(*playing)
            for party in self.parties:
                party.close()

    @property
    def wants_workers(self) -> bool:
        """Whether others than the servers think for bots."""
        return self._wanted > 0

    @property
    def processes(self) -> list[Served | Worked]:
        """All servers and workers."""
        return [*self.servers, *self.workers]

    @property
    def tables(self) -> list[str]:
        """The tables that people have opened."""
        return [id for party in self.parties for id in party.tables]

    async def go_on(self, commands: int, seconds: float = PATIENCE) -> None:
        """Wait until people have played on."""
        await self.journal.reached(self.journal.count + commands, seconds)

    async def ready(self) -> None:
        """Wait until every server says that people can play there."""
        async with asyncio.timeout(READY_SECONDS):
            for server in self.servers:
                while not await asyncio.to_thread(_is_ready, server.port):
                    await asyncio.sleep(LOOK_SECONDS)

    async def start_postgresql(self) -> None:
        """Start it again; what is left of the one before may take a moment to go."""
        give_up = time.monotonic() + PATIENCE
        while True:
            try:
                await asyncio.to_thread(self.cluster.start)
                return
            except BenchError:
                if time.monotonic() > give_up:
                    raise
                await asyncio.sleep(LOOK_SECONDS)

    def kill_postgresql(self) -> None:
        """End all its processes at once, as if the machine had lost its power."""
        children = descendants(self.cluster.pid)
        self.cluster.kill()
        kill(children)

    @contextmanager
    def hold(self, server: Served) -> Iterator[None]:
        """Let nobody start a server meanwhile."""
        self.held.add(server)
        try:
            yield
        finally:
            self.held.discard(server)

    def last_words(self) -> list[str]:
        """Return what the servers said that nobody should have to read: crashes of ours.

        Workers are not asked: their queue writes a traceback whenever PostgreSQL is away.
        """
        said = [server.log.read_text("utf-8", "replace") for server in self.servers]
        return [text[text.index(CRASH) :][:SHOWN] for text in said if CRASH in text]

    async def _add_server(self, stack: AsyncExitStack) -> None:
        cable = Cable(self.cluster.folder / ".s.PGSQL.5432", random.Random(self.rng.random()))
        await cable.start()
        stack.push_async_callback(cable.close)
        name = urlsplit(self.database).path
        url = f"postgresql://{USER}@127.0.0.1:{cable.port}{name}"
        path = os.pathsep.join(
            [str(CLOCK), str(SOURCES), *filter(None, [os.environ.get("PYTHONPATH")])]
        )
        settings = {**QUICKLY, "PYTHONPATH": path, "FAULTS_CLOCK": str(self.clock.place)}
        if self._wanted:
            settings |= SERVING
        server = Served(url, **settings)
        self.cables.append(cable)
        self.servers.append(server)
        server.begin()
        stack.push_async_callback(_end, server)

    async def _add_workers(self, stack: AsyncExitStack) -> None:
        folder = Path(stack.enter_context(TemporaryDirectory(prefix="clocksmith-workers-")))
        for number in range(self._wanted):
            worker = Worked(self.proxy.port, folder, number)
            self.workers.append(stack.enter_context(worker))

    async def _start_again(self) -> None:
        """Start whatever has ended, as whoever looks after a machine does."""
        while True:
            for one in self.processes:
                if one.has_ended and one not in self.held:
                    one.begin()
                    self.begun += 1
            await asyncio.sleep(LOOK_SECONDS)


async def _end(server: Served) -> None:
    """Stop a server for good; its cable must be there meanwhile, so that it is not waited for."""
    await asyncio.to_thread(server.__exit__)


def _is_ready(port: int) -> bool:
    with suppress(URLError, OSError), urlopen(f"http://127.0.0.1:{port}/ready", timeout=2) as told:
        return bool(told.status == 200)
    return False
