"""Personal tokens and bot accounts: endpoints, all for a signed-in person in a browser."""

from dataclasses import replace
from typing import Final

from clocksmith.server.accounts.messages import CreatedToken, Me, TokenBody, TokenInfo
from clocksmith.server.accounts.token_queries import TokenRow
from clocksmith.server.errors import INVALID, NEEDS_ACCOUNT, NO_BOTS, TOO_MANY
from clocksmith.server.http.endpoint import Endpoints
from clocksmith.server.http.request_context import RequestContext
from clocksmith.server.messages import Nothing

TOKENS: Final = Endpoints()


@TOKENS.add("GET /tokens", list[TokenInfo])
async def list_tokens(context: RequestContext) -> list[TokenInfo]:
    """List your personal tokens, newest first; their secrets are not stored."""
    return [info_of(row) for row in await context.services.personal_tokens.listed(context.visitor)]


@TOKENS.add(
    "POST /tokens", CreatedToken, INVALID, NEEDS_ACCOUNT, NO_BOTS, TOO_MANY, takes=TokenBody
)
async def create_token(context: RequestContext, body: TokenBody) -> CreatedToken:
    """Create a personal token; its secret is in this answer and nowhere else."""
    await context.spend(context.services.rate_token_made, context.user)
    row, secret = await context.services.personal_tokens.create(
        context.visitor, body.name, body.scopes
    )
    return CreatedToken(info_of(row), secret)


@TOKENS.add("DELETE /tokens/{id}", Nothing)
async def revoke_token(context: RequestContext, id: str) -> Nothing:
    """Revoke a token; connections that were opened with it are closed."""
    await context.services.personal_tokens.revoke(context.user, id)
    return Nothing()


@TOKENS.add("POST /account/bot", Me, INVALID, NEEDS_ACCOUNT, NO_BOTS)
async def become_bot(context: RequestContext) -> Me:
    """Turn your account into a bot account, for good: it is marked, and plays no rated games."""
    await context.services.personal_tokens.make_bot(context.visitor)
    for live in context.services.table_cache:
        live.reseat(
            lambda seat: replace(seat, user_is_bot=True) if seat.user == context.user else seat
        )
    return await context.services.accounts.me(context.user)


def info_of(row: TokenRow) -> TokenInfo:
    """Return a token as its owner sees it."""
    return TokenInfo(row.id, row.name, list(row.scopes), row.made_at, row.used_at)
