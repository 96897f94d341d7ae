"""Opens tables: new ones, branches of others, and imported records."""

import asyncio
import json
from dataclasses import replace
from typing import Any

from msgspec import UNSET, to_builtins

from clocksmith.bots.registry import USUAL, bot_named
from clocksmith.core.game import Game
from clocksmith.core.seat import Seat
from clocksmith.core.words import pretty
from clocksmith.games.rules import box_text
from clocksmith.server.backend import Backend
from clocksmith.server.boxes.service import Boxes
from clocksmith.server.database.users import UserRow, account_of, user_row
from clocksmith.server.errors import (
    INVALID,
    NEEDS_ACCOUNT,
    NO_BOTS,
    NO_HINTS,
    NOT_YOURS,
    TOO_MANY,
    RequestError,
)
from clocksmith.server.http.request_context import Member
from clocksmith.server.names import name_of
from clocksmith.server.tables import queries as tables
from clocksmith.server.tables.cache import TableCache
from clocksmith.server.tables.live_table import LiveTable
from clocksmith.server.tables.messages import (
    BranchBody,
    ClockBody,
    Invitation,
    Opened,
    SeatBody,
    TableBody,
)
from clocksmith.server.tables.rows import (
    BOT,
    FREE,
    OPEN,
    OVER,
    PERSON,
    PLAYING,
    SeatRow,
    TableListing,
    TableRow,
)
from clocksmith.server.tables.seat_queries import add_open_table
from clocksmith.table.clock import NONE, TimeControl, control_of
from clocksmith.table.record import Record, read_record, write_record
from clocksmith.table.setup import Setup, branch_of


