"""The loop all games share: ask, answer, run the tasks that follow."""

from abc import ABC, abstractmethod
from collections.abc import Callable
from importlib import import_module
from typing import TYPE_CHECKING, Any, Generic, Self

from clocksmith.core.action import Action, ActionSpace
from clocksmith.core.compiling import mypyc_attr
from clocksmith.core.event import Event, Log
from clocksmith.core.ledger import Ledger
from clocksmith.core.legal import NONE_LEGAL, Legal
from clocksmith.core.notation import Header, Lines, read_text, take_header, take_options
from clocksmith.core.note import Note
from clocksmith.core.options import Choices, OptionList
from clocksmith.core.outcome import Outcome
from clocksmith.core.price import Price
from clocksmith.core.seat import SPECTATOR, Seat
from clocksmith.core.step import GAME_OVER, Decision, Refusal, S, Step, Task
from clocksmith.core.value import Value

if TYPE_CHECKING:
    from clocksmith.core.box.box import Box
    from clocksmith.core.box.shelf import Shelf
    from clocksmith.core.layout.layout import Layout


@mypyc_attr(allow_interpreted_subclasses=True)
class State(ABC):
    """A position: data and nothing else.

    *stack* holds what is still to happen, the next thing last. It is empty
    when the game is over.
    """

    def __init__(self, stack: list[Step[Any]]) -> None:
        self.stack = stack

    @abstractmethod
    def copy(self) -> Self:
        """Return a twin that can be changed without changing this one."""

    @abstractmethod
    def key(self) -> tuple[object, ...]:
        """Return the whole position as one hashable value."""

    def __reduce__(self) -> tuple[Any, ...]:
        """Return how to rebuild it elsewhere; our games do so from its text, which is shorter."""
        return _position_with, (type(self), self.stack, vars(self))

    def __copy__(self) -> Self:
        return self.copy()

    def __deepcopy__(self, memo: object) -> Self:
        return self.copy()

    def __repr__(self) -> str:
        """Return what waits; the game writes the whole position (:meth:`Game.write`)."""
        waits = repr(self.stack[-1]) if self.stack else "game over"
        return f"<{type(self).__name__}: {waits}>"


@mypyc_attr(allow_interpreted_subclasses=True)
class Game(ABC, Generic[S]):
    """The rules of one game, with what is printed. Has no state of its own.

    *rules_version* rises when the same parts could play differently, never for speed.
    *names* says what the numbers in actions, events and decisions are called, by the field;
    *counted* the same for fields that hold a count of each, *seated* those that hold a seat.
    """

    name: str
    rules_version: int
    seats: range
    options: OptionList
    names: dict[str, list[str]]
    counted: dict[str, list[str]]
    seated: list[str]

    @property
    def actions(self) -> ActionSpace:
        """All actions of the game, numbered."""
        return self._space

    @actions.setter
    def actions(self, space: ActionSpace) -> None:
        self._space = space
        if space.game is None:
            space.game = self

    def __reduce__(self) -> tuple[Any, ...]:
        """Return how the game is found again elsewhere: as GAME in the module of its class."""
        box = self.box()
        return _found, (type(self).__module__, self.rules_version, box)

    def __repr__(self) -> str:
        return f"<{self.name}, rules {self.rules_version}>"

    def package(self) -> str:
        """Return the package of the game's words, rulebook and knowledge: that of its class."""
        module = type(self).__module__
        return module.rpartition(".")[0] or module

    def box(self) -> "Box | None":
        """Return what is printed; None for a game whose parts are part of its rules."""
        return None

    def shelf(self) -> "Shelf | None":
        """Return the boxes that come with the game; None for a game without any."""
        return None

    def printed(self) -> dict[str, Any]:
        """Return the printed parts that a board shows, by name, as the rules hold them."""
        return {}

    def titles(self) -> dict[str, dict[str, str]]:
        """Return what the owner of the box calls things, by field and name, where they say so."""
        return {}

    def played_with(self, rules_version: int, box: "Box | None" = None) -> "Game[S]":
        """Return the game by a version of its rules, with a *box* or its own, or ValueError."""
        if rules_version != self.rules_version or box is not None:
            raise ValueError(
                f"{self.name} is played by rules {self.rules_version}, not by {rules_version}"
            )
        return self

    def matching(self, header: Header) -> "Game[S]":
        """Return the game with the rules and the shipped box that a header names."""
        box = _box_named(self, header) if header.digest else None
        return self.played_with(header.rules_version, box)

    @abstractmethod
    def start(self, seats: int, options: Choices | None = None) -> S:
        """Return the first position, ready to be asked."""

    @abstractmethod
    def scores(self, state: S) -> list[int]:
        """Return the points each seat has now."""

    @abstractmethod
    def outcome(self, state: S) -> Outcome | None:
        """Return how it ended, or None while it goes on."""

    def view(self, state: S, seat: Seat) -> Value:
        """Return what *seat* may know, as plain data; SPECTATOR for what everybody may."""
        return self.layout(len(self.scores(state))).view(state, seat)

    def views(self, state: S, seats: list[Seat]) -> list[Value]:
        """Return what each of these seats may know; what they see alike may be one object."""
        return [self.view(state, seat) for seat in seats]

    @abstractmethod
    def redeal(self, state: S, seat: Seat, pick: Callable[[int], int]) -> None:
        """Replace what *seat* cannot know with an equally possible deal.

        *pick* returns a number below the one it is given, each as likely as another.
        """

    def standing(self, state: S) -> Value:
        """Return how everybody stands, for comparing before and after an action."""
        return self.view(state, SPECTATOR)

    def aftermath(self, before: S, after: S) -> list[Event]:
        """Return what a table adds to a step after the events of the rules, which do not say it."""
        return []

    def ledger(self, seats: int) -> Ledger:
        """Return an empty ledger, which learns from events what brought a seat its points."""
        return Ledger(seats)

    def prices(self, state: S, action: Action) -> tuple[Price, ...]:
        """Return what *action* costs, in its parts, whether or not it can be paid."""
        return ()

    def notes(self, state: S, action: Action) -> list[Note]:
        """Return what is worth knowing before a legal *action*, beside what it does at once."""
        return []

    def idle_reasons(self, state: S, seat: Seat, action: Action) -> list[Refusal]:
        """Return why nothing could follow *action*, where it would have no effect."""
        return []

    def write(self, state: S) -> str:
        """Return the whole position, secrets too, as text that people can read."""
        return self.layout(len(self.scores(state))).write(state)

    def read(self, text: str, trusted: bool = False) -> S:
        """Return the position that *text* writes; ValueError, in words, when it writes none.

        A *trusted* text is one that :meth:`write` made: its contents are not checked.
        """
        return self.layout(self.chosen(text)[0]).read(text, trusted)

    def chosen(self, text: str) -> tuple[int, Choices]:
        """Return the seats and choices of a position; ValueError if its rules or box differ."""
        return read_text(text, lambda lines: _chosen(self, lines))

    def layout(self, seats: int) -> "Layout[S]":
        """Return what positions with that many seats hold, declared once."""
        raise NotImplementedError

    def features(self, state: S, seat: Seat) -> list[float]:
        """Return what *seat* may know as numbers in a fixed order, its own things first."""
        return self.layout(len(self.scores(state))).numbers(state, seat)

    def feature_names(self, seats: int) -> list[str]:
        """Return what each of the :meth:`features` means at a table with that many seats."""
        return self.layout(seats).names()

    def decision(self, state: S) -> Decision[S] | None:
        """Return the question that waits, or None when the game is over."""
        if not state.stack:
            return None
        step = state.stack[-1]
        assert isinstance(step, Decision), "a settled position waits for a decision"
        return step

    def legal(self, state: S) -> Legal:
        """Return the legal actions; none when it is over."""
        decision = self.decision(state)
        return NONE_LEGAL if decision is None else decision.legal(state)

    def refusal(self, state: S, action: Action) -> Refusal | None:
        """Return why *action* is not legal now, or None when it is."""
        decision = self.decision(state)
        return GAME_OVER if decision is None else decision.refusal(state, action)

    def apply(self, state: S, action: Action, log: Log) -> None:
        """Play a legal *action*, then carry out all that follows by itself.

        This is the fast path of bots and search: nothing is checked, and an action that is not
        legal breaks the position. :class:`clocksmith.Position` checks.
        """
        decision = self.decision(state)
        assert decision is not None, "the game is over"
        state.stack.pop()
        decision.answer(state, action, log)
        run_tasks(state, log)


