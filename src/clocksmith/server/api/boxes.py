"""Boxes: what is printed, entered by people, shared and compared."""

import asyncio
import zlib
from dataclasses import asdict
from typing import Final

from msgspec import UNSET
from starlette.responses import Response

from clocksmith import __version__
from clocksmith.core.box.checking import BOX_FORMAT
from clocksmith.core.box.difference import differences
from clocksmith.core.box.fault import BoxError
from clocksmith.core.box.form import STATUSES
from clocksmith.core.box.plain import plain_of
from clocksmith.core.box.writing import write_box
from clocksmith.games import GAMES
from clocksmith.server.api.endpoint import Endpoints
from clocksmith.server.api.responses import TEXT, faults_told, zippable
from clocksmith.server.bodies import Nothing
from clocksmith.server.box_bodies import (
    BoxBody,
    BoxDetails,
    BoxFormInfo,
    BoxInfo,
    BoxJudged,
    DifferenceInfo,
)
from clocksmith.server.boxes import board_of, raw_plain, read_body_box, shelf_of
from clocksmith.server.errors import IN_USE, INVALID, NOT_YOURS, TOO_MANY
from clocksmith.server.limits import BOX_BYTES
from clocksmith.server.request_context import RequestContext

BOXES: Final = Endpoints()


@BOXES.add("GET /games/{game}/boxes", list[BoxInfo])
async def list_boxes(context: RequestContext, game: str) -> list[BoxInfo]:
    """List the boxes of a game: the shipped ones, the newest last, then one's own."""
    return await context.services.boxes.listed(game, context.known)


@BOXES.add("POST /games/{game}/boxes", BoxInfo, INVALID, TOO_MANY, takes=BoxBody, largest=BOX_BYTES)
async def keep_box(context: RequestContext, game: str, body: BoxBody) -> BoxInfo:
    """Keep a box; whoever knows its hash may look at it and play with it."""
    shelf_of(game)
    await context.services.rate_box.take(context.address)
    return await context.services.boxes.keep(game, context.member, body)


@BOXES.add("POST /games/{game}/boxes/judge", BoxJudged, takes=BoxBody, largest=BOX_BYTES)
async def judge_box(context: RequestContext, game: str, body: BoxBody) -> BoxJudged:
    """Tell what is wrong with a box, or its hash and how much of it is printed; keep nothing."""
    shelf_of(game)
    context.services.rate_judge.take(context.address)
    return await asyncio.to_thread(_judged, game, body)


@BOXES.add("GET /games/{game}/boxes/form", BoxFormInfo)
async def read_form(context: RequestContext, game: str) -> BoxFormInfo:
    """Tell what the boxes of a game hold: sheets, columns, and what may stand in them."""
    form = shelf_of(game).form
    sheets = [sheet.plain() for sheet in form.sheets]
    return BoxFormInfo(form.game, BOX_FORMAT, sheets, list(STATUSES))


@BOXES.add("GET /games/{game}/boxes/{box}", BoxDetails, INVALID)
async def read_box(context: RequestContext, game: str, box: str) -> Response:
    """Tell a whole box: its rows, and what a board shows of it."""
    body = await context.services.boxes.details(game, box, context.known)
    tag = f'"{zlib.crc32(body):08x}-{__version__}"'
    headers = {"etag": tag, "cache-control": "private, no-cache"}
    if context.headers.get("if-none-match") == tag:
        return Response(b"", 304, headers)
    return await zippable(context.headers.get("accept-encoding", ""), body, headers)


@BOXES.add("DELETE /games/{game}/boxes/{box}", Nothing, NOT_YOURS, IN_USE)
async def remove_box(context: RequestContext, game: str, box: str) -> Nothing:
    """Take away a box of one's own that no table was opened with."""
    await context.services.boxes.remove(game, context.known, box)
    return Nothing()


@BOXES.add("GET /games/{game}/boxes/{box}/text", str, INVALID)
async def read_box_text(context: RequestContext, game: str, box: str) -> Response:
    """Give a whole box as a TOML file."""
    found = await context.services.boxes.box(game, box, context.known)
    name = f'attachment; filename="{game}-{found.name}.toml"'
    text = await asyncio.to_thread(write_box, found)
    return Response(text, 200, {"content-disposition": name}, f"{TEXT}; charset=utf-8")


@BOXES.add("GET /games/{game}/boxes/{box}/difference/{other}", list[DifferenceInfo], INVALID)
async def compare_boxes(
    context: RequestContext, game: str, box: str, other: str
) -> list[DifferenceInfo]:
    """List what differs between two boxes: before in the first, after in the other."""
    before = await context.services.boxes.box(game, box, context.known)
    after = await context.services.boxes.box(game, other, context.known)
    found = await asyncio.to_thread(differences, before, after)
    return [DifferenceInfo(**asdict(one)) for one in found]


def _judged(game: str, body: BoxBody) -> BoxJudged:
    try:
        box = read_body_box(game, body)
    except BoxError as error:
        rest = (raw_plain(body), None) if body.whole else (UNSET, UNSET)
        return BoxJudged(faults_told(error.faults), None, 0, 0, *rest)
    judged = BoxJudged([], box.digest, *box.counts())
    if body.whole:
        judged.plain, judged.text = plain_of(box), write_box(box)
    if body.board:
        judged.board = board_of(GAMES[game], box)
    return judged
