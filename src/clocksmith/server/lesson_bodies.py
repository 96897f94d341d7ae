"""What clients send and get about lessons."""

from typing import Annotated

from msgspec import Meta, Struct, field

from clocksmith.server.bodies import ActionText, Body
from clocksmith.table.considered import MOST_AGAIN

Answers = Annotated[list[ActionText], Meta(max_length=200)]


class LessonInfo(Struct):
    """A lesson in a list: its word list has its title under its id."""

    id: str
    stages: int


class CourseInfo(Struct):
    """The lessons of one game, in their order."""

    game: str
    lessons: list[LessonInfo]


class LessonAsk(Body):
    """All answers of the learner, of which so many were *shown* already; None for none.

    Answers in *then* go with the last one, as far as they are asked and legal.
    """

    answers: Answers
    shown: int | None = None
    then: Answers = field(default_factory=list)


class LessonConsider(Body):
    """An answer whose consequences are wanted after some answers."""

    answers: Answers
    action: ActionText
    times: Annotated[int, Meta(ge=1, le=1 + MOST_AGAIN)] = 1


class LessonBars(Body):
    """Beginnings of answers that are wondered about after some answers."""

    answers: Answers
    stems: Annotated[list[ActionText], Meta(max_length=20)]
