"""Letters in the database: what is to be sent, until it was sent or is given up."""

from collections.abc import Iterable
from typing import Final

from sqlalchemy import Connection, delete, insert, select, update

from clocksmith.server.store.schema import LETTERS
from clocksmith.server.store.tiding_rows import LetterRow

PER_WAY: Final = 20  # that may wait; the oldest go first


def add_letters(connection: Connection, letters: Iterable[LetterRow]) -> None:
    """Keep letters that shall be sent at once."""
    for row in letters:
        values = {
            "id": row.id,
            "way_id": row.way,
            "kind": row.kind,
            "table_id": row.table,
            "since": row.since,
            "made_at": row.made_at,
            "due_at": row.made_at,
            "tries": 0,
        }
        connection.execute(insert(LETTERS).values(**values))
        same = select(LETTERS.c.id).where(LETTERS.c.way_id == row.way)
        older = same.order_by(LETTERS.c.made_at.desc(), LETTERS.c.id).offset(PER_WAY)
        surplus = [found.id for found in connection.execute(older)]
        if surplus:
            connection.execute(delete(LETTERS).where(LETTERS.c.id.in_(surplus)))


def due_letters(connection: Connection, at: float, count: int) -> list[str]:
    """Return the letters that are due, the longest due first."""
    wanted = select(LETTERS.c.id).where(LETTERS.c.due_at <= at)
    return [row.id for row in connection.execute(wanted.order_by(LETTERS.c.due_at).limit(count))]


def take_letter(connection: Connection, id: str, at: float, until: float) -> LetterRow | None:
    """Return a letter that this server alone may send *until* a time; None if another has it.

    When the server dies meanwhile, the letter is due again at that time.
    """
    row = connection.execute(select(LETTERS).where(LETTERS.c.id == id)).first()
    if row is None or row.due_at > at:
        return None
    mine = update(LETTERS).where(LETTERS.c.id == id, LETTERS.c.due_at == row.due_at)
    taken = connection.execute(mine.values(due_at=until, tries=row.tries + 1))
    if taken.rowcount != 1:
        return None
    about = (row.made_at, row.table_id, row.since, row.tries + 1)
    return LetterRow(row.id, row.way_id, row.kind, *about)


def put_off(connection: Connection, id: str, at: float) -> None:
    """Let a letter be tried again later."""
    connection.execute(update(LETTERS).where(LETTERS.c.id == id).values(due_at=at))


def drop_letter(connection: Connection, id: str) -> None:
    """Forget a letter: it was sent, or need not be any more."""
    connection.execute(delete(LETTERS).where(LETTERS.c.id == id))


def is_waiting(connection: Connection, way: str, kind: str) -> bool:
    """Return whether a letter of a kind is on a way."""
    same = select(LETTERS.c.id).where(LETTERS.c.way_id == way, LETTERS.c.kind == kind)
    return connection.execute(same).first() is not None
