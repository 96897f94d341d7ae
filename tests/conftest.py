"""What every test run shares: the right clocksmith is tested, and twice gives the same."""

import asyncio
import inspect
import os

import pytest
from hypothesis import settings

from databases import cluster as cluster
from databases import postgresql as postgresql
from passes import TESTS, is_left_out

pytest.register_assert_rewrite("clocksmith.testing")
settings.register_profile("house", deadline=None, derandomize=True)
settings.load_profile("house")

LONGEST = 60.0  # seconds for a test that is a coroutine
# Processes, databases and people race here in real time, as pages do in a browser.
RACING = [
    TESTS / place
    for place in (
        "arena",
        "cli/test_balance.py",
        "cli/test_bench_server.py",
        "cli/test_work.py",
        "install",
        "server",
        "workers",
    )
]
COMPILED = os.environ.get("CLOCKSMITH_EXPECT") == "compiled"
if (
    not COMPILED
):  # before anything of clocksmith is imported, and for all processes that tests start
    os.environ["CLOCKSMITH_PURE"] = "1"


@pytest.fixture(scope="session", autouse=True)
def the_clocksmith_that_is_meant() -> None:
    """Plain sources by default; compiled rules of the same with CLOCKSMITH_EXPECT=compiled."""
    import clocksmith.core.game as game

    compiled = not str(game.__file__).endswith(".py")
    wanted = "the compiled rules" if COMPILED else "the plain sources"
    assert compiled == COMPILED, f"these tests are meant for {wanted}, but found {game.__file__}"


def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    """Leave out what the other pass of scripts/test runs, or another day; try again who races."""

    def is_here(item: pytest.Item) -> bool:
        thinks = item.get_closest_marker("thinking") is not None
        return not is_left_out(item.path, item.nodeid, thinks=thinks)

    kept = list(filter(is_here, items))
    if len(kept) < len(items):
        config.hook.pytest_deselected(items=[item for item in items if not is_here(item)])
        items[:] = kept
    for item in items:
        if any(map(item.path.is_relative_to, RACING)):  # once more; the summary names who failed
            item.add_marker(pytest.mark.flaky(reruns=1))


@pytest.hookimpl(tryfirst=True)
def pytest_pyfunc_call(pyfuncitem: pytest.Function) -> bool | None:
    """Run a test that is a coroutine: it has an event loop and a minute of its own."""
    if not inspect.iscoroutinefunction(pyfuncitem.obj):
        return None
    names = inspect.signature(pyfuncitem.obj).parameters
    given = {name: pyfuncitem.funcargs[name] for name in names}

    async def bounded() -> None:
        async with asyncio.timeout(LONGEST):
            await pyfuncitem.obj(**given)

    asyncio.run(bounded())
    return True
