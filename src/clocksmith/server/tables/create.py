"""Opens tables: new ones, branches of others, and imported records."""

import asyncio
from dataclasses import replace
from typing import Any

from msgspec import UNSET

from clocksmith.core.game import Game
from clocksmith.games.rules import box_text
from clocksmith.server.backend import Backend
from clocksmith.server.boxes.service import Boxes
from clocksmith.server.database.users import UserRow, account_of, user_row
from clocksmith.server.errors import (
    INVALID,
    NEEDS_ACCOUNT,
    NO_BOTS,
    TOO_MANY,
    RequestError,
)
from clocksmith.server.http.request_context import Member
from clocksmith.server.tables import queries as tables
from clocksmith.server.tables.cache import TableCache
from clocksmith.server.tables.live_table import LiveTable
from clocksmith.server.tables.messages import (
    BranchBody,
    ContinueBody,
    Opened,
    SeatBody,
    TableBody,
)
from clocksmith.server.tables.opening import (
    branch_for,
    branch_position,
    check_teaching,
    invitations_of,
    record_in,
    recorded_row,
    row_for,
    seats_for,
    setup_for,
)
from clocksmith.server.tables.rows import (
    FREE,
    PLAYING,
    SeatRow,
    TableRow,
)
from clocksmith.server.tables.seat_queries import add_open_table
from clocksmith.table.clock import NONE
from clocksmith.table.link import last_position


class TableCreator:
    """Opens tables."""

    def __init__(self, backend: Backend, table_cache: TableCache, boxes: Boxes) -> None:
        self._backend = backend
        self._externals = backend.externals
        self._table_cache = table_cache
        self._boxes = boxes

    async def open(self, opener: Member, body: TableBody) -> Opened:
        """Open a table with fresh luck."""
        user = opener.user
        seats = await self._challenging(seats_for(user, body.seats, self._externals), body.seats)
        game = await self._boxes.game(body.game, body.box, user)
        if body.teaching:
            check_teaching(body.seats)
            if body.rated or not body.hints:
                raise RequestError(INVALID, "a teaching table is not rated, and gives hints")
        if body.rated:
            check_rated(body, game, await self._backend.store.read(user_row, user))
        setup = setup_for(game, body, seats)
        row = row_for(opener, setup, seats, self._externals, body.listed, body.rated)
        return await self._add(row)

    async def branch(self, opener: Member, live: LiveTable, body: BranchBody) -> Opened:
        """Open a table that continues from another one.

        A finished game can continue from any step, with everything as it was. A game in progress
        can only continue from now, by one of its players, and what their seat cannot know is
        dealt again.
        """
        if body.teaching:
            check_teaching(body.seats)
        position = branch_position(live, opener.user, body.step)
        seats = seats_for(opener.user, body.seats, self._externals)
        seats = await self._challenging(seats, body.seats)
        setup = branch_for(live.table.setup.game, position, body, seats)
        row = row_for(opener, setup, seats, self._externals)
        row = replace(row, branch=(live.id, body.step))
        return await self._add(row)

    async def continue_from(self, opener: Member, body: ContinueBody) -> Opened:
        """Open a table that continues from a text.

        A record with a past becomes a table to replay, and the new one is a branch of it.
        """
        if body.teaching:
            check_teaching(body.seats)
        record = await asyncio.to_thread(record_in, body.text)
        position = await asyncio.to_thread(last_position, record)
        seats = seats_for(opener.user, body.seats, self._externals)
        seats = await self._challenging(seats, body.seats)
        setup = branch_for(record.game, position, body, seats)
        row = row_for(opener, setup, seats, self._externals)
        if record.actions:
            past = await self._table_cache.table(await self.bring_in(opener, body.text))
            row = replace(row, branch=(past.id, len(past.table.results)))
        return await self._add(row)

    async def bring_in(self, opener: Member, text: str) -> str:
        """Save a record as a table to replay, and return its id."""
        record = await asyncio.to_thread(record_in, text)
        row = recorded_row(opener, record, self._externals)
        most = self._together(self._backend.settings.records)
        is_saved = await self._backend.store.write(
            tables.add_record,
            row,
            most,
        )
        if not is_saved:
            raise _too_many("records", most)
        return row.id

    async def _add(self, row: TableRow) -> Opened:
        most = self._together(self._backend.settings.tables_open)
        if not await self._backend.store.write(add_open_table, row, most):
            raise _too_many("open tables", most)
        if row.listing.state == PLAYING:  # bots and lists do not wait for a visitor
            await self._table_cache.table(row.id)
        return Opened(row.id, invitations_of(row))

    def _together(self, most: int) -> tuple[int, int]:
        """Return the limit for one user, and for all guests of one address together."""
        return most, most * self._backend.settings.guests_address

    async def _challenging(
        self, seats: tuple[SeatRow, ...], bodies: list[SeatBody]
    ) -> tuple[SeatRow, ...]:
        """Return the seats, with those reserved that are for the accounts of bots."""
        challenging = []
        for seat, body in zip(seats, bodies, strict=True):
            account = None
            if body.login is not UNSET:
                account = await self._backend.store.read(account_of, body.login.strip().casefold())
                self._check_challenge(seat, account, body.login)
            reserved = None if account is None else account.id
            challenging.append(replace(seat, reserved=reserved))
        return tuple(challenging)

    def _check_challenge(self, seat: SeatRow, account: UserRow | None, login: str) -> None:
        """Raise RequestError if a seat cannot be for that account."""
        if not self._backend.settings.network_bots:
            raise RequestError(NO_BOTS, "the host of this server lets no bots in from the network")
        if seat.kind != FREE or account is None or not account.bot:
            raise RequestError(INVALID, f"there is no bot account {login[:40]!r} to invite")


def _too_many(what: str, most: tuple[int, int]) -> RequestError:
    mine, together = most
    sentence = f"you have {mine} {what}, or the guests of your address have {together} together"
    return RequestError(TOO_MANY, f"{sentence}: close or delete one first")


def check_rated(body: TableBody, game: Game[Any], opener: UserRow | None) -> None:
    """Raise RequestError, with the reason, if a table cannot be rated.

    Each player has an account and one seat, a clock answers for absent players, and the box is
    one that all ratings of the game use.
    """
    if opener is None or opener.login is None:
        raise RequestError(NEEDS_ACCOUNT, "only somebody with an account may open a rated table")
    if opener.bot or any(seat.login is not UNSET for seat in body.seats):
        raise RequestError(NO_BOTS, "rated games are for people: this table would have a bot")
    kinds = [seat.kind for seat in body.seats]
    if len(kinds) < 2 or kinds.count("me") > 1 or not {"me", "invite"} >= set(kinds):
        raise RequestError(
            INVALID, "a rated table is for people with accounts: you, and those you invite"
        )
    if body.clock.kind == NONE:
        raise RequestError(INVALID, "a rated table needs a clock, which answers for absent players")
    box = game.box()
    if box is not None and box_text(game) != box.name:
        raise RequestError(INVALID, "a rated table uses a box that comes with the game")
