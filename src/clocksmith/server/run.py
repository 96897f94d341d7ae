"""Running the server inside this one process, so that ending the process ends everything."""

import asyncio
import contextlib
import errno
import gc
import socket
import sys
from collections.abc import Callable
from dataclasses import replace
from typing import Any, Final

from starlette.applications import Starlette

from clocksmith.server.app import make_app
from clocksmith.server.network.server import NetworkServer
from clocksmith.server.services import Services
from clocksmith.server.settings import Settings
from clocksmith.server.signals import listen_for_signals

FILES: Final = 32_000  # that the process wants to have open at once
OWN_FILES: Final = 200  # of them for bots, the database and pages, however many people come
FOR_SOCKETS: Final = 0.8  # of the connections; the others are for requests
COLLECTING: Final = (50_000, 20, 50)  # tables hold much that lives long, and are no cycles
# A thread that writes waits for the one that works for at most so long, and
# a commit lets go and waits anew several times.
HANDING_OVER_SECONDS: Final = 0.0005
ENDING_SECONDS: Final = 3.0  # for requests under way
LEAVING_SECONDS: Final = 0.2  # for messages on their way when the server ends


class PortTakenError(Exception):
    """Something else listens at the port."""


def free_port(host: str, port: int) -> int:
    """Return *port*, or any free one for 0; PortTakenError when it cannot be had."""
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
    """Serve until the process is told to end; *ready* is called once people can connect."""
    connections = allowed_files() - OWN_FILES
    sockets = min(settings.sockets, int(FOR_SOCKETS * connections))
    app = make_app(replace(settings, sockets=sockets))
    _runner()(_serve(app, settings, connections, ready))


def allowed_files() -> int:
    """Return how many files this process may have open, after it has asked for as many as it wants.

    A connection is a file. Where none is left nobody gets in, and no bot can be started.
    """
    try:
        import resource
    except ImportError:  # Windows has no such limit
        return FILES
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    if soft == resource.RLIM_INFINITY or soft >= FILES:
        return FILES
    wanted = FILES if hard == resource.RLIM_INFINITY else min(FILES, hard)
    try:
        resource.setrlimit(resource.RLIMIT_NOFILE, (wanted, hard))
    except (ValueError, OSError):  # a Mac has a lower limit beside
        return max(soft, 2 * OWN_FILES)
    return max(wanted, 2 * OWN_FILES)


async def _serve(
    app: Starlette, settings: Settings, connections: int, ready: Callable[[], None]
) -> None:
    services: Services = app.state.services
    services.stories.prepare()
    told = listen_for_signals()
    async with app.router.lifespan_context(app):
        server = NetworkServer(app, connections)
        await server.start(settings.host, settings.port)
        gc.freeze()
        gc.set_threshold(*COLLECTING)
        sys.setswitchinterval(HANDING_OVER_SECONDS)
        ready()
        await told
        services.table_cache.close()  # listeners are told to come back
        await asyncio.sleep(LEAVING_SECONDS)
        with contextlib.suppress(TimeoutError):  # a request that hangs goes down with the process
            async with asyncio.timeout(ENDING_SECONDS):
                await server.stop()


def _runner() -> Callable[..., Any]:
    """Return what runs an event loop: uvloop where there is one, as it is twice as fast."""
    try:
        import uvloop
    except ImportError:
        return asyncio.run
    return uvloop.run
