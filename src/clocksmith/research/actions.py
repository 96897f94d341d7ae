"""All actions of a game as columns of numbers, so that many can be scored by their parts."""

from typing import Any, Final

import numpy as np
import numpy.typing as npt

from clocksmith.core.action import Action
from clocksmith.core.game import Game
from clocksmith.core.words import kebab

NONE: Final = -1  # in the place of a field that an action does not have
VERB: Final = "verb"


class ActionTable:
    """A row for each action, a column for what is done and for each field that says with what.

    *columns* are their names, *numbers* the rows, *sizes* how many values a column may have;
    ``names[column]`` says what the values are called, where they have names. A field of
    several numbers, such as cards by kind, has a column for each: ``cards.0``. Columns that are
    *seated* hold seats as the game counts them, not from the viewer on.
    """

    def __init__(self, game: Game[Any]) -> None:
        actions = game.actions.actions
        self.verbs = list(dict.fromkeys([verb_of(action) for action in actions]))
        place = {verb: number for number, verb in enumerate(self.verbs)}
        rows = [{VERB: place[verb_of(action)], **fields_of(action)} for action in actions]
        self.columns = list(dict.fromkeys([column for row in rows for column in row]))
        self.numbers: npt.NDArray[np.int32] = np.array(
            [[row.get(column, NONE) for column in self.columns] for row in rows], np.int32
        )
        self.sizes = [int(most) + 1 for most in self.numbers.max(axis=0)]
        named = {column: game.names[column] for column in self.columns if column in game.names}
        self.names: dict[str, list[str]] = {VERB: self.verbs, **named}
        self.seated = [column for column in self.columns if column in game.seated]

    def column(self, name: str) -> npt.NDArray[np.int32]:
        """Return one column: a number for each action."""
        return self.numbers[:, self.columns.index(name)]


def verb_of(action: Action) -> str:
    """Return what is done: the kind of an action, or its whole text where it has no fields."""
    return kebab(type(action).__name__) if action.__match_args__ else action.text


def fields_of(action: Action) -> dict[str, int]:
    """Return the fields of an action as numbers, those of several numbers one by one."""
    numbers: dict[str, int] = {}
    for name in action.__match_args__:
        numbers |= _numbers(name, getattr(action, name))
    return numbers


def _numbers(name: str, value: Any) -> dict[str, int]:
    if isinstance(value, int):
        return {name: int(value)}
    if isinstance(value, (tuple, list)):
        return {f"{name}.{place}": int(item) for place, item in enumerate(value)}
    parts = [_numbers(name, getattr(value, part)) for part in value.__match_args__]
    return {key: number for part in parts for key, number in part.items()}
