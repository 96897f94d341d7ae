"""Seats in the database: taking them, giving them up, and how many a user may have."""

from collections.abc import Iterable
from typing import Final

from sqlalchemy import ColumnElement, Connection, delete, func, insert, select, update

from clocksmith.server.backend import Beginning
from clocksmith.server.database.locks import lock_table
from clocksmith.server.database.schema import SEATS, SEEKS, SENT_AWAY, TABLES, USERS
from clocksmith.server.http.request_context import Member
from clocksmith.server.tables.queries import add_table, has_room, seat_values
from clocksmith.server.tables.rows import FREE, OPEN, OVER, PLAYING, MostSeats, SeatRow, TableRow

GONE: Final = "gone"  # somebody was quicker
UNWANTED: Final = "unwanted"  # the host has removed this user from the table
SURPLUS: Final = "surplus"  # has as many seats as a user may have
CROWD: Final = "crowd"  # the guests of their address have as many seats as they may have
GUEST: Final = "guest"  # has no account, at a rated table
PROGRAM: Final = "program"  # is a bot, at a rated table
TWICE: Final = "twice"  # sits at this rated table already


def add_open_table(connection: Connection, row: TableRow, most: tuple[int, int]) -> bool:
    """Insert a new table; False if the user or their address has too many open tables."""
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
    """Let a user take an open seat; return None, or why they may not.

    *most* limits the seats they may have. The game begins when no seat is open any more.
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
    own_seek = (SEEKS.c.user_id == new.user, SEEKS.c.table_id.is_(None))
    connection.execute(delete(SEEKS).where(*own_seek))  # they found a table by themselves
    _begin(connection, id, begins)
    return None


def give_to_bot(
    connection: Connection, id: str, new: SeatRow, setups: tuple[str, str], begins: Beginning
) -> bool:
    """Let a bot take an open seat; False if it was taken, or the table was set up again.

    *setups* are the current setup of the table, and the one that includes the bot.
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
    """Free a seat before the game begins; False if somebody else had it by then.

    A user who is sent *away* may not sit down at the table again.
    """
    new = SeatRow(old.seat, FREE, token=token)
    if not _change(connection, id, new, SEATS.c.user_id == old.user):
        return False
    if away:
        old_row = delete(SENT_AWAY).where(
            SENT_AWAY.c.table_id == id, SENT_AWAY.c.user_id == old.user
        )
        connection.execute(old_row)
        connection.execute(insert(SENT_AWAY).values(table_id=id, user_id=old.user))
    return True


def decline_seat(connection: Connection, id: str, new: SeatRow) -> bool:
    """Leave a reserved seat to others before the game begins; False if somebody has it."""
    return _change(connection, id, new, SEATS.c.kind == FREE)


def put_seats(connection: Connection, id: str, seats: Iterable[SeatRow]) -> None:
    """Update some seats of a table."""
    for seat in seats:
        values = seat_values(id, seat)
        change = update(SEATS).where(SEATS.c.table_id == id, SEATS.c.seat == seat.seat)
        connection.execute(change.values(**values))


def note_seen(connection: Connection, id: str, at: float) -> None:
    """Record when a seated user came to an open table."""
    connection.execute(update(TABLES).where(TABLES.c.id == id).values(seen_at=at))


def forgotten_tables(connection: Connection, before: float, count: int) -> list[str]:
    """Return open tables that no seated user has visited since *before*."""
    seen_at = func.coalesce(TABLES.c.seen_at, TABLES.c.opened_at)
    query = select(TABLES.c.id).where(TABLES.c.state == OPEN, seen_at < before)
    return [row.id for row in connection.execute(query.limit(count))]


def excess_of(connection: Connection, member: Member, most: MostSeats) -> str | None:
    """Return why a user may not have one more seat at other tables; None if they may."""
    user, household = member.user, member.household
    own_seats = (
        select(TABLES.c.state, func.count())
        .join(SEATS, SEATS.c.table_id == TABLES.c.id)
        .where(SEATS.c.user_id == user, SEATS.c.level.is_(None))
        .where(TABLES.c.host != user, TABLES.c.state != OVER)
        .group_by(TABLES.c.state)
    )
    counts = {row[0]: int(row[1]) for row in connection.execute(own_seats)}
    if counts.get(OPEN, 0) >= most.waiting or sum(counts.values()) >= most.taken:
        return SURPLUS
    if household is None:
        return None
    address_seats = (
        select(func.count())
        .select_from(SEATS)
        .join(TABLES, SEATS.c.table_id == TABLES.c.id)
        .where(SEATS.c.household == household, SEATS.c.level.is_(None), TABLES.c.state != OVER)
    )
    return CROWD if connection.execute(address_seats).scalar_one() >= most.together else None


def _unfit(connection: Connection, id: str, user: str | None) -> str | None:
    """Return why a user may not sit down at a table that is rated; None if they may."""
    rated = select(TABLES.c.rated).where(TABLES.c.id == id)
    if not connection.execute(rated).scalar():
        return None
    account = select(USERS.c.bot).where(USERS.c.id == user, USERS.c.login.is_not(None))
    row = connection.execute(account).first()
    if row is None or row.bot:
        return GUEST if row is None else PROGRAM
    own_seat = select(SEATS.c.seat).where(SEATS.c.table_id == id, SEATS.c.user_id == user)
    return None if connection.execute(own_seat).first() is None else TWICE


def _change(connection: Connection, id: str, new: SeatRow, still: ColumnElement[bool]) -> bool:
    """Change a seat of a table that has not begun, if *still* holds for it."""
    lock_table(connection, id)
    waits = select(TABLES.c.id).where(TABLES.c.id == id, TABLES.c.begun_at.is_(None))
    change = update(SEATS).where(SEATS.c.table_id.in_(waits), SEATS.c.seat == new.seat, still)
    return connection.execute(change.values(**seat_values(id, new))).rowcount == 1


def _begin(connection: Connection, id: str, begins: Beginning) -> None:
    """Begin the game if no seat is open any more."""
    free = select(SEATS.c.seat).where(SEATS.c.table_id == id, SEATS.c.kind == FREE)
    if connection.execute(free).first() is None:
        waits = update(TABLES).where(TABLES.c.id == id, TABLES.c.begun_at.is_(None))
        connection.execute(waits.values(state=PLAYING, begun_at=begins.at, seed=begins.seed))
