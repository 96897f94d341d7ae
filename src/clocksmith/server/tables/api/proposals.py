"""Proposals and endings: resigning, votes, the points, a rematch, deleting."""

from typing import Final

from clocksmith.server.errors import (
    INVALID,
    NEEDS_ACCOUNT,
    NO_BOTS,
    NOBODY_THERE,
    NOT_ALONE,
    NOT_GONE,
    NOT_OVER,
    NOT_YOURS,
    REPLAY_ONLY,
    TAKEN,
    RequestError,
)
from clocksmith.server.http import scopes
from clocksmith.server.http.endpoint import Endpoints
from clocksmith.server.http.request_context import RequestContext
from clocksmith.server.messages import Nothing, Number
from clocksmith.server.ratings.messages import SeatRating
from clocksmith.server.ratings.queries import ratings_at
from clocksmith.server.tables import proposals
from clocksmith.server.tables.api.play import COMMANDED
from clocksmith.server.tables.messages import Numbered, Opened, ProposalBody, ResignBody, VoteBody
from clocksmith.table import wire
from clocksmith.table.errors import FROZEN, HIDDEN, NO_VOTE, UNDER_VOTE, UNREADABLE
from clocksmith.table.feed import ledger_of
from clocksmith.table.proposals import PERSON

PROPOSALS: Final = Endpoints()


@PROPOSALS.add(
    "POST /tables/{id}/resignation",
    Numbered,
    *COMMANDED,
    INVALID,
    UNREADABLE,
    takes=ResignBody,
    retries=True,
    scope=scopes.PLAY,
)
async def resign(context: RequestContext, id: str, body: ResignBody) -> Numbered:
    """Resign a seat for good; a bot plays on, unless one person is left in a rated game."""
    live = await context.services.table_cache.table(id)
    return Numbered(await proposals.resign(live, context.visitor, body))


@PROPOSALS.add(
    "POST /tables/{id}/proposals",
    Numbered,
    *COMMANDED,
    INVALID,
    UNREADABLE,
    UNDER_VOTE,
    NOT_GONE,
    NOBODY_THERE,
    takes=ProposalBody,
    retries=True,
    scope=scopes.PLAY,
)
async def move(context: RequestContext, id: str, body: ProposalBody) -> Numbered:
    """Propose to end the game, or that somebody plays on for an absent player.

    The proposal passes when all voters agree, or at once if nobody else has a vote.
    """
    live = await context.services.table_cache.table(id)
    user = context.user
    await context.spend(context.services.rate_proposal, user)
    if not live.own_seats(user):  # spectators can become new guests as often as they like
        await context.spend(context.services.rate_proposal, context.address)
    me = await context.services.accounts.me(user)
    if me.bot and body.kind == PERSON:
        raise RequestError(NO_BOTS, "a person takes a seat over: for a bot, propose a level")
    return Numbered(await proposals.move(live, user, me.name, body))


@PROPOSALS.add(
    "POST /tables/{id}/votes",
    Numbered,
    *COMMANDED,
    UNREADABLE,
    NO_VOTE,
    takes=VoteBody,
    retries=True,
    scope=scopes.PLAY,
)
async def vote(context: RequestContext, id: str, body: VoteBody) -> Numbered:
    """Agree or object to the current proposal; one objection ends it."""
    live = await context.services.table_cache.table(id)
    return Numbered(await proposals.vote(live, context.visitor, body))


@PROPOSALS.add(
    "GET /tables/{id}/ratings",
    list[SeatRating],
    FROZEN,
    retries=True,
    scope=scopes.READ,
)
async def read_ratings(context: RequestContext, id: str) -> list[SeatRating]:
    """Return everybody's rating after a rated game; nothing before it is counted."""
    live = await context.services.table_cache.table(id)
    rows = await context.services.store.read(ratings_at, live.id)
    return [SeatRating(row.seat, row.mean, row.deviation) for row in rows]


@PROPOSALS.add(
    "GET /tables/{id}/ledger",
    wire.LedgerInfo,
    HIDDEN,
    FROZEN,
    retries=True,
    scope=scopes.READ,
)
async def read_ledger(
    context: RequestContext, id: str, step: Number | None = None
) -> wire.LedgerInfo:
    """Return what brought every seat its points, after so many steps or all of them."""
    live = await context.services.table_cache.table(id)
    return ledger_of(live.table, step)


@PROPOSALS.add(
    "POST /tables/{id}/rematch",
    Opened,
    NOT_OVER,
    NEEDS_ACCOUNT,
    NOT_YOURS,
    TAKEN,
    REPLAY_ONLY,
    INVALID,
    FROZEN,
    retries=True,
    scope=scopes.CHALLENGE,
)
async def play_again(context: RequestContext, id: str) -> Opened:
    """Open a table with the same seats, or join the one that somebody opened."""
    live = await context.services.table_cache.table(id)
    await context.spend(context.services.rate_open, context.address)
    return await context.services.lifecycle.rematch(context.member, live)


@PROPOSALS.add(
    "DELETE /tables/{id}",
    Nothing,
    NOT_YOURS,
    NOT_ALONE,
    retries=True,
    scope=scopes.CHALLENGE,
)
async def delete_table(context: RequestContext, id: str) -> Nothing:
    """Delete a table that you opened; once it has begun, only if nobody else sat there.

    A frozen table is removed for each player separately.
    """
    await context.services.lifecycle.delete(context.visitor, id)
    return Nothing()
