"""Box endpoints: enter, share and compare the printed parts of a game."""

import zlib
from dataclasses import asdict
from typing import Final

from starlette.responses import Response

from clocksmith import __version__
from clocksmith.core.box.checking import BOX_FORMAT
from clocksmith.core.box.difference import differences
from clocksmith.core.box.form import STATUSES
from clocksmith.core.box.writing import write_box
from clocksmith.server.boxes.messages import (
    BoxBody,
    BoxCheck,
    BoxDetails,
    BoxFormInfo,
    BoxInfo,
    DifferenceInfo,
)
from clocksmith.server.boxes.shipped import shelf_of
from clocksmith.server.errors import IN_USE, INVALID, NOT_YOURS, TOO_MANY
from clocksmith.server.http import scopes
from clocksmith.server.http.endpoint import Endpoints
from clocksmith.server.http.limits import BOX_BYTES
from clocksmith.server.http.negotiation import has_same
from clocksmith.server.http.request_context import RequestContext
from clocksmith.server.http.responses import JSON, TEXT, zippable
from clocksmith.server.messages import Nothing
from clocksmith.server.thinking.claims import claim_of

BOXES: Final = Endpoints()


@BOXES.add("GET /games/{game}/boxes", list[BoxInfo], scope=scopes.READ)
async def list_boxes(context: RequestContext, game: str) -> list[BoxInfo]:
    """List the boxes of a game: the shipped ones, newest last, then your own."""
    return await context.services.boxes.listed(game, context.visitor)


@BOXES.add("POST /games/{game}/boxes", BoxInfo, INVALID, TOO_MANY, takes=BoxBody, largest=BOX_BYTES)
async def keep_box(context: RequestContext, game: str, body: BoxBody) -> BoxInfo:
    """Save a box; everybody who knows its hash may view it and play with it."""
    shelf_of(game)
    await context.spend(context.services.rate_box, context.address)
    return await context.services.boxes.keep(game, context.member, body, claim_of(context))


@BOXES.add("POST /games/{game}/boxes/check", BoxCheck, INVALID, takes=BoxBody, largest=BOX_BYTES)
async def check_box(context: RequestContext, game: str, body: BoxBody) -> Response:
    """Check a box: return its faults, or its hash and how complete it is; nothing is saved."""
    shelf_of(game)
    context.services.rate_box_check.take(context.address)
    check = await context.services.boxes.checker.check(game, body, claim_of(context))
    return Response(check, 200, media_type=JSON)


@BOXES.add("GET /games/{game}/boxes/form", BoxFormInfo, scope=scopes.READ)
async def read_form(context: RequestContext, game: str) -> BoxFormInfo:
    """Describe the boxes of a game: sheets, columns and allowed values."""
    form = shelf_of(game).form
    sheets = [sheet.plain() for sheet in form.sheets]
    return BoxFormInfo(form.game, BOX_FORMAT, sheets, list(STATUSES))


@BOXES.add("GET /games/{game}/boxes/{box}", BoxDetails, INVALID, scope=scopes.READ)
async def read_box(context: RequestContext, game: str, box: str) -> Response:
    """Return a whole box: its rows, and what a board shows of it."""
    body = await context.services.boxes.details(game, box, context.visitor)
    tag = f'"{zlib.crc32(body):08x}-{__version__}"'
    headers = {"etag": tag, "cache-control": "private, no-cache"}
    if has_same(context.headers.get("if-none-match", ""), tag):
        return Response(b"", 304, headers)
    return await zippable(context.headers.get("accept-encoding", ""), body, headers)


@BOXES.add("DELETE /games/{game}/boxes/{box}", Nothing, NOT_YOURS, IN_USE)
async def remove_box(context: RequestContext, game: str, box: str) -> Nothing:
    """Delete your own box, if no table was opened with it."""
    await context.services.boxes.remove(game, context.visitor, box)
    return Nothing()


@BOXES.add("GET /games/{game}/boxes/{box}/text", str, INVALID, scope=scopes.READ)
async def read_box_text(context: RequestContext, game: str, box: str) -> Response:
    """Return a whole box as a TOML file."""
    full_box = await context.services.boxes.box(game, box, context.visitor)
    name = f'attachment; filename="{game}-{full_box.name}.toml"'
    text = await context.services.sidework.run(claim_of(context), lambda: write_box(full_box))
    return Response(text, 200, {"content-disposition": name}, f"{TEXT}; charset=utf-8")


@BOXES.add(
    "GET /games/{game}/boxes/{box}/difference/{other}",
    list[DifferenceInfo],
    INVALID,
    scope=scopes.READ,
)
async def compare_boxes(
    context: RequestContext, game: str, box: str, other: str
) -> list[DifferenceInfo]:
    """List the differences between two boxes: before in the first, after in the second."""
    before = await context.services.boxes.box(game, box, context.visitor)
    after = await context.services.boxes.box(game, other, context.visitor)
    changes = await context.services.sidework.run(
        claim_of(context), lambda: differences(before, after)
    )
    return [DifferenceInfo(**asdict(one)) for one in changes]
