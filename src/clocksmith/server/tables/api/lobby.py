"""Games and tables: listing, opening, joining."""

import asyncio
from typing import Final

from clocksmith.bots.registry import LEVELS
from clocksmith.games import GAMES
from clocksmith.server.errors import (
    BEGUN,
    INVALID,
    NEEDS_ACCOUNT,
    NOT_FOUND,
    NOT_YOURS,
    SENT_AWAY,
    TAKEN,
    TOO_MANY,
    RequestError,
)
from clocksmith.server.http import scopes
from clocksmith.server.http.endpoint import Endpoints
from clocksmith.server.http.request_context import RequestContext
from clocksmith.server.messages import Nothing, Number
from clocksmith.server.ratings.ladder import ladder
from clocksmith.server.ratings.messages import Ladder
from clocksmith.server.tables.game_metadata import constant_of, info_of
from clocksmith.server.tables.join import invited_of
from clocksmith.server.tables.messages import (
    CheckBody,
    Claimed,
    FillBody,
    GameConstant,
    GameInfo,
    Invitation,
    Invited,
    Opened,
    OpenTables,
    TableBody,
    Tables,
)
from clocksmith.server.tables.opening import check_options
from clocksmith.table.errors import FROZEN, NO_SEAT
from clocksmith.table.wire import Summary

LOBBY: Final = Endpoints()
BEFORE: Final = (NOT_YOURS, NO_SEAT, BEGUN, FROZEN)


@LOBBY.add("GET /games", list[GameInfo], scope=scopes.READ)
async def list_games(context: RequestContext) -> list[GameInfo]:
    """List the games with their options, and the bots that play them."""
    return await asyncio.to_thread(_games)


@LOBBY.add("GET /games/{game}", GameConstant, scope=scopes.READ)
async def read_game(context: RequestContext, game: str) -> GameConstant:
    """Return what a client needs to show a game: names, kinds of actions, words, rules."""
    return await asyncio.to_thread(_game, game)


@LOBBY.add("GET /ladder", Ladder, scope=scopes.READ)
async def read_ladder(context: RequestContext) -> Ladder:
    """Return the measured strength of the bots, and the levels they play at."""
    return await asyncio.to_thread(ladder)


@LOBBY.add("POST /games/{game}/check", Nothing, INVALID, takes=CheckBody, scope=scopes.READ)
async def check_game(context: RequestContext, game: str, body: CheckBody) -> Nothing:
    """Check whether a table can be opened with these options, such as a drawn map."""
    if game not in GAMES:
        raise RequestError(NOT_FOUND, "there is no such game")
    played = await context.services.boxes.game(game, body.box, context.visitor)
    await asyncio.to_thread(check_options, played, body.seats, body.options)
    return Nothing()


@LOBBY.add("GET /tables", Tables, scope=scopes.READ)
async def list_tables(context: RequestContext) -> Tables:
    """List your own tables, open tables, and the latest results."""
    return await context.services.table_lists.tables(context.visitor)


@LOBBY.add("GET /open-tables", OpenTables, scope=scopes.READ)
async def list_open_tables(context: RequestContext, skip: Number = 0) -> OpenTables:
    """List more open tables, skipping those you already have."""
    return await context.services.table_lists.open_tables(context.visitor, skip)


@LOBBY.add(
    "POST /tables",
    Opened,
    INVALID,
    NEEDS_ACCOUNT,
    TOO_MANY,
    FROZEN,
    takes=TableBody,
    scope=scopes.CHALLENGE,
)
async def open_table(context: RequestContext, body: TableBody) -> Opened:
    """Open a table; invitations are links to its open seats."""
    await context.spend(context.services.rate_open, context.address)
    return await context.services.table_creator.open(context.member, body)


@LOBBY.add("GET /tables/{id}", Summary, FROZEN, retries=True, scope=scopes.READ)
async def read_table(context: RequestContext, id: str) -> Summary:
    """Return a table and who sits there."""
    return (await context.services.table_cache.table(id)).summary(context.visitor)


@LOBBY.add(
    "GET /tables/{id}/invitations",
    list[Invitation],
    NOT_YOURS,
    FROZEN,
    retries=True,
    scope=scopes.CHALLENGE,
)
async def list_invitations(context: RequestContext, id: str) -> list[Invitation]:
    """List the links to seats that are still open, for the host of the table."""
    live = await context.services.table_cache.table(id)
    return context.services.lobby.invitations(context.visitor, live)


@LOBBY.add("GET /invitations/{token}", Invited, NOT_YOURS, FROZEN, scope=scopes.CHALLENGE)
async def read_invitation(context: RequestContext, token: str) -> Invited:
    """Return the table and the seat of an invitation."""
    live, seat = await context.services.lobby.invited(context.visitor, token)
    return invited_of(live, context.visitor, seat)


@LOBBY.add(
    "POST /invitations/{token}",
    Claimed,
    NEEDS_ACCOUNT,
    NOT_YOURS,
    SENT_AWAY,
    TAKEN,
    FROZEN,
    scope=scopes.CHALLENGE,
)
async def accept_invitation(context: RequestContext, token: str) -> Claimed:
    """Take the seat of an invitation; the same user may repeat this."""
    return await context.services.lobby.accept(context.user, token)


@LOBBY.add(
    "POST /tables/{id}/seats/{seat}",
    Claimed,
    NEEDS_ACCOUNT,
    NOT_YOURS,
    SENT_AWAY,
    NO_SEAT,
    TAKEN,
    TOO_MANY,
    FROZEN,
    retries=True,
    scope=scopes.CHALLENGE,
)
async def take_seat(context: RequestContext, id: str, seat: int) -> Claimed:
    """Take an open seat of a listed table."""
    live = await context.services.table_cache.table(id)
    await context.spend(context.services.rate_sit, context.user)
    await context.spend(
        context.services.rate_sit, f"address {context.address}"
    )  # guests can come back as others
    return await context.services.lobby.sit(context.member, live, seat)


@LOBBY.add(
    "PUT /tables/{id}/seats/{seat}",
    Nothing,
    *BEFORE,
    TAKEN,
    INVALID,
    takes=FillBody,
    retries=True,
    scope=scopes.CHALLENGE,
)
async def fill_seat(context: RequestContext, id: str, seat: int, body: FillBody) -> Nothing:
    """Let a bot take an open seat of a table that you opened, before the game begins."""
    live = await context.services.table_cache.table(id)
    await context.services.leaver.let_bot_sit(context.visitor, live, seat, body.level)
    return Nothing()


@LOBBY.add(
    "DELETE /tables/{id}/seats/{seat}",
    Nothing,
    *BEFORE,
    TAKEN,
    retries=True,
    scope=scopes.CHALLENGE,
)
async def leave_seat(context: RequestContext, id: str, seat: int) -> Nothing:
    """Give up a seat before the game begins; the host of the table may also remove others."""
    live = await context.services.table_cache.table(id)
    await context.services.leaver.leave(context.visitor, live, seat)
    return Nothing()


def _games() -> list[GameInfo]:
    return [info_of(game, list(LEVELS)) for game in GAMES.values()]


def _game(name: str) -> GameConstant:
    if name not in GAMES:
        raise RequestError(NOT_FOUND, "there is no such game")
    return constant_of(name)
