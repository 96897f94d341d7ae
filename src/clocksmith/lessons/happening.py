"""What a lesson waits for: an event of the game by its name, with some of its fields."""

import re
from collections.abc import Iterable
from dataclasses import dataclass
from functools import cache
from importlib import import_module
from operator import eq, ge, gt, le, lt
from typing import Any, Final

from clocksmith.core.event import Event
from clocksmith.core.game import Game

EVENT: Final = "event"
COMPARED: Final = re.compile(r"(>=|<=|>|<)\s*(-?\d+)")
COMPARISONS: Final = {">=": ge, "<=": le, ">": gt, "<": lt, "=": eq}


@dataclass(frozen=True)
class Condition:
    """What one field of an event must hold: a sign and what it is compared with."""

    field: str
    sign: str
    value: Any

    def fits(self, event: Event) -> bool:
        """Return whether the field of *event* holds it."""
        held: Any = getattr(event, self.field)
        return bool(COMPARISONS[self.sign](held, self.value))


@dataclass(frozen=True)
class Happening:
    """An event of some kind, whose other fields may hold anything."""

    event: str
    conditions: tuple[Condition, ...]

    def fits(self, event: Event) -> bool:
        """Return whether *event* is meant."""
        if type(event).__name__ != self.event:
            return False
        return all(one.fits(event) for one in self.conditions)

    def is_among(self, events: Iterable[Event]) -> bool:
        """Return whether one of *events* is meant."""
        return any(self.fits(event) for event in events)


@cache
def event_kinds(game: Game[Any]) -> dict[str, tuple[str, ...]]:
    """Return the events that a game can tell, by name, with the names of their fields."""
    module = import_module(f"{game.package()}.model.events")
    return {
        name: thing.__match_args__
        for name, thing in vars(module).items()
        if isinstance(thing, type) and issubclass(thing, Event) and thing is not Event
    }


def happening_of(game: Game[Any], plain: object) -> Happening:
    """Return what a table such as ``{event = "Built", tile = "keep"}`` means, or ValueError."""
    if not isinstance(plain, dict) or not isinstance(plain.get(EVENT), str):
        raise ValueError('what happens is written as {event = "Name", field = value}')
    name: str = plain[EVENT]
    kinds = event_kinds(game)
    if name not in kinds:
        raise ValueError(f"{game.name} tells no event {name!r}")
    fields = [field for field in plain if field != EVENT]
    for field in fields:
        if field not in kinds[name]:
            known = ", ".join(kinds[name]) or "none"
            raise ValueError(f"{name} has no field {field!r}; its fields: {known}")
    return Happening(name, tuple([_condition(game, field, plain[field]) for field in fields]))


def number_of(game: Game[Any], field: str, value: object) -> object:
    """Return the number that a name of a *field* stands for; anything else as it is."""
    if field not in game.names or not isinstance(value, str):
        return value
    if value not in game.names[field]:
        raise ValueError(f"no {field} is called {value!r}")
    return game.names[field].index(value)


def _condition(game: Game[Any], field: str, value: object) -> Condition:
    compared = COMPARED.fullmatch(value) if isinstance(value, str) else None
    if compared is not None:
        return Condition(field, compared[1], int(compared[2]))
    return Condition(field, "=", number_of(game, field, value))
