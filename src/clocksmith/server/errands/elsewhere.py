"""Those who think, and look at games, elsewhere: what the server has instead of processes here."""

import asyncio
from collections import OrderedDict
from typing import Any, Final

import msgspec

from clocksmith.server.botpool import BotPool, Desk, Near
from clocksmith.server.coaching import LONGEST_SECONDS
from clocksmith.server.errands.errand import (
    ANALYSES,
    PRIORITIES,
    QUICK,
    THOUGHTS,
    Capacity,
    Errand,
)
from clocksmith.server.errands.errands import Errands, Waiting
from clocksmith.server.looking import Look, Looker

REMEMBERED: Final = 2000  # seats whose workshop is known


class ThinkersElsewhere:
    """Workers that take what lies in one queue."""

    def __init__(self, errands: Errands, queue: str) -> None:
        self._errands = errands
        self._queue = queue
        self._known: OrderedDict[Near, str] = OrderedDict()  # which workshop has met whom

    async def answer(
        self, message: dict[str, Any], seconds: float, near: Near, urgency: int
    ) -> Any:
        """Return the answer of a worker, if possible in the workshop that knows the seat."""
        await self._errands.ready()
        limit = self._errands.capacity.limit(self._queue, seconds)
        errand = Errand(
            self._queue, message, seconds, limit, list(near), priority=PRIORITIES[urgency]
        )
        told = await self._errands.answer(errand, self._known.get(near))
        self._known[near] = told.workshop
        self._known.move_to_end(near)
        if len(self._known) > REMEMBERED:
            self._known.popitem(last=False)
        return msgspec.json.decode(told.answer)

    def pids(self) -> list[int]:
        """Return nothing: no process of this machine thinks."""
        return []

    async def close(self) -> None:
        """Wait for no answer any more."""
        await self._errands.close()


class LookElsewhere:
    """A game that a worker looks at, for all servers that want to know of it."""

    def __init__(self, errands: Errands, waiting: Waiting) -> None:
        self._errands = errands
        self._waiting = waiting

    async def next(self, seconds: float) -> bytes | None:
        """Return the next picture, None when none comes in so many seconds; or CrashError."""
        try:
            async with asyncio.timeout(seconds):
                await self._waiting.news.wait()
                told = await self._errands.read(self._waiting)
        except TimeoutError:
            return None
        return None if told is None else told.answer.encode()

    def pids(self) -> list[int]:
        """Return nothing: no process of this machine looks."""
        return []

    async def close(self) -> None:
        """Look no more; the worker stops when nobody does."""
        self._errands.leave(self._waiting)


def bots_elsewhere(errands: Errands) -> BotPool:
    """Return a pool of bots for which workers elsewhere think, so many at once as are there.

    Before it is known how many that are, one question goes out and finds out.
    """
    desks = {queue: Desk(ThinkersElsewhere(errands, queue), 1) for queue in (THOUGHTS, QUICK)}

    def fit(capacity: Capacity) -> None:
        for queue, desk in desks.items():
            desk.queue.resize(capacity.share(queue))

    errands.on_capacity.append(fit)
    return BotPool(desks[THOUGHTS], desks[QUICK])


def look_elsewhere(errands: Errands) -> Looker:
    """Return what has a worker elsewhere look at a game."""

    async def look(id: str, asked: dict[str, Any]) -> Look:
        await errands.ready()
        errand = Errand(ANALYSES, asked, LONGEST_SECONDS, LONGEST_SECONDS)
        return LookElsewhere(errands, await errands.join(f"{ANALYSES} {id}", errand))

    return look
