"""Rows that are held until a transaction ends, where several servers write."""

from sqlalchemy import Connection, select

from clocksmith.server.store.schema import TABLES


def lock_table(connection: Connection, id: str) -> None:
    """Let nobody else change who sits at a table, or talk there, until this is written.

    Entries may be added meanwhile: their numbers are lock enough.
    """
    wanted = select(TABLES.c.id).where(TABLES.c.id == id)
    connection.execute(wanted.with_for_update(key_share=True))
