"""Playing: answers, undo, previews, hints, options in words."""

import asyncio
from typing import Final, Literal

from clocksmith.core.seat import Seat
from clocksmith.core.words import Words
from clocksmith.server.errors import (
    KEY_USED,
    NO_HINTS,
    NOT_STARTED,
    NOT_YOURS,
    REPLAY_ONLY,
)
from clocksmith.server.http import scopes
from clocksmith.server.http.endpoint import Endpoints
from clocksmith.server.http.request_context import RequestContext
from clocksmith.server.tables.hints import hint_for, judgement_for, suggestions_for
from clocksmith.server.tables.messages import (
    ActionBody,
    ActionInfo,
    HintBody,
    JudgeBody,
    Numbered,
    PreviewBody,
    SeatPosition,
    UndoBody,
    WhyNotBody,
)
from clocksmith.server.tables.seat_position import position_for
from clocksmith.server.tables.seated_table import SeatedTable
from clocksmith.server.thinking.claims import claim_of
from clocksmith.table import wire
from clocksmith.table.entry import ACT, ONLY, RESTART, THEN, UNDO, Command
from clocksmith.table.errors import (
    FROZEN,
    NO_SEAT,
    NO_WAY_BACK,
    NOT_ASKED,
    OVER,
    REFUSED,
    RESIGNED,
    STALE,
    UNREADABLE,
    CommandError,
)
from clocksmith.table.feed import barred, considered
from clocksmith.table.offered import offered_action
from clocksmith.table.table import Table

PLAY: Final = Endpoints()
SEATED: Final = (NO_SEAT, NOT_YOURS, RESIGNED, FROZEN)
COMMANDED: Final = (*SEATED, STALE, OVER, KEY_USED, NOT_STARTED, REPLAY_ONLY)
ASKED: Final = (*SEATED, NOT_ASKED, NOT_STARTED, REPLAY_ONLY, UNREADABLE)
HINTED: Final = (*SEATED, NO_HINTS, NOT_ASKED, STALE, OVER, NOT_STARTED, REPLAY_ONLY)
Language = Literal["en", "de", "fr"]


@PLAY.add(
    "POST /tables/{id}/actions",
    Numbered,
    *COMMANDED,
    NOT_ASKED,
    REFUSED,
    UNREADABLE,
    takes=ActionBody,
    retries=True,
    scope=scopes.PLAY,
)
async def act(context: RequestContext, id: str, body: ActionBody) -> Numbered:
    """Answer a question. The response is sent when the move would survive a power cut.

    The same key again returns the same response, and nothing is done twice.
    """
    seat = Seat(body.seat)
    command = Command(ONLY if body.only else ACT, seat, body.number, body.action)
    number = await _command(context, id, command, body.key)
    live = await context.services.table_cache.table(id)
    for text in body.then:
        # When a command is sent again, the table has moved on: nothing is played twice.
        follow_up = _joined(live.table, seat, text) if live.table.number == number else None
        if follow_up is None:
            break
        number = await live.play(follow_up, None)
    return Numbered(number)


def _joined(table: Table, seat: Seat, text: str) -> Command | None:
    """Return the command that answers the question of *seat*; None if that is not legal."""
    question = table.question(seat)
    if question is None:
        return None
    try:
        action = table.setup.game.actions.parse(text)
    except ValueError:
        return None
    legal = question.decision.refusal(question.state, action) is None
    return Command(THEN, seat, question.number, text) if legal else None


@PLAY.add(
    "POST /tables/{id}/undo",
    Numbered,
    *COMMANDED,
    NO_WAY_BACK,
    takes=UndoBody,
    retries=True,
    scope=scopes.PLAY,
)
async def undo(context: RequestContext, id: str, body: UndoBody) -> Numbered:
    """Take back your last answer, or the whole run of your answers."""
    command = Command(RESTART if body.whole else UNDO, Seat(body.seat), body.number)
    return Numbered(await _command(context, id, command, body.key))


@PLAY.add(
    "POST /tables/{id}/preview",
    wire.ConsideredInfo,
    *ASKED,
    takes=PreviewBody,
    retries=True,
    scope=scopes.PLAY,
)
async def consider(context: RequestContext, id: str, body: PreviewBody) -> wire.ConsideredInfo:
    """Preview what an answer would do, or which rule forbids it; nothing is done."""
    live = await _own(context, id, body.seat)
    return considered(live.table, Seat(body.seat), body.action, body.times)


