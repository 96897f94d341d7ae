"""Finished games of people, in the database."""

import json
from dataclasses import dataclass
from typing import Final

from sqlalchemy import Connection, or_, select

from clocksmith.server.database.schema import SEATS, TABLES, USERS
from clocksmith.server.tables.queries import selected_tables
from clocksmith.server.tables.rows import OVER, PERSON, PLAYING, TableRow

MOST: Final = 1000  # consider only this many games, the latest ones


@dataclass(frozen=True)
class Rival:
    """A person with an account at the same table, and their place."""

    user: str
    login: str
    name: str
    place: int


@dataclass(frozen=True)
class Finished:
    """A finished game of a user: the game, the number of players, the place, and the rivals."""

    table: str
    game: str
    seats: int
    place: int
    listed: bool
    rivals: tuple[Rival, ...]


def finished_games(connection: Connection, user: str) -> list[Finished]:
    """Return the finished games in which a user held one seat to the end, latest first.

    Games that continue another game, and games stopped early, are left out.
    """
    own_tables = select(SEATS.c.table_id).where(SEATS.c.user_id == user, SEATS.c.kind == PERSON)
    query = (
        select(TABLES.c.id, TABLES.c.setup, TABLES.c.listed, TABLES.c.places)
        .where(
            TABLES.c.id.in_(own_tables),
            TABLES.c.places.is_not(None),
            TABLES.c.branch_table.is_(None),
        )
        .order_by(TABLES.c.over_at.desc())
        .limit(MOST)
    )
    games = []
    for row in connection.execute(query).all():
        places = [int(place) for place in row.places.split(",")]
        people = _people(connection, row.id, places)
        own = [one.place for one in people if one.user == user]
        if len(own) == 1:
            others = tuple([one for one in people if one.user != user and one.login])
            game = str(json.loads(row.setup)["game"])
            games.append(Finished(row.id, game, len(places), own[0], row.listed, others))
    return games


def other_games(connection: Connection, user: str, count: int) -> list[TableRow]:
    """Return the games of a user that go on, and those ended before their end, latest first."""
    held = (SEATS.c.user_id == user, SEATS.c.kind == PERSON, SEATS.c.level.is_(None))
    own_tables = select(SEATS.c.table_id).where(*held)
    ended = (TABLES.c.state == OVER) & TABLES.c.places.is_(None) & TABLES.c.record.is_(None)
    query = (
        select(TABLES)
        .where(TABLES.c.id.in_(own_tables), TABLES.c.begun_at.is_not(None))
        .where(or_(TABLES.c.state == PLAYING, ended))
        .order_by(TABLES.c.begun_at.desc(), TABLES.c.id)
        .limit(count)
    )
    return selected_tables(connection, query)


def _people(connection: Connection, table: str, places: list[int]) -> list[Rival]:
    """Return who sat at a table to the end, each with their place; a guest has no login."""
    query = (
        select(SEATS.c.seat, SEATS.c.user_id, USERS.c.login, USERS.c.name)
        .outerjoin(USERS, USERS.c.id == SEATS.c.user_id)
        .where(SEATS.c.table_id == table, SEATS.c.kind == PERSON, SEATS.c.level.is_(None))
        .where(SEATS.c.user_id.is_not(None))
    )
    return [
        Rival(row.user_id, row.login or "", row.name or "", places[row.seat])
        for row in connection.execute(query)
    ]
