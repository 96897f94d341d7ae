"""Lists of tables: your own, open ones, games being played, and the latest results."""

from collections.abc import Collection
from typing import Final

from msgspec import UNSET

from clocksmith.server.backend import Backend
from clocksmith.server.tables import list_queries as lists
from clocksmith.server.tables import queries as tables
from clocksmith.server.tables.list_queries import Ratings
from clocksmith.server.tables.messages import OpenTables, Playing, Tables
from clocksmith.server.tables.rows import TableRow
from clocksmith.server.tables.summary import is_known, playing_of, summary_of
from clocksmith.table import wire

LISTED: Final = 50  # tables in a list
PAGE: Final = 20  # open tables on a page
WATCHED: Final = 8  # games being played
NOW_SECONDS: Final = 86_400.0  # a game with a move in this time is being played


class TableLists:
    """Lists tables for users."""

    def __init__(self, backend: Backend) -> None:
        self._store = backend.store
        self._externals = backend.externals

    async def tables(self, user: str | None) -> Tables:
        """Return what the home page shows."""
        read = self._store.read
        mine = [] if user is None else await read(tables.tables_of, user, LISTED)
        readable = [row for row in mine if is_known(row)]
        free = await self.open_tables(user)
        recent = await read(tables.recent_tables, user or "", LISTED)
        since = self._externals.now() - NOW_SECONDS
        watched = await read(lists.watched_tables, user or "", since, WATCHED)
        return Tables(
            mine=await self.playing(readable, user),
            open=free.tables,
            more=free.more,
            playing=await self.playing([row for row, _ in watched if is_known(row)], user),
            recent=[summary_of(row, user) for row in recent],
            frozen=[summary_of(row, user) for row in mine if not is_known(row)],
        )

    async def open_tables(self, user: str | None, skip: int = 0) -> OpenTables:
        """Return a page of the listed tables with an open seat."""
        rows = await self._store.read(tables.open_tables, PAGE + 1, skip)
        ratings = await self._ratings(rows)
        shown = [_rated(row, user, ratings) for row in rows[:PAGE]]
        return OpenTables(shown, len(rows) > PAGE)

    async def playing(self, rows: Collection[TableRow], user: str | None) -> list[Playing]:
        """Return tables with the seats they wait for, until when, and the time of the last move."""
        ratings = await self._ratings(rows)
        moves = await self._store.read(lists.last_moves, [row.id for row in rows])
        return [
            playing_of(_rated(row, user, ratings), row, moves.get(row.id, UNSET)) for row in rows
        ]

    async def _ratings(self, rows: Collection[TableRow]) -> Ratings:
        users = {seat.user for row in rows for seat in row.seats if seat.user is not None}
        return await self._store.read(lists.current_ratings, sorted(users))


def _rated(row: TableRow, user: str | None, ratings: Ratings) -> wire.Summary:
    """Return a table with the ratings of those who play there."""
    summary = summary_of(row, user)
    for info, seat in zip(summary.seats, row.seats, strict=True):
        rating = ratings.get((seat.user or "", summary.game))
        if rating is not None and info.substitute is UNSET:
            info.rating = wire.SeatRating(rating.mean, rating.deviation)
    return summary
