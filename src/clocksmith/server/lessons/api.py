"""Lessons, demos, and interactive diagrams of the rules."""

from collections.abc import Callable
from dataclasses import dataclass
from functools import partial
from typing import Final

from clocksmith.lessons.lesson import Lesson
from clocksmith.lessons.run import run_of
from clocksmith.lessons.shelf import demos_of, diagrams_of, lessons_of, taught
from clocksmith.lessons.telling import LessonTold, lesson_after
from clocksmith.lessons.words import minutes_of
from clocksmith.server.http.endpoint import Endpoints
from clocksmith.server.http.request_context import RequestContext
from clocksmith.server.lessons.exercises import add_exercises, position_now
from clocksmith.server.lessons.messages import (
    CourseInfo,
    LessonAsk,
    LessonInfo,
    LessonPreview,
    LessonWhyNot,
)
from clocksmith.server.thinking.claims import claim_of
from clocksmith.table import wire
from clocksmith.table.feed import barred, considered

LESSONS: Final = Endpoints()


@dataclass(frozen=True)
class LessonExercise:
    """A lesson, a demo or a diagram."""

    lesson: Lesson

    def play(self, body: LessonAsk) -> LessonTold:
        """Return the position after some answers, as a welcome or as an update."""
        return lesson_after(self.lesson, body.answers, body.shown, body.then)

    def preview(self, body: LessonPreview) -> wire.ConsideredInfo:
        """Return what an answer would do, or which rule forbids it."""
        table = run_of(self.lesson, body.answers).table
        return considered(table, self.lesson.seat, body.action, body.times)

    def why_not(self, body: LessonWhyNot) -> wire.BarsInfo:
        """Return which rules forbid all answers that begin with the same words."""
        return barred(run_of(self.lesson, body.answers).table, self.lesson.seat, body.stems)

    def position(self, answers: list[str]) -> str:
        """Return the position after some answers as text."""
        return position_now(run_of(self.lesson, answers).table)


@LESSONS.add("GET /lessons", list[CourseInfo])
async def list_lessons(context: RequestContext) -> list[CourseInfo]:
    """List the lessons of all games that have some."""
    return await context.services.sidework.run(claim_of(context), _courses)


def _courses() -> list[CourseInfo]:
    return [
        CourseInfo(
            name,
            [
                LessonInfo(one.id, len(one.stages), minutes_of(one))
                for one in lessons_of(name).values()
            ],
        )
        for name in taught()
    ]


def _find(shelf: Callable[[str], dict[str, Lesson]], game: str, name: str) -> LessonExercise | None:
    lesson = shelf(game).get(name)
    return None if lesson is None else LessonExercise(lesson)


add_exercises(LESSONS, "lesson", LessonTold, partial(_find, lessons_of))
add_exercises(LESSONS, "demo", LessonTold, partial(_find, demos_of))
add_exercises(LESSONS, "diagram", LessonTold, partial(_find, diagrams_of))
