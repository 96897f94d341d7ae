"""A view as a tree of named things: a path of names for every value.

The words of a game may help: ``field-lots = Lots`` says how a field is called,
its attribute ``.of = lot`` which names the numbers in it have, ``.by = seat`` that it has one entry
for each seat, and ``.by = cell`` one for each cell. The browser's plain board reads the same.
"""

from dataclasses import dataclass
from typing import Final

from clocksmith.cli.terminal.drawing import Locale
from clocksmith.core.value import Value

SEAT: Final = "seat"
BY_SEAT: Final = ("players", "scores")  # fields with one entry for each seat
INDENT: Final = "  "


@dataclass(frozen=True)
class Leaf:
    """One value, and the names that lead to it."""

    path: tuple[str, ...]
    text: str


def leaves_of(value: Value, locale: Locale, fields: tuple[str, ...] | None = None) -> list[Leaf]:
    """Return everything in a value, or in these *fields* of it, in order."""
    leaves: list[Leaf] = []
    for field in value.__match_args__ if fields is None else fields:
        leaves += _leaves((label(field, locale),), field, getattr(value, field), locale)
    return leaves


def label(field: str, locale: Locale) -> str:
    """Return how a field is called: ``field-...`` of the game's words, or else its own name."""
    key = _key(field)
    return locale.words.say(key) if locale.words.has(key) else field.replace("_", " ")


def lines_of(leaves: list[Leaf]) -> list[str]:
    """Return leaves as lines; those that hang on one branch share a line."""
    lines: list[str] = []
    above: tuple[str, ...] = ()
    for leaf in leaves:
        branch, last = leaf.path[:-1], leaf.path[-1]
        if branch and branch == above:
            lines[-1] += f", {last} {leaf.text}"
        else:
            lines += _forks(branch, above)
            indent, name = INDENT * max(0, len(branch) - 1), "".join(branch[-1:])
            lines.append(f"{indent}{name}: {last} {leaf.text}" if name else f"{last}: {leaf.text}")
        above = branch
    return lines


def _forks(branch: tuple[str, ...], above: tuple[str, ...]) -> list[str]:
    """Return the headings that lead to a branch and do not stand above it yet."""
    return [
        f"{INDENT * depth}{name}"
        for depth, name in enumerate(branch[:-1])
        if branch[: depth + 1] != above[: depth + 1]
    ]


def _leaves(path: tuple[str, ...], field: str, value: object, locale: Locale) -> list[Leaf]:
    if isinstance(value, Value):
        inner = leaves_of(value, locale)
        return [Leaf((*path, *leaf.path), leaf.text) for leaf in inner]
    by = locale.words.aside(_key(field), "by")
    if isinstance(value, tuple) and by not in (None, SEAT) and not _is_deep(value):
        return [Leaf(path, _told_by(by, field, value, locale))]
    if not isinstance(value, tuple) or not (_is_by_seat(field, locale) or _is_deep(value)):
        return [Leaf(path, _told(field, value, locale))]
    seated = _is_by_seat(field, locale)
    leaves: list[Leaf] = []
    for place, item in enumerate(value):
        name = locale.words.seat(place) if seated else str(place + 1)
        leaves += _leaves((*path, name), "" if seated else field, item, locale)
    return leaves


def _key(field: str) -> str:
    return f"field-{field.replace('_', '-')}"


def _is_deep(items: tuple[object, ...]) -> bool:
    """Return whether a tuple holds things that have parts themselves."""
    return any(isinstance(item, (Value, tuple)) for item in items)


def _is_by_seat(field: str, locale: Locale) -> bool:
    """Return whether a field has one entry for each seat."""
    return field in BY_SEAT or locale.words.aside(_key(field), "by") == SEAT


def _told_by(thing: str, field: str, items: tuple[object, ...], locale: Locale) -> str:
    """Return what each thing of a kind holds, without those that hold nothing."""
    held = [
        f"{locale.words.value_text(thing, place)} {_told(field, item, locale)}"
        for place, item in enumerate(items)
        if not isinstance(item, int) or item >= 0
    ]
    return ", ".join(held) or "–"


def _told(field: str, value: object, locale: Locale) -> str:
    """Return what a leaf holds; what may not be known is a question mark."""
    if value is None:
        return "?"
    if isinstance(value, bool):
        return locale.phrases.say("yes" if value else "no")
    if isinstance(value, tuple) and not value:
        return "–"
    return locale.words.value_text(locale.words.aside(_key(field), "of") or field, value)
