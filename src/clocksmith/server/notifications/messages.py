"""Request and response bodies of notifications: preferences, channels, vacations and links."""

from typing import Annotated, Literal

from msgspec import Meta, Struct

from clocksmith.server.accounts.messages import Password
from clocksmith.server.messages import Body, Typed

Frequency = Literal["once", "quiet", "daily", "never"]
Language = Literal["en", "de", "fr"]
Address = Annotated[str, Meta(max_length=1000)]
Secret = Annotated[str, Meta(max_length=64)]


class NotificationOffers(Struct):
    """What this server can do: send mail, push (the key a browser needs), use services."""

    mail: bool
    push: str | None
    services: list[str]


class PreferencesBody(Body):
    """When to notify somebody: quiet time in minutes, hour of the digest in a time zone."""

    frequency: Frequency
    quiet_minutes: Annotated[int, Meta(ge=5, le=1440)] = 60
    digest_hour: Annotated[int, Meta(ge=0, le=23)] = 8
    zone: Annotated[str, Meta(max_length=64)] = "UTC"
    language: Language = "en"


class ChannelInfo(Struct):
    """A channel for notifications; an unconfirmed mail address gets none."""

    id: str
    kind: str
    label: str
    confirmed: bool
    enabled: bool


class NotificationsInfo(Struct):
    """The preferences and channels of an account; guests see what is on offer."""

    offers: NotificationOffers
    preferences: PreferencesBody
    channels: list[ChannelInfo]


class MailBody(Body):
    """A mail address, and the language and the time zone of its owner."""

    address: Typed
    language: Language | None = None
    zone: Annotated[str, Meta(max_length=64)] = ""


class PushBody(Body):
    """The subscription of a browser, with its keys."""

    endpoint: Address
    p256dh: Typed
    auth: Typed


class ServiceBody(Body):
    """The address of a service, as Apprise writes it."""

    address: Address


class ChannelBody(Body):
    """Whether a channel is used for notifications."""

    enabled: bool


class VacationInfo(Struct):
    """Until when somebody has a vacation, if any, and how many days they have left."""

    until: float | None
    days: int


class VacationBody(Body):
    """The length of a vacation in days."""

    days: Annotated[int, Meta(ge=1, le=366)]


class LinkBody(Body):
    """The secret of a one-time link."""

    secret: Secret


class RecoverBody(Body):
    """The secret of a link for a new password, and the password."""

    secret: Secret
    password: Password
