"""Writing a box as TOML: whole, or as what differs from a shipped one."""

import json
import re
from collections.abc import Mapping
from typing import Any, Final

from clocksmith.core.box.box import Box, BoxRow
from clocksmith.core.box.checking import BOX_FORMAT
from clocksmith.core.box.form import Sheet

BARE: Final = re.compile(r"[A-Za-z0-9_-]+")


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


def write_plain(plain: Mapping[str, Any]) -> str:
    """Return plain data as TOML, whatever is wrong with it: unfinished work is saved too."""
    tables = {key: rows for key, rows in plain.items() if _is_table(rows)}
    lines = [_pair(key, plain[key]) for key in plain if key not in tables]
    for key, rows in tables.items():
        for row in rows:
            lines += ["", f"[[{_key(key)}]]", *[_pair(name, row[name]) for name in row]]
    return "\n".join([line for line in lines if line is not None]) + "\n"


def _is_table(rows: Any) -> bool:
    return isinstance(rows, list) and bool(rows) and all(isinstance(row, dict) for row in rows)


def _pair(key: str, value: Any) -> str | None:
    """Return a line; None for nothing, which TOML cannot write."""
    return None if value is None else f"{_key(key)} = {_inline(value)}"


def _key(key: str) -> str:
    return key if BARE.fullmatch(key) else _written(key)


def _inline(value: Any) -> str:
    if isinstance(value, list):
        return f"[{', '.join([_inline(one) for one in value if one is not None])}]"
    if isinstance(value, dict):
        pairs = [_pair(key, one) for key, one in value.items()]
        return f"{{ {', '.join([pair for pair in pairs if pair is not None])} }}"
    return _written(value)


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
    return json.dumps(value, ensure_ascii=False).replace("\x7f", "\\u007f")
