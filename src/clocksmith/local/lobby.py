"""Games and tables of a page: what can be played, and opening tables."""

from dataclasses import replace
from typing import Final

from msgspec import UNSET

from clocksmith.bots.registry import LEVELS
from clocksmith.games import GAMES
from clocksmith.local.context import LocalContext
from clocksmith.local.table import ME
from clocksmith.server.accounts.messages import Me
from clocksmith.server.errors import (
    INVALID,
    NOT_FOUND,
    NOT_OVER,
    REPLAY_ONLY,
    RequestError,
)
from clocksmith.server.http.endpoint import Endpoints
from clocksmith.server.http.limits import RECORD_BYTES
from clocksmith.server.messages import Nothing, Number
from clocksmith.server.ratings.ladder import ladder
from clocksmith.server.ratings.messages import Ladder, SeatRating
from clocksmith.server.tables.game_metadata import constant_of, info_of
from clocksmith.server.tables.messages import (
    BranchBody,
    CheckBody,
    ContinueBody,
    GameConstant,
    GameInfo,
    Imported,
    Invitation,
    Opened,
    OpenTables,
    SeatBody,
    TableBody,
    Tables,
)
from clocksmith.server.tables.opening import (
    branch_for,
    branch_position,
    check_options,
    check_teaching,
    record_in,
    recorded_row,
    row_for,
    seats_for,
    setup_for,
)
from clocksmith.server.tables.rows import BOT, FREE, OVER, SeatRow, TableRow
from clocksmith.server.tables.summary import UNNAMED, is_known, playing_of, summary_of
from clocksmith.table import wire
from clocksmith.table.link import last_position
from clocksmith.table.wire import Summary

LOBBY: Final = Endpoints()


@LOBBY.add("GET /me", Me)
async def read_me(context: LocalContext) -> Me:
    """Return the person at this page, who has no account."""
    return Me(UNNAMED, None)


@LOBBY.add("GET /games", list[GameInfo])
async def list_games(context: LocalContext) -> list[GameInfo]:
    """List the games with their options, and the bots that play them."""
    return [info_of(game, list(LEVELS)) for game in GAMES.values()]


@LOBBY.add("GET /games/{game}", GameConstant)
async def read_game(context: LocalContext, game: str) -> GameConstant:
    """Return what a client needs to show a game: names, kinds of actions, words, rules."""
    if game not in GAMES:
        raise RequestError(NOT_FOUND, "there is no such game")
    return constant_of(game)


@LOBBY.add("POST /games/{game}/check", Nothing, INVALID, takes=CheckBody)
async def check_game(context: LocalContext, game: str, body: CheckBody) -> Nothing:
    """Check whether a table can be opened with these options, such as a drawn map."""
    if game not in GAMES:
        raise RequestError(NOT_FOUND, "there is no such game")
    played = await context.services.boxes.game(game, body.box, ME)
    check_options(played, body.seats, body.options)
    return Nothing()


@LOBBY.add("GET /ladder", Ladder)
async def read_ladder(context: LocalContext) -> Ladder:
    """Return the measured strength of the bots, and the levels they play at."""
    return ladder()


@LOBBY.add("GET /tables", Tables)
async def list_tables(context: LocalContext) -> Tables:
    """List your tables, and the latest results; what was brought in is among them."""
    tables = context.services.table_cache
    await tables.read()
    rows = tables.rows()
    going = [row for row in rows if row.listing.state != OVER]
    over = [row for row in rows if row.listing.state == OVER]
    over.sort(key=lambda row: row.listing.over_at or row.opened_at, reverse=True)
    mine = [
        playing_of(summary_of(row, ME), row, tables.moved_at(row.id) or UNSET)
        for row in going
        if is_known(row)
    ]
    recent = [summary_of(row, ME) for row in over]
    frozen = [summary_of(row, ME) for row in going if not is_known(row)]
    return Tables(mine, [], False, [], recent, frozen)


@LOBBY.add("GET /open-tables", OpenTables)
async def list_open_tables(context: LocalContext, skip: Number = 0) -> OpenTables:
    """List the open tables of others: none are known here."""
    return OpenTables([], False)


@LOBBY.add("POST /tables", Opened, INVALID, takes=TableBody)
async def open_table(context: LocalContext, body: TableBody) -> Opened:
    """Open a table for the people at this page, and bots."""
    seats = _seats(context, body.seats)
    game = await context.services.boxes.game(body.game, body.box, ME)
    if body.rated or body.listed:
        raise RequestError(INVALID, "without a server, nobody else can find this table")
    if body.teaching:
        check_teaching(body.seats)
        if not body.hints:
            raise RequestError(INVALID, "a teaching table is not rated, and gives hints")
    return await _add(
        context,
        row_for(context.member, setup_for(game, body, seats), seats, context.services.externals),
    )


