"""Actions as people see them: a text, a sentence, and marks to point at."""

from dataclasses import dataclass
from typing import Any

from clocksmith.core.action import Action
from clocksmith.core.game import Game
from clocksmith.core.words import Words, kebab


@dataclass(frozen=True)
class OfferedAction:
    """An offered action: as it is sent, as it is read, and what to point at to choose it."""

    text: str
    sentence: str
    marks: tuple[str, ...]


def offered_action(game: Game[Any], action: Action, words: Words) -> OfferedAction:
    """Return an action with its sentence and its marks."""
    return OfferedAction(action.text, words.do(action), marks_of(game, action))


def verb_of(action: Action) -> str:
    """Return what an action does in one word, as word lists and marks know it."""
    return action.text.split()[0] if type(action) is Action else kebab(type(action).__name__)


def marks_of(game: Game[Any], action: Action) -> tuple[str, ...]:
    """Return what to point at to choose an action: ``do:build``, ``age:might``, ``cell:f7``."""
    marks = [f"do:{verb_of(action)}"]
    for field in action.__match_args__:
        marks += _marks(game, field, getattr(action, field))
    return tuple(marks)


def _marks(game: Game[Any], field: str, value: object) -> list[str]:
    items = getattr(value, "counts", value)
    if isinstance(items, (tuple, list)):
        if field not in game.counted:
            return [mark for item in items for mark in _marks(game, field, item)]
        slugs = game.counted[field]
        return [f"{field}:{slugs[i]}" for i, n in enumerate(items) for _ in range(n)]
    if isinstance(items, bool):
        return [f"{field}:{'yes' if items else 'no'}"]
    if isinstance(items, int) and items >= 0 and field in game.names:
        return [f"{field}:{game.names[field][items]}"]
    return [f"{field}:{items}"]
