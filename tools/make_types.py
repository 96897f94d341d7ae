"""Writes what the browser knows of each game: views, events, decisions, ids and printed parts.

``web/src/protocol/generated/<game>.ts`` is made from the Python classes alone, always the same
from the same sources; ``--check`` says whether the files are current. ``seats.ts`` beside them has
the numbers that stand for no seat.
"""

import importlib
import inspect
import json
import pkgutil
import re
import sys
import tomllib
from pathlib import Path
from types import NoneType, UnionType
from typing import Any, Union, get_args, get_origin, get_type_hints

from msgspec.structs import asdict

from clocksmith.core import seat
from clocksmith.core.event import Event
from clocksmith.core.step import Chance, Decision, Refusal, Task
from clocksmith.core.value import Value
from clocksmith.games import GAMES
from clocksmith.games.printed import content_of
from clocksmith.server.tables.game_metadata import action_kinds
from shapes import interface_of

FOLDER = Path(__file__).parent.parent / "web" / "src" / "protocol" / "generated"
WIDTH = 100
PLAIN = {int: "number", bool: "boolean", str: "string", NoneType: "null"}

CHOSEN = tomllib.loads(Path(__file__).with_name("types.toml").read_text("utf-8"))
SEATS = "NOBODY SPECTATOR OPEN"


def classes(game: str) -> list[type[Value]]:
    """Return the records a game defines, by name."""
    package = importlib.import_module(f"clocksmith.games.{game}")
    found: dict[str, type[Value]] = {}
    for module in pkgutil.walk_packages(package.__path__, package.__name__ + "."):
        for name, thing in vars(importlib.import_module(module.name)).items():
            own = inspect.isclass(thing) and thing.__module__ == module.name
            if own and issubclass(thing, Value) and not issubclass(thing, Task):
                assert name not in found, f"{game} has two records called {name}"
                found[name] = thing
    return [found[name] for name in sorted(found)]


class Types:
    """The types of one game, gathered as they are met."""

    def __init__(self, game: str) -> None:
        self.game = game
        self.aliases: dict[str, str] = {}
        self.records: dict[str, type[Value]] = {}
        self.title = game.capitalize()
        self.refuses = False  # whether a record holds a refusal, which consequences.ts knows

    def written(self, hint: Any) -> str:
        """Return a type as TypeScript writes it; what it names is gathered."""
        if hint in PLAIN:
            return PLAIN[hint]
        if hasattr(hint, "__supertype__"):
            return self._alias(hint.__name__, hint.__supertype__)
        origin, args = get_origin(hint), get_args(hint)
        if origin in (Union, UnionType):
            return " | ".join([self.written(arg) for arg in args])
        if origin in (tuple, list):
            return self._list(args)
        kind = origin or hint
        if inspect.isclass(kind) and issubclass(kind, Decision) and inspect.isabstract(kind):
            return f"{self.title}Decision"
        if kind is Refusal:
            self.refuses = True
            return "Refusal"
        if inspect.isclass(kind) and issubclass(kind, Value):
            self.gather(kind)
            return kind.__name__
        raise TypeError(f"{self.game}: {hint} has no form in TypeScript")

    def gather(self, record: type[Value]) -> None:
        """Take note of a record and of everything it holds."""
        if record.__name__ not in self.records:
            self.records[record.__name__] = record
            self.fields(record)

    def fields(self, record: type[Value]) -> list[tuple[str, str]]:
        """Return the fields of a record with their types: as declared, or as handed over."""
        hints = {**get_type_hints(record.__init__), **get_type_hints(record)}
        return [(name, self.written(hints[name])) for name in record.__match_args__]

    def _alias(self, name: str, of: Any) -> str:
        self.aliases[name] = self.written(of)
        return name

    def _list(self, args: tuple[Any, ...]) -> str:
        if args[-1] is not Ellipsis and len(args) > 1:
            return f"readonly [{', '.join([self.written(arg) for arg in args])}]"
        inner = self.written(args[0])
        return f"readonly ({inner})[]" if " " in inner else f"readonly {inner}[]"


def sentence(record: type[Value]) -> str:
    """Return the first line of a docstring without the number of its rule."""
    first = (inspect.getdoc(record) or "").split("\n")[0]
    return re.sub(r"^(R?\d[\d.]*(, R?\d[\d.]*)* )", "", first).replace("*", "")


def interface(types: Types, record: type[Value]) -> list[str]:
    """Return a record as an interface that says what it is."""
    lines = [f"/** {sentence(record)} */", f"export interface {record.__name__} {{"]
    lines.append(f'  readonly type: "{record.__name__}";')
    lines += [f"  readonly {name}: {kind};" for name, kind in types.fields(record)]
    return [*lines, "}", ""]


def union(name: str, members: list[str]) -> list[str]:
    """Return one type that is any of several."""
    if not members:
        return []
    *rest, last = [f"  | {member}" for member in members]
    return [f"export type {name} =", *rest, f"{last};", ""]


def constant(name: str) -> dict[str, Any]:
    """Return what the things of a game are called, and what is printed."""
    game = GAMES[name]
    told = content_of(game)
    return {
        "name": game.name,
        "rules_version": game.rules_version,
        "box": None if (box := game.box()) is None else box.digest,
        "seats": list(game.seats),
        "names": told["names"],
        "counted": game.counted,
        "seated": game.seated,
        "options": told["options"],
        "actions": {name: asdict(kind) for name, kind in action_kinds(game).items()},
        "content": told["content"],
    }


class Reference(str):
    """The name of a constant, written as it is."""


