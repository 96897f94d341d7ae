"""The layout of a game's positions at a table: text, reading, checks, numbers."""

from collections.abc import Callable
from functools import cache
from typing import Any, Generic

from clocksmith.core.box.box import Box
from clocksmith.core.event import Silence
from clocksmith.core.game import run_tasks
from clocksmith.core.layout.blocks import Block
from clocksmith.core.layout.kinds import UNIT, Bounds, Numbers
from clocksmith.core.layout.plain import PlainState
from clocksmith.core.layout.sight import Sight
from clocksmith.core.layout.steps import Steps
from clocksmith.core.notation import FORMAT, Lines, read_text, take_header, take_options
from clocksmith.core.options import Choices, OptionList
from clocksmith.core.seat import Seat
from clocksmith.core.step import Decision, S, Step
from clocksmith.core.value import Value

REHEARSED = 8  # questions that are answered to see whether the rules can go on
# What rules raise in a position that they could not have produced.
STUMBLED = (ArithmeticError, AssertionError, AttributeError, LookupError, TypeError, ValueError)


class Heading:
    """What a position begins with: its game, the rules version, the options, and the box."""

    def __init__(
        self, game: str, version: int, options: OptionList, box: Box | None = None
    ) -> None:
        self.game = game
        self.version = version
        self.options = options
        self.box = box

    def lines(self) -> list[str]:
        """Return the lines that name the rules and the box."""
        named = [f"game {self.game} {self.version}"]
        return named if self.box is None else [*named, f"box {self.box.name} {self.box.digest}"]


class Layout(Generic[S]):
    """All that a state of a game holds at a table with that many seats.

    *blank* makes a state with nothing in it, which reading fills. A game may say in a layout
    of its own what is computed from the rest and what must add up.
    """

    def __init__(
        self,
        heading: Heading,
        seats: int,
        block: Block,
        steps: Steps,
        blank: Callable[[int, Choices], S],
    ) -> None:
        self.heading = heading
        self.seats = seats
        self.block = block
        self.steps = steps
        self._blank = blank
        options = heading.options.options
        self._choices = [(option.key, value) for option in options for value in option.values]
        self.size = len(self._choices) + steps.size + block.size  # how many numbers a learner sees

    def chosen(self, state: S) -> Choices:
        """Return the options that were chosen for a state."""
        held = state if isinstance(state, PlainState) else getattr(state, "options")  # noqa: B009
        choices: Choices = held.choices
        return choices

    def follow(self, state: S) -> None:
        """Compute the fields of a state that depend on the others."""

    def imbalances(self, state: S) -> list[str]:
        """Return what does not add up in a position, in words; nothing in those of a game."""
        return []

    def write(self, state: S) -> str:
        """Return *state* as text."""
        heading = self.heading
        options = heading.options.unusual(self.chosen(state))
        lines = [
            f"clocksmith position {FORMAT}",
            *heading.lines(),
            " ".join(["options", f"seats={self.seats}", *options]),
        ]
        self.block.write(state, lines)
        lines.append("")
        lines += [f"next {self.steps.write(step)}" for step in reversed(state.stack)]
        return "\n".join(lines) + "\n"

    def read(self, text: str, trusted: bool = False) -> S:
        """Return the position that *text* writes; ValueError, naming a line, when it writes none.

        A *trusted* text is one that :meth:`write` made: its contents are not checked.
        """
        return read_text(text, lambda lines: self._read(lines, trusted))

    def _read(self, lines: Lines, trusted: bool) -> S:
        heading = self.heading
        take_header(lines, heading.game)
        _, choices = take_options(lines, heading.options, range(self.seats, self.seats + 1))
        state = self._blank(self.seats, choices)
        self.block.read(lines, state)
        self.follow(state)
        steps = self.steps.take(lines)
        state.stack = [step for _, step in reversed(steps)]
        if not trusted:
            for sentence in self.imbalances(state):
                raise ValueError(sentence)
            check_pending(state, steps)
        return state

    def view(self, state: S, seat: Seat) -> Value:
        """Return what *seat* may know of a state: what is declared, nothing else."""
        seen = self.block.seen(state, Sight(state, seat))
        step = state.stack[-1] if state.stack else None
        options = self.chosen(state).pairs
        title = self.heading.game.capitalize()
        return tree(f"{title}View", {"seat": seat, "options": options, **seen, "decision": step})

    def numbers(self, state: S, seat: Seat) -> list[float]:
        """Return what *seat* may know of a state, as numbers in a fixed order."""
        numbers = [0.0] * self.size
        self.fill(numbers, state, seat)
        return numbers

    def fill(self, numbers: Numbers, state: S, seat: Seat) -> None:
        """Put the same into *size* places that hold nothing but zeros."""
        chosen = self.chosen(state)
        for place, (key, value) in enumerate(self._choices):
            numbers[place] += chosen.value(key) == value
        at = len(self._choices)
        step = state.stack[-1] if state.stack else None
        self.steps.fill(numbers, at, step, seat)
        self.block.fill(numbers, at + self.steps.size, state, Sight(state, seat))

    def names(self) -> list[str]:
        """Return what each of the numbers means."""
        choices = [f"option {key}={value}" for key, value in self._choices]
        return [*choices, *self.steps.labels(), *self.block.labels()]

    def bounds(self) -> list[Bounds]:
        """Return the bounds of each of the numbers."""
        return [*[UNIT] * len(self._choices), *self.steps.bounds(), *self.block.bounds()]


class Part(Value):
    """A part of a view, whose fields follow from what a game declares."""

    def __reduce__(self) -> tuple[Any, ...]:
        return _part, (type(self).__name__, self.__match_args__, self.fields())


def tree(name: str, fields: dict[str, Any]) -> Value:
    """Return named things as a value; lists of such things become tuples of values."""
    values = []
    for field, held in fields.items():
        if isinstance(held, list):
            held = tuple([tree(field.removesuffix("s").capitalize(), one) for one in held])
        values.append(held)
    return _part(name, tuple(fields), tuple(values))


def _part(name: str, fields: tuple[str, ...], values: tuple[Any, ...]) -> Part:
    part = _named(name, fields)()
    for field, value in zip(fields, values, strict=True):
        setattr(part, field, value)
    return part


@cache
def _named(name: str, fields: tuple[str, ...]) -> type[Part]:
    return type(name, (Part,), {"__match_args__": fields})


def check_pending(state: Any, steps: list[tuple[int, Step[Any]]]) -> None:
    """Raise ValueError, in words, unless the question that waits has an answer.

    Every pending step must find what it speaks of. A few questions are answered on a copy:
    where the rules cannot go on, the pending steps are not theirs.
    """
    for number, step in steps:
        problem = step.problem(state)
        if problem:
            raise ValueError(f"line {number}: {problem}")
    if not steps:
        return
    number, decision = steps[0]
    name = type(decision).__name__
    if not isinstance(decision, Decision):
        raise ValueError(f"line {number}: {name} happens by itself: a question comes first")
    try:
        answers = len(decision.legal(state))
        if answers:
            rehearse(state.copy())
    except STUMBLED as error:
        raise ValueError(f"line {number}: the rules cannot go on from here") from error
    if not answers:
        raise ValueError(f"line {number}: {name} has no answer here")


def rehearse(state: Any) -> None:
    """Answer a few questions, one way or another; the rules raise something where they cannot."""
    for number in range(REHEARSED):
        if not state.stack:
            return
        step = state.stack.pop()
        legal = step.legal(state)
        step.answer(state, legal.nth(7 * number % len(legal)), Silence())
        run_tasks(state, Silence())
