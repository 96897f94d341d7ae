"""States that copy themselves by their attributes: for games that need not be fast."""

from typing import Any, Self

from clocksmith.core.game import State
from clocksmith.core.options import Choices


class PlainPart:
    """A part of a state, such as a player: copied and compared by what it holds."""

    def copy(self) -> Self:
        """Return a twin that can be changed without changing this one."""
        twin = type(self).__new__(type(self))
        for name, value in vars(self).items():
            setattr(twin, name, copied(value))
        return twin

    def key(self) -> tuple[object, ...]:
        """Return all of it as one hashable value."""
        return tuple([frozen(value) for value in vars(self).values()])


class PlainState(PlainPart, State):
    """A state that is copied and compared by what it holds.

    Its attributes are numbers, texts, values that never change, parts, and
    lists of all these. *choices* are the options that the table has chosen.
    """

    def __init__(self, choices: Choices) -> None:
        super().__init__([])
        self.choices = choices

    def copy(self) -> Self:
        twin = super().copy()
        twin.stack = self.stack[:]
        return twin

    def key(self) -> tuple[object, ...]:
        return (tuple(self.stack), *super().key())


def copied(value: Any) -> Any:
    """Return a twin of a list or a part; anything else never changes."""
    if isinstance(value, list):
        return [copied(item) for item in value]
    return value.copy() if isinstance(value, PlainPart) else value


def frozen(value: Any) -> object:
    """Return something hashable that equals it where the values are equal."""
    if isinstance(value, list):
        return tuple([frozen(item) for item in value])
    return value.key() if isinstance(value, PlainPart) else value
