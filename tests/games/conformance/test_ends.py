"""Every game ends, and says how."""

import pytest

from clocksmith.testing import contract
from games.conformance.games import NUMBERS, Table


@pytest.mark.parametrize(("name", "number"), NUMBERS)
def test_every_game_ends_with_an_outcome(name: str, number: int) -> None:
    contract.every_game_ends_with_an_outcome(Table(name, number))
