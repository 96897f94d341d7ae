"""What differs between two boxes of a game, value by value."""

from dataclasses import dataclass
from typing import Any

from clocksmith.core.box.box import Box
from clocksmith.core.box.form import Sheet

Values = dict[str, Any]


@dataclass(frozen=True)
class Difference:
    """One value that differs, or a row that only one of the boxes has.

    *row* is the name of the row, its number from 1 on in a sheet without names. Of a whole
    row *column* is empty, and the values are None where there is no such row.
    """

    sheet: str
    row: str
    column: str
    before: Any
    after: Any


def differences(before: Box, after: Box) -> list[Difference]:
    """Return what differs, sheet by sheet and row by row; sources do not count."""
    changes: list[Difference] = []
    for sheet in before.form.sheets:
        old, new = _rows(before, sheet), _rows(after, sheet)
        for name in [*old, *[name for name in new if name not in old]]:
            changes += _in_row(sheet, name, old.get(name), new.get(name))
        moved = _order(old, new) != _order(new, old)
        if moved and sheet.key:
            changes.append(Difference(sheet.name, "", "", _order(old, new), _order(new, old)))
    return changes


def _rows(box: Box, sheet: Sheet) -> dict[str, Values]:
    rows = enumerate([row.values for row in box.rows[sheet.name]], start=1)
    return {str(row[sheet.key]) if sheet.key else str(place): row for place, row in rows}


def _order(rows: dict[str, Values], others: dict[str, Values]) -> list[str]:
    """Return the names of the rows that both boxes have, in the order of the first."""
    return [name for name in rows if name in others]


def _in_row(sheet: Sheet, name: str, old: Values | None, new: Values | None) -> list[Difference]:
    if old is None or new is None:
        return [Difference(sheet.name, name, "", old, new)]
    return [
        Difference(sheet.name, name, column.key, old[column.key], new[column.key])
        for column in sheet.columns
        if old[column.key] != new[column.key]
    ]
