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


def user_row(connection: Connection, id: str) -> UserRow | None:
    """Return a user; None for a guest without a name."""
    return _user(connection.execute(select(USERS).where(USERS.c.id == id)).first())


def _user(row: Row[*tuple[Any, ...]] | None) -> UserRow | None:
    return (
        None
        if row is None
        else UserRow(row.id, row.name, row.login, row.password, bool(row.moderator))
    )
