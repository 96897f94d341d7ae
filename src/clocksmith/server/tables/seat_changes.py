"""Who sits where after resignations and votes: what the database stores besides the log."""

from dataclasses import replace
from typing import TYPE_CHECKING

from clocksmith.server.tables.rows import PERSON, SeatRow
from clocksmith.table.entry import MOTION, RESIGN, Entry
from clocksmith.table.proposals import BOT, END, motion_of
from clocksmith.table.proposals import PERSON as BY_PERSON

if TYPE_CHECKING:
    from clocksmith.server.tables.seated_table import SeatedTable

Seats = tuple[SeatRow, ...]


def seats_after(live: "SeatedTable", entry: Entry, user: str | None) -> Seats:
    """Return the seats after *entry*, in which *user* may ask for one.

    On a person's seat, a level means that a bot plays on, and an empty one that they gave up a
    game that ended with it. A seat that somebody asks for is
    reserved for them during the vote.
    """
    table, seats = live.table, live.row.seats
    carried_motion = table.proposals.carried_by(entry, len(seats))
    if entry.kind == RESIGN:
        seats = _changed(seats, replace(seats[entry.seat], level=entry.text))
    if carried_motion is not None and carried_motion.kind == BOT:
        seats = _changed(seats, replace(seats[carried_motion.seat], level=carried_motion.who))
    elif carried_motion is not None and carried_motion.kind != END:
        seats = _changed(seats, _taken_over(seats[carried_motion.seat], carried_motion.who))
    if entry.kind == MOTION:
        motion = motion_of(entry.text, len(seats))
        is_takeover = motion.kind == BY_PERSON
        return _changed(seats, replace(seats[motion.seat], reserved=user)) if is_takeover else seats
    goes_on = carried_motion is None and table.proposals.after(entry, len(seats)).motion is not None
    return seats if goes_on else tuple([replace(seat, reserved=None) for seat in seats])


def _taken_over(seat: SeatRow, name: str) -> SeatRow:
    new = replace(seat, kind=PERSON, name=None, level=None, user=seat.reserved, user_name=name)
    return replace(new, household=None)


def _changed(seats: Seats, seat: SeatRow) -> Seats:
    return tuple([seat if one.seat == seat.seat else one for one in seats])
