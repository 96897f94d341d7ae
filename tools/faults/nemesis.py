"""The nemesis: makes everything fail, one thing after the other, while people play."""

import asyncio
import random
import time
from collections import Counter
from collections.abc import Awaitable, Callable
from contextlib import AsyncExitStack, suppress
from functools import partial
from typing import Final

from faults.cable import Cable
from faults.club import Club
from faults.disk import Ballast
from faults.listeners import listening_to_nothing, silent_listener
from faults.processes import descendants, kill

Fault = Callable[[], Awaitable[None]]

BETWEEN: Final = (1, 12)  # commands acknowledged between two kills
AFTER: Final = 25  # commands acknowledged after each fault
WHILE: Final = 20  # commands acknowledged while one fails that others make up for
FAULT_SECONDS: Final = (0.2, 1.5)  # that the network fails
JUMPS: Final = (-86_400.0, -3600.0, 3600.0, 86_400.0)  # of the clock, in seconds
SILENT: Final = 6  # listeners that do not read
WEIGHTS: Final = {
    "server": 8,
    "worker": 4,
    "backend": 3,
    "postgresql": 4,
    "bot": 3,
}  # how often each is killed


class StandstillError(Exception):
    """Nobody could play on for too long; the text says after what."""


class Nemesis:
    """Kills and other faults, by name, and how often there was each."""

    def __init__(self, club: Club, rng: random.Random, ballast: Ballast | None = None) -> None:
        self.club = club
        self.rng = rng
        self.kills: Counter[str] = Counter()
        self.faults: Counter[str] = Counter()
        self.longest = 0.0  # seconds until people could play on
        self.last = "the beginning"
        self.victims: dict[str, Fault] = {
            "server": self._kill_server,
            "backend": self._kill_backend,
            "postgresql": self._kill_postgresql,
            "bot": self._kill_bot,
        }
        if club.wants_workers:
            self.victims["worker"] = self._kill_worker
        self.others: dict[str, Fault] = {
            "cut": partial(self._fail, Cable.cut),
            "hang": partial(self._fail, Cable.hang),
            "reset": partial(self._fail, Cable.reset),
            "half-close": partial(self._fail, Cable.half_close),
            "lost answers": partial(self._fail, Cable.mute),
            "slow": partial(self._fail, lambda cable: cable.slow(0.05)),
            "dead listener": partial(self._fail, Cable.deafen),
            "slow listener": self._listen_slowly,
            "clock": self._jump,
            "rolling restart": self._restart_one_by_one,
            "postgresql restart": self._restart_postgresql,
        }
        if ballast is not None:
            self.others["full disk"] = partial(self._fill_disk, ballast)

    async def kill_often(self, kills: int, every: int = 0) -> None:
        """Kill so often, at random; and let something else fail after *every* so many kills."""
        order: list[str] = []
        goal, since = self.kills.total() + kills, 0
        while self.kills.total() < goal:
            before = self.kills.total()
            await self.kill(self._any_victim())
            since += self.kills.total() - before
            if every and since >= every:
                since = 0
                if not order:
                    order = list(self.others)
                await self.fail(order.pop(self.rng.randrange(len(order))))

    async def kill(self, name: str) -> None:
        """Kill one, after people have played a little."""
        await self._go_on(self.rng.randint(*BETWEEN))
        await asyncio.sleep(self.rng.random() * 0.05)
        self.last = name
        await self.victims[name]()

    async def fail(self, name: str) -> None:
        """Let something fail, and see that people go on."""
        self.last = name
        await self.others[name]()
        self.faults[name] += 1
        await self._go_on(AFTER)

    async def _go_on(self, commands: int) -> None:
        began = time.monotonic()
        try:
            await self.club.go_on(commands)
        except TimeoutError:
            told = f"{self.last}, {dict(self.kills)}, {dict(self.faults)}"
            raise StandstillError(f"nobody played on after {told}") from None
        self.longest = max(self.longest, time.monotonic() - began)

    def _any_victim(self) -> str:
        names = list(self.victims)
        return self.rng.choices(names, [WEIGHTS.get(name, 1) for name in names])[0]

    # ---- kills ----

    async def _kill_server(self) -> None:
        server = self.rng.choice(self.club.servers)
        if not server.has_ended:
            server.kill()
            self.kills["server"] += 1

    async def _kill_backend(self) -> None:
        """Kill one process of PostgreSQL, which then ends all others and recovers."""
        children = descendants(self.club.cluster.pid)
        if children:
            kill([self.rng.choice(children)])
            self.kills["backend"] += 1

    async def _kill_postgresql(self) -> None:
        self.club.kill_postgresql()
        self.kills["postgresql"] += 1
        await asyncio.sleep(self.rng.random() * 0.5)
        await self.club.start_postgresql()

    async def _kill_bot(self) -> None:
        """Kill a process that thinks for a bot."""
        thinking = self.club.processes
        bots = [pid for one in thinking if not one.has_ended for pid in descendants(one.pid)]
        if bots:
            kill([self.rng.choice(bots)])
            self.kills["bot"] += 1

    async def _kill_worker(self) -> None:
        worker = self.rng.choice(self.club.workers)
        if not worker.has_ended:
            worker.kill()
            self.kills["worker"] += 1

    # ---- the network ----

    async def _fail(self, how: Callable[[Cable], None]) -> None:
        """Let the cable of one server fail, or of all."""
        failing = self.rng.choice([[cable] for cable in self.club.cables] + [self.club.cables])
        for cable in failing:
            how(cable)
        if len(failing) < len(self.club.cables):
            await self._go_on(WHILE)  # through the other one
        await asyncio.sleep(self.rng.uniform(*FAULT_SECONDS))
        for cable in failing:
            cable.mend()

    # ---- the rest ----

    async def _listen_slowly(self) -> None:
        """Let some who do not read listen at tables, and one at the database."""
        async with AsyncExitStack() as stack:
            await stack.enter_async_context(listening_to_nothing(self.club.database))
            for _ in range(SILENT):
                port, table = self.rng.choice(self.club.servers).port, self.club.tables[-1]
                with suppress(OSError):  # that one is away just now
                    await stack.enter_async_context(silent_listener(port, table))
            await self._go_on(2 * AFTER)

    async def _jump(self) -> None:
        """Set the clock of the day in all servers, and back again."""
        self.club.clock.jump(self.rng.choice(JUMPS))
        try:
            await self._go_on(WHILE)
        finally:
            self.club.clock.jump(0.0)

    async def _restart_one_by_one(self) -> None:
        """Stop one server after the other, as for an upgrade; the next when the first is back."""
        await self.club.ready()
        for server in self.club.servers:
            with self.club.hold(server):
                await asyncio.to_thread(server.stop)
                await self._go_on(WHILE)
            await self.club.ready()

    async def _restart_postgresql(self) -> None:
        await asyncio.to_thread(self.club.cluster.stop)
        await self.club.start_postgresql()

    async def _fill_disk(self, ballast: Ballast) -> None:
        """Fill the disk of PostgreSQL until nobody can play, and make room again."""
        ballast.load()
        try:
            with suppress(TimeoutError):  # what was set aside before may last for a while
                await self.club.go_on(10 * AFTER, 5.0)
        finally:
            ballast.throw_off()
