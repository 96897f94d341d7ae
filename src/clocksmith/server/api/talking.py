"""What people say at a table, and who may."""

from dataclasses import replace
from typing import Final

from msgspec import UNSET

from clocksmith.server.api.endpoint import Endpoints
from clocksmith.server.bodies import Nothing, Number, Say, TalkBody
from clocksmith.server.errors import INVALID, MUTED, NOT_FOUND, NOT_YOURS, RequestError
from clocksmith.server.follower import line_told
from clocksmith.server.live import LiveTable
from clocksmith.server.request_context import RequestContext
from clocksmith.server.store import chat, talk
from clocksmith.server.store.rows import ChatRow
from clocksmith.server.texts import line_of
from clocksmith.table import wire
from clocksmith.table.errors import FROZEN

TALKING: Final = Endpoints()
CHAT_LINES: Final = 200  # of the past that are told


@TALKING.add("GET /tables/{id}/chat", list[wire.Chat], FROZEN)
async def read_chat(context: RequestContext, id: str) -> list[wire.Chat]:
    """Tell what was said last at a table."""
    live = await context.services.table_cache.table(id)
    return [
        line_told(line)
        for line in await context.services.store.read(chat.lines, live.id, CHAT_LINES)
    ]


@TALKING.add("POST /tables/{id}/chat", wire.Chat, INVALID, MUTED, FROZEN, takes=Say)
async def say(context: RequestContext, id: str, body: Say) -> wire.Chat:
    """Say something to everybody who is at the table; the same key again says nothing more."""
    live = await context.services.table_cache.table(id)
    text = line_of(body.text)
    await context.services.rate_chat.take(context.user)
    seats = live.own_seats(context.user)
    if not seats:  # a spectator is a new guest as often as he likes
        await context.services.rate_chat.take(context.address)
    if not await context.services.store.read(talk.may_talk, live.id, context.user, bool(seats)):
        raise RequestError(MUTED, "you may not talk here, unless those who play let you")
    if seats:
        name = live.summary(context.user).seats[seats[0]].name
    else:
        name = (await context.services.accounts.me(context.user)).name
    said = ChatRow(0, name, seats[0] if seats else None, text, context.services.externals.now())
    key = None if body.key is UNSET else body.key
    kept, is_new = await context.services.store.write(
        chat.add_line, live.id, context.user, said, key
    )
    if is_new:
        await live.follower.tell(kept)
    return line_told(kept)


@TALKING.add("PUT /tables/{id}/talk", Nothing, NOT_YOURS, FROZEN, takes=TalkBody)
async def let_talk(context: RequestContext, id: str, body: TalkBody) -> Nothing:
    """Let those who look on talk, or not; at first they may at listed tables only."""
    live = await _played(context, id)
    await context.services.store.write(talk.let_talk, live.id, body.talk)
    live.row = replace(live.row, talk=body.talk)
    return Nothing()


@TALKING.add("POST /tables/{id}/chat/{line}/mute", Nothing, NOT_YOURS, FROZEN)
async def mute(context: RequestContext, id: str, line: Number) -> Nothing:
    """Let the one who said a line, and who does not play here, talk no more at this table."""
    live = await _played(context, id)
    speaker = await context.services.store.read(talk.speaker_of, live.id, line)
    if speaker is None:
        raise RequestError(NOT_FOUND, "nobody said this")
    if live.own_seats(speaker):
        raise RequestError(NOT_YOURS, "whoever plays here may talk here")
    await context.services.store.write(talk.mute, live.id, speaker)
    return Nothing()


async def _played(context: RequestContext, id: str) -> LiveTable:
    """Return a table at which the visitor plays, or which he has opened."""
    live = await context.services.table_cache.table(id)
    own = context.known is not None and live.row.host == context.known
    if not (own or live.own_seats(context.known)):
        raise RequestError(NOT_YOURS, "only those who play here decide who may talk")
    return live
