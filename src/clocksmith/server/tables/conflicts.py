"""Conflicts: another server was quicker at a table, or this one was behind."""

from collections.abc import Awaitable, Callable
from typing import Final, TypeVar

from clocksmith.server.errors import STATUS, OvertakenError, RequestError
from clocksmith.server.tables.cache import TableCache
from clocksmith.server.tables.rows import TableRow
from clocksmith.table.errors import CommandError

T = TypeVar("T")

TRIES: Final = 10  # attempts of a command that others overtake
REFUSALS: Final = (403, 404, 409)  # which may be wrong if this server was behind


class Conflicts:
    """Retries commands that lost a race, once this server knows what the other one wrote."""

    def __init__(self, table_cache: TableCache) -> None:
        self._table_cache = table_cache

    async def retry(self, id: str, do: Callable[[], Awaitable[T]]) -> T:
        """Run a command at a table, again after a conflict; it must change nothing if it fails."""
        for _ in range(TRIES):
            before = self._progress(id)
            try:
                return await do()
            except OvertakenError:
                continue
            except (CommandError, RequestError) as error:
                if STATUS[error.code] not in REFUSALS or not await self._was_behind(id, before):
                    raise
        return await do()

    def _progress(self, id: str) -> tuple[int, TableRow] | None:
        """Return how far a table in memory has come."""
        live = self._table_cache.loaded(id)
        return None if live is None else (live.table.number, live.row)

    async def _was_behind(self, id: str, before: tuple[int, TableRow] | None) -> bool:
        """Let a table catch up, and return whether it was behind its log *before*."""
        live = self._table_cache.loaded(id)
        if live is None or not live.backend.cluster.is_shared:
            return False
        await live.replica.catch_up()
        return before is not None and self._progress(id) != before
