"""Vacations: somebody's slow clocks stop, for some days a year.

A stopped clock is an entry in the table's log: everybody there sees it, and the same log
gives the same clocks.
"""

from collections.abc import Iterable
from math import floor
from typing import Final

from sqlalchemy import Connection

from clocksmith.core.seat import Seat
from clocksmith.server.backend import Backend
from clocksmith.server.errors import TOO_MANY, RequestError
from clocksmith.server.notifications import queries
from clocksmith.server.notifications import turn_queries as turns
from clocksmith.server.notifications import vacation_queries as vacations
from clocksmith.server.notifications.messages import VacationInfo
from clocksmith.server.tables.cache import TableCache
from clocksmith.table.clock import SLOW
from clocksmith.table.entry import REST, Command

DAY: Final = 86_400.0  # seconds
LEASE: Final = "vacations"  # no table has this id: of several servers one applies them


class Vacations:
    """Begins and ends vacations, and applies them to clocks."""

    def __init__(self, backend: Backend, table_cache: TableCache) -> None:
        self._backend = backend
        self._store = backend.store
        self._table_cache = table_cache
        self._most = backend.settings.vacation_days * DAY
        self._applied: dict[tuple[str, str], float] = {}  # by user and table, until when

    async def standing(self, user: str) -> VacationInfo:
        """Return until when a user has a vacation, if any, and how many days they have left."""
        until, used = await self._store.read(vacations.vacation_of, user, self._now())
        return VacationInfo(until, max(0, floor((self._most - used) / DAY)))

    async def begin(self, user: str, days: int) -> None:
        """Begin a vacation; RequestError when that would be too much for a year."""
        now = float(floor(self._now()))
        until = now + days * DAY
        if not await self._store.write(vacations.begin_vacation, user, now, until, self._most):
            raise RequestError(TOO_MANY, "you don't have that many vacation days left this year")
        await self._apply([(user, table, until) for table in await self._tables(user)])

    async def end(self, user: str) -> None:
        """End the vacation of a user: their clocks and notifications go on."""
        now = float(floor(self._now()))
        until, _ = await self._store.read(vacations.vacation_of, user, now)
        if until is not None:
            await self._store.write(self._end, user, now)
            await self._apply([(user, table, now) for table in await self._tables(user)])

    async def sweep(self) -> dict[str, float]:
        """Apply vacations to tables that have begun since; return who has one, and until when."""
        away = await self._store.read(vacations.vacations_at, self._now())
        leases = self._backend.cluster.leases
        if away and (leases is None or await leases.take(LEASE)):
            playing = await self._store.read(vacations.tables_of_absent, self._now())
            await self._apply(playing)
        return away

    def _end(self, connection: Connection, user: str, now: float) -> None:
        seconds = self._backend.settings.notification_seconds
        vacations.end_vacation(connection, user, now)
        queries.look_at_digest(connection, user, now)
        turns.plan_turns(connection, turns.USER, [user], now, seconds)

    async def _tables(self, user: str) -> list[str]:
        return await self._store.read(vacations.playing_tables, user)

    async def _apply(self, playing: Iterable[tuple[str, str, float]]) -> None:
        """Let the slow clocks of users at tables stand still until a time, if they do not yet."""
        for user, table, until in playing:
            if self._applied.get((user, table)) != until:
                try:
                    await self._rest(user, table, until)
                except RequestError:
                    continue  # it cannot be played, or others were quicker: the next sweep will do
                self._applied[user, table] = until

    async def _rest(self, user: str, id: str, until: float) -> None:
        live = await self._table_cache.newest(id)
        if live.table.setup.clock.seconds < SLOW:
            return
        for seat in live.own_seats(user):
            rests = live.table.clocks.rests_until(Seat(seat))
            stands = rests is not None and rests > self._now()
            if not live.is_bot(seat) and rests != until and (until > self._now() or stands):
                await live.play(Command(REST, Seat(seat), 0, str(int(until))), None)

    def _now(self) -> float:
        return self._backend.externals.now()
