"""What clients send and get about tidings: how they want to be told, and by which ways."""

from typing import Annotated, Literal

from msgspec import Meta, Struct

from clocksmith.server.bodies import Body, Typed
from clocksmith.server.people_bodies import Password

Rhythm = Literal["once", "quiet", "daily", "never"]
Language = Literal["en", "de", "fr"]
Address = Annotated[str, Meta(max_length=1000)]
Secret = Annotated[str, Meta(max_length=64)]


class TidingOffers(Struct):
    """What this server can do: send mail, push (the key a browser needs), use services."""

    mail: bool
    push: str | None
    services: list[str]


class HabitBody(Body):
    """How one wants to be told: the quiet time in minutes, the hour of the digest in a zone."""

    rhythm: Rhythm
    minutes: Annotated[int, Meta(ge=5, le=1440)] = 60
    hour: Annotated[int, Meta(ge=0, le=23)] = 8
    zone: Annotated[str, Meta(max_length=64)] = "UTC"
    language: Language = "en"


class WayInfo(Struct):
    """A way by which one is told; what a mail address waits for is that it is confirmed."""

    id: str
    kind: str
    label: str
    confirmed: bool
    wanted: bool


class TidingsInfo(Struct):
    """How one is told; a guest is not, and sees what could be."""

    offers: TidingOffers
    habit: HabitBody
    ways: list[WayInfo]


class MailBody(Body):
    """A mail address."""

    address: Typed


class PushBody(Body):
    """The subscription of a browser, with its keys."""

    endpoint: Address
    p256dh: Typed
    auth: Typed


class ServiceBody(Body):
    """The address of a service as Apprise writes it."""

    address: Address


class WayBody(Body):
    """Whether a way is used for tidings."""

    wanted: bool


class VacationInfo(Struct):
    """Until when one has a vacation, if one has, and how many days one may still have."""

    until: float | None
    days: int


class VacationBody(Body):
    """How many days a vacation shall last."""

    days: Annotated[int, Meta(ge=1, le=366)]


class TicketBody(Body):
    """The secret of a link that works once."""

    secret: Secret


class RecoverBody(Body):
    """The secret of a link for a new password, and the password."""

    secret: Secret
    password: Password
