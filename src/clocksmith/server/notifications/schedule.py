"""The scheduler: sends the notifications that are due, each by one server.

A turn that begins gets a row with the time at which to notify its player. Only due rows are read.
People who are at the table, or have been since, need no notification; a table is read from the log
only to find out who is there and what is left on the clock.
"""

import asyncio
import contextlib
import logging
from collections.abc import Sequence
from dataclasses import replace
from typing import Final

from clocksmith.server.backend import Backend
from clocksmith.server.errors import RequestError
from clocksmith.server.http.limits import Limiter
from clocksmith.server.notifications import queries
from clocksmith.server.notifications import turn_queries as turns
from clocksmith.server.notifications.outbox import OutboxSender
from clocksmith.server.notifications.preferences import Preferences, lead_of
from clocksmith.server.notifications.rendering import seats_of_turn, time_left
from clocksmith.server.notifications.rows import DIGEST, REMIND, OutboxMessage, Turn
from clocksmith.server.notifications.vacations import Vacations
from clocksmith.server.settings import Rate
from clocksmith.server.tables.cache import TableCache

LOG: Final = logging.getLogger(__name__)
BATCH: Final = 1000  # rows read in one check
THERE_SECONDS: Final = 60.0  # before a reminder is tried again for somebody who is at the table
FLOOD: Final = Rate(30, 1 / 60)  # notifications to one person


class Scheduler:
    """Checks again and again what is due."""

    def __init__(
        self,
        backend: Backend,
        table_cache: TableCache,
        outbox: OutboxSender,
        vacations: Vacations,
    ) -> None:
        self._backend = backend
        self._store = backend.store
        self._table_cache = table_cache
        self._outbox = outbox
        self._vacations = vacations
        self._limiter = Limiter(FLOOD, backend.externals.now)
        self._just_read: set[str] = (
            set()
        )  # tables of which other servers have not said who is there
        self._checking: asyncio.Task[None] | None = None

    def start(self) -> None:
        """Begin to check."""
        self._checking = asyncio.get_running_loop().create_task(self._check_often())

    async def close(self) -> None:
        """Check no more."""
        if self._checking is not None:
            self._checking.cancel()
            with contextlib.suppress(asyncio.CancelledError):
                await self._checking

    async def check(self) -> None:
        """Put what is due now into the outbox."""
        now, seconds = self._backend.externals.now(), self._backend.settings.notification_seconds
        away = await self._vacations.sweep()
        read_before, self._just_read = self._just_read, set()
        for turn in await self._store.read(turns.due_turns, now, BATCH, seconds):
            if turn.user in away:
                await self._change(turn, turn, away[turn.user])
            else:
                await self._look_at(turn, now, turn.table in read_before)
        for preferences in await self._store.read(queries.due_digests, now, BATCH):
            await self._send_digest(preferences, now, away.get(preferences.user))

    async def _check_often(self) -> None:
        while True:
            await asyncio.sleep(self._backend.settings.notification_seconds)
            try:
                await self.check()
            except Exception as error:
                LOG.warning("the notifications that are due could not be found: %s", error)

    async def _look_at(self, turn: Turn, now: float, read_before: bool) -> None:
        """Notify or remind somebody of a turn, or find out when to."""
        loaded = self._table_cache.loaded(turn.table) is not None
        try:
            live = await self._table_cache.newest(turn.table)
        except RequestError:  # it cannot be played
            await self._change(turn, turn, None)
            return
        seats = seats_of_turn(live, turn.user, turn.since)
        if not seats:
            await self._store.write(turns.forget_turn, turn.key)
        elif self._backend.cluster.is_shared and not (loaded or read_before):
            self._just_read.add(turn.table)  # by the next check others have said who is there
        else:
            left, lead = time_left(live, seats, now), lead_of(live.table.setup.clock)
            timed = replace(turn, lead=lead, ends_at=None if left is None else now + left)
            await self._send(turn, timed, now, turn.user in live.users())

    async def _send(self, turn: Turn, timed: Turn, now: float, is_there: bool) -> None:
        kind = timed.kind_at(now)
        if is_there:
            seen = replace(timed, notified=True)
            due_at = None if seen.next_at is None else max(seen.next_at, now + THERE_SECONDS)
            await self._change(turn, seen, due_at)
        elif kind is None:
            await self._change(turn, timed, timed.next_at)
        else:
            try:
                self._limiter.take(turn.user)
            except RequestError as error:
                await self._change(turn, turn, now + error.wait)
                return
            sent = replace(timed, notified=True, reminded=timed.reminded or kind == REMIND)
            messages = await self._messages(turn.user, kind, turn.table, turn.since)
            await self._change(turn, sent, sent.next_at, messages)

    async def _change(
        self, turn: Turn, new: Turn, due_at: float | None, messages: Sequence[OutboxMessage] = ()
    ) -> None:
        done = await self._store.write(turns.change_turn, turn, new, due_at, messages)
        if done and messages:
            self._outbox.wake()

    async def _send_digest(self, preferences: Preferences, now: float, away: float | None) -> None:
        """Send somebody today's digest, if it is not too late, and schedule the next one."""
        day = None if away is not None else preferences.digest_day_at(now)
        next_at = away or preferences.next_digest(now)
        messages = [] if day is None else await self._messages(preferences.user, DIGEST)
        change = queries.change_digest
        done = await self._store.write(change, preferences, next_at, day, messages)
        if done and messages:
            self._outbox.wake()

    async def _messages(
        self, user: str, kind: str, table: str | None = None, since: int | None = None
    ) -> list[OutboxMessage]:
        """Return a message for each channel that a user uses."""
        externals = self._backend.externals
        return [
            OutboxMessage(externals.new_token(), channel.id, kind, externals.now(), table, since)
            for channel in await self._store.read(queries.channels_of, user)
            if channel.enabled and channel.confirmed
        ]
