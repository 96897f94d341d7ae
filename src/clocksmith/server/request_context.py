"""One request or connection, and who makes it."""

from functools import lru_cache
from ipaddress import IPv6Address, ip_address, ip_network
from typing import Final, Self

from starlette.requests import HTTPConnection
from starlette.responses import Response

from clocksmith.server.accounts import COOKIE, COOKIE_SECONDS, RENEW_SECONDS
from clocksmith.server.fair_queue import WATCHED, Claim
from clocksmith.server.services import Services
from clocksmith.server.sessions import LISTENING_SECONDS
from clocksmith.server.store.rows import Member

THOUGHTS: Final = 4  # that may wait for the requests of one address


class RequestContext:
    """A request with its user; RequestError for one who comes too often.

    A guest who has no cookie gets one when an id is needed.
    """

    def __init__(self, services: Services, connection: HTTPConnection) -> None:
        self.services = services
        self.headers = connection.headers
        self.address = _address(connection, services.settings.trust_proxy)
        self.known: str | None = None  # the user whose cookie was sent
        self.word: str | None = None  # of that cookie: a guest's id, or a session
        self._cookie: str | None = None  # what to write a cookie for; nothing: to take it away
        self._sent = connection.cookies.get(COOKIE)
        services.rate_address.take(self.address)

    @classmethod
    async def of(cls, services: Services, connection: HTTPConnection) -> Self:
        """Return the context of a request, whose user is known if its cookie is good."""
        context = cls(services, connection)
        read = None if context._sent is None else services.cookies.read(context._sent)
        if read is not None:
            word, age = read
            context.known = await services.sessions.user_of(word)
            if context.known is not None:
                context.word = word
                services.rate_user.take(context.known)
                context._cookie = word if age > RENEW_SECONDS else None
        return context

    @property
    def user(self) -> str:
        """The id of the user; a new guest's where there was none."""
        if self.known is None:
            self.become(self.services.externals.new_id())
        assert self.known is not None, "a visitor who became somebody is known"
        return self.known

    @property
    def claim(self) -> Claim:
        """On whose behalf bots think for this request: guests are free, addresses are not."""
        return Claim(self._household, WATCHED, THOUGHTS)

    @property
    def member(self) -> Member:
        """The user as one of his household: a guest with what stands for his address."""
        user = self.user
        is_guest = self.word == user  # the word of an account is that of a session
        return Member(user, self._household if is_guest else None)

    @property
    def _household(self) -> str:
        return self.services.backend.household(self.address)

    async def is_ended(self) -> bool:
        """Return whether the session it came with was ended since."""
        if self.word is None:
            return False
        return await self.services.sessions.user_of(self.word, LISTENING_SECONDS) != self.known

    def become(self, user: str | None, word: str | None = None) -> None:
        """Be another user from now on, by the *word* of a session or as a guest; or nobody."""
        self.known = user
        self.word = word or user
        self._cookie = self.word or ""

    def mark(self, response: Response) -> None:
        """Write the cookie, where it has changed."""
        if self._cookie is None:
            return
        value = self.services.cookies.write(self._cookie) if self._cookie else ""
        response.set_cookie(
            COOKIE,
            value,
            max_age=COOKIE_SECONDS if value else 0,
            httponly=True,
            samesite="lax",
            secure=self.services.settings.secure,
        )


def _address(connection: HTTPConnection, trust_proxy: bool) -> str:
    """Return the address of the client: what the nearest proxy says, where one is trusted.

    A proxy may add a line of its own behind what the client sent, or words to the last line.
    """
    if trust_proxy:
        forwarded = ",".join(connection.headers.getlist("x-forwarded-for"))
        nearest = forwarded.rpartition(",")[2].strip()
        if nearest:
            return household(nearest[:64])
    return household(connection.client.host) if connection.client is not None else ""


@lru_cache(maxsize=10_000)
def household(address: str) -> str:
    """Return what stands for everybody behind an address: of IPv6 the first 64 bits."""
    try:
        read = ip_address(address.partition("%")[0])
    except ValueError:  # a name, or an address with a port
        return address
    if isinstance(read, IPv6Address) and read.ipv4_mapped is None:
        return str(ip_network((read, 64), strict=False))
    return str(getattr(read, "ipv4_mapped", None) or read)
