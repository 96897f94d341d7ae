"""Games and tables: what there is, opening, joining."""

import asyncio
from typing import Final

from clocksmith.bots.registry import LEVELS
from clocksmith.games import GAMES
from clocksmith.server.api.endpoint import Endpoints
from clocksmith.server.bodies import (
    CheckBody,
    Claimed,
    FillBody,
    GameConstant,
    GameInfo,
    Invitation,
    Invited,
    Ladder,
    Nothing,
    Number,
    Opened,
    OpenTables,
    TableBody,
    Tables,
)
from clocksmith.server.constant import constant_of, info_of
from clocksmith.server.errors import (
    BEGUN,
    INVALID,
    NEEDS_ACCOUNT,
    NOT_FOUND,
    NOT_YOURS,
    TAKEN,
    TOO_MANY,
    RequestError,
)
from clocksmith.server.ladder import ladder
from clocksmith.server.lobby import invited_of
from clocksmith.server.opening import check_options
from clocksmith.server.request_context import RequestContext
from clocksmith.table.errors import FROZEN, NO_SEAT
from clocksmith.table.wire import Summary

FINDING: Final = Endpoints()
BEFORE: Final = (NOT_YOURS, NO_SEAT, BEGUN, FROZEN)


@FINDING.add("GET /games", list[GameInfo])
async def list_games(context: RequestContext) -> list[GameInfo]:
    """List the games with their options, and the bots that play them."""
    return await asyncio.to_thread(_games)


@FINDING.add("GET /games/{game}", GameConstant)
async def read_game(context: RequestContext, game: str) -> GameConstant:
    """Tell what a client must know to show a game: names, kinds of actions, words, rules."""
    return await asyncio.to_thread(_game, game)


@FINDING.add("GET /ladder", Ladder)
async def read_ladder(context: RequestContext) -> Ladder:
    """Tell how strong the bots were when they were measured, and the levels they play at."""
    return await asyncio.to_thread(ladder)


@FINDING.add("POST /games/{game}/check", Nothing, INVALID, takes=CheckBody)
async def check_game(context: RequestContext, game: str, body: CheckBody) -> Nothing:
    """Find out whether a table can be opened with these options, such as a drawn map."""
    if game not in GAMES:
        raise RequestError(NOT_FOUND, "there is no such game")
    played = await context.services.boxes.game(game, body.box, context.known)
    await asyncio.to_thread(check_options, played, body.seats, body.options)
    return Nothing()


@FINDING.add("GET /tables", Tables)
async def list_tables(context: RequestContext) -> Tables:
    """List one's own tables, open ones, and the last results."""
    return await context.services.lobby.tables(context.known)


@FINDING.add("GET /open-tables", OpenTables)
async def list_open_tables(context: RequestContext, skip: Number = 0) -> OpenTables:
    """List more of the open tables, after those that are known."""
    return await context.services.lobby.open_tables(context.known, skip)


@FINDING.add("POST /tables", Opened, INVALID, NEEDS_ACCOUNT, TOO_MANY, FROZEN, takes=TableBody)
async def open_table(context: RequestContext, body: TableBody) -> Opened:
    """Open a table; invitations are links to its open seats."""
    await context.services.rate_open.take(context.address)
    return await context.services.opening.open(context.member, body)


@FINDING.add("GET /tables/{id}", Summary, FROZEN)
async def read_table(context: RequestContext, id: str) -> Summary:
    """Tell what a table is and who sits there."""
    return (await context.services.table_cache.table(id)).summary(context.known)


@FINDING.add("GET /tables/{id}/invitations", list[Invitation], NOT_YOURS, FROZEN)
async def list_invitations(context: RequestContext, id: str) -> list[Invitation]:
    """List the links to seats that are still open, for the one who opened the table."""
    live = await context.services.table_cache.table(id)
    return context.services.lobby.invitations(context.known, live)


@FINDING.add("GET /invitations/{token}", Invited, NOT_YOURS, FROZEN)
async def read_invitation(context: RequestContext, token: str) -> Invited:
    """Tell which table and seat an invitation is for."""
    live, seat = await context.services.lobby.invited(context.known, token)
    return invited_of(live, context.known, seat)


@FINDING.add("POST /invitations/{token}", Claimed, NEEDS_ACCOUNT, NOT_YOURS, TAKEN, FROZEN)
async def accept_invitation(context: RequestContext, token: str) -> Claimed:
    """Take the seat of an invitation; the same user may do it again."""
    return await context.services.lobby.accept(context.user, token)


@FINDING.add(
    "POST /tables/{id}/seats/{seat}",
    Claimed,
    NEEDS_ACCOUNT,
    NOT_YOURS,
    NO_SEAT,
    TAKEN,
    TOO_MANY,
    FROZEN,
)
async def take_seat(context: RequestContext, id: str, seat: int) -> Claimed:
    """Take an open seat of a listed table."""
    live = await context.services.table_cache.table(id)
    await context.services.rate_sit.take(context.user)
    await context.services.rate_sit.take(f"address {context.address}")  # guests are many
    return await context.services.lobby.sit(context.member, live, seat)


@FINDING.add("PUT /tables/{id}/seats/{seat}", Nothing, *BEFORE, TAKEN, INVALID, takes=FillBody)
async def fill_seat(context: RequestContext, id: str, seat: int, body: FillBody) -> Nothing:
    """Let a bot sit on an open seat of a table that one has opened, before the game begins."""
    live = await context.services.table_cache.table(id)
    await context.services.leaving.let_bot_sit(context.known, live, seat, body.level)
    return Nothing()


@FINDING.add("DELETE /tables/{id}/seats/{seat}", Nothing, *BEFORE, TAKEN)
async def leave_seat(context: RequestContext, id: str, seat: int) -> Nothing:
    """Give up a seat before the game begins; whoever opened the table may send others away."""
    live = await context.services.table_cache.table(id)
    await context.services.leaving.leave(context.known, live, seat)
    return Nothing()


def _games() -> list[GameInfo]:
    return [info_of(game, list(LEVELS)) for game in GAMES.values()]


def _game(name: str) -> GameConstant:
    if name not in GAMES:
        raise RequestError(NOT_FOUND, "there is no such game")
    return constant_of(name)
