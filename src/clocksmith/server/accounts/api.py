"""Account endpoints: the guest's name, accounts, signing in and out."""

import contextlib
from dataclasses import replace
from typing import Final

from clocksmith.server.accounts.messages import (
    Credentials,
    DeletionBody,
    ExportedGames,
    Me,
    PasswordBody,
    People,
    Profile,
    Rename,
    SessionInfo,
)
from clocksmith.server.accounts.sessions import MARK
from clocksmith.server.database.users import UserRow
from clocksmith.server.errors import INVALID, SIGNED_IN, TAKEN, WRONG_PASSWORD, RequestError
from clocksmith.server.http import scopes
from clocksmith.server.http.endpoint import Endpoints
from clocksmith.server.http.request_context import RequestContext
from clocksmith.server.messages import Nothing, Number
from clocksmith.server.names import login_of
from clocksmith.server.tables.rows import SeatRow

ACCOUNTS: Final = Endpoints()
LONGEST_NAME: Final = 64  # letters of a name that are searched for


@ACCOUNTS.add("GET /me", Me, scope=scopes.READ)
async def read_me(context: RequestContext) -> Me:
    """Return the current user; a first-time visitor becomes a guest."""
    me = await context.services.accounts.me(context.user)
    me.scopes = None if context.scopes is None else sorted(context.scopes)
    return me


@ACCOUNTS.add("PUT /me", Me, INVALID, TAKEN, takes=Rename)
async def rename(context: RequestContext, body: Rename) -> Me:
    """Change your name."""
    me = await context.services.accounts.rename(context.user, body.name)
    _tell_tables(context, context.user, context.user, me.name, me.bot)
    return me


@ACCOUNTS.add("POST /accounts", Me, INVALID, TAKEN, SIGNED_IN, takes=Credentials)
async def register(context: RequestContext, body: Credentials) -> Me:
    """Create an account; the guest's seats move to it, and the cookie is replaced."""
    await context.spend(context.services.rate_sign_in, context.address)
    account = await context.services.accounts.register(context.user, body.login, body.password)
    await _sign_in(context, account)
    return await context.services.accounts.me(account.id)


@ACCOUNTS.add("POST /session", Me, INVALID, WRONG_PASSWORD, takes=Credentials)
async def sign_in(context: RequestContext, body: Credentials) -> Me:
    """Sign in to an account; the guest's seats move to it, and the cookie is replaced."""
    await context.spend(context.services.rate_sign_in, context.address)
    # Guessing must not lock the owner out: the strict limits are per address.
    login = login_of(body.login)
    await context.spend(context.services.rate_sign_in, f"login {login} {context.address}")
    await context.spend(context.services.rate_login, login)
    account = await context.services.accounts.sign_in(context.visitor, body.login, body.password)
    await _sign_in(context, account)
    return await context.services.accounts.me(account.id)


@ACCOUNTS.add("DELETE /session", Me)
async def sign_out(context: RequestContext) -> Me:
    """Sign out and become a new guest; connections of this session are closed."""
    await leave_session(context)
    context.become(None)
    return await context.services.accounts.me(None)


@ACCOUNTS.add("GET /sessions", list[SessionInfo])
async def list_sessions(context: RequestContext) -> list[SessionInfo]:
    """List your sessions, newest first; a guest has none."""
    if context.visitor is None:
        return []
    return [
        SessionInfo(one.id, one.browser, one.made_at, MARK + one.id == context.word)
        for one in await context.services.sessions.listed(context.visitor)
    ]


@ACCOUNTS.add("DELETE /sessions", Nothing)
async def sign_out_everywhere(context: RequestContext) -> Nothing:
    """Sign out everywhere, including here; sign-in links and tokens stop working."""
    await context.services.sessions.end(context.user)
    await context.services.personal_tokens.revoke(context.user)
    await context.services.notifications.links.void(context.user)
    context.become(None)
    return Nothing()


