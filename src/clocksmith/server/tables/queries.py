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
from clocksmith.server.boxes.queries import counts_of
from clocksmith.server.database.locks import lock_table
from clocksmith.server.database.schema import (
    CHAT,
    ENTRIES,
    MUTED,
    OUTBOX,
    SEATS,
    SENT_AWAY,
    TABLES,
    TURN_NOTIFICATIONS,
    USERS,
)
from clocksmith.server.tables.chat_queries import last_said, lines_after
from clocksmith.server.tables.rows import (
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
from clocksmith.table.entry import Entry

AnyRow = Row[*tuple[Any, ...]]

OF_ONE_OPENER: Final = 5  # results of one host's tables in a list
LOOKED_THROUGH: Final = 10  # results examined for each one that is shown

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
    USERS.c.bot.label("user_is_bot"),
)
SEATED: Final = select(*SEAT_COLUMNS).outerjoin(USERS, USERS.c.id == SEATS.c.user_id)


def add_table(connection: Connection, row: TableRow) -> None:
    """Insert a new table with its seats."""
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
    """Return whether the host of a table may have one more table that matches *which*.

    *most* holds the limits for one user and for all guests of one address together.
    """
    counts = [(TABLES.c.host == row.host, most[0])]
    if row.household is not None:
        counts.append((TABLES.c.household == row.household, most[1]))
    for condition, limit in counts:
        count = select(func.count()).select_from(TABLES).where(condition, which)
        if connection.execute(count).scalar_one() >= limit:
            return False
    return True


def add_record(connection: Connection, row: TableRow, most: tuple[int, int]) -> bool:
    """Insert an imported record; False if the limit is reached."""
    if not has_room(connection, row, TABLES.c.record.is_not(None), most):
        return False
    add_table(connection, row)
    return True


def table(connection: Connection, id: str) -> TableRow | None:
    """Return a table without its log."""
    rows = selected_tables(connection, select(TABLES).where(TABLES.c.id == id))
    return rows[0] if rows else None


def stored_table(connection: Connection, id: str) -> StoredTable | None:
    """Return a table with its log."""
    row = table(connection, id)
    if row is None:
        return None
    log = select(ENTRIES).where(ENTRIES.c.table_id == id).order_by(ENTRIES.c.number)
    stored = StoredTable(row, [], said=last_said(connection, id))
    for line in connection.execute(log):
        stored.add(_entry(line), line.key)
    return stored


def news_of(connection: Connection, id: str, number: int, said: int) -> TableNews | None:
    """Return what is new after a known entry and chat line; None if the table is gone."""
    row = table(connection, id)
    if row is None:
        return None
    newer = (ENTRIES.c.table_id == id, ENTRIES.c.number > number)
    stored = StoredTable(row, [])
    for line in connection.execute(select(ENTRIES).where(*newer).order_by(ENTRIES.c.number)):
        stored.add(_entry(line), line.key)
    return TableNews(stored, lines_after(connection, id, said))


def standings(connection: Connection, ids: Collection[str]) -> dict[str, TableStanding]:
    """Return how far tables are; deleted tables are left out."""
    number = select(func.max(ENTRIES.c.number)).where(ENTRIES.c.table_id == TABLES.c.id)
    last_line = select(func.max(CHAT.c.id)).where(CHAT.c.table_id == TABLES.c.id)
    counts = select(TABLES.c.id, number.scalar_subquery(), last_line.scalar_subquery())
    numbers = connection.execute(counts.where(TABLES.c.id.in_(ids))).all()
    rows = selected_tables(connection, select(TABLES).where(TABLES.c.id.in_(ids)))
    far = {id: (entries or 0, lines or 0) for id, entries, lines in numbers}
    return {row.id: TableStanding(row, *far[row.id]) for row in rows if row.id in far}


def invited(connection: Connection, token: str) -> tuple[str, int] | None:
    """Return the table and the seat of an invitation."""
    query = select(SEATS.c.table_id, SEATS.c.seat).where(SEATS.c.token == token)
    row = connection.execute(query).first()
    return None if row is None else (row.table_id, row.seat)


