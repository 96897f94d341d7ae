"""The suite that every game must pass, for authors of games.

    from clocksmith.testing import conform


    def test_my_game_keeps_the_contract() -> None:
        conform(GAME)

:func:`conform` plays random games and checks everything in them. To see each
promise as a test of its own, give :data:`IN_EVERY_GAME` and :data:`ONCE` to
pytest's ``parametrize`` instead, as the tests of Clocksmith do.
"""

from clocksmith.testing.driver import Driver
from clocksmith.testing.randomgame import RandomGame
from clocksmith.testing.suite import IN_EVERY_GAME, ONCE, conform

__all__ = ["IN_EVERY_GAME", "ONCE", "Driver", "RandomGame", "conform"]
