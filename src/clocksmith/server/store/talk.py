"""Who may talk, in the database."""

from typing import Final

from sqlalchemy import Connection, delete, insert, select, update

from clocksmith.server.store.schema import CHAT, MUTED, TABLES

ANYWHERE: Final = ""  # in the place of a table


def may_talk(connection: Connection, table: str, user: str, sits: bool) -> bool:
    """Return whether a user may talk at a table: who sits there may, others if they are let."""
    here = MUTED.c.table_id.in_([table, ANYWHERE])
    if connection.execute(select(MUTED).where(here, MUTED.c.user_id == user)).first() is not None:
        return False
    found = connection.execute(select(TABLES.c.talk, TABLES.c.listed).where(TABLES.c.id == table))
    row = found.first()
    return sits or (row is not None and bool(row.listed if row.talk is None else row.talk))


def let_talk(connection: Connection, table: str, talk: bool) -> None:
    """Let those who look on at a table talk, or not."""
    connection.execute(update(TABLES).where(TABLES.c.id == table).values(talk=talk))


def speaker_of(connection: Connection, table: str, line: int) -> str | None:
    """Return who said a line at a table; None when nobody did."""
    said = select(CHAT.c.user_id).where(CHAT.c.table_id == table, CHAT.c.id == line)
    found = connection.execute(said).scalar()
    return str(found) if found else None


def mute(connection: Connection, table: str, user: str) -> None:
    """Let a user talk no more at a table, or anywhere."""
    same = delete(MUTED).where(MUTED.c.table_id == table, MUTED.c.user_id == user)
    connection.execute(same)
    connection.execute(insert(MUTED).values(table_id=table, user_id=user))
