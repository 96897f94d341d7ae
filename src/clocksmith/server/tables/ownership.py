"""Ownership: of all servers with a table in memory, one runs its bots and clocks."""

import asyncio
from typing import TYPE_CHECKING

from clocksmith.server.tables.part import Part

if TYPE_CHECKING:
    from clocksmith.server.tables.live_table import LiveTable


class Ownership(Part["LiveTable"]):
    """Whether this server owns a table; it asks for the lease when there is work."""

    def __init__(self, live: "LiveTable") -> None:
        super().__init__(live)
        self._id = live.id
        self._leases = live.backend.cluster.leases
        self._asking: asyncio.Task[None] | None = None

    @property
    def is_ours(self) -> bool:
        """Whether this server runs the bots and clocks."""
        return self._leases is None or self._leases.has(self._id)

    def wake(self) -> None:
        """Let bots think and clocks run, here or on the server that owns the table."""
        if self.is_ours:
            self._live.autoplayer.wake()
        elif self._asking is None and self._is_needed():
            self._asking = asyncio.get_running_loop().create_task(self._ask())

    def stop(self) -> None:
        """Give up the table."""
        if self._leases is not None:
            self._leases.let_go(self._id)

    def _is_needed(self) -> bool:
        table = self._live.table
        return table.due() is not None or any(self._live.is_bot(seat) for seat in table.waiting())

    async def _ask(self) -> None:
        assert self._leases is not None, "without leases, every table is ours"
        has_lease = await self._leases.take(self._id)
        self._asking = None
        live = self._table()
        if live is None or live.gone:
            self._leases.let_go(self._id)
        elif has_lease:
            live.settle()
