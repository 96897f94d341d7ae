"""One-time links in the database, by the hash of their secret."""

from sqlalchemy import ColumnElement, Connection, delete, insert, select

from clocksmith.server.database.schema import ONE_TIME_LINKS
from clocksmith.server.notifications.rows import OneTimeLink


def add_link(connection: Connection, row: OneTimeLink) -> None:
    """Store a link."""
    values = {
        "hash": row.hash,
        "kind": row.kind,
        "user_id": row.user,
        "channel_id": row.channel,
        "until": row.until,
    }
    connection.execute(insert(ONE_TIME_LINKS).values(**values))


def link(connection: Connection, hash: str, kind: str, at: float) -> OneTimeLink | None:
    """Return a link that is still valid; None if it is not."""
    row = connection.execute(select(ONE_TIME_LINKS).where(*_is(hash, kind))).first()
    if row is None or row.until <= at:
        return None
    return OneTimeLink(row.hash, row.kind, row.user_id, row.channel_id, row.until)


def take_link(connection: Connection, hash: str, kind: str, at: float) -> OneTimeLink | None:
    """Return a link that is still valid, and use it up; None if it is not."""
    good = link(connection, hash, kind, at)
    deleted = connection.execute(delete(ONE_TIME_LINKS).where(*_is(hash, kind)))
    return good if deleted.rowcount == 1 else None


def void_links(connection: Connection, user: str, kind: str | None = None) -> None:
    """Void the links of a user, or those of a kind."""
    own = delete(ONE_TIME_LINKS).where(ONE_TIME_LINKS.c.user_id == user)
    connection.execute(own if kind is None else own.where(ONE_TIME_LINKS.c.kind == kind))


def forget_old(connection: Connection, at: float) -> None:
    """Delete links that have expired."""
    connection.execute(delete(ONE_TIME_LINKS).where(ONE_TIME_LINKS.c.until <= at))


def _is(hash: str, kind: str) -> tuple[ColumnElement[bool], ...]:
    return (ONE_TIME_LINKS.c.hash == hash, ONE_TIME_LINKS.c.kind == kind)
