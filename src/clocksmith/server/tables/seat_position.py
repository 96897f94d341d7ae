"""The position a seat is asked about, for programs: what the seat cannot know is dealt anew."""

from clocksmith.core.seat import Seat
from clocksmith.server.tables.bot_questions import asked_of
from clocksmith.server.tables.messages import SeatPosition
from clocksmith.server.tables.seated_table import SeatedTable
from clocksmith.table.check import check_not_frozen, waiting_for


def position_for(live: SeatedTable, seat: Seat) -> SeatPosition:
    """Return what the bots of this server are given for the same question; CommandError if none."""
    check_not_frozen(live.table)
    question = waiting_for(live.table, seat)
    given = asked_of(live, question, seat, "", 0.0)
    left = live.table.clocks.left(seat, live.backend.externals.now())
    return SeatPosition(
        question.number, **given.rules.plain(), position=given.position, seconds=left
    )
