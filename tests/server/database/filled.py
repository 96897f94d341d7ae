"""Rows for every table of a database, whatever its schema: what is in a column follows its type."""

import random
from typing import Any

from sqlalchemy import (
    Boolean,
    Column,
    Connection,
    Float,
    Integer,
    LargeBinary,
    MetaData,
    String,
    Table,
    insert,
    select,
)

ROWS = 7
SIGNS = "aé ß✓\N{GRINNING FACE}'\"\\\n%:;{}"
KINDS = (Boolean, Float, Integer, LargeBinary, String)  # and Text, which is a String


def fill(connection: Connection, metadata: MetaData, seed: int = 0) -> None:
    """Write rows into every table: with nothing where that is allowed, and with strange signs."""
    luck = random.Random(seed)
    for table in metadata.sorted_tables:
        rows = [row_of(connection, table, number, luck) for number in range(1, ROWS + 1)]
        connection.execute(insert(table), rows)


def row_of(connection: Connection, table: Table, number: int, luck: random.Random) -> Any:
    """Return one row; the second has nothing in it that it need not have."""
    return {
        column.name: None
        if column.nullable and number == 2
        else value_of(connection, column, number, luck)
        for column in table.columns
    }


def value_of(connection: Connection, column: Column[Any], number: int, luck: random.Random) -> Any:
    """Return something that a column can hold; no two rows have the same text or number."""
    for key in column.foreign_keys:
        known = select(key.column).order_by(key.column).offset(number - 1).limit(1)
        return connection.execute(known).scalar_one()
    kind = column.type
    if isinstance(kind, Boolean):
        return luck.random() < 0.5
    if isinstance(kind, Integer):
        return 10 * number
    if isinstance(kind, Float):
        return luck.choice([0.1, -1e300, 1_700_000_000.123456, 3.0]) * number
    if isinstance(kind, LargeBinary):
        return b"\0" + luck.randbytes(40)
    assert isinstance(kind, String), f"{column} is of a kind that nobody has thought of: {kind!r}"
    text = f"{number}" + "".join(luck.choices(SIGNS, k=200))
    return text[: kind.length] if kind.length else text


def contents(connection: Connection, metadata: MetaData) -> dict[str, list[str]]:
    """Return all rows of all tables, in an order that does not depend on the database."""
    return {
        table.name: sorted([repr(tuple(row)) for row in connection.execute(select(table))])
        for table in metadata.sorted_tables
    }
