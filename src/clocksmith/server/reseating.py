"""Who sits where once people have settled something: what the database keeps beside the log."""

from dataclasses import replace
from typing import TYPE_CHECKING

from clocksmith.server.store.rows import PERSON, SeatRow
from clocksmith.table.affairs import BOT, END, motion_of
from clocksmith.table.affairs import PERSON as BY_PERSON
from clocksmith.table.entry import MOTION, RESIGN, Entry

if TYPE_CHECKING:
    from clocksmith.server.live import LiveTable

Seats = tuple[SeatRow, ...]


def seats_after(live: "LiveTable", entry: Entry, user: str | None) -> Seats:
    """Return the seats once *entry* is applied, in which *user* may have asked for one.

    A person's seat with a level is played on by a bot. A seat that somebody asks for is
    reserved for him as long as it is voted on.
    """
    table, seats = live.table, live.row.seats
    carried = table.affairs.carried_by(entry, len(seats))
    if entry.kind == RESIGN:
        seats = _changed(seats, replace(seats[entry.seat], level=entry.text))
    if carried is not None and carried.kind == BOT:
        seats = _changed(seats, replace(seats[carried.seat], level=carried.who))
    elif carried is not None and carried.kind != END:
        seats = _changed(seats, _taken_over(seats[carried.seat], carried.who))
    if entry.kind == MOTION:
        motion = motion_of(entry.text, len(seats))
        wanted = motion.kind == BY_PERSON
        return _changed(seats, replace(seats[motion.seat], reserved=user)) if wanted else seats
    goes_on = carried is None and table.affairs.after(entry, len(seats)).motion is not None
    return seats if goes_on else tuple([replace(seat, reserved=None) for seat in seats])


def _taken_over(seat: SeatRow, name: str) -> SeatRow:
    taken = replace(seat, kind=PERSON, name=None, level=None, user=seat.reserved, user_name=name)
    return replace(taken, household=None)


def _changed(seats: Seats, seat: SeatRow) -> Seats:
    return tuple([seat if one.seat == seat.seat else one for one in seats])