def add_rematch(connection: Connection, row: TableRow, after: str) -> str:
    """Insert the rematch of a table, and return its id.

    If another player was quicker, return the id of the rematch they opened.
    """
    lock_table(connection, after)
    rematch = select(TABLES.c.rematch).where(TABLES.c.id == after).scalar_subquery()
    existing = connection.execute(select(TABLES.c.id).where(TABLES.c.id == rematch)).scalar()
    if existing is not None:
        return str(existing)
    add_table(connection, row)
    connection.execute(update(TABLES).where(TABLES.c.id == after).values(rematch=row.id))
    return row.id


def delete_table(connection: Connection, id: str) -> None:
    """Delete a table with all that belongs to it."""
    for related in (CHAT, ENTRIES, SENT_AWAY, MUTED, SEATS, TURN_NOTIFICATIONS, OUTBOX):
        connection.execute(delete(related).where(related.c.table_id == id))
    connection.execute(delete(TABLES).where(TABLES.c.id == id))


def note_listings(connection: Connection, listings: dict[str, TableListing]) -> None:
    """Write listings; a late one does not overwrite newer information.

    A listing waits a moment before it is written, and other servers write too. A game that has
    begun meanwhile stays begun, and a newer entry stays noted.
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
    for id, listing in sorted(listings.items()):  # in one order for all writers
        values = _listing_values(listing)
        rows.append({"of": id, **{f"new_{name}": values[name] for name in names}})
    connection.execute(change, rows)


def tables_of(connection: Connection, user: str, count: int) -> list[TableRow]:
    """Return the tables where a user plays or has a reserved seat, the newest first."""
    plays = (SEATS.c.user_id == user) & SEATS.c.level.is_(None)
    awaited = (SEATS.c.reserved == user) & (SEATS.c.kind == FREE)
    own_ids = select(SEATS.c.table_id).where(or_(plays, awaited))
    query = select(TABLES).where(TABLES.c.id.in_(own_ids), TABLES.c.state != OVER)
    return selected_tables(connection, query.order_by(TABLES.c.opened_at.desc()).limit(count))


def open_tables(connection: Connection, count: int, skip: int = 0) -> list[TableRow]:
    """Return listed tables with an open seat: the newest of every host, then the second newest.

    This way nobody can fill the list alone, however many tables they open.
    """
    newest = TABLES.c.opened_at.desc()
    nth = func.row_number().over(partition_by=TABLES.c.host, order_by=newest)
    query = select(TABLES).where(TABLES.c.state == OPEN, TABLES.c.listed.is_(True))
    return selected_tables(connection, query.order_by(nth, newest).offset(skip).limit(count))


def recent_tables(connection: Connection, user: str, count: int) -> list[TableRow]:
    """Return finished games that are listed or the user's own, the last one first.

    Only the last few tables of each host are included, unless the user played there.
    """
    own_ids = select(SEATS.c.table_id).where(SEATS.c.user_id == user)
    is_own = TABLES.c.id.in_(own_ids)
    query = (
        select(TABLES.c.id, TABLES.c.host, is_own.label("is_his"))
        .where(TABLES.c.over_at.is_not(None), or_(TABLES.c.listed.is_(True), is_own))
        .order_by(TABLES.c.over_at.desc())
        .limit(count * LOOKED_THROUGH)
    )
    ids: list[str] = []
    shares: Counter[str] = Counter()
    for row in connection.execute(query):
        shares[row.host] += 0 if row.is_his else 1
        if (row.is_his or shares[row.host] <= OF_ONE_OPENER) and len(ids) < count:
            ids.append(row.id)
    results = select(TABLES).where(TABLES.c.id.in_(ids))
    return selected_tables(connection, results.order_by(TABLES.c.over_at.desc()))


def results_of(connection: Connection, user: str, count: int, skip: int = 0) -> list[TableRow]:
    """Return the finished games of a user, the last one first."""
    own_ids = select(SEATS.c.table_id).where(SEATS.c.user_id == user)
    query = select(TABLES).where(TABLES.c.over_at.is_not(None), TABLES.c.id.in_(own_ids))
    last = query.order_by(TABLES.c.over_at.desc(), TABLES.c.id)
    return selected_tables(connection, last.offset(skip).limit(count))


def let_sleep(connection: Connection, id: str) -> None:
    """Record that a table needs no attention until something happens there."""
    connection.execute(update(TABLES).where(TABLES.c.id == id).values(wake_at=None))


def unnoted_tables(connection: Connection) -> list[str]:
    """Return tables whose listings are behind their logs, because a server was killed."""
    log = select(func.coalesce(func.max(ENTRIES.c.number), 0)).where(
        ENTRIES.c.table_id == TABLES.c.id
    )
    behind = func.coalesce(TABLES.c.noted, -1) < log.scalar_subquery()
    query = select(TABLES.c.id).where(TABLES.c.state == PLAYING, behind)
    return [row.id for row in connection.execute(query)]


def due_tables(connection: Connection, at: float, count: int) -> list[str]:
    """Return the tables that need attention, the longest due first."""
    query = select(TABLES.c.id).where(TABLES.c.wake_at <= at)
    rows = connection.execute(query.order_by(TABLES.c.wake_at).limit(count)).all()
    return [row.id for row in rows]


def _entry(line: AnyRow) -> Entry:
    return Entry(line.number, line.kind, Seat(line.seat), line.text, line.at)


def selected_tables(connection: Connection, query: Select[Any]) -> list[TableRow]:
    """Return the tables that a query selects, with their seats."""
    rows = connection.execute(query).all()
    seats: dict[str, list[SeatRow]] = {row.id: [] for row in rows}
    if seats:
        seated = SEATED.where(SEATS.c.table_id.in_(seats)).order_by(SEATS.c.seat)
        for seat in connection.execute(seated):
            seats[seat.table_id].append(_seat(seat))
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
    account = (row.user_id, row.token, row.user_name, bool(row.user_is_bot))
    return SeatRow(row.seat, row.kind, row.name, row.level, *account, row.reserved, row.household)


def seat_values(id: str, seat: SeatRow) -> dict[str, object]:
    """Return the database row of a seat."""
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
    """Return comma-separated numbers; None if there is no text."""
    if text is None:
        return None
    return tuple([int(number) for number in text.split(",") if number])


def put_away(connection: Connection, user: str, id: str) -> bool:
    """Remove a user from one table; return whether nobody is left there."""
    name = select(USERS.c.name).where(USERS.c.id == user).scalar_subquery()
    own_seats = update(SEATS).where(SEATS.c.table_id == id, SEATS.c.user_id == user)
    connection.execute(own_seats.values(user_id=None, name=func.coalesce(SEATS.c.name, name)))
    own_table = update(TABLES).where(TABLES.c.id == id, TABLES.c.host == user)
    connection.execute(own_table.values(host=""))
    remaining = select(SEATS.c.seat).join(TABLES, TABLES.c.id == SEATS.c.table_id)
    somebody = or_(SEATS.c.user_id.is_not(None), TABLES.c.host != "")
    return connection.execute(remaining.where(TABLES.c.id == id, somebody)).first() is None


def unfinished_tables(connection: Connection, user: str) -> list[tuple[str, str, bool]]:
    """Return the tables of a user that are not over: the id, the state, whether they opened it."""
    own_ids = select(SEATS.c.table_id).where(SEATS.c.user_id == user, SEATS.c.level.is_(None))
    mine = or_(TABLES.c.id.in_(own_ids), (TABLES.c.host == user) & (TABLES.c.state == OPEN))
    query = select(TABLES.c.id, TABLES.c.state, TABLES.c.host).where(mine, TABLES.c.state != OVER)
    return [(row.id, row.state, row.host == user) for row in connection.execute(query)]
