"""Tending: of all servers that have a table in memory, one answers for its bots and clocks."""

import asyncio
import weakref
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from clocksmith.server.live import LiveTable


class Tending:
    """Whether this server looks after a table; it asks when there is something to do."""

    def __init__(self, live: "LiveTable") -> None:
        self._table = weakref.ref(live)  # the table holds this: a cycle would outlive both
        self._id = live.id
        self._leases = live.backend.store.leases
        self._asking: asyncio.Task[None] | None = None

    @property
    def _live(self) -> "LiveTable":
        live = self._table()
        assert live is not None, "a table that is gone is tended no more"
        return live

    @property
    def is_ours(self) -> bool:
        """Whether this server answers for those who do not."""
        return self._leases is None or self._leases.has(self._id)

    def wake(self) -> None:
        """See to bots and clocks, here or wherever they are seen to."""
        if self.is_ours:
            self._live.autoplayer.wake()
        elif self._asking is None and self._is_needed():
            self._asking = asyncio.get_running_loop().create_task(self._ask())

    def stop(self) -> None:
        """Leave the table to others."""
        if self._leases is not None:
            self._leases.let_go(self._id)

    def _is_needed(self) -> bool:
        table = self._live.table
        return table.due() is not None or any(self._live.is_bot(seat) for seat in table.asked())

    async def _ask(self) -> None:
        assert self._leases is not None, "where there are no leases, every table is ours"
        taken = await self._leases.take(self._id)
        self._asking = None
        live = self._table()
        if live is None or live.gone:
            self._leases.let_go(self._id)
        elif taken:
            live.settle()
