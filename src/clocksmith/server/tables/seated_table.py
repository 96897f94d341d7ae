"""A table with its seats and everybody around it. A server keeps its log, or a page."""

import asyncio
import logging
import random
from abc import ABC, abstractmethod
from collections.abc import Callable
from dataclasses import replace
from typing import Final, Protocol

from clocksmith.core.seat import Seat
from clocksmith.server.clock import Externals
from clocksmith.server.errors import (
    KEY_USED,
    NOT_STARTED,
    NOT_YOURS,
    REPLAY_ONLY,
    UNAVAILABLE,
    RequestError,
)
from clocksmith.server.settings import Settings
from clocksmith.server.tables.hub import Hub
from clocksmith.server.tables.presence import Presence
from clocksmith.server.tables.rows import (
    BOT,
    OPEN,
    OVER,
    PLAYING,
    SeatRow,
    StoredTable,
    TableListing,
)
from clocksmith.server.tables.seat_changes import seats_after
from clocksmith.server.tables.summary import seated, summary_of
from clocksmith.server.thinking.bot_pool import BotPool
from clocksmith.table import wire
from clocksmith.table.entry import AFFAIRS, Command, Entry
from clocksmith.table.errors import FROZEN, NO_SEAT, RESIGNED, CommandError
from clocksmith.table.table import Table

LOG: Final = logging.getLogger(__name__)


class Surroundings(Protocol):
    """What a table needs besides itself: settings, time, bots, and luck that is not its own."""

    @property
    def settings(self) -> Settings:
        """How long bots may think, and how long somebody may be away."""

    @property
    def externals(self) -> Externals:
        """Time, randomness and new ids."""

    @property
    def bots(self) -> BotPool:
        """What answers for seats, and helps them."""

    def luck(self, *about: object) -> random.Random:
        """Return random bits for a subject, the same ones every time."""


