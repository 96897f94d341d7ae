"""What must hold of the knowledge about every game, in positions of random games."""

from typing import Any

import pytest

from clocksmith.bots.knowledge.knowledge import Knowledge
from clocksmith.bots.knowledge.registry import knowledge_of
from clocksmith.core.step import Chance
from games.conformance.games import NUMBERS, Table


@pytest.mark.parametrize(("name", "number"), NUMBERS[3::20])
def test_knowledge_answers_in_every_position(name: str, number: int) -> None:
    table = Table(name, number)
    game, knowledge = table.game, knowledge_of(table.game)
    for action in table.moves():
        if table.rng.random() < 0.1:
            key = table.state.key()
            assert len(knowledge.forecast(table.state)) == table.seats
            assert knowledge.spread(table.state) > 0.0
            check_accounts(knowledge, table.state, table.seats)
            assert knowledge.turn(table.state) == knowledge.turn(table.twin())
            decision = game.decision(table.state)
            if not isinstance(decision, Chance):
                legal = game.legal(table.state)
                for limit in (1, 7, 100):
                    found = knowledge.candidates(table.state, legal, limit)
                    assert 1 <= len(found) <= limit
                    assert all(weight > 0.0 for _, weight in found)
                    assert all(answer in legal for answer, _ in found)
                    assert len({answer for answer, _ in found}) == len(found)
                    weights = [weight for _, weight in found]
                    assert weights == sorted(weights, reverse=True)
            assert table.state.key() == key
        table.play(action)
    check_accounts(knowledge, table.state, table.seats)
    assert knowledge.forecast(table.state) == [float(s) for s in game.scores(table.state)]


def check_accounts(knowledge: Knowledge[Any], state: Any, seats: int) -> None:
    """The parts of what a seat may expect add up to it, and each has a name of its own."""
    points = knowledge.forecast(state)
    for seat in range(seats):
        items = knowledge.account(state, seat)
        assert sum(item.points for item in items) == pytest.approx(points[seat], abs=1e-6)
        assert len({item.name for item in items}) == len(items)
