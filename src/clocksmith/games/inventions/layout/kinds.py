"""Kinds of values that only Inventions has."""

from typing import Any, Final

from clocksmith.core.layout.kinds import (
    QUOTED,
    UNIT,
    Bounds,
    Count,
    Kind,
    Named,
    Numbers,
    OfSeat,
    YesNo,
)
from clocksmith.core.layout.lists import Bits
from clocksmith.core.seat import NOBODY, Seat
from clocksmith.games.inventions.model.board import BARE, Display, Laid
from clocksmith.games.inventions.model.content import (
    CHRONOS,
    FEWEST_SEATS,
    MOST_SEATS,
    NONE,
    SOCIETIES,
)
from clocksmith.games.inventions.model.effects import EFFECT_NAMES, effect_text, parse_effect
from clocksmith.games.inventions.model.parts import Parts
from clocksmith.games.inventions.model.state import Turn

FLIPPED: Final = "/flipped"
MOST_AMOUNT: Final = 30.0  # of a printed effect


class PartKinds:
    """The kinds of values that name a printed part, with one box."""

    def __init__(self, parts: Parts) -> None:
        self.parts = parts
        self.card = Named("an idea", parts.card_names)
        self.influence = Named("an influence tile", parts.influence_names)
        self.region = Named("a region", parts.region_names)
        self.tile = Named("a tile", parts.tile_names)
        self.placed = Named("a tile", parts.tile_names[: parts.start_tile])
        self.place = Named("a space of the map", parts.place_names)
        self.milestone = Named("a milestone", parts.milestone_names)
        self.knowledge = Named("a knowledge tile", parts.knowledge_names)
        self.goal = Named("a goal", parts.goal_names)


class Society(Named):
    """A seat, or Chronos; a learner sees how many places after its own a seat is."""

    def __init__(self, seats: int, *others: str) -> None:
        names = [str(seat) for seat in range(MOST_SEATS)]
        super().__init__("a society", [*names, "chronos", *others])
        self._seats = seats

    def read(self, text: str) -> Any:
        place = super().read(text)
        absent = self._seats <= place < CHRONOS
        if absent or (place == CHRONOS and self._seats != FEWEST_SEATS):
            raise ValueError(f"{text[:QUOTED]!r} is not a society at this table")
        return place

    def around(self, place: int, viewer: Seat) -> int:
        """Return the place of a society as *viewer* counts: itself, the next seats, Chronos."""
        if place >= self._seats:
            return place
        return (place - max(viewer, 0)) % self._seats

    def fill(self, numbers: Numbers, at: int, value: Any, viewer: Seat) -> None:
        if value >= 0:
            numbers[at + self.around(value, viewer)] += 1

    def labels(self) -> list[str]:
        whose = [f".seat+{place}" if place else ".self" for place in range(MOST_SEATS)]
        return [*whose, *[f".{name}" for name in self.names[MOST_SEATS:]]]


class Crowd(Kind):
    """Citizens of several societies: ``2x0 1xchronos``."""

    size = SOCIETIES

    def __init__(self, parts: Parts, society: Society) -> None:
        self._society = society
        self._number = Count("a number of citizens", 1, parts.citizens, 5)

    def write(self, value: Any) -> str:
        held = [f"{n}x{self._society.write(seat)}" for seat, n in enumerate(value) if n]
        return " ".join(held)

    def read(self, text: str) -> Any:
        counts = [0] * SOCIETIES
        for word in text.split(" "):
            count, _, whose = word.partition("x")
            seat = self._society.read(whose)
            if counts[seat]:
                raise ValueError(f"expected each society once, like 2x0, found {text[:QUOTED]!r}")
            counts[seat] = self._number.read(count)
        return tuple(counts)

    def fill(self, numbers: Numbers, at: int, value: Any, viewer: Seat) -> None:
        for seat, count in enumerate(value):
            if count:
                place = at + self._society.around(seat, viewer)
                self._number.fill(numbers, place, count, viewer)

    def labels(self) -> list[str]:
        return self._society.labels()[:SOCIETIES]

    def bounds(self) -> list[Bounds]:
        return self._number.bounds() * SOCIETIES


