"""Help for people who play: what a bot would answer, or look at, from what their seat may know."""

from typing import Final

import msgspec

from clocksmith.core.seat import Seat
from clocksmith.server.autoplayer import asked_of
from clocksmith.server.botpool import BotFailedError, BotQuestion
from clocksmith.server.botworker import COACH, COMPANION
from clocksmith.server.errors import NO_HINTS, UNAVAILABLE, RequestError
from clocksmith.server.fair_queue import Claim
from clocksmith.server.live import LiveTable
from clocksmith.table import wire
from clocksmith.table.check import check_not_frozen, waiting_for
from clocksmith.table.errors import OVER, STALE, CommandError

SECONDS: Final = 2.5  # until a hint is given; most of them go into thinking
GLANCE: Final = 2.5  # until something is suggested; half of them, on a busy machine, are thought


async def hint_for(live: LiveTable, seat: Seat, number: int, claim: Claim) -> wire.HintInfo:
    """Return a hint to the question *number* of a seat; an error if there is none."""
    asked = _question_of(live, seat, number, COACH, SECONDS)
    try:
        told = await live.backend.bots.hint(asked, claim)
        return msgspec.convert({**told, "number": number}, wire.HintInfo)
    except (BotFailedError, msgspec.ValidationError):
        raise RequestError(UNAVAILABLE, "no hint was found: try again") from None


async def suggestions_for(
    live: LiveTable, seat: Seat, number: int, claim: Claim
) -> wire.SuggestionsInfo:
    """Return what is worth a look at the question *number* of a seat; an error if nothing is."""
    asked = _question_of(live, seat, number, COMPANION, GLANCE)
    try:
        told = await live.backend.bots.suggest(asked, claim)
        return msgspec.convert({**told, "number": number}, wire.SuggestionsInfo)
    except (BotFailedError, msgspec.ValidationError):
        raise RequestError(UNAVAILABLE, "nothing was found: try again") from None


def _question_of(
    live: LiveTable, seat: Seat, number: int, level: str, seconds: float
) -> BotQuestion:
    """Return what a bot is told that helps a seat; an error where no help is to be given."""
    if not live.table.setup.hints:
        raise RequestError(NO_HINTS, "this table was opened without hints")
    check_not_frozen(live.table)
    if live.table.closed:
        raise CommandError(OVER, "the game is over")
    question = waiting_for(live.table, seat)
    if number != question.number:
        raise CommandError(STALE, f"question {number} is no longer open")
    return asked_of(live, question, seat, level, seconds)
