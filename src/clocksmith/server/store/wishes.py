"""Wishes in the database, which decides who sits where when several look for a table at once."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace
from typing import Any, Final

from sqlalchemy import Connection, Row, and_, delete, func, insert, or_, select, update

from clocksmith.server.store.locking import lock_all
from clocksmith.server.store.rows import (
    FREE,
    OPEN,
    PERSON,
    Beginning,
    Member,
    MostSeats,
    SeatRow,
    TableRow,
)
from clocksmith.server.store.schema import SEATS, TABLES, USERS, WISHES
from clocksmith.server.store.seats import excess_of, take_seat
from clocksmith.server.store.tables import add_table, tables_found
from clocksmith.server.wishes import Offer, Wish, completed

CROWDED: Final = "crowded"  # as many look from one address as may
LOOKED_THROUGH: Final = 200  # open tables


@dataclass(frozen=True)
class FindingTerms:
    """How it is looked for a table, and what is opened when people have found each other."""

    now: float
    seen_since: float  # who was not heard since is gone
    made_since: float  # what was wished before has had its time
    address: str  # from where it is looked, as nobody can read it
    most: int  # who may look from one address
    household: str | None  # the same, if a guest looks
    seats: MostSeats  # that one may have at others' tables
    offers: Sequence[Offer]  # the earlier first, where it does not matter
    offer_of: Callable[[TableRow], Offer | None]  # what an open table offers
    begins: Beginning
    opened: Callable[[Offer, list[str]], TableRow]  # a new table for these users


@dataclass(frozen=True)
class Placed:
    """A wish, and the table where its person sits by it."""

    wish: Wish
    table: str | None = None


def look(
    connection: Connection, wish: Wish, terms: FindingTerms, anew: bool
) -> Placed | str | None:
    """Look for a table for somebody; return the wish that stays, with the table if there is one.

    None when he has no wish any more, unless it is made *anew*; a word when he may not have one.
    Whoever was brought to a table is not brought to another before he takes his wish back.
    """
    lock_all(connection, "wishes")
    _forget(connection, terms)
    known = wish_of(connection, wish.user, terms.seen_since)
    if known is None and not anew:
        return None
    if known is not None and known.table is not None:
        return known
    if known is not None and (not anew or _is_same(known.wish, wish)):
        wish = known.wish
    if known is None and _count(connection, terms.address) >= terms.most:
        return CROWDED
    excess = excess_of(connection, Member(wish.user, terms.household), terms.seats)
    if excess is not None:
        return excess
    table = _join(connection, wish, terms) or _complete(connection, wish, terms)
    _keep(connection, wish, terms, table)
    return Placed(wish, table)


def withdraw(connection: Connection, user: str) -> None:
    """Forget what somebody wished."""
    connection.execute(delete(WISHES).where(WISHES.c.user_id == user))


def wishes(connection: Connection, since: float, count: int) -> list[tuple[Wish, str | None]]:
    """Return what people wish who look for a table, with their names, the oldest wish first."""
    wanted = (
        select(WISHES, USERS.c.name)
        .outerjoin(USERS, USERS.c.id == WISHES.c.user_id)
        .where(WISHES.c.table_id.is_(None), WISHES.c.seen_at >= since)
        .order_by(WISHES.c.made_at, WISHES.c.user_id)
    )
    return [(_wish(row), row.name) for row in connection.execute(wanted.limit(count))]


def wish_of(connection: Connection, user: str, since: float) -> Placed | None:
    """Return what somebody wishes, and where he sits by it."""
    his = (WISHES.c.user_id == user, WISHES.c.seen_at >= since)
    row = connection.execute(select(WISHES).where(*his)).first()
    if row is None or (row.table_id is not None and not _sits(connection, user, row.table_id)):
        return None  # whoever has got up again has had what he wished
    return Placed(_wish(row), row.table_id)


def _forget(connection: Connection, terms: FindingTerms) -> None:
    """Forget those who are gone, and wishes that have had their time."""
    late = and_(WISHES.c.made_at < terms.made_since, WISHES.c.table_id.is_(None))
    gone = or_(WISHES.c.seen_at < terms.seen_since, late)
    connection.execute(delete(WISHES).where(gone))


def _join(connection: Connection, wish: Wish, terms: FindingTerms) -> str | None:
    """Let somebody sit down at an open table that he wishes for: one that is nearly full first."""
    his = select(SEATS.c.table_id).where(SEATS.c.user_id == wish.user)
    wanted = (
        select(TABLES)
        .where(TABLES.c.state == OPEN, TABLES.c.listed.is_(True), TABLES.c.begun_at.is_(None))
        .where(TABLES.c.host != wish.user, TABLES.c.id.not_in(his))
        .order_by(TABLES.c.opened_at)
        .limit(LOOKED_THROUGH)
    )
    for row in sorted(tables_found(connection, wanted), key=lambda row: len(_free(row))):
        offer = terms.offer_of(row)
        if offer is None or not wish.accepts(offer):
            continue
        for seat in _free(row):
            new = replace(seat, kind=PERSON, user=wish.user, household=terms.household)
            if take_seat(connection, row.id, new, terms.begins) is None:
                return row.id
    return None


def _complete(connection: Connection, wish: Wish, terms: FindingTerms) -> str | None:
    """Open a table for people whose wishes go together, if there are enough of them."""
    others = select(WISHES).where(WISHES.c.table_id.is_(None), WISHES.c.user_id != wish.user)
    waiting = [_wish(row) for row in connection.execute(others)]
    found = completed(wish, waiting, terms.offers)
    if found is None:
        return None
    offer, people = found
    users = [one.user for one in people]
    table = terms.opened(offer, users)
    homes = {**_households(connection, users), wish.user: terms.household}
    seats = tuple([replace(seat, household=homes.get(seat.user or "")) for seat in table.seats])
    add_table(connection, replace(table, seats=seats))
    connection.execute(update(WISHES).where(WISHES.c.user_id.in_(users)).values(table_id=table.id))
    return table.id


def _households(connection: Connection, users: list[str]) -> dict[str, str | None]:
    """Return from where guests among some users look."""
    looking = select(WISHES.c.user_id, WISHES.c.address).outerjoin(
        USERS, USERS.c.id == WISHES.c.user_id
    )
    guests = looking.where(WISHES.c.user_id.in_(users), USERS.c.login.is_(None))
    return {row.user_id: row.address for row in connection.execute(guests)}


def _keep(connection: Connection, wish: Wish, terms: FindingTerms, table: str | None) -> None:
    withdraw(connection, wish.user)
    connection.execute(
        insert(WISHES).values(
            user_id=wish.user,
            address=terms.address,
            game=wish.game,
            seats=wish.seats,
            pace=wish.pace,
            rated=wish.rated,
            made_at=wish.made_at,
            seen_at=terms.now,
            table_id=table,
        )
    )


def _sits(connection: Connection, user: str, table: str) -> bool:
    his = (SEATS.c.table_id == table, SEATS.c.user_id == user)
    return connection.execute(select(SEATS.c.seat).where(*his)).first() is not None


def _count(connection: Connection, address: str) -> int:
    here = select(func.count()).select_from(WISHES).where(WISHES.c.address == address)
    return int(connection.execute(here).scalar_one())


def _free(row: TableRow) -> list[SeatRow]:
    return [seat for seat in row.seats if seat.kind == FREE and seat.reserved is None]


def _is_same(one: Wish, other: Wish) -> bool:
    return (one.game, one.seats, one.pace, one.rated) == (
        other.game,
        other.seats,
        other.pace,
        other.rated,
    )


def _wish(row: Row[*tuple[Any, ...]]) -> Wish:
    return Wish(row.user_id, row.game, row.seats, row.pace, row.rated, row.made_at)
