"""Moderators and their actions, in the database."""

from dataclasses import dataclass

from sqlalchemy import Connection, insert, select, update

from clocksmith.server.database.schema import AUDIT_LOG, TABLES, USERS
from clocksmith.server.tables.queries import selected_tables
from clocksmith.server.tables.rows import TableRow


@dataclass(frozen=True)
class AuditRow:
    """An action of a moderator."""

    at: float
    moderator: str  # the login; empty for the command line
    what: str
    about: str


def name_moderator(connection: Connection, login: str, moderator: bool) -> bool:
    """Make an account a moderator, or no longer one; False if there is no such account."""
    change = update(USERS).where(USERS.c.login == login).values(moderator=moderator)
    return connection.execute(change).rowcount == 1


def add_audit_entry(connection: Connection, entry: AuditRow) -> None:
    """Add an entry to the audit log."""
    values = {
        "at": entry.at,
        "moderator": entry.moderator,
        "what": entry.what,
        "about": entry.about,
    }
    connection.execute(insert(AUDIT_LOG).values(**values))


def audit_log(connection: Connection, count: int) -> list[AuditRow]:
    """Return the actions of moderators, latest first."""
    rows = connection.execute(select(AUDIT_LOG).order_by(AUDIT_LOG.c.id.desc()).limit(count))
    return [AuditRow(row.at, row.moderator, row.what, row.about) for row in rows]


def all_tables(connection: Connection, count: int, skip: int) -> list[TableRow]:
    """Return all tables, newest first."""
    newest = select(TABLES).order_by(TABLES.c.opened_at.desc(), TABLES.c.id)
    return selected_tables(connection, newest.offset(skip).limit(count))


def stop_table(connection: Connection, id: str, stopped: bool) -> bool:
    """Stop a table, or let it continue; False if there is none."""
    change = update(TABLES).where(TABLES.c.id == id).values(stopped=stopped)
    return connection.execute(change).rowcount == 1
