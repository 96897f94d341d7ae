"""Reading a box: from TOML, or from plain data such as an editor keeps.

A text may be a whole box, or what differs from a shipped one: it names that as
its *base*, and gives rows with the values that are different. A sheet listed
under *whole* is given in full.
"""

import re
import tomllib
from collections.abc import Callable
from typing import Any, Final

from clocksmith.core.box.box import Box, BoxRow
from clocksmith.core.box.checking import (
    Gatherer,
    check_heading,
    check_references,
    check_sheet,
)
from clocksmith.core.box.columns import ValueFaultError
from clocksmith.core.box.fault import BoxError, Fault, shortened
from clocksmith.core.box.form import NOTES, SOURCED, STATUSES, BoxForm, Sheet
from clocksmith.core.box.lines import LineMap

LONGEST_BOX: Final = 400_000  # characters; the largest box of ours has 60,000
MOST_LINES: Final = 10_000  # the largest box of ours has 2,604
MOST_PARTS: Final = 16  # of a dotted key; the parser takes time by their square
QUOTED: Final = re.compile(r'"(?:[^"\\\n]|\\.)*+"|\'[^\'\n]*+\'')
LONG_KEY: Final = re.compile(rf"(?<![\w-])(?:[\w-]++[ \t]*+\.[ \t]*+){{{MOST_PARTS}}}")

Find = Callable[[str], Box | None]  # a shipped box by its name


def read_box(form: BoxForm, text: str, find: Find, names: list[str]) -> Box:
    """Return the box that a TOML text describes; BoxError, with places, when it describes none."""
    return box_of(form, plain_box(text), find, names, LineMap(text))


def plain_box(text: str) -> dict[str, Any]:
    """Return what a TOML text holds; BoxError when it is none, or would take too long to read."""
    if len(text) > LONGEST_BOX:
        raise BoxError([Fault("too-long", {"most": LONGEST_BOX, "found": len(text)})])
    lines = text.count("\n") + 1
    if lines > MOST_LINES:
        raise BoxError([Fault("too-many-lines", {"most": MOST_LINES, "found": lines})])
    bare = QUOTED.sub("q", text)
    long_key = LONG_KEY.search(bare)
    if long_key is not None:
        line = bare.count("\n", 0, long_key.start()) + 1
        raise BoxError([Fault("long-key", {"most": MOST_PARTS}, line=line)])
    try:
        return tomllib.loads(text)
    except (ValueError, RecursionError) as error:  # also where a number has too many digits
        why = "too deeply nested" if isinstance(error, RecursionError) else str(error)
        raise BoxError([Fault("not-toml", {"why": shortened(why)}, line=_line_in(why))]) from None


def _line_in(why: str) -> int:
    """Return the line that the parser names, or 0."""
    _, found, rest = why.partition("(at line ")
    number = rest.partition(",")[0]
    return int(number) if found and number.isdecimal() else 0


def box_of(
    form: BoxForm, plain: dict[str, Any], find: Find, names: list[str], lines: LineMap | None = None
) -> Box:
    """Return the box in data as a TOML text gives it; BoxError when there is none."""
    return _Reader(form, plain, lines or LineMap("")).read(find, names)


