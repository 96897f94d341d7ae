"""What people say at a table, in the database."""

from sqlalchemy import Connection, insert, select

from clocksmith.server.store.rows import ChatRow
from clocksmith.server.store.schema import CHAT


def add_line(connection: Connection, table: str, user: str, said: ChatRow) -> ChatRow:
    """Keep what a user said, and return it with its number."""
    values = {
        "table_id": table,
        "user_id": user,
        "name": said.name,
        "seat": said.seat,
        "text": said.text,
        "at": said.at,
    }
    key = connection.execute(insert(CHAT).values(**values)).inserted_primary_key
    assert key is not None, "a line of chat is numbered"
    return ChatRow(int(key[0]), said.name, said.seat, said.text, said.at)


def lines(connection: Connection, table: str, count: int) -> list[ChatRow]:
    """Return the last things said at a table, the oldest first."""
    newest = select(CHAT).where(CHAT.c.table_id == table).order_by(CHAT.c.id.desc()).limit(count)
    rows = connection.execute(newest).all()
    return [ChatRow(row.id, row.name, row.seat, row.text, row.at) for row in reversed(rows)]
