"""Pictures of positions in links: SVG for pages, PNG for programs that show previews."""

from functools import lru_cache
from typing import Annotated, Final, Literal

import msgspec
from starlette.responses import Response

from clocksmith.core.seat import Seat
from clocksmith.core.words import LANGUAGES
from clocksmith.lessons.linked import linked_lesson
from clocksmith.pictures.png import png_of
from clocksmith.pictures.svg import PictureError, picture
from clocksmith.server.errors import INVALID, NOT_FOUND, RequestError
from clocksmith.server.http.endpoint import Endpoints
from clocksmith.server.http.request_context import RequestContext
from clocksmith.server.messages import SeatNumber
from clocksmith.server.thinking.claims import claim_of
from clocksmith.table.link import text_of

BOARD_PICTURES: Final = Endpoints()
KINDS: Final = {"svg": "image/svg+xml", "png": "image/png"}
FOR_A_DAY: Final = "public, max-age=86400"
COST: Final = 10.0  # requests that a picture counts as: drawing takes half a second
PICTURES: Final = 32  # that are kept
# The code of a link; a longer one would not fit into the head of a request.
Code = Annotated[str, msgspec.Meta(max_length=40_000, pattern="^[A-Za-z0-9_-]*$")]
LanguageName = Annotated[str, msgspec.Meta(max_length=8)]
Format = Literal["svg", "png"]


@BOARD_PICTURES.add("GET /board/picture", str, INVALID, NOT_FOUND)
async def picture_of_link(
    context: RequestContext,
    position: Code,
    language: LanguageName = "en",
    seat: SeatNumber | None = None,
    format: Format = "svg",
) -> Response:
    """Draw the position in the code of a link, as a seat sees it, or else the one asked."""
    context.weigh(COST)

    def draw() -> bytes:
        return drawn(position, language, seat, format)

    content = await context.services.sidework.run(claim_of(context), draw)
    return Response(content, 200, {"cache-control": FOR_A_DAY}, KINDS[format])


@lru_cache(PICTURES)
def drawn(code: str, language: str, seat: int | None, format: Format) -> bytes:
    """Return the picture in a format; RequestError, in words, where there is none."""
    if language not in LANGUAGES:
        raise RequestError(NOT_FOUND, "there is no such language")
    try:
        lesson = linked_lesson(text_of(code), None if seat is None else Seat(seat))
        [stage] = lesson.stages
        assert stage.position is not None, "a linked lesson begins with its position"
        view = lesson.game.view(lesson.game.read(stage.position), lesson.seat)
        svg = picture(lesson.game, view, language)
        return png_of(svg) if format == "png" else svg.encode()
    except PictureError as error:
        raise RequestError(NOT_FOUND, str(error)) from None
    except ValueError as error:
        raise RequestError(INVALID, str(error)) from None
