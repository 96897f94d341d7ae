"""How one is told while one is away, and links in mails that work once."""

from dataclasses import asdict
from typing import Final

import msgspec

from clocksmith.server.api.endpoint import Endpoints
from clocksmith.server.api.people import begin_session, leave_session
from clocksmith.server.bodies import Nothing
from clocksmith.server.errors import (
    EXPIRED,
    INVALID,
    NOT_FOUND,
    NOT_YOURS,
    TOO_MANY,
    RequestError,
)
from clocksmith.server.people_bodies import Me
from clocksmith.server.request_context import RequestContext
from clocksmith.server.store import people, ways
from clocksmith.server.store.tiding_rows import CONFIRM, ENTER, RECOVER, HabitRow, WayRow
from clocksmith.server.texts import password_of
from clocksmith.server.tiding_bodies import (
    HabitBody,
    MailBody,
    PushBody,
    RecoverBody,
    ServiceBody,
    TicketBody,
    TidingOffers,
    TidingsInfo,
    WayBody,
    WayInfo,
)
from clocksmith.server.tidings.tidings import mail_of

TELLING: Final = Endpoints()


@TELLING.add("GET /tidings", TidingsInfo)
async def read_tidings(context: RequestContext) -> TidingsInfo:
    """Tell how one is told that it is one's turn, and by which ways one could be."""
    read, carriers = context.services.store.read, context.services.tidings.carriers
    user = context.known or ""
    habit = await read(ways.habit, user) or HabitRow(user)
    return TidingsInfo(
        TidingOffers(carriers.has_mail, carriers.push_key, list(carriers.services)),
        msgspec.convert(_wish(habit), HabitBody),
        [_told(way) for way in await read(ways.ways_of, user)],
    )


@TELLING.add("PUT /tidings", Nothing, NOT_YOURS, takes=HabitBody)
async def change_habit(context: RequestContext, body: HabitBody) -> Nothing:
    """Say when one wants to be told, and in which language."""
    row = HabitRow(
        await account_of(context), body.rhythm, body.minutes, body.hour, body.zone, body.language
    )
    await context.services.store.write(ways.put_habit, row)
    return Nothing()


@TELLING.add("PUT /tidings/mail", WayInfo, NOT_YOURS, NOT_FOUND, INVALID, TOO_MANY, takes=MailBody)
async def add_mail(context: RequestContext, body: MailBody) -> WayInfo:
    """Give a mail address; it is used once a link that is sent to it was followed."""
    user = await account_of(context)
    await _limit(context, user, mail_of(body.address))
    return _told(await context.services.tidings.add_mail(user, body.address))


@TELLING.add("POST /tidings/push", WayInfo, NOT_YOURS, NOT_FOUND, INVALID, TOO_MANY, takes=PushBody)
async def add_push(context: RequestContext, body: PushBody) -> WayInfo:
    """Let this browser be told, also while no page is open."""
    user = await account_of(context)
    keys = (body.endpoint, body.p256dh, body.auth)
    return _told(await context.services.tidings.add_push(user, *keys))


@TELLING.add("POST /tidings/services", WayInfo, NOT_YOURS, INVALID, TOO_MANY, takes=ServiceBody)
async def add_service(context: RequestContext, body: ServiceBody) -> WayInfo:
    """Give the address of a service, such as a chat."""
    user = await account_of(context)
    await _limit(context, user)
    return _told(await context.services.tidings.add_service(user, body.address))


@TELLING.add("PUT /tidings/ways/{way}", Nothing, NOT_YOURS, takes=WayBody)
async def change_way(context: RequestContext, way: str, body: WayBody) -> Nothing:
    """Use a way for tidings, or no more."""
    found = await context.services.tidings.way(await account_of(context), way)
    await context.services.store.write(ways.want_way, found.id, body.wanted)
    return Nothing()


@TELLING.add("DELETE /tidings/ways/{way}", Nothing, NOT_YOURS)
async def remove_way(context: RequestContext, way: str) -> Nothing:
    """Forget a way."""
    user = await account_of(context)
    found = await context.services.tidings.way(user, way)
    await context.services.store.write(ways.remove_way, user, found.id)
    return Nothing()


