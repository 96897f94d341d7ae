"""Boxes in the database: saved by users, or used by tables."""

from collections.abc import Collection
from dataclasses import asdict, dataclass
from typing import Any

from sqlalchemy import Connection, Row, delete, func, insert, select

from clocksmith.server.database.schema import BOXES, TABLES


@dataclass(frozen=True)
class KeptBox:
    """A box that a user has saved."""

    digest: str
    owner: str
    game: str
    name: str
    title: str
    entered: int  # printed values that are not placeholders
    printed: int
    text: str
    kept_at: float
    household: str | None = None  # of a guest


def keep_box(connection: Connection, row: KeptBox, most: tuple[int, int]) -> bool:
    """Save a box for a user; False if they have too many. Saving it again overwrites it.

    *most* are the limits per user, and for all guests of one address together.
    """
    own = BOXES.c.owner == row.owner
    same_box = own & (BOXES.c.digest == row.digest)
    connection.execute(delete(BOXES).where(same_box))
    counts = [(own, most[0])]
    if row.household is not None:
        counts.append((BOXES.c.household == row.household, most[1]))
    for condition, limit in counts:
        query = select(func.count()).select_from(BOXES).where(condition)
        if connection.execute(query).scalar_one() >= limit:
            return False
    connection.execute(insert(BOXES), asdict(row))
    return True


def boxes_of(connection: Connection, game: str, owner: str) -> list[KeptBox]:
    """Return the boxes of a game that a user has saved, oldest first."""
    query = select(BOXES).where(BOXES.c.owner == owner, BOXES.c.game == game)
    rows = connection.execute(query.order_by(BOXES.c.kept_at, BOXES.c.digest)).all()
    return [_box(row) for row in rows]


def kept_box(connection: Connection, game: str, digest: str, user: str | None) -> KeptBox | None:
    """Return a box by its hash: the user's own, or else the first one saved."""
    query = select(BOXES).where(BOXES.c.digest == digest, BOXES.c.game == game)
    rows = connection.execute(query.order_by(BOXES.c.kept_at)).all()
    own = [row for row in rows if row.owner == user]
    candidates = (own or rows)[:1]
    return _box(candidates[0]) if candidates else None


def counts_of(connection: Connection, digests: Collection[str]) -> dict[str, tuple[int, int]]:
    """Return the number of entered and of printed values of saved boxes."""
    if not digests:
        return {}
    most = func.max(BOXES.c.entered), func.max(BOXES.c.printed)
    query = select(BOXES.c.digest, *most).where(BOXES.c.digest.in_(digests))
    rows = connection.execute(query.group_by(BOXES.c.digest)).all()
    return {digest: (entered, printed) for digest, entered, printed in rows}


def setup_with(connection: Connection, digest: str) -> str | None:
    """Return the setup of a table that was opened with this box."""
    query = select(TABLES.c.setup).where(TABLES.c.box == digest).limit(1)
    setup = connection.execute(query).scalar()
    return None if setup is None else str(setup)


def remove_box(connection: Connection, digest: str, owner: str) -> None:
    """Delete a box of a user."""
    connection.execute(delete(BOXES).where(BOXES.c.digest == digest, BOXES.c.owner == owner))


def _box(row: Row[*tuple[Any, ...]]) -> KeptBox:
    return KeptBox(**row._mapping)
