"""First tries at puzzles in the database."""

from collections.abc import Iterable

from sqlalchemy import Connection, insert, select

from clocksmith.server.store.rows import TryRow
from clocksmith.server.store.schema import PUZZLE_TRIES


def tries_of(connection: Connection, user: str) -> list[TryRow]:
    """Return the first tries of a user, the oldest first."""
    columns = PUZZLE_TRIES.c
    wanted = select(columns.game, columns.puzzle, columns.solved, columns.at)
    own = wanted.where(columns.user_id == user).order_by(columns.at, columns.game, columns.puzzle)
    return [TryRow(*row) for row in connection.execute(own).all()]


def keep_tries(connection: Connection, user: str, tries: Iterable[TryRow]) -> None:
    """Keep tries of a user at puzzles that he has not tried before."""
    known = {(one.game, one.puzzle) for one in tries_of(connection, user)}
    for one in tries:
        if (one.game, one.puzzle) in known:
            continue
        known.add((one.game, one.puzzle))
        values = {"game": one.game, "puzzle": one.puzzle, "solved": one.solved, "at": one.at}
        connection.execute(insert(PUZZLE_TRIES).values(user_id=user, **values))
