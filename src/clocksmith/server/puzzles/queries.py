"""First attempts at puzzles, and best runs through them, in the database."""

from collections.abc import Iterable

from sqlalchemy import Connection, delete, insert, select

from clocksmith.server.database.schema import PUZZLE_RUNS, PUZZLE_TRIES
from clocksmith.server.puzzles.tries import RunRow, TryRow


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


def runs_of(connection: Connection, user: str) -> list[RunRow]:
    """Return the best runs of a user."""
    columns = PUZZLE_RUNS.c
    query = select(columns.game, columns.kind, columns.solved, columns.at)
    own = query.where(columns.user_id == user).order_by(columns.game, columns.kind)
    return [RunRow(*row) for row in connection.execute(own).all()]


def keep_runs(connection: Connection, user: str, runs: Iterable[RunRow]) -> None:
    """Save runs of a user that are better than the best of their kind so far."""
    best = {(one.game, one.kind): one.solved for one in runs_of(connection, user)}
    columns = PUZZLE_RUNS.c
    for one in runs:
        if one.solved <= best.get((one.game, one.kind), 0):
            continue
        best[one.game, one.kind] = one.solved
        earlier = (columns.user_id == user, columns.game == one.game, columns.kind == one.kind)
        connection.execute(delete(PUZZLE_RUNS).where(*earlier))
        values = {"game": one.game, "kind": one.kind, "solved": one.solved, "at": one.at}
        connection.execute(insert(PUZZLE_RUNS).values(user_id=user, **values))
