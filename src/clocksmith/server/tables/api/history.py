"""History: stories, records, branches and analyses."""

import asyncio
from typing import Final

from starlette.responses import Response

from clocksmith.server.errors import (
    INVALID,
    NO_HINTS,
    NOT_OVER,
    NOT_YOURS,
    TOO_MANY,
    RequestError,
)
from clocksmith.server.http import scopes
from clocksmith.server.http.endpoint import Endpoints
from clocksmith.server.http.limits import RECORD_BYTES
from clocksmith.server.http.request_context import RequestContext
from clocksmith.server.http.responses import TEXT, zippable
from clocksmith.server.messages import PositionText
from clocksmith.server.tables.messages import BranchBody, ContinueBody, Imported, Opened
from clocksmith.server.tables.opening import branch_position, unfinished_record
from clocksmith.server.tables.rows import OVER
from clocksmith.server.tables.viewers import Step, Viewer, viewer_of
from clocksmith.server.thinking.claims import claim_of
from clocksmith.table import wire
from clocksmith.table.errors import FROZEN, HIDDEN, NO_SEAT
from clocksmith.table.record import write_record

HISTORY: Final = Endpoints()
STORY_COST: Final = 20.0  # requests that one story counts as, unless it is cached
MOMENT_COST: Final = 4.0  # likewise, always
ANALYSIS_COST: Final = 50.0  # likewise, when the work starts


@HISTORY.add(
    "GET /tables/{id}/story",
    wire.StoryInfo,
    NO_SEAT,
    NOT_YOURS,
    HIDDEN,
    FROZEN,
    retries=True,
    scope=scopes.READ,
)
async def read_story(context: RequestContext, id: str, seat: Viewer = "spectator") -> Response:
    """Return a whole game as seen by a seat, by spectators or, when it is over, without secrets."""
    live = await context.services.table_cache.table(id)
    viewer = viewer_of(live, context.visitor, seat)
    stories = context.services.stories
    if not stories.is_cheap(live, viewer):
        context.weigh(STORY_COST)
    body = await stories.story(live, viewer, live.summary(context.visitor), claim_of(context))
    return await zippable(context.headers.get("accept-encoding", ""), body)


@HISTORY.add(
    "GET /tables/{id}/moment",
    wire.MomentInfo,
    NO_SEAT,
    NOT_YOURS,
    HIDDEN,
    FROZEN,
    retries=True,
    scope=scopes.READ,
)
async def read_moment(
    context: RequestContext, id: str, seat: Viewer = "spectator", step: Step = 0
) -> Response:
    """Return a game as it was after one step: its view, and all steps without their views.

    To step back and forth, read the whole story, which takes longer.
    """
    live = await context.services.table_cache.table(id)
    viewer = viewer_of(live, context.visitor, seat)
    context.weigh(MOMENT_COST)
    body = await context.services.stories.moment(live, viewer, live.summary(context.visitor), step)
    return await zippable(context.headers.get("accept-encoding", ""), body)


@HISTORY.add("GET /tables/{id}/record", str, NOT_OVER, FROZEN, retries=True, scope=scopes.READ)
async def read_record(context: RequestContext, id: str) -> Response:
    """Return the record of a finished game, with the seed of its luck."""
    live = await context.services.table_cache.table(id)
    if live.state != OVER:
        raise RequestError(NOT_OVER, "the record is available when the game is over")
    text = live.row.record
    if text is None:
        text = await asyncio.to_thread(lambda: write_record(live.table.record()))
    name = f'attachment; filename="{live.table.setup.game.name}-{live.id}.txt"'
    return Response(text, 200, {"content-disposition": name}, f"{TEXT}; charset=utf-8")


@HISTORY.add("GET /tables/{id}/unfinished-record", str, NOT_OVER, FROZEN, retries=True)
async def read_unfinished_record(context: RequestContext, id: str) -> Response:
    """Return the record of a game that you play alone so far, to play on elsewhere.

    There are only bots and guests at your screen. The seed of the luck stays sealed.
    """
    live = await context.services.table_cache.table(id)
    text = await asyncio.to_thread(unfinished_record, live, context.visitor)
    return Response(text, 200, {}, f"{TEXT}; charset=utf-8")


@HISTORY.add(
    "GET /tables/{id}/analysis",
    wire.AnalysisInfo,
    NOT_OVER,
    FROZEN,
    retries=True,
    scope=scopes.READ,
)
async def read_analysis(context: RequestContext, id: str) -> Response:
    """Return the analysis of a finished game: luck, turning points, better answers.

    The first request starts the work; repeat it until the state is done.
    """
    live = await context.services.table_cache.table(id)
    if live.state != OVER:
        raise RequestError(NOT_OVER, "a game can be analysed when it is over")
    if not context.services.analyses.has(live.id):
        context.weigh(ANALYSIS_COST)
    owner = claim_of(context).owner
    analysis = await context.services.analyses.analysis(live.id, live.table, owner)
    return await zippable(context.headers.get("accept-encoding", ""), analysis)


@HISTORY.add("POST /records", Imported, INVALID, TOO_MANY, takes=str, largest=RECORD_BYTES)
async def import_record(context: RequestContext, body: str) -> Imported:
    """Import a record, to replay it and branch from it."""
    await context.spend(context.services.rate_open, context.address)
    return Imported(await context.services.table_creator.bring_in(context.member, body))


@HISTORY.add(
    "GET /tables/{id}/steps/{step}/position",
    PositionText,
    INVALID,
    NOT_YOURS,
    NO_HINTS,
    FROZEN,
    retries=True,
)
async def read_step(context: RequestContext, id: str, step: Step) -> PositionText:
    """Write the position after so many steps as text, to be sent to others.

    It is the one that a branch from there continues from.
    """
    live = await context.services.table_cache.table(id)
    context.weigh(MOMENT_COST)
    return PositionText(await asyncio.to_thread(branch_position, live, context.user, step))


@HISTORY.add(
    "POST /branches",
    Opened,
    INVALID,
    TOO_MANY,
    takes=ContinueBody,
    largest=RECORD_BYTES,
)
async def continue_from(context: RequestContext, body: ContinueBody) -> Opened:
    """Open a table that continues from a position, or from the end of a record, sent as text."""
    await context.spend(context.services.rate_open, context.address)
    return await context.services.table_creator.continue_from(context.member, body)


@HISTORY.add(
    "POST /tables/{id}/branches",
    Opened,
    INVALID,
    NOT_YOURS,
    NO_HINTS,
    TOO_MANY,
    FROZEN,
    takes=BranchBody,
    retries=True,
)
async def branch_off(context: RequestContext, id: str, body: BranchBody) -> Opened:
    """Open a table that continues from this one.

    A finished game can continue from any step. A game in progress can only continue from now, by
    one of its players, and what their seat cannot know is dealt again.
    """
    live = await context.services.table_cache.table(id)
    await context.spend(context.services.rate_open, context.address)
    return await context.services.table_creator.branch(context.member, live, body)
