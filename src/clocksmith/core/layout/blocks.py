"""Blocks: fields that belong together, those of a state or of a part of it."""

from operator import attrgetter
from typing import Any

from clocksmith.core.layout.fields import Field, Follows, LayoutEntry
from clocksmith.core.layout.kinds import Bounds, Kind, Numbers
from clocksmith.core.layout.sight import Sight
from clocksmith.core.notation import Lines
from clocksmith.core.seat import Seat
from clocksmith.core.value import Value


class Passing:
    """What a view passes on: what lies open, what only some know, what each sees in its way."""

    def __init__(self, entries: list[LayoutEntry]) -> None:
        self.entries = entries
        closed = [entry for entry in entries if not entry.is_open()]
        derived = [entry for entry in closed if isinstance(entry, Follows) and entry.is_told()]
        self.hidden = derived
        self.others = [entry for entry in closed if entry not in derived]
        opened = [entry for entry in entries if entry.is_open()]
        self._plain = [entry.name for entry in opened if _is_plain(entry)]
        self._worked = [entry for entry in opened if not _is_plain(entry)]
        self._read = attrgetter(*self._plain, "__class__", "__class__")  # so it is always a tuple
        self._names: dict[str, None] | None = None

    def names(self, thing: Any, sight: Sight) -> dict[str, None]:
        """Return the names of what is shown in the order of the entries, found once."""
        if self._names is None:
            into: dict[str, Any] = {}
            for entry in self.entries:
                entry.show(thing, sight, into)
            self._names = dict.fromkeys(into)
        return self._names

    def shown(self, thing: Any, sight: Sight) -> dict[str, Any]:
        """Return what lies open of *thing*."""
        into: dict[str, Any] = dict(zip(self._plain, self._read(thing), strict=False))
        for entry in self._worked:
            entry.show(thing, sight, into)
        return into


def _is_plain(entry: LayoutEntry) -> bool:
    """Return whether an entry is shown as the attribute of its name that a thing has."""
    if not isinstance(entry, Follows) or not entry.is_told():
        return False
    return type(entry).held is Follows.held and type(entry.kind).shown is Kind.shown


class Block:
    """Fields that belong together: those of a state, of a player, of a region."""

    def __init__(self, entries: list[LayoutEntry]) -> None:
        self.entries = entries
        self.size = sum([entry.size for entry in entries])
        self._passing: dict[tuple[type[Value], ...], Passing] = {}
        # Computed fields have no lines, so they need not be asked.
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

        Where *views* are named, what none of them has is left out. Viewers who see the same of it
        get the same object, which must not be changed.
        """
        passing = self._passed_to(views)
        visible = tuple([entry.visible_to(sight) for entry in passing.hidden])
        viewer = sight.viewer if passing.others else None
        return sight.alike.once(
            thing, (passing, visible, viewer), lambda: self._shown(passing, thing, sight)
        )

    def _shown(self, passing: Passing, thing: Any, sight: Sight) -> dict[str, Any]:
        into: dict[str, Any] = dict(passing.names(thing, sight))
        into |= sight.alike.once(thing, passing, lambda: passing.shown(thing, sight))
        for entry in passing.hidden:
            entry.show(thing, sight, into)
        for other in passing.others:
            other.show(thing, sight, into)
        return into

    def _passed_to(self, views: tuple[type[Value], ...]) -> Passing:
        """Return the entries of which these views have something; found once."""
        passing = self._passing.get(views)
        if passing is None:
            had = {name for view in views for name in view.__match_args__}
            entries = [entry for entry in self.entries if not views or entry.shown_as() & had]
            passing = self._passing[views] = Passing(entries)
        return passing

    def is_open(self) -> bool:
        """Return whether everybody sees the same of it."""
        return all(entry.is_open() for entry in self.entries)

    def fill(self, numbers: Numbers, at: int, thing: Any, sight: Sight) -> None:
        """Add all that may be known of *thing* to the numbers."""
        for entry in self.entries:
            entry.fill(numbers, at, thing, sight)
            at += entry.size

    def labels(self) -> list[str]:
        """Return a name for each number."""
        return [label for entry in self.entries for label in entry.labels()]

    def bounds(self) -> list[Bounds]:
        """Return the bounds of each number."""
        return [bound for entry in self.entries for bound in entry.bounds()]


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

    def is_open(self) -> bool:
        return self.block.is_open()

    def show(self, thing: Any, sight: Sight, into: dict[str, Any]) -> None:
        into |= self.block.seen(getattr(thing, self.name), sight)

    def fill(self, numbers: Numbers, at: int, thing: Any, sight: Sight) -> None:
        self.block.fill(numbers, at, getattr(thing, self.name), sight)

    def labels(self) -> list[str]:
        return [f"{self.name}.{label}" for label in self.block.labels()]

    def bounds(self) -> list[Bounds]:
        return self.block.bounds()


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

    def bounds(self) -> list[Bounds]:
        return self.block.bounds()


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

    def row_at(self, place: int, viewer: Seat) -> int:
        """Return which part a learner sees at a place."""
        return place

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

    def bounds(self) -> list[Bounds]:
        return self.block.bounds() * len(self.names)


class Seats(Rows):
    """What lies in front of each seat, under ``seat 0`` and so on.

    A learner sees its own first, then the others in their order around the table.
    """

    def __init__(self, name: str, seats: int, block: Block) -> None:
        super().__init__(name, "seat", [str(seat) for seat in range(seats)], block)

    def row_at(self, place: int, viewer: Seat) -> int:
        return (max(viewer, 0) + place) % len(self.names)

    def show(self, thing: Any, sight: Sight, into: dict[str, Any]) -> None:
        into[self.name] = [
            self.block.seen(part, Sight(sight.state, sight.viewer, Seat(seat), sight.alike))
            for seat, part in enumerate(self.parts(thing))
        ]

    def fill(self, numbers: Numbers, at: int, thing: Any, sight: Sight) -> None:
        parts = self.parts(thing)
        for place in range(len(parts)):
            seat = Seat(self.row_at(place, sight.viewer))
            self.block.fill(
                numbers, at, parts[seat], Sight(sight.state, sight.viewer, seat, sight.alike)
            )
            at += self.block.size

    def labels(self) -> list[str]:
        labels = self.block.labels()
        whose = [f"seat+{place}" if place else "self" for place in range(len(self.names))]
        return [f"{name}.{label}" for name in whose for label in labels]


def passed_on(view: type[Value], seen: dict[str, Any]) -> dict[str, Any]:
    """Return those of the fields seen that a view has as well."""
    return {name: seen[name] for name in view.__match_args__ if name in seen}
