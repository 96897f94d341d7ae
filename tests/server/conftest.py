"""Tests of the server may be coroutines; each has an event loop and a minute of its own."""

import asyncio
import inspect

import pytest

LONGEST = 60.0  # seconds


@pytest.hookimpl(tryfirst=True)
def pytest_pyfunc_call(pyfuncitem: pytest.Function) -> bool | None:
    """Run a test that is a coroutine."""
    if not inspect.iscoroutinefunction(pyfuncitem.obj):
        return None
    names = inspect.signature(pyfuncitem.obj).parameters
    given = {name: pyfuncitem.funcargs[name] for name in names}

    async def bounded() -> None:
        async with asyncio.timeout(LONGEST):
            await pyfuncitem.obj(**given)

    asyncio.run(bounded())
    return True