@LOBBY.add("GET /tables/{id}", Summary)
async def read_table(context: LocalContext, id: str) -> Summary:
    """Return a table and who sits there."""
    return (await context.services.table_cache.table(id)).summary(ME)


@LOBBY.add("GET /tables/{id}/invitations", list[Invitation])
async def list_invitations(context: LocalContext, id: str) -> list[Invitation]:
    """List the links to seats that are still open: here none is."""
    await context.services.table_cache.table(id)
    return []


@LOBBY.add("GET /tables/{id}/chat", list[wire.Chat])
async def read_chat(context: LocalContext, id: str) -> list[wire.Chat]:
    """Return the chat of a table: nobody is there to talk to."""
    await context.services.table_cache.table(id)
    return []


@LOBBY.add("GET /tables/{id}/ratings", list[SeatRating])
async def read_ratings(context: LocalContext, id: str) -> list[SeatRating]:
    """Return the ratings after a rated game: none is rated here."""
    await context.services.table_cache.table(id)
    return []


@LOBBY.add("POST /tables/{id}/rematch", Opened, NOT_OVER, REPLAY_ONLY, INVALID)
async def play_again(context: LocalContext, id: str) -> Opened:
    """Open a table with the same seats, or return the one that was opened."""
    tables = context.services.table_cache
    live = await tables.table(id)
    if live.row.record is not None:
        raise RequestError(REPLAY_ONLY, "nobody played this here: open a table")
    if live.state != OVER:
        raise RequestError(NOT_OVER, "a rematch is possible when the game is over")
    if live.row.rematch is not None and tables.has(live.row.rematch):
        return Opened(live.row.rematch, [])
    seats = tuple(
        [
            SeatRow(seat.seat, seat.kind, seat.name, _level(seat), seat.user)
            for seat in live.row.seats
        ]
    )
    setup = replace(live.table.setup, position=None)
    opened = await _add(context, row_for(context.member, setup, seats, context.services.externals))
    await live.note_rematch(opened.id)
    return opened


@LOBBY.add("DELETE /tables/{id}", Nothing)
async def delete_table(context: LocalContext, id: str) -> Nothing:
    """Delete a table for good."""
    tables = context.services.table_cache
    if not tables.has(id):
        raise RequestError(NOT_FOUND, "there is no such table")
    await tables.remove(id)
    return Nothing()


@LOBBY.add("POST /records", Imported, INVALID, takes=str, largest=RECORD_BYTES)
async def import_record(context: LocalContext, body: str) -> Imported:
    """Import a record, to replay it and branch from it."""
    row = recorded_row(context.member, record_in(body), context.services.externals)
    await context.services.table_cache.add(row)
    return Imported(row.id)


@LOBBY.add("POST /branches", Opened, INVALID, takes=ContinueBody, largest=RECORD_BYTES)
async def continue_from(context: LocalContext, body: ContinueBody) -> Opened:
    """Open a table that continues from a position, or from the end of a record, sent as text."""
    if body.teaching:
        check_teaching(body.seats)
    seats, record = _seats(context, body.seats), record_in(body.text)
    setup = branch_for(record.game, last_position(record), body, seats)
    row = row_for(context.member, setup, seats, context.services.externals)
    if record.actions:
        brought = await import_record(context, body.text)
        past = await context.services.table_cache.table(brought.id)
        row = replace(row, branch=(past.id, len(past.table.results)))
    return await _add(context, row)


@LOBBY.add("POST /tables/{id}/branches", Opened, INVALID, takes=BranchBody)
async def branch_off(context: LocalContext, id: str, body: BranchBody) -> Opened:
    """Open a table that continues from this one."""
    live = await context.services.table_cache.table(id)
    if body.teaching:
        check_teaching(body.seats)
    position = branch_position(live, ME, body.step)
    seats = _seats(context, body.seats)
    setup = branch_for(live.table.setup.game, position, body, seats)
    row = row_for(context.member, setup, seats, context.services.externals)
    return await _add(context, replace(row, branch=(id, body.step)))


def _seats(context: LocalContext, bodies: list[SeatBody]) -> tuple[SeatRow, ...]:
    seats = seats_for(ME, bodies, context.services.externals)
    if any(seat.kind == FREE for seat in seats):
        raise RequestError(INVALID, "nobody can be invited without a server")
    return seats


def _level(seat: SeatRow) -> str | None:
    return seat.level if seat.kind == BOT else None


async def _add(context: LocalContext, row: TableRow) -> Opened:
    await context.services.table_cache.add(row)
    return Opened(row.id, [])
