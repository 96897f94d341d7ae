"""What lists show of tables beside their rows, in the database."""

from collections.abc import Collection
from typing import Final

from sqlalchemy import Connection, func, or_, select

from clocksmith.arena.rating import Rating
from clocksmith.server.database.schema import ENTRIES, RATED_RESULTS, SEATS, TABLES
from clocksmith.server.tables.queries import selected_tables
from clocksmith.server.tables.rows import PLAYING, TableRow

Ratings = dict[tuple[str, str], Rating]  # by user and game

NOT_STOPPED: Final = or_(TABLES.c.stopped.is_(None), TABLES.c.stopped.is_(False))
LOOKED_AT: Final = 100  # games that began last, of which those with the latest moves are shown


def last_moves(connection: Connection, ids: Collection[str]) -> dict[str, float]:
    """Return when the last move at each table was made, or the game began."""
    last = select(func.max(ENTRIES.c.at)).where(ENTRIES.c.table_id == TABLES.c.id)
    at = func.coalesce(last.scalar_subquery(), TABLES.c.begun_at)
    rows = connection.execute(select(TABLES.c.id, at).where(TABLES.c.id.in_(ids))).all()
    return {id: at for id, at in rows if at is not None}


def watched_tables(
    connection: Connection, user: str, since: float, count: int
) -> list[tuple[TableRow, float]]:
    """Return listed games of others with a move after *since*, and when that was, latest first."""
    own = select(SEATS.c.table_id).where(SEATS.c.user_id == user)
    query = (
        select(TABLES.c.id)
        .where(TABLES.c.state == PLAYING, TABLES.c.listed.is_(True), NOT_STOPPED)
        .where(TABLES.c.id.not_in(own))
        .order_by(TABLES.c.begun_at.desc())
        .limit(LOOKED_AT)
    )
    moves = last_moves(connection, [row.id for row in connection.execute(query)])
    latest = sorted(moves, key=lambda id: (-moves[id], id))[:count]
    ids = [id for id in latest if moves[id] >= since]
    rows = {
        row.id: row
        for row in selected_tables(connection, select(TABLES).where(TABLES.c.id.in_(ids)))
    }
    return [(rows[id], moves[id]) for id in ids]


def current_ratings(connection: Connection, users: Collection[str]) -> Ratings:
    """Return the rating of each of these users in each game they have a rated game of."""
    last = (
        select(func.max(RATED_RESULTS.c.number).label("number"), RATED_RESULTS.c.user_id)
        .where(RATED_RESULTS.c.user_id.in_(users))
        .group_by(RATED_RESULTS.c.user_id, RATED_RESULTS.c.game)
        .subquery()
    )
    same = (RATED_RESULTS.c.number == last.c.number) & (RATED_RESULTS.c.user_id == last.c.user_id)
    columns = RATED_RESULTS.c["user_id", "game", "mean", "deviation"]
    rows = connection.execute(select(*columns).join(last, same)).all()
    return {(row.user_id, row.game): Rating(row.mean, row.deviation) for row in rows}