def _found(module: str, rules_version: int, box: "Box | None") -> Game[Any]:
    """Return a game that was pickled."""
    game = getattr(import_module(module), "GAME", None)
    if not isinstance(game, Game):
        raise TypeError(f"{module} has no GAME, so a game of it cannot be pickled")
    if game.rules_version == rules_version and game.box() is box:
        return game
    return game.played_with(rules_version, box)


def _position_with(kind: type[State], stack: list[Step[Any]], values: dict[str, Any]) -> State:
    """Return a position of a game from outside that was pickled."""
    position = kind.__new__(kind)
    position.stack = stack
    for name, value in values.items():
        setattr(position, name, value)
    return position


def position_of(game: Game[Any], text: str) -> State:
    """Return a position that was pickled, from its text."""
    position = game.read(text, trusted=True)
    assert isinstance(position, State)
    return position


def _digest(game: Game[Any]) -> str:
    box = game.box()
    return "" if box is None else str(box.digest)


def _chosen(game: Game[Any], lines: Lines) -> tuple[int, Choices]:
    """Return the seats and the choices of a position, which must be of the same rules and box."""
    meant = game.matching(take_header(lines, game.name))
    if meant.rules_version != game.rules_version or _digest(meant) != _digest(game):
        raise ValueError(
            "the position is of other rules or of another box than this game: "
            "clocksmith.read takes those it was written with"
        )
    return take_options(lines, game.options, game.seats)


def _box_named(game: Game[Any], header: Header) -> "Box":
    """Return the box that a header names: the game's own, or one that is shipped with it."""
    mine, shelf = game.box(), game.shelf()
    if mine is not None and header.digest == mine.digest:
        return mine
    box = None if shelf is None else shelf.by_digest(header.digest)
    if box is None:
        named = f"{header.box[:40]} ({header.digest[:12]})"
        raise ValueError(f"this is played with the box {named}, which is not here")
    return box


def run_tasks(state: State, log: Log) -> None:
    """Run tasks until a decision waits or nothing is left."""
    while state.stack:
        step = state.stack[-1]
        if not isinstance(step, Task):
            return
        state.stack.pop()
        step.run(state, log)


def then(state: State, *steps: Step[Any]) -> None:
    """Make *steps* happen next, in the order written."""
    for i in range(len(steps) - 1, -1, -1):
        state.stack.append(steps[i])
