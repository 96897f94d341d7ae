"""Sessions in the database."""

from dataclasses import dataclass

from sqlalchemy import Connection, delete, insert, select

from clocksmith.server.database.schema import SESSIONS


@dataclass(frozen=True)
class SessionRow:
    """A session: one sign-in to an account."""

    id: str
    user: str
    browser: str
    made_at: float


def add_session(connection: Connection, row: SessionRow) -> None:
    """Add a session."""
    values = {"id": row.id, "user_id": row.user, "browser": row.browser, "made_at": row.made_at}
    connection.execute(insert(SESSIONS).values(**values))


def user_of(connection: Connection, id: str) -> str | None:
    """Return the user of a session; None if it has ended."""
    found = connection.execute(select(SESSIONS.c.user_id).where(SESSIONS.c.id == id)).scalar()
    return None if found is None else str(found)


def sessions_of(connection: Connection, user: str) -> list[SessionRow]:
    """Return the sessions of a user, newest first."""
    query = select(SESSIONS).where(SESSIONS.c.user_id == user).order_by(SESSIONS.c.made_at.desc())
    rows = connection.execute(query).all()
    return [SessionRow(row.id, row.user_id, row.browser, row.made_at) for row in rows]


def end_sessions(connection: Connection, user: str, id: str | None = None) -> list[str]:
    """End one session of a user, or all of them; return the ids of those that ended."""
    ended = [row.id for row in sessions_of(connection, user) if id in (None, row.id)]
    connection.execute(delete(SESSIONS).where(SESSIONS.c.id.in_(ended)))
    return ended
