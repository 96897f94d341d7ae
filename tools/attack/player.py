"""Somebody who plays at a steady pace, and how long each of their moves takes."""

import asyncio
import random
import time
from contextlib import suppress
from dataclasses import dataclass, field
from typing import Final, Self

from clocksmith.cli.commands.bench.server.seats import LoadedTable
from clocksmith.games import GAMES

GAME: Final = "khronos"
SEATS: Final = 2
PACE_SECONDS: Final = 0.1  # from one move to the next, if the server keeps up
CLOSING_SECONDS: Final = 5.0  # for a server that is attacked


@dataclass
class Moves:
    """How long moves took, in milliseconds; one that was not acknowledged took until the end."""

    acknowledged: int = 0
    waits: list[float] = field(default_factory=list)

    def percentile(self, share: float) -> float:
        """Return the wait that *share* of all do not exceed."""
        ordered = sorted(self.waits)
        return ordered[min(len(ordered) - 1, int(share * len(ordered)))] if ordered else 0.0


class Player:
    """Plays all seats of a table; when its game is over, another one is opened."""

    def __init__(self, port: int) -> None:
        self._port = port
        self._rng = random.Random(1)
        self._tables: list[LoadedTable] = []

    @property
    def table(self) -> str:
        """The table that others may watch."""
        return self._tables[0].id

    async def play(self, seconds: float) -> Moves:
        """Play for a while."""
        moves = Moves()
        began: float | None = None
        with suppress(TimeoutError):
            async with asyncio.timeout(seconds):
                while True:
                    asked = await self._tables[-1].question()
                    if asked is None:
                        await self._open()
                        continue
                    began = time.perf_counter()
                    await self._tables[-1].play(asked)
                    moves.waits.append(1000 * (time.perf_counter() - began))
                    moves.acknowledged += 1
                    due, began = began + PACE_SECONDS, None
                    await asyncio.sleep(due - time.perf_counter())
        if began is not None:
            moves.waits.append(1000 * (time.perf_counter() - began))
        return moves

    async def _open(self) -> None:
        table = LoadedTable(GAMES[GAME], self._port, SEATS, self._rng)
        await table.open()
        self._tables.append(table)

    async def __aenter__(self) -> Self:
        await self._open()
        return self

    async def __aexit__(self, *error: object) -> None:
        for table in self._tables:
            with suppress(TimeoutError, OSError):
                async with asyncio.timeout(CLOSING_SECONDS):
                    await table.close()
