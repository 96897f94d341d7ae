"""Deletes a user from the database: the games stay, the name goes."""

from collections.abc import Callable, Iterable

from sqlalchemy import Connection, delete, update

from clocksmith.server.database.schema import (
    BOXES,
    CHAT,
    MUTED,
    PUZZLE_RUNS,
    PUZZLE_TRIES,
    SEATS,
    SEEKS,
    SENT_AWAY,
    SESSIONS,
    TABLES,
    TOKENS,
    USERS,
)
from clocksmith.server.ratings.queries import forget_rated

Forget = Callable[[Connection, str], None]  # how a feature deletes its data about a user


def forget_user(connection: Connection, user: str, fresh: str, others: Iterable[Forget]) -> None:
    """Delete a user and their data in all features; their games stay, without the name.

    Their rated games stay those of one person, under a *fresh* id that identifies nobody.
    """
    forget_rated(connection, user, fresh)
    seats = update(SEATS).where(SEATS.c.user_id == user)
    connection.execute(seats.values(user_id=None, name=None))
    connection.execute(update(SEATS).where(SEATS.c.reserved == user).values(reserved=None))
    connection.execute(update(TABLES).where(TABLES.c.host == user).values(host=""))
    lines = update(CHAT).where(CHAT.c.user_id == user)
    connection.execute(lines.values(user_id="", name=""))
    connection.execute(delete(BOXES).where(BOXES.c.owner == user))
    connection.execute(delete(MUTED).where(MUTED.c.user_id == user))
    connection.execute(delete(SENT_AWAY).where(SENT_AWAY.c.user_id == user))
    connection.execute(delete(PUZZLE_RUNS).where(PUZZLE_RUNS.c.user_id == user))
    connection.execute(delete(PUZZLE_TRIES).where(PUZZLE_TRIES.c.user_id == user))
    connection.execute(delete(SEEKS).where(SEEKS.c.user_id == user))
    connection.execute(delete(SESSIONS).where(SESSIONS.c.user_id == user))
    connection.execute(delete(TOKENS).where(TOKENS.c.user_id == user))
    for forget in others:
        forget(connection, user)
    connection.execute(delete(USERS).where(USERS.c.id == user))
