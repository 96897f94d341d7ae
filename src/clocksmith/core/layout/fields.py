"""Fields of a state: each is declared once, with its kind and who may know it."""

from abc import ABC, abstractmethod
from collections.abc import Callable
from typing import Any, Final

from clocksmith.core.layout.kinds import Kind, Named, Numbers
from clocksmith.core.notation import Lines
from clocksmith.core.seat import NOBODY, Seat, may_see
from clocksmith.core.value import Value

REQUIRED: Final = object()  # the default of a field that is always written


class Sight:
    """Who looks at what: a whole position, the seat that looks, the seat that a part belongs to."""

    def __init__(self, state: Any, viewer: Seat, owner: Seat = NOBODY) -> None:
        self.state = state
        self.viewer = viewer
        self.owner = owner


Knows = Callable[[Sight], bool]


def everybody(sight: Sight) -> bool:
    """Return that it lies open on the table."""
    return True


def owner(sight: Sight) -> bool:
    """Return whether the one who looks is the one it belongs to."""
    return may_see(sight.viewer, sight.owner)


def nobody(sight: Sight) -> bool:
    """Return that nobody knows it: a pile that lies face down."""
    return False


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
        """Add it to the numbers from place *at* on, as far as it may be known."""

    @abstractmethod
    def labels(self) -> list[str]:
        """Return a name for each of its numbers."""


class Follows(LayoutEntry):
    """A field that follows from the others, such as a supply: it is never written.

    Where *counted*, everybody may know how many things it is.
    """

    def __init__(
        self, name: str, kind: Kind, known: Knows = everybody, counted: bool = False
    ) -> None:
        self.name = name
        self.kind = kind
        self.known = known
        self.counted = counted
        self.size = kind.size + (len(kind.outline()) if counted else 0)

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
        into[self.name] = self.kind.shown(self.held(thing)) if self.known(sight) else None

    def fill(self, numbers: Numbers, at: int, thing: Any, sight: Sight) -> None:
        value = self.held(thing)
        if self.known(sight):
            self.kind.fill(numbers, at, value, sight.viewer)
        if self.counted:
            self.kind.fill_outline(numbers, at + self.kind.size, value)

    def labels(self) -> list[str]:
        labels = [*self.kind.labels(), *(self.kind.outline() if self.counted else [])]
        return [f"{self.name}{label}" for label in labels]


class Field(Follows):
    """A field on a line of its own: its first word, then the value.

    The line is left out where the value is the *default*.
    """

    def __init__(
        self,
        name: str,
        kind: Kind,
        default: Any = REQUIRED,
        known: Knows = everybody,
        counted: bool = False,
    ) -> None:
        super().__init__(name, kind, known, counted)
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


class Block:
    """Fields that belong together: those of a state, of a player, of a region."""

    def __init__(self, entries: list[LayoutEntry]) -> None:
        self.entries = entries
        self.size = sum([entry.size for entry in entries])
        self._passing: dict[tuple[type[Value], ...], list[LayoutEntry]] = {}
        # What follows from the rest has no lines, so that nothing has to be asked of it.
        self._written = [entry for entry in entries if type(entry) is not Follows]

    def write(self, thing: Any, out: list[str]) -> None:
        """Add the lines of all its fields."""
        for entry in self._written:
            if type(entry) is Field:  # most are, and a call less for each is felt
                value = getattr(thing, entry.name)
                if value != entry.default:
                    text = entry.kind.write(value)
                    out.append(f"{entry.word} {text}" if text else entry.word)
            else:
                entry.write(thing, out)

    def read(self, lines: Lines, thing: Any) -> None:
        """Take the lines of all its fields, in their order."""
        for entry in self._written:
            if type(entry) is Field and lines.peek() == entry.word:
                setattr(thing, entry.name, entry.kind.read(lines.rest(entry.word)))
            else:
                entry.read(lines, thing)

    def seen(self, thing: Any, sight: Sight, *views: type[Value]) -> dict[str, Any]:
        """Return what a view passes on of *thing*: all its fields, None for the hidden ones.

        Where *views* are named, what none of them has is left out.
        """
        into: dict[str, Any] = {}
        for entry in self._passed_to(views) if views else self.entries:
            entry.show(thing, sight, into)
        return into

    def _passed_to(self, views: tuple[type[Value], ...]) -> list[LayoutEntry]:
        """Return the entries of which these views have something; found once."""
        passing = self._passing.get(views)
        if passing is None:
            had = {name for view in views for name in view.__match_args__}
            passing = [entry for entry in self.entries if entry.shown_as() & had]
            self._passing[views] = passing
        return passing

    def fill(self, numbers: Numbers, at: int, thing: Any, sight: Sight) -> None:
        """Add all that may be known of *thing* to the numbers."""
        for entry in self.entries:
            entry.fill(numbers, at, thing, sight)
            at += entry.size

    def labels(self) -> list[str]:
        """Return a name for each number."""
        return [label for entry in self.entries for label in entry.labels()]


