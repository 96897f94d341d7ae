"""Joining tables."""

import re
from dataclasses import replace
from typing import Final

from msgspec.structs import asdict

from clocksmith.server.backend import Backend
from clocksmith.server.database.users import user_row
from clocksmith.server.errors import (
    NEEDS_ACCOUNT,
    NO_BOTS,
    NOT_FOUND,
    NOT_YOURS,
    SENT_AWAY,
    TAKEN,
    TOO_MANY,
    RequestError,
)
from clocksmith.server.http.request_context import Member
from clocksmith.server.settings import Settings
from clocksmith.server.tables import queries as tables
from clocksmith.server.tables import seat_queries as seats
from clocksmith.server.tables.cache import TableCache
from clocksmith.server.tables.live_table import LiveTable
from clocksmith.server.tables.messages import (
    Claimed,
    Invitation,
    Invited,
)
from clocksmith.server.tables.opening import invitations_of
from clocksmith.server.tables.rows import FREE, PERSON, MostSeats

TOKEN: Final = re.compile(r"[A-Za-z0-9_-]{1,32}")
REFUSED: Final = {
    seats.GONE: (TAKEN, "somebody else was quicker"),
    seats.UNWANTED: (SENT_AWAY, "the host of this table has removed you"),
    seats.SURPLUS: (TOO_MANY, "you have as many seats as you may: finish or leave a game first"),
    seats.CROWD: (
        TOO_MANY,
        "guests of your address sit at as many tables as they may together: finish or leave one, "
        "or register",
    ),
    seats.GUEST: (NEEDS_ACCOUNT, "this table is rated: register or sign in to sit down here"),
    seats.PROGRAM: (NO_BOTS, "this table is rated: rated games are for people"),
    seats.TWICE: (TAKEN, "you sit at this table already, and it is rated: one seat each"),
}


class Lobby:
    """Lets users join tables."""

    def __init__(self, backend: Backend, table_cache: TableCache) -> None:
        self._backend = backend
        self._table_cache = table_cache
        self._most = most_seats(backend.settings)

    # ---- joining ----

    async def invited(self, user: str | None, token: str) -> tuple[LiveTable, int]:
        """Return the table and the seat of an invitation; RequestError if not for this user."""
        is_token = TOKEN.fullmatch(token) is not None
        place = await self._backend.store.read(tables.invited, token) if is_token else None
        if place is None:
            raise RequestError(NOT_FOUND, "there is no such invitation")
        id, number = place
        live = await self._table_cache.table(id)
        seat = live.seat(number)
        if seat.kind != FREE and seat.user != user:
            raise RequestError(NOT_YOURS, "somebody else has taken this seat")
        return live, number

    async def accept(self, user: str, token: str) -> Claimed:
        """Take the seat of an invitation; the same user may repeat this."""
        live, seat = await self.invited(user, token)
        return await self._take(Member(user), live, seat, NOT_YOURS)

    async def sit(self, member: Member, live: LiveTable, seat: int) -> Claimed:
        """Take an open seat of a listed table."""
        seat_row, user = live.seat(seat), member.user
        if not live.row.listed and user not in (seat_row.user, seat_row.reserved):
            raise RequestError(NOT_YOURS, "this table is for invited people only")
        if seat_row.reserved not in (None, user):
            raise RequestError(TAKEN, "this seat is kept for somebody who played here before")
        if seat_row.reserved == user:
            return await self._take(Member(user), live, seat, TAKEN)
        row = await self._backend.store.read(user_row, user)
        if row is not None and row.bot and seat_row.user != user:
            raise RequestError(
                NO_BOTS, "bots may only sit down where they are challenged or have a link"
            )
        return await self._take(member, live, seat, TAKEN, self._most)

    async def _take(
        self,
        member: Member,
        live: LiveTable,
        seat: int,
        code: str,
        most: MostSeats | None = None,
    ) -> Claimed:
        async with live.lock:
            live.check_here()
            if live.seat(seat).kind == FREE:
                await self._sit_down(member, live, seat, most)
            elif live.seat(seat).user != member.user:
                raise RequestError(code, "somebody else has taken this seat")
        return Claimed(live.id, seat)

    async def _sit_down(
        self, member: Member, live: LiveTable, seat: int, most: MostSeats | None
    ) -> None:
        begins = self._backend.beginning()
        row = await self._backend.store.read(user_row, member.user)
        name = None if row is None else row.name
        seat_row = replace(live.seat(seat), kind=PERSON, reserved=None, household=member.household)
        is_bot = row is not None and row.bot
        new = replace(seat_row, user=member.user, user_name=name, user_is_bot=is_bot)
        refusal = await self._backend.store.write(seats.take_seat, live.id, new, begins, most)
        if refusal == seats.GONE:
            live.drop()  # it has changed on the disk
        if refusal is not None:
            raise RequestError(*REFUSED[refusal])
        self._table_cache.reseat(live, new, begins)

    def invitations(self, user: str | None, live: LiveTable) -> list[Invitation]:
        """Return the links to seats that are still open, for the host of the table."""
        if user is None or live.row.host != user:
            raise RequestError(NOT_YOURS, "only the person who opened the table sees its links")
        return invitations_of(live.row)


def most_seats(settings: Settings) -> MostSeats:
    """Return how many seats a user may have at other people's tables."""
    return MostSeats(settings.seats_waiting, settings.seats_taken, settings.seats_address)


def invited_of(live: LiveTable, user: str | None, seat: int) -> Invited:
    """Return the table of an invitation as shown to the user who has the link."""
    return Invited(**asdict(live.summary(user)), seat=seat)
