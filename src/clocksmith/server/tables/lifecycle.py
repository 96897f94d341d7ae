"""What happens to tables after a game: a rematch, or deletion."""

from dataclasses import replace

from clocksmith.core.seat import Seat
from clocksmith.server.backend import Backend
from clocksmith.server.errors import (
    NOT_ALONE,
    NOT_FOUND,
    NOT_OVER,
    NOT_YOURS,
    REPLAY_ONLY,
    RequestError,
)
from clocksmith.server.http.request_context import Member
from clocksmith.server.tables import queries as tables
from clocksmith.server.tables.cache import TableCache
from clocksmith.server.tables.join import Lobby
from clocksmith.server.tables.live_table import LiveTable
from clocksmith.server.tables.messages import Opened
from clocksmith.server.tables.opening import invitations_of, row_for
from clocksmith.server.tables.queries import put_away
from clocksmith.server.tables.rows import BOT, FREE, OVER, PERSON, SeatRow
from clocksmith.table import wire
from clocksmith.table.errors import FROZEN


class TableLifecycle:
    """Opens rematches and deletes tables."""

    def __init__(self, backend: Backend, table_cache: TableCache, lobby: Lobby) -> None:
        self._backend = backend
        self._table_cache = table_cache
        self._lobby = lobby

    async def rematch(self, opener: Member, live: LiveTable) -> Opened:
        """Open a table with the same people, bots and options, or join it.

        The first player who asks opens it; seats are reserved for the others.
        """
        user = opener.user
        if live.row.record is not None:
            raise RequestError(REPLAY_ONLY, "nobody played this here: open a table")
        if live.state != OVER:
            raise RequestError(NOT_OVER, "a rematch is possible when the game is over")
        if not live.own_seats(user):
            raise RequestError(NOT_YOURS, "only players of this game can play a rematch")
        async with live.lock:
            live.check_here()
            again = await self._found(live.row.rematch) or await self._open(opener, live)
        for seat in again.row.seats:
            if seat.kind == FREE and seat.reserved == user:
                await self._lobby.sit(opener, again, seat.seat)
        mine = again.row.host == user
        return Opened(again.id, invitations_of(again.row) if mine else [])

    async def delete(self, user: str | None, id: str) -> None:
        """Delete a table for good, for its host.

        Once the game has begun, this needs a table where nobody else sat. A table that cannot go
        on is removed for each player separately, and deleted with the last one.
        """
        row = await self._backend.store.read(tables.table, id)
        if row is None:
            raise RequestError(NOT_FOUND, "there is no such table")
        live = self._table_cache.loaded(id)
        row = row if live is None else live.row
        own = user is not None and row.host == user
        if user is not None and await self._is_frozen(id):
            if not own and all(seat.user != user for seat in row.seats):
                raise RequestError(NOT_YOURS, "only people who sat at a table may dismiss it")
            if await self._backend.store.write(put_away, user, id):
                await self.remove(id)
            return
        if not own:
            raise RequestError(NOT_YOURS, "only the person who opened a table may delete it")
        if row.begun_at is not None and any(seat.user not in (None, user) for seat in row.seats):
            raise RequestError(NOT_ALONE, "other people sit at this table: it is theirs too")
        await self.remove(id)

    async def _is_frozen(self, id: str) -> bool:
        try:
            return (await self._table_cache.table(id)).table.frozen
        except RequestError as error:
            return error.code == FROZEN

    async def remove(self, id: str) -> None:
        """Delete a table for good, and tell its listeners."""
        live = self._table_cache.loaded(id)
        if live is None:
            await self._backend.store.write(tables.delete_table, id)
            return
        async with live.lock:
            await self._backend.store.write(tables.delete_table, id)
            live.hub.tell(wire.Deleted())
            live.drop()

    async def _found(self, id: str | None) -> LiveTable | None:
        """Return the rematch; None if there is none, or it was deleted."""
        if id is None:
            return None
        try:
            return await self._table_cache.table(id)
        except RequestError as error:
            if error.code == NOT_FOUND:
                return None
            raise

    async def _open(self, opener: Member, live: LiveTable) -> LiveTable:
        seats = tuple([self._seat(opener.user, seat) for seat in live.row.seats])
        bots = tuple([Seat(seat.seat) for seat in seats if seat.kind == BOT])
        setup = replace(live.table.setup, untimed=bots, position=None)
        externals, old = self._backend.externals, live.row
        row = row_for(opener, setup, seats, externals, old.listed, old.rated)
        rematch = await self._backend.store.write(tables.add_rematch, row, live.id)
        live.row = replace(live.row, rematch=rematch)
        live.hub.tell_each(live.seats_told)
        return await self._table_cache.table(rematch)

    def _seat(self, user: str, old: SeatRow) -> SeatRow:
        """Return a seat of the rematch: a bot or the user again, else reserved for its player."""
        if old.kind == BOT:
            return SeatRow(old.seat, BOT, old.name, old.level)
        if old.user == user:
            return SeatRow(old.seat, PERSON, old.name, user=user)
        token = self._backend.externals.new_token()
        return SeatRow(old.seat, FREE, old.name, token=token, reserved=old.user)
