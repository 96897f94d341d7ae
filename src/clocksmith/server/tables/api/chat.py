"""Chat at a table, and who may talk."""

from dataclasses import replace
from typing import Final

from msgspec import UNSET

from clocksmith.server.errors import INVALID, MUTED, NOT_FOUND, NOT_YOURS, RequestError
from clocksmith.server.http import scopes
from clocksmith.server.http.endpoint import Endpoints
from clocksmith.server.http.request_context import RequestContext
from clocksmith.server.messages import Nothing, Number
from clocksmith.server.names import line_of
from clocksmith.server.tables import chat_queries as chat
from clocksmith.server.tables import talk_queries as talk
from clocksmith.server.tables.live_table import LiveTable
from clocksmith.server.tables.messages import Say, TalkBody
from clocksmith.server.tables.replica import line_told
from clocksmith.server.tables.rows import ChatRow
from clocksmith.table import wire
from clocksmith.table.errors import FROZEN

CHAT: Final = Endpoints()
CHAT_LINES: Final = 200  # past lines that are returned


@CHAT.add("GET /tables/{id}/chat", list[wire.Chat], FROZEN, retries=True, scope=scopes.READ)
async def read_chat(context: RequestContext, id: str) -> list[wire.Chat]:
    """Return the latest chat lines of a table."""
    live = await context.services.table_cache.table(id)
    return [
        line_told(line)
        for line in await context.services.store.read(chat.lines, live.id, CHAT_LINES)
    ]


@CHAT.add("POST /tables/{id}/chat", wire.Chat, INVALID, MUTED, FROZEN, takes=Say, retries=True)
async def say(context: RequestContext, id: str, body: Say) -> wire.Chat:
    """Say something to everybody at the table; the same key again says nothing more."""
    live = await context.services.table_cache.table(id)
    text = line_of(body.text)
    await context.spend(context.services.rate_chat, context.user)
    seats = live.own_seats(context.user)
    if not seats:  # spectators can become new guests as often as they like
        await context.spend(context.services.rate_chat, context.address)
    if not await context.services.store.read(talk.may_talk, live.id, context.user, bool(seats)):
        raise RequestError(MUTED, "you may not talk here unless the players let you")
    if seats:
        name = live.summary(context.user).seats[seats[0]].name
    else:
        name = (await context.services.accounts.me(context.user)).name
    draft = ChatRow(0, name, seats[0] if seats else None, text, context.services.externals.now())
    key = None if body.key is UNSET else body.key
    line, is_new = await context.services.store.write(
        chat.add_line, live.id, context.user, draft, key
    )
    if is_new:
        await live.replica.tell(line)
    return line_told(line)


@CHAT.add("PUT /tables/{id}/talk", Nothing, NOT_YOURS, FROZEN, takes=TalkBody, retries=True)
async def let_talk(context: RequestContext, id: str, body: TalkBody) -> Nothing:
    """Let spectators talk, or stop them; at first they may talk at listed tables only."""
    live = await _played(context, id)
    await context.services.store.write(talk.let_talk, live.id, body.talk)
    live.row = replace(live.row, talk=body.talk)
    return Nothing()


@CHAT.add("POST /tables/{id}/chat/{line}/mute", Nothing, NOT_YOURS, FROZEN, retries=True)
async def mute(context: RequestContext, id: str, line: Number) -> Nothing:
    """Mute the spectator who wrote a line; they can no longer talk at this table."""
    live = await _played(context, id)
    speaker = await context.services.store.read(talk.speaker_of, live.id, line)
    if speaker is None:
        raise RequestError(NOT_FOUND, "nobody said this")
    if live.own_seats(speaker):
        raise RequestError(NOT_YOURS, "only players may chat here")
    await context.services.store.write(talk.mute, live.id, speaker)
    return Nothing()


async def _played(context: RequestContext, id: str) -> LiveTable:
    """Return a table that the visitor plays at or has opened."""
    live = await context.services.table_cache.table(id)
    own = context.visitor is not None and live.row.host == context.visitor
    if not (own or live.own_seats(context.visitor)):
        raise RequestError(NOT_YOURS, "only the players here decide who may talk")
    return live