class TableCreator:
    """Opens tables."""

    def __init__(self, backend: Backend, table_cache: TableCache, boxes: Boxes) -> None:
        self._backend = backend
        self._table_cache = table_cache
        self._boxes = boxes

    async def open(self, opener: Member, body: TableBody) -> Opened:
        """Open a table with fresh luck."""
        user = opener.user
        seats = await self._challenging(self._seats(user, body.seats), body.seats)
        game = await self._boxes.game(body.game, body.box, user)
        if body.teaching:
            check_teaching(body.seats)
            if body.rated or not body.hints:
                raise RequestError(INVALID, "a teaching table is not rated, and gives hints")
        if body.rated:
            check_rated(body, game, await self._backend.store.read(user_row, user))
        try:
            setup = _setup(game, body, seats)
            setup.start()
        except ValueError as error:
            raise RequestError(INVALID, str(error)) from None
        return await self._add(self.row(opener, setup, seats, body.listed, body.rated))

    async def branch(self, opener: Member, live: LiveTable, body: BranchBody) -> Opened:
        """Open a table that continues from another one.

        A finished game can continue from any step, with everything as it was. A game in progress
        can only continue from now, by one of its players, and what their seat cannot know is
        dealt again.
        """
        if body.teaching:
            check_teaching(body.seats)
        position = self._position(opener.user, live, body.step)
        seats = await self._challenging(self._seats(opener.user, body.seats), body.seats)
        try:
            setup = branch_of(live.table.setup.game, position, _clock(body.clock), _bots(seats))
            setup = replace(setup, teaching=body.teaching)
        except ValueError as error:
            raise RequestError(INVALID, str(error)) from None
        if setup.seats != len(seats):
            raise RequestError(INVALID, f"this game has {setup.seats} seats, not {len(seats)}")
        row = replace(self.row(opener, setup, seats), branch=(live.id, body.step))
        return await self._add(row)

    async def bring_in(self, opener: Member, text: str) -> str:
        """Save a record as a table to replay, and return its id."""
        record = await asyncio.to_thread(_read, text)
        setup = Setup(record.game, record.seats, record.choices, position=record.position)
        seats = tuple([SeatRow(seat, PERSON) for seat in range(record.seats)])
        row = self.row(opener, setup, seats)
        most = self._together(self._backend.settings.records)
        is_saved = await self._backend.store.write(
            tables.add_record,
            replace(row, seed=None, record=write_record(record), listing=TableListing(OVER)),
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

    def row(
        self,
        opener: Member,
        setup: Setup,
        seats: tuple[SeatRow, ...],
        listed: bool = False,
        rated: bool = False,
    ) -> TableRow:
        """Return the row of a new table; its luck is drawn once all seats are taken."""
        now = self._backend.externals.now()
        open_yet = any(seat.kind == FREE for seat in seats)
        return TableRow(
            id=self._backend.externals.new_id(),
            setup=json.dumps(setup.plain()),
            rules_version=setup.game.rules_version,
            box=box_id(setup.game),
            box_title=box_title(setup.game),
            seed=None if open_yet else self._backend.externals.new_seed(),
            record=None,
            host=opener.user,
            household=opener.household,
            listed=listed,
            rated=rated,
            opened_at=now,
            begun_at=None if open_yet else now,
            branch=None,
            listing=TableListing(OPEN if open_yet else PLAYING),
            seats=seats,
        )

    def _together(self, most: int) -> tuple[int, int]:
        """Return the limit for one user, and for all guests of one address together."""
        return most, most * self._backend.settings.guests_address

    def _seats(self, user: str, bodies: list[SeatBody]) -> tuple[SeatRow, ...]:
        return tuple([self._seat(user, seat, body) for seat, body in enumerate(bodies)])

    def _seat(self, user: str, seat: int, body: SeatBody) -> SeatRow:
        name = None if body.name is UNSET else name_of(body.name)
        if body.kind == "bot":
            level = USUAL if body.level is UNSET else body.level
            try:
                bot_named(level)
            except ValueError as error:
                raise RequestError(INVALID, str(error)) from None
            return SeatRow(seat, BOT, name, level)
        if body.kind == "invite":
            return SeatRow(seat, FREE, token=self._backend.externals.new_token())
        return SeatRow(seat, PERSON, name if body.kind == "guest" else None, user=user)

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

    def _position(self, user: str, live: LiveTable, step: int) -> str:
        count = len(live.table.results)
        if step > count:
            raise RequestError(INVALID, f"the game has {count} steps, not {step}")
        if live.state == OVER:
            return live.table.position(step)
        if not live.table.setup.hints:
            # A bot in the user's seat, or the coach afterwards, would reveal what to answer.
            raise RequestError(NO_HINTS, "without hints, a game is branched when it is over")
        seats = live.own_seats(user)
        if not seats:
            raise RequestError(
                NOT_YOURS, "only those who play may branch off before the game is over"
            )
        if step != count:
            raise RequestError(
                INVALID, "a game that is being played can only be left from where it is"
            )
        seats_to_answer = [seat for seat in seats if live.table.question(Seat(seat)) is not None]
        seat = Seat((seats_to_answer or seats)[0])
        luck = self._backend.luck("branch", live.id, live.table.number, seat)
        return live.table.seen(seat, luck.randrange)


def _too_many(what: str, most: tuple[int, int]) -> RequestError:
    mine, together = most
    sentence = f"you have {mine} {what}, or the guests of your address have {together} together"
    return RequestError(TOO_MANY, f"{sentence}: close or delete one first")


def _read(text: str) -> Record:
    try:
        return read_record(text)
    except ValueError as error:
        raise RequestError(INVALID, str(error)) from None


def check_options(game: Game[Any], seats: int, options: dict[str, str]) -> None:
    """Raise RequestError, with the sentence of the rules, if such a table cannot be opened."""
    try:
        Setup(game, seats, game.options.choose(options)).start()
    except ValueError as error:
        raise RequestError(INVALID, str(error)) from None


def box_id(game: Game[Any]) -> str | None:
    """Return the id of a game's box in addresses; None for a game without one."""
    box = game.box()
    if box is None:
        return None
    return box.name if box_text(game) == box.name else str(box.digest)


def box_title(game: Game[Any]) -> str | None:
    """Return the title of a game's box, or else its name; None for a game without one."""
    box = game.box()
    return None if box is None else str(box.title or pretty(box.name))


def _setup(game: Game[Any], body: TableBody, seats: tuple[SeatRow, ...]) -> Setup:
    choices = game.options.choose(body.options)
    clock, bots = _clock(body.clock), _bots(seats)
    hints = body.hints and not body.rated
    return Setup(game, len(seats), choices, clock, bots, hints=hints, teaching=body.teaching)


def _clock(body: ClockBody) -> TimeControl:
    return control_of(to_builtins(body) | {"kind": body.kind})


def _bots(seats: tuple[SeatRow, ...]) -> tuple[Seat, ...]:
    return tuple([Seat(seat.seat) for seat in seats if seat.kind == BOT])


def invitations_of(row: TableRow) -> list[Invitation]:
    """Return the links to the open seats."""
    return [
        Invitation(seat.seat, seat.token)
        for seat in row.seats
        if seat.kind == FREE and seat.token is not None
    ]


def check_teaching(seats: list[SeatBody]) -> None:
    """Raise RequestError if somebody else would wait while mistakes are taken back."""
    if [seat.kind for seat in seats if seat.kind != "bot"] != ["me"]:
        raise RequestError(INVALID, "at a teaching table you sit alone with bots")


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
        raise RequestError(INVALID, "at a rated table sit people with accounts: you, and invited")
    if body.clock.kind == NONE:
        raise RequestError(INVALID, "a rated table needs a clock, which answers for absent players")
    box = game.box()
    if box is not None and box_text(game) != box.name:
        raise RequestError(INVALID, "a rated table is played with a box that comes with the game")
