"""Who may talk, in the database."""

from typing import Final

from sqlalchemy import Connection, delete, insert, select, update

from clocksmith.server.database.schema import CHAT, MUTED, TABLES

ANYWHERE: Final = ""  # instead of a table


def may_talk(connection: Connection, table: str, user: str, sits: bool) -> bool:
    """Return whether a user may talk at a table: players may, spectators if allowed."""
    here = MUTED.c.table_id.in_([table, ANYWHERE])
    if connection.execute(select(MUTED).where(here, MUTED.c.user_id == user)).first() is not None:
        return False
    result = connection.execute(select(TABLES.c.talk, TABLES.c.listed).where(TABLES.c.id == table))
    row = result.first()
    return sits or (row is not None and bool(row.listed if row.talk is None else row.talk))


def let_talk(connection: Connection, table: str, talk: bool) -> None:
    """Let spectators of a table talk, or stop them."""
    connection.execute(update(TABLES).where(TABLES.c.id == table).values(talk=talk))


def speaker_of(connection: Connection, table: str, line: int) -> str | None:
    """Return who said a line at a table; None if nobody did."""
    query = select(CHAT.c.user_id).where(CHAT.c.table_id == table, CHAT.c.id == line)
    user = connection.execute(query).scalar()
    return str(user) if user else None


def mute(connection: Connection, table: str, user: str) -> None:
    """Mute a user at a table, or anywhere."""
    same = delete(MUTED).where(MUTED.c.table_id == table, MUTED.c.user_id == user)
    connection.execute(same)
    connection.execute(insert(MUTED).values(table_id=table, user_id=user))
