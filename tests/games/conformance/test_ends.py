"""Every game ends, and says how."""

import pytest

from games.conformance.games import NUMBERS, Table


@pytest.mark.parametrize(("name", "number"), NUMBERS)
def test_every_game_ends_with_an_outcome(name: str, number: int) -> None:
    table = Table(name, number)
    for action in table.moves():
        assert table.game.outcome(table.state) is None
        table.play(action)
    outcome = table.game.outcome(table.state)
    assert outcome is not None
    assert list(outcome.scores) == table.game.scores(table.state)
    assert min(outcome.places) == 1
    assert outcome.winners()
    assert len(table.game.legal(table.state)) == 0
    over = table.game.refusal(table.state, table.game.actions.actions[0])
    assert over is not None
    assert over.key == "game-over"
