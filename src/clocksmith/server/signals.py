"""Signals: how a process is told to end."""

import asyncio
import contextlib
import signal


def listen_for_signals() -> "asyncio.Future[None]":
    """Return a future that is done when a signal tells the process to end."""
    loop = asyncio.get_running_loop()
    told: asyncio.Future[None] = loop.create_future()

    def end() -> None:
        if not told.done():
            told.set_result(None)

    for number in (signal.SIGINT, signal.SIGTERM):
        with contextlib.suppress(NotImplementedError):  # Windows
            loop.add_signal_handler(number, end)
    return told
