"""A table in memory: its log is on the disk, always at least as far as anybody has been told."""

import asyncio
import logging
from collections.abc import Callable
from dataclasses import replace
from typing import Final

from sqlalchemy.exc import IntegrityError

from clocksmith.core.seat import Seat
from clocksmith.server.autoplayer import Autoplayer
from clocksmith.server.backend import Backend
from clocksmith.server.company import Company
from clocksmith.server.errors import KEY_USED, UNAVAILABLE, OvertakenError, RequestError
from clocksmith.server.follower import Follower
from clocksmith.server.reseating import seats_after
from clocksmith.server.store.failing import FAILURES, unavailable
from clocksmith.server.store.rows import (
    OPEN,
    OVER,
    PLAYING,
    SeatRow,
    StoredTable,
    TableListing,
    TableRow,
)
from clocksmith.server.tending import Tending
from clocksmith.table import wire
from clocksmith.table.entry import AFFAIRS, Command, Entry
from clocksmith.table.errors import FROZEN, CommandError
from clocksmith.table.table import Table

LOG: Final = logging.getLogger(__name__)


class LiveTable(Company):
    """One table with everybody around it. Commands come one after the other."""

    def __init__(self, backend: Backend, stored: StoredTable, table: Table) -> None:
        super().__init__(backend, stored.row, table)
        self.lock = asyncio.Lock()
        self.gone = False  # whether another object stands for this table now
        self.drop: Callable[[], None] = self.retire
        self.autoplayer = Autoplayer(self)
        self.tending = Tending(self)
        self.follower = Follower(self, stored.said)
        self._keys = stored.keys
        self._listing = stored.row.listing

    # ---- commands ----

    async def play(self, command: Command, key: str | None, user: str | None = None) -> int:
        """Carry out a command, and return the table's number once it is on the disk.

        A command with the key of an earlier one is that one, sent again; *user* may ask for a seat.
        """
        async with self.lock:
            self.check_here()
            known = None if key is None else self._keys.get(key)
            if known is not None:
                return _again(known, command)
            entry = self._check(command)
            settled = entry.kind in AFFAIRS
            seats = seats_after(self, entry, user) if settled else self.row.seats
            await self._keep(entry, key, [new for new in seats if new not in self.row.seats])
            self._apply(entry, seats)
            if key is not None:
                self._keys[key] = entry
            return entry.number

    def done_before(self, key: str, command: Command) -> int | None:
        """Return what was answered to a command with this key; None where there was none."""
        known = self._keys.get(key)
        return None if known is None else _again(known, replace(command, text=known.text))

    def check_here(self) -> None:
        """Raise RequestError when another object stands for this table now."""
        if self.gone:
            raise RequestError(UNAVAILABLE, "the table is being opened again: try again")

    def _check(self, command: Command) -> Entry:
        self.check_begun()
        try:
            return self.table.check(command, self.backend.externals.now())
        except CommandError as error:
            raise RequestError.of(error) from None
        except Exception as error:
            raise self.freeze(error) from error

    async def _keep(self, entry: Entry, key: str | None, seats: list[SeatRow]) -> None:
        try:
            await self.backend.store.append(self.id, entry, key, seats)
        except IntegrityError as error:  # its number is taken, or its key
            if not await self.follower.catch_up_locked():
                raise self._lose(error) from error
            raise OvertakenError from None
        except FAILURES as error:
            self.drop()  # it may or may not be on the disk: the log will tell
            raise unavailable(error, f"keeping an entry of table {self.id}") from None
        except Exception as error:
            raise self._lose(error) from error
        except BaseException:
            self.drop()
            raise

    def _lose(self, error: Exception) -> RequestError:
        LOG.error("table %s: an entry could not be kept", self.id, exc_info=error)
        self.drop()  # it may or may not be on the disk: the log will tell
        return RequestError(UNAVAILABLE, "the move could not be kept: try again")

    def _apply(self, entry: Entry, seats: tuple[SeatRow, ...]) -> None:
        try:
            self.table.apply(entry)
            self.put(seats)
            self.hub.update()
        except Exception as error:
            raise self.freeze(error) from error
        self.settle()

    def take_over(self, entry: Entry, key: str | None) -> None:
        """Do what an entry says that another server has written."""
        try:
            self.table.apply(entry)
            self.hub.update()
        except Exception as error:
            self.freeze(error)
        if key is not None:
            self._keys[key] = entry

    def freeze(self, error: Exception) -> RequestError:
        """Stop this table, and no other, because the rules broke a promise."""
        LOG.error("table %s is frozen", self.id, exc_info=error)
        self.table.frozen = True
        message = "this table is frozen: the rules broke a promise"
        self.hub.tell(wire.ErrorMessage(FROZEN, message))
        return RequestError(FROZEN, message)

    # ---- between commands ----

    def settle(self, noting: bool = True) -> None:
        """See to what follows: bots that are asked, clocks that run, what lists say.

        What another server has written, that one notes for the lists.
        """
        listing = listing_of(self)
        if listing != self._listing:
            self._listing = listing
            if noting:
                self.backend.store.note(self.id, listing, self.row.rated)
        if self.state == PLAYING and not (self.table.frozen or self.row.stopped):
            self.tending.wake()

    def begin(self, row: TableRow, table: Table) -> None:
        """Begin to play: the last open seat was taken, and the cards are dealt."""
        self.row = row
        self.move(table)
        self.settle()

    def idle(self) -> bool:
        """Return whether nobody would miss it in memory."""
        return not (self.hub.listeners() or self.autoplayer.busy() or self.lock.locked())

    def retire(self) -> None:
        """Do nothing more: another object will stand for this table."""
        self.gone = True
        self.drop = _stay_gone  # what would drop it holds it: nobody should have to look for cycles
        self.tending.stop()
        self.follower.stop()
        self.autoplayer.stop()
        self.hub.close()


def _stay_gone() -> None:
    """Do nothing: the table is gone already."""


def listing_of(live: LiveTable) -> TableListing:
    """Return what lists say of a table."""
    return replace(_listing(live), number=live.table.number)


def _listing(live: LiveTable) -> TableListing:
    table, state = live.table, live.state
    if state == OPEN:
        return TableListing(OPEN)
    if state == PLAYING:
        asked = tuple([int(seat) for seat in table.asked()])
        bots = any(live.is_bot(seat) for seat in asked)
        since = tuple([since_of(table, Seat(seat)) for seat in asked])
        due = table.at if bots else table.due()
        return TableListing(PLAYING, asked, due, since=since)
    outcome = table.outcome()
    if outcome is None and table.affairs.ended:
        scores = tuple(table.setup.game.scores(table.state))
        return TableListing(OVER, over_at=table.at, scores=scores)
    if outcome is None:
        return TableListing(OVER)
    return TableListing(OVER, over_at=table.at, places=outcome.places, scores=outcome.scores)


def since_of(table: Table, seat: Seat) -> int:
    """Return the number of the entry with which the turn of a seat that is asked began."""
    question = table.question(seat)
    assert question is not None, "it is asked"
    return question.since


def _again(known: Entry, command: Command) -> int:
    """Return the answer that was given to a command before."""
    if (known.kind, known.seat) != (command.kind, Seat(command.seat)):
        raise RequestError(KEY_USED, "this key belongs to another command")
    if known.text and known.text != " ".join(command.text.split()):
        raise RequestError(KEY_USED, "this key belongs to another command")
    return known.number
