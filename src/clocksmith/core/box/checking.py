"""What must hold of a box besides its single values, and the gathering of faults."""

from typing import Any, Final

from clocksmith.core.box.box import BoxRow
from clocksmith.core.box.columns import Column, Name, Text, ValueFaultError
from clocksmith.core.box.fault import BoxError, Fault, shortened
from clocksmith.core.box.form import BoxForm, Sheet
from clocksmith.core.box.lines import LineMap

BOX_FORMAT: Final = 1
HEADING: Final = ("format", "game", "name", "title", "source", "base", "whole")


class Gatherer:
    """Gathers what is wrong with a box, each fault with the line of its place."""

    def __init__(self, lines: LineMap) -> None:
        self.lines = lines
        self.faults: list[Fault] = []

    def stop_at_faults(self) -> None:
        """Raise BoxError if anything is wrong so far."""
        if self.faults:
            raise BoxError(self.faults)

    def blame(
        self, key: str, sheet: str = "", row: int = -1, column: str = "", **named: Any
    ) -> None:
        """Add a fault."""
        details = {name: str(value) for name, value in named.items()}
        if column:
            details["column"] = column
        self.faults.append(self.placed(Fault(key, details, sheet, row, column)))

    def placed(self, fault: Fault) -> Fault:
        """Return a fault with the line of its place."""
        return Fault(
            fault.key,
            {"sheet": fault.sheet, **fault.details},
            fault.sheet,
            fault.row,
            fault.column,
            self.lines.line(fault.sheet, fault.row, fault.column),
            fault.template,
        )


def check_heading(gatherer: Gatherer, form: BoxForm, plain: dict[str, Any]) -> None:
    """Blame what is wrong above the first row."""
    if "format" not in plain:
        gatherer.blame("no-format", known=BOX_FORMAT)
    elif plain["format"] != BOX_FORMAT:
        gatherer.blame("other-format", found=shortened(plain["format"]), known=BOX_FORMAT)
        return
    if plain.get("game") != form.game:
        gatherer.blame("other-game", found=shortened(plain.get("game")), game=form.game)
        return
    for column in (
        Name("name"),
        Text("title", default=""),
        Text("source", default=""),
        Text("base", default=""),
    ):
        try:
            column.check(plain.get(column.key, column.default))
        except ValueFaultError as wrong:
            gatherer.faults.append(gatherer.placed(wrong.fault(column.key)))
    whole = plain.get("whole", [])
    names = [sheet.name for sheet in form.sheets]
    if not isinstance(whole, list) or any(one not in names for one in whole):
        gatherer.blame("whole", known=", ".join(names))
    for key in plain:
        if key not in HEADING and key not in names:
            gatherer.blame("unknown-sheet", sheet=shortened(key), known=", ".join(names))


def check_sheet(gatherer: Gatherer, sheet: Sheet, rows: list[BoxRow]) -> None:
    """Blame a sheet with too few or too many rows, and names that are there twice."""
    if not sheet.least <= len(rows) <= sheet.most:
        found = len(rows)
        gatherer.blame("rows", sheet.name, least=sheet.least, most=sheet.most, found=found)
    met: set[str] = set()
    for place, row in enumerate(rows):
        name = row.values.get(sheet.key)
        if isinstance(name, str) and name in met:
            gatherer.blame("twice", sheet.name, place, sheet.key, found=shortened(name))
        elif isinstance(name, str):
            met.add(name)


def check_references(gatherer: Gatherer, form: BoxForm, rows: dict[str, list[BoxRow]]) -> None:
    """Blame every value that names a row which is not there."""
    named = [
        (sheet, column, other)
        for sheet in form.sheets
        for column in sheet.columns
        for other in column.sheets()
    ]
    for sheet, column, other in named:
        known = [row.values[form.by_name[other].key] for row in rows[other]]
        for place, found in _strangers(column, rows[sheet.name], known):
            fields = {"other": other, "found": shortened(found), "known": ", ".join(known)}
            gatherer.blame("reference", sheet.name, place, column.key, **fields)


def _strangers(column: Column, rows: list[BoxRow], names: list[str]) -> list[tuple[int, str]]:
    """Return the names in a column that are not known, with their rows."""
    return [
        (place, name)
        for place, row in enumerate(rows)
        for name in column.named(row.values[column.key])
        if name not in names
    ]
