"""Kinds of values: each knows how it is written, read, shown and put into numbers."""

from abc import ABC, abstractmethod
from typing import Any, Final

from clocksmith.core.bits import places
from clocksmith.core.seat import Seat

QUOTED: Final = 40  # letters of a damaged text that an error repeats
DIGITS: Final = 9  # of a number that is read


class Kind(ABC):
    """What a value may be.

    A value is written as text without line breaks, shown as something that
    never changes, and put into *size* numbers, most of them from 0 to 1.
    """

    size: int = 0

    @abstractmethod
    def write(self, value: Any) -> str:
        """Return *value* as text."""

    @abstractmethod
    def read(self, text: str) -> Any:
        """Return the value of a text; ValueError, in words, when it has none."""

    def shown(self, value: Any) -> Any:
        """Return *value* as views and keys hold it."""
        return value

    def fill(self, numbers: list[float], at: int, value: Any, viewer: Seat) -> None:
        """Add *value* to the numbers from place *at* on, as *viewer* sees it."""
        raise NotImplementedError(f"{type(self).__name__} is not told in numbers")

    def labels(self) -> list[str]:
        """Return a name for each of its numbers."""
        return []

    def amount(self, value: Any) -> int:
        """Return how many things *value* is: what is told of it where it is hidden."""
        raise NotImplementedError(f"{type(self).__name__} cannot be counted")


class Count(Kind):
    """A number between two bounds; *usual* is what a learner sees as 1."""

    size = 1

    def __init__(self, what: str, least: int, most: int, usual: int = 0) -> None:
        self._what = what
        self._least = least
        self._most = most
        self._usual = usual or most or 1

    def write(self, value: Any) -> str:
        return str(value)

    def read(self, text: str) -> Any:
        if text.isdecimal() and text.isascii() and len(text) <= DIGITS:
            value = int(text)
            if self._least <= value <= self._most:
                return value
        bounds = f"{self._least} to {self._most}"
        raise ValueError(f"{self._what} is a number from {bounds}, not {text[:QUOTED]!r}")

    def fill(self, numbers: list[float], at: int, value: Any, viewer: Seat) -> None:
        numbers[at] += value / self._usual

    def labels(self) -> list[str]:
        return [""]

    def amount(self, value: Any) -> int:
        return int(value)


class Named(Kind):
    """A number that has a name in a list; *none* is how -1, nothing of them, is written."""

    def __init__(self, what: str, names: list[str], none: str = "") -> None:
        self._what = what
        self.names = names
        self._none = none
        self._values = {name: value for value, name in enumerate(names)}
        if none:
            self._values[none] = -1
        self.size = len(names)

    def write(self, value: Any) -> str:
        return self.names[value] if value >= 0 else self._none

    def read(self, text: str) -> Any:
        if text not in self._values:
            raise ValueError(f"{text[:QUOTED]!r} is not {self._what}")
        return self._values[text]

    def fill(self, numbers: list[float], at: int, value: Any, viewer: Seat) -> None:
        if value >= 0:
            numbers[at + value] += 1

    def labels(self) -> list[str]:
        return [f".{name}" for name in self.names]


class OfSeat(Kind):
    """A seat; a learner sees how many places after its own it is."""

    def __init__(self, seats: int) -> None:
        self._number = Count("a seat", 0, seats - 1)
        self.size = seats

    def write(self, value: Any) -> str:
        return str(value)

    def read(self, text: str) -> Any:
        return self._number.read(text)

    def fill(self, numbers: list[float], at: int, value: Any, viewer: Seat) -> None:
        if value >= 0:
            numbers[at + (value - max(viewer, 0)) % self.size] += 1

    def labels(self) -> list[str]:
        return [f".seat+{i}" if i else ".self" for i in range(self.size)]


class YesNo(Kind):
    """Yes or no."""

    size = 1

    def write(self, value: Any) -> str:
        return "yes" if value else "no"

    def read(self, text: str) -> Any:
        if text not in ("yes", "no"):
            raise ValueError(f"here stands yes or no, not {text[:QUOTED]!r}")
        return text == "yes"

    def fill(self, numbers: list[float], at: int, value: Any, viewer: Seat) -> None:
        numbers[at] += 1 if value else 0

    def labels(self) -> list[str]:
        return [""]


