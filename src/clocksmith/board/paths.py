"""Paths into a view, such as ``players.*.coins``: fields, and numbers or stars in lists."""

from collections.abc import Iterator
from typing import Any


class PathError(ValueError):
    """Why a path leads nowhere, in words."""


def values_at(view: Any, path: str) -> list[tuple[tuple[int, ...], Any]]:
    """Return what a path leads to in a plain view, each with the numbers of its stars.

    A place that a list does not have, and what lies in something hidden, are left out. A field
    that is not there is a mistake.
    """
    return list(_values_at(view, path.split("."), ()))


def _values_at(
    value: Any, steps: list[str], stars: tuple[int, ...]
) -> Iterator[tuple[tuple[int, ...], Any]]:
    if not steps:
        yield stars, value
        return
    step, *rest = steps
    if value is None:
        return
    if step == "*":
        for number, item in enumerate(_list(value, step)):
            yield from _values_at(item, rest, (*stars, number))
    elif step.lstrip("-").isdigit():
        items = _list(value, step)
        if -len(items) <= int(step) < len(items):
            yield from _values_at(items[int(step)], rest, stars)
    elif not isinstance(value, dict):
        raise PathError(f"there is no field {step!r} in {_kind(value)}")
    elif step not in value:
        fields = ", ".join(name for name in value if name != "type")
        raise PathError(f"there is no field {step!r} among {fields}")
    else:
        yield from _values_at(value[step], rest, stars)


def _list(value: Any, step: str) -> list[Any]:
    if not isinstance(value, list):
        raise PathError(f"{step!r} needs a list, not {_kind(value)}")
    return value


def _kind(value: Any) -> str:
    return (
        "a record"
        if isinstance(value, dict)
        else "a list"
        if isinstance(value, list)
        else "a value"
    )