class OfDisplay(Kind):
    """The card of a region: ``bread by 0 2 inventor 1 innovator 0 flipped``."""

    def __init__(self, kinds: PartKinds, society: Society) -> None:
        self._society = society
        self._card = kinds.card
        self._count = Count("a number of citizens", 0, kinds.parts.citizens, 3)
        self.size = kinds.card.size + 2 + 3 * society.size

    def write(self, value: Any) -> str:
        written = self._society.write
        words = [self._card.write(value.card), "by", written(value.presenter), str(value.count)]
        if value.inventor != NOBODY:
            words += ["inventor", written(value.inventor)]
        if value.innovator != NOBODY:
            words += ["innovator", written(value.innovator)]
        return " ".join([*words, "flipped"] if value.flipped else words)

    def read(self, text: str) -> Any:
        words = text.split(" ")
        if len(words) < 4 or words[1] != "by":
            raise ValueError("an idea is written like: bread by 0 2")
        rest = words[4:]
        flipped = rest[-1:] == ["flipped"]
        rest = rest[:-1] if flipped else rest
        people: dict[str, Seat] = {}
        for role in ("inventor", "innovator"):
            if rest[:1] == [role] and len(rest) > 1:
                people[role] = Seat(self._society.read(rest[1]))
                rest = rest[2:]
        if rest:
            raise ValueError(f"an idea is not written with {' '.join(rest)[:QUOTED]!r}")
        return Display(
            self._card.read(words[0]),
            Seat(self._society.read(words[2])),
            self._count.read(words[3]),
            flipped,
            people.get("inventor", NOBODY),
            people.get("innovator", NOBODY),
        )

    def fill(self, numbers: Numbers, at: int, value: Any, viewer: Seat) -> None:
        if value == BARE:
            return
        self._card.fill(numbers, at, value.card, viewer)
        at += self._card.size
        numbers[at] += value.flipped
        self._count.fill(numbers, at + 1, value.count, viewer)
        for place, seat in enumerate((value.presenter, value.inventor, value.innovator)):
            self._society.fill(numbers, at + 2 + place * self._society.size, seat, viewer)

    def labels(self) -> list[str]:
        roles = [".presenter", ".inventor", ".innovator"]
        whose = [f"{role}{one}" for role in roles for one in self._society.labels()]
        return [*self._card.labels(), ".flipped", ".count", *whose]

    def bounds(self) -> list[Bounds]:
        whose = self._society.bounds() * 3
        return [*self._card.bounds(), UNIT, *self._count.bounds(), *whose]


class OfLaid(Kind):
    """An influence tile in a region: ``0:n1`` or ``0:n1/flipped``."""

    def __init__(self, kinds: PartKinds, society: Society) -> None:
        self._society = society
        self._tile = kinds.influence
        self.size = society.size * kinds.influence.size * 2

    def write(self, value: Any) -> str:
        face = "" if value.face_up else FLIPPED
        return f"{self._society.write(value.seat)}:{self._tile.write(value.tile)}{face}"

    def read(self, text: str) -> Any:
        whose, _, name = text.removesuffix(FLIPPED).partition(":")
        tile = self._tile.read(name)
        return Laid(Seat(self._society.read(whose)), tile, not text.endswith(FLIPPED))

    def fill(self, numbers: Numbers, at: int, value: Any, viewer: Seat) -> None:
        row = self._society.around(value.seat, viewer) * 2 + value.face_up
        self._tile.fill(numbers, at + row * self._tile.size, value.tile, viewer)

    def labels(self) -> list[str]:
        rows = [f"{one}.{face}" for one in self._society.labels() for face in ("flipped", "up")]
        return [f"{row}{tile}" for row in rows for tile in self._tile.labels()]


