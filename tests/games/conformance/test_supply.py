"""Pieces, cards and money add up after every action, and the invariants hold."""

import pytest

from clocksmith.testing import contract
from games.conformance.games import NUMBERS, Table


@pytest.mark.parametrize(("name", "number"), NUMBERS)
def test_nothing_is_lost_and_nothing_made(name: str, number: int) -> None:
    contract.nothing_is_lost_and_nothing_made(Table(name, number))
