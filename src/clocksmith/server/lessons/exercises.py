"""Exercises: lessons, diagrams and puzzles share four stateless queries.

They return the board after some answers, preview an answer, explain forbidden answers, and write
the position as text, to be sent to others.
"""

from collections.abc import Callable
from typing import Final, Protocol, TypeVar

from msgspec import Struct

from clocksmith.games import GAMES
from clocksmith.server.errors import NOT_FOUND, RequestError
from clocksmith.server.http.endpoint import Endpoints
from clocksmith.server.http.request_context import RequestContext
from clocksmith.server.lessons.messages import (
    AnswersGiven,
    LessonAsk,
    LessonPreview,
    LessonWhyNot,
)
from clocksmith.server.messages import PositionText
from clocksmith.server.thinking.claims import claim_of
from clocksmith.table import wire
from clocksmith.table.errors import NOT_ASKED, REFUSED, STALE, UNREADABLE, CommandError
from clocksmith.table.table import Table

T = TypeVar("T")
REFUSALS: Final = (NOT_ASKED, REFUSED, STALE, UNREADABLE)  # errors for answers that cannot be given


class Exercise(Protocol):
    """A position to play from, alone."""

    def play(self, body: LessonAsk) -> Struct:
        """Return the position after some answers, as a welcome or as an update."""

    def preview(self, body: LessonPreview) -> wire.ConsideredInfo:
        """Return what an answer would do, or which rule forbids it."""

    def why_not(self, body: LessonWhyNot) -> wire.BarsInfo:
        """Return which rules forbid all answers that begin with the same words."""

    def position(self, answers: list[str]) -> str:
        """Return the position after some answers as text."""


Find = Callable[[str, str], Exercise | None]  # by the name of the game and of the exercise


def add_exercises(endpoints: Endpoints, kind: str, status: type, find: Find) -> None:
    """Add the three endpoints for exercises of a *kind*; *status* is the response type of play."""

    async def ask(
        context: RequestContext, game: str, name: str, question: Callable[[Exercise], T]
    ) -> T:
        def answer() -> T:
            exercise = find(game, name) if game in GAMES else None
            if exercise is None:
                raise RequestError(NOT_FOUND, f"there is no such {kind}")
            return question(exercise)

        try:
            return await context.services.sidework.run(claim_of(context), answer)
        except CommandError as error:
            raise RequestError.of(error) from None

    async def play(context: RequestContext, game: str, name: str, body: LessonAsk) -> Struct:
        return await ask(context, game, name, lambda exercise: exercise.play(body))

    async def preview(
        context: RequestContext, game: str, name: str, body: LessonPreview
    ) -> wire.ConsideredInfo:
        return await ask(context, game, name, lambda exercise: exercise.preview(body))

    async def why_not(
        context: RequestContext, game: str, name: str, body: LessonWhyNot
    ) -> wire.BarsInfo:
        return await ask(context, game, name, lambda exercise: exercise.why_not(body))

    async def position(
        context: RequestContext, game: str, name: str, body: AnswersGiven
    ) -> PositionText:
        text = await ask(context, game, name, lambda exercise: exercise.position(body.answers))
        return PositionText(text)

    play.__doc__ = f"Tell how a {kind} stands after some answers, as a welcome or as what is new."
    preview.__doc__ = f"Tell what an answer in a {kind} would do, or which rule forbids it."
    why_not.__doc__ = f"Tell which rules forbid all answers in a {kind} that begin alike."
    position.__doc__ = f"Write the position after some answers in a {kind} as text."
    for handler in (play, preview, why_not, position):
        handler.__name__ = f"{handler.__name__}_{kind}"
    path = f"POST /{kind}s/{{game}}/{{name}}"
    endpoints.add(path, status, *REFUSALS, takes=LessonAsk)(play)
    endpoints.add(f"{path}/preview", wire.ConsideredInfo, *REFUSALS, takes=LessonPreview)(preview)
    endpoints.add(f"{path}/why-not", wire.BarsInfo, *REFUSALS, takes=LessonWhyNot)(why_not)
    endpoints.add(f"{path}/position", PositionText, *REFUSALS, takes=AnswersGiven)(position)


def position_now(table: Table) -> str:
    """Return the position of a table as text."""
    return table.setup.game.write(table.state)