@ACCOUNTS.add("DELETE /sessions/{id}", Nothing)
async def end_session(context: RequestContext, id: str) -> Nothing:
    """End another session."""
    await context.services.sessions.end(context.user, id)
    return Nothing()


@ACCOUNTS.add("PUT /account/password", Nothing, INVALID, WRONG_PASSWORD, takes=PasswordBody)
async def change_password(context: RequestContext, body: PasswordBody) -> Nothing:
    """Change your password; all other sessions end, and all tokens are revoked."""
    await context.spend(context.services.rate_sign_in, context.address)
    await context.spend(context.services.rate_sign_in, f"user {context.user}")
    await context.services.accounts.change_password(context.visitor, body.old, body.new)
    await context.services.notifications.links.void(context.user)
    await context.services.sessions.end(context.user)
    await context.services.personal_tokens.revoke(context.user)
    await begin_session(context, context.user)
    return Nothing()


@ACCOUNTS.add("POST /account/deletion", Nothing, WRONG_PASSWORD, takes=DeletionBody)
async def delete_account(context: RequestContext, body: DeletionBody) -> Nothing:
    """Delete your account: bots play on, open tables close, and finished games become anonymous."""
    await context.spend(context.services.rate_sign_in, context.address)
    await context.spend(context.services.rate_sign_in, f"user {context.user}")
    account = await context.services.accounts.account(context.visitor, body.password)
    await context.services.personal_tokens.revoke(account.id)
    await context.services.account_deletion.forget(account.id, context.services.sessions)
    context.become(None)
    return Nothing()


@ACCOUNTS.add("GET /me/games", ExportedGames, scope=scopes.READ)
async def export_games(context: RequestContext, skip: Number = 0) -> ExportedGames:
    """Export your finished games with their records, 50 at a time."""
    await context.spend(context.services.rate_export, context.address)
    return await context.services.game_export.games(context.visitor, skip)


@ACCOUNTS.add("GET /people/{login}", Profile, INVALID, scope=scopes.READ)
async def read_profile(context: RequestContext, login: str) -> Profile:
    """Return the profile of an account: its results, and your results against it."""
    return await context.services.profiles.profile(context.visitor, login)


@ACCOUNTS.add("GET /people", People, scope=scopes.READ)
async def list_people(
    context: RequestContext, name: str = "", game: str = "", skip: Number = 0
) -> People:
    """Find people by a part of their name; without one, return the rating list of a game."""
    return await context.services.profiles.people(name[:LONGEST_NAME], game, skip)


async def _sign_in(context: RequestContext, account: UserRow) -> None:
    """Switch to an account with a fresh cookie; take over everything that was the guest's."""
    before = context.user
    await leave_session(context)
    if context.word is not None and not context.word.startswith(MARK):
        _tell_tables(context, before, account.id, account.name, account.bot)
        context.services.sessions.send_away({context.word})
    await begin_session(context, account.id)


async def begin_session(context: RequestContext, user: str) -> None:
    """Start a session for a user, for the client of this request."""
    browser = context.headers.get("user-agent", "")
    context.become(user, await context.services.sessions.begin(user, browser))


async def leave_session(context: RequestContext) -> None:
    """End the session of this request, if it has one."""
    if context.word is not None and context.word.startswith(MARK):
        with contextlib.suppress(RequestError):  # ended elsewhere at the same time
            await context.services.sessions.end(context.user, context.word.removeprefix(MARK))


def _tell_tables(context: RequestContext, before: str, after: str, name: str, is_bot: bool) -> None:
    """Tell loaded tables that a user has another name, or has become another user."""

    def changed(seat: SeatRow) -> SeatRow:
        kept = replace(seat, reserved=after) if seat.reserved == before else seat
        if seat.user != before:
            return kept
        return replace(kept, user=after, user_name=name, user_is_bot=is_bot)

    for live in context.services.table_cache:
        if live.row.host == before:
            live.row = replace(live.row, host=after)
        live.reseat(changed)
