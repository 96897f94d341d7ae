"""Analyses of finished games: one at a time, and giving way to everything else.

A game is looked at as long as somebody asks for it. What is known is kept for
a while, so that it need not be found out again.
"""

import asyncio
import contextlib
import logging
from collections import OrderedDict
from typing import Any, Final

import msgspec

from clocksmith.coach.story import ends_of
from clocksmith.server.errors import TOO_FAST, UNAVAILABLE, RequestError
from clocksmith.server.live import LiveTable
from clocksmith.server.looking import Look, Looker
from clocksmith.table import wire
from clocksmith.table.record import write_record
from clocksmith.workers.worker import CrashError

LOG: Final = logging.getLogger(__name__)
OF_ONE: Final = 3  # games that may be looked at or wait for the same address
KEPT: Final = 50  # games; the one not asked for longest goes first
LOOK_SECONDS: Final = 1.0  # between looks at whether somebody still asks
QUIET_SECONDS: Final = 5.0  # after which nobody asks any more; pages ask every second
LONG_SECONDS: Final = 60.0  # for one game, when others wait
LONGEST_SECONDS: Final = 900.0  # for one game

DONE: Final = "done"
NOTHING_YET: Final = wire.AnalysisInfo("working", 0, 0, [], [], [], [])
_DECODER: Final = msgspec.json.Decoder(wire.AnalysisInfo)


class _Work:
    """One game: what was asked, and the best picture so far."""

    def __init__(self, id: str, owner: str, asked: dict[str, Any], at: float) -> None:
        self.id = id
        self.owner = owner
        self.asked = asked
        self.asked_at = at
        self.picture = NOTHING_YET
        self.broken = False

    @property
    def is_done(self) -> bool:
        """Whether nothing more will be found out."""
        return self.picture.state == DONE or self.broken

    def learn(self, line: bytes) -> None:
        """Take over a picture, unless more was known before."""
        picture = _DECODER.decode(line)
        if picture.looked >= self.picture.looked or picture.state == DONE:
            self.picture = picture

    def finish(self) -> None:
        """Leave it at what is known."""
        self.picture = msgspec.structs.replace(self.picture, state=DONE)


class Coaching:
    """The games that are looked at, and whoever does it."""

    def __init__(self, looker: Looker) -> None:
        self._looker = looker
        self._works: OrderedDict[str, _Work] = OrderedDict()
        self._running: asyncio.Task[None] | None = None
        self._look: Look | None = None

    async def analysis(self, live: LiveTable, owner: str) -> bytes:
        """Return what is known about a finished game as JSON; the work goes on behind it.

        RequestError, once, when the work broke off; it begins anew when it is asked for again.
        Also when the same *owner* has others begun that are not done.
        """
        if live.id not in self._works:
            if sum(work.owner == owner for work in self._wanted()) >= OF_ONE:
                raise RequestError(TOO_FAST, "other games of your address are still looked at")
            asked = await asyncio.to_thread(_asked, live)
            self._works.setdefault(live.id, _Work(live.id, owner, asked, _now()))
        work = self._works[live.id]
        if work.broken:
            del self._works[live.id]
            raise RequestError(UNAVAILABLE, "the analysis was interrupted: ask again to start over")
        work.asked_at = _now()
        self._works.move_to_end(live.id)
        while len(self._works) > KEPT:
            self._works.popitem(last=False)
        if not work.is_done and (self._running is None or self._running.done()):
            self._running = asyncio.get_running_loop().create_task(self._run())
        return msgspec.json.encode(work.picture)

    def knows(self, id: str) -> bool:
        """Return whether the work at a game has begun."""
        return id in self._works

    def processes(self) -> list[int]:
        """Return the ids of the processes at work here."""
        return [] if self._look is None else self._look.pids()

    async def close(self) -> None:
        """End the work."""
        if self._running is not None:
            self._running.cancel()
            with contextlib.suppress(asyncio.CancelledError):
                await self._running

    async def _run(self) -> None:
        """Look at one game after the other, as long as somebody asks."""
        while waiting := self._wanted():
            try:
                await self._look_at(waiting[0])
            except (CrashError, OSError, ValueError) as error:
                LOG.warning("an analysis broke off: %s", error)
                waiting[0].broken = True

    def _wanted(self) -> list[_Work]:
        """Return the games that somebody still asks for."""
        since = _now() - QUIET_SECONDS
        return [
            work for work in self._works.values() if not work.is_done and work.asked_at >= since
        ]

    async def _look_at(self, work: _Work) -> None:
        begun = _now()
        look = self._look = await self._looker(work.id, work.asked)
        try:
            while not work.is_done and not self._may_rest(work, begun):
                line = await look.next(LOOK_SECONDS)
                if line is not None:
                    work.learn(line)
        finally:
            await look.close()
            self._look = None

    def _may_rest(self, work: _Work, begun: float) -> bool:
        """Return whether to leave a game: nobody asks, or it has taken its share of the time."""
        taken = _now() - begun
        if taken > LONGEST_SECONDS or (taken > LONG_SECONDS and len(self._wanted()) > 1):
            work.finish()
        return work not in self._wanted()


def _asked(live: LiveTable) -> dict[str, Any]:
    table = live.table
    return {"record": write_record(table.record()), "ends": ends_of(table.results)}


def _now() -> float:
    return asyncio.get_running_loop().time()
