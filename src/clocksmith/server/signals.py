"""Signals that end the process."""

import asyncio
import contextlib
import signal


def listen_for_signals() -> "asyncio.Future[None]":
    """Return a future that is done when a signal asks the process to end."""
    loop = asyncio.get_running_loop()
    shutdown: asyncio.Future[None] = loop.create_future()

    def end() -> None:
        if not shutdown.done():
            shutdown.set_result(None)

    for number in (signal.SIGINT, signal.SIGTERM):
        with contextlib.suppress(NotImplementedError):  # Windows
            loop.add_signal_handler(number, end)
    return shutdown
