"""Kinds of several things: lists, sets, counts and records."""

from typing import Any, Final

from clocksmith.core.bits import places
from clocksmith.core.layout.kinds import (
    QUOTED,
    UNIT,
    Bounds,
    Count,
    Kind,
    Named,
    Numbers,
)
from clocksmith.core.seat import Seat

MOST_ITEMS: Final = 24  # of tuples and lists of any length: how many things the bounds allow for


class Several(Kind):
    """A tuple of things of one kind, joined by a sign; a learner sees their sum."""

    def __init__(self, one: Kind, sign: str = ",", none: str = "-") -> None:
        self.one = one
        self._sign = sign
        self._none = none
        self.size = one.size

    def write(self, value: Any) -> str:
        return self._sign.join([self.one.write(item) for item in value]) or self._none

    def read(self, text: str) -> Any:
        return tuple(self._items(text))

    def _items(self, text: str) -> list[Any]:
        if text == self._none:
            return []
        return [self.one.read(part) for part in text.split(self._sign)]

    def shown(self, value: Any) -> Any:
        return tuple([self.one.shown(item) for item in value])

    def fill(self, numbers: Numbers, at: int, value: Any, viewer: Seat) -> None:
        for item in value:
            self.one.fill(numbers, at, item, viewer)

    def labels(self) -> list[str]:
        return self.one.labels()

    def bounds(self) -> list[Bounds]:
        return [(low * MOST_ITEMS, high * MOST_ITEMS) for low, high in self.one.bounds()]

    def amount(self, value: Any) -> int:
        return len(value)

    def most(self) -> int:
        return MOST_ITEMS


class Listing(Several):
    """The same as a list, on a line of its own: things in an order, separated by blanks."""

    def __init__(self, one: Kind, none: str = "") -> None:
        super().__init__(one, " ", none)

    def read(self, text: str) -> Any:
        return self._items(text)


class Fixed(Several):
    """A list of things of one kind, one for each of some names: ``0 2 1``."""

    def __init__(self, what: str, one: Kind, names: list[str], sign: str = " ") -> None:
        super().__init__(one, sign)
        self._what = what
        self._names = names
        self.size = one.size * len(names)

    def read(self, text: str) -> Any:
        items = self._items(text)
        if len(items) != len(self._names):
            raise ValueError(f"expected {len(self._names)} {self._what}, found {text[:QUOTED]!r}")
        return items

    def fill(self, numbers: Numbers, at: int, value: Any, viewer: Seat) -> None:
        for item in value:
            self.one.fill(numbers, at, item, viewer)
            at += self.one.size

    def labels(self) -> list[str]:
        return [f".{name}{label}" for name in self._names for label in self.one.labels()]

    def bounds(self) -> list[Bounds]:
        return self.one.bounds() * len(self._names)

    def most(self) -> int:
        return len(self._names)


class FixedTuple(Fixed):
    """The same as a tuple, for a step."""

    def __init__(self, what: str, one: Kind, names: list[str]) -> None:
        super().__init__(what, one, names, ",")

    def read(self, text: str) -> Any:
        return tuple(super().read(text))


class Bits(Several):
    """A set of named things as the bits of an int."""

    def __init__(self, one: Named, sign: str = ",", none: str = "-") -> None:
        super().__init__(one, sign, none)

    def write(self, value: Any) -> str:
        return super().write(places(value))

    def read(self, text: str) -> Any:
        items = self._items(text)
        if len(set(items)) < len(items):
            raise ValueError(f"{text[:QUOTED]!r} names something twice")
        return sum([1 << item for item in items])

    def shown(self, value: Any) -> Any:
        return tuple(places(value))

    def fill(self, numbers: Numbers, at: int, value: Any, viewer: Seat) -> None:
        for place in places(value):
            numbers[at + place] += 1

    def bounds(self) -> list[Bounds]:
        return [UNIT] * self.size

    def amount(self, value: Any) -> int:
        return int(value).bit_count()

    def most(self) -> int:
        return self.size


