"""Account deletion: bots take over the games, and finished games become anonymous."""

from collections.abc import Iterable
from dataclasses import replace

from clocksmith.bots.registry import USUAL
from clocksmith.core.seat import Seat
from clocksmith.server.accounts.deletion_queries import Forget, forget_user
from clocksmith.server.accounts.sessions import Sessions
from clocksmith.server.backend import Backend
from clocksmith.server.errors import RequestError
from clocksmith.server.tables.cache import TableCache
from clocksmith.server.tables.leave import Leaver
from clocksmith.server.tables.lifecycle import TableLifecycle
from clocksmith.server.tables.live_table import LiveTable
from clocksmith.server.tables.proposals import resignation
from clocksmith.server.tables.queries import unfinished_tables
from clocksmith.server.tables.rows import OPEN, SeatRow
from clocksmith.table.errors import FROZEN


class AccountDeletion:
    """Deletes accounts."""

    def __init__(
        self,
        backend: Backend,
        table_cache: TableCache,
        leaver: Leaver,
        lifecycle: TableLifecycle,
        others: Iterable[Forget],
    ) -> None:
        self._backend = backend
        self._table_cache = table_cache
        self._leaver = leaver
        self._lifecycle = lifecycle
        self._others = list(others)

    async def forget(self, user: str, sessions: Sessions) -> None:
        """Hand a user's games to bots, close their open tables, and erase their identity."""
        for id, state, own in await self._backend.store.read(unfinished_tables, user):
            if state == OPEN and own:
                await self._lifecycle.remove(id)
                continue
            try:
                await self._give_up(user, await self._table_cache.table(id))
            except RequestError as error:
                if error.code != FROZEN:  # a stopped table cannot be played anyway
                    raise
        await sessions.end(user)
        fresh = self._backend.externals.new_id()
        await self._backend.store.write(forget_user, user, fresh, self._others)
        for live in self._table_cache:
            live.row = replace(live.row, host="" if live.row.host == user else live.row.host)
            live.reseat(lambda seat: _nameless(seat, user))

    async def _give_up(self, user: str, live: LiveTable) -> None:
        for seat in live.own_seats(user):
            if live.state == OPEN:
                await self._leaver.leave(user, live, seat)
            elif live.seat(seat).level is None and not live.table.closed:
                await live.play(resignation(live, Seat(seat), USUAL), None)


def _nameless(seat: SeatRow, user: str) -> SeatRow:
    if seat.user != user:
        return seat
    return replace(seat, user=None, user_name=None, user_is_bot=False, name=None)
