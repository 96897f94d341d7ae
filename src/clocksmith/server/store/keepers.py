"""Those who look after the server, and what they have done, in the database."""

from sqlalchemy import Connection, insert, select, update

from clocksmith.server.store.rows import DeedRow, TableRow
from clocksmith.server.store.schema import DEEDS, TABLES, USERS
from clocksmith.server.store.tables import tables_found


def name_keeper(connection: Connection, login: str, keeper: bool) -> bool:
    """Let an account look after the server, or no more; False when there is no such account."""
    named = update(USERS).where(USERS.c.login == login).values(keeper=keeper)
    return connection.execute(named).rowcount == 1


def add_deed(connection: Connection, deed: DeedRow) -> None:
    """Keep what a keeper has done."""
    values = {"at": deed.at, "keeper": deed.keeper, "what": deed.what, "about": deed.about}
    connection.execute(insert(DEEDS).values(**values))


def deeds(connection: Connection, count: int) -> list[DeedRow]:
    """Return what keepers have done, the last first."""
    rows = connection.execute(select(DEEDS).order_by(DEEDS.c.id.desc()).limit(count))
    return [DeedRow(row.at, row.keeper, row.what, row.about) for row in rows]


def all_tables(connection: Connection, count: int, skip: int) -> list[TableRow]:
    """Return all tables, the newest first."""
    newest = select(TABLES).order_by(TABLES.c.opened_at.desc(), TABLES.c.id)
    return tables_found(connection, newest.offset(skip).limit(count))


def stop_table(connection: Connection, id: str, stopped: bool) -> bool:
    """Let a table stand still, or go on; False when there is none."""
    found = update(TABLES).where(TABLES.c.id == id).values(stopped=stopped)
    return connection.execute(found).rowcount == 1
