"""Pending steps: what they are made of, as text and as numbers."""

import importlib
import inspect
import pkgutil
from typing import Any

from clocksmith.core.layout.kinds import QUOTED, UNIT, Bounds, Kind, Numbers
from clocksmith.core.notation import Lines
from clocksmith.core.seat import Seat
from clocksmith.core.step import Decision, Step


def steps_of(*names: str) -> list[type[Step[Any]]]:
    """Return the steps that modules, or the modules of packages, define.

    A step that others derive from is never pending itself.
    """
    found = [step for name in names for module in _modules(name) for step in _defined(module)]
    return sorted(found, key=lambda step: step.__name__)


def _modules(name: str) -> list[str]:
    package = getattr(importlib.import_module(name), "__path__", [])
    return [name, *[f"{name}.{inner.name}" for inner in pkgutil.iter_modules(package)]]


def _defined(module: str) -> list[type[Step[Any]]]:
    things = vars(importlib.import_module(module)).values()
    own = [thing for thing in things if inspect.isclass(thing) and thing.__module__ == module]
    return [made for made in own if issubclass(made, Step) and not made.__subclasses__()]


class Steps:
    """The steps of a game, with the kinds of their fields by name."""

    def __init__(self, classes: list[type[Step[Any]]], kinds: dict[str, Kind]) -> None:
        self.classes = {step.__name__: step for step in classes}
        for step in classes:
            missing = [name for name in step.__match_args__ if name not in kinds]
            assert not missing, f"{step.__name__} has fields of no kind: {', '.join(missing)}"
        self.kinds = kinds
        decisions = [step for step in classes if issubclass(step, Decision)]
        self._decisions = {step.__name__: place for place, step in enumerate(decisions)}
        fields = {name for step in decisions for name in step.__match_args__}
        self._places: dict[str, int] = {}
        self.size = len(decisions)
        for name in sorted(fields):
            self._places[name] = self.size
            self.size += kinds[name].size

    def write(self, step: Step[Any]) -> str:
        """Return a step as ``Name field=value ...``."""
        values = [(name, getattr(step, name)) for name in step.__match_args__]
        fields = [f"{name}={self.kinds[name].write(value)}" for name, value in values]
        return " ".join([type(step).__name__, *fields])

    def read(self, words: list[str]) -> Step[Any]:
        """Return the step that *words* write; ValueError, in words, when they write none."""
        if not words or words[0] not in self.classes:
            raise ValueError(f"{' '.join(words)[:QUOTED]!r} is not a step of this game")
        kind = self.classes[words[0]]
        fields = kind.__match_args__
        words_by_field: dict[str, str] = {}
        for word in words[1:]:
            name, equals, value = word.partition("=")
            if not equals or name not in fields or name in words_by_field:
                taken = ", ".join(fields) or "nothing"
                raise ValueError(f"{words[0]} takes {taken}, not {word[:QUOTED]!r}")
            words_by_field[name] = value
        missing = [name for name in fields if name not in words_by_field]
        if missing:
            raise ValueError(f"{words[0]} lacks {', '.join(missing)}")
        return kind(*[self.kinds[name].read(words_by_field[name]) for name in fields])

    def take(self, lines: Lines) -> list[tuple[int, Step[Any]]]:
        """Take the pending steps, which end a position, next first, with their lines."""
        steps: list[tuple[int, Step[Any]]] = []
        while lines.peek() == "next":
            step = self.read(lines.take("next"))
            steps.append((lines.number(), step))
        if lines.peek():
            lines.take("next")
        return steps

    def fill(self, numbers: Numbers, at: int, step: Step[Any] | None, viewer: Seat) -> None:
        """Add which question waits, and its fields, to the numbers."""
        if step is None:
            return
        numbers[at + self._decisions[type(step).__name__]] += 1
        for name in step.__match_args__:
            self.kinds[name].fill(numbers, at + self._places[name], getattr(step, name), viewer)

    def labels(self) -> list[str]:
        """Return a name for each number."""
        fields = [
            f"decision.{name}{label}"
            for name in self._places
            for label in self.kinds[name].labels()
        ]
        return [*[f"decision.{name}" for name in self._decisions], *fields]

    def bounds(self) -> list[Bounds]:
        """Return the bounds of each number."""
        fields = [bound for name in self._places for bound in self.kinds[name].bounds()]
        return [*[UNIT] * len(self._decisions), *fields]
