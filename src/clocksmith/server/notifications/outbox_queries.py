"""The outbox in the database: messages to send, until they are sent or given up."""

from collections.abc import Iterable
from typing import Final

from sqlalchemy import Connection, delete, insert, select, update

from clocksmith.server.database.schema import OUTBOX
from clocksmith.server.notifications.rows import OutboxMessage

PER_CHANNEL: Final = 20  # messages that may wait; the oldest go first


def add_messages(connection: Connection, messages: Iterable[OutboxMessage]) -> None:
    """Store messages to send at once."""
    for row in messages:
        values = {
            "id": row.id,
            "channel_id": row.channel,
            "kind": row.kind,
            "table_id": row.table,
            "since": row.since,
            "made_at": row.made_at,
            "due_at": row.made_at,
            "tries": 0,
        }
        connection.execute(insert(OUTBOX).values(**values))
        same = select(OUTBOX.c.id).where(OUTBOX.c.channel_id == row.channel)
        older = same.order_by(OUTBOX.c.made_at.desc(), OUTBOX.c.id).offset(PER_CHANNEL)
        surplus = list(connection.execute(older).scalars())
        if surplus:
            connection.execute(delete(OUTBOX).where(OUTBOX.c.id.in_(surplus)))


def due_messages(connection: Connection, at: float, count: int) -> list[str]:
    """Return the messages that are due, the longest due first."""
    due = select(OUTBOX.c.id).where(OUTBOX.c.due_at <= at)
    return list(connection.execute(due.order_by(OUTBOX.c.due_at).limit(count)).scalars())


def take_message(connection: Connection, id: str, at: float, until: float) -> OutboxMessage | None:
    """Return a message that this server alone may send *until* a time; None if another has it.

    When the server dies meanwhile, the message is due again at that time.
    """
    row = connection.execute(select(OUTBOX).where(OUTBOX.c.id == id)).first()
    if row is None or row.due_at > at:
        return None
    mine = update(OUTBOX).where(OUTBOX.c.id == id, OUTBOX.c.due_at == row.due_at)
    if connection.execute(mine.values(due_at=until, tries=row.tries + 1)).rowcount != 1:
        return None
    about = (row.made_at, row.table_id, row.since, row.tries + 1)
    return OutboxMessage(row.id, row.channel_id, row.kind, *about)


def put_off(connection: Connection, id: str, at: float) -> None:
    """Try a message again later."""
    connection.execute(update(OUTBOX).where(OUTBOX.c.id == id).values(due_at=at))


def drop_message(connection: Connection, id: str) -> None:
    """Delete a message: it was sent, or need not be any more."""
    connection.execute(delete(OUTBOX).where(OUTBOX.c.id == id))


def is_waiting(connection: Connection, channel: str, kind: str) -> bool:
    """Return whether a message of a kind waits to be sent on a channel."""
    same = select(OUTBOX.c.id).where(OUTBOX.c.channel_id == channel, OUTBOX.c.kind == kind)
    return connection.execute(same).first() is not None
