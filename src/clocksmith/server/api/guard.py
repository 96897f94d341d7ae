"""The outermost layer: headers on every answer, no foreign pages, no request without an answer."""

import logging
import time
from collections.abc import Callable
from email.utils import formatdate
from typing import Final

from starlette.exceptions import HTTPException
from starlette.responses import PlainTextResponse
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from clocksmith.server.api.responses import error_response, report_crash
from clocksmith.server.errors import FOREIGN, RequestError
from clocksmith.server.hostnames import is_own_name
from clocksmith.server.logs import new_request
from clocksmith.server.settings import Settings

LOG: Final = logging.getLogger(__name__)
SAFE: Final = ("GET", "HEAD", "OPTIONS")
CONTENT_SECURITY: Final = "; ".join(
    [
        "default-src 'none'",
        "script-src 'self'",
        "style-src 'self'",
        "img-src 'self' data:",
        "font-src 'self'",
        "connect-src 'self'",
        "manifest-src 'self'",
        "worker-src 'self'",
        "base-uri 'none'",
        "form-action 'self'",
        "frame-ancestors 'none'",
    ]
)
HEADERS: Final = {
    "content-security-policy": CONTENT_SECURITY,
    "x-content-type-options": "nosniff",
    "x-frame-options": "DENY",
    "referrer-policy": "same-origin",
    "cross-origin-opener-policy": "same-origin",
    "cross-origin-resource-policy": "same-origin",
    "permissions-policy": "camera=(), geolocation=(), microphone=(), payment=()",
}
ORIGINS: Final = (b"sec-fetch-site", b"origin", b"host")
NO_STORE: Final = (b"cache-control", b"no-store")


class Guard:
    """Wraps the whole application."""

    def __init__(self, app: ASGIApp, settings: Settings, now: Callable[[], float]) -> None:
        self._app = app
        self._now = now
        self._origin = settings.origin.encode()
        self._at_home = not (settings.public_url or settings.trust_proxy)
        self._own_name = settings.host
        self._headers = [(name.encode(), value.encode()) for name, value in HEADERS.items()]
        if settings.secure:
            self._headers.append((b"strict-transport-security", b"max-age=31536000"))

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Let a request through, or send it away."""
        if scope["type"] == "http":
            await self._answer(scope, receive, send)
        elif scope["type"] == "websocket" and (self._is_foreign(scope) or self._is_misled(scope)):
            await send({"type": "websocket.close", "code": 1008})
        else:
            await self._app(scope, receive, send)

    async def _answer(self, scope: Scope, receive: Receive, send: Send) -> None:
        begun, id, since = 0, new_request(), time.perf_counter()

        async def send_guarded(message: Message) -> None:
            nonlocal begun
            if message["type"] == "http.response.start":
                begun = int(message["status"])
                headers = [*message.get("headers", []), *self._headers]
                headers.append((b"x-request-id", id.encode()))
                if not any(name == b"cache-control" for name, _ in headers):
                    headers.append(NO_STORE)
                if abs(self._now() - time.time()) > 1:  # somebody has set the clock meanwhile
                    headers.append((b"date", formatdate(self._now(), usegmt=True).encode()))
                message["headers"] = headers
            await send(message)

        wrong = self._wrong(scope)
        if wrong:
            await error_response(RequestError(FOREIGN, wrong))(scope, receive, send_guarded)
            return
        try:
            await self._app(scope, receive, send_guarded)
        except HTTPException as error:  # such as of an address that is only read
            told = PlainTextResponse(error.detail, error.status_code, error.headers)
            await told(scope, receive, send_guarded)
        except Exception as error:
            if begun:
                raise
            await report_crash(error)(scope, receive, send_guarded)
        finally:
            if LOG.isEnabledFor(logging.INFO):
                took = 1000 * (time.perf_counter() - since)
                LOG.info("%s %s %s %.0f ms", scope["method"], scope["path"], begun, took)

    def _wrong(self, scope: Scope) -> str:
        """Return why a request is not let through; nothing when it is."""
        if scope["method"] not in SAFE and self._is_foreign(scope):
            return "this was sent by a page of another site"
        if self._is_misled(scope):
            return "this server does not go by this name: its host may set CLOCKSMITH_PUBLIC_URL"
        return ""

    def _is_misled(self, scope: Scope) -> bool:
        """Return whether a server at home is called by a name that somebody else may own."""
        if not self._at_home:
            return False
        host = next((value for name, value in scope["headers"] if name == b"host"), b"")
        return not is_own_name(host.decode("latin-1"), self._own_name)

    def _is_foreign(self, scope: Scope) -> bool:
        """Return whether a page of another site sends it; programs that are no browser may."""
        headers = {name: value for name, value in scope["headers"] if name in ORIGINS}
        if headers.get(b"sec-fetch-site", b"none") not in (b"same-origin", b"none"):
            return True
        origin = headers.get(b"origin", b"").lower()
        own = origin.partition(b"://")[2] == headers.get(b"host", b"").lower()
        return origin not in (b"", self._origin) and not own
