"""Request and response bodies of lessons."""

from typing import Annotated

from msgspec import Meta, Struct, field

from clocksmith.server.messages import ActionText, Body, SeatNumber
from clocksmith.table.considered import MOST_AGAIN
from clocksmith.table.link import LONGEST_TEXT

Answers = Annotated[list[ActionText], Meta(max_length=200)]
LinkedText = Annotated[str, Meta(max_length=LONGEST_TEXT)]  # of a position or a record


class LessonInfo(Struct):
    """A lesson in a list; the word list has its title under its id."""

    id: str
    stages: int
    minutes: int  # how long it takes, roughly


class CourseInfo(Struct):
    """The lessons of one game, in order."""

    game: str
    lessons: list[LessonInfo]


class LessonAsk(Body):
    """All answers of the learner, and how many of them were already *shown*; null for none.

    Answers in *then* follow the last one, as far as they are requested and legal.
    """

    answers: Answers
    shown: int | None = None
    then: Answers = field(default_factory=list)


class LessonPreview(Body):
    """An answer to preview after some answers."""

    answers: Answers
    action: ActionText
    times: Annotated[int, Meta(ge=1, le=1 + MOST_AGAIN)] = 1


class LessonWhyNot(Body):
    """Beginnings of answers to explain after some answers."""

    answers: Answers
    stems: Annotated[list[ActionText], Meta(max_length=20)]


class BoardAsk(LessonAsk, kw_only=True):
    """What was tried from a position that somebody sends, or from the end of a record."""

    text: LinkedText
    seat: SeatNumber | None = None  # who looks; null: who is asked


class BoardPreview(LessonPreview, kw_only=True):
    """An answer to preview there."""

    text: LinkedText
    seat: SeatNumber | None = None


class BoardWhyNot(LessonWhyNot, kw_only=True):
    """Beginnings of answers to explain there."""

    text: LinkedText
    seat: SeatNumber | None = None


class AnswersGiven(Body):
    """What was answered in an exercise so far."""

    answers: Answers