class OfTurn(Kind):
    """A turn: ``0 tokens=2 spent=1 presented=0 cards=- regions=- technology=no``."""

    def __init__(self, kinds: PartKinds, seats: int) -> None:
        parts = kinds.parts
        token = Count("a number of tokens", 0, parts.chain_tokens)
        self._seat = OfSeat(seats)
        self._fields: dict[str, Kind] = {
            "tokens": token,
            "spent": token,
            "presented": Count("a number of ideas", 0, parts.citizens, 3),
            "cards": Bits(kinds.card),
            "regions": Bits(kinds.region),
            "technology": YesNo(),
        }
        self.size = self._seat.size + sum([kind.size for kind in self._fields.values()])

    def write(self, value: Any) -> str:
        fields = self._fields.items()
        words = [f"{name}={kind.write(getattr(value, name))}" for name, kind in fields]
        return " ".join([self._seat.write(value.seat), *words])

    def read(self, text: str) -> Any:
        seat, *words = text.split(" ")
        if [word.partition("=")[0] for word in words] != list(self._fields):
            raise ValueError("a turn is a seat and " + "=, ".join(self._fields) + "=")
        values = [word.partition("=")[2] for word in words]
        kinds = self._fields.values()
        found = [kind.read(value) for kind, value in zip(kinds, values, strict=True)]
        return Turn(Seat(self._seat.read(seat)), *found)

    def fill(self, numbers: Numbers, at: int, value: Any, viewer: Seat) -> None:
        self._seat.fill(numbers, at, value.seat, viewer)
        at += self._seat.size
        for name, kind in self._fields.items():
            kind.fill(numbers, at, getattr(value, name), viewer)
            at += kind.size

    def labels(self) -> list[str]:
        fields = self._fields.items()
        labels = [f".{name}{label}" for name, kind in fields for label in kind.labels()]
        return [*self._seat.labels(), *labels]

    def bounds(self) -> list[Bounds]:
        fields = [bound for kind in self._fields.values() for bound in kind.bounds()]
        return [*self._seat.bounds(), *fields]


class OfEffect(Named):
    """A printed effect, its words joined by colons."""

    def __init__(self) -> None:
        super().__init__("an effect", EFFECT_NAMES)

    def write(self, value: Any) -> str:
        return effect_text(value).replace(" ", ":")

    def read(self, text: str) -> Any:
        return parse_effect(text.replace(":", " "))

    def fill(self, numbers: Numbers, at: int, value: Any, viewer: Seat) -> None:
        numbers[at + value.kind] += value.amount

    def bounds(self) -> list[Bounds]:
        return [(0.0, MOST_AMOUNT)] * self.size


class Knowledge(Kind):
    """A knowledge tile and whether it was spent: ``europe-1 spent``."""

    def __init__(self, kinds: PartKinds) -> None:
        self._tile = kinds.knowledge
        self.size = kinds.knowledge.size + 1

    def write(self, value: Any) -> str:
        tile, spent = value
        return f"{self._tile.write(tile)} spent" if spent else self._tile.write(tile)

    def read(self, text: str) -> Any:
        return self._tile.read(text.removesuffix(" spent")), text.endswith(" spent")

    def fill(self, numbers: Numbers, at: int, value: Any, viewer: Seat) -> None:
        self._tile.fill(numbers, at, value[0], viewer)
        numbers[at + self._tile.size] += value[1]

    def labels(self) -> list[str]:
        return [*self._tile.labels(), ".spent"]


class TileMap(Kind):
    """The tiles on a progress map and those of them that are flipped: ``b2:culture-3/flipped``."""

    def __init__(self, kinds: PartKinds) -> None:
        self._kinds = kinds
        self.size = 2 * kinds.place.size * kinds.placed.size

    def write(self, value: Any) -> str:
        spaces, flipped = value
        laid = [(cell, tile) for cell, tile in enumerate(spaces) if tile != NONE]
        words = [
            f"{self._kinds.place.write(cell)}:{self._kinds.tile.write(tile)}" for cell, tile in laid
        ]
        marks = [FLIPPED if flipped >> tile & 1 else "" for _, tile in laid]
        return " ".join([f"{word}{mark}" for word, mark in zip(words, marks, strict=True)])

    def read(self, text: str) -> Any:
        spaces = [NONE for _ in self._kinds.parts.place_ids]
        flipped = 0
        for word in text.split(" "):
            where, _, name = word.removesuffix(FLIPPED).partition(":")
            cell, tile = self._kinds.place.read(where), self._kinds.placed.read(name)
            if spaces[cell] != NONE or tile in spaces:
                raise ValueError("every space has one tile, and every tile one space")
            spaces[cell] = tile
            flipped |= word.endswith(FLIPPED) << tile
        return spaces, flipped

    def fill(self, numbers: Numbers, at: int, value: Any, viewer: Seat) -> None:
        spaces, flipped = value
        for cell, tile in enumerate(spaces):
            if tile != NONE:
                numbers[
                    at + (2 * cell + (flipped >> tile & 1)) * self._kinds.placed.size + tile
                ] += 1

    def labels(self) -> list[str]:
        names = self._kinds.parts.place_names
        cells = [f".{name}{face}" for name in names for face in ("", ".flipped")]
        return [f"{cell}{tile}" for cell in cells for tile in self._kinds.placed.labels()]
