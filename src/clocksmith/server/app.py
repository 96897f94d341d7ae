"""make_app(settings): routes and the application's life cycle."""

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from functools import cache
from typing import Final

from starlette.applications import Starlette
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import BaseRoute, Route, WebSocketRoute
from starlette.types import ASGIApp, Receive, Scope, Send
from starlette.websockets import WebSocket

from clocksmith.server.accounts.api import ACCOUNTS
from clocksmith.server.accounts.token_api import TOKENS
from clocksmith.server.boxes.api import BOXES
from clocksmith.server.clock import Externals
from clocksmith.server.errors import NOT_FOUND, UPGRADE_NEEDED, RequestError
from clocksmith.server.events.api import EVENTS
from clocksmith.server.http.client_files import built_client
from clocksmith.server.http.dispatcher import Dispatcher
from clocksmith.server.http.endpoint import Endpoint
from clocksmith.server.http.guard import Guard
from clocksmith.server.http.health import watching
from clocksmith.server.http.offline import Offline, is_offline, offline_folder
from clocksmith.server.http.openapi import document
from clocksmith.server.http.pages import Pages
from clocksmith.server.http.responses import error_response, response_of
from clocksmith.server.lessons.api import LESSONS
from clocksmith.server.lessons.board import BOARD
from clocksmith.server.lessons.board_pictures import BOARD_PICTURES
from clocksmith.server.matchmaking.api import MATCHMAKING
from clocksmith.server.moderation.api import MODERATION
from clocksmith.server.notifications.api import NOTIFICATIONS
from clocksmith.server.puzzles.api import PUZZLES
from clocksmith.server.puzzles.pictures import PUZZLE_PICTURES
from clocksmith.server.services import Services
from clocksmith.server.settings import Settings
from clocksmith.server.tables.api.chat import CHAT
from clocksmith.server.tables.api.history import HISTORY
from clocksmith.server.tables.api.lobby import LOBBY
from clocksmith.server.tables.api.play import PLAY
from clocksmith.server.tables.api.proposals import PROPOSALS
from clocksmith.server.tables.socket import listen
from clocksmith.server.thinking.remote.api import REMOTE

PREFIX: Final = "/api"
# The most frequent endpoints first.
ENDPOINTS: Final = (
    PLAY,
    CHAT,
    PROPOSALS,
    HISTORY,
    LOBBY,
    MATCHMAKING,
    LESSONS,
    BOARD,
    BOARD_PICTURES,
    PUZZLES,
    PUZZLE_PICTURES,
    BOXES,
    ACCOUNTS,
    TOKENS,
    EVENTS,
    NOTIFICATIONS,
    MODERATION,
    REMOTE,
)


class Application(Starlette):
    """Starlette without its own middleware: the guard handles all errors."""

    guard: ASGIApp

    def build_middleware_stack(self) -> ASGIApp:
        """Return the outermost layer."""
        return self.guard


def make_app(settings: Settings, externals: Externals | None = None) -> Starlette:
    """Return the application; it opens its database now and closes it on shutdown."""
    externals = externals or Externals()
    services = Services(settings, externals)

    @asynccontextmanager
    async def life(_: Starlette) -> AsyncIterator[None]:
        services.sync.start()
        services.table_cache.start()
        services.cleanup.start()
        services.uptime.start()
        services.notifications.start()
        yield
        await services.close()

    app = Application(routes=_routes(services), lifespan=life)
    app.guard = Guard(app.router, settings, services.rate_address, services.tokens)
    app.router.redirect_slashes = False
    app.router.default = Elsewhere(
        Pages(built_client(), settings.origin), Offline(offline_folder(settings.site))
    )
    app.state.services = services
    return app


def _routes(services: Services) -> list[BaseRoute]:
    addresses: dict[str, list[Endpoint]] = {}
    for endpoints in ENDPOINTS:
        for endpoint in endpoints.listed:
            addresses.setdefault(PREFIX + endpoint.path, []).append(endpoint)
    return [
        *[Route(path, Dispatcher(same, services)) for path, same in addresses.items()],
        WebSocketRoute(f"{PREFIX}/tables/{{id}}/socket", _open_socket),
        Route(f"{PREFIX}/tables/{{id}}/socket", _ask_for_socket),
        Route(f"{PREFIX}/openapi.json", _describe),
        *watching(services),
    ]


async def _open_socket(socket: WebSocket) -> None:
    await listen(socket, socket.app.state.services, socket.path_params["id"])


async def _ask_for_socket(_: Request) -> Response:
    response = error_response(RequestError(UPGRADE_NEEDED, "this is the address of a WebSocket"))
    response.headers["upgrade"], response.headers["connection"] = "websocket", "upgrade"
    return response


@cache
def _description() -> Response:
    listed = [endpoint for endpoints in ENDPOINTS for endpoint in endpoints.listed]
    return response_of(document(listed, PREFIX))


async def _describe(_: Request) -> Response:
    return _description()


class Elsewhere:
    """Handles every path without an endpoint: pages and unknown addresses."""

    def __init__(self, pages: Pages, offline: Offline) -> None:
        self._pages = pages
        self._offline = offline

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Respond with a page, or with "not found"."""
        if scope["type"] == "websocket":
            await send({"type": "websocket.close", "code": 1008})
        elif scope["path"].startswith(f"{PREFIX}/"):
            nothing = error_response(RequestError(NOT_FOUND, "there is nothing at this address"))
            await nothing(scope, receive, send)
        elif is_offline(scope["path"]):
            await self._offline(scope, receive, send)
        else:
            await self._pages(scope, receive, send)
