"""Analyses of finished games: one at a time, and everything else comes first.

A game is analysed as long as somebody asks for it. The result is kept for a while.
"""

import asyncio
import contextlib
import logging
from collections import OrderedDict
from typing import Any, Final

import msgspec

from clocksmith.coach.story import ends_of
from clocksmith.server.errors import TOO_FAST, UNAVAILABLE, RequestError
from clocksmith.server.thinking.analyzers import Analyzer, StartAnalyzer
from clocksmith.table import wire
from clocksmith.table.record import write_record
from clocksmith.table.table import Table
from clocksmith.workers.worker import CrashError

LOG: Final = logging.getLogger(__name__)
OF_ONE: Final = 3  # games that may be under way or wait for the same address
KEPT: Final = 50  # games; the one not asked for longest goes first
POLL_SECONDS: Final = 1.0  # between checks whether somebody still asks
QUIET_SECONDS: Final = 5.0  # after which nobody asks any more; pages ask every second
LONG_SECONDS: Final = 60.0  # for one game, when others wait
LONGEST_SECONDS: Final = 900.0  # for one game

DONE: Final = "done"
NOTHING_YET: Final = wire.AnalysisInfo("working", 0, 0, [], [], [], [])
_DECODER: Final = msgspec.json.Decoder(wire.AnalysisInfo)


class GameAnalysis:
    """The analysis of one game: what its analyzer gets, and the best picture so far."""

    def __init__(self, id: str, owner: str, message: dict[str, Any], at: float) -> None:
        self.id = id
        self.owner = owner
        self.message = message
        self.requested_at = at
        self.picture = NOTHING_YET
        self.broken = False

    @property
    def is_done(self) -> bool:
        """Whether nothing more will be found out."""
        return self.picture.state == DONE or self.broken

    def update(self, line: bytes) -> None:
        """Replace the picture, unless the present one is better."""
        picture = _DECODER.decode(line)
        if picture.looked >= self.picture.looked or picture.state == DONE:
            self.picture = picture

    def finish(self) -> None:
        """Keep the present picture for good."""
        self.picture = msgspec.structs.replace(self.picture, state=DONE)


class Analyses:
    """The games that are analysed."""

    def __init__(self, start_analyzer: StartAnalyzer) -> None:
        self._start_analyzer = start_analyzer
        self._analyses: OrderedDict[str, GameAnalysis] = OrderedDict()
        self._running: asyncio.Task[None] | None = None
        self._analyzer: Analyzer | None = None

    async def analysis(self, id: str, table: Table, owner: str) -> bytes:
        """Return the analysis of a finished game so far, as JSON; it goes on in the background.

        RequestError, once, when it broke off; the next request starts it again. Also when the same
        *owner* has too many others that are not done.
        """
        if id not in self._analyses:
            if sum(one.owner == owner for one in self._requested()) >= OF_ONE:
                raise RequestError(
                    TOO_FAST, "other games from your address are still being analysed"
                )
            message = await asyncio.to_thread(_message_for, table)
            self._analyses.setdefault(id, GameAnalysis(id, owner, message, _now()))
        analysis = self._analyses[id]
        if analysis.broken:
            del self._analyses[id]
            raise RequestError(UNAVAILABLE, "the analysis was interrupted: ask again to start over")
        analysis.requested_at = _now()
        self._analyses.move_to_end(id)
        while len(self._analyses) > KEPT:
            self._analyses.popitem(last=False)
        if not analysis.is_done and (self._running is None or self._running.done()):
            self._running = asyncio.get_running_loop().create_task(self._run())
        return msgspec.json.encode(analysis.picture)

    def has(self, id: str) -> bool:
        """Return whether the analysis of a game has begun."""
        return id in self._analyses

    def processes(self) -> list[int]:
        """Return the ids of the processes at work here."""
        return [] if self._analyzer is None else self._analyzer.pids()

    async def close(self) -> None:
        """End the analysis under way."""
        if self._running is not None:
            self._running.cancel()
            with contextlib.suppress(asyncio.CancelledError):
                await self._running

    async def _run(self) -> None:
        """Analyse one game after the other, as long as somebody asks."""
        while waiting := self._requested():
            try:
                await self._analyse(waiting[0])
            except (CrashError, OSError, ValueError) as error:
                LOG.warning("an analysis broke off: %s", error)
                waiting[0].broken = True

    def _requested(self) -> list[GameAnalysis]:
        """Return the analyses that somebody still asks for."""
        since = _now() - QUIET_SECONDS
        return [
            one for one in self._analyses.values() if not one.is_done and one.requested_at >= since
        ]

    async def _analyse(self, analysis: GameAnalysis) -> None:
        begun = _now()
        analyzer = self._analyzer = await self._start_analyzer(analysis.id, analysis.message)
        try:
            while not analysis.is_done and not self._may_rest(analysis, begun):
                line = await analyzer.next(POLL_SECONDS)
                if line is not None:
                    analysis.update(line)
        finally:
            await analyzer.close()
            self._analyzer = None

    def _may_rest(self, analysis: GameAnalysis, begun: float) -> bool:
        """Return whether to leave a game: nobody asks, or it has taken its share of the time."""
        taken = _now() - begun
        if taken > LONGEST_SECONDS or (taken > LONG_SECONDS and len(self._requested()) > 1):
            analysis.finish()
        return analysis not in self._requested()


def _message_for(table: Table) -> dict[str, Any]:
    return {"record": write_record(table.record()), "ends": ends_of(table.results)}


def _now() -> float:
    return asyncio.get_running_loop().time()
