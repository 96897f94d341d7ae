"""make_app(settings): routes and life cycle, nothing else."""

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any, Final

from fastapi import FastAPI
from fastapi.exceptions import RequestValidationError
from fastapi.routing import APIRoute
from starlette.exceptions import HTTPException
from starlette.requests import Request
from starlette.responses import Response
from starlette.types import Receive, Scope, Send
from starlette.websockets import WebSocket

from clocksmith import __version__
from clocksmith.server.api.endpoint import refused
from clocksmith.server.api.finding import FINDING
from clocksmith.server.api.guard import Guard
from clocksmith.server.api.history import HISTORY
from clocksmith.server.api.openapi import document
from clocksmith.server.api.people import PEOPLE
from clocksmith.server.api.playing import PLAYING
from clocksmith.server.api.socket import listen
from clocksmith.server.errors import BAD_REQUEST, NOT_FOUND, WRONG_METHOD, RequestError
from clocksmith.server.externals import Externals
from clocksmith.server.pages import Pages, built_client
from clocksmith.server.services import Services
from clocksmith.server.settings import Settings

PREFIX: Final = "/api"
ENDPOINTS: Final = (PLAYING, HISTORY, FINDING, PEOPLE)  # what is asked most often first
HTTP_CODES: Final = {404: NOT_FOUND, 405: WRONG_METHOD}


def make_app(settings: Settings, externals: Externals | None = None) -> FastAPI:
    """Return the application; its database is opened here, and closed when it shuts down."""
    services = Services(settings, externals or Externals())

    @asynccontextmanager
    async def life(_: FastAPI) -> AsyncIterator[None]:
        services.table_cache.start()
        yield
        await services.close()

    app = FastAPI(
        title="Clocksmith",
        version=__version__,
        lifespan=life,
        openapi_url=f"{PREFIX}/openapi.json",
        docs_url=None,
        redoc_url=None,
        redirect_slashes=False,
        telemetry={"tracing": False, "metrics": False, "logs": False, "auto_configure": False},
        exception_handlers={
            HTTPException: _http_trouble,
            RequestValidationError: _bad_parameters,
        },
    )
    app.state.services = services
    for endpoints in ENDPOINTS:
        endpoints.mount(app, PREFIX, services)
    app.add_api_websocket_route(f"{PREFIX}/tables/{{id}}/socket", _socket)
    app.router.default = Elsewhere(Pages(built_client()))
    app.add_middleware(Guard, settings=settings)
    _describe(app)
    return app


def _describe(app: FastAPI) -> None:
    listed = [endpoint for endpoints in ENDPOINTS for endpoint in endpoints.listed]
    described: dict[str, Any] = {}

    def openapi() -> dict[str, Any]:
        if not described:
            described.update(document(app, listed, PREFIX))
        return described

    app.openapi = openapi  # type: ignore[method-assign]


class Elsewhere:
    """What no endpoint answers: pages, and addresses where there is nothing."""

    def __init__(self, pages: Pages) -> None:
        self._pages = pages

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Answer with a page, or with the news that there is none."""
        if scope["type"] == "websocket":
            await send({"type": "websocket.close", "code": 1008})
        elif scope["path"].startswith(f"{PREFIX}/"):
            nothing = refused(RequestError(NOT_FOUND, "there is nothing at this address"))
            await nothing(scope, receive, send)
        else:
            await self._pages(scope, receive, send)


async def _socket(socket: WebSocket, id: str) -> None:
    await listen(socket, socket.app.state.services, id)


async def _http_trouble(request: Request, error: Exception) -> Response:
    assert isinstance(error, HTTPException), "registered for this kind"
    code = HTTP_CODES.get(error.status_code, BAD_REQUEST)
    response = refused(RequestError(code, str(error.detail)))
    if code == WRONG_METHOD:
        response.headers["allow"] = ", ".join(_methods(request))
    return response


def _methods(request: Request) -> list[str]:
    """Return the methods that the address of a request takes."""
    path = request.url.path
    routes = [route for route in request.app.routes if isinstance(route, APIRoute)]
    found = [route.methods or set() for route in routes if route.path_regex.match(path)]
    return sorted(set().union(*found))


async def _bad_parameters(_: Request, error: Exception) -> Response:
    assert isinstance(error, RequestValidationError), "registered for this kind"
    told = [f"{'.'.join(map(str, one['loc']))}: {one['msg']}" for one in error.errors()]
    return refused(RequestError(BAD_REQUEST, "; ".join(told)[:500]))
