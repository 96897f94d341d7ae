"""The lookout: finds whose turn it is, who does not look, and who wants to be told of it now.

What it finds is in the database, so that any server may look, and each turn is told once.
Whoever looks at the table is not told; every server says that of its own people.
"""

import asyncio
import contextlib
import logging
from datetime import datetime, timedelta
from typing import Final
from zoneinfo import ZoneInfo, ZoneInfoNotFoundError

from clocksmith.server.backend import Backend
from clocksmith.server.errors import RequestError
from clocksmith.server.following import Following
from clocksmith.server.limits import Limiter
from clocksmith.server.settings import Rate
from clocksmith.server.store import turns, ways
from clocksmith.server.store.tiding_rows import (
    DAILY,
    DIGEST,
    QUIET,
    REMIND,
    TURN,
    AwaitedTurn,
    HabitRow,
    LetterRow,
)
from clocksmith.server.table_cache import TableCache
from clocksmith.server.tidings.postman import Postman
from clocksmith.server.tidings.writing import awaited_seats
from clocksmith.server.vacations import Vacations
from clocksmith.table.clock import TimeControl

LOG: Final = logging.getLogger(__name__)
LEASE: Final = "the lookout"  # no table is called so: of several servers one looks
LOOKS: Final = 2  # that every server has had before somebody is told: he may look at the table
SLOW_SECONDS: Final = 3600  # from which on a clock is worth a reminder
LONGEST_LEAD: Final = 86_400.0  # before the end of a clock that somebody is reminded
UNLISTED: Final = 50  # tables that began unseen, brought into memory in one look
LATE_HOURS: Final = 6  # for which a digest that was missed is still sent
FLOOD: Final = Rate(30, 1 / 60)  # tidings to one person


class Lookout:
    """Looks again and again."""

    def __init__(
        self,
        backend: Backend,
        table_cache: TableCache,
        following: Following,
        postman: Postman,
        vacations: Vacations,
    ) -> None:
        self._backend = backend
        self._table_cache = table_cache
        self._following = following
        self._postman = postman
        self._vacations = vacations
        self._limiter = Limiter(FLOOD, backend.externals.now)
        self._looking: asyncio.Task[None] | None = None

    def start(self) -> None:
        """Begin to look."""
        self._looking = asyncio.get_running_loop().create_task(self._look_often())

    async def close(self) -> None:
        """Look no more."""
        if self._looking is not None:
            self._looking.cancel()
            with contextlib.suppress(asyncio.CancelledError):
                await self._looking

    async def look(self) -> None:
        """Find out who is to be told something now, and let it go out."""
        store, now = self._backend.store, self._backend.externals.now()
        if store.leases is not None and not await store.leases.take(LEASE):
            await self._note_seen()
            return
        for id in await store.read(turns.unlisted_tables, UNLISTED):
            with contextlib.suppress(RequestError):
                await self._table_cache.table(id)  # in memory, it is listed soon
        found, over = await store.read(turns.awaited_turns)
        fresh = [turn for turn in found if turn.found_at is None]
        if fresh or over:
            await store.write(turns.note_turns, fresh, over, now)
        await self._note_seen()
        away = await self._vacations.sweep()  # who is told when he is back
        found, _ = await store.read(turns.awaited_turns)
        for turn in found:
            if turn.user not in away:
                await self._tell(turn, now)
        for habit in await store.read(turns.daily_habits):
            if habit.user not in away:
                await self._tell_daily(habit, now)

    async def _look_often(self) -> None:
        while True:
            await asyncio.sleep(self._backend.settings.tell_seconds)
            try:
                await self.look()
            except Exception as error:
                LOG.warning("it could not be found out whose turn it is: %s", error)

    async def _note_seen(self) -> None:
        """Take note of those who look at a table that waits for them: they know."""
        seen = [
            (live.id, user)
            for live in self._table_cache
            for user in live.hub.users()
            if awaited_seats(live, user)
        ]
        if seen:
            await self._backend.store.write(turns.settle_seen, sorted(seen))

    async def _tell(self, turn: AwaitedTurn, now: float) -> None:
        """Tell of a turn if it is time to, or remind of it."""
        if turn.found_at is None:
            return
        if not turn.settled and turn.rhythm != DAILY and now >= turn.found_at + self._wait(turn):
            await self._write(turn, TURN)
        soon = turn.due_at is not None and turn.due_at - now <= LONGEST_LEAD
        if soon and not turn.reminded and await self._runs_out(turn, now):
            await self._write(turn, REMIND)

    def _wait(self, turn: AwaitedTurn) -> float:
        """Return how long a turn must have lasted before its user is told."""
        least = LOOKS * self._backend.settings.tell_seconds
        return max(least, 60.0 * turn.minutes) if turn.rhythm == QUIET else least

    async def _runs_out(self, turn: AwaitedTurn, now: float) -> bool:
        """Return whether the clock of somebody who does not look runs out soon."""
        try:
            live = await self._following.newest(turn.table)
        except RequestError:
            return False
        if turn.user in live.users():
            return False
        lead = lead_of(live.table.setup.clock)
        lefts = [live.table.clocks.left(seat, now) for seat, _ in awaited_seats(live, turn.user)]
        return any(left is not None and left <= lead for left in lefts)

    async def _write(self, turn: AwaitedTurn, kind: str) -> None:
        """Let letters about a turn go out on all ways of its user."""
        try:
            self._limiter.take(turn.user)
        except RequestError:
            return  # later
        tell = turns.tell_turn if kind == TURN else turns.tell_reminder
        letters = await self._letters(turn.user, kind, turn.table, turn.since)
        if await self._backend.store.write(tell, turn.key, letters):
            self._postman.wake()

    async def _tell_daily(self, habit: HabitRow, now: float) -> None:
        """Tell somebody of all his turns, once a day from his hour on."""
        local = datetime.fromtimestamp(now, _zone(habit.zone)) - timedelta(hours=habit.hour)
        day = local.date().isoformat()
        if habit.digest == day or local.hour >= LATE_HOURS:
            return
        letters = await self._letters(habit.user, DIGEST)
        if await self._backend.store.write(turns.tell_digest, habit.user, day, letters):
            self._postman.wake()

    async def _letters(
        self, user: str, kind: str, table: str | None = None, since: int | None = None
    ) -> list[LetterRow]:
        externals = self._backend.externals
        known = await self._backend.store.read(ways.ways_of, user)
        return [
            LetterRow(externals.new_token(), way.id, kind, externals.now(), table, since)
            for way in known
            if way.wanted and way.confirmed
        ]


def lead_of(clock: TimeControl) -> float:
    """Return how long before its end somebody is reminded of a clock; 0: not at all."""
    if clock.seconds < SLOW_SECONDS:
        return 0.0
    return min(LONGEST_LEAD, clock.seconds / 4)


def _zone(name: str) -> ZoneInfo:
    try:
        return ZoneInfo(name)
    except (ZoneInfoNotFoundError, ValueError, OSError):
        return ZoneInfo("UTC")
