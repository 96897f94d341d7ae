"""Seats in the database: taken, given up, and how many one may have."""

from collections.abc import Iterable
from typing import Final

from sqlalchemy import ColumnElement, Connection, delete, func, insert, select, update

from clocksmith.server.store.locking import lock_table
from clocksmith.server.store.rows import (
    FREE,
    OPEN,
    OVER,
    PLAYING,
    Beginning,
    Member,
    MostSeats,
    SeatRow,
    TableRow,
)
from clocksmith.server.store.schema import SEATS, SENT_AWAY, TABLES, USERS, WISHES
from clocksmith.server.store.tables import add_table, has_room, seat_values

GONE: Final = "gone"  # somebody was quicker
UNWANTED: Final = "unwanted"  # was sent away from this table
SURPLUS: Final = "surplus"  # has as many as one may have
CROWD: Final = "crowd"  # the guests of his address have as many as they may have
GUEST: Final = "guest"  # has no account, at a rated table
TWICE: Final = "twice"  # sits at this rated table already


def add_open_table(connection: Connection, row: TableRow, most: tuple[int, int]) -> bool:
    """Keep a new table; False when as many are open already as may be, for one and together."""
    is_open = row.listing.state == OPEN
    if is_open and not has_room(connection, row, TABLES.c.state == OPEN, most):
        return False
    add_table(connection, row)
    return True


def take_seat(
    connection: Connection,
    id: str,
    new: SeatRow,
    begins: Beginning,
    most: MostSeats | None = None,
) -> str | None:
    """Let somebody sit down on an open seat, and return None, or why he may not.

    Where *most* is given, he may not have more. The game begins when no seat is open any more.
    """
    lock_table(connection, id)
    away = select(SENT_AWAY).where(SENT_AWAY.c.table_id == id, SENT_AWAY.c.user_id == new.user)
    if connection.execute(away).first() is not None:
        return UNWANTED
    excess = None
    if most is not None and new.user is not None:
        excess = excess_of(connection, Member(new.user, new.household), most)
    unfit = excess or _unfit(connection, id, new.user)
    if unfit is not None:
        return unfit
    if not _change(connection, id, new, SEATS.c.kind == FREE):
        return GONE
    looked = (WISHES.c.user_id == new.user, WISHES.c.table_id.is_(None))
    connection.execute(delete(WISHES).where(*looked))  # he has found one himself
    _begin(connection, id, begins)
    return None


def give_to_bot(
    connection: Connection, id: str, new: SeatRow, setups: tuple[str, str], begins: Beginning
) -> bool:
    """Let a bot sit down on an open seat; False if it was taken, or the table was laid anew.

    *setups* are the one that the table has, and the one that knows the bot.
    """
    lock_table(connection, id)
    before, setup = setups
    if connection.execute(select(TABLES.c.setup).where(TABLES.c.id == id)).scalar() != before:
        return False
    if not _change(connection, id, new, SEATS.c.kind == FREE):
        return False
    connection.execute(update(TABLES).where(TABLES.c.id == id).values(setup=setup))
    _begin(connection, id, begins)
    return True


def free_seat(connection: Connection, id: str, old: SeatRow, token: str, away: bool) -> bool:
    """Take a seat from its person, before the game begins; False when it was another's by then.

    One who was sent *away* may not sit down there again.
    """
    new = SeatRow(old.seat, FREE, token=token)
    if not _change(connection, id, new, SEATS.c.user_id == old.user):
        return False
    if away:
        known = delete(SENT_AWAY).where(SENT_AWAY.c.table_id == id, SENT_AWAY.c.user_id == old.user)
        connection.execute(known)
        connection.execute(insert(SENT_AWAY).values(table_id=id, user_id=old.user))
    return True


def put_seats(connection: Connection, id: str, seats: Iterable[SeatRow]) -> None:
    """Keep who sits on some seats of a table now."""
    for seat in seats:
        values = seat_values(id, seat)
        change = update(SEATS).where(SEATS.c.table_id == id, SEATS.c.seat == seat.seat)
        connection.execute(change.values(**values))


def note_seen(connection: Connection, id: str, at: float) -> None:
    """Keep when somebody who sits at an open table came."""
    connection.execute(update(TABLES).where(TABLES.c.id == id).values(seen_at=at))


def forgotten_tables(connection: Connection, before: float, count: int) -> list[str]:
    """Return open tables to which nobody who sits there has come since."""
    seen = func.coalesce(TABLES.c.seen_at, TABLES.c.opened_at)
    wanted = select(TABLES.c.id).where(TABLES.c.state == OPEN, seen < before)
    return [row.id for row in connection.execute(wanted.limit(count))]


def excess_of(connection: Connection, member: Member, most: MostSeats) -> str | None:
    """Return why somebody may not have one more seat at others' tables; None when he may."""
    user, household = member.user, member.household
    taken = (
        select(TABLES.c.state, func.count())
        .join(SEATS, SEATS.c.table_id == TABLES.c.id)
        .where(SEATS.c.user_id == user, SEATS.c.level.is_(None))
        .where(TABLES.c.host != user, TABLES.c.state != OVER)
        .group_by(TABLES.c.state)
    )
    counts = {row[0]: int(row[1]) for row in connection.execute(taken)}
    if counts.get(OPEN, 0) >= most.waiting or sum(counts.values()) >= most.taken:
        return SURPLUS
    if household is None:
        return None
    theirs = (
        select(func.count())
        .select_from(SEATS)
        .join(TABLES, SEATS.c.table_id == TABLES.c.id)
        .where(SEATS.c.household == household, SEATS.c.level.is_(None), TABLES.c.state != OVER)
    )
    return CROWD if connection.execute(theirs).scalar_one() >= most.together else None


def _unfit(connection: Connection, id: str, user: str | None) -> str | None:
    """Return why somebody may not sit down at a table that is rated; None when he may."""
    rated = select(TABLES.c.rated).where(TABLES.c.id == id)
    if not connection.execute(rated).scalar():
        return None
    account = select(USERS.c.id).where(USERS.c.id == user, USERS.c.login.is_not(None))
    if connection.execute(account).first() is None:
        return GUEST
    his = select(SEATS.c.seat).where(SEATS.c.table_id == id, SEATS.c.user_id == user)
    return None if connection.execute(his).first() is None else TWICE


def _change(connection: Connection, id: str, new: SeatRow, still: ColumnElement[bool]) -> bool:
    """Change a seat of a table that has not begun, if it is *still* as it was."""
    lock_table(connection, id)
    waits = select(TABLES.c.id).where(TABLES.c.id == id, TABLES.c.begun_at.is_(None))
    change = update(SEATS).where(SEATS.c.table_id.in_(waits), SEATS.c.seat == new.seat, still)
    return connection.execute(change.values(**seat_values(id, new))).rowcount == 1


def _begin(connection: Connection, id: str, begins: Beginning) -> None:
    """Let the game begin if no seat is open any more."""
    free = select(SEATS.c.seat).where(SEATS.c.table_id == id, SEATS.c.kind == FREE)
    if connection.execute(free).first() is None:
        waits = update(TABLES).where(TABLES.c.id == id, TABLES.c.begun_at.is_(None))
        connection.execute(waits.values(state=PLAYING, begun_at=begins.at, seed=begins.seed))
