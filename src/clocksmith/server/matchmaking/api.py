"""Matchmaking endpoints: your own seek and the seeks of others."""

from typing import Final

from clocksmith.server.errors import INVALID, NEEDS_ACCOUNT, TOO_MANY
from clocksmith.server.http.endpoint import Endpoints
from clocksmith.server.http.request_context import RequestContext
from clocksmith.server.matchmaking.messages import SeekBody, Seeks
from clocksmith.server.messages import Nothing
from clocksmith.table.errors import FROZEN

MATCHMAKING: Final = Endpoints()


@MATCHMAKING.add("GET /seeks", Seeks)
async def read_finding(context: RequestContext) -> Seeks:
    """Return the open seeks, and the table that your own seek led to."""
    return await context.services.matchmaker.finding(context.visitor)


@MATCHMAKING.add("PUT /seeks", Seeks, INVALID, NEEDS_ACCOUNT, TOO_MANY, FROZEN, takes=SeekBody)
async def find_table(context: RequestContext, body: SeekBody) -> Seeks:
    """Look for a table: join a matching open table, or wait for others with a matching seek."""
    await context.spend(context.services.rate_seek, context.address)
    return await context.services.matchmaker.look(context.member, context.address, body)


@MATCHMAKING.add("POST /seeks", Seeks, TOO_MANY, FROZEN)
async def keep_looking(context: RequestContext) -> Seeks:
    """Keep a seek alive and look once more; without a seek this does nothing."""
    await context.spend(context.services.rate_seek, context.address)
    return await context.services.matchmaker.look(context.member, context.address, None)


@MATCHMAKING.add("DELETE /seeks", Nothing)
async def stop_looking(context: RequestContext) -> Nothing:
    """Withdraw your seek."""
    await context.services.matchmaker.withdraw(context.visitor)
    return Nothing()
