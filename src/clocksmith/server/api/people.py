"""Who I am: the guest's name, accounts, signing in and out."""

from dataclasses import replace
from typing import Final

from clocksmith.server.api.endpoint import Endpoints
from clocksmith.server.bodies import Credentials, Me, Rename
from clocksmith.server.errors import INVALID, SIGNED_IN, TAKEN, WRONG_PASSWORD
from clocksmith.server.store.rows import SeatRow
from clocksmith.server.texts import login_of
from clocksmith.server.visit import Visit

PEOPLE: Final = Endpoints()


@PEOPLE.add("GET /me", Me)
async def read_me(visit: Visit) -> Me:
    """Tell who the client is; whoever comes for the first time becomes a guest."""
    return await visit.parts.accounts.me(visit.user)


@PEOPLE.add("PUT /me", Me, INVALID, takes=Rename)
async def rename(visit: Visit, body: Rename) -> Me:
    """Take another name."""
    me = await visit.parts.accounts.rename(visit.user, body.name)
    _tell_tables(visit, visit.user, visit.user, me.name)
    return me


@PEOPLE.add("POST /accounts", Me, INVALID, TAKEN, SIGNED_IN, takes=Credentials)
async def register(visit: Visit, body: Credentials) -> Me:
    """Make an account of the guest; its seats stay its own."""
    visit.parts.rate_sign_in.take(visit.address)
    me = await visit.parts.accounts.register(visit.user, body.login, body.password)
    _tell_tables(visit, visit.user, visit.user, me.name)
    visit.become(visit.user)
    return me


@PEOPLE.add("POST /session", Me, INVALID, WRONG_PASSWORD, takes=Credentials)
async def sign_in(visit: Visit, body: Credentials) -> Me:
    """Sign in to an account; the guest's seats become the account's."""
    visit.parts.rate_sign_in.take(visit.address)
    visit.parts.rate_sign_in.take(f"login {login_of(body.login)}")
    account, merged = await visit.parts.accounts.sign_in(visit.known, body.login, body.password)
    if merged:
        _tell_tables(visit, visit.user, account.id, account.name)
    visit.become(account.id)
    return Me(account.name, account.login)


@PEOPLE.add("DELETE /session", Me)
async def sign_out(visit: Visit) -> Me:
    """Sign out, and be a new guest."""
    visit.become(None)
    return await visit.parts.accounts.me(None)


def _tell_tables(visit: Visit, before: str, after: str, name: str) -> None:
    """Let tables in memory know that a user is called otherwise, or has become another."""

    def changed(seat: SeatRow) -> SeatRow:
        return replace(seat, user=after, user_name=name) if seat.user == before else seat

    for live in visit.parts.shelf:
        if live.row.host == before:
            live.row = replace(live.row, host=after)
        live.reseat(changed)
