"""Before a game begins: users leave or are removed, and bots take seats."""

import json
from dataclasses import replace

from clocksmith.core.seat import Seat
from clocksmith.server.backend import Backend, Beginning
from clocksmith.server.errors import BEGUN, INVALID, NOT_YOURS, TAKEN, RequestError
from clocksmith.server.tables import seat_queries as seats
from clocksmith.server.tables.cache import TableCache
from clocksmith.server.tables.live_table import LiveTable
from clocksmith.server.tables.proposals import level_of
from clocksmith.server.tables.rows import BOT, FREE, OPEN, PERSON, SeatRow
from clocksmith.table.setup import setup_of


class Leaver:
    """Frees seats of tables that have not begun, or gives them to bots."""

    def __init__(self, backend: Backend, table_cache: TableCache) -> None:
        self._backend = backend
        self._table_cache = table_cache

    async def leave(self, user: str | None, live: LiveTable, seat: int) -> None:
        """Free a user's own seat, or somebody else's at a table that the user opened."""
        async with live.lock:
            old = _check(live, seat)
            if old.kind == FREE and user is not None and old.reserved == user:
                await self._decline(live, old)
                return
            own = user is not None and old.user == user
            if old.kind != PERSON or not (own or (user is not None and live.row.host == user)):
                raise RequestError(NOT_YOURS, f"seat {seat} is not yours")
            token = self._backend.externals.new_token()  # an old link no longer works
            freed = await self._backend.store.write(
                seats.free_seat, live.id, old, token, away=not own
            )
            self._change(live, freed, SeatRow(seat, FREE, token=token))

    async def let_bot_sit(self, user: str | None, live: LiveTable, seat: int, level: str) -> None:
        """Give an open seat to a bot, for the host of the table."""
        bot_level = level_of(level)
        async with live.lock:
            old = _check(live, seat)
            if user is None or live.row.host != user:
                raise RequestError(NOT_YOURS, "only the person who opened the table may do that")
            if old.kind != FREE:
                raise RequestError(TAKEN, "somebody sits there already")
            if live.row.rated:
                raise RequestError(INVALID, "this table is rated: no bot plays there")
            setup = setup_of(json.loads(live.row.setup))
            untimed = tuple(sorted({*setup.untimed, Seat(seat)}))
            text = json.dumps(replace(setup, untimed=untimed).plain())
            new, begins = SeatRow(seat, BOT, level=bot_level), self._backend.beginning()
            setups = (live.row.setup, text)
            is_done = await self._backend.store.write(
                seats.give_to_bot, live.id, new, setups, begins
            )
            if is_done:
                live.row = replace(live.row, setup=text)
            self._change(live, is_done, new, begins)

    async def _decline(self, live: LiveTable, old: SeatRow) -> None:
        """Leave a seat that is reserved for somebody to the people who have its link."""
        new = replace(old, reserved=None)
        declined = await self._backend.store.write(seats.decline_seat, live.id, new)
        self._change(live, declined, new)

    def _change(
        self, live: LiveTable, done: bool, new: SeatRow, begins: Beginning | None = None
    ) -> None:
        if not done:
            live.drop()  # it has changed on the disk
            raise RequestError(TAKEN, "somebody else was quicker")
        self._table_cache.reseat(live, new, begins)


def _check(live: LiveTable, seat: int) -> SeatRow:
    """Return a seat of a table that has not begun; RequestError if there is none."""
    live.check_here()
    if live.state != OPEN:
        raise RequestError(BEGUN, "the game has begun: resign, or end it together")
    return live.seat(seat)
