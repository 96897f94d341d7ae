"""Users in the database: guests with a name, accounts with a password."""

from sqlalchemy import Connection, delete, insert, or_, select, update

from clocksmith.server.database.schema import BOXES, CHAT, SEATS, SEEKS, TABLES, USERS
from clocksmith.server.database.users import UserRow
from clocksmith.server.names import skeleton


def rename(connection: Connection, id: str, name: str) -> bool:
    """Rename a user; False if an account has a name that looks the same."""
    looks = skeleton(name)
    if _is_taken(connection, looks, but=id):
        return False
    account = update(USERS).where(USERS.c.id == id, USERS.c.login.is_not(None))
    connection.execute(account.values(name_skeleton=looks))
    result = connection.execute(update(USERS).where(USERS.c.id == id).values(name=name))
    if not result.rowcount:
        connection.execute(insert(USERS).values(id=id, name=name))
    return True


def make_account(connection: Connection, account: UserRow, guest: str) -> str | None:
    """Turn a guest into an account and return its name; None if the login is taken.

    If the name looks like that of another account, the login becomes the name. The first
    account of a server becomes a moderator.
    """
    assert account.login is not None, "an account has a login"
    looks = skeleton(account.login)
    if _is_taken(connection, looks):
        return None
    name = account.login if _is_taken(connection, skeleton(account.name)) else account.name
    values = {"name": name, "login": account.login, "password": account.password}
    skeletons = {"name_skeleton": skeleton(name), "login_skeleton": looks}
    first = connection.execute(select(USERS.c.id).where(USERS.c.login.is_not(None))).first() is None
    connection.execute(insert(USERS).values(id=account.id, moderator=first, **values, **skeletons))
    merge(connection, guest, account.id)
    return name


def _is_taken(connection: Connection, looks: str, but: str = "") -> bool:
    """Return whether another account has a name or login that looks the same."""
    same = or_(USERS.c.name_skeleton == looks, USERS.c.login_skeleton == looks)
    return connection.execute(select(USERS.c.id).where(same, USERS.c.id != but)).first() is not None


def rehash(connection: Connection, id: str, password: str) -> None:
    """Set the password hash of a user."""
    connection.execute(update(USERS).where(USERS.c.id == id).values(password=password))


def merge(connection: Connection, guest: str, into: str) -> None:
    """Move everything of a guest to an account."""
    connection.execute(update(SEATS).where(SEATS.c.user_id == guest).values(user_id=into))
    connection.execute(update(SEATS).where(SEATS.c.reserved == guest).values(reserved=into))
    connection.execute(update(TABLES).where(TABLES.c.host == guest).values(host=into))
    connection.execute(update(CHAT).where(CHAT.c.user_id == guest).values(user_id=into))
    both = select(BOXES.c.digest).where(BOXES.c.owner == into)  # if both keep a box, keep it once
    twice = delete(BOXES).where(BOXES.c.owner == guest, BOXES.c.digest.in_(both))
    connection.execute(twice)
    connection.execute(update(BOXES).where(BOXES.c.owner == guest).values(owner=into))
    connection.execute(delete(SEEKS).where(SEEKS.c.user_id == guest))
    connection.execute(delete(USERS).where(USERS.c.id == guest, USERS.c.login.is_(None)))
