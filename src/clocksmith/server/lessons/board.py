"""The board of a link: positions and records that are sent as text, to look at and to try."""

from collections.abc import Callable
from typing import Final, TypeVar

from clocksmith.core.seat import Seat
from clocksmith.lessons.lesson import Lesson
from clocksmith.lessons.linked import linked_lesson
from clocksmith.lessons.run import run_of
from clocksmith.lessons.telling import LessonTold, lesson_after
from clocksmith.server.errors import INVALID, RequestError
from clocksmith.server.http.endpoint import Endpoints
from clocksmith.server.http.limits import BODY_BYTES
from clocksmith.server.http.request_context import RequestContext
from clocksmith.server.lessons.exercises import REFUSALS
from clocksmith.server.lessons.messages import BoardAsk, BoardPreview, BoardWhyNot
from clocksmith.server.thinking.claims import claim_of
from clocksmith.table import wire
from clocksmith.table.errors import CommandError
from clocksmith.table.feed import barred, considered
from clocksmith.table.link import LONGEST_TEXT

BOARD: Final = Endpoints()
BYTES: Final = LONGEST_TEXT + BODY_BYTES
CODES: Final = (*REFUSALS, INVALID)
T = TypeVar("T")


@BOARD.add("POST /board", LessonTold, *CODES, takes=BoardAsk, largest=BYTES)
async def play_on_board(context: RequestContext, body: BoardAsk) -> LessonTold:
    """Return a position after some answers, as a welcome or as an update."""
    return await _ask(
        context, body, lambda one: lesson_after(one, body.answers, body.shown, body.then)
    )


@BOARD.add("POST /board/preview", wire.ConsideredInfo, *CODES, takes=BoardPreview, largest=BYTES)
async def preview_on_board(context: RequestContext, body: BoardPreview) -> wire.ConsideredInfo:
    """Preview what an answer would do, or which rule forbids it."""

    def preview(lesson: Lesson) -> wire.ConsideredInfo:
        table = run_of(lesson, body.answers).table
        return considered(table, lesson.seat, body.action, body.times)

    return await _ask(context, body, preview)


@BOARD.add("POST /board/why-not", wire.BarsInfo, *CODES, takes=BoardWhyNot, largest=BYTES)
async def why_not_on_board(context: RequestContext, body: BoardWhyNot) -> wire.BarsInfo:
    """Return which rules forbid all answers that begin with the same words."""
    return await _ask(
        context,
        body,
        lambda one: barred(run_of(one, body.answers).table, one.seat, body.stems),
    )


async def _ask(
    context: RequestContext,
    body: BoardAsk | BoardPreview | BoardWhyNot,
    question: Callable[[Lesson], T],
) -> T:
    def answer() -> T:
        seat = None if body.seat is None else Seat(body.seat)
        try:
            lesson = linked_lesson(body.text, seat)
        except ValueError as error:
            raise RequestError(INVALID, str(error)) from None
        return question(lesson)

    try:
        return await context.services.sidework.run(claim_of(context), answer)
    except CommandError as error:
        raise RequestError.of(error) from None
