"""Rated games in the database: each counts once, in the order in which they were decided.

A game is decided when it is over, or when all but one player have resigned. Players who resigned
come last, behind all who stayed. A game ended by agreement counts for nobody.
"""

import json
from collections.abc import Collection
from dataclasses import asdict, dataclass, replace
from itertools import groupby
from typing import Any, Final

from sqlalchemy import Connection, Row, func, insert, select, update

from clocksmith.arena.rating import BEGINNER, Rating, ratings_after
from clocksmith.server.database.locks import lock_all
from clocksmith.server.database.schema import ENTRIES, RATED_RESULTS, SEATS, TABLES

DRIFT: Final = 25.0 / 300  # change in strength between two games: people learn and forget
NAMELESS: Final = "gone-"  # prefix of the ids that stand for deleted users
COLUMNS: Final = {"table": "table_id", "user": "user_id"}  # columns with names other than in rows


@dataclass(frozen=True)
class RatedRow:
    """The rating of a user after a rated game, the *number*-th that was decided."""

    number: int
    seat: int
    table: str
    user: str
    game: str
    place: int
    at: float
    mean: float
    deviation: float


def count_rated(connection: Connection, ids: Collection[str] | None = None) -> int:
    """Rate the decided games among some tables, or all; return how many were rated.

    Games that were rated before, here or by another server, are skipped.
    """
    rated_tables = select(RATED_RESULTS.c.table_id)
    query = select(TABLES.c.id).where(TABLES.c.rated.is_(True), TABLES.c.begun_at.is_not(None))
    query = query.where(TABLES.c.id.not_in(rated_tables)).order_by(TABLES.c.over_at, TABLES.c.id)
    if ids is not None:
        query = query.where(TABLES.c.id.in_(ids))
    if connection.execute(query).first() is None:
        return 0
    lock_all(connection, "ratings")
    return sum([_count(connection, row.id) for row in connection.execute(query).all()])


def reckon(connection: Connection) -> int:
    """Recompute all ratings from the results; return how many changed."""
    lock_all(connection, "ratings")
    current: dict[tuple[str, str], Rating] = {}
    change_count = 0
    for _, game in groupby(_found(connection), lambda row: row.number):
        before = list(game)
        for old, new in zip(before, _rated(before, current), strict=True):
            if new != old:
                change_count += 1
                connection.execute(
                    update(RATED_RESULTS)
                    .where(RATED_RESULTS.c.number == new.number, RATED_RESULTS.c.seat == new.seat)
                    .values(mean=new.mean, deviation=new.deviation)
                )
    return change_count


def rated_results(connection: Connection, user: str) -> list[RatedRow]:
    """Return a user's rating after each of their rated games, in order."""
    return _found(connection, RATED_RESULTS.c.user_id == user)


def ratings_at(connection: Connection, table: str) -> list[RatedRow]:
    """Return everybody's rating after a game, by seat; nothing before it is counted."""
    found = _found(connection, RATED_RESULTS.c.table_id == table)
    return sorted(found, key=lambda row: row.seat)


def forget_rated(connection: Connection, user: str, name: str) -> None:
    """Anonymize the results of a user; they still count in the ratings of others."""
    own_tables = select(SEATS.c.table_id).where(SEATS.c.user_id == user)
    count_rated(connection, [row.table_id for row in connection.execute(own_tables).all()])
    change = update(RATED_RESULTS).where(RATED_RESULTS.c.user_id == user)
    connection.execute(change.values(user_id=NAMELESS + name))


def _count(connection: Connection, id: str) -> bool:
    """Rate a game, if it is decided."""
    table = connection.execute(
        select(TABLES.c.setup, TABLES.c.places).where(TABLES.c.id == id)
    ).one()
    seats = select(SEATS.c.seat, SEATS.c.user_id, SEATS.c.level)
    seat_rows = connection.execute(seats.where(SEATS.c.table_id == id).order_by(SEATS.c.seat)).all()
    places = places_of(table.places, [row.level is not None for row in seat_rows])
    if places is None:
        return False
    at = connection.execute(select(func.max(ENTRIES.c.at)).where(ENTRIES.c.table_id == id)).scalar()
    last = connection.execute(select(func.max(RATED_RESULTS.c.number))).scalar()
    game = str(json.loads(table.setup)["game"])
    rows = [
        RatedRow(
            number=(last or 0) + 1,
            seat=row.seat,
            table=id,
            user=row.user_id or f"{NAMELESS}{id[:20]}-{row.seat}",
            game=game,
            place=place,
            at=at or 0.0,
            mean=BEGINNER.mean,
            deviation=BEGINNER.deviation,
        )
        for row, place in zip(seat_rows, places, strict=True)
    ]
    current = {(row.user, game): _rating(connection, row.user, game) for row in rows}
    values = [_values(row) for row in _rated(rows, current)]
    connection.execute(insert(RATED_RESULTS), values)
    return True


def places_of(listed: str | None, gave_up: Collection[bool]) -> list[int] | None:
    """Return the places that count, given the places of a finished game; None if undecided."""
    active = [not gone for gone in gave_up]
    if sum(active) == 1:
        return [1 if is_active else 2 for is_active in active]
    if listed is None:
        return None
    places = [int(place) for place in listed.split(",")]
    last = max(places) + 1  # regardless of how the bot that took over finished
    return [place if is_active else last for place, is_active in zip(places, active, strict=True)]


def _rated(rows: list[RatedRow], current: dict[tuple[str, str], Rating]) -> list[RatedRow]:
    """Return the rows of one game with everybody's new ratings; update *current*."""
    before = [current.get((row.user, row.game), BEGINNER) for row in rows]
    after = ratings_after(before, [row.place for row in rows], DRIFT)
    for row, new in zip(rows, after, strict=True):
        current[row.user, row.game] = new
    return [
        replace(row, mean=new.mean, deviation=new.deviation)
        for row, new in zip(rows, after, strict=True)
    ]


def _rating(connection: Connection, user: str, game: str) -> Rating:
    conditions = (RATED_RESULTS.c.user_id == user, RATED_RESULTS.c.game == game)
    query = select(RATED_RESULTS.c.mean, RATED_RESULTS.c.deviation).where(*conditions)
    row = connection.execute(query.order_by(RATED_RESULTS.c.number.desc()).limit(1)).first()
    return BEGINNER if row is None else Rating(row.mean, row.deviation)


def _found(connection: Connection, *where: Any) -> list[RatedRow]:
    order = (RATED_RESULTS.c.number, RATED_RESULTS.c.seat)
    found = connection.execute(select(RATED_RESULTS).where(*where).order_by(*order))
    return [_row(row) for row in found]


def _row(row: Row[*tuple[Any, ...]]) -> RatedRow:
    who = (row.number, row.seat, row.table_id, row.user_id, row.game)
    return RatedRow(*who, row.place, row.at, row.mean, row.deviation)


def _values(row: RatedRow) -> dict[str, object]:
    return {COLUMNS.get(name, name): value for name, value in asdict(row).items()}
