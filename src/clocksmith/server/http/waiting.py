"""What a server answers while it waits for its database: pages, and errors that say so."""

from collections.abc import Callable
from typing import Final

from starlette.responses import Response
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from clocksmith.server.errors import UNAVAILABLE, RequestError
from clocksmith.server.http.client_files import built_client
from clocksmith.server.http.guard import LAST, Guard
from clocksmith.server.http.health import healthy, unready
from clocksmith.server.http.limits import Limiter
from clocksmith.server.http.pages import Pages
from clocksmith.server.http.responses import error_response
from clocksmith.server.http.tokens import Tokens
from clocksmith.server.settings import Settings

REASON: Final = "the database cannot be reached"
NEEDS_DATABASE: Final = ("/api/", "/metrics")
TRY_AGAIN_LATER: Final = 1013  # the code that closes a WebSocket


def waiting_app(settings: Settings, now: Callable[[], float]) -> ASGIApp:
    """Return the application of a server without a database, within the usual limits."""
    rate_address = Limiter(settings.rate_address, now)
    waiting = _Waiting(Pages(built_client()))
    return Guard(waiting, settings, rate_address, Tokens(settings.worker_tokens))


class _Waiting:
    """Answers each connection once: the next one may reach the real application."""

    def __init__(self, pages: Pages) -> None:
        self._pages = pages

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Respond with a page, or with the reason why there is nothing else."""

        async def send_last(message: Message) -> None:
            if message["type"] == "http.response.start":
                message["headers"] = [*message["headers"], LAST]
            await send(message)

        if scope["type"] == "websocket":
            await send({"type": "websocket.close", "code": TRY_AGAIN_LATER})
        else:
            answer = _response(scope["path"]) or self._pages
            await answer(scope, receive, send_last)


def _response(path: str) -> Response | None:
    """Return the response for an address; None for those of pages."""
    if path in ("/health", "/healthz"):
        return healthy()
    if path == "/ready":
        return unready(REASON)
    if path.startswith(NEEDS_DATABASE):
        return error_response(RequestError(UNAVAILABLE, f"{REASON}: try again"))
    return None
