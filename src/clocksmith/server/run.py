"""Runs the server in this one process; ending the process ends everything."""

import asyncio
import errno
import gc
import logging
import socket
import sys
from collections.abc import Callable
from dataclasses import replace
from typing import Any, Final

from sqlalchemy.exc import DBAPIError
from starlette.applications import Starlette

from clocksmith.server.app import make_app
from clocksmith.server.clock import Externals
from clocksmith.server.database.engine import DatabaseAwayError, open_database, unusable
from clocksmith.server.http.serve import HttpServer
from clocksmith.server.http.waiting import waiting_app
from clocksmith.server.services import Services
from clocksmith.server.settings import Settings
from clocksmith.server.signals import listen_for_signals

LOG: Final = logging.getLogger(__name__)
FILES: Final = 32_000  # open files that the process asks for
OWN_FILES: Final = 200  # of them for bots, the database and pages, at any number of connections
FOR_SOCKETS: Final = 0.8  # of the connections; the rest is for requests
COLLECTING: Final = (50_000, 20, 50)  # tables hold many long-lived objects without cycles
# Maximum time a writing thread waits for the working thread;
# a commit releases the lock and waits again several times.
HANDING_OVER_SECONDS: Final = 0.0005
ENDING_SECONDS: Final = 3.0  # for open requests
RETRY_SECONDS: Final = 1.0  # between two tries to open a database that is away
LEAVING_SECONDS: Final = 0.2  # for messages in transit when the server ends


class PortTakenError(Exception):
    """Another program listens on the port."""


def free_port(host: str, port: int) -> int:
    """Return *port*, or any free one for 0; PortTakenError if it is not available."""
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    with socket.socket(family) as probe:
        probe.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        try:
            probe.bind((host, port))
        except OSError as error:
            if error.errno == errno.EADDRINUSE:
                raise PortTakenError from None
            raise
        return int(probe.getsockname()[1])


def run(settings: Settings, ready: Callable[[], None]) -> None:
    """Serve until a signal ends the process; call *ready* once clients can connect.

    Raise DatabaseError if the database cannot be used.
    """
    connections = allowed_files() - OWN_FILES
    sockets = min(settings.sockets, int(FOR_SOCKETS * connections))
    try:
        _runner()(_serve(replace(settings, sockets=sockets), connections, ready))
    except DBAPIError as error:  # it went away while the server started
        raise unusable(error, settings.database) from None


def allowed_files() -> int:
    """Raise the limit of open files as far as needed and possible, and return it.

    A connection is a file. Without free files nobody can connect and no bot can start.
    """
    try:
        import resource
    except ImportError:  # Windows has no such limit
        return FILES
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    if soft == resource.RLIM_INFINITY or soft >= FILES:
        return FILES
    limit = FILES if hard == resource.RLIM_INFINITY else min(FILES, hard)
    try:
        resource.setrlimit(resource.RLIMIT_NOFILE, (limit, hard))
    except (ValueError, OSError):  # macOS has a lower limit besides
        return max(soft, 2 * OWN_FILES)
    return max(limit, 2 * OWN_FILES)


async def _serve(settings: Settings, connections: int, ready: Callable[[], None]) -> None:
    shutdown, externals = listen_for_signals(), Externals()
    # Behind a proxy all connections come from the proxy.
    of_one = None if settings.trust_proxy else settings.connections_address
    waiting = waiting_app(settings, externals.now)
    server = HttpServer(waiting, connections, of_one, externals.now, settings.rate_refused)
    try:
        app: Starlette | None = _application(settings, externals)
    except DatabaseAwayError as error:
        LOG.warning("%s; only pages are served until it is back", error)
        await server.start(settings.host, settings.port)
        ready()
        app = await _application_later(settings, externals, shutdown)
    if app is None:
        await server.stop(ENDING_SECONDS)
        return
    services: Services = app.state.services
    services.stories.prepare()
    async with app.router.lifespan_context(app):
        server.answer_by(app)
        if not server.started:
            await server.start(settings.host, settings.port)
            ready()
        gc.freeze()
        gc.set_threshold(*COLLECTING)
        sys.setswitchinterval(HANDING_OVER_SECONDS)
        await shutdown
        services.event_streams.close()
        services.table_cache.close()  # asks the listeners to reconnect
        await asyncio.sleep(LEAVING_SECONDS)
        await server.stop(ENDING_SECONDS)


def _application(settings: Settings, externals: Externals) -> Starlette:
    """Return the application; DatabaseError if its database cannot be used."""
    try:
        return make_app(settings, externals)
    except DBAPIError as error:  # it went away after it was opened
        raise unusable(error, settings.database) from None


async def _application_later(
    settings: Settings, externals: Externals, shutdown: "asyncio.Future[None]"
) -> Starlette | None:
    """Return the application once its database answers; None if the process ends before that."""
    while True:
        await asyncio.wait([shutdown], timeout=RETRY_SECONDS)
        if shutdown.done():
            return None
        try:
            # In a thread, since it may take long to find out that nobody answers.
            await asyncio.to_thread(_try_database, settings)
            app = _application(settings, externals)
        except DatabaseAwayError:
            continue
        LOG.warning("the database is back")
        return app


def _try_database(settings: Settings) -> None:
    open_database(settings.database, settings.database_seconds).dispose()


def _runner() -> Callable[..., Any]:
    """Return an event loop runner: with uvloop if available, as it is twice as fast."""
    try:
        import uvloop
    except ImportError:
        return asyncio.run
    return uvloop.run
