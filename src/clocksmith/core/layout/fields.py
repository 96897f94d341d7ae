"""Fields of a state: each is declared once, with its kind and who may know it."""

from abc import ABC, abstractmethod
from array import array
from typing import Any, Final

from clocksmith.core.layout.kinds import UNIT, Bounds, Kind, Named, Numbers
from clocksmith.core.layout.sight import Knows, Sight, everybody
from clocksmith.core.notation import Lines
from clocksmith.core.seat import Seat

REQUIRED: Final = object()  # the default of a field that is always written


class LayoutEntry(ABC):
    """Something that a state holds under a name."""

    name: str
    size: int  # how many numbers a learner sees of it

    def attributes(self) -> set[str]:
        """Return the attributes of a state, or of a part, that it stands for."""
        return {self.name}

    def shown_as(self) -> set[str]:
        """Return the names under which :meth:`show` adds something."""
        return {self.name}

    def is_open(self) -> bool:
        """Return whether everybody sees the same of it."""
        return False

    @abstractmethod
    def write(self, thing: Any, out: list[str]) -> None:
        """Add the lines that tell it of *thing*, which holds it."""

    @abstractmethod
    def read(self, lines: Lines, thing: Any) -> None:
        """Take those lines, and let *thing* hold what they tell."""

    @abstractmethod
    def show(self, thing: Any, sight: Sight, into: dict[str, Any]) -> None:
        """Add it as a view holds it, under its name; None where it may not be known."""

    @abstractmethod
    def fill(self, numbers: Numbers, at: int, thing: Any, sight: Sight) -> None:
        """Add it to the numbers from place *at* on, as far as it may be known.

        The numbers of :class:`Follows` follow from its attributes and from whether they are known,
        those of other entries from their traits.
        """

    def traits(self, thing: Any, sight: Sight) -> object:
        """Return something that never changes, and is equal only where the numbers are the same."""
        return object()

    def refill(self, numbers: Numbers, at: int, was: object, thing: Any, sight: Sight) -> None:
        """Bring numbers that follow from the traits *was* up to date."""
        numbers[at : at + self.size] = array("f", bytes(4 * self.size))
        self.fill(numbers, at, thing, sight)

    @abstractmethod
    def labels(self) -> list[str]:
        """Return a name for each of its numbers."""

    def bounds(self) -> list[Bounds]:
        """Return the bounds of each of its numbers."""
        return [UNIT] * self.size


class Follows(LayoutEntry):
    """A field that is computed from the others, such as a supply: it is never written.

    Where *counted*, everybody may know how many things it is.
    """

    def __init__(
        self, name: str, kind: Kind, visible_to: Knows = everybody, counted: bool = False
    ) -> None:
        self.name = name
        self.kind = kind
        self.visible_to = visible_to
        self.counted = counted
        self.size = kind.size + (len(kind.outline()) if counted else 0)

    def is_told(self) -> bool:
        """Return whether *visible_to* alone says who sees it: it is shown in no way of its own."""
        return type(self).show is Follows.show

    def is_open(self) -> bool:
        return self.visible_to is everybody and self.is_told()

    def held(self, thing: Any) -> Any:
        """Return the value that *thing* holds."""
        return getattr(thing, self.name)

    def hold(self, thing: Any, value: Any) -> None:
        """Let *thing* hold a value."""
        setattr(thing, self.name, value)

    def write(self, thing: Any, out: list[str]) -> None:
        pass

    def read(self, lines: Lines, thing: Any) -> None:
        pass

    def show(self, thing: Any, sight: Sight, into: dict[str, Any]) -> None:
        into[self.name] = self.kind.shown(self.held(thing)) if self.visible_to(sight) else None

    def fill(self, numbers: Numbers, at: int, thing: Any, sight: Sight) -> None:
        value = self.held(thing)
        if self.visible_to(sight):
            self.kind.fill(numbers, at, value, sight.viewer)
        if self.counted:
            self.kind.fill_outline(numbers, at + self.kind.size, value)

    def labels(self) -> list[str]:
        labels = [*self.kind.labels(), *(self.kind.outline() if self.counted else [])]
        return [f"{self.name}{label}" for label in labels]

    def bounds(self) -> list[Bounds]:
        return [*self.kind.bounds(), *(self.kind.outline_bounds() if self.counted else [])]


