"""Looking back: stories, records, branches."""

import asyncio
from typing import Annotated, Final

import msgspec
from starlette.responses import Response

from clocksmith.core.seat import OPEN, SPECTATOR, Seat
from clocksmith.server.api.endpoint import Endpoints
from clocksmith.server.api.responses import TEXT, zippable
from clocksmith.server.bodies import BranchBody, Imported, Opened
from clocksmith.server.errors import (
    BAD_REQUEST,
    INVALID,
    NO_HINTS,
    NOT_OVER,
    NOT_YOURS,
    TOO_MANY,
    RequestError,
)
from clocksmith.server.limits import RECORD_BYTES
from clocksmith.server.live import LiveTable
from clocksmith.server.request_context import RequestContext
from clocksmith.server.store.rows import OVER
from clocksmith.table import wire
from clocksmith.table.check import check_viewer
from clocksmith.table.errors import FROZEN, HIDDEN, NO_SEAT
from clocksmith.table.record import write_record

HISTORY: Final = Endpoints()
STORY_COST: Final = 20.0  # requests that one story weighs as much as, unless it is known
MOMENT_COST: Final = 4.0  # likewise, always
ANALYSIS_COST: Final = 50.0  # likewise, when the work begins
WORDS: Final = {"spectator": SPECTATOR, "open": OPEN, "": SPECTATOR}
Viewer = Annotated[str, msgspec.Meta(pattern=r"^(spectator|open|-2|-3|[0-9])$")]
Step = Annotated[int, msgspec.Meta(ge=0, lt=1_000_000)]


@HISTORY.add("GET /tables/{id}/story", wire.StoryInfo, NO_SEAT, NOT_YOURS, HIDDEN, FROZEN)
async def read_story(context: RequestContext, id: str, seat: Viewer = "spectator") -> Response:
    """Tell a whole game as a seat, everybody or, when it is over, an open eye may know it."""
    live = await context.services.table_cache.table(id)
    viewer = viewer_of(live, context.known, seat)
    stories = context.services.stories
    if not stories.is_cheap(live, viewer):
        context.services.rate_address.take(context.address, STORY_COST)
    body = await stories.story(live, viewer, live.summary(context.known), context.claim)
    return await zippable(context.headers.get("accept-encoding", ""), body)


@HISTORY.add("GET /tables/{id}/moment", wire.MomentInfo, NO_SEAT, NOT_YOURS, HIDDEN, FROZEN)
async def read_moment(
    context: RequestContext, id: str, seat: Viewer = "spectator", step: Step = 0
) -> Response:
    """Tell a game as it stood after one step: its view, and all steps without theirs.

    Who steps on or back reads the whole story, which takes longer to tell.
    """
    live = await context.services.table_cache.table(id)
    viewer = viewer_of(live, context.known, seat)
    context.services.rate_address.take(context.address, MOMENT_COST)
    body = await context.services.stories.moment(live, viewer, live.summary(context.known), step)
    return await zippable(context.headers.get("accept-encoding", ""), body)


@HISTORY.add("GET /tables/{id}/record", str, NOT_OVER, FROZEN)
async def read_record(context: RequestContext, id: str) -> Response:
    """Give the record of a game that is over, with the seed its luck came from."""
    live = await context.services.table_cache.table(id)
    if live.state != OVER:
        raise RequestError(NOT_OVER, "the record is available when the game is over")
    text = live.row.record
    if text is None:
        text = await asyncio.to_thread(lambda: write_record(live.table.record()))
    name = f'attachment; filename="{live.table.setup.game.name}-{live.id}.txt"'
    return Response(text, 200, {"content-disposition": name}, f"{TEXT}; charset=utf-8")


@HISTORY.add("GET /tables/{id}/analysis", wire.AnalysisInfo, NOT_OVER, FROZEN)
async def read_analysis(context: RequestContext, id: str) -> Response:
    """Tell what is known about a game that is over: luck, turning points, better answers.

    The first time it is asked for, the work begins; ask again until its state is done.
    """
    live = await context.services.table_cache.table(id)
    if live.state != OVER:
        raise RequestError(NOT_OVER, "a game can be analysed when it is over")
    if not context.services.coaching.knows(live.id):
        context.services.rate_address.take(context.address, ANALYSIS_COST)
    known = await context.services.coaching.analysis(live, context.claim.owner)
    return await zippable(context.headers.get("accept-encoding", ""), known)


@HISTORY.add("POST /records", Imported, INVALID, TOO_MANY, takes=str, largest=RECORD_BYTES)
async def import_record(context: RequestContext, body: str) -> Imported:
    """Bring in a record, to be looked at and branched from."""
    await context.services.rate_open.take(context.address)
    return Imported(await context.services.opening.bring_in(context.member, body))


@HISTORY.add(
    "POST /tables/{id}/branches",
    Opened,
    INVALID,
    NOT_YOURS,
    NO_HINTS,
    TOO_MANY,
    FROZEN,
    takes=BranchBody,
)
async def branch_off(context: RequestContext, id: str, body: BranchBody) -> Opened:
    """Open a table that goes on from this one.

    From any step of a game that is over; from the present of one that is
    played, by one who plays, with what his seat cannot know dealt anew.
    """
    live = await context.services.table_cache.table(id)
    await context.services.rate_open.take(context.address)
    return await context.services.opening.branch(context.member, live, body)


def viewer_of(live: LiveTable, user: str | None, word: str) -> Seat:
    """Return the viewer that *word* names; RequestError if the user may not see as it."""
    try:
        viewer = WORDS[word] if word in WORDS else Seat(int(word))
    except ValueError:
        raise RequestError(BAD_REQUEST, "a viewer is a seat, spectator or open") from None
    check_viewer(live.table, viewer)
    if viewer >= 0 and live.state != OVER:
        live.check_owner(user, viewer)
    return viewer
