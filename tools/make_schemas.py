"""Writes the JSON Schemas of everything that leaves Clocksmith: docs/reference/schemas.

They follow from the declarations in the code, always the same from the same sources; ``--check``
says whether the files are current. Each has the number of its format in its ``$id``.
"""

import inspect
import json
import sys
from pathlib import Path
from typing import Any

import msgspec

from clocksmith.board.declared import Declared
from clocksmith.core import notation
from clocksmith.core.box.checking import BOX_FORMAT
from clocksmith.core.box.columns import (
    LONGEST_SLUG,
    LONGEST_TEXT,
    SLUG,
    Choice,
    Column,
    ListColumn,
    Name,
    Number,
    Text,
)
from clocksmith.core.box.form import STATUSES, BoxForm, Sheet
from clocksmith.games import GAMES
from clocksmith.table import record, wire

FOLDER = Path(__file__).parent.parent / "docs" / "reference" / "schemas"
DIALECT = "https://json-schema.org/draft/2020-12/schema"
WIRE = 1  # rises when a client of before would not understand a message
BOARD = 1
# Lines of a record, and of a position: both are texts.
HEADING = r"game [a-z0-9-]+ \d+|box [a-z0-9-]+ [0-9a-f]{32,64}|options seats=\d+( \S+)*"
SEED = r"commitment [0-9a-f]{64}|seed [0-9a-f]{64}"
ANSWER = r"(\*|\d+) \S.*"


def schemas() -> dict[str, dict[str, Any]]:
    """Return every schema by the name of its file."""
    found = {
        "wire": wire_schema(),
        "board": msgspec.json.schema(Declared),
        "record": text_schema("record", record.FORMAT, [HEADING, SEED, ANSWER, r"[|>].*"]),
        "position": text_schema("position", notation.FORMAT, [HEADING, r"\s*\S.*"]),
    }
    numbers = {"wire": WIRE, "board": BOARD, "record": record.FORMAT, "position": notation.FORMAT}
    titles = {
        "wire": "A message of the socket of a table, or the ping of a client",
        "board": "A board that a game declares (board/board.toml)",
        "record": "A game as text",
        "position": "A position as text",
    }
    for game in GAMES.values():
        shelf = game.shelf()
        if shelf is not None:
            name = f"box-{game.name}"
            found[name] = box_schema(shelf.form)
            numbers[name] = BOX_FORMAT
            titles[name] = f"A whole box of {game.name}, as its TOML text gives it"
    return {name: headed(name, numbers[name], titles[name], one) for name, one in found.items()}


def headed(name: str, number: int, title: str, schema: dict[str, Any]) -> dict[str, Any]:
    """Return a schema with its dialect, its name and the number of its format."""
    head = {"$schema": DIALECT, "$id": f"urn:clocksmith:{name}:{number}", "title": title}
    return {**head, **cleaned(schema)}


def cleaned(value: Any) -> Any:
    """Return a schema whose descriptions are not indented as they stand in the code."""
    if isinstance(value, list):
        return [cleaned(item) for item in value]
    if not isinstance(value, dict):
        return value
    return {
        key: inspect.cleandoc(item)
        if key == "description" and isinstance(item, str)
        else cleaned(item)
        for key, item in value.items()
    }


def wire_schema() -> dict[str, Any]:
    """Return what both sides of a socket send."""
    (message,), components = msgspec.json.schema_components(
        [wire.Message | wire.Ping], ref_template="#/$defs/{name}"
    )
    return {**message, "$defs": dict(sorted(components.items()))}


def text_schema(kind: str, number: int, lines: list[str]) -> dict[str, Any]:
    """Return the form of a text: its first line, and what any other may be."""
    others = "|".join([*lines, r"\s*#.*", r"\s*"])
    return {"type": "string", "pattern": f"^clocksmith {kind} {number}\n(({others})\n)*$"}


# ---- boxes ---------------------------------------------------------------------------------------


def box_schema(form: BoxForm) -> dict[str, Any]:
    """Return the form of a box that is whole: one that names a base may leave sheets out."""
    heading = {
        "format": {"const": BOX_FORMAT},
        "game": {"const": form.game},
        "name": {"type": "string", "pattern": whole(SLUG.pattern), "maxLength": LONGEST_SLUG},
        "title": {"type": "string"},
        "source": {"type": "string"},
        "base": {"type": "string"},
        "whole": {"type": "array", "items": {"enum": [sheet.name for sheet in form.sheets]}},
    }
    sheets = {sheet.name: sheet_schema(sheet) for sheet in form.sheets}
    return {
        "type": "object",
        "properties": {**heading, **sheets},
        "required": ["format", "game", "name", *sheets],
        "additionalProperties": False,
    }


def sheet_schema(sheet: Sheet) -> dict[str, Any]:
    """Return the form of a list of rows."""
    columns = {column.key: column_schema(column) for column in sheet.columns}
    statuses = {"type": "object", "additionalProperties": {"enum": list(STATUSES)}}
    notes = {"source": {"type": "string"}, "status": {"enum": list(STATUSES)}, "statuses": statuses}
    row = {
        "type": "object",
        "properties": {**columns, **notes},
        "required": [column.key for column in sheet.columns if column.default is None],
        "additionalProperties": False,
    }
    return {"type": "array", "items": row, "minItems": sheet.least, "maxItems": sheet.most}


def column_schema(column: Column) -> dict[str, Any]:
    """Return what a printed value may be."""
    schema = value_schema(column)
    if column.default is None:
        return schema
    return {"anyOf": [schema, {"const": column.default}], "default": column.default}


def value_schema(column: Column) -> dict[str, Any]:
    """Return what a value is where it is given; names of rows and phrases are texts."""
    if isinstance(column, Name):
        return {"type": "string", "pattern": whole(SLUG.pattern), "maxLength": LONGEST_SLUG}
    if isinstance(column, Text):
        return {"type": "string", "minLength": 1, "maxLength": column.most}
    if isinstance(column, Number):
        return {"type": "integer", "minimum": column.least, "maximum": column.most}
    if isinstance(column, Choice):
        return {"enum": column.names}
    if isinstance(column, ListColumn):
        bounds = {"minItems": column.least, "maxItems": column.most}
        return {"type": "array", "items": column_schema(column.entry), **bounds}
    return {"type": "string", "maxLength": LONGEST_TEXT}


def whole(pattern: str) -> str:
    """Return a pattern that fits the whole of a text."""
    return f"^({pattern})$"


# ---- files ---------------------------------------------------------------------------------------


def source(schema: dict[str, Any]) -> str:
    """Return the file of a schema."""
    return json.dumps(schema, indent=2, ensure_ascii=False) + "\n"


def main() -> None:
    """Write the files, or check that they are current."""
    made = {FOLDER / f"{name}.json": source(schema) for name, schema in schemas().items()}
    if "--check" in sys.argv:
        stale = [path.name for path, text in made.items() if path.read_text("utf-8") != text]
        sys.exit(f"run scripts/schemas: {', '.join(stale)}" if stale else 0)
    FOLDER.mkdir(parents=True, exist_ok=True)
    for path, text in made.items():
        path.write_text(text, encoding="utf-8")


if __name__ == "__main__":
    main()
