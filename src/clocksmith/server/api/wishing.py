"""Looking for a table: what one wishes to play, and what others do."""

from typing import Final

from clocksmith.server.api.endpoint import Endpoints
from clocksmith.server.bodies import Nothing
from clocksmith.server.errors import INVALID, NEEDS_ACCOUNT, TOO_MANY
from clocksmith.server.request_context import RequestContext
from clocksmith.server.wish_bodies import Finding, WishBody
from clocksmith.table.errors import FROZEN

WISHING: Final = Endpoints()


@WISHING.add("GET /finding", Finding)
async def read_finding(context: RequestContext) -> Finding:
    """Tell who looks for a table, and where one sits by one's own wish."""
    return await context.services.finder.finding(context.known)


@WISHING.add("PUT /finding", Finding, INVALID, NEEDS_ACCOUNT, TOO_MANY, FROZEN, takes=WishBody)
async def find_table(context: RequestContext, body: WishBody) -> Finding:
    """Look for a table by a wish: sit down at one that is open, or wait for others who wish so."""
    await context.services.rate_find.take(context.address)
    return await context.services.finder.look(context.member, context.address, body)


@WISHING.add("POST /finding", Finding, TOO_MANY, FROZEN)
async def keep_looking(context: RequestContext) -> Finding:
    """Say that one is still there, and look once more; without a wish nothing is done."""
    await context.services.rate_find.take(context.address)
    return await context.services.finder.look(context.member, context.address, None)


@WISHING.add("DELETE /finding", Nothing)
async def stop_looking(context: RequestContext) -> Nothing:
    """Take one's wish back."""
    await context.services.finder.withdraw(context.known)
    return Nothing()