class Sparse(Kind):
    """A list by named places, of which those that hold something are written ``place:value``.

    With *all_told* the empty places are written too.
    """

    def __init__(
        self, what: str, names: list[str], one: Kind, empty: int = 0, all_told: bool = False
    ) -> None:
        self._place = Named(what, names)
        self._one = one
        self._empty = empty
        self._all_told = all_told
        self.size = len(names) * one.size

    def write(self, value: Any) -> str:
        held = zip(self._place.names, value, strict=True)
        empty = None if self._all_told else self._empty
        return " ".join([f"{name}:{self._one.write(one)}" for name, one in held if one != empty])

    def read(self, text: str) -> Any:
        names = self._place.names
        items = [self._empty] * len(names)
        for word in text.split():
            name, _, item = word.partition(":")
            place = self._place.read(name)
            if items[place] != self._empty:
                raise ValueError(f"{name} is written twice")
            items[place] = self._one.read(item)
        return items

    def shown(self, value: Any) -> Any:
        return tuple(value)

    def fill(self, numbers: Numbers, at: int, value: Any, viewer: Seat) -> None:
        size = self._one.size
        for place, item in enumerate(value):
            if item != self._empty:
                self._one.fill(numbers, at + place * size, item, viewer)

    def labels(self) -> list[str]:
        labels = self._one.labels()
        return [f".{name}{label}" for name in self._place.names for label in labels]

    def bounds(self) -> list[Bounds]:
        one = [(min(0.0, low), max(0.0, high)) for low, high in self._one.bounds()]
        return one * len(self._place.names)

    def outline(self) -> list[str]:
        return [f".{name}.held" for name in self._place.names]

    def outline_bounds(self) -> list[Bounds]:
        return [UNIT] * len(self._place.names)

    def fill_outline(self, numbers: Numbers, at: int, value: Any) -> None:
        for place, item in enumerate(value):
            numbers[at + place] += item != self._empty


class Counts(Kind):
    """How many there are of each of some things: ``2xkeep 1xtown``."""

    def __init__(self, one: Kind, number: Count, things: int, none: str, sign: str = "x") -> None:
        self._one = one
        self._number = number
        self._things = things
        self._none = none
        self._sign = sign
        self.size = things

    def write(self, value: Any) -> str:
        held = [f"{n}{self._sign}{self._one.write(i)}" for i, n in enumerate(value) if n]
        return " ".join(held) or self._none

    def read(self, text: str) -> Any:
        counts = [0] * self._things
        if text == self._none:
            return counts
        for word in text.split():
            name = word.lstrip("0123456789")
            thing = self._one.read(name.removeprefix(self._sign))
            if counts[thing]:
                raise ValueError(f"{name.removeprefix(self._sign)} is written twice")
            counts[thing] = self._number.read(word[: len(word) - len(name)])
        if not any(counts):
            raise ValueError(f"expected numbers of things, or {self._none}")
        return counts

    def shown(self, value: Any) -> Any:
        return tuple(value)

    def fill(self, numbers: Numbers, at: int, value: Any, viewer: Seat) -> None:
        usual = self._number.usual
        for thing, count in enumerate(value):
            if count:
                numbers[at + thing] += count / usual

    def labels(self) -> list[str]:
        return [f".{self._one.write(thing)}" for thing in range(self._things)]

    def bounds(self) -> list[Bounds]:
        return self._number.bounds() * self._things

    def amount(self, value: Any) -> int:
        return int(sum(value))

    def most(self) -> int:
        return self._number.most() * self._things


class Struct(Kind):
    """A record that never changes, its fields joined by a sign."""

    def __init__(self, what: str, made: Any, kinds: dict[str, Kind], sign: str = ":") -> None:
        self._what = what
        self._made = made
        self._kinds = kinds
        self._sign = sign
        self.size = sum([kind.size for kind in kinds.values()])

    def write(self, value: Any) -> str:
        words = [kind.write(getattr(value, name)) for name, kind in self._kinds.items()]
        return self._sign.join(words)

    def read(self, text: str) -> Any:
        words = text.split(self._sign)
        if len(words) != len(self._kinds):
            fields = self._sign.join(self._kinds)
            raise ValueError(f"{self._what} is {fields}, not {text[:QUOTED]!r}")
        kinds = self._kinds.values()
        return self._made(*[kind.read(word) for kind, word in zip(kinds, words, strict=True)])

    def fill(self, numbers: Numbers, at: int, value: Any, viewer: Seat) -> None:
        for name, kind in self._kinds.items():
            kind.fill(numbers, at, getattr(value, name), viewer)
            at += kind.size

    def labels(self) -> list[str]:
        return [f".{name}{label}" for name, kind in self._kinds.items() for label in kind.labels()]

    def bounds(self) -> list[Bounds]:
        return [bound for kind in self._kinds.values() for bound in kind.bounds()]
