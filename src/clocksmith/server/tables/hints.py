"""Help for players: what a bot would answer or consider, from what their seat may know."""

from collections.abc import Sequence
from dataclasses import replace
from typing import Final

import msgspec

from clocksmith.core.seat import Seat
from clocksmith.server.errors import NO_HINTS, UNAVAILABLE, RequestError
from clocksmith.server.tables.bot_questions import asked_of
from clocksmith.server.tables.seated_table import SeatedTable
from clocksmith.server.thinking.bot_pool import BotFailedError, BotQuestion
from clocksmith.server.thinking.bot_worker import COACH, COMPANION, TEACHER
from clocksmith.server.thinking.fair_queue import Claim
from clocksmith.table import wire
from clocksmith.table.check import check_not_frozen, read_action, waiting_for
from clocksmith.table.errors import OVER, STALE, CommandError

SECONDS: Final = 2.5  # until a hint is given; most of it is thinking time
LEAST: Final = 1  # points that a mistake costs, where the table does not say
LOOK: Final = 6.0  # until a turn is judged, on a busy machine; a fifth of it is thinking time
GLANCE: Final = 2.5  # until suggestions are given; half of it is thinking time on a busy machine


async def hint_for(live: SeatedTable, seat: Seat, number: int, claim: Claim) -> wire.HintInfo:
    """Return a hint for the question *number* of a seat; an error if there is none."""
    question = _question_of(live, seat, number, COACH, SECONDS)
    try:
        answer = await live.backend.bots.hint(question, claim)
        return msgspec.convert({**answer, "number": number}, wire.HintInfo)
    except (BotFailedError, msgspec.ValidationError):
        raise RequestError(UNAVAILABLE, "no hint was found: try again") from None


async def suggestions_for(
    live: SeatedTable, seat: Seat, number: int, claim: Claim
) -> wire.SuggestionsInfo:
    """Return suggestions for the question *number* of a seat; an error if there are none."""
    question = _question_of(live, seat, number, COMPANION, GLANCE)
    try:
        answer = await live.backend.bots.suggest(question, claim)
        return msgspec.convert({**answer, "number": number}, wire.SuggestionsInfo)
    except (BotFailedError, msgspec.ValidationError):
        raise RequestError(UNAVAILABLE, "nothing was found: try again") from None


async def judgement_for(
    live: SeatedTable, seat: Seat, number: int, answers: Sequence[str], claim: Claim
) -> wire.JudgementInfo:
    """Return what is better than the turn of a seat if it ends with *answers* to a question."""
    question = _question_of(live, seat, number, TEACHER, LOOK)
    game = live.table.setup.game
    texts = [read_action(game, text).text for text in answers]
    position, run = live.table.run(seat, live.backend.luck("run", live.id, number, seat).randrange)
    turn = replace(
        question,
        position=position,
        answers=(*run, *texts),
        least=max(LEAST, live.table.setup.teaching),
    )
    try:
        answer = await live.backend.bots.judge_turn(turn, claim)
        return msgspec.convert({**answer, "number": number}, wire.JudgementInfo)
    except (BotFailedError, msgspec.ValidationError):
        raise RequestError(UNAVAILABLE, "the turn was not judged: try again") from None


def _question_of(
    live: SeatedTable, seat: Seat, number: int, level: str, seconds: float
) -> BotQuestion:
    """Return the question for a bot that helps a seat; an error if help is not allowed."""
    if not live.table.setup.hints:
        raise RequestError(NO_HINTS, "this table was opened without hints")
    check_not_frozen(live.table)
    if live.table.closed:
        raise CommandError(OVER, "the game is over")
    question = waiting_for(live.table, seat)
    if number != question.number:
        raise CommandError(STALE, f"question {number} is no longer open")
    return asked_of(live, question, seat, level, seconds)
