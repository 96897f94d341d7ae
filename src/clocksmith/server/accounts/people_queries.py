"""People with an account, found by name or by their rating, in the database."""

from typing import Final

from sqlalchemy import Connection, Row, func, or_, select

from clocksmith.server.accounts.messages import PersonInfo
from clocksmith.server.database.schema import RATED_RESULTS, USERS
from clocksmith.server.ratings.messages import PersonRating

NAMES: Final = (USERS.c.login, USERS.c.name)
ESCAPE: Final = "\\"


def people_named(connection: Connection, words: str, count: int, skip: int) -> list[PersonInfo]:
    """Return people whose name or login contains some words, in the order of their logins."""
    pattern = f"%{_escaped(words.lower())}%"
    query = (
        select(USERS.c.login, USERS.c.name, USERS.c.bot)
        .where(USERS.c.login.is_not(None))
        .where(or_(*[func.lower(column).like(pattern, escape=ESCAPE) for column in NAMES]))
        .order_by(USERS.c.login)
    )
    rows = connection.execute(query.offset(skip).limit(count)).all()
    return [PersonInfo(row.login, row.name, bot=bool(row.bot)) for row in rows]


def rating_list(connection: Connection, game: str, count: int, skip: int) -> list[PersonInfo]:
    """Return the people with a rated game, by what their strength is at least."""
    last = (
        select(
            RATED_RESULTS.c.user_id,
            func.max(RATED_RESULTS.c.number).label("number"),
            func.count().label("played"),
        )
        .where(RATED_RESULTS.c.game == game)
        .group_by(RATED_RESULTS.c.user_id)
        .subquery()
    )
    same = (RATED_RESULTS.c.number == last.c.number) & (RATED_RESULTS.c.user_id == last.c.user_id)
    at_least = RATED_RESULTS.c.mean - 2 * RATED_RESULTS.c.deviation
    query = (
        select(USERS.c.login, USERS.c.name, last.c.played, *RATED_RESULTS.c["mean", "deviation"])
        .select_from(RATED_RESULTS)
        .join(last, same)
        .join(USERS, USERS.c.id == RATED_RESULTS.c.user_id)
        .where(USERS.c.login.is_not(None))
        .order_by(at_least.desc(), USERS.c.login)
    )
    rows = connection.execute(query.offset(skip).limit(count)).all()
    return [_rated(row, game) for row in rows]


def _rated(row: Row[tuple[str, str, int, float, float]], game: str) -> PersonInfo:
    rating = PersonRating(game, row.mean, row.deviation, row.played)
    return PersonInfo(row.login, row.name, rating)


def _escaped(words: str) -> str:
    for letter in (ESCAPE, "%", "_"):
        words = words.replace(letter, ESCAPE + letter)
    return words
