"""Seeks in the database, which serializes concurrent matchmaking."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace
from typing import Any, Final

from sqlalchemy import Connection, Row, and_, delete, func, insert, or_, select, update

from clocksmith.server.backend import Beginning
from clocksmith.server.database.locks import lock_all
from clocksmith.server.database.schema import SEATS, SEEKS, TABLES, USERS
from clocksmith.server.http.request_context import Member
from clocksmith.server.matchmaking.seeks import Offer, Seek, completed
from clocksmith.server.tables.queries import add_table, selected_tables
from clocksmith.server.tables.rows import FREE, OPEN, PERSON, MostSeats, SeatRow, TableRow
from clocksmith.server.tables.seat_queries import excess_of, take_seat

CROWDED: Final = "crowded"  # too many seeks from one address
LOOKED_THROUGH: Final = 200  # maximum number of open tables to consider


@dataclass(frozen=True)
class SeekTerms:
    """The conditions of a search for a table, and how to open one for matching people."""

    now: float
    seen_since: float  # drop people who were silent since
    made_since: float  # drop seeks made before
    address: str  # hashed address of the person
    most: int  # seeks per address
    household: str | None  # the same address, for guests only
    seats: MostSeats  # limits on seats at tables of others
    offers: Sequence[Offer]  # in order of preference among equals
    offer_of: Callable[[TableRow], Offer | None]  # what an open table offers
    begins: Beginning
    opened: Callable[[Offer, list[str]], TableRow]  # creates a table for these users


@dataclass(frozen=True)
class Placed:
    """A seek, and the table it led to."""

    seek: Seek
    table: str | None = None


def look(connection: Connection, seek: Seek, terms: SeekTerms, anew: bool) -> Placed | str | None:
    """Look for a table; return the remaining seek, with the table if there is one.

    None if the person has no seek and this is not a new one (*anew*); a code if refused.
    A person with a table is not brought to another one until they withdraw the seek.
    """
    lock_all(connection, "seeks")
    _forget(connection, terms)
    current = seek_of(connection, seek.user, terms.seen_since)
    if current is None and not anew:
        return None
    if current is not None and current.table is not None:
        return current
    if current is not None and (not anew or _is_same(current.seek, seek)):
        seek = current.seek
    if current is None and _count(connection, terms.address) >= terms.most:
        return CROWDED
    excess = excess_of(connection, Member(seek.user, terms.household), terms.seats)
    if excess is not None:
        return excess
    table = _join(connection, seek, terms) or _complete(connection, seek, terms)
    _keep(connection, seek, terms, table)
    return Placed(seek, table)


def withdraw(connection: Connection, user: str) -> None:
    """Remove the seek of a user."""
    connection.execute(delete(SEEKS).where(SEEKS.c.user_id == user))


def seeks(connection: Connection, since: float, count: int) -> list[tuple[Seek, str | None]]:
    """Return the open seeks with the names of their users, oldest first."""
    query = (
        select(SEEKS, USERS.c.name)
        .outerjoin(USERS, USERS.c.id == SEEKS.c.user_id)
        .where(SEEKS.c.table_id.is_(None), SEEKS.c.seen_at >= since)
        .order_by(SEEKS.c.made_at, SEEKS.c.user_id)
    )
    return [(_seek(row), row.name) for row in connection.execute(query.limit(count))]


def seek_of(connection: Connection, user: str, since: float) -> Placed | None:
    """Return the seek of a user, and the table it led to."""
    conditions = (SEEKS.c.user_id == user, SEEKS.c.seen_at >= since)
    row = connection.execute(select(SEEKS).where(*conditions)).first()
    if row is None or (row.table_id is not None and not _sits(connection, user, row.table_id)):
        return None  # they have left the table: the seek is used up
    return Placed(_seek(row), row.table_id)


def _forget(connection: Connection, terms: SeekTerms) -> None:
    """Remove seeks of absent people and seeks that have expired."""
    late = and_(SEEKS.c.made_at < terms.made_since, SEEKS.c.table_id.is_(None))
    gone = or_(SEEKS.c.seen_at < terms.seen_since, late)
    connection.execute(delete(SEEKS).where(gone))


def _join(connection: Connection, seek: Seek, terms: SeekTerms) -> str | None:
    """Seat a user at an open table that their seek accepts, the fullest table first."""
    own_tables = select(SEATS.c.table_id).where(SEATS.c.user_id == seek.user)
    candidates = (
        select(TABLES)
        .where(TABLES.c.state == OPEN, TABLES.c.listed.is_(True), TABLES.c.begun_at.is_(None))
        .where(TABLES.c.host != seek.user, TABLES.c.id.not_in(own_tables))
        .order_by(TABLES.c.opened_at)
        .limit(LOOKED_THROUGH)
    )
    for row in sorted(selected_tables(connection, candidates), key=lambda row: len(_free(row))):
        offer = terms.offer_of(row)
        if offer is None or not seek.accepts(offer):
            continue
        for seat in _free(row):
            new = replace(seat, kind=PERSON, user=seek.user, household=terms.household)
            if take_seat(connection, row.id, new, terms.begins) is None:
                return row.id
    return None


def _complete(connection: Connection, seek: Seek, terms: SeekTerms) -> str | None:
    """Open a table for people with matching seeks, if there are enough of them."""
    others = select(SEEKS).where(SEEKS.c.table_id.is_(None), SEEKS.c.user_id != seek.user)
    waiting = [_seek(row) for row in connection.execute(others)]
    group = completed(seek, waiting, terms.offers)
    if group is None:
        return None
    offer, people = group
    users = [one.user for one in people]
    table = terms.opened(offer, users)
    homes = {**_households(connection, users), seek.user: terms.household}
    seats = tuple([replace(seat, household=homes.get(seat.user or "")) for seat in table.seats])
    add_table(connection, replace(table, seats=seats))
    connection.execute(update(SEEKS).where(SEEKS.c.user_id.in_(users)).values(table_id=table.id))
    return table.id


def _households(connection: Connection, users: list[str]) -> dict[str, str | None]:
    """Return the hashed address of each guest among some users."""
    addresses = select(SEEKS.c.user_id, SEEKS.c.address).outerjoin(
        USERS, USERS.c.id == SEEKS.c.user_id
    )
    guests = addresses.where(SEEKS.c.user_id.in_(users), USERS.c.login.is_(None))
    return {row.user_id: row.address for row in connection.execute(guests)}


def _keep(connection: Connection, seek: Seek, terms: SeekTerms, table: str | None) -> None:
    withdraw(connection, seek.user)
    connection.execute(
        insert(SEEKS).values(
            user_id=seek.user,
            address=terms.address,
            game=seek.game,
            seats=seek.seats,
            pace=seek.pace,
            rated=seek.rated,
            made_at=seek.made_at,
            seen_at=terms.now,
            table_id=table,
        )
    )


def _sits(connection: Connection, user: str, table: str) -> bool:
    conditions = (SEATS.c.table_id == table, SEATS.c.user_id == user)
    return connection.execute(select(SEATS.c.seat).where(*conditions)).first() is not None


def _count(connection: Connection, address: str) -> int:
    here = select(func.count()).select_from(SEEKS).where(SEEKS.c.address == address)
    return int(connection.execute(here).scalar_one())


def _free(row: TableRow) -> list[SeatRow]:
    return [seat for seat in row.seats if seat.kind == FREE and seat.reserved is None]


def _is_same(one: Seek, other: Seek) -> bool:
    return (one.game, one.seats, one.pace, one.rated) == (
        other.game,
        other.seats,
        other.pace,
        other.rated,
    )


def _seek(row: Row[*tuple[Any, ...]]) -> Seek:
    return Seek(row.user_id, row.game, row.seats, row.pace, row.rated, row.made_at)
