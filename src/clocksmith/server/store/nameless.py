"""What stays when a person goes: seats with the name they had, and nobody behind it."""

from sqlalchemy import Connection, delete, func, or_, select, update

from clocksmith.server.store.rated import forget_rated
from clocksmith.server.store.rows import OPEN, OVER
from clocksmith.server.store.schema import (
    BOXES,
    CHAT,
    MUTED,
    PUZZLE_TRIES,
    SEATS,
    SENT_AWAY,
    SESSIONS,
    TABLES,
    USERS,
    WISHES,
)
from clocksmith.server.store.ways import forget_ways


def put_away(connection: Connection, user: str, id: str) -> bool:
    """Make a user's seats at one table nobody's; return whether nobody is left there."""
    name = select(USERS.c.name).where(USERS.c.id == user).scalar_subquery()
    his = update(SEATS).where(SEATS.c.table_id == id, SEATS.c.user_id == user)
    connection.execute(his.values(user_id=None, name=func.coalesce(SEATS.c.name, name)))
    hosted = update(TABLES).where(TABLES.c.id == id, TABLES.c.host == user)
    connection.execute(hosted.values(host=""))
    left = select(SEATS.c.seat).join(TABLES, TABLES.c.id == SEATS.c.table_id)
    somebody = or_(SEATS.c.user_id.is_not(None), TABLES.c.host != "")
    return connection.execute(left.where(TABLES.c.id == id, somebody)).first() is None


def unfinished_tables(connection: Connection, user: str) -> list[tuple[str, str, bool]]:
    """Return the tables of a user that are not over: the id, the state, whether he opened it."""
    his = select(SEATS.c.table_id).where(SEATS.c.user_id == user, SEATS.c.level.is_(None))
    mine = or_(TABLES.c.id.in_(his), (TABLES.c.host == user) & (TABLES.c.state == OPEN))
    wanted = select(TABLES.c.id, TABLES.c.state, TABLES.c.host).where(mine, TABLES.c.state != OVER)
    return [(row.id, row.state, row.host == user) for row in connection.execute(wanted)]


def forget_user(connection: Connection, user: str, fresh: str) -> None:
    """Forget a user: what he played stays, without his name.

    His rated games stay those of one person, under a *fresh* id that leads to nobody.
    """
    forget_rated(connection, user, fresh)
    his = update(SEATS).where(SEATS.c.user_id == user)
    connection.execute(his.values(user_id=None, name=None))
    connection.execute(update(SEATS).where(SEATS.c.reserved == user).values(reserved=None))
    connection.execute(update(TABLES).where(TABLES.c.host == user).values(host=""))
    said = update(CHAT).where(CHAT.c.user_id == user)
    connection.execute(said.values(user_id="", name=""))
    connection.execute(delete(BOXES).where(BOXES.c.owner == user))
    connection.execute(delete(MUTED).where(MUTED.c.user_id == user))
    connection.execute(delete(SENT_AWAY).where(SENT_AWAY.c.user_id == user))
    connection.execute(delete(PUZZLE_TRIES).where(PUZZLE_TRIES.c.user_id == user))
    connection.execute(delete(WISHES).where(WISHES.c.user_id == user))
    connection.execute(delete(SESSIONS).where(SESSIONS.c.user_id == user))
    forget_ways(connection, user)
    connection.execute(delete(USERS).where(USERS.c.id == user))
