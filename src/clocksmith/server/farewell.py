"""When somebody goes for good: games are handed to bots, and what stays has no name."""

from dataclasses import replace

from clocksmith.bots.registry import USUAL
from clocksmith.core.seat import Seat
from clocksmith.server.backend import Backend
from clocksmith.server.closing import Closing
from clocksmith.server.errors import RequestError
from clocksmith.server.leaving import Leaving
from clocksmith.server.live import LiveTable
from clocksmith.server.sessions import Sessions
from clocksmith.server.store import nameless
from clocksmith.server.store.rows import OPEN, SeatRow
from clocksmith.server.table_cache import TableCache
from clocksmith.table.entry import RESIGN, Command
from clocksmith.table.errors import FROZEN


class Farewell:
    """Lets accounts go."""

    def __init__(
        self, backend: Backend, table_cache: TableCache, leaving: Leaving, closing: Closing
    ) -> None:
        self._backend = backend
        self._table_cache = table_cache
        self._leaving = leaving
        self._closing = closing

    async def forget(self, user: str, sessions: Sessions) -> None:
        """Hand a user's games to bots, close his open tables, and forget who he was."""
        for id, state, own in await self._backend.store.read(nameless.unfinished_tables, user):
            if state == OPEN and own:
                await self._closing.remove(id)
                continue
            try:
                await self._give_up(user, await self._table_cache.table(id))
            except RequestError as error:
                if error.code != FROZEN:  # nobody can play on there anyway
                    raise
        await sessions.end(user)
        fresh = self._backend.externals.new_id()
        await self._backend.store.write(nameless.forget_user, user, fresh)
        for live in self._table_cache:
            live.row = replace(live.row, host="" if live.row.host == user else live.row.host)
            live.reseat(lambda seat: _nameless(seat, user))

    async def _give_up(self, user: str, live: LiveTable) -> None:
        for seat in live.own_seats(user):
            if live.state == OPEN:
                await self._leaving.leave(user, live, seat)
            elif live.seat(seat).level is None and not live.table.closed:
                await live.play(Command(RESIGN, Seat(seat), 0, USUAL), None)


def _nameless(seat: SeatRow, user: str) -> SeatRow:
    return replace(seat, user=None, user_name=None, name=None) if seat.user == user else seat
