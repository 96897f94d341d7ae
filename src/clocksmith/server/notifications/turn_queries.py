"""When to notify people of their turns, in the database: a row for each turn."""

import json
from collections.abc import Collection, Iterable
from dataclasses import replace
from typing import Any, Final

from sqlalchemy import ColumnElement, Connection, Row, delete, or_, select, update
from sqlalchemy.dialects import postgresql, sqlite

from clocksmith.server.database.schema import PREFERENCES, SEATS, TABLES, TURN_NOTIFICATIONS
from clocksmith.server.notifications.outbox_queries import add_messages
from clocksmith.server.notifications.preferences import NEVER, lead_of, wait_of
from clocksmith.server.notifications.rows import OutboxMessage, Turn
from clocksmith.server.tables.queries import numbers_of
from clocksmith.server.tables.rows import PLAYING
from clocksmith.table.clock import control_of

Key = tuple[str, str, int]  # the table, the user, the entry with which the turn began
AnyRow = Row[*tuple[Any, ...]]

TABLE: Final = "table_id"
USER: Final = "user_id"
TURNS: Final = TURN_NOTIFICATIONS
FREQUENCY: Final = tuple(PREFERENCES.c["frequency", "quiet_minutes"])
NOT_STOPPED: Final = or_(TABLES.c.stopped.is_(None), TABLES.c.stopped.is_(False))


def plan_turns(
    connection: Connection, of: str, ids: Collection[str], now: float, check_seconds: float
) -> None:
    """Store when to notify people of the turns at tables, or of a user, as listings show them.

    A turn that has begun gets a row, one that is over loses it. Where nobody wants notifications
    this is one query.
    """
    current, planned = _turns(connection, of, ids, now, check_seconds)
    fresh = _with_leads(
        connection, [current[key] for key in sorted(current.keys() - planned.keys())]
    )
    if fresh:
        dialect = postgresql if connection.dialect.name == "postgresql" else sqlite
        insert = dialect.insert(TURNS).on_conflict_do_nothing()
        connection.execute(insert, [_values(turn) for turn in fresh])
    for key in sorted(planned):
        if key not in current:
            forget_turn(connection, key)
        elif planned[key].next_at != planned[key].due_at:
            change_turn(connection, planned[key], planned[key], planned[key].next_at)


def _turns(
    connection: Connection, of: str, ids: Collection[str], now: float, check_seconds: float
) -> tuple[dict[Key, Turn], dict[Key, Turn]]:
    """Return the turns of now, as if they had just begun, and those that have a row."""
    own = (TURNS.c.table_id == SEATS.c.table_id) & (TURNS.c.user_id == SEATS.c.user_id)
    query = (
        select(
            *TABLES.c["id", "state", "waiting", "since", "wake_at"],
            *SEATS.c["seat", "level", "user_id"],
            *FREQUENCY,
            TURNS.c.since.label("planned_since"),
            *TURNS.c["began_at", "lead", "notified", "reminded", "due_at"],
        )
        .join(TABLES, TABLES.c.id == SEATS.c.table_id)
        .join(PREFERENCES, PREFERENCES.c.user_id == SEATS.c.user_id)
        .outerjoin(TURNS, own)
        .where(SEATS.c[of].in_(ids), or_(TABLES.c.state == PLAYING, TURNS.c.since.is_not(None)))
    )
    current: dict[Key, Turn] = {}
    planned: dict[Key, Turn] = {}
    for row in connection.execute(query):
        wait = wait_of(row.frequency, row.quiet_minutes, check_seconds)
        since = _since(row)
        if since is not None:
            turn = Turn(row.id, row.user_id, since, now, wait, 0.0, row.wake_at)
            current[turn.key] = turn
        if row.planned_since is not None:
            turn = _planned(row, wait, row.planned_since)
            planned[turn.key] = turn
    return current, planned


def _since(row: AnyRow) -> int | None:
    """Return with which entry the turn of a seat began; None if its user is not to be notified."""
    if row.state != PLAYING or row.level is not None or row.frequency == NEVER:
        return None
    begun = zip(numbers_of(row.waiting) or (), numbers_of(row.since) or (), strict=False)
    return dict(begun).get(row.seat)


def _planned(row: AnyRow, wait: float | None, since: int) -> Turn:
    past = (bool(row.notified), bool(row.reminded), row.due_at)
    return Turn(row.id, row.user_id, since, row.began_at, wait, row.lead, row.wake_at, *past)


def _with_leads(connection: Connection, turns: list[Turn]) -> list[Turn]:
    """Return turns with the lead of their reminders, which follows from the clock of the table."""
    timed = {turn.table for turn in turns if turn.ends_at is not None}
    leads: dict[str, float] = {}
    if timed:
        setups = select(TABLES.c.id, TABLES.c.setup).where(TABLES.c.id.in_(timed))
        for id, setup in connection.execute(setups):
            leads[id] = lead_of(control_of(json.loads(setup)["clock"]))
    return [replace(turn, lead=leads.get(turn.table, 0.0)) for turn in turns]


def due_turns(connection: Connection, now: float, count: int, check_seconds: float) -> list[Turn]:
    """Return the turns that are due to be looked at, the longest due first.

    A table that a moderator has stopped waits until it goes on.
    """
    due = select(*TABLES.c["id", "wake_at"], TURNS, *FREQUENCY).order_by(TURNS.c.due_at)
    due = due.join(TABLES, TABLES.c.id == TURNS.c.table_id)
    due = due.join(PREFERENCES, PREFERENCES.c.user_id == TURNS.c.user_id)
    rows = connection.execute(due.where(TURNS.c.due_at <= now, NOT_STOPPED).limit(count))
    return [
        _planned(row, wait_of(row.frequency, row.quiet_minutes, check_seconds), row.since)
        for row in rows
    ]


def note_seen(connection: Connection, table: str, user: str) -> None:
    """Record that a user was at a table: they need no notification of their turn there."""
    own = (TURNS.c.table_id == table, TURNS.c.user_id == user)
    connection.execute(update(TURNS).where(*own).values(notified=True))


def change_turn(
    connection: Connection,
    turn: Turn,
    new: Turn,
    due_at: float | None,
    messages: Iterable[OutboxMessage] = (),
) -> bool:
    """Store the new state of a turn, look at it again at *due_at*, and send messages.

    False when somebody else has changed it: then nothing happens.
    """
    same = (TURNS.c.due_at.is_not_distinct_from(turn.due_at), TURNS.c.notified == turn.notified)
    values = {"notified": new.notified, "reminded": new.reminded, "due_at": due_at}
    if connection.execute(update(TURNS).where(*_is(turn.key), *same).values(values)).rowcount != 1:
        return False
    add_messages(connection, messages)
    return True


def forget_turn(connection: Connection, key: Key) -> None:
    """Delete a turn that is over."""
    connection.execute(delete(TURNS).where(*_is(key)))


def _values(turn: Turn) -> dict[str, object]:
    return {
        "table_id": turn.table,
        "user_id": turn.user,
        "since": turn.since,
        "began_at": turn.began_at,
        "lead": turn.lead,
        "notified": turn.notified,
        "reminded": turn.reminded,
        "due_at": turn.next_at,
    }


def _is(key: Key) -> tuple[ColumnElement[bool], ...]:
    table, user, since = key
    return (TURNS.c.table_id == table, TURNS.c.user_id == user, TURNS.c.since == since)
