"""Tables in the database: rows, seats, logs and lists."""

from collections import Counter
from collections.abc import Collection, Iterable
from typing import Any, Final

from sqlalchemy import (
    ColumnElement,
    Connection,
    Row,
    Select,
    bindparam,
    delete,
    func,
    insert,
    or_,
    select,
    update,
)

from clocksmith.core.seat import Seat
from clocksmith.server.store.boxes import counts_of
from clocksmith.server.store.chat import last_said, lines_after
from clocksmith.server.store.locking import lock_table
from clocksmith.server.store.rows import (
    FREE,
    OPEN,
    OVER,
    PLAYING,
    SeatRow,
    StoredTable,
    TableListing,
    TableNews,
    TableRow,
    TableStanding,
)
from clocksmith.server.store.schema import (
    CHAT,
    ENTRIES,
    LETTERS,
    MUTED,
    SEATS,
    SENT_AWAY,
    TABLES,
    TURNS,
    USERS,
)
from clocksmith.table.entry import Entry

AnyRow = Row[*tuple[Any, ...]]

OF_ONE_OPENER: Final = 5  # results of one opener's tables in a list
LOOKED_THROUGH: Final = 10  # results looked through for each that is shown

SEAT_COLUMNS: Final = (
    SEATS.c.table_id,
    SEATS.c.seat,
    SEATS.c.kind,
    SEATS.c.level,
    SEATS.c.user_id,
    SEATS.c.token,
    SEATS.c.name,
    SEATS.c.reserved,
    SEATS.c.household,
    USERS.c.name.label("user_name"),
)
SEATED: Final = select(*SEAT_COLUMNS).outerjoin(USERS, USERS.c.id == SEATS.c.user_id)


def add_table(connection: Connection, row: TableRow) -> None:
    """Keep a new table with its seats."""
    connection.execute(
        insert(TABLES),
        {
            "id": row.id,
            "setup": row.setup,
            "rules_version": row.rules_version,
            "box": row.box,
            "box_title": row.box_title,
            "seed": row.seed,
            "record": row.record,
            "host": row.host,
            "listed": row.listed,
            "opened_at": row.opened_at,
            "begun_at": row.begun_at,
            "branch_table": row.branch[0] if row.branch else None,
            "branch_step": row.branch[1] if row.branch else None,
            "rematch": row.rematch,
            "rated": row.rated,
            "household": row.household,
            **_listing_values(row.listing),
        },
    )
    if row.seats:
        connection.execute(insert(SEATS), [seat_values(row.id, seat) for seat in row.seats])


def has_room(
    connection: Connection, row: TableRow, which: ColumnElement[bool], most: tuple[int, int]
) -> bool:
    """Return whether the opener of a table may have one more of *which*.

    *most* are those that one user may have, and that all guests of one address have together.
    """
    counts = [(TABLES.c.host == row.host, most[0])]
    if row.household is not None:
        counts.append((TABLES.c.household == row.household, most[1]))
    for his, limit in counts:
        found = select(func.count()).select_from(TABLES).where(his, which)
        if connection.execute(found).scalar_one() >= limit:
            return False
    return True


def add_record(connection: Connection, row: TableRow, most: tuple[int, int]) -> bool:
    """Keep a record that was brought in; False when there are as many as there may be."""
    if not has_room(connection, row, TABLES.c.record.is_not(None), most):
        return False
    add_table(connection, row)
    return True


def table(connection: Connection, id: str) -> TableRow | None:
    """Return a table without its log."""
    rows = tables_found(connection, select(TABLES).where(TABLES.c.id == id))
    return rows[0] if rows else None


def stored_table(connection: Connection, id: str) -> StoredTable | None:
    """Return a table with its log."""
    row = table(connection, id)
    if row is None:
        return None
    log = select(ENTRIES).where(ENTRIES.c.table_id == id).order_by(ENTRIES.c.number)
    found = StoredTable(row, [], said=last_said(connection, id))
    for line in connection.execute(log):
        found.add(_entry(line), line.key)
    return found


def news_of(connection: Connection, id: str, number: int, said: int) -> TableNews | None:
    """Return what is new at a table whose log and chat are known so far; None if it is gone."""
    row = table(connection, id)
    if row is None:
        return None
    newer = (ENTRIES.c.table_id == id, ENTRIES.c.number > number)
    found = StoredTable(row, [])
    for line in connection.execute(select(ENTRIES).where(*newer).order_by(ENTRIES.c.number)):
        found.add(_entry(line), line.key)
    return TableNews(found, lines_after(connection, id, said))


