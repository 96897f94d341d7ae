"""What is held until a transaction ends, where several servers write."""

from sqlalchemy import Connection, func, select

from clocksmith.server.store.schema import TABLES


def lock_table(connection: Connection, id: str) -> None:
    """Let nobody else change who sits at a table, or talk there, until this is written.

    Entries may be added meanwhile: their numbers are lock enough.
    """
    wanted = select(TABLES.c.id).where(TABLES.c.id == id)
    connection.execute(wanted.with_for_update(key_share=True))


def lock_all(connection: Connection, what: str) -> None:
    """Let nobody else do the same, at whichever table, until this is written.

    What is read after it is what the last one has left. On SQLite one writes at a time anyway.
    """
    if connection.dialect.name == "postgresql":
        number = func.hashtextextended(f"clocksmith {what}", 0)
        connection.execute(select(func.pg_advisory_xact_lock(number)))
