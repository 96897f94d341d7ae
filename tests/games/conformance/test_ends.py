"""Every game ends, and says how."""

from clocksmith.testing import contract
from games.conformance.games import Table, random_games


@random_games()
def test_every_game_ends_with_an_outcome(name: str, number: int) -> None:
    contract.every_game_ends_with_an_outcome(Table(name, number))
