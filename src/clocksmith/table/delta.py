"""What changed between two values, without writing out what did not.

A change is a short list that begins with its kind::

    [0, value]                              another value
    [1, {field: change}]                    a record some of whose fields changed
    [2, [[index, change], ...]]             a list some of whose members changed
    [3, start, deleted, [values]]           a list in which members were put for others
"""

from typing import Final

from clocksmith.core.value import Value, plain

Change = list[object]
Row = tuple[object, ...] | list[object]

REPLACE: Final = 0
FIELDS: Final = 1
ITEMS: Final = 2
SPLICE: Final = 3


def whole(value: object) -> Change:
    """Return the change from nothing to *value*."""
    return [REPLACE, plain(value)]


def change(old: object, new: object) -> Change | None:
    """Return what makes *new* of *old*, or None when they are equal."""
    if old is new:
        return None
    if type(old) is not type(new):
        return whole(new)
    if isinstance(new, Value):
        assert isinstance(old, Value)
        return _fields(old, new)
    if old == new:
        return None
    if isinstance(new, (tuple, list)):
        assert isinstance(old, (tuple, list))
        return _items(old, new) if len(old) == len(new) else _splice(old, new)
    return [REPLACE, new]


def _fields(old: Value, new: Value) -> Change | None:
    changed: dict[str, Change] = {}
    for name in new.__match_args__:
        one = change(getattr(old, name), getattr(new, name))
        if one is not None:
            changed[name] = one
    return [FIELDS, changed] if changed else None


def _items(old: Row, new: Row) -> Change | None:
    """Compare lists of one length: member by member, or as a whole where most have changed."""
    changed: list[list[object]] = []
    flat = 0
    for index in range(len(new)):
        one = change(old[index], new[index])
        if one is not None:
            changed.append([index, one])
            flat += one[0] == REPLACE
    if not changed:
        return None
    # Each changed number costs about as much as four unchanged ones.
    if flat == len(changed) and flat * 4 > len(new):
        return _splice(old, new)
    return [ITEMS, changed]


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
