"""Chapter 11: the end."""

import pytest

from clocksmith.core.outcome import Outcome
from clocksmith.games.khronos import GAME
from games.khronos.scene import end_turn, scene
from play import P0, P1, P2


@pytest.mark.rule("11")
def test_most_ecus_win() -> None:
    state = scene(ecus=(3, 12, 7), round=7, turn=2)
    end_turn(state)
    outcome = GAME.outcome(state)
    assert outcome == Outcome((3, 1, 2), (3, 12, 7), "seven-rounds")
    assert outcome.winners() == [P1]


@pytest.mark.rule("11")
def test_a_tie_is_a_shared_win() -> None:
    state = scene(ecus=(12, 3, 12), round=7, turn=2)
    end_turn(state)
    outcome = GAME.outcome(state)
    assert outcome is not None
    assert outcome.winners() == [P0, P2]
    assert outcome.places == (1, 3, 1)


@pytest.mark.rule("11", "2.4")
def test_the_last_income_counts() -> None:
    state = scene("watchtower c3 of 2; town d3", ecus=(12, 3, 10), round=7, turn=2)
    end_turn(state)
    outcome = GAME.outcome(state)
    assert outcome is not None
    assert outcome.scores == (12, 3, 13)
    assert outcome.winners() == [P2]


@pytest.mark.rule("11")
def test_there_is_no_outcome_before_the_end() -> None:
    state = scene(ecus=(3, 12, 7), round=7, turn=1)
    end_turn(state)
    assert GAME.outcome(state) is None
    assert GAME.scores(state) == [3, 12, 7]