def standings(connection: Connection, ids: Collection[str]) -> dict[str, TableStanding]:
    """Return how far tables are, for those that follow them; a table that is gone is left out."""
    number = select(func.max(ENTRIES.c.number)).where(ENTRIES.c.table_id == TABLES.c.id)
    said = select(func.max(CHAT.c.id)).where(CHAT.c.table_id == TABLES.c.id)
    counts = select(TABLES.c.id, number.scalar_subquery(), said.scalar_subquery())
    found = connection.execute(counts.where(TABLES.c.id.in_(ids))).all()
    rows = tables_found(connection, select(TABLES).where(TABLES.c.id.in_(ids)))
    far = {id: (entries or 0, lines or 0) for id, entries, lines in found}
    return {row.id: TableStanding(row, *far[row.id]) for row in rows if row.id in far}


def invited(connection: Connection, token: str) -> tuple[str, int] | None:
    """Return the table and the seat of an invitation."""
    wanted = select(SEATS.c.table_id, SEATS.c.seat).where(SEATS.c.token == token)
    row = connection.execute(wanted).first()
    return None if row is None else (row.table_id, row.seat)


def add_rematch(connection: Connection, row: TableRow, after: str) -> str:
    """Keep a new table at which the people of another one play again; return which it is.

    Where there is one already, by somebody who was quicker, it is that one.
    """
    lock_table(connection, after)
    rematch = select(TABLES.c.rematch).where(TABLES.c.id == after).scalar_subquery()
    found = connection.execute(select(TABLES.c.id).where(TABLES.c.id == rematch)).scalar()
    if found is not None:
        return str(found)
    add_table(connection, row)
    connection.execute(update(TABLES).where(TABLES.c.id == after).values(rematch=row.id))
    return row.id


def delete_table(connection: Connection, id: str) -> None:
    """Forget a table with all that belongs to it."""
    for kept in (CHAT, ENTRIES, SENT_AWAY, MUTED, SEATS, TURNS, LETTERS):
        connection.execute(delete(kept).where(kept.c.table_id == id))
    connection.execute(delete(TABLES).where(TABLES.c.id == id))


def note_listings(connection: Connection, listings: dict[str, TableListing]) -> None:
    """Keep what lists say of tables; what comes late says nothing against what is known since.

    A note waits a moment before it is written, and other servers write too: a game that has begun
    meanwhile stays begun, and an entry that was noted stays noted.
    """
    names = ("state", "waiting", "since", "wake_at", "over_at", "places", "scores", "noted")
    change = (
        update(TABLES)
        .where(TABLES.c.id == bindparam("of"))
        .where(or_(bindparam("new_state") != OPEN, TABLES.c.begun_at.is_(None)))
        .where(func.coalesce(TABLES.c.noted, 0) <= func.coalesce(bindparam("new_noted"), 0))
        .values({name: bindparam(f"new_{name}") for name in names})
    )
    rows = []
    for id, listing in sorted(listings.items()):  # in one order, whoever writes
        values = _listing_values(listing)
        rows.append({"of": id, **{f"new_{name}": values[name] for name in names}})
    connection.execute(change, rows)


def tables_of(connection: Connection, user: str, count: int) -> list[TableRow]:
    """Return the tables that a user plays at or is waited for, the newest first."""
    plays = (SEATS.c.user_id == user) & SEATS.c.level.is_(None)
    awaited = (SEATS.c.reserved == user) & (SEATS.c.kind == FREE)
    his = select(SEATS.c.table_id).where(or_(plays, awaited))
    wanted = select(TABLES).where(TABLES.c.id.in_(his), TABLES.c.state != OVER)
    return tables_found(connection, wanted.order_by(TABLES.c.opened_at.desc()).limit(count))


def open_tables(connection: Connection, count: int, skip: int = 0) -> list[TableRow]:
    """Return listed tables with an open seat: the newest of every opener, then the second newest.

    So nobody can fill the list alone, however many tables he opens.
    """
    newest = TABLES.c.opened_at.desc()
    nth = func.row_number().over(partition_by=TABLES.c.host, order_by=newest)
    wanted = select(TABLES).where(TABLES.c.state == OPEN, TABLES.c.listed.is_(True))
    return tables_found(connection, wanted.order_by(nth, newest).offset(skip).limit(count))


def recent_tables(connection: Connection, user: str, count: int) -> list[TableRow]:
    """Return finished games that are listed or the user's own, the last one first.

    Of one opener's, only the last few are among them, unless the user played there.
    """
    his = select(SEATS.c.table_id).where(SEATS.c.user_id == user)
    is_his = TABLES.c.id.in_(his)
    wanted = (
        select(TABLES.c.id, TABLES.c.host, is_his.label("is_his"))
        .where(TABLES.c.over_at.is_not(None), or_(TABLES.c.listed.is_(True), is_his))
        .order_by(TABLES.c.over_at.desc())
        .limit(count * LOOKED_THROUGH)
    )
    chosen: list[str] = []
    shown: Counter[str] = Counter()
    for row in connection.execute(wanted):
        shown[row.host] += 0 if row.is_his else 1
        if (row.is_his or shown[row.host] <= OF_ONE_OPENER) and len(chosen) < count:
            chosen.append(row.id)
    found = select(TABLES).where(TABLES.c.id.in_(chosen))
    return tables_found(connection, found.order_by(TABLES.c.over_at.desc()))