def flat(value: Any) -> str:
    """Return plain data as JavaScript on one line."""
    if isinstance(value, Reference):
        return value
    if isinstance(value, dict):
        inner = ", ".join([f"{_key(str(key))}: {flat(item)}" for key, item in value.items()])
        return f"{{ {inner} }}" if inner else "{}"
    if isinstance(value, list):
        return f"[{', '.join([flat(item) for item in value])}]"
    return json.dumps(value, ensure_ascii=False)


def literal(value: Any, indent: int = 0, before: int = 0) -> str:
    """Return plain data as JavaScript, on one line where it fits after *before* characters."""
    short = flat(value)
    if not isinstance(value, dict | list) or not value or before + len(short) < WIDTH:
        return short
    pad, end = " " * (indent + 2), " " * indent
    if isinstance(value, dict):
        rows = [_member(_key(str(key)), item, indent + 2) for key, item in value.items()]
        return "{\n" + "".join([f"{pad}{row},\n" for row in rows]) + end + "}"
    if all(isinstance(item, str | int) for item in value):
        return "[\n" + _filled([flat(item) for item in value], pad) + end + "]"
    rows = [literal(item, indent + 2, indent + 2) for item in value]
    return "[\n" + "".join([f"{pad}{row},\n" for row in rows]) + end + "]"


def _key(name: str) -> str:
    return name if re.fullmatch(r"[A-Za-z_]\w*|\d+", name) else json.dumps(name)


def _member(name: str, item: Any, indent: int) -> str:
    return f"{name}: {literal(item, indent, indent + len(name) + 3)}"


def _filled(words: list[str], pad: str) -> str:
    lines, line = "", pad
    for word in words:
        if len(line) + len(word) + 2 > WIDTH:
            lines, line = lines + line.rstrip() + "\n", pad
        line += word + ", "
    return lines + line.rstrip() + "\n"


def source(name: str) -> str:
    """Return the whole file of a game."""
    types = Types(name)
    found = classes(name)
    events = [one for one in found if issubclass(one, Event)]
    decisions = [one for one in found if issubclass(one, Decision) and not inspect.isabstract(one)]
    asked = [one for one in decisions if not issubclass(one, Chance)]
    view = get_type_hints(importlib.import_module(f"clocksmith.games.{name}.view.view").view_of)
    standing = importlib.import_module(f"clocksmith.games.{name}.view.standing").standing_of
    for record in [*events, *asked, view["return"], get_type_hints(standing)["return"]]:
        types.gather(record)
    lines = [
        f"/** What the browser knows of {types.title}: made by tools/make_types.py. */",
        "",
        'import type { GameConstant } from "../game";',
        *(['import type { Refusal } from "../consequences";'] if types.refuses else []),
        "",
        *[f"export type {alias} = {types.aliases[alias]};" for alias in sorted(types.aliases)],
        "",
    ]
    clash = set(types.aliases) & set(types.records)
    assert not clash, f"{name}: {clash} are ids and records"
    for record in [types.records[key] for key in sorted(types.records)]:
        lines += interface(types, record)
    lines += union(f"{types.title}Event", [event.__name__ for event in events])
    lines += union(f"{types.title}Decision", [decision.__name__ for decision in asked])
    return "\n".join([*lines, *ids(name), *constants(name)])


def ids(name: str) -> list[str]:
    """Return the numbers of a game that a board knows by name; a field of a thing is named so."""
    lines = []
    for path in CHOSEN[name]["ids"]:
        module, *rest = path.split(".")
        thing: Any = importlib.import_module(f"clocksmith.games.{name}.model.{module}")
        if module == "parts":
            thing = importlib.import_module(f"clocksmith.games.{name}").GAME.parts
        for step in rest:
            thing = getattr(thing, step)
        fixed = " as const" if isinstance(thing, list) else ""
        lines.append(f"export const {'_'.join(rest).upper()} = {flat(thing)}{fixed};")
    return [*lines, ""]


def seats() -> str:
    """Return the file with the numbers that stand in the place of a seat."""
    title = "/** What stands in the place of a seat: made by tools/make_types.py. */"
    lines = [f"export const {name} = {getattr(seat, name)};" for name in SEATS.split()]
    return "\n".join([title, "", *lines, ""])


def constants(name: str) -> list[str]:
    """Return the constant of a game; a list of names that several fields share is written once."""
    made = constant(name)
    every = list(made["names"].values())
    lines: list[str] = []
    known: list[tuple[list[str], Reference]] = []
    for field, names in made["names"].items():
        if every.count(names) == 1:
            continue
        reference = next((key for same, key in known if same == names), None)
        if reference is None:
            thing = field.removeprefix("old_").removeprefix("other_")
            reference = Reference(f"{thing.upper()}_NAMES")
            known.append((names, reference))
            lines += [f"const {reference} = {literal(names, 0, len(reference) + 10)};", ""]
        made["names"] = {**made["names"], field: reference}
    content = f"{name.capitalize()}Content"
    lines += interface_of(content, made["content"])
    kind = f"GameConstant & {{ readonly content: {content} }}"
    lines += [f"export const {name.upper()} = {literal(made)} satisfies {kind};", ""]
    return lines


def main(check: bool) -> int:
    """Write the files, or say which are out of date."""
    stale: list[str] = []
    for name, made in [*[(game, source(game)) for game in CHOSEN], ("seats", seats())]:
        path = FOLDER / f"{name}.ts"
        if check:
            stale += [] if path.is_file() and path.read_text("utf-8") == made else [path.name]
        else:
            path.write_text(made, encoding="utf-8")
    if stale:
        print(f"make_types: {', '.join(stale)} no longer tell what the games are", file=sys.stderr)
    return 1 if stale else 0


if __name__ == "__main__":
    sys.exit(main("--check" in sys.argv))
