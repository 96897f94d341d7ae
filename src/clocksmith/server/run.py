"""Running the server inside this one process, so that ending the process ends everything."""

import asyncio
import errno
import gc
import logging
import socket
import sys
from collections.abc import Callable
from dataclasses import replace
from typing import Any, Final

from granian.constants import Interfaces
from granian.http import HTTP1Settings
from granian.server.embed import Server
from starlette.applications import Starlette

from clocksmith.server.app import make_app
from clocksmith.server.services import Services
from clocksmith.server.settings import Settings
from clocksmith.server.signals import listen_for_signals

FILES: Final = 32_000  # that the process wants to have open at once
OWN_FILES: Final = 200  # of them for bots, the database and pages, however many people come
FOR_SOCKETS: Final = 0.8  # of the connections; the others are for requests
HEADER_BYTES: Final = 64 * 1024
COLLECTING: Final = (50_000, 20, 50)  # tables hold much that lives long, and are no cycles
# A thread that writes, or takes a request, waits for the one that works for at most so long, and
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
    server = Server(
        app,
        settings.host,
        settings.port,
        interface=Interfaces.ASGI,
        backlog=1024,
        backpressure=connections,
        http1_settings=HTTP1Settings(max_buffer_size=HEADER_BYTES),
        log_enabled=False,
    )
    services: Services = app.state.services
    services.stories.prepare()
    told = listen_for_signals()
    serving = asyncio.create_task(server.serve())
    await _listening(settings, serving)
    gc.freeze()
    gc.set_threshold(*COLLECTING)
    sys.setswitchinterval(HANDING_OVER_SECONDS)
    ready()
    await asyncio.wait((serving, told), return_when=asyncio.FIRST_COMPLETED)
    services.table_cache.close()  # listeners are told to come back
    await asyncio.sleep(LEAVING_SECONDS)
    server.stop()  # type: ignore[no-untyped-call]
    await asyncio.wait((serving,), timeout=ENDING_SECONDS)
    if not serving.done():  # a request hangs: it goes down with the process, without a word
        asyncio.get_running_loop().set_exception_handler(lambda *_: None)
        await services.close()


def _runner() -> Callable[..., Any]:
    """Return what runs an event loop: uvloop where there is one, as it is twice as fast."""
    try:
        import uvloop
    except ImportError:
        return asyncio.run
    return uvloop.run


async def _listening(settings: Settings, serving: "asyncio.Task[None]") -> None:
    """Wait until somebody can connect."""
    host = {"0.0.0.0": "127.0.0.1", "::": "::1"}.get(settings.host, settings.host)
    while not serving.done():
        try:
            _, writer = await asyncio.open_connection(host, settings.port)
        except OSError:
            await asyncio.sleep(0.01)
        else:
            writer.close()
            return
    logging.getLogger(__name__).error("the server ended before anybody could connect")
