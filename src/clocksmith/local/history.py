"""Playing on and looking back: votes, the points, stories, records and analyses."""

from typing import Final

from clocksmith.local.context import LocalContext
from clocksmith.local.table import ME
from clocksmith.server.errors import NOT_OVER, RequestError
from clocksmith.server.http.endpoint import Endpoints
from clocksmith.server.messages import Number, PositionText
from clocksmith.server.tables import proposals
from clocksmith.server.tables.messages import Numbered, ProposalBody, ResignBody, VoteBody
from clocksmith.server.tables.opening import branch_position, unfinished_record
from clocksmith.server.tables.rows import OVER
from clocksmith.server.tables.summary import UNNAMED
from clocksmith.server.tables.viewers import Step, Viewer, viewer_of
from clocksmith.table import wire
from clocksmith.table.feed import Feed, ledger_of
from clocksmith.table.record import write_record

HISTORY: Final = Endpoints()


@HISTORY.add("POST /tables/{id}/resignation", Numbered, takes=ResignBody)
async def resign(context: LocalContext, id: str, body: ResignBody) -> Numbered:
    """Resign a seat for good; a bot plays on."""
    live = await context.services.table_cache.table(id)
    return Numbered(await proposals.resign(live, ME, body))


@HISTORY.add("POST /tables/{id}/proposals", Numbered, takes=ProposalBody)
async def move(context: LocalContext, id: str, body: ProposalBody) -> Numbered:
    """Propose to end the game: it ends at once, since nobody else has a vote."""
    live = await context.services.table_cache.table(id)
    return Numbered(await proposals.move(live, ME, UNNAMED, body))


@HISTORY.add("POST /tables/{id}/votes", Numbered, takes=VoteBody)
async def vote(context: LocalContext, id: str, body: VoteBody) -> Numbered:
    """Agree or object to the current proposal."""
    live = await context.services.table_cache.table(id)
    return Numbered(await proposals.vote(live, ME, body))


@HISTORY.add("GET /tables/{id}/ledger", wire.LedgerInfo)
async def read_ledger(
    context: LocalContext, id: str, step: Number | None = None
) -> wire.LedgerInfo:
    """Return what brought every seat its points, after so many steps or all of them."""
    live = await context.services.table_cache.table(id)
    return ledger_of(live.table, step)


@HISTORY.add("GET /tables/{id}/story", wire.StoryInfo)
async def read_story(context: LocalContext, id: str, seat: Viewer = "spectator") -> wire.StoryInfo:
    """Return a whole game as seen by a seat, by spectators or, when it is over, without secrets."""
    live = await context.services.table_cache.table(id)
    viewer = viewer_of(live, ME, seat)
    return Feed(live.table, viewer).story(live.summary(ME))


@HISTORY.add("GET /tables/{id}/moment", wire.MomentInfo)
async def read_moment(
    context: LocalContext, id: str, seat: Viewer = "spectator", step: Step = 0
) -> wire.MomentInfo:
    """Return a game as it was after one step: its view, and all steps without their views."""
    live = await context.services.table_cache.table(id)
    viewer = viewer_of(live, ME, seat)
    return Feed(live.table, viewer).moment(live.summary(ME), step)


@HISTORY.add("GET /tables/{id}/record", str)
async def read_record(context: LocalContext, id: str) -> str:
    """Return the record of a finished game, with the seed of its luck."""
    live = await context.services.table_cache.table(id)
    if live.state != OVER:
        raise RequestError(NOT_OVER, "the record is available when the game is over")
    return live.row.record or write_record(live.table.record())


@HISTORY.add("GET /tables/{id}/unfinished-record", str)
async def read_unfinished_record(context: LocalContext, id: str) -> str:
    """Return the record of a game that you play alone so far, to play on elsewhere."""
    return unfinished_record(await context.services.table_cache.table(id), ME)


@HISTORY.add("GET /tables/{id}/steps/{step}/position", PositionText)
async def read_step(context: LocalContext, id: str, step: Step) -> PositionText:
    """Write the position after so many steps as text, to be sent to others."""
    live = await context.services.table_cache.table(id)
    return PositionText(branch_position(live, ME, step))


@HISTORY.add("GET /tables/{id}/analysis", wire.AnalysisInfo)
async def read_analysis(context: LocalContext, id: str) -> bytes:
    """Return the analysis of a finished game so far; repeat it until the state is done."""
    live = await context.services.table_cache.table(id)
    if live.state != OVER:
        raise RequestError(NOT_OVER, "a game can be analysed when it is over")
    return await context.services.analyses.analysis(live.id, live.table, ME)
