"""When servers ran, in the database: in between, nobody could play."""

from sqlalchemy import Connection, insert, select, update

from clocksmith.server.database.schema import UPTIMES

Span = tuple[float, float]


def spans(connection: Connection) -> list[Span]:
    """Return when servers ran, in the order in which they started."""
    rows = connection.execute(select(UPTIMES).order_by(UPTIMES.c.began_at)).all()
    return [(row.began_at, row.seen_at) for row in rows]


def begin(connection: Connection, at: float) -> int:
    """Record that a server starts, and return the number of its run."""
    key = connection.execute(insert(UPTIMES).values(began_at=at, seen_at=at)).inserted_primary_key
    assert key is not None, "a run is numbered"
    return int(key[0])


def go_on(connection: Connection, run: int, at: float) -> None:
    """Record that a server is still running."""
    connection.execute(update(UPTIMES).where(UPTIMES.c.id == run).values(seen_at=at))
