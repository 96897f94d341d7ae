"""The row of a user, which every feature may read."""

from dataclasses import dataclass
from typing import Any

from sqlalchemy import Connection, Row, select

from clocksmith.server.database.schema import USERS


@dataclass(frozen=True)
class UserRow:
    """A user: an account if there is a login, else a guest."""

    id: str
    name: str
    login: str | None = None
    password: str | None = None
    moderator: bool = False  # may stop tables and mute people
    bot: bool = False  # a program plays for this account


def user_row(connection: Connection, id: str) -> UserRow | None:
    """Return a user; None for a guest without a name."""
    return _user(connection.execute(select(USERS).where(USERS.c.id == id)).first())


def account_of(connection: Connection, login: str) -> UserRow | None:
    """Return the account of a login."""
    return _user(connection.execute(select(USERS).where(USERS.c.login == login)).first())


def _user(row: Row[*tuple[Any, ...]] | None) -> UserRow | None:
    if row is None:
        return None
    marks = (bool(row.moderator), bool(row.bot))
    return UserRow(row.id, row.name, row.login, row.password, *marks)
