"""For whoever watches the server: whether it lives, whether it can serve, and its figures."""

import asyncio
import time
from typing import Final

from sqlalchemy import Connection, text
from starlette.requests import Request
from starlette.responses import PlainTextResponse, Response
from starlette.routing import BaseRoute, Route

from clocksmith import __version__
from clocksmith.server.api.responses import response_of
from clocksmith.server.metrics import KIND
from clocksmith.server.services import Services

READY_SECONDS: Final = 5.0  # for the database to answer
LOOK_SECONDS: Final = 1.0  # between two looks
NO_STORE: Final = {"cache-control": "no-store"}


def watching(services: Services) -> list[BaseRoute]:
    """Return the routes; a proxy need not hand them on."""

    async def health(_: Request) -> Response:
        """Tell that the process answers: whoever hears nothing may start it anew."""
        return response_of({"status": "ok", "version": __version__})

    looking = Looking(services)

    async def ready(_: Request) -> Response:
        """Tell whether people can play: whether the database reads and writes."""
        trouble = await looking.trouble()
        if trouble is None:
            return response_of({"status": "ready"})
        told = response_of({"status": "unavailable", "reason": trouble})
        told.status_code = 503
        return told

    async def metrics(_: Request) -> Response:
        """Tell the figures, where the host wants them told."""
        if services.metrics is None:
            return PlainTextResponse("Figures are told with CLOCKSMITH_METRICS=yes.", 404)
        return Response(services.metrics.text(), 200, NO_STORE, KIND)

    return [Route("/health", health), Route("/ready", ready), Route("/metrics", metrics)]


class Looking:
    """Looks whether people can play; what was just seen is told again, since looking costs."""

    def __init__(self, services: Services) -> None:
        self._services = services
        self._lock = asyncio.Lock()
        self._seen: str | None = None
        self._until = 0.0

    async def trouble(self) -> str | None:
        """Return what keeps people from playing; None when nothing does."""
        async with self._lock:
            if time.monotonic() >= self._until:
                self._seen = await self._look()
                self._until = time.monotonic() + LOOK_SECONDS
        return self._seen

    async def _look(self) -> str | None:
        if self._services.is_closed:
            return "the server is shutting down"
        try:
            async with asyncio.timeout(READY_SECONDS):
                await self._services.uptime.note()
                await self._services.store.read(_ask)
        except TimeoutError:
            return "the database takes too long"
        except Exception:
            return "the database fails"
        return None


def _ask(connection: Connection) -> None:
    connection.execute(text("SELECT 1"))
