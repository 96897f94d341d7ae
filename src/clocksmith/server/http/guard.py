"""The outermost middleware: response headers, cross-site checks, and error handling."""

import logging
import re
import time
from collections import Counter
from typing import Final

from starlette.exceptions import HTTPException
from starlette.responses import PlainTextResponse
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from clocksmith.server.errors import FOREIGN, STATUS, TOO_FAST, RequestError
from clocksmith.server.http.addresses import client_address
from clocksmith.server.http.hostnames import is_own_name
from clocksmith.server.http.limits import Limiter, too_fast
from clocksmith.server.http.offline import is_offline
from clocksmith.server.http.responses import error_response, report_crash
from clocksmith.server.http.tokens import Tokens
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
FRAMED: Final = {
    **HEADERS,
    "content-security-policy": CONTENT_SECURITY.replace("ancestors 'none'", "ancestors *"),
}
del FRAMED["x-frame-options"]
OFFLINE: Final = {  # these pages run Python in their workers
    **HEADERS,
    "content-security-policy": CONTENT_SECURITY.replace(
        "script-src 'self'", "script-src 'self' 'wasm-unsafe-eval'"
    ),
}
EMBED: Final = re.compile(rb"(^|&)embed(=|&|$)")
ORIGINS: Final = (b"sec-fetch-site", b"origin", b"host")
NO_STORE: Final = (b"cache-control", b"no-store")
LAST: Final = (b"connection", b"close")
API: Final = "/api/"
PAGE_COST: Final = 0.25  # of the cost of an API request: files are in memory


class Guard:
    """Wraps the whole application."""

    def __init__(
        self, app: ASGIApp, settings: Settings, rate_address: Limiter, tokens: Tokens
    ) -> None:
        self._app = app
        self._rate_address = rate_address
        self._tokens = tokens
        self._trust_proxy = settings.trust_proxy
        self._most_at_once = settings.connections_address
        self._at_once: Counter[str] = Counter()  # requests in progress, by address
        self._origin = settings.origin.encode()
        self._at_home = not (settings.public_url or settings.trust_proxy)
        self._own_name = settings.host
        self._headers = _encoded(HEADERS, settings)
        self._framed = _encoded(FRAMED, settings)
        self._offline = _encoded(OFFLINE, settings)

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Handle a request or refuse it."""
        if scope["type"] == "http":
            await self._answer(scope, receive, send)
        elif scope["type"] == "websocket" and (self._is_foreign(scope) or self._is_misled(scope)):
            await send({"type": "websocket.close", "code": 1008})
        else:
            await self._app(scope, receive, send)

    async def _answer(self, scope: Scope, receive: Receive, send: Send) -> None:
        status, id, since = 0, new_request(), time.perf_counter()

        async def send_guarded(message: Message) -> None:
            nonlocal status
            if message["type"] == "http.response.start":
                status = int(message["status"])
                headers = [*message.get("headers", []), *self._guards(scope)]
                headers.append((b"x-request-id", id.encode()))
                if not any(name == b"cache-control" for name, _ in headers):
                    headers.append(NO_STORE)
                if status == STATUS[TOO_FAST] and scope.get("state", {}).get("refuse", _never)():
                    headers.append(LAST)
                message["headers"] = headers
            await send(message)

        address = client_address(scope, self._trust_proxy)
        self._at_once[address] += 1
        try:
            self._check(scope, address)
            await self._app(scope, receive, send_guarded)
        except RequestError as error:
            await error_response(error)(scope, receive, send_guarded)
        except HTTPException as error:  # for example a wrong method
            response = PlainTextResponse(error.detail, error.status_code, error.headers)
            await response(scope, receive, send_guarded)
        except Exception as error:
            if status:
                raise
            await report_crash(error)(scope, receive, send_guarded)
        finally:
            self._at_once[address] -= 1
            if not self._at_once[address]:
                del self._at_once[address]
            if LOG.isEnabledFor(logging.INFO):
                took = 1000 * (time.perf_counter() - since)
                LOG.info("%s %s %s %.0f ms", scope["method"], scope["path"], status, took)

    def _guards(self, scope: Scope) -> list[tuple[bytes, bytes]]:
        """Return the headers that keep pages of others out."""
        if is_offline(scope["path"]):
            return self._offline
        return self._framed if _is_embedded(scope) else self._headers

    def _check(self, scope: Scope, address: str) -> None:
        """Raise RequestError if a request is refused; refused requests count in the limits too."""
        if not self._tokens.accept(_header(scope, b"authorization")):  # workers have no limit
            self._rate_address.take(address, 1.0 if scope["path"].startswith(API) else PAGE_COST)
            if self._at_once[address] > self._most_at_once:
                raise too_fast(1.0)
        reason = self._wrong(scope)
        if reason:
            raise RequestError(FOREIGN, reason)

    def _wrong(self, scope: Scope) -> str:
        """Return why a request is refused; an empty string if it is allowed."""
        if scope["method"] not in SAFE and self._is_foreign(scope):
            return "this was sent by a page of another site"
        if self._is_misled(scope):
            return "this server does not go by this name: its host may set CLOCKSMITH_PUBLIC_URL"
        return ""

    def _is_misled(self, scope: Scope) -> bool:
        """Return whether a private server is addressed by a name that a stranger may own."""
        if not self._at_home:
            return False
        return not is_own_name(_header(scope, b"host"), self._own_name)

    def _is_foreign(self, scope: Scope) -> bool:
        """Return whether a page of another site sent the request; other programs are allowed."""
        headers = {name: value for name, value in scope["headers"] if name in ORIGINS}
        if headers.get(b"sec-fetch-site", b"none") not in (b"same-origin", b"none"):
            return True
        origin = headers.get(b"origin", b"").lower()
        own = origin.partition(b"://")[2] == headers.get(b"host", b"").lower()
        return origin not in (b"", self._origin) and not own


def _encoded(headers: dict[str, str], settings: Settings) -> list[tuple[bytes, bytes]]:
    encoded = [(name.encode(), value.encode()) for name, value in headers.items()]
    if settings.secure:
        encoded.append((b"strict-transport-security", b"max-age=31536000"))
    return encoded


def _is_embedded(scope: Scope) -> bool:
    """Return whether pages of others may show this one: a board alone, where nothing is done."""
    return scope["path"] == "/" and EMBED.search(scope["query_string"]) is not None


def _never() -> bool:
    return False


def _header(scope: Scope, name: bytes) -> str:
    """Return the first header with a name; empty if there is none."""
    return next((value for key, value in scope["headers"] if key == name), b"").decode("latin-1")
