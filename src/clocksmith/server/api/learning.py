"""Lessons and diagrams: how one goes on after some answers. Nothing of it is kept."""

import asyncio
from collections.abc import Callable
from typing import Final

from clocksmith.games import GAMES
from clocksmith.lessons.lesson import Lesson
from clocksmith.lessons.run import run_of
from clocksmith.lessons.shelf import diagrams_of, lessons_of, taught
from clocksmith.lessons.telling import LessonTold, told
from clocksmith.server.api.answered import REFUSALS, tell_after
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
from clocksmith.table.feed import barred, considered

LEARNING: Final = Endpoints()


@LEARNING.add("GET /lessons", list[CourseInfo])
async def list_lessons(context: RequestContext) -> list[CourseInfo]:
    """List the lessons of the games that have some."""
    return await asyncio.to_thread(_courses)


@LEARNING.add("POST /lessons/{game}/{lesson}", LessonTold, *REFUSALS, takes=LessonAsk)
async def play_lesson(
    context: RequestContext, game: str, lesson: str, body: LessonAsk
) -> LessonTold:
    """Tell how a lesson stands after some answers, as a welcome or as what is new."""
    return await _told(await _found(lessons_of, game, lesson), body)


@LEARNING.add(
    "POST /lessons/{game}/{lesson}/consider",
    wire.ConsideredInfo,
    *REFUSALS,
    takes=LessonConsider,
)
async def consider_in_lesson(
    context: RequestContext, game: str, lesson: str, body: LessonConsider
) -> wire.ConsideredInfo:
    """Tell what an answer would do there, or which rule forbids it; nothing is done."""
    return await _considered(await _found(lessons_of, game, lesson), body)


@LEARNING.add("POST /lessons/{game}/{lesson}/bars", wire.BarsInfo, *REFUSALS, takes=LessonBars)
async def bars_in_lesson(
    context: RequestContext, game: str, lesson: str, body: LessonBars
) -> wire.BarsInfo:
    """Tell which rules bar all answers that begin with the same words; nothing is done."""
    return await _barred(await _found(lessons_of, game, lesson), body)


@LEARNING.add("POST /diagrams/{game}/{diagram}", LessonTold, *REFUSALS, takes=LessonAsk)
async def play_diagram(
    context: RequestContext, game: str, diagram: str, body: LessonAsk
) -> LessonTold:
    """Tell how the position of a diagram of the rules stands after some answers."""
    return await _told(await _found(diagrams_of, game, diagram), body)


@LEARNING.add(
    "POST /diagrams/{game}/{diagram}/consider",
    wire.ConsideredInfo,
    *REFUSALS,
    takes=LessonConsider,
)
async def consider_in_diagram(
    context: RequestContext, game: str, diagram: str, body: LessonConsider
) -> wire.ConsideredInfo:
    """Tell what an answer would do there, or which rule forbids it; nothing is done."""
    return await _considered(await _found(diagrams_of, game, diagram), body)


@LEARNING.add("POST /diagrams/{game}/{diagram}/bars", wire.BarsInfo, *REFUSALS, takes=LessonBars)
async def bars_in_diagram(
    context: RequestContext, game: str, diagram: str, body: LessonBars
) -> wire.BarsInfo:
    """Tell which rules bar all answers that begin with the same words; nothing is done."""
    return await _barred(await _found(diagrams_of, game, diagram), body)


async def _told(found: Lesson, body: LessonAsk) -> LessonTold:
    return await tell_after(lambda: told(found, body.answers, body.shown, body.then))


async def _considered(found: Lesson, body: LessonConsider) -> wire.ConsideredInfo:
    return await tell_after(
        lambda: considered(run_of(found, body.answers).table, found.seat, body.action, body.times)
    )


async def _barred(found: Lesson, body: LessonBars) -> wire.BarsInfo:
    return await tell_after(
        lambda: barred(run_of(found, body.answers).table, found.seat, body.stems)
    )


async def _found(shelf: Callable[[str], dict[str, Lesson]], game: str, id: str) -> Lesson:
    found = (await asyncio.to_thread(shelf, game)).get(id) if game in GAMES else None
    if found is None:
        raise RequestError(NOT_FOUND, "there is no such lesson or diagram")
    return found


def _courses() -> list[CourseInfo]:
    return [
        CourseInfo(
            name,
            [LessonInfo(one.id, len(one.stages)) for one in lessons_of(name).values()],
        )
        for name in taught()
    ]
