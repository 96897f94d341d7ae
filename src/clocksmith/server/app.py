"""make_app(settings): routes and life cycle, nothing else."""

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

from clocksmith.server.api.boxes import BOXES
from clocksmith.server.api.dispatcher import Dispatcher
from clocksmith.server.api.endpoint import Endpoint
from clocksmith.server.api.finding import FINDING
from clocksmith.server.api.guard import Guard
from clocksmith.server.api.history import HISTORY
from clocksmith.server.api.keeping import KEEPING
from clocksmith.server.api.learning import LEARNING
from clocksmith.server.api.openapi import document
from clocksmith.server.api.people import PEOPLE
from clocksmith.server.api.playing import PLAYING
from clocksmith.server.api.puzzling import PUZZLING
from clocksmith.server.api.responses import error_response, response_of
from clocksmith.server.api.resting import RESTING
from clocksmith.server.api.settling import SETTLING
from clocksmith.server.api.socket import listen
from clocksmith.server.api.talking import TALKING
from clocksmith.server.api.telling import TELLING
from clocksmith.server.api.watching import watching
from clocksmith.server.api.wishing import WISHING
from clocksmith.server.errors import NOT_FOUND, RequestError
from clocksmith.server.externals import Externals
from clocksmith.server.pages import Pages, built_client
from clocksmith.server.services import Services
from clocksmith.server.settings import Settings

PREFIX: Final = "/api"
# What is asked most often first.
ENDPOINTS: Final = (
    PLAYING,
    TALKING,
    SETTLING,
    HISTORY,
    FINDING,
    WISHING,
    LEARNING,
    PUZZLING,
    BOXES,
    PEOPLE,
    TELLING,
    RESTING,
    KEEPING,
)


class Application(Starlette):
    """Starlette without the layers of its own: the guard answers for whatever goes wrong."""

    guard: ASGIApp

    def build_middleware_stack(self) -> ASGIApp:
        """Return the outermost layer."""
        return self.guard


def make_app(settings: Settings, externals: Externals | None = None) -> Starlette:
    """Return the application; its database is opened here, and closed when it shuts down."""
    externals = externals or Externals()
    services = Services(settings, externals)

    @asynccontextmanager
    async def life(_: Starlette) -> AsyncIterator[None]:
        services.following.start()
        services.table_cache.start()
        services.leaving.start()
        services.uptime.start()
        services.tidings.start()
        yield
        await services.close()

    app = Application(routes=_routes(services), lifespan=life)
    app.guard = Guard(app.router, settings, externals.now)
    app.router.redirect_slashes = False
    app.router.default = Elsewhere(Pages(built_client()))
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
        Route(f"{PREFIX}/openapi.json", _describe),
        *watching(services),
    ]


async def _open_socket(socket: WebSocket) -> None:
    await listen(socket, socket.app.state.services, socket.path_params["id"])


@cache
def _description() -> Response:
    listed = [endpoint for endpoints in ENDPOINTS for endpoint in endpoints.listed]
    return response_of(document(listed, PREFIX))


async def _describe(_: Request) -> Response:
    return _description()


class Elsewhere:
    """What no endpoint answers: pages, and addresses where there is nothing."""

    def __init__(self, pages: Pages) -> None:
        self._pages = pages

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Answer with a page, or with the message that there is none."""
        if scope["type"] == "websocket":
            await send({"type": "websocket.close", "code": 1008})
        elif scope["path"].startswith(f"{PREFIX}/"):
            nothing = error_response(RequestError(NOT_FOUND, "there is nothing at this address"))
            await nothing(scope, receive, send)
        else:
            await self._pages(scope, receive, send)
