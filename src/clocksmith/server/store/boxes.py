"""Boxes in the database: what people keep, and what tables were opened with."""

from collections.abc import Collection
from dataclasses import asdict
from typing import Any

from sqlalchemy import Connection, Row, delete, func, insert, select

from clocksmith.server.store.rows import KeptBox
from clocksmith.server.store.schema import BOXES, TABLES


def keep_box(connection: Connection, row: KeptBox, most: tuple[int, int]) -> bool:
    """Keep a box for a user; False when he has as many as he may. One he has is written anew.

    *most* are those that one user may keep, and that all guests of one address keep together.
    """
    own = BOXES.c.owner == row.owner
    known = own & (BOXES.c.digest == row.digest)
    connection.execute(delete(BOXES).where(known))
    counts = [(own, most[0])]
    if row.household is not None:
        counts.append((BOXES.c.household == row.household, most[1]))
    for kept, limit in counts:
        found = select(func.count()).select_from(BOXES).where(kept)
        if connection.execute(found).scalar_one() >= limit:
            return False
    connection.execute(insert(BOXES), asdict(row))
    return True


def boxes_of(connection: Connection, game: str, owner: str) -> list[KeptBox]:
    """Return the boxes of a game that a user keeps, the oldest first."""
    wanted = select(BOXES).where(BOXES.c.owner == owner, BOXES.c.game == game)
    rows = connection.execute(wanted.order_by(BOXES.c.kept_at, BOXES.c.digest)).all()
    return [_box(row) for row in rows]


def kept_box(connection: Connection, game: str, digest: str, user: str | None) -> KeptBox | None:
    """Return a box by its hash: the user's own, or else that of the first who kept it."""
    wanted = select(BOXES).where(BOXES.c.digest == digest, BOXES.c.game == game)
    rows = connection.execute(wanted.order_by(BOXES.c.kept_at)).all()
    own = [row for row in rows if row.owner == user]
    found = (own or rows)[:1]
    return _box(found[0]) if found else None


def counts_of(connection: Connection, digests: Collection[str]) -> dict[str, tuple[int, int]]:
    """Return how many printed values are entered, and how many there are, of boxes people keep."""
    if not digests:
        return {}
    most = func.max(BOXES.c.entered), func.max(BOXES.c.printed)
    wanted = select(BOXES.c.digest, *most).where(BOXES.c.digest.in_(digests))
    rows = connection.execute(wanted.group_by(BOXES.c.digest)).all()
    return {digest: (entered, printed) for digest, entered, printed in rows}


def setup_with(connection: Connection, digest: str) -> str | None:
    """Return the setup of a table that was opened with this box."""
    wanted = select(TABLES.c.setup).where(TABLES.c.box == digest).limit(1)
    found = connection.execute(wanted).scalar()
    return None if found is None else str(found)


def remove_box(connection: Connection, digest: str, owner: str) -> None:
    """Take away a box of a user."""
    connection.execute(delete(BOXES).where(BOXES.c.digest == digest, BOXES.c.owner == owner))


def _box(row: Row[*tuple[Any, ...]]) -> KeptBox:
    return KeptBox(**row._mapping)
