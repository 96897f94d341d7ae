"""Numbers for learners that are kept up to date: only what changed is recomputed."""

from array import array
from collections.abc import Callable
from functools import cache
from operator import attrgetter
from typing import Any, Final

from clocksmith.core.layout.blocks import Block, Group, Headed, Rows, Seats
from clocksmith.core.layout.fields import Follows, LayoutEntry
from clocksmith.core.layout.layout import Layout
from clocksmith.core.layout.sight import Sight, everybody, nobody, owner
from clocksmith.core.seat import Seat
from clocksmith.core.value import Value

SETTLED: Final = (everybody, owner, nobody)  # whether a field is known stays the same all game
PLAIN: Final = frozenset([int, bool, float, str, type(None)])  # what never changes
Find = Callable[[Any], Any]  # returns a part of a state, given the state


class LiveNumbers:
    """What *viewer* may know of a state: at any time the numbers that the layout would fill in.

    :meth:`update` works out again what follows from the question and from fields that have
    changed since; all else stays.
    """

    def __init__(self, layout: Layout[Any], state: Any, viewer: Seat) -> None:
        self.state = state
        self.numbers = blank(layout.size)
        layout.fill(self.numbers, state, viewer)
        self._steps = layout.steps
        self._viewer = viewer
        self._end = layout.size - layout.block.size  # of the numbers of the question
        self._begin = self._end - layout.steps.size
        self._nothing = blank(layout.steps.size)
        self._parts: list[_Part] = []
        self._watch(layout.block, self._end, Sight(state, viewer), lambda state: state)

    def update(self) -> None:
        """Bring the numbers up to date with the state."""
        numbers, state = self.numbers, self.state
        numbers[self._begin : self._end] = self._nothing
        step = state.stack[-1] if state.stack else None
        self._steps.fill(numbers, self._begin, step, self._viewer)
        for part in self._parts:
            part.update(numbers, state)

    def _watch(self, block: Block, at: int, sight: Sight, find: Find) -> None:
        fields: list[_Watched] = []
        self._spread(block, at, sight, find, fields)
        self._parts.append(_Part(fields, find, self.state))

    def _spread(
        self, block: Block, at: int, sight: Sight, find: Find, fields: "list[_Watched]"
    ) -> None:
        """Add the fields of the thing that *find* returns; parts of it are watched apart."""
        for entry in block.entries:
            if isinstance(entry, Headed):
                self._spread(entry.block, at, sight, find, fields)
            elif isinstance(entry, Group):
                self._watch(entry.block, at, sight, _attribute(find, entry.name))
            elif isinstance(entry, Rows):
                for place in range(len(entry.names)):
                    row = entry.row_at(place, sight.viewer)
                    seen = sight
                    if isinstance(entry, Seats):
                        seen = Sight(sight.state, sight.viewer, Seat(row))
                    start = at + place * entry.block.size
                    self._watch(entry.block, start, seen, _row(find, entry, row))
            else:
                fields.append(_Watched(entry, at, sight))
            at += entry.size


class _Watched:
    """A field and where its numbers are."""

    def __init__(self, entry: LayoutEntry, at: int, sight: Sight) -> None:
        self.attributes = sorted(entry.attributes()) if isinstance(entry, Follows) else []
        self.traits: Find | None = None  # what the numbers follow from beside the attributes
        self._fill = entry.fill
        self._refill = entry.refill
        self._at = at
        self._end = at + entry.size
        self._nothing = blank(entry.size)
        self._sight = sight
        self._held: Find | None = None
        self._last: object = None
        self.has_own_traits = not isinstance(entry, Follows)
        if not isinstance(entry, Follows):
            traits = entry.traits
            self.traits = lambda thing: traits(thing, sight)
        elif entry.visible_to not in SETTLED:
            known = entry.visible_to
            self.traits = lambda thing: known(sight)
        elif type(entry).held is not Follows.held:
            self._held = entry.held  # a part of an attribute, which may stay as it is

    def work_out(self, numbers: "array[float]", thing: Any, was: object) -> None:
        """Put the numbers of the field where they are, unless they are there.

        They are those of the traits *was*, or of an attribute that was so.
        """
        if self.has_own_traits:
            self._refill(numbers, self._at, was, thing, self._sight)
            return
        if self._held is not None:
            held = self._held(thing)
            if held == self._last:
                return
            self._last = snapshot(held)
        numbers[self._at : self._end] = self._nothing
        self._fill(numbers, self._at, thing, self._sight)


class _Part:
    """The fields of one thing, and what they followed from when they were worked out."""

    def __init__(self, fields: list[_Watched], find: Find, state: Any) -> None:
        names = dict.fromkeys([name for field in fields for name in field.attributes])
        others = [field for field in fields if field.traits is not None]
        self._find = find
        self._read = attrgetter(*names, "__class__", "__class__")  # so it is always a tuple
        self._traits = [field.traits for field in others if field.traits is not None]
        self._by_value = [
            *[[field for field in fields if name in field.attributes] for name in names],
            *[[], []],
            *[[field] for field in others],
        ]
        self._changing = len(names)  # how many of the values are attributes, which may be lists
        self._values = self._watched(find(state))
        for place in range(self._changing):
            self._values[place] = snapshot(self._values[place])

    def _watched(self, thing: Any) -> list[Any]:
        return [*self._read(thing), *[traits(thing) for traits in self._traits]]

    def update(self, numbers: "array[float]", state: Any) -> None:
        """Work out again what follows from values that are others now."""
        thing = self._find(state)
        values = self._watched(thing)
        if values == self._values:
            return
        for place, value in enumerate(values):
            was = self._values[place]
            if value != was:
                self._values[place] = snapshot(value) if place < self._changing else value
                for field in self._by_value[place]:
                    field.work_out(numbers, thing, was)


def blank(size: int) -> "array[float]":
    """Return numbers that are all 0."""
    return array("f", bytes(4 * size))


def snapshot(value: Any) -> Any:
    """Return what equals a value until it changes; for what may change unseen, nothing does."""
    if isinstance(value, (list, tuple)):
        items = [item if never_changes(item.__class__) else snapshot(item) for item in value]
        return items if isinstance(value, list) else tuple(items)
    return value if never_changes(value.__class__) else object()


@cache
def never_changes(kind: type) -> bool:
    """Return whether objects of a class stay as they are."""
    return kind in PLAIN or issubclass(kind, Value)


def _attribute(find: Find, name: str) -> Find:
    return lambda state: getattr(find(state), name)


def _row(find: Find, rows: Rows, row: int) -> Find:
    return lambda state: rows.parts(find(state))[row]
