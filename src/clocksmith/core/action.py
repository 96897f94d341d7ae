"""Answers to decisions: typed objects that are also a short text and a number."""

from typing import TYPE_CHECKING, Any, ClassVar

from clocksmith.core.compiling import mypyc_attr
from clocksmith.core.value import Value

if TYPE_CHECKING:
    from clocksmith.core.game import Game


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
        self._space: ActionSpace | None = None  # where it is numbered

    def __reduce__(self) -> tuple[Any, ...]:
        """Return how another process finds it: the one object that its game has there."""
        game = None if self._space is None else self._space.game
        if game is None:
            raise TypeError(f"the action {self.text!r} belongs to no game, so it cannot be pickled")
        return _found, (game, self.text)

    def __repr__(self) -> str:
        return f"<{self.text}>"


class ActionSpace:
    """All actions of a game, numbered, and found by their text."""

    def __init__(self, actions: list[Action]) -> None:
        self.actions = actions
        self.game: Game[Any] | None = None  # the first that took them
        self._by_text: dict[str, Action] = {}
        for index, action in enumerate(actions):
            assert action.text not in self._by_text, f"two actions are called {action.text!r}"
            action.index = index
            action._space = self
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


def _found(game: "Game[Any]", text: str) -> Action:
    """Return an action that was pickled."""
    return game.actions.parse(text)


class Detail(Value):
    """One thing a sentence speaks of: its name in the sentence and what it is."""

    __match_args__ = ("name", "value")

    def __init__(self, name: str, value: object) -> None:
        self.name = name
        self.value = value
