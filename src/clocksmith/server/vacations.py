"""Vacations: the clocks of somebody stand still in slow games, for some days a year.

That a clock stands still is an entry of the table's log, so that everybody there sees it and the
same log gives the same clocks.
"""

from math import floor
from typing import Final

from clocksmith.core.seat import Seat
from clocksmith.server.backend import Backend
from clocksmith.server.errors import TOO_MANY, RequestError
from clocksmith.server.following import Following
from clocksmith.server.store import nameless, vacations
from clocksmith.server.store.rows import PLAYING
from clocksmith.server.tiding_bodies import VacationInfo
from clocksmith.table.clock import SLOW
from clocksmith.table.entry import REST, Command

DAY: Final = 86_400.0  # seconds


class Vacations:
    """Lets people go, and come back."""

    def __init__(self, backend: Backend, following: Following) -> None:
        self._backend = backend
        self._store = backend.store
        self._following = following
        self._most = backend.settings.vacation_days * DAY
        self._known: dict[tuple[str, str], float] = {}  # by table and user, until when

    async def standing(self, user: str) -> VacationInfo:
        """Return whether a user has a vacation, and how many days he may still have."""
        until, used = await self._store.read(vacations.vacation_of, user, self._now())
        return VacationInfo(until, max(0, floor((self._most - used) / DAY)))

    async def begin(self, user: str, days: int) -> None:
        """Let a user have a vacation; RequestError when that would be too much for a year."""
        now = float(floor(self._now()))
        until = now + days * DAY
        if not await self._store.write(vacations.begin_vacation, user, now, until, self._most):
            raise RequestError(TOO_MANY, "that is more vacation than there is in a year")
        await self._apply(user, until)

    async def end(self, user: str) -> None:
        """Let a user be back: his clocks go on."""
        now = float(floor(self._now()))
        until, _ = await self._store.read(vacations.vacation_of, user, now)
        if until is not None:
            await self._store.write(vacations.end_vacation, user, now)
            await self._apply(user, now)

    async def sweep(self) -> set[str]:
        """See to tables that began meanwhile or were missed; return who has a vacation."""
        current = await self._store.read(vacations.vacations_at, self._now())
        for user, until in current.items():
            await self._apply(user, until)
        return set(current)

    async def _apply(self, user: str, until: float) -> None:
        """Let the slow clocks of a user stand still until a time, wherever they do not yet."""
        for id, state, _ in await self._store.read(nameless.unfinished_tables, user):
            if state == PLAYING and self._known.get((id, user)) != until:
                try:
                    await self._rest(user, id, until)
                except RequestError:
                    continue  # it stands still, or others are quicker: the next look will do
                self._known[id, user] = until

    async def _rest(self, user: str, id: str, until: float) -> None:
        live = await self._following.newest(id)
        if live.table.setup.clock.seconds < SLOW:
            return
        for seat in live.own_seats(user):
            rests = live.table.clocks.rests_until(Seat(seat))
            went = rests is not None and rests > self._now()  # who is back had gone
            if not live.is_bot(seat) and rests != until and (until > self._now() or went):
                await live.play(Command(REST, Seat(seat), 0, str(int(until))), None)

    def _now(self) -> float:
        return self._backend.externals.now()