class Field(Follows):
    """A field on a line of its own: its first word, then the value.

    The line is left out where the value is the *default*.
    """

    def __init__(
        self,
        name: str,
        kind: Kind,
        default: Any = REQUIRED,
        visible_to: Knows = everybody,
        counted: bool = False,
    ) -> None:
        super().__init__(name, kind, visible_to, counted)
        self.default = default
        self.word = name.replace("_", "-")

    def write(self, thing: Any, out: list[str]) -> None:
        value = self.held(thing)
        if value != self.default:
            text = self.kind.write(value)
            out.append(f"{self.word} {text}" if text else self.word)

    def read(self, lines: Lines, thing: Any) -> None:
        if self.default is REQUIRED or lines.peek() == self.word:
            self.hold(thing, self.kind.read(lines.rest(self.word)))
        else:
            default = self.default
            self.hold(thing, default[:] if isinstance(default, list) else default)

    def bounds(self) -> list[Bounds]:
        bounds = super().bounds()
        if self.default is REQUIRED:
            return bounds
        usual = [0.0] * self.kind.size  # a default may be none of the values that can be written
        self.kind.fill(usual, 0, self.default, Seat(0))
        outline = bounds[self.kind.size :]
        pairs = zip(bounds, usual, strict=False)
        return [*[(min(low, one), max(high, one)) for (low, high), one in pairs], *outline]


class Item(Field):
    """A field that is one item of a list: citizens of one sort, say."""

    def __init__(self, name: str, of: str, place: int, kind: Kind, default: Any = REQUIRED) -> None:
        super().__init__(name, kind, default)
        self._of = of
        self._place = place

    def attributes(self) -> set[str]:
        return {self._of}

    def held(self, thing: Any) -> Any:
        return getattr(thing, self._of)[self._place]

    def hold(self, thing: Any, value: Any) -> None:
        getattr(thing, self._of)[self._place] = value


class Each(Follows):
    """A list whose items have a line each, after the name of their place: ``era 1 copper``."""

    def __init__(self, name: str, word: str, place: Named, one: Kind, empty: Any) -> None:
        super().__init__(name, one)
        self._word = word
        self._place = place
        self._empty = empty
        self.size = one.size * len(place.names)

    def is_open(self) -> bool:
        return type(self).show is Each.show

    def write(self, thing: Any, out: list[str]) -> None:
        for place, item in enumerate(self.held(thing)):
            if item != self._empty:
                out.append(f"{self._word} {self._place.write(place)} {self.kind.write(item)}")

    def read(self, lines: Lines, thing: Any) -> None:
        items = self.held(thing)
        while lines.peek() == self._word:
            name, _, text = lines.rest(self._word).partition(" ")
            place = self._place.read(name)
            if items[place] != self._empty:
                raise ValueError(f"{self._word} {name} is written twice")
            items[place] = self.kind.read(text)

    def show(self, thing: Any, sight: Sight, into: dict[str, Any]) -> None:
        into[self.name] = tuple([self.kind.shown(item) for item in self.held(thing)])

    def fill(self, numbers: Numbers, at: int, thing: Any, sight: Sight) -> None:
        for place, item in enumerate(self.held(thing)):
            if item != self._empty:
                self.kind.fill(numbers, at + place * self.kind.size, item, sight.viewer)

    def labels(self) -> list[str]:
        labels = self.kind.labels()
        return [f"{self.name}.{name}{label}" for name in self._place.names for label in labels]

    def bounds(self) -> list[Bounds]:
        return self.kind.bounds() * len(self._place.names)
