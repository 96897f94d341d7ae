"""Boxes as tables for people: all rows of one, and what differs between two."""

from typing import Any

from rich import box as lines
from rich.table import Table
from rich.text import Text

from clocksmith.cli.phrases import Phrases
from clocksmith.core.box.box import Box, BoxRow
from clocksmith.core.box.difference import Difference
from clocksmith.core.box.form import STAND_IN, Sheet

STAND_IN_SIGN = "?"  # behind a value that nobody has read off a printed part


def sheet_table(box: Box, sheet: Sheet) -> Table:
    """Return all rows of a sheet; stand-ins have a question mark."""
    table = Table(box=lines.SIMPLE_HEAD, pad_edge=False, title=sheet.name, title_justify="left")
    for column in sheet.columns:
        table.add_column(column.key)
    for row in box.rows[sheet.name]:
        table.add_row(*[_cell(row, column.key, column.printed) for column in sheet.columns])
    return table


def difference_table(
    differences: list[Difference], names: tuple[str, str], phrases: Phrases
) -> Table:
    """Return what differs, a row for each value."""
    table = Table(box=lines.SIMPLE_HEAD, pad_edge=False)
    for head in ("box-sheet", "box-row", "box-column"):
        table.add_column(phrases.say(head))
    for name in names:
        table.add_column(name)
    for one in differences:
        before, after = shown(one.before), shown(one.after)
        table.add_row(one.sheet, one.row, one.column, Text(before), Text(after))
    return table


def shown(value: Any) -> str:
    """Return a value as it is read at a glance; nothing for a row that is not there."""
    if value is None:
        return ""
    if isinstance(value, dict):
        return ", ".join([f"{key} {shown(item)}" for key, item in value.items() if item != ""])
    if isinstance(value, list):
        return ", ".join([shown(item) for item in value]) or "-"
    return str(value)


def _cell(row: BoxRow, key: str, printed: bool) -> Text:
    stand_in = printed and row.status_of(key) == STAND_IN
    return Text(shown(row.values[key]) + (STAND_IN_SIGN if stand_in else ""))
