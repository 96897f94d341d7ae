"""Pictures of puzzles, drawn as SVG."""

from functools import lru_cache
from typing import Annotated, Final

import msgspec
from starlette.responses import Response

from clocksmith.core.words import LANGUAGES
from clocksmith.pictures.svg import PictureError, picture
from clocksmith.server.errors import NOT_FOUND, RequestError
from clocksmith.server.http.endpoint import Endpoints
from clocksmith.server.http.request_context import RequestContext
from clocksmith.server.puzzles.api import DAY_SECONDS
from clocksmith.server.puzzles.tries import puzzle_called
from clocksmith.server.thinking.claims import claim_of

PUZZLE_PICTURES: Final = Endpoints()
SVG: Final = "image/svg+xml"
FOR_A_DAY: Final = f"public, max-age={DAY_SECONDS}"
PICTURES: Final = 64  # that are kept, since drawing one takes half a second
LanguageName = Annotated[str, msgspec.Meta(max_length=8)]


@PUZZLE_PICTURES.add("GET /puzzles/{game}/{puzzle}/picture", str)
async def picture_of_puzzle(
    context: RequestContext, game: str, puzzle: str, language: LanguageName = "en"
) -> Response:
    """Draw the position of a puzzle, as its solver sees it, as SVG."""

    def draw() -> str:
        return picture_called(game, puzzle, language)

    drawn = await context.services.sidework.run(claim_of(context), draw)
    return Response(drawn, 200, {"cache-control": FOR_A_DAY}, SVG)


@lru_cache(PICTURES)
def picture_called(game: str, name: str, language: str) -> str:
    """Return the picture of a puzzle; RequestError where there is none."""
    puzzle = puzzle_called(game, name)
    if puzzle is None or language not in LANGUAGES:
        raise RequestError(NOT_FOUND, "there is no such puzzle")
    try:
        return picture(puzzle.game, puzzle.game.view(puzzle.start(), puzzle.seat), language)
    except PictureError as error:
        raise RequestError(NOT_FOUND, str(error)) from None
