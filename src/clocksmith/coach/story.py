"""A recorded game as the coach goes through it: every position, and who decided what there."""

from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Any

from clocksmith.core.action import Action
from clocksmith.core.game import Game, State
from clocksmith.core.seat import CHANCE, Seat
from clocksmith.table.record import Record, replay
from clocksmith.table.recorded import table_of
from clocksmith.table.result import Result


@dataclass(frozen=True)
class Moment:
    """One action of the game: who gave it, among how many, in which position."""

    number: int  # how many actions came before it
    step: int  # of the story, in which it happened
    seat: Seat
    action: Action
    choices: int  # actions that were legal
    state: State  # before it; not to be changed
    whole: int  # the step of the question that this one is a part of, else its own

    @property
    def is_choice(self) -> bool:
        """Whether a seat had something to decide."""
        return self.seat != CHANCE and self.choices > 1


@dataclass(frozen=True)
class Story:
    """A game with all its positions; *ends* holds the number of actions after each step."""

    game: Game[Any]
    seats: int
    ends: tuple[int, ...]
    moments: list[Moment] = field(default_factory=list)
    states: list[State] = field(default_factory=list)  # after that many actions; not to be changed

    def choices(self) -> list[Moment]:
        """Return the moments at which a seat had a choice, the deal left out."""
        return [moment for moment in self.moments if moment.is_choice]


def ends_of(results: Sequence[Result]) -> tuple[int, ...]:
    """Return how many actions a table had after each of its results."""
    return tuple([result.actions for result in results])


def story_of(record: Record, ends: Sequence[int] | None = None) -> Story:
    """Return the story of a record; its steps are those of a table at which it is replayed.

    *ends* are those of the table at which it was played, where there was one:
    choices that were sealed make fewer steps there. ValueError when they are not.
    """
    if ends is None:
        ends = ends_of(table_of(record, 0.0).results)
    if not ends or list(ends) != sorted(ends) or ends[-1] != len(record.actions):
        raise ValueError("the steps are not those of the record")
    story = Story(record.game, record.seats, tuple(ends), [], [record.start()])
    step = whole = 0
    for number, played in enumerate(replay(record)):
        while ends[step] <= number:
            step += 1
        before = story.states[-1]
        decision = record.game.decision(before)
        if decision is None or not decision.incidental():
            whole = step
        story.moments.append(
            Moment(number, step, played.seat, played.action, played.choices, before, whole)
        )
        story.states.append(played.state.copy())
    return story
