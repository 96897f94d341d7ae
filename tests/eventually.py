"""Waiting in tests: for something to hold, never for some time to pass."""

import asyncio
import time
from collections.abc import Awaitable, Callable
from typing import Final, TypeVar, overload

T = TypeVar("T")

PATIENCE: Final = 45.0  # seconds, on a busy machine: a coroutine test has a minute altogether
PAUSE: Final = 0.01  # seconds between two looks


@overload
async def eventually(holds: Callable[[], Awaitable[T]]) -> T: ...


@overload
async def eventually(holds: Callable[[], T]) -> T: ...


async def eventually(holds: Callable[[], object]) -> object:
    """Wait until something holds, and return what it came to."""
    give_up = time.monotonic() + PATIENCE
    while True:
        result = holds()
        if isinstance(result, Awaitable):
            result = await result
        if result:
            return result
        assert time.monotonic() < give_up, f"it still does not hold after {PATIENCE:g} seconds"
        await asyncio.sleep(PAUSE)


def wait_until(holds: Callable[[], T], patience: float = PATIENCE) -> T:
    """Wait until something holds, outside an event loop, and return what it came to."""
    give_up = time.monotonic() + patience
    while not (result := holds()):
        assert time.monotonic() < give_up, f"it still does not hold after {patience:g} seconds"
        time.sleep(PAUSE)
    return result
