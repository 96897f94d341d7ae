"""One request or connection, and its user."""

from dataclasses import dataclass
from typing import TYPE_CHECKING, Final, Self

from clocksmith.server.errors import MISSING_SCOPE, WRONG_TOKEN, RequestError
from clocksmith.server.http.addresses import client_address
from clocksmith.server.http.cookies import COOKIE, COOKIE_SECONDS, RENEW_SECONDS
from clocksmith.server.http.scopes import FOR_BOTS, WORKER

if TYPE_CHECKING:
    from starlette.requests import HTTPConnection
    from starlette.responses import Response

    from clocksmith.server.http.shared_limits import SharedLimiter
    from clocksmith.server.services import Services

LISTENING_SECONDS: Final = 60.0  # sessions may have ended this long ago: pings are frequent


@dataclass(frozen=True)
class Member:
    """A user, and for a guest the hash of their address.

    Anybody can become a new guest at any time, so guests of one address share their limits.
    """

    user: str
    household: str | None = None


class RequestContext:
    """A request with its user; RequestError if this user sends too many.

    A guest without a cookie gets one when an id is needed.
    """

    def __init__(self, services: "Services", connection: "HTTPConnection") -> None:
        self.services = services
        self.headers = connection.headers
        self.address = client_address(connection.scope, services.settings.trust_proxy)
        self.visitor: str | None = None  # the user of the cookie in the request
        self.word: str | None = None  # the token in that cookie: a guest's id, or a session
        self.scopes: frozenset[str] | None = None  # of a personal token; None: there is none
        self._cookie: str | None = None  # the token for a new cookie; empty: remove the cookie
        self._sent = connection.cookies.get(COOKIE)
        self._bearer = _bearer_of(connection.headers.get("authorization", ""))
        self._spent: set[tuple[int, str]] = set()
        self._weighed = 0.0

    @classmethod
    async def of(cls, services: "Services", connection: "HTTPConnection", scope: str) -> Self:
        """Return the context of a request; its user is known if its cookie or its token is valid.

        RequestError for a personal token that is not valid, or not for this *scope*.
        """
        context = cls(services, connection)
        if context._bearer is not None and scope != WORKER:
            await context._accept(context._bearer, scope)
            return context
        read = None if context._sent is None else services.cookies.read(context._sent)
        if read is not None:
            word, age = read
            context.visitor = await services.sessions.user_of(word)
            if context.visitor is not None:
                context.word = word
                services.rate_user.take(context.visitor)
                context._cookie = word if age > RENEW_SECONDS else None
        return context

    async def _accept(self, secret: str, scope: str) -> None:
        """Become the user of a personal token; a cookie sent with it is ignored."""
        grant = await self.services.personal_tokens.grant_of(secret)
        if grant is None:
            self.services.rate_token.take(self.address)
            raise RequestError(WRONG_TOKEN, "there is no such token here, or it was revoked")
        self.services.rate_user.take(grant.user)
        if not scope:
            raise RequestError(MISSING_SCOPE, "this takes no token: sign in with a browser")
        if scope not in grant.scopes:
            raise RequestError(MISSING_SCOPE, f"this needs a token with the scope {scope}")
        if grant.scopes & FOR_BOTS:
            self.services.personal_tokens.check_bots_allowed()
        self.visitor, self.word, self.scopes = grant.user, grant.word, grant.scopes

    @property
    def user(self) -> str:
        """The id of the user; creates a guest if there is none."""
        if self.visitor is None:
            self.become(self.services.externals.new_id())
        assert self.visitor is not None, "a visitor who became somebody is known"
        return self.visitor

    @property
    def is_worker(self) -> bool:
        """Whether the request shows the token of a worker."""
        return self.services.tokens.accept(self.headers.get("authorization", ""))

    @property
    def member(self) -> Member:
        """The user as a member of a household: a guest with the hash of their address."""
        user = self.user
        is_guest = self.word == user  # the token of an account is that of a session
        return Member(user, self.household if is_guest else None)

    @property
    def household(self) -> str:
        """The hash of the address, for storage."""
        return self.services.backend.household(self.address)

    async def spend(self, limiter: "SharedLimiter", name: str) -> None:
        """Take a token of a limiter, once per request: its handler may run several times."""
        if (id(limiter), name) not in self._spent:
            await limiter.take(name)
            self._spent.add((id(limiter), name))

    def weigh(self, cost: float) -> None:
        """Charge this request as *cost* more to its address, once even if it runs again."""
        if cost > self._weighed:
            self.services.rate_address.take(self.address, cost - self._weighed)
            self._weighed = cost

    async def is_ended(self) -> bool:
        """Return whether the session of the request has ended since."""
        if self.word is None:
            return False
        return await self.services.sessions.user_of(self.word, LISTENING_SECONDS) != self.visitor

    def become(self, user: str | None, word: str | None = None) -> None:
        """Switch to another user: by the token (*word*) of a session, as a guest, or to nobody."""
        self.visitor = user
        self.word = word or user
        self._cookie = self.word or ""

    def mark(self, response: "Response") -> None:
        """Set the cookie, if it has changed."""
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


def _bearer_of(authorization: str) -> str | None:
    """Return the token that a header presents; None if it presents none."""
    kind, _, secret = authorization.partition(" ")
    return secret.strip() if kind.lower() == "bearer" else None
