"""Vacations in the database: a bounded number of days a year."""

from typing import Final

from sqlalchemy import Connection, insert, select, update

from clocksmith.server.store.schema import USERS, VACATIONS

YEAR: Final = 365 * 86_400.0  # seconds


def vacation_of(connection: Connection, user: str, at: float) -> tuple[float | None, float]:
    """Return until when a user has a vacation, if he has, and the seconds of those of a year."""
    recent = (VACATIONS.c.user_id == user, VACATIONS.c.until > at - YEAR)
    rows = connection.execute(select(VACATIONS).where(*recent)).all()
    current = [row.until for row in rows if row.until > at]
    return max(current, default=None), sum(row.until - row.began_at for row in rows)


def begin_vacation(connection: Connection, user: str, at: float, until: float, most: float) -> bool:
    """Keep that a user has a vacation; False when he has one, or too much of it in a year."""
    connection.execute(select(USERS.c.id).where(USERS.c.id == user).with_for_update())
    current, used = vacation_of(connection, user, at)
    if current is not None or used + until - at > most:
        return False
    connection.execute(insert(VACATIONS).values(user_id=user, began_at=at, until=until))
    return True


def end_vacation(connection: Connection, user: str, at: float) -> None:
    """Keep that a user is back."""
    current = update(VACATIONS).where(VACATIONS.c.user_id == user, VACATIONS.c.until > at)
    connection.execute(current.values(until=at))


def vacations_at(connection: Connection, at: float) -> dict[str, float]:
    """Return who has a vacation at a time, and until when."""
    rows = connection.execute(select(VACATIONS).where(VACATIONS.c.until > at))
    return {row.user_id: row.until for row in rows}
