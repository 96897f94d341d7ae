"""A lesson: a few stages at a position, each with a sentence and what must happen there."""

from collections.abc import Iterable
from dataclasses import dataclass
from fnmatch import fnmatchcase
from typing import Any, Final

from clocksmith.core.event import Event
from clocksmith.core.game import Game
from clocksmith.core.seat import Seat
from clocksmith.lessons.happening import Happening

GO_ON: Final = ""  # the answer to a stage that only says something
OTHERWISE: Final = "otherwise"  # what is said to a try that no rule of the stage knows
RESULT: Final = "result"  # what is said when the goal of a stage is met
TRY: Final = "try"  # the stage at which anything may be tried
POSITION: Final = "position"  # why a stage starts from another position

Place = dict[str, int]  # as boards know it: {age, cell, rank} or {region}


@dataclass(frozen=True)
class Wrong:
    """A try that the rules allow but that misses the point, and the reply to it.

    *play* is one way to do it, by which it is tested; *back* says that it is taken back.
    """

    id: str
    when: Happening | None
    action: str | None
    play: tuple[str, ...]
    back: bool

    def fits(self, text: str, events: Iterable[Event]) -> bool:
        """Return whether this means an action *text* that caused *events*."""
        if self.action is not None and not fnmatchcase(text, self.action):
            return False
        return self.when is None or self.when.is_among(events)


@dataclass(frozen=True)
class Pointing:
    """What is shown: places of the board, arrows between two of them, parts of the desk."""

    places: tuple[Place, ...] = ()
    arrows: tuple[tuple[int, int], ...] = ()
    marks: tuple[str, ...] = ()


NOTHING: Final = Pointing()


@dataclass(frozen=True)
class Reply:
    """An answer that another seat gives when it is asked."""

    seat: Seat
    text: str


@dataclass(frozen=True)
class Stage:
    """One sentence, and the event it waits for, unless it is only read."""

    id: str
    position: str | None  # another one than that of the stage before
    luck: tuple[int, ...]
    pointing: Pointing
    result: Pointing  # what to look at when the goal is met
    may: tuple[str, ...]  # what is offered; everything where it is empty
    way: tuple[str, ...]  # what may be done on the way without a word
    until: tuple[Happening, ...]
    replies: tuple[Reply, ...]
    solution: tuple[str, ...]
    wrong: tuple[Wrong, ...]
    free: bool  # any way will do

    @property
    def reads(self) -> bool:
        """Whether it only says something: nothing must happen, and nothing can be tried."""
        return not self.until and not self.free

    def met(self, events: list[Event]) -> bool:
        """Return whether all that must happen has happened."""
        return bool(self.until) and all(one.is_among(events) for one in self.until)

    def goes(self, text: str) -> bool:
        """Return whether an action belongs to a way to the goal."""
        if self.free or text in self.solution:
            return True
        return any(fnmatchcase(text, pattern) for pattern in self.way)


def free_stage(
    position: str | None, luck: tuple[int, ...] = (), pointing: Pointing = NOTHING
) -> Stage:
    """Return a stage at which anything may be tried, as at a diagram."""
    return Stage(
        id=TRY,
        position=position,
        luck=luck,
        pointing=pointing,
        result=NOTHING,
        may=(),
        way=(),
        until=(),
        replies=(),
        solution=(),
        wrong=(),
        free=True,
    )


@dataclass(frozen=True)
class Lesson:
    """A lesson of a game, for one seat."""

    game: Game[Any]
    id: str
    file: str
    seat: Seat
    stages: tuple[Stage, ...]
    ending: Pointing  # what the summary points at, where the lesson ended

    def key(self, *rest: str) -> str:
        """Return what a message of this lesson is called in its word list."""
        return "-".join([self.id, *rest])

    def keys(self) -> list[str]:
        """Return all messages that the lesson needs; what answers other tries may be missing."""
        tries = [self.key(stage.id, wrong.id) for stage in self.stages for wrong in stage.wrong]
        return [self.id, *self.keys_read(), *tries]

    def keys_read(self) -> list[str]:
        """Return the messages that a learner who makes no wrong try reads, in their order."""
        keys: list[str] = []
        for number, stage in enumerate(self.stages):
            if number and stage.position is not None:
                keys.append(self.key(stage.id, POSITION))
            keys.append(self.key(stage.id))
            if stage.until:
                keys.append(self.key(stage.id, RESULT))
        return [*keys, self.key("summary")]
