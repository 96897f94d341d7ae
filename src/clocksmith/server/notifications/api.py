"""Notifications, vacations, and the one-time links of mails."""

from typing import Final

from clocksmith.core.words import LANGUAGES
from clocksmith.server.accounts.api import begin_session, leave_session
from clocksmith.server.accounts.messages import Me
from clocksmith.server.database.users import user_row
from clocksmith.server.errors import (
    EXPIRED,
    INVALID,
    NOT_FOUND,
    NOT_YOURS,
    TOO_MANY,
    RequestError,
)
from clocksmith.server.http.endpoint import Endpoints
from clocksmith.server.http.negotiation import accepted_language
from clocksmith.server.http.request_context import RequestContext
from clocksmith.server.messages import Nothing
from clocksmith.server.names import password_of
from clocksmith.server.notifications import queries
from clocksmith.server.notifications.messages import (
    ChannelBody,
    ChannelInfo,
    LinkBody,
    MailBody,
    NotificationOffers,
    NotificationsInfo,
    PreferencesBody,
    PushBody,
    RecoverBody,
    ServiceBody,
    VacationBody,
    VacationInfo,
)
from clocksmith.server.notifications.phrases import say
from clocksmith.server.notifications.preferences import Preferences
from clocksmith.server.notifications.rows import CONFIRM, ENTER, PUSH, RECOVER, TEST, Channel
from clocksmith.server.notifications.service import mail_of

NOTIFICATIONS: Final = Endpoints()


@NOTIFICATIONS.add("GET /notifications", NotificationsInfo)
async def read_notifications(context: RequestContext) -> NotificationsInfo:
    """Return what this server offers, and the preferences and channels of an account."""
    read, delivery = context.services.store.read, context.services.notifications.delivery
    user = context.visitor or ""
    row = await read(queries.preferences, user) or Preferences(user)
    values = {name: getattr(row, name) for name in PreferencesBody.__struct_fields__}
    return NotificationsInfo(
        NotificationOffers(delivery.has_mail, delivery.push_key, list(delivery.services)),
        PreferencesBody(**values),
        [_info(channel) for channel in await read(queries.channels_of, user)],
    )


@NOTIFICATIONS.add("PUT /account/preferences", Nothing, NOT_YOURS, takes=PreferencesBody)
async def set_preferences(context: RequestContext, body: PreferencesBody) -> Nothing:
    """Set when to send notifications, and in which language."""
    values = {name: getattr(body, name) for name in body.__struct_fields__}
    row = Preferences(await account_of(context), **values)
    await context.services.notifications.set_preferences(row)
    return Nothing()


@NOTIFICATIONS.add(
    "PUT /notifications/channels/mail",
    ChannelInfo,
    NOT_YOURS,
    NOT_FOUND,
    INVALID,
    TOO_MANY,
    takes=MailBody,
)
async def add_mail(context: RequestContext, body: MailBody) -> ChannelInfo:
    """Add a mail address; it is used once somebody follows the link that is sent there."""
    user = await account_of(context)
    await _limit_confirming(context, user, mail_of(body.address))
    await context.services.notifications.note_locale(user, body.language, body.zone)
    return _info(await context.services.notifications.add_mail(user, body.address))


@NOTIFICATIONS.add(
    "POST /notifications/channels/push",
    ChannelInfo,
    NOT_YOURS,
    NOT_FOUND,
    INVALID,
    TOO_MANY,
    takes=PushBody,
)
async def add_push(context: RequestContext, body: PushBody) -> ChannelInfo:
    """Notify this browser, also while no page is open."""
    user = await account_of(context)
    await _limit_pushes(context, user)
    keys = (body.endpoint, body.p256dh, body.auth)
    return _info(await context.services.notifications.add_push(user, *keys))


@NOTIFICATIONS.add(
    "POST /notifications/channels/services",
    ChannelInfo,
    NOT_YOURS,
    INVALID,
    TOO_MANY,
    takes=ServiceBody,
)
async def add_service(context: RequestContext, body: ServiceBody) -> ChannelInfo:
    """Add the address of a service, such as a chat."""
    user = await account_of(context)
    await context.spend(context.services.rate_mail, user)
    return _info(await context.services.notifications.add_service(user, body.address))


@NOTIFICATIONS.add("PUT /notifications/channels/{channel}", Nothing, NOT_YOURS, takes=ChannelBody)
async def enable_channel(context: RequestContext, channel: str, body: ChannelBody) -> Nothing:
    """Start or stop using a channel for notifications."""
    own = await context.services.notifications.channel(await account_of(context), channel)
    await context.services.store.write(queries.enable_channel, own.id, body.enabled)
    return Nothing()


@NOTIFICATIONS.add("DELETE /notifications/channels/{channel}", Nothing, NOT_YOURS)
async def remove_channel(context: RequestContext, channel: str) -> Nothing:
    """Delete a channel."""
    own = await context.services.notifications.channel(await account_of(context), channel)
    await context.services.store.write(queries.remove_channel, own.user, own.id)
    return Nothing()


@NOTIFICATIONS.add("POST /notifications/channels/{channel}/test", Nothing, NOT_YOURS)
async def send_test(context: RequestContext, channel: str) -> Nothing:
    """Send a test; to an unconfirmed address, another link to confirm it."""
    user = await account_of(context)
    own = await context.services.notifications.channel(user, channel)
    if not own.confirmed:
        await _limit_confirming(context, user, own.address)
    elif own.kind == PUSH:
        await _limit_pushes(context, user)
    else:
        await context.spend(context.services.rate_mail, user)
    await context.services.notifications.send(own, TEST if own.confirmed else CONFIRM)
    return Nothing()


