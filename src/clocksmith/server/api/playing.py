"""At a table: answers, taking back, consequences, options in words."""

import asyncio
from typing import Final, Literal

from clocksmith.core.seat import Seat
from clocksmith.core.words import Words
from clocksmith.server.api.endpoint import Endpoints
from clocksmith.server.bodies import (
    ActionBody,
    ActionInfo,
    BarsBody,
    ConsiderBody,
    HintBody,
    Numbered,
    UndoBody,
)
from clocksmith.server.errors import (
    KEY_USED,
    NO_HINTS,
    NOT_STARTED,
    NOT_YOURS,
    REPLAY_ONLY,
)
from clocksmith.server.hinting import hint_for, suggestions_for
from clocksmith.server.live import LiveTable
from clocksmith.server.request_context import RequestContext
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

PLAYING: Final = Endpoints()
SEATED: Final = (NO_SEAT, NOT_YOURS, RESIGNED, FROZEN)
COMMANDED: Final = (*SEATED, STALE, OVER, KEY_USED, NOT_STARTED, REPLAY_ONLY)
ASKED: Final = (*SEATED, NOT_ASKED, NOT_STARTED, REPLAY_ONLY, UNREADABLE)
HINTED: Final = (*SEATED, NO_HINTS, NOT_ASKED, STALE, OVER, NOT_STARTED, REPLAY_ONLY)
Language = Literal["en", "de", "fr"]


@PLAYING.add(
    "POST /tables/{id}/actions",
    Numbered,
    *COMMANDED,
    NOT_ASKED,
    REFUSED,
    UNREADABLE,
    takes=ActionBody,
)
async def act(context: RequestContext, id: str, body: ActionBody) -> Numbered:
    """Answer a question. The answer is given when the move would survive a power cut.

    The same key again gives the same answer, and nothing is done twice.
    """
    seat = Seat(body.seat)
    command = Command(ONLY if body.only else ACT, seat, body.number, body.action)
    number = await _command(context, id, command, body.key)
    live = await context.services.table_cache.table(id)
    for text in body.then:
        # A command that is sent again finds that more has happened: nothing is given twice.
        joined = _joined(live.table, seat, text) if live.table.number == number else None
        if joined is None:
            break
        number = await live.play(joined, None)
    return Numbered(number)


def _joined(table: Table, seat: Seat, text: str) -> Command | None:
    """Return the command that answers what *seat* is asked now; None where that is not legal."""
    question = table.question(seat)
    if question is None:
        return None
    try:
        action = table.setup.game.actions.parse(text)
    except ValueError:
        return None
    legal = question.asked.refusal(question.state, action) is None
    return Command(THEN, seat, question.number, text) if legal else None


@PLAYING.add("POST /tables/{id}/undo", Numbered, *COMMANDED, NO_WAY_BACK, takes=UndoBody)
async def undo(context: RequestContext, id: str, body: UndoBody) -> Numbered:
    """Take back the last own answer, or the whole run of own answers."""
    command = Command(RESTART if body.whole else UNDO, Seat(body.seat), body.number)
    return Numbered(await _command(context, id, command, body.key))


@PLAYING.add(
    "POST /tables/{id}/consider",
    wire.ConsideredInfo,
    *ASKED,
    takes=ConsiderBody,
)
async def consider(context: RequestContext, id: str, body: ConsiderBody) -> wire.ConsideredInfo:
    """Tell what an answer would do, or which rule forbids it; nothing is done."""
    live = await _own(context, id, body.seat)
    return considered(live.table, Seat(body.seat), body.action, body.times)


@PLAYING.add(
    "POST /tables/{id}/bars",
    wire.BarsInfo,
    *ASKED,
    takes=BarsBody,
)
async def bars(context: RequestContext, id: str, body: BarsBody) -> wire.BarsInfo:
    """Tell which rules bar all answers that begin with the same words; nothing is done."""
    live = await _own(context, id, body.seat)
    return barred(live.table, Seat(body.seat), body.stems)


@PLAYING.add(
    "POST /tables/{id}/hint",
    wire.HintInfo,
    *HINTED,
    takes=HintBody,
)
async def give_hint(context: RequestContext, id: str, body: HintBody) -> wire.HintInfo:
    """Tell what a bot would answer, and why, from what the seat may know; nothing is done."""
    live = await _own(context, id, body.seat)
    await context.services.rate_hint.take(context.user)
    return await hint_for(live, Seat(body.seat), body.number, context.claim)


@PLAYING.add(
    "POST /tables/{id}/suggestions",
    wire.SuggestionsInfo,
    *HINTED,
    takes=HintBody,
)
async def suggest(context: RequestContext, id: str, body: HintBody) -> wire.SuggestionsInfo:
    """Tell two or three answers that are worth a look, and why; nothing is done."""
    live = await _own(context, id, body.seat)
    await context.services.rate_suggest.take(context.user)
    return await suggestions_for(live, Seat(body.seat), body.number, context.claim)


@PLAYING.add(
    "GET /tables/{id}/options",
    list[ActionInfo],
    *SEATED,
    NOT_ASKED,
    NOT_STARTED,
    REPLAY_ONLY,
)
async def list_options(
    context: RequestContext, id: str, seat: int, language: Language = "en"
) -> list[ActionInfo]:
    """List every offered action in words, for clients that have no word lists."""
    live = await _own(context, id, seat)
    return await asyncio.to_thread(_options, live.table, Seat(seat), language)


async def _command(context: RequestContext, id: str, command: Command, key: str) -> int:
    live = await context.services.table_cache.table(id)
    live.check_plays(context.known, command.seat)
    return await live.play(command, key)


async def _own(context: RequestContext, id: str, seat: int) -> LiveTable:
    """Return a table that is being played, at which a seat is the visitor's own."""
    live = await context.services.table_cache.table(id)
    live.check_plays(context.known, seat)
    live.check_begun()
    return live


def _options(table: Table, seat: Seat, language: str) -> list[ActionInfo]:
    question = table.question(seat)
    if question is None:
        raise CommandError(NOT_ASKED, f"seat {seat} is not asked")
    game = table.setup.game
    words = Words(game, language)
    options = [offered_action(game, action, words) for action in question.legal]
    return [ActionInfo(option.text, option.sentence, list(option.marks)) for option in options]
