"""Rated games in the database: each is counted once, in the order in which they were decided.

A game is decided when it is over, or when everybody but one has given up: whoever gave up comes
last, behind all who stayed. One that was ended by agreement counts for nobody.
"""

import json
from collections.abc import Collection
from dataclasses import asdict, replace
from itertools import groupby
from typing import Any, Final

from sqlalchemy import Connection, Row, func, insert, select, update

from clocksmith.arena.rating import BEGINNER, Rating, ratings_after
from clocksmith.server.store.locking import lock_all
from clocksmith.server.store.rows import RatedRow
from clocksmith.server.store.schema import ENTRIES, RATED_RESULTS, SEATS, TABLES

DRIFT: Final = 25.0 / 300  # of people between two games: they learn, and they forget
NAMELESS: Final = "gone-"  # how whoever has gone for good is called
COLUMNS: Final = {"table": "table_id", "user": "user_id"}  # where other than in rows


def count_rated(connection: Connection, ids: Collection[str] | None = None) -> int:
    """Count the rated games among some tables, or all, that are decided; return how many were.

    One that was counted before, here or by another server, is not counted again.
    """
    counted = select(RATED_RESULTS.c.table_id)
    wanted = select(TABLES.c.id).where(TABLES.c.rated.is_(True), TABLES.c.begun_at.is_not(None))
    wanted = wanted.where(TABLES.c.id.not_in(counted)).order_by(TABLES.c.over_at, TABLES.c.id)
    if ids is not None:
        wanted = wanted.where(TABLES.c.id.in_(ids))
    if connection.execute(wanted).first() is None:
        return 0
    lock_all(connection, "ratings")
    return sum([_count(connection, row.id) for row in connection.execute(wanted).all()])


def reckon(connection: Connection) -> int:
    """Work all ratings out anew from the results; return how many had been others."""
    lock_all(connection, "ratings")
    current: dict[tuple[str, str], Rating] = {}
    changed = 0
    for _, game in groupby(_found(connection), lambda row: row.number):
        before = list(game)
        for old, new in zip(before, _rated(before, current), strict=True):
            if new != old:
                changed += 1
                connection.execute(
                    update(RATED_RESULTS)
                    .where(RATED_RESULTS.c.number == new.number, RATED_RESULTS.c.seat == new.seat)
                    .values(mean=new.mean, deviation=new.deviation)
                )
    return changed


def rated_results(connection: Connection, user: str) -> list[RatedRow]:
    """Return what a user became by each of his rated games, in their order."""
    return _found(connection, RATED_RESULTS.c.user_id == user)


def forget_rated(connection: Connection, user: str, name: str) -> None:
    """Let the results of a user be those of nobody: what others became by them still follows."""
    his = select(SEATS.c.table_id).where(SEATS.c.user_id == user)
    count_rated(connection, [row.table_id for row in connection.execute(his).all()])
    change = update(RATED_RESULTS).where(RATED_RESULTS.c.user_id == user)
    connection.execute(change.values(user_id=NAMELESS + name))


def _count(connection: Connection, id: str) -> bool:
    """Count a game, if it is decided."""
    table = connection.execute(
        select(TABLES.c.setup, TABLES.c.places).where(TABLES.c.id == id)
    ).one()
    seats = select(SEATS.c.seat, SEATS.c.user_id, SEATS.c.level)
    sat = connection.execute(seats.where(SEATS.c.table_id == id).order_by(SEATS.c.seat)).all()
    places = places_of(table.places, [row.level is not None for row in sat])
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
        for row, place in zip(sat, places, strict=True)
    ]
    known = {(row.user, game): _rating(connection, row.user, game) for row in rows}
    values = [_values(row) for row in _rated(rows, known)]
    connection.execute(insert(RATED_RESULTS), values)
    return True


def places_of(told: str | None, gave_up: Collection[bool]) -> list[int] | None:
    """Return the places that count, of a game whose places lists have; None if it is undecided."""
    stayed = [not gone for gone in gave_up]
    if sum(stayed) == 1:
        return [1 if stays else 2 for stays in stayed]
    if told is None:
        return None
    places = [int(place) for place in told.split(",")]
    last = max(places) + 1  # whatever came of the bot that played on
    return [place if stays else last for place, stays in zip(places, stayed, strict=True)]


def _rated(rows: list[RatedRow], current: dict[tuple[str, str], Rating]) -> list[RatedRow]:
    """Return the rows of one game with what everybody becomes by it; *current* follows."""
    before = [current.get((row.user, row.game), BEGINNER) for row in rows]
    after = ratings_after(before, [row.place for row in rows], DRIFT)
    for row, new in zip(rows, after, strict=True):
        current[row.user, row.game] = new
    return [
        replace(row, mean=new.mean, deviation=new.deviation)
        for row, new in zip(rows, after, strict=True)
    ]


def _rating(connection: Connection, user: str, game: str) -> Rating:
    his = (RATED_RESULTS.c.user_id == user, RATED_RESULTS.c.game == game)
    wanted = select(RATED_RESULTS.c.mean, RATED_RESULTS.c.deviation).where(*his)
    row = connection.execute(wanted.order_by(RATED_RESULTS.c.number.desc()).limit(1)).first()
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
