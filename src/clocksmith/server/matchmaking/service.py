"""Matchmaking: brings together people with matching seeks."""

import json
from collections.abc import Mapping
from typing import Final

from clocksmith.games import GAMES
from clocksmith.games.rules import box_text
from clocksmith.server.backend import Backend
from clocksmith.server.database.users import user_row
from clocksmith.server.errors import (
    INVALID,
    NEEDS_ACCOUNT,
    NO_BOTS,
    TOO_MANY,
    RequestError,
)
from clocksmith.server.http.request_context import Member
from clocksmith.server.matchmaking import queries
from clocksmith.server.matchmaking.messages import SeekBody, SeekInfo, Seeks
from clocksmith.server.matchmaking.queries import Placed, SeekTerms
from clocksmith.server.matchmaking.seeks import CLOCKS, NONE, Offer, Seek, offers_of, pace_of
from clocksmith.server.tables.cache import TableCache
from clocksmith.server.tables.join import REFUSED, most_seats
from clocksmith.server.tables.opening import row_for
from clocksmith.server.tables.rows import BOT, PERSON, SeatRow, TableRow
from clocksmith.server.tables.seated_table import listing_of
from clocksmith.server.tables.summary import UNNAMED
from clocksmith.table.setup import Setup

LISTED: Final = 50  # seeks of others in a list
KEPT_SECONDS: Final = 1.0  # maximum age of the cached list: waiting clients poll every few seconds
LONGEST: Final = 3600.0  # seconds after which a seek expires

REFUSALS: Final = {
    **REFUSED,
    queries.CROWDED: (TOO_MANY, "too many people are looking for a table from your address"),
}


class Matchmaker:
    """Finds tables for people."""

    def __init__(self, backend: Backend, table_cache: TableCache) -> None:
        self._backend = backend
        self._table_cache = table_cache
        self._listed: tuple[float, list[tuple[Seek, str | None]]] = (float("-inf"), [])

    async def finding(self, user: str | None) -> Seeks:
        """Return a user's seek, the table it led to, and the seeks of others."""
        since = self._backend.externals.now() - self._backend.settings.seek_seconds
        read = self._backend.store.read
        mine = None if user is None else await read(queries.seek_of, user, since)
        return await self._tell(user, mine)

    async def look(self, member: Member, address: str, body: SeekBody | None) -> Seeks:
        """Look for a table with a new seek, or once more with the user's current one."""
        now, user = self._backend.externals.now(), member.user
        row = await self._backend.store.read(user_row, user)
        if row is not None and row.bot:
            raise RequestError(NO_BOTS, "matchmaking is for people: challenge bots instead")
        seek = Seek(user, made_at=now)
        if body is not None:
            seek = Seek(user, body.game, body.seats, body.pace, body.rated, now)
            await self._check(seek)
        terms = self._terms(seek, address, member.household)
        result = await self._backend.store.write(queries.look, seek, terms, body is not None)
        if isinstance(result, str):
            raise RequestError(*REFUSALS[result])
        if result is not None and result.table is not None:
            await self._sit_down(result.table)
        if body is not None:
            self._listed = (float("-inf"), [])
        return await self._tell(user, result)

    async def withdraw(self, user: str | None) -> None:
        """Remove a user's seek."""
        if user is not None:
            await self._backend.store.write(queries.withdraw, user)
            self._listed = (float("-inf"), [])

    async def _check(self, seek: Seek) -> None:
        """Raise RequestError, with the reason, for a seek that can never match."""
        if not any(seek.accepts(offer) for offer in self._offers(seek)):
            raise RequestError(INVALID, _impossible(seek))
        if seek.rated:
            row = await self._backend.store.read(user_row, seek.user)
            if row is None or row.login is None:
                raise RequestError(NEEDS_ACCOUNT, "rated games are for people with accounts")

    def _offers(self, seek: Seek) -> list[Offer]:
        """Return all possible offers, with the games in neutral order."""
        names = list(GAMES)
        self._backend.luck("offers", seek.user, seek.made_at).shuffle(names)
        return offers_of({name: GAMES[name].seats for name in names})

    def _terms(self, seek: Seek, address: str, household: str | None) -> SeekTerms:
        settings, now = self._backend.settings, self._backend.externals.now()
        return SeekTerms(
            now=now,
            seen_since=now - settings.seek_seconds,
            made_since=now - LONGEST,
            address=self._backend.household(address),
            most=settings.seeks_address,
            household=household,
            seats=most_seats(settings),
            offers=self._offers(seek),
            offer_of=offer_of,
            begins=self._backend.beginning(),
            opened=self._opened,
        )

    def _opened(self, offer: Offer, users: list[str]) -> TableRow:
        """Return a table for matched people; the one who waited longest opens it."""
        order = list(users)
        self._backend.luck("seats", *users, self._backend.externals.now()).shuffle(order)
        seats = tuple([SeatRow(seat, PERSON, user=user) for seat, user in enumerate(order)])
        game = GAMES[offer.game]
        choices, clock = game.options.choose({}), CLOCKS[offer.pace]
        setup = Setup(game, offer.seats, choices, clock, hints=False)
        externals, opener = self._backend.externals, Member(users[0])
        return row_for(opener, setup, seats, externals, listed=True, rated=offer.rated)

    async def _sit_down(self, id: str) -> None:
        """Update a loaded table with its new players; its clock runs from now on."""
        live = await self._table_cache.table(id)
        if await live.replica.catch_up():
            self._table_cache.listings.note(id, listing_of(live))

    async def _tell(self, user: str | None, mine: Placed | None) -> Seeks:
        now = self._backend.externals.now()
        if now - self._listed[0] >= KEPT_SECONDS:
            since = now - self._backend.settings.seek_seconds
            found = await self._backend.store.read(queries.seeks, since, LISTED)
            self._listed = (now, found)
        return Seeks(
            seek=None if mine is None else _info(mine.seek, None),
            table=None if mine is None else mine.table,
            others=[_info(seek, name) for seek, name in self._listed[1] if seek.user != user],
        )


def offer_of(row: TableRow) -> Offer | None:
    """Return what an open table offers to people in matchmaking, if it is a usual game."""
    setup = json.loads(row.setup)
    game = GAMES.get(setup["game"])
    if game is None or row.stopped or any(map(_is_program, row.seats)):
        return None
    usual = {"rules_version": game.rules_version, "box": box_text(game), "position": None}
    options = dict(game.options.choose({}).pairs)
    if not _holds(setup, {**usual, "options": options}):
        return None
    return Offer(game.name, len(row.seats), pace_of(setup["clock"]), row.rated)


def _is_program(seat: SeatRow) -> bool:
    return seat.kind == BOT or seat.user_is_bot


def _holds(setup: Mapping[str, object], terms: Mapping[str, object]) -> bool:
    return all(setup.get(key) == value for key, value in terms.items())


def _impossible(seek: Seek) -> str:
    if seek.game not in ("", *GAMES):
        return "there is no such game"
    if seek.rated and seek.pace == NONE:
        return "a rated table needs a clock, which answers for absent players"
    return f"no game that you seek for is played by {seek.seats}"


def _info(seek: Seek, name: str | None) -> SeekInfo:
    terms = (seek.game, seek.seats, seek.pace, seek.rated, seek.made_at)
    return SeekInfo(name or UNNAMED, *terms)
