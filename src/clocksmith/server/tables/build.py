"""Builds a table from what the database stores of it."""

import json

from clocksmith.server.backend import Backend
from clocksmith.server.tables.rows import TableRow
from clocksmith.table.committed import SEED_BYTES
from clocksmith.table.entry import Entry
from clocksmith.table.record import read_record
from clocksmith.table.recorded import table_of
from clocksmith.table.setup import setup_of
from clocksmith.table.table import Table


def build_table(backend: Backend, row: TableRow, entries: list[Entry]) -> Table:
    """Return the table that a row and its log describe."""
    if row.record is not None:
        return table_of(read_record(row.record), row.opened_at)
    seed = _example(backend, row.id) if row.begun_at is None else row.seed
    assert seed is not None, "a table that is played has a seed"
    source = backend.externals.source_for(row.id, seed)
    begun_at = row.opened_at if row.begun_at is None else row.begun_at
    table = Table(setup_of(json.loads(row.setup)), source, begun_at, backend.pauses)
    for entry in entries:
        table.apply(entry)
    return table


def _example(backend: Backend, id: str) -> bytes:
    """Return the seed of the example an open table shows, which must not reveal the deal."""
    return backend.luck("example", id).randbytes(SEED_BYTES)
