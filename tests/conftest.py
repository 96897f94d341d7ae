"""What every test run shares: the right clocksmith is tested, and twice gives the same."""

import os

import pytest
from hypothesis import settings

pytest.register_assert_rewrite("clocksmith.testing")
settings.register_profile("house", deadline=None, derandomize=True)
settings.load_profile("house")


@pytest.fixture(scope="session", autouse=True)
def the_clocksmith_that_is_meant() -> None:
    """Plain sources by default; the installed, compiled package with CLOCKSMITH_EXPECT=compiled."""
    import clocksmith.core.game as game

    compiled = not str(game.__file__).endswith(".py")
    meant = os.environ.get("CLOCKSMITH_EXPECT") == "compiled"
    wanted = "the compiled package" if meant else "the plain sources"
    assert compiled == meant, f"these tests are meant for {wanted}, but found {game.__file__}"
