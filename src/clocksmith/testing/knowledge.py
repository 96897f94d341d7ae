"""What must hold of what bots know about a game."""

from math import isclose
from typing import Any, Final

from clocksmith.bots.knowledge.knowledge import Knowledge
from clocksmith.bots.knowledge.registry import knowledge_of
from clocksmith.core.legal import Legal
from clocksmith.core.step import Chance
from clocksmith.testing.randomgame import RandomGame

LIMITS: Final = (1, 7, 100)


def knowledge_answers_in_every_position(table: RandomGame) -> None:
    """Forecasts, candidates, turns and parts are there and agree with each other."""
    game, knowledge = table.game, knowledge_of(table.game)
    for action in table.moves():
        if table.rng.random() < 0.1:
            key = table.state.key()
            assert len(knowledge.forecast(table.state)) == table.seats
            assert knowledge.spread(table.state) > 0.0
            _check_forecast_parts(knowledge, table.state, table.seats)
            assert knowledge.turn(table.state) == knowledge.turn(table.twin())
            if not isinstance(game.decision(table.state), Chance):
                _check_candidates(knowledge, table.state, game.legal(table.state))
            assert table.state.key() == key, "knowledge changes nothing"
        table.play(action)
    _check_forecast_parts(knowledge, table.state, table.seats)
    scores = [float(score) for score in game.scores(table.state)]
    assert knowledge.forecast(table.state) == scores, "of a finished game the scores are known"


def _check_candidates(knowledge: Knowledge[Any], state: Any, legal: Legal) -> None:
    """Candidates are legal answers, few, each once, the best first."""
    for limit in LIMITS:
        candidates = knowledge.candidates(state, legal, limit)
        assert 1 <= len(candidates) <= limit
        assert all(weight > 0.0 for _, weight in candidates)
        assert all(answer in legal for answer, _ in candidates)
        assert len({answer for answer, _ in candidates}) == len(candidates)
        weights = [weight for _, weight in candidates]
        assert weights == sorted(weights, reverse=True)


def _check_forecast_parts(knowledge: Knowledge[Any], state: Any, seats: int) -> None:
    """The parts of what a seat may expect add up to it, and each has a name of its own."""
    points = knowledge.forecast(state)
    for seat in range(seats):
        items = knowledge.forecast_parts(state, seat)
        total = sum(item.points for item in items)
        assert isclose(total, points[seat], abs_tol=1e-6), f"seat {seat}: {total}, {points[seat]}"
        assert len({item.name for item in items}) == len(items)
