"""Who I am: the guest's name, accounts, signing in and out."""

from dataclasses import replace
from typing import Final

from clocksmith.server.api.endpoint import Endpoints
from clocksmith.server.bodies import Credentials, Me, Rename
from clocksmith.server.errors import INVALID, SIGNED_IN, TAKEN, WRONG_PASSWORD
from clocksmith.server.request_context import RequestContext
from clocksmith.server.store.rows import SeatRow
from clocksmith.server.texts import login_of

PEOPLE: Final = Endpoints()


@PEOPLE.add("GET /me", Me)
async def read_me(context: RequestContext) -> Me:
    """Tell who the client is; whoever comes for the first time becomes a guest."""
    return await context.services.accounts.me(context.user)


@PEOPLE.add("PUT /me", Me, INVALID, takes=Rename)
async def rename(context: RequestContext, body: Rename) -> Me:
    """Take another name."""
    me = await context.services.accounts.rename(context.user, body.name)
    _tell_tables(context, context.user, context.user, me.name)
    return me


@PEOPLE.add("POST /accounts", Me, INVALID, TAKEN, SIGNED_IN, takes=Credentials)
async def register(context: RequestContext, body: Credentials) -> Me:
    """Make an account of the guest; its seats stay its own."""
    context.services.rate_sign_in.take(context.address)
    me = await context.services.accounts.register(context.user, body.login, body.password)
    _tell_tables(context, context.user, context.user, me.name)
    context.become(context.user)
    return me


@PEOPLE.add("POST /session", Me, INVALID, WRONG_PASSWORD, takes=Credentials)
async def sign_in(context: RequestContext, body: Credentials) -> Me:
    """Sign in to an account; the guest's seats become the account's."""
    context.services.rate_sign_in.take(context.address)
    context.services.rate_sign_in.take(f"login {login_of(body.login)}")
    account, merged = await context.services.accounts.sign_in(
        context.known, body.login, body.password
    )
    if merged:
        _tell_tables(context, context.user, account.id, account.name)
    context.become(account.id)
    return Me(account.name, account.login)


@PEOPLE.add("DELETE /session", Me)
async def sign_out(context: RequestContext) -> Me:
    """Sign out, and be a new guest."""
    context.become(None)
    return await context.services.accounts.me(None)


def _tell_tables(context: RequestContext, before: str, after: str, name: str) -> None:
    """Let tables in memory know that a user is called otherwise, or has become another."""

    def changed(seat: SeatRow) -> SeatRow:
        kept = replace(seat, reserved=after) if seat.reserved == before else seat
        return replace(kept, user=after, user_name=name) if seat.user == before else kept

    for live in context.services.table_cache:
        if live.row.host == before:
            live.row = replace(live.row, host=after)
        live.reseat(changed)
