"""Locks that are held until a transaction ends, where several servers write."""

from sqlalchemy import Connection, func, select

from clocksmith.server.database.schema import TABLES


def lock_table(connection: Connection, id: str) -> None:
    """Block other changes to the seats and the chat of a table until the transaction ends.

    Entries may still be added: their unique numbers are lock enough.
    """
    row = select(TABLES.c.id).where(TABLES.c.id == id)
    connection.execute(row.with_for_update(key_share=True))


def lock_all(connection: Connection, what: str) -> None:
    """Block other transactions with the same *what*, at any table, until this one ends.

    Reads after it see what the previous holder wrote. SQLite has one writer at a time anyway.
    """
    if connection.dialect.name == "postgresql":
        number = func.hashtextextended(f"clocksmith {what}", 0)
        connection.execute(select(func.pg_advisory_xact_lock(number)))
