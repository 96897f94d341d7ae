"""What the tables of a page need besides themselves: settings, time, bots, luck."""

import random
from collections.abc import Awaitable, Callable
from dataclasses import dataclass, field
from typing import Any

import msgspec

from clocksmith.server.clock import Externals, luck_of
from clocksmith.server.settings import Settings
from clocksmith.server.thinking.bot_pool import BotPool, Lane, Near
from clocksmith.table.committed import SEED_BYTES
from clocksmith.workers.worker import CrashError

Think = Callable[[str], Awaitable[str | None]]  # a question as JSON; no answer: it was stopped


class BotsBeside:
    """Bots that think beside the tables, in a worker of their own."""

    def __init__(self, think: Think) -> None:
        self._think = think

    async def answer(self, message: dict[str, Any], seconds: float, near: Near, _: int) -> Any:
        """Return an answer; CrashError when there is none, since it failed or was stopped.

        It is waited for as long as it takes: the first one has to load all rules first.
        """
        answer = await self._think(msgspec.json.encode(message).decode())
        if answer is None:
            raise CrashError(None, "it failed, or was stopped")
        return msgspec.json.decode(answer)

    def pids(self) -> list[int]:
        """Return the ids of processes: there are none."""
        return []

    async def close(self) -> None:
        """Do nothing: the page ends its workers."""


@dataclass(frozen=True)
class LocalBackend:
    """What surrounds the tables of a page."""

    settings: Settings
    externals: Externals
    bots: BotPool
    secret: bytes = field(default=b"", repr=False)

    def luck(self, *about: object) -> random.Random:
        """Return random bits for a subject, the same ones every time."""
        return luck_of(self.secret, *about)


def local_backend(think: Think, externals: Externals | None = None) -> LocalBackend:
    """Return what surrounds the tables of a page whose bots are asked by *think*."""
    externals = externals or Externals()
    beside = BotsBeside(think)
    bots = BotPool(Lane(beside, 1), Lane(beside, 1))
    return LocalBackend(Settings(database=""), externals, bots, externals.new_seed()[:SEED_BYTES])
