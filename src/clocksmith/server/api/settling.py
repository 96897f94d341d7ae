"""What people settle about a table: resigning, votes, the points, a rematch, deleting."""

from typing import Final

from clocksmith.server import affairs
from clocksmith.server.api.endpoint import Endpoints
from clocksmith.server.api.playing import COMMANDED
from clocksmith.server.bodies import (
    MotionBody,
    Nothing,
    Number,
    Numbered,
    Opened,
    ResignBody,
    VoteBody,
)
from clocksmith.server.errors import (
    INVALID,
    NEEDS_ACCOUNT,
    NOBODY_THERE,
    NOT_ALONE,
    NOT_GONE,
    NOT_OVER,
    NOT_YOURS,
    REPLAY_ONLY,
    TAKEN,
)
from clocksmith.server.request_context import RequestContext
from clocksmith.table import wire
from clocksmith.table.errors import FROZEN, HIDDEN, NO_VOTE, UNDER_VOTE, UNREADABLE
from clocksmith.table.feed import ledger_of

SETTLING: Final = Endpoints()


@SETTLING.add(
    "POST /tables/{id}/resignation", Numbered, *COMMANDED, INVALID, UNREADABLE, takes=ResignBody
)
async def resign(context: RequestContext, id: str, body: ResignBody) -> Numbered:
    """Give up a seat for good; a bot plays on."""
    live = await context.services.table_cache.table(id)
    return Numbered(await affairs.resign(live, context.known, body))


@SETTLING.add(
    "POST /tables/{id}/motions",
    Numbered,
    *COMMANDED,
    INVALID,
    UNREADABLE,
    UNDER_VOTE,
    NOT_GONE,
    NOBODY_THERE,
    takes=MotionBody,
)
async def move(context: RequestContext, id: str, body: MotionBody) -> Numbered:
    """Put to the vote that the game ends, or that somebody plays on for one who is gone.

    It is carried when all who have a vote agree; at once, when nobody else has one.
    """
    live = await context.services.table_cache.table(id)
    user = context.user
    await context.services.rate_motion.take(user)
    if not live.own_seats(user):  # a spectator is a new guest as often as he likes
        await context.services.rate_motion.take(context.address)
    name = (await context.services.accounts.me(user)).name
    return Numbered(await affairs.move(live, user, name, body))


@SETTLING.add("POST /tables/{id}/votes", Numbered, *COMMANDED, UNREADABLE, NO_VOTE, takes=VoteBody)
async def vote(context: RequestContext, id: str, body: VoteBody) -> Numbered:
    """Agree or object to what is voted on; one who objects ends it."""
    live = await context.services.table_cache.table(id)
    return Numbered(await affairs.vote(live, context.known, body))


@SETTLING.add("GET /tables/{id}/ledger", wire.LedgerInfo, HIDDEN, FROZEN)
async def read_ledger(
    context: RequestContext, id: str, step: Number | None = None
) -> wire.LedgerInfo:
    """Tell what brought every seat its points, after so many steps or all of them."""
    live = await context.services.table_cache.table(id)
    return ledger_of(live.table, step)


@SETTLING.add(
    "POST /tables/{id}/rematch",
    Opened,
    NOT_OVER,
    NEEDS_ACCOUNT,
    NOT_YOURS,
    TAKEN,
    REPLAY_ONLY,
    INVALID,
    FROZEN,
)
async def play_again(context: RequestContext, id: str) -> Opened:
    """Open a table with the same seats, or sit down at the one that somebody opened."""
    live = await context.services.table_cache.table(id)
    await context.services.rate_open.take(context.address)
    return await context.services.closing.rematch(context.member, live)


@SETTLING.add("DELETE /tables/{id}", Nothing, NOT_YOURS, NOT_ALONE)
async def delete_table(context: RequestContext, id: str) -> Nothing:
    """Delete a table that one has opened; once it has begun, only if nobody else sat there.

    One that is frozen is put away by everybody for himself.
    """
    await context.services.closing.delete(context.known, id)
    return Nothing()
