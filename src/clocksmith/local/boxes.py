"""The boxes that come with the games, to look at."""

from dataclasses import asdict
from typing import Final

from clocksmith.core.box.box import Box
from clocksmith.core.box.checking import BOX_FORMAT
from clocksmith.core.box.difference import differences
from clocksmith.core.box.form import STATUSES
from clocksmith.core.box.writing import write_box
from clocksmith.games import GAMES
from clocksmith.local.context import LocalContext
from clocksmith.server.boxes.messages import BoxDetails, BoxFormInfo, BoxInfo, DifferenceInfo
from clocksmith.server.boxes.shipped import box_details, box_info, shelf_of, shipped_box
from clocksmith.server.errors import NOT_FOUND, RequestError
from clocksmith.server.http.endpoint import Endpoints

BOXES: Final = Endpoints()


@BOXES.add("GET /games/{game}/boxes", list[BoxInfo])
async def list_boxes(context: LocalContext, game: str) -> list[BoxInfo]:
    """List the boxes of a game, newest last."""
    shelf = shelf_of(game)
    return [box_info(shelf.box(name)) for name in shelf.names]


@BOXES.add("GET /games/{game}/boxes/form", BoxFormInfo)
async def read_form(context: LocalContext, game: str) -> BoxFormInfo:
    """Describe the boxes of a game: sheets, columns and allowed values."""
    form = shelf_of(game).form
    sheets = [sheet.plain() for sheet in form.sheets]
    return BoxFormInfo(form.game, BOX_FORMAT, sheets, list(STATUSES))


@BOXES.add("GET /games/{game}/boxes/{box}", BoxDetails)
async def read_box(context: LocalContext, game: str, box: str) -> bytes:
    """Return a whole box: its rows, and what a board shows of it."""
    return box_details(GAMES[game], _box(game, box))


@BOXES.add("GET /games/{game}/boxes/{box}/text", str)
async def read_box_text(context: LocalContext, game: str, box: str) -> str:
    """Return a whole box as a TOML file."""
    return write_box(_box(game, box))


@BOXES.add("GET /games/{game}/boxes/{box}/difference/{other}", list[DifferenceInfo])
async def compare_boxes(
    context: LocalContext, game: str, box: str, other: str
) -> list[DifferenceInfo]:
    """List the differences between two boxes: before in the first, after in the second."""
    changes = differences(_box(game, box), _box(game, other))
    return [DifferenceInfo(**asdict(one)) for one in changes]


def _box(game: str, id: str) -> Box:
    box = shipped_box(shelf_of(game), id)
    if box is None:
        raise RequestError(NOT_FOUND, "there is no such box")
    return box
