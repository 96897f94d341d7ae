"""Copies every row of every table from one kind of database to another, and verifies them."""

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from hashlib import blake2b
from typing import Any, Final

import msgspec
from sqlalchemy import (
    Column,
    Connection,
    Integer,
    MetaData,
    Row,
    String,
    Table,
    func,
    insert,
    select,
    text,
)

from clocksmith.server.database.engine import DatabaseError

BATCH: Final = 1000  # rows written together
LARGEST: Final = 2**31 - 1  # integer that PostgreSQL can store
DIGEST_BYTES: Final = 16

Rows = Sequence[Row[Any]]


@dataclass(frozen=True)
class Copied:
    """One copied table of the schema: the number of its rows, and their digest."""

    table: str
    rows: int
    digest: str


def copy_all(metadata: MetaData, read: Connection, written: Connection) -> tuple[Copied, ...]:
    """Write all rows of all tables, read them back and compare; DatabaseError if they differ."""
    copies = []
    for table in metadata.sorted_tables:  # parents come before children
        copy = _copy(table, read, written)
        check = _counted(table, _batches(written, table))
        if check != copy:
            raise DatabaseError(
                f"{copy.rows} rows of {table.name} were written, and {check.rows} were read back "
                "that are not the same"
            )
        copies.append(copy)
    return tuple(copies)


def _copy(table: Table, read: Connection, written: Connection) -> Copied:
    if written.dialect.name != "postgresql":
        return _counted(table, _written(table, written, _batches(read, table)))
    # Triggers would notify servers of every row, and none is listening.
    written.execute(text(f"ALTER TABLE {table.name} DISABLE TRIGGER USER"))
    copy = _counted(table, _written(table, written, _accepted(table, _batches(read, table))))
    written.execute(text(f"ALTER TABLE {table.name} ENABLE TRIGGER USER"))
    _number_on(table, written)
    return copy


def _batches(connection: Connection, table: Table) -> Iterator[Rows]:
    return connection.execute(select(table).execution_options(yield_per=BATCH)).partitions()


def _written(table: Table, connection: Connection, batches: Iterable[Rows]) -> Iterator[Rows]:
    for rows in batches:
        connection.execute(insert(table), [row._asdict() for row in rows])
        yield rows


def _counted(table: Table, batches: Iterable[Rows]) -> Copied:
    """Return the number of rows, and a digest that does not depend on their order.

    Each database sorts text in its own way, so the digests of the rows are added up.
    """
    count = total = 0
    for rows in batches:
        count += len(rows)
        for row in rows:
            data = msgspec.msgpack.encode(tuple(row), order="deterministic")
            total += int.from_bytes(blake2b(data, digest_size=DIGEST_BYTES).digest())
    total %= 1 << (8 * DIGEST_BYTES)
    return Copied(table.name, count, f"{total:0{2 * DIGEST_BYTES}x}")


def _accepted(table: Table, batches: Iterable[Rows]) -> Iterator[Rows]:
    """Pass rows on; DatabaseError if PostgreSQL, which is stricter, would reject one.

    PostgreSQL itself would reject the whole batch, and not always name the row.
    """
    for rows in batches:
        for row in rows:
            _check(table, row)
        yield rows


def _check(table: Table, row: Row[Any]) -> None:
    for column, value in zip(table.columns, row, strict=True):
        reason = _refusal(column, value)
        if reason:
            key = ", ".join([repr(row._mapping[part]) for part in table.primary_key])
            raise DatabaseError(
                f"PostgreSQL does not take {column.name} of {key} in {table.name}: {reason}"
            )


def _refusal(column: Column[Any], value: object) -> str:
    """Return why PostgreSQL would reject a value; empty if it accepts it."""
    if isinstance(value, str):
        longest = column.type.length if isinstance(column.type, String) else None
        if "\0" in value:
            return "it holds a NUL character"
        if longest is not None and len(value) > longest:
            return f"it is longer than {longest} characters"
    elif isinstance(column.type, Integer) and isinstance(value, int):
        return "it is too large a number" if not -LARGEST <= value <= LARGEST else ""
    return ""


def _number_on(table: Table, connection: Connection) -> None:
    """Let PostgreSQL continue its own numbering after the copied rows."""
    column = table.autoincrement_column
    if column is not None:
        sequence = func.pg_get_serial_sequence(table.name, column.name)
        last = func.max(column)
        connection.execute(select(func.setval(sequence, func.coalesce(last, 1), last.is_not(None))))