@PLAY.add(
    "POST /tables/{id}/why-not",
    wire.BarsInfo,
    *ASKED,
    takes=WhyNotBody,
    retries=True,
    scope=scopes.PLAY,
)
async def bars(context: RequestContext, id: str, body: WhyNotBody) -> wire.BarsInfo:
    """Return the rules that forbid all answers with the same first words; nothing is done."""
    live = await _own(context, id, body.seat)
    return barred(live.table, Seat(body.seat), body.stems)


@PLAY.add(
    "POST /tables/{id}/hint",
    wire.HintInfo,
    *HINTED,
    takes=HintBody,
    retries=True,
    scope=scopes.PLAY,
)
async def give_hint(context: RequestContext, id: str, body: HintBody) -> wire.HintInfo:
    """Return what a bot would answer, and why, from what the seat may know; nothing is done."""
    live = await _own(context, id, body.seat)
    await context.spend(context.services.rate_hint, context.user)
    return await hint_for(live, Seat(body.seat), body.number, claim_of(context))


@PLAY.add(
    "POST /tables/{id}/suggestions",
    wire.SuggestionsInfo,
    *HINTED,
    takes=HintBody,
    retries=True,
    scope=scopes.PLAY,
)
async def suggest(context: RequestContext, id: str, body: HintBody) -> wire.SuggestionsInfo:
    """Suggest two or three answers worth considering, and why; nothing is done."""
    live = await _own(context, id, body.seat)
    await context.spend(context.services.rate_suggest, context.user)
    return await suggestions_for(live, Seat(body.seat), body.number, claim_of(context))


@PLAY.add(
    "POST /tables/{id}/judge",
    wire.JudgementInfo,
    *HINTED,
    UNREADABLE,
    takes=JudgeBody,
    retries=True,
)
async def judge(context: RequestContext, id: str, body: JudgeBody) -> wire.JudgementInfo:
    """Return what is better than your turn if this answer ends it; nothing is done."""
    live = await _own(context, id, body.seat)
    await context.spend(context.services.rate_suggest, context.user)
    answers = [body.action, *body.then]
    return await judgement_for(live, Seat(body.seat), body.number, answers, claim_of(context))


@PLAY.add(
    "GET /tables/{id}/options",
    list[ActionInfo],
    *SEATED,
    NOT_ASKED,
    NOT_STARTED,
    REPLAY_ONLY,
    retries=True,
    scope=scopes.PLAY,
)
async def list_options(
    context: RequestContext, id: str, seat: int, language: Language = "en"
) -> list[ActionInfo]:
    """List every offered action in words, for clients without word lists."""
    live = await _own(context, id, seat)
    return await asyncio.to_thread(_options, live.table, Seat(seat), language)


async def _command(context: RequestContext, id: str, command: Command, key: str) -> int:
    live = await context.services.table_cache.table(id)
    live.check_plays(context.visitor, command.seat)
    return await live.play(command, key)


async def _own(context: RequestContext, id: str, seat: int) -> SeatedTable:
    """Return a table in progress at which a seat belongs to the visitor."""
    live = await context.services.table_cache.table(id)
    live.check_plays(context.visitor, seat)
    live.check_begun()
    return live


@PLAY.add(
    "GET /tables/{id}/position",
    SeatPosition,
    *SEATED,
    NOT_ASKED,
    NOT_STARTED,
    REPLAY_ONLY,
    retries=True,
    scope=scopes.PLAY,
)
async def read_position(context: RequestContext, id: str, seat: int) -> SeatPosition:
    """Return the position that your seat is asked about; what it cannot know is dealt anew.

    The same question has the same position, however often it is read.
    """
    live = await _own(context, id, seat)
    return position_for(live, Seat(seat))


def _options(table: Table, seat: Seat, language: str) -> list[ActionInfo]:
    question = table.question(seat)
    if question is None:
        raise CommandError(NOT_ASKED, f"seat {seat} is not asked")
    game = table.setup.game
    words = Words(game, language)
    options = [offered_action(game, action, words) for action in question.legal]
    return [ActionInfo(option.text, option.sentence, list(option.marks)) for option in options]
