"""Before a game begins: seats are given up, people sent away, bots let in, tables forgotten."""

import asyncio
import json
import logging
from dataclasses import replace
from typing import Final

from clocksmith.core.seat import Seat
from clocksmith.server.affairs import level_of
from clocksmith.server.backend import Backend
from clocksmith.server.closing import Closing
from clocksmith.server.errors import BEGUN, INVALID, NOT_YOURS, TAKEN, RequestError
from clocksmith.server.live import LiveTable
from clocksmith.server.store import seats
from clocksmith.server.store.failing import FAILURES, unavailable
from clocksmith.server.store.rows import BOT, FREE, OPEN, PERSON, Beginning, SeatRow
from clocksmith.server.table_cache import TableCache
from clocksmith.table.setup import setup_of

LOG: Final = logging.getLogger(__name__)
DAY: Final = 24 * 3600.0
LOOK_SECONDS: Final = 3600.0  # between looks for tables that nobody comes to any more
AT_ONCE: Final = 200  # of them that go in one look


class Leaving:
    """Where people get up again."""

    def __init__(self, backend: Backend, table_cache: TableCache, closing: Closing) -> None:
        self._backend = backend
        self._table_cache = table_cache
        self._closing = closing
        self._looking: asyncio.Task[None] | None = None

    async def leave(self, user: str | None, live: LiveTable, seat: int) -> None:
        """Give up an own seat, or take it from somebody at a table that one has opened."""
        async with live.lock:
            old = _check(live, seat)
            own = user is not None and old.user == user
            if old.kind != PERSON or not (own or (user is not None and live.row.host == user)):
                raise RequestError(NOT_YOURS, f"seat {seat} is not yours")
            token = self._backend.externals.new_token()  # an old link leads nowhere any more
            freed = await self._backend.store.write(
                seats.free_seat, live.id, old, token, away=not own
            )
            self._change(live, freed, SeatRow(seat, FREE, token=token))

    async def let_bot_sit(self, user: str | None, live: LiveTable, seat: int, level: str) -> None:
        """Give an open seat to a bot, for the one who opened the table."""
        wanted = level_of(level)
        async with live.lock:
            old = _check(live, seat)
            if user is None or live.row.host != user:
                raise RequestError(NOT_YOURS, "only the one who opened the table may do that")
            if old.kind != FREE:
                raise RequestError(TAKEN, "somebody sits there already")
            if live.row.rated:
                raise RequestError(INVALID, "this table is rated: no bot plays there")
            setup = setup_of(json.loads(live.row.setup))
            untimed = tuple(sorted({*setup.untimed, Seat(seat)}))
            text = json.dumps(replace(setup, untimed=untimed).plain())
            new, begins = SeatRow(seat, BOT, level=wanted), self._backend.beginning()
            setups = (live.row.setup, text)
            given = await self._backend.store.write(seats.give_to_bot, live.id, new, setups, begins)
            if given:
                live.row = replace(live.row, setup=text)
            self._change(live, given, new, begins)

    def _change(
        self, live: LiveTable, done: bool, new: SeatRow, begins: Beginning | None = None
    ) -> None:
        if not done:
            live.drop()  # it has changed on the disk
            raise RequestError(TAKEN, "somebody else was quicker")
        self._table_cache.reseat(live, new, begins)

    # ---- tables that nobody comes to ----

    async def note_seen(self, live: LiveTable, user: str | None) -> None:
        """Take note that somebody who sits at an open table has come; once an hour is enough."""
        now = self._backend.externals.now()
        seen_at = live.row.opened_at if live.row.seen_at is None else live.row.seen_at
        if live.state == OPEN and live.own_seats(user) and now - seen_at >= LOOK_SECONDS:
            live.row = replace(live.row, seen_at=now)
            await self._backend.store.write(seats.note_seen, live.id, now)

    def start(self) -> None:
        """Begin to look for open tables that nobody comes to any more."""
        self._looking = asyncio.get_running_loop().create_task(self._look())

    def close(self) -> None:
        """Look no more."""
        if self._looking is not None:
            self._looking.cancel()

    async def forget(self) -> None:
        """Let open tables go to which nobody who sits there has come for long."""
        before = self._backend.externals.now() - self._backend.settings.open_days * DAY
        for id in await self._backend.store.read(seats.forgotten_tables, before, AT_ONCE):
            loaded = self._table_cache.loaded(id)
            if loaded is None or not (loaded.users() or loaded.state != OPEN):
                await self._closing.remove(id)

    async def _look(self) -> None:
        while True:
            try:
                await self.forget()
            except FAILURES as error:
                unavailable(error, "looking for open tables that nobody comes to")
            except Exception:
                LOG.exception("open tables could not be looked through")
            await asyncio.sleep(LOOK_SECONDS)


def _check(live: LiveTable, seat: int) -> SeatRow:
    """Return a seat of a table that has not begun; RequestError where there is none."""
    live.check_here()
    if live.state != OPEN:
        raise RequestError(BEGUN, "the game has begun: resign, or end it together")
    return live.seat(seat)