def results_of(connection: Connection, user: str, count: int, skip: int = 0) -> list[TableRow]:
    """Return the finished games of a user, the last one first."""
    his = select(SEATS.c.table_id).where(SEATS.c.user_id == user)
    wanted = select(TABLES).where(TABLES.c.over_at.is_not(None), TABLES.c.id.in_(his))
    last = wanted.order_by(TABLES.c.over_at.desc(), TABLES.c.id)
    return tables_found(connection, last.offset(skip).limit(count))


def let_sleep(connection: Connection, id: str) -> None:
    """Take note that a table need not be looked at until something happens there."""
    connection.execute(update(TABLES).where(TABLES.c.id == id).values(wake_at=None))


def unnoted_tables(connection: Connection) -> list[str]:
    """Return tables of which lists say less than their logs: the server was killed between."""
    log = select(func.coalesce(func.max(ENTRIES.c.number), 0)).where(
        ENTRIES.c.table_id == TABLES.c.id
    )
    behind = func.coalesce(TABLES.c.noted, -1) < log.scalar_subquery()
    wanted = select(TABLES.c.id).where(TABLES.c.state == PLAYING, behind)
    return [row.id for row in connection.execute(wanted)]


def due_tables(connection: Connection, at: float, count: int) -> list[str]:
    """Return the tables that want to be looked at, the longest due first."""
    wanted = select(TABLES.c.id).where(TABLES.c.wake_at <= at)
    rows = connection.execute(wanted.order_by(TABLES.c.wake_at).limit(count)).all()
    return [row.id for row in rows]


def _entry(line: AnyRow) -> Entry:
    return Entry(line.number, line.kind, Seat(line.seat), line.text, line.at)


def tables_found(connection: Connection, wanted: Select[Any]) -> list[TableRow]:
    """Return the tables that are *wanted*, with their seats."""
    rows = connection.execute(wanted).all()
    seats: dict[str, list[SeatRow]] = {row.id: [] for row in rows}
    if seats:
        seated = SEATED.where(SEATS.c.table_id.in_(seats)).order_by(SEATS.c.seat)
        for found in connection.execute(seated):
            seats[found.table_id].append(_seat(found))
    counts = counts_of(connection, {row.box for row in rows if row.box is not None})
    return [_table(row, seats[row.id], counts.get(row.box)) for row in rows]


def _table(row: AnyRow, seats: list[SeatRow], counts: tuple[int, int] | None) -> TableRow:
    return TableRow(
        id=row.id,
        setup=row.setup,
        rules_version=row.rules_version,
        box=row.box,
        box_title=row.box_title,
        box_counts=counts,
        seed=row.seed,
        record=row.record,
        host=row.host,
        listed=row.listed,
        opened_at=row.opened_at,
        begun_at=row.begun_at,
        branch=None if row.branch_table is None else (row.branch_table, row.branch_step),
        listing=TableListing(
            row.state,
            numbers_of(row.waiting) or (),
            row.wake_at,
            row.over_at,
            numbers_of(row.places),
            numbers_of(row.scores),
            row.noted,
            numbers_of(row.since) or (),
        ),
        seats=tuple(seats),
        rematch=row.rematch,
        seen_at=row.seen_at,
        talk=row.talk,
        stopped=bool(row.stopped),
        rated=bool(row.rated),
        household=row.household,
    )


def _seat(row: AnyRow) -> SeatRow:
    who = (row.name, row.level, row.user_id, row.token, row.user_name, row.reserved)
    return SeatRow(row.seat, row.kind, *who, row.household)


def seat_values(id: str, seat: SeatRow) -> dict[str, object]:
    """Return what the database keeps of a seat."""
    return {
        "table_id": id,
        "seat": seat.seat,
        "kind": seat.kind,
        "name": seat.name,
        "level": seat.level,
        "user_id": seat.user,
        "token": seat.token,
        "reserved": seat.reserved,
        "household": seat.household,
    }


def _listing_values(listing: TableListing) -> dict[str, object]:
    return {
        "state": listing.state,
        "waiting": _commas(listing.waiting),
        "since": _commas(listing.since),
        "wake_at": listing.wake_at,
        "over_at": listing.over_at,
        "places": _commas(listing.places),
        "scores": _commas(listing.scores),
        "noted": listing.number,
    }


def _commas(numbers: Iterable[int] | None) -> str | None:
    return None if numbers is None else ",".join([str(number) for number in numbers])


def numbers_of(text: str | None) -> tuple[int, ...] | None:
    """Return numbers that are written with commas; None where there are none."""
    if text is None:
        return None
    return tuple([int(number) for number in text.split(",") if number])
