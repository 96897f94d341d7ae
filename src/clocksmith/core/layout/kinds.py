"""Kinds of values: each knows how it is written, read, shown and put into numbers."""

from abc import ABC, abstractmethod
from array import array
from typing import Any, Final, Protocol, overload

from clocksmith.core.seat import NOBODY, Seat

QUOTED: Final = 40  # letters of a damaged text that an error repeats
DIGITS: Final = 9  # of a number that is read
LOOKED_UP: Final = 99  # how many values of a number are looked up instead of computed

Bounds = tuple[float, float]  # between which a number for learners lies
UNIT: Final[Bounds] = (0.0, 1.0)


class Numbers(Protocol):
    """Where numbers for learners are added up: a list, an array, or a row of a matrix."""

    def __getitem__(self, place: int, /) -> float: ...

    @overload
    def __setitem__(self, place: int, number: float, /) -> None: ...

    @overload
    def __setitem__(self, places: slice, numbers: "array[float]", /) -> None: ...


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

    def fill(self, numbers: Numbers, at: int, value: Any, viewer: Seat) -> None:
        """Add *value* to the numbers from place *at* on, as *viewer* sees it."""
        raise NotImplementedError(f"{type(self).__name__} is not told in numbers")

    def labels(self) -> list[str]:
        """Return a name for each of its numbers."""
        return []

    def bounds(self) -> list[Bounds]:
        """Return the bounds of each of its numbers."""
        return [UNIT] * self.size

    def amount(self, value: Any) -> int:
        """Return how many things *value* is."""
        raise NotImplementedError(f"{type(self).__name__} cannot be counted")

    def most(self) -> int:
        """Return the largest amount of things that a value can be."""
        raise NotImplementedError(f"{type(self).__name__} cannot be counted")

    def outline(self) -> list[str]:
        """Return a name for each number that is shown of a hidden value."""
        return [".number"]

    def fill_outline(self, numbers: Numbers, at: int, value: Any) -> None:
        """Add what everybody may know of a hidden value: how many things it is."""
        numbers[at] += self.amount(value)

    def outline_bounds(self) -> list[Bounds]:
        """Return the bounds of each number that is shown of a hidden value."""
        return [(0.0, float(self.most()))]


class Count(Kind):
    """A number between two bounds; *usual* is what a learner sees as 1."""

    size = 1

    def __init__(self, what: str, least: int, most: int, usual: int = 0) -> None:
        self._what = what
        self._least = least
        self._most = most
        self.usual = usual or most or 1
        small = range(least, min(most, least + LOOKED_UP) + 1)
        self._values = {str(value): value for value in small}

    def write(self, value: Any) -> str:
        return str(value)

    def read(self, text: str) -> Any:
        if text in self._values:
            return self._values[text]
        if text.isdecimal() and text.isascii() and len(text) <= DIGITS:
            value = int(text)
            if self._least <= value <= self._most:
                return value
        bounds = f"{self._least} to {self._most}"
        raise ValueError(f"{self._what} must be a number from {bounds}, not {text[:QUOTED]!r}")

    def fill(self, numbers: Numbers, at: int, value: Any, viewer: Seat) -> None:
        numbers[at] += value / self.usual

    def labels(self) -> list[str]:
        return [""]

    def bounds(self) -> list[Bounds]:
        return [(min(0, self._least) / self.usual, max(0, self._most) / self.usual)]

    def amount(self, value: Any) -> int:
        return int(value)

    def most(self) -> int:
        return self._most


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

    def fill(self, numbers: Numbers, at: int, value: Any, viewer: Seat) -> None:
        if value >= 0:
            numbers[at + value] += 1

    def labels(self) -> list[str]:
        return [f".{name}" for name in self.names]


class OfSeat(Kind):
    """A seat; a learner sees how many places after its own it is.

    *none* is how -1, nobody, is written.
    """

    def __init__(self, seats: int, none: str = "") -> None:
        self._number = Count("a seat", 0, seats - 1)
        self._none = none
        self.size = seats

    def write(self, value: Any) -> str:
        return str(value) if value >= 0 or not self._none else self._none

    def read(self, text: str) -> Any:
        return NOBODY if text and text == self._none else self._number.read(text)

    def fill(self, numbers: Numbers, at: int, value: Any, viewer: Seat) -> None:
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
            raise ValueError(f"expected yes or no, found {text[:QUOTED]!r}")
        return text == "yes"

    def fill(self, numbers: Numbers, at: int, value: Any, viewer: Seat) -> None:
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
            raise ValueError("nothing may follow this word on its line")
        return True

    def fill(self, numbers: Numbers, at: int, value: Any, viewer: Seat) -> None:
        numbers[at] += 1 if value else 0

    def labels(self) -> list[str]:
        return [""]
