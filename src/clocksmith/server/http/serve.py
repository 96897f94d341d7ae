"""The life cycle of uvicorn: it listens, checks its connections every second, and ends."""

import asyncio
import logging
import time
from collections.abc import Callable
from email.utils import formatdate
from typing import Final

import uvicorn
from starlette.types import ASGIApp

from clocksmith.server.http.config import LimitedConfig
from clocksmith.server.http.http_protocol import IDLE_SECONDS, LimitedHttpProtocol
from clocksmith.server.http.websocket_protocol import MESSAGE_BYTES, LimitedWebSocketProtocol
from clocksmith.server.settings import Rate, Settings

LOG: Final = logging.getLogger(__name__)
BACKLOG: Final = 1024  # connections waiting to be accepted
HANGING_SECONDS: Final = 1.0  # for requests of clients that were disconnected
TICKS: Final = 10  # of uvicorn, between two checks of the connections


class HttpServer(uvicorn.Server):
    """Serves an application to a limited number of connections, in all and per address."""

    def __init__(
        self,
        app: ASGIApp,
        most: int,
        most_of_one: int | None = None,
        now: Callable[[], float] = time.time,
        refusals: Rate = Settings.rate_refused,
    ) -> None:
        """Set the maximum of connections, in all and per address; responses are dated by *now*.

        *now* may differ from the machine's clock, which may have been set meanwhile.
        """
        config = LimitedConfig(
            app,
            most,
            most_of_one,
            refusals,
            http=LimitedHttpProtocol,
            ws=LimitedWebSocketProtocol,
            ws_max_size=MESSAGE_BYTES,
            ws_per_message_deflate=False,
            ws_ping_interval=None,  # clients ping the server
            interface="asgi3",
            lifespan="off",  # the application outlives the open port
            log_config=None,
            log_level=max(logging.WARNING, logging.getLogger().level),
            access_log=False,
            proxy_headers=False,
            server_header=False,
            date_header=False,
            backlog=BACKLOG,
            timeout_keep_alive=IDLE_SECONDS,
        )
        super().__init__(config)
        logging.getLogger("uvicorn.error").addFilter(_is_worth_a_line)
        self._now = now
        self._ticking: asyncio.Task[None] | None = None

    async def start(self, host: str, port: int) -> None:
        """Start listening."""
        self.config.host, self.config.port = host, port
        self.config.load()
        self.lifespan = self.config.lifespan_class(self.config)
        await self.on_tick(0)  # sets the date before the first response
        await self.startup()
        self._ticking = asyncio.get_running_loop().create_task(self.main_loop())

    def answer_by(self, app: ASGIApp) -> None:
        """Let another application answer new connections."""
        self.config.app = self.config.loaded_app = app

    async def stop(self, seconds: float) -> None:
        """Stop accepting, wait up to this long for open requests, then disconnect."""
        self.should_exit = True
        if self._ticking is not None:
            await self._ticking
        try:
            async with asyncio.timeout(seconds):
                await self.shutdown()
        except TimeoutError:
            for connection in list(self.server_state.connections):
                connection.transport.abort()
            if self.server_state.tasks:
                await asyncio.wait(self.server_state.tasks, timeout=HANGING_SECONDS)

    async def on_tick(self, counter: int) -> bool:
        ends = await super().on_tick(counter)
        if counter % TICKS == 0:
            date = formatdate(self._now(), usegmt=True).encode()
            self.server_state.default_headers = [(b"date", date)]
            self._check()
        return ends

    def _check(self) -> None:
        """Disconnect clients that time out; an error affects only its own connection."""
        now = asyncio.get_running_loop().time()
        for connection in list(self.server_state.connections):
            assert isinstance(connection, LimitedHttpProtocol | LimitedWebSocketProtocol)
            try:
                connection.check(now)
            except Exception:
                LOG.exception("a connection could not be checked")
                connection.transport.abort()


def _is_worth_a_line(record: logging.LogRecord) -> bool:
    """Return whether to log an event: not for mistakes of clients, which could flood the log."""
    return not record.getMessage().startswith("Invalid UTF-8")