class SeatedTable(ABC):
    """One table with everybody around it. Commands run one at a time."""

    def __init__(
        self, backend: Surroundings, stored: StoredTable, table: Table, version: str = ""
    ) -> None:
        self.id = stored.row.id
        self.backend = backend
        self.row = stored.row
        self.table = table
        self.lock = asyncio.Lock()
        self.gone = False  # whether another object has replaced this one
        self.hub = Hub(table, version)
        self.presence = Presence(backend.externals.now)
        self._keys = stored.keys
        self._listing = stored.row.listing

    @abstractmethod
    async def _keep(self, entry: Entry, key: str | None, seats: list[SeatRow]) -> None:
        """Keep an entry, and the seats it changes, for good; RequestError if that fails."""

    @abstractmethod
    def settle(self, noting: bool = True) -> None:
        """Do what follows from an entry: wake bots, set clocks, update the listing."""

    @abstractmethod
    def tell_thinking(self, seat: Seat) -> None:
        """Tell everybody that a bot is thinking."""

    @abstractmethod
    def is_watched(self) -> bool:
        """Return whether anybody sees the table."""

    @property
    def state(self) -> str:
        """Whether it is open, playing or over."""
        if self.row.record is not None or self.table.closed:
            return OVER
        return PLAYING if self.row.begun_at is not None else OPEN

    def summary(self, user: str | None) -> wire.Summary:
        """Return the table as lists and headings show it to a user."""
        summary = summary_of(self.row, user, self.users(), self.presence.away_since)
        summary.state = self.state
        if self.state == OVER and self._listing.places is not None:
            summary.places = list(self._listing.places)
            summary.scores = list(self._listing.scores or ())
        summary.commitment = None if self.state == OPEN else self.table.source.commitment
        return summary

    def seats_told(self, user: str | None) -> wire.SeatsChanged:
        """Return who sits where, as shown to a user."""
        seats = seated(self.row.seats, user, self.users(), self.presence.away_since)
        return wire.SeatsChanged(seats, self.row.rematch)

    def users(self) -> set[str]:
        """Return the users at the table, whichever server they are connected to."""
        return self.hub.users() | self.presence.elsewhere()

    def tell_of_change(self, before: set[str]) -> None:
        """Record who has come or gone, and tell everybody about seated users."""
        after = self.users()
        if after != before:
            sitting = {seat.user for seat in self.row.seats if seat.user is not None}
            self.presence.note(before, after, sitting)
            if sitting & (before ^ after):
                self.hub.tell_each(self.seats_told)

    def reseat(self, change: Callable[[SeatRow], SeatRow]) -> None:
        """Change seats, such as the names on them, and tell everybody about changes."""
        seats = tuple([change(seat) for seat in self.row.seats])
        if seats != self.row.seats:
            self.row = replace(self.row, seats=seats)
            self.hub.tell_each(self.seats_told)

    def put(self, seats: tuple[SeatRow, ...]) -> None:
        """Update who sits where; users who lost a seat also lose its view."""
        for old, new in zip(self.row.seats, seats, strict=True):
            if old.user != new.user and old.user is not None:
                self.hub.send_away(Seat(old.seat), old.user)
        self.reseat(lambda seat: seats[seat.seat])

    # ---- seats ----

    def seat(self, seat: int) -> SeatRow:
        """Return a seat; RequestError if there is none."""
        if not 0 <= seat < len(self.row.seats):
            raise RequestError(NO_SEAT, f"there is no seat {seat} at this table")
        return self.row.seats[seat]

    def check_owner(self, user: str | None, seat: int) -> None:
        """Raise RequestError if a seat is not the user's own."""
        if self.seat(seat).user is None or self.seat(seat).user != user:
            raise RequestError(NOT_YOURS, f"seat {seat} is not yours")

    def own_seats(self, user: str | None) -> list[int]:
        """Return the seats of a user."""
        return [seat.seat for seat in self.row.seats if user is not None and seat.user == user]

    def check_plays(self, user: str | None, seat: int) -> None:
        """Raise RequestError if a seat is not the user's own, or a bot plays on for them."""
        self.check_owner(user, seat)
        if self.seat(seat).level is not None:
            raise RequestError(RESIGNED, f"a bot plays on for seat {seat}")

    def check_begun(self) -> None:
        """Raise RequestError while nobody may play here."""
        if self.row.stopped:
            raise RequestError(FROZEN, "a moderator has stopped this table")
        if self.row.record is not None:
            raise RequestError(REPLAY_ONLY, "this is an imported game: branch off to play on")
        if self.row.begun_at is None:
            raise RequestError(NOT_STARTED, "a seat is still open")

    def is_bot(self, seat: int) -> bool:
        """Return whether a program plays a seat: a bot, or one that plays on for a person."""
        return self.row.seats[seat].kind == BOT or self.row.seats[seat].level is not None

    # ---- commands ----

    async def play(self, command: Command, key: str | None, user: str | None = None) -> int:
        """Run a command, and return the table's number once it is on the disk.

        A command with the key of an earlier one is that one, sent again. *user* is the spectator
        who asks for a seat, if the command does.
        """
        async with self.lock:
            self.check_here()
            earlier = None if key is None else self._keys.get(key)
            if earlier is not None:
                return _again(earlier, command)
            entry = self._check(command)
            is_affair = entry.kind in AFFAIRS
            seats = seats_after(self, entry, user) if is_affair else self.row.seats
            await self._keep(entry, key, [new for new in seats if new not in self.row.seats])
            self._apply(entry, seats)
            if key is not None:
                self._keys[key] = entry
            return entry.number

    def done_before(self, key: str, command: Command) -> int | None:
        """Return the answer to an earlier command with this key; None if there was none."""
        earlier = self._keys.get(key)
        return None if earlier is None else _again(earlier, replace(command, text=earlier.text))

    def check_here(self) -> None:
        """Raise RequestError if another object has replaced this one."""
        if self.gone:
            raise RequestError(UNAVAILABLE, "the table is being reloaded: try again")

    def _check(self, command: Command) -> Entry:
        self.check_begun()
        try:
            return self.table.check(command, self.backend.externals.now())
        except CommandError as error:
            raise RequestError.of(error) from None
        except Exception as error:
            raise self.freeze(error) from error

    def _apply(self, entry: Entry, seats: tuple[SeatRow, ...]) -> None:
        try:
            self.table.apply(entry)
            self.put(seats)
            self.hub.update()
        except Exception as error:
            raise self.freeze(error) from error
        self.settle()

    def freeze(self, error: Exception) -> RequestError:
        """Stop this table, and no other, because the rules broke a promise."""
        LOG.error("table %s is frozen", self.id, exc_info=error)
        self.table.frozen = True
        message = "this table is frozen: the rules broke a promise"
        self.hub.tell(wire.ErrorMessage(FROZEN, message))
        return RequestError(FROZEN, message)

    def is_decided(self) -> bool:
        """Return whether a rated game has its result: it is over, or one person is left."""
        return self.state == OVER or sum(seat.level is None for seat in self.row.seats) == 1


def listing_of(live: SeatedTable) -> TableListing:
    """Return the listing of a table."""
    return replace(_listing(live), number=live.table.number)


def _listing(live: SeatedTable) -> TableListing:
    table, state = live.table, live.state
    if state == OPEN:
        return TableListing(OPEN)
    if state == PLAYING:
        seats = tuple([int(seat) for seat in table.waiting()])
        bots = any(live.is_bot(seat) for seat in seats)
        since = tuple([since_of(table, Seat(seat)) for seat in seats])
        due = table.at if bots else table.due()
        return TableListing(PLAYING, seats, due, since=since)
    outcome, winner = table.outcome(), table.proposals.winner
    if outcome is None and table.proposals.ended:
        scores = tuple(table.setup.game.scores(table.state))
        all_seats = range(table.setup.seats)
        places = None if winner is None else tuple([1 if one == winner else 2 for one in all_seats])
        return TableListing(OVER, over_at=table.at, places=places, scores=scores)
    if outcome is None:
        return TableListing(OVER)
    return TableListing(OVER, over_at=table.at, places=outcome.places, scores=outcome.scores)


def since_of(table: Table, seat: Seat) -> int:
    """Return the number of the entry that began the current turn of a seat."""
    question = table.question(seat)
    assert question is not None, "it is asked"
    return question.since


def _again(entry: Entry, command: Command) -> int:
    """Return the answer to a command that was sent before."""
    if (entry.kind, entry.seat) != (command.kind, Seat(command.seat)):
        raise RequestError(KEY_USED, "this key belongs to another command")
    if entry.text and entry.text != " ".join(command.text.split()):
        raise RequestError(KEY_USED, "this key belongs to another command")
    return entry.number
