"""Answers to decisions: typed objects that are also a short text and a number."""

from typing import ClassVar

from clocksmith.core.compiling import mypyc_attr
from clocksmith.core.value import Value


@mypyc_attr(allow_interpreted_subclasses=True)
class Action:
    """One possible answer. All actions of a game are made once, when it is loaded.

    So two actions are equal only if they are the same object. *index* is set
    by the :class:`ActionSpace` it belongs to. What else it carries is named in
    ``__match_args__``.
    """

    __match_args__: ClassVar[tuple[str, ...]] = ()

    def __init__(self, text: str) -> None:
        self.text = text
        self.index = -1

    def __repr__(self) -> str:
        return f"<{self.text}>"


class ActionSpace:
    """All actions of a game, numbered, and found by their text."""

    def __init__(self, actions: list[Action]) -> None:
        self.actions = actions
        self._by_text: dict[str, Action] = {}
        for index, action in enumerate(actions):
            assert action.text not in self._by_text, f"two actions are called {action.text!r}"
            action.index = index
            self._by_text[action.text] = action

    def __len__(self) -> int:
        return len(self.actions)

    def parse(self, text: str) -> Action:
        """Return the action written *text*; ValueError when there is none."""
        action = self._by_text.get(" ".join(text.split()).lower())
        if action is None:
            shown = text if len(text) <= 60 else text[:57] + "..."
            raise ValueError(f"{shown!r} is not an action of this game")
        return action


class Detail(Value):
    """One thing a sentence speaks of: its name in the sentence and what it is."""

    __match_args__ = ("name", "value")

    def __init__(self, name: str, value: object) -> None:
        self.name = name
        self.value = value
