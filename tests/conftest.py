"""What every test run shares: the right clocksmith is tested, and twice gives the same."""

import asyncio
import inspect
import os
from collections.abc import Coroutine
from typing import Any

import pytest
from hypothesis import settings

import marks
from databases import cluster as cluster
from databases import postgresql as postgresql
from effort import ALL
from needs import NEEDS, left_out, missing

pytest.register_assert_rewrite("clocksmith.testing")
# Every run tries the same examples; make test-all names a seed, and tries others.
settings.register_profile("house", deadline=None, derandomize=not ALL, print_blob=True)
settings.load_profile("house")

LONGEST = 60.0  # seconds for a test that is a coroutine
CLOSING = 5.0  # seconds for one that was cancelled
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


@pytest.hookimpl(tryfirst=True)
def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Mark every test, before any is chosen by its marks."""
    for item in items:
        marks.mark(item)


def pytest_runtest_setup(item: pytest.Item) -> None:
    """Leave out a test that needs something this machine does not have."""
    for name in NEEDS:
        reason = missing(name) if item.get_closest_marker(name) is not None else None
        if reason is not None:
            pytest.skip(reason)


def pytest_terminal_summary(terminalreporter: pytest.TerminalReporter) -> None:
    """Say in a line what was left out, and in another which tests needed a second try."""
    skipped = [report.longrepr for report in terminalreporter.getreports("skipped")]
    line = left_out(str(reason[2]) for reason in skipped if isinstance(reason, tuple))
    if line:
        terminalreporter.write_line(line, yellow=True)
    again = sorted({report.nodeid for report in terminalreporter.getreports("rerun")})
    if again:
        names = ", ".join(again)
        line = f"work to do: {len(again)} browser tests needed a second try: {names}"
        terminalreporter.write_line(line, red=True)


@pytest.hookimpl(tryfirst=True)
def pytest_pyfunc_call(pyfuncitem: pytest.Function) -> bool | None:
    """Run a test that is a coroutine: it has an event loop and a minute of its own."""
    if not inspect.iscoroutinefunction(pyfuncitem.obj):
        return None
    names = inspect.signature(pyfuncitem.obj).parameters
    given = {name: pyfuncitem.funcargs[name] for name in names}

    asyncio.run(_bounded(pyfuncitem.obj(**given)))
    return True


async def _bounded(test: Coroutine[Any, Any, None]) -> None:
    """Run a test; one that takes too long ends even if a task misses being cancelled."""
    task = asyncio.ensure_future(test)
    _, late = await asyncio.wait({task}, timeout=LONGEST)
    if not late:
        return task.result()
    task.cancel()
    await asyncio.wait(late, timeout=CLOSING)
    problem = TimeoutError(f"it takes longer than {LONGEST:g} seconds")
    try:
        task.result()
    except (asyncio.CancelledError, asyncio.InvalidStateError) as where:
        raise problem from where
    raise problem
