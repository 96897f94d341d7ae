"""Chat at a table, in the database."""

from typing import Any

from sqlalchemy import Connection, Row, func, insert, select

from clocksmith.server.database.locks import lock_table
from clocksmith.server.database.schema import CHAT
from clocksmith.server.tables.rows import ChatRow


def add_line(
    connection: Connection, table: str, user: str, said: ChatRow, key: str | None = None
) -> tuple[ChatRow, bool]:
    """Save what a user said; return it with its number, and whether it is new.

    Numbers grow in the order in which lines become visible: a client that has one line has all
    lines before it. A line with the key of an earlier one is that line, sent again.
    """
    lock_table(connection, table)
    if key is not None:
        same = (CHAT.c.table_id == table) & (CHAT.c.user_id == user) & (CHAT.c.key == key)
        earlier = connection.execute(select(CHAT).where(same)).first()
        if earlier is not None:
            return _line(earlier), False
    values = {
        "table_id": table,
        "user_id": user,
        "name": said.name,
        "seat": said.seat,
        "text": said.text,
        "at": said.at,
        "key": key,
    }
    number = connection.execute(insert(CHAT).values(**values)).inserted_primary_key
    assert number is not None, "a line of chat is numbered"
    return ChatRow(int(number[0]), said.name, said.seat, said.text, said.at), True


def lines(connection: Connection, table: str, count: int) -> list[ChatRow]:
    """Return the latest lines at a table, the oldest first."""
    newest = select(CHAT).where(CHAT.c.table_id == table).order_by(CHAT.c.id.desc()).limit(count)
    return [_line(row) for row in reversed(connection.execute(newest).all())]


def lines_after(connection: Connection, table: str, said: int) -> list[ChatRow]:
    """Return the lines at a table after a given one."""
    newer = select(CHAT).where(CHAT.c.table_id == table, CHAT.c.id > said).order_by(CHAT.c.id)
    return [_line(row) for row in connection.execute(newer)]


def last_said(connection: Connection, table: str) -> int:
    """Return the number of the last line at a table; 0 where nothing was said."""
    last = select(func.max(CHAT.c.id)).where(CHAT.c.table_id == table)
    return connection.execute(last).scalar() or 0


def _line(row: Row[*tuple[Any, ...]]) -> ChatRow:
    return ChatRow(row.id, row.name, row.seat, row.text, row.at)
