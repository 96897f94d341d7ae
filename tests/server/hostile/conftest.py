"""One real server for all hostile tests of a process; each leaves its tables as they were."""

import asyncio
from collections.abc import Iterator
from typing import Any

import pytest

from clocksmith.cli.commands.bench.server.served import Served
from server.hostile.scene import Scene


@pytest.fixture(scope="session")
def served() -> Iterator[Served]:
    """A server without limits on how often somebody comes."""
    with Served() as served:
        yield served


@pytest.fixture(scope="module")
def guarded() -> Iterator[Scene]:
    """The tables on a server with limits, some of them narrow."""
    rates = {"USER": "40/0.2", "CHAT": "3/0.1", "OPEN": "20/0.1", "SIGN_IN": "5/0.1"}
    with Served(**{f"CLOCKSMITH_RATE_{name}": rate for name, rate in rates.items()}) as served:
        scene = Scene(served.port)
        asyncio.run(scene.set_up())
        yield scene


@pytest.fixture(scope="session")
def whole_scene(served: Served, request: pytest.FixtureRequest) -> Scene:
    """The tables of host and guest; the running one of Khronos, or of the game asked for."""
    scene = Scene(served.port, getattr(request, "param", "khronos"))
    asyncio.run(scene.set_up())
    return scene


@pytest.fixture(scope="session")
def untouched(whole_scene: Scene) -> dict[str, Any]:
    """How the tables look before anybody tries to spoil them."""
    return asyncio.run(whole_scene.seen())


@pytest.fixture
def scene(served: Served, whole_scene: Scene, untouched: dict[str, Any]) -> Iterator[Scene]:
    """The tables, which always look the same; and nothing has gone wrong inside."""
    yield whole_scene
    assert asyncio.run(whole_scene.seen()) == untouched
    assert served.log.read_text("utf-8") == ""
