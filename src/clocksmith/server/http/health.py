"""Monitoring: liveness, readiness and metrics."""

import asyncio
import time
from typing import TYPE_CHECKING, Final

from sqlalchemy import Connection, text
from starlette.requests import Request
from starlette.responses import PlainTextResponse, Response
from starlette.routing import BaseRoute, Route

from clocksmith import __version__
from clocksmith.server.http.metrics import KIND
from clocksmith.server.http.responses import response_of

if TYPE_CHECKING:
    from clocksmith.server.services import Services

READY_SECONDS: Final = 5.0  # timeout for the database
LOOK_SECONDS: Final = 1.0  # minimum interval between two checks
NO_STORE: Final = {"cache-control": "no-store"}


def watching(services: "Services") -> list[BaseRoute]:
    """Return the monitoring routes; a proxy need not forward them."""

    async def health(_: Request) -> Response:
        """Liveness: the process responds. Restart it if it does not."""
        return healthy()

    checker = Looking(services)

    async def ready(_: Request) -> Response:
        """Readiness: the database reads and writes."""
        trouble = await checker.trouble()
        return response_of({"status": "ready"}) if trouble is None else unready(trouble)

    async def metrics(_: Request) -> Response:
        """Return the metrics, if the host has enabled them."""
        if services.metrics is None:
            return PlainTextResponse("Figures are told with CLOCKSMITH_METRICS=yes.", 404)
        return Response(services.metrics.text(), 200, NO_STORE, KIND)

    return [
        Route("/health", health),
        Route("/healthz", health),
        Route("/ready", ready),
        Route("/metrics", metrics),
    ]


def healthy() -> Response:
    """Return the response of a process that runs."""
    return response_of({"status": "ok", "version": __version__})


def unready(reason: str) -> Response:
    """Return the response of a server on which nobody can play, with the reason."""
    response = response_of({"status": "unavailable", "reason": reason})
    response.status_code = 503
    return response


class Looking:
    """Checks readiness; caches the result briefly, as a check is expensive."""

    def __init__(self, services: "Services") -> None:
        self._services = services
        self._lock = asyncio.Lock()
        self._seen: str | None = None
        self._until = 0.0

    async def trouble(self) -> str | None:
        """Return what prevents people from playing; None if all is well."""
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
