"""People in the database: guests with a name, accounts with a password."""

from typing import Any

from sqlalchemy import Connection, Row, delete, insert, or_, select, update

from clocksmith.server.likeness import likeness
from clocksmith.server.store.rows import UserRow
from clocksmith.server.store.schema import BOXES, CHAT, SEATS, TABLES, USERS, WISHES


def user(connection: Connection, id: str) -> UserRow | None:
    """Return a user who has a name."""
    return _user(connection.execute(select(USERS).where(USERS.c.id == id)).first())


def account(connection: Connection, login: str) -> UserRow | None:
    """Return the account of a login."""
    return _user(connection.execute(select(USERS).where(USERS.c.login == login)).first())


def rename(connection: Connection, id: str, name: str) -> bool:
    """Give a user a name; False when an account has one that looks the same."""
    looks = likeness(name)
    if _is_taken(connection, looks, but=id):
        return False
    account = update(USERS).where(USERS.c.id == id, USERS.c.login.is_not(None))
    connection.execute(account.values(likeness=looks))
    named = connection.execute(update(USERS).where(USERS.c.id == id).values(name=name))
    if not named.rowcount:
        connection.execute(insert(USERS).values(id=id, name=name))
    return True


def make_account(connection: Connection, wanted: UserRow, guest: str) -> str | None:
    """Make an account with all that is a guest's, and return its name; None if the login is taken.

    A name that looks like that of another account gives way to the login. The first account
    of a server looks after it.
    """
    assert wanted.login is not None, "an account has a login"
    looks = likeness(wanted.login)
    if _is_taken(connection, looks):
        return None
    name = wanted.login if _is_taken(connection, likeness(wanted.name)) else wanted.name
    values = {"name": name, "login": wanted.login, "password": wanted.password}
    seen = {"likeness": likeness(name), "login_likeness": looks}
    first = connection.execute(select(USERS.c.id).where(USERS.c.login.is_not(None))).first() is None
    connection.execute(insert(USERS).values(id=wanted.id, keeper=first, **values, **seen))
    merge(connection, guest, wanted.id)
    return name


def _is_taken(connection: Connection, looks: str, but: str = "") -> bool:
    """Return whether another account has a name or a login that looks so."""
    same = or_(USERS.c.likeness == looks, USERS.c.login_likeness == looks)
    return connection.execute(select(USERS.c.id).where(same, USERS.c.id != but)).first() is not None


def rehash(connection: Connection, id: str, password: str) -> None:
    """Keep a password as newer settings write it."""
    connection.execute(update(USERS).where(USERS.c.id == id).values(password=password))


def merge(connection: Connection, guest: str, into: str) -> None:
    """Give everything that is a guest's to an account."""
    connection.execute(update(SEATS).where(SEATS.c.user_id == guest).values(user_id=into))
    connection.execute(update(SEATS).where(SEATS.c.reserved == guest).values(reserved=into))
    connection.execute(update(TABLES).where(TABLES.c.host == guest).values(host=into))
    connection.execute(update(CHAT).where(CHAT.c.user_id == guest).values(user_id=into))
    both = select(BOXES.c.digest).where(BOXES.c.owner == into)  # kept by either: once is enough
    twice = delete(BOXES).where(BOXES.c.owner == guest, BOXES.c.digest.in_(both))
    connection.execute(twice)
    connection.execute(update(BOXES).where(BOXES.c.owner == guest).values(owner=into))
    connection.execute(delete(WISHES).where(WISHES.c.user_id == guest))
    connection.execute(delete(USERS).where(USERS.c.id == guest, USERS.c.login.is_(None)))


def _user(row: Row[*tuple[Any, ...]] | None) -> UserRow | None:
    return (
        None
        if row is None
        else UserRow(row.id, row.name, row.login, row.password, bool(row.keeper))
    )
