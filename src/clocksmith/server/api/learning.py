"""Lessons: which there are, and how one goes on after some answers. Nothing of it is kept."""

import asyncio
from collections.abc import Callable
from typing import Final, TypeVar

from clocksmith.games import GAMES
from clocksmith.lessons.lesson import Lesson
from clocksmith.lessons.run import run_of
from clocksmith.lessons.shelf import lessons_of, taught
from clocksmith.lessons.telling import LessonTold, told
from clocksmith.server.api.endpoint import Endpoints
from clocksmith.server.errors import NOT_FOUND, RequestError
from clocksmith.server.lesson_bodies import (
    CourseInfo,
    LessonAsk,
    LessonBars,
    LessonConsider,
    LessonInfo,
)
from clocksmith.server.request_context import RequestContext
from clocksmith.table import wire
from clocksmith.table.errors import NOT_ASKED, REFUSED, STALE, UNREADABLE, CommandError
from clocksmith.table.feed import barred, considered

LEARNING: Final = Endpoints()
ANSWERED: Final = (NOT_ASKED, REFUSED, STALE, UNREADABLE)
T = TypeVar("T")


@LEARNING.add("GET /lessons", list[CourseInfo])
async def list_lessons(context: RequestContext) -> list[CourseInfo]:
    """List the lessons of the games that have some."""
    return await asyncio.to_thread(_courses)


@LEARNING.add("POST /lessons/{game}/{lesson}", LessonTold, *ANSWERED, takes=LessonAsk)
async def play_lesson(
    context: RequestContext, game: str, lesson: str, body: LessonAsk
) -> LessonTold:
    """Tell how a lesson stands after some answers, as a welcome or as what is new."""
    found = await asyncio.to_thread(_lesson, game, lesson)
    return await _asked(lambda: told(found, body.answers, body.shown, body.then))


@LEARNING.add(
    "POST /lessons/{game}/{lesson}/consider",
    wire.ConsideredInfo,
    *ANSWERED,
    takes=LessonConsider,
)
async def consider_in_lesson(
    context: RequestContext, game: str, lesson: str, body: LessonConsider
) -> wire.ConsideredInfo:
    """Tell what an answer would do there, or which rule forbids it; nothing is done."""
    found = await asyncio.to_thread(_lesson, game, lesson)
    return await _asked(
        lambda: considered(run_of(found, body.answers).table, found.seat, body.action, body.times)
    )


@LEARNING.add("POST /lessons/{game}/{lesson}/bars", wire.BarsInfo, *ANSWERED, takes=LessonBars)
async def bars_in_lesson(
    context: RequestContext, game: str, lesson: str, body: LessonBars
) -> wire.BarsInfo:
    """Tell which rules bar all answers that begin with the same words; nothing is done."""
    found = await asyncio.to_thread(_lesson, game, lesson)
    return await _asked(lambda: barred(run_of(found, body.answers).table, found.seat, body.stems))


async def _asked(tell: Callable[[], T]) -> T:
    try:
        return await asyncio.to_thread(tell)
    except CommandError as error:
        raise RequestError.of(error) from None


def _lesson(game: str, lesson: str) -> Lesson:
    found = lessons_of(game).get(lesson) if game in GAMES else None
    if found is None:
        raise RequestError(NOT_FOUND, "there is no such lesson")
    return found


def _courses() -> list[CourseInfo]:
    return [
        CourseInfo(
            name,
            [LessonInfo(one.id, len(one.stages)) for one in lessons_of(name).values()],
        )
        for name in taught()
    ]
