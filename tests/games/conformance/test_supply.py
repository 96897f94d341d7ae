"""Pieces, cards and money add up after every action, and the invariants hold."""

import pytest

from games.conformance.games import NUMBERS, Table, watcher


@pytest.mark.parametrize(("name", "number"), NUMBERS)
def test_nothing_is_lost_and_nothing_made(name: str, number: int) -> None:
    table = Table(name, number)
    accounts = watcher(name, table.state)
    for action in table.moves():
        accounts.check(table.state, table.play(action))
