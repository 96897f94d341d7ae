"""What people have played, in the database."""

import json
from dataclasses import dataclass
from typing import Final

from sqlalchemy import Connection, select

from clocksmith.server.store.rows import PERSON
from clocksmith.server.store.schema import SEATS, TABLES, USERS

MOST: Final = 1000  # games that are looked through, the last ones


@dataclass(frozen=True)
class Rival:
    """Somebody with an account who sat at the same table, and the place he had."""

    user: str
    login: str
    name: str
    place: int


@dataclass(frozen=True)
class Finished:
    """A finished game of a user: which one, how many played, which place, and against whom."""

    table: str
    game: str
    seats: int
    place: int
    listed: bool
    rivals: tuple[Rival, ...]


def finished_games(connection: Connection, user: str) -> list[Finished]:
    """Return the finished games in which a user had one seat and kept it, the last one first.

    What went on from another game, or was ended before its end, is none of them.
    """
    his = select(SEATS.c.table_id).where(SEATS.c.user_id == user, SEATS.c.kind == PERSON)
    wanted = (
        select(TABLES.c.id, TABLES.c.setup, TABLES.c.listed, TABLES.c.places)
        .where(TABLES.c.id.in_(his), TABLES.c.places.is_not(None), TABLES.c.branch_table.is_(None))
        .order_by(TABLES.c.over_at.desc())
        .limit(MOST)
    )
    found = []
    for row in connection.execute(wanted).all():
        places = [int(place) for place in row.places.split(",")]
        sat = _people(connection, row.id, places)
        own = [one.place for one in sat if one.user == user]
        if len(own) == 1:
            others = tuple([one for one in sat if one.user != user and one.login])
            game = str(json.loads(row.setup)["game"])
            found.append(Finished(row.id, game, len(places), own[0], row.listed, others))
    return found


def _people(connection: Connection, table: str, places: list[int]) -> list[Rival]:
    """Return who sat at a table to the end, each with his place; a guest has no login."""
    sat = (
        select(SEATS.c.seat, SEATS.c.user_id, USERS.c.login, USERS.c.name)
        .outerjoin(USERS, USERS.c.id == SEATS.c.user_id)
        .where(SEATS.c.table_id == table, SEATS.c.kind == PERSON, SEATS.c.level.is_(None))
        .where(SEATS.c.user_id.is_not(None))
    )
    return [
        Rival(row.user_id, row.login or "", row.name or "", places[row.seat])
        for row in connection.execute(sat)
    ]
