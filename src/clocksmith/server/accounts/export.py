"""Export of a user's own games."""

import asyncio
from typing import Final

from clocksmith.server.accounts.messages import ExportedGame, ExportedGames
from clocksmith.server.backend import Backend
from clocksmith.server.tables import queries as tables
from clocksmith.server.tables.cache import TableCache
from clocksmith.server.tables.rows import TableRow
from clocksmith.server.tables.summary import is_known, summary_of
from clocksmith.table.record import write_record

PAGE: Final = 50  # games per page


class GameExport:
    """Exports the records of finished games."""

    def __init__(self, backend: Backend, table_cache: TableCache) -> None:
        self._backend = backend
        self._table_cache = table_cache

    async def games(self, user: str | None, skip: int) -> ExportedGames:
        """Return finished games of a user with their records."""
        store = self._backend.store
        rows = [] if user is None else await store.read(tables.results_of, user, PAGE + 1, skip)
        games = [
            ExportedGame(summary_of(row, user), await self._record(row))
            for row in rows[:PAGE]
            if is_known(row)
        ]
        return ExportedGames(games, len(rows) > PAGE)

    async def _record(self, row: TableRow) -> str:
        table = await self._backend.store.read(tables.stored_table, row.id)
        assert table is not None, "a game that is over stays as long as somebody played it"

        def written() -> str:
            return write_record(self._table_cache.build(table.row, table.entries).record())

        return await asyncio.to_thread(written)
