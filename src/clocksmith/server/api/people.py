"""Who I am: the guest's name, accounts, signing in and out."""

import contextlib
from dataclasses import replace
from typing import Final

from clocksmith.server.api.endpoint import Endpoints
from clocksmith.server.bodies import Nothing, Number
from clocksmith.server.errors import INVALID, SIGNED_IN, TAKEN, WRONG_PASSWORD, RequestError
from clocksmith.server.people_bodies import (
    Credentials,
    ExportedGames,
    FarewellBody,
    Me,
    PasswordBody,
    Profile,
    Rename,
    SessionInfo,
)
from clocksmith.server.request_context import RequestContext
from clocksmith.server.sessions import MARK
from clocksmith.server.store.rows import SeatRow, UserRow
from clocksmith.server.texts import login_of

PEOPLE: Final = Endpoints()


@PEOPLE.add("GET /me", Me)
async def read_me(context: RequestContext) -> Me:
    """Tell who the client is; whoever comes for the first time becomes a guest."""
    return await context.services.accounts.me(context.user)


@PEOPLE.add("PUT /me", Me, INVALID, TAKEN, takes=Rename)
async def rename(context: RequestContext, body: Rename) -> Me:
    """Take another name."""
    me = await context.services.accounts.rename(context.user, body.name)
    _tell_tables(context, context.user, context.user, me.name)
    return me


@PEOPLE.add("POST /accounts", Me, INVALID, TAKEN, SIGNED_IN, takes=Credentials)
async def register(context: RequestContext, body: Credentials) -> Me:
    """Make an account, to which the guest's seats go; the cookie is a new one."""
    await context.services.rate_sign_in.take(context.address)
    account = await context.services.accounts.register(context.user, body.login, body.password)
    await _sign_in(context, account)
    return await context.services.accounts.me(account.id)


@PEOPLE.add("POST /session", Me, INVALID, WRONG_PASSWORD, takes=Credentials)
async def sign_in(context: RequestContext, body: Credentials) -> Me:
    """Sign in to an account; the guest's seats become the account's, the cookie is a new one."""
    await context.services.rate_sign_in.take(context.address)
    await context.services.rate_sign_in.take(f"login {login_of(body.login)}")
    account = await context.services.accounts.sign_in(context.known, body.login, body.password)
    await _sign_in(context, account)
    return await context.services.accounts.me(account.id)


@PEOPLE.add("DELETE /session", Me)
async def sign_out(context: RequestContext) -> Me:
    """Sign out, and be a new guest; connections of this session are closed."""
    await leave_session(context)
    context.become(None)
    return await context.services.accounts.me(None)


@PEOPLE.add("GET /sessions", list[SessionInfo])
async def list_sessions(context: RequestContext) -> list[SessionInfo]:
    """List where one is signed in, the newest first; a guest is so nowhere."""
    if context.known is None:
        return []
    return [
        SessionInfo(one.id, one.browser, one.made_at, MARK + one.id == context.word)
        for one in await context.services.sessions.listed(context.known)
    ]


@PEOPLE.add("DELETE /sessions", Nothing)
async def sign_out_everywhere(context: RequestContext) -> Nothing:
    """Sign out everywhere, here as well; links in mails sign in no more."""
    await context.services.sessions.end(context.user)
    await context.services.tidings.tickets.void(context.user)
    context.become(None)
    return Nothing()


@PEOPLE.add("DELETE /sessions/{id}", Nothing)
async def end_session(context: RequestContext, id: str) -> Nothing:
    """Sign out somewhere else."""
    await context.services.sessions.end(context.user, id)
    return Nothing()


@PEOPLE.add("PUT /password", Nothing, INVALID, WRONG_PASSWORD, takes=PasswordBody)
async def change_password(context: RequestContext, body: PasswordBody) -> Nothing:
    """Take another password; everywhere but here one is signed out."""
    await context.services.rate_sign_in.take(context.address)
    await context.services.rate_sign_in.take(f"user {context.user}")
    await context.services.accounts.change_password(context.known, body.old, body.new)
    await context.services.tidings.tickets.void(context.user)
    await context.services.sessions.end(context.user)
    await begin_session(context, context.user)
    return Nothing()


@PEOPLE.add("POST /accounts/farewell", Nothing, WRONG_PASSWORD, takes=FarewellBody)
async def delete_account(context: RequestContext, body: FarewellBody) -> Nothing:
    """Delete one's account: bots play on, open tables close, and what was played has no name."""
    await context.services.rate_sign_in.take(context.address)
    await context.services.rate_sign_in.take(f"user {context.user}")
    account = await context.services.accounts.account(context.known, body.password)
    await context.services.farewell.forget(account.id, context.services.sessions)
    context.become(None)
    return Nothing()


@PEOPLE.add("GET /me/games", ExportedGames)
async def export_games(context: RequestContext, skip: Number = 0) -> ExportedGames:
    """Give one's own finished games with their records, 50 at a time, to take along."""
    await context.services.rate_export.take(context.address)
    return await context.services.exporting.games(context.known, skip)


@PEOPLE.add("GET /people/{login}", Profile, INVALID)
async def read_profile(context: RequestContext, login: str) -> Profile:
    """Tell what somebody with an account has played, and how one has fared against him."""
    return await context.services.profiles.profile(context.known, login)


async def _sign_in(context: RequestContext, account: UserRow) -> None:
    """Be an account from now on, by a cookie that nobody has seen; what was the guest's is its."""
    before = context.user
    await leave_session(context)
    if context.word is not None and not context.word.startswith(MARK):
        _tell_tables(context, before, account.id, account.name)
        context.services.sessions.send_away({context.word})
    await begin_session(context, account.id)


async def begin_session(context: RequestContext, user: str) -> None:
    """Sign a user in where this request comes from."""
    browser = context.headers.get("user-agent", "")
    context.become(user, await context.services.sessions.begin(user, browser))


async def leave_session(context: RequestContext) -> None:
    """End the session of this request, if it has one."""
    if context.word is not None and context.word.startswith(MARK):
        with contextlib.suppress(RequestError):  # it was ended elsewhere at the same time
            await context.services.sessions.end(context.user, context.word.removeprefix(MARK))


def _tell_tables(context: RequestContext, before: str, after: str, name: str) -> None:
    """Let tables in memory know that a user is called otherwise, or has become another."""

    def changed(seat: SeatRow) -> SeatRow:
        kept = replace(seat, reserved=after) if seat.reserved == before else seat
        return replace(kept, user=after, user_name=name) if seat.user == before else kept

    for live in context.services.table_cache:
        if live.row.host == before:
            live.row = replace(live.row, host=after)
        live.reseat(changed)
