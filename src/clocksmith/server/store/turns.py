"""Turns of people who want to be told, in the database: each is told once, whoever finds it."""

from collections.abc import Iterable
from dataclasses import replace

from sqlalchemy import ColumnElement, Connection, delete, or_, select, update
from sqlalchemy.dialects import postgresql, sqlite

from clocksmith.server.store.letters import add_letters
from clocksmith.server.store.rows import PLAYING
from clocksmith.server.store.schema import HABITS, SEATS, TABLES, TURNS
from clocksmith.server.store.tables import numbers_of
from clocksmith.server.store.tiding_rows import DAILY, NEVER, AwaitedTurn, HabitRow, LetterRow

Key = tuple[str, str, int]  # the table, the user, the first entry


def awaited_turns(connection: Connection) -> tuple[list[AwaitedTurn], list[Key]]:
    """Return the turns of people who want to be told, as far as known, and those that are over."""
    wanted = (
        select(
            TABLES.c.id,
            TABLES.c.waiting,
            TABLES.c.since,
            TABLES.c.wake_at,
            SEATS.c.seat,
            SEATS.c.user_id,
            HABITS.c.rhythm,
            HABITS.c.minutes,
        )
        .join(SEATS, SEATS.c.table_id == TABLES.c.id)
        .join(HABITS, HABITS.c.user_id == SEATS.c.user_id)
        .where(TABLES.c.state == PLAYING, SEATS.c.level.is_(None), HABITS.c.rhythm != NEVER)
        .where(or_(TABLES.c.stopped.is_(None), TABLES.c.stopped.is_(False)))
    )
    rows = connection.execute(select(TURNS))
    known = {(row.table_id, row.user_id, row.since): row for row in rows}
    found: dict[Key, AwaitedTurn] = {}
    for row in connection.execute(wanted):
        since = dict(zip(numbers_of(row.waiting) or (), numbers_of(row.since) or (), strict=False))
        if row.seat not in since:
            continue
        wish = (row.rhythm, row.minutes, row.wake_at)
        turn = AwaitedTurn(row.id, row.user_id, since[row.seat], *wish)
        old = known.get(turn.key)
        if old is not None:
            was = (bool(old.settled), bool(old.reminded))
            turn = replace(turn, found_at=old.found_at, settled=was[0], reminded=was[1])
        found[turn.key] = turn
    return list(found.values()), [key for key in known if key not in found]


def unlisted_tables(connection: Connection, count: int) -> list[str]:
    """Return tables of people who want to be told, of which lists do not say whose turn it is."""
    wanted = (
        select(TABLES.c.id)
        .join(SEATS, SEATS.c.table_id == TABLES.c.id)
        .join(HABITS, HABITS.c.user_id == SEATS.c.user_id)
        .where(TABLES.c.state == PLAYING, TABLES.c.noted.is_(None), HABITS.c.rhythm != NEVER)
    )
    return list(connection.execute(wanted.distinct().limit(count)).scalars())


def note_turns(
    connection: Connection, fresh: Iterable[AwaitedTurn], over: list[Key], at: float
) -> None:
    """Take note of turns that have begun, unless another server has, and forget others."""
    begun = {"found_at": at, "settled": False, "reminded": False}
    rows = [
        {"table_id": turn.table, "user_id": turn.user, "since": turn.since, **begun}
        for turn in sorted(fresh, key=lambda turn: turn.key)
    ]
    if rows:
        dialect = postgresql if connection.dialect.name == "postgresql" else sqlite
        connection.execute(dialect.insert(TURNS).on_conflict_do_nothing(), rows)
    for key in over:
        connection.execute(delete(TURNS).where(*_is(key)))


def settle_seen(connection: Connection, seen: Iterable[tuple[str, str]]) -> None:
    """Take note that users look at tables: they need not be told of their turns there."""
    for table, user in seen:
        here = (TURNS.c.table_id == table) & (TURNS.c.user_id == user)
        connection.execute(update(TURNS).where(here).values(settled=True))


def tell_turn(connection: Connection, key: Key, letters: list[LetterRow]) -> bool:
    """Let letters go out about a turn; False when somebody was quicker."""
    told = update(TURNS).where(*_is(key), TURNS.c.settled.is_(False)).values(settled=True)
    if connection.execute(told).rowcount != 1:
        return False
    add_letters(connection, letters)
    return True


def tell_reminder(connection: Connection, key: Key, letters: list[LetterRow]) -> bool:
    """Let letters go out about a clock that runs out; False when somebody was quicker."""
    told = update(TURNS).where(*_is(key), TURNS.c.reminded.is_(False))
    if connection.execute(told.values(reminded=True, settled=True)).rowcount != 1:
        return False
    add_letters(connection, letters)
    return True


def daily_habits(connection: Connection) -> list[HabitRow]:
    """Return how those want to be told who want it once a day."""
    rows = connection.execute(select(HABITS).where(HABITS.c.rhythm == DAILY))
    return [
        HabitRow(row.user_id, row.rhythm, row.minutes, row.hour, row.zone, row.language, row.digest)
        for row in rows
    ]


def tell_digest(connection: Connection, user: str, day: str, letters: list[LetterRow]) -> bool:
    """Let the letters of a day go out; False when that was done before."""
    before = or_(HABITS.c.digest.is_(None), HABITS.c.digest != day)
    told = update(HABITS).where(HABITS.c.user_id == user, before).values(digest=day)
    if connection.execute(told).rowcount != 1:
        return False
    add_letters(connection, letters)
    return True


def _is(key: Key) -> tuple[ColumnElement[bool], ...]:
    table, user, since = key
    return (TURNS.c.table_id == table, TURNS.c.user_id == user, TURNS.c.since == since)
