"""Vacations in the database: a bounded number of days a year."""

from typing import Final

from sqlalchemy import Connection, insert, select, update

from clocksmith.server.database.schema import SEATS, TABLES, USERS, VACATIONS
from clocksmith.server.tables.rows import PLAYING

YEAR: Final = 365 * 86_400.0  # seconds
SEATED: Final = (
    select(SEATS.c.user_id, SEATS.c.table_id)
    .join(TABLES, TABLES.c.id == SEATS.c.table_id)
    .where(TABLES.c.state == PLAYING, SEATS.c.level.is_(None))
    .distinct()
)


def vacation_of(connection: Connection, user: str, at: float) -> tuple[float | None, float]:
    """Return until when a user has a vacation, if any, and the seconds they had within a year."""
    recent = (VACATIONS.c.user_id == user, VACATIONS.c.until > at - YEAR)
    rows = connection.execute(select(VACATIONS).where(*recent)).all()
    current = [row.until for row in rows if row.until > at]
    return max(current, default=None), sum(row.until - row.began_at for row in rows)


def begin_vacation(connection: Connection, user: str, at: float, until: float, most: float) -> bool:
    """Store a vacation; False if the user has one already, or too many days in a year."""
    connection.execute(select(USERS.c.id).where(USERS.c.id == user).with_for_update())
    current, used = vacation_of(connection, user, at)
    if current is not None or used + until - at > most:
        return False
    connection.execute(insert(VACATIONS).values(user_id=user, began_at=at, until=until))
    return True


def end_vacation(connection: Connection, user: str, at: float) -> None:
    """Record that a vacation is over."""
    current = update(VACATIONS).where(VACATIONS.c.user_id == user, VACATIONS.c.until > at)
    connection.execute(current.values(until=at))


def vacations_at(connection: Connection, at: float) -> dict[str, float]:
    """Return who has a vacation at a time, and until when."""
    rows = connection.execute(select(VACATIONS).where(VACATIONS.c.until > at))
    return {row.user_id: row.until for row in rows}


def tables_of_absent(connection: Connection, at: float) -> list[tuple[str, str, float]]:
    """Return who has a vacation at which running table, and until when."""
    absent = SEATED.add_columns(VACATIONS.c.until)
    absent = absent.join(VACATIONS, VACATIONS.c.user_id == SEATS.c.user_id)
    rows = connection.execute(absent.where(VACATIONS.c.until > at))
    return [(row.user_id, row.table_id, row.until) for row in rows]


def playing_tables(connection: Connection, user: str) -> list[str]:
    """Return the running tables at which a user plays."""
    rows = connection.execute(SEATED.where(SEATS.c.user_id == user))
    return [row.table_id for row in rows]