class _Reader(Gatherer):
    """Reads one box, and gathers everything that is wrong with it."""

    def __init__(self, form: BoxForm, plain: dict[str, Any], lines: LineMap) -> None:
        super().__init__(lines)
        self.form = form
        self.plain = plain

    def read(self, find: Find, names: list[str]) -> Box:
        """Return the box; BoxError with all that is wrong."""
        check_heading(self, self.form, self.plain)
        self.stop_at_faults()
        base = self._base(find, names)
        self.stop_at_faults()
        whole = self.plain.get("whole", [])
        rows: dict[str, list[BoxRow]] = {}
        for sheet in self.form.sheets:
            sheet_rows = self._given(sheet)
            if base is None or sheet.name in whole:
                rows[sheet.name] = self._full(sheet, sheet_rows)
            else:
                rows[sheet.name] = self._changed(sheet, sheet_rows, base.rows[sheet.name])
            check_sheet(self, sheet, rows[sheet.name])
        self.stop_at_faults()
        check_references(self, self.form, rows)
        self.stop_at_faults()
        box = Box(self.form, self.plain["name"], rows)
        box.title = self.plain.get("title", "")
        box.source = self.plain.get("source", "")
        box.base = self.plain.get("base", "")
        self.faults = [self.placed(fault) for fault in self.form.validate(box)]
        self.stop_at_faults()
        return box

    def _base(self, find: Find, names: list[str]) -> Box | None:
        name = self.plain.get("base", "")
        if not name:
            return None
        base = find(name)
        if base is None:
            self.blame("unknown-base", found=shortened(name), known=", ".join(names))
        return base

    def _given(self, sheet: Sheet) -> list[dict[str, Any]]:
        """Return the rows of a sheet as they are written."""
        rows = self.plain.get(sheet.name, [])
        if not isinstance(rows, list) or not all(isinstance(row, dict) for row in rows):
            self.blame("not-rows", sheet.name)
            return []
        return rows[: sheet.most + 1]

    def _full(self, sheet: Sheet, rows: list[dict[str, Any]]) -> list[BoxRow]:
        return [self._row(sheet, place, values, None) for place, values in enumerate(rows)]

    def _changed(
        self, sheet: Sheet, changes: list[dict[str, Any]], base: list[BoxRow]
    ) -> list[BoxRow]:
        """Return the rows of a sheet of the base with what is given instead."""
        if not sheet.key:
            return self._full(sheet, changes) if changes else base
        rows = list(base)
        places = {row.values[sheet.key]: place for place, row in enumerate(base)}
        for number, values in enumerate(changes):
            name = values.get(sheet.key)
            place = places.get(name) if isinstance(name, str) else None
            if place is None:
                rows.append(self._row(sheet, number, values, None))
            else:
                rows[place] = self._row(sheet, number, values, rows[place])
        return rows

    def _row(self, sheet: Sheet, place: int, row: dict[str, Any], base: BoxRow | None) -> BoxRow:
        """Return a row; what is not given is that of the *base* row, or the usual value."""
        values: dict[str, Any] = {}
        for column in sheet.columns:
            key = column.key
            if key in row:
                values[key] = row[key]
                try:
                    column.check(row[key])
                except ValueFaultError as wrong:
                    self.blame(wrong.key, sheet.name, place, key, **wrong.details)
            elif base is not None:
                values[key] = base.values[key]
            elif column.default is not None:
                values[key] = column.default
            else:
                self.blame("missing", sheet.name, place, key)
        for key in row:
            if key not in sheet.by_key and key not in NOTES:
                known = ", ".join(sheet.by_key)
                self.blame("unknown-column", sheet.name, place, shortened(key), known=known)
        return self._noted(sheet, place, row, base, values)

    def _noted(
        self,
        sheet: Sheet,
        place: int,
        row: dict[str, Any],
        base: BoxRow | None,
        values: dict[str, Any],
    ) -> BoxRow:
        """Return a row with where it is from."""
        source = row.get("source", base.source if base else "")
        status = row.get("status", base.status if base else SOURCED)
        statuses = row.get("statuses", {})
        if not isinstance(source, str) or not source.isprintable() or len(source) > 400:
            self.blame("letters", sheet.name, place, "source", most=400)
        if not isinstance(statuses, dict) or not set(statuses) <= set(sheet.by_key):
            names = ", ".join(sheet.by_key)
            self.blame("no-statuses", sheet.name, place, "statuses", known=names)
            statuses = {}
        # The status that a row gives is that of all its values; else those of the base stay.
        if base is not None and "status" not in row:
            statuses = {**base.statuses, **statuses}
        for one in [status, *statuses.values()]:
            if one not in STATUSES:
                names = ", ".join(STATUSES)
                self.blame("status", sheet.name, place, "status", known=names, found=shortened(one))
        line = self.lines.line(sheet.name, place)
        return BoxRow(values, source, status, statuses, line)
