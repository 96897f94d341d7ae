"""The TypeScript type of plain data, so that other data of the same form can take its place."""

import re
from collections.abc import Iterable
from typing import Any

PLAIN = {int: "number", bool: "boolean", str: "string", type(None): "null"}
FREE = ["maps", "decks", "surcharges", "rolls"]  # parts whose keys are names or numbers of the box


class Shape:
    """What values were met at one place: plain ones, lists, things with fields."""

    def __init__(self) -> None:
        self.plain: set[str] = set()
        self.items: Shape | None = None
        self.fields: dict[str, Shape] | None = None

    def meet(self, value: Any) -> "Shape":
        """Take note of a value; what is met later widens the shape."""
        if type(value) in PLAIN:
            self.plain.add(PLAIN[type(value)])
        elif isinstance(value, list):
            self.items = self.items or Shape()
            for item in value:
                self.items.meet(item)
        else:
            self.fields = {} if self.fields is None else self.fields
            for name, item in value.items():
                self.fields.setdefault(name, Shape()).meet(item)
        return self

    def written(self, indent: int = 0) -> str:
        """Return the shape as TypeScript writes it."""
        kinds = sorted(self.plain - {"null"})
        if self.items is not None:
            inner = self.items.written(indent)
            bare = re.fullmatch(r"\w+|\{[^|]*\}", inner)
            kinds.append(f"readonly {inner}[]" if bare else f"readonly ({inner})[]")
        if self.fields is not None:
            kinds.append("{\n" + _members(self.fields.items(), indent + 2) + " " * indent + "}")
        return " | ".join([*kinds, *(["null"] if "null" in self.plain else [])]) or "never"


def _members(fields: Iterable[tuple[str, Shape]], indent: int) -> str:
    pad = " " * indent
    return "".join([f"{pad}readonly {name}: {_member(name, of, indent)};\n" for name, of in fields])


def _member(name: str, shape: Shape, indent: int) -> str:
    if name not in FREE or shape.fields is None:
        return shape.written(indent)
    every = Shape()
    for one in shape.fields.values():
        every.plain |= one.plain
        every.items = one.items or every.items
    return f"Readonly<Record<string, {every.written(indent)}>>"


def interface_of(name: str, content: dict[str, Any]) -> list[str]:
    """Return an interface for the printed parts of a game."""
    fields = Shape().meet(content).fields or {}
    lines = f"export interface {name} {{\n{_members(fields.items(), 2)}}}".split("\n")
    return ["/** What is printed: of the newest box, and of any other. */", *lines, ""]