@TELLING.add("POST /tidings/ways/{way}/test", Nothing, NOT_YOURS)
async def send_test(context: RequestContext, way: str) -> Nothing:
    """Send a test; to an address that was not confirmed yet, the link to do so once more."""
    user = await account_of(context)
    found = await context.services.tidings.way(user, way)
    await _limit(context, user)
    if found.confirmed:
        await context.services.tidings.send(found)
    else:
        await context.services.tidings.send(found, CONFIRM)
    return Nothing()


@TELLING.add("POST /tidings/off/{way}/{proof}", Nothing)
async def stop_tidings(context: RequestContext, way: str, proof: str) -> Nothing:
    """Stop what is sent on a way: mail programs do so by one press."""
    await context.services.tidings.stop(way, proof)
    return Nothing()


@TELLING.add("POST /accounts/recover", Nothing, NOT_FOUND, INVALID, takes=MailBody)
async def ask_for_password(context: RequestContext, body: MailBody) -> Nothing:
    """Have a link for a new password sent; the answer is the same whether anybody gets one."""
    if not context.services.tidings.carriers.has_mail:
        raise RequestError(NOT_FOUND, "this server sends no mail")
    address = mail_of(body.address)
    await _limit(context, address, f"address {context.address}")
    context.services.tidings.recover(address)
    return Nothing()


@TELLING.add("POST /tickets/enter", Me, EXPIRED, takes=TicketBody)
async def enter(context: RequestContext, body: TicketBody) -> Me:
    """Sign in by a link that works once; what a guest has here stays the guest's."""
    await context.services.rate_sign_in.take(context.address)
    ticket = await context.services.tidings.tickets.take(ENTER, body.secret)
    return await _come_in(context, ticket.user)


@TELLING.add("POST /tickets/confirm", Nothing, NOT_YOURS, EXPIRED, takes=TicketBody)
async def confirm_mail(context: RequestContext, body: TicketBody) -> Nothing:
    """Confirm a mail address, signed in to its account: who reads it by mistake cannot."""
    await context.services.rate_sign_in.take(context.address)
    tickets = context.services.tidings.tickets
    found = await tickets.look_at(CONFIRM, body.secret)
    if context.known != found.user:
        raise RequestError(NOT_YOURS, "sign in to the account first, then follow the link again")
    await tickets.take(CONFIRM, body.secret)
    await context.services.store.write(ways.confirm_way, found.way)
    return Nothing()


@TELLING.add("POST /tickets/recover", Me, INVALID, EXPIRED, takes=RecoverBody)
async def recover(context: RequestContext, body: RecoverBody) -> Me:
    """Take a new password by a link that works once, and sign in; all sessions end."""
    await context.services.rate_sign_in.take(context.address)
    password_of(body.password)
    tickets = context.services.tidings.tickets
    ticket = await tickets.take(RECOVER, body.secret)
    await context.services.accounts.put_password(ticket.user, body.password)
    await tickets.void(ticket.user)
    await context.services.sessions.end(ticket.user)
    return await _come_in(context, ticket.user)


async def _come_in(context: RequestContext, user: str) -> Me:
    await leave_session(context)
    await begin_session(context, user)
    return await context.services.accounts.me(user)


async def account_of(context: RequestContext) -> str:
    """Return the user who asks; RequestError for guests."""
    row = None
    if context.known is not None:
        row = await context.services.store.read(people.user, context.known)
    if row is None or row.login is None:
        raise RequestError(NOT_YOURS, "only accounts are told things: make one first")
    return row.id


def _wish(habit: HabitRow) -> dict[str, object]:
    wish = asdict(habit)
    return {name: wish[name] for name in HabitBody.__struct_fields__}


async def _limit(context: RequestContext, *names: str) -> None:
    for name in names:
        await context.services.rate_mail.take(name)


def _told(way: WayRow) -> WayInfo:
    return WayInfo(way.id, way.kind, way.label, way.confirmed, way.wanted)
