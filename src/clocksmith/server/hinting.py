"""Hints for people who play: what a bot would answer, from what their seat may know."""

from typing import Final

import msgspec

from clocksmith.core.seat import Seat
from clocksmith.server.autoplayer import asked_of
from clocksmith.server.botpool import BotFailedError
from clocksmith.server.botworker import COACH
from clocksmith.server.errors import NO_HINTS, UNAVAILABLE, RequestError
from clocksmith.server.live import LiveTable
from clocksmith.table import wire
from clocksmith.table.check import check_not_frozen, waiting_for
from clocksmith.table.errors import OVER, STALE, CommandError

SECONDS: Final = 2.5  # until it is given; most of them go into thinking


async def hint_for(live: LiveTable, seat: Seat, number: int) -> wire.HintInfo:
    """Return a hint to the question *number* of a seat; an error if there is none."""
    if not live.table.setup.hints:
        raise RequestError(NO_HINTS, "this table was opened without hints")
    check_not_frozen(live.table)
    if live.table.closed:
        raise CommandError(OVER, "the game is over")
    question = waiting_for(live.table, seat)
    if number != question.number:
        raise CommandError(STALE, f"question {number} is no longer open")
    asked = asked_of(live, question, seat, COACH, SECONDS)
    try:
        told = await live.backend.bots.hint(asked)
        return msgspec.convert({**told, "number": number}, wire.HintInfo)
    except (BotFailedError, msgspec.ValidationError):
        raise RequestError(UNAVAILABLE, "no hint was found: try again") from None
