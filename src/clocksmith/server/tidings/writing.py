"""Writing: what a letter says when it is sent, from what is true then; nothing if it is over."""

from dataclasses import dataclass
from typing import Final

from clocksmith.core.seat import Seat
from clocksmith.server.backend import Backend
from clocksmith.server.errors import RequestError
from clocksmith.server.following import Following
from clocksmith.server.live import LiveTable, since_of
from clocksmith.server.store import people, tables, ways
from clocksmith.server.store.rows import PLAYING
from clocksmith.server.store.tiding_rows import (
    CONFIRM,
    DIGEST,
    RECOVER,
    TEST,
    HabitRow,
    LetterRow,
    WayRow,
)
from clocksmith.server.summary import seated
from clocksmith.server.tidings.message import (
    Message,
    TurnFacts,
    told_as_test,
    told_of_account,
    told_of_all,
    told_of_turn,
)

LISTED: Final = 20  # tables in a digest


@dataclass(frozen=True)
class Written:
    """A letter in words, with whom it is for and by which way."""

    letter: LetterRow
    way: WayRow
    name: str  # of the person
    language: str
    message: Message


class Writing:
    """Looks at tables and people when a letter is to be sent."""

    def __init__(self, backend: Backend, following: Following) -> None:
        self._backend = backend
        self._following = following

    async def write(self, letter: LetterRow) -> Written | None:
        """Return a letter in words; None when there is nothing to tell any more."""
        store = self._backend.store
        way = await store.read(ways.way, letter.way)
        user = None if way is None else await store.read(people.user, way.user)
        if way is None or user is None or user.login is None:
            return None
        habit = await store.read(ways.habit, way.user) or HabitRow(way.user)
        if letter.kind in (CONFIRM, RECOVER):
            message: Message | None = told_of_account(habit.language, letter.kind, user.login)
        elif not (way.wanted and way.confirmed):
            message = None
        elif letter.kind == TEST:
            message = told_as_test(habit.language)
        elif letter.kind == DIGEST:
            message = await self._digest(habit)
        else:
            message = await self._turn(letter, habit)
        if message is None:
            return None
        return Written(letter, way, user.name, habit.language, message)

    async def _turn(self, letter: LetterRow, habit: HabitRow) -> Message | None:
        facts = await self._facts(letter.table or "", habit.user, letter.since)
        return None if facts is None else told_of_turn(habit.language, facts, letter.kind)

    async def _digest(self, habit: HabitRow) -> Message | None:
        his = await self._backend.store.read(tables.tables_of, habit.user, LISTED)
        found = [
            await self._facts(row.id, habit.user)
            for row in his
            if row.listing.state == PLAYING and row.listing.waiting
        ]
        turns = [facts for facts in found if facts is not None]
        return told_of_all(habit.language, turns) if turns else None

    async def _facts(self, table: str, user: str, since: int | None = None) -> TurnFacts | None:
        """Return what may be told of a turn; None when it is over, or he looks at the table."""
        try:
            live = await self._following.newest(table)
        except RequestError:  # it is gone, or stands still
            return None
        if user in live.users() or live.row.stopped or live.state != PLAYING:
            return None
        seats = [seat for seat in awaited_seats(live, user) if since in (None, seat[1])]
        if not seats:
            return None
        now = self._backend.externals.now()
        lefts = [live.table.clocks.left(seat, now) for seat, _ in seats]
        left = min([one for one in lefts if one is not None], default=None)
        names = tuple([one.name for one in seated(live.row.seats, None, ())])
        return TurnFacts(live.id, live.table.setup.game.name, names, left)


def awaited_seats(live: LiveTable, user: str) -> list[tuple[Seat, int]]:
    """Return the seats of a user that are waited for, with the entries their turns began with."""
    own = live.own_seats(user)
    asked = [seat for seat in live.table.asked() if seat in own and not live.is_bot(seat)]
    return [(seat, since_of(live.table, seat)) for seat in asked]