class Said(Kind):
    """Yes, by a line that stands alone; no, by no such line."""

    size = 1

    def write(self, value: Any) -> str:
        return ""

    def read(self, text: str) -> Any:
        if text:
            raise ValueError("this stands alone on its line")
        return True

    def fill(self, numbers: list[float], at: int, value: Any, viewer: Seat) -> None:
        numbers[at] += 1 if value else 0

    def labels(self) -> list[str]:
        return [""]


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

    def fill(self, numbers: list[float], at: int, value: Any, viewer: Seat) -> None:
        for item in value:
            self.one.fill(numbers, at, item, viewer)

    def labels(self) -> list[str]:
        return self.one.labels()

    def amount(self, value: Any) -> int:
        return len(value)


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
            raise ValueError(f"here stand {len(self._names)} {self._what}, not {text[:QUOTED]!r}")
        return items

    def fill(self, numbers: list[float], at: int, value: Any, viewer: Seat) -> None:
        for item in value:
            self.one.fill(numbers, at, item, viewer)
            at += self.one.size

    def labels(self) -> list[str]:
        return [f".{name}{label}" for name in self._names for label in self.one.labels()]


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
        found = self._items(text)
        if len(set(found)) < len(found):
            raise ValueError(f"{text[:QUOTED]!r} names something twice")
        return sum([1 << item for item in found])

    def shown(self, value: Any) -> Any:
        return tuple(places(value))

    def fill(self, numbers: list[float], at: int, value: Any, viewer: Seat) -> None:
        for place in places(value):
            numbers[at + place] += 1

    def amount(self, value: Any) -> int:
        return int(value).bit_count()


class Sparse(Kind):
    """A list by named places, of which those that hold something are written ``place:value``."""

    def __init__(self, what: str, names: list[str], one: Kind, empty: int = 0) -> None:
        self._place = Named(what, names)
        self._one = one
        self._empty = empty
        self.size = len(names) * one.size

    def write(self, value: Any) -> str:
        names = self._place.names
        held = [(place, item) for place, item in enumerate(value) if item != self._empty]
        return " ".join([f"{names[place]}:{self._one.write(item)}" for place, item in held])

    def read(self, text: str) -> Any:
        names = self._place.names
        found = [self._empty] * len(names)
        for word in text.split():
            name, _, item = word.partition(":")
            place = self._place.read(name)
            if found[place] != self._empty:
                raise ValueError(f"{name} is written twice")
            found[place] = self._one.read(item)
        return found

    def shown(self, value: Any) -> Any:
        return tuple(value)

    def fill(self, numbers: list[float], at: int, value: Any, viewer: Seat) -> None:
        size = self._one.size
        for place, item in enumerate(value):
            if item != self._empty:
                self._one.fill(numbers, at + place * size, item, viewer)

    def labels(self) -> list[str]:
        labels = self._one.labels()
        return [f".{name}{label}" for name in self._place.names for label in labels]

    def amount(self, value: Any) -> int:
        return len([item for item in value if item != self._empty])


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
            raise ValueError(f"here stand numbers of things, or {self._none}")
        return counts

    def shown(self, value: Any) -> Any:
        return tuple(value)

    def fill(self, numbers: list[float], at: int, value: Any, viewer: Seat) -> None:
        for thing, count in enumerate(value):
            if count:
                self._number.fill(numbers, at + thing, count, viewer)

    def labels(self) -> list[str]:
        return [f".{self._one.write(thing)}" for thing in range(self._things)]

    def amount(self, value: Any) -> int:
        return int(sum(value))


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

    def fill(self, numbers: list[float], at: int, value: Any, viewer: Seat) -> None:
        for name, kind in self._kinds.items():
            kind.fill(numbers, at, getattr(value, name), viewer)
            at += kind.size

    def labels(self) -> list[str]:
        return [f".{name}{label}" for name, kind in self._kinds.items() for label in kind.labels()]
