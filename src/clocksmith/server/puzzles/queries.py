"""First attempts at puzzles in the database."""

from collections.abc import Iterable
from dataclasses import dataclass

from sqlalchemy import Connection, insert, select

from clocksmith.server.database.schema import PUZZLE_TRIES


@dataclass(frozen=True)
class TryRow:
    """A user's first attempt at a puzzle; later ones do not count."""

    game: str
    puzzle: str
    solved: bool
    at: float


def tries_of(connection: Connection, user: str) -> list[TryRow]:
    """Return the first attempts of a user, oldest first."""
    columns = PUZZLE_TRIES.c
    query = select(columns.game, columns.puzzle, columns.solved, columns.at)
    own = query.where(columns.user_id == user).order_by(columns.at, columns.game, columns.puzzle)
    return [TryRow(*row) for row in connection.execute(own).all()]


def keep_tries(connection: Connection, user: str, tries: Iterable[TryRow]) -> None:
    """Save attempts of a user at puzzles that they have not tried before."""
    existing_keys = {(one.game, one.puzzle) for one in tries_of(connection, user)}
    for one in tries:
        if (one.game, one.puzzle) in existing_keys:
            continue
        existing_keys.add((one.game, one.puzzle))
        values = {"game": one.game, "puzzle": one.puzzle, "solved": one.solved, "at": one.at}
        connection.execute(insert(PUZZLE_TRIES).values(user_id=user, **values))
