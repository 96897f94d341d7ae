"""Preferences and channels of people, in the database."""

from collections.abc import Iterable
from typing import Any

from sqlalchemy import Connection, Row, delete, func, insert, select, update

from clocksmith.server.database.schema import (
    CHANNELS,
    ONE_TIME_LINKS,
    OUTBOX,
    PREFERENCES,
    TURN_NOTIFICATIONS,
    VACATIONS,
)
from clocksmith.server.notifications.outbox_queries import add_messages
from clocksmith.server.notifications.preferences import DAILY, Preferences
from clocksmith.server.notifications.rows import MAIL, Channel, OutboxMessage

AnyRow = Row[*tuple[Any, ...]]


def preferences(connection: Connection, user: str) -> Preferences | None:
    """Return the preferences of a user; None if they have not set any."""
    row = connection.execute(select(PREFERENCES).where(PREFERENCES.c.user_id == user)).first()
    return None if row is None else _preferences(row)


def put_preferences(connection: Connection, row: Preferences, now: float) -> None:
    """Store the preferences of a user, except when the last digest was sent."""
    values = {
        "frequency": row.frequency,
        "quiet_minutes": row.quiet_minutes,
        "digest_hour": row.digest_hour,
        "zone": row.zone,
        "language": row.language,
        "digest_at": now if row.frequency == DAILY else None,
    }
    change = update(PREFERENCES).where(PREFERENCES.c.user_id == row.user).values(**values)
    if not connection.execute(change).rowcount:
        connection.execute(insert(PREFERENCES).values(user_id=row.user, **values))


def due_digests(connection: Connection, now: float, count: int) -> list[Preferences]:
    """Return the preferences of those whose daily digest may be due, the longest due first."""
    due = select(PREFERENCES).where(PREFERENCES.c.digest_at <= now)
    rows = connection.execute(due.order_by(PREFERENCES.c.digest_at).limit(count))
    return [_preferences(row) for row in rows]


def change_digest(
    connection: Connection,
    row: Preferences,
    next_at: float,
    day: str | None,
    messages: Iterable[OutboxMessage],
) -> bool:
    """Store when the next digest is due, and send that of a *day*; False if already done."""
    same = (PREFERENCES.c.user_id == row.user, PREFERENCES.c.digest_at == row.digest_at)
    values = {"digest_at": next_at, "digest_day": day or row.digest_day}
    if connection.execute(update(PREFERENCES).where(*same).values(values)).rowcount != 1:
        return False
    add_messages(connection, messages)
    return True


def look_at_digest(connection: Connection, user: str, now: float) -> None:
    """Schedule the next digest of a user now, if they want any."""
    daily = (PREFERENCES.c.user_id == user, PREFERENCES.c.digest_at.is_not(None))
    connection.execute(update(PREFERENCES).where(*daily).values(digest_at=now))


def channels_of(connection: Connection, user: str) -> list[Channel]:
    """Return the channels of a user, the oldest first."""
    own = select(CHANNELS).where(CHANNELS.c.user_id == user)
    rows = connection.execute(own.order_by(CHANNELS.c.made_at, CHANNELS.c.id))
    return [_channel(row) for row in rows]


def channel(connection: Connection, id: str) -> Channel | None:
    """Return one channel."""
    row = connection.execute(select(CHANNELS).where(CHANNELS.c.id == id)).first()
    return None if row is None else _channel(row)


def mail_channels(connection: Connection, address: str) -> list[Channel]:
    """Return the confirmed channels with a mail address."""
    same = (CHANNELS.c.kind == MAIL) & (func.lower(CHANNELS.c.address) == address.lower())
    rows = connection.execute(select(CHANNELS).where(same, CHANNELS.c.confirmed.is_(True)))
    return [_channel(row) for row in rows]


def add_channel(connection: Connection, row: Channel, most: int) -> bool:
    """Store a channel; a mail address replaces the previous one. False if there are too many."""
    for old in channels_of(connection, row.user):
        if old.kind == row.kind and (row.kind == MAIL or old.address == row.address):
            remove_channel(connection, row.user, old.id)
    count = select(func.count()).select_from(CHANNELS).where(CHANNELS.c.user_id == row.user)
    if connection.execute(count).scalar_one() >= most:
        return False
    values = {
        "id": row.id,
        "user_id": row.user,
        "kind": row.kind,
        "address": row.address,
        "label": row.label,
        "confirmed": row.confirmed,
        "enabled": row.enabled,
        "made_at": row.made_at,
    }
    connection.execute(insert(CHANNELS).values(**values))
    return True


def remove_channel(connection: Connection, user: str, id: str) -> None:
    """Delete a channel of a user with all messages that wait to be sent on it."""
    own = delete(CHANNELS).where(CHANNELS.c.id == id, CHANNELS.c.user_id == user)
    if connection.execute(own).rowcount:
        for table in (OUTBOX, ONE_TIME_LINKS):
            connection.execute(delete(table).where(table.c.channel_id == id))


def enable_channel(connection: Connection, id: str, enabled: bool) -> None:
    """Start or stop using a channel for notifications."""
    connection.execute(update(CHANNELS).where(CHANNELS.c.id == id).values(enabled=enabled))


def confirm_channel(connection: Connection, id: str) -> None:
    """Record that a mail address belongs to its user."""
    connection.execute(update(CHANNELS).where(CHANNELS.c.id == id).values(confirmed=True))


def forget_user(connection: Connection, user: str) -> None:
    """Delete the preferences and channels of a user, and all messages waiting for them."""
    for own in channels_of(connection, user):
        remove_channel(connection, user, own.id)
    for table in (PREFERENCES, TURN_NOTIFICATIONS, ONE_TIME_LINKS, VACATIONS):
        connection.execute(delete(table).where(table.c.user_id == user))


def _preferences(row: AnyRow) -> Preferences:
    return Preferences(
        row.user_id,
        row.frequency,
        row.quiet_minutes,
        row.digest_hour,
        row.zone,
        row.language,
        row.digest_day,
        row.digest_at,
    )


def _channel(row: AnyRow) -> Channel:
    return Channel(
        row.id,
        row.user_id,
        row.kind,
        row.address,
        row.label,
        bool(row.confirmed),
        bool(row.enabled),
        row.made_at,
    )
