"""Writing a box as TOML: whole, or as what differs from a shipped one."""

import json
from typing import Any

from clocksmith.core.box.box import Box, BoxRow
from clocksmith.core.box.checking import BOX_FORMAT
from clocksmith.core.box.form import Sheet


def write_box(box: Box) -> str:
    """Return the whole box, with where everything is from.

    The shipped box it was made from is named, but nothing is taken from there.
    """
    lines = _heading(box)
    if box.base:
        names = [sheet.name for sheet in box.form.sheets]
        lines += [f"base = {_written(box.base)}", f"whole = {_written(names)}"]
    for sheet in box.form.sheets:
        for row in box.rows[sheet.name]:
            lines += ["", f"[[{sheet.name}]]", *_values(sheet, row.values), *_notes(row)]
    return "\n".join(lines) + "\n"


def write_difference(box: Box, base: Box) -> str:
    """Return what must be known besides *base* to play with this box: no sources, no statuses."""
    changed: list[str] = []
    whole: list[str] = []
    for sheet in box.form.sheets:
        rows = [row.values for row in box.rows[sheet.name]]
        before = [row.values for row in base.rows[sheet.name]]
        if rows == before:
            continue
        if sheet.key and [one[sheet.key] for one in rows] == [one[sheet.key] for one in before]:
            pairs = zip(rows, before, strict=True)
            rows = [_different(sheet, row, old) for row, old in pairs if row != old]
        else:
            whole.append(sheet.name)
        for row in rows:
            changed += ["", f"[[{sheet.name}]]", *_values(sheet, row)]
    heading = [line for line in _heading(box) if not line.startswith("source")]
    heading.append(f"base = {json.dumps(base.name)}")
    if whole:
        heading.append(f"whole = {_written(whole)}")
    return "\n".join([*heading, *changed]) + "\n"


def _different(sheet: Sheet, row: dict[str, Any], old: dict[str, Any]) -> dict[str, Any]:
    return {key: row[key] for key in row if key == sheet.key or row[key] != old[key]}


def _heading(box: Box) -> list[str]:
    heading: dict[str, Any] = {"format": BOX_FORMAT, "game": box.game, "name": box.name}
    for key in ("title", "source"):
        if getattr(box, key):
            heading[key] = getattr(box, key)
    return [f"{key} = {_written(value)}" for key, value in heading.items()]


def _values(sheet: Sheet, values: dict[str, Any]) -> list[str]:
    keys = [column.key for column in sheet.columns if column.key in values]
    return [f"{key} = {_written(values[key])}" for key in keys]


def _notes(row: BoxRow) -> list[str]:
    lines = [f"source = {_written(row.source)}", f"status = {_written(row.status)}"]
    if row.statuses:
        pairs = ", ".join([f"{key} = {_written(value)}" for key, value in row.statuses.items()])
        lines.append(f"statuses = {{ {pairs} }}")
    return lines


def _written(value: Any) -> str:
    """Return a value in TOML, which writes texts, numbers and lists as JSON does."""
    return json.dumps(value, ensure_ascii=False)
