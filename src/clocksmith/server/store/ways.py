"""How people want to be told and by which ways, in the database."""

from typing import Any

from sqlalchemy import Connection, Row, delete, func, insert, select, update

from clocksmith.server.store.schema import HABITS, LETTERS, TICKETS, TURNS, VACATIONS, WAYS
from clocksmith.server.store.tiding_rows import MAIL, HabitRow, WayRow


def habit(connection: Connection, user: str) -> HabitRow | None:
    """Return how a user wants to be told; None when he has not said."""
    row = connection.execute(select(HABITS).where(HABITS.c.user_id == user)).first()
    if row is None:
        return None
    wish = (row.rhythm, row.minutes, row.hour, row.zone, row.language)
    return HabitRow(row.user_id, *wish, row.digest)


def put_habit(connection: Connection, row: HabitRow) -> None:
    """Keep how a user wants to be told; when the last digest was sent stays."""
    values = {
        "rhythm": row.rhythm,
        "minutes": row.minutes,
        "hour": row.hour,
        "zone": row.zone,
        "language": row.language,
    }
    known = update(HABITS).where(HABITS.c.user_id == row.user).values(**values)
    if not connection.execute(known).rowcount:
        connection.execute(insert(HABITS).values(user_id=row.user, digest=row.digest, **values))


def ways_of(connection: Connection, user: str) -> list[WayRow]:
    """Return the ways to reach a user, the oldest first."""
    his = select(WAYS).where(WAYS.c.user_id == user).order_by(WAYS.c.made_at, WAYS.c.id)
    return [_way(row) for row in connection.execute(his)]


def way(connection: Connection, id: str) -> WayRow | None:
    """Return one way."""
    row = connection.execute(select(WAYS).where(WAYS.c.id == id)).first()
    return None if row is None else _way(row)


def mail_ways(connection: Connection, address: str) -> list[WayRow]:
    """Return the confirmed ways by which a mail address reaches accounts."""
    same = (WAYS.c.kind == MAIL) & (func.lower(WAYS.c.address) == address.lower())
    rows = connection.execute(select(WAYS).where(same, WAYS.c.confirmed.is_(True)))
    return [_way(row) for row in rows]


def add_way(connection: Connection, row: WayRow, most: int) -> bool:
    """Keep a way; a mail address takes the place of the one before. False: there are too many."""
    for old in ways_of(connection, row.user):
        if old.kind == row.kind and (row.kind == MAIL or old.address == row.address):
            remove_way(connection, row.user, old.id)
    his = select(func.count()).select_from(WAYS).where(WAYS.c.user_id == row.user)
    if connection.execute(his).scalar_one() >= most:
        return False
    values = {
        "id": row.id,
        "user_id": row.user,
        "kind": row.kind,
        "address": row.address,
        "label": row.label,
        "confirmed": row.confirmed,
        "wanted": row.wanted,
        "made_at": row.made_at,
    }
    connection.execute(insert(WAYS).values(**values))
    return True


def remove_way(connection: Connection, user: str, id: str) -> bool:
    """Forget a way of a user with all that is on it; False when there is none."""
    gone = connection.execute(delete(WAYS).where(WAYS.c.id == id, WAYS.c.user_id == user))
    if gone.rowcount:
        connection.execute(delete(LETTERS).where(LETTERS.c.way_id == id))
        connection.execute(delete(TICKETS).where(TICKETS.c.way_id == id))
    return gone.rowcount == 1


def want_way(connection: Connection, id: str, wanted: bool, user: str | None = None) -> bool:
    """Let a way be used for tidings, or no more; False when *user* has no such way."""
    found = update(WAYS).where(WAYS.c.id == id)
    if user is not None:
        found = found.where(WAYS.c.user_id == user)
    return connection.execute(found.values(wanted=wanted)).rowcount == 1


def confirm_way(connection: Connection, id: str) -> bool:
    """Take note that a mail address is its user's; False when it was removed since."""
    found = update(WAYS).where(WAYS.c.id == id).values(confirmed=True)
    return connection.execute(found).rowcount == 1


def forget_ways(connection: Connection, user: str) -> None:
    """Forget how a user could be reached, and what was on its way to him."""
    for known in ways_of(connection, user):
        remove_way(connection, user, known.id)
    for kept in (HABITS, TURNS, TICKETS, VACATIONS):
        connection.execute(delete(kept).where(kept.c.user_id == user))


def _way(row: Row[*tuple[Any, ...]]) -> WayRow:
    return WayRow(
        row.id,
        row.user_id,
        row.kind,
        row.address,
        row.label,
        bool(row.confirmed),
        bool(row.wanted),
        row.made_at,
    )