@NOTIFICATIONS.add("POST /notifications/unsubscribe/{channel}/{proof}", Nothing)
async def unsubscribe(context: RequestContext, channel: str, proof: str) -> Nothing:
    """Stop the notifications on a channel: the one-click request of mail programs."""
    await context.services.notifications.unsubscribe(channel, proof)
    return Nothing()


@NOTIFICATIONS.add("GET /notifications/unsubscribe/{channel}/{proof}", str)
async def unsubscribe_by_link(context: RequestContext, channel: str, proof: str) -> str:
    """Stop the notifications on a channel: the link that older mail programs open."""
    await context.services.notifications.unsubscribe(channel, proof)
    language = accepted_language(context.headers.get("accept-language", ""), LANGUAGES)
    return say(language, "unsubscribed")


# ---- vacations ----


@NOTIFICATIONS.add("GET /account/vacation", VacationInfo, NOT_YOURS)
async def read_vacation(context: RequestContext) -> VacationInfo:
    """Return until when the vacation lasts, if any, and how many days are left this year."""
    return await context.services.vacations.standing(await account_of(context))


@NOTIFICATIONS.add("PUT /account/vacation", Nothing, NOT_YOURS, TOO_MANY, takes=VacationBody)
async def begin_vacation(context: RequestContext, body: VacationBody) -> Nothing:
    """Begin a vacation: the clock stops in slow games."""
    await context.services.vacations.begin(await account_of(context), body.days)
    return Nothing()


@NOTIFICATIONS.add("DELETE /account/vacation", Nothing, NOT_YOURS)
async def end_vacation(context: RequestContext) -> Nothing:
    """End a vacation early."""
    await context.services.vacations.end(await account_of(context))
    return Nothing()


# ---- one-time links ----


@NOTIFICATIONS.add("POST /account/recovery", Nothing, NOT_FOUND, INVALID, takes=MailBody)
async def ask_for_password(context: RequestContext, body: MailBody) -> Nothing:
    """Send a link for a new password; the answer does not say whether anybody gets one."""
    services = context.services
    if not services.notifications.delivery.has_mail:
        raise RequestError(NOT_FOUND, "this server sends no mail")
    address = mail_of(body.address)
    await context.spend(context.services.rate_mail, f"address {context.address}")
    await context.spend(context.services.rate_confirm_address, context.address)
    await context.spend(context.services.rate_mail, address)
    await context.spend(context.services.rate_confirm, f"recover {_mailbox(address)}")
    services.notifications.recover(address)
    return Nothing()


@NOTIFICATIONS.add("POST /one-time-links/enter", Me, EXPIRED, takes=LinkBody)
async def enter(context: RequestContext, body: LinkBody) -> Me:
    """Sign in by a one-time link; what a guest has here stays the guest's."""
    await context.spend(context.services.rate_sign_in, context.address)
    link = await context.services.notifications.links.take(ENTER, body.secret)
    return await _sign_in(context, link.user)


@NOTIFICATIONS.add("POST /one-time-links/confirm", Nothing, NOT_YOURS, EXPIRED, takes=LinkBody)
async def confirm_mail(context: RequestContext, body: LinkBody) -> Nothing:
    """Confirm a mail address, on any device: the reader of the mail presses the button.

    Somebody who is signed in to another account has followed a link that is not theirs.
    """
    await context.spend(context.services.rate_sign_in, context.address)
    links = context.services.notifications.links
    link = await links.look_at(CONFIRM, body.secret)
    row = (
        None
        if context.visitor is None
        else await context.services.store.read(user_row, context.visitor)
    )
    if row is not None and row.login is not None and row.id != link.user:
        raise RequestError(NOT_YOURS, "this address belongs to another account: sign out first")
    await links.take(CONFIRM, body.secret)
    await context.services.store.write(queries.confirm_channel, link.channel)
    return Nothing()


@NOTIFICATIONS.add("POST /one-time-links/recover", Me, INVALID, EXPIRED, takes=RecoverBody)
async def recover(context: RequestContext, body: RecoverBody) -> Me:
    """Choose a new password by a one-time link, and sign in; all sessions and tokens end."""
    await context.spend(context.services.rate_sign_in, context.address)
    password_of(body.password)
    links = context.services.notifications.links
    link = await links.take(RECOVER, body.secret)
    await context.services.accounts.put_password(link.user, body.password)
    await links.void(link.user)
    await context.services.sessions.end(link.user)
    await context.services.personal_tokens.revoke(link.user)
    return await _sign_in(context, link.user)


async def _sign_in(context: RequestContext, user: str) -> Me:
    await leave_session(context)
    await begin_session(context, user)
    return await context.services.accounts.me(user)


async def account_of(context: RequestContext) -> str:
    """Return the user of the request; RequestError for guests."""
    row = None
    if context.visitor is not None:
        row = await context.services.store.read(user_row, context.visitor)
    if row is None or row.login is None:
        raise RequestError(NOT_YOURS, "you need an account for this: create one first")
    return row.id


async def _limit_confirming(context: RequestContext, user: str, address: str) -> None:
    """Limit mails to an unconfirmed address, by sender and by recipient."""
    await context.spend(context.services.rate_mail, user)
    await context.spend(context.services.rate_confirm_address, context.address)
    await context.spend(context.services.rate_confirm, _mailbox(address))


async def _limit_pushes(context: RequestContext, user: str) -> None:
    for name in (user, f"address {context.address}"):
        await context.spend(context.services.rate_push, name)


def _mailbox(address: str) -> str:
    """Return a key that is the same for all spellings of a mailbox address."""
    local, _, domain = address.lower().rpartition("@")
    return f"{local.partition('+')[0]}@{domain}"


def _info(channel: Channel) -> ChannelInfo:
    return ChannelInfo(channel.id, channel.kind, channel.label, channel.confirmed, channel.enabled)
