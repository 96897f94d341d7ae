"""What stays when a person goes: seats with the name they had, and nobody behind it."""

from sqlalchemy import Connection, func, or_, select, update

from clocksmith.server.store.schema import SEATS, TABLES, USERS


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
