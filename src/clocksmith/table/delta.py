"""What changed between two values, without writing out what did not.

A change is a short list that begins with its kind::

    [0, value]                              another value
    [1, {field: change}]                    a record some of whose fields changed
    [2, [[index, change], ...]]             a list some of whose members changed
    [3, start, deleted, [values]]           a list in which members were put for others
"""

from collections.abc import Callable, Iterable
from operator import attrgetter
from typing import Any, Final

from clocksmith.core.value import Value, plain

Change = list[object]
Row = tuple[object, ...] | list[object]
Compared = dict[tuple[int, int], Change | None]  # what was found, by the ids of what was compared

REPLACE: Final = 0
FIELDS: Final = 1
ITEMS: Final = 2
SPLICE: Final = 3

LONG: Final = 6  # members from which on it is faster to compare a list at once first


def whole(value: object) -> Change:
    """Return the change from nothing to *value*."""
    return [REPLACE, plain(value)]


def change(old: object, new: object, compared: Compared | None = None) -> Change | None:
    """Return what makes *new* of *old*, or None when they are equal.

    To compare several pairs that share objects, pass the same *compared*: it caches the results.
    The objects must live as long as it is used.
    """
    if old is new:
        return None
    kind = type(new)
    if type(old) is not kind:
        return whole(new)
    if kind is tuple or kind is list:
        find: Callable[[Any, Any, Compared | None], Change | None] = _rows
    elif isinstance(new, Value):
        find = _fields
    else:
        return None if old == new else [REPLACE, new]
    if compared is None:
        return find(old, new, None)
    key = (id(old), id(new))
    if key not in compared:
        compared[key] = find(old, new, compared)
    return compared[key]


def _is_flat(value: object) -> bool:
    """Return whether *value* seems to hold only numbers and texts, by its first member.

    Such things are compared at once, which is much faster than one by one.
    """
    while isinstance(value, (tuple, list)):
        if not value:
            return True
        value = value[0]
    return not isinstance(value, Value)


class Shape:
    """How the fields of a class are read at once, and whether they are flat."""

    def __init__(self, sample: Value) -> None:
        self.names = sample.__match_args__
        self.read = attrgetter(*self.names, "__class__", "__class__")  # so it is always a tuple
        self.flat = all(_is_flat(field) for field in sample.fields())


_SHAPES: dict[type, Shape] = {}


def _shape(value: Value) -> Shape:
    shape = _SHAPES.get(type(value))
    if shape is None:
        shape = _SHAPES[type(value)] = Shape(value)
    return shape


def _fields(old: Value, new: Value, compared: Compared | None) -> Change | None:
    shape = _shape(new)
    before, after = shape.read(old), shape.read(new)
    if shape.flat and before == after:
        return None
    changed: dict[str, Change] = {}
    for name, one, two in zip(shape.names, before, after, strict=False):
        if one is not two:
            difference = change(one, two, compared)
            if difference is not None:
                changed[name] = difference
    return [FIELDS, changed] if changed else None


def _rows(old: Row, new: Row, compared: Compared | None) -> Change | None:
    """Compare lists: member by member, or as a whole where lengths differ or most have changed."""
    if len(old) != len(new):
        return _splice(old, new)
    changed: list[list[object]] = []
    for index in _unlike(old, new):
        difference = change(old[index], new[index], compared)
        if difference is not None:
            changed.append([index, difference])
    if not changed:
        return None
    # A changed number costs about as much as four numbers of the whole list.
    if len(changed) * 4 > len(new) and not isinstance(new[0], (Value, tuple, list)):
        return _splice(old, new)
    return [ITEMS, changed]


def _unlike(old: Row, new: Row) -> Iterable[int]:
    """Return the places at which lists may differ, found fast where most members are equal."""
    if _is_flat(new):
        return () if old == new else range(len(new))
    kinds = {*map(type, old), *map(type, new)}
    if len(new) < LONG or len(kinds) > 1 or not isinstance(new[0], Value):
        return range(len(new))
    members = zip(old, new, strict=True)
    others = [index for index, (one, two) in enumerate(members) if one is not two]
    read = _shape(new[0]).read
    before = [read(old[index]) for index in others]
    after = [read(new[index]) for index in others]
    if before == after:
        return ()
    pairs = zip(others, before, after, strict=True)
    return [index for index, one, two in pairs if one != two]


def _splice(old: Row, new: Row) -> Change:
    """Leave out what both have in front and behind, and put the rest in its place."""
    most = min(len(old), len(new))
    start = 0
    while start < most and old[start] == new[start]:
        start += 1
    end = 0
    while end < most - start and old[-1 - end] == new[-1 - end]:
        end += 1
    put = new[start : len(new) - end]
    return [SPLICE, start, len(old) - start - end, [plain(value) for value in put]]


def applied(delta: Change | None, old: object) -> object:
    """Return what a change makes of a plain value: the twin of what the browser does."""
    if delta is None:
        return old
    kind = delta[0]
    if kind == REPLACE:
        return delta[1]
    if kind == FIELDS:
        assert isinstance(old, dict)
        assert isinstance(delta[1], dict)
        return {**old, **{name: applied(one, old[name]) for name, one in delta[1].items()}}
    assert isinstance(old, list)
    row = list(old)
    if kind == ITEMS:
        assert isinstance(delta[1], list)
        for index, one in delta[1]:
            row[index] = applied(one, row[index])
        return row
    _, start, deleted, put = delta
    assert isinstance(start, int)
    assert isinstance(deleted, int)
    assert isinstance(put, list)
    row[start : start + deleted] = put
    return row
