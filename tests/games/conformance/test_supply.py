"""Pieces, cards and money add up after every action, and the invariants hold."""

from clocksmith.testing import contract
from games.conformance.games import Table, random_games


@random_games()
def test_nothing_is_lost_and_nothing_made(name: str, number: int) -> None:
    contract.nothing_is_lost_and_nothing_made(Table(name, number))