class Group(LayoutEntry):
    """Fields that a part of the state holds; their lines stand among the others."""

    def __init__(self, name: str, block: Block) -> None:
        self.name = name
        self.block = block
        self.size = block.size

    def write(self, thing: Any, out: list[str]) -> None:
        self.block.write(getattr(thing, self.name), out)

    def read(self, lines: Lines, thing: Any) -> None:
        self.block.read(lines, getattr(thing, self.name))

    def shown_as(self) -> set[str]:
        return {name for entry in self.block.entries for name in entry.shown_as()}

    def show(self, thing: Any, sight: Sight, into: dict[str, Any]) -> None:
        into |= self.block.seen(getattr(thing, self.name), sight)

    def fill(self, numbers: Numbers, at: int, thing: Any, sight: Sight) -> None:
        self.block.fill(numbers, at, getattr(thing, self.name), sight)

    def labels(self) -> list[str]:
        return [f"{self.name}.{label}" for label in self.block.labels()]


class Headed(LayoutEntry):
    """Fields of the same part that stand together under a heading: ``region italia``."""

    def __init__(self, heading: str, block: Block) -> None:
        self.name = heading
        self.block = block
        self.size = block.size

    def attributes(self) -> set[str]:
        return {name for entry in self.block.entries for name in entry.attributes()}

    def write(self, thing: Any, out: list[str]) -> None:
        lines: list[str] = []
        self.block.write(thing, lines)
        out += ["", self.name, *[f"  {line}" for line in lines]]

    def read(self, lines: Lines, thing: Any) -> None:
        first, *rest = self.name.split()
        if lines.take(first) != rest:
            raise ValueError(f"expected {self.name}")
        self.block.read(lines, thing)

    def show(self, thing: Any, sight: Sight, into: dict[str, Any]) -> None:
        into[self.name] = self.block.seen(thing, sight)

    def fill(self, numbers: Numbers, at: int, thing: Any, sight: Sight) -> None:
        self.block.fill(numbers, at, thing, sight)

    def labels(self) -> list[str]:
        return [f"{self.name}.{label}" for label in self.block.labels()]


class Rows(LayoutEntry):
    """A list of parts with the same fields, each under a heading: ``region italia``."""

    def __init__(self, name: str, heading: str, names: list[str], block: Block) -> None:
        self.name = name
        self.heading = heading
        self.names = names
        self.block = block
        self.size = block.size * len(names)

    def parts(self, thing: Any) -> list[Any]:
        """Return the parts, one for each name."""
        found: list[Any] = getattr(thing, self.name)
        return found

    def write(self, thing: Any, out: list[str]) -> None:
        for name, part in zip(self.names, self.parts(thing), strict=True):
            out += ["", f"{self.heading} {name}"]
            lines: list[str] = []
            self.block.write(part, lines)
            out += [f"  {line}" for line in lines]

    def read(self, lines: Lines, thing: Any) -> None:
        for name, part in zip(self.names, self.parts(thing), strict=True):
            if lines.take(self.heading) != [name]:
                raise ValueError(f"expected {self.heading} {name}")
            self.block.read(lines, part)

    def show(self, thing: Any, sight: Sight, into: dict[str, Any]) -> None:
        parts = self.parts(thing)
        into[self.name] = [self.block.seen(part, sight) for part in parts]

    def fill(self, numbers: Numbers, at: int, thing: Any, sight: Sight) -> None:
        for part in self.parts(thing):
            self.block.fill(numbers, at, part, sight)
            at += self.block.size

    def labels(self) -> list[str]:
        labels = self.block.labels()
        return [f"{self.heading} {name}.{label}" for name in self.names for label in labels]


class Seats(Rows):
    """What lies in front of each seat, under ``seat 0`` and so on.

    A learner sees its own first, then the others in their order around the table.
    """

    def __init__(self, name: str, seats: int, block: Block) -> None:
        super().__init__(name, "seat", [str(seat) for seat in range(seats)], block)

    def show(self, thing: Any, sight: Sight, into: dict[str, Any]) -> None:
        into[self.name] = [
            self.block.seen(part, Sight(sight.state, sight.viewer, Seat(seat)))
            for seat, part in enumerate(self.parts(thing))
        ]

    def fill(self, numbers: Numbers, at: int, thing: Any, sight: Sight) -> None:
        parts = self.parts(thing)
        for place in range(len(parts)):
            seat = Seat((max(sight.viewer, 0) + place) % len(parts))
            self.block.fill(numbers, at, parts[seat], Sight(sight.state, sight.viewer, seat))
            at += self.block.size

    def labels(self) -> list[str]:
        labels = self.block.labels()
        whose = [f"seat+{place}" if place else "self" for place in range(len(self.names))]
        return [f"{name}.{label}" for name in whose for label in labels]


def passed_on(view: type[Value], seen: dict[str, Any]) -> dict[str, Any]:
    """Return those of the fields seen that a view has as well."""
    return {name: seen[name] for name in view.__match_args__ if name in seen}
